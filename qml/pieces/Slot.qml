// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A place one can go to by keyboard or screen reader: a square of a castle, or a whole pile (place -1).
AccessibleItem {
    id: slot

    required property int pile
    required property int place
    property bool isTarget: false
    /// A piece lies here: on a square it speaks for itself, unless the square is a target.
    property bool taken: false
    property string spokenName: ""

    signal focused(Item slot)

    level: AccessibleItem.Spot
    number: place
    spoken: spokenName
    audible: !taken || isTarget

    onActiveFocusChanged: if (activeFocus)
        slot.focused(slot)
}
