// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of Castles of Caleira on the program's rules and on the plain ones of reference.cpp side
// by side, and compares everything there is to compare after every move.
#include "caleira/sidebyside.h"
#include "combinations.h"

#include <QTest>

#include <map>

using namespace drawbridge;
using caleira::Side;
using caleira::Verb;

namespace {

/// Ways to play that lead to different places: all uniform; everything up; first down, then up, for long
/// chains; effects that go on and on.
enum class Temper { Uniform, Open, Ambush, Restless };
constexpr int kTempers = 4;

Move choose(const MoveList& list, Temper temper, const caleira::Position& p, Rng& rng) {
    const auto weight = [&](Move move) -> std::uint32_t {
        const auto& o = move.operand;
        switch (caleira::verbOf(move)) {
        case Verb::Play: {
            const bool up = static_cast<Side>(o[1]) == Side::Up;
            const bool wanted = temper == Temper::Open || (temper != Temper::Uniform && p.turns > 8);
            return temper == Temper::Uniform ? 10 : up == wanted ? 30 : 5;
        }
        case Verb::Aim: {
            const bool up = p.table.isFaceUp(caleira::pieceAt(p, o[0], o[1]));
            return temper == Temper::Restless && !up ? 60 : 10;
        }
        case Verb::Stop:
        case Verb::Leave: return temper == Temper::Uniform ? 10 : 1;
        default: return 10;
        }
    };
    return weighted(list, weight, rng);
}

} // namespace

class TestCaleiraDifferential : public QObject {
    Q_OBJECT

  private:
    /// Plays one game on both; empty if they agreed to the end.
    std::string playBoth(const caleira::Options& options, Seed seed) {
        Rng rng(seed);
        const auto temper = static_cast<Temper>(seed % kTempers);
        SideBySide both(options);
        std::string history;
        MoveList list;
        for (;;) {
            if (const std::string what = both.difference(); !what.empty())
                return what + "\n" + describe<CastlesOfCaleira>(options) + "\nafter:" + history;
            const Seat decider = caleira::decider(both.p);
            if (decider == kNobody) break;
            caleira::legalMoves(both.p, list);
            const Move move =
                decider == kChance ? caleira::sampleChance(both.p, rng) : choose(list, temper, both.p, rng);
            history += "\n  " + caleira::toText(both.p, move);
            longestQueue_ = std::max(longestQueue_, static_cast<int>(both.p.waiting));
            both.play(move);
        }
        ++endings_[both.plain.ending];
        shared_ += both.plain.winners.size() > 1 ? 1 : 0;
        return {};
    }

  private slots:
    void agree_data() {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats) QTest::newRow(std::to_string(seats).c_str()) << seats;
    }
    void agree() {
        QFETCH(int, seats);
        int games = 0;
        for (const auto& options : combinations<CastlesOfCaleira>(3000, 2026)) {
            if (options.seats != seats) continue;
            for (int i = 0; i < 4; ++i) {
                if (games++ % kOneGameOf != 0) continue;
                const std::string what = playBoth(options, Rng::derive(5, static_cast<std::uint64_t>(games)));
                QVERIFY2(what.empty(), tell(what).c_str());
            }
        }
        QVERIFY(games > 0);
    }

    /// Or else the games above would prove little.
    void theGamesCameToEveryEnding() {
        if (kOneGameOf > 1) QSKIP("too few games under a sanitizer");
        for (const char* clause : {"CALEIRA-END-2", "CALEIRA-END-6", "CALEIRA-RULING-19"})
            QVERIFY2(endings_[clause] > 0, clause);
        QVERIFY(shared_ > 0);       // CALEIRA-WIN-4
        QVERIFY(longestQueue_ > 2); // chains
    }

  private:
    std::map<std::string, int> endings_;
    int shared_ = 0;
    int longestQueue_ = 0;
};

QTEST_APPLESS_MAIN(TestCaleiraDifferential)
#include "differential.moc"
