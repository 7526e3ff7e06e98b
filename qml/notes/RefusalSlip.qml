// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A small slip of parchment that tells why a piece may not go where it was dropped.
Slip {
    id: slip

    required property string text
    required property string clause
    /// By which people know the rule.
    required property string number

    signal clauseOpened(string clause)
    signal closed

    onTapped: closed()

    /// What can be pressed on it now.
    function links(): var {
        return link.visible ? [link] : [];
    }

    visible: text !== ""
    wide: Math.min(Math.max(words.implicitWidth, link.implicitWidth), Theme.unit * 24 - 2 * pad)
    stripe: Theme.gules

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    PlainText {
        id: words
        width: parent.width
        text: slip.text
        wrapMode: Text.WordWrap
        color: Theme.sable
        font.family: Theme.nameFamily
        font.pixelSize: Math.round(Theme.unit * 1.1)
        Accessible.ignored: true
    }
    PlankLink {
        id: link
        visible: slip.clause !== ""
        //: Link on a refusal; %1 is the number of a rule, such as 6.4
        text: qsTr("Read rule %1").arg(slip.number)
        onClicked: slip.clauseOpened(slip.clause)
    }
}
