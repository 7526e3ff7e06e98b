// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/anydeck.h"
#include "rampage/deckfile.h"
#include "rampage/everyoperation.h"
#include "rampage/exampaper.h"

#include <QTest>

#include <set>

using namespace drawbridge;

/// Castle Rampage sits the exam: each house rule by itself and random mixtures of all, with the house edition
/// and with decks that nobody has thought of.
class TestRampageExam : public QObject {
    Q_OBJECT

    static rampage::Options anyOptions(Rng& rng) {
        rampage::Options options;
        const auto specs = rampage::optionSpecs();
        for (std::size_t index = 0; index < specs.size(); ++index)
            if (rng.below(2) == 0)
                options.value[index] = static_cast<OptionValue>(
                    rng.below(static_cast<std::uint32_t>(specs[index].values.size())));
        return options;
    }

  private slots:
    void sits() {
        int games = 0;
        for (const auto& options : combinations<CastleRampage>(300, 7)) {
            const Seed seed = Rng::derive(31, static_cast<std::uint64_t>(games));
            if (games++ % kOneGameOf != 0) continue;
            const std::string what = sitExam<CastleRampage>(options, seed, 3);
            QVERIFY2(what.empty(), tell(what).c_str());
        }
        QVERIFY(games > 300);
    }

    void anyDeckIsADeck() {
        std::set<rampage::Op> ops;
        for (Seed seed = 0; seed < 50; ++seed) {
            const rampage::Deck deck = rampage::anyDeck(seed);
            Mistakes mistakes;
            Mistakes remarks;
            const auto again = rampage::deckFrom(rampage::toValue(deck), mistakes, remarks);
            QVERIFY2(again, toText(mistakes).c_str());
            QVERIFY(*again == deck);
            for (const rampage::CardKind& kind : deck.kinds)
                for (int i = 0; i < kind.effects; ++i)
                    ops.insert(kind.effect[static_cast<std::size_t>(i)].op);
        }
        QCOMPARE(ops.size(), std::size_t{rampage::kOps});
    }

    void sitsWithAnyDeck() {
        Rng rng(5);
        for (Seed seed = 0; seed < 250; seed += kOneGameOf) {
            rampage::Options options = anyOptions(rng);
            options.use(rampage::internDeck(rampage::anyDeck(seed)));
            const std::string what = sitExam<CastleRampage>(options, seed, 4);
            const std::string where = "deck " + std::to_string(seed) + ": ";
            QVERIFY2(what.empty(), tell(what.empty() ? what : where + what).c_str());
        }
    }

    /// A thousand games with cards from a file that use every operation.
    void sitsWithEveryOperation() {
        const rampage::ReadDeck read = rampage::readDeck(rampage::everyOperation());
        QVERIFY(read.deck);
        const rampage::Deck* const deck = &rampage::internDeck(*read.deck);
        Rng rng(6);
        for (Seed seed = 0; seed < 250; seed += kOneGameOf) {
            const std::string what = sitExam<CastleRampage>(anyOptions(rng).use(*deck), seed, 4);
            QVERIFY2(what.empty(), tell(what).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestRampageExam)
#include "exam.moc"
