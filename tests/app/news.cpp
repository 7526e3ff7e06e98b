// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened since one's turn: on the strip in the toolbar, on the table, and on the curtain.
#include "table/news.h"
#include "match/gamestate.h"
#include "play.h"
#include "program/newsstrip.h"
#include "program/tabletoolbar.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "waiting.h"

#include <QAction>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

struct Desk {
    explicit Desk(Match match)
        : local(std::move(match)) {
        controller.setMotion(0);
        controller.setTable(&local);
    }

    /// Plays on until that seat has had a turn and is to decide again.
    bool comeRound(Seat seat, Rng& rng) {
        for (bool away = false; !local.match().isOver();) {
            if (!settled(local)) return false;
            if (local.match().decider() != seat) away = true;
            if (away && local.match().state().turn() == seat && local.match().decider() == seat) return true;
            local.liftCurtain();
            local.play(randomMove(local.match().state(), rng));
            away = away || local.match().state().turn() != seat;
        }
        return false;
    }
    /// The events that are new, those of each player together, in the order in which the players come.
    QList<int> newsByPlayer() {
        QList<std::pair<QString, QList<int>>> players;
        const LogModel& log = *controller.match()->log();
        for (int row = 0; row < log.rowCount(); ++row) {
            const LogRow& line = log.at(row);
            if (!line.isNew) continue;
            QString shield = line.shield;
            if (shield.isEmpty() && row > 0) shield = log.at(row - 1).shield;
            auto player = std::ranges::find(players, shield, &std::pair<QString, QList<int>>::first);
            if (player == players.end()) player = players.insert(players.end(), {shield, {}});
            player->second << line.eventIndex;
        }
        QList<int> events;
        for (const auto& [shield, theirs] : players) events << theirs;
        return events;
    }

    LocalTable local;
    TableController controller;
};

} // namespace

class News : public QObject {
    Q_OBJECT

  private slots:
    void coinsForWhatWasDone();
    void keysPointAtThem();
    void anEmptyStripGivesTheKeysBack();
    void whereThereIsLittleRoom();
    void theCurtainTellsWhatEverybodyKnows();
    void buttonsOfTheBeamKeepTheirPlaces_data();
    void buttonsOfTheBeamKeepTheirPlaces();
};

void News::coinsForWhatWasDone() {
    Desk desk(matchOf(setupOf(3, keep::Variant::Base), 1, 17));
    Rng rng(17);
    QVERIFY(desk.comeRound(0, rng));
    const QList<int> events = desk.newsByPlayer();
    QVERIFY(!events.isEmpty());
    NewsStrip strip;
    QVERIFY(strip.isEmpty());
    strip.resize(1200, 40);
    strip.show();
    QVERIFY(QTest::qWaitForWindowExposed(&strip));
    strip.tell(desk.controller.match()->log(), desk.controller.match()->newsFrom());
    QVERIFY(!strip.isEmpty());
    // Each of them can be pointed at.
    QSignalSpy pointed(&strip, &NewsStrip::pointed);
    QList<int> seen;
    for (int x = 0; x < strip.width(); ++x) {
        QTest::mouseMove(&strip, {x, strip.height() / 2});
        while (!pointed.isEmpty())
            if (const int event = pointed.takeFirst().first().toInt(); event >= 0) seen << event;
    }
    QCOMPARE(seen, events);
    QSignalSpy opened(&strip, &NewsStrip::opened);
    QTest::mouseClick(&strip, Qt::LeftButton);
    QCOMPARE(opened.size(), 1);
}

void News::keysPointAtThem() {
    Desk desk(matchOf(setupOf(3, keep::Variant::Base), 1, 17));
    Rng rng(17);
    QVERIFY(desk.comeRound(0, rng));
    const QList<int> events = desk.newsByPlayer();
    QVERIFY(events.size() > 1);
    NewsStrip strip;
    strip.resize(1200, 40);
    strip.tell(desk.controller.match()->log(), desk.controller.match()->newsFrom());
    QSignalSpy pointed(&strip, &NewsStrip::pointed);
    QTest::keyClick(&strip, Qt::Key_End);
    QCOMPARE(pointed.takeLast().first().toInt(), events.last());
    // A screen reader reads what it is about.
    const LogModel& log = *desk.controller.match()->log();
    const LogRow& last = log.at(log.rowCount() - 1);
    if (last.eventIndex == events.last()) QCOMPARE(strip.accessibleName(), last.text);
    QTest::keyClick(&strip, Qt::Key_Left);
    QCOMPARE(pointed.takeLast().first().toInt(), events[events.size() - 2]);
    QTest::keyClick(&strip, Qt::Key_Home);
    QCOMPARE(pointed.takeLast().first().toInt(), events.first());
    // When the match goes on nothing old is pointed at.
    desk.local.play(randomMove(desk.local.match().state(), rng));
    QVERIFY(settled(desk.local));
    strip.tell(nullptr, 0);
    QCOMPARE(pointed.takeLast().first().toInt(), -1);
    QVERIFY(strip.isEmpty());
}

/// All is taken back while the keys are here.
void News::anEmptyStripGivesTheKeysBack() {
    Desk desk(matchOf(setupOf(3, keep::Variant::Base), 1, 17));
    Rng rng(17);
    QVERIFY(desk.comeRound(0, rng));
    NewsStrip strip;
    strip.resize(1200, 40);
    strip.tell(desk.controller.match()->log(), desk.controller.match()->newsFrom());
    strip.show();
    QVERIFY(QTest::qWaitForWindowActive(&strip));
    strip.setFocus(Qt::TabFocusReason);
    QVERIFY(strip.hasFocus());
    QSignalSpy left(&strip, &NewsStrip::left);
    strip.tell(nullptr, 0);
    QVERIFY(strip.isEmpty());
    QCOMPARE(left.size(), 1);
    QSignalSpy pointed(&strip, &NewsStrip::pointed);
    QSignalSpy opened(&strip, &NewsStrip::opened);
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_End, Qt::Key_Left, Qt::Key_Right, Qt::Key_Return})
        QTest::keyClick(&strip, key);
    QVERIFY(pointed.isEmpty() && opened.isEmpty());
}

