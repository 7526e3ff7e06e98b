// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Opaque cover over the whole table while players of one device change places.
FocusScope {
    id: curtain

    required property TableController table
    property string shield: ""
    /// Question for the next player; empty: their own turn begins.
    readonly property string asks: table.match.curtain.asks
    /// What everybody may know of what has happened since their last turn: {text, shield}, oldest first.
    readonly property list<logRow> news: table.match.curtainNews

    readonly property int foldWidth: Math.max(40, Math.round(width / 16))

    signal lifted(bool byKey)
    signal declined

    // Its button keeps the focus, whatever happens behind it.
    Connections {
        target: curtain.table
        enabled: curtain.visible
        function onStateChanged() {
            keys.restart();
        }
    }
    Timer {
        id: keys
        interval: 0 // after all other focus changes
        onTriggered: if (curtain.visible)
            curtain.forceActiveFocus()
    }

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    Accessible.role: Accessible.Dialog
    Accessible.name: asks === "" ? words.text : words.text + ". " + asks
    Keys.onPressed: event => {
        event.accepted = event.key !== Qt.Key_F6 && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
        const pages = ({
                [Qt.Key_PageUp]: -1,
                [Qt.Key_PageDown]: 1,
                [Qt.Key_Up]: -0.2,
                [Qt.Key_Down]: 0.2,
                [Qt.Key_Home]: -Infinity,
                [Qt.Key_End]: Infinity
            })[event.key];
        if (pages !== undefined)
            told.leaf(pages);
    }

    Rectangle {
        anchors.fill: parent
        color: "#6b1d1a"
    }
    Repeater {
        model: Math.ceil(curtain.width / curtain.foldWidth)
        Item {
            required property int index
            x: index * curtain.foldWidth
            width: curtain.foldWidth
            height: curtain.height
            Rectangle {
                x: parent.width * 0.08
                width: parent.width * 0.34
                height: parent.height
                color: "#7a2521"
            }
            Rectangle {
                x: parent.width * 0.78
                width: parent.width * 0.22
                height: parent.height
                color: "#571512"
            }
        }
    }
    Rectangle {
        y: curtain.height - height - Theme.unit
        width: curtain.width
        height: Math.max(4, Math.round(Theme.unit * 0.4))
        color: Theme.gold
    }
    // Blocks the mouse from the table.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    Parchment {
        anchors.centerIn: parent
        width: Math.min(curtain.width - 2 * Theme.unit, Math.max(inside.implicitWidth + 5 * Theme.unit, Theme.unit * 24))
        height: inside.implicitHeight + 4 * Theme.unit
        border.width: 2
        Outline {
            anchors.margins: 5
            border.color: Theme.parchmentEdge
        }
        Column {
            id: inside
            anchors.centerIn: parent
            width: Math.min(implicitWidth, curtain.width - 6 * Theme.unit)
            spacing: Theme.unit
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: curtain.shield !== ""
                width: Theme.unit * 5
                source: curtain.shield === "" ? "" : "image://faces/" + curtain.shield
            }
            NameText {
                id: words
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, curtain.width - 6 * Theme.unit)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                //: On the curtain between two people at one screen; %1 is whose turn it is.
                text: curtain.table.match.curtain.ownTurn ? qsTr("%1, it is your turn").arg(curtain.table.match.curtain.name) :
                    //: On the curtain, to somebody who has to decide something in another one's turn.
                    qsTr("%1, you are asked to decide").arg(curtain.table.match.curtain.name)
                font.pixelSize: Theme.title
                Accessible.ignored: true
            }
            NameText {
                visible: curtain.asks !== ""
                width: Math.min(implicitWidth, curtain.width - 6 * Theme.unit)
                anchors.horizontalCenter: parent.horizontalCenter
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: curtain.asks
                Accessible.ignored: true
            }
            SinceMyTurn {
                id: told
                anchors.horizontalCenter: parent.horizontalCenter
                visible: curtain.news.length > 0 && most > 5 * Theme.unit
                news: curtain.news
                heading: curtain.table.match.newsTitle
                mostLines: Infinity
                width: Math.min(curtain.width - 6 * Theme.unit, 40 * Theme.unit)
                most: Math.min(curtain.height - 28 * Theme.unit, 24 * Theme.unit)
            }
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Everybody else looks away.")
                color: Theme.fadedSable
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.unit
                PlankButton {
                    id: button
                    main: true
                    focus: true
                    KeyNavigation.right: nobody
                    //: %1 is a person's name.
                    text: qsTr("I am %1: lift the curtain").arg(curtain.table.match.curtain.name)
                    Accessible.description: Array.from(curtain.news).map(line => line.text).join("\n")
                    onTaken: curtain.lifted(false)
                    Keys.onReturnPressed: curtain.lifted(true)
                    Keys.onEnterPressed: curtain.lifted(true)
                    Keys.onSpacePressed: curtain.lifted(true)
                }
                PlankButton {
                    id: nobody
                    visible: curtain.table.match.curtain.mayDecline
                    //: On the curtain, when somebody may act out of turn: none of the people at this screen wants to
                    text: qsTr("Nobody wants to act")
                    help: qsTr("The curtain goes without anybody looking at their cards, and others at this screen are not asked either.")
                    onTaken: curtain.declined()
                    Keys.onReturnPressed: curtain.declined()
                    Keys.onEnterPressed: curtain.declined()
                    Keys.onSpacePressed: curtain.declined()
                }
            }
        }
    }
    // Focus starts at the button that lifts it.
    onVisibleChanged: if (visible)
        button.focus = true
}
