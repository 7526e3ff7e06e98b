// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Positions of items, for code that draws on the table, drags something to it or asks about a piece. A spot is {pile,
// place, mark, handle, rect}: `place` is where a card would be placed, `mark` where a mark belongs.
QtObject {
    readonly property TableController table: felt.table
    readonly property Stage stage: felt.stage
    readonly property Felt felt: walk.felt
    readonly property Hand hand: walk.hand
    readonly property FocusWalk walk: pointer.walk
    required property PointerInput pointer

    /// The piece that key presses apply to: the focused one, or else the hovered one.
    function pointedAt(): Piece {
        return walk.focusItem && walk.focusItem.activeFocus && walk.byKeyboard ? walk.focusItem as Piece : pointer.piece();
    }

    /// Its handle, or that of the picked piece; 0: none.
    function pointedHandle(): int {
        return table.picked !== 0 ? table.picked : pointedAt()?.handle ?? 0;
    }

    function spotUnder(x: real, y: real): tableSpot {
        const piece = felt.pieceAt(x, y);
        const under = hand.spotAt(x, y);
        const spot = under.pile < 0 && piece ? hand.placeIn(piece.pile, -1) : under;
        return stage.arrangement.spotOf(spot.pile, spot.place, piece?.pile === spot.pile ? piece.place : spot.place);
    }

    /// What the keyboard is at.
    function focusedSpot(): tableSpot {
        const piece = walk.focusItem as Piece;
        if (piece)
            return stage.arrangement.spotOf(piece.pile, piece.place, piece.place);
        const slot = walk.focusItem as Slot;
        return stage.arrangement.spotOf(slot?.pile ?? -1, slot?.place ?? -1, slot?.place ?? -1);
    }

    /// Something is dragged over the table from outside: previews where it would go.
    function hoverOver(x: real, y: real) {
        const spot = hand.spotAt(x, y);
        const mat = felt.matOf(spot.pile);
        const place = mat ? [spot.place, -1].find(at => mat.isTarget(at)) : undefined;
        hand.hover(place === undefined ? -1 : spot.pile, place ?? -1);
    }

    /// Rectangle of a pile's piece at a place, or of the place; of the whole pile with place -1.
    function rectOfSpot(pile: int, place: int): rect {
        const piece = place >= 0 ? felt.pieceOn(pile, place) : null;
        if (piece)
            return piece.box();
        return stage.layout && felt.matOf(pile)?.area ? stage.placeRect(pile, felt.matOf(pile).kind === "grid" ? place : -1) : Qt.rect(0, 0, 0, 0);
    }

    /// Picture of the zoomed or hovered card, as visible to the viewer; empty: none.
    function lookedAt(): string {
        if (hand.zoom.visible)
            return hand.zoom.face;
        const piece = pointedAt();
        return !piece ? "" : piece.held ? piece.shownFace : piece.face;
    }
}
