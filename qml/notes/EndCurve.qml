// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Chart of a seat's winning chances over a match: vertical hatching under a heavy line.
Item {
    id: curve

    required property shownChances chances
    /// A press opens the look back, like the button for it.
    required property bool pressable

    signal pressed

    height: title.height + plot.height + Theme.unit
    Accessible.role: Accessible.Graphic
    Accessible.name: chances.title
    Accessible.description: chances.spoken

    NameText {
        id: title
        width: parent.width
        wrapMode: Text.WordWrap
        //: Above a curve: %1 is what it shows, "Anna's chances of winning", %2 that it is not there yet
        text: curve.chances.progress === "" ? curve.chances.title : Theme.filled(qsTr("%1 · %2"), [curve.chances.title, curve.chances.progress])
        Accessible.ignored: true
    }
    Repeater {
        model: 3
        PlainText {
            required property int index
            anchors.right: plot.left
            anchors.rightMargin: Math.round(Theme.unit * 0.4)
            y: plot.y + plot.height * (1 - index / 2) - height / 2
            text: curve.chances.scale[index] ?? ""
            color: Theme.fadedSable
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: plot
        anchors {
            left: parent.left
            leftMargin: Math.round(Theme.unit * 3.4)
            right: parent.right
            rightMargin: Math.round(Theme.unit * 0.4)
            top: title.bottom
            topMargin: Math.round(Theme.unit * 0.6)
        }
        height: Math.round(Theme.unit * 5)
        color: "transparent"
        border.width: 1
        border.color: Theme.fadedSable
        readonly property real step: width / Math.max(1, curve.chances.columns.length)

        Rectangle {
            y: Math.round(parent.height / 2)
            width: parent.width
            height: 1
            color: Theme.parchmentEdge
        }
        Repeater {
            model: curve.chances.columns
            Item {
                id: column
                required property int index
                required property real modelData
                readonly property int from: Math.round((Theme.mirrored ? curve.chances.columns.length - 1 - index : index) * plot.step)
                visible: modelData >= 0
                x: from
                y: Math.round((1 - Math.max(0, modelData)) * (plot.height - 3))
                width: Math.ceil(plot.step)
                height: plot.height - y
                Rectangle {
                    width: 1
                    height: parent.height
                    color: Theme.fadedSable
                }
                Rectangle {
                    width: column.width
                    height: 3
                    color: Theme.sable
                }
            }
        }
        TapHandler {
            enabled: curve.pressable
            onTapped: curve.pressed()
        }
        HoverHandler {
            enabled: curve.pressable
            cursorShape: Qt.PointingHandCursor
        }
    }
}
