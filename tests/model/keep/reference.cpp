// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/reference.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace reference {

using namespace drawbridge;
using keep::DrawFrom;
using keep::Kind;
using keep::Option;
using keep::Options;
using keep::PlaceFrom;
using keep::Square;
using keep::Verb;

namespace {

constexpr int kCentre = 8;

/// A square of the ring, counted past the corner.
std::size_t ring(int square) { return static_cast<std::size_t>((square + 8) % 8); }

bool match(Tile a, Tile b) { return a.colour == b.colour || a.shape == b.shape; }

int tilesIn(const Castle& castle) {
    return static_cast<int>(
        std::count_if(castle.begin(), castle.end(), [](const auto& t) { return t.has_value(); }));
}
int tilesInRing(const Castle& castle) { return tilesIn(castle) - (castle[kCentre] ? 1 : 0); }
bool isEmpty(const Castle& castle) { return tilesIn(castle) == 0; }
bool isComplete(const Castle& castle) { return tilesIn(castle) == 9; }

char sortOf(int square) { return square == kCentre ? 'K' : square % 2 == 0 ? 'T' : 'W'; }

/// The squares of the group of KEEP-ATTACK-7 beside the tile hit, clockwise from the square after it.
std::vector<int> restOfGroup(const Castle& castle, int hit) {
    const char colour = castle[static_cast<std::size_t>(hit)]->colour;
    const auto belongs = [&](int square) {
        const auto& tile = castle[ring(square)];
        return tile && tile->colour == colour;
    };
    std::set<int> group;
    for (int square = hit + 1; square < hit + 8 && belongs(square); ++square)
        group.insert(static_cast<int>(ring(square)));
    for (int square = hit - 1; square > hit - 8 && belongs(square); --square)
        group.insert(static_cast<int>(ring(square)));
    std::vector<int> inOrder;
    for (int square = hit + 1; square < hit + 8; ++square)
        if (group.count(static_cast<int>(ring(square))) != 0)
            inOrder.push_back(static_cast<int>(ring(square)));
    return inOrder;
}

Tile takeFrom(std::vector<Tile>& tiles, Tile tile) {
    const auto found = std::find(tiles.begin(), tiles.end(), tile);
    if (found == tiles.end()) std::abort();
    tiles.erase(found);
    return tile;
}

Tile takeFrom(Castle& castle, int square) {
    const Tile tile = castle[static_cast<std::size_t>(square)].value();
    castle[static_cast<std::size_t>(square)].reset();
    return tile;
}

std::size_t at(int index) { return static_cast<std::size_t>(index); }

} // namespace

Tile tileOf(Kind kind) {
    const char colour = "RYB"[static_cast<int>(keep::colourOf(kind))];
    if (keep::sortOf(kind) == keep::Sort::Keep) return {colour, 0, 'K'};
    return {colour, "czs"[static_cast<int>(keep::shapeOf(kind))],
            keep::sortOf(kind) == keep::Sort::Tower ? 'T' : 'W'};
}

Kind kindOf(Tile tile) {
    for (Kind kind = 0; kind < keep::kKinds; ++kind)
        if (tileOf(kind) == tile) return kind;
    std::abort();
}

bool fits(const Castle& castle, int square, Tile tile, const Options& options) {
    // KEEP-BUILD-3, -4, -5, -11
    if (sortOf(square) != tile.sort || castle[at(square)]) return false;

    // KEEP-BUILD-9 (and -6: without a wall or tower there is no such colour)
    if (tile.sort == 'K') {
        for (int other = 0; other < 8; ++other)
            if (castle[at(other)] && castle[at(other)]->colour == tile.colour) return true;
        return false;
    }

    if (tilesInRing(castle) == 0) {
        // KEEP-BUILD-14, KEEP-SIEGE-5, KEEP-RULING-50: a keep alone asks for its colour.
        return !castle[kCentre] || castle[kCentre]->colour == tile.colour;
    }

    // KEEP-BUILD-7
    int neighbours = 0;
    int matching = 0;
    for (const std::size_t beside : {ring(square - 1), ring(square + 1)}) {
        if (!castle[beside]) continue;
        ++neighbours;
        if (match(*castle[beside], tile)) ++matching;
    }
    if (neighbours == 0) return false;

    // KEEP-BUILD-8, -12, -13, KEEP-ADVLAST-1, KEEP-RULING-5, -28
    const bool last = tilesInRing(castle) == 7;
    const bool oneIsEnough = last ? !options.on(Option::AdvancedLast) : options.on(Option::TwoNeighbours);
    return oneIsEnough ? matching >= 1 : matching == neighbours;
}

