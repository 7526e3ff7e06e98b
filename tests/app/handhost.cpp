// SPDX-License-Identifier: GPL-3.0-or-later
// A match with pages, over real sockets: sitting down, playing, coming back, taking over, and what strangers
// and the too curious get: nothing.
#include "hands/handhost.h"
#include "browserclient.h"
#include "core/rng.h"
#include "hands/pagetable.h"
#include "match/gamestate.h"
#include "match/seenmatch.h"
#include "play.h"
#include "table/pictures.h"
#include "table/session.h"
#include "waiting.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <vector>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

QJsonObject sitting(int seat, const char* name) {
    return {{QStringLiteral("do"), QStringLiteral("sit")},
            {QStringLiteral("seat"), seat},
            {QStringLiteral("name"), QString::fromUtf8(name)}};
}

/// A match for people that stands at a position.
Match standing(const GameState& state) {
    std::vector<Player> people;
    for (int seat = 0; seat < state.seats(); ++seat)
        people.push_back({QStringLiteral("Player %1").arg(seat + 1).toStdString(), false, ""});
    return {state.clone(), std::move(people), 1, UndoRule::Fair};
}

/// The pictures of all cards whose faces anybody at the table knows.
QSet<QString> facesIn(const Match& match) {
    QSet<QString> faces;
    for (Seat seat = 0; seat < match.players().size(); ++seat)
        for (const Piece& piece : match.view(seat).pieces)
            if (piece.face != kHidden) faces << facePath(SeenMatch(match, seat), piece.face, piece.look);
    return faces;
}

/// All that a page gets that sits down at a seat of a match and asks for cards, rules and pictures: texts by
/// what was asked for, pictures by their names.
QMap<QString, QByteArray> toldTo(Seat seat, const GameState& state, const QSet<QString>& faces) {
    Session session(standing(state));
    session.setPaused(true);
    HandHost host(session, QStringLiteral("Anna’s table"));
    QMap<QString, QByteArray> told;
    const Invitation invitation{QByteArray(SealedChannel::kKeyBytes, 'k'), QStringLiteral("room"), 0, {}};
    if (!host.open(QHostAddress(QHostAddress::LocalHost), invitation)) return told;
    host.offer(seat);
    Browser page(host.invitation().port, invitation.key);
    const auto note = [&](const QString& what, const QJsonObject& answer) {
        told[what] = QJsonDocument(answer).toJson();
    };
    const auto ask = [&](const QJsonObject& question, const char* kind, const QString& what) {
        page.messages.remove(QLatin1String(kind));
        page.say(question);
        if (page.gets(kind)) note(what, page.messages[QLatin1String(kind)]);
    };
    page.come();
    if (page.gets("door")) note(QStringLiteral("door"), page.messages[QStringLiteral("door")]);
    page.say(sitting(seat, "Clara"));
    page.gets("state");
    page.say({{QStringLiteral("do"), QStringLiteral("room")},
              {QStringLiteral("width"), 390},
              {QStringLiteral("height"), 300}});
    waitUntil([&] { return page.section("layout")[QStringLiteral("width")].toInt() > 0; });
    note(QStringLiteral("state"), page.sections);
    // No more than a page may say at once.
    for (const QString& handle : page.section("pieces").keys().mid(0, 60))
        ask({{QStringLiteral("do"), QStringLiteral("card")}, {QStringLiteral("handle"), handle.toInt()}},
            "card", QStringLiteral("card ") + handle);
    const QString all = QString::fromUtf8(QJsonDocument(page.sections).toJson());
    qsizetype shown = 0;
    for (const QString& face : faces) {
        shown += all.contains(QLatin1Char('"') + face + QLatin1Char('"')) ? 1 : 0;
        page.say({{QStringLiteral("do"), QStringLiteral("picture")},
                  {QStringLiteral("face"), face},
                  {QStringLiteral("width"), 40}});
    }
    waitUntil([&] { return page.pictures.size() >= shown; });
    page.messages.clear();
    page.say("ping");
    page.gets("pong");
    for (auto one = page.pictures.cbegin(); one != page.pictures.cend(); ++one) told[one.key()] = one.value();
    return told;
}

} // namespace

