// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/game.h"

#include "bots/think.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace drawbridge;

// How much memory bots take, and what they do where there is none: this program counts all of its memory, and
// can refuse to give any more.
namespace {

constexpr std::size_t kHeader = alignof(std::max_align_t);

std::atomic<std::size_t> taken = 0;
std::atomic<std::size_t> mostTaken = 0;
std::atomic<std::size_t> mostAtOnce = SIZE_MAX; // what is asked for at one go and is more is refused

void* take(std::size_t size) {
    if (size > mostAtOnce) throw std::bad_alloc();
    auto* memory = static_cast<std::byte*>(std::malloc(size + kHeader));
    if (memory == nullptr) throw std::bad_alloc();
    ::new (memory) std::size_t(size);
    const std::size_t now = taken += size;
    std::size_t most = mostTaken;
    while (most < now && !mostTaken.compare_exchange_weak(most, now)) {
    }
    return memory + kHeader;
}

void give(void* memory) noexcept {
    if (memory == nullptr) return;
    std::byte* start = static_cast<std::byte*>(memory) - kHeader;
    taken -= *std::launder(reinterpret_cast<std::size_t*>(start));
    std::free(start);
}

} // namespace

void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void operator delete(void* memory) noexcept { give(memory); }
void operator delete[](void* memory) noexcept { give(memory); }
void operator delete(void* memory, std::size_t) noexcept { give(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give(memory); }

class TestBotMemory : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { mostAtOnce = SIZE_MAX; }

    /// What is not searched takes no room, and all workers share what there is.
    void memoryIsBounded() {
        const keep::Position p = decision();
        const auto most = [&](const BotSpec& bot) {
            const std::size_t before = taken;
            mostTaken = before;
            think<CastleKeep>(p, bot, 5, {});
            return mostTaken - before;
        };
        const BotSpec monarch{BotSpec::Kind::Ismcts, 0, 40, 64};
        QVERIFY2(most(monarch) < 64u << 20, "64 workers for a moment");
        QVERIFY2(most({BotSpec::Kind::Ismcts, 300, 0, 1}) < 200'000, "as much as 300 nodes need");

        // However long the search, and however many trees.
        for (const int workers : {1, 3}) {
            Mind mind;
            mind.treeBytes = 2u << 20;
            const BotSpec bot{BotSpec::Kind::Ismcts, 200'000, 0, workers};
            const std::size_t before = taken;
            mostTaken = before;
            think<CastleKeep>(p, bot, 5, {}, mind);
            const std::size_t all = mostTaken - before;
            QVERIFY2(all > 1u << 20 && all < (2u << 20) + 100'000, qPrintable(QString::number(all)));

            // It serves again: the next thought takes no more.
            mostTaken = taken.load();
            think<CastleKeep>(p, bot, 6, {}, mind);
            const std::size_t more = mostTaken - taken;
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
