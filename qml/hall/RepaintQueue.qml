// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Schedules repainting of the hall's pictures: each once per batch of changes, none before resizing has settled, and
// the smallest first, so that most are shown soon.
QtObject {
    id: easel

    property var waiting: []
    readonly property Timer rest: Timer {
        interval: 150
        onTriggered: easel.paint()
    }
    readonly property Timer next: Timer {
        interval: 1
        onTriggered: easel.paint()
    }

    /// Called while the window is being resized.
    function wait() {
        rest.restart();
    }
    function ask(picture: Item) {
        if (!waiting.includes(picture))
            waiting.push(picture);
        next.start();
    }
    function forget(picture: Item) {
        waiting = waiting.filter(other => other !== picture);
    }
    /// Paints for about two frames, then yields so that the results are shown before the rest is painted.
    function paint() {
        // One that is gone has no members any more: in Qt 6.8 some are gone without having been forgotten.
        waiting = waiting.filter(picture => picture.pixels !== undefined);
        if (rest.running || waiting.length === 0)
            return;
        const area = picture => picture.pixels.width * picture.pixels.height;
        waiting.sort((one, other) => area(other) - area(one));
        const end = Date.now() + 30;
        do
            waiting.pop().paint();
        while (waiting.length > 0 && Date.now() < end);
        if (waiting.length > 0)
            next.start();
    }
}