class TestHandHost : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void oneSitsDownAndPlays();
    void emptySquares();
    void whoeverActsIsToldAtOnce();
    void aGestureIsDoneOnce();
    void aLateGestureIsRefused();
    void oneComesBack();
    void whatHappenedMeanwhile();
    void theNewerBrowserAsks();
    void aDeadConnectionIsNoOtherPage();
    void noSeatForTwo();
    void onlyWhatTheSeatSees();
    void secretsStay_data();
    void secretsStay();
    void onlyOnesOwnSeat();
    void aBotStandsIn();
    void aBotPlaysUntilSomebodyComes();
    void aBotThatStoodInGetsUp();
    void everybodyWantsARematch();
    void peopleCrossOverToTheNextMatch();
    void hints();
    void aNod();
    void onlookers();
    void onlookersShareATable();
    void aScreenForTheRoom();
    void aNewInvitation();
    void theDoorIsClosed();
    void theDoorIsMoved();
    void strangers_data();
    void strangers();
    void whatThePageMayReach_data();
    void whatThePageMayReach();
    void repeatedFrames();
    void aCrowdKeepsNobodyOut();

  private:
    /// A match of two people, with the door open.
    void begin(UndoRule undo);
    std::unique_ptr<Browser> browser() {
        return std::make_unique<Browser>(host_->invitation().port, host_->invitation().key);
    }
    /// A browser in that seat.
    std::unique_ptr<Browser> seated(int seat, const char* name) {
        auto page = browser();
        page->come();
        if (!page->gets("door")) return page;
        page->say(sitting(seat, name));
        page->gets("state");
        return page;
    }
    int decider() const { return session_->match().decider(); }
    static QString tokenOf(const Browser& page) {
        return page.messages[QStringLiteral("seated")][QStringLiteral("token")].toString();
    }
    /// A gesture that makes a move: a picked piece and one of its places; empty: none was found.
    static QJsonObject someDrop(Browser& page);

    std::unique_ptr<Session> session_;
    std::unique_ptr<HandHost> host_;
};

void TestHandHost::init() { begin(UndoRule::Fair); }

void TestHandHost::begin(UndoRule undo) {
    host_.reset();
    std::vector<Player> people{{"Anna", false, ""}, {"Bert", false, ""}};
    session_ =
        std::make_unique<Session>(Match(*findGame("castle-keep"), Setup{2, {}}, std::move(people), 5, undo));
    host_ = std::make_unique<HandHost>(*session_, QStringLiteral("Anna’s table"));
    const auto opened = host_->open(QHostAddress(QHostAddress::LocalHost), Invitation::fresh());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.problem().text()));
    host_->offer(0);
    host_->offer(1);
    QVERIFY(waitUntil([this] { return isSeat(session_->match().decider()); }));
}

void TestHandHost::cleanup() {
    host_.reset();
    session_.reset();
}

QJsonObject TestHandHost::someDrop(Browser& page) {
    QSet<int> tried;
    int number = page.done;
    for (int times = 0; times < 60; ++times) {
        int handle = 0;
        for (const QJsonValue& piece : page.section("pieces"))
            if (piece[QStringLiteral("movable")].toBool() &&
                !tried.contains(piece[QStringLiteral("handle")].toInt()))
                handle = piece[QStringLiteral("handle")].toInt();
        const int before = page.moment();
        page.say({{QStringLiteral("do"), QStringLiteral("click")},
                  {QStringLiteral("n"), ++number},
                  {QStringLiteral("at"), before},
                  {QStringLiteral("handle"), handle}});
        if (!waitUntil([&] { return page.done == number; })) return {};
        waitUntil([&] { return page.isAsked(); });
        tried.insert(handle);
        if (page.moment() != before) tried.clear(); // it was a move: a tile has been drawn
        const QJsonArray targets = page.sections[QStringLiteral("targets")].toArray();
        if (targets.isEmpty()) continue;
        return {{QStringLiteral("do"), QStringLiteral("drop")},
                {QStringLiteral("n"), number + 1},
                {QStringLiteral("at"), page.moment()},
                {QStringLiteral("pile"), targets[0][QStringLiteral("pile")]},
                {QStringLiteral("place"), targets[0][QStringLiteral("place")]}};
    }
    return {};
}

void TestHandHost::oneSitsDownAndPlays() {
    const int first = decider();
    auto page = seated(first, "Clara");
    QCOMPARE(QString::fromStdString(session_->match().players()[static_cast<std::size_t>(first)].name),
             QStringLiteral("Clara"));
    QVERIFY(host_->at(static_cast<Seat>(first)) == HandHost::At::Hand);
    QVERIFY(page->isAsked());
    const std::size_t before = session_->match().history().size();
    QJsonObject drop = someDrop(*page);
    QVERIFY(!drop.isEmpty());
    page->say(drop);
    QVERIFY(waitUntil([&] { return page->done == drop[QStringLiteral("n")].toInt(); }));
    QVERIFY(session_->match().history().size() > before);
    // What Undo would take back, or why it takes nothing back.
    const QJsonObject ask = page->section("ask");
    const bool canUndo = ask[QStringLiteral("canUndo")].toBool();
    QCOMPARE(ask[QStringLiteral("undoWords")].toString().isEmpty(), !canUndo);
    QCOMPARE(ask[QStringLiteral("whyNoUndo")].toString().isEmpty(), canUndo);
    QVERIFY(
        waitUntil([&] { return page->moment() == static_cast<int>(session_->match().history().size()); }));
}

