// SPDX-License-Identifier: GPL-3.0-or-later
// Saved games: they come back as they were, and whatever happened to the file is told, never feared.
#include "match/record.h"
#include "caleira/exampaper.h"
#include "castles/exampaper.h"
#include "core/json.h"
#include "keep/exampaper.h"
#include "match/gamestate.h"
#include "match/setup.h"
#include "matchexam.h"
#include "rampage/exampaper.h"
#include "wars/exampaper.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <string>

using namespace drawbridge;

namespace {

const GameInfo& castleKeep() { return *findGame("castle-keep"); }

std::vector<Player> playersOf(int seats) {
    std::vector<Player> players{{"Anna \"the Wall\" Ärger\n", false, ""},
                                {"Ben", true, "ismcts:500"},
                                {"城", true, "knight"},
                                {"Dora", true, "ismcts:20,200ms"}};
    players.resize(static_cast<std::size_t>(seats));
    return players;
}

/// A match of random moves, to its end or to a number of events.
Match played(const Setup& setup, Seed seed, std::size_t events = ~std::size_t{0}) {
    Match match(castleKeep(), setup, playersOf(setup.seats), seed);
    Rng rng(seed);
    while (!match.isOver() && match.history().size() < events) {
        if (match.playChance()) continue;
        MoveList list;
        match.state().legalMoves(list);
        match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return match;
}

Match baseGame() { return played({2, {}}, 7); }

/// The text with one thing replaced by another.
std::string with(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    if (at == std::string::npos) qFatal("\"%s\" is not in the record", from.c_str());
    return text.replace(at, from.size(), to);
}

/// The number of the line on which something stands.
int lineOf(const std::string& text, const std::string& what) {
    const auto at = text.find(what);
    if (at == std::string::npos) qFatal("\"%s\" is not in the record", what.c_str());
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// Whether `part` is how `whole` began.
bool isBeginning(const Match& part, const Match& whole) {
    const std::size_t count = part.history().size();
    return count <= whole.history().size() && part.state().equals(whole.stateAt(count));
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

  private slots:
    void roundTrip();
    void ofTheOtherGames();
    void everyMoment();
    void fromAPosition();
    void keepsSeedAndRule();
    void keepsShields();
    void keepsNotes();
    void notesOnlyWhereThereAre();
    void keepsAnyName_data();
    void keepsAnyName();
    void sharedVictory();
    void sayWhatIsWrong_data();
    void sayWhatIsWrong();
    void truncated();
    void bytesFlipped();
    void tooLarge();
    void veryLong();
    void ofOlderVersions_data();
    void ofOlderVersions();
};

void TestRecord::roundTrip() {
    const auto all = combinations<CastleKeep>(40, 3);
    for (std::size_t i = 0; i < all.size(); i += kOneGameOf) {
        const Setup setup{all[i].seats, {all[i].value.begin(), all[i].value.end()}};
        const Match match = played(setup, 11 + i);
        const std::string text = writeRecord(match);
        const Loaded loaded = readRecord(text);
        QVERIFY2(!loaded.mistake, text.c_str());
        QVERIFY(loaded.match->state().equals(match.state()));
        QCOMPARE(loaded.match->history().size(), match.history().size());
        QVERIFY(loaded.match->players() == match.players());
        QVERIFY(loaded.match->setup() == match.setup());
        QVERIFY(writeRecord(*loaded.match) == text);
    }
}

void TestRecord::ofTheOtherGames() {
    const auto keepAll = [&]<Game G>(int mixed) {
        Seed seed = 13;
        for (const auto& options : combinations<G>(mixed, 3)) {
            if (++seed % kOneGameOf != 0) continue;
            // To the end, and in the middle of something.
            for (const std::size_t events : {~std::size_t{0}, static_cast<std::size_t>(20 + seed % 80)}) {
                const std::string what = losesRecord<G>(options, seed, events);
                QVERIFY2(what.empty(), tell(what).c_str());
            }
        }
    };
    keepAll.operator()<CastlesOfCaleira>(20);
    keepAll.operator()<CastleRampage>(20);
    keepAll.operator()<CastleWars>(20);
    keepAll.operator()<CastlesGame>(0);
}

void TestRecord::everyMoment() {
    const Match whole = baseGame();
    for (std::size_t events = 0; events <= whole.history().size(); ++events) {
        const Match part = played({2, {}}, 7, events);
        const Loaded loaded = readRecord(writeRecord(part));
        QVERIFY(!loaded.mistake);
        QVERIFY(loaded.match->state().equals(part.state()));
    }
}

void TestRecord::fromAPosition() {
    // A match that began in the middle, as a lesson does: the record tells from where.
    const Match played = baseGame();
    for (std::size_t from = 1; from < played.history().size(); from += 3) {
        Match match(played.stateAt(from).clone(), playersOf(2), 5, UndoRule::Practice);
        match.playChance();
        const Loaded loaded = readRecord(writeRecord(match));
        QVERIFY(!loaded.mistake);
        QCOMPARE(writeRecord(*loaded.match), writeRecord(match));
        MoveList list;
        MoveList again;
        match.state().legalMoves(list);
        loaded.match->state().legalMoves(again);
        QVERIFY(std::ranges::equal(list, again));
    }
}

void TestRecord::keepsSeedAndRule() {
    const Seed largest = ~Seed{0};
    Match match(castleKeep(), {2, {}}, playersOf(2), largest, UndoRule::Practice);
    Loaded loaded = readRecord(writeRecord(match));
    QVERIFY(!loaded.mistake);
    QCOMPARE(loaded.match->seed(), largest);
    QCOMPARE(loaded.match->undoRule(), UndoRule::Practice);
    // What chance has yet to decide comes out alike.
    match.settle();
    loaded.match->settle();
    QVERIFY(match.state().equals(loaded.match->state()));
}

void TestRecord::keepsShields() {
    Match match = baseGame();
    Player moved = match.players()[0];
    moved.shield = 1;
    match.setPlayer(0, moved);
    QCOMPARE(match.shieldOf(0), 1);
    const std::string text = writeRecord(match);
    const Loaded loaded = readRecord(text);
    QVERIFY(loaded.match && loaded.match->players() == match.players());
    // One that there is not.
    const Loaded odd = readRecord(with(text, "\"shield\": 1", "\"shield\": 8"));
    QVERIFY(odd.mistake && odd.mistake->code == "badly-written"_mistake);
}

void TestRecord::keepsNotes() {
    const std::vector<MatchNotes> all{{"Anna's \"revenge\"\nÄ", "", 0, {}},
                                      {"", "2026-11-23T06:32:51Z", 0, {}},
                                      {"", "", 1260, {}},
                                      {"", "", 0, {"20261123-3f", 3}},
                                      {"All", "2024-02-29T23:59:59Z", 5, {"s", 5, true}}};
    for (const MatchNotes& notes : all) {
        Match match = played({2, {}}, 7, 30);
        match.setNotes(notes);
        QVERIFY(match.notes() == notes);
        const std::string text = writeRecord(match);
        QVERIFY(text.find("\"version\": 2") != std::string::npos);
        const Loaded loaded = readRecord(text);
        QVERIFY2(!loaded.mistake, text.c_str());
        QVERIFY(loaded.match->notes() == notes);
        QVERIFY(writeRecord(*loaded.match) == text);
    }
    // What no record could hold does not get into the match.
    Match match = baseGame();
    match.setNotes({std::string(kLongestTitle - 1, 'a') + "ä", "yesterday", 0, {"", 3}});
    QVERIFY((match.notes() == MatchNotes{std::string(kLongestTitle - 1, 'a'), "", 0, {}}));
    for (const char* wrong : {"", "2026-13-01T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-01T24:00:00Z",
                              "2026-01-01 00:00:00Z", "2026-01-01T00:00:00", "2026-01-01T00:60:00Z"})
        QVERIFY2(!isMoment(wrong), wrong);
}

/// A record without them is as it always was, so that older programs read it.
void TestRecord::notesOnlyWhereThereAre() {
    Match match = baseGame();
    const std::string before = writeRecord(match);
    QVERIFY(before.find("\"version\": 1") != std::string::npos);
    Player anna = match.players()[0];
    anna.person = "p-17";
    match.setPlayer(0, anna);
    const std::string text = writeRecord(match);
    QVERIFY(text.find(", \"person\": \"p-17\"}") != std::string::npos);
    const Loaded loaded = readRecord(text);
    QVERIFY(!loaded.mistake);
    QCOMPARE(loaded.match->players()[0].person, std::string("p-17"));
    QVERIFY(writeRecord(*loaded.match) == text);
    anna.person.clear();
    match.setPlayer(0, anna);
    QVERIFY(writeRecord(match) == before);
    // In a record that calls itself one of version 1 they mean nothing.
    QCOMPARE(readRecord(with(text, "\"version\": 2", "\"version\": 1")).mistake->code, "no-such-key"_mistake);
}

void TestRecord::keepsAnyName_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("kept");
    const auto row = [](const char* what, const std::string& name, const std::string& kept) {
        QTest::newRow(what) << QByteArray::fromStdString(name) << QByteArray::fromStdString(kept);
    };
    const auto times = [](int count, const std::string& text) {
        std::string all;
        for (int i = 0; i < count; ++i) all += text;
        return all;
    };
    row("none", "", "?");
    row("80 bytes", times(80, "x"), times(80, "x"));
    row("81 bytes", times(81, "x"), times(80, "x"));
    row("letters of two bytes", "x" + times(40, "ä"), "x" + times(39, "ä"));
    row("letters of three bytes", times(27, "城"), times(26, "城"));
    row("letters of four bytes", "xyz" + times(40, "\U0001F3F0"), "xyz" + times(19, "\U0001F3F0"));
    row("a line and a quotation", "Anna\n\"the Wall\"", "Anna\n\"the Wall\"");
    row("no text", "Anna\xE4 B", "Anna");
    row("half a letter", "Anna\xC3", "Anna");
}

void TestRecord::keepsAnyName() {
    // What is written is read again, whatever a player is called.
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, kept);
    const GameInfo& game = *findGame("castle-keep");
    Match match(game, {2, {}}, {{name.toStdString(), false, ""}, {"Ben", true, "squire"}}, 5);
    QCOMPARE(QByteArray::fromStdString(match.players()[0].name), kept);
    match.setPlayer(1, {name.toStdString(), false, ""});
    const Loaded loaded = readRecord(writeRecord(match));
    QVERIFY(!loaded.mistake);
    QVERIFY(loaded.match->players() == match.players());
}

void TestRecord::sharedVictory() {
    // Three who are level in everything get a third each, and a record says so exactly.
    const GameInfo& game = *findGame("castles-of-caleira");
    const Setup setup{3, {}};
    const Json position = readJson(R"({"deck": 0, "hand 1": "Trebuchet", "castle 1": "Barracks↑",
        "castle 2": "Observatory↑ Trebuchet↓", "castle 3": "WizardTower↑ Trebuchet↓"})");
    Mistakes mistakes;
    auto state = game.readPosition(setup, position.root, 0, mistakes);
    QVERIFY(state);
    Match match(std::move(state), playersOf(3), 1, UndoRule::Practice);
    QVERIFY(match.play(*match.state().fromText("play Trebuchet down")));
    QVERIFY(match.isOver());
    const std::string text = writeRecord(match);
    QVERIFY2(text.find(R"("scores": ["1/3", "1/3", "1/3"])") != std::string::npos, text.c_str());
    QVERIFY(!readRecord(text).mistake);
    for (const char* other : {"0.5", "1", "\"1/4\""}) {
        const Loaded loaded = readRecord(with(text, "\"1/3\"", other));
        QVERIFY(loaded.mistake);
        QCOMPARE(loaded.mistake->code, "result-not-of-moves"_mistake);
    }
}

