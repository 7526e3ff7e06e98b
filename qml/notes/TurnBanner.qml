// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Unrolls briefly when a waiting player has to act. Ignores input and soon disappears; the prompt says the same and
// stays.
Rectangle {
    id: banner

    /// Animation time in milliseconds; 0: none.
    required property int motion
    /// The area above the viewer's own pieces.
    required property rect within

    property string words: ""

    function call(words: string) {
        banner.words = words;
        course.restart();
    }

    function away() {
        course.stop();
        unrolled = 0;
    }

    property real unrolled: 0
    readonly property int breadth: Math.min(within.width, label.implicitWidth + 4 * Theme.unit)

    visible: unrolled > 0
    width: Math.round(breadth * unrolled)
    height: Math.round(Theme.unit * 3.4)
    x: Math.round(within.x + (within.width - width) / 2)
    y: Math.round(within.y + (within.height - height) / 2)
    color: Theme.parchment
    border.width: 3
    border.color: Theme.gold
    clip: true
    Accessible.ignored: true // the prompt is announced

    NameText {
        id: label
        anchors.centerIn: parent
        text: banner.words
        font.pixelSize: Math.round(Theme.unit * 1.9)
    }

    SequentialAnimation {
        id: course
        NumberAnimation {
            target: banner
            property: "unrolled"
            from: 0
            to: 1
            duration: banner.motion * 1.8
            easing.type: Easing.OutCubic
        }
        PauseAnimation {
            duration: 1200
        }
        NumberAnimation {
            target: banner
            property: "unrolled"
            to: 0
            duration: banner.motion
            easing.type: Easing.InCubic
        }
    }
}
