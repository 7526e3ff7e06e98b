// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// How the game ended, over the table; it can be put aside to look at what was built.
FocusScope {
    id: banner

    required property string text
    property string shield: ""
    /// How a series of matches stands.
    property string series: ""
    /// Who played, each with how the seat stands in the end.
    property var seats: null
    property bool aside: false
    /// What the first two buttons say; there may be no second.
    required property string againText
    required property string otherText

    signal rematch
    signal newGame

    onVisibleChanged: aside = false
    Accessible.role: Accessible.Dialog
    Accessible.name: text

    Rectangle {
        anchors.fill: parent
        visible: !banner.aside
        color: "#66161210"
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: banner.aside = true
            onWheel: wheel => wheel.accepted = true
        }
    }
    Rectangle {
        id: sheet
        visible: !banner.aside
        anchors.centerIn: parent
        width: Math.min(banner.width - 2 * Theme.unit, Theme.unit * 34)
        height: Math.min(banner.height - Theme.unit, inside.implicitHeight + 3 * Theme.unit)
        radius: 4
        color: Theme.parchment
        border.width: 2
        border.color: Theme.sable
        Rectangle {
            anchors.fill: parent
            anchors.margins: 5
            color: "transparent"
            border.width: 1
            border.color: Theme.parchmentEdge
        }
        MouseArea {
            anchors.fill: parent
        }
        Column {
            id: inside
            anchors.centerIn: parent
            width: parent.width - 4 * Theme.unit
            spacing: Theme.unit
            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(Theme.unit * 4.5)
                height: width
                source: banner.shield === "" ? Theme.mark("crown") : "image://faces/" + banner.shield
                sourceSize {
                    width: width
                }
            }
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: banner.text
                color: Theme.sable
                font.family: Theme.nameFamily
                font.pixelSize: Math.round(Theme.unit * 1.6)
                Accessible.ignored: true
            }
            Column {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Math.round(Theme.unit * 0.3)
                Repeater {
                    model: banner.seats
                    Row {
                        id: line
                        required property string name
                        required property string shield
                        required property string standing
                        required property bool winner
                        required property bool isOut

                        visible: standing !== ""
                        spacing: Math.round(Theme.unit * 0.6)
                        Image {
                            width: Math.round(Theme.unit * 1.8)
                            height: width
                            source: "image://faces/" + line.shield
                            sourceSize {
                                width: width
                            }
                        }
                        PlainText {
                            width: Theme.unit * 12
                            height: Math.round(Theme.unit * 1.8)
                            verticalAlignment: Text.AlignVCenter
                            elide: Text.ElideRight
                            text: line.name
                            color: Theme.sable
                            font.family: Theme.nameFamily
                            font.pixelSize: Theme.large
                        }
                        PlainText {
                            width: Theme.unit * 8
                            height: Math.round(Theme.unit * 1.8)
                            horizontalAlignment: Text.AlignRight
                            verticalAlignment: Text.AlignVCenter
                            text: line.isOut ? qsTr("out of the game") : line.standing
                            color: Theme.sable
                            font.family: Theme.textFamily
                            font.bold: line.winner
                            font.pixelSize: Theme.normal
                        }
                        Image {
                            width: Math.round(Theme.unit * 1.8)
                            height: width
                            opacity: line.winner ? 1 : 0
                            source: Theme.mark("crown")
                            sourceSize {
                                width: width
                            }
                        }
                    }
                }
            }
            PlainText {
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: banner.series
                color: Theme.sable
                font.family: Theme.textFamily
                font.pixelSize: Theme.large
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.unit
                PlankButton {
                    id: again
                    focus: true
                    main: true
                    text: banner.againText
                    onClicked: banner.rematch()
                    Keys.onReturnPressed: banner.rematch()
                    KeyNavigation.right: fresh
                    KeyNavigation.tab: fresh
                }
                PlankButton {
                    id: fresh
                    visible: text !== ""
                    text: banner.otherText
                    onClicked: banner.newGame()
                    Keys.onReturnPressed: banner.newGame()
                    KeyNavigation.left: again
                    KeyNavigation.right: look
                    KeyNavigation.tab: look
                }
                PlankButton {
                    id: look
                    text: qsTr("Look at the table")
                    onClicked: banner.aside = true
                    Keys.onReturnPressed: banner.aside = true
                    KeyNavigation.left: fresh
                    KeyNavigation.tab: again
                }
            }
        }
    }
}
