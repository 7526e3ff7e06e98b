// SPDX-License-Identifier: GPL-3.0-or-later
// drawbridge-cli as its users meet it: the program is started, and what it prints and how it ends are looked
// at.
#include "sanitized.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <utility>

#ifdef Q_OS_UNIX
#    include <sys/stat.h>
#endif

namespace {

struct Run {
    int code = -1;
    QString out;
    QString err;

    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    QStringList lines() const { return out.split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
};

QProcessEnvironment usualEnvironment() {
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY")); // it must do without
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    return environment;
}

Run run(const QStringList& arguments, const QByteArray& input = {},
        const QProcessEnvironment& environment = usualEnvironment()) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(DRAWBRIDGE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(600'000)) qFatal("drawbridge-cli does not come to an end");
    if (process.exitStatus() != QProcess::NormalExit) return {-1, {}, QStringLiteral("crashed")};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

Run run(const char* arguments) { return run(QString::fromUtf8(arguments).split(QLatin1Char(' '))); }

} // namespace

class TestCli : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void usage();
    void speaksAsItsWordsDo_data();
    void speaksAsItsWordsDo();
    void knowsWhatWentOut_data();
    void knowsWhatWentOut();
    void tellsInOneLine();
    void tellsWhatNoFontHas();
    void listsGames();
    void printsRules();
    void speaksATranslatorsWords();
    void plays();
    void playsAlike();
    void records();
    void recordsSeveral();
    void playsEveryVariant();
    void playsByAPreset();
    void playsCaleira();
    void arena();
    void moves();
    void tries();
    void replays();
    void replaysForASeat();
    void replaysEveryGameForASeat_data();
    void replaysEveryGameForASeat();
    void tellsNoSeatASecret();
    void triesForASeat();
    void looksIntoScenarios();
    void looksPastWhatIsBroken();
    void ordersNoTerminalAbout();
    void readsWhatIsPipedIn();
    void leavesNothingBehind();
    void checksScenarios();
    void decks();
    void playsWithADeck();
    void benches();
    void errors_data();
    void errors();
    void writesAllOrNothing();
    void listsWhatToPrint();
    void printsSheets();
    void printsPicturesAndDecks();
    void printsADeckFile();
    void refusesOptionsThatMeanNothing_data();
    void refusesOptionsThatMeanNothing();
    void tellsWhyItDoesNotPrint_data();
    void tellsWhyItDoesNotPrint();
    void tellsTheBeginningOfVeryMuch();
    void endsWithASentenceWithoutMemory();

  private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const;
    QByteArray read(const QString& name) const;
    int movesRecorded() const;

    QTemporaryDir folder_;
    QString record_;
    QString scenario_;
};

QString TestCli::write(const QString& name, const QByteArray& text) const {
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
    return file.fileName();
}

QByteArray TestCli::read(const QString& name) const {
    QFile file(path(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(name));
    return file.readAll();
}

int TestCli::movesRecorded() const {
    const QJsonObject record = QJsonDocument::fromJson(read(QStringLiteral("game.json"))).object();
    return static_cast<int>(record[QStringLiteral("moves")].toArray().size());
}

void TestCli::initTestCase() {
    record_ = path(QStringLiteral("game.json"));
    const Run made = run({QStringLiteral("play"), QStringLiteral("castle-keep"), QStringLiteral("--seats"),
                          QStringLiteral("greedy,random"), QStringLiteral("--seed"), QStringLiteral("5"),
                          QStringLiteral("--record"), record_});
    QCOMPARE(made.code, 0);
    scenario_ = write(QStringLiteral("scenario.json"),
                      R"({"game": "castle-keep", "clause": "KEEP-BUILD-8", "title": "Neighbours match",
 "position": {"hand 1": "BcT BzT", "castle 1": "n RcW", "hand 2": "YK"},
 "steps": ["place BcT ne", "end", "draw A", "tile RK"],
 "expect": {"castle 1": "n RcW, ne BcT"}})");
}

void TestCli::usage() {
    // Without a command it is no output.
    const Run nothing = run(QStringList{});
    QCOMPARE(nothing.code, 2);
    QCOMPARE(nothing.out, QString());
    QVERIFY(nothing.err.startsWith(QLatin1String("Usage: drawbridge-cli COMMAND")));
    const Run help = run("--help");
    QCOMPARE(help.code, 0);
    for (const char* command :
         {"games", "play", "arena", "moves", "try", "replay", "scenario", "bench", "rules", "print"}) {
        QVERIFY(help.out.contains(QLatin1String(command)));
        QCOMPARE(run({QLatin1String(command), QStringLiteral("--help")}).code, 0);
    }
    const QString print = run("print --help").out;
    QVERIFY(print.startsWith(QLatin1String("Usage: drawbridge-cli print GAME")));
    QVERIFY(print.contains(QLatin1String("drawbridge-cli print castles --set house.packs=2")));
    QVERIFY(run("--version").out.startsWith(QStringLiteral("drawbridge-cli ")));
}

void TestCli::speaksAsItsWordsDo_data() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("asked");
    for (const char* system : {"en_US", "de_DE", "fr_FR", "tr_TR", "ar_EG", "fa_IR", "hi_IN", "sv_SE"})
        for (const char* asked : {"", "en", "de"})
            QTest::addRow("%s, %s", system, asked)
                << QString::fromLatin1(system) + QStringLiteral(".UTF-8") << QString::fromLatin1(asked);
}

/// Figures, and the sign before a fraction, are those of the language that is spoken, whatever the country's.
void TestCli::speaksAsItsWordsDo() {
    QFETCH(QString, system);
    QFETCH(QString, asked);
    auto environment = usualEnvironment();
    environment.remove(QStringLiteral("LANGUAGE"));
    for (const char* name : {"LC_ALL", "LANG"}) environment.insert(QString::fromLatin1(name), system);
    QStringList arguments{QStringLiteral("arena"),   QStringLiteral("castles-of-caleira"),
                          QStringLiteral("--deals"), QStringLiteral("3"),
                          QStringLiteral("--seats"), QStringLiteral("random,random")};
    if (!asked.isEmpty()) arguments = QStringList{QStringLiteral("--language"), asked} + arguments;
    const Run made = run(arguments, {}, environment);
    QCOMPARE(made.code, 0);
    const bool isGerman =
        asked.isEmpty() ? system.startsWith(QLatin1String("de")) : asked == QLatin1String("de");
    QVERIFY2(made.out.contains(isGerman ? QStringLiteral("Partien") : QStringLiteral("games")),
             qPrintable(made.out));
    static const QRegularExpression fraction(QStringLiteral("\\d([.,\\x{66B}])\\d.?%"));
    for (const auto& match : fraction.globalMatch(made.out))
        QCOMPARE(match.captured(1), isGerman ? QStringLiteral(",") : QStringLiteral("."));
    QVERIFY(fraction.match(made.out).hasMatch());
    for (const QChar letter : made.out) QVERIFY2(!letter.isDigit() || letter <= u'9', qPrintable(made.out));
}

void TestCli::knowsWhatWentOut_data() {
    QTest::addColumn<QString>("arguments");
    for (const char* arguments :
         {"--version", "--help", "games", "games --json", "rules", "rules castles --json",
          "rules --find jester", "print castles --list", "print --help", "deck print",
          "play castle-keep --seats random,random --log",
          "arena castle-keep --seats random,random --deals 1 --json", "replay GAME",
          "replay GAME --json --log", "moves SCENARIO", "scenario check SCENARIO"})
        QTest::newRow(arguments) << QString::fromLatin1(arguments);
}

/// On a full disk, and where the output is closed, every command fails and says why in one line.
void TestCli::knowsWhatWentOut() {
#ifndef Q_OS_LINUX
    QSKIP("There is no device here that is always full.");
#endif
    QFETCH(QString, arguments);
    arguments.replace(QLatin1String("GAME"), record_).replace(QLatin1String("SCENARIO"), scenario_);
    for (const char* where : {">/dev/full", ">&-"}) {
        QProcess shell;
        shell.setProcessEnvironment(usualEnvironment());
        shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("exec \"%1\" %2 %3")
                                                                     .arg(QStringLiteral(DRAWBRIDGE_CLI),
                                                                          arguments, QLatin1String(where))});
        QVERIFY(shell.waitForFinished(120'000));
        const QByteArray err = shell.readAllStandardError();
        QVERIFY2(shell.exitCode() == 1, err.constData());
        QVERIFY2(err.contains("Not all of the output could be written"), err.constData());
        QCOMPARE(err.count('\n'), 1);
    }
}

/// Whatever somebody writes: one line, and none of Qt's own.
void TestCli::tellsInOneLine() {
    for (const QStringList& arguments :
         {QStringList{QStringLiteral("replay"), QString()},
          {QStringLiteral("moves"), QString()},
          {QStringLiteral("play"), QStringLiteral("castle-keep"), QStringLiteral("--record"), QString()},
          {QStringLiteral("print"), QStringLiteral("castle-rampage"), QStringLiteral("--deck"), QString(),
           QStringLiteral("--list")},
          {QStringLiteral("rules"), QStringLiteral("castle\nkeep")},
          {QStringLiteral("castle\r\nkeep")},
          {QStringLiteral("replay"), QStringLiteral("no such\nfile\u2028here")},
          {QStringLiteral("print"), QStringLiteral("castles"), QStringLiteral("--ink"),
           QStringLiteral("re\nd"), QStringLiteral("--out"), QStringLiteral("x.pdf")}}) {
        const Run refused = run(arguments);
        QVERIFY(refused.code == 1 || refused.code == 2);
        QVERIFY2(refused.err.startsWith(QLatin1String("drawbridge-cli: ")), qPrintable(refused.err));
        QVERIFY2(refused.err.count(QLatin1Char('\n')) == 1, qPrintable(refused.err));
    }
    // What is checked is told as what was found.
    for (const char* what : {"scenario", "deck"}) {
        const Run checked = run({QString::fromLatin1(what), QStringLiteral("check"), QString()});
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.out.startsWith(QLatin1String("The name of the file is empty.")),
                 qPrintable(checked.out));
        QCOMPARE(checked.err, QString());
        // A line each, whatever the files are called.
        const QString odd = path(QStringLiteral("odd\nname.json"));
        QFile file(odd);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        const Run named = run({QString::fromLatin1(what), QStringLiteral("check"), odd});
        for (const QString& line : named.lines())
            QVERIFY2(line.contains(QLatin1String("odd\\u000aname.json")) ||
                         line.contains(QLatin1String(" passed,")),
                     qPrintable(line));
    }
}

