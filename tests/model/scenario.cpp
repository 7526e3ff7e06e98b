// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario format: what its page promises, and that every mistake is told with its line.
#include "match/scenario.h"
#include "caleira/exampaper.h"
#include "castles/exampaper.h"
#include "core/json.h"
#include "keep/exampaper.h"
#include "matchexam.h"
#include "rampage/exampaper.h"
#include "wars/exampaper.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace drawbridge;

namespace {

const QString kFolder = QStringLiteral(DRAWBRIDGE_SOURCE "/tests/scenarios");
const QString kPositions = QStringLiteral(DRAWBRIDGE_SOURCE "/assets/positions");

std::string contentsOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
    return file.readAll().toStdString();
}

std::string toldIn(const Mistakes& mistakes) {
    std::string text;
    for (const Mistake& mistake : mistakes)
        joinTo(text, std::to_string(mistake.line) + ": " + toText(mistake), "\n");
    return text;
}

/// A scenario of Castle Keep with these members.
std::string scenarioOf(const std::string& members) { return "{\"game\": \"castle-keep\",\n" + members + "}"; }

/// All that is said about a file, mistakes and failures alike.
Mistakes said(const std::string& text) {
    const Scenarios read = readScenarios(text);
    Mistakes all = read.mistakes();
    for (const Scenario& scenario : read.scenarios)
        for (Mistake& failure : runScenario(scenario)) all.push_back(std::move(failure));
    return all;
}

} // namespace

class TestScenario : public QObject {
    Q_OBJECT

  private slots:
    void ofTheHouse_data();
    void ofTheHouse();
    void examplesOfThePage();
    void mistakes_data();
    void mistakes();
    void failures_data();
    void failures();
    void waysToSayIt_data();
    void waysToSayIt();
    void everyPositionCanBeWritten();
    void playedInPart();
    void pilesItIsAbout();
    void marksThatAreNotThere();
    void secretsOfASight();
    void oneMistakeBlocksNoOther();
    void lessonsTell();
};

void TestScenario::ofTheHouse_data() {
    QTest::addColumn<QString>("file");
    for (const QString& folder : {kFolder, kPositions}) {
        QDirIterator files(folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            QTest::newRow(qPrintable(file.mid(qsizetype{sizeof DRAWBRIDGE_SOURCE}))) << file;
        }
    }
}

void TestScenario::ofTheHouse() {
    QFETCH(QString, file);
    const std::string told = toldIn(said(contentsOf(file)));
    QVERIFY2(told.empty(), told.c_str());
    if (!file.startsWith(kPositions)) return;
    for (const Scenario& scenario : readScenarios(contentsOf(file)).scenarios) {
        const std::string where = "line " + std::to_string(scenario.line);
        QVERIFY2(!scenario.id.empty(), where.c_str());
        // Words belong to a language.
        QVERIFY2(scenario.title.empty() && scenario.tell.empty() && scenario.done.empty(), where.c_str());
        QVERIFY2(std::ranges::all_of(scenario.steps, &std::string::empty, &ScenarioStep::tell),
                 where.c_str());
    }
}

void TestScenario::examplesOfThePage() {
    const QString page = QString::fromStdString(contentsOf(kFolder + QStringLiteral("/README.md")));
    const QRegularExpression block(QStringLiteral("```json\n(.*?)```"),
                                   QRegularExpression::DotMatchesEverythingOption);
    int examples = 0;
    for (const auto& match : block.globalMatch(page)) {
        const QString text = match.captured(1);
        if (text.contains(QStringLiteral("…"))) continue; // a form to be filled in
        const std::string told = toldIn(said(text.toStdString()));
        QVERIFY2(told.empty(), told.c_str());
        ++examples;
    }
    QVERIFY(examples >= 2);
}

