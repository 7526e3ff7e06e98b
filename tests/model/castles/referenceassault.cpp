// SPDX-License-Identifier: GPL-3.0-or-later
// Assaults and BLOCK.
#include "castles/reference.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace plaincastles {

namespace {

/// CASTLES-RULING-4.
bool paysForDefencesOnly(const Game& game, const std::string& card) {
    return card == "horsemen-attack" && game.is("house.horsemen", "defenses-only");
}

void add(const Game& game, Pool& pool, const std::string& card) {
    (paysForDefencesOnly(game, card) ? pool.defencesOnly : pool.any) += valueOf(card);
}

bool pays(const Pool& pool, int value, bool castle) {
    return value <= pool.any + (castle ? 0 : pool.defencesOnly);
}

void spend(Pool& pool, int value, bool castle) {
    const int first = castle ? 0 : std::min(value, pool.defencesOnly);
    pool.defencesOnly -= first;
    pool.any -= value - first;
}

bool anyCounts(const Assault& assault, int who) {
    return std::any_of(assault.laid.begin(), assault.laid.end(),
                       [&](const Laid& laid) { return laid.owner == who && laid.counts; });
}

} // namespace

const Pool& Game::poolNow() const { return pools.at(assaults.back().attacked); }

/// Whom a seat may lay ATTACK cards on.
std::set<int> Game::attackable(int who) const {
    std::set<int> seats;
    if (barred.count(who) > 0) return seats; // CASTLES-BLOCK-16
    for (int seat = 0; seat < static_cast<int>(player.size()); ++seat) {
        if (!alive(seat) || sameRealm(who, seat)) continue; // CASTLES-ATK-19
        if (bans.count({who, seat}) > 0) continue;          // CASTLES-BLOCK-10
        if (is("house.no-backstab", "on") && (seat == host || isGuest(seat))) continue;
        seats.insert(seat);
    }
    return seats;
}

Choices Game::removable() const {
    Choices all;
    const Pool& pool = poolNow();
    for (const Castle& castle : at(assaults.back().attacked).castles) {
        const int stack = static_cast<int>(castle.defences.size());
        for (int place = 0; place < stack; ++place) {
            if (is("house.attack-order", "top-down") && place + 1 < stack) continue;
            if (pays(pool, valueOf(castle.defences[static_cast<std::size_t>(place)].card), false))
                all.insert({Verb::Remove,
                            {},
                            -1,
                            castle.id,
                            static_cast<int>(drawbridge::castles::defencePart(place))});
        }
        if (stack == 0 && pays(pool, castle.health(), true)) // CASTLES-CASTLE-8
            all.insert({Verb::Remove, {}, -1, castle.id, static_cast<int>(Part::Castle)});
    }
    return all;
}

/// CASTLES-FLOOR-4.
std::set<int> Game::askable() const {
    const Assault& assault = assaults.back();
    std::set<int> allies(guests.begin(), guests.end());
    allies.insert(host);
    std::set<int> seats;
    for (const int who : allies)
        if (who != assault.leader && declined.count(who) == 0 && attackable(who).count(assault.attacked) > 0)
            seats.insert(who);
    return seats;
}

void Game::lay(int who, const std::string& card) {
    Assault& assault = assaults.back();
    takeOut(at(who).hand, card);
    assault.laid.push_back({card, who, true});
    add(*this, pools[assault.attacked], card);
    playedCard(who);
    openWindow(false);
}

void Game::remove(const Choice& choice) {
    Assault& assault = assaults.back();
    auto& row = at(assault.attacked).castles;
    Removed removed;
    removed.id = ++clock_;
    removed.of = choice.castle;
    const auto castle =
        std::find_if(row.begin(), row.end(), [&](const Castle& one) { return one.id == choice.castle; });
    if (const auto part = static_cast<Part>(choice.part); part == Part::Castle) {
        removed.whole = true;
        removed.castle = *castle;
        row.erase(castle);
        lost(assault.attacked, removed.id);
    } else {
        const auto place = castle->defences.begin() + drawbridge::castles::placeOfPart(part);
        removed.defence = *place;
        castle->defences.erase(place);
    }
    spend(pools[assault.attacked], removed.value(), removed.whole);
    assault.removed.push_back(removed);
}

// --- Windows ---

/// CASTLES-BLOCK-18.
std::vector<int> Game::pollable() const {
    const Assault& assault = assaults.back();
    const int attacked = assault.attacked;
    const auto isAlly = [&](int who) { return who == host || isGuest(who); };
    std::vector<int> seats;
    for (int steps = 0; steps < static_cast<int>(player.size()); ++steps) {
        const int who = after(attacked, steps);
        if (!alive(who) || anyCounts(assault, who)) continue;
        if (is("house.block-for", "own-realm-and-allies") && !sameRealm(who, attacked) &&
            !(isAlly(who) && isAlly(attacked)))
            continue;
        seats.push_back(who);
    }
    return seats;
}

void Game::openWindow(bool last) {
    finishing = last;
    polled.clear();
    if (last || !is("house.block-windows", "finish-only")) polled = pollable();
    windowOn();
}

void Game::windowOn() {
    if (!polled.empty()) {
        actor = polled.front();
        step = Step::Window;
        return;
    }
    if (finishing) return endAssault();
    actor = assaults.back().leader;
    step = Step::Assault;
}

// --- BLOCK ---

