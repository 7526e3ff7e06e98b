// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Has the pictures of the hall painted anew: each but once for all that changes about it at a time, none before the window's
// size has come to rest, and the smallest first, so that words can soon be read.
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

    /// The window's size changes.
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
    /// For about two frames; what has been painted is seen before the rest is.
    function paint() {
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
