// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene

// A button that a key of its own presses, as it is heard.
T.Button {
    id: button

    /// The key that presses it; may be empty.
    property string key: ""
    /// What it is good for, or leads to; may be empty.
    property string help: ""
    /// Whoever comes to it a second time is told its key only.
    property bool known: false

    onHelpChanged: known = false
    onActiveFocusChanged: if (!activeFocus)
        known = true
    //: Spoken, of a button: the key that presses it.
    readonly property string keyTold: button.key !== "" ? qsTr("Key: %1").arg(button.key) : ""
    readonly property string helpTold: known ? "" : Theme.heading(button.help)
    Accessible.focusable: true
    Accessible.name: button.text
    Accessible.description: keyTold !== "" && helpTold !== "" ? keyTold + ". " + helpTold : keyTold + helpTold
}