std::vector<int> Game::castlesOf(int seat) const {
    if (options.king()) return {0};
    if (options.empire()) return {2 * seat, 2 * seat + 1};
    return {seat};
}

int Game::ownerOf(int castle) const {
    if (options.king()) return -1;
    return options.empire() ? castle / 2 : castle;
}

// --- What may be done ----------------------------------------------------------------------------------

std::set<Move> Game::legalMoves() const {
    std::set<Move> list;
    const auto drawMoves = [&] {
        if (pile[0] > 0) list.insert(keep::moves::draw(DrawFrom::PileA)); // KEEP-DRAW-2, -4
        if (pile[1] > 0) list.insert(keep::moves::draw(DrawFrom::PileB));
    };
    if (drawingFrom) {
        for (const Tile tile : unseen) list.insert(keep::moves::tile(kindOf(tile)));
        return list;
    }
    switch (state) {
    case State::Draw1:
        drawMoves();
        if (options.on(Option::AdvancedDraw) && !discard.empty()) {
            list.insert(keep::moves::draw(DrawFrom::Discard));                 // KEEP-ADVDRAW-1
            if (pile[0] + pile[1] == 0) list.insert(keep::moves::reshuffle()); // KEEP-RULING-25
        }
        break;
    case State::Draw2: drawMoves(); break; // KEEP-ADVDRAW-2
    case State::Reshuffle: list.insert(keep::moves::shuffle()); break;
    case State::Action:
        addPlacements(list);
        addAttacks(list);
        addInterchanges(list);
        list.insert(keep::moves::end());
        break;
    case State::Build: // KEEP-TURN-3
        addPlacements(list);
        addInterchanges(list);
        list.insert(keep::moves::end());
        break;
    case State::After:
        if (options.on(Option::AttacksPerTurn)) addAttacks(list);
        addInterchanges(list);
        list.insert(keep::moves::end());
        break;
    case State::Discard:
        for (const Tile tile : hands[at(turn)]) list.insert(keep::moves::discard(kindOf(tile)));
        break;
    case State::SiegeStart:
        for (int square = 0; square < 9; ++square)
            if (sortOf(square) == tray[0].sort)
                list.insert(
                    keep::moves::place(kindOf(tray[0]), 0, static_cast<Square>(square), PlaceFrom::Tray));
        break;
    case State::SiegeTurn:
        if (pile[0] > 0) list.insert(keep::moves::turn(DrawFrom::PileA));
        if (pile[1] > 0) list.insert(keep::moves::turn(DrawFrom::PileB));
        break;
    case State::SiegeHit:
        for (int square = 0; square < 9; ++square)
            if (castles[0][at(square)] == tray[at(carriedOut)])
                list.insert(keep::moves::destroy(static_cast<Square>(square)));
        break;
    case State::End: break;
    }
    return list;
}

void Game::addPlacements(std::set<Move>& list) const {
    for (const int castle : castlesOf(turn)) {
        if (ruined[at(castle)]) continue; // house.empire-rebuild
        for (int square = 0; square < 9; ++square) {
            const auto offer = [&](const std::vector<Tile>& tiles, PlaceFrom from) {
                for (const Tile tile : tiles)
                    if (fits(castles[at(castle)], square, tile, options))
                        list.insert(keep::moves::place(kindOf(tile), static_cast<std::uint8_t>(castle),
                                                       static_cast<Square>(square), from));
            };
            offer(hands[at(turn)], PlaceFrom::Hand);
            // KEEP-TAKEOVER-3. With house.takeover-store: hand they are in the hand by then.
            if (options.takeover()) offer(pools[at(turn)], PlaceFrom::Pool);
        }
    }
}

