// SPDX-License-Identifier: GPL-3.0-or-later
// What files of strangers may cost: what one says is never paid for more often than it is written, and what
// costs too much is refused in a sentence.
#include "core/json.h"
#include "core/readbudget.h"
#include "countedmemory.h"
#include "match/arrangement.h"
#include "match/record.h"
#include "match/scenario.h"
#include "match/slide.h"
#include "rampage/deckfile.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace drawbridge;

namespace {

constexpr std::size_t kAtLeast = std::size_t{64} << 20;
constexpr std::size_t kPerByte = 64;

/// JSON, with simple quotation marks.
std::string json(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

std::string times(std::size_t count, const std::function<std::string(std::size_t)>& part) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) joinTo(all, part(i), ",");
    return all;
}
std::string times(std::size_t count, const std::string& part) {
    return times(count, [&](std::size_t) { return part; });
}

/// All that is done with the scenarios of a file, as `scenario check` and the teacher's table do it.
struct Done {
    Scenarios read;
    Mistakes said;
    std::size_t slides = 0;
    Cost cost;
    std::size_t memory = 0;
};

Done doAll(const std::string& file) {
    Done done;
    done.memory = memory::mostWhile([&] {
        const ReadBudget spending(file.size());
        done.read = readScenarios(file);
        done.said = done.read.mistakes();
        const auto over = withinBudget([&] {
            for (const Scenario& scenario : done.read.scenarios) done.said.append(runScenario(scenario));
            std::vector<Slide> slides;
            for (const Scenario& scenario : done.read.scenarios)
                if (auto slide = slideOf(scenario)) slides.push_back(std::move(*slide));
            done.slides = slides.size();
        });
        if (over && !done.read.isCut) done.said.append({*over});
        done.cost = spending.spent();
    });
    return done;
}

std::size_t lengthOf(const Mistakes& mistakes) { return toText(mistakes).size(); }

bool isSaid(const Mistakes& mistakes, MistakeCode code) {
    return std::ranges::find(mistakes, code, &Mistake::code) != mistakes.end();
}

} // namespace

