// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Backdrop of a pile that is spread out: dims the table and shows the pile's name.
Rectangle {
    id: veil

    readonly property Stage stage: felt.stage
    required property Felt felt
    readonly property PileMat mat: stage.browsed >= 0 ? felt.matOf(stage.browsed) : null

    /// Rectangle of the name; empty while there is none.
    readonly property rect told: visible ? Qt.rect(title.x, title.y, title.width, title.height) : Qt.rect(0, 0, 0, 0)

    visible: stage.browsed >= 0
    color: Theme.scrim
    NameText {
        id: title
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.unit * 1.2
        text: Theme.heading(veil.mat ? veil.mat.name : "")
        color: Theme.woodInk
        font.pixelSize: Theme.title
    }
}
