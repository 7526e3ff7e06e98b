// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A place one can go to by keyboard or screen reader: a square of a castle, or a whole pile (place -1).
Item {
    id: slot

    required property int pile
    required property int place
    property bool isTarget: false
    /// A piece lies here: on a square it speaks for itself, unless the square is a target.
    property bool taken: false
    property string spokenName: ""

    signal pressed
    signal focused(var slot)

    Accessible.role: Accessible.Button
    Accessible.name: slot.spokenName
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.ignored: taken && !isTarget && place >= 0
    Accessible.onPressAction: slot.pressed()

    onActiveFocusChanged: if (activeFocus)
        slot.focused(slot)
}