void Game::addAttacks(std::set<Move>& list) const {
    if (!attacksOpen || options.siege()) return;
    const auto& hand = hands[at(turn)];
    for (int castle = 0; castle < static_cast<int>(castles.size()); ++castle) {
        const int owner = ownerOf(castle);
        if (owner == turn) continue;                              // KEEP-RULING-19
        if (state == State::After && owner != attacked) continue; // KEEP-ATTACK-12
        const Castle& target = castles[at(castle)];
        if (options.empire() && options.on(Option::EmpireFinishedSafe) && isComplete(target)) continue;
        for (int square = 0; square < 8; ++square) {
            const auto& tile = target[at(square)];
            if (!tile || std::find(hand.begin(), hand.end(), *tile) == hand.end()) continue; // KEEP-ATTACK-5
            if (tile->sort == 'T' && !options.on(Option::AdvancedTowers)) continue;          // KEEP-ATTACK-11
            list.insert(keep::moves::attack(kindOf(*tile), static_cast<std::uint8_t>(castle),
                                            static_cast<Square>(square)));
        }
        if (const auto& tile = target[kCentre]) {
            const int needed = tilesInRing(target) > 0 ? 2 : 1; // KEEP-ATTACK-8, -9
            if (std::count(hand.begin(), hand.end(), *tile) >= needed)
                list.insert(keep::moves::attack(kindOf(*tile), static_cast<std::uint8_t>(castle), kCentre,
                                                static_cast<std::uint8_t>(needed)));
        }
    }
}

void Game::addInterchanges(std::set<Move>& list) const {
    if (!options.empire()) return;
    const int mine = 2 * turn;
    const int other = mine + 1;
    const auto wasMoved = [&](int castle, int square) {
        return std::find(moved.begin(), moved.end(), std::pair(castle, square)) != moved.end();
    };
    for (int here = 0; here < 9; ++here)
        for (int there = 0; there < 9; ++there) {
            if (sortOf(here) != sortOf(there)) continue; // KEEP-EMPIRE-7
            Castle left = castles[at(mine)];
            Castle right = castles[at(other)];
            const auto toRight = left[at(here)];
            const auto toLeft = right[at(there)];
            if (!toRight && !toLeft) continue;
            if (options.on(Option::EmpireInterchange) && !(toRight && toLeft)) continue; // swap-only
            // KEEP-EMPIRE-9
            if ((toRight && wasMoved(mine, here)) || (toLeft && wasMoved(other, there))) continue;
            if ((toRight && ruined[at(other)]) || (toLeft && ruined[at(mine)])) continue; // KEEP-RULING-33
            left[at(here)].reset();
            right[at(there)].reset();
            if (toRight && !fits(right, there, *toRight, options)) continue; // KEEP-EMPIRE-8
            if (toLeft && !fits(left, here, *toLeft, options)) continue;
            list.insert(keep::moves::interchange(static_cast<std::uint8_t>(mine), static_cast<Square>(here),
                                                 static_cast<std::uint8_t>(other),
                                                 static_cast<Square>(there)));
        }
}

// --- What comes of it ----------------------------------------------------------------------------------

void Game::play(Move move) {
    const auto& operand = move.operand;
    switch (keep::verbOf(move)) {
    case Verb::Draw:
        if (operand[0] == static_cast<std::uint8_t>(DrawFrom::Discard)) {
            hands[at(turn)].push_back(discard.back());
            discard.pop_back();
            beginDraw(State::Draw2);
        } else {
            drawingFrom = operand[0];
        }
        break;
    case Verb::Turn: drawingFrom = operand[0]; break;
    case Verb::Tile: drawn(tileOf(operand[0])); break;
    case Verb::Reshuffle: state = State::Reshuffle; break;
    case Verb::Shuffle: {
        const int all = static_cast<int>(discard.size()); // KEEP-DRAW-6: as in KEEP-SETUP-5
        pile[0] = (all + 1) / 2;
        pile[1] = all / 2;
        unseen.insert(unseen.end(), discard.begin(), discard.end());
        discard.clear();
        if (afterReshuffle == State::Action)
            state = State::Action;
        else
            beginDraw(afterReshuffle);
        break;
    }
    case Verb::Place: place(move); break;
    case Verb::Attack: attack(move); break;
    case Verb::Interchange: interchange(move); break;
    case Verb::End: endOfTurnDiscard(); break;
    case Verb::Discard:
        discard.push_back(takeFrom(hands[at(turn)], tileOf(operand[0])));
        discardIfNeeded();
        break;
    case Verb::Destroy:
        siegeDestroy(operand[0]);
        if (state != State::End) siegeHits();
        break;
    case Verb::Dealer: std::abort(); // the setup is over when this game begins
    }
}

