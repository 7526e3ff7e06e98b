// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of Castle Keep on the program's rules and on the plain ones of reference.cpp side by
// side, and compares everything there is to compare after every move.
#include "combinations.h"
#include "keep/game.h"
#include "keep/reference.h"
#include "secondrules.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <map>

using namespace drawbridge;
using keep::Kind;
using keep::Option;
using keep::Phase;
using keep::Position;
using keep::Verb;
using reference::State;
using reference::Tile;

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

bool samePhase(const Position& p, const reference::Game& game) {
    if (game.drawingFrom)
        return p.phase == (game.state == State::SiegeTurn ? Phase::TileTurned : Phase::TileDrawn);
    switch (game.state) {
    case State::Draw1: return p.phase == Phase::DrawFirst;
    case State::Draw2: return p.phase == Phase::DrawSecond;
    case State::Reshuffle: return p.phase == Phase::Reshuffle;
    case State::Action: return p.phase == Phase::Action;
    case State::Build: return p.phase == Phase::Build;
    case State::After: return p.phase == Phase::After;
    case State::Discard: return p.phase == Phase::Discard;
    case State::SiegeStart: return p.phase == Phase::StartSquare;
    case State::SiegeTurn: return p.phase == Phase::SiegeTurn;
    case State::SiegeHit: return p.phase == Phase::SiegeHit;
    case State::End: return p.phase == Phase::Over;
    }
    return false;
}

/// What the two do not agree on; empty if they do.
std::string difference(const Position& p, const reference::Game& game) {
    if (!samePhase(p, game))
        return "phase: " + std::string(keep::phaseName(p.phase)) + ", expected state " +
               std::to_string(static_cast<int>(game.state));
    const int seats = p.seats();
    for (int seat = 0; seat < seats; ++seat) {
        const auto s = static_cast<Seat>(seat);
        if (reference::tilesIn(p, keep::handOf(s), false) != reference::sorted(game.hands[at(seat)]))
            return "a hand";
        if (p.options.takeover() &&
            reference::tilesIn(p, keep::poolOf(s), false) != reference::sorted(game.pools[at(seat)]))
            return "a side pool";
    }
    for (int castle = 0; castle < static_cast<int>(game.castles.size()); ++castle)
        for (int square = 0; square < 9; ++square) {
            const auto& expected = game.castles[at(castle)][at(square)];
            const Kind kind = p.castle(castle).kind(static_cast<keep::Square>(square));
            if (expected ? kind != reference::kindOf(*expected) : kind != keep::kNoKind) return "a castle";
        }
    if (p.table.size(keep::kDrawA) != game.pile[0] || p.table.size(keep::kDrawB) != game.pile[1])
        return "the size of a draw pile";
    if (reference::unseenIn(p) != reference::sorted(game.unseen)) return "the tiles in the draw piles";
    // Siege Solitaire: nobody asks for the order of the discard pile, and the ledger says neither that nor
    // when a tile turned over and carried out leaves the tray.
    const auto gone = [](std::vector<Tile> tiles, const std::vector<Tile>& tray) {
        tiles.insert(tiles.end(), tray.begin(), tray.end());
        return reference::sorted(tiles);
    };
    if (p.options.siege() ? gone(reference::tilesIn(p, keep::kDiscardPile, true),
                                 reference::tilesIn(p, keep::kTray, true)) != gone(game.discard, game.tray)
                          : reference::tilesIn(p, keep::kDiscardPile, true) != game.discard)
        return "the discard pile";
    if (reference::tilesIn(p, keep::kOutOfGame, false) != reference::sorted(game.outOfGame))
        return "the tiles out of the game";
    if (game.state == State::End) {
        if (keep::endingClause(p).id() != game.ending)
            return "the ending: " + std::string(keep::endingClause(p).id()) + ", expected " + game.ending;
        for (int seat = 0; seat < seats; ++seat)
            if (keep::score(p, static_cast<Seat>(seat)) != game.score[at(seat)]) return "the score";
        if (keep::decider(p) != kNobody) return "somebody decides after the end";
        return {};
    }
    if (keep::decider(p) != (game.chanceDecides() ? kChance : static_cast<Seat>(game.turn)))
        return "who decides";
    if (!p.options.siege()) {
        if (p.turn != game.turn) return "whose turn it is";
        if (p.attacksOpen != game.attacksOpen) return "whether attacks are open";
        if (p.turns != game.turns) return "the number of turns";
    }
    if (keep::endingClause(p)) return "an ending too early";

    MoveList list;
    keep::legalMoves(p, list);
    const std::set<Move> moves(list.begin(), list.end());
    const std::set<Move> expected = game.legalMoves();
    for (const Move move : moves)
        if (expected.count(move) == 0) return "wrongly legal: " + keep::toText(p, move);
    for (const Move move : expected)
        if (moves.count(move) == 0) return "wrongly not legal: " + keep::toText(p, move);
    if (list.size() != moves.size()) return "a move twice";
    return {};
}

