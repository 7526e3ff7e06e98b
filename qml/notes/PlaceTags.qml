// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table
import "../scene/cover.js" as Cover

// Choices at a place: tags on strings beside it, where they cover least.
Item {
    id: bunch

    required property string question
    required property list<choiceRow> choices
    /// What it is about, what should not be hidden and what must not, and where the tags may hang.
    required property rect about
    required property list<rect> things
    required property list<rect> asked
    required property rect within
    /// No animation is running on the table.
    required property bool settled

    /// Guard time in milliseconds after tags appear; see KeyedButton.
    property int guard: 0

    signal chosen(int row)

    /// Tags from top to bottom.
    function buttons(): var {
        const found = [];
        for (let i = 0; i < hung.count; ++i)
            found.push(hung.itemAt(i));
        return visible ? found : [];
    }

    /// `wanted` clamped to `length` from `from` on.
    function nearest(from: real, length: real, wanted: real): real {
        return Math.max(from, Math.min(from + length, wanted));
    }

    /// Approximate rectangles covered by strings that are longer than necessary.
    function stringTo(x: real, y: real): rect {
        const dx = Math.max(about.x - x - width, x - about.x - about.width) - gap;
        const dy = Math.max(about.y - y - height, y - about.y - about.height) - gap;
        if (dx > dy)
            return Qt.rect(x < about.x ? about.x - gap - dx : about.x + about.width + gap, y + height / 2, Math.max(0, dx), Theme.unit);
        return Qt.rect(x + width / 2, y < about.y ? about.y - gap - dy : about.y + about.height + gap, Theme.unit, Math.max(0, dy));
    }

    readonly property int gap: Math.round(Theme.unit * 1.6)
    /// Clear of the table's frame.
    readonly property int edge: Math.round(Theme.unit * 0.5)
    /// Beside, below or above the place: where there is more room, if nothing is covered there. Otherwise, once the
    /// table is at rest, beside what is in the way, or farther away on a longer string.
    readonly property point place: {
        const boxes = Cover.plain(things);
        const dear = Cover.plain([about, ...asked]);
        const middle = Qt.point(about.x + about.width / 2, about.y + about.height / 2);
        let best = null;
        let least = Infinity;
        const consider = (wantedX, wantedY) => {
            const x = Math.round(nearest(within.x + edge, within.width - width - 2 * edge, wantedX));
            const y = Math.round(nearest(within.y + edge, within.height - height - 2 * edge, wantedY));
            const string = stringTo(x, y);
            const cost = Cover.hides(x, y, width, height, boxes) + 9 * Cover.hides(x, y, width, height, dear) + 3 * Cover.hides(string.x, string.y, string.width, string.height, boxes) + string.width * string.height;
            if (cost < least) {
                least = cost;
                best = Qt.point(x, y);
            }
        };
        const beside = x => consider(x, middle.y - height / 2);
        const along = y => {
            for (const x of [middle.x - width / 2, about.x, about.x + about.width - width])
                consider(x, y);
        };
        const sides = [about.x - gap - width, about.x + about.width + gap];
        const isLeftNarrow = about.x - within.x < within.x + within.width - about.x - about.width;
        for (const x of isLeftNarrow ? sides.reverse() : sides)
            beside(x);
        const rows = [about.y - gap - height, about.y + about.height + gap];
        rows.forEach(along);
        for (const thing of least > 0 && settled ? boxes : []) {
            for (const y of rows) {
                consider(thing.x - gap - width, y);
                consider(thing.x + thing.width + gap, y);
            }
            beside(thing.x - gap - width);
            beside(thing.x + thing.width + gap);
            along(thing.y - gap - height);
            along(thing.y + thing.height + gap);
        }
        return best;
    }
    /// The place is to the right of the tags: the strings are on that side.
    readonly property bool strungRight: place.x + width / 2 < about.x + about.width / 2

    x: place.x
    y: place.y
    width: column.width
    height: column.height

    Accessible.role: Accessible.Grouping
    Accessible.name: question

    // The strings, below all tags in z order; light on dark, so that they are visible by day and night.
    Repeater {
        model: bunch.about.width > 0 ? hung.count : 0
        Rectangle {
            id: string
            required property int index
            readonly property PlaceTag tag: hung.itemAt(index) as PlaceTag
            readonly property point from: tag ? Qt.point(tag.hole.x, tag.y + tag.hole.y) : Qt.point(0, 0)
            readonly property real dx: bunch.nearest(bunch.about.x - bunch.x, bunch.about.width, from.x) - from.x
            readonly property real dy: bunch.nearest(bunch.about.y - bunch.y, bunch.about.height, from.y) - from.y
            x: from.x
            y: from.y - height / 2
            width: Math.hypot(dx, dy)
            height: 4
            radius: 2
            color: "#a02b2622"
            transformOrigin: Item.Left
            rotation: Math.atan2(dy, dx) * 180 / Math.PI
            Rectangle {
                y: 1
                width: string.width
                height: 2
                color: Theme.parchment
            }
        }
    }
    Column {
        id: column
        spacing: Math.round(Theme.unit * 0.5)
        Repeater {
            id: hung
            model: bunch.choices
            PlaceTag {
                required property choiceRow modelData
                text: modelData.text
                key: modelData.key
                mark: modelData.mark
                help: modelData.help
                guard: bunch.guard
                spot: Qt.point(bunch.x, bunch.y + y)
                strungRight: bunch.strungRight
                width: bunch.widest
                onTaken: bunch.chosen(modelData.index)
            }
        }
    }
    /// All tags get the width of the widest.
    readonly property int widest: {
        let wide = Theme.unit * 9;
        for (let i = 0; i < hung.count; ++i)
            wide = Math.max(wide, Math.ceil(hung.itemAt(i)?.implicitWidth ?? 0));
        return Math.min(wide, Theme.unit * 19);
    }
}
