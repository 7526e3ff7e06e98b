// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Shows the answer to a user's request until it has been read. It is also announced to screen readers, elsewhere.
CornerSlip {
    id: slip

    property string words: ""
    /// The viewer it is for: hidden from other viewers.
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
        interval: Math.max(12000, 70 * slip.words.length) // reading speed of about 14 characters per second
        onTriggered: slip.putAway()
    }
    PlainText {
        id: said
        width: parent.width
        text: slip.words
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
}
