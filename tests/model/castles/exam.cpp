// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/exampaper.h"

#include <QTest>

using namespace drawbridge;

/// CASTLES sits the exam: two to eight seats, each value of each switch by itself, and random mixtures of
/// everything with decks of one's own.
class TestCastlesExam : public QObject {
    Q_OBJECT

    static std::string sitAll(const std::vector<castles::Options>& all, Seed seed, int games) {
        for (std::size_t index = 0; index < all.size(); ++index) {
            if (index % kOneGameOf != 0) continue;
            if (std::string what = sitExam<CastlesGame>(all[index], Rng::derive(seed, index), games);
                !what.empty())
                return what;
        }
        return {};
    }

  private slots:
    void everyNumberOfSeats() {
        std::vector<castles::Options> all;
        for (int seats = 2; seats <= kMaxSeats; ++seats) all.push_back(castles::forSeats(seats));
        const std::string what = sitAll(all, 51, 20);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everySwitch() {
        const std::string what = sitAll(castles::everySwitch(), 52, 1);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everythingMixed() {
        Rng rng(53);
        std::vector<castles::Options> all;
        for (int game = 0; game < 400; ++game) all.push_back(castles::anyOptions(rng));
        const std::string what = sitAll(all, 54, 1);
        QVERIFY2(what.empty(), tell(what).c_str());
    }
};

QTEST_APPLESS_MAIN(TestCastlesExam)
#include "exam.moc"