/// Cards in a writing that no font here has are printed, and it is said which.
void TestCli::tellsWhatNoFontHas() {
    const QString unknown =
        QString::fromUcs4(U"\U00010A00\U0001E900\U0001E901"); // of two scripts that are rare
    QByteArray cards = run("deck print").out.toUtf8();
    const qsizetype name = cards.indexOf("\"Knight\"");
    QVERIFY(name >= 0);
    cards.replace(name, 8, '"' + unknown.toUtf8() + '"');
    const Run made =
        run({QStringLiteral("print"), QStringLiteral("castle-rampage"), QStringLiteral("--deck"),
             write(QStringLiteral("rare.json"), cards), QStringLiteral("--what"), QStringLiteral("cards"),
             QStringLiteral("--out"), path(QStringLiteral("rare.pdf"))});
    QCOMPARE(made.code, 0);
    QVERIFY2(made.err.contains(unknown) && made.err.contains(QLatin1String("font")), qPrintable(made.err));
    QCOMPARE(made.err.count(QLatin1Char('\n')), 1);
}

void TestCli::listsGames() {
    const Run text = run("games");
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.contains(QStringLiteral("castle-keep")));
    QVERIFY(text.out.contains(QStringLiteral("option.variant = base | takeover | empire")));
    const QJsonArray games = run("games --json").json()[QStringLiteral("games")].toArray();
    const QJsonObject keep = games[0].toObject();
    QCOMPARE(keep[QStringLiteral("id")].toString(), QStringLiteral("castle-keep"));
    QCOMPARE(keep[QStringLiteral("seats")].toArray(), (QJsonArray{1, 4}));
    // There may be more by now, never fewer: they stand in people's records.
    QVERIFY(keep[QStringLiteral("options")].toArray().size() >= 18);
    for (const auto& option : keep[QStringLiteral("options")].toArray()) {
        QVERIFY(!option[QStringLiteral("help")].toString().isEmpty());
        QVERIFY(option[QStringLiteral("clause")].toString().startsWith(QStringLiteral("KEEP-")));
        QVERIFY(option[QStringLiteral("values")].toArray().size() >= 2);
    }
    const QJsonArray options = keep[QStringLiteral("options")].toArray();
    QCOMPARE(options[1][QStringLiteral("name")].toString(), QStringLiteral("option.advanced-towers"));
    QCOMPARE(options[1][QStringLiteral("players")].toArray(), (QJsonArray{1, 2, 3, 4}));
    QCOMPARE(options[9][QStringLiteral("name")].toString(), QStringLiteral("house.empire-finished-safe"));
    QCOMPARE(options[9][QStringLiteral("players")].toArray(), QJsonArray());
}

void TestCli::printsRules() {
    QCOMPARE(run("rules").lines().size(), 5);
    const Run book = run("rules castle-rampage");
    QCOMPARE(book.code, 0);
    QVERIFY(book.out.startsWith(QStringLiteral("Castle Rampage\n")));
    QVERIFY(book.out.contains(QStringLiteral("RAMPAGE-OBJ-1\n    Destroy the last card")));
    const QJsonObject json = run("rules castle-rampage --json").json();
    QVERIFY(json[QStringLiteral("sections")].toArray().size() > 9);
    QVERIFY(!json[QStringLiteral("glossary")].toArray().isEmpty());
    QVERIFY(run("rules --clause castles-jest-9").out.contains(QStringLiteral("Jester cannot be blocked")));
    QCOMPARE(run("rules castle-keep --clause CASTLES-JEST-9").code, 1);
    QCOMPARE(run("rules castle-heap").code, 1);
    const QStringList asked{QStringLiteral("rules"), QStringLiteral("--find"),
                            QStringLiteral("Can I blok a jestr?"), QStringLiteral("--json")};
    const QJsonArray found = run(asked).json()[QStringLiteral("found")].toArray();
    QCOMPARE(found.first()[QStringLiteral("anchor")].toString(), QStringLiteral("CASTLES-JEST-9"));
    QVERIFY(run("rules castle-keep --find xylophone").out.startsWith(QStringLiteral("Nothing found")));
    // Where no game is named, each answers under its own name; where one is, it alone, if it knows the words.
    const QRegularExpression heading(QStringLiteral("^== .+$"), QRegularExpression::MultilineOption);
    const auto answered = [&](QStringList arguments) {
        arguments.prepend(QStringLiteral("rules"));
        arguments << QStringLiteral("--find") << QStringLiteral("can I attack on my first turn");
        return run(arguments).out;
    };
    const QString each = answered({});
    QVERIFY(each.startsWith(QStringLiteral("== ")));
    QVERIFY(each.count(heading) > 1);
    const QString one = answered({QStringLiteral("castles")});
    QVERIFY(one.startsWith(QStringLiteral("== CASTLES\n")));
    QCOMPARE(one.count(heading), 1);
    QVERIFY(run("rules castle-keep --find jester").out.contains(QStringLiteral("== CASTLES\n")));
}

