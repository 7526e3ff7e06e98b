// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The ground of a seat's castle: a court behind a wall with battlements, and the gap in it that its Gate
// stands in; in the court the overview of the turn.
Item {
    id: court

    required property Stage stage
    required property int seat
    required property bool isTurn
    required property var steps

    /// The overview's last step has been pressed.
    signal endPressed
    /// It can be.
    property bool mayEnd: false

    readonly property var area: stage.layout && stage.layout.courts ? stage.layout.courts[seat] ?? null : null
    /// The wall is the edge next to the middle of the table.
    readonly property bool wallAbove: area !== null && area.own
    readonly property int thick: Math.max(5, Math.round(Theme.unit * 0.5))
    readonly property int tooth: Math.round(thick * 1.4)

    visible: area !== null
    x: area ? area.x : 0
    y: area ? area.y : 0
    width: area ? area.width : 0
    height: area ? area.height : 0

    Rectangle {
        anchors.fill: parent
        color: court.wallAbove ? Theme.ownMat : Theme.mat
        radius: Math.round(Theme.unit * 0.4)
        border.width: court.isTurn ? Math.max(2, Math.round(Theme.unit / 7)) : 1
        border.color: court.isTurn ? Theme.turn : Theme.matEdge
    }

    component Wall: Item {
        id: wall
        readonly property int teeth: Math.max(1, Math.floor((width + court.tooth) / (2 * court.tooth)))
        y: court.wallAbove ? -court.thick : court.height
        height: court.thick
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: -1
            anchors.rightMargin: -1
            color: Theme.stone
            border.width: 1
            border.color: Theme.stoneEdge
        }
        Repeater {
            model: wall.teeth
            Rectangle {
                required property int index
                x: Math.round((wall.width - court.tooth) * (wall.teeth > 1 ? index / (wall.teeth - 1) : 0.5))
                y: court.wallAbove ? -court.thick + 1 : court.thick - 1
                width: court.tooth
                height: court.thick
                color: Theme.stone
                border.width: 1
                border.color: Theme.stoneEdge
            }
        }
    }
    Wall {
        visible: court.area !== null && width > 0
        width: court.area ? court.area.gapFrom : 0
    }
    Wall {
        visible: court.area !== null && width > 0
        x: court.area ? court.area.gapTo : 0
        width: court.area ? court.width - court.area.gapTo : 0
    }

    TurnOverview {
        readonly property var at: court.area ? court.area.overview : null
        visible: court.steps.length > 0 && at !== null && (court.isTurn || court.area.overviewInTurn !== true)
        x: at ? at.x : 0
        y: at ? at.y : 0
        width: at ? at.width : 0
        height: at ? at.height : 0
        steps: court.steps
        isTurn: court.isTurn
        mayEnd: court.mayEnd
        onClicked: court.endPressed()
    }
}
