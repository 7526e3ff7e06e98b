// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// Sets of house rules, one of which is chosen, side by side where their names have room.
Grid {
    id: row

    required property var presets

    signal chosen(string id)

    /// What the longest name needs.
    readonly property real widest: {
        let widest = 0;
        for (let child = 0; child < children.length; ++child)
            widest = Math.max(widest, (children[child] as PressCard)?.implicitWidth ?? 0);
        return widest;
    }
    readonly property bool fits: widest * presets.length <= width

    columns: fits ? presets.length : 1

    Repeater {
        model: row.presets.length
        PressCard {
            id: preset
            required property int index
            readonly property var data_: row.presets[index] ?? ({})
            objectName: "preset-" + (data_.id ?? "")
            implicitWidth: name.implicitWidth + Theme.unit * 0.8
            width: Math.floor(row.width / row.columns)
            height: Math.round(Theme.unit * 2)
            text: data_.name ?? ""
            help: data_.help ?? ""
            checkable: true
            checked: data_.chosen ?? false
            Accessible.checked: data_.chosen ?? false
            onClicked: row.chosen(data_.id)
            Rectangle {
                anchors.fill: parent
                anchors.rightMargin: -1
                anchors.bottomMargin: -1
                color: preset.data_.chosen ? HallTheme.gold : preset.hovered ? HallTheme.paperShade : "transparent"
                border.width: 1
                border.color: HallTheme.ink
            }
            PlainText {
                id: name
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - Theme.unit * 0.4)
                text: preset.text
                elide: Text.ElideRight
                color: HallTheme.ink
                font.family: Theme.nameFamily
                font.pixelSize: Theme.normal
                font.underline: preset.data_.chosen ?? false
            }
        }
    }
}