void News::whereThereIsLittleRoom() {
    Desk desk(matchOf(setupOf(4, keep::Variant::Base), 1, 5));
    Rng rng(5);
    QVERIFY(desk.comeRound(0, rng));
    NewsStrip strip;
    strip.tell(desk.controller.match()->log(), desk.controller.match()->newsFrom());
    const QList<int> events = desk.newsByPlayer();
    for (const int wide : {600, 200, 90, 20}) {
        strip.resize(wide, 40);
        const QImage drawn = strip.grab().toImage();
        QCOMPARE(drawn.width(), wide);
        // Keys reach them all, drawn or not.
        QSignalSpy pointed(&strip, &NewsStrip::pointed);
        QTest::keyClick(&strip, Qt::Key_Home);
        QTest::keyClick(&strip, Qt::Key_End);
        QCOMPARE(pointed.takeLast().first().toInt(), events.last());
        QTest::keyClick(&strip, Qt::Key_Home);
        QCOMPARE(pointed.takeLast().first().toInt(), events.first());
    }
}

void News::theCurtainTellsWhatEverybodyKnows() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 2, 9));
    Rng rng(9);
    int told = 0;
    SeatSet played = 0;
    for (int moves = 0; moves < 120 && !desk.local.match().isOver(); ++moves) {
        QVERIFY(settled(desk.local));
        if (!desk.local.curtainDown()) {
            QVERIFY(desk.controller.match()->curtainNews().isEmpty());
            if (const Seat decider = desk.local.match().decider(); isSeat(decider))
                played = static_cast<SeatSet>(played | only(decider));
            desk.local.play(randomMove(desk.local.match().state(), rng));
            continue;
        }
        const Match& match = desk.local.match();
        QCOMPARE(desk.controller.match()->newsTitle(), contains(played, desk.local.curtainFor())
                                                           ? QStringLiteral("Since your turn")
                                                           : QStringLiteral("So far"));
        QStringList open;
        for (std::size_t item = sinceTurnOf(desk.local.seen(), desk.local.curtainFor());
             item < match.history().size(); ++item)
            if (!isNewsTo(desk.local.seen(), desk.local.curtainFor(), item))
                continue;
            else if (const QString line =
                         desk.local.text().logLine(match.told(item, kNobody), desk.local.names());
                     !line.isEmpty())
                open << line;
        QStringList lines;
        for (const LogRow& line : desk.controller.match()->curtainNews()) lines << line.text;
        QCOMPARE(lines, open);
        told += static_cast<int>(open.size());
        desk.local.liftCurtain();
    }
    QVERIFY(told > 20);
}

void News::buttonsOfTheBeamKeepTheirPlaces_data() {
    QTest::addColumn<int>("width");
    for (const int width : {900, 1100, 1280, 1366, 1600, 1920}) QTest::addRow("%d", width) << width;
}

/// Whatever is told between them during a match.
void News::buttonsOfTheBeamKeepTheirPlaces() {
    QFETCH(int, width);
    Desk desk(matchOf(setupOf(3, keep::Variant::Base), 1, 17));
    Rng rng(17);
    QVERIFY(desk.comeRound(0, rng));
    QMainWindow window;
    QList<QAction*> acts;
    for (const char* words : {"Undo", "Redo", "Hint", "Pause", "Since your turn", "Log (9)", "Rules"}) {
        acts << new QAction(QIcon(QStringLiteral(":/qt/qml/Drawbridge/Scene/marks/turn.svg")),
                            QString::fromLatin1(words), &window);
    }
    acts[3]->setProperty(TableToolBar::kOtherWords, QStringLiteral("Go on"));
    TableToolBar toolBar({new QAction(QStringLiteral("The hall"), &window)}, acts, &window);
    window.addToolBar(&toolBar);
    window.resize(width, 600);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto places = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QTest::qWait(10);
        QList<QRect> found;
        for (const auto* button : toolBar.findChildren<QToolButton*>())
            if (button->defaultAction() && button->isVisible())
                found << QRect(button->mapTo(&toolBar, QPoint()), button->size());
        return found;
    };
    toolBar.tellGame(QStringLiteral("Castle Keep"), QStringLiteral("Your turn"), {});
    const QList<QRect> before = places();
    QCOMPARE(before.size(), 8);
    toolBar.tellKept(QStringLiteral("Kept for next time"), {});
    QCOMPARE(places(), before);
    toolBar.tellGame(QStringLiteral("Castle Keep"),
                     QStringLiteral("Ermengarde of the Long Bridge is thinking"),
                     QStringLiteral("Bots are paused"));
    QCOMPARE(places(), before);
    toolBar.news()->tell(desk.controller.match()->log(), desk.controller.match()->newsFrom());
    acts[5]->setIconText(QStringLiteral("Log (110)"));
    acts[3]->setIconText(QStringLiteral("Go on"));
    acts[3]->setProperty(TableToolBar::kOtherWords, QStringLiteral("Pause"));
    QCOMPARE(places(), before);
    toolBar.tellKept({}, {});
    QCOMPARE(places(), before);
}

QTEST_MAIN(News)
#include "news.moc"
