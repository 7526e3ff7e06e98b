// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/reference.h"

#include <algorithm>
#include <sstream>
#include <tuple>

namespace plaincaleira {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

bool hasEffect(const Name& name) { return name != "Battlements" && name != "Spire" && name != "Moat"; }

std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

void removeOne(std::vector<Name>& cards, const Name& name) {
    cards.erase(std::find(cards.begin(), cards.end(), name));
}

} // namespace

Game::Game(int howMany, std::map<std::string, std::string> switches)
    : players(howMany)
    , house(std::move(switches))
    , hands(at(howMany))
    , castles(at(howMany)) {
    // CALEIRA-SETUP-1 and the table of components.
    const std::map<Name, int> cards{{"Barracks", 1},    {"Battlements", 3}, {"Marketplace", 2},
                                    {"Observatory", 1}, {"Spire", 1},       {"ThroneRoom", 2},
                                    {"Trebuchet", 4},   {"Watchtower", 3},  {"WizardTower", 1}};
    for (const auto& [name, count] : cards)
        for (int i = 0; i < count; ++i) unseen.insert(name);
    const bool moats = is("option.moats", "on");
    if (moats)
        for (int i = 0; i < 2; ++i) unseen.insert("Moat");
    // CALEIRA-SETUP-6 to -9.
    if (players == 4 && !moats) takenOut = 2;
    if (players == 3 && moats) takenOut = 2;
}

bool Game::is(const std::string& option, const std::string& value) const {
    const auto found = house.find(option);
    return found != house.end() && found->second == value;
}

int Game::deckSize() const {
    return static_cast<int>(knownTop.size()) + static_cast<int>(unseen.size()) - takenOut;
}

Piece* Game::find(int number, int* owner) {
    for (int player = 0; player < players; ++player)
        for (Piece& piece : castles[at(player)])
            if (piece.number == number) {
                if (owner != nullptr) *owner = player;
                return &piece;
            }
    return nullptr;
}
const Piece* Game::find(int number) const { return const_cast<Game*>(this)->find(number); }

/// CALEIRA-RULING-24.
bool Game::alwaysOn(const Piece& piece) const {
    return !is("house.throne-room-passives", "muted") || silenced.count(piece.number) == 0;
}

std::set<int> Game::targets() const {
    std::set<int> numbers;
    for (int player = 0; player < players; ++player) {
        bool moat = false;
        for (const Piece& piece : castles[at(player)])
            if (piece.name == "Moat" && piece.up && alwaysOn(piece)) moat = true;
        const bool bound =
            moat && acting->name == "Trebuchet" && player != acting->owner; // CALEIRA-MOAT-3, -4
        for (const Piece& piece : castles[at(player)]) {
            if (bound && !(piece.name == "Moat" && piece.up && alwaysOn(piece))) continue;
            if (is("house.self-target", "forbidden") && piece.number == acting->number) continue;
            numbers.insert(piece.number);
        }
    }
    return numbers;
}

/// CALEIRA-RULING-6.
std::set<int> Game::effective() const {
    std::set<int> numbers;
    for (const int number : targets()) {
        const Piece& piece = *find(number);
        if (acting->name == "Barracks") {
            if (piece.up) numbers.insert(number);
        } else if (acting->name == "Trebuchet") {
            if (!piece.up || piece.name != "Battlements" || !alwaysOn(piece)) numbers.insert(number);
        } else if (!piece.up) {
            numbers.insert(number);
        }
    }
    return numbers;
}

std::set<int> Game::partners() const {
    std::set<int> who;
    for (int player = 0; player < players; ++player)
        if (player != acting->owner && out.count(player) == 0 && !hands[at(player)].empty())
            who.insert(player);
    return who;
}

bool Game::anythingToDo() const {
    if (acting->name == "Marketplace") return !hands[at(acting->owner)].empty() && !partners().empty();
    if (acting->name == "WizardTower") return deckSize() > 0;
    return !effective().empty();
}

std::string Game::where(int number) const {
    for (int player = 0; player < players; ++player)
        for (std::size_t i = 0; i < castles[at(player)].size(); ++i)
            if (castles[at(player)][i].number == number)
                return std::to_string(player + 1) + "." + std::to_string(i + 1);
    return "?";
}

