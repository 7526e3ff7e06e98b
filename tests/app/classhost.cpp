// SPDX-License-Identifier: GPL-3.0-or-later
// A class with pages, over real sockets: the teacher's table, questions, answers, and what no page learns
// before the teacher shows it.
#include "hands/classhost.h"
#include "browserclient.h"
#include "table/localtable.h"
#include "table/pictures.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

using Kind = ClassQuestion::Kind;

Match matchOf(const char* game, Seed seed) {
    std::vector<Player> players{{"Anna", false, ""}, {"Bert", false, ""}};
    return {*findGame(game), Setup{2, {}}, std::move(players), seed, UndoRule::Practice};
}

/// A table that stands still, as at the teacher's.
std::unique_ptr<LocalTable> tableOf(const char* game, Seed seed, Seat eyes) {
    auto table = std::make_unique<LocalTable>(matchOf(game, seed));
    table->setEyes(eyes);
    waitUntil([&] { return isSeat(table->match().decider()); }); // the cards are dealt
    table->setPaused(true);
    return table;
}

} // namespace

class TestClassHost : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void pagesShowTheTable();
    void anotherTable();
    void yesOrNo();
    void anAnswerIsChanged();
    void aReloadedPageHasItsAnswer();
    void where();
    void aScreen();
    void noMoreThanThereIsRoomFor();
    void theDoorIsClosed();

  private:
    std::unique_ptr<Browser> page(const char* name, bool isScreen = false) {
        auto page =
            std::make_unique<Browser>(host_->door().invitation().port, host_->door().invitation().key);
        if (!waitUntil([&] { return page->isAgreed; })) return page;
        page->say({{QStringLiteral("do"), QStringLiteral("come")},
                   {QStringLiteral("browser"), QLatin1String(name)},
                   {QStringLiteral("screen"), isScreen}});
        page->gets("state");
        return page;
    }
    static QJsonObject question(const Browser& page) { return page.section("question"); }
    static bool isAsked(const Browser& page) {
        return waitUntil([&] { return !question(page).isEmpty(); });
    }
    static void answer(Browser& page, int answer) {
        page.say({{QStringLiteral("do"), QStringLiteral("answer")},
                  {QStringLiteral("question"), question(page)[QStringLiteral("id")]},
                  {QStringLiteral("answer"), answer}});
    }
    bool areAnswered(int count) const {
        return waitUntil([&] { return host_->question().answered() == count; });
    }

    std::unique_ptr<LocalTable> table_;
    std::unique_ptr<ClassHost> host_;
};

void TestClassHost::init() {
    table_ = tableOf("castle-keep", 5, 0);
    host_ = std::make_unique<ClassHost>(QStringLiteral("The teacher’s table"));
    const auto opened = host_->open(QHostAddress(QHostAddress::LocalHost), Invitation::fresh());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.problem().text()));
    host_->setTable(table_.get());
}

void TestClassHost::cleanup() {
    host_.reset();
    table_.reset();
}

/// As the teacher's window shows it: with the hand that lies open there, and without the other one.
void TestClassHost::pagesShowTheTable() {
    auto one = page("one");
    QVERIFY(one->messages[QStringLiteral("seated")][QStringLiteral("class")].toBool());
    QCOMPARE(host_->pages(), 1);
    const Match& match = table_->match();
    const QString all = QString::fromUtf8(QJsonDocument(one->sections).toJson());
    const auto facesOf = [&](Seat seat, Seat other) {
        const View known = match.view(other);
        QStringList faces;
        for (const Piece& piece : match.view(seat).pieces)
            if (piece.face != kHidden && std::ranges::none_of(known.pieces, [&](const Piece& same) {
                    return same.face == piece.face;
                }))
                faces << QLatin1Char('"') + facePath(SeenMatch(match, seat), piece.face, piece.look) +
                             QLatin1Char('"');
        return faces;
    };
    const QStringList open = facesOf(0, 1);
    const QStringList secret = facesOf(1, 0);
    QVERIFY(!open.isEmpty() && !secret.isEmpty());
    QVERIFY(all.contains(open.front()));
    for (const QString& face : secret) QVERIFY2(!all.contains(face), qPrintable(face));
    for (const char* section : {"ask", "choices", "targets", "refusal"})
        QVERIFY(!one->sections.contains(QLatin1String(section)));
    const std::size_t before = match.history().size();
    one->say({{QStringLiteral("do"), QStringLiteral("click")},
              {QStringLiteral("n"), 1},
              {QStringLiteral("handle"), 1}});
    one->say("ping");
    QVERIFY(one->gets("pong"));
    QCOMPARE(match.history().size(), before);
}

