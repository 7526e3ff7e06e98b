// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/game.h"

#include "bots/think.h"
#include "countedmemory.h"

#include <QTest>

using namespace drawbridge;

// How much memory bots take, and what they do where there is none.
using memory::mostAtOnce;

class TestBotMemory : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { mostAtOnce = SIZE_MAX; }

    /// What is not searched takes no room, and all workers share what there is.
    void memoryIsBounded() {
        const keep::Position p = decision();
        const auto most = [&](const BotSpec& bot) {
            return memory::mostWhile([&] { think<CastleKeep>(p, bot, 5, {}); });
        };
        const BotSpec monarch{BotSpec::Kind::Ismcts, 0, 40, 64};
        QVERIFY2(most(monarch) < 64u << 20, "64 workers for a moment");
        QVERIFY2(most({BotSpec::Kind::Ismcts, 300, 0, 1}) < 200'000, "as much as 300 nodes need");

        // However long the search, and however many trees.
        for (const int workers : {1, 3}) {
            SearchMemory mind;
            mind.treeBytes = 2u << 20;
            const BotSpec bot{BotSpec::Kind::Ismcts, 200'000, 0, workers};
            const std::size_t all = memory::mostWhile([&] { think<CastleKeep>(p, bot, 5, {}, mind); });
            QVERIFY2(all > 1u << 20 && all < (2u << 20) + 100'000, qPrintable(QString::number(all)));

            // It serves again: the next thought takes no more.
            const std::size_t more = memory::mostWhile([&] { think<CastleKeep>(p, bot, 6, {}, mind); });
            QVERIFY2(more < 400'000, qPrintable(QString::number(more)));
        }
    }

    /// A tree that cannot grow any more is searched as it is; a worker without a tree has no vote.
    void whereThereIsNoneABotGoesOn() {
        const keep::Position p = decision();
        for (const std::size_t most : {std::size_t{100'000}, std::size_t{10'000}}) {
            for (const int workers : {1, 4}) {
                mostAtOnce = most;
                const Move move = think<CastleKeep>(p, {BotSpec::Kind::Ismcts, 20'000, 0, workers}, 5, {});
                mostAtOnce = SIZE_MAX;
                QVERIFY(keep::judge(p, move).isLegal());
                Rng rng(5);
                rng.next();
                if (most < 20'000) QVERIFY(move == greedyMove<CastleKeep>(p, rng));
            }
        }
    }

  private:
    static keep::Position decision() {
        Rng rng(3);
        keep::Position p = keep::start({});
        MoveList list;
        for (int made = 0;; ++made) {
            if (keep::decider(p) == kChance) {
                keep::apply(p, keep::sampleChance(p, rng));
                continue;
            }
            keep::legalMoves(p, list);
            if (made >= 30 && list.size() > 3) return p;
            keep::apply(p, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
    }
};

QTEST_APPLESS_MAIN(TestBotMemory)
#include "botmemory.moc"
