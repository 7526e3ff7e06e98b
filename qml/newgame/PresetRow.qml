// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Exclusive choice of a set of house rules, side by side if the names fit.
Grid {
    id: grid

    /// A namedChoice in `row` each.
    property alias presets: repeater.model

    signal chosen(string id)

    readonly property real widest: Math.max(0, ...Array.from(children).map(child => (child as PressCard)?.implicitWidth ?? 0))
    readonly property bool fits: widest * repeater.count <= width

    columns: fits ? repeater.count : 1

    Repeater {
        id: repeater
        PressCard {
            id: preset
            required property namedChoice row
            objectName: "preset-" + row.id
            implicitWidth: name.implicitWidth + Theme.unit * 0.8
            width: Math.floor(grid.width / grid.columns)
            height: Math.round(Theme.unit * 2)
            text: row.name
            help: row.help
            checkable: true
            chosen: row.chosen
            onClicked: grid.chosen(row.id)
            Rectangle {
                anchors.fill: parent
                anchors.rightMargin: -1
                anchors.bottomMargin: -1
                color: preset.row.chosen ? HallTheme.gold : preset.hovered ? HallTheme.paperShade : "transparent"
                border.width: 1
                border.color: HallTheme.ink
            }
            NameText {
                id: name
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - Theme.unit * 0.4)
                text: preset.text
                elide: Text.ElideRight
                font.pixelSize: Theme.normal
                font.underline: preset.row.chosen
            }
        }
    }
}
