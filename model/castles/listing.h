// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/plays.h"
#include "core/movegroups.h"

// Internal to the rules: listing the legal moves.
namespace drawbridge::castles::steps {

using Choices = MoveGroups<>;

inline IndexSetOf<1> set(std::uint64_t bits) { return IndexSetOf<1>(bits); }

inline void listMain(const Position& p, Choices& choices) {
    choices.add(set(buildable(p) | fightable(p, p.host)), moves::use(0));
    if (mayClear(p)) choices.add(moves::table());
    if (p.turn.guests > 0) choices.add(set(p.turn.welcome), moves::floor(0));
    choices.add(moves::endPlay()); // CASTLES-TURN-3, CASTLES-RULING-117
}

inline void listTarget(const Position& p, Choices& choices) {
    if (p.inPlay() == kCastle) return choices.add(set(castleSeats(p)), moves::atSeat(0));
    choices.add(set(targetsOnTable(p)), moves::on(0));
    if (maySpendInPlay(p)) choices.add(moves::spend());
}

inline void listSpecialTarget(const Position& p, Choices& choices) {
    switch (p.inPlay()) {
    case kSabotage: return choices.add(set(opposing(p, p.floor)), moves::on(0)); // CASTLES-RULING-68
    case kJester: choices.add(moves::destroy()); return choices.add(set(stealable(p, p.floor)), moves::on(0));
    case kPuppet: return choices.add(set(revivable(p)), moves::atSeat(0));
    default: return choices.add(set(invitable(p)), moves::atSeat(0));
    }
}

/// What the pool pays for, one card or several, from one card or several (CASTLES-ATK-6, CASTLES-ATK-7,
/// CASTLES-ATK-8, CASTLES-ATK-13, CASTLES-ATK-14), entirely or not at all (CASTLES-ATK-15).
inline void listRemovals(const Position& p, Choices& choices) {
    const Pool pool = p.turn.pool[p.turn.target];
    Castles whole = 0;
    std::array<Castles, kMostDefences> defences{};
    forEachCastle(p.standing[p.turn.target], [&](unsigned castle) {
        const Castle here = p.castle(castle);
        if (here.isBare()) {
            if (pool.pays(here.health(), true)) whole |= castleBit(castle);
            return;
        }
        const int from = p.options.on(Option::AttackOrder) ? here.defences() - 1 : 0; // CASTLES-RULING-35
        for (int place = from; place < here.defences(); ++place)
            if (pool.pays(here.defenceAt(place), false))
                defences[static_cast<std::size_t>(place)] |= castleBit(castle);
    });
    if (whole != 0) choices.add(set(whole), moves::remove(0, Part::Castle));
    for (std::size_t place = 0; place < kMostDefences; ++place)
        if (defences[place] != 0)
            choices.add(set(defences[place]), moves::remove(0, defencePart(static_cast<int>(place))));
}

/// CASTLES-ATK-3, CASTLES-ATK-11.
inline void listAssault(const Position& p, Choices& choices) {
    if (p.standing[p.turn.target] != 0) { // CASTLES-ATK-21
        choices.add(set(p.handKinds[p.turn.leader] & kAttackKinds), moves::lay(0));
        listRemovals(p, choices);
        choices.add(set(askable(p)), moves::ask(0));
    }
    choices.add(moves::finish()); // CASTLES-ATK-17
}

inline void listWindow(const Position& p, Choices& choices) {
    choices.add(moves::pass());
    if (!hasKind(p.handKinds[p.actor], kBlock)) return;
    if (const SeatSet allies = nameable(p); allies != 0)
        choices.add(set(allies), moves::blockAlly(0));
    else
        choices.add(moves::block());
}

inline void listTable(const Position& p, Choices& choices) {
    const Clearable clearable = steps::clearable(p);
    choices.add(set(clearable.whole), moves::clear(0, Part::Castle));
    choices.add(set(clearable.upgrades), moves::clear(0, Part::Upgrade));
    for (std::size_t place = 0; place < kMostDefences; ++place)
        choices.add(set(clearable.defences[place]), moves::clear(0, defencePart(static_cast<int>(place))));
}

inline void listChance(const Position& p, Choices& choices) {
    if (p.phase == Phase::First) return choices.add(set((1u << p.options.dealt()) - 1), moves::first(0));
    if (seeksHome(p)) return choices.add(moves::home());
    if (p.table.empty(kDeckPile)) return choices.add(moves::shuffle());
    choices.add(set(p.deck().kinds()), moves::card(0));
}

inline void listMoves(const Position& p, Choices& choices) {
    switch (p.phase) {
    case Phase::Deal:
    case Phase::First:
    case Phase::Comes: return listChance(p, choices);
    case Phase::Main: return listMain(p, choices);
    case Phase::Target: return listTarget(p, choices);
    case Phase::Replace:
        return choices.add(set(replaceable(p, p.castle(p.chosen), p.inPlay())), moves::replace(0));
    case Phase::SpecialTarget: return listSpecialTarget(p, choices);
    case Phase::AssaultStart: return choices.add(set(attackable(p, p.floor)), moves::atSeat(0));
    case Phase::BlockWindow: return listWindow(p, choices);
    case Phase::Assault: return listAssault(p, choices);
    case Phase::Asked:
        choices.add(set(p.handKinds[p.actor] & kAttackKinds), moves::lay(0));
        return choices.add(moves::decline());
    case Phase::Spoils: return choices.add(set(p.handKinds[plundered(p)]), moves::take(0));
    case Phase::GuestFloor:
        choices.add(set(fightable(p, p.floor)), moves::use(0));
        return choices.add(moves::handBack());
    case Phase::Invited: choices.add(moves::accept()); return choices.add(moves::refuse());
    case Phase::TableDiscard: return listTable(p, choices);
    case Phase::HandDiscard:
        choices.add(set(p.handKinds[p.host]), moves::discard(0));
        return choices.add(moves::draw());
    case Phase::Over: return;
    }
}

} // namespace drawbridge::castles::steps