/// They have pictures, and a piece lies in them as it would on the table.
void TestHandHost::emptySquares() {
    auto page = seated(decider(), "Clara");
    page->say({{QStringLiteral("do"), QStringLiteral("room")},
               {QStringLiteral("width"), 390},
               {QStringLiteral("height"), 700}});
    QVERIFY(waitUntil([&] { return !page->section("layout").isEmpty(); }));
    const QJsonObject empty = page->section("layout")[QStringLiteral("slots")].toObject();
    QCOMPARE(empty.size(), 2); // castles
    for (const QJsonValue& squares : empty)
        for (const QJsonValue& square : squares.toArray())
            QVERIFY(square[4].toString().startsWith(QStringLiteral("castle-keep/slot-")));
    // One's own hand is beside the table and takes no room on it; the others' hands lie there.
    const QJsonArray hand = page->section("table")[QStringLiteral("hand")].toArray();
    const QJsonObject laid = page->section("layout")[QStringLiteral("piles")].toObject();
    QCOMPARE(hand.size(), 1);
    QVERIFY(!laid.contains(QString::number(hand[0].toInt())));
    int hands = 0;
    for (const QJsonValue& pile : page->sections[QStringLiteral("piles")].toArray())
        if (pile[QStringLiteral("use")].toInt() == PileModel::Held)
            hands += laid.contains(QString::number(pile[QStringLiteral("pile")].toInt())) ? 1 : 0;
    QCOMPARE(hands, 1);
    QVERIFY(!someDrop(*page).isEmpty());
    int turned = 0;
    for (const QJsonValue& spot : page->section("layout")[QStringLiteral("spots")].toObject())
        turned += spot.toArray().size() == 5 ? 1 : 0;
    QVERIFY(turned > 0);
}

/// Others are told a little later, and once of all that happens together.
void TestHandHost::whoeverActsIsToldAtOnce() {
    PageTable acting(*session_, 0, QString(), [](int) { return QString(); });
    PageTable other(*session_, 1, QString(), [](int) { return QString(); });
    const QSignalSpy toldActing(&acting, &PageTable::changed);
    const QSignalSpy toldOther(&other, &PageTable::changed);
    acting.tellSoon();
    other.tellSoon();
    acting.tellNow();
    QCOMPARE(toldActing.size(), 1);
    QCOMPARE(toldOther.size(), 0);
    other.tellSoon();
    QVERIFY(waitUntil([&] { return !toldOther.isEmpty(); }));
    QTest::qWait(100);
    QCOMPARE(toldOther.size(), 1);
    QCOMPARE(toldActing.size(), 1);
}

void TestHandHost::aGestureIsDoneOnce() {
    auto page = seated(decider(), "Clara");
    QJsonObject drop = someDrop(*page);
    QVERIFY(!drop.isEmpty());
    page->say(drop);
    QVERIFY(waitUntil([&] { return page->done == drop[QStringLiteral("n")].toInt(); }));
    const std::size_t after = session_->match().history().size();
    page->messages.clear();
    page->say(drop); // the answer was lost: it asks again
    QVERIFY(page->gets("state"));
    QCOMPARE(session_->match().history().size(), after);
}

void TestHandHost::aLateGestureIsRefused() {
    auto page = seated(decider(), "Clara");
    QJsonObject drop = someDrop(*page);
    QVERIFY(!drop.isEmpty());
    drop[QStringLiteral("at")] = page->moment() - 1;
    const std::size_t before = session_->match().history().size();
    page->say(drop);
    QVERIFY(waitUntil([&] { return page->done == drop[QStringLiteral("n")].toInt(); }));
    QCOMPARE(session_->match().history().size(), before);
    QVERIFY(!page->section("refusal")[QStringLiteral("sentence")].toString().isEmpty());
}

void TestHandHost::oneComesBack() {
    const int seat = decider();
    auto page = seated(seat, "Clara");
    const QString token = tokenOf(*page);
    const QJsonObject pieces = page->section("pieces");
    page.reset();
    QVERIFY(waitUntil([&] { return host_->at(static_cast<Seat>(seat)) == HandHost::At::Away; }));
    page = browser();
    page->come(token);
    QVERIFY(page->gets("state"));
    QCOMPARE(page->section("pieces"), pieces);
    QVERIFY(host_->at(static_cast<Seat>(seat)) == HandHost::At::Hand);
}

/// Who was away is told once what others have done, and not what they themselves have.
void TestHandHost::whatHappenedMeanwhile() {
    const int seat = decider();
    auto away = seated(1 - seat, "Dora");
    auto page = seated(seat, "Clara");
    QVERIFY(away->section("back").isEmpty());
    const int seen = away->moment();
    const QJsonObject drop = someDrop(*page);
    QVERIFY(!drop.isEmpty());
    page->say(drop);
    QVERIFY(waitUntil([&] { return page->done == drop[QStringLiteral("n")].toInt(); }));
    const int now = static_cast<int>(session_->match().history().size());
    QVERIFY(now > seen);

    const auto back = [&](std::unique_ptr<Browser>& who, int of, int moment) {
        const QString token = tokenOf(*who);
        who.reset();
        waitUntil([&] { return host_->at(static_cast<Seat>(of)) == HandHost::At::Away; });
        who = browser();
        QJsonObject more;
        if (moment >= 0) more[QStringLiteral("seen")] = moment;
        who->come(token, more);
        return who->gets("state") ? who->section("back") : QJsonObject();
    };
    const QJsonArray lines = back(away, 1 - seat, seen)[QStringLiteral("lines")].toArray();
    QVERIFY(!lines.isEmpty() && lines.size() <= 5);
    QStringList log;
    for (const QJsonValue& line : away->section("log")) log << line[QStringLiteral("text")].toString();
    for (const QJsonValue& line : lines) {
        QVERIFY(log.contains(line[QStringLiteral("text")].toString()));
        QVERIFY(line[QStringLiteral("seat")].toInt(-1) != 1 - seat);
    }
    QVERIFY(back(away, 1 - seat, now).isEmpty());
    QVERIFY(back(away, 1 - seat, -1).isEmpty());
    for (const QJsonValue& line : back(page, seat, seen)[QStringLiteral("lines")].toArray())
        QVERIFY(line[QStringLiteral("seat")].toInt(-1) != seat);
}

