// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A step of an attack: which places of the trail it takes.
Item {
    required property int index
    required property int pile
    required property bool emptied
    required property string spokenName

    property AttackStep previous: null
    /// Index of the first place it uses: one for a defender and one for a breach.
    readonly property int begins: previous ? previous.begins + previous.takes : 0
    readonly property int takes: emptied ? 2 : 1
}
