// SPDX-License-Identifier: GPL-3.0-or-later
// Before the first turn: factions, colours, decks, piles, who begins.
#include "wars/reference.h"

#include <algorithm>

namespace plainwars {

namespace {

const std::vector<std::string> kFactions = {"undead",     "royal-kingdom",  "dragon-tamers", "blood-mages",
                                            "mages",      "seers",          "ninjas",        "assassins",
                                            "berserkers", "shape-shifters", "mechas",        "outcasts",
                                            "golems",     "fateweavers",    "infected",      "war-mongers"};

std::string seatName(int who) { return std::to_string(who + 1); }

} // namespace

/// WARS-SETUP-20.
void Game::setUp() {
    std::vector<Task> tasks;
    if (is("option.factions", "on")) {
        for (const int who : {0, 1}) { // what the options fix
            const auto fixed = switches.find("option.faction-" + seatName(who));
            if (fixed != switches.end()) player[who].faction = fixed->second;
        }
        if (is("house.faction-pick", "random")) { // RULING-67
            tasks.push_back({Do::RandomFaction, 0});
            tasks.push_back({Do::RandomFaction, 1});
        } else if (is("house.faction-pick", "loser-first-open")) {
            const int first = lastLoser();
            const bool bothPick = player[0].faction.empty() && player[1].faction.empty();
            if (first < 0 && bothPick)
                tasks = {{Do::TossFirstPick}};
            else
                tasks = {{Do::PickFaction, std::max(first, 0)}, {Do::PickFaction, 1 - std::max(first, 0)}};
        } else { // WARS-FAC-4
            tasks.push_back({Do::PickFaction, 0});
            tasks.push_back({Do::PickFaction, 1});
        }
        tasks.push_back({Do::ComparePicks});
    }
    if (!epic()) { // WARS-SETUP-2, WARS-EPIC-2
        tasks.push_back({Do::PickColour, 0});
        tasks.push_back({Do::PickColour, 1});
        tasks.push_back({Do::TossColour});
    }
    tasks.push_back({Do::TakeCards});
    next(tasks);
}

/// Who lost the last game; -1: nobody (RULING-6, RULING-67).
int Game::lastLoser() const {
    return is("option.last-loser", "seat-1") ? 0 : is("option.last-loser", "seat-2") ? 1 : -1;
}

/// How many cards each slot starts with (WARS-SETUP-10, -EPIC-4, -ROY-1 to -3, house.warmonger-piles).
std::vector<int> Game::pileSizes(int who) const {
    if (has(who, "royal-kingdom"))
        return epic() ? std::vector<int>{4, 3, 3, 3} : std::vector<int>{2, 2, 2, 2};
    if (has(who, "war-mongers")) return std::vector<int>(3, epic() ? 12 : 6);
    return std::vector<int>(3, epic() ? 5 : 3);
}

/// The decks of a player with jokers added, shuffled, and what is to be done with them.
void Game::takeCards() {
    std::vector<Task> stacking;
    std::vector<Task> dealing;
    std::vector<Task> stackingTheRest;
    std::vector<Task> arranging;
    for (int who = 0; who < 2; ++who) {
        Player& one = player[who];
        const auto add = [&](Deck& deck, const std::string& rank, int copies) {
            Card card;
            card.rank = rank;
            deck.shuffled.insert(deck.shuffled.end(), static_cast<std::size_t>(copies), card);
        };
        const int copies = epic() ? 4 : 2; // WARS-SETUP-5, -6, WARS-EPIC-3
        const int jokers = epic() ? 2 : 1;
        for (int value = 2; value <= 10; ++value) add(one.soldierDeck, std::to_string(value), copies);
        if (has(who, "dragon-tamers")) add(one.soldierDeck, "dragon", jokers); // WARS-DRG-1, -2, -4
        if (!has(who, "war-mongers")) {                                        // WARS-WMG-3
            for (const char* rank : {"jack", "queen", "king", "ace"}) add(one.resourceDeck, rank, copies);
            if (has(who, "mages")) add(one.resourceDeck, "joker", jokers); // WARS-MAG-1, -2
        }
        one.slots.resize(pileSizes(who).size());
        if (has(who, "seers")) { // WARS-SEE-1, house.seers-arrange
            const bool later = is("house.seers-arrange", "after-deal");
            (later ? stackingTheRest : stacking).push_back({Do::StackSoldiers, who});
            (later ? stackingTheRest : stacking).push_back({Do::StackResources, who});
        }
        if (has(who, "war-mongers")) {
            arranging.push_back({Do::ArrangeArmy, who}); // WARS-WMG-2
        } else {
            dealing.push_back({Do::Deal, who});
            if (is("house.setup-arrange", "arranged")) arranging.push_back({Do::ArrangeDealt, who});
        }
    }
    next({{Do::First}});
    next(arranging);
    next(stackingTheRest);
    next(dealing);
    next(stacking);
}

/// Whether a card may be laid on a pile of the setup.
bool Game::hasRoom(int who, int slot) const {
    const auto height = [&](int one) {
        return static_cast<int>(player[who].slots[static_cast<std::size_t>(one)].size());
    };
    const bool free = has(who, "war-mongers") && !is("house.warmonger-piles", "equal");
    if (!free) return height(slot) < pileSizes(who)[static_cast<std::size_t>(slot)];
    int empty = 0; // WARS-WMG-5: the others must not stay empty
    for (int other = 0; other < 3; ++other)
        if (other != slot && height(other) == 0) ++empty;
    return static_cast<int>(player[who].tray.size()) - 1 >= empty;
}

bool Game::setUpGoesByItself(const Task& task) {
    const int who = task.who;
    switch (task.what) {
    case Do::PickFaction:
    case Do::RandomFaction:
        if (player[who].faction.empty()) return false;
        todo.pop_back();
        return true;
    case Do::ComparePicks:
        todo.pop_back();
        if (is("house.mirror-factions", "forbidden") && player[0].faction == player[1].faction)
            next({{Do::TossPick}}); // RULING-68
        return true;
    case Do::TossColour:
        if (player[0].colour == player[1].colour) return false; // WARS-SETUP-3
        todo.pop_back();
        return true;
    case Do::TakeCards:
        todo.pop_back();
        takeCards();
        return true;
    case Do::StackSoldiers:
    case Do::StackResources:
        if (!deckOf(task).shuffled.empty()) return false;
        todo.pop_back();
        return true;
    case Do::Deal: {
        const Player& one = player[who];
        std::size_t left = 0;
        for (const int size : pileSizes(who)) left += static_cast<std::size_t>(size);
        for (const Pile& pile : one.slots) left -= pile.size();
        if (left > one.tray.size()) return false;
        todo.pop_back();
        return true;
    }
    case Do::ArrangeArmy: {
        Player& one = player[who];
        if (task.open) {
            if (!one.tray.empty()) return false;
            todo.pop_back();
            return true;
        }
        todo.back().open = true;
        one.tray = one.soldierDeck.shuffled;
        one.soldierDeck.shuffled.clear();
        return true;
    }
    case Do::ArrangeDealt:
        if (!player[who].tray.empty()) return false;
        todo.pop_back();
        return true;
    case Do::First: { // RULING-6
        int first = -1;
        if (is("house.first-player", "loser-of-the-last-game")) first = lastLoser();
        for (const char* colour : {"red", "black"})
            if (is("house.first-player", colour))
                for (int one = 0; one < 2; ++one)
                    if (player[one].colour == colour ||
                        (epic() && (one == 0) == (colour == std::string("red"))))
                        first = one;
        if (first < 0) return false;
        todo.pop_back();
        turn = first;
        startTurn();
        return true;
    }
    default: return false;
    }
}

/// The deck that is put in order.
Deck& Game::deckOf(const Task& task) {
    return task.what == Do::StackSoldiers ? player[task.who].soldierDeck : player[task.who].resourceDeck;
}
const Deck& Game::deckOf(const Task& task) const {
    return task.what == Do::StackSoldiers ? player[task.who].soldierDeck : player[task.who].resourceDeck;
}

/// The next card of the deal (WARS-SETUP-12, -EPIC-7); house.setup-arrange: to its owner.
void Game::deal(int who, const Card& card) {
    Player& one = player[who];
    if (is("house.setup-arrange", "arranged")) {
        one.tray.push_back(card);
        return;
    }
    for (std::size_t slot = 0; slot < one.slots.size(); ++slot)
        if (static_cast<int>(one.slots[slot].size()) < pileSizes(who)[slot]) {
            one.slots[slot].push_back(card);
            return;
        }
}

void Game::setUpMoves(const Task& task, std::set<std::string>& moves) const {
    const int who = task.who;
    const auto cards = [&](const std::vector<Card>& from, const std::string& word) {
        for (const Card& card : from) moves.insert(word + " " + card.rank);
    };
    switch (task.what) {
    case Do::PickFaction:
    case Do::RandomFaction:
        for (const std::string& faction : kFactions) {
            // RULING-68: a pick that both know, or that chance makes, can be avoided.
            const bool open = is("house.faction-pick", "loser-first-open") ||
                              is("house.faction-pick", "random") ||
                              switches.count("option.faction-" + seatName(1 - who)) > 0;
            const bool barred = task.word == faction || (open && is("house.mirror-factions", "forbidden") &&
                                                         player[1 - who].faction == faction);
            if (!barred) moves.insert((task.what == Do::PickFaction ? "choose " : "allot ") + faction);
        }
        break;
    case Do::TossFirstPick:
    case Do::TossPick:
    case Do::TossColour:
    case Do::First: moves = {"toss 1", "toss 2"}; break;
    case Do::PickColour: moves = {"choose black", "choose red"}; break;
    case Do::StackSoldiers:
    case Do::StackResources:
        if (task.count == 1) {
            cards(deckOf(task).shuffled, "card");
        } else {
            cards(deckOf(task).shuffled, "stack");
            moves.insert("shuffle the rest");
        }
        break;
    case Do::Deal:
        for (const std::string& rank : nextOf(player[who].soldierDeck)) moves.insert("card " + rank);
        break;
    case Do::ArrangeArmy:
    case Do::ArrangeDealt:
        if (task.count == 1) {
            cards(player[who].tray, "card");
            break;
        }
        for (const Card& card : player[who].tray)
            for (int slot = 0; slot < static_cast<int>(player[who].slots.size()); ++slot)
                if (hasRoom(who, slot)) moves.insert("arrange " + card.rank + " " + seatName(slot));
        if (task.what == Do::ArrangeArmy) moves.insert("deal the rest");
        break;
    default: break;
    }
}

void Game::setUpPlay(const Task& task, const std::vector<std::string>& words) {
    const int who = task.who;
    const auto takeRank = [&](std::vector<Card>& from) {
        const auto found =
            std::find_if(from.begin(), from.end(), [&](const Card& card) { return card.rank == words[1]; });
        const Card card = *found;
        from.erase(found);
        return card;
    };
    switch (task.what) {
    case Do::PickFaction:
    case Do::RandomFaction:
        todo.pop_back();
        player[who].faction = words[1];
        break;
    case Do::TossFirstPick: {
        const int first = std::stoi(words[1]) - 1;
        todo.pop_back();
        next({{Do::PickFaction, first}, {Do::PickFaction, 1 - first}});
        break;
    }
    case Do::TossPick: { // the favoured one keeps the faction
        const int other = 2 - std::stoi(words[1]);
        todo.pop_back();
        next({{Do::PickFaction, other, player[other].faction}});
        player[other].faction.clear();
        break;
    }
    case Do::PickColour:
        todo.pop_back();
        player[who].colour = words[1];
        break;
    case Do::TossColour: { // the favoured one gets the colour
        Player& other = player[2 - std::stoi(words[1])];
        other.colour = other.colour == "red" ? "black" : "red";
        break;
    }
    case Do::StackSoldiers:
    case Do::StackResources:
        if (words[0] == "shuffle")
            todo.back().count = 1;
        else
            deckOf(task).top.push_back(takeRank(deckOf(task).shuffled));
        break;
    case Do::Deal: deal(who, takeNext(player[who].soldierDeck, words[1])); break;
    case Do::ArrangeArmy:
    case Do::ArrangeDealt:
        if (words[0] == "arrange") {
            player[who].slots[static_cast<std::size_t>(std::stoi(words[2]) - 1)].push_back(
                takeRank(player[who].tray));
        } else if (words[0] == "deal") {
            todo.back().count = 1;
        } else { // at random: where it is lowest
            std::size_t lowest = 0;
            for (std::size_t slot = 0; slot < player[who].slots.size(); ++slot)
                if (player[who].slots[slot].size() < player[who].slots[lowest].size()) lowest = slot;
            player[who].slots[lowest].push_back(takeRank(player[who].tray));
        }
        break;
    case Do::First:
        todo.pop_back();
        turn = std::stoi(words[1]) - 1;
        startTurn();
        break;
    default: break;
    }
}

} // namespace plainwars
