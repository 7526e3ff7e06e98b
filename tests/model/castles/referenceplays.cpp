// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and what they may be used on; SPECIALS; eliminations.
#include "castles/reference.h"

#include <algorithm>

namespace plaincastles {

// --- Whom a card may be used on ---

/// CASTLES-CASTLE-5, CASTLES-RULING-21.
bool Game::mayGetCastle(int who, int seat) const {
    if (!alive(seat)) return false;
    if (seat == who || is("house.castle-gifts", "anyone")) return true;
    if (is("house.castle-gifts", "realm")) return sameRealm(who, seat);
    return realm(who) == seat || realm(seat) == who;
}

/// CASTLES-UPG-15, CASTLES-RULING-22.
bool Game::mayGetUpgrade(int who, int seat) const {
    return is("house.upgrade-gifts", "own-only") ? seat == who : mayGetCastle(who, seat);
}

/// CASTLES-DEF-13.
bool Game::mayImprove(int who, int owner) const { return owner == who || realm(owner) == who; }

std::vector<int> Game::replaceable(const Castle& castle, const std::string& card) const {
    std::vector<int> places;
    for (std::size_t place = 0; place < castle.defences.size(); ++place)
        if (!is("house.improve", "higher-only") || valueOf(card) > valueOf(castle.defences[place].card))
            places.push_back(static_cast<int>(place));
    return places;
}

Choices Game::castlesForDefence(int who, const std::string& card) const {
    Choices castles;
    for (int seat = 0; seat < static_cast<int>(player.size()); ++seat) {
        if (!alive(seat) || (is("house.defense-gifts", "realm") && !sameRealm(who, seat))) continue;
        for (const Castle& castle : at(seat).castles)
            if (castle.defences.size() < 3 ||
                (mayImprove(who, seat) && !replaceable(castle, card).empty())) // CASTLES-DEF-4, -DEF-6
                castles.insert({Verb::On, {}, -1, castle.id});
    }
    return castles;
}

/// By how much a RUSHED DEFENSES raises the limit (note 4).
int Game::raise(bool discarded) const {
    if (rushedUsed && !is("house.rushed-stack", "on")) return 0;
    return discarded && is("house.rushed", "three") ? 2 : 1;
}

Choices Game::targets(int who, const std::string& card) const {
    Choices all;
    const int seats = static_cast<int>(player.size());
    if (card == "castle") {
        for (int seat = 0; seat < seats; ++seat)
            if (mayGetCastle(who, seat)) all.insert({Verb::AtSeat, {}, seat});
    } else if (isFamily(card, "upgrade")) {
        for (int seat = 0; seat < seats; ++seat)
            for (const Castle& castle : at(seat).castles) {
                const bool higher =
                    castle.upgrade.empty() || is("house.upgrade-restack", "any") ||
                    (valueOf(card) > valueOf(castle.upgrade) && !is("house.upgrade-restack", "never"));
                if (mayGetUpgrade(who, seat) && higher) all.insert({Verb::On, {}, -1, castle.id});
            }
    } else if (isFamily(card, "defense")) {
        if (defencesPlayed < defenceLimit) all = castlesForDefence(who, card);
    } else if (card == "rushed-defenses") {
        if (defencesPlayed < defenceLimit + raise(false)) all = castlesForDefence(who, card);
        int others = 0; // besides this one, which may still be in the hand or not
        for (const std::string& other : at(who).hand)
            if (isFamily(other, "defense") || other == card) ++others;
        if (inPlay != card) --others;
        if (raise(true) > 0 && defencesPlayed + others > defenceLimit) all.insert({Verb::Spend});
    } else if (card == "sabotage" || card == "jester") {
        for (int seat = 0; seat < seats; ++seat) {
            if (!alive(seat) || sameRealm(who, seat)) continue;
            if (card == "jester" && at(seat).castles.size() == 1) continue; // CASTLES-JEST-7
            for (const Castle& castle : at(seat).castles) all.insert({Verb::On, {}, -1, castle.id});
        }
        if (card == "jester") all.insert({Verb::Destroy});
    } else if (card == "puppet") {
        for (int seat = 0; seat < seats; ++seat)
            if (!alive(seat)) all.insert({Verb::AtSeat, {}, seat});
    } else if (card == "alliance") {
        for (int seat = 0; seat < seats; ++seat)
            if (alive(seat) && seat != who && seat != host && !isGuest(seat) &&
                refusers.count(seat) == 0) // CASTLES-RULING-78
                all.insert({Verb::AtSeat, {}, seat});
    }
    return all;
}

bool Game::usable(int who, const std::string& card) const {
    if (card == "block") return false; // CASTLES-RULING-51
    if (isFamily(card, "attack")) return !quiet() && !attackable(who).empty();
    if (card == "cannon-fire") return !quiet();
    if ((card == "sabotage" || card == "jester") && quiet()) return false; // CASTLES-ROUND-5
    if (who != host) {                                                     // CASTLES-ALLY-3
        if (isFamily(card, "castle") || isFamily(card, "upgrade") || isFamily(card, "defense")) return false;
        if (card == "rushed-defenses") return false;
        if (card == "alliance" && !is("house.guest-alliance", "on")) return false;
    }
    return !targets(who, card).empty();
}

void Game::use(const std::string& card) {
    takeOut(at(actor).hand, card);
    inPlay = card;
    if (isFamily(card, "attack")) {
        step = Step::AssaultStart;
        return;
    }
    if (card != "alliance") playedCard(actor); // which may come back
    if (card == "cannon-fire") {
        discards.insert(card);
        cannonFire();
        return goOn();
    }
    const Choices all = targets(actor, card);
    if (isFamily(card, "special") && card != "rushed-defenses") {
        step = Step::SpecialTarget;
        return;
    }
    step = Step::Target;
    if (all.size() == 1) target(*all.begin()); // S3: taken by itself
}

// --- Building ---

void Game::target(const Choice& choice) {
    const std::string card = inPlay;
    if (choice.verb == Verb::Spend) {
        defenceLimit += raise(true);
        rushedUsed = true;
        discards.insert(card);
        return goOn();
    }
    if (card == "castle") {
        at(choice.seat).castles.push_back({castles_++, card, {}, {}});
        gained(choice.seat);
        return goOn();
    }
    Castle& castle = *find(choice.castle);
    if (isFamily(card, "upgrade")) {
        if (!castle.upgrade.empty()) discards.insert(castle.upgrade); // CASTLES-UPG-14
        castle.upgrade = card;
        return goOn();
    }
    if (castle.defences.size() < 3) return putDefence(castle);
    chosen = castle.id;
    step = Step::Replace;
}

void Game::putDefence(Castle& castle) {
    if (inPlay == "rushed-defenses") {
        defenceLimit += raise(false);
        rushedUsed = true;
    }
    ++defencesPlayed;
    castle.defences.push_back({inPlay, ++clock_});
    chosen = -1;
    goOn();
}

// --- SPECIALS ---

void Game::specialTarget(const Choice& choice) {
    const std::string card = inPlay;
    if (card == "alliance") {
        actor = choice.seat;
        step = Step::Invited;
        return;
    }
    if (card == "puppet") { // it is set aside until home()
        revived = choice.seat;
        at(revived).alive = true;
        at(revived).master = realm(actor); // CASTLES-PUP-18
        at(revived).fell = 0;
        toDraw = handLimit(revived);
        actor = revived;
        step = Step::Revival;
        return;
    }
    discards.insert(card);
    inPlay.clear();
    if (card == "sabotage") {
        auto& stack = find(choice.castle)->defences;
        if (!stack.empty()) {
            discards.insert(stack.back().card);
            stack.pop_back();
        }
        return goOn();
    }
    if (choice.verb == Verb::On) { // CASTLES-JEST-6
        const int owner = ownerOf(choice.castle);
        auto& row = at(owner).castles;
        const auto stolen = std::find_if(row.begin(), row.end(),
                                         [&](const Castle& castle) { return castle.id == choice.castle; });
        at(actor).castles.push_back(*stolen);
        row.erase(stolen);
        lost(owner, -1);
        gained(actor);
        return goOn();
    }
    for (int who = 0; who < static_cast<int>(player.size()); ++who) { // CASTLES-JEST-2
        std::vector<Castle> left;
        for (const Castle& castle : at(who).castles) {
            if (!castle.defences.empty()) {
                left.push_back(castle);
                continue;
            }
            toDiscards(castle);
            lost(who, -1);
        }
        at(who).castles = left;
    }
    eliminate(actor, true);
}

void Game::cannonFire() {
    for (int who = 0; who < static_cast<int>(player.size()); ++who) {
        if (!alive(who) || who == actor) continue;
        if (sameRealm(who, actor) && !is("house.cannon-own-realm", "on")) continue;
        for (Castle& castle : at(who).castles) {
            if (castle.defences.empty()) continue;
            discards.insert(castle.defences.back().card);
            castle.defences.pop_back();
        }
    }
}

// --- Discarding from the table ---

Choices Game::clearable() const {
    Choices all;
    if (is("house.table-discard", "off")) return all;
    for (int who = 0; who < static_cast<int>(player.size()); ++who) {
        if (!alive(who) || (who != host && realm(who) != host)) continue;
        const auto& row = at(who).castles;
        for (const Castle& castle : row) {
            const auto add = [&](Part part) {
                all.insert({Verb::Clear, {}, -1, castle.id, static_cast<int>(part)});
            };
            if (row.size() > 1 || is("house.discard-last-castle", "on")) add(Part::Castle);
            if (!castle.upgrade.empty()) add(Part::Upgrade);
            for (int place = 0; place < static_cast<int>(castle.defences.size()); ++place)
                add(drawbridge::castles::defencePart(place));
        }
    }
    return all;
}

void Game::clear(const Choice& choice) {
    const auto part = static_cast<Part>(choice.part);
    Castle& castle = *find(choice.castle);
    if (part == Part::Upgrade) {
        discards.insert(castle.upgrade);
        castle.upgrade.clear();
        return goOn();
    }
    if (part != Part::Castle) {
        const auto place = castle.defences.begin() + drawbridge::castles::placeOfPart(part);
        discards.insert(place->card);
        castle.defences.erase(place);
        return goOn();
    }
    toDiscards(castle);
    const int owner = ownerOf(choice.castle);
    std::erase_if(at(owner).castles, [&](const Castle& one) { return one.id == choice.castle; });
    lost(owner, -1);
    eliminate(-1, false);
}

// --- Elimination ---

/// CASTLES-ELIM-3, -4; by whom, for the spoils and for house.total-ruin.
void Game::eliminate(int by, bool jester, const std::set<int>& resigned) {
    const int ruiner = jester ? realm(by) : -1;
    const int seats = static_cast<int>(player.size());
    std::set<int> beaten;
    for (int who = 0; who < seats; ++who)
        if (alive(who) && (at(who).castles.empty() || resigned.count(who) > 0)) beaten.insert(who);
    std::set<int> dying = beaten;
    for (int who = 0; who < seats; ++who)
        if (alive(who) && beaten.count(realm(who)) > 0) dying.insert(who);
    if (dying.empty()) return goOn();

    ++eliminations_;
    for (const int who : dying) {
        Player& one = at(who);
        one.alive = false;
        one.master = -1;
        one.fell = eliminations_;
        for (const Castle& castle : one.castles) {
            toDiscards(castle);
            lost(who, -1);
        }
        one.castles.clear();
        for (Assault& assault : assaults) {
            if (assault.attacked != who) continue;
            assault.closed = true; // CASTLES-RULING-127
            for (Removed& removed : assault.removed) {
                if (removed.where != Removed::Where::Fallen) continue;
                removed.where = Removed::Where::Gone;
                if (removed.whole)
                    toDiscards(removed.castle);
                else
                    discards.insert(removed.defence.card);
            }
        }
        pools.erase(who);
        std::erase(guests, who);
        calledLast.erase(who);
        hostPlayed.erase(who);
        usedCards.erase(who);
    }
    const auto discardHand = [&](int who) { discards.merge(at(who).hand); };

    std::set<int> masters;
    for (int who = 0; who < seats; ++who)
        if (alive(who) && realm(who) == who) masters.insert(who);
    if (masters.size() < 2) {
        for (const int who : dying) discardHand(who);
        if (masters.size() == 1) return finish(masters, "last-realm");
        if (jester && is("house.total-ruin", "jester-wins")) return finish({ruiner}, "ruin");
        return finish({}, "nobody"); // CASTLES-WIN-10
    }
    plunder.clear();
    taker = by;
    for (int steps = 0; steps < seats; ++steps) {
        const int who = after(host, steps);
        if (dying.count(who) == 0) continue;
        // Nothing is taken of those who resigned or died with their master.
        const bool open = beaten.count(who) > 0 && resigned.count(who) == 0 && by >= 0;
        if (open && is("house.spoils", "to-eliminator"))
            plunder.push_back(who);
        else
            discardHand(who);
    }
    plunderOn();
}

/// CASTLES-RULING-102.
void Game::plunderOn() {
    while (!plunder.empty()) {
        Cards& hand = at(plunder.front()).hand;
        if (!hand.empty() && alive(taker) && static_cast<int>(at(taker).hand.size()) < handLimit(taker)) {
            actor = taker;
            step = Step::Spoils;
            return;
        }
        discards.merge(hand);
        plunder.erase(plunder.begin());
    }
    goOn();
}

} // namespace plaincastles
