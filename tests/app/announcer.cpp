// SPDX-License-Identifier: GPL-3.0-or-later
// What is said aloud of a table: all that the log of its viewer has, in that order and once, with what is
// asked of them; nothing behind the curtain, nothing of how a match came to stand, and no more than was
// wished for.
#include "table/announcer.h"
#include "keep/public.h"
#include "match/gamestate.h"
#include "play.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "waiting.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <array>
#include <utility>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// A table with a match on it, and who listens.
struct Desk {
    explicit Desk(Match match, Announced amount = Announced::All)
        : local(std::move(match))
        , announcer(&controller) {
        announcer.setAmount(amount);
        controller.setMotion(0);
        QObject::connect(&announcer, &Announcer::said, &announcer,
                         [this](const QString& words, bool isUrgent) {
                             said << words;
                             urgent << isUrgent;
                         });
        controller.setTable(&local);
        begun.start();
    }

    QString all() const { return said.join(QLatin1Char(' ')); }
    /// Waits for what is still to be said: at first until a new scene would have been read.
    void listen() const { QTest::qWait(std::max(250, 1700 - static_cast<int>(begun.elapsed()))); }
    QStringList logLines() {
        QStringList lines;
        const LogModel& log = *controller.match()->log();
        for (int row = 0; row < log.rowCount(); ++row) lines << log.at(row).text;
        return lines;
    }
    /// Decisions of people, until the match is over or so many have been made.
    void play(Rng& rng, int decisions) {
        for (int made = 0; made < decisions && settled(local) && !local.match().isOver(); ++made) {
            local.liftCurtain();
            QVERIFY(local.play(randomMove(local.match().state(), rng)));
        }
        QVERIFY(settled(local));
        listen();
    }

    QStringList said;
    QList<bool> urgent;
    QElapsedTimer begun;
    LocalTable local;
    TableController controller;
    Announcer announcer;
};

Match anyMatch(const GameInfo& game, int people, Seed seed) {
    constexpr std::array names{"Anna", "Bert", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hedwig"};
    const int seats = std::max(2, game.minSeats());
    Setup setup{seats, std::vector<OptionValue>(game.options().size())};
    std::vector<Player> players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back(
            {names[static_cast<std::size_t>(seat)], seat >= people, seat >= people ? "greedy" : ""});
    return Match(game, setup, std::move(players), seed, UndoRule::Practice);
}

/// A whole match by random moves, with every other switch thrown at random.
Match playedOut(const GameInfo& game, Seed seed, Rng& rng) {
    Match plain = anyMatch(game, 1, seed);
    Setup setup = plain.setup();
    for (std::size_t option = 0; option < setup.options.size(); ++option) {
        if (option == game.deckOption() || rng.below(2) == 0) continue;
        const auto before = setup.options[option];
        const auto values = static_cast<std::uint32_t>(game.options()[option].values.size());
        setup.options[option] = static_cast<OptionValue>(rng.below(values));
        if (!game.check(setup)) setup.options[option] = before;
    }
    Match match(game, setup, plain.players(), seed, UndoRule::Practice);
    for (match.settle(); !match.isOver(); match.settle()) match.play(randomMove(match.state(), rng));
    return match;
}

} // namespace

class TestAnnouncer : public QObject {
    Q_OBJECT

  private slots:
    void tellsAWholeMatch_data();
    void tellsAWholeMatch();
    void namesWhatIsPlayed_data() { tellsAWholeMatch_data(); }
    void namesWhatIsPlayed();
    void tellsOfADrawWhatOneMaySee();
    void keepsStillBehindTheCurtain();
    void tellsNothingOfThePast();
    void tellsWhatConcernsOne();
    void canBeSilent();
    void tellsWhySomethingCannotBe();
    void tellsThatItIsTakenBack();
    void tellsTheTaskAfterAQuestionIsCalledOff();
};

void TestAnnouncer::tellsAWholeMatch_data() {
    QTest::addColumn<QByteArray>("game");
    for (const GameInfo* game : allGames()) QTest::newRow(game->id().data()) << QByteArray(game->id().data());
}