/// A folder of somebody who has begun to translate, tried at once.
void TestCli::speaksATranslatorsWords() {
    const QDir folder(folder_.path());
    QVERIFY(folder.mkpath(QStringLiteral("assets/eo/castles")));
    QFile file(folder.filePath(QStringLiteral("assets/eo/castles/rules.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"sections": [{"id": "JEST", "rules": [{"id": "CASTLES-JEST-9", "text": "Neniel."}]}]})");
    file.close();
    const QStringList rule{QStringLiteral("--translation"), folder_.path(), QStringLiteral("rules"),
                           QStringLiteral("--clause"), QStringLiteral("castles-jest-9")};
    QVERIFY(!run(rule).out.contains(QStringLiteral("Neniel.")));
    // Also what Qt says itself.
    const Run german = run({QStringLiteral("--language"), QStringLiteral("de"), QStringLiteral("print"),
                            QStringLiteral("--help")});
    QVERIFY2(german.out.contains(QStringLiteral("Optionen:")), qPrintable(german.out));
    QVERIFY(!german.out.contains(QStringLiteral("Options:")));
    // A language that is not there is refused in the one that is read.
    auto fromGermany = usualEnvironment();
    for (const char* name : {"LC_ALL", "LANG", "LANGUAGE"})
        fromGermany.insert(QString::fromLatin1(name), QStringLiteral("de_DE.UTF-8"));
    const Run unknown =
        run({QStringLiteral("--language"), QStringLiteral("xx"), QStringLiteral("games")}, {}, fromGermany);
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains(QStringLiteral("In der Sprache „xx“")), qPrintable(unknown.err));
    const Run spoken = run(QStringList{QStringLiteral("--language"), QStringLiteral("eo")} + rule);
    QCOMPARE(spoken.code, 0);
    QVERIFY(spoken.out.contains(QStringLiteral("Neniel.")));
    QVERIFY(spoken.out.contains(QStringLiteral("Blocking"))); // the title, which is not translated
    const QString sheets = folder_.filePath(QStringLiteral("spoken.pdf"));
    QCOMPARE(run({QStringLiteral("--language"), QStringLiteral("eo"), QStringLiteral("--translation"),
                  folder_.path(), QStringLiteral("print"), QStringLiteral("castle-rampage"),
                  QStringLiteral("--out"), sheets})
                 .code,
             0);
}

void TestCli::plays() {
    const Run text = run("play castle-keep --seats greedy,random,page --seed 3 --games 4 --log");
    QCOMPARE(text.code, 0);
    QCOMPARE(text.lines().filter(QRegularExpression(QStringLiteral("^seed [3-6]: "))).size(), 4);
    QVERIFY(text.out.contains(QRegularExpression(QStringLiteral("chance +dealer [123]\n"))));
    const QJsonObject json =
        run("play castle-keep --seats greedy,random --seed 3 --games 2 --log --json").json();
    const QJsonArray games = json[QStringLiteral("games")].toArray();
    QCOMPARE(games.size(), 2);
    for (const auto& game : games) {
        QCOMPARE(game[QStringLiteral("scores")].toArray().size(), 2);
        QVERIFY(game[QStringLiteral("clause")].toString().startsWith(QStringLiteral("KEEP-")));
        QCOMPARE(game[QStringLiteral("log")].toArray().size(), game[QStringLiteral("moves")].toInt());
    }
}

void TestCli::playsAlike() {
    for (const char* bots : {"greedy,random", "ismcts:50,knight"}) {
        const QStringList command{QStringLiteral("play"),
                                  QStringLiteral("castle-keep"),
                                  QStringLiteral("--seats"),
                                  QLatin1String(bots),
                                  QStringLiteral("--log"),
                                  QStringLiteral("--seed"),
                                  QStringLiteral("18446744073709551615")};
        const Run first = run(command);
        QCOMPARE(first.code, 0);
        QCOMPARE(run(command).out, first.out);
    }
}

void TestCli::records() {
    const QJsonObject record = QJsonDocument::fromJson(read(QStringLiteral("game.json"))).object();
    QCOMPARE(record[QStringLiteral("format")].toString(), QStringLiteral("drawbridge-record"));
    QCOMPARE(record[QStringLiteral("version")].toInt(), 1);
    QCOMPARE(record[QStringLiteral("seed")].toInt(), 5);
    QVERIFY(record.contains(QStringLiteral("result")));
    QVERIFY(movesRecorded() > 20);
}

void TestCli::recordsSeveral() {
    const Run made =
        run({QStringLiteral("play"), QStringLiteral("castle-keep"), QStringLiteral("--games"),
             QStringLiteral("2"), QStringLiteral("--record"), path(QStringLiteral("many.json"))});
    QCOMPARE(made.code, 0);
    for (const char* name : {"many-1.json", "many-2.json"})
        QCOMPARE(run({QStringLiteral("replay"), path(QLatin1String(name))}).code, 0);
    // A point is part of a name, unless a record's ending follows.
    run({QStringLiteral("play"), QStringLiteral("castle-keep"), QStringLiteral("--games"),
         QStringLiteral("2"), QStringLiteral("--record"), path(QStringLiteral("Round 1.2"))});
    QVERIFY(QFileInfo::exists(path(QStringLiteral("Round 1.2-1"))));
}

void TestCli::playsEveryVariant() {
    for (const char* set :
         {"option.variant=takeover", "variant=empire", "variant=king", "variant=takeover+empire"}) {
        const Run run2 =
            run({QStringLiteral("play"), QStringLiteral("castle-keep"), QStringLiteral("--set"),
                 QLatin1String(set), QStringLiteral("--set"), QStringLiteral("advanced-draw=on")});
        QCOMPARE(run2.code, 0);
    }
    QCOMPARE(run("play castle-keep --set variant=siege --seats greedy").code, 0);
}

/// House rules that go well together, and single ones on top of them.
void TestCli::playsByAPreset() {
    const QString party = QStringLiteral("play castles --preset party --set house.hand-size=4 --json ");
    const Run played = run(party.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(played.code, 0);
    QVERIFY2(played.out.contains(QStringLiteral("\"house.puppet-hand\": \"5\"")), qPrintable(played.out));
    QVERIFY(played.out.contains(QStringLiteral("\"house.hand-size\": \"4\"")));
    QVERIFY(run("play castles --help").out.contains(QStringLiteral("--preset")));
    const Run unknown = run("play castles --preset feast");
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains(QStringLiteral("printed, beginners, party")), qPrintable(unknown.err));
    QCOMPARE(run("play castle-keep --preset printed").code, 0);
    QCOMPARE(run("bench --preset party").code, 2);
}

void TestCli::playsCaleira() {
    const QStringList table{"play",   "castles-of-caleira",
                            "--set",  "moats=on",
                            "--set",  "house.pending-survives=no",
                            "--seed", "4",
                            "--json", "--record"};
    const QString record = path(QStringLiteral("caleira.json"));
    for (const char* seats : {"greedy,random", "greedy,random,greedy", "random,random,greedy,greedy"})
        QCOMPARE(run(table + QStringList{record, "--seats", QLatin1String(seats)}).code, 0);
    const QString options = QString::fromUtf8(read(QStringLiteral("caleira.json")));
    QVERIFY(options.contains(QLatin1String("\"house.pending-survives\": \"no\"")));
    // A seat hears of its own two cards in the deal, and of nobody else's.
    const Run dealt = run({QStringLiteral("replay"), record, QStringLiteral("--to"), QStringLiteral("9"),
                           QStringLiteral("--seat"), QStringLiteral("2"), QStringLiteral("--log"),
                           QStringLiteral("--json")});
    int hidden = 0;
    for (const auto& move : dealt.json()[QStringLiteral("log")].toArray())
        hidden += move.toString() == QLatin1String("card ?") ? 1 : 0;
    QCOMPARE(hidden, 6);
    const Run over = run({QStringLiteral("try"), record, QStringLiteral("stop")});
    QCOMPARE(over.code, 3);
    QCOMPARE(over.out, QStringLiteral("CALEIRA-END-1: The game is over.\n"));
}

void TestCli::arena() {
    const Run text = run("arena castle-keep --seats greedy,random --deals 60 --jobs 2");
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.contains(QStringLiteral("60 deals, 120 games")));
    QVERIFY(text.out.contains(QStringLiteral("time per decision: median")));
    const QJsonObject one = run("arena castle-keep --seats greedy,random --deals 60 --jobs 1 --json").json();
    const QJsonArray bots = one[QStringLiteral("bots")].toArray();
    QCOMPARE(bots.size(), 2);
    QCOMPARE(one[QStringLiteral("games")].toInt(), 120);
    double sum = 0;
    for (const auto& bot : bots) {
        const double rate = bot[QStringLiteral("winRate")].toDouble();
        const QJsonArray interval = bot[QStringLiteral("interval95")].toArray();
        QVERIFY(interval[0].toDouble() < rate && rate < interval[1].toDouble());
        QCOMPARE(bot[QStringLiteral("won")].toInt() + bot[QStringLiteral("drawn")].toInt() +
                     bot[QStringLiteral("lost")].toInt(),
                 120);
        sum += rate;
    }
    QVERIFY(std::abs(sum - 1) < 1e-9);
    QVERIFY(bots[0][QStringLiteral("winRate")].toDouble() > 0.7);
    // How many deals are played at a time changes nothing.
    const QJsonObject two = run("arena castle-keep --seats greedy,random --deals 60 --jobs 2 --json").json();
    QCOMPARE(two[QStringLiteral("bots")][0][QStringLiteral("won")],
             one[QStringLiteral("bots")][0][QStringLiteral("won")]);
    QCOMPARE(two[QStringLiteral("turns")], one[QStringLiteral("turns")]);
    // Who sees all cards knows where the Spire lies.
    const QJsonObject open =
        run("arena castles-of-caleira --seats ismcts:100,ismcts:100 --deals 100 --open --json").json();
    QVERIFY(open[QStringLiteral("bots")][0][QStringLiteral("interval95")][0].toDouble() > 0.5);
    QCOMPARE(run("arena castle-keep --seats greedy,ismcts:100 --open").code, 2);
    // Once each, with everybody at the own seat; whoever begins is told apart from who sits first.
    const QJsonObject once = run("arena castle-wars --seats greedy,greedy --deals 200 --once --json").json();
    QCOMPARE(once[QStringLiteral("games")].toInt(), 200);
    const QJsonArray inOrder = once[QStringLiteral("inOrder")].toArray();
    QVERIFY(inOrder[0][QStringLiteral("winRate")].toDouble() > 0.6);
    QVERIFY(std::abs(once[QStringLiteral("bots")][0][QStringLiteral("winRate")].toDouble() - 0.5) < 0.1);
    // A faction goes with its bot to the other seat, so that the one exchanged with the other is the same.
    const auto meet = [](const char* first, const char* second) {
        const QString command =
            QStringLiteral("arena castle-wars --seats greedy,greedy --deals 30 --json --set factions=on "
                           "--set faction-1=%1 --set faction-2=%2")
                .arg(QLatin1String(first), QLatin1String(second));
        return run(command.split(QLatin1Char(' ')))
            .json()[QStringLiteral("bots")][0][QStringLiteral("winRate")]
            .toDouble();
    };
    QVERIFY(meet("infected", "golems") > 0.8);
    QVERIFY(meet("golems", "infected") < 0.2);
    // A bot against itself wins half of the points of every deal.
    const QJsonObject same = run("arena castle-keep --seats random,random,random --deals 5 --json").json();
    QCOMPARE(same[QStringLiteral("games")].toInt(), 15);
}

