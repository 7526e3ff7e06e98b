// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// A legal target of the picked piece: a soft ring, and a mark for what would happen there.
Item {
    id: ring

    /// Hovered by the piece, or focused.
    property bool hot: false
    /// A whole pile, not a square.
    property bool wide: false
    /// Would have no effect there.
    property bool faint: false
    /// A side of a row, labelled with its name.
    property bool side: false
    /// Width of the numbers along the left edge of a castle, which the mark must not cover.
    property real front: 0
    /// Kind of target, a PileModel.Aim; -1: no mark.
    property int aim: PileModel.Place

    readonly property bool gift: aim === PileModel.Gift
    /// The piece there is the target, and must stay legible.
    readonly property bool aimedAt: aim > PileModel.Attack
    /// Little more than the number of the card is visible.
    readonly property bool strip: front > 0 && height < front * 0.9
    readonly property real span: wide ? Theme.unit * 7 : Math.min(width, height)
    readonly property int line: Math.max(2, Math.round(span / 32))
    /// Width of the dark outline.
    readonly property int rim: Math.max(2, Math.ceil(line * 0.6))
    readonly property real corner: span * 0.07

    Rectangle {
        anchors.fill: parent
        anchors.margins: ring.hot ? -3 * ring.line : ring.gift ? -ring.line : -ring.rim / 2
        visible: !ring.faint || ring.hot
        color: ring.hot || ring.aim === PileModel.Attack || ring.wide || ring.front > 0 ? "transparent" : "#24f0b93a"
        radius: ring.corner + ring.line
        border.width: ring.hot || ring.gift ? ring.line * 2 : ring.rim
        // A bright line with a dark outline is visible on any background.
        border.color: ring.hot ? Theme.gold : ring.gift ? Theme.sable : "#c82b2622"
    }
    Outline {
        anchors.margins: ring.gift || ring.hot ? ring.line * 0.5 : ring.rim / 2
        radius: ring.corner
        border.width: ring.hot ? ring.line * 2 : ring.faint ? 1 : ring.line
        border.color: ring.gift && !ring.hot ? Theme.silver : Theme.gold
    }
    Icon {
        // On a corner of a pile, clear of its name, and on the top edge of a piece, which must stay recognizable and
        // legible.
        x: Math.round(ring.wide ? -width * 0.5 : ring.strip ? ring.width * 0.6 - width / 2 : (ring.width - width) / 2)
        y: Math.round(ring.wide ? -height * 0.5 : ring.front > 0 && !ring.strip ? ring.height - 0.78 * ring.front - height / 2 : ring.aimedAt ? -height * 0.35 : (ring.height - height) / 2)
        width: ring.wide ? Math.round(Theme.unit * 2) : Math.max(16, Math.round(Math.min(ring.width, ring.height) * 0.36))
        // Hidden where a preview of the result is shown.
        visible: (!ring.hot || ring.wide || ring.aimedAt) && !ring.faint && !ring.side && ring.aim >= 0
        source: ring.aim < 0 ? "" : Theme.mark(["here", "gift", "swords", "swords", "eye", "turn-up", "turn-down"][ring.aim])
    }
}