class TestStrangers : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { memory::mostAltogether = SIZE_MAX; }

    /// 1 MB: a long position, and 25,000 scenarios that have nothing but it.
    void sharedPosition() {
        const std::string file = json("{'game':'castle-keep','position':{'hand 1':'RcT','nonsense':'") +
                                 std::string(500'000, 'x') + json("'},'scenarios':[") +
                                 times(25'000, json("{'impossible':true}")) + "]}";
        const Done done = doAll(file);
        QCOMPARE(done.read.scenarios.size(), std::size_t{25'000});
        QVERIFY(done.read.scenarios.front().position == done.read.scenarios.back().position);
        QVERIFY2(done.memory < kAtLeast + kPerByte * file.size(), qPrintable(QString::number(done.memory)));
    }

    /// 18 kB: 900 words that nobody knows, shared by 3,500 scenarios.
    void sharedMistakes() {
        const std::string file =
            json("{'game':'castle-keep','position':{") +
            times(900, [](std::size_t i) { return json("'k") + std::to_string(i) + json("':1"); }) +
            json("},'scenarios':[") + times(3'500, "{}") + "]}";
        QVERIFY(file.size() < 25'000);
        const Done done = doAll(file);
        QCOMPARE(done.read.broken.size(), std::size_t{3'500});
        QVERIFY2(done.memory < kAtLeast + kPerByte * file.size(), qPrintable(QString::number(done.memory)));
        // A beginning, and how many more there are.
        QCOMPARE(done.said.size(), std::size_t{900 * 3'500});
        QVERIFY2(lengthOf(done.said) < 100'000, qPrintable(QString::number(lengthOf(done.said))));
        QVERIFY(isSaid(done.said, "more-mistakes"_mistake));
    }

    /// 60,000 steps, each with an id of its own, and nothing but checks: the work grows as the file does.
    void manySteps_data() {
        QTest::addColumn<QByteArray>("step");
        QTest::newRow("ids") << QByteArray::fromStdString(json("{'id':'s%1','do':'draw A'}"));
        QTest::newRow("checks") << QByteArray::fromStdString(json("{'legal':'draw A'}"));
        QTest::newRow("undo") << QByteArray::fromStdString(json("{'undo':{'1':0}}"));
    }
    void manySteps() {
        QFETCH(QByteArray, step);
        const auto costOf = [&](std::size_t count) {
            const std::string file = json("{'game':'castle-keep','steps':[") +
                                     times(count,
                                           [&](std::size_t i) {
                                               return QString::fromUtf8(step)
                                                   .replace(QLatin1String("%1"), QString::number(i))
                                                   .toStdString();
                                           }) +
                                     "]}";
            const ReadBudget all(std::size_t{1} << 50); // more than it can spend
            const Scenarios read = readScenarios(file);
            if (read.scenarios.size() != 1) qFatal("%s", toText(read.mistakes()).c_str());
            runScenario(read.scenarios.front());
            return all.spent().steps;
        };
        const auto few = costOf(15'000);
        const auto many = costOf(60'000);
        QVERIFY2(many < 5 * few, qPrintable(QStringLiteral("%1 %2").arg(few).arg(many)));
    }

    void tooCostly_data() {
        QTest::addColumn<QByteArray>("file");
        const auto shared = [](const std::string& members, std::size_t count, const std::string& each) {
            return QByteArray::fromStdString("{" + members + json(",'scenarios':[") + times(count, each) +
                                             "]}");
        };
        QTest::newRow("many starts") << shared(json("'game':'castle-wars'"), 190'000, "{}");
        QTest::newRow("clauses") << shared(json("'game':'castle-keep','clause':[") +
                                               times(50'000, json("'KEEP-BUILD-6'")) + "]",
                                           40'000, "{}");
        QTest::newRow("refusals") << QByteArray::fromStdString(
            json("{'game':'castle-keep','steps':[{'refused':[") + times(90'000, json("'draw A'")) +
            json("],'clause':[") + times(90'000, json("'KEEP-BUILD-6'")) + "]}]}");
        QTest::newRow("moves") << QByteArray::fromStdString(
            json("{'game':'castle-wars','steps':[{'moves':{'exact':[") +
            times(150'000, json("'no such...'")) + "]}}]}");
        QTest::newRow("names") << shared(
            json("'game':'castle-keep','position':{") +
                times(900, [](std::size_t i) { return json("'turnn") + std::to_string(i) + json("':1"); }) +
                "}",
            100'000, json("{'seed':%1}"));
    }
    void tooCostly() {
        QFETCH(QByteArray, file);
        std::string text = file.toStdString();
        int number = 0; // a seed of its own for each, so that nothing can be shared
        for (std::size_t at = text.find("%1"); at != text.npos; at = text.find("%1", at))
            text.replace(at, 2, std::to_string(number++));
        const Done done = doAll(text);
        QVERIFY(isSaid(done.said, "file-too-costly"_mistake) || isSaid(done.said, "file-too-large"_mistake) ||
                done.said.size() > Mistakes::kMostTold);
        QVERIFY2(done.memory < kAtLeast + kPerByte * text.size(), qPrintable(QString::number(done.memory)));
        QVERIFY(lengthOf(done.said) < 2'000'000);
    }

    /// What costs too much costs nothing that stands before it.
    void restIsKept() {
        std::string file = "[" + times(5, json("{'game':'castle-keep'}")) + ",";
        file += json("{'game':'castle-keep','steps':[{'clause':[") + times(60'000, json("'KEEP-BUILD-6'")) +
                json("],'refused':[") + times(60'000, json("'draw A'")) + "]}]}]";
        const Scenarios read = readScenarios(file);
        QCOMPARE(read.scenarios.size(), std::size_t{5});
        QVERIFY(read.isCut);
        QCOMPARE(read.broken.size(), std::size_t{1});
        QCOMPARE(read.broken.front().mistakes.front().code, "file-too-costly"_mistake);
    }

    /// The names of places come from the file, and so do cards for which there is no place.
    void placesThereAreNot_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("pile");
        QTest::addColumn<int>("places");
        for (const GameInfo* game : allGames()) {
            Setup setup;
            setup.seats = std::max(2, game->minSeats());
            for (const PileInfo& pile : game->words(setup).piles)
                if (pile.kind == PileKind::Grid)
                    QTest::addRow("%s %s", game->id().data(), pile.name.c_str())
                        << QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size()))
                        << QString::fromStdString(pile.name) << pile.places;
        }
    }
    void placesThereAreNot() {
        QFETCH(QString, game);
        QFETCH(QString, pile);
        QFETCH(int, places);
        const std::string name = pile.toStdString();
        for (const char* cards : {"hand 99", "? ? ? ? ? ? ? ? ? ? ? ?", "?*255"}) {
            const std::string expected = json("{'") + name + json("': '") + cards + json("'}");
            const Done seen =
                doAll(json("{'game': '") + game.toStdString() + json("', 'steps': [{'sees': {'1': ") +
                      expected + json("}}, {'expect': ") + expected + "}]}");
            int wrongPlaces = 0;
            for (const Mistake& mistake : seen.said) {
                wrongPlaces += mistake.code == "too-few-places"_mistake ? 1 : 0;
                QVERIFY2(mistake.code != "other-card-at"_mistake ||
                             mistake.values[1].words.front().size() < 20,
                         toText(mistake).c_str());
            }
            QCOMPARE(wrongPlaces, 2);
            const auto others = std::ranges::count(seen.said, "other-card-at"_mistake, &Mistake::code);
            QVERIFY2(others <= 2 * places, toText(seen.said).c_str());
        }
    }

    /// What is wrong inside of a fact is said of the fact, on whatever line of the file it stands; and so of
    /// the pile with the lowest number.
    void wrongWithinPositions() {
        int told = 0;
        for (const GameInfo* game : allGames()) {
            Setup setup;
            setup.seats = std::max(2, game->minSeats());
            const auto check = [&](const std::string& name, Value value) {
                value.line = 1;
                for (Value& item : value.items) item.line = 5'000;
                Value position = Value::ofKind(Value::Kind::Map);
                position.add(name, std::move(value));
                const Arrangement table(*game, setup, position);
                for (const Arrangement::Fault& fault : table.faults()) {
                    const auto& piles = table.piles();
                    const bool isPile = fault.where && std::ranges::find(piles, fault.where->pile,
                                                                         &PileInfo::id) != piles.end();
                    QVERIFY2(fault.mistake.line == 0 || isPile || !fault.fact.empty(),
                             (name + ": " + toText(fault.mistake)).c_str());
                    QVERIFY2(fault.fact.empty() || table.fact(fault.fact) != nullptr, fault.fact.c_str());
                    ++told;
                }
            };
            for (const Value& fact : game->start(setup)->describe().facts.items) {
                Value list = Value::ofKind(Value::Kind::List);
                list.items = {Value::ofText("nonsense"), Value::ofText("more of it")};
                check(fact.name, list);
                Value map = Value::ofKind(Value::Kind::Map);
                map.add("1", Value::ofText("nonsense"));
                map.add("2", Value::ofText("nonsense"));
                check(fact.name, map);
            }
            for (const PileInfo& pile : game->words(setup).piles) check(pile.name, Value::ofText("?*255"));
        }
        QVERIFY(told > 0);
    }

    /// Where memory runs out there is a sentence, whoever reads.
    void noMemory_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("scenarios") << QByteArray::fromStdString(
            "[" + times(20'000, json("{'game':'castle-keep'}")) + "]");
        QTest::newRow("deck") << QByteArray::fromStdString(
            json("{'format':'drawbridge-deck','version':1,'cards':[") + times(60'000, "{}") + "]}");
        QTest::newRow("record") << QByteArray::fromStdString(
            json("{'format':'drawbridge-record','version':1,'moves':[") + times(60'000, json("''")) + "]}");
    }
    void noMemory() {
        QFETCH(QByteArray, file);
        const std::string text = file.toStdString();
        memory::mostAltogether = memory::taken + (std::size_t{6} << 20);
        Scenarios scenarios = readScenarios(text);
        const rampage::ReadDeck deck = rampage::readDeck(text);
        const Loaded record = readRecord(text);
        memory::mostAltogether = SIZE_MAX;
        QVERIFY(!scenarios.broken.empty());
        QVERIFY(!deck.deck && !deck.mistakes.empty());
        QVERIFY(record.mistake);
    }

    void stopped() {
        StopSource stop;
        const ReadBudget spending(1000, stop.token());
        stop.requestStop();
        const Scenarios read = readScenarios(json("[{'game':'castle-keep'}]"));
        QVERIFY(read.scenarios.empty());
        QVERIFY(!read.broken.empty());
    }

    /// Nothing of ours comes near to what is refused.
    void ofTheHouse() {
        for (const char* folder : {"/tests/scenarios", "/assets/positions"}) {
            QDirIterator files(QStringLiteral(DRAWBRIDGE_SOURCE) + QLatin1String(folder),
                               {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const std::string text = file.readAll().toStdString();
                const Done done = doAll(text);
                const Cost most = allowanceFor(text.size());
                const QByteArray cost = QStringLiteral("%1: %2 of %3 steps, %4 of %5 bytes")
                                            .arg(file.fileName())
                                            .arg(done.cost.steps)
                                            .arg(most.steps)
                                            .arg(done.cost.bytes)
                                            .arg(most.bytes)
                                            .toUtf8();
                QVERIFY2(done.cost.steps < most.steps / 4 && done.cost.bytes < most.bytes / 4,
                         cost.constData());
                if (qEnvironmentVariableIsSet("DRAWBRIDGE_COSTS")) qInfo("%s", cost.constData());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestStrangers)
#include "strangers.moc"
