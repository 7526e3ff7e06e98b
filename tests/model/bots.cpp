// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/think.h"
#include "keep/exampaper.h"
#include "keep/game.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace drawbridge;

namespace {

/// A position in which a seat has several moves, some way into a random game.
std::optional<keep::Position> someDecision(const keep::Options& options, Rng& rng) {
    keep::Position p = keep::start(options);
    MoveList list;
    const auto decisions = 10 + rng.below(200);
    for (std::uint32_t i = 0;; ++i) {
        const Seat decider = keep::decider(p);
        if (decider == kNobody) return std::nullopt;
        keep::legalMoves(p, list);
        if (i >= decisions && isSeat(decider) && list.size() > 1) return p;
        keep::apply(p, decider == kChance ? keep::sampleChance(p, rng)
                                          : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
}

std::vector<keep::Options> variants() {
    std::vector<keep::Options> all;
    for (const auto& options : combinations<CastleKeep>(0, 0)) {
        bool house = false;
        for (std::size_t option = 4; option < options.value.size(); ++option)
            house |= options.value[option] != 0;
        if (!house) all.push_back(options);
    }
    return all;
}

/// One game between bots; the winner's seat, or kNobody.
Seat playOut(const std::vector<BotSpec>& bots, Seed seed) {
    Rng rng(seed);
    keep::Options options;
    options.seats = static_cast<std::uint8_t>(bots.size());
    keep::Position p = keep::start(options);
    while (true) {
        const Seat decider = keep::decider(p);
        if (decider == kNobody) return p.winner;
        keep::apply(p, decider == kChance ? keep::sampleChance(p, rng)
                                          : think<CastleKeep>(p, bots[decider], rng.next(), {}));
    }
}

/// Wins of the first bot in games of two, each deal played from both seats.
int winsOf(const char* bot, const char* rival, int deals) {
    const BotSpec one = *botFromText(bot);
    const BotSpec other = *botFromText(rival);
    int wins = 0;
    for (int deal = 0; deal < deals; ++deal) {
        wins += playOut({one, other}, static_cast<Seed>(deal)) == 0 ? 1 : 0;
        wins += playOut({other, one}, static_cast<Seed>(deal)) == 1 ? 1 : 0;
    }
    return wins;
}

} // namespace

class TestBots : public QObject {
    Q_OBJECT

  private slots:
    void namesAreReadAndWritten() {
        for (const char* text :
             {"random", "greedy", "ismcts:500", "ismcts:200ms", "ismcts:500,200ms", "ismcts:500x4"}) {
            const auto bot = botFromText(text);
            QVERIFY2(bot.has_value(), text);
            QCOMPARE(botFromText(toText(*bot)), bot);
        }
        QCOMPARE(levels().size(), std::size_t{4});
        for (const Level& level : levels()) QCOMPARE(botFromText(level.name), std::optional(level.bot));
        for (const char* text : {"", "Random", "ismcts", "ismcts:", "ismcts:0", "ismcts:-3", "ismcts:5s",
                                 "ismcts:5x", "ismcts:99999999999", "ismcts:12ms34", "greedy "})
            QVERIFY2(!botFromText(text).has_value(), text);
    }

    /// Everything that its seat does not know is exchanged: with the same seed a bot plays the same move.
    void noBotPeeks_data() {
        QTest::addColumn<QByteArray>("bot");
        for (const char* bot : {"random", "greedy", "ismcts:60", "ismcts:60x3", "page", "squire"})
            QTest::newRow(bot) << QByteArray(bot);
    }
    void noBotPeeks() {
        QFETCH(QByteArray, bot);
        const BotSpec spec = *botFromText(bot.toStdString());
        Rng rng(41);
        int compared = 0;
        for (const auto& options : variants())
            for (int round = 0; round < (kOneGameOf > 1 ? 1 : 3); ++round) {
                const auto p = someDecision(options, rng);
                if (!p) continue;
                const Seat seat = keep::decider(*p);
                keep::Position other = *p;
                bool exchanged = false;
                for (int cards = 0; cards < 30; ++cards)
                    exchanged |= exchangeUnknown<CastleKeep>(other, seat, rng);
                if (!exchanged) continue;
                const Seed seed = rng.next();
                const Move move = think<CastleKeep>(*p, spec, seed, {});
                QVERIFY(think<CastleKeep>(other, spec, seed, {}) == move);
                QVERIFY(keep::judge(*p, move).isLegal());
                ++compared;
            }
        QVERIFY(compared > 30);
    }

    void timeIsKept() {
        Rng rng(43);
        for (const int milliseconds : {20, 100}) {
            const BotSpec bot{BotSpec::Kind::Ismcts, 0, milliseconds, 2};
            for (int i = 0; i < 4; ++i) {
                const auto p = someDecision({}, rng);
                if (!p) continue;
                qint64 took = 0;
                for (int attempt = 0; attempt < 3; ++attempt) { // the machine may be busy with something else
                    QElapsedTimer clock;
                    clock.start();
                    think<CastleKeep>(*p, bot, 1, {});
                    took = clock.elapsed();
                    if (took <= milliseconds + 50) break;
                }
                QVERIFY2(took <= milliseconds + 50, qPrintable(QString::number(took)));
            }
        }
    }

    void aBotToldToStopStops() {
        Rng rng(47);
        const BotSpec bot{BotSpec::Kind::Ismcts, 0, 60000, 2};
        auto p = someDecision({}, rng);
        while (!p) p = someDecision({}, rng);
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            source.request_stop();
        });
        QElapsedTimer clock;
        clock.start();
        const Move move = think<CastleKeep>(*p, bot, 1, source.get_token());
        QVERIFY(clock.elapsed() < 2000);
        QVERIFY(keep::judge(*p, move).isLegal());

        // Told so before it began, it still gives a legal move.
        QVERIFY(keep::judge(*p, think<CastleKeep>(*p, bot, 1, source.get_token())).isLegal());
    }

    /// Far below what the arena shows, so that luck cannot fail it.
    void thinkingHelps() {
        if (kOneGameOf > 1) QSKIP("takes too long under a sanitizer");
        const int greedy = winsOf("greedy", "random", 100);
        QVERIFY2(greedy >= 150, qPrintable(QString::number(greedy)));
        const int search = winsOf("ismcts:200", "random", 30);
        QVERIFY2(search >= 48, qPrintable(QString::number(search)));
    }
};

QTEST_APPLESS_MAIN(TestBots)
#include "bots.moc"
