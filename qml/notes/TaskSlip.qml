// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "../scene/cover.js" as Cover

// What a learner is to do, and what their last move has come to, as near to what it is about as it can lie without hiding what lies there.
Rectangle {
    id: slip

    required property string words
    required property string verdict
    /// The verdict is that all is done.
    required property bool done
    /// What it is about; of no size: something that lies nowhere.
    required property rect about
    /// What should not be hidden.
    required property list<rect> things
    /// Where it may lie.
    required property rect within

    readonly property int pad: Math.round(Theme.unit * 0.7)
    readonly property point place: {
        const wide = within.width - width - 2 * pad;
        const high = within.height - height - 2 * pad;
        const from = about.width > 0 ? Qt.point(about.x + about.width / 2, about.y + about.height / 2) : Qt.point(within.x + within.width * 0.75, within.y + within.height);
        const boxes = Cover.plain(things);
        // What it hides counts more than any way.
        const cost = at => Cover.hides(at.x, at.y, width, height, boxes) / (width * height) * 40 * within.width + Math.hypot(at.x + width / 2 - from.x, at.y + height / 2 - from.y);
        let best = null;
        let least = Infinity;
        const search = (left, top, right, bottom, columns, rows) => {
            for (let i = 0; i < columns * rows; ++i) {
                const at = Qt.point(Math.round(left + (right - left) * (i % columns) / (columns - 1)), Math.round(top + (bottom - top) * Math.floor(i / columns) / (rows - 1)));
                const now = cost(at);
                if (now < least) {
                    least = now;
                    best = at;
                }
            }
        };
        const first = Qt.point(within.x + pad, within.y + pad);
        const last = Qt.point(first.x + wide, first.y + high);
        search(first.x, first.y, last.x, last.y, 12, 10);
        // About there a narrow gap may do.
        const near = best ?? first;
        search(Math.max(first.x, near.x - wide / 11), Math.max(first.y, near.y - high / 9), Math.min(last.x, near.x + wide / 11), Math.min(last.y, near.y + high / 9), 9, 13);
        return best;
    }

    x: place.x
    y: place.y
    // Beside a hand on a small table. By the words in one line: what a text that is broken would like changes with its breadth.
    width: Math.min(within.width - 2 * pad, Math.round(Math.min(Theme.unit * 17, within.width * 0.36)), Math.ceil(Math.max(wordsLine.advanceWidth, verdictLine.advanceWidth)) + 3 * pad + 1)
    height: column.height + 2 * pad
    radius: 3
    color: Theme.parchment
    border.width: 2
    border.color: done ? Theme.goldDark : Theme.gold
    Accessible.role: Accessible.StaticText
    Accessible.name: (words + " " + verdict).trim()

    TextMetrics {
        id: wordsLine
        text: label.text
        font: label.font
    }
    TextMetrics {
        id: verdictLine
        text: slip.verdict === "" ? "" : said.text
        font: said.font
    }
    Column {
        id: column
        x: Math.round(slip.pad * 1.5)
        y: slip.pad
        width: slip.width - 3 * slip.pad
        spacing: Math.round(slip.pad * 0.6)
        PlainText {
            id: label
            width: parent.width
            visible: text !== ""
            text: slip.words
            wrapMode: Text.WordWrap
            color: Theme.sable
            font.family: Theme.nameFamily
            font.pixelSize: Theme.normal
            Accessible.ignored: true
        }
        PlainText {
            id: said
            width: parent.width
            visible: slip.verdict !== ""
            // A sign tells it at a glance; it is no word.
            text: (slip.done ? "\u2713 " : Theme.mirrored ? "\u2190 " : "\u2192 ") + slip.verdict
            wrapMode: Text.WordWrap
            color: Theme.sable
            font.family: Theme.textFamily
            font.bold: true
            font.pixelSize: Theme.normal
            Accessible.ignored: true
        }
    }
}
