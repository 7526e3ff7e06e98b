// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done at any time: resources, the rite of the Blood-Mages, the swap of the Shape-Shifters.
#include "wars/reference.h"

#include <algorithm>

namespace plainwars {

namespace {

std::string slotName(int slot) { return std::to_string(slot + 1); }

bool holds(const std::vector<Card>& cards, const std::string& rank, bool soldier) {
    return ranksIn(cards, soldier).count(rank) > 0;
}

int soldiersInPlay(const Player& one) {
    std::size_t sum = 0;
    for (const Pile& pile : one.slots) sum += pile.size();
    return static_cast<int>(sum);
}

} // namespace

std::set<std::string> ranksIn(const std::vector<Card>& cards, bool soldiers) {
    std::set<std::string> ranks;
    for (const Card& card : cards)
        if (isSoldier(card) == soldiers) ranks.insert(card.rank);
    return ranks;
}

Card takeOut(std::vector<Card>& cards, const std::string& rank, bool soldier) {
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const Card& card) {
        return card.rank == rank && isSoldier(card) == soldier;
    });
    const Card card = *found;
    cards.erase(found);
    return card;
}

/// WARS-BLD-5.
bool Game::riteAllowed(int who) const {
    const Player& one = player[who];
    return has(who, "blood-mages") && soldiersInPlay(one) >= 2 &&
           one.resourceDeck.size() + static_cast<int>(one.resourceDiscard.size()) > 0;
}

/// The slots swapped already in this window, or in this phase (WARS-SHP-6).
const std::set<int>& Game::swapsOf(int who) const {
    const Do what = todo.back().what;
    return what == Do::Window || what == Do::BattleWindow ? player[who].swapped : swappedInPhase;
}

/// Whether resources, and not abilities alone, may be used now (house.battle-window).
bool Game::resourcesAllowed() const {
    return !(todo.back().what == Do::BattleWindow && battle->revealed &&
             is("house.battle-window", "before-only"));
}

/// Whether the facts that both can see leave a player something to do at any time (WARS-REACT-16, -17).
bool Game::mayBeAsked(int who, bool resources) const {
    const Player& one = player[who];
    if (resources)
        for (const Card& card : one.hand)
            if (!isSoldier(card)) return true;
    if (riteAllowed(who)) return true;
    if (!has(who, "shape-shifters") || ranksIn(one.hand, true).empty()) return false;
    for (int slot = 0; slot < static_cast<int>(one.slots.size()); ++slot)
        if (!one.slots[static_cast<std::size_t>(slot)].empty() && swapsOf(who).count(slot) == 0) return true;
    return false;
}

/// The cards of a pile that may be named to go, from the top: the top alone, or by house.discard-depth any.
std::vector<std::string> Game::depths(int who, int slot) const {
    const int height = static_cast<int>(player[who].slots[static_cast<std::size_t>(slot)].size());
    const int most = is("house.discard-depth", "any-depth") ? height : std::min(height, 1);
    std::vector<std::string> words;
    for (int depth = 0; depth < most; ++depth)
        words.push_back(slotName(slot) + (depth == 0 ? "" : " below " + std::to_string(depth)));
    return words;
}

/// The soldiers that an Ace may hit (WARS-ACE-8).
void Game::addTargets(const std::string& before, std::set<std::string>& moves) const {
    for (int side = 0; side < 2; ++side)
        for (int slot = 0; slot < static_cast<int>(player[side].slots.size()); ++slot)
            for (const std::string& place : depths(side, slot))
                moves.insert(before + " " + std::to_string(side + 1) + "." + place);
}

/// The own soldiers that may be given up for the rite (WARS-BLD-3, -4).
void Game::addOfferings(int who, const std::string& before, std::set<std::string>& moves) const {
    for (int slot = 0; slot < static_cast<int>(player[who].slots.size()); ++slot)
        for (const std::string& place : depths(who, slot)) moves.insert(before + " " + place);
}

/// The end of a move that names a card: "1", the top of a slot, or "1 below 2", the card under two others.
Place Game::placeFrom(int who, const std::vector<std::string>& words) const {
    const bool deep = words.size() >= 3 && words[words.size() - 2] == "below";
    const std::string& named = deep ? words[words.size() - 3] : words.back();
    const int slot = named.back() - '1';
    const int depth = deep ? std::stoi(words.back()) : 0;
    return {who, slot,
            static_cast<int>(player[who].slots[static_cast<std::size_t>(slot)].size()) - 1 - depth};
}

