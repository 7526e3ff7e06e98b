// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// An arrow from the acting card to its target.
Item {
    id: arrow

    property point from
    property point to
    /// Shows an effect that has happened, not a possible one.
    property bool past: false
    /// Without arrow head.
    property bool blunt: false

    readonly property real dx: to.x - from.x
    readonly property real dy: to.y - from.y
    readonly property real length: Math.sqrt(dx * dx + dy * dy)
    /// Thinner where the head does not fit.
    readonly property int thick: Math.max(3, Math.floor(Math.min(Theme.unit * 0.42 + 0.5, length / 7.3)))
    readonly property real head: blunt ? 0 : thick * 3.6
    /// Length of the shaft: into the filled head of a possible effect, or to the tip of the open head of a past one.
    readonly property real line: length - head * (past ? 0.3 : 0.7)

    visible: length >= 2 * head
    Accessible.ignored: true

    Item {
        x: arrow.from.x
        y: arrow.from.y
        rotation: Math.atan2(arrow.dy, arrow.dx) * 180 / Math.PI
        transformOrigin: Item.TopLeft
        opacity: arrow.past ? 0.85 : 1
        Rectangle {
            y: -height / 2
            width: arrow.line
            height: arrow.thick + 4
            radius: height / 2
            color: Theme.sable
            antialiasing: true
        }
        Image {
            visible: !arrow.blunt
            x: arrow.length - width
            y: -height / 2
            width: arrow.head
            height: arrow.head
            source: arrow.past ? Theme.mark("arrowhead-past") : Theme.mark("arrowhead")
            sourceSize {
                width: Math.round(arrow.head)
            }
            antialiasing: true
        }
        Rectangle {
            x: 2
            y: -height / 2
            width: arrow.line - 4
            height: arrow.thick
            radius: height / 2
            color: arrow.past ? Theme.parchment : Theme.gold
            antialiasing: true
        }
    }
}