void Game::beginTurn() {
    placedOrAttacked = false;
    attacked = -1;
    moved.clear();
    beginDraw(State::Draw1);
}

/// The first or the second draw of the turn begins: is there anything to draw?
void Game::beginDraw(State draw) {
    state = draw;
    afterReshuffle = draw;
    if (pile[0] + pile[1] > 0) return;
    if (options.siege()) std::abort(); // lost before it comes to this
    if (discard.empty()) {
        state = State::Action; // KEEP-DRAW-7
    } else if (!(draw == State::Draw1 && options.on(Option::AdvancedDraw))) {
        state = State::Reshuffle; // KEEP-DRAW-6
    }
}

void Game::drawn(Tile tile) {
    takeFrom(unseen, tile);
    --pile[*drawingFrom];
    drawingFrom.reset();
    if (state == State::SiegeTurn) {
        tray.push_back(tile);
        siegeTurn();
        return;
    }
    hands[at(turn)].push_back(tile);
    const bool dry = pile[0] + pile[1] == 0;
    if (options.siege()) {
        // KEEP-SIEGE-6, -17, KEEP-RULING-42
        if (dry && !options.on(Option::SiegeExhaustion)) return lose("KEEP-SIEGE-17");
        state = State::Action;
        return;
    }
    const State next = state == State::Draw1 ? State::Draw2 : State::Action;
    if (dry && options.on(Option::Reshuffle) && !discard.empty()) { // house.reshuffle: at-once
        state = State::Reshuffle;
        afterReshuffle = next;
    } else if (next == State::Draw2) {
        beginDraw(next);
    } else {
        state = next;
    }
}

void Game::lookWhetherAttacksOpen() {
    if (attacksOpen || options.siege()) return; // KEEP-ATTACK-2
    if (options.king()) {
        attacksOpen = tilesIn(castles[0]) >= 2; // KEEP-KING-4
        return;
    }
    for (int seat = 0; seat < seats(); ++seat) {
        int all = 0;
        for (const int castle : castlesOf(seat)) {
            all += tilesIn(castles[at(castle)]);
            if (options.empire() && options.on(Option::EmpireGate) && tilesIn(castles[at(castle)]) < 2)
                return;
        }
        if (all < 2) return; // KEEP-ATTACK-1, KEEP-EMPIRE-13
    }
    attacksOpen = true;
}

void Game::place(Move move) {
    const Tile tile = tileOf(move.operand[0]);
    const int castle = move.operand[1];
    const int square = move.operand[2];
    switch (static_cast<PlaceFrom>(move.operand[3])) {
    case PlaceFrom::Hand: takeFrom(hands[at(turn)], tile); break;
    case PlaceFrom::Pool: takeFrom(pools[at(turn)], tile); break;
    case PlaceFrom::Tray: takeFrom(tray, tile); break;
    }
    castles[at(castle)][at(square)] = tile;
    if (state == State::SiegeStart) return beginTurn();
    placedOrAttacked = true;
    state = State::Build;
    lookWhetherAttacksOpen();

    for (const int own : castlesOf(turn))
        if (!isComplete(castles[at(own)])) return;
    if (options.siege()) return win(0, "KEEP-SIEGE-15");
    win(turn, options.king() ? "KEEP-KING-3" : options.empire() ? "KEEP-EMPIRE-2" : "KEEP-WIN-1");
}

