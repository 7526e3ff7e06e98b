// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "../scene/cover.js" as Cover

// A learner's task and the verdict on their last move, as near to its subject as possible without covering pieces.
Parchment {
    id: slip

    required property string words
    required property string verdict
    /// The verdict says that the task is complete.
    required property bool done
    /// Rectangle of the subject; empty: it is nowhere on the table.
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
        // Smaller gaps are tried near that position.
        const near = best ?? first;
        search(Math.max(first.x, near.x - wide / 11), Math.max(first.y, near.y - high / 9), Math.min(last.x, near.x + wide / 11), Math.min(last.y, near.y + high / 9), 9, 13);
        return best;
    }

    x: place.x
    y: place.y
    // Beside the hand on a small table. From the unwrapped text: the implicit width of wrapped text depends on its
    // width.
    width: Math.min(within.width - 2 * pad, Math.round(Math.min(Theme.unit * 17, within.width * 0.36)), Math.ceil(Math.max(wordsLine.advanceWidth, verdictLine.advanceWidth)) + 3 * pad + 1)
    height: column.height + 2 * pad
    radius: 3
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
        NameText {
            id: label
            width: parent.width
            visible: text !== ""
            text: slip.words
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            Accessible.ignored: true
        }
        PlainText {
            id: said
            width: parent.width
            visible: slip.verdict !== ""
            // Symbols, not translated.
            text: (slip.done ? "\u2713 " : Theme.mirrored ? "\u2190 " : "\u2192 ") + slip.verdict
            wrapMode: Text.WordWrap
            font.bold: true
            Accessible.ignored: true
        }
    }
}
