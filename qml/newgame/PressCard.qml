// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene

// Base of pressable cards, with a focus ring.
T.AbstractButton {
    id: control

    property string help: ""
    /// Whether it is the selected one of an exclusive group.
    property bool chosen: false
    /// Whether Return presses it; otherwise Return starts the match.
    property bool takesReturn: false
    /// Inset of the focus ring, where there is no room outside.
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
