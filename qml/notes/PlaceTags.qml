// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import "../scene/cover.js" as Cover

// What can be chosen at a place: tags on strings beside what they are about, where they hide the least.
Item {
    id: bunch

    required property string question
    required property var choices
    /// What it is about, what should not be hidden and what must not, and where the tags may hang.
    required property rect about
    required property var things
    required property var asked
    required property rect within

    signal chosen(int row)

    /// The tags, from above.
    function buttons(): var {
        const found = [];
        for (let i = 0; i < hung.count; ++i)
            found.push(hung.itemAt(i));
        return visible ? found : [];
    }

    /// What is nearest to `wanted` between `from` and so much more.
    function nearest(from: real, length: real, wanted: real): real {
        return Math.max(from, Math.min(from + length, wanted));
    }

    readonly property int gap: Math.round(Theme.unit * 1.6)
    /// Clear of the frame round the table.
    readonly property int edge: Math.round(Theme.unit * 0.5)
    /// Beside, below or above it: where there is more room, if nothing is hidden there.
    readonly property point place: {
        const middle = Qt.point(about.x + about.width / 2, about.y + about.height / 2);
        const right = Qt.point(about.x + about.width + gap, middle.y - height / 2);
        const left = Qt.point(about.x - gap - width, middle.y - height / 2);
        const isLeftNarrow = about.x - within.x < within.x + within.width - about.x - about.width;
        const beside = isLeftNarrow ? [right, left] : [left, right];
        const ways = [...beside];
        for (const y of [about.y - gap - height, about.y + about.height + gap])
            for (const x of [middle.x - width / 2, about.x, about.x + about.width - width])
                ways.push(Qt.point(x, y));
        let best = null;
        let least = Infinity;
        for (const way of ways) {
            const at = Qt.point(Math.round(nearest(within.x + edge, within.width - width - 2 * edge, way.x)), Math.round(nearest(within.y + edge, within.height - height - 2 * edge, way.y)));
            const now = Cover.hides(at.x, at.y, width, height, things) + 9 * Cover.hides(at.x, at.y, width, height, [about, ...asked]);
            if (now < least) {
                least = now;
                best = at;
            }
        }
        return best;
    }
    /// What it is about lies to the right of the tags: their strings run there.
    readonly property bool strungRight: place.x + width / 2 < about.x + about.width / 2

    x: place.x
    y: place.y
    width: column.width
    height: column.height

    Accessible.role: Accessible.Grouping
    Accessible.name: question

    // The strings, behind all tags; light on dark, so that they show by day and by candle.
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
                required property var modelData
                text: modelData.text
                key: modelData.key
                mark: modelData.mark
                help: modelData.help
                strungRight: bunch.strungRight
                width: bunch.widest
                onClicked: bunch.chosen(modelData.row)
            }
        }
    }
    /// All tags are as wide as the widest.
    readonly property int widest: {
        let wide = Theme.unit * 9;
        for (let i = 0; i < hung.count; ++i)
            wide = Math.max(wide, Math.ceil(hung.itemAt(i)?.implicitWidth ?? 0));
        return Math.min(wide, Theme.unit * 19);
    }
}