void TestHandHost::theNewerBrowserAsks() {
    auto old = seated(decider(), "Clara");
    auto fresh = browser();
    fresh->come(tokenOf(*old));
    QVERIFY(fresh->gets("elsewhere"));
    QVERIFY(!fresh->messages.contains(QStringLiteral("state")));
    fresh->say("takeOver");
    QVERIFY(fresh->gets("state"));
    QVERIFY(old->gets("elsewhere"));
    const std::size_t before = session_->match().history().size();
    old->say({{QStringLiteral("do"), QStringLiteral("concede")},
              {QStringLiteral("n"), 1},
              {QStringLiteral("at"), old->moment()}});
    QTest::qWait(200);
    QCOMPARE(session_->match().history().size(), before);
}

/// A page that comes back is in its seat at once, even if the host does not know yet that it was gone.
void TestHandHost::aDeadConnectionIsNoOtherPage() {
    const QString name = QStringLiteral("this page");
    auto dead = browser();
    dead->come({}, {{QStringLiteral("page"), name}});
    QVERIFY(dead->gets("door"));
    dead->say(sitting(0, "Clara"));
    QVERIFY(dead->gets("state"));
    auto back = browser();
    back->come(tokenOf(*dead), {{QStringLiteral("page"), name}});
    QVERIFY(back->gets("state"));
    QVERIFY(!back->messages.contains(QStringLiteral("elsewhere")));
    auto other = browser();
    other->come(tokenOf(*dead), {{QStringLiteral("page"), QStringLiteral("another page")}});
    QVERIFY(other->gets("elsewhere"));
}

void TestHandHost::noSeatForTwo() {
    auto first = seated(0, "Clara");
    auto second = browser();
    second->come();
    QVERIFY(second->gets("door"));
    second->messages.clear();
    second->say(sitting(0, "Dora"));
    QVERIFY(second->gets("door"));
    QVERIFY(!second->messages[QStringLiteral("door")][QStringLiteral("problem")].toString().isEmpty());
    second->messages.clear();
    second->say(sitting(1, "Clara")); // somebody has that name
    QVERIFY(second->gets("door"));
    QVERIFY(!second->messages[QStringLiteral("door")][QStringLiteral("problem")].toString().isEmpty());
    second->say(sitting(1, "Dora"));
    QVERIFY(second->gets("state"));
    QVERIFY(tokenOf(*first) != tokenOf(*second));
}

/// Neither the state nor a picture shows a face of the other hand.
void TestHandHost::onlyWhatTheSeatSees() {
    auto page = seated(0, "Clara");
    const View other = session_->match().view(1);
    const View own = session_->match().view(0);
    QStringList secret;
    for (const Piece& piece : other.pieces)
        if (piece.face != kHidden &&
            std::ranges::none_of(own.pieces, [&](const Piece& one) { return one.face == piece.face; }))
            secret << facePath(SeenMatch(session_->match(), 1), piece.face, piece.look);
    QVERIFY(!secret.isEmpty());
    const QString all = QString::fromUtf8(QJsonDocument(page->sections).toJson());
    for (const QString& face : secret)
        QVERIFY2(!all.contains(QLatin1Char('"') + face + QLatin1Char('"')), qPrintable(face));
    const auto ask = [&](const QString& face) {
        page->say({{QStringLiteral("do"), QStringLiteral("picture")},
                   {QStringLiteral("face"), face},
                   {QStringLiteral("width"), 60}});
    };
    for (const QString& face : secret) ask(face);
    ask(QStringLiteral("../../etc/passwd"));
    ask(QStringLiteral("mark/../../page/index"));
    const QString shown = page->section("pieces").begin().value()[QStringLiteral("face")].toString();
    ask(shown);
    QVERIFY(waitUntil([&] { return !page->pictures.isEmpty(); }));
    QTest::qWait(200);
    QCOMPARE(page->pictures.size(), 1);
    QVERIFY(page->pictures.begin().value().startsWith("\x89PNG"));
}

void TestHandHost::secretsStay_data() {
    QTest::addColumn<QString>("game");
    for (const GameInfo* game : allGames())
        QTest::newRow(qPrintable(toQString(game->id()))) << toQString(game->id());
}