/// Ways to play that lead to different places: all uniform; building; passing; attacking; emptying the piles.
enum class Temper { Uniform, Builder, Passer, Attacker, Hoarder, Mover };
constexpr int kTempers = 6;

Move choose(const MoveList& list, Temper temper, Rng& rng) {
    const auto weight = [&](Move move) -> std::uint32_t {
        switch (keep::verbOf(move)) {
        case Verb::End: return temper == Temper::Passer ? 200 : temper == Temper::Uniform ? 10 : 2;
        case Verb::Place: return temper == Temper::Builder ? 60 : temper == Temper::Hoarder ? 1 : 10;
        case Verb::Attack: return temper == Temper::Attacker ? 400 : temper == Temper::Hoarder ? 1 : 10;
        case Verb::Interchange: return temper == Temper::Mover ? 60 : temper == Temper::Uniform ? 10 : 2;
        default: return 10;
        }
    };
    return weighted(list, weight, rng);
}

} // namespace

class TestKeepDifferential : public QObject {
    Q_OBJECT

  private:
    /// Plays one game on both; empty if they agreed to the end.
    std::string playBoth(const keep::Options& options, Seed seed) {
        Rng rng(seed);
        const Temper temper = static_cast<Temper>(seed % kTempers);
        Position p = keep::start(options);
        MoveList list;
        while (keep::decider(p) == kChance) keep::apply(p, keep::sampleChance(p, rng));
        reference::Game game = reference::follow(p);
        std::string history;
        for (int step = 0;; ++step) {
            if (const std::string what = difference(p, game); !what.empty())
                return what + "\n" + describe<CastleKeep>(options) + "\nafter:" + history;
            const Seat decider = keep::decider(p);
            if (decider == kNobody) break;
            if (step > 20000) return "no end";
            keep::legalMoves(p, list);
            const Move move = decider == kChance ? keep::sampleChance(p, rng) : choose(list, temper, rng);
            history += "\n  " + std::to_string(p.turn) + " " + keep::toText(p, move);
            const Position before = p;
            keep::apply(p, move);
            game.play(move);
            adoptHandOrder(before, p, game);
        }
        ++endings_[game.ending];
        return {};
    }

    /// KEEP-RULING-49 puts the hand of a player who is out on the discard pile in hand order, and says not
    /// what that is; the order the program takes is as good as any, if the tiles are right.
    static void adoptHandOrder(const Position& before, const Position& p, reference::Game& game) {
        if (before.out == p.out) return;
        const auto pile = reference::tilesIn(p, keep::kDiscardPile, true);
        const auto gone = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(p.out & ~before.out)));
        const auto hand = at(before.table.size(keep::handOf(gone)));
        if (pile.size() != game.discard.size() || hand > pile.size()) return;
        const auto tail = static_cast<std::ptrdiff_t>(hand);
        if (reference::sorted({pile.end() - tail, pile.end()}) ==
            reference::sorted({game.discard.end() - tail, game.discard.end()}))
            std::copy(pile.end() - tail, pile.end(), game.discard.end() - tail);
    }

  private slots:
    void agree_data() {
        QTest::addColumn<int>("variant");
        const auto& variants = keep::optionSpecs()[0].values;
        for (int variant = 0; variant < static_cast<int>(variants.size()); ++variant)
            QTest::newRow(std::string(variants[at(variant)]).c_str()) << variant;
    }
    void agree() {
        QFETCH(int, variant);
        int games = 0;
        for (const auto& options : combinations<CastleKeep>(2000, 2026)) {
            if (static_cast<int>(options.variant()) != variant) continue;
            if (games++ % kOneGameOf != 0) continue;
            const std::string what = playBoth(options, Rng::derive(5, static_cast<std::uint64_t>(games)));
            QVERIFY2(what.empty(), tell(what).c_str());
        }
        QVERIFY(games > 0);
    }

    /// Or else the games above would prove little.
    void theGamesCameToEveryEnding() {
        if (kOneGameOf > 1) QSKIP("too few games under a sanitizer");
        for (const char* clause :
             {"KEEP-WIN-1", "KEEP-WIN-2", "KEEP-EMPIRE-2", "KEEP-EMPIRE-3", "KEEP-KING-3", "KEEP-RULING-37",
              "KEEP-SIEGE-15", "KEEP-SIEGE-16", "KEEP-SIEGE-17", "KEEP-LIMIT-1", "KEEP-LIMIT-2"})
            QVERIFY2(endings_[clause] > 0, clause);
    }

  private:
    std::map<std::string, int> endings_;
};

QTEST_APPLESS_MAIN(TestKeepDifferential)
#include "differential.moc"
