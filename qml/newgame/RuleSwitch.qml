// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Switch for a house rule. If `answers` is set, both answers are shown instead of on and off.
PressCard {
    id: control

    property bool on: false
    /// In place of "off" and "on".
    property list<string> answers
    readonly property bool plain: answers.length === 0

    implicitHeight: Math.max(Theme.unit * 1.75, words.height + Theme.unit * 0.3)
    checked: on
    Accessible.role: plain ? Accessible.CheckBox : Accessible.Button
    Accessible.checkable: plain
    Accessible.checked: plain && control.on
    //: Spoken: %1 is a question of the rules, %2 how it is answered
    Accessible.name: plain ? text : Theme.filled(qsTr("%1: %2"), [text, answers[on ? 1 : 0]])
    //: Spoken: %1 is the other answer to a question of the rules, %2 says more of the question
    Accessible.description: plain ? help : Theme.filled(qsTr("Press for: %1. %2"), [answers[on ? 0 : 1], help])

    Rectangle {
        id: track
        visible: control.plain
        anchors {
            left: parent.left
            verticalCenter: parent.verticalCenter
        }
        opacity: control.enabled ? 1 : 0.5
        width: Math.round(Theme.unit * 2.4)
        height: Math.round(Theme.unit * 1.28)
        radius: height / 2
        color: control.on ? HallTheme.done : "#cbb993"
        border.width: 2
        border.color: HallTheme.ink
        Rectangle {
            readonly property bool atEnd: control.on !== control.mirrored
            x: atEnd ? parent.width - width - 3 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 6
            height: width
            radius: width / 2
            color: "#ffffff"
            border.width: 1
            border.color: HallTheme.ink
            Behavior on x {
                NumberAnimation {
                    duration: 90 * HallTheme.motion
                }
            }
        }
    }
    Column {
        id: words
        anchors {
            left: control.plain ? track.right : parent.left
            leftMargin: control.plain ? Theme.unit * 0.7 : 0
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        SheetText {
            width: parent.width
            text: control.text
            opacity: control.enabled ? 1 : 0.6
        }
        Repeater {
            model: control.answers
            Item {
                id: answer
                required property int index
                required property string modelData
                readonly property bool chosen: control.on === (index === 1)
                width: words.width
                height: said.height + Math.round(Theme.unit * 0.15)
                opacity: control.enabled ? 1 : 0.6
                Rectangle {
                    id: mark
                    anchors {
                        left: parent.left
                        leftMargin: Theme.unit * 0.4
                        verticalCenter: parent.verticalCenter
                    }
                    width: Math.round(Theme.unit * 0.95)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: 2
                    border.color: HallTheme.ink
                    Rectangle {
                        anchors.centerIn: parent
                        visible: answer.chosen
                        width: parent.width - 8
                        height: width
                        radius: width / 2
                        color: HallTheme.done
                    }
                }
                SheetText {
                    id: said
                    anchors {
                        left: mark.right
                        leftMargin: Theme.unit * 0.5
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    text: answer.modelData
                    color: answer.chosen ? HallTheme.ink : HallTheme.faintInk
                    font.bold: answer.chosen
                    font.pixelSize: HallTheme.small
                }
            }
        }
    }
}
