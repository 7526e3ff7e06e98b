// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Foyer
import Drawbridge.Scene

// Something on the table that can be pressed as a whole, with the ring of the keyboard round it.
T.AbstractButton {
    id: control

    property string help: ""
    /// Of several, of which one is chosen: whether it is that one.
    property bool chosen: false
    /// Whether Return presses it too; else that goes on to who lays the table.
    property bool takesReturn: false
    /// How far inside its edge the ring lies, where there is no room outside.
    property real ringInset: 0

    checked: chosen
    focusPolicy: Qt.TabFocus
    Accessible.role: checkable ? Accessible.RadioButton : Accessible.Button
    Accessible.name: control.text
    Accessible.description: control.help
    Accessible.focusable: true
    Accessible.checked: control.chosen
    Accessible.onPressAction: control.clicked()
    Keys.onPressed: event => {
        event.accepted = control.takesReturn && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter);
        if (event.accepted)
            control.clicked();
    }

    FocusRing {
        z: 2
        anchors.fill: parent
        anchors.margins: control.ringInset
        visible: control.activeFocus
    }
}
