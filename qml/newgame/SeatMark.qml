// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene
import Drawbridge.Table

// A seat at the small table: its player and strength. Can be dragged to another seat, or moved with Ctrl and arrow
// keys.
PressCard {
    id: mark

    required property int index
    required property seatPlate row
    /// No room for the user's record against this player.
    property bool brief: false
    /// The name plate is beside the picture, not below it.
    property bool beside: false
    property real picture: Theme.unit * 4.2
    /// Distance from the centre of the picture to the limit of a plate beside it.
    property real room: Infinity
    property bool open: false

    /// Dropped at this offset, in its own coordinates.
    signal dropped(real dx, real dy)
    /// Swap with the next (1) or previous (-1) seat.
    signal moved(int by)

    readonly property bool lifted: pointer.lifted
    readonly property real plateWidth: beside ? Math.min(Theme.unit * 9.4, room - picture / 2 - Theme.unit * 0.8) : Theme.unit * 8

    width: beside ? picture + plateWidth + Theme.unit * 0.3 : plateWidth
    height: beside ? picture : picture + plate.height - Theme.unit * 0.2
    text: row.spoken
    takesReturn: true
    //: Spoken, of a seat at the table
    help: qsTr("Opens the choice of who sits here. Ctrl and the arrow keys change places.")
    Keys.onPressed: event => {
        const back = event.key === Qt.Key_Left || event.key === Qt.Key_Up;
        const on = event.key === Qt.Key_Right || event.key === Qt.Key_Down;
        if (!(event.modifiers & Qt.ControlModifier) || !(back || on))
            return; // Return is handled by PressCard
        event.accepted = true;
        mark.moved(on ? 1 : -1);
    }

    component Line: SheetText {
        width: parent.width
        horizontalAlignment: mark.beside ? Text.AlignLeft : Text.AlignHCenter
        color: HallTheme.faintInk
        font.pixelSize: HallTheme.small
        lineHeight: 0.95
    }
    Item {
        id: body
        width: parent.width
        height: parent.height
        z: pointer.lifted ? 5 : 0

        Emblem {
            x: !mark.beside ? Math.round((parent.width - width) / 2) : mark.mirrored ? parent.width - width : 0
            width: Math.round(mark.picture)
            height: width
            portrait: mark.row.isBot ? mark.row.portrait : ""
            shield: mark.row.shield
            Picture {
                visible: mark.row.inHand
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: Math.round(parent.width * 0.42)
                height: width
                source: visible ? Theme.mark("hand") : ""
            }
        }
        PaperSheet {
            id: plate
            x: mark.beside && !mark.mirrored ? mark.picture + Theme.unit * 0.3 : 0
            y: mark.beside ? Math.round((mark.height - height) / 2) : Math.round(mark.picture - Theme.unit * 0.2)
            width: Math.round(mark.plateWidth)
            height: words.height + Theme.unit * 0.5
            color: pointer.containsMouse || mark.open ? "#fffaf0" : HallTheme.paper
            border.width: mark.open ? 3 : 1
            border.color: mark.open ? HallTheme.gold : HallTheme.ink
            Column {
                id: words
                x: Theme.unit * 0.4
                y: Theme.unit * 0.2
                width: parent.width - 2 * x
                NameText {
                    width: parent.width
                    text: mark.row.name
                    elide: Text.ElideRight
                    horizontalAlignment: mark.beside ? Text.AlignLeft : Text.AlignHCenter
                    font.pixelSize: Math.round(Theme.unit * 1.1)
                }
                Crowns {
                    x: mark.beside ? (mark.mirrored ? parent.width - width : 0) : (parent.width - width) / 2
                    count: mark.row.crowns
                    size: Theme.unit * 0.85
                }
                Line {
                    //: Below the name of a person at the table
                    readonly property string person: qsTr("Person")
                    //: Below the name of somebody who will play with a phone
                    readonly property string holder: qsTr("In somebody’s hand")
                    text: mark.row.isBot ? mark.row.levelName : mark.row.inHand ? holder : person
                }
                Line {
                    objectName: "record"
                    visible: !mark.brief && text !== ""
                    text: mark.row.record
                }
                Line {
                    visible: mark.row.late || mark.row.factionName !== ""
                    //: Beside a player who has no cards at first
                    text: mark.row.late ? qsTr("joins late") : mark.row.factionName
                    color: HallTheme.ink
                    font.bold: true
                }
            }
        }
    }
    MouseArea {
        id: pointer
        property bool dragged: false
        readonly property bool lifted: drag.active
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        drag.target: tracker.holds ? body : null
        onLiftedChanged: dragged = dragged || lifted
        onPressed: {
            dragged = false;
            tracker.take(Qt.NoButton);
        }
        onReleased: {
            const dx = body.x;
            const dy = body.y;
            pointer.layBack();
            if (!tracker.hasLetGo)
                return;
            if (pointer.dragged)
                mark.dropped(dx, dy);
            else if (pointer.containsMouse)
                mark.clicked();
        }
        onCanceled: layBack()
        function layBack() {
            body.x = 0;
            body.y = 0;
        }
        DragTracker {
            id: tracker
            onLost: pointer.layBack()
        }
    }
}
