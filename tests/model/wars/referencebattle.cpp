// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks, values, and how soldiers die.
#include "wars/reference.h"

#include <algorithm>

namespace plainwars {

bool isSoldier(const Card& card) {
    return card.soldier || card.rank == "dragon" || card.rank == "10" ||
           (card.rank.size() == 1 && card.rank[0] >= '2' && card.rank[0] <= '9');
}

int printedValue(const Card& card) {
    if (card.rank == "dragon") return 20;                       // WARS-DRG-3
    if (card.rank == "king" || card.rank == "joker") return 10; // WARS-KING-1, -MAG-10
    return std::stoi(card.rank);
}

bool goesWithResources(const Card& card) { return !isSoldier(card); }

bool Game::isKing(const Card& card) const { return goesWithResources(card); }

int Game::fightingValue(int who, const Card& card) const {
    const Player& owner = player[who];
    int value = printedValue(card);
    if (card.mechanised > 0) value = card.mechanised; // WARS-MEC-3
    if (owner.armyValue > 0) value = owner.armyValue; // house.mecha-scope
    const int queens = is("house.queen-stack", "single") ? std::min(owner.queens, 1) : owner.queens;
    value += 3 * queens; // WARS-QUEEN-1, -4
    const bool ownTurn = who == turn;
    if (has(who, "assassins")) value += ownTurn ? 2 : -2; // WARS-ASN-1, -2
    if (has(who, "golems")) value += ownTurn ? -2 : 2;    // WARS-GOL-1, -2
    return value;
}

/// Whether no slot of the active player has attacked.
bool Game::unspent() const {
    for (const int times : player[turn].attacks)
        if (times > 0) return false;
    return true;
}

/// Whether a slot of the active player may attack, together with these.
bool Game::mayAttack(int slot, const std::set<int>& with) const {
    const Player& own = player[turn];
    const auto timesOf = [&](int one) { return own.attacks[static_cast<std::size_t>(one)]; };
    if (plagued && !is("house.plague-cost", "one-attack")) return false; // WARS-INF-5
    if (own.slots[static_cast<std::size_t>(slot)].empty()) return false; // WARS-ATK-18
    if (timesOf(slot) == 0) return true;                                 // WARS-ATK-2
    if (!has(turn, "berserkers") || timesOf(slot) > 1) return false;     // WARS-BRK-2
    for (const int times : own.attacks)                                  // WARS-BRK-3
        if (times > 1) return false;
    for (const int other : with)
        if (timesOf(other) > 0) return false;
    return true;
}

/// The locked cards of one side.
std::vector<Place> Game::fighters(int who) const {
    std::vector<Place> places;
    for (std::size_t slot = 0; slot < player[who].slots.size(); ++slot) {
        const Pile& pile = player[who].slots[slot];
        for (std::size_t index = 0; index < pile.size(); ++index)
            if (pile[index].fights) places.push_back({who, static_cast<int>(slot), static_cast<int>(index)});
    }
    return places;
}

void Game::reveal() {
    battle->revealed = true;
    for (const int slot : battle->slots) { // WARS-ATK-10, -20, -GRP-7
        Card& card = player[battle->attacker].slots[static_cast<std::size_t>(slot)].back();
        card.up = true;
        card.fights = true;
        ++player[battle->attacker].attacks[static_cast<std::size_t>(slot)];
    }
    Card& target = player[1 - battle->attacker].slots[static_cast<std::size_t>(battle->target)].back();
    target.up = true;
    target.fights = true;
}

/// Back to the Attack Phase.
void Game::endBattle() {
    while (todo.back().what != Do::Attack) todo.pop_back();
    for (Player& one : player)
        for (Pile& pile : one.slots)
            for (Card& card : pile) card.fights = false;
    if (battle->revealed) swappedInPhase.clear(); // WARS-SHP-6
    battle.reset();
}

/// Who dies of this battle: the ledger's SETTLE.
void Game::settleBattle() {
    const auto cardAt = [&](const Place& place) -> const Card& {
        return player[place.who]
            .slots[static_cast<std::size_t>(place.slot)][static_cast<std::size_t>(place.index)];
    };
    const std::vector<Place> attackers = fighters(battle->attacker);
    const Place target = fighters(1 - battle->attacker).front();
    const bool fightFirst = is("house.infection", "fight-then-die");

    doomed_.clear();
    byAce_ = false;
    killer_ = -1;
    // WARS-INF-7, -8: the infected are lost and count for nothing.
    const auto compares = [&](const Place& place) { return fightFirst || !cardAt(place).infected; };
    int total = 0;
    int comparing = 0;
    for (const Place& place : attackers) {
        if (!compares(place)) continue;
        ++comparing;
        total += fightingValue(place.who, cardAt(place)); // WARS-GRP-3, -VAL-4
    }
    std::set<Place> killed;
    if (comparing > 0 && compares(target)) {
        const int value = fightingValue(target.who, cardAt(target));
        if (total >= value) killed.insert(target); // WARS-ATK-13, -14
        if (total <= value)
            for (const Place& place : attackers)
                if (compares(place)) killed.insert(place);
    }
    for (const Place& place : killed) doomed_.push_back({place, true, false, {}});
    std::vector<Place> all = attackers;
    all.push_back(target);
    for (const Place& place : all)
        if (cardAt(place).infected && killed.count(place) == 0) doomed_.push_back({place, false, false, {}});

    // WARS-FAT-5, -10: the active player first, in slot order.
    std::sort(doomed_.begin(), doomed_.end(), [&](const Doomed& a, const Doomed& b) {
        if (a.place.who != b.place.who) return a.place.who == turn;
        return a.place.slot < b.place.slot;
    });
    next({{Do::Fate}, {Do::Bury}, {Do::Raise}, {Do::BattleOver}});
}

/// The tops that may die in the place of this one (WARS-FAT-2, -5, -6).
std::vector<Place> Game::substitutes(const Doomed& doomed) const {
    std::set<Place> gone;
    std::set<Place> barred; // dying, or saved, in this event
    for (const Doomed& other : doomed_) {
        barred.insert(other.place);
        if (other.substitute) gone.insert(*other.substitute);
    }
    std::vector<Place> places;
    const int who = doomed.place.who;
    for (int slot = 0; slot < static_cast<int>(player[who].slots.size()); ++slot) {
        if (slot == doomed.place.slot) continue;
        Place top{who, slot, static_cast<int>(player[who].slots[static_cast<std::size_t>(slot)].size()) - 1};
        while (top.index >= 0 && gone.count(top) > 0) --top.index;
        if (top.index >= 0 && barred.count(top) == 0) places.push_back(top);
    }
    return places;
}

/// Asks for the next soldier that may be saved; those that cannot are let die.
void Game::decideFate() {
    for (Doomed& doomed : doomed_) {
        if (doomed.decided) continue;
        const bool inScope = !byAce_ || !is("house.fate-scope", "battle-only");
        if (has(doomed.place.who, "fateweavers") && inScope && !substitutes(doomed).empty()) { // WARS-FAT-9
            todo.back().who = doomed.place.who;
            return;
        }
        doomed.decided = true;
    }
    todo.pop_back();
}

void Game::discardFromPile(int who, Card card) {
    busy = true;
    const bool resource = goesWithResources(card); // WARS-KING-4
    Card bare;
    bare.rank = card.rank;
    bare.soldier = card.soldier;
    (resource ? player[who].resourceDiscard : player[who].soldierDiscard).push_back(bare);
}

/// All deaths at the same instant (WARS-ATK-25).
void Game::bury() {
    struct Fallen {
        Place place;
        bool kill;
    };
    std::vector<Fallen> fallen;
    for (const Doomed& doomed : doomed_)
        fallen.push_back({doomed.substitute.value_or(doomed.place), doomed.kill});
    // Higher cards first, so that the places below stay what they are.
    std::sort(fallen.begin(), fallen.end(),
              [](const Fallen& a, const Fallen& b) { return b.place < a.place; });
    std::vector<std::pair<int, Card>> caught; // from whom
    for (const Fallen& one : fallen) {
        Pile& pile = player[one.place.who].slots[static_cast<std::size_t>(one.place.slot)];
        const Card card = pile[static_cast<std::size_t>(one.place.index)];
        pile.erase(pile.begin() + one.place.index);
        const int enemy = 1 - one.place.who;
        const bool kill = one.kill || (killer_ == enemy && is("house.undead-ace", "any-kill"));
        bool capture = kill && has(enemy, "undead");                                // WARS-UND-1
        if (isKing(card) && !is("house.undead-kings", "captured")) capture = false; // WARS-UND-7
        if (card.rank == "dragon" && !has(enemy, "dragon-tamers") && is("house.dragon-escape", "on-capture"))
            capture = false;
        if (capture)
            caught.emplace_back(one.place.who, card);
        else
            discardFromPile(one.place.who, card);
    }
    doomed_.clear();
    const bool inBattle = battle && !byAce_;
    const bool over = checkDestroyed(inBattle ? "battle" : "ace");
    for (const auto& [from, card] : caught) {
        if (over) {
            discardFromPile(from, card); // WARS-UND-12
            continue;
        }
        busy = true;
        Card bare;
        bare.rank = card.rank;
        bare.soldier = card.soldier || isKing(card);
        captured_[1 - from].push_back(bare);
    }
}

bool Game::emptied(int who) const {
    for (const Pile& pile : player[who].slots)
        if (!pile.empty()) return false;
    return true;
}

/// WARS-WIN-1, -5.
bool Game::checkDestroyed(const std::string& fallen) {
    const bool first = emptied(0);
    const bool second = emptied(1);
    if (!first && !second) return false;
    if (first && second && fallen == "battle") {
        const bool attackerWins = is("house.double-destruction", "attacker-wins");
        const bool defenderWins = is("house.double-destruction", "defender-wins");
        finish(attackerWins ? turn : defenderWins ? 1 - turn : -1, "WARS-WIN-5");
    } else {
        finish(first ? 1 : 0, "WARS-WIN-1");
    }
    return true;
}

} // namespace plainwars