void TestRecord::sayWhatIsWrong_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("clause");
    QTest::addColumn<int>("events"); // of the valid part; -1: there is none

    const std::string good = writeRecord(baseGame());
    const int whole = static_cast<int>(baseGame().history().size());
    const auto row = [](const char* name, const std::string& text, MistakeCode code, int line,
                        const char* argument, int events, const char* clause = "") {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromStdString(std::string(code.id()))
                            << line << QString::fromUtf8(argument) << QString::fromLatin1(clause) << events;
    };
    const auto change = [&](const char* name, const std::string& from, const std::string& to,
                            MistakeCode code, const char* argument, int events = -1,
                            const char* clause = "") {
        row(name, with(good, from, to), code, lineOf(good, from), argument, events, clause);
    };
    row("empty", "", "record-ends-early"_mistake, 1, "", -1);
    row("a poem", "Roses are red", "record-not-json"_mistake, 1, "", -1);
    row("a number", "42", "not-a-record"_mistake, 1, "", -1);
    row("another file", "{\"name\": \"package\"}", "not-a-record"_mistake, 1, "", -1);
    row("deep", std::string(100, '['), "brackets-too-deep"_mistake, 1, "", -1);
    row("something behind it", good + "}", "record-not-json"_mistake, lineOf(good, "\n}") + 2, "", whole);
    change("another format", "drawbridge-record", "chess-record", "not-a-record"_mistake, "");
    change("newer version", "\"version\": 1", "\"version\": 3", "newer-version"_mistake, "3");
    row("newer version, and of another shape",
        "{\"format\": \"drawbridge-record\", \"version\": 9,\n" + std::string(100, '['),
        "newer-version"_mistake, 1, "9", -1);
    change("version 0", "\"version\": 1", "\"version\": 0", "badly-written"_mistake, "version");
    change("version in words", "\"version\": 1", "\"version\": \"1\"", "badly-written"_mistake, "version");
    change("unknown key", "\"undo\"", "\"undu\"", "no-such-key"_mistake, "undu");
    change("key twice", "\"undo\"", "\"seed\"", "key-twice"_mistake, "seed");
    change("unknown game", "castle-keep", "castle-keeper", "no-such-game"_mistake, "castle-keeper");
    change("unknown option", "\"options\": {}", "\"options\": {\"house.rain\": \"on\"}",
           "no-such-option"_mistake, "house.rain");
    change("unknown value", "\"options\": {}", "\"options\": {\"house.reshuffle\": \"never\"}",
           "no-such-option-value"_mistake, "house.reshuffle");
    change("undo in between", "\"fair\"", "\"sometimes\"", "badly-written"_mistake, "undo");
    change("negative seed", "\"seed\": 7", "\"seed\": -7", "badly-written"_mistake, "seed");
    change("broken seed", "\"seed\": 7", "\"seed\": 7.5", "badly-written"_mistake, "seed");
    change("unknown bot", "ismcts:500", "deep-thought", "no-such-bot"_mistake, "deep-thought");
    change("no name", "\"name\": \"Ben\", ", "", "player-without-name"_mistake, "");
    change("empty name", "\"Ben\"", "\"\"", "player-without-name"_mistake, "");
    change("seat with a hat", "\"name\": \"Ben\"", "\"name\": \"Ben\", \"hat\": \"red\"",
           "no-such-key"_mistake, "hat");
    const std::string noted = with(good, "\"version\": 1", "\"version\": 2");
    const auto note = [&](const char* name, const std::string& line, MistakeCode code, const char* argument) {
        row(name, with(noted, "  \"options\"", line + ",\n  \"options\""), code, lineOf(good, "\"options\""),
            argument, -1);
    };
    note("title in numbers", "\"title\": 7", "badly-written"_mistake, "title");
    note("begun some day", "\"begun\": \"some day\"", "badly-written"_mistake, "begun");
    note("played before it began", "\"played\": -1", "badly-written"_mistake, "played");
    note("series in words", "\"series\": \"yes\"", "badly-written"_mistake, "series");
    note("series without an end", "\"series\": {\"id\": \"s\"}", "key-missing"_mistake, "first");
    note("series without a name", "\"series\": {\"id\": \"\", \"first\": 3}", "badly-written"_mistake, "id");
    note("series to nothing", "\"series\": {\"id\": \"s\", \"first\": 0}", "badly-written"_mistake, "first");
    note("series of hats", "\"series\": {\"id\": \"s\", \"first\": 3, \"hats\": 1}", "no-such-key"_mistake,
         "hats");
    row("nobody in person", with(noted, "\"name\": \"Ben\"", "\"name\": \"Ben\", \"person\": \"\""),
        "badly-written"_mistake, lineOf(good, "\"name\": \"Ben\""), "person", -1);
    change("a title in version 1", "  \"options\"", "  \"title\": \"x\",\n  \"options\"",
           "no-such-key"_mistake, "title");
    change("moves in words", "\"dealer", "7, \"dealer", "badly-written"_mistake, "moves", 0);
    change("no move", "\"dealer 2\"", "\"deal me in\"", "not-a-move"_mistake, "deal me in", 0);
    change("illegal move", "\"dealer 2\"", "\"end\"", "illegal-move"_mistake, "end", 0, "KEEP-TURN-2");
    row("no moves at all", good.substr(0, good.find("  \"moves\"")) + "  \"result\": {}\n}",
        "key-missing"_mistake, 1, "moves", 0);
    row("move after the end", with(good, "\n  ],\n  \"result\"", ",\n    \"end\"\n  ],\n  \"result\""),
        "move-after-end-of-record"_mistake, lineOf(good, "\n  ],\n  \"result\"") + 1, "end", whole);
    row("another result", with(good, "KEEP-WIN-1", "KEEP-WIN-2"), "result-not-of-moves"_mistake,
        lineOf(good, "KEEP-WIN-1"), "", whole);

    std::string alone = with(good, ",\n    {\"name\": \"Ben\", \"bot\": \"ismcts:500\"}", "");
    row("alone", alone, "options-clash"_mistake, lineOf(good, "\"seats\""), "", -1, "KEEP-PLAYERS-1");
    alone = with(alone, "    {\"name\": \"Anna \\\"the Wall\\\" Ärger\\u000a\"}\n", "");
    row("nobody", alone, "number-of-seats-outside"_mistake, lineOf(good, "\"seats\""), "0", -1);
    const std::string place = "\"place ";
    const int line = lineOf(good, place);
    row("a tile that is not there", with(good, place, "\"place RK nw\",\n    \"place "),
        "illegal-move"_mistake, line, "place RK nw", line - lineOf(good, "\"dealer"), "");
    row("impossible position",
        with(good, "  \"moves\"", "  \"position\": {\"hand 1\": \"RcT*5\"},\n  \"moves\""),
        "too-many-of-card"_mistake, lineOf(good, "\"moves\""), "RcT", -1);
}

