// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Lobby
import Drawbridge.Scene

// A line edit.
T.TextField {
    id: field

    implicitHeight: Math.round(Theme.unit * 2)
    leftPadding: Math.round(Theme.unit * 0.4)
    rightPadding: leftPadding
    color: HallTheme.ink
    placeholderTextColor: HallTheme.faintInk
    selectionColor: HallTheme.gold
    selectedTextColor: HallTheme.ink
    font.family: Theme.textFamily
    font.pixelSize: Theme.normal
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    background: Rectangle {
        color: "#fffaf0"
        border.width: field.activeFocus ? 2 : 1
        border.color: HallTheme.ink
        radius: 2
    }

    PlainText {
        anchors.fill: parent
        leftPadding: field.leftPadding
        rightPadding: field.rightPadding
        visible: field.text === "" && field.preeditText === ""
        text: field.placeholderText
        color: field.placeholderTextColor
        font: field.font
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
