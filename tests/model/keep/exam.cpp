// SPDX-License-Identifier: GPL-3.0-or-later
#include "exam.h"

#include "keep/game.h"

#include <QTest>

using namespace drawbridge;
using keep::Castle;
using keep::Kind;
using keep::Position;
using keep::Square;

namespace drawbridge {

template <>
struct ExamPaper<CastleKeep> {
    /// 500 turns (KEEP-LIMIT-2), each of at most two draws, a few dozen tiles built or interchanged, and the
    /// discards.
    static constexpr std::size_t kMostDecisions = 500 * 60;

    static std::string wrong(const Position& p) {
        for (int castle = 0; castle < keep::kMaxCastles; ++castle) {
            const Castle& squares = p.castle(castle);
            const PileId pile = keep::pileOfCastle(castle);
            int tiles = 0;
            for (Square square = 0; square < keep::kSquares; ++square) {
                const CardId card = squares.tile[square];
                if (card != p.table.at(pile, square)) return "a castle that says other than its pile";
                if (square < keep::kRing && (squares.ring >> square & 1) != (card != kNoCard ? 1 : 0))
                    return "a castle that does not know its ring";
                if (card == kNoCard) continue;
                ++tiles;
                if (keep::sortOf(keep::kindOf(card)) != keep::sortFor(square)) // KEEP-BUILD-3 to -5
                    return "a tile on a square of another sort";
                if (!p.table.isFaceUp(card)) return "a tile that lies face down in a castle";
            }
            if (tiles != p.table.size(pile)) return "a castle with more tiles than squares";
            if (tiles > 0 && castle >= keep::castleCount(p.options)) return "a castle that is not in play";
            if (tiles > 0 && (p.ruined >> castle & 1) != 0) return "tiles in a ruined castle";
        }
        for (Seat seat = 0; seat < keep::kMaxPlayers; ++seat) {
            std::uint32_t kinds = 0;
            for (const CardId card : p.table.cards(keep::handOf(seat))) {
                kinds |= 1u << keep::kindOf(card);
                if (!p.table.knows(seat, card)) return "a player who does not know a tile in the hand";
            }
            if (kinds != p.handKinds[seat]) return "a hand that says other than its pile";
            const bool betweenTurns = p.phase == keep::Phase::DrawFirst;
            if (betweenTurns && p.table.size(keep::handOf(seat)) > keep::kHandLimit) // KEEP-HAND-1
                return "more than four tiles in a hand between turns";
            if (p.table.size(keep::handOf(seat)) > 0 && contains(p.out, seat))
                return "a hand of a player out";
        }
        for (Seat seat = 0; seat < keep::kMaxPools; ++seat) {
            std::uint32_t kinds = 0;
            for (const CardId card : p.table.cards(keep::poolOf(seat))) {
                kinds |= 1u << keep::kindOf(card);
                if (!p.table.isFaceUp(card)) return "a captured tile that lies face down"; // KEEP-TAKEOVER-4
            }
            if (kinds != p.poolKinds[seat]) return "a pool that says other than its pile";
        }
        for (const CardId card : p.table.cards(keep::kDiscardPile))
            if (!p.table.isFaceUp(card)) return "a discarded tile that lies face down"; // KEEP-SETUP-6
        if (!p.options.takeover() && p.table.size(keep::poolOf(0)) + p.table.size(keep::poolOf(1)) > 0)
            return "captured tiles without Takeover";
        if (!p.options.on(keep::Option::DestroyedTilesGo) && p.table.size(keep::kOutOfGame) > 0)
            return "tiles out of the game without the switch";
        return {};
    }

    static void rederive(Position& p) {
        for (Seat seat = 0; seat < p.seats(); ++seat) {
            p.handKinds[seat] = 0;
            for (const CardId card : p.table.cards(keep::handOf(seat)))
                p.handKinds[seat] |= 1u << keep::kindOf(card);
        }
    }
};

} // namespace drawbridge

/// Castle Keep sits the exam: every variant with every advanced rule and player count, each house rule by
/// itself, and random mixtures of all.
class TestKeepExam : public QObject {
    Q_OBJECT

  private slots:
    void sits_data() {
        QTest::addColumn<int>("variant");
        const auto& variants = keep::optionSpecs()[0].values;
        for (int variant = 0; variant < static_cast<int>(variants.size()); ++variant)
            QTest::newRow(std::string(variants[static_cast<std::size_t>(variant)]).c_str()) << variant;
    }
    void sits() {
        QFETCH(int, variant);
        int games = 0;
        for (const auto& options : combinations<CastleKeep>(600, 7)) {
            if (static_cast<int>(options.variant()) != variant) continue;
            const Seed seed = Rng::derive(31, static_cast<std::uint64_t>(games));
            if (games++ % kOneGameOf != 0) continue;
            const std::string what = sitExam<CastleKeep>(options, seed, 2);
            QVERIFY2(what.empty(), tell(what).c_str());
        }
        QVERIFY(games > 0);
    }
};

QTEST_APPLESS_MAIN(TestKeepExam)
#include "exam.moc"