void TestRecord::sayWhatIsWrong() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(QString, argument);
    QFETCH(QString, clause);
    QFETCH(int, events);
    const Loaded loaded = readRecord(text.toStdString());
    QVERIFY(loaded.mistake);
    QCOMPARE(QString::fromStdString(std::string(loaded.mistake->code.id())), code);
    QCOMPARE(loaded.mistake->line, line);
    const std::vector<MistakeValue>& values = loaded.mistake->values;
    QCOMPARE(QString::fromStdString(values.empty() ? "" : values.front().words.front()).remove(clause),
             argument);
    if (code == "too-many-of-card") QVERIFY(loaded.mistake->within == "position-of-record"_mistake);
    if (!clause.isEmpty()) QCOMPARE(QString::fromStdString(values.back().words.front()), clause);
    if (code == "illegal-move") QVERIFY(values.back().words.front().starts_with("KEEP-"));
    QCOMPARE(loaded.match.has_value(), events >= 0);
    if (events >= 0) QCOMPARE(static_cast<int>(loaded.match->history().size()), events);
}

void TestRecord::truncated() {
    // Cut off anywhere, a record gives what can be read of it and says that it is cut off.
    const Match whole = baseGame();
    const std::string text = writeRecord(whole);
    std::size_t longest = 0;
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        const Loaded loaded = readRecord(std::string_view(text).substr(0, length));
        QVERIFY2(loaded.mistake, std::to_string(length).c_str());
        QVERIFY(loaded.mistake->code == "record-ends-early"_mistake ||
                loaded.mistake->code == "record-not-utf8"_mistake);
        QVERIFY(loaded.mistake->line >= 1);
        if (!loaded.match) continue;
        QVERIFY(isBeginning(*loaded.match, whole));
        longest = std::max(longest, loaded.match->history().size());
    }
    QCOMPARE(longest, whole.history().size());
}