void TestClassHost::anotherTable() {
    auto one = page("one");
    host_->ask(Kind::Where, QStringLiteral("Where?"));
    QVERIFY(isAsked(*one));
    table_.reset(); // as while a piece is laid elsewhere
    table_ = tableOf("castle-rampage", 7, kAllHands);
    host_->setTable(table_.get());
    QVERIFY(waitUntil(
        [&] { return one->section("table")[QStringLiteral("game")] == QLatin1String("castle-rampage"); }));
    QVERIFY(waitUntil([&] { return question(*one).isEmpty(); }));
    QVERIFY(!host_->question().isAsked());
}

/// Nobody learns how many have answered what before it is shown, but for how many have answered at all.
void TestClassHost::yesOrNo() {
    std::vector<std::unique_ptr<Browser>> pages;
    for (const char* name : {"one", "two", "three", "four"}) pages.push_back(page(name));
    auto screen = page("", true);
    host_->ask(Kind::YesNo, QStringLiteral("May she?"));
    for (const auto& each : pages) {
        QVERIFY(isAsked(*each));
        QCOMPARE(question(*each)[QStringLiteral("text")].toString(), QStringLiteral("May she?"));
        QCOMPARE(question(*each)[QStringLiteral("mine")].toInt(), -1);
    }
    answer(*pages[0], 0);
    answer(*pages[1], 1);
    answer(*pages[2], 1);
    answer(*pages[3], 2); // no such answer
    QVERIFY(areAnswered(3));
    QCOMPARE(host_->asked(), 4);
    QVERIFY(waitUntil([&] { return question(*screen)[QStringLiteral("answered")].toInt() == 3; }));
    QCOMPARE(question(*screen)[QStringLiteral("of")].toInt(), 4);
    QVERIFY(waitUntil([&] { return question(*pages[1])[QStringLiteral("mine")].toInt() == 1; }));
    QVERIFY(!question(*screen).contains(QLatin1String("counts")));
    QVERIFY(!question(*pages[0]).contains(QLatin1String("counts")));
    host_->showAnswers();
    const QJsonArray counts{1, 2};
    for (const auto& each : pages)
        QVERIFY(waitUntil([&] { return question(*each)[QStringLiteral("counts")].toArray() == counts; }));
    QVERIFY(waitUntil([&] { return question(*screen)[QStringLiteral("counts")].toArray() == counts; }));
    answer(*pages[3], 0); // too late
    pages[3]->messages.clear();
    pages[3]->say("ping");
    QVERIFY(pages[3]->gets("pong"));
    QCOMPARE(host_->question().answered(), 3);
    host_->ask(Kind::YesNo, QStringLiteral("And now?"));
    QCOMPARE(host_->question().answered(), 0);
    QVERIFY(waitUntil([&] { return question(*pages[0])[QStringLiteral("mine")].toInt() == -1; }));
}

void TestClassHost::anAnswerIsChanged() {
    auto one = page("one");
    host_->ask(Kind::YesNo, QStringLiteral("May she?"));
    QVERIFY(isAsked(*one));
    for (const int each : {0, 1, 0, 1}) answer(*one, each);
    QVERIFY(waitUntil([&] { return question(*one)[QStringLiteral("mine")].toInt() == 1; }));
    QCOMPARE(host_->question().counts(), (std::vector<int>{0, 1}));
}

