// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/anyoptions.h"
#include "wars/exampaper.h"

#include <QTest>

using namespace drawbridge;

/// Castle Wars sits the exam: every pair of factions in both sizes, each value of each switch by itself, and
/// random mixtures of everything.
class TestWarsExam : public QObject {
    Q_OBJECT

    static std::string sitAll(const std::vector<wars::Options>& all, Seed seed, int games) {
        for (std::size_t index = 0; index < all.size(); ++index) {
            if (index % kOneGameOf != 0) continue;
            if (std::string what = sitExam<CastleWars>(all[index], Rng::derive(seed, index), games);
                !what.empty())
                return what;
        }
        return {};
    }

  private slots:
    void everyPairOfFactions() {
        const std::string what = sitAll(wars::everyPairing(), 31, 2);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everySwitch() {
        Rng rng(32);
        const std::string what = sitAll(wars::everySwitch(20, rng), 33, 1);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everythingMixed() {
        Rng rng(34);
        std::vector<wars::Options> all;
        for (int game = 0; game < 400; ++game) all.push_back(wars::anyOptions(rng));
        const std::string what = sitAll(all, 35, 1);
        QVERIFY2(what.empty(), tell(what).c_str());
    }
};

QTEST_APPLESS_MAIN(TestWarsExam)
#include "exam.moc"