void Game::addAnyTime(int who, std::set<std::string>& moves) const {
    const Player& one = player[who];
    const int slots = static_cast<int>(one.slots.size());
    if (resourcesAllowed()) {
        const bool joker = holds(one.hand, "joker", false);
        for (const bool asJoker : {false, true}) {
            const auto has = [&](const char* rank) { return asJoker ? joker : holds(one.hand, rank, false); };
            const std::string word = asJoker ? "joker as " : "";
            if (has("jack")) moves.insert(word + "jack");
            if (has("queen")) moves.insert(word + "queen");
            if (has("king"))
                for (int slot = 0; slot < slots; ++slot) {
                    const Pile& pile = one.slots[static_cast<std::size_t>(slot)];
                    if (pile.empty() || !pile.back().fights) // WARS-KING-8
                        moves.insert(word + "king " + slotName(slot));
                }
            if (has("ace")) addTargets(word + "ace", moves);
        }
        if (joker && std::any_of(one.resourceDiscard.begin(), one.resourceDiscard.end(),
                                 [](const Card& card) { return card.rank != "joker"; }))
            moves.insert("joker to reshuffle"); // WARS-MAG-9
    }
    if (riteAllowed(who)) addOfferings(who, "rite", moves);
    if (has(who, "shape-shifters"))
        for (int slot = 0; slot < slots; ++slot)
            if (!one.slots[static_cast<std::size_t>(slot)].empty() && swapsOf(who).count(slot) == 0)
                for (const std::string& rank : ranksIn(one.hand, true)) // WARS-SHP-3
                    moves.insert("swap " + rank + " " + slotName(slot));
}

/// WARS-JACK-1, -3, -4, -7.
void Game::jack(int who, const std::string& rank) {
    next({{Do::Lift, who, "jack"}, {Do::Discard, who, rank}});
    for (Pile& pile : player[1 - who].slots)
        if (!pile.empty() && !pile.back().fights && !is("house.jack-reveal", "peek")) pile.back().up = true;
    for (Pile& pile : player[who].slots)
        if (!pile.empty() && !pile.back().fights) pile.back().up = false;
}

void Game::kingOnto(int who, const std::string& rank, int slot) {
    Card card;
    card.rank = rank;
    card.up = is("house.king-entry", "face-up");
    player[who].slots[static_cast<std::size_t>(slot)].push_back(card);
    busy = true;
}

/// WARS-ACE-1, -3.
void Game::ace(int who, const std::string& rank, Place victim) {
    doomed_ = {{victim, false, false, {}}};
    byAce_ = true;
    killer_ = who;
    next({{Do::Fate}, {Do::Bury}, {Do::Raise}, {Do::Discard, who, rank}});
}

/// A soldier given up does not die (WARS-GEN-9).
void Game::giveUp(int who, Place place) {
    Pile& pile = player[who].slots[static_cast<std::size_t>(place.slot)];
    const Card card = pile[static_cast<std::size_t>(place.index)];
    pile.erase(pile.begin() + place.index);
    discardFromPile(who, card);
}

/// Does what may be done at any time; false if these words are something else.
bool Game::playAnyTime(int who, const std::vector<std::string>& words) {
    Player& one = player[who];
    const bool asJoker = words[0] == "joker";
    const std::string& use = asJoker ? words[2] : words[0];
    const std::string& on = words.back();
    const auto slotFrom = [](const std::string& text) { return std::stoi(text) - 1; };

    // In a battle window the word goes to the other side (WARS-REACT-5); what is used may let the attacker
    // withdraw (WARS-REACT-10).
    const std::size_t asking = todo.size() - 1;
    const auto used = [&](const char* rank) {
        const std::string shown = asJoker ? "joker" : rank;
        takeOut(one.hand, shown, false);
        return shown;
    };
    if (use == "jack") {
        jack(who, used("jack"));
    } else if (use == "queen") {
        next({{Do::Discard, who, used("queen")}});
        ++one.queens;
    } else if (use == "king") {
        kingOnto(who, used("king"), slotFrom(on));
    } else if (use == "ace") {
        const int side = words[asJoker ? 3 : 1][0] - '1'; // "ace 2.1"
        ace(who, used("ace"), placeFrom(side, words));
    } else if (use == "reshuffle") { // WARS-MAG-8
        used("");
        next({{Do::Discard, who, "joker"}});
        Deck mixed;
        for (const auto* part : {&one.resourceDeck.top, &one.resourceDeck.shuffled, &one.resourceDeck.bottom})
            mixed.shuffled.insert(mixed.shuffled.end(), part->begin(), part->end());
        std::vector<Card> stays;
        for (const Card& card : one.resourceDiscard)
            (card.rank == "joker" ? stays : mixed.shuffled).push_back(card);
        one.resourceDeck = mixed;
        one.resourceDiscard = stays;
    } else if (use == "rite") {
        const Place place = placeFrom(who, words);
        next({{Do::RiteSecond, who}, {Do::RiteTake, who}});
        giveUp(who, place);
    } else if (use == "swap") {
        const int slot = slotFrom(on);
        Card card = takeOut(one.hand, words[1], true);
        Card& old = one.slots[static_cast<std::size_t>(slot)].back();
        card.fights = old.fights;
        card.up = old.fights || (is("house.swap-facing", "same-as-replaced") && old.up); // WARS-SHP-4
        Card back;
        back.rank = old.rank;
        back.soldier = old.soldier;
        old = card;
        one.hand.push_back(back); // WARS-SHP-5
        const bool inWindow = todo.back().what == Do::Window || todo.back().what == Do::BattleWindow;
        (inWindow ? one.swapped : swappedInPhase).insert(slot);
    } else {
        return false;
    }
    Task& asked = todo[asking];
    if (asked.what == Do::BattleWindow) {
        if (!battle->revealed && who != battle->attacker && use != "swap") battle->reacted = true;
        asked.who = 1 - who;
        asked.count = 0;
    }
    return true;
}

} // namespace plainwars
