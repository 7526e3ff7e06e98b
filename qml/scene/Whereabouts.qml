// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// What lies where, told to those who draw on the table, bring something to it or ask about a piece. A spot is
// {pile, place, mark, handle, rect}: `place` is where a card is put down, `mark` what a mark there is on.
QtObject {
    id: whereabouts

    required property TableController table
    required property Stage stage
    required property Felt felt
    required property Hand hand
    required property FocusWalk walk
    required property PointerHand pointer
    required property ZoomView zoom

    /// The piece that keys are about: under the focus, or else under the pointer.
    function pointedAt(): Piece {
        return walk.focusItem && walk.focusItem.activeFocus && walk.byKeyboard ? walk.focusItem as Piece : pointer.piece();
    }

    /// The same by its handle, or that which is held; 0: none.
    function pointedHandle(): int {
        return table.picked !== 0 ? table.picked : pointedAt()?.handle ?? 0;
    }

    /// What lies under a point.
    function spotUnder(x: real, y: real): tableSpot {
        const piece = felt.pieceAt(x, y);
        const under = hand.spotAt(x, y);
        const spot = under.pile < 0 && piece ? hand.placeIn(piece.pile, -1) : under;
        return stage.arrangement.spotOf(spot.pile, spot.place, piece?.pile === spot.pile ? piece.place : spot.place);
    }

    /// What the keyboard is at.
    function focusedSpot(): tableSpot {
        const piece = walk.focusItem as Piece;
        const slot = walk.focusItem as Slot;
        const at = piece ?? slot;
        return stage.arrangement.spotOf(at?.pile ?? -1, at?.place ?? -1, at?.place ?? -1);
    }

    /// Something is carried over the table from outside: shows where it would come to lie.
    function hoverOver(x: real, y: real) {
        const spot = hand.spotAt(x, y);
        const mat = felt.matOf(spot.pile);
        const place = mat ? [spot.place, -1].find(at => mat.isTarget(at)) : undefined;
        hand.hover(place === undefined ? -1 : spot.pile, place ?? -1);
    }

    /// Where a piece of a pile lies, or one would lie; the pile itself with place -1.
    function rectOfSpot(pile: int, place: int): rect {
        const piece = place >= 0 ? felt.pieceOn(pile, place) : null;
        if (piece)
            return piece.box();
        return stage.layout && felt.matOf(pile)?.area ? stage.placeRect(pile, felt.matOf(pile).kind === "grid" ? place : -1) : Qt.rect(0, 0, 0, 0);
    }

    /// The picture of the card that is seen large or pointed at, as the viewer may see it; empty for none.
    function lookedAt(): string {
        if (zoom.visible)
            return zoom.face;
        const piece = pointedAt();
        return !piece ? "" : piece.held ? piece.shownFace : piece.face;
    }
}
