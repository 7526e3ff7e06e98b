// SPDX-License-Identifier: GPL-3.0-or-later
// What is answered to those who ask about a table.
#include "table/answers.h"
#include "keep/public.h"
#include "match/gamestate.h"
#include "play.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "text/gametext.h"
#include "waiting.h"

#include <QRegularExpression>
#include <QTest>
#include <utility>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

struct Desk {
    explicit Desk(Match match)
        : local(std::move(match))
        , answers(&controller) {
        controller.setMotion(0);
        controller.setTable(&local);
    }

    /// Plays until Anna has to decide in that phase, with something that others have done before it.
    bool playTo(const char* phase) {
        Rng rng(3);
        for (int moves = 0; moves < 400 && settled(local) && !local.match().isOver(); ++moves) {
            if (local.match().decider() == 0 && local.match().history().size() > 24 &&
                local.match().game().phaseName(local.match().view(0)) == phase)
                return true;
            local.play(randomMove(local.match().state(), rng));
        }
        return false;
    }
    QString ask(Question question, TablePlace at = {}) { return answers.to(question, at); }

    LocalTable local;
    TableController controller;
    Answers answers;
};

} // namespace

class TestAnswers : public QObject {
    Q_OBJECT

  private slots:
    void ofNoMatchThereAreNone();
    void whatToDo();
    void whereItCanGo();
    void whereInARow();
    void howItStands();
    void whatLiesThere();
    void allAboutAPiece();
    void lineByLine();
    void ofEveryGame_data();
    void ofEveryGame();
};

void TestAnswers::ofNoMatchThereAreNone() {
    TableController table;
    Answers answers(&table);
    for (int question = 0; question <= static_cast<int>(Question::Previous); ++question)
        QVERIFY(answers.to(static_cast<Question>(question), {}).isEmpty());
}

void TestAnswers::whatToDo() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 3));
    QVERIFY(desk.playTo("action"));
    QCOMPARE(desk.ask(Question::Task), desk.controller.decision()->prompt());
    const QString options = desk.ask(Question::Options);
    QVERIFY2(options.startsWith(QStringLiteral("You can choose: ")), qPrintable(options));
    const ChoiceModel& choices = *desk.controller.decision()->choices();
    QVERIFY(choices.rowCount() > 0);
    for (int row = 0; row < choices.rowCount(); ++row)
        QVERIFY2(options.contains(choices.at(row).text + QStringLiteral(" (key ") + choices.at(row).key),
                 qPrintable(options));
    // While a bot is at it nothing can be done.
    desk.local.setPaused(true);
    Rng rng(1);
    while (desk.local.match().decider() == 0) desk.local.play(randomMove(desk.local.match().state(), rng));
    QCOMPARE(desk.ask(Question::Options), desk.controller.decision()->prompt());
}

void TestAnswers::whereItCanGo() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 3));
    QVERIFY(desk.playTo("action"));
    const PieceModel& pieces = *desk.controller.pieces();
    for (int row = 0; row < pieces.rowCount(); ++row) {
        if (!pieces.at(row).movable) continue;
        QVERIFY(desk.controller.pick(pieces.at(row).handle));
        if (desk.controller.targets().isEmpty()) continue;
        const TablePlace target = desk.controller.targets().front();
        const QString options = desk.ask(Question::Options);
        const QString place = desk.controller.spokenPile(target.pile, target.place);
        QVERIFY2(options.startsWith(QStringLiteral("It can go to: ")), qPrintable(options));
        // An empty place is called so, one with a piece by both.
        QVERIFY2(options.contains(place.section(QStringLiteral(", "), 0, 0)) ||
                     options.contains(place.section(QStringLiteral(", "), 1, 1)),
                 qPrintable(options + place));
        return;
    }
    QFAIL("nothing to put anywhere");
}

/// Of a row of cards the ends are told.
void TestAnswers::whereInARow() {
    const GameInfo& info = *findGame("castles-of-caleira");
    Desk desk(Match(info, {2, std::vector<OptionValue>(info.options().size())},
                    {{"Anna", false, ""}, {"Bert", true, "greedy"}}, 9, UndoRule::Fair));
    Rng rng(7);
    for (int moves = 0; moves < 400 && settled(desk.local) && !desk.local.match().isOver(); ++moves) {
        if (desk.local.match().decider() == 0 && desk.controller.targets().size() > 8) {
            const QString options = desk.ask(Question::Options);
            QVERIFY2(options.contains(QRegularExpression("card \\d of (.+ castle) to card \\d of \\1[,.]")),
                     qPrintable(options));
            return;
        }
        desk.local.play(randomMove(desk.local.match().state(), rng));
    }
    QFAIL("nothing was aimed at many cards");
}

