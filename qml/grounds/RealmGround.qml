// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Ground of a seat's castles, with the total value of each castle on a plaque above it.
Rectangle {
    id: ground

    required property Stage stage
    required property int pile
    /// It is the owner's turn.
    required property bool lit
    /// An attack is under way here.
    required property bool attacked

    readonly property pileArea area: stage.areaOf(pile)
    readonly property pileContents contents: stage.heapOf(pile).contents
    readonly property list<castlePlaque> plaques: area.there ? stage.arrangement.plaques(stage.layout, pile, contents) : []

    readonly property rect signed: sign.visible ? Qt.rect(sign.x, sign.y, sign.width, sign.height) : Qt.rect(0, 0, 0, 0)

    color: area.own ? Theme.ownMat : Theme.mat
    radius: Math.round(Theme.unit * 0.4)
    border.width: lit || attacked ? Math.max(2, Math.round(Theme.unit / 5)) : 1
    border.color: attacked ? Theme.gules : lit ? Theme.turn : Theme.matEdge

    // On the edge facing the attack; on the viewer's own ground in its corner, below the attack cards and their owner's
    // name.
    Icon {
        id: sign
        visible: ground.attacked
        z: 1
        x: Math.round(ground.area.own ? parent.width - width / 2 : (parent.width - width) / 2)
        y: Math.round(ground.area.own ? 0 : parent.height - height / 2)
        width: Math.round(Theme.unit * 1.8)
        source: visible ? Theme.mark("swords") : ""
    }
    // Grounds of castles that are gone.
    Repeater {
        model: Array.from(ground.plaques).filter(plaque => plaque.ground.width > 0)
        Mat {
            required property castlePlaque modelData
            x: modelData.ground.x - ground.area.x
            y: modelData.ground.y - ground.area.y
            width: modelData.ground.width
            height: modelData.ground.height
            radius: Math.round(width * 0.07)
            opacity: 0.6
        }
    }
    Repeater {
        model: ground.plaques
        Parchment {
            id: plaque
            required property castlePlaque modelData
            readonly property string worth: ground.contents.worth(modelData.place)

            x: modelData.plaque.x - ground.area.x
            y: modelData.plaque.y - ground.area.y + 1
            width: modelData.plaque.width
            height: modelData.plaque.height - 3
            radius: 3
            visible: worth !== ""
            CastlePlate {
                id: plate
                x: 1
                y: 1
                height: parent.height - 2
                most: plaque.width * 0.4
                number: Theme.numeral(plaque.modelData.number)
            }
            Row {
                anchors {
                    verticalCenter: parent.verticalCenter
                    horizontalCenter: parent.horizontalCenter
                    horizontalCenterOffset: Math.round(plate.width / 2)
                }
                spacing: 2
                Icon {
                    visible: plaque.width > 4.2 * Theme.unit
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(plaque.height * 0.78)
                    source: visible ? Theme.mark("falls") : ""
                }
                PlainText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, plaque.width - plate.width - 4)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 6
                    text: plaque.worth
                    font.bold: true
                    font.pixelSize: Math.min(Theme.normal, plaque.height - 2)
                    Accessible.ignored: true
                }
            }
        }
    }
}
