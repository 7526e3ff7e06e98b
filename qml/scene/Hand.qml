// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Common input path for mouse, keyboard and screen reader: pick, look, commit or cancel. The controller knows which
// moves are legal.
QtObject {
    id: hand

    readonly property TableController table: felt.table
    readonly property Stage stage: felt.stage
    required property Felt felt
    required property ZoomView zoom
    required property BattleBoard battle

    property Piece dragged: null
    property point dragFrom
    /// The card whose effect is aimed with an arrow, and the arrow's end.
    property Piece aiming: null
    property point aimedAt
    readonly property bool carries: dragged !== null || aiming !== null
    /// The place under the dragged piece or the focus while a piece is picked; pile -1: none.
    property int hoverPile: -1
    property int hoverPlace: -1
    /// Rectangle that the last refusal is about.
    property rect lastTried
    /// Pile the picked piece was taken from.
    property int pickedFrom: -1
    property int pickedPlace: -1

    /// The last press came before the viewer could decide.
    property bool early: false

    /// An action is done; `before` is the piece picked until then.
    signal acted(int before)

    property tablePlace nowhere
    function placeIn(pile: int, place: int): tablePlace {
        return hand.stage.arrangement.place(pile, place);
    }

    /// The target that a place belongs to: its square, the square's castle, the whole pile, or nowhere.
    function targetAt(spot: tablePlace): tablePlace {
        const mat = hand.table.picked !== 0 ? hand.felt.matOf(spot.pile) : null;
        for (const place of mat ? [spot.place, hand.stage.arrangement.wholeOf(hand.stage.layout, spot.pile, spot.place), -1] : [])
            if (mat.isTarget(place))
                return placeIn(spot.pile, place);
        return nowhere;
    }

    /// Hit tolerance around a target; and how far beside one a press does not cancel the pick.
    readonly property real reach: 0.6 * Theme.unit
    readonly property real margin: 2 * Theme.unit

    /// The nearest target to a point outside all targets, at most `most` away, if any.
    function targetBeside(x: real, y: real, most: real): tablePlace {
        let found = nowhere;
        for (const mat of hand.table.picked !== 0 ? hand.felt.itemsOf(hand.felt.mats) : []) {
            for (const place of mat.visible ? mat.targets : []) {
                const box = hand.stage.placeRect(mat.pile, place);
                const far = Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
                if (far > most)
                    continue;
                most = far;
                found = placeIn(mat.pile, place);
            }
        }
        return found;
    }

    /// Whether a press on a piece is for the piece itself rather than its castle.
    function canBeMeant(piece: Piece): bool {
        return hand.table.picked !== 0 ? hand.felt.matOf(piece.pile).isTarget(piece.place) : piece.movable;
    }
    /// Whether a press on a piece may have been meant for another one of the same castle that is mostly covered.
    function isUnsure(piece: Piece): bool {
        const parts = hand.felt.wholeOf(piece);
        return parts.length > 1 && parts.some(part => canBeMeant(part) && hand.stage.placeRect(part.pile, part.place).height < Theme.finger);
    }

    function spotAt(x: real, y: real): tablePlace {
        const spot = hand.stage.layout ? hand.stage.arrangement.spotAt(hand.stage.layout, x, y) : nowhere;
        const mat = hand.felt.matOf(spot.pile);
        // A transient pile that is hidden has no target.
        if (mat && !mat.visible)
            return nowhere;
        if (!mat || mat.form !== Areas.Form.Row && mat.form !== Areas.Form.Realm && !mat.area.row && !mat.deep)
            return spot;
        const piece = hand.felt.pieceAt(x, y);
        const under = piece && piece.pile === spot.pile ? piece : null;
        if (mat.area.row)
            return placeIn(spot.pile, under?.place ?? -1);
        // Beside the cards of a pile its top is meant.
        if (mat.deep)
            return placeIn(spot.pile, (under ?? hand.felt.topOf(spot.pile)).place);
        if (mat.form === Areas.Form.Realm)
            return placeIn(spot.pile, under ? under.place : hand.stage.arrangement.nearest(hand.stage.layout, spot.pile, hand.stage.heapOf(spot.pile).contents, x, y));
        // The targets of a row are its sides for new pieces, its pieces for effects.
        const picked = hand.table.picked !== 0 ? hand.felt.pieceOf(hand.table.picked) : null;
        if (picked && !picked.acting)
            return spot;
        return placeIn(spot.pile, under?.place ?? -1);
    }

    /// The target at a point. A piece that has stepped forward out of its pile is a target where it is shown; otherwise
    /// the pile below it.
    function aim(x: real, y: real): tablePlace {
        const spot = spotAt(x, y);
        const piece = hand.felt.pieceAt(x, y);
        const own = piece && spot.pile >= 0 && piece.pile !== spot.pile ? targetAt(placeIn(piece.pile, -1)) : nowhere;
        return own.pile >= 0 ? own : targetAt(spot);
    }

    /// Whether a piece acts from where it lies: an arrow is aimed instead of dragging it.
    function isAimed(piece: Piece): bool {
        return !hand.table.arranging && (piece.acting || hand.felt.matOf(piece.pile)?.area?.aims === true);
    }

    /// The piece at a point; the battle board counts as the last card played.
    function pieceUnder(x: real, y: real): Piece {
        const piece = hand.felt.pieceAt(x, y);
        if (piece || !hand.battle.covers(x, y))
            return piece;
        const laid = hand.felt.topOf(hand.battle.battle.attackers[0]);
        return laid && laid.movable ? laid : null;
    }

    function isEarly(): bool {
        return hand.stage.viewer >= 0 && !hand.table.decision.mine && !hand.table.match.over && !hand.table.arranging;
    }

    function browse(pile: int) {
        hand.stage.browsed = hand.stage.browsed === pile ? -1 : pile;
        hand.zoom.close();
    }

    function pick(piece: Piece): bool {
        remember(piece, 0);
        return hand.table.picked === piece.handle || hand.table.pick(piece.handle);
    }

    /// Picks up again a piece that could not be placed.
    function pickAgain(handle: int) {
        const piece = hand.felt.pieceOf(handle);
        if (piece && pick(piece))
            hand.acted(0);
    }

    /// Activates a piece by click, key or screen reader.
    function activate(handle: int) {
        const piece = hand.felt.pieceOf(handle);
        if (!piece)
            return;
        hand.zoom.close();
        if (hand.table.picked === 0 && hand.stage.browsed < 0 && (piece.pile === hand.table.shownPile && piece.owner !== hand.stage.viewer || !piece.movable && hand.felt.canBrowse(piece.pile))) {
            browse(piece.pile);
            return;
        }
        const before = hand.table.picked;
        remember(piece, before);
        early = isEarly();
        hand.table.click(handle);
        hand.acted(before);
    }

    function choose(piece: Piece) {
        const target = targetAt(placeIn(piece.pile, piece.place));
        if (target.place >= 0)
            activatePlace(target.pile, target.place);
        else
            activate(piece.handle);
    }

    /// The same for a place without a piece.
    function activatePlace(pile: int, place: int) {
        act(hand.stage.placeRect(pile, place), () => {
            if (hand.table.arranging) {
                pickedFrom = pile;
                pickedPlace = place;
            }
            early = isEarly();
            hand.table.clickSpot(pile, place);
        });
    }

    /// Double click: if a piece has an obvious target it goes there; else it stays picked.
    function endReading() {
        const goal = hand.table.obvious();
        if (goal.pile >= 0)
            commit(goal.pile, goal.place);
    }

    function pressSeat(seat: int, about: rect) {
        act(about, () => hand.table.pressSeat(seat));
    }

    function remember(piece: Piece, picked: int) {
        lastTried = hand.stage.boxOf(piece.x, piece.y, piece.size, piece.across ? 1 : 0);
        if (picked !== 0)
            return;
        pickedFrom = piece.pile;
        pickedPlace = piece.place;
    }

    function commit(pile: int, place: int) {
        act(hand.stage.placeRect(pile, place), () => hand.table.drop(pile, place));
    }
    /// Does something, which is about that rectangle.
    function act(about: rect, deed: var) {
        hand.zoom.close();
        const before = hand.table.picked;
        lastTried = about;
        deed();
        hand.acted(before);
    }

    /// Returns whether there was anything to cancel.
    function cancel(): bool {
        const carried = carries;
        letGo();
        return hand.table.cancel() || carried;
    }

    /// Drops a dragged piece that is no longer picked, for instance after an undo.
    function follow() {
        if (carries && hand.table.picked !== (dragged ?? aiming).handle)
            letGo();
    }

    /// Cancels dragging or aiming without any move.
    function putBack() {
        if (!carries)
            return;
        letGo();
        hand.table.layBack();
    }

    function hover(pile: int, place: int) {
        if (pile === hoverPile && place === hoverPlace)
            return;
        hoverPile = pile;
        hoverPlace = place;
        hand.table.preview(pile, place);
    }

    function hoverOver(target: tablePlace) {
        hover(target.pile, target.place);
    }

    /// What a press there would do, as a key for comparison. In a pile of face-down cards all cards are equivalent.
    function standing(x: real, y: real): string {
        const spot = spotAt(x, y);
        const piece = pieceUnder(x, y);
        const isBack = piece !== null && !piece.faceUp && hand.felt.matOf(piece.pile)?.form === Areas.Form.Stack;
        return [isBack ? 0 : piece?.handle ?? 0, spot.pile, spot.place].join(" ");
    }

    function press(x: real, y: real, twice: bool) {
        early = false;
        const piece = pieceUnder(x, y);
        if (hand.stage.browsed >= 0) {
            if (piece && piece.pile === hand.stage.browsed && piece.movable)
                activate(piece.handle);
            else if (piece && piece.pile === hand.stage.browsed)
                hand.zoom.show(piece);
            else
                browse(hand.stage.browsed);
            return;
        }
        const spot = spotAt(x, y);
        const target = aim(x, y);
        if (piece && twice && piece.handle === hand.table.picked)
            endReading();
        else if (piece && piece.handle !== hand.table.picked && isUnsure(piece))
            hand.zoom.ask(piece, hand.felt.wholeOf(piece).map(part => ({
                        part: part,
                        isMeant: canBeMeant(part)
                    })));
        else if (target.pile >= 0 && (target.place >= 0 || piece && piece.pile !== spot.pile))
            activatePlace(target.pile, target.place);
        else if (piece)
            activate(piece.handle);
        else if (target.pile < 0 && targetBeside(x, y, margin).pile >= 0)
            pressBeside(x, y);
        else if (spot.pile >= 0)
            activatePlace(spot.pile, spot.place);
        else if (hand.zoom.asked.length > 0)
            hand.zoom.close();
        else
            hand.table.cancel();
    }

    /// Just beside a target, the target is meant; a little farther away, the press is ignored.
    function pressBeside(x: real, y: real) {
        const target = targetBeside(x, y, reach);
        if (target.pile >= 0)
            activatePlace(target.pile, target.place);
    }

    function takeUp(x: real, y: real) {
        hand.zoom.close();
        const piece = pieceUnder(x, y);
        if (!piece || hand.stage.browsed >= 0 && (piece.pile !== hand.stage.browsed || !piece.movable))
            return;
        if (!pick(piece))
            return;
        if (isAimed(piece)) {
            aimedAt = Qt.point(x, y);
            aiming = piece;
            return;
        }
        piece.lift();
        dragFrom = Qt.point(piece.x, piece.y);
        dragged = piece;
    }

    /// The pointer has moved there; `over`: it is over the table.
    function carry(by: vector2d, x: real, y: real, over: bool) {
        if (aiming) {
            aimedAt = Qt.point(x, y);
            hoverOver(over ? aim(x, y) : nowhere);
            return;
        }
        dragged.x = dragFrom.x + by.x;
        dragged.y = dragFrom.y + by.y;
        // The pointer's position decides; failing that, the piece's centre.
        const aimed = over ? aim(x, y) : nowhere;
        hoverOver(over && aimed.pile < 0 ? targetAt(spotAt(dragged.x + dragged.width / 2, dragged.y + dragged.height / 2)) : aimed);
        // Over a square the piece is rotated as it would lie there.
        dragged.angle = (hoverPlace >= 0 ? hand.stage.arrangement.slotTurn(hoverPile, hoverPlace) : dragged.home.turn) * 90;
    }

    /// Drop there; `over`: over the table.
    function putDown(x: real, y: real, over: bool) {
        const spot = over ? spotAt(x, y) : nowhere;
        if (aiming) {
            const from = aiming;
            aiming = null;
            if (hoverPile >= 0)
                commit(hoverPile, hoverPlace);
            else if (spot.pile >= 0 && pieceUnder(x, y) !== from && spot.pile !== from.pile)
                commit(spot.pile, spot.place);
            else if (!from.acting)
                hand.table.cancel();
            return;
        }
        const piece = layDown();
        if (hand.table.arranging && (x < 0 || y < 0 || x > hand.felt.width || y > hand.felt.height))
            hand.table.takeOff();
        else if (hoverPile >= 0)
            commit(hoverPile, hoverPlace);
        else if (spot.pile >= 0 && spot.pile !== piece.pile)
            commit(spot.pile, spot.place);
        else
            hand.table.cancel();
        if (piece) // the action may have removed it
            hand.stage.send(piece, -1);
    }

    /// Ends dragging; the piece stays where the hand left it. Requires a dragged piece.
    function layDown(): Piece {
        const piece = dragged;
        piece.release();
        dragged = null;
        return piece;
    }

    /// Ends dragging or aiming; a dragged piece goes back.
    function letGo() {
        if (dragged)
            hand.stage.send(layDown(), -1);
        aiming = null;
    }
}