void TestCli::moves() {
    QCOMPARE(run({QStringLiteral("moves"), record_}).out, QString()); // the game is over
    QCOMPARE(run({QStringLiteral("moves"), record_, QStringLiteral("--to"), QStringLiteral("0")}).lines(),
             (QStringList{QStringLiteral("dealer 1"), QStringLiteral("dealer 2")}));
    QCOMPARE(run({QStringLiteral("moves"), record_, QStringLiteral("--to"), QStringLiteral("9")}).lines(),
             (QStringList{QStringLiteral("draw A"), QStringLiteral("draw B")}));
    QCOMPARE(
        run({QStringLiteral("moves"), scenario_}).lines(),
        (QStringList{QStringLiteral("place BcT nw"), QStringLiteral("place BcT ne"), QStringLiteral("end")}));
    const QJsonObject json = run({QStringLiteral("moves"), scenario_, QStringLiteral("--to"),
                                  QStringLiteral("3"), QStringLiteral("--json")})
                                 .json();
    QCOMPARE(json[QStringLiteral("decider")].toString(), QStringLiteral("chance"));
    QVERIFY(json[QStringLiteral("moves")].toArray().size() > 15);
}

void TestCli::tries() {
    const Run legal = run({QStringLiteral("try"), scenario_, QStringLiteral("place BcT ne")});
    QCOMPARE(legal.code, 0);
    QCOMPARE(legal.out, QStringLiteral("legal\n"));
    const Run refused = run({QStringLiteral("try"), scenario_, QStringLiteral("place BzT ne")});
    QCOMPARE(refused.code, 3);
    QVERIFY(refused.out.startsWith(QStringLiteral("KEEP-BUILD-8: ")));
    QVERIFY(refused.out.size() > 20);
    const Run json =
        run({QStringLiteral("try"), scenario_, QStringLiteral("place BzT ne"), QStringLiteral("--json")});
    QCOMPARE(json.code, 3);
    QCOMPARE(json.json()[QStringLiteral("legal")].toBool(true), false);
    QCOMPARE(json.json()[QStringLiteral("clause")].toString(), QStringLiteral("KEEP-BUILD-8"));
    QCOMPARE(run({QStringLiteral("try"), record_, QStringLiteral("end")}).code, 3);
}

void TestCli::replays() {
    const QString last = QString::number(movesRecorded());
    const Run whole = run({QStringLiteral("replay"), record_});
    QCOMPARE(whole.code, 0);
    QVERIFY(whole.out.contains(QStringLiteral("after %1 of %1 moves").arg(last)));
    QVERIFY(whole.out.contains(QStringLiteral("decides: nobody, the game is over")));
    const Run start = run({QStringLiteral("replay"), record_, QStringLiteral("--to"), QStringLiteral("0")});
    QVERIFY(start.out.contains(QStringLiteral("A: ?*90")));
    const Run dealt = run({QStringLiteral("replay"), record_, QStringLiteral("--to"), QStringLiteral("9"),
                           QStringLiteral("--log"), QStringLiteral("--json")});
    const QJsonObject position = dealt.json()[QStringLiteral("position")].toObject();
    QCOMPARE(position[QStringLiteral("A")].toString(), QStringLiteral("?*41"));
    QCOMPARE(position[QStringLiteral("hand 1")].toString().split(QLatin1Char(' ')).size(), 4);
    QVERIFY(!position[QStringLiteral("hand 2")].toString().contains(QLatin1Char('?')));
    QCOMPARE(dealt.json()[QStringLiteral("log")].toArray().size(), 9);
}

void TestCli::replaysForASeat() {
    // What is not a seat's own stays hidden, in the position and in the log.
    const Run seen = run({QStringLiteral("replay"), record_, QStringLiteral("--to"), QStringLiteral("9"),
                          QStringLiteral("--seat"), QStringLiteral("1"), QStringLiteral("--log"),
                          QStringLiteral("--json")});
    const QJsonObject position = seen.json()[QStringLiteral("position")].toObject();
    QVERIFY(!position[QStringLiteral("hand 1")].toString().contains(QLatin1Char('?')));
    QCOMPARE(position[QStringLiteral("hand 2")].toString(), QStringLiteral("?*4"));
    int hidden = 0;
    for (const auto& move : seen.json()[QStringLiteral("log")].toArray())
        hidden += move.toString() == QStringLiteral("tile ?") ? 1 : 0;
    QCOMPARE(hidden, 4);
}

void TestCli::replaysEveryGameForASeat_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"castle-keep", "castles-of-caleira", "castle-rampage", "castle-wars", "castles"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestCli::replaysEveryGameForASeat() {
    QFETCH(QString, game);
    const QString record = path(game + QStringLiteral("-seat.json"));
    QCOMPARE(run({QStringLiteral("play"), game, QStringLiteral("--record"), record}).code, 0);
    const QJsonObject written = QJsonDocument::fromJson(read(game + QStringLiteral("-seat.json"))).object();
    const auto moves = written[QStringLiteral("moves")].toArray().size();
    for (const char* seat : {"1", "2"})
        for (const QString& to : {QStringLiteral("0"), QString::number(moves / 2), QString::number(moves)})
            for (const char* form : {"--log", "--json"}) {
                const Run seen = run({QStringLiteral("replay"), record, QStringLiteral("--seat"),
                                      QLatin1String(seat), QStringLiteral("--to"), to, QLatin1String(form)});
                QCOMPARE(seen.code, 0);
                QCOMPARE(seen.err, QString());
                QVERIFY(seen.out.contains(QStringLiteral("discard")) ||
                        seen.out.contains(QStringLiteral("deck")));
            }
}

void TestCli::tellsNoSeatASecret() {
    // Two files that differ only in what a seat has chosen in secret (WARS-FAC-4), or in what it holds.
    const auto seen = [&](const QByteArray& scenario, const char* form, const char* seat) {
        const Run run = ::run({QStringLiteral("replay"), write(QStringLiteral("secret.json"), scenario),
                               QStringLiteral("--seat"), QLatin1String(seat), QLatin1String(form)});
        return QStringLiteral("%1 %2 %3").arg(run.code).arg(run.out, run.err);
    };
    const auto picks = [](const char* faction) {
        return QByteArray(R"({"game": "castle-wars", "options": {"option.factions": "on"}, "seed": 1,
            "steps": ["choose )") +
               faction + "\"]}";
    };
    const auto hand = [](const char* cards) {
        return QByteArray(R"({"game": "castles", "seats": 3, "position": {"hand 1": ")") + cards +
               R"("}, "steps": [{"legal": "end-play"}]})";
    };
    for (const char* form : {"--log", "--json"}) {
        QCOMPARE(seen(picks("undead"), form, "2"), seen(picks("ninjas"), form, "2"));
        QVERIFY(seen(picks("undead"), form, "1") != seen(picks("ninjas"), form, "1"));
        QCOMPARE(seen(hand("a4 a5"), form, "2"), seen(hand("d4 block"), form, "2"));
        QVERIFY(seen(hand("a4 a5"), form, "1") != seen(hand("d4 block"), form, "1"));
    }
}