/// What a page gets is the same where what its seat does not know is different. DRAWBRIDGE_SECRETS says at
/// how many positions.
void TestHandHost::secretsStay() {
    QFETCH(QString, game);
    const GameInfo& info = *findGame(game.toStdString());
    const int wanted = std::max(2, qEnvironmentVariableIntValue("DRAWBRIDGE_SECRETS"));
    Rng rng(7);
    for (int position = 0; position < wanted; ++position) {
        const int fewest = std::max(2, info.minSeats());
        const int seats =
            fewest + static_cast<int>(rng.below(static_cast<std::uint32_t>(info.maxSeats() - fewest + 1)));
        const auto state = info.start({seats, std::vector<OptionValue>(info.options().size())});
        std::uint32_t moves = rng.below(80);
        while (state->decider() != kNobody && (moves > 0 || !isSeat(state->decider()))) {
            MoveList list;
            state->legalMoves(list);
            state->apply(state->decider() == kChance
                             ? state->sampleChance(rng)
                             : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
            if (moves > 0) --moves;
        }
        if (state->decider() == kNobody) continue;
        const auto seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(seats)));
        const auto other = state->guess(seat, rng.next());
        const QSet<QString> faces = facesIn(standing(*state)) + facesIn(standing(*other));
        const auto one = toldTo(seat, *state, faces);
        const auto two = toldTo(seat, *other, faces);
        QVERIFY(one.contains(QStringLiteral("state")));
        QCOMPARE(two.keys(), one.keys());
        for (auto told = one.cbegin(); told != one.cend(); ++told) QCOMPARE(two[told.key()], told.value());
    }
}

/// A page plays its own seat and no other, whatever numbers it sends.
void TestHandHost::onlyOnesOwnSeat() {
    const int first = decider();
    auto page = seated(first, "Clara");
    auto other = seated(1 - first, "Dora");
    const std::size_t before = session_->match().history().size();
    int number = other->done;
    const auto attempt = [&](const char* what, int value) {
        other->say({{QStringLiteral("do"), QLatin1String(what)},
                    {QStringLiteral("n"), ++number},
                    {QStringLiteral("at"), other->moment()},
                    {QStringLiteral("seat"), first},
                    {QStringLiteral("handle"), value},
                    {QStringLiteral("pile"), value},
                    {QStringLiteral("place"), -1},
                    {QStringLiteral("choice"), value}});
    };
    for (const char* what : {"undo", "redo", "passTurn", "skip", "pressSeat"}) attempt(what, 0);
    for (int value = 0; value < 40; ++value)
        for (const char* what : {"click", "drop", "choose"}) attempt(what, value);
    QVERIFY(waitUntil([&] { return other->done == number; }));
    other->come(tokenOf(*other) + QLatin1Char('x'));
    other->say(sitting(first, "Eve"));
    other->say("takeOver");
    other->messages.clear();
    other->say("ping");
    QVERIFY(other->gets("pong"));
    QCOMPARE(session_->match().history().size(), before);
    QCOMPARE(decider(), first);
    QCOMPARE(QString::fromStdString(session_->match().players()[static_cast<std::size_t>(first)].name),
             QStringLiteral("Clara"));
    QVERIFY(page->isAsked());
}

void TestHandHost::aBotStandsIn() {
    auto page = seated(0, "Clara");
    host_->letBotPlay(0, "page");
    QVERIFY(!session_->isPerson(0));
    QVERIFY(host_->at(0) == HandHost::At::Bot);
    page->say("takeSeat"); // and gets up
    QVERIFY(waitUntil([this] { return session_->isPerson(0); }));
    QVERIFY(host_->at(0) == HandHost::At::Hand);
    QCOMPARE(QString::fromStdString(session_->match().players()[0].name), QStringLiteral("Clara"));
    host_->takeBack(0);
    QVERIFY(page->gets("sent"));
    QVERIFY(host_->at(0) == HandHost::At::Window);
}

void TestHandHost::aBotPlaysUntilSomebodyComes() {
    host_->takeBack(1);
    session_->setPlayer(1, {"Baldwin", true, "page"});
    host_->offer(1);
    QVERIFY(host_->at(1) == HandHost::At::Free);
    QVERIFY(!session_->isPerson(1));
    auto page = seated(1, "Dora");
    QVERIFY(session_->isPerson(1));
    QVERIFY(session_->match().players()[1].bot.empty());
    QVERIFY(host_->at(1) == HandHost::At::Hand);
}

/// Of a match that goes on later: the seat is a bot's in the record, and the token is its person's.
void TestHandHost::aBotThatStoodInGetsUp() {
    const auto page = seated(0, "Clara");
    const QString token = tokenOf(*page);
    host_->letBotPlay(0, "squire");
    const Invitation invitation = host_->invitation();
    host_ = std::make_unique<HandHost>(*session_, QString());
    QVERIFY(host_->open(QHostAddress(QHostAddress::LocalHost), invitation));
    QCOMPARE(host_->at(0), HandHost::At::Bot);
    host_->letPersonPlay(0);
    QVERIFY(session_->isPerson(0));
    QCOMPARE(session_->match().players()[0].name, std::string("Clara"));
    const auto back = browser();
    back->come(token);
    QVERIFY(back->gets("state"));
    QCOMPARE(host_->at(0), HandHost::At::Hand);
}

