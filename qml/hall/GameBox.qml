// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A game's box on the shelf: a single picture including the ribbon with the title. The item has the size of the cover;
// side and shadow extend beyond it.
HallPress {
    id: box

    required property shelfGame game
    /// Its facts have room in their short form only.
    property bool tight: false
    required property real scaling
    /// Shield of the player to move in this game's unfinished match; -1: there is none.
    property int waiting: -1
    /// Marks the box that first-time users should start with.
    property bool beginHere: false
    readonly property bool hot: pointed || lit
    /// The box has been taken from the shelf.
    property bool away: false

    label: game.name
    //: Spoken of a game's box. %1: its one line; %2: how many can play, as "2–4"; %3: how long it takes, as "15 min".
    help: Theme.filled(qsTr("%1 Players: %2. A match takes %3."), [game.tagline, game.players, game.lasts]) + (waiting >= 0 ? " " + qsTr("A match is kept.") : "")

    // Around the whole box, clear of its gold edge.
    ring.anchors.topMargin: -lift - Math.round(4 * scaling)
    ring.anchors.bottomMargin: lift
    ring.anchors.leftMargin: -Math.round(4 * scaling)
    ring.anchors.rightMargin: -Math.round(17 * scaling)

    readonly property real lift: hot ? Math.round(7 * scaling) : 0
    readonly property int breadth: Math.round(width + 34 * scaling)
    /// Maximum font size of the title.
    readonly property int letters: Math.round(Math.min(0.17 * width, Math.max(Theme.unit * 1.05, 24 * scaling)))

    /// Rectangle of its picture in scene coordinates, including side and shadow.
    function standing(): rect {
        return body.mapToItem(null, 0, 0, breadth, height);
    }

    Item {
        id: body
        width: parent.width
        height: parent.height
        y: -box.lift
        opacity: box.away ? 0 : 1
        Behavior on y {
            enabled: HallTheme.motion
            NumberAnimation {
                duration: 120
                easing.type: Easing.OutQuad
            }
        }
        Rectangle {
            readonly property int line: Math.max(3, Math.round(4 * box.scaling))
            visible: box.hot || box.beginHere
            x: -line - 2
            y: x
            width: box.width + Math.round(13 * box.scaling) - 2 * x
            height: box.height - 2 * x
            radius: line + 2
            color: "transparent"
            border.width: line
            border.color: HallTheme.gold
        }
        HallPicture {
            width: box.breadth
            height: box.height
            wanted: `image://hall/box/${box.game.id}?breadth=${box.breadth}&cover=${box.width}&scale=${box.scaling.toFixed(4)}` + `&letters=${box.letters}&title=${encodeURIComponent(box.game.name)}`
        }
        // At night, boxes without hover or focus are darkened.
        Rectangle {
            visible: Theme.dark && !box.hot
            width: box.width + Math.round(13 * box.scaling)
            height: box.height
            color: "#29120c06"
        }
        Repeater {
            model: box.waiting >= 0 ? 1 : 0
            KeptTag {
                x: Theme.mirrored ? Math.round(-width * 0.15) : Math.round(box.width - width * 0.8)
                y: Math.round(-8 * box.scaling)
                width: Math.round(46 * box.scaling)
                shield: box.waiting
            }
        }
        Repeater {
            model: box.beginHere ? 1 : 0
            HallPicture {
                x: Theme.mirrored ? box.width - width + Math.round(12 * box.scaling) : Math.round(-12 * box.scaling)
                y: Math.round(16 * box.scaling)
                width: begin.implicitWidth + Math.round(Theme.unit * 2)
                height: Math.round(Theme.unit * 2)
                mirror: Theme.mirrored
                wanted: "image://hall/pennon"
                NameText {
                    id: begin
                    x: Math.round(Theme.unit * (Theme.mirrored ? 1.3 : 0.7))
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Begin here")
                    color: "#ffffff"
                    font.pixelSize: HallTheme.size(1.08)
                }
            }
        }
    }
}
