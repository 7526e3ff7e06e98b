// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Scene
import Drawbridge.Table

// Whatever is pressed on a table is large enough for a hand that is not steady: 24 pixels, across and down.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Targets"
        room: room

        readonly property int least: 24

        function test_table_data() {
            const rows = [];
            for (const game of Object.keys(scenes))
                for (const [wide, high] of [[1024, 540], [1366, 680]])
                    for (const seats of game === "castles" ? [2, 8] : game === "castle-keep" || game === "castles-of-caleira" ? [2, 4] : [2])
                        rows.push({
                            tag: `${game} for ${seats}, ${wide} x ${high}`,
                            game: game,
                            seats: seats,
                            wide: wide,
                            high: high
                        });
            return rows;
        }
        function test_table(data: var) {
            for (const decisions of [0, 30]) {
                show({
                    game: data.game,
                    seats: data.seats,
                    decisions: decisions
                }, data.wide, data.high);
                wait(0);
                compare(tooSmall(), [], decisions + " decisions");
            }
        }

        function tooSmall(): var {
            const all = bench.pressable(scene);
            verify(all.length >= 8, all.length + " can be pressed");
            return all.filter(item => {
                const piece = item as Piece;
                if (!piece)
                    return !isLarge(item);
                // With one card of a rival's hand nothing is done: that is pressed as a whole.
                if (!piece.faceUp && !piece.known && !piece.movable && piece.owner !== bench.table.match.viewer)
                    return false;
                // Where a card is not pressed for its own sake, all that it belongs to is.
                const parts = scene.hand.felt.wholeOf(piece);
                const meant = parts.some(part => scene.hand.canBeMeant(part)) ? [piece] : parts;
                return !(scene.hand.isUnsure(piece) ? canBeChosen(piece) : canBeHit(meant));
            }).map(item => `${bench.heard(item)}: ${Math.round(item.width)} x ${Math.round(item.height)}`);
        }

        /// Whether a press anywhere on its castle shows a piece large, to be pressed there.
        function canBeChosen(piece: Piece): bool {
            const parts = scene.hand.felt.wholeOf(piece);
            if (!canBeHit(parts))
                return false;
            const at = parts[parts.length - 1].box();
            scene.hand.press(at.x + at.width / 2, at.y + at.height - 2, false);
            const shown = find(item => item.modelData?.isMeant !== undefined && item.piece === piece);
            const large = shown !== null && isLarge(shown) && scene.contains(shown.mapToItem(scene, 0, 0)) && scene.contains(shown.mapToItem(scene, shown.width, shown.height));
            scene.hand.zoom.close();
            return large;
        }

        function isLarge(item: Item): bool {
            const area = item.containmentMask ?? item;
            const beside = item instanceof Slot ? 2 * scene.hand.reach : 0; // see Hand.targetBeside()
            return Math.round(area.width + beside) >= least && Math.round(area.height + beside) >= least;
        }

        /// Whether somewhere on one of these pieces, or on what stands for it, is so much room that every press in it
        /// reaches one of them.
        function canBeHit(pieces: var): bool {
            return pieces.some(piece => isRoomy(piece, pieces));
        }
        function isRoomy(piece: Piece, pieces: var): bool {
            const box = piece.box();
            // The plaque above a castle is pressed like that.
            const above = scene.hand.felt.matOf(piece.pile)?.form === Areas.Form.Realm ? 3 * Theme.unit : 0;
            const hits = {};
            const isHit = (x, y) => {
                const at = x + y * 10000;
                hits[at] = hits[at] ?? pieces.some(other => isOn(other, box.x + x, box.y + y));
                return hits[at];
            };
            for (let y = -above; y + least <= box.height; y += 2)
                for (let x = 0; x + least <= box.width; x += 4) {
                    let whole = true;
                    for (let down = 0; whole && down <= least; down += 4)
                        for (let across = 0; whole && across <= least; across += 4)
                            whole = isHit(x + Math.min(across, least - 1), y + Math.min(down, least - 1));
                    if (whole)
                        return true;
                }
            return false;
        }
        function isOn(piece: Piece, x: real, y: real): bool {
            const there = scene.hand.felt.pieceAt(x, y);
            if (there)
                return there === piece;
            const spot = scene.hand.spotAt(x, y);
            return spot.pile === piece.pile && spot.place === piece.place;
        }
    }
}