void TestScenario::mistakes_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words"); // part of the mistake

    const auto row = [](const char* name, const std::string& text, int line, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << line << QString::fromUtf8(words);
    };
    row("empty", "", 1, "file-ends-early");
    row("no JSON", "{\"game\": \"castle-keep\",\n \"steps\": [}", 2, "not-json");
    row("cut off", "{\"game\": \"castle-keep\",\n \"steps\": [\"end\"", 2, "file-ends-early");
    row("a comma missing", "{\"game\": \"castle-keep\"\n \"steps\": []}", 2, "not-json");
    row("key twice", scenarioOf("\"seats\": 2,\n\"seats\": 3"), 3, "key-twice seats");
    row("no text", "\"\xC3(\"", 1, "not-utf8");
    row("no braces", "[\n7]", 2, "scenario-in-braces");
    row("no game", "{\"title\": \"x\"}", 1, "game-missing");
    row("another game", "{\n\"game\": \"castle-keeps\"}", 2, "no-such-value game castle-keeps (castle-keep)");
    row("unknown member", scenarioOf("\"titel\": \"x\""), 2, "no-such-key titel (title)");
    row("title of numbers", scenarioOf("\"title\": 3"), 2, "text-wanted");
    row("tell of numbers", scenarioOf("\"tell\": 3"), 2, "text-wanted");
    row("done of numbers", scenarioOf("\"done\": 3"), 2, "text-wanted");
    row("tell without a move", scenarioOf("\"steps\": [{\"tell\": \"x\", \"legal\": \"end\"}]"), 2,
        "step-without-move");
    row("or without a move", scenarioOf("\"steps\": [{\"or\": \"end\", \"legal\": \"end\"}]"), 2,
        "step-without-move");
    row("id of numbers", scenarioOf("\"id\": 3"), 2, "text-wanted");
    for (const char* id : {"Wall", "a wall", "-wall", "wall-", "a--wall", ""})
        row(id, scenarioOf("\"id\": \"" + std::string(id) + "\""), 2, "bad-id");
    row("id twice",
        "{\"game\": \"castle-keep\",\n\"scenarios\": [{\"id\": \"wall\", \"moves\": {\"count\": 2}},\n"
        "{\"id\": \"wall\", \"moves\": {\"count\": 2}}]}",
        3, "id-twice wall");
    row("id of a step", scenarioOf("\"steps\": [{\"do\": \"end\", \"id\": \"The end\"}]"), 2, "bad-id");
    row("id of a step twice",
        scenarioOf("\"steps\": [{\"do\": \"draw A\", \"id\": \"draw\"}, \"draw B\",\n"
                   "{\"do\": \"end\", \"id\": \"draw\"}]"),
        3, "id-twice draw");
    row("id without a move", scenarioOf("\"steps\": [{\"id\": \"end\", \"legal\": \"end\"}]"), 2,
        "step-without-move");
    row("another game's clause", scenarioOf("\"clause\": \"WARS-ATK-2\""), 2,
        "no-such-clause WARS-ATK-2 KEEP");
    row("seats", scenarioOf("\"seats\": \"two\""), 2, "number-of-seats-wanted 1 4");
    row("nine seats", scenarioOf("\"seats\": 9"), 2, "number-of-seats-wanted 1 4");
    row("five seats", scenarioOf("\n\"seats\": 5"), 3, "setup-refused KEEP-PLAYERS-1");
    row("option", scenarioOf("\"options\": {\n\"option.varient\": \"empire\"}"), 3,
        "no-such-option option.varient (option.variant)");
    row("value", scenarioOf("\"options\": {\n\"option.variant\": \"kings\"}"), 3,
        "no-such-value option.variant kings (king)");
    row("value of numbers", scenarioOf("\"options\": {\n\"option.variant\": 5}"), 3,
        "no-such-value option.variant 5 (");
    row("options clash", scenarioOf("\"seats\": 3, \"options\": {\"option.variant\": \"king\"}"), 2,
        "setup-refused KEEP-KING-1");
    row("seed", scenarioOf("\"seed\": \"x\""), 2, "whole-number-wanted seed");
    row("position in a list", scenarioOf("\"position\": []"), 2, "braces-wanted");
    row("unknown pile", scenarioOf("\"position\": {\n\"hand 3\": \"RcT\"}"), 3,
        "no-such-fact hand 3 (hand 1)");
    row("unknown key", scenarioOf("\"position\": {\n\"phaze\": \"build\"}"), 3, "no-such-fact phaze (phase)");
    row("unknown phase", scenarioOf("\"position\": {\n\"phase\": \"draw-frist\"}"), 3,
        "no-such-value phase draw-frist (draw-first)");
    row("unknown tile", scenarioOf("\"position\": {\n\"hand 1\": \"RxT\"}"), 3, "no-such-card hand 1 RxT");
    row("fifth tile", scenarioOf("\"position\": {\"hand 1\": \"RcT*3\",\n\"discard\": \"RcT RcT\"}"), 3,
        "too-many-of-card RcT 4");
    row("too many tiles", scenarioOf("\n\"position\": {\"A\": 60, \"B\": 60}"), 3, "too-many-cards 120 90");
    row("tower on a side", scenarioOf("\"position\": {\n\"castle 1\": \"n RcT\"}"), 3,
        "tile-on-wrong-square RcT n");
    row("keep in the ring", scenarioOf("\"position\": {\"castle 1\": {\n\"nw\": \"RK\"}}"), 3,
        "tile-on-wrong-square RK nw");
    row("square twice", scenarioOf("\"position\": {\n\"castle 1\": \"n RcW, n RzW\"}"), 3,
        "two-cards-at castle 1 n");
    row("unknown square", scenarioOf("\"position\": {\"castle 1\": {\n\"north\": \"RcW\"}}"), 3,
        "no-such-place castle 1 north");
    row("square without tile", scenarioOf("\"position\": {\n\"castle 1\": \"nw RcT, n\"}"), 3,
        "no-card-after castle 1 n");
    row("number of tiles in a castle", scenarioOf("\"position\": {\n\"castle 1\": 3}"), 3,
        "count-in-grid castle 1");
    row("others in a castle", scenarioOf("\"position\": {\n\"castle 1\": \"n RcW ...\"}"), 3,
        "dots-in-places castle 1");
    row("pile twice", scenarioOf("\"position\": {\"A\": 3,\n\"draw A\": 4}"), 3, "described-twice A");
    row("rest", scenarioOf("\"position\": {\n\"rest\": \"castle 1\"}"), 3, "rest-is-a-pile");
    row("seat 3 of 2", scenarioOf("\"position\": {\n\"turn\": 3}"), 3, "seat-wanted");
    row("turns", scenarioOf("\"position\": {\n\"turns\": 501}"), 3, "number-wanted turns 0 500");
    row("500 turns", scenarioOf("\n\"position\": {\"turns\": 500}"), 3, "too-many-turns");
    row("attacks", scenarioOf("\"position\": {\n\"attacks\": \"ajar\"}"), 3,
        "no-such-value attacks ajar (open, closed)");
    row("gate held shut",
        scenarioOf("\"position\": {\"castle 1\": \"n RsW, ne RsT\", \"castle 2\": \"n RsW, ne RsT\",\n"
                   "\"attacks\": \"closed\"}"),
        3, "attacks-closed");
    row("siege phase", scenarioOf("\n\"position\": {\"phase\": \"siege-turn\"}"), 3,
        "phase-of-siege siege-turn");
    row("second draw in Siege",
        scenarioOf("\"options\": {\"variant\": \"siege\"},\n\"position\": {\"phase\": \"draw-second\"}"), 3,
        "no-phase-of-siege draw-second");
    row("nothing turned",
        scenarioOf("\"options\": {\"variant\": \"siege\"},\n\"position\": {\"phase\": \"siege-hit\"}"), 3,
        "no-tile-turned");
    row("reshuffle", scenarioOf("\n\"position\": {\"phase\": \"reshuffle\"}"), 3, "reshuffle-not-due");
    row("over, but how", scenarioOf("\n\"position\": {\"phase\": \"over\"}"), 3, "ending-missing");
    row("winner before the end", scenarioOf("\n\"position\": {\"winner\": 1}"), 3, "ending-before-over");
    row("out and on turn",
        scenarioOf(
            "\"options\": {\"variant\": \"empire\"},\n\"position\": {\"turn\": 2, \"eliminated\": [2]}"),
        3, "turn-of-eliminated");
    row("interchanged",
        scenarioOf("\"options\": {\"variant\": \"empire\"},\"position\": {\n\"interchanged\": [\"a.n\"]}"), 3,
        "interchanged-squares");
    row("step of numbers", scenarioOf("\"steps\": [\n7]"), 3, "step-form");
    row("unknown step", scenarioOf("\"steps\": [{\n\"refuse\": \"end\"}]"), 3,
        "no-such-key refuse (refused)");
    row("empty step", scenarioOf("\"steps\": [\n{\"seat\": 1}]"), 3, "empty-step");
    row("two moves", scenarioOf("\"steps\": [{\"do\": \"end\",\n\"play\": \"end\"}]"), 3,
        "two-moves-in-step");
    row("by which clause", scenarioOf("\n\"refused\": \"end\""), 3, "clause-missing");
    row("seat 0", scenarioOf("\"steps\": [{\n\"seat\": 0, \"do\": \"end\"}]"), 3, "seat-wanted");
    row("moves", scenarioOf("\"moves\": {\n\"contain\": []}"), 3, "no-such-key contain (contains)");
    row("outcome", scenarioOf("\"outcome\":\n\"tie\""), 3, "outcome-form");
    row("outcome member", scenarioOf("\"outcome\": {\n\"winer\": 1}"), 3, "no-such-key winer (winner)");
    row("expect in a list", scenarioOf("\"expect\":\n[]"), 3, "braces-wanted");
    row("shared step",
        "{\"game\": \"castle-keep\",\n\"steps\": [],\n\"scenarios\": [{\"moves\": {\"count\": 2}}]}", 2,
        "key-of-one-scenario steps");
    row("undo of nobody", scenarioOf("\"undo\": {\n\"3\": 1}"), 3, "seat-wanted");
    row("undo of everything", scenarioOf("\"undo\": {\n\"1\": \"all\"}"), 3, "whole-number-wanted undo");
    row("undo without a seat", scenarioOf("\"undo\":\n2"), 3, "undo-form");
    row("impossible and played",
        scenarioOf("\"position\": {\"hand 1\": \"RK*99\"}, \"impossible\": true,\n\"steps\": [\"end\"]"), 3,
        "steps-of-impossible");
    row("impossible without a position", scenarioOf("\"impossible\": true"), 2,
        "impossible-without-position");
    const auto wars = [&](const char* name, const std::string& members, int line, const char* words) {
        row(name,
            "{\"game\": \"castle-wars\", \"position\": {\"slot 1.1\": \"9d\", \"slot 2.1\": \"5d\",\n" +
                members + "}}",
            line, words);
    };
    wars("word of the wrong seat", "\"word\": 2", 2, "word-of-other 1 attack");
    wars("word in a quiet window", "\"phase\": \"window-drawn\", \"word\": 1", 2,
         "word-of-other 2 window-drawn");
    wars("a slot that is not there", "\"spent\": [4]", 1, "spent-slot");
    wars("infected without the Infected", "\"slot 1.2\": \"2dx\"", 1, "infected-by-nobody");
    wars("mechanised without a value", "\"slot 1.2\": \"2dm\"", 1, "mecha-value-missing");
    wars("three of one colour", "\"soldier hand 1\": \"2 2 2\"", 2, "card-of-other-player 2 soldier hand 1");
    row("no scenarios", "{\"game\": \"castle-keep\",\n\"scenarios\": []}", 2, "list-wanted scenarios");
}