/// What a BLOCK counts as one: the running assault; with house.leftover = kept-this-turn all of this turn on
/// that seat.
std::vector<const Assault*> Game::counted() const {
    std::vector<const Assault*> all;
    for (const Assault& assault : assaults) {
        const bool alike = is("house.leftover", "kept-this-turn") && !assault.closed &&
                           assault.attacked == assaults.back().attacked;
        if (alike || &assault == &assaults.back()) all.push_back(&assault);
    }
    return all;
}
std::vector<Assault*> Game::counted() {
    std::vector<Assault*> all;
    for (const Assault* assault : std::as_const(*this).counted())
        all.push_back(const_cast<Assault*>(assault));
    return all;
}

std::set<int> Game::participants() const {
    std::set<int> seats;
    for (const Assault* assault : counted())
        for (const Laid& laid : assault->laid)
            if (laid.counts) seats.insert(laid.owner);
    return seats;
}

/// Whether a BLOCK takes out everybody: the only attacker, or all of them (CASTLES-RULING-54).
bool Game::blocksAll() const {
    const std::set<int> allies = participants();
    if (allies.size() == 1) return true;
    std::vector<const Removed*> removed;
    for (const Assault* assault : counted())
        for (const Removed& one : assault->removed)
            if (one.where == Removed::Where::Fallen) removed.push_back(&one);
    if (removed.empty()) return true;
    if (removed.size() > 1) return false;
    for (const int ally : allies) {
        Pool pool;
        for (const Assault* assault : counted())
            for (const Laid& laid : assault->laid)
                if (laid.owner == ally && laid.counts) add(*this, pool, laid.card);
        if (pays(pool, removed.front()->value(), removed.front()->whole)) return false;
    }
    return true;
}

/// CASTLES-RULING-55: adds what comes back; gives what is left.
Pool Game::recount(const std::vector<Assault*>& group, std::set<long>& back) const {
    Pool pool;
    std::vector<const Removed*> announced;
    for (const Assault* assault : group) {
        for (const Laid& laid : assault->laid)
            if (laid.counts) add(*this, pool, laid.card);
        for (const Removed& one : assault->removed)
            if (one.where == Removed::Where::Fallen) announced.push_back(&one);
    }
    for (const Removed* one : announced) {
        bool stays = pays(pool, one->value(), one->whole);
        for (const Removed* other : announced) {
            if (other->of != one->of || other->whole || back.count(other->id) == 0) continue;
            if (one->whole)
                stays = false;
            else if (is("house.attack-order", "top-down") && other->defence.since > one->defence.since)
                stays = false;
        }
        if (stays)
            spend(pool, one->value(), one->whole);
        else
            back.insert(one->id);
    }
    return pool;
}

/// CASTLES-RULING-46, -47.
void Game::restore(const std::set<long>& back, int seat) {
    for (const bool whole : {true, false})
        for (Assault& assault : assaults)
            for (Removed& one : assault.removed) {
                if (one.whole != whole || one.where != Removed::Where::Fallen || back.count(one.id) == 0)
                    continue;
                if (whole) {
                    at(seat).castles.push_back(one.castle);
                    undone_.insert(one.id);
                } else if (ownerOf(one.of) == seat) {
                    auto& stack = find(one.of)->defences;
                    const auto place = std::find_if(stack.begin(), stack.end(), [&](const Defence& defence) {
                        return defence.since > one.defence.since;
                    });
                    stack.insert(place, one.defence);
                } else {
                    continue;
                }
                one.where = Removed::Where::Back;
            }
    for (Castle& castle : at(seat).castles)
        while (castle.defences.size() > 3) {
            discards.insert(castle.defences.back().card);
            castle.defences.pop_back();
        }
}

void Game::block(int who, int named) {
    Assault& assault = assaults.back();
    const int attacked = assault.attacked;
    takeOut(at(who).hand, "block");
    discards.insert("block");
    blockers.insert(who);
    playedCard(who);

    const std::set<int> blocked = named >= 0 ? std::set<int>{named} : participants();
    std::vector<Assault*> affected;
    for (Assault& one : assaults) {
        if (one.attacked != attacked || one.closed) continue;
        if (is("house.block-reach", "assault") && &one != &assault) continue;
        bool cancelled = false;
        for (Laid& laid : one.laid) {
            if (blocked.count(laid.owner) == 0 || !laid.counts) continue;
            laid.counts = false;
            cancelled = true;
            if (&one == &assault) discards.insert(laid.card); // CASTLES-BLOCK-12
        }
        if (cancelled) affected.push_back(&one);
    }
    std::set<long> back;
    if (is("house.leftover", "kept-this-turn")) {
        pools[attacked] = recount(counted(), back);
    } else {
        for (Assault* one : affected) {
            const Pool left = recount({one}, back);
            if (one == &assault) pools[attacked] = left;
        }
    }
    restore(back, attacked);
    for (const int one : blocked) {
        if (named >= 0 && !is("house.ally-block-ban", "protected-only"))
            barred.insert(one);
        else
            bans.insert({one, attacked});
    }

    std::optional<int> first;
    for (const Laid& laid : assault.laid)
        if (laid.counts && !first) first = laid.owner;
    if (!first) return endAssault();         // CASTLES-RULING-57
    if (blocked.count(assault.leader) > 0) { // CASTLES-RULING-56
        assault.leader = anyCounts(assault, host) ? host : *first;
    }
    actor = assault.leader;
    step = Step::Assault;
}

void Game::endAssault() {
    Assault& assault = assaults.back();
    for (const Laid& laid : assault.laid)
        if (laid.counts) discards.insert(laid.card);
    running = -1;
    eliminate(assault.leader, false);
}

} // namespace plaincastles
