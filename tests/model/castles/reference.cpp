// SPDX-License-Identifier: GPL-3.0-or-later
// The turn: who decides what, in which order; drawing, and the end.
#include "castles/reference.h"

#include <algorithm>
#include <utility>

namespace plaincastles {

const std::map<std::string, CardFace>& faces() {
    static const std::map<std::string, CardFace> all = {
        {"castle", {"castle", 5, 9}},
        {"gate", {"upgrade", 8, 2}},
        {"thick-walls", {"upgrade", 8, 1}},
        {"moat", {"upgrade", 10, 2}},
        {"archer-towers", {"upgrade", 10, 1}},
        {"peasants-defense", {"defense", 4, 2}},
        {"archers-defense", {"defense", 5, 2}},
        {"spearmen-defense", {"defense", 6, 2}},
        {"swordsmen-defense", {"defense", 7, 2}},
        {"knights-defense", {"defense", 8, 2}},
        {"ballistas-defense", {"defense", 9, 2}},
        {"trebuchet-defense", {"defense", 10, 1}},
        {"peasants-attack", {"attack", 4, 2}},
        {"archers-attack", {"attack", 5, 2}},
        {"spearmen-attack", {"attack", 6, 2}},
        {"swordsmen-attack", {"attack", 7, 2}},
        {"knights-attack", {"attack", 8, 2}},
        {"ballistas-attack", {"attack", 9, 2}},
        {"trebuchet-attack", {"attack", 10, 2}},
        {"horsemen-attack", {"attack", 9, 0}},
        {"rushed-defenses", {"special", 3, 2}},
        {"alliance", {"special", 0, 1}},
        {"sabotage", {"special", 0, 2}},
        {"cannon-fire", {"special", 0, 1}},
        {"jester", {"special", 0, 1}},
        {"block", {"special", 0, 2}},
        {"puppet", {"special", 0, 2}},
    };
    return all;
}

bool isFamily(const std::string& card, const std::string& family) {
    return faces().at(card).family == family;
}
int valueOf(const std::string& card) { return faces().at(card).value; }
void takeOut(Cards& cards, const std::string& card) { cards.erase(cards.find(card)); }

/// CASTLES-UPG-3; a PUPPET card is a plain castle (CASTLES-PUP-11).
int Castle::health() const { return upgrade.empty() ? 5 : valueOf(upgrade); }
int Removed::value() const { return whole ? castle.health() : valueOf(defence.card); }

Game::Game(int seats, std::map<std::string, std::string> house)
    : switches(std::move(house)) {
    player.resize(static_cast<std::size_t>(seats));
    setUp();
}

bool Game::is(const std::string& option, const std::string& value) const {
    const auto found = switches.find(option);
    return found != switches.end() && found->second == value;
}
int Game::number(const std::string& option, int usual) const {
    const auto found = switches.find(option);
    return found == switches.end() ? usual : std::stoi(found->second);
}
/// CASTLES-RULING-120: without PUPPETS no late joiners either.
int Game::dealt() const {
    return static_cast<int>(player.size()) -
           (is("house.puppets", "off") ? 0 : number("house.late-joiners", 0));
}
int Game::handLimit(int who) const {
    return isPuppet(who) ? number("house.puppet-hand", 3) : number("house.hand-size", 5);
}
bool Game::isGuest(int who) const { return std::count(guests.begin(), guests.end(), who) > 0; }
bool Game::quiet() const { return round <= number("house.quiet-rounds", 2); }
int Game::will(int who) const { return is("house.puppet-will", "own") ? who : realm(who); }
int Game::after(int who, int steps) const { return (who + steps) % static_cast<int>(player.size()); }

int Game::ownerOf(int castle) const {
    for (int who = 0; who < static_cast<int>(player.size()); ++who)
        for (const Castle& one : at(who).castles)
            if (one.id == castle) return who;
    return -1;
}
const Castle* Game::find(int castle) const {
    for (const Player& one : player)
        for (const Castle& standing : one.castles)
            if (standing.id == castle) return &standing;
    return nullptr;
}
Castle* Game::find(int castle) { return const_cast<Castle*>(std::as_const(*this).find(castle)); }

int Game::decider() const {
    switch (step) {
    case Step::Over: return -2;
    case Step::Deal:
    case Step::First:
    case Step::Revival:
    case Step::Draws: return -1;
    default: return will(actor);
    }
}

// --- Setup ---

void Game::setUp() {
    const int many = dealt();
    const int packs = number("house.packs", many > 4 ? 2 : 1); // CASTLES-SETUP-2, -LATE-3
    for (const auto& [card, face] : faces()) {
        int perPack = face.perPack;
        if (is("house.deck", "custom")) perPack = number("count." + card, perPack);
        if (card == "puppet" && is("house.puppets", "off")) continue;
        if ((card == "puppet" || card == "alliance") && player.size() == 2 && many == 2 &&
            !is("house.duel-trim", "off"))
            continue; // CASTLES-SETUP-3
        for (int i = 0; i < perPack * packs; ++i) deck.insert(card);
    }
    if (switches.count("house.horsemen") > 0)
        for (int pack = 0; pack < packs && deck.count("ballistas-attack") > 0; ++pack) {
            takeOut(deck, "ballistas-attack");
            deck.insert("horsemen-attack");
        }
    for (int who = 0; who < many; ++who) {
        Player& one = at(who);
        one.alive = true;
        one.master = who;
        takeOut(deck, "castle"); // CASTLES-SETUP-4
        one.castles.push_back({castles_++, "castle", {}, {}});
    }
    before_.assign(player.size(), 0);
    step = Step::Deal;
    actor = 0;
}

// --- Turns ---

void Game::startTurn(int who) {
    host = floor = actor = who;
    defencesPlayed = 0;
    defenceLimit = 1;
    rushedUsed = ended = finishing = false;
    guests.clear();
    refusers.clear();
    calledLast.clear();
    hostPlayed.clear();
    usedCards.clear();
    blockers.clear();
    bans.clear();
    barred.clear();
    assaults.clear();
    running = -1;
    pools.clear();
    declined.clear();
    events_.clear();
    undone_.clear();
    for (int seat = 0; seat < static_cast<int>(player.size()); ++seat)
        before_[static_cast<std::size_t>(seat)] = static_cast<int>(at(seat).castles.size());
    if (!quiet()) // CASTLES-RULING-111
        for (auto& [seat, count] : six_)
            if (count && count->waiting) count = Count{host, turns, count->when, false};
    step = Step::Main;
}

/// CASTLES-WIN-7, with what happened in this turn so far.
std::optional<Count> Game::sixOf(int who) const {
    if (is("house.six-castles", "off")) return {};
    const int enough = number("house.six-castles", 6);
    const bool strict = is("house.six-strict", "on");
    const auto found = six_.find(who);
    std::optional<Count> count = found == six_.end() ? std::nullopt : found->second;
    int castles = before_[static_cast<std::size_t>(who)];
    for (const Event& event : events_) {
        if (event.who != who || undone_.count(event.removal) > 0) continue;
        castles += event.change;
        if (event.change < 0 && (castles < enough || strict)) count.reset();
        if (!count && castles >= enough)
            count = Count{host, turns, event.when, quiet() && is("house.six-quiet", "waits")};
    }
    return count;
}

/// CASTLES-RULING-108; several: the one that began first.
bool Game::winBySix(int place, bool atEnd) {
    int best = -1;
    for (int who = 0; who < static_cast<int>(player.size()); ++who) {
        const auto& count = six_[who];
        if (!alive(who) || !count || count->waiting || count->turnOf != place) continue;
        if (atEnd && count->turn == turns) continue; // it began in this very turn
        if (best < 0 || count->when < six_[best]->when) best = who;
    }
    if (best >= 0) finish({realm(best)}, "six"); // CASTLES-WIN-9
    return best >= 0;
}

/// The turn is over: who is next (CASTLES-ROUND-2, -TURN-9).
void Game::endTurn() {
    for (int who = 0; who < static_cast<int>(player.size()); ++who) six_[who] = sixOf(who);
    events_.clear();
    const bool atEnd = is("house.six-hold", "lap-and-turn");
    if (atEnd && winBySix(host, true)) return;
    ++turns;
    for (int place = after(host);; place = after(place)) {
        if ((!atEnd || !alive(place)) && winBySix(place, false)) return;
        if (place == starter) {
            if (!is("house.round-limit", "none") && round == number("house.round-limit", 60))
                return endLongGame();
            ++round;
        }
        if (alive(place)) return startTurn(place);
    }
}

/// CASTLES-WIN-12.
void Game::endLongGame() {
    std::map<int, std::pair<int, int>> strength;
    for (int who = 0; who < static_cast<int>(player.size()); ++who) {
        if (!alive(who)) continue;
        auto& [castles, sum] = strength[realm(who)];
        for (const Castle& castle : at(who).castles) {
            ++castles;
            sum += castle.health();
            for (const Defence& defence : castle.defences) sum += valueOf(defence.card);
        }
    }
    std::pair<int, int> most;
    for (const auto& [master, has] : strength) most = std::max(most, has);
    std::set<int> best;
    for (const auto& [master, has] : strength)
        if (has == most) best.insert(master);
    finish(best, "too-long");
}

void Game::finish(std::set<int> who, const std::string& how) {
    winners = std::move(who);
    ending = how;
    step = Step::Over;
}

/// Something is done with: who has the floor?
void Game::goOn() {
    inPlay.clear();
    if (step == Step::Over) return;
    if (!alive(host)) return beginDraws();              // CASTLES-ELIM-5
    if (floor != host && !isGuest(floor)) floor = host; // CASTLES-ELIM-6
    if (floor == host && ended) return nextCall();
    actor = floor;
    step = floor == host ? Step::Main : Step::GuestFloor;
}

/// CASTLES-FLOOR-3.
void Game::nextCall() {
    for (const int guest : guests)
        if (calledLast.insert(guest).second) {
            floor = actor = guest;
            step = Step::GuestFloor;
            return;
        }
    floor = actor = host;
    step = Step::HandDiscard;
}

void Game::playedCard(int who) {
    usedCards.insert(who);
    if (who == host) hostPlayed.insert(guests.begin(), guests.end()); // CASTLES-FLOOR-2
}

// --- Drawing ---

Cards Game::fallenRow() const {
    Cards row;
    for (const Assault& assault : assaults)
        for (const Removed& one : assault.removed) {
            if (one.where != Removed::Where::Fallen) continue;
            if (!one.whole) {
                row.insert(one.defence.card);
                continue;
            }
            row.insert(one.castle.base);
            if (!one.castle.upgrade.empty()) row.insert(one.castle.upgrade);
        }
    return row;
}

/// CASTLES-DECK-4.
void Game::beginDraws() {
    discards.merge(fallenRow());
    assaults.clear();
    running = -1;
    floor = host;
    if (alive(host)) drawers.push_back(host);
    for (const int guest : guests)
        if (usedCards.count(guest) > 0) drawers.push_back(guest);
    if (is("house.block-refill", "this-turn-end"))
        for (int steps = 1; steps < static_cast<int>(player.size()); ++steps)
            if (const int who = after(host, steps); alive(who) && blockers.count(who) > 0)
                drawers.push_back(who);
    drawOn();
}

bool Game::canDraw() const { return !deck.empty() || (!discards.empty() && !is("house.reshuffle", "off")); }

void Game::drawOn() {
    step = Step::Draws;
    while (!drawers.empty()) {
        actor = drawers.front();
        if (static_cast<int>(at(actor).hand.size()) < handLimit(actor) && canDraw()) return;
        drawers.erase(drawers.begin());
    }
    endTurn();
}

void Game::addDraws(Choices& moves) const {
    for (const std::string& card : deck) moves.insert({Verb::Card, card});
    if (deck.empty()) moves.insert({Verb::Shuffle}); // CASTLES-DECK-1
}

void Game::comes(const Choice& choice) {
    if (choice.verb == Verb::Home) return home();
    if (choice.verb == Verb::Shuffle) {
        deck.swap(discards);
        return;
    }
    takeOut(deck, choice.card);
    at(actor).hand.insert(choice.card);
    if (step == Step::Draws) return drawOn();
    if (step == Step::Revival) --toDraw;
}

/// CASTLES-RULING-93.
void Game::home() {
    std::string base = "castle";
    if (discards.count("castle") > 0) {
        takeOut(discards, "castle");
    } else if (fallenRow().count("castle") > 0) {
        bool taken = false;
        for (Assault& assault : assaults)
            for (Removed& one : assault.removed) {
                if (taken || one.where != Removed::Where::Fallen || !one.whole || one.castle.base != "castle")
                    continue;
                one.where = Removed::Where::Gone;
                if (!one.castle.upgrade.empty()) discards.insert(one.castle.upgrade); // CASTLES-RULING-94
                taken = true;
            }
    } else if (deck.count("castle") > 0) {
        takeOut(deck, "castle");
    } else {
        base = "puppet"; // CASTLES-PUP-10
    }
    at(revived).castles.push_back({castles_++, base, {}, {}});
    gained(revived);
    if (base != "puppet") discards.insert("puppet");
    revived = -1;
    goOn();
}

// --- Castles come and go ---

void Game::gained(int who) { events_.push_back({who, 1, -1, ++clock_}); }
void Game::lost(int who, long removal) { events_.push_back({who, -1, removal, ++clock_}); }
void Game::toDiscards(const Castle& castle) {
    discards.insert(castle.base);
    if (!castle.upgrade.empty()) discards.insert(castle.upgrade);
    for (const Defence& defence : castle.defences) discards.insert(defence.card);
}

// --- Moves ---

Choices Game::legalMoves() const {
    Choices moves;
    const Cards& hand = actor >= 0 ? at(actor).hand : deck;
    switch (step) {
    case Step::Deal: addDraws(moves); break;
    case Step::First:
        for (int who = 0; who < dealt(); ++who) moves.insert({Verb::First, {}, who});
        break;
    case Step::Main:
        for (const std::string& card : hand)
            if (usable(actor, card)) moves.insert({Verb::Use, card});
        if (!clearable().empty()) moves.insert({Verb::Table});
        for (const int guest : guests)
            if (hostPlayed.count(guest) > 0) moves.insert({Verb::Floor, {}, guest});
        moves.insert({Verb::EndPlay});
        break;
    case Step::GuestFloor:
        for (const std::string& card : hand)
            if (usable(actor, card)) moves.insert({Verb::Use, card});
        moves.insert({Verb::HandBack});
        break;
    case Step::Target:
    case Step::SpecialTarget: moves = targets(actor, inPlay); break;
    case Step::Replace:
        for (const int place : replaceable(*find(chosen), inPlay))
            moves.insert({Verb::Replace, {}, -1, -1, place});
        break;
    case Step::AssaultStart:
        for (const int who : attackable(actor)) moves.insert({Verb::AtSeat, {}, who});
        break;
    case Step::Window:
        moves.insert({Verb::Pass});
        if (hand.count("block") == 0) break;
        if (blocksAll()) {
            moves.insert({Verb::Block});
        } else {
            for (const int who : participants()) moves.insert({Verb::BlockAlly, {}, who});
        }
        break;
    case Step::Assault:
        moves.insert({Verb::Finish});
        if (at(assaults.back().attacked).castles.empty()) break; // CASTLES-ATK-21
        for (const std::string& card : hand)
            if (isFamily(card, "attack")) moves.insert({Verb::Lay, card});
        moves.merge(removable());
        for (const int who : askable()) moves.insert({Verb::Ask, {}, who});
        break;
    case Step::Asked:
        for (const std::string& card : hand)
            if (isFamily(card, "attack")) moves.insert({Verb::Lay, card});
        moves.insert({Verb::Decline});
        break;
    case Step::Spoils:
        for (const std::string& card : at(plunder.front()).hand) moves.insert({Verb::Take, card});
        break;
    case Step::Invited:
        moves.insert({Verb::Accept});
        moves.insert({Verb::Refuse});
        break;
    case Step::TableDiscard: moves = clearable(); break;
    case Step::HandDiscard:
        for (const std::string& card : hand) moves.insert({Verb::Discard, card});
        moves.insert({Verb::Draw});
        break;
    case Step::Revival:
        if (toDraw > 0 && canDraw()) {
            addDraws(moves);
        } else {
            moves.insert({Verb::Home});
        }
        break;
    case Step::Draws: addDraws(moves); break;
    case Step::Over: break;
    }
    return moves;
}

void Game::play(const Choice& choice) {
    switch (step) {
    case Step::Deal: {
        comes(choice);
        if (static_cast<int>(at(actor).hand.size()) == number("house.hand-size", 5)) ++actor;
        if (actor < dealt()) return;
        actor = -1;
        step = Step::First;
        const auto seatIn = [&](const char* option) { // "seat-3" is 2
            return switches.count(option) > 0 ? switches.at(option).back() - '1' : -1;
        };
        if (is("house.first-player", "chosen")) {
            starter = std::max(0, seatIn("option.first-seat"));
        } else if (!is("house.first-player", "random")) {
            starter = seatIn("option.last-winner"); // CASTLES-SETUP-12
            if (starter >= dealt()) starter = -1;   // CASTLES-LATE-2
        }
        if (starter < 0) return;
        round = 1;
        return startTurn(starter);
    }
    case Step::First:
        starter = choice.seat;
        round = 1;
        return startTurn(starter);
    case Step::Main:
    case Step::GuestFloor:
        switch (choice.verb) {
        case Verb::Use: return use(choice.card);
        case Verb::Table: step = Step::TableDiscard; return;
        case Verb::Floor: floor = choice.seat; return goOn();
        case Verb::HandBack:
            hostPlayed.erase(actor);
            floor = host;
            return goOn();
        default: // EndPlay
            ended = true;
            return goOn();
        }
    case Step::Target: return target(choice);
    case Step::Replace: {
        Castle& castle = *find(chosen);
        const auto old = castle.defences.begin() + choice.part;
        discards.insert(old->card); // CASTLES-DEF-8
        castle.defences.erase(old);
        return putDefence(castle);
    }
    case Step::SpecialTarget: return specialTarget(choice);
    case Step::AssaultStart: {
        assaults.push_back({choice.seat, actor, {}, {}, false});
        running = static_cast<int>(assaults.size()) - 1;
        declined.clear();
        if (!is("house.leftover", "kept-this-turn")) pools[choice.seat] = {};
        const std::string card = inPlay;
        inPlay.clear();
        at(actor).hand.insert(card);
        return lay(actor, card);
    }
    case Step::Window:
        if (choice.verb == Verb::Pass) {
            polled.erase(polled.begin());
            return windowOn();
        }
        return block(actor, choice.verb == Verb::BlockAlly ? choice.seat : -1);
    case Step::Assault:
        switch (choice.verb) {
        case Verb::Lay: return lay(actor, choice.card);
        case Verb::Remove: return remove(choice);
        case Verb::Ask:
            actor = choice.seat;
            step = Step::Asked;
            return;
        default: return openWindow(true);
        }
    case Step::Asked:
        if (choice.verb == Verb::Lay) return lay(actor, choice.card);
        declined.insert(actor);
        actor = assaults.back().leader;
        step = Step::Assault;
        return;
    case Step::Spoils:
        takeOut(at(plunder.front()).hand, choice.card);
        at(taker).hand.insert(choice.card);
        discards.merge(at(plunder.front()).hand);
        plunder.erase(plunder.begin());
        return plunderOn();
    case Step::Invited:
        inPlay.clear();
        if (choice.verb == Verb::Accept) {
            discards.insert("alliance");
            playedCard(floor);
            hostPlayed.erase(floor);
            guests.push_back(actor);
            floor = actor;
        } else if (is("house.refused-alliance", "returned")) {
            at(floor).hand.insert("alliance");
            refusers.insert(actor); // or one might ask for ever
        } else {
            discards.insert("alliance");
            playedCard(floor);
        }
        return goOn();
    case Step::TableDiscard: return clear(choice);
    case Step::HandDiscard:
        if (choice.verb == Verb::Draw) return beginDraws();
        takeOut(at(actor).hand, choice.card);
        discards.insert(choice.card);
        return;
    case Step::Revival:
    case Step::Draws: return comes(choice);
    case Step::Over: return;
    }
}

} // namespace plaincastles
