// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Card for a variant, with a picture of what differs.
PressCard {
    id: control

    /// Background of the picture.
    required property color cloth
    required property variantValue value

    readonly property real pictureHeight: Math.round(width * 0.52)

    implicitHeight: pictureHeight + words.implicitHeight + Theme.unit * 0.6
    checkable: true
    chosen: value.chosen
    text: value.name
    help: value.why !== "" ? value.why : value.help

    PaperSheet {
        anchors.fill: parent
    }
    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: 1
        }
        height: control.pictureHeight
        color: control.cloth
        opacity: control.value.why !== "" ? 0.45 : 1
        VariantPicture {
            anchors.fill: parent
            anchors.margins: 2
            pieces: control.value.picture
        }
    }
    Rectangle {
        y: control.pictureHeight
        width: parent.width
        height: 1
        color: HallTheme.ink
    }
    Column {
        id: words
        x: 4
        y: control.pictureHeight + Theme.unit * 0.25
        width: parent.width - 2 * x
        NameText {
            width: parent.width
            text: control.text
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            lineHeight: 0.92
            color: control.value.why !== "" ? HallTheme.faintInk : HallTheme.ink
            font.pixelSize: Math.max(12, Math.round(Theme.unit * 0.96))
        }
        SheetText {
            width: parent.width
            visible: control.value.why !== ""
            //: Below a way to play that cannot be chosen as things are
            text: qsTr("not now")
            horizontalAlignment: Text.AlignHCenter
            color: HallTheme.faintInk
            font.pixelSize: HallTheme.small
        }
    }
    Outline {
        anchors.margins: -3
        visible: control.chosen
        radius: 5
        border.width: 4
        border.color: HallTheme.gold
    }
    Rectangle {
        visible: control.chosen
        anchors {
            horizontalCenter: parent.right
            verticalCenter: parent.top
            horizontalCenterOffset: -Theme.unit * 0.3
            verticalCenterOffset: Theme.unit * 0.2
        }
        width: Math.round(Theme.unit * 1.6)
        height: width
        radius: width / 2
        color: HallTheme.done
        border.width: 2
        border.color: HallTheme.ink
        Picture {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.7)
            height: width
            source: Qt.resolvedUrl("tick.svg")
        }
    }
}
