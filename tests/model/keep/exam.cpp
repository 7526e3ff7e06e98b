// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/exampaper.h"

#include <QTest>

using namespace drawbridge;

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
