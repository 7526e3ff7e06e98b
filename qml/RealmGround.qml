// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// What the castles of a seat stand on; above each a plaque with what it is worth with all that lies on it.
Rectangle {
    id: ground

    required property Stage stage
    required property int pile
    /// It is the owner's turn.
    required property bool lit

    readonly property var area: stage.layout ? stage.layout.piles[pile] : null
    readonly property var lie: stage.lies[pile]

    color: area && area.own ? Theme.ownMat : Theme.mat
    radius: Math.round(Theme.unit * 0.4)
    border.width: lit ? Math.max(2, Math.round(Theme.unit / 7)) : 1
    border.color: lit ? Theme.turn : Theme.matEdge

    Repeater {
        model: ground.area ? ground.stage.arrangement.plaques(ground.stage.layout, ground.pile, ground.lie) : []
        Rectangle {
            id: plaque
            required property var modelData
            readonly property string worth: ground.lie[modelData.place]?.worth ?? ""
            readonly property bool narrow: width < Math.round(Theme.unit * 2.6)

            x: modelData.plaque.x - ground.x - ground.parent.x
            y: modelData.plaque.y - ground.y - ground.parent.y + 1
            width: modelData.plaque.width
            height: modelData.plaque.height - 3
            radius: 3
            color: Theme.parchment
            border.width: 1
            border.color: Theme.sable
            visible: worth !== ""
            Row {
                anchors.centerIn: parent
                spacing: 2
                Image {
                    visible: !plaque.narrow
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(plaque.height * 0.78)
                    height: width
                    source: visible ? "marks/falls.svg" : ""
                    sourceSize {
                        width: width
                    }
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: plaque.worth
                    color: Theme.sable
                    font.family: Theme.textFamily
                    font.bold: true
                    font.pixelSize: Math.min(Theme.normal, plaque.height - 2)
                    Accessible.ignored: true
                }
            }
        }
    }
}