int Game::numberAt(const std::string& place) const {
    for (int player = 0; player < players; ++player)
        for (const Piece& piece : castles[at(player)])
            if (where(piece.number) == place) return piece.number;
    return 0;
}

int Game::decider() const {
    switch (state) {
    case State::End: return -2;
    case State::First: return is("house.first-player", "chosen") ? 0 : -1;
    case State::Dealing:
    case State::Draw:
    case State::WizardLook: return -1;
    case State::Play: return turn;
    case State::MarketReturn: return is("house.marketplace-partner-card", "random") ? -1 : partner;
    default: return acting->owner; // CALEIRA-EFFECT-3
    }
}

std::set<std::string> Game::legalMoves() const {
    std::set<std::string> moves;
    const auto aims = [&](const std::set<int>& numbers) {
        for (const int number : numbers) moves.insert("aim " + where(number));
    };
    switch (state) {
    case State::End: break;
    case State::First:
        for (int player = 1; player <= players; ++player) moves.insert("first " + std::to_string(player));
        break;
    case State::Dealing:
    case State::Draw:
        if (!knownTop.empty()) {
            moves.insert("card " + knownTop.front());
            break;
        }
        [[fallthrough]];
    case State::WizardLook:
        for (const Name& name : unseen) moves.insert("card " + name);
        break;
    case State::Play: // CALEIRA-PLAY-5, CALEIRA-SPIRE-2
        for (const Name& name : hands[at(turn)]) {
            moves.insert("play " + name + " down");
            if (name != "Spire") moves.insert("play " + name + " up");
        }
        break;
    case State::Barracks:
    case State::Throne:
    case State::Trebuchet:
    case State::Observe: aims(targets()); break;
    case State::Watch1:
        aims(targets());
        moves.insert("stop");
        break;
    case State::Watch2: {
        std::set<int> others = targets();
        others.erase(*firstPiece);
        aims(others);
        moves.insert("stop");
        break;
    }
    case State::ObserveTurn: moves = {"turn", "leave"}; break;
    case State::Wizard1:
    case State::Wizard2: {
        std::vector<Name> left(knownTop.begin(), knownTop.begin() + std::min<int>(3, deckSize()));
        for (const Name& name : ordered) removeOne(left, name);
        for (const Name& name : left) moves.insert("put " + name);
        break;
    }
    case State::MarketWith:
        for (const int player : partners()) moves.insert("with " + std::to_string(player + 1));
        break;
    case State::MarketGive:
        for (const Name& name : hands[at(acting->owner)]) moves.insert("give " + name);
        break;
    case State::MarketReturn:
        for (const Name& name : hands[at(partner)])
            moves.insert((is("house.marketplace-partner-card", "random") ? "take " : "give ") + name);
        break;
    }
    return moves;
}

void Game::finish(const std::string& clause, std::set<int> who) {
    state = State::End;
    ending = clause;
    winners = std::move(who);
    queue.clear();
}

int Game::points(int player) const {
    int battlementsUp = 0;
    int sum = 0;
    const std::map<Name, int> worth{
        {"Barracks", 3},   {"Battlements", 0}, {"Marketplace", 2}, {"Observatory", 3}, {"Spire", 6},
        {"ThroneRoom", 2}, {"Trebuchet", 0},   {"Watchtower", 2},  {"WizardTower", 3}, {"Moat", 1}};
    for (const Piece& piece : castles[at(player)]) {
        sum += piece.up ? worth.at(piece.name) : 1;
        if (piece.up && piece.name == "Battlements") ++battlementsUp;
    }
    if (battlementsUp == 3) sum += 3 * 3; // CALEIRA-BATTLEMENTS-3
    return sum;
}

void Game::score(const std::string& clause) {
    // CALEIRA-WIN-1 to -3: better is more points, then more pieces down, then fewer pieces.
    using Worth = std::tuple<int, int, int>;
    std::optional<Worth> best;
    std::vector<int> order; // in turn order
    for (int step = 0; step < players; ++step) order.push_back((starter + step) % players);
    std::vector<int> who;
    for (const int player : order) {
        if (out.count(player) > 0) continue;
        int down = 0;
        for (const Piece& piece : castles[at(player)]) down += piece.up ? 0 : 1;
        const Worth worth{points(player), down, -static_cast<int>(castles[at(player)].size())};
        if (!best || worth > *best) {
            best = worth;
            who.clear();
        }
        if (worth == *best) who.push_back(player);
    }
    if (is("house.final-tie", "later-seat-wins")) who = {who.back()};
    finish(clause, {who.begin(), who.end()});
}

