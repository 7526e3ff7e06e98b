// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The ground of a seat's castle. A court behind a wall has towers beside the gap for its Gate, and contains the
// overview of the turn.
Item {
    id: court

    required property Stage stage
    required property int seat
    required property bool isTurn
    required property list<turnStep> steps

    /// The last step of the overview has been pressed.
    signal endPressed
    property bool mayEnd: false
    property bool overviewLeftOut: false

    readonly property courtArea area: stage.courtOf(seat)
    /// The wall is at the edge facing the centre of the table.
    readonly property bool wallAbove: area.own
    readonly property int wall: area.wall
    /// Rectangle of the overview on the table; empty: not shown.
    readonly property rect told: overview.visible ? Qt.rect(x + overview.x, y + overview.y, overview.width, overview.height) : Qt.rect(0, 0, 0, 0)
    readonly property int rim: Math.max(2, Math.round(Theme.unit / 7))

    visible: area.there
    x: area.x
    y: area.y
    width: area.width
    height: area.height

    // Walled courts and cloths are painted as part of the ground.
    Rectangle {
        readonly property bool painted: court.area.painted && !Theme.onPaper
        anchors.fill: parent
        visible: court.wall === 0 && (!painted || court.isTurn)
        color: painted ? "transparent" : court.wallAbove ? Theme.ownMat : Theme.mat
        radius: Math.round(Theme.unit * 0.4)
        border.width: court.isTurn ? court.rim : 1
        border.color: court.isTurn ? Theme.turn : Theme.matEdge
    }

    component Wall: Item {
        id: length
        y: court.wallAbove ? 0 : court.height - height
        height: court.wall
        visible: court.wall > 0
        Image {
            anchors.fill: parent
            source: length.visible ? Theme.mark("wall") : ""
            fillMode: Image.TileHorizontally
            horizontalAlignment: Image.AlignLeft
            // Battlements face the enemy.
            mirrorVertically: !court.wallAbove
            sourceSize {
                width: Math.round(length.height * 1.5)
                height: length.height
            }
        }
        // A gold line at the bottom while it is the seat's turn.
        Rectangle {
            visible: court.isTurn
            y: court.wallAbove ? parent.height : -height
            width: parent.width
            height: court.rim + 2
            color: Theme.turn
            border.width: 1
            border.color: Theme.sable
        }
    }
    component Tower: Picture {
        y: Math.round((court.wallAbove ? court.wall / 2 : court.height - court.wall / 2) - height / 2)
        width: court.area.tower
        height: Math.round(width * 1.6)
        visible: court.wall > 0
        source: visible ? Theme.mark("tower") : ""
    }
    Wall {
        width: court.area.gapFrom
    }
    Wall {
        x: court.area.gapTo
        width: court.width - x
    }
    Tower {
        x: court.area.gapFrom - width
    }
    Tower {
        x: court.area.gapTo
    }

    TurnOverview {
        id: overview
        readonly property rect at: court.area.overview
        visible: court.steps.length > 0 && at.width > 0 && !court.overviewLeftOut && (court.isTurn || !court.area.overviewInTurn)
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