void TestCli::triesForASeat() {
    const auto tried = [&](const char* seat, const char* move) {
        return run({QStringLiteral("try"), scenario_, QLatin1String(move), QStringLiteral("--seat"),
                    QLatin1String(seat)});
    };
    QCOMPARE(tried("1", "place BcT ne").code, 0);
    QVERIFY(tried("1", "place BzT ne").out.startsWith(QStringLiteral("KEEP-BUILD-8: ")));
    QCOMPARE(tried("2", "end").code, 3);
    QVERIFY(tried("2", "end").out.startsWith(QStringLiteral("KEEP-TURN-1: ")));
    QCOMPARE(tried("3", "end").code, 2);
}

void TestCli::looksPastWhatIsBroken() {
    const QString file = write(QStringLiteral("broken.json"), R"({"game": "castle-keep", "scenarios": [
 {"title": "Too many", "position": {"hand 1": "RK*9"}},
 {"title": "Fine", "position": {"phase": "draw-first", "A": 0, "B": 1, "discard": 4},
  "steps": ["draw B", "tile RcT", "draw A", "tile RzT"]}]})");
    const Run first = run({QStringLiteral("moves"), file});
    QCOMPARE(first.code, 1);
    QVERIFY2(first.err.contains(QStringLiteral("broken.json:2: Too many: RK: one too many")),
             qPrintable(first.err));
    const Run second = run({QStringLiteral("replay"), file, QStringLiteral("--scenario"), QStringLiteral("2"),
                            QStringLiteral("--to"), QStringLiteral("4"), QStringLiteral("--log")});
    QCOMPARE(second.code, 0);
    // What chance did by itself is none of the moves that are counted.
    const QStringList log = second.lines();
    QCOMPARE(log[2].trimmed(), QStringLiteral("shuffle"));
    QCOMPARE(log[3], QStringLiteral("   3  draw A"));
    QVERIFY(second.out.contains(QStringLiteral("after 4 of 4 moves")));
    QCOMPARE(run({QStringLiteral("moves"), file, QStringLiteral("--scenario"), QStringLiteral("3")}).code, 1);
}

void TestCli::ordersNoTerminalAbout() {
    // Names, titles and values of a file reach the terminal without their escapes and marks of direction.
    const QString scenario =
        write(QStringLiteral("escapes.json"),
              "{\"game\": \"castle-keep\", \"title\": \"\\u001b[31mRed \\u202eturned\\u2066\\r\","
              "\"position\": {}, \"expect\": {\"turn\": \"\\u009b2J\"}}");
    QByteArray record = read(QStringLiteral("game.json"));
    record.replace(record.indexOf("\"name\": \"") + 9, 0, "\\u001b]0;x\\u0007\\u200f");
    const QString game = write(QStringLiteral("escapes-game.json"), record);
    // What is left of them: of a title the writing, of what is typed and of names the marks in letters.
    const QList<std::pair<QStringList, QString>> commands{
        {{QStringLiteral("scenario"), QStringLiteral("check"), scenario}, QStringLiteral("[31mRed turned")},
        {{QStringLiteral("scenario"), QStringLiteral("check"), QStringLiteral("--json"), scenario},
         QStringLiteral("[31mRed turned")},
        {{QStringLiteral("try"), scenario, QStringLiteral("\x1b[2J\u202e")},
         QStringLiteral("\\u001b[2J\\u202e")},
        {{QStringLiteral("replay"), game, QStringLiteral("--json")}, QStringLiteral("\\u001b]0;x")}};
    for (const auto& [command, left] : commands) {
        const Run told = run(command);
        const QString all = told.out + told.err;
        QVERIFY2(all.contains(left), qPrintable(all));
        for (const QChar character : all)
            QVERIFY2(character == QLatin1Char('\n') || (character.category() != QChar::Other_Control &&
                                                        character.category() != QChar::Other_Format),
                     qPrintable(command.join(QLatin1Char(' '))));
    }
    // As JSON it is read back as it was.
    const QString name = run(commands.last().first).json()[QStringLiteral("names")][0].toString();
    QVERIFY(name.startsWith(QStringLiteral("\x1b]0;x\x07\u200f")));
}

void TestCli::readsWhatIsPipedIn() {
    const QByteArray record = read(QStringLiteral("game.json"));
    const QString whole = run({QStringLiteral("replay"), record_}).out;
    QCOMPARE(run({QStringLiteral("replay"), QStringLiteral("-")}, record).out, whole);
    QVERIFY(run({QStringLiteral("replay"), QStringLiteral("-")}).err.contains(QStringLiteral("ends before")));
#ifdef Q_OS_UNIX
    QCOMPARE(run({QStringLiteral("replay"), QStringLiteral("/dev/stdin")}, record).out, whole);
    // A pipe that nobody writes into, and devices without end: told at once, and called what they are.
    const QString pipe = path(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& file : {pipe, QStringLiteral("/dev/zero"), QStringLiteral("/dev/null")})
        for (const char* command : {"replay", "moves"}) {
            const Run refused = run({QLatin1String(command), file});
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.contains(QStringLiteral("pipe or a device")), qPrintable(refused.err));
        }
#endif
}

void TestCli::leavesNothingBehind() {
    // Without a home, or in an empty one, it does the same and writes nothing of its own there.
    const QString home = path(QStringLiteral("home"));
    QVERIFY(QDir().mkpath(home));
    for (const bool isHomeless : {true, false}) {
        auto environment = usualEnvironment();
        for (const char* name :
             {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            environment.remove(QLatin1String(name));
        if (!isHomeless) environment.insert(QStringLiteral("HOME"), home);
        const Run told = run({QStringLiteral("replay"), record_}, {}, environment);
        QCOMPARE(told.code, 0);
        QCOMPARE(told.err, QString());
    }
    QVERIFY(QDir(home).isEmpty());
}

void TestCli::looksIntoScenarios() {
    const Run whole = run({QStringLiteral("replay"), scenario_, QStringLiteral("--log")});
    QCOMPARE(whole.code, 0);
    QVERIFY(whole.out.contains(QStringLiteral("castle 1: n RcW, ne BcT")));
    QVERIFY(whole.out.contains(QStringLiteral("hand 2: RK YK")) ||
            whole.out.contains(QStringLiteral("hand 2: YK RK")));
    QVERIFY(whole.out.contains(QStringLiteral("4  tile RK")));
    const Run hidden = run({QStringLiteral("replay"), scenario_, QStringLiteral("--log"),
                            QStringLiteral("--seat"), QStringLiteral("1")});
    QVERIFY(hidden.out.contains(QStringLiteral("4  tile ?")));
    QVERIFY(hidden.out.contains(QStringLiteral("hand 2: ?*2")));
}

void TestCli::checksScenarios() {
    const Run good = run({QStringLiteral("scenario"), QStringLiteral("check"), scenario_});
    QCOMPARE(good.code, 0);
    QCOMPARE(good.out, QStringLiteral("1 passed, 0 failed\n"));
    QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("more/below")));
    write(QStringLiteral("more/below/two.json"),
          R"([{"game": "castle-keep", "position": {}, "title": "It is seat 1's turn",
  "expect": {"turn": 2}},
 {"game": "castle-keep", "position": {}, "moves": ["end"]},
 {"game": "castle-keep", "posture": {}}])");
    const Run bad =
        run({QStringLiteral("scenario"), QStringLiteral("check"), path(QStringLiteral("more")), scenario_});
    QCOMPARE(bad.code, 1);
    QCOMPARE(bad.lines().last(), QStringLiteral("2 passed, 2 failed"));
    const QString file = path(QStringLiteral("more/below/two.json"));
    QVERIFY(
        bad.out.contains(file + QStringLiteral(":2: It is seat 1's turn: turn: expected 2, but it is 1.\n")));
    QVERIFY(bad.out.contains(file + QStringLiteral(":4: “posture” is unknown here.")));
    const QJsonObject json = run({QStringLiteral("scenario"), QStringLiteral("check"),
                                  QStringLiteral("--json"), path(QStringLiteral("more"))})
                                 .json();
    QCOMPARE(json[QStringLiteral("failed")].toInt(), 2);
    QCOMPARE(json[QStringLiteral("findings")][0][QStringLiteral("line")].toInt(), 4);
}

