// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Ground of a row of pieces; on the viewer's own row also the sides where new pieces are placed.
Rectangle {
    id: ground

    required property Stage stage
    required property int pile
    required property int count
    /// It is the owner's turn.
    property bool lit: false
    readonly property pileArea area: stage.areaOf(pile)
    readonly property list<int> sides: stage.layout && !stage.over && !stage.isExcerpt ? stage.arrangement.sides(stage.layout, pile) : []

    color: area.own ? Theme.ownMat : Theme.mat
    radius: Math.round(Theme.unit * 0.4)
    border.width: lit ? Math.max(2, Math.round(Theme.unit / 6)) : 1
    border.color: lit ? Theme.turn : Theme.matEdge

    Repeater {
        model: ground.sides
        Mat {
            id: side
            required property int modelData
            readonly property bool up: ground.stage.landingOf(ground.pile, modelData).faceUp
            readonly property rect at: {
                ground.count; // dependency: the sides are next to the last piece
                return ground.stage.placeRect(ground.pile, modelData);
            }
            x: at.x - ground.area.x
            y: at.y - ground.area.y
            width: at.width
            height: at.height
            radius: Math.round(Theme.unit * 0.3)
            Column {
                anchors.centerIn: parent
                width: parent.width - 6
                NameText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: ground.stage.arrangement.sideName(side.up)
                    color: Theme.ink
                    font.pixelSize: Theme.normal
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                }
                PlainText {
                    // Hidden rather than elided: the name above says it, too.
                    visible: side.width > 11 * Theme.unit && side.height > 3 * Theme.unit && implicitWidth * 0.8 <= width
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.round(Theme.small * 0.8)
                    text: ground.stage.arrangement.sideHint(side.up)
                    color: Theme.ink
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
