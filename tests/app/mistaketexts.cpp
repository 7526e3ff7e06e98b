// SPDX-License-Identifier: GPL-3.0-or-later
// Every mistake has words, and what is impossible on a table set up by hand is told in those of people, not
// of files.
#include "match/arrangement.h"
#include "text/gametext.h"
#include "text/mistaketext.h"
#include "text/problem.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace drawbridge;

class MistakeTexts : public QObject {
    Q_OBJECT

  private slots:
    void everyCodeHasWords();
    void inFiles();
    void names();
    void oddNames();
    void noCodes_data();
    void noCodes();
};

namespace {

Value numbered(int number) { return Value::ofNumber(static_cast<std::uint64_t>(number)); }

const QStringList kNames{"Anna", "Bert", "Cleo", "Dora"};

/// All that a fact can be set to.
std::vector<Value> valuesOf(const FactSpec& fact, int seats) {
    std::vector<Value> values;
    switch (fact.kind) {
    case FactSpec::Kind::OneSeat:
        for (int seat = 1; seat <= seats; ++seat) values.push_back(numbered(seat));
        break;
    case FactSpec::Kind::Choice:
        for (const auto& value : fact.values) values.push_back(Value::ofText(std::string(value)));
        break;
    case FactSpec::Kind::Number: values = {numbered(fact.least), numbered(fact.most)}; break;
    case FactSpec::Kind::LordOfSeat: {
        for (int lord = 1; lord <= seats; ++lord) {
            Value all = Value::ofKind(Value::Kind::Map);
            for (int seat = 1; seat <= seats; ++seat) all.add(std::to_string(seat), numbered(lord));
            values.push_back(all);
        }
        break;
    }
    case FactSpec::Kind::Seats: {
        Value out = Value::ofKind(Value::Kind::List);
        for (int seat = 1; seat < seats; ++seat) {
            out.items.push_back(numbered(seat));
            values.push_back(out);
        }
        break;
    }
    default: break;
    }
    return values;
}

} // namespace

/// A code can only be written as a literal (MistakeCode, Problem::Code): so all can be found in the sources.
void MistakeTexts::everyCodeHasWords() {
    const auto written = [](const QString& literal) {
        const QRegularExpression code(literal);
        QStringList codes;
        for (const char* room : {"model", "app"}) {
            QDirIterator files(QStringLiteral(DRAWBRIDGE_SOURCE "/") + QLatin1String(room),
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (!file.open(QIODevice::ReadOnly)) continue;
                for (const auto& match : code.globalMatch(QString::fromUtf8(file.readAll())))
                    codes << match.captured(1);
            }
        }
        codes.sort();
        codes.removeDuplicates();
        return codes.join(QLatin1Char(' '));
    };
    QStringList mistakes;
    for (const std::string_view code : wordedMistakes())
        mistakes << QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    mistakes.sort();
    QVERIFY(mistakes.size() > 250);
    QCOMPARE(written(QStringLiteral("\"([^\"]+)\"_mistake")), mistakes.join(QLatin1Char(' ')));
    QStringList problems = wordedProblems();
    problems.sort();
    QCOMPARE(written(QStringLiteral("\\bProblem\\(\\s*\"([^\"]+)\"")), problems.join(QLatin1Char(' ')));
}

void MistakeTexts::inFiles() {
    QCOMPARE(mistakeText({3, "too-many-of-card"_mistake, {cardInMistake("RcT"), 4}}),
             QString("RcT: one too many. In this game, on the table and in all hands together: 4."));
    QCOMPARE(mistakeText({3, "no-such-key"_mistake, {"corunt"}, {"count"}, "giant"}),
             QString("giant: “corunt” is unknown here. Did you mean “count”?"));
    QCOMPARE(mistakeText({3, "no-such-value"_mistake, {"attacks", "ajar"}, {"open", "closed"}}),
             QString("“attacks” cannot be “ajar”. Possible here: open, closed."));
    QCOMPARE(mistakeText({3, "no-soldier"_mistake, {seatInMistake(1)}}),
             QString("No soldier is in play, and so the game would be over: seat 2."));
    QCOMPARE(mistakeText({3, "more-moves-legal"_mistake, {std::vector<std::string>()}}),
             QString("Legal as well: none"));
}

void MistakeTexts::names() {
    const GameInfo& keep = *findGame("castle-keep");
    const QString said = mistakeText(
        keep, {}, {1, "tile-on-wrong-square"_mistake, {cardInMistake("BzW"), placeInMistake("nw")}}, kNames);
    QVERIFY2(said.startsWith("This cannot lie there: blue zigzag wall, north-west corner."),
             qPrintable(said));
}

/// A name that looks like a place of the sentence.
void MistakeTexts::oddNames() {
    const GameInfo& castles = *findGame("castles");
    const Mistake mistake{1, "master-is-puppet"_mistake, {seatInMistake(0), seatInMistake(1)}};
    const QString usual = mistakeText(castles, {3, {}, nullptr}, mistake, kNames);
    QVERIFY2(usual.contains("Anna") && usual.contains("Bert"), qPrintable(usual));
    const QString odd = mistakeText(castles, {3, {}, nullptr}, mistake, {"%2", "<%1>", "Cleo"});
    QCOMPARE(odd, QString(usual).replace("Bert", "<%1>").replace("Anna", "%2"));
}

void MistakeTexts::noCodes_data() {
    QTest::addColumn<const GameInfo*>("game");
    QTest::addColumn<int>("seats");
    for (const GameInfo* game : allGames())
        for (const int seats : {2, 4})
            if (game->check({seats, {}, nullptr}))
                QTest::addRow("%s, %d", std::string(game->id()).c_str(), seats) << game << seats;
}

/// Every card in every pile, one at a time, and every fact with every value.
void MistakeTexts::noCodes() {
    QFETCH(const GameInfo*, game);
    QFETCH(int, seats);
    static const QRegularExpression code(
        QStringLiteral("[\"“]|\\bseat \\d|\\b[A-Z][a-z]?[A-Z]\\b|\\b(masters|nw|ne|sw|se)\\b"));
    const Setup setup{seats, {}, nullptr};
    QSet<QString> told;
    const auto look = [&](const Arrangement& arrangement) {
        for (const Arrangement::Fault& fault : arrangement.faults())
            told.insert(mistakeText(*game, setup, fault.mistake, kNames));
    };
    const auto start = game->start(setup);
    for (const bool empty : {true, false}) {
        const Arrangement arrangement = empty ? Arrangement(*game, setup) : Arrangement(*start);
        look(arrangement);
        for (const PileInfo& pile : arrangement.piles())
            for (const BoxedKind& kind : game->box(setup))
                for (const Print& print : kind.prints) {
                    Arrangement changed = arrangement;
                    changed.add(print.face, pile.id, hasPlaces(pile.kind) ? 0 : -1);
                    look(changed);
                }
        for (const FactSpec& fact : arrangement.facts())
            for (const Value& value : valuesOf(fact, seats)) {
                Arrangement changed = arrangement;
                changed.setFact(fact.name, value);
                look(changed);
            }
    }
    QVERIFY(!told.isEmpty());
    for (const QString& said : told) {
        QVERIFY2(!said.contains(code), qPrintable(said));
        QVERIFY2(said[0].isUpper() && said.back().isPunct(), qPrintable(said));
    }
}

QTEST_GUILESS_MAIN(MistakeTexts)
#include "mistaketexts.moc"
