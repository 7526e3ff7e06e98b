// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// Keyboard navigation on the table: pieces, places and buttons, by position.
QtObject {
    id: walk

    readonly property TableController table: felt.table
    readonly property Stage stage: felt.stage
    readonly property Felt felt: hand.felt
    required property Hand hand
    required property PromptBar bar
    required property ChoiceBoard board
    required property PlaceTags tags
    required property RefusalSlip slip
    required property StatusNotice statusNotice
    required property int bottomSeat
    /// The curtain or the result covers everything here.
    required property bool covered

    property Item focusItem: null
    // A piece that has been taken off the table has left its focus to nobody.
    onFocusItemChanged: if (!focusItem && byKeyboard && table.arranging)
        refocus()
    /// The last action was by keyboard, so the focus follows it.
    property bool byKeyboard: false
    /// Last focused item of each group.
    property var remembered: ({})

    property Timer refocusing: Timer {
        interval: 0
        onTriggered: walk.focusNear(walk.hand.pickedFrom, walk.hand.pickedPlace)
    }

    /// Returns to where the picked piece came from, after the table has changed.
    function refocus() {
        refocusing.start();
    }

    function rectOf(item: Item): rect {
        return item.mapToItem(walk.felt, 0, 0, item.width, item.height);
    }

    function focusables(): var {
        const found = [];
        const picking = walk.table.picked !== 0;
        // Other cards may step forward too.
        const stepped = picking && walk.felt.pieceOf(walk.table.picked)?.forward === true;
        const add = (item, group) => found.push({
                item: item,
                rect: rectOf(item),
                group: group
            });
        for (const mat of walk.felt.itemsOf(walk.felt.mats)) {
            if (!mat.visible || walk.stage.browsed >= 0)
                continue;
            for (const slot of walk.felt.itemsOf(mat.slots)) {
                if (picking ? slot.isTarget : !slot.taken)
                    add(slot, groupOf(mat));
            }
        }
        for (const piece of walk.felt.laid) {
            if (!piece.reachable)
                continue;
            if (walk.stage.browsed >= 0) {
                if (piece.pile === walk.stage.browsed)
                    add(piece, "browse");
                continue;
            }
            // In rows, and in stacks where any depth is a target, the pieces themselves are targets.
            if (picking && piece.handle !== walk.table.picked && !isTarget(piece) && !(stepped && piece.movable))
                continue;
            const mat = walk.felt.matOf(piece.pile);
            if (mat)
                add(piece, groupOf(mat));
        }
        for (const card of walk.board.buttons())
            add(card, "0 cards");
        if (!picking) {
            for (const name of walk.felt.names())
                add(name, "5 names");
            for (const card of walk.felt.cards())
                add(card, "6 cards");
        }
        for (const tag of walk.tags.buttons())
            add(tag, "0 tags");
        for (const button of walk.bar.buttons())
            add(button, "buttons");
        for (const link of [...walk.slip.links(), ...walk.statusNotice.links()])
            add(link, "refusal");
        return found;
    }

    function isTarget(piece: Piece): bool {
        const mat = piece !== null && piece.target ? walk.felt.matOf(piece.pile) : null;
        if (mat !== null && mat.form === Areas.Form.Realm)
            return mat.isTarget(piece.place);
        return mat !== null && (mat.kind === "row" || mat.deep);
    }

    function groupOf(mat: PileMat): string {
        if (mat.area.group !== "")
            return mat.area.group;
        if (mat.form === Areas.Form.Stack)
            return "1 piles";
        const mine = mat.owner === walk.bottomSeat;
        if (mat.form === Areas.Form.Rack)
            return "0 hand";
        const castle = mat.kind === "grid" || mat.kind === "row";
        if (mat.owner < 0)
            return castle ? "2 castle" : "1 piles";
        if (mine)
            return castle ? "2 castle" : "3 pool";
        return "4 seat " + mat.owner;
    }

    /// Focuses the tray of cards: the last focused card if it has changed.
    function focusBoard() {
        const cards = walk.board.buttons();
        if (cards.length > 0)
            takeFocus(cards[Math.min(walk.board.last, cards.length - 1)]);
    }

    /// Focuses an item if it exists and is not covered. Deferred calls may come when the screen already belongs to the
    /// next player, or the game is over.
    function takeFocus(item: Item) {
        if (item && !walk.covered && !walk.table.match.curtain.down)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    function focusMoved(item: Item) {
        focusItem = item;
        const slot = item as Slot;
        const piece = item as Piece;
        if (slot && slot.isTarget)
            walk.hand.hover(slot.pile, slot.place);
        else if (isTarget(piece) && byKeyboard)
            walk.hand.hover(piece.pile, piece.place);
        else if (walk.table.picked !== 0 && byKeyboard)
            walk.hand.hover(-1, -1);
    }

    function focusSpot(pile: int, place: int) {
        const mat = walk.felt.matOf(pile);
        const piece = walk.felt.pieceOn(pile, place);
        const slots = mat ? walk.felt.itemsOf(mat.slots) : [];
        takeFocus(isTarget(piece) ? piece : slots.find(slot => slot.place === place || slot.place < 0) ?? null);
    }

    /// Focuses the prompt if the choice may lose something for good, so that no key meant for something else chooses.
    /// False if it may not.
    function focusQuestion(): bool {
        if (walk.table.decision.grave)
            takeFocus(walk.bar.question);
        return walk.table.decision.grave;
    }

    /// Focuses the tags at a place, if there is more to choose than to cancel.
    function focusTags(): bool {
        const tags = walk.tags.buttons();
        if (tags.length > 1 && !tags.some(tag => tag.activeFocus))
            takeFocus(tags[0]);
        return tags.length > 1;
    }

    /// Focuses the place a piece was taken from, or what can be moved now; but a tray comes first, then the tags at a
    /// place.
    function focusNear(pile: int, place: int) {
        if (focusQuestion())
            return;
        if (walk.board.visible) {
            focusBoard();
            return;
        }
        if (focusTags())
            return;
        const all = focusables();
        const distance = piece => (piece.pile === pile ? 0 : 1000) + (piece.movable ? 0 : 3000) + Math.abs(piece.place - place);
        const pieces = all.map(f => f.item as Piece).filter(piece => piece).sort((a, b) => distance(a) - distance(b));
        takeFocus(pieces[0] ?? inOrder(all)[0]?.item ?? null);
    }

    /// Focuses the likeliest target of the picked piece; false if there is none.
    function focusGoal(): bool {
        const goal = walk.table.likeliest(walk.table.picked);
        if (goal.pile >= 0)
            focusSpot(goal.pile, goal.place);
        return goal.pile >= 0;
    }

    /// Focuses something to act on when a decision comes up, unless such an item has the focus. If there is none, any
    /// item.
    function focusWork() {
        if (focusQuestion())
            return;
        const here = currentFocus();
        const buttons = [...walk.board.buttons(), ...walk.tags.buttons(), ...walk.bar.choiceButtons()];
        if (here && ((here as Piece)?.movable || buttons.includes(here)))
            return;
        if (focusGoal())
            return;
        if (focusables().some(f => (f.item as Piece)?.movable))
            focusNear(-1, 0);
        else if (buttons.length > 0)
            takeFocus(buttons[0]);
        else if (!here)
            focusNear(-1, 0);
    }

    /// Focuses the next actionable item: a piece to choose, a target of the picked piece, then the buttons.
    function nextWork() {
        const works = f => walk.table.picked !== 0 ? (f.item as Slot)?.isTarget || isTarget(f.item as Piece) : (f.item as Piece)?.movable;
        const all = [...inOrder(focusables().filter(works)).map(f => f.item), ...walk.board.buttons(), ...walk.tags.buttons(), ...walk.bar.choiceButtons()];
        if (all.length > 0)
            takeFocus(all[(all.indexOf(currentFocus()) + 1) % all.length]);
    }

    function follow(before: int) {
        if (!byKeyboard || focusQuestion())
            return;
        if (walk.table.decision.asking)
            return takeFocus([...walk.tags.buttons(), ...walk.bar.buttons()][0]);
        const now = walk.table.picked;
        if (walk.table.decision.refusal.sentence !== "")
            returnTo(before); // nothing has happened: stays, or returns with the piece that was to be placed
        else if (now === 0)
            refocus();
        else if (now !== before)
            focusGoal();
    }

    function step(dx: int, dy: int) {
        const all = focusables();
        const current = currentFocus();
        if (!current)
            return walk.table.decision.grave ? nextWork() : focusNear(-1, 0);
        // A tray or tags are above everything else: leaves them only where they have no further item.
        const group = all.find(f => f.item === current)?.group;
        const among = group === "0 cards" || group === "0 tags" ? nextIn(all.filter(f => f.group === group), current, dx, dy) : null;
        const next = among ?? nextIn(all, current, dx, dy);
        if (next)
            takeFocus(next);
    }

    /// Nearest of these items in a direction.
    function nextIn(list: var, current: Item, dx: int, dy: int): Item {
        const from = rectOf(current);
        const cx = from.x + from.width / 2;
        const cy = from.y + from.height / 2;
        let best = null;
        let least = Infinity;
        for (const f of list) {
            const x = f.rect.x + f.rect.width / 2 - cx;
            const y = f.rect.y + f.rect.height / 2 - cy;
            const along = x * dx + y * dy;
            const across = Math.abs(x * dy) + Math.abs(y * dx);
            const score = along + across * 2;
            if (along >= 4 && across <= along * 2.5 && score < least) {
                least = score;
                best = f.item;
            }
        }
        return best;
    }

    function currentFocus(): Item {
        for (const button of [...walk.board.buttons(), ...walk.tags.buttons(), ...walk.bar.buttons(), ...walk.felt.names(), ...walk.felt.cards(), ...walk.slip.links(), ...walk.statusNotice.links()])
            if (button.activeFocus)
                return button;
        return focusItem && focusItem.activeFocus ? focusItem : null;
    }

    /// In reading order.
    function inOrder(list: var): var {
        return list.slice().sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
    }

    /// Focuses the first (-1) or last (1) item of the current group.
    function toEdge(by: int) {
        const all = focusables();
        const here = all.find(f => f.item === currentFocus());
        const group = here ? inOrder(all.filter(f => f.group === here.group)) : [];
        if (here)
            takeFocus(group[by < 0 ? 0 : group.length - 1].item);
        else
            focusNear(-1, 0);
    }

    /// Type-ahead buffer, and the time of its last letter.
    property string typed: ""
    property real typedAt: 0
    readonly property int pause: 1000

    function isTyping(): bool {
        return typed !== "" && Date.now() - typedAt < pause;
    }

    /// Handles a typed letter. Letters that match no name are consumed but press nothing: typing "red keep" must not
    /// press P for pass. Spaces and digits that continue no name are key presses; returns false for them.
    function typeOn(letter: string): bool {
        if (!isTyping())
            return false;
        if (typeAhead(letter))
            return true;
        if (letter.toLowerCase() === letter.toUpperCase())
            return false;
        typedAt = Date.now();
        return true;
    }

    /// Focuses the next item whose name starts with the buffer; false if there is none.
    function typeAhead(letter: string): bool {
        if (letter.length !== 1 || letter.trim() === "" && !(letter === " " && isTyping()))
            return false;
        const sought = (isTyping() ? typed : "") + letter.toLocaleLowerCase();
        const all = inOrder(focusables());
        // The first letter moves on, further ones may stay on the same item.
        const from = all.findIndex(f => f.item === currentFocus()) + (sought.length === 1 ? 1 : 0);
        for (let i = 0; i < all.length; ++i) {
            const item = all[(Math.max(0, from) + i) % all.length].item;
            const name = item.spokenName ?? item.text ?? "";
            if (!name.toLocaleLowerCase().startsWith(sought))
                continue;
            typed = sought;
            typedAt = Date.now();
            takeFocus(item);
            return true;
        }
        return false;
    }

    function tab(by: int) {
        const all = focusables();
        if (all.length === 0)
            return;
        const current = currentFocus();
        const here = all.find(f => f.item === current);
        const groups = [...new Set(all.map(f => f.group))].sort();
        if (walk.table.picked !== 0) {
            // Tags and targets one by one, then the buttons.
            const rank = f => f.group === "0 tags" ? 0 : f.group === "buttons" ? 2 : 1;
            const list = all.slice().sort((a, b) => rank(a) - rank(b) || a.rect.y - b.rect.y || a.rect.x - b.rect.x);
            const at = list.findIndex(f => f.item === current);
            takeFocus(list[(at + by + list.length) % list.length].item);
            return;
        }
        if (here) {
            remembered[here.group] = here.item;
            // Buttons one by one, everything else by group.
            if (here.group === "buttons") {
                const row = inOrder(all.filter(f => f.group === "buttons"));
                const next = row.findIndex(f => f.item === current) + by;
                if (next >= 0 && next < row.length)
                    return takeFocus(row[next].item);
            }
        }
        const at = here ? groups.indexOf(here.group) : by > 0 ? -1 : groups.length;
        const group = groups[(at + by + groups.length) % groups.length];
        const inGroup = inOrder(all.filter(f => f.group === group));
        const before = inGroup.find(f => f.item === remembered[group]);
        if (before && group !== "buttons")
            takeFocus(before.item);
        else
            takeFocus(by < 0 && group === "buttons" ? inGroup[inGroup.length - 1].item : inGroup[0].item);
    }

    /// Returns whether there was anything to cancel.
    function cancelAndReturn(): bool {
        const picked = walk.table.picked;
        const calledOff = walk.hand.cancel();
        if (byKeyboard)
            returnTo(picked);
        return calledOff;
    }

    /// Returns the focus to a piece that was picked.
    function returnTo(handle: int) {
        const piece = handle !== 0 ? walk.felt.pieceOf(handle) : null;
        if (piece && piece.reachable)
            takeFocus(piece);
        else if (!currentFocus())
            focusNear(walk.hand.pickedFrom, walk.hand.pickedPlace);
    }

    function pressFocused() {
        const current = currentFocus();
        const button = current as T.Button;
        if (button)
            return button.clicked();
        const piece = current as Piece;
        const slot = current as Slot;
        if (piece && walk.stage.browsed >= 0 && !piece.movable)
            walk.hand.zoom.show(piece);
        else if (piece)
            walk.hand.activate(piece.handle);
        else if (slot)
            walk.hand.activatePlace(slot.pile, slot.place);
        else if (!walk.table.decision.grave)
            tab(1);
    }

    function pressLetter(letter: string): bool {
        const pressed = [...walk.board.buttons(), ...walk.tags.buttons(), ...walk.bar.buttons()].find(button => button.key !== "" && button.key.toLowerCase() === letter.toLowerCase());
        pressed?.clicked();
        return pressed !== undefined;
    }

    function browseFirst() {
        const pile = walk.stage.browsed >= 0 ? walk.stage.browsed : walk.felt.openPiles[0];
        if (pile === undefined)
            return;
        const opens = walk.stage.browsed < 0;
        walk.hand.browse(pile);
        if (opens)
            tab(1);
    }
}
