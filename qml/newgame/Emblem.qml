// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Avatar of a player: a shield for a person, for a bot its portrait on a roundel with the shield in front.
Item {
    id: emblem

    /// "beast/boar", "helm/knight"; empty for a person.
    property string portrait: ""
    property int shield: 0
    property bool withShield: true

    Picture {
        anchors.fill: parent
        visible: emblem.portrait !== ""
        source: visible ? Theme.face(emblem.portrait + "-of-" + emblem.shield, "") : ""
    }
    Picture {
        readonly property bool small: emblem.portrait !== ""
        visible: emblem.withShield || !small
        x: small ? Math.round(parent.width * 0.64) : Math.round((parent.width - width) / 2)
        y: small ? Math.round(parent.height * 0.56) : 0
        height: Math.round(emblem.height * (small ? 0.5 : 1))
        width: Math.round(height * 5 / 6)
        source: visible ? Theme.face("seat/" + emblem.shield, "") : ""
    }
}
