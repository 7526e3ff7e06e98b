// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Marks the top card of a stack that is spread out.
Parchment {
    readonly property Stage stage: felt.stage
    required property Felt felt
    readonly property PileMat mat: stage.browsed >= 0 ? felt.matOf(stage.browsed) : null
    readonly property int count: mat ? mat.count : 0
    readonly property pieceSpot spot: stage.layout && count > 1 && mat.kind === "stack" ? stage.fanSpot(count - 1, count) : stage.nowhere

    visible: spot.there
    x: Math.round(spot.x + (spot.size - width) / 2)
    y: spot.y - Math.round(height * 0.6)
    width: word.implicitWidth + Theme.unit
    height: Math.round(Theme.unit * 1.5)
    PlainText {
        id: word
        anchors.centerIn: parent
        text: qsTr("Top", "on the uppermost card of a pile that is spread out")
        font.bold: true
        font.pixelSize: Theme.small
    }
}