void Game::startTurn(int player) {
    turn = player;
    acting.reset();
    state = deckSize() > 0 ? State::Draw : State::Play;
}

void Game::endTurn() {
    for (;;) {
        ++turns;
        silenced.clear();
        activatedThisTurn.clear();
        bool cards = false;
        for (int player = 0; player < players; ++player)
            if (out.count(player) == 0 && !hands[at(player)].empty()) cards = true;
        if (!cards) return score("CALEIRA-END-6");
        int next = turn;
        do next = (next + 1) % players;
        while (out.count(next) > 0);
        startTurn(next);
        if (state == State::Draw || !hands[at(next)].empty()) return; // else CALEIRA-TURN-3
    }
}

void Game::activate(const Piece& piece, int owner) {
    if (!hasEffect(piece.name)) return;
    if (silenced.count(piece.number) > 0 && !is("house.throne-room-mute", "that-flip")) return;
    if (activatedThisTurn.count(piece.number) > 0 && is("house.retrigger", "once-per-turn")) return;
    activatedThisTurn.insert(piece.number);
    queue.push_back({piece.number, piece.name, owner});
}

void Game::drop(int number) {
    std::erase_if(queue, [&](const Pending& pending) { return pending.number == number; });
}

void Game::turnUp(int number) {
    int owner = -1;
    Piece* piece = find(number, &owner);
    if (piece->up) return; // CALEIRA-EFFECT-12
    piece->up = true;
    activate(*piece, owner);
}

void Game::loseSpire(int owner) {
    std::set<int> left;
    for (int player = 0; player < players; ++player)
        if (player != owner && out.count(player) == 0) left.insert(player);
    if (left.size() == 1) return finish("CALEIRA-END-2", left);
    if (is("house.spire-lost", "destroyer-wins") && acting->owner != owner)
        return finish("CALEIRA-RULING-19", {acting->owner});
    out.insert(owner);
    if (is("house.spire-lost", "score-now")) return score("CALEIRA-RULING-19");
    // CALEIRA-END-5, CALEIRA-RULING-20.
    for (const Piece& piece : castles[at(owner)]) gone.push_back(piece.name);
    for (const Name& name : hands[at(owner)]) gone.push_back(name);
    castles[at(owner)].clear();
    hands[at(owner)].clear();
    std::erase_if(queue, [&](const Pending& pending) { return pending.owner == owner; });
}

/// CALEIRA-RULING-12.
void Game::destroy(int number) {
    int owner = -1;
    Piece* piece = find(number, &owner);
    const bool stands = piece->name == "Battlements" && alwaysOn(*piece);
    const bool wasDown = !piece->up;
    if (stands && wasDown && is("house.hidden-battlements", "stay-down")) return;
    piece->up = true;
    if (stands) return;
    const Piece fallen = *piece;
    std::erase_if(castles[at(owner)], [&](const Piece& one) { return one.number == number; });
    discard.push_back(fallen.name);
    if (!wasDown && is("house.pending-survives", "no")) drop(number);
    if (fallen.name == "Spire" && alwaysOn(fallen)) return loseSpire(owner);
    if (wasDown) activate(fallen, owner);
}

void Game::wizardGoesOn() {
    const int seen = std::min(3, deckSize());
    if (static_cast<int>(knownTop.size()) < seen)
        state = State::WizardLook;
    else if (seen == 1)
        resolve();
    else
        state = State::Wizard1;
}

