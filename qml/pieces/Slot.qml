// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A place that can have the focus, by keyboard or screen reader: a square of a castle, or a whole pile (place -1).
AccessibleItem {
    id: slot

    required property int pile
    required property int place
    property bool isTarget: false
    /// Occupied: the piece on the square has the focus instead, unless the square is a target.
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