void TestCli::decks() {
    const Run printed = run("deck print");
    QCOMPARE(printed.code, 0);
    const QString house = write(QStringLiteral("house.json"), printed.out.toUtf8());
    const Run sound = run({QStringLiteral("deck"), QStringLiteral("check"), house});
    QCOMPARE(sound.code, 0);
    QCOMPARE(sound.lines().size(), 24);
    QVERIFY2(sound.lines().last().contains(QStringLiteral("118 cards in 23 kinds")), qPrintable(sound.out));

    QByteArray text = printed.out.toUtf8();
    const QString smaller =
        write(QStringLiteral("smaller.json"), text.replace("\"count\": 14", "\"count\": 13"));
    const QString broken = write(QStringLiteral("broken.json"), text.replace("\"choose\"", "\"chose\""));
    const QString cut = write(QStringLiteral("cut.json"), text.left(3000));
    const Run remark = run({QStringLiteral("deck"), QStringLiteral("check"), smaller});
    QCOMPARE(remark.code, 0);
    QVERIFY(remark.lines().last().contains(QStringLiteral("117 cards; the printed game has 118")));

    const Run mistakes = run({QStringLiteral("deck"), QStringLiteral("check"), broken, cut, house, scenario_,
                              path(QStringLiteral("nowhere.json"))});
    QCOMPARE(mistakes.code, 1);
    const QStringList told = mistakes.lines().mid(24);
    QCOMPARE(told.size(), 4);
    QVERIFY(told[0].startsWith(broken + QLatin1Char(':')) && told[0].contains(QStringLiteral("dragon")));
    QVERIFY(told[1].startsWith(cut + QLatin1Char(':')) && told[1].contains(QStringLiteral("ends before")));
    QVERIFY(told[2].contains(QStringLiteral("no deck file")));
    QVERIFY(told[3].contains(QStringLiteral("cannot be read")));

    const QJsonObject json =
        run({QStringLiteral("deck"), QStringLiteral("check"), smaller, broken, QStringLiteral("--json")})
            .json();
    QCOMPARE(json[QStringLiteral("failed")].toInt(), 1);
    QCOMPARE(json[QStringLiteral("findings")].toArray().size(), 1);
    QCOMPARE(json[QStringLiteral("remarks")].toArray().size(), 1);
    const QJsonObject deck = json[QStringLiteral("decks")].toArray().first().toObject();
    QCOMPARE(deck[QStringLiteral("cards")].toInt(), 117);
    QCOMPARE(deck[QStringLiteral("kinds")].toArray().size(), 23);
    QCOMPARE(run("deck").code, 2);
    QCOMPARE(run("deck check").code, 2);
    QCOMPARE(run("deck print more").code, 2);
}

/// The record holds the cards: it is replayed when their file is gone.
void TestCli::playsWithADeck() {
    const QString deck =
        write(QStringLiteral("own.json"), run("deck print").out.toUtf8().replace("Giant", "Titan"));
    const QString record = path(QStringLiteral("own.drawbridge"));
    const QString set = QStringLiteral("deck=") + deck;
    const QStringList table{QStringLiteral("castle-rampage"), QStringLiteral("--set"), set};
    const Run played =
        run(QStringList{QStringLiteral("play")} + table + QStringList{QStringLiteral("--record"), record});
    QVERIFY2(played.code == 0, qPrintable(played.err));
    QVERIFY(QFile::remove(deck));
    QCOMPARE(run({QStringLiteral("replay"), record}).code, 0);
    QVERIFY(read(QStringLiteral("own.drawbridge")).contains("Titan"));

    const Run gone = run(QStringList{QStringLiteral("arena")} + table);
    QCOMPARE(gone.code, 1);
    QVERIFY(gone.err.contains(QStringLiteral("cannot be read")));
    const Run unnamed = run("play castle-rampage --set deck=file");
    QCOMPARE(unnamed.code, 2);
    QVERIFY(unnamed.err.contains(QStringLiteral("--set deck=FILE")));
    QCOMPARE(run("play castle-rampage --set deck=house-edition").code, 0);
    QCOMPARE(run("bench --set deck=house-edition").code, 2);
}

void TestCli::benches() {
    const QJsonObject json = run("bench castle-keep --seconds 1 --json").json();
    const QJsonObject game = json[QStringLiteral("games")][0].toObject();
    for (const char* figure :
         {"playoutsPerSecond", "movesPerSecond", "copiesPerSecond", "iterationsPerSecond"})
        QVERIFY(game[QLatin1String(figure)].toDouble() > 100);
}

void TestCli::errors_data() {
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("words"); // some that the line must have

    const auto row = [](const char* name, const QStringList& command, int code, const QString& words) {
        QTest::newRow(name) << command << code << words;
    };
    const auto words = [](const char* text) { return QString::fromUtf8(text).split(QLatin1Char(' ')); };
    row("no such command", words("dance"), 2, QStringLiteral("“dance”"));
    row("no such option", words("games --jason"), 2, QStringLiteral("jason"));
    row("no such language", words("--language fr games"), 2, QStringLiteral("“fr”"));
    row("no language at all", words("--language klingonese games"), 2, QStringLiteral("“klingonese”"));
    row("no translation there", words("--translation /no/such games"), 2, QStringLiteral("“/no/such”"));
    row("no game", words("play"), 2, QStringLiteral("Usage: drawbridge-cli play"));
    row("unknown game", words("play chess"), 1, QStringLiteral("castle-keep"));
    row("unknown game to measure", words("bench chess"), 1, QStringLiteral("“chess”"));
    row("unknown bot", words("play castle-keep --seats greedy,deep"), 2, QStringLiteral("“deep”"));
    row("unknown option", words("play castle-keep --set rain=on"), 2, QStringLiteral("house.reshuffle"));
    row("unknown value", words("play castle-keep --set variant=kings"), 2, QStringLiteral("takeover+empire"));
    row("too many seats", words("play castle-keep --seats page,page,page,page,page"), 1,
        QStringLiteral("KEEP-PLAYERS-1"));
    row("options clash", words("arena castle-keep --seats page,page,page --set variant=king"), 1,
        QStringLiteral("KEEP-KING-1"));
    row("no number", words("play castle-keep --games many"), 2, QStringLiteral("--games"));
    row("no deals", words("arena castle-keep --deals 0"), 2, QStringLiteral("--deals"));
    row("nothing to check", words("scenario check"), 2, QStringLiteral("scenario check PATH"));
    row("no file", words("moves /no/such/file.json"), 1, QStringLiteral("/no/such/file.json"));

    const QByteArray good = read(QStringLiteral("game.json"));
    const auto fileRow = [&](const char* name, const QByteArray& text, int line, const char* clause) {
        const QString file = write(QLatin1String(name) + QStringLiteral(".json"), text);
        const QString place = QStringLiteral("%1:%2: ").arg(file).arg(line);
        for (const char* command : {"moves", "replay"})
            row(qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(command), QLatin1String(name))),
                {QLatin1String(command), file}, 1, place);
        row(qPrintable(QStringLiteral("try: %1").arg(QLatin1String(name))),
            {QStringLiteral("try"), file, QStringLiteral("end")}, 1, QLatin1String(clause));
    };
    const auto lineOf = [&](const QByteArray& what) {
        return static_cast<int>(good.left(good.indexOf(what)).count('\n')) + 1;
    };
    const auto with = [&](const QByteArray& from, const QByteArray& to) {
        QByteArray text = good;
        return text.replace(text.indexOf(from), from.size(), to);
    };
    const QByteArray half = good.left(good.size() / 2).trimmed();
    fileRow("truncated", half, static_cast<int>(half.count('\n')) + 1, "cut off");
    fileRow("wrong version", with("\"version\": 1", "\"version\": 9"), lineOf("\"version\""), "version 9");
    fileRow("unknown game inside", with("castle-keep", "castle-heap"), lineOf("castle-keep"), "castle-heap");
    fileRow("illegal move", with("\"dealer ", "\"end\", \"dealer "), lineOf("\"dealer "), "KEEP-");
    fileRow("no notation", with("\"dealer ", "\"dealt "), lineOf("\"dealer "), "dealt");
    fileRow("garbage", QByteArray("\n\x01\x02 garbage"), 2, "JSON");
    fileRow("no text", QByteArray("\n\xFF\xFE\x00", 4), 2, "UTF-8");
    fileRow("empty", QByteArray(), 1, "ends before");
    fileRow("scenario of nothing", QByteArray("{\n\"game\": \"chess\"}"), 2, "chess");
    // Every kind of file has its bounds, and says so.
    const std::array bounds{
        std::pair{write(QStringLiteral("deep.json"), QByteArray(5000, '[')), "brackets within"},
        std::pair{write(QStringLiteral("large.json"), QByteArray(5 << 20, ' ')), "too large"}};
    for (const auto& [file, sentence] : bounds)
        for (const QStringList& command :
             {QStringList{QStringLiteral("moves"), file}, QStringList{QStringLiteral("replay"), file},
              QStringList{QStringLiteral("play"), QStringLiteral("castle-rampage"), QStringLiteral("--set"),
                          QStringLiteral("deck=") + file}})
            row(qPrintable(command.first() + QLatin1Char(' ') + QLatin1String(sentence)), command, 1,
                QLatin1String(sentence));
    row("beyond the end",
        {QStringLiteral("replay"), record_, QStringLiteral("--to"), QStringLiteral("99999")}, 1,
        QStringLiteral("this file has fewer moves: "));
    row("no such seat", {QStringLiteral("replay"), record_, QStringLiteral("--seat"), QStringLiteral("3")}, 2,
        QStringLiteral("--seat"));
    row("no such scenario",
        {QStringLiteral("moves"), scenario_, QStringLiteral("--scenario"), QStringLiteral("2")}, 1,
        QStringLiteral("this file has fewer scenarios: 1"));
    row("a scenario of a record",
        {QStringLiteral("moves"), record_, QStringLiteral("--scenario"), QStringLiteral("2")}, 2,
        QStringLiteral("--scenario goes with"));
    row("no move", {QStringLiteral("try"), record_, QStringLiteral("hop")}, 1, QStringLiteral("“hop”"));
    row("a folder", {QStringLiteral("replay"), folder_.path()}, 1, QStringLiteral("folder"));
}

