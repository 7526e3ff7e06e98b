// SPDX-License-Identifier: GPL-3.0-or-later
// What the host has shown of the table, and simple questions about it.

export const kUse = { other: 0, held: 1, played: 2, standing: 3, fallen: 4 };

export class State {
    constructor() {
        this.watches = false; // without a seat
        this.clear();
    }

    clear() {
        this.revision = undefined;
        this.all = {};
        this.read();
    }

    // Takes a `state` or `change` message over. False: one before it is missing.
    apply(message) {
        if (message.kind === 'state') this.all = message.all;
        else {
            if (this.revision === undefined || message.v > this.revision + 1) return false;
            if (message.v <= this.revision) return true;
            Object.assign(this.all, message.set);
            for (const [section, rows] of Object.entries(message.rows ?? {})) {
                const kept = { ...this.all[section] };
                for (const [key, row] of Object.entries(rows))
                    if (row === null) delete kept[key];
                    else kept[key] = row;
                this.all[section] = kept;
            }
        }
        this.revision = message.v;
        this.read();
        return true;
    }

    read() {
        const { all } = this;
        this.table = all.table ?? {};
        this.ask = all.ask ?? {};
        this.choices = (all.choices ?? []).map((choice, index) => ({ index, ...choice }));
        this.targets = all.targets ?? [];
        this.refusal = all.refusal?.sentence ? all.refusal : null;
        this.seats = all.seats ?? [];
        this.piles = all.piles ?? [];
        this.layout = all.layout?.width ? all.layout : null;
        this.effects = all.effects ?? [];
        this.attack = all.attack ?? [];
        this.fight = all.fight ?? {};
        this.battle = all.battle?.attackers?.length ? all.battle : null;
        this.result = all.result?.title ? all.result : null;
        this.task = all.task?.words ? all.task : null;
        this.notice = all.notice?.title ? all.notice : null;
        this.log = Object.entries(all.log ?? {}).map(([number, line]) => ({ number: +number, ...line }))
            .sort((a, b) => a.number - b.number);
        this.pileOf = new Map(this.piles.map(pile => [pile.pile ?? -1, pile]));
        this.pieces = Object.entries(all.pieces ?? {}).map(([handle, piece]) => ({ ...piece, handle: +handle }));
        this.pieceOf = new Map(this.pieces.map(piece => [piece.handle, piece]));
        this.contents = new Map();
        for (const piece of this.pieces) {
            const pile = piece.pile ?? -1;
            if (!this.contents.has(pile)) this.contents.set(pile, []);
            this.contents.get(pile).push(piece);
        }
        for (const pieces of this.contents.values())
            pieces.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.place ?? -1) - (b.place ?? -1));
        this.own = this.watches ? -1 : this.table.seat ?? 0;
        // Who only looks on sees all hands where they lie.
        this.handPiles = this.watches ? [] : this.table.hand ?? [];
        this.hand = this.handPiles.flatMap(pile => this.contents.get(pile) ?? []);
        this.aspect = this.layout?.aspect || 1.38;
        this.staged = this.piles.some(pile => pile.use === kUse.played && this.contents.has(pile.pile));
        this.picked = this.pieceOf.get(this.ask.picked ?? 0) ?? null;
        // Tiles make one picture together: the castles of such a game are shown as they stand.
        this.isMosaic = this.aspect < 1.1 && this.piles.some(pile => this.isCastle(pile));
    }

    isCastle(pile) { return pile.kind === 'grid' && (pile.owner ?? -1) >= 0; }

    seat(number) { return this.seats.find(seat => (seat.seat ?? 0) === number); }

    pilesOf(seat, use) {
        return this.piles.filter(pile => (pile.owner ?? -1) === seat && (pile.use ?? 0) === use);
    }

    top(pile) { return this.contents.get(pile)?.at(-1); }

    // Who is to act: the one that decides, else whose turn it is.
    get decider() {
        return this.seats.find(seat => seat.isDecider) ?? this.seats.find(seat => seat.isTurn);
    }

    // Whether the hint is to take the picked piece there.
    isHinted(target) {
        const { task, picked } = this;
        return !!task && !!picked && (picked.pile ?? -1) === task.pile && (task.place === undefined || picked.place === task.place) &&
            target.pile === task.toPile && (task.toPlace ?? -1) === target.place;
    }

    // The pile that is being struck, or -1.
    get struck() { return this.fight.attacked ?? this.battle?.target ?? -1; }
    get strickenSeat() { return this.pileOf.get(this.struck)?.owner ?? -1; }

    // Where somebody is: "window", "free", "hand", "away" or "bot".
    whereIs(seat) { return seat.place; }

    // A bot has this page's seat.
    get isBots() { return this.seat(this.own)?.place === 'bot'; }
}