void TestRecord::bytesFlipped() {
    // One byte changed: still the same game, another valid one, or a problem with a line.
    const Match whole = baseGame();
    const std::string text = writeRecord(whole);
    int problems = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const int bit : {0, 3, 7}) {
            std::string broken = text;
            broken[at] = static_cast<char>(broken[at] ^ (1 << bit));
            const Loaded loaded = readRecord(broken);
            QVERIFY(loaded.match || loaded.mistake);
            if (!loaded.mistake) continue;
            ++problems;
            QVERIFY(loaded.mistake->line >= 1);
        }
    }
    QVERIFY(problems > static_cast<int>(text.size()));
}

void TestRecord::tooLarge() {
    const std::string blanks(kLargestFile + 1, ' ');
    QCOMPARE(readRecord(blanks).mistake->code, "record-too-large"_mistake);
    std::string many = "[0";
    while (many.size() < kLargestFile - 2) many += ",0";
    QCOMPARE(readRecord(many + "]").mistake->code, "record-too-large"_mistake);
    std::string names = "{\"a\": 0";
    for (int i = 0; i < 5000; ++i) names += ", \"" + std::to_string(i) + "\": 0";
    QCOMPARE(readRecord(names + "}").mistake->code, "record-too-large"_mistake);
}

void TestRecord::veryLong() {
    // Two who never do anything: as long as anybody likes, and the record is no worse for it.
    const GameInfo& game = *findGame("castles");
    Setup setup;
    const std::size_t limit = *findOption(game, "house.round-limit");
    setOption(setup, limit, *findValue(game.options()[limit], "none"));
    Match match(game, setup, {{"Anna", false, ""}, {"Ben", false, ""}}, 3);
    match.settle();
    while (match.history().size() < 30'000) {
        const auto& state = match.state();
        const auto end = state.fromText("end-play");
        QVERIFY(match.play(state.judge(*end) ? *end : *state.fromText("draw")));
        match.settle();
    }
    const std::string text = writeRecord(match);
    const Loaded loaded = readRecord(text);
    QVERIFY(!loaded.mistake);
    QVERIFY(writeRecord(*loaded.match) == text);
    QVERIFY(loaded.match->state().equals(match.state()));
    for (const std::size_t event : {std::size_t{17}, std::size_t{12'345}, std::size_t{29'999}})
        QVERIFY(loaded.match->stateAt(event).equals(match.stateAt(event)));
}

