// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The answer to what somebody has asked, until they have read it. It is also spoken, by whoever knows it.
CornerSlip {
    id: slip

    property string words: ""
    /// Whose eyes it is for: before others it is gone.
    required property int reader

    function tell(answer: string) {
        words = answer;
        reading.restart();
    }
    function putAway() {
        words = "";
    }

    onReaderChanged: putAway()
    onTapped: putAway()
    visible: words !== ""
    about: Qt.rect(0, 0, 0, 0)
    wide: Math.min(Theme.unit * 26, Math.ceil(line.advanceWidth) + 1)
    stripe: Theme.gold

    Accessible.role: Accessible.StaticText
    Accessible.name: words

    TextMetrics {
        id: line
        text: slip.words
        font: said.font
    }
    Timer {
        id: reading
        interval: Math.max(12000, 70 * slip.words.length) // some 14 letters a second
        onTriggered: slip.putAway()
    }
    PlainText {
        id: said
        width: parent.width
        text: slip.words
        wrapMode: Text.WordWrap
        color: Theme.sable
        font.family: Theme.textFamily
        font.pixelSize: Theme.normal
        Accessible.ignored: true
    }
}