void TestScenario::mistakes() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, words);
    const Scenarios read = readScenarios(text.toStdString());
    QVERIFY(!read.mistakes().empty());
    QVERIFY(!read.broken.empty());
    const std::string told = toldIn(read.mistakes());
    QVERIFY2(told.find(words.toStdString()) != std::string::npos, told.c_str());
    QCOMPARE(read.mistakes().front().line, line);
}

void TestScenario::failures_data() {
    QTest::addColumn<QString>("members");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* members, int line, const char* words) {
        QTest::newRow(name) << QString::fromUtf8(members) << line << QString::fromUtf8(words);
    };
    row("nothing asked", "\"title\": \"x\"", 1, "empty-scenario");
    row("refused step", "\"position\": {\"hand 1\": \"RK\"},\n\"steps\": [\"place RK c\"]", 3,
        "move-refused place RK c KEEP-BUILD-6");
    row("legal after all", "\"position\": {\"hand 1\": \"RcT\"},\n\"refused\": {\"place RcT nw\": \"any\"}",
        3, "refused-move-legal place RcT nw");
    row("another clause",
        "\"position\": {\"hand 1\": \"RK\"},\n\"refused\": {\"place RK c\": \"KEEP-BUILD-9\"}", 3,
        "refused-by-other place RK c KEEP-BUILD-6 KEEP-BUILD-9");
    row("not legal", "\"position\": {},\n\"legal\": \"place RcT nw\"", 3, "legal-move-refused place RcT nw");
    row("no move", "\"position\": {},\n\"steps\": [\"castle kingside\"]", 3,
        "no-such-move castle kingside (end");
    row("wrong seat", "\"position\": {},\n\"steps\": [{\"seat\": 2, \"do\": \"end\"}]", 3,
        "other-decider end 2 1");
    row("chance left out", "\"position\": {\"phase\": \"draw-first\"},\n\"steps\": [\"draw A\",\n\"draw A\"]",
        4, "chance-decides draw A");
    row("another tile",
        "\"position\": {\"phase\": \"draw-first\", \"A\": \"RcT ...\"},\n\"steps\": [\"draw A\",\n\"tile "
        "RzT\"]",
        4, "move-refused tile RzT");
    row("after the end", "\"position\": {\"passes\": [5, 6]},\n\"steps\": [\"end\",\n\"end\"]", 4,
        "move-after-end end");
    row("moves as well", "\"position\": {\"phase\": \"draw-first\"},\n\"moves\": [\"draw A\"]", 3,
        "more-moves-legal draw B");
    row("moves missing", "\"position\": {},\n\"moves\": [\"end\", \"place RcT nw\"]", 3,
        "move-not-legal place RcT nw");
    row("moves contain", "\"position\": {},\n\"moves\": {\"contains\": \"attack ...\"}", 3,
        "move-not-among-legal attack ...");
    row("moves lack", "\"position\": {},\n\"moves\": {\"lacks\": \"end\"}", 3, "move-among-legal end");
    row("moves count", "\"position\": {},\n\"moves\": {\"count\": 4}", 3, "other-number-of-moves 1 4 end");
    row("outcome", "\"position\": {},\n\"outcome\": {\"winner\": 1}", 3, "outcome-goes-on");
    row("winner",
        "\"position\": {\"castle 2\": \"n RsW\", \"hand 1\": \"RsW\"},\"steps\": [\"attack RsW 2.n\"],\n"
        "\"outcome\": {\"winner\": 2}",
        3, "outcome-won 1 KEEP-WIN-2");
    row("ending",
        "\"position\": {\"castle 2\": \"n RsW\", \"hand 1\": \"RsW\"},\"steps\": [\"attack RsW 2.n\"],\n"
        "\"outcome\": {\"winner\": 1, \"clause\": \"KEEP-WIN-1\"}",
        3, "outcome-by-other KEEP-WIN-2");
    row("fact", "\"position\": {},\n\"expect\": {\"turn\": 2}", 3, "other-fact turn 2 1");
    row("unknown fact", "\"position\": {},\n\"expect\": {\"turm\": 2}", 3, "no-such-fact turm (turn)");
    row("hand", "\"position\": {\"hand 1\": \"RcT RzT\"},\n\"expect\": {\"hand 1\": \"RcT RsT\"}", 3,
        "card-missing hand 1 RcT RsT RsT RcT RzT");
    row("hand size", "\"position\": {\"hand 1\": \"RcT RzT\"},\n\"expect\": {\"hand 1\": \"RcT\"}", 3,
        "other-cards hand 1 RcT RcT RzT");
    row("shown", "\"position\": {\"hand 1\": \"RcT\"},\n\"expect\": {\"hand 1\": \"RcT!\"}", 3,
        "card-missing hand 1 RcT! RcT! RcT");
    row("lacks", "\"position\": {\"hand 1\": \"RcT\"},\n\"expect\": {\"hand 1\": {\"lacks\": \"RcT\"}}", 3,
        "card-not-lacking hand 1 RcT");
    row("stack", "\"position\": {\"discard\": \"RcT RzT\"},\n\"expect\": {\"discard\": \"RzT RcT\"}", 3,
        "other-cards discard RzT RcT RcT RzT");
    row("top", "\"position\": {\"discard\": \"RcT RzT\"},\n\"expect\": {\"discard\": {\"top\": \"RzT\"}}", 3,
        "other-cards discard RzT ... RcT RzT");
    row("count", "\"position\": {\"discard\": \"RcT RzT\"},\n\"expect\": {\"discard\": 3}", 3,
        "other-count discard 3 2");
    row("square", "\"position\": {\"castle 1\": \"n RcW\"},\n\"expect\": {\"castle 1\": \"n RzW\"}", 3,
        "other-card-at castle 1 n RzW RcW");
    row("others",
        "\"position\": {\"castle 1\": \"n RcW, s RzW\"},\n\"expect\": {\"castle 1\": \"n RcW, others "
        "empty\"}",
        3, "other-card-at castle 1 s empty RzW");
    row("secret", "\"position\": {\"hand 2\": \"RcT\"},\n\"sees\": {\"1\": {\"hand 2\": \"RcT\"}}", 3,
        "sees 1: card-missing hand 2 RcT RcT");
    row("no secret", "\"position\": {\"hand 2\": \"RcT\"},\n\"sees\": {\"2\": {\"hand 2\": \"?\"}}", 3,
        "sees 2: card-missing hand 2 ? ?");
    row("whose sight it is", "\"position\": {\"hand 2\": \"RcT\"},\n\"sees\": {\"1\": {\"hand 2\": \"RcT\"}}",
        3, "sees 1: card-missing hand 2 RcT");
    row("what everybody sees",
        "\"position\": {\"hand 2\": \"RcT\"},\n\"sees\": {\"all\": {\"hand 2\": \"RcT\"}}", 3,
        "sees all: card-missing hand 2");
    row("possible after all", "\"position\": {\"hand 1\": \"RcT\"}, \"impossible\": true", 1,
        "position-possible");
    row("impossible otherwise", "\"position\": {\"hand 1\": \"RcT*9\"}, \"impossible\": \"Siege\"", 1,
        "impossible-by-other Siege too-many-of-card RcT 4");
    row("less may be taken back",
        "\"position\": {\"hand 1\": \"RK\"}, \"steps\": [\"end\"],\n\"undo\": {\"1\": 2}", 3,
        "other-undo 2 1 1");
    row("another bottom",
        "\"position\": {\"discard\": \"RcT RzT\"},\n\"expect\": {\"discard\": {\"bottom\": \"RcT\"}}", 3,
        "other-bottom discard RcT RcT RzT");
    row("setup after all", "\"setup\": \"refused\"", 1, "setup-possible");
}