void TestAnnouncer::tellsAWholeMatch() {
    QFETCH(QByteArray, game);
    Desk desk(anyMatch(*findGame(game.toStdString()), 1, 5));
    Rng rng(3);
    desk.play(rng, 3000);
    QVERIFY(desk.local.match().isOver());
    // Line by line, from where the one before ended; what is left between them are turns and tasks.
    QString left = desk.all();
    qsizetype from = 0;
    const QStringList lines = desk.logLines();
    QVERIFY(lines.size() > 8);
    for (const QString& line : lines) {
        const qsizetype at = left.indexOf(line, from);
        QVERIFY2(at >= 0, qPrintable(line));
        left.remove(at, line.size());
        from = at;
    }
    QVERIFY(left.contains(QStringLiteral("Your turn.")));
    // Lines that many a move has, such as of a pass, are told as often as they stand there.
    for (const QString& line : lines) QVERIFY2(!left.contains(line), qPrintable(line + left));
    QVERIFY(desk.all().contains(desk.controller.match()->ending()));
    const auto spoken = desk.said.size();
    emit desk.local.changed();
    desk.listen();
    QCOMPARE(desk.said.size(), spoken);
}

/// Whoever only hears a match hears of every card that somebody plays which it is, at once or before the turn
/// is over; and every card that there is comes up.
void TestAnnouncer::namesWhatIsPlayed() {
    QFETCH(QByteArray, game);
    const GameInfo& info = *findGame(game.toStdString());
    const GameText& text = textFor(game.toStdString());
    Rng rng(1);
    QSet<QString> played;
    for (Seed seed = 1; seed <= 24; ++seed) {
        const Match match = playedOut(info, seed, rng);
        QStringList names;
        for (const Player& player : match.players()) names << toQString(player.name);
        const auto& history = match.history();
        for (std::size_t item = 0; item < history.size(); ++item) {
            const Seat by = history[item].decider;
            if (!isSeat(by)) continue;
            const QStringList written = toQString(match.moveText(item)).split(u' ');
            QString lines;
            for (Face face = 0; face < info.faces(match.setup()); ++face) {
                const QString code = toQString(info.faceName(match.setup(), face));
                // Piles have numbers, too.
                if (code.front().isDigit() || !written.contains(code)) continue;
                for (std::size_t at = item; lines.isEmpty() || at < history.size(); ++at) {
                    if (at >= history.size() || history[at].turn != history[item].turn) break;
                    lines += text.logLine(match.told(at, by), names) + u'\n';
                }
                // A line that says "attacks" need not say that the card does.
                QString name = text.faceNameIn(match.setup(), face);
                for (const auto* deed : {" (attack)", " (defense)"})
                    if (name.endsWith(QLatin1String(deed))) name = name.section(u' ', 0, -2);
                // Two are told by what they do.
                const bool isNamed = lines.contains(name, Qt::CaseInsensitive) ||
                                     (code == "cannon-fire" && lines.contains("fires the cannons")) ||
                                     (code == "alliance" && lines.contains("to be an ally in this turn"));
                QVERIFY2(isNamed, qPrintable(written.join(u' ') + u'\n' + lines));
                played.insert(code);
            }
        }
    }
    const Setup plain = anyMatch(info, 1, 1).setup();
    for (Face face = 0; face < info.faces(plain); ++face) {
        const QString code = toQString(info.faceName(plain, face));
        // Soldiers are told by their numbers; jokers come with two factions of Castle Wars and stand for
        // others.
        if (code.front().isDigit() || code == "joker" || code == "dragon") continue;
        QVERIFY2(played.contains(code), qPrintable(code));
    }
}

void TestAnnouncer::tellsOfADrawWhatOneMaySee() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 1));
    Rng rng(1);
    desk.play(rng, 0);
    QVERIFY2(desk.said.last().contains(QStringLiteral("Your turn. ") + desk.controller.decision()->prompt()),
             qPrintable(desk.all()));
    const auto before = desk.said.size();
    desk.play(rng, 1);
    QVERIFY(desk.said.size() > before);
    const View now = desk.local.match().view(0);
    QVERIFY2(std::ranges::any_of(now.pieces,
                                 [&](const Piece& piece) {
                                     return piece.pile == keep::handOf(0) &&
                                            desk.said[before].contains(
                                                desk.local.text().faceName(piece.face));
                                 }),
             qPrintable(desk.said[before]));
}

void TestAnnouncer::keepsStillBehindTheCurtain() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 2, 4));
    Rng rng(2);
    int lifted = 0;
    for (int moves = 0; moves < 80 && lifted < 5; ++moves) {
        const Match& match = desk.local.match();
        QVERIFY(waitUntil([&] {
            return match.isOver() || desk.local.curtainDown() || desk.controller.decision()->isMine();
        }));
        if (match.isOver()) break;
        desk.listen();
        if (!desk.local.curtainDown()) {
            QVERIFY(desk.local.play(randomMove(desk.local.match().state(), rng)));
            continue;
        }
        desk.said.clear();
        QTest::qWait(150);
        QVERIFY2(desk.said.isEmpty(), qPrintable(desk.all()));
        const QList<LogRow> news = desk.controller.match()->curtainNews();
        desk.local.liftCurtain();
        desk.listen();
        // By name, since others hear it too.
        QVERIFY2(desk.all().contains(desk.controller.match()->viewerName() + QStringLiteral("'s turn.")),
                 qPrintable(desk.all()));
        for (const LogRow& line : news) QVERIFY(!desk.all().contains(line.text));
        ++lifted;
    }
    QVERIFY(lifted > 3);
}

