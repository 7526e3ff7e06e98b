// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// A parchment tag on a string: its key on a wax seal, what it does, and what that leads to. The default choice, for
// Enter, has a gold edge.
KeyedButton {
    id: tag

    property string mark: ""
    /// The string is on the right, and its y position.
    property bool strungRight: false
    readonly property point hole: Qt.point(strungRight ? width - rounded * 0.7 : rounded * 0.7, height / 2)
    readonly property int rounded: Math.round(Theme.unit * 0.8)

    objectName: "choice"
    focusPolicy: Qt.NoFocus // reached through FocusWalk
    // The same width either way, since the side of the string depends on where that width fits.
    leftPadding: Math.round(Theme.unit * (strungRight ? 0.8 : 1.2))
    rightPadding: Math.round(Theme.unit * (strungRight ? 1.2 : 0.8))
    topPadding: Math.round(Theme.unit * 0.4)
    bottomPadding: topPadding
    // From the unwrapped text: the implicit width of wrapped text depends on its width.
    implicitWidth: Math.ceil(Math.max(verbLine.advanceWidth, outcomeLine.advanceWidth) + words.start + Theme.unit * 0.4) + leftPadding + rightPadding
    implicitHeight: Math.max(Math.round(Theme.unit * 2.4), words.height + topPadding + bottomPadding)

    TextMetrics {
        id: verbLine
        text: tag.text
        font: verb.font
    }
    TextMetrics {
        id: outcomeLine
        text: tag.help
        font: outcome.font
    }

    // Shape of the tag: rounded at the end with the string.
    component Sheet: Item {
        property alias color: round.color
        property int grown: 0
        anchors.fill: parent
        anchors.margins: -grown
        Rectangle {
            id: round
            anchors.fill: parent
            radius: tag.rounded + parent.grown
        }
        Rectangle {
            x: tag.strungRight ? 0 : tag.rounded * 2
            width: parent.width - tag.rounded * 2
            height: parent.height
            radius: 3
            color: round.color
        }
    }

    background: Item {
        Sheet {
            grown: 3
            color: "#55100a06" // shadow
        }
        Sheet {
            grown: tag.activeFocus ? 5 : 1
            color: Theme.sable
        }
        Sheet {
            visible: tag.activeFocus
            grown: 4
            color: Theme.gold
        }
        Sheet {
            color: !tag.ready || tag.down ? Theme.parchmentEdge : tag.hovered ? "#fffaf0" : Theme.parchment
        }
        Rectangle {
            width: Math.round(Theme.unit * 0.4)
            height: width
            radius: width / 2
            x: tag.hole.x - width / 2
            y: tag.hole.y - height / 2
            color: Theme.sable
        }
    }
    // Text follows the layout direction, whichever side the string is on.
    Item {
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        x: tag.leftPadding
        y: tag.topPadding
        width: tag.availableWidth
        height: tag.availableHeight
        opacity: tag.ready ? 1 : 0.5
        Rectangle {
            id: seal
            visible: tag.key !== ""
            anchors {
                left: parent.left
                verticalCenter: parent.verticalCenter
            }
            width: Math.round(Theme.unit * 1.7)
            height: width
            radius: width / 2
            color: Theme.gules
            border.width: 1
            border.color: Theme.sable
            NameText {
                anchors.centerIn: parent
                text: tag.key
                color: Theme.parchment
                font.pixelSize: Math.round(Theme.unit * 1.1)
                Accessible.ignored: true
            }
        }
        Icon {
            id: picture
            readonly property real start: seal.visible ? seal.width + Math.round(Theme.unit * 0.4) : 0
            visible: tag.mark !== ""
            anchors {
                left: parent.left
                leftMargin: start
                verticalCenter: parent.verticalCenter
            }
            width: Math.round(Theme.unit * 1.4)
            source: visible ? Theme.mark(tag.mark) : ""
        }
        Column {
            id: words
            readonly property real start: picture.start + (picture.visible ? picture.width + Math.round(Theme.unit * 0.4) : Math.round(Theme.unit * 0.1))
            anchors {
                left: parent.left
                leftMargin: start
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            NameText {
                id: verb
                width: parent.width
                text: tag.text
                wrapMode: Text.WordWrap
                font.pixelSize: Math.round(Theme.unit * 1.1)
                Accessible.ignored: true
            }
            PlainText {
                id: outcome
                visible: tag.help !== ""
                width: parent.width
                text: tag.help
                wrapMode: Text.WordWrap
                color: Theme.fadedSable
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
