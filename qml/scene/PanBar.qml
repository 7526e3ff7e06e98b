// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// A scroll bar for the table, with a handle. (Keyboard users pan by moving the focus.)
Item {
    id: bar

    required property ViewPan pan
    property bool across: false

    readonly property real room: across ? width : height
    readonly property real reach: room * (1 - 1 / pan.times)
    readonly property int thick: Math.max(Theme.finger, Math.round(Theme.unit * 1.2))

    visible: pan.moves
    implicitWidth: thick
    implicitHeight: thick
    Accessible.ignored: true

    // A press beside the handle scrolls by one page.
    MouseArea {
        anchors.fill: parent
        onPressed: mouse => {
            const way = bar.across ? mouse.x < handle.x ? -1 : 1 : mouse.y < handle.y ? -1 : 1;
            bar.pan.moveTo(bar.pan.at.x + (bar.across ? way * bar.pan.width : 0), bar.pan.at.y + (bar.across ? 0 : way * (bar.pan.height - bar.pan.foot)));
        }
    }
    MouseArea {
        id: handle
        property point from
        property point pressed
        hoverEnabled: true
        x: bar.across ? Math.round(bar.reach * bar.pan.share.x) : 0
        y: bar.across ? 0 : Math.round(bar.reach * bar.pan.share.y)
        width: bar.across ? Math.round(bar.room / bar.pan.times) : bar.width
        height: bar.across ? bar.height : Math.round(bar.room / bar.pan.times)
        cursorShape: Qt.ArrowCursor
        onPressed: mouse => {
            pressed = mapToItem(bar, mouse.x, mouse.y);
            from = bar.pan.at;
            tracker.take(Qt.NoButton);
        }
        onPositionChanged: mouse => {
            if (!tracker.holds)
                return;
            const now = mapToItem(bar, mouse.x, mouse.y);
            const by = bar.pan.times;
            bar.pan.moveTo(from.x + (bar.across ? (now.x - pressed.x) * by : 0), from.y + (bar.across ? 0 : (now.y - pressed.y) * by));
        }
        DragTracker {
            id: tracker
            onLost: bar.pan.moveTo(handle.from.x, handle.from.y)
        }
        Parchment {
            readonly property int slim: Math.round(bar.thick * (handle.containsMouse || handle.pressedButtons ? 0.5 : 0.3))
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 2
            width: bar.across ? parent.width - 4 : slim
            height: bar.across ? slim : parent.height - 4
            radius: slim / 2
            border.width: 2
        }
    }
}
