// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Bottom bar: back to the hall, a one-sentence summary of the match or what prevents it, and the start button.
Rectangle {
    id: rail

    required property NewGameChoice choice

    signal hallRequested
    signal layRequested
    signal clauseRequested(string clause)

    readonly property bool fine: choice.problem === ""

    color: HallTheme.beam

    Rectangle {
        width: parent.width
        height: 2
        color: HallTheme.ink
    }
    Rectangle {
        y: 2
        width: parent.width
        height: 3
        color: HallTheme.beamLight
    }

    RailPress {
        id: hall
        objectName: "hall"
        anchors {
            left: parent.left
            leftMargin: parent.width * 0.018
            verticalCenter: parent.verticalCenter
        }
        //: A button: leaves the choice of a new game
        text: qsTr("The hall")
        mark: "back.svg"
        onClicked: rail.hallRequested()
    }
    Item {
        anchors {
            left: hall.right
            right: lay.left
            leftMargin: Theme.unit
            rightMargin: Theme.unit
            top: parent.top
            bottom: parent.bottom
        }
        NameText {
            anchors.fill: parent
            visible: rail.fine
            text: rail.choice.summary
            color: HallTheme.beamInk
            font.pixelSize: Math.round(Theme.unit * 1.22)
            minimumPixelSize: 12
            fontSizeMode: Text.Fit
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PaperSheet {
            visible: !rail.fine
            anchors.centerIn: parent
            TextMetrics {
                id: metrics
                text: rail.choice.problem
                font.family: Theme.textFamily
                font.pixelSize: Theme.normal
            }
            width: Math.min(parent.width, metrics.advanceWidth + Theme.unit * 3.8 + (clause.visible ? clause.width : 0))
            height: parent.height - Theme.unit * 0.7
            Picture {
                id: sign
                anchors {
                    left: parent.left
                    leftMargin: Theme.unit * 0.5
                    verticalCenter: parent.verticalCenter
                }
                width: Math.round(Theme.unit * 1.5)
                height: width
                source: Theme.mark("wrong")
            }
            PlainText {
                id: problem
                objectName: "problem"
                anchors {
                    left: sign.right
                    leftMargin: Theme.unit * 0.4
                    right: clause.visible ? clause.left : parent.right
                    rightMargin: Theme.unit * 0.4
                    top: parent.top
                    bottom: parent.bottom
                }
                text: rail.choice.problem
                minimumPixelSize: 11
                fontSizeMode: Text.Fit
                wrapMode: Text.WordWrap
                verticalAlignment: Text.AlignVCenter
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            TextPress {
                id: clause
                objectName: "problemClause"
                visible: rail.choice.problemClause !== ""
                anchors {
                    right: parent.right
                    rightMargin: Theme.unit * 0.4
                    verticalCenter: parent.verticalCenter
                }
                //: A link; %1 is the number of a rule, such as 6.4
                text: qsTr("Rule %1").arg(rail.choice.problemNumber)
                onClicked: rail.clauseRequested(rail.choice.problemClause)
            }
        }
    }
    RailPress {
        id: lay
        objectName: "lay"
        anchors {
            right: parent.right
            rightMargin: parent.width * 0.018
            verticalCenter: parent.verticalCenter
        }
        gold: true
        enabled: rail.fine
        //: A button: begins the match that has been chosen
        text: qsTr("Lay the table")
        onClicked: rail.layRequested()
    }
}
