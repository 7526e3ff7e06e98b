// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A miniature of the game's table: wooden frame, cloth, and the pieces in front of the seats.
Item {
    id: table

    required property color cloth
    required property color mat
    /// Pieces in front of each seat, the last entry being used for all further ones, and in the middle. Units are
    /// fractions of the cloth's height; the centre of a seat's own ground is 0, with the seat below it.
    required property list<seatGround> before
    required property list<drawnPiece> middle
    required property int seats
    required property smallTable round

    readonly property real rim: Math.round(Theme.unit * 1.2)
    readonly property real tall: height - 2 * rim

    Rectangle {
        x: 4
        y: 10
        width: parent.width
        height: parent.height
        radius: Theme.unit * 1.8
        color: "#000000"
        opacity: 0.34
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.unit * 1.8
        color: HallTheme.beam
        border.width: 2
        border.color: HallTheme.ink
        Outline {
            anchors.margins: 4
            radius: parent.radius - 4
            border.width: 2
            border.color: HallTheme.beamLight
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: table.rim
        radius: Theme.unit
        color: table.cloth
        border.width: 2
        border.color: HallTheme.ink
        Outline {
            anchors.margins: Math.round(Theme.unit * 0.6)
            radius: Theme.unit * 0.6
            border.color: table.mat
        }
    }

    component Pieces: Item {
        id: laid
        required property list<drawnPiece> pieces
        Repeater {
            model: laid.pieces
            Picture {
                required property drawnPiece modelData
                width: Math.max(4, Math.round(modelData.width * table.tall))
                height: Math.round(width * modelData.tall)
                x: Math.round(modelData.x * table.tall - width / 2)
                y: Math.round(modelData.y * table.tall - height / 2)
                source: Theme.face(modelData.face, "")
            }
        }
    }

    Pieces {
        x: table.width / 2
        y: table.height / 2
        pieces: table.middle
    }
    Repeater {
        model: table.seats
        Pieces {
            required property int index
            readonly property point place: table.round.seat(index)
            readonly property real inward: table.round.places > 4 ? 0.54 : 0.52
            x: table.width / 2 + place.x * inward * (table.width / 2 - table.rim)
            y: table.height / 2 + place.y * inward * (table.height / 2 - table.rim)
            scale: table.round.places > 2 && table.round.places <= 4 ? 0.8 : 1
            rotation: Math.atan2(place.y, place.x) * 180 / Math.PI - 90
            pieces: table.before[Math.min(index, table.before.length - 1)].pieces
            Behavior on x {
                NumberAnimation {
                    duration: 200 * HallTheme.motion
                }
            }
            Behavior on y {
                NumberAnimation {
                    duration: 200 * HallTheme.motion
                }
            }
        }
    }
}