void Game::resolve() {
    while (state != State::End) {
        firstPiece.reset();
        observed.reset();
        ordered.clear();
        partner = -1;
        if (queue.empty()) return endTurn();
        const bool newest = is("house.effect-order", "newest-first");
        acting = newest ? queue.back() : queue.front();
        queue.erase(newest ? queue.end() - 1 : queue.begin());
        if (!anythingToDo()) continue; // CALEIRA-EFFECT-5
        const Name& name = acting->name;
        if (name == "Barracks") state = State::Barracks;
        if (name == "ThroneRoom") state = State::Throne;
        if (name == "Trebuchet") state = State::Trebuchet;
        if (name == "Observatory") state = State::Observe;
        if (name == "Watchtower") state = State::Watch1;
        if (name == "WizardTower") return wizardGoesOn();
        if (name == "Marketplace") {
            const std::set<int> who = partners();
            state = who.size() > 1 ? State::MarketWith : State::MarketGive;
            if (who.size() == 1) partner = *who.begin();
        }
        return;
    }
}

void Game::play(const std::string& move) {
    const std::vector<std::string> word = wordsOf(move);
    const std::string& verb = word[0];
    const bool bothFirst = is("house.watchtower-picks", "both-named-first");
    if (verb == "first") {
        starter = turn = std::stoi(word[1]) - 1;
        state = State::Dealing;
    } else if (verb == "card" && state == State::WizardLook) {
        unseen.erase(unseen.find(word[1]));
        knownTop.push_back(word[1]);
        wizardGoesOn();
    } else if (verb == "card") {
        if (knownTop.empty())
            unseen.erase(unseen.find(word[1]));
        else
            knownTop.erase(knownTop.begin());
        hands[at(turn)].push_back(word[1]);
        if (state == State::Draw) {
            state = State::Play;
        } else if (hands[at(turn)].size() == 2) { // CALEIRA-SETUP-2
            turn = (turn + 1) % players;
            if (turn == starter) startTurn(starter);
        }
    } else if (verb == "play") {
        removeOne(hands[at(turn)], word[1]);
        const Piece piece{nextNumber_++, word[1], word[2] == "up"};
        castles[at(turn)].push_back(piece);
        if (piece.up) activate(piece, turn);
        resolve();
    } else if (verb == "aim") {
        const int number = numberAt(word[1]);
        Piece& piece = *find(number);
        switch (state) {
        case State::Barracks:
            if (piece.up) {
                piece.up = false;
                if (is("house.pending-survives", "no")) drop(number);
            }
            return resolve();
        case State::Throne:
            if (!piece.up) {
                piece.up = true;
                silenced.insert(number);
                if (!is("house.throne-room-mute", "that-flip")) drop(number); // CALEIRA-RULING-47
            }
            return resolve();
        case State::Trebuchet: destroy(number); return resolve();
        case State::Observe:
            if (piece.up) return resolve();
            observed = number;
            state = State::ObserveTurn;
            return;
        case State::Watch1: {
            firstPiece = number;
            if (!bothFirst) turnUp(number);
            std::set<int> more = effective();
            more.erase(number);
            if (!more.empty()) {
                state = State::Watch2;
                return;
            }
            turnUp(number);
            return resolve();
        }
        default:
            turnUp(*firstPiece);
            turnUp(number);
            return resolve();
        }
    } else if (verb == "stop") {
        if (state == State::Watch2 && bothFirst) turnUp(*firstPiece);
        resolve();
    } else if (verb == "turn") {
        turnUp(*observed);
        resolve();
    } else if (verb == "leave") {
        resolve();
    } else if (verb == "put") {
        ordered.push_back(word[1]);
        const int seen = std::min(3, deckSize());
        if (state == State::Wizard1 && seen == 3) {
            state = State::Wizard2;
            return;
        }
        std::vector<Name> rest(knownTop.begin(), knownTop.begin() + seen);
        for (const Name& name : ordered) removeOne(rest, name);
        for (const Name& name : rest) ordered.push_back(name);
        std::copy(ordered.begin(), ordered.end(), knownTop.begin());
        resolve();
    } else if (verb == "with") {
        partner = std::stoi(word[1]) - 1;
        state = State::MarketGive;
    } else if (state == State::MarketGive) {
        removeOne(hands[at(acting->owner)], word[1]);
        offered = word[1];
        state = State::MarketReturn;
    } else { // give or take, back
        removeOne(hands[at(partner)], word[1]);
        hands[at(acting->owner)].push_back(word[1]);
        hands[at(partner)].push_back(*offered);
        offered.reset();
        resolve();
    }
}

} // namespace plaincaleira
