// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Overlays that show the state of a piece; they differ in shape as well as in colour.
Item {
    id: marks

    property bool picked
    property bool lastMoved
    property bool threatened
    /// May not be where it is.
    property bool wrong
    property bool peeked
    /// The right corner shows its value.
    property bool valued
    /// Its effect is being carried out.
    property bool acting
    /// Temporarily without effect.
    property bool silenced
    /// Size of the number in the upper left corner, which must not be covered.
    property size figure: Qt.size(0, 0)
    /// One of the options of a choice.
    property bool asked
    /// Would have no effect, or is out of the game.
    property bool dimmed

    readonly property int line: Math.max(2, Math.round(width / 28))

    Outline {
        anchors.margins: -marks.line
        visible: marks.asked
        radius: marks.width * 0.06
        border.width: marks.line
    }
    Picture {
        anchors.fill: parent
        anchors.margins: -Math.round(marks.width * 0.05)
        visible: marks.asked
        source: visible ? Theme.mark("corners") : ""
    }
    /// Covers everything but the number.
    component Veil: Item {
        id: veil
        property color color
        required property size figure
        anchors.fill: parent
        Rectangle {
            x: veil.figure.width
            width: parent.width - x
            height: veil.figure.height
            color: veil.color
        }
        Rectangle {
            y: veil.figure.height
            width: parent.width
            height: parent.height - y
            color: veil.color
            radius: veil.figure.height > 0 ? 0 : veil.width * 0.05
        }
    }

    Veil {
        figure: marks.figure
        visible: marks.dimmed
        color: Theme.cloth
        opacity: 0.62
    }
    Outline {
        visible: marks.lastMoved && !marks.picked && !marks.threatened
        radius: marks.width * 0.04
        border.width: marks.line
        // A pennant on the top edge.
        Icon {
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: parent.top
                topMargin: -Math.round(marks.width * 0.06)
            }
            width: Math.round(marks.width * 0.2)
            source: Theme.mark("pennant")
        }
    }
    Outline {
        anchors.margins: -marks.line
        visible: marks.picked
        radius: marks.width * 0.06
        border.width: marks.line * 2
        Outline {
            anchors.margins: parent.border.width
            border.color: Theme.sable
        }
    }
    Veil {
        figure: marks.figure
        visible: marks.threatened
        color: "#8c1c1512"
    }
    Outline {
        visible: marks.threatened
        radius: marks.width * 0.04
        border.width: marks.line * 2
        border.color: Theme.gules
        Icon {
            anchors.centerIn: parent
            width: Math.round(marks.width * 0.56)
            source: Theme.mark("flame")
        }
    }
    Outline {
        visible: marks.wrong
        radius: marks.width * 0.04
        border.width: marks.line * 2
        border.color: Theme.gules
        Icon {
            anchors.centerIn: parent
            width: Math.round(marks.width * 0.5)
            source: marks.wrong ? Theme.mark("wrong") : ""
        }
    }
    Icon {
        visible: marks.peeked
        x: marks.valued ? Math.round(marks.width * 0.04) : marks.width - width - Math.round(marks.width * 0.04)
        // On a small card it would reach the number at the other end.
        y: width > marks.width * 0.4 ? marks.height - height : Math.round(marks.width * 0.04)
        width: Math.max(14, Math.round(marks.width * 0.28))
        source: Theme.mark("eye")
    }
    // At the visible edge of overlapping cards, between the corner and the name.
    Icon {
        visible: marks.acting
        anchors {
            left: parent.left
            leftMargin: -Math.round(marks.width * 0.1)
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -Math.round(marks.height * 0.1)
        }
        width: Math.max(16, Math.round(marks.width * 0.32))
        source: Theme.mark("acting")
    }
    Icon {
        visible: marks.silenced
        anchors.centerIn: parent
        width: Math.max(16, Math.round(marks.width * 0.5))
        source: Theme.mark("silenced")
    }
}