void TestCli::errors() {
    QFETCH(QStringList, command);
    QFETCH(int, code);
    QFETCH(QString, words);
    const Run failed = run(command);
    QCOMPARE(failed.code, code);
    QCOMPARE(failed.out, QString());
    QVERIFY2(failed.err.startsWith(QStringLiteral("drawbridge-cli: ")), qPrintable(failed.err));
    QCOMPARE(failed.err.count(QLatin1Char('\n')), 1);
    QVERIFY2(failed.err.contains(words), qPrintable(failed.err));
}

void TestCli::writesAllOrNothing() {
    const QString nowhere = path(QStringLiteral("no/such/folder/game.json"));
    const Run failed =
        run({QStringLiteral("play"), QStringLiteral("castle-keep"), QStringLiteral("--record"), nowhere});
    QCOMPARE(failed.code, 1);
    QVERIFY(failed.err.contains(nowhere));
    // A command that is not understood leaves an old record alone.
    const QByteArray before = read(QStringLiteral("game.json"));
    QCOMPARE(run({QStringLiteral("play"), QStringLiteral("castle-keep"), QStringLiteral("--seats"),
                  QStringLiteral("x"), QStringLiteral("--record"), record_})
                 .code,
             2);
    QCOMPARE(read(QStringLiteral("game.json")), before);
}

void TestCli::listsWhatToPrint() {
    const Run listed = run("print castle-rampage --list");
    QCOMPARE(listed.code, 0);
    QCOMPARE(listed.err, QString());
    QVERIFY(listed.out.contains(QLatin1String("Cards (118)")));
    QVERIFY(listed.lines().filter(QStringLiteral("  13  knight ")).size() == 1);
    const QJsonArray sets =
        run("print castles --list --json --copies 2").json()[QStringLiteral("sets")].toArray();
    QCOMPARE(sets[0].toObject()[QStringLiteral("id")].toString(), QStringLiteral("cards"));
    QCOMPARE(sets[0].toObject()[QStringLiteral("count")].toInt(), 106);
    QCOMPARE(sets[0].toObject()[QStringLiteral("pieces")].toArray().size(), 26);
    const Run few = run({QStringLiteral("print"), QStringLiteral("castle-keep"), QStringLiteral("--list"),
                         QStringLiteral("--only"), QStringLiteral("RcT x3, BK")});
    QVERIFY(few.out.contains(QLatin1String("Tiles (9)")));
    // Two packs for an epic war.
    const QString epic = run("print castle-wars --list --set size=epic").out;
    QVERIFY(epic.contains(QLatin1String("Cards of the first player (54)")));
    QVERIFY(epic.contains(QLatin1String("Cards of the second player (54)")));
    // And for five players of CASTLES or more.
    QVERIFY(run("print castles --list --set house.packs=2").out.contains(QLatin1String("Cards (106)")));
}

void TestCli::printsSheets() {
    const QString file = path(QStringLiteral("cards.pdf"));
    for (const char* how :
         {"", "--layout eight-up --bleed 3 --marks guides --corners --ink low",
          "--layout gutterfold --bleed 1/8in --ink grey --paper letter",
          "--layout one-per-page --card poker --paper 80x110 --no-ruler --what cards",
          "--layout fit --card 44x67 --paper legal --marks none", "--backs none",
          "--flip short --offset 0.5,-1", "--flip short --offset 0,5:-1",
          "--for shop --what cards --ink black", "--what pictures --ink low", "--for fold",
          "--scale 100.5,99.8 --skew -0.3 --pages 1-2",
          "--scale 100,5:99,8 --skew −0,3 --bleed 1,5 --thickness 0,32",
          "--layout fit --card 70,5x120 --scale 101",
          "--calibration --paper letter --flip short --offset 1:0 --skew 0.2 --scale 101:99 --no-ruler"}) {
        QFile::remove(file);
        const QStringList options = QString::fromUtf8(how).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const Run made = run(QStringList{QStringLiteral("print"), QStringLiteral("castles-of-caleira"),
                                         QStringLiteral("--out"), file} +
                             options);
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QCOMPARE(made.err, QString());
        QVERIFY2(made.out.startsWith(QStringLiteral("Written: %1 (").arg(file)), qPrintable(made.out));
        QVERIFY(read(QStringLiteral("cards.pdf")).startsWith("%PDF-"));
    }
    // As in the window, backs are printed if nothing else is said.
    const QStringList cards{QStringLiteral("print"),  QStringLiteral("castles-of-caleira"),
                            QStringLiteral("--what"), QStringLiteral("cards"),
                            QStringLiteral("--out"),  file};
    QVERIFY(
        run(cards).out.contains(QLatin1String("4 pages, 2 sheets of A4, 18 pieces; printed on both sides")));
    QVERIFY(run(cards + QStringList{QStringLiteral("--backs"), QStringLiteral("none")})
                .out.contains(QLatin1String("2 pages, 2 sheets of A4, 18 pieces; printed on one side")));
    // Two games together, and what is written besides a beginning holds.
    const Run both = run({QStringLiteral("print"), QStringLiteral("castles,castle-wars"),
                          QStringLiteral("--what"), QStringLiteral("cards"), QStringLiteral("--for"),
                          QStringLiteral("shop"), QStringLiteral("--layout"), QStringLiteral("fit"),
                          QStringLiteral("--bleed"), QStringLiteral("0"), QStringLiteral("--pages"),
                          QStringLiteral("3-"), QStringLiteral("--out"), file});
    QVERIFY2(both.out.contains(QLatin1String("98 pieces; printed on both sides")),
             qPrintable(both.out + both.err));
    QCOMPARE(run({QStringLiteral("print"), QStringLiteral("castles,castle-wars"), QStringLiteral("--format"),
                  QStringLiteral("png"), QStringLiteral("--out"), folder_.path()})
                 .code,
             2);
}

void TestCli::printsPicturesAndDecks() {
    const QString folder = path(QStringLiteral("pictures"));
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(run({QStringLiteral("print"), QStringLiteral("castles-of-caleira"), QStringLiteral("--what"),
                  QStringLiteral("cards"), QStringLiteral("--format"), QStringLiteral("png"),
                  QStringLiteral("--profile"), QStringLiteral("tgc-mini"), QStringLiteral("--out"), folder})
                 .code,
             0);
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 10); // nine kinds and a back
    QCOMPARE(run({QStringLiteral("print"), QStringLiteral("castles-of-caleira"), QStringLiteral("--format"),
                  QStringLiteral("tts"), QStringLiteral("--url"), QStringLiteral("https://example.org"),
                  QStringLiteral("--out"), path(QStringLiteral("deck.json"))})
                 .code,
             0);
    const QByteArray deck = read(QStringLiteral("deck.json"));
    QVERIFY(deck.contains("https://example.org/deck-cards-1.png"));
    QVERIFY(QFile::exists(path(QStringLiteral("deck-cards-1.png"))));
}