void Game::attack(Move move) {
    const int castle = move.operand[1];
    const int square = move.operand[2];
    const int owner = ownerOf(castle);
    Castle& target = castles[at(castle)];
    const Tile mine = tileOf(move.operand[0]);
    placedOrAttacked = true;
    attacked = owner;
    state = State::After;

    // KEEP-RULING-15 gives the order; KEEP-TAKEOVER-2 the other place where destroyed tiles may go.
    const std::vector<int> rest = square == kCentre ? std::vector<int>() : restOfGroup(target, square);
    const Tile hit = takeFrom(target, square);
    if (options.takeover())
        pools[at(turn)].push_back(hit);
    else
        discard.push_back(hit);
    for (int played = 0; played < move.operand[3]; ++played)
        discard.push_back(takeFrom(hands[at(turn)], mine));
    for (const int fallen : rest) {
        const Tile tile = takeFrom(target, fallen);
        if (options.takeover())
            pools[at(turn)].push_back(tile);
        else if (options.on(Option::DestroyedTilesGo))
            outOfGame.push_back(tile);
        else
            discard.push_back(tile);
    }

    if (isEmpty(target)) {
        if (options.king()) {
            if (options.on(Option::KingRazing)) return win(turn, "KEEP-RULING-37");
        } else if (!options.empire()) {
            return win(turn, "KEEP-WIN-2");
        } else {
            if (options.on(Option::EmpireRebuild)) ruined[at(castle)] = true;
            if (isEmpty(castles[at(2 * owner)]) && isEmpty(castles[at(2 * owner + 1)])) { // KEEP-EMPIRE-11
                out[at(owner)] = true;
                auto& hand = hands[at(owner)];
                discard.insert(discard.end(), hand.begin(), hand.end());
                hand.clear();
                if (std::count(out.begin(), out.end(), false) == 1) return win(turn, "KEEP-EMPIRE-3");
            }
        }
    }
    settleAfter();
}

/// After an attack the turn ends by itself where nothing else can be done.
void Game::settleAfter() {
    if (state == State::After && legalMoves().size() == 1) endOfTurnDiscard();
}

void Game::interchange(Move move) {
    const int here = move.operand[1];
    const int there = move.operand[3];
    const int left = move.operand[0];
    const int right = move.operand[2];
    std::swap(castles[at(left)][at(here)], castles[at(right)][at(there)]);
    if (castles[at(left)][at(here)]) moved.emplace_back(left, here);
    if (castles[at(right)][at(there)]) moved.emplace_back(right, there);
    lookWhetherAttacksOpen();
    settleAfter();
}

void Game::endOfTurnDiscard() {
    // house.takeover-store: hand
    if (options.takeover() && options.on(Option::TakeoverStore)) {
        auto& pool = pools[at(turn)];
        hands[at(turn)].insert(hands[at(turn)].end(), pool.begin(), pool.end());
        pool.clear();
    }
    discardIfNeeded();
}

void Game::discardIfNeeded() {
    if (hands[at(turn)].size() > 4) { // KEEP-HAND-1, -3
        state = State::Discard;
        return;
    }
    if (options.siege()) {
        carriedOut = 0;
        siegeTurn();
    } else {
        endTurn();
    }
}

void Game::endTurn() {
    passes[at(turn)] = placedOrAttacked ? 0 : passes[at(turn)] + 1;
    ++turns;
    bool allPassed = true;
    for (int seat = 0; seat < seats(); ++seat)
        if (!out[at(seat)] && passes[at(seat)] < 6) allPassed = false;
    if (allPassed) return draw("KEEP-LIMIT-1");
    if (turns >= 500) return draw("KEEP-LIMIT-2");
    do turn = (turn + 1) % seats();
    while (out[at(turn)]);
    beginTurn();
}

// --- Siege Solitaire -----------------------------------------------------------------------------------

/// KEEP-SIEGE-9, -14: two tiles are turned over before either is carried out.
void Game::siegeTurn() {
    if (tray.size() < 2 && pile[0] + pile[1] > 0)
        state = State::SiegeTurn;
    else
        siegeHits();
}

