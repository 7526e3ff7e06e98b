// SPDX-License-Identifier: GPL-3.0-or-later
// Castle Wars as the world meets it: matches, records, positions in words, and what they refuse.
#include "matchexam.h"
#include "wars/anyoptions.h"
#include "wars/exampaper.h"

#include <QTest>

using namespace drawbridge;

class TestWarsTable : public QObject {
    Q_OBJECT

    static std::vector<wars::Options> some(int mixed, Seed seed) {
        Rng rng(seed);
        std::vector<wars::Options> all = wars::everySwitch(1, rng);
        for (int game = 0; game < mixed; ++game) all.push_back(wars::anyOptions(rng));
        return all;
    }

    /// Asks every game; what went wrong in the first that fails.
    template <class Ask>
    static std::string askAll(int mixed, Seed seed, Ask ask) {
        std::size_t index = 0;
        for (const wars::Options& options : some(mixed, seed)) {
            if (++index % kOneGameOf != 0) continue;
            if (std::string what = ask(options, Rng::derive(seed, index)); !what.empty())
                return what + "\n" + describe<CastleWars>(options);
        }
        return {};
    }

  private slots:
    void everyPositionCanBeStated() {
        const std::string what = askAll(150, 41, [](const wars::Options& options, Seed seed) {
            return losesPositions<CastleWars>(options, seed % 1000, 11);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void recordsKeepMatches() {
        const std::string what = askAll(40, 42, [](const wars::Options& options, Seed seed) {
            return losesRecord<CastleWars>(options, seed, seed % 2 == 0 ? ~std::size_t{0} : 20 + seed % 300);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void undoAndRedoWalkTheHistory() {
        const std::string what = askAll(20, 43, [](const wars::Options& options, Seed seed) {
            Rng rng(seed);
            return losesHistory<CastleWars>(options, rng, 400);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void handlesAreUniqueAndLast() {
        const std::string what = askAll(40, 44, [](const wars::Options& options, Seed seed) {
            Rng rng(seed);
            return losesPieces<CastleWars>(options, rng, 600);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }
};

QTEST_APPLESS_MAIN(TestWarsTable)
#include "table.moc"