void TestScenario::failures() {
    QFETCH(QString, members);
    QFETCH(int, line);
    QFETCH(QString, words);
    const Scenarios read = readScenarios(scenarioOf(members.toStdString()));
    QVERIFY2(read.mistakes().empty(), toldIn(read.mistakes()).c_str());
    const Mistakes failures = runScenario(read.scenarios.front());
    const std::string told = toldIn(failures);
    QVERIFY2(told.find(words.toStdString()) != std::string::npos, told.c_str());
    QCOMPARE(failures.front().line, line);
}

void TestScenario::waysToSayIt_data() {
    QTest::addColumn<QString>("members");
    const auto row = [](const char* name, const char* members) {
        QTest::newRow(name) << QString::fromUtf8(members);
    };
    row("hands in a group", "\"position\": {\"hands\": {\"1\": \"RcT\", \"2\": [\"RzT\", \"RsT\"]}},"
                            "\"expect\": {\"hand 1\": \"RcT\", \"hand 2\": \"RsT RzT\"}");
    row("castles in a group",
        "\"position\": {\"castles\": {\"2\": {\"n\": \"RcW\"}}}, \"expect\": {\"castle 2\": 1}");
    row("piles by longer names", "\"position\": {\"draw pile A\": 3, \"discard pile\": \"RcT\"},"
                                 "\"expect\": {\"A\": 3, \"B\": 86, \"discard\": 1}");
    row("one hand needs no number",
        "\"options\": {\"variant\": \"siege\"}, \"position\": {\"hand\": \"RcT\", \"castle 1\": "
        "\"n RcW\"}, \"expect\": {\"hand 1\": \"RcT\", \"castle\": \"n RcW\"}");
    row("braces of the ledger",
        "\"position\": {\"castle 2\": \"{nw RcT, n RsW}\"}, \"expect\": {\"castle 2\": 2}");
    row("options by short names", "\"options\": {\"variant\": \"empire\", \"empire-finished-safe\": true},"
                                  "\"position\": {}, \"expect\": {\"castle 2b\": \"empty\"}");
    row("the rest in the discard pile", "\"position\": {\"A\": 0, \"B\": 4, \"rest\": \"discard\"},"
                                        "\"expect\": {\"discard\": 86}");
    row("others divided evenly",
        "\"position\": {\"A\": \"RcT ...\", \"discard\": 5}, \"expect\": {\"A\": 43, \"B\": 42}");
    row("impossible", "\"position\": {\"hand 1\": \"RcT*9\"}, \"impossible\": \"too-many-of-card RcT\"");
    row("impossible, no matter why", "\"position\": {\"hand 1\": \"RcT*9\"}, \"impossible\": true");
    row("the bottom of a pile",
        "\"position\": {\"discard\": \"RcT RzT RsT\"}, \"expect\": {\"discard\": {\"top\": "
        "\"RcT\", \"bottom\": \"RzT RsT\"}}");
    row("undo",
        "\"position\": {\"phase\": \"build\", \"hand 1\": \"BcT RK*4\", \"castle 1\": \"n RcW\"}, \"steps\": "
        "[{\"do\": \"place BcT ne\", \"undo\": {\"1\": 1, \"2\": 0}}]");
    row("others below",
        "\"position\": {\"A\": \"RcT RzT ...\", \"B\": 5, \"phase\": \"draw\"},"
        "\"steps\": [\"draw A\", \"draw A\"], \"expect\": {\"hand 1\": \"RcT RzT\", \"A\": 83}");
    row("put in the box", "\"position\": {\"A\": 2, \"B\": 2}, \"expect\": {\"out\": 86}");
    row("position within expect",
        "\"position\": {}, \"expect\": {\"position\": {\"turn\": 1}, \"moves\": [\"end\"]}");
    row("notes",
        "\"note\": \"x\", \"position\": {\"note\": \"y\"}, \"steps\": [{\"note\": \"z\", \"do\": \"end\"}],"
        "\"expect\": {\"note\": \"w\", \"turn\": 2}");
    row("drawn by lot",
        "\"seed\": 3, \"position\": {\"hand 1\": \"RcT ? ?\", \"discard\": 5},"
        "\"expect\": {\"hand 1\": {\"contains\": \"RcT\", \"count\": 3}, \"discard\": \"?*5\", \"A\": 41}");
    row("chance by seed",
        "\"seed\": 3, \"position\": {\"phase\": \"draw-first\"},"
        "\"steps\": [\"draw A\", \"draw B\"], \"expect\": {\"hand 1\": 2, \"phase\": \"action\"}");
    row("nobody",
        "\"position\": {}, \"expect\": {\"winner\": null, \"attacked\": \"nobody\", \"eliminated\": [], "
        "\"ending\": \"none\", \"acted\": false, \"attacks\": \"open\"}");
    row("refused moves one by one",
        "\"position\": {\"hand 1\": \"RK\"}, \"steps\": ["
        "{\"do\": \"place RK c\", \"refused\": \"KEEP-BUILD-6\"},"
        "{\"move\": \"place RK c\", \"legal\": false, \"clause\": \"KEEP-BUILD-6\"},"
        "{\"seat\": 2, \"do\": \"end\", \"refused\": \"KEEP-TURN-1\"},"
        "{\"refused\": [{\"move\": \"place RK c\", \"clause\": \"KEEP-BUILD-6\"}]},"
        "{\"do\": \"end\", \"legal\": true}], \"expect\": {\"turn\": 2}");
    row("clauses", "\"clauses\": [\"KEEP-BUILD-9\", \"KEEP-BUILD-6\"], \"position\": {\"hand 1\": \"RK\"},"
                   "\"refused\": \"place RK c\"");
}

