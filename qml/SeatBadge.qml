// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// Who sits at a seat, and whether it is their turn.
Item {
    id: badge

    required property Stage stage
    required property int seat
    required property string name
    required property bool isBot
    required property bool isTurn
    required property bool isDecider
    required property bool isViewer
    required property bool isOut
    required property bool thinking
    required property int handCount
    required property int castleCount
    required property string shield
    required property bool winner

    readonly property var area: stage.layout ? stage.layout.seats[seat] ?? null : null

    x: area ? area.x : 0
    y: area ? area.y : 0
    width: area ? area.width : 0
    height: area ? area.height : 0
    visible: area !== null
    opacity: isOut ? 0.55 : 1

    Accessible.role: Accessible.StaticText
    //: Spoken: a player's name, what they are doing.
    Accessible.name: qsTr("%1, %2").arg(name).arg(isTurn ? qsTr("on turn") : state.text)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: badge.isTurn ? Theme.parchment : "transparent"
        border.width: badge.isTurn ? Math.max(2, Math.round(Theme.unit / 7)) : 0
        border.color: Theme.gold
    }
    Image {
        id: arms
        x: Math.round(badge.height * 0.14)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(badge.height * 0.84)
        height: width
        source: badge.shield === "" ? "" : "image://faces/" + badge.shield
        sourceSize {
                width: width
            }
    }
    Column {
        anchors {
            left: arms.right
            leftMargin: Math.round(Theme.unit * 0.4)
            right: sign.visible ? sign.left : parent.right
            rightMargin: Math.round(Theme.unit * 0.4)
            verticalCenter: parent.verticalCenter
        }
        Text {
            width: parent.width
            text: badge.name
            elide: Text.ElideRight
            color: badge.isTurn ? Theme.sable : Theme.ink
            font.family: Theme.nameFamily
            font.pixelSize: Math.round(Theme.unit * 1.08)
            lineHeight: 0.88
            Accessible.ignored: true
        }
        Text {
            id: state
            width: parent.width
            elide: Text.ElideRight
            text: badge.winner ? qsTr("has won") : badge.isOut ? qsTr("out of the game") : badge.thinking ? qsTr("is thinking …") : badge.castleCount >= 0 ? qsTr("%n tile(s) built", "tiles in a player's castle", badge.castleCount) : ""
            color: badge.isTurn ? Theme.fadedSable : Theme.faintInk
            font.family: Theme.textFamily
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    Image {
        id: sign
        visible: badge.winner || badge.thinking
        anchors {
            right: parent.right
            rightMargin: Math.round(badge.height * 0.3)
            verticalCenter: parent.verticalCenter
        }
        width: Math.round(badge.height * 0.6)
        height: width
        source: badge.winner ? "marks/crown.svg" : "marks/hourglass.svg"
        sourceSize {
                width: width
            }
    }
}
