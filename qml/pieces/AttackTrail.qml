// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// How an attack has gone so far, defender by defender: each with the sum that was left, and between Gate and
// Castle the breach.
Item {
    id: trail

    required property TableController table
    required property Stage stage
    required property Felt felt

    readonly property var attack: table.attack
    readonly property var area: stage.layout ? stage.layout.trail ?? null : null
    readonly property int headline: Math.round(Theme.unit * 1.25)
    readonly property int sumline: Math.round(Theme.unit * 1.4)
    readonly property int tall: Math.max(10, height - headline - sumline - 4)
    readonly property int wide: Math.round(tall / stage.aspect)

    visible: area !== null && steps.count > 0
    x: area ? area.x : 0
    y: area ? area.y : 0
    width: area ? area.width : 0
    height: area ? area.height : 0

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The attack")

    Flickable {
        anchors.fill: parent
        contentWidth: row.width
        contentHeight: height
        // The newest step is always to be seen.
        contentX: Math.max(0, contentWidth - width)
        clip: contentWidth > width
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds

        Row {
            id: row
            height: trail.height
            spacing: Math.round(Theme.unit * 0.35)

            Repeater {
                id: steps
                model: trail.table.attack
                Row {
                    id: step
                    required property int index
                    required property string face
                    required property int pile
                    required property string outcome
                    required property bool emptied
                    required property string sum
                    required property string spokenName

                    readonly property string stack: trail.felt.matOf(pile)?.name ?? ""
                    /// The first defender of its stack has its name above it.
                    readonly property bool first: index === 0 || trail.attack.data(trail.attack.index(index - 1, 0), AttackModel.PileRole) !== pile

                    height: row.height
                    spacing: row.spacing
                    Accessible.role: Accessible.StaticText
                    Accessible.name: spokenName

                    Item {
                        width: Math.max(trail.wide, words.implicitWidth + Math.round(Theme.unit * 0.8))
                        height: step.height
                        GroundLabel {
                            visible: step.first
                            height: trail.headline
                            verticalAlignment: Text.AlignVCenter
                            text: Theme.heading(step.stack)
                        }
                        Image {
                            id: card
                            y: trail.headline
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: trail.wide
                            height: trail.tall
                            source: Theme.face(step.face, "")
                            sourceSize {
                                width: trail.wide
                                height: trail.tall
                            }
                        }
                        // In the corner, so that the card can be read, and below the name of the stack.
                        Image {
                            x: card.x + trail.wide - Math.round(width * 0.8)
                            y: card.y
                            width: Math.round(trail.wide * 0.46)
                            height: width
                            source: step.outcome === "holds" ? Theme.mark("holds") : Theme.mark("falls")
                            sourceSize {
                                width: width
                            }
                        }
                        Rectangle {
                            y: trail.headline + trail.tall + 3
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: words.implicitWidth + Math.round(Theme.unit * 0.8)
                            height: trail.sumline
                            radius: height / 2
                            color: Theme.parchment
                            border.width: 1
                            border.color: Theme.sable
                            PlainText {
                                id: words
                                anchors.centerIn: parent
                                text: step.sum
                                color: Theme.sable
                                font.family: Theme.textFamily
                                font.bold: true
                                font.pixelSize: Theme.normal
                                Accessible.ignored: true
                            }
                        }
                    }
                    Column {
                        visible: step.emptied
                        width: Math.round(Theme.unit * 4.6)
                        anchors.verticalCenter: parent.verticalCenter
                        Image {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Math.round(Theme.unit * 3)
                            height: width
                            source: Theme.mark("breach")
                            sourceSize {
                                width: width
                            }
                        }
                        GroundLabel {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.WordWrap
                            //: %1 is a stack whose last card has been destroyed: "Anna's Gate".
                            text: qsTr("%1 has fallen").arg(Theme.heading(step.stack))
                        }
                    }
                }
            }
        }
    }
}