void TestScenario::waysToSayIt() {
    QFETCH(QString, members);
    const std::string told = toldIn(said(scenarioOf(members.toStdString())));
    QVERIFY2(told.empty(), told.c_str());
}

void TestScenario::everyPositionCanBeWritten() {
    const auto state = [&]<Game G>(int mixed, std::size_t step) {
        Seed seed = 0;
        for (const auto& options : combinations<G>(mixed, 5)) {
            if (seed++ % kOneGameOf != 0) continue;
            const std::string what = losesPositions<G>(options, seed, step);
            const std::string where = "\n" + describe<G>(options);
            QVERIFY2(what.empty(), tell(what.empty() ? what : what + where).c_str());
        }
    };
    state.operator()<CastleKeep>(40, 9);
    state.operator()<CastlesOfCaleira>(60, 2);
    state.operator()<CastleRampage>(60, 5);
    state.operator()<CastleWars>(60, 5);
    state.operator()<CastlesGame>(0, 97);
}

void TestScenario::playedInPart() {
    const Scenarios read = readScenarios(
        scenarioOf("\"id\": \"last-card-of-2\","
                   "\"position\": {\"phase\": \"draw-first\", \"A\": 0, \"B\": 1, \"discard\": 4},"
                   "\"steps\": [\"draw B\", \"tile RcT\", {\"moves\": {\"count\": 2}}, \"draw A\","
                   "\"tile RzT\"]"));
    QCOMPARE(read.scenarios.size(), std::size_t{1});
    const Scenario& scenario = read.scenarios.front();
    QCOMPARE(scenario.id, std::string("last-card-of-2"));
    QCOMPARE(scenario.label(), scenario.id); // for want of a title
    QVERIFY(playScenario(scenario, 0).state->equals(*scenario.start));
    QCOMPARE(playScenario(scenario, 2).moves.size(), std::size_t{2});
    const Reached whole = playScenario(scenario, 100);
    QCOMPARE(whole.moves.size(), std::size_t{5}); // with the shuffle that nobody wrote
    QCOMPARE(whole.steps.size(), whole.moves.size());
    QCOMPARE(std::ranges::count(whole.steps, nullptr), 1);
    QCOMPARE(whole.steps[4]->move->text, std::string("tile RzT"));
    QVERIFY(whole.failures.empty());
}

