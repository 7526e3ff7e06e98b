// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A button of the table: parchment on wood, gold for the most likely choice. Shows its key beside the text, and its
// help as a tool tip on hover or focus.
KeyedButton {
    id: control

    property bool main: false
    /// Name of an icon beside the text; may be empty.
    property string mark: ""
    /// Whether it is at the leading end of the bar, not at the trailing one.
    property bool atStart: false
    /// Whether it is a tab stop.
    property bool tabs: true
    /// Short text for little room.
    property string brief: text
    /// Level of abbreviation: 1 short text, 2 also without the key.
    property int curt: 0
    readonly property bool keyed: key !== "" && curt < 2
    /// How wide it is, by how little it says.
    readonly property list<real> widths: [widthOf(line, keyRoom), widthOf(shortLine, keyRoom), widthOf(shortLine, 0)]
    readonly property int keyRoom: key !== "" ? cap.width + Math.round(Theme.unit * 0.5) : 0
    readonly property int markRoom: mark !== "" ? Math.round(Theme.unit * 1.8) : 0

    implicitHeight: Math.round(Theme.unit * 2.1)
    leftPadding: Math.round(Theme.unit * 0.9)
    rightPadding: leftPadding
    implicitWidth: widths[curt]
    function widthOf(words: TextMetrics, room: int): int {
        return Math.max(Math.round(Theme.unit * 4), Math.ceil(words.advanceWidth) + 1 + markRoom + room + leftPadding + rightPadding);
    }
    focusPolicy: tabs ? Qt.TabFocus : Qt.NoFocus

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    contentItem: PlainText {
        readonly property int keyRoom: control.keyed ? control.keyRoom : 0
        rightPadding: Theme.mirrored ? control.markRoom : keyRoom
        leftPadding: Theme.mirrored ? keyRoom : control.markRoom
        opacity: control.enabled && control.ready ? 1 : 0.5
        text: control.curt > 0 ? control.brief : control.text
        font: line.font
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Icon {
            anchors {
                left: parent.left
                verticalCenter: parent.verticalCenter
            }
            visible: control.mark !== ""
            width: Math.round(Theme.unit * 1.4)
            source: visible ? Theme.mark(control.mark) : ""
        }
    }
    TextMetrics {
        id: line
        text: control.text
        font.family: Theme.textFamily
        font.bold: control.main
        font.pixelSize: Theme.normal
    }
    TextMetrics {
        id: shortLine
        text: control.brief
        font: line.font
    }
    KeyCap {
        id: cap
        z: 1
        visible: control.keyed
        anchors {
            right: parent.right
            rightMargin: control.rightPadding - Math.round(Theme.unit * 0.3)
            verticalCenter: parent.verticalCenter
        }
        opacity: control.enabled && control.ready ? 1 : 0.5
        key: control.key
    }
    background: Parchment {
        radius: Math.round(Theme.unit * 0.35)
        color: !control.ready || control.down || control.checked ? Theme.parchmentEdge : control.main ? (control.hovered ? "#ffd06a" : Theme.gold) : (control.hovered ? "#fffaf0" : Theme.parchment)
        // A dark and a light line are visible on both wood and parchment.
        Outline {
            anchors.margins: -5
            visible: control.activeFocus // not set by the mouse
            radius: parent.radius + 5
            border.width: 5
            border.color: Theme.sable
            Outline {
                anchors.margins: 1
                radius: parent.radius - 1
                border.width: 3
                border.color: Theme.parchment
            }
        }
    }
    Parchment {
        readonly property bool wanted: control.help !== "" && (control.hovered || control.visualFocus)
        visible: wanted && rest.done
        // Aligned with the button at the edge of the table it is next to.
        x: Theme.mirrored !== control.atStart ? 0 : control.width - width
        y: -height - Math.round(Theme.unit * 0.9)
        width: Math.min(said.implicitWidth, Theme.unit * 24) + Math.round(Theme.unit * 1.2)
        height: said.height + Math.round(Theme.unit * 0.8)
        radius: 3
        onWantedChanged: {
            rest.done = false;
            rest.running = wanted;
        }
        Timer {
            id: rest
            property bool done: false
            interval: 500
            onTriggered: done = true
        }
        PlainText {
            id: said
            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.unit * 24)
            wrapMode: Text.WordWrap
            text: control.help
            Accessible.ignored: true
        }
    }
}
