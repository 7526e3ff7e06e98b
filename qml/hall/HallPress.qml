// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// What can be pressed in the hall: by pointer, key or assistive technology. Arrows come here from what lies beside it
// (HallScene.walk()), Tab if it is a stop.
Item {
    id: press

    /// What it is called, spoken; and what more there is to say.
    required property string label
    property string help: ""
    property bool tabStop: true
    /// Arrows lead here.
    readonly property bool walkable: visible && enabled
    readonly property bool pointed: mouse.containsMouse
    readonly property bool held: mouse.pressed
    /// The keyboard is here, and is what was used last.
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
    // Before the scene goes on to the next stop by itself.
    Keys.onTabPressed: event => {
        HallTheme.byKey = true;
        event.accepted = false;
    }
    Keys.onBacktabPressed: event => {
        HallTheme.byKey = true;
        event.accepted = false;
    }

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