void TestScenario::pilesItIsAbout() {
    const auto about = [](const std::string& members) {
        const Scenarios read = readScenarios(scenarioOf(R"("clause": "KEEP-BUILD-8",)" + members));
        if (read.scenarios.empty()) qFatal("no scenario: %s", toldIn(read.mistakes()).c_str());
        const Scenario& scenario = read.scenarios.front();
        std::string names;
        for (const PileInfo& pile : scenario.game->piles(scenario.setup))
            if (std::ranges::count(pilesAbout(scenario), pile.id) > 0) joinTo(names, pile.name, ", ");
        return names;
    };
    const std::string position =
        R"("position": {"hand 1": "BcT RsW", "castle 1": "n RcW", "castle 2": "n RsW"},)";
    const auto set = [](const std::string& names) {
        std::vector<std::string> all;
        for (std::size_t from = 0; from <= names.size();) {
            const std::size_t to = std::min(names.find(", ", from), names.size());
            all.push_back(names.substr(from, to - from));
            from = to + 2;
        }
        std::ranges::sort(all);
        return all;
    };
    using Names = std::vector<std::string>;
    // What is laid; what is tried; what is attacked, but not where the tiles go, for nothing lies there yet.
    QCOMPARE(set(about(position + R"("steps": ["place BcT ne"])")), (Names{"castle 1", "hand 1"}));
    QCOMPARE(set(about(position + R"("steps": [{"refused": {"place BcT c": "any"}}])")),
             (Names{"castle 1", "hand 1"}));
    QCOMPARE(set(about(position + R"("steps": ["attack RsW 2.n"])")), (Names{"castle 2", "hand 1"}));
    // What is said of it.
    QCOMPARE(set(about(position + R"("expect": {"castle 2": "n RsW", "phase": "action"})")),
             (Names{"castle 2"}));
    // Where somebody wins, what all have built; that nobody has won yet is about all.
    QCOMPARE(set(about(position + R"("steps": ["place BcT ne"], "outcome": {"winner": 1})")),
             (Names{"castle 1", "castle 2", "hand 1"}));
    QCOMPARE(about(position + R"("outcome": "goes on")"), std::string());
}