void TestAnnouncer::tellsNothingOfThePast() {
    Match match = matchOf(setupOf(2, keep::Variant::Base), 1, 2);
    Rng rng(5);
    while (match.history().size() < 40 && !match.isOver()) {
        match.settle();
        match.play(randomMove(match.state(), rng));
    }
    match.settle();
    while (match.decider() != 0) {
        match.play(randomMove(match.state(), rng));
        match.settle();
    }
    Desk desk(std::move(match));
    desk.listen();
    QCOMPARE(desk.said,
             QStringList{QStringLiteral("You are Anna. Your turn. ") + desk.controller.decision()->prompt()});
    // The next event is told.
    const int row = desk.controller.match()->log()->rowCount();
    desk.play(rng, 1);
    QVERIFY(desk.all().contains(desk.logLines().at(row)));
}

void TestAnnouncer::tellsWhatConcernsOne() {
    Desk all(anyMatch(*findGame("castles"), 1, 8));
    Desk some(anyMatch(*findGame("castles"), 1, 8), Announced::Concern);
    Rng first(4);
    Rng second(4);
    all.play(first, 60);
    some.play(second, 60);
    QVERIFY(some.all().size() < all.all().size());
    const LogModel& log = *some.controller.match()->log();
    int told = 0;
    int left = 0;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString line = log.at(row).text;
        const bool concerns = log.at(row).concerns;
        if (concerns) QVERIFY2(some.all().contains(line), qPrintable(line));
        ++(concerns ? told : left);
    }
    QVERIFY(told > 10);
    QVERIFY(left > 5);
}

void TestAnnouncer::canBeSilent() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 1), Announced::Nothing);
    Rng rng(1);
    desk.play(rng, 6);
    QVERIFY(desk.said.isEmpty());
}

void TestAnnouncer::tellsWhySomethingCannotBe() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 1));
    QVERIFY(settled(desk.local));
    desk.listen();
    const View view = desk.local.match().view(0);
    const auto held = std::ranges::find(view.pieces, keep::handOf(0), &Piece::pile);
    QVERIFY(held != view.pieces.end());
    for (int times = 1; times <= 2; ++times) { // who tries again is told again
        desk.said.clear();
        QVERIFY(desk.controller.pick(static_cast<int>(held->handle)));
        QVERIFY(!desk.controller.drop(keep::kFirstCastle, 0));
        desk.listen();
        QCOMPARE(desk.said.size(), 1);
        QVERIFY(desk.said.front().contains(desk.controller.decision()->refusal().sentence));
        QVERIFY(desk.said.front().startsWith(desk.controller.decision()->refusal().title));
        QVERIFY(desk.urgent.last());
    }
}

void TestAnnouncer::tellsThatItIsTakenBack() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 2, UndoRule::Practice));
    Rng rng(4);
    desk.play(rng, 1);
    QVERIFY(desk.local.canUndo());
    const QString line = desk.logLines().last();
    desk.said.clear();
    desk.local.undo();
    desk.listen();
    QVERIFY2(desk.all().startsWith(QStringLiteral("Taken back.")), qPrintable(desk.all()));
    desk.said.clear();
    desk.local.redo();
    desk.listen();
    QVERIFY2(desk.all().contains(line), qPrintable(desk.all()));
}

/// "Rather not", and Esc: one is back where one was, and hears where that is.
void TestAnnouncer::tellsTheTaskAfterAQuestionIsCalledOff() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 101));
    desk.controller.setAsksOfWaste(true);
    Rng rng(101);
    for (int decisions = 0; decisions < 60 && !desk.controller.decision()->isAsking(); ++decisions) {
        QVERIFY(settled(desk.local));
        desk.controller.choose(0);
        if (!desk.controller.decision()->isAsking()) desk.play(rng, 1);
    }
    QVERIFY(desk.controller.decision()->isAsking());
    desk.listen();
    desk.said.clear();
    desk.controller.cancel();
    desk.listen();
    QCOMPARE(desk.said, QStringList{desk.controller.decision()->prompt()});
}

QTEST_MAIN(TestAnnouncer)
#include "announcer.moc"