void TestCli::printsADeckFile() {
    const QString deck = write(
        QStringLiteral("own.json"),
        run("deck print").out.replace(QLatin1String("\"count\": 5"), QLatin1String("\"count\": 6")).toUtf8());
    const Run listed = run({QStringLiteral("print"), QStringLiteral("castle-rampage"),
                            QStringLiteral("--deck"), deck, QStringLiteral("--list")});
    QCOMPARE(listed.code, 0);
    QVERIFY(listed.out.contains(QLatin1String("Cards (1")) &&
            !listed.out.contains(QLatin1String("Cards (118)")));
    const QString file = path(QStringLiteral("own.pdf"));
    QCOMPARE(run({QStringLiteral("print"), QStringLiteral("castle-rampage"), QStringLiteral("--deck"), deck,
                  QStringLiteral("--backs"), QStringLiteral("duplex"), QStringLiteral("--out"), file})
                 .code,
             0);
    QVERIFY(read(QStringLiteral("own.pdf")).startsWith("%PDF-"));
}

void TestCli::refusesOptionsThatMeanNothing_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("option");
    const auto row = [](const char* arguments, const char* option) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(option);
    };
    row("castles --profile mpc-poker --out x.pdf", "profile");
    row("castles --url https://example.org --out x.pdf", "url");
    row("castles --format png --url https://example.org --out x", "url");
    row("castles --layout gutterfold --backs duplex --out x.pdf", "backs");
    row("castles --layout gutterfold --flip short --out x.pdf", "flip");
    row("castles --layout gutterfold --offset 1:0 --out x.pdf", "offset");
    row("castles --backs none --flip short --out x.pdf", "flip");
    row("castles --backs none --offset 1:0 --out x.pdf", "offset");
    row("castle-keep --what mats --backs duplex --out x.pdf", "backs");
    row("castles --calibration --what cards --out x.pdf", "what");
    row("castles --calibration --only castle --out x.pdf", "only");
    row("castles --calibration --copies 2 --out x.pdf", "copies");
    row("castles --calibration --layout fit --out x.pdf", "layout");
    row("castles --calibration --format png --out x", "format");
    row("castles --format png --what cards --paper a4 --out x", "paper");
    row("castles --format png --layout fit --out x", "layout");
    row("castles --format png --marks none --out x", "marks");
    row("castles --format png --no-ruler --out x", "no-ruler");
    row("castles --format png --profile mpc-poker --bleed 3 --out x", "bleed");
    row("castles --format png --profile mpc-poker --card mini --out x", "card");
    row("castles --format tts --paper a4 --out x", "paper");
    row("castles --format tts --pages 1 --out x", "pages");
    row("castles --format png --for shop --out x", "for");
    row("castles --for fold --flip short --out x.pdf", "flip");
    row("castles --format tts --backs duplex --out x", "backs");
    row("castles --format tts --profile mpc-poker --out x", "profile");
    row("castles --what rules --layout fit --out x.pdf", "layout");
    row("castles --what rules --ink low --out x.pdf", "ink");
    row("castles --what rules --format png --copies 2 --out x", "copies");
    row("castle-keep --card mini --out x.pdf", "card");
    row("castles --list --out x.pdf", "out");
    row("castles --json --out x.pdf", "json");
}

void TestCli::refusesOptionsThatMeanNothing() {
    QFETCH(QString, arguments);
    QFETCH(QString, option);
    const Run refused = run(QStringLiteral("print ").append(arguments).split(QLatin1Char(' ')));
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains(QStringLiteral("--%1 means nothing here: ").arg(option)),
             qPrintable(refused.err));
    QCOMPARE(refused.out, QString());
}

void TestCli::tellsWhyItDoesNotPrint_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* arguments, int code, const char* told) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << code << QString::fromUtf8(told);
    };
    row("print", 2, "Usage");
    row("print chess --list", 1, "castle-keep");
    row("print castles", 2, "--out");
    row("print castles --what mats --out x.pdf", 2, "cards");
    row("print castles --only cannonball --out x.pdf", 2, "cannonball");
    row("print castles --copies 0 --out x.pdf", 2, "1");
    row("print castles --paper b9 --out x.pdf", 2, "a4, letter");
    row("print castles --card 3x4 --out x.pdf", 2, "20");
    row("print castles --layout ten-up --out x.pdf", 2, "nine-up");
    row("print castles --bleed much --out x.pdf", 2, "1/8in");
    row("print castles --bleed 4 --out x.pdf", 2, "3.175");
    row("print castles --backs duplex --offset 3 --out x.pdf", 2, "--offset");
    row("print castles --backs duplex --offset 0,5 --out x.pdf", 2, "0.5:-1 or 0,5:-1, not “0,5”");
    row("print castles --backs duplex --offset 1,5,2,5 --out x.pdf", 2, "with a colon between");
    row("print castles --scale 101,99 --out x.pdf", 2, "with a colon between");
    row("print castles --bleed 1.234,5 --out x.pdf", 2, "1.234,5");
    row("print castles --copies 1.5 --out x.pdf", 2, "1.5");
    row("print castles --backs duplex --offset 30:0 --out x.pdf", 2, "20");
    row("print castles --ink red --out x.pdf", 2, "grey");
    row("print castles --format gif --out x", 2, "png");
    row("print castles --format png --profile poker --out x", 2, "mpc-poker");
    row("print castles --what rules,boards --out x.pdf", 2,
        "“boards” is not among what there is to print: all");
    row("print castles --what box --card mini --paper 60x90 --out x.pdf", 1, "Tuck box");
    row("print castles --format png --out /no/such/folder", 1, "/no/such/folder");
    row("print castles --what rules --format png --paper 60x90 --out .", 1, "larger paper");
    row("print castles --format png --out /dev/null", 1, "no folder");
    row("print castles --out /no/such/folder/x.pdf", 1, "/no/such/folder/x.pdf");
    row("print castles --layout eight-up --bleed 3 --paper letter --out x.pdf", 1, "271.4");
    row("print castles --deck x.json --out x.pdf", 2, "Castle Rampage");
    row("print castle-rampage --deck /no/such.json --out x.pdf", 1, "/no/such.json");
#ifdef Q_OS_LINUX
    row("print castles --what rules --out /dev/full", 1, "No space left");
#endif
}

void TestCli::tellsWhyItDoesNotPrint() {
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QString, told);
    const Run refused = run(arguments.split(QLatin1Char(' ')));
    QCOMPARE(refused.code, code);
    QVERIFY2(refused.err.contains(told), qPrintable(refused.err));
    QCOMPARE(refused.err.count(QLatin1Char('\n')), 1);
}

/// 18 kB with which 189 MB were found to be wrong.
void TestCli::tellsTheBeginningOfVeryMuch() {
    QByteArray file = "{\"game\":\"castle-keep\",\"position\":{\"k\":1";
    for (int i = 0; i < 900; ++i) file += ",\"k" + QByteArray::number(i) + "\":1";
    file += "},\"scenarios\":[{}";
    for (int i = 1; i < 3500; ++i) file += ",{}";
    file += "]}";
    const Run checked = run({QStringLiteral("scenario"), QStringLiteral("check"), QStringLiteral("-")}, file);
    QCOMPARE(checked.code, 1);
    QVERIFY2(checked.out.size() < 300'000, qPrintable(QString::number(checked.out.size())));
    const QStringList lines = checked.lines();
    QCOMPARE(lines.last(), QStringLiteral("0 passed, 3500 failed"));
    QVERIFY2(lines[lines.size() - 2].contains(QLatin1String("More that is wrong: 315")),
             qPrintable(lines[lines.size() - 2]));
}

void TestCli::endsWithASentenceWithoutMemory() {
#if !defined(Q_OS_LINUX) || defined(DRAWBRIDGE_SANITIZED)
    QSKIP("no limit of address space here");
#else
    // From where the loader itself is content; somewhere between there is too little for what is asked.
    int sentences = 0;
    for (int kilobytes = 70'000; kilobytes <= 160'000; kilobytes += 5'000) {
        QProcess limited;
        limited.setProcessEnvironment(usualEnvironment());
        limited.start(QStringLiteral("bash"),
                      {QStringLiteral("-c"), QStringLiteral("ulimit -v %1; exec %2 games")
                                                 .arg(kilobytes)
                                                 .arg(QStringLiteral(DRAWBRIDGE_CLI))});
        QVERIFY(limited.waitForFinished(60'000));
        const QString told = QString::fromUtf8(limited.readAllStandardError());
        QVERIFY2(limited.exitStatus() == QProcess::NormalExit, qPrintable(QString::number(kilobytes)));
        if (limited.exitCode() == 0 || told.contains(QLatin1String("shared libraries"))) continue;
        QVERIFY2(told.contains(QLatin1String("There is not enough memory")), qPrintable(told));
        ++sentences;
    }
    QVERIFY(sentences > 0);
#endif
}

QTEST_GUILESS_MAIN(TestCli)
#include "cli.moc"