void TestClassHost::aReloadedPageHasItsAnswer() {
    auto one = page("one");
    auto two = page("two");
    host_->ask(Kind::YesNo, QStringLiteral("May she?"));
    QVERIFY(isAsked(*one) && isAsked(*two));
    answer(*one, 0);
    QVERIFY(areAnswered(1));
    one.reset();
    QVERIFY(waitUntil([&] { return host_->pages() == 1; }));
    QCOMPARE(host_->asked(), 2); // an answer stays though a phone sleeps
    one = page("one");
    auto again = page("one"); // while the host has not noticed that another page is gone
    QCOMPARE(host_->pages(), 2);
    again.reset();
    QCOMPARE(question(*one)[QStringLiteral("mine")].toInt(-1), 0);
    answer(*one, 1);
    QVERIFY(waitUntil([&] { return host_->question().counts() == std::vector<int>{0, 1}; }));
    QCOMPARE(host_->asked(), 2);
}

/// Each place that can be pressed has a name and lies in the picture, at every size of it.
void TestClassHost::where() {
    auto one = page("one");
    for (const char* game :
         {"castle-keep", "castles", "castle-wars", "castle-rampage", "castles-of-caleira"}) {
        table_ = tableOf(game, 3, 0);
        host_->setTable(table_.get());
        host_->ask(Kind::Where, QStringLiteral("Where?"));
        for (const int width : {360, 1200}) {
            one->say({{QStringLiteral("do"), QStringLiteral("room")},
                      {QStringLiteral("width"), width},
                      {QStringLiteral("height"), 500}});
            QVERIFY2(waitUntil([&] {
                         return one->section("table")[QStringLiteral("game")] == QLatin1String(game) &&
                                question(*one)[QStringLiteral("places")].toArray().size() ==
                                    host_->question().places().size() &&
                                one->section("layout")[QStringLiteral("spots")].toObject().size() > 3;
                     }),
                     game);
            const QJsonObject spots = one->section("layout")[QStringLiteral("spots")].toObject();
            int there = 0;
            for (const QJsonValue& place : question(*one)[QStringLiteral("places")].toArray()) {
                QVERIFY(!place[QStringLiteral("name")].toString().isEmpty());
                const QString key =
                    QStringLiteral("%1/%2").arg(QString::number(place[QStringLiteral("pile")].toInt()),
                                                QString::number(place[QStringLiteral("place")].toInt()));
                there += spots.contains(key) ? 1 : 0;
            }
            QVERIFY2(there > 3, game);
        }
    }
    const int last = static_cast<int>(host_->question().places().size()) - 1;
    answer(*one, last);
    QVERIFY(areAnswered(1));
    host_->showAnswers();
    QVERIFY(
        waitUntil([&] { return question(*one)[QStringLiteral("counts")].toArray().last().toInt() == 1; }));
}

/// A screen for the room shows the way in, and has no answer of its own.
void TestClassHost::aScreen() {
    auto screen = page("screen", true);
    QCOMPARE(host_->pages(), 0);
    QCOMPARE(screen->section("door")[QStringLiteral("words")].toString(),
             wordsOf(host_->door().invitation().key));
    host_->ask(Kind::YesNo, QStringLiteral("May she?"));
    QVERIFY(isAsked(*screen));
    answer(*screen, 0);
    screen->messages.clear();
    screen->say("ping");
    QVERIFY(screen->gets("pong"));
    QCOMPARE(host_->question().answered(), 0);
    QCOMPARE(host_->asked(), 0);
}

void TestClassHost::noMoreThanThereIsRoomFor() {
    std::vector<std::unique_ptr<Browser>> pages;
    for (std::size_t number = 0; number < Audience::kMost; ++number) {
        pages.push_back(page(QByteArray::number(static_cast<int>(number)).constData()));
        QVERIFY(pages.back()->messages.contains(QStringLiteral("state")));
    }
    Browser late(host_->door().invitation().port, host_->door().invitation().key);
    late.come();
    QVERIFY(waitUntil([&] { return late.isClosed(); }));
    QCOMPARE(late.closeCode(), int(HandServer::TooMuch));
    QCOMPARE(host_->pages(), static_cast<int>(Audience::kMost));
}

void TestClassHost::theDoorIsClosed() {
    auto one = page("one");
    host_->ask(Kind::YesNo, QStringLiteral("May she?"));
    host_->close(QStringLiteral("Good night."));
    QVERIFY(one->gets("sent"));
    QVERIFY(waitUntil([&] { return one->isClosed(); }));
    QVERIFY(!host_->question().isAsked() && host_->pages() == 0);
}

QTEST_MAIN(TestClassHost)
#include "classhost.moc"
