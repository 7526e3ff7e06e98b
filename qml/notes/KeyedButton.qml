// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// A button with a shortcut key. Prevents accidental presses: shortly after it has moved under the pointer or changed
// its text it ignores presses, and shows that.
T.Button {
    id: button

    /// Its key; may be empty.
    property string key: ""
    /// What it is for, or leads to; may be empty.
    property string help: ""
    /// Has had the focus before: screen readers then get only the key.
    property bool known: false
    /// Guard time in milliseconds after it appears or changes. Each ignored press restarts it.
    property int guard: 0
    /// Its position; a change starts the guard time for the pointer.
    property point spot
    /// False only while the guard time runs and the user points at or presses it.
    readonly property bool ready: !changed.running && !moved.running || !hovered && !pressed && !tried
    /// A press has been ignored.
    property bool tried: false

    /// Pressed by any input device.
    signal taken

    onHelpChanged: known = false
    onActiveFocusChanged: if (!activeFocus)
        known = true
    //: Spoken, of a button: the key that presses it.
    readonly property string keyTold: button.key !== "" ? qsTr("Key: %1").arg(button.key) : ""
    readonly property string helpTold: known ? "" : Theme.heading(button.help)
    Accessible.focusable: true
    Accessible.name: button.text
    Accessible.description: keyTold !== "" && helpTold !== "" ? keyTold + ". " + helpTold : keyTold + helpTold

    onTextChanged: wait(changed)
    onGuardChanged: wait(changed) // a longer guard time starts now
    onVisibleChanged: wait(changed)
    onSpotChanged: wait(moved)
    Component.onCompleted: wait(changed)
    function hold() {
        tried = true;
        changed.restart();
    }
    function wait(timer: Timer) {
        if (guard > 0)
            timer.restart();
    }
    Timer {
        id: changed
        interval: button.guard
        onTriggered: button.tried = false
    }
    Timer {
        id: moved
        interval: button.guard
    }

    // State of the current press.
    property bool early: false
    property bool lost: false
    DragTracker {
        id: tracker
        onLost: button.lost = true
    }
    onPressed: {
        early = !ready;
        lost = !tracker.take(Qt.NoButton);
        if (early)
            hold();
    }
    // Keys and screen readers click without a press before, and for them the button's position does not matter.
    onClicked: if (changed.running)
        hold();
    else if (!early && !lost)
        taken()
    onPressedChanged: if (!pressed)
        over.start()
    Timer {
        id: over
        interval: 0
        onTriggered: button.early = button.lost = false
    }
}
