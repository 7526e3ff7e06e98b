// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "../scene/cover.js" as Cover

// What a learner is to do, as near to what it is about as it can lie without hiding what lies there.
Rectangle {
    id: slip

    required property string words
    /// What it is about; of no size: something that lies nowhere.
    required property rect about
    /// What should not be hidden.
    required property var things
    /// Where it may lie.
    required property rect within

    readonly property int pad: Math.round(Theme.unit * 0.7)
    readonly property point place: {
        const wide = within.width - width - 2 * pad;
        const high = within.height - height - 2 * pad;
        const from = about.width > 0 ? Qt.point(about.x + about.width / 2, about.y + about.height / 2) : Qt.point(within.x + within.width * 0.75, within.y + within.height);
        // What it hides counts more than any way.
        const cost = at => Cover.hides(at.x, at.y, width, height, things) / (width * height) * 10 * within.width + Math.hypot(at.x + width / 2 - from.x, at.y + height / 2 - from.y);
        let best = null;
        let least = Infinity;
        for (let i = 0; i < 120; ++i) {
            const at = Qt.point(Math.round(within.x + pad + wide * (i % 12) / 11), Math.round(within.y + pad + high * Math.floor(i / 12) / 9));
            const now = cost(at);
            if (now < least) {
                least = now;
                best = at;
            }
        }
        return best;
    }

    x: place.x
    y: place.y
    width: Math.min(within.width - 2 * pad, Math.round(Theme.unit * 17), label.implicitWidth + 3 * pad)
    height: label.height + 2 * pad
    radius: 3
    color: Theme.parchment
    border.width: 2
    border.color: Theme.gold
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    PlainText {
        id: label
        x: Math.round(slip.pad * 1.5)
        y: slip.pad
        width: slip.width - 3 * slip.pad
        text: slip.words
        wrapMode: Text.WordWrap
        color: Theme.sable
        font.family: Theme.nameFamily
        font.pixelSize: Theme.normal
        Accessible.ignored: true
    }
}
