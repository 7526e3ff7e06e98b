// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A card that shows its back until it is turned up.
Picture {
    id: card

    required property string face
    required property string back
    /// Its name, once it is face up.
    required property string name
    required property bool up
    /// Duration of the turn in milliseconds; 0: none.
    required property int motion
    /// Progress of the turn, 0 to 1: the face is visible from the middle on.
    property real turned: up ? 1 : 0
    readonly property bool open: turned > 0.5

    source: Theme.face(open ? face : back, "shadow")
    Accessible.role: Accessible.Graphic
    //: Spoken: a card that nobody has seen
    Accessible.name: up ? name : qsTr("face-down card")

    transform: Scale {
        origin.x: card.width / 2
        xScale: Math.abs(1 - 2 * card.turned)
    }
    Behavior on turned {
        enabled: card.up && card.motion > 0
        NumberAnimation {
            duration: card.motion
        }
    }
}