void TestScenario::marksThatAreNotThere() {
    // "=": no marks but those that are written.
    const auto told = [](const char* slot) {
        return toldIn(said(R"({"game": "castle-wars", "options": {"option.factions": "on", "option.faction-1":
            "infected", "option.faction-2": "ninjas"}, "position": {"slot 1.1": "9d", "slot 2.1": "5d 6dx"},
            "expect": {"slot 2.1": ")" +
                           std::string(slot) + "\"}}"));
    };
    for (const char* right : {"5d 6d", "5d 6dx", "5d= 6d", "5= 6x="})
        QVERIFY2(told(right).empty(), told(right).c_str());
    QVERIFY(told("5d 6d=").find("slot 2.1 5d 6d=") != std::string::npos);
    QVERIFY(!told("5dx 6d").empty());
}

void TestScenario::secretsOfASight() {
    // What seats have chosen in secret, the other one does not see (WARS-FAC-4, WARS-SETUP-20).
    const std::string told = toldIn(said(R"({"game": "castle-wars", "options": {"option.factions": "on"},
        "seed": 1, "steps": ["choose undead", {"sees": {
            "1": {"factions": {"1": "undead", "2": "?"}}, "2": {"factions": {"1": "?"}},
            "all": {"factions": {"1": "?", "2": "?"}}}}]})"));
    QVERIFY2(told.empty(), told.c_str());
}

