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
    Accessible.focusable: true
    Accessible.name: button.text
    //: Spoken, of a button: the key that presses it.
    Accessible.description: [button.key !== "" ? qsTr("Key: %1").arg(button.key) : "", known ? "" : Theme.heading(button.help)].filter(words => words !== "").join(". ")
}
