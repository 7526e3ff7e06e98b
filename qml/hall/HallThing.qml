// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// An item on the runner whose picture shows what it does. One picture with its name, and a description if there is
// room.
HallPress {
    id: thing

    required property string picture
    property string second: ""
    /// Names of all items on the runner, one per line.
    required property string names

    help: second
    ring.anchors.margins: Math.round(Theme.unit * 0.3)

    HallPicture {
        anchors.fill: parent
        wanted: `image://hall/thing/${thing.picture}?breadth=${thing.width}&unit=${Theme.unit}&letters=${HallTheme.name}&small=${HallTheme.small}&rtl=${Theme.mirrored ? 1 : 0}` + `&label=${encodeURIComponent(thing.label)}&second=${encodeURIComponent(thing.second)}&names=${encodeURIComponent(thing.names)}`
    }
}