void TestScenario::oneMistakeBlocksNoOther() {
    const Scenarios read = readScenarios("{\"game\": \"castle-keep\", \"scenarios\": [\n"
                                         "{\"title\": \"First\", \"position\": {\"hand 1\": \"RK*9\"}},\n"
                                         "{\"title\": \"Second\", \"position\": {}}]}");
    QCOMPARE(read.broken.size(), std::size_t{1});
    QCOMPARE(read.broken.front().number, std::size_t{1});
    QCOMPARE(read.broken.front().label, std::string("First"));
    QCOMPARE(read.broken.front().mistakes.front().line, 2);
    QCOMPARE(read.scenarios.size(), std::size_t{1});
    QCOMPARE(read.scenarios.front().number, std::size_t{2});
}

void TestScenario::lessonsTell() {
    const auto lesson = [](const std::string& others) {
        return readScenarios(scenarioOf(
            "\"position\": {\"hand 1\": \"BcT BzT\", \"castle 1\": \"n RcW\"}, \"tell\": \"A hand.\","
            "\"steps\": [{\"do\": \"place BcT ne\", \"tell\": \"Build.\", \"or\": " +
            others + "}], \"done\": \"Built.\""));
    };
    const Scenarios read = lesson("[\"place BcT nw\", \"place ...\"]");
    QVERIFY(read.mistakes().empty());
    const Scenario& scenario = read.scenarios.front();
    QCOMPARE(scenario.tell, std::string("A hand."));
    QCOMPARE(scenario.done, std::string("Built."));
    const ScenarioStep& step = scenario.steps.front();
    QCOMPARE(step.tell, std::string("Build."));
    QVERIFY(runScenario(scenario).empty());
    const GameState& start = *scenario.start;
    QVERIFY(isMeant(start, step.others[0], *start.fromText("place BcT nw")));
    QVERIFY(!isMeant(start, step.others[0], *start.fromText("place BcT ne")));
    QVERIFY(isMeant(start, step.others[1], *start.fromText("place BcT ne")));
    // What one may do as well must be legal.
    const Mistakes wrong = runScenario(lesson("\"place BzT ne\"").scenarios.front());
    QCOMPARE(wrong.size(), std::size_t{1});
    QVERIFY(wrong.front().code == "move-not-legal"_mistake);
}

QTEST_GUILESS_MAIN(TestScenario)
#include "scenario.moc"
