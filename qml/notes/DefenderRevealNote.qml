// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Shown beside a defender that has just been turned up: the sum and the result.
Parchment {
    id: note

    required property TableController table
    required property Stage stage

    readonly property int last: table.fight.clashing ? table.attack.count() - 1 : -1
    readonly property string sum: last >= 0 ? table.attack.row(last).sum : ""
    readonly property string outcome: last >= 0 ? table.attack.row(last).outcome : ""
    readonly property rect about: last >= 0 ? stage.placeRect(table.fight.attacked, -1) : Qt.rect(0, 0, 0, 0)
    readonly property color edge: outcome === "holds" ? Theme.azure : Theme.gules

    visible: sum !== ""
    x: Math.round(about.x + about.width + Theme.unit * 0.7 + (stage.layout ? stage.layout.tile * 0.14 : 0))
    y: Math.round(about.y + (about.height - height) / 2)
    width: column.width + Math.round(Theme.unit * 1.6)
    height: column.height + Math.round(Theme.unit * 0.8)
    radius: Math.round(Theme.unit * 0.4)
    border.width: Math.max(2, Math.round(Theme.unit / 6))
    border.color: edge

    Accessible.role: Accessible.AlertMessage
    Accessible.name: sum + ", " + verdict.text

    Column {
        id: column
        anchors.centerIn: parent
        NameText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: note.sum
            font.pixelSize: Math.round(Theme.unit * 1.9)
            Accessible.ignored: true
        }
        PlainText {
            id: verdict
            anchors.horizontalCenter: parent.horizontalCenter
            //: What comes of an attack on a defender that has just been turned up.
            text: note.outcome === "holds" ? qsTr("The defender holds") : note.outcome === "equal" ? qsTr("Both are destroyed") : qsTr("The defender falls")
            color: note.edge
            font.bold: true
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
