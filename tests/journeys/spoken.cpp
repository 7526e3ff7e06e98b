// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is given to say in the real window while each game is played: somebody listens on the
// accessibility bus. All that the table tells is heard there, in that order and once, and no more.
#include "person.h"

#include "program/graphics.h"
#include "program/mainwindow.h"
#include "rooms/newgame/newgame.h"
#include "table/announcer.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"

#include <QAccessible>
#include <QApplication>
#include <QProcess>
#include <QQuickItem>
#include <QStandardPaths>
#include <QtTest>

#include <memory>

using namespace drawbridge;

namespace {

constexpr auto kOnItsOwnBus = "DRAWBRIDGE_TEST_BUS";

int pileCalled(const PileModel& piles, const char* role) {
    for (int row = 0; row < piles.rowCount(); ++row)
        if (piles.at(row).role == QLatin1String(role)) return piles.at(row).pile;
    return -1;
}

} // namespace

class SpokenJourney : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup() { window_.reset(); }
    void cleanupTestCase();
    void aMatchByEar_data();
    void aMatchByEar();
    void aRefusal();
    void theEndComesLast();

  private:
    void takeIn();

    QProcess listener_;
    QStringList heard_;
    std::unique_ptr<MainWindow> window_;
};

void SpokenJourney::initTestCase() {
    if (!qEnvironmentVariableIsSet(kOnItsOwnBus)) QSKIP("dbus-run-local is not installed");
    listener_.setProcessChannelMode(QProcess::MergedChannels);
    listener_.start(QStringLiteral(DRAWBRIDGE_LISTENER), {});
    QVERIFY(listener_.waitForStarted());
    if (!QTest::qWaitFor(
            [this] { return listener_.canReadLine() || listener_.state() == QProcess::NotRunning; }, 20000) ||
        listener_.readLine().trimmed() != "listening")
        QSKIP("nobody can listen to the accessibility bus here");
    QTRY_VERIFY_WITH_TIMEOUT(QAccessible::isActive(), 20000);
}

void SpokenJourney::cleanupTestCase() {
    listener_.kill();
    listener_.waitForFinished();
}

void SpokenJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/")));
    writeHastySettings();
    window_ = std::make_unique<MainWindow>();
    window_->resize(1366, 740);
    window_->show();
    QTest::qWait(500); // for what the test before has left
    takeIn();
    heard_.clear();
}

/// What has been heard by now.
void SpokenJourney::takeIn() {
    while (listener_.canReadLine()) heard_ << QString::fromUtf8(listener_.readLine()).trimmed();
}

void SpokenJourney::aMatchByEar_data() {
    QTest::addColumn<QByteArray>("game");
    for (const GameInfo* game : allGames()) QTest::newRow(game->id().data()) << QByteArray(game->id().data());
}

void SpokenJourney::aMatchByEar() {
    QFETCH(QByteArray, game);
    NewGame choice = rememberedGame(*findGame(game.toStdString()));
    choice.seed = 7;
    for (Player& player : choice.players)
        if (player.isBot) player.bot = "greedy";
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    const Somebody person(*window_);
    QStringList said;
    const auto* announcer = person.view().findChild<Announcer*>();
    QVERIFY(announcer);
    connect(announcer, &Announcer::said, this, [&said](const QString& words) { said << words; });
    int moves = 0;
    for (; moves < 25 && person.wait() && !person.table().match()->isOver(); ++moves)
        QVERIFY(person.local().play(person.wants()));
    QVERIFY(moves > 8);
    QTest::qWait(2000); // for the last of it
    disconnect(announcer, nullptr, this, nullptr);
    QVERIFY(said.join(QString()).size() > 200);
    QTRY_VERIFY2_WITH_TIMEOUT((takeIn(), heard_.size() >= said.size()), qPrintable(heard_.join('\n')), 20000);
    for (qsizetype line = 0; line < said.size(); ++line) QCOMPARE(heard_[line], said[line].simplified());
    QCOMPARE(heard_.size(), said.size());
}

void SpokenJourney::aRefusal() {
    window_->startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    const Somebody person(*window_);
    QVERIFY(person.wait());
    QTest::qWait(2000); // until what the match begins with has been said
    takeIn();
    heard_.clear();
    // A tile of the hand onto the castle before two have been drawn.
    const int castle = pileCalled(*person.table().piles(), "castle 1");
    const int hand = pileCalled(*person.table().piles(), "hand 1");
    const PieceModel& pieces = *person.table().pieces();
    int held = 0;
    for (int row = 0; row < pieces.rowCount(); ++row)
        if (pieces.at(row).pile == hand) held = pieces.at(row).handle;
    QVERIFY(person.table().pick(held));
    QVERIFY(!person.table().drop(castle, 0));
    QVERIFY(!person.table().decision()->refusal().sentence.isEmpty());
    QTRY_VERIFY((takeIn(), !heard_.isEmpty()));
    QVERIFY2(heard_.front().contains(person.table().decision()->refusal().sentence),
             qPrintable(heard_.front()));
}

/// The roll at the end takes the focus, and with it the word: it waits for what has led there.
void SpokenJourney::theEndComesLast() {
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    choice.seed = 7;
    for (Player& player : choice.players) {
        player.isBot = true;
        player.bot = "greedy";
    }
    window_->startNew(choice);
    const Somebody person(*window_);
    const auto* announcer = person.view().findChild<Announcer*>();
    QVERIFY(announcer);
    QString said;
    connect(announcer, &Announcer::said, this, [&said](const QString& words) { said = words; });
    const auto* roll = person.view().rootObject()->findChild<QQuickItem*>(QStringLiteral("endSheet"));
    QVERIFY(roll);
    QString beforeTheRoll;
    QTRY_VERIFY_WITH_TIMEOUT((beforeTheRoll = said, roll->isVisible()), 60000);
    QVERIFY(person.table().match()->isOver());
    QVERIFY(!beforeTheRoll.isEmpty());
    QTest::qWait(1000);
    disconnect(announcer, nullptr, this, nullptr);
    QCOMPARE(said, beforeTheRoll);
}

int main(int argc, char** argv) {
    // A bus of its own, so that nobody else's programs are heard.
    if (!qEnvironmentVariableIsSet(kOnItsOwnBus) &&
        !QStandardPaths::findExecutable(QStringLiteral("dbus-run-local")).isEmpty()) {
        qputenv(kOnItsOwnBus, "1");
        qputenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
        QStringList again{QStringLiteral("--")};
        for (int i = 0; i < argc; ++i) again << QString::fromLocal8Bit(argv[i]);
        return QProcess::execute(QStringLiteral("dbus-run-local"), again);
    }
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    SpokenJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "spoken.moc"
