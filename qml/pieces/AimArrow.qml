// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// From the acting card to its target, or the last one it acted on.
EffectArrow {
    readonly property TableController table: felt.table
    required property Felt felt
    required property Hand hand

    readonly property Piece actor: table.picked !== 0 ? felt.pieceOf(table.picked) : null
    readonly property bool aims: actor !== null && hand.isAimed(actor) && (hand.aiming !== null || hand.hoverPile >= 0)
    readonly property Piece source: aims ? actor : table.acted.from !== 0 ? felt.pieceOf(table.acted.from) : null
    readonly property Piece goal: aims ? null : table.acted.on !== 0 ? felt.pieceOf(table.acted.on) : null
    readonly property rect aimed: hand.hoverPile >= 0 ? felt.stage.placeRect(hand.hoverPile, hand.hoverPlace) : Qt.rect(hand.aimedAt.x, hand.aimedAt.y, 0, 0)

    function middle(piece: Piece): point {
        return Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2);
    }

    past: !aims
    opacity: source !== null && (aims || goal !== null) && felt.stage.browsed < 0 ? 1 : 0
    from: source ? middle(source) : Qt.point(0, 0)
    to: aims ? Qt.point(aimed.x + aimed.width / 2, aimed.y + aimed.height / 2) : goal ? middle(goal) : from
}
