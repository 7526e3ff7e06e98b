// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Names the owner of the hand shown at the bottom if it is not the viewer's.
Item {
    id: note

    required property RowModel seats
    /// The seat; -1: the viewer plays their own hand.
    required property int played
    required property rect area

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    visible: area.width > 0 && played >= 0
    x: area.x
    y: area.y
    width: area.width
    height: area.height

    Repeater {
        model: note.visible ? note.seats : null
        Parchment {
            id: slip
            required property int seat
            required property string name
            required property string shield
            visible: seat === note.played
            x: Math.round((note.width - width) / 2)
            y: note.height - height
            width: Math.min(note.width, arms.width + words.implicitWidth + Math.round(Theme.unit * 1.5))
            height: Math.min(note.height, Math.round(Theme.unit * 2.2))
            border.width: 2
            border.color: Theme.gold
            Accessible.role: Accessible.StaticText
            Accessible.name: words.text
            Accessible.ignored: !visible
            Icon {
                id: arms
                anchors {
                    left: parent.left
                    leftMargin: Math.round(Theme.unit * 0.4)
                    verticalCenter: parent.verticalCenter
                }
                width: Math.round(parent.height * 0.8)
                source: slip.visible ? "image://faces/" + slip.shield : ""
            }
            NameText {
                id: words
                anchors {
                    left: arms.right
                    leftMargin: Math.round(Theme.unit * 0.4)
                    right: parent.right
                    rightMargin: Math.round(Theme.unit * 0.4)
                    verticalCenter: parent.verticalCenter
                }
                //: Above a hand of cards that is another one's: %1 is the player for whom one decides.
                text: qsTr("You play for %1: these are their cards").arg(slip.name)
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.small
                font.pixelSize: Theme.normal
                Accessible.ignored: true
            }
        }
    }
}