void TestHandHost::everybodyWantsARematch() {
    const auto wants = [](bool on) {
        return QJsonObject{{QStringLiteral("do"), QStringLiteral("want")}, {QStringLiteral("on"), on}};
    };
    host_->offerRematch();
    {
        const auto early = seated(0, "Clara");
        early->say(wants(true));
        early->say("ping");
        QVERIFY(early->gets("pong"));
        QCOMPARE(host_->wanting(), 0);
        QVERIFY(early->section("rematch").isEmpty());
    }
    host_.reset();
    session_ = std::make_unique<Session>(playedOut(Setup{2, {}}, 5));
    host_ = std::make_unique<HandHost>(*session_, QString());
    host_->offerRematch();
    QVERIFY(host_->open(QHostAddress(QHostAddress::LocalHost), Invitation::fresh()));
    host_->offer(0);
    host_->offer(1);
    const QSignalSpy wanted(host_.get(), &HandHost::rematchWanted);
    const auto page = seated(0, "Clara");
    const auto other = seated(1, "Dora");
    page->say(wants(true));
    QVERIFY(waitUntil([&] { return other->section("rematch")[QStringLiteral("wanting")].toInt() == 1; }));
    QCOMPARE(other->section("rematch")[QStringLiteral("all")].toInt(), 2);
    QVERIFY(!other->section("rematch")[QStringLiteral("mine")].toBool());
    page->say(wants(false));
    QVERIFY(waitUntil([this] { return host_->wanting() == 0; }));
    other->say(wants(true));
    page->say(wants(true));
    QVERIFY(waitUntil([&] { return !wanted.empty(); }));
    QCOMPARE(wanted.size(), 1);
}

/// Seats have changed, and the host is another one at the same place: pages come back to their people.
void TestHandHost::peopleCrossOverToTheNextMatch() {
    const auto page = seated(0, "Clara");
    const QString token = tokenOf(*page);
    Match next(*findGame("castle-keep"), Setup{2, {}}, {{"Bert", false, ""}, {"Clara", false, ""}}, 6,
               UndoRule::Fair);
    const auto invitation = host_->invitation().crossing(session_->match(), next);
    QVERIFY(invitation);
    const Match others(*findGame("castle-keep"), Setup{2, {}}, {{"Bert", false, ""}, {"Emil", false, ""}}, 6,
                       UndoRule::Fair);
    QVERIFY(!host_->invitation().crossing(session_->match(), others));
    host_.reset();
    QVERIFY(waitUntil([&] { return page->isClosed(); }));
    QCOMPARE(page->closeCode(), int(HandServer::GoingAway)); // comes back by itself
    session_ = std::make_unique<Session>(std::move(next));
    host_ = std::make_unique<HandHost>(*session_, QString());
    QVERIFY(host_->open(QHostAddress(QHostAddress::LocalHost), *invitation));
    QCOMPARE(host_->invitation().port, invitation->port);
    QCOMPARE(host_->at(0), HandHost::At::Free);
    const auto back = browser();
    back->come(token);
    QVERIFY(back->gets("state"));
    QCOMPARE(back->section("table")[QStringLiteral("seat")].toInt(), 1);
    QCOMPARE(host_->at(1), HandHost::At::Hand);
}

/// Only in a match for practice, and only to whoever is asked.
void TestHandHost::hints() {
    QVERIFY(!seated(decider(), "Clara")->section("ask")[QStringLiteral("canHint")].toBool());
    begin(UndoRule::Practice);
    auto page = seated(decider(), "Clara");
    auto other = seated(1 - decider(), "Dora");
    const auto ask = [](Browser& browser, int number) {
        browser.say({{QStringLiteral("do"), QStringLiteral("hint")}, {QStringLiteral("n"), number}});
        return waitUntil([&] { return browser.done == number; });
    };
    const auto words = [](const Browser& browser) {
        return browser.section("task")[QStringLiteral("words")].toString();
    };
    QVERIFY(page->section("ask")[QStringLiteral("canHint")].toBool());
    QVERIFY(!other->section("ask")[QStringLiteral("canHint")].toBool());
    QVERIFY(ask(*other, 1));
    QVERIFY(words(*other).isEmpty());
    QVERIFY(ask(*page, 1));
    const auto hasHint = [&] {
        return !words(*page).isEmpty() && words(*page) != QStringLiteral("Thinking about it…");
    };
    QVERIFY(waitUntil(hasHint, 20000));
    QVERIFY(words(*other).isEmpty());
    QVERIFY(ask(*page, 2)); // taken away
    QVERIFY(waitUntil([&] { return words(*page).isEmpty(); }));
}