void TestAnswers::howItStands() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 3));
    QVERIFY(desk.playTo("action"));
    const QString standing = desk.ask(Question::Standing);
    QVERIFY2(standing.startsWith(QStringLiteral("Turn ")), qPrintable(standing));
    QVERIFY2(standing.contains(QStringLiteral("Anna: you, on turn, ")), qPrintable(standing));
    QVERIFY2(standing.contains(QStringLiteral("Bert: ")), qPrintable(standing));
    const auto held = std::ranges::count(desk.local.match().view(0).pieces, keep::handOf(1), &Piece::pile);
    QVERIFY2(
        standing.contains(desk.local.text().counted(static_cast<int>(held)) + QStringLiteral(" in hand")),
        qPrintable(standing));
}

void TestAnswers::whatLiesThere() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 3));
    QVERIFY(desk.playTo("action"));
    const GameText& text = desk.local.text();
    const QString hand = desk.ask(Question::Hand);
    const QString castle = desk.ask(Question::Place);
    QVERIFY2(castle.startsWith(QStringLiteral("your castle: ")), qPrintable(castle));
    int built = 0;
    for (const Piece& piece : desk.local.match().view(0).pieces) {
        if (piece.pile == keep::handOf(0))
            QVERIFY2(hand.contains(text.faceName(piece.face)), qPrintable(hand));
        if (piece.pile != keep::kFirstCastle) continue;
        ++built;
        QVERIFY2(castle.contains(text.faceName(piece.face)), qPrintable(castle));
    }
    QVERIFY(built > 0);
    if (built < 9)
        QVERIFY2(castle.contains(QStringLiteral("%1 empty place").arg(9 - built)), qPrintable(castle));
    // Of another one's hand no more than how many.
    QVERIFY(!desk.ask(Question::Place, {keep::handOf(1), -1}).contains(QStringLiteral("red")));
    QVERIFY(desk.ask(Question::Place, {keep::kDrawA, -1}).contains(QStringLiteral(" face down")));
}

void TestAnswers::allAboutAPiece() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 3));
    QVERIFY(desk.playTo("action"));
    const View view = desk.local.match().view(0);
    const auto held = std::ranges::find(view.pieces, keep::handOf(0), &Piece::pile);
    const QString all = desk.ask(Question::Card, {keep::handOf(0), held->place});
    QVERIFY2(all.startsWith(desk.local.text().faceName(held->face)), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Rule ")), qPrintable(all));
    // Of what one may not see, nothing but where it lies.
    const QString hidden = desk.ask(Question::Card, {keep::kDrawA, -1});
    QVERIFY2(hidden.startsWith(QStringLiteral("face-down tile")) && !hidden.contains(QStringLiteral("Rule")),
             qPrintable(hidden));
    QVERIFY(desk.ask(Question::Card, {keep::kFirstCastle, 200}).isEmpty() == false);
}

void TestAnswers::lineByLine() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 3));
    QVERIFY(desk.playTo("draw-first"));
    QStringList lines;
    const LogModel& log = *desk.controller.match()->log();
    for (int row = 0; row < log.rowCount(); ++row)
        if (log.at(row).isNew) lines << log.at(row).text;
    QVERIFY(lines.size() > 1);
    for (qsizetype line = 0; line < lines.size(); ++line)
        QCOMPARE(desk.ask(Question::Next),
                 QStringLiteral("%1 of %2: %3").arg(line + 1).arg(lines.size()).arg(lines[line]));
    QCOMPARE(desk.ask(Question::Next), QStringLiteral("That was the last since your turn."));
    QCOMPARE(desk.ask(Question::Next), QStringLiteral("That was the last since your turn."));
    QVERIFY(desk.ask(Question::Previous).endsWith(lines.last()));
    while (desk.ask(Question::Previous) != QStringLiteral("That was the first since your turn.")) continue;
    QVERIFY(desk.ask(Question::Next).endsWith(lines.first()));
}

void TestAnswers::ofEveryGame_data() {
    QTest::addColumn<QByteArray>("game");
    for (const GameInfo* game : allGames()) QTest::newRow(game->id().data()) << QByteArray(game->id().data());
}

/// At any moment there is an answer to everything.
void TestAnswers::ofEveryGame() {
    QFETCH(QByteArray, game);
    const GameInfo& info = *findGame(game.toStdString());
    const int seats = std::max(2, info.minSeats());
    std::vector<Player> players{{"Anna", false, ""}};
    while (static_cast<int>(players.size()) < seats) players.push_back({"Bert", true, "greedy"});
    Desk desk(
        Match(info, {seats, std::vector<OptionValue>(info.options().size())}, players, 9, UndoRule::Fair));
    Rng rng(7);
    for (int moves = 0; moves < 60 && settled(desk.local) && !desk.local.match().isOver(); ++moves) {
        for (const Question question : {Question::Task, Question::Options, Question::Standing, Question::Hand,
                                        Question::Place, Question::Next, Question::Previous}) {
            const QString answer = desk.ask(question);
            QVERIFY2(answer.size() > 3 && !answer.contains(u'%') && !answer.contains(QStringLiteral("..")),
                     qPrintable(QString::number(static_cast<int>(question)) + answer));
        }
        desk.local.play(randomMove(desk.local.match().state(), rng));
    }
}

QTEST_MAIN(TestAnswers)
#include "answers.moc"
