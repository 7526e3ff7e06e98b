// SPDX-License-Identifier: GPL-3.0-or-later
// The turn: who decides what, in which order.
#include "wars/reference.h"

#include <algorithm>
#include <sstream>

namespace plainwars {

namespace {

std::string slotName(int slot) { return std::to_string(slot + 1); }
int slotFrom(const std::string& text) { return std::stoi(text) - 1; }

const std::vector<std::string> kPhases = {"draw", "attack", "move", "recruit"}; // WARS-TURN-2

} // namespace

std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

Game::Game(std::map<std::string, std::string> house)
    : switches(std::move(house)) {
    setUp();
    settle();
}

bool Game::is(const std::string& option, const std::string& value) const {
    const auto found = switches.find(option);
    return found != switches.end() && found->second == value;
}

/// Puts these before all that is still to be done.
void Game::next(const std::vector<Task>& tasks) { todo.insert(todo.end(), tasks.rbegin(), tasks.rend()); }

void Game::finish(int who, const std::string& clause) {
    winner = who;
    ending = clause;
    for (const Task& task : todo) // what has been shown is used up
        if (task.what == Do::Discard) player[task.who].resourceDiscard.push_back({task.word});
    todo = {{Do::Over}}; // WARS-WIN-2
}

// --- The turn ---

void Game::startTurn() {
    for (Player& one : player) one.attacks.assign(one.slots.size(), 0);
    busy = mechanised = plagued = false;
    taken.clear();
    std::vector<Task> tasks = {{Do::Window, 1 - turn, "start"}};
    if (has(turn, "outcasts")) {
        tasks.push_back({Do::ChoosePhase, turn});
    } else {
        for (const std::string& phase : kPhases) {
            tasks.push_back({Do::StartTurn, turn, phase});
            if (phase != "recruit") tasks.push_back({Do::Window, 1 - turn, phase}); // WARS-REACT-2
        }
    }
    tasks.push_back({Do::Window, 1 - turn, "end"});
    tasks.push_back({Do::EndTurn});
    next(tasks);
}

void Game::beginPhase(const std::string& phase) {
    taken.insert(phase);
    swappedInPhase.clear();
    next({{phase == "draw"     ? Do::Draw
           : phase == "attack" ? Do::Attack
           : phase == "move"   ? Do::Lift
                               : Do::Recruit,
           turn, phase}});
}

std::set<std::string> Game::phasesLeft() const {
    std::set<std::string> left;
    for (const std::string& phase : kPhases)
        if (taken.count(phase) == 0) left.insert(phase);
    return left;
}

/// WARS-TURN-7.
void Game::endTurn() {
    for (int who = 0; who < 2; ++who) {
        Player& one = player[who];
        for (Pile& pile : one.slots)
            for (Card& card : pile) {
                if (has(who, "ninjas")) card.up = false; // WARS-NIN-1, -2, -3
                card.mechanised = 0;                     // WARS-MEC-4
            }
        one.queens = 0; // WARS-QUEEN-2
        one.armyValue = 0;
        one.attacks.assign(one.slots.size(), 0);
    }
    ++turns;
    idle = busy ? 0 : idle + 1;
    busy = false;
    if (idle >= 12) return endLongGame("WARS-WIN-8");
    if (turns >= 400) return endLongGame("WARS-WIN-9");
    turn = 1 - turn;
    startTurn();
}

/// A drawn game, or by house.stalemate a count.
void Game::endLongGame(const std::string& clause) {
    if (!is("house.stalemate", "count")) return finish(-1, clause);
    std::vector<int> army[2];
    for (int who = 0; who < 2; ++who) {
        army[who] = {0, 0};
        for (const Pile& pile : player[who].slots)
            for (const Card& card : pile) {
                ++army[who][0];
                army[who][1] += printedValue(card);
            }
    }
    finish(army[0] > army[1] ? 0 : army[1] > army[0] ? 1 : -1, clause);
}

// --- Drawing ---

/// What the next card of a deck may be.
std::set<std::string> nextOf(const Deck& deck) {
    if (!deck.top.empty()) return {deck.top.front().rank};
    std::set<std::string> ranks;
    for (const Card& card : deck.shuffled) ranks.insert(card.rank);
    if (deck.shuffled.empty()) ranks.insert(deck.bottom.front().rank);
    return ranks;
}

/// Takes the next card of a deck, which is of this rank.
Card takeNext(Deck& deck, const std::string& rank) {
    std::vector<Card>& from = !deck.top.empty()       ? deck.top
                              : deck.shuffled.empty() ? deck.bottom
                                                      : deck.shuffled;
    const auto found =
        std::find_if(from.begin(), from.end(), [&](const Card& card) { return card.rank == rank; });
    const Card card = *found;
    from.erase(found);
    return card;
}

int Game::cardsToDraw(int who) const {
    return player[who].soldierDeck.size() + player[who].resourceDeck.size();
}

void Game::addDraws(int who, int missing, std::set<std::string>& moves) const {
    const int soldiers = player[who].soldierDeck.size();
    const int resources = player[who].resourceDeck.size();
    if (is("house.draw-commit", "declare-first") && missing == 2 && soldiers + resources >= 2) {
        if (soldiers >= 2) moves.insert("draw soldier soldier");
        if (soldiers >= 1 && resources >= 1) moves.insert("draw soldier resource");
        if (resources >= 2) moves.insert("draw resource resource");
        return;
    }
    if (soldiers > 0) moves.insert("draw soldier");
    if (resources > 0) moves.insert("draw resource");
}

void Game::take(int who, const Card& card) {
    busy = true;
    Player& one = player[who];
    const bool flies = card.rank == "dragon" && !has(who, "dragon-tamers"); // WARS-DRG-5, -8
    (flies ? one.soldierDiscard : one.hand).push_back(card);
}

// --- Moving ---

/// The slots whose top may be lifted now: each slot once (WARS-MOVE-7, -9), no fighting card (WARS-REACT-12).
std::set<int> Game::liftable(const Task& task) const {
    std::set<int> some;
    for (int slot = 0; slot < static_cast<int>(player[task.who].slots.size()); ++slot) {
        const Pile& pile = player[task.who].slots[static_cast<std::size_t>(slot)];
        if (!pile.empty() && !pile.back().fights) some.insert(slot);
    }
    for (const Lifted& one : lifted) some.erase(one.from);
    return some;
}

// --- What may be done ---

bool Game::carryingOut() const {
    return std::any_of(todo.begin(), todo.end(), [](const Task& task) { return task.what == Do::Discard; });
}

int Game::decider() const {
    switch (todo.back().what) {
    case Do::Over: return -2;
    case Do::StackSoldiers:
    case Do::StackResources:
    case Do::ArrangeArmy: return todo.back().count == 1 ? -1 : todo.back().who; // the rest, by chance
    case Do::DrawCard:
    case Do::RandomFaction:
    case Do::TossFirstPick:
    case Do::TossPick:
    case Do::TossColour:
    case Do::Deal:
    case Do::First: return -1;
    default: return todo.back().who;
    }
}

std::set<std::string> Game::legalMoves() const {
    std::set<std::string> moves;
    const Task& task = todo.back();
    const int who = task.who;
    switch (task.what) {
    case Do::Window:
    case Do::BattleWindow:
        moves.insert("pass");
        addAnyTime(who, moves);
        break;
    case Do::ChoosePhase:
        for (const std::string& phase : phasesLeft()) moves.insert("begin " + phase);
        if (taken.count("draw") > 0 || cardsToDraw(who) == 0) moves.insert("end turn"); // WARS-OUT-4
        break;
    case Do::Draw:
        addDraws(who, 2 - task.count, moves);
        if (cardsToDraw(who) == 0 || is("house.draw", "up-to-two")) moves.insert("end"); // WARS-DRAW-4, -12
        addAnyTime(who, moves);
        break;
    case Do::DrawCard:
        for (const std::string& rank :
             nextOf(task.word == "soldier" ? player[who].soldierDeck : player[who].resourceDeck))
            moves.insert("card " + rank);
        break;
    case Do::Attack: {
        const int slots = static_cast<int>(player[who].slots.size());
        for (int slot = 0; slot < slots; ++slot)
            if (mayAttack(slot, {})) moves.insert("attack " + slotName(slot));
        if (has(who, "mechas") && !mechanised && unspent()) moves.insert("mechanise"); // WARS-MEC-5
        if (has(who, "infected") && !plagued) {
            if (!is("house.plague-cost", "one-attack")) {
                if (unspent()) moves.insert("plague"); // WARS-INF-5
            } else {
                for (int slot = 0; slot < slots; ++slot)
                    if (mayAttack(slot, {})) moves.insert("plague " + slotName(slot));
            }
        }
        addAnyTime(who, moves);
        moves.insert("end");
        break;
    }
    case Do::Build:
        for (int slot = 0; slot < static_cast<int>(player[who].slots.size()); ++slot) // WARS-GRP-2, -9
            if (battle->slots.count(slot) == 0 && mayAttack(slot, battle->slots))
                moves.insert("join " + slotName(slot));
        for (int slot = 0; slot < static_cast<int>(player[1 - who].slots.size()); ++slot)
            if (!player[1 - who].slots[static_cast<std::size_t>(slot)].empty()) // WARS-ATK-19
                moves.insert("target " + slotName(slot));
        break;
    case Do::Confirm: moves = {"go on", "withdraw"}; break;
    case Do::Lift:
        for (const int slot : liftable(task)) moves.insert("lift " + slotName(slot));
        moves.insert(task.word == "move" && lifted.empty() ? "end" : "done");
        if (task.word == "move" && lifted.empty()) addAnyTime(who, moves);
        break;
    case Do::Lay:
        for (const Lifted& one : lifted)
            for (int slot = 0; slot < static_cast<int>(player[who].slots.size()); ++slot) {
                const Pile& pile = player[who].slots[static_cast<std::size_t>(slot)];
                if (pile.empty() || !pile.back().fights)
                    moves.insert("lay " + slotName(one.from) + " " + slotName(slot));
            }
        break;
    case Do::Recruit:
        for (const std::string& rank : ranksIn(player[who].hand, true))
            for (int slot = 0; slot < static_cast<int>(player[who].slots.size()); ++slot)
                moves.insert("recruit " + rank + " " + slotName(slot)); // WARS-REC-3, -6
        addAnyTime(who, moves);
        moves.insert("end");
        break;
    case Do::Fate:
        for (const Doomed& doomed : doomed_) {
            if (doomed.decided) continue;
            moves.insert("let it die");
            for (const Place& place : substitutes(doomed)) moves.insert("substitute " + slotName(place.slot));
            break;
        }
        break;
    case Do::Raise:
        for (const Card& card : captured_[who])
            for (const char* end : {" top", " bottom"}) moves.insert("raise " + card.rank + end);
        break;
    case Do::RiteSecond: addOfferings(who, "offer", moves); break;
    case Do::RiteTake: {
        for (const Card& card : player[who].resourceDiscard)
            moves.insert("take " + card.rank + " from discard");
        const Deck& deck = player[who].resourceDeck;
        for (const auto* part : {&deck.top, &deck.shuffled, &deck.bottom})
            for (const Card& card : *part) moves.insert("take " + card.rank + " from deck");
        break;
    }
    default: setUpMoves(task, moves);
    }
    return moves;
}

// --- Doing it ---

void Game::play(const std::string& move) {
    const std::vector<std::string> words = wordsOf(move);
    const Task task = todo.back();
    const int who = task.who;
    switch (task.what) {
    case Do::Window:
        if (words[0] == "pass") {
            todo.pop_back();
            break;
        }
        playAnyTime(who, words);
        break;
    case Do::BattleWindow:
        if (words[0] == "pass") {
            ++todo.back().count;
            todo.back().who = 1 - who;
            break;
        }
        playAnyTime(who, words);
        break;
    case Do::ChoosePhase:
        if (words[0] == "end") {
            todo.pop_back();
            break;
        }
        taken.insert(words[1]);
        if (taken.size() < kPhases.size()) next({{Do::Window, 1 - turn, words[1]}});
        beginPhase(words[1]);
        break;
    case Do::Draw:
        if (words[0] == "end") {
            todo.pop_back();
        } else if (words[0] == "draw") {
            todo.back().count += static_cast<int>(words.size()) - 1;
            for (std::size_t i = words.size() - 1; i > 0; --i) next({{Do::DrawCard, who, words[i]}});
        } else {
            playAnyTime(who, words);
        }
        break;
    case Do::DrawCard: {
        const Card card =
            takeNext(task.word == "soldier" ? player[who].soldierDeck : player[who].resourceDeck, words[1]);
        todo.pop_back();
        take(who, card);
        break;
    }
    case Do::Attack:
        if (words[0] == "end") {
            todo.pop_back();
        } else if (words[0] == "attack") {
            battle = Battle();
            battle->attacker = who;
            battle->slots.insert(slotFrom(words[1]));
            next({{Do::Build, who},
                  {Do::BattleWindow, 1 - who, "declared"},
                  {Do::Confirm, who},
                  {Do::Reveal},
                  {Do::BattleWindow, 1 - who, "revealed"},
                  {Do::Settle}});
        } else if (words[0] == "mechanise") { // WARS-MEC-2, -3
            mechanised = true;
            int highest = 0;
            for (const Pile& pile : player[who].slots)
                if (!pile.empty()) highest = std::max(highest, printedValue(pile.back()));
            for (Pile& pile : player[who].slots) {
                if (pile.empty()) continue;
                pile.back().up = true;
                if (!is("house.mecha-scope", "whole-army")) pile.back().mechanised = highest;
            }
            if (is("house.mecha-scope", "whole-army")) player[who].armyValue = highest;
        } else if (words[0] == "plague") { // WARS-INF-2
            plagued = true;
            for (Pile& pile : player[1 - who].slots)
                if (!pile.empty()) pile.back().infected = true;
            if (words.size() > 1) ++player[who].attacks[static_cast<std::size_t>(slotFrom(words[1]))];
        } else {
            playAnyTime(who, words);
        }
        break;
    case Do::Build:
        if (words[0] == "join") {
            battle->slots.insert(slotFrom(words[1]));
        } else {
            battle->target = slotFrom(words[1]);
            todo.pop_back();
        }
        break;
    case Do::Confirm:
        todo.pop_back();
        if (words[0] == "withdraw") endBattle();
        break;
    case Do::Lift:
        if (words[0] == "lift") {
            Pile& pile = player[who].slots[static_cast<std::size_t>(slotFrom(words[1]))];
            lifted.push_back({slotFrom(words[1]), pile.back()});
            pile.pop_back();
        } else if (words[0] == "done" || words[0] == "end") {
            todo.pop_back();
            if (!lifted.empty()) next({{Do::Lay, who}});
        } else {
            playAnyTime(who, words);
        }
        break;
    case Do::Lay: {
        const auto found = std::find_if(lifted.begin(), lifted.end(),
                                        [&](const Lifted& one) { return one.from == slotFrom(words[1]); });
        player[who].slots[static_cast<std::size_t>(slotFrom(words[2]))].push_back(found->card);
        lifted.erase(found);
        break;
    }
    case Do::Recruit:
        if (words[0] == "end") {
            todo.pop_back();
        } else if (words[0] == "recruit") {
            player[who].slots[static_cast<std::size_t>(slotFrom(words[2]))].push_back(
                takeOut(player[who].hand, words[1], true));
            busy = true;
        } else {
            playAnyTime(who, words);
        }
        break;
    case Do::Fate:
        for (Doomed& doomed : doomed_) {
            if (doomed.decided) continue;
            doomed.decided = true;
            if (words[0] == "substitute")
                for (const Place& place : substitutes(doomed))
                    if (place.slot == slotFrom(words[1])) doomed.substitute = place;
            break;
        }
        break;
    case Do::Raise: { // WARS-UND-2, -8
        const auto found = std::find_if(captured_[who].begin(), captured_[who].end(),
                                        [&](const Card& card) { return card.rank == words[1]; });
        Deck& deck = player[who].soldierDeck;
        if (words[2] == "top")
            deck.top.insert(deck.top.begin(), *found);
        else
            deck.bottom.push_back(*found);
        captured_[who].erase(found);
        break;
    }
    case Do::RiteSecond: {
        todo.pop_back();
        giveUp(who, placeFrom(who, words));
        checkDestroyed("rite"); // WARS-BLD-10
        break;
    }
    case Do::RiteTake:
        todo.pop_back();
        if (words[3] == "discard") {
            player[who].hand.push_back(takeOut(player[who].resourceDiscard, words[1], false));
        } else { // WARS-BLD-8
            Deck& deck = player[who].resourceDeck;
            for (auto* part : {&deck.top, &deck.bottom}) {
                deck.shuffled.insert(deck.shuffled.end(), part->begin(), part->end());
                part->clear();
            }
            player[who].hand.push_back(takeOut(deck.shuffled, words[1], false));
        }
        break;
    default: setUpPlay(task, words);
    }
    settle();
}

void Game::settle() {
    while (goesByItself()) {
    }
}

/// Whether what is to be done next needed no decision; it has been done then.
bool Game::goesByItself() {
    const Task task = todo.back();
    const int who = task.who;
    switch (task.what) {
    case Do::Over: return false;
    case Do::StartTurn:
        todo.pop_back();
        beginPhase(task.word);
        return true;
    case Do::Window:
    case Do::BattleWindow:
        if (!task.open) {
            todo.back().open = true;
            player[0].swapped.clear(); // WARS-SHP-6
            player[1].swapped.clear();
        }
        if (task.what == Do::Window) {
            if (mayBeAsked(who, true)) return false; // WARS-REACT-16
            todo.pop_back();
            return true;
        }
        if (!battle->revealed) { // WARS-REACT-9
            bool lapses =
                player[1 - battle->attacker].slots[static_cast<std::size_t>(battle->target)].empty();
            for (const int slot : battle->slots)
                lapses = lapses || player[battle->attacker].slots[static_cast<std::size_t>(slot)].empty();
            if (lapses) {
                endBattle();
                return true;
            }
        } else if (fighters(0).empty() || fighters(1).empty()) { // WARS-REACT-14, -15
            endBattle();
            return true;
        }
        if (task.count == 2) { // WARS-REACT-5
            todo.pop_back();
            return true;
        }
        if (mayBeAsked(who, resourcesAllowed())) return false;
        ++todo.back().count;
        todo.back().who = 1 - who;
        return true;
    case Do::ChoosePhase:
        if (!phasesLeft().empty()) return false;
        todo.pop_back();
        return true;
    case Do::Draw:
        if (task.count < 2 && (cardsToDraw(who) > 0 || mayBeAsked(who, true))) return false;
        todo.pop_back();
        return true;
    case Do::Confirm: // WARS-REACT-10
        if (battle->reacted && !is("house.withdraw", "binding")) return false;
        todo.pop_back();
        return true;
    case Do::Reveal:
        todo.pop_back();
        reveal();
        return true;
    case Do::Settle:
        todo.pop_back();
        settleBattle();
        return true;
    case Do::Fate: {
        const std::size_t before = todo.size();
        decideFate();
        return todo.size() != before;
    }
    case Do::Bury:
        todo.pop_back();
        bury();
        return true;
    case Do::Raise: // the active player first
        for (const int captor : {turn, 1 - turn})
            if (!captured_[captor].empty()) {
                todo.back().who = captor;
                return false;
            }
        todo.pop_back();
        return true;
    case Do::BattleOver: endBattle(); return true;
    case Do::Lift: // a Jack with nothing left to lift
        if (task.word != "jack" || !lifted.empty() || !liftable(task).empty()) return false;
        todo.pop_back();
        return true;
    case Do::Lay:
        if (!lifted.empty()) return false;
        todo.pop_back();
        return true;
    case Do::Discard: { // WARS-RES-3
        Card card;
        card.rank = task.word;
        player[who].resourceDiscard.push_back(card);
        busy = true;
        todo.pop_back();
        return true;
    }
    case Do::EndTurn:
        todo.pop_back();
        endTurn();
        return true;
    default: return setUpGoesByItself(task);
    }
}

} // namespace plainwars