/// Records of version 0.1, with positions on the way as that version had them: tests/records.
void TestRecord::ofOlderVersions_data() {
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/records"));
    for (const QString& name : folder.entryList({QStringLiteral("*-?.json")}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestRecord::ofOlderVersions() {
    QFETCH(QString, path);
    const auto contents = [](const QString& name) {
        QFile file(name);
        if (!file.open(QFile::ReadOnly)) qFatal("%s cannot be read", qPrintable(name));
        return file.readAll().toStdString();
    };
    const Loaded loaded = readRecord(contents(path));
    QVERIFY(!loaded.mistake);
    const Match& match = *loaded.match;
    const TableWords words = match.state().game().words(match.state().setup());
    const Json positions = readJson(contents(path.chopped(5) + QStringLiteral(".positions.json")));
    QVERIFY(!positions.error && positions.root.items.size() >= 3);
    for (const Value& position : positions.root.items) {
        Mistakes mistakes;
        Mistakes failures;
        compare(position, match.stateAt(std::stoul(position.name)).describe(), words, Unnamed::Hidden,
                mistakes, failures);
        QVERIFY2(mistakes.empty() && failures.empty(), qPrintable(QString::fromStdString(position.name)));
    }
}

QTEST_GUILESS_MAIN(TestRecord)
#include "record.moc"