/// Of whoever is asked, to all others, and not again at once.
void TestHandHost::aNod() {
    const int seat = decider();
    auto page = seated(seat, "Clara");
    auto other = seated(1 - seat, "Dora");
    QVERIFY(page->section("ask")[QStringLiteral("mayNod")].toBool());
    QVERIFY(!other->section("ask")[QStringLiteral("mayNod")].toBool());
    other->say("nod");
    page->say("nod");
    QVERIFY(other->gets("nod"));
    QCOMPARE(other->messages[QStringLiteral("nod")][QStringLiteral("seat")].toInt(-1), seat);
    QVERIFY(host_->isNodding(static_cast<Seat>(seat)) && !host_->isNodding(static_cast<Seat>(1 - seat)));
    other->messages.clear();
    page->messages.clear();
    page->say("nod");
    page->say("ping"); // answered after it
    QVERIFY(page->gets("pong"));
    other->say("ping");
    QVERIFY(other->gets("pong"));
    QVERIFY(!other->messages.contains(QStringLiteral("nod")));
    QVERIFY(!page->messages.contains(QStringLiteral("nod")));
}

void TestHandHost::onlookers() {
    auto page = browser();
    page->come();
    QVERIFY(page->gets("door"));
    page->say("watch");
    QTest::qWait(100);
    QVERIFY(!page->messages.contains(QStringLiteral("state"))); // not unless the host wants it
    host_->setOnlookersMayWatch(true);
    page->say("watch");
    QVERIFY(page->gets("state"));
    for (const QJsonValue& piece : page->section("pieces"))
        QVERIFY(piece[QStringLiteral("faceUp")].toBool() ||
                piece[QStringLiteral("face")].toString().contains(QLatin1String("/back")));
    QCOMPARE(host_->onlookers(), 1);
}

/// All see the same, each laid out for its own screen.
void TestHandHost::onlookersShareATable() {
    host_->setOnlookersMayWatch(true);
    std::vector<std::unique_ptr<Browser>> pages;
    for (const int width : {400, 900, 900}) {
        pages.push_back(browser());
        pages.back()->come();
        QVERIFY(pages.back()->gets("door"));
        pages.back()->say("watch");
        QVERIFY(pages.back()->gets("state"));
        pages.back()->say({{QStringLiteral("do"), QStringLiteral("room")},
                           {QStringLiteral("width"), width},
                           {QStringLiteral("height"), 600}});
        QVERIFY(waitUntil(
            [&] { return pages.back()->section("layout")[QStringLiteral("width")].toDouble() > 0; }));
    }
    QCOMPARE(host_->onlookers(), 3);
    QVERIFY(pages[0]->section("layout") != pages[1]->section("layout"));
    QCOMPARE(pages[1]->section("layout"), pages[2]->section("layout"));
    QCOMPARE(pages[0]->section("pieces"), pages[2]->section("pieces"));
    const int before = pages[0]->moment();
    auto player = seated(decider(), "Clara");
    player->say(someDrop(*player));
    for (const auto& page : pages) QVERIFY(waitUntil([&] { return page->moment() > before; }));
    pages.clear();
    QVERIFY(waitUntil([&] { return host_->onlookers() == 0; }));
}

/// A page that only shows the table tells newcomers the way in, while somebody may sit down.
void TestHandHost::aScreenForTheRoom() {
    QVERIFY(host_->door().screenWay().endsWith(wordsOf(host_->invitation().key) + QStringLiteral("/table")));
    host_->setOnlookersMayWatch(true);
    auto screen = browser();
    screen->come();
    QVERIFY(screen->gets("door"));
    screen->say({{QStringLiteral("do"), QStringLiteral("watch")}, {QStringLiteral("screen"), true}});
    QVERIFY(screen->gets("state"));
    QCOMPARE(host_->onlookers(), 0); // it is not somebody
    QCOMPARE(screen->section("door")[QStringLiteral("words")].toString(), wordsOf(host_->invitation().key));
    QVERIFY(screen->section("door")[QStringLiteral("code")].toArray().size() > 20);
    auto one = seated(0, "Clara");
    auto other = seated(1, "Dora");
    QVERIFY(waitUntil([&] { return screen->section("door").isEmpty(); }));
    host_->inviteAnew();
    QVERIFY(waitUntil([&] { return screen->isClosed(); }));
    QCOMPARE(screen->closeCode(), int(HandServer::WrongKey));
    QVERIFY(!one->isClosed() && !other->isClosed());
}

void TestHandHost::aNewInvitation() {
    auto page = seated(0, "Clara");
    const QByteArray before = host_->invitation().key;
    host_->inviteAnew();
    QVERIFY(page->gets("key"));
    QCOMPARE(page->messages[QStringLiteral("key")][QStringLiteral("words")].toString(),
             wordsOf(host_->invitation().key));
    Browser late(host_->invitation().port, before);
    late.come();
    QVERIFY(waitUntil([&] { return late.isClosed(); }));
    QCOMPARE(late.closeCode(), int(HandServer::WrongKey));
}

void TestHandHost::theDoorIsClosed() {
    auto page = seated(0, "Clara");
    const quint16 port = host_->invitation().port;
    host_->close(QStringLiteral("Good night."));
    QVERIFY(page->gets("sent"));
    QVERIFY(waitUntil([&] { return page->isClosed(); }));
    QTcpSocket late;
    late.connectToHost(QHostAddress::LocalHost, port);
    QVERIFY(!late.waitForConnected(500));
    QVERIFY(session_->isPerson(0) && host_->seats() == 0);
}

