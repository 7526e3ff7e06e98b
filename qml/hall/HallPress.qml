// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Base of all pressable items in the hall: pointer, keys and assistive technology. Arrow keys move between neighbours
// (HallScene.walk()), Tab between stops.
Item {
    id: press

    /// Accessible name and description.
    required property string label
    property string help: ""
    property bool tabStop: true
    /// Can be reached by arrow keys.
    readonly property bool walkable: visible && enabled
    readonly property bool pointed: mouse.containsMouse
    readonly property bool held: mouse.pressed
    /// Has the focus, and the keyboard was the last input device.
    readonly property bool lit: activeFocus && HallTheme.byKey
    property alias ring: ring

    signal chosen

    activeFocusOnTab: tabStop && enabled
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: help
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: press.chosen()
    Keys.onReturnPressed: press.chosen()
    Keys.onEnterPressed: press.chosen()
    Keys.onSpacePressed: press.chosen()
    // Before the default focus chain handles Tab.
    Keys.onTabPressed: event => HallTheme.keyed(event)
    Keys.onBacktabPressed: event => HallTheme.keyed(event)

    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: HallTheme.byKey = false
        onClicked: {
            press.forceActiveFocus();
            press.chosen();
        }
    }
    Loader {
        id: ring
        z: 9
        anchors.fill: parent
        active: press.lit
        sourceComponent: FocusRing {}
    }
}
