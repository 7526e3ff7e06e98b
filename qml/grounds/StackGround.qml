// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// Ground of a stack, with its name below or beside it; the arrangement sets the name's width.
Mat {
    id: ground

    required property string name
    required property int labelWidth
    property bool labelBeside: false
    /// Source of the picture of the empty place; may be empty.
    property string face: ""
    /// Names of its marks.
    property list<string> marks
    /// Rectangle of the name; empty: none is shown.
    readonly property rect named: label.visible ? Qt.rect(label.x, label.y, label.width, label.height) : Qt.rect(0, 0, 0, 0)

    radius: Math.round(width * 0.05)

    Picture {
        anchors.centerIn: parent
        visible: ground.face !== ""
        // A stack may be rotated by 90 degrees.
        rotation: ground.width > ground.height ? 90 : 0
        width: Math.min(ground.width, ground.height)
        height: Math.max(ground.width, ground.height)
        source: visible ? Theme.place(ground.face) : ""
    }
    GroundLabel {
        id: label
        visible: ground.labelWidth > 0
        x: ground.labelBeside ? ground.width + 2 * pad : Math.round((ground.width - width) / 2)
        y: ground.labelBeside ? 0 : ground.height + Math.round(Theme.unit * 0.15)
        // Long names wrap into two lines.
        width: ground.labelWidth - (ground.labelBeside ? 3 * pad : 0)
        height: ground.labelBeside ? ground.height : Math.round(Theme.unit * 2)
        horizontalAlignment: ground.labelBeside ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: ground.labelBeside ? Text.AlignVCenter : Text.AlignTop
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.9
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.85)
        text: Theme.heading(ground.name)
    }

    Repeater {
        model: ground.marks
        Icon {
            required property string modelData
            x: -Math.round(width * 0.6)
            y: -Math.round(width * 0.3)
            z: 1
            width: Math.round(Theme.unit * 1.8)
            source: Theme.mark(modelData)
        }
    }
}