void Game::siegeHits() {
    while (carriedOut < static_cast<int>(tray.size())) {
        const Tile turned = tray[at(carriedOut)];
        std::vector<int> identical;
        for (int square = 0; square < 9; ++square)
            if (castles[0][at(square)] == turned) identical.push_back(square);
        if (identical.size() > 1) { // KEEP-SIEGE-12
            state = State::SiegeHit;
            return;
        }
        if (identical.size() == 1) {
            siegeDestroy(identical[0]);
            if (state == State::End) return;
        } else {
            ++carriedOut;
        }
    }
    discard.insert(discard.end(), tray.begin(), tray.end());
    tray.clear();
    if (pile[0] + pile[1] == 0) return lose("KEEP-SIEGE-17");
    ++turns;
    beginTurn();
}

void Game::siegeDestroy(int square) {
    Castle& castle = castles[0];
    std::set<int> fallen{square};
    const auto fellWith = [&](int hit) {
        std::vector<int> group = restOfGroup(castle, hit);
        if (options.on(Option::SiegeGroup)) // next-to-only
            std::erase_if(
                group, [&](int other) { return at(other) != ring(hit - 1) && at(other) != ring(hit + 1); });
        fallen.insert(group.begin(), group.end());
    };
    if (square != kCentre) {
        fellWith(square); // KEEP-SIEGE-11
    } else if (options.on(Option::SiegeKeepBlast)) {
        for (const int side : {1, 3, 5, 7})
            if (castle[at(side)] && castle[at(side)]->colour == castle[kCentre]->colour) {
                fallen.insert(side);
                fellWith(side);
            }
    }
    for (const int each : fallen) {
        const bool pair = each == square;
        auto& to = !pair && options.on(Option::DestroyedTilesGo) ? outOfGame : discard;
        to.push_back(takeFrom(castle, each));
    }
    ++carriedOut;
    if (isEmpty(castle)) lose("KEEP-SIEGE-16"); // KEEP-RULING-41
}

// --- The end -------------------------------------------------------------------------------------------

void Game::win(int seat, const char* clause) {
    state = State::End;
    ending = clause;
    score.assign(at(seats()), 0.0);
    score[at(seat)] = 1.0;
}

void Game::lose(const char* clause) {
    state = State::End;
    ending = clause;
    score.assign(at(seats()), 0.0);
}

void Game::draw(const char* clause) {
    state = State::End;
    ending = clause;
    score.assign(at(seats()), 0.5);
}

// --- From the program's positions ------------------------------------------------------------------------

std::vector<Tile> tilesIn(const keep::Position& p, PileId pile, bool inOrder) {
    std::vector<std::pair<int, Tile>> placed;
    for (const CardId card : p.table.cards(pile))
        placed.emplace_back(inOrder ? p.table.placeOf(card) : 0, tileOf(keep::kindOf(card)));
    std::sort(placed.begin(), placed.end());
    std::vector<Tile> tiles;
    for (const auto& [place, tile] : placed) tiles.push_back(tile);
    return tiles;
}

std::vector<Tile> sorted(std::vector<Tile> tiles) {
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

std::vector<Tile> unseenIn(const keep::Position& p) {
    std::vector<Tile> tiles;
    for (const CardId card : p.table.loose()) tiles.push_back(tileOf(keep::kindOf(card)));
    return sorted(tiles);
}

Game follow(const keep::Position& p) {
    Game game;
    game.options = p.options;
    const int seats = p.seats();
    game.hands.resize(at(seats));
    game.pools.resize(at(seats));
    for (int seat = 0; seat < seats; ++seat)
        game.hands[at(seat)] = tilesIn(p, keep::handOf(static_cast<Seat>(seat)), false);
    game.castles.assign(at(p.options.king() ? 1 : p.options.empire() ? 2 * seats : seats), Castle(9));
    game.out.assign(at(seats), false);
    game.ruined.assign(game.castles.size(), false);
    game.passes.assign(at(seats), 0);
    game.unseen = unseenIn(p);
    const int left = 90 - 4 * seats - (p.options.siege() ? 1 : 0);
    game.pile[0] = (left + 1) / 2; // KEEP-SETUP-5
    game.pile[1] = left / 2;
    if (p.options.siege()) {
        game.tray = tilesIn(p, keep::kTray, true);
        game.state = State::SiegeStart;
        game.turn = 0;
    } else {
        game.turn = (p.dealer + 1) % seats; // KEEP-SETUP-7
        game.state = State::Draw1;
    }
    return game;
}

} // namespace reference
