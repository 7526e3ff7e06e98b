// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Picture of a variant, composed of the game's pieces on an area of 120 by 64.
Item {
    id: picture

    required property list<drawnPiece> pieces

    readonly property real part: Math.min(width / 120, height / 64)
    readonly property real fromLeft: (width - 120 * part) / 2
    readonly property real fromTop: (height - 64 * part) / 2

    Repeater {
        model: picture.pieces
        Picture {
            required property drawnPiece modelData
            readonly property int side: Math.max(4, Math.round(modelData.width * picture.part))
            x: picture.fromLeft + modelData.x * picture.part
            y: picture.fromTop + modelData.y * picture.part
            width: side
            height: Math.round(side * modelData.tall)
            rotation: modelData.lean
            opacity: modelData.faint ? 0.4 : 1
            source: modelData.mark !== "" ? Theme.mark(modelData.mark) : Theme.face(modelData.face, modelData.turn > 0 ? "turn=" + modelData.turn : "")
        }
    }
}
