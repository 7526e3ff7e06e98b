// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// A button that a key of its own presses, as it is heard. What is pressed is what stood there when the eye chose it: right
// after it has come under the pointer, or says something else, it takes no press, and shows that.
T.Button {
    id: button

    /// The key that presses it; may be empty.
    property string key: ""
    /// What it is good for, or leads to; may be empty.
    property string help: ""
    /// Whoever comes to it a second time is told its key only.
    property bool known: false
    /// For how long it takes no press once it has come, in milliseconds. As long as presses keep coming, none counts.
    property int guard: 0
    /// Where it stands, as far as that changes.
    property point spot
    /// The pointer may press it; where nobody points or tries to there is nothing to say about that.
    readonly property bool ready: !changed.running && !moved.running || !hovered && !pressed && !tried
    /// It has been pressed too early.
    property bool tried: false

    /// It is pressed, by whatever hand.
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
    onGuardChanged: wait(changed) // it asks for more now
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

    // Of the press that goes on.
    property bool early: false
    property bool lost: false
    Grip {
        id: grip
        onLost: button.lost = true
    }
    onPressed: {
        early = !ready;
        lost = !grip.take(Qt.NoButton);
        if (early)
            hold();
    }
    // What comes by no hand, but by a key or from a screen reader, has no press before it; nor does it matter to that
    // where the button stands.
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