/// To another address of this computer: pages that come there are back in their seats.
void TestHandHost::theDoorIsMoved() {
    auto page = seated(0, "Clara");
    const QString token = tokenOf(*page);
    const Invitation invitation = host_->invitation();
    QVERIFY(host_->open(QHostAddress(QHostAddress::LocalHost), invitation));
    QVERIFY(waitUntil([&] { return page->isClosed(); }));
    QVERIFY(host_->at(0) == HandHost::At::Away);
    page = browser();
    page->come(token);
    QVERIFY(page->gets("state"));
    QVERIFY(host_->at(0) == HandHost::At::Hand);
}

void TestHandHost::strangers_data() {
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("nonsense") << QByteArray("\xff\x00\x13\x37", 4).repeated(2000);
    QTest::newRow("no such file") << QByteArray("GET /../../../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n");
    QTest::newRow("endless header") << "GET / HTTP/1.1\r\nA: " + QByteArray(100'000, 'a');
    QTest::newRow("large body") << QByteArray(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n");
    QTest::newRow("page from elsewhere") << QByteArray(
        "GET /hands HTTP/1.1\r\nHost: a\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
}

/// Whatever somebody without the key sends, it is not answered but with an error, and disturbs nobody.
void TestHandHost::strangers() {
    QFETCH(QByteArray, sent);
    auto page = seated(decider(), "Clara");
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, host_->invitation().port);
    QVERIFY(socket.waitForConnected());
    socket.write(sent);
    QByteArray answer;
    QVERIFY(waitUntil([&] {
        answer += socket.readAll();
        return socket.state() == QAbstractSocket::UnconnectedState || answer.contains("\r\n\r\n");
    }));
    QVERIFY2(!answer.startsWith("HTTP/1.1 2") && !answer.startsWith("HTTP/1.1 101"), answer.constData());
    page->messages.clear();
    page->say("ping");
    QVERIFY(page->gets("pong"));
}

void TestHandHost::whatThePageMayReach_data() {
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("sources");
    QTest::newRow("in the network") << QByteArray("192.168.1.20:2424")
                                    << QByteArray("'self' ws://192.168.1.20:2424 wss://192.168.1.20:2424");
    QTest::newRow("behind a proxy") << QByteArray("cards.example")
                                    << QByteArray("'self' ws://cards.example wss://cards.example");
    QTest::newRow("IPv6") << QByteArray("[fd00::1]:2424") << QByteArray("'self'");
    QTest::newRow("no host") << QByteArray("a; script-src *") << QByteArray("'self'");
}

/// The page may reach nothing but where it comes from.
void TestHandHost::whatThePageMayReach() {
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, sources);
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, host_->invitation().port);
    QVERIFY(socket.waitForConnected());
    socket.write("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    QByteArray answer;
    QVERIFY(waitUntil([&] {
        answer += socket.readAll();
        return answer.contains("\r\n\r\n");
    }));
    QVERIFY(answer.startsWith("HTTP/1.1 200"));
    QVERIFY2(answer.contains("; connect-src " + sources + "; "), answer.constData());
}

/// A frame that somebody has recorded and sends again, on a connection of their own or in between.
void TestHandHost::repeatedFrames() {
    auto page = seated(0, "Clara");
    page->say("ping");
    const QByteArray recorded = page->last;
    Browser other(host_->invitation().port, QByteArray(8, 'x'));
    QVERIFY(waitUntil([&] { return other.isAgreed; }));
    other.sendRaw(recorded);
    QVERIFY(waitUntil([&] { return other.isClosed(); }));
    QCOMPARE(other.closeCode(), int(HandServer::WrongKey));
    page->sendRaw(recorded);
    QVERIFY(waitUntil([&] { return page->isClosed(); }));
}

/// However many come from one computer, those from another stay and get in.
void TestHandHost::aCrowdKeepsNobodyOut() {
    const quint16 port = host_->invitation().port;
    QTcpSocket quiet;
    quiet.connectToHost(QHostAddress::LocalHost, port);
    QVERIFY(quiet.waitForConnected());
    std::vector<std::unique_ptr<QTcpSocket>> crowd;
    for (int times = 0; times < 400; ++times) {
        crowd.push_back(std::make_unique<QTcpSocket>());
        if (!crowd.back()->bind(QHostAddress(QStringLiteral("127.0.0.2"))))
            QSKIP("This computer has one address of its own only.");
        crowd.back()->connectToHost(QHostAddress::LocalHost, port);
        QVERIFY(crowd.back()->waitForConnected());
    }
    quiet.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    QByteArray answer;
    QVERIFY(waitUntil([&] {
        answer += quiet.readAll();
        return quiet.state() == QAbstractSocket::UnconnectedState || answer.contains("\r\n\r\n");
    }));
    QVERIFY2(answer.startsWith("HTTP/1.1 200"), answer.constData());
    QVERIFY(waitUntil([&] {
        return std::ranges::any_of(
            crowd, [](const auto& one) { return one->state() == QAbstractSocket::UnconnectedState; });
    }));
}

QTEST_MAIN(TestHandHost)
#include "handhost.moc"
