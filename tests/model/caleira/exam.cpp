// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/exampaper.h"

#include <QTest>

using namespace drawbridge;

/// Castles of Caleira sits the exam: every number of players with and without Moats, each house rule by
/// itself, and random mixtures of all.
class TestCaleiraExam : public QObject {
    Q_OBJECT

  private slots:
    void sits_data() {
        QTest::addColumn<int>("seats");
        for (int seats = CastlesOfCaleira::kMinSeats; seats <= CastlesOfCaleira::kMaxSeats; ++seats)
            QTest::newRow(std::to_string(seats).c_str()) << seats;
    }
    void sits() {
        QFETCH(int, seats);
        int games = 0;
        for (const auto& options : combinations<CastlesOfCaleira>(900, 7)) {
            if (options.seats != seats) continue;
            const Seed seed = Rng::derive(31, static_cast<std::uint64_t>(games));
            if (games++ % kOneGameOf != 0) continue;
            const std::string what = sitExam<CastlesOfCaleira>(options, seed, 12);
            QVERIFY2(what.empty(), tell(what).c_str());
        }
        QVERIFY(games > 0);
    }
};

QTEST_APPLESS_MAIN(TestCaleiraExam)
#include "exam.moc"
