// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include "keep/rules.h"
#include "text/gametext.h"
#include "text/rulebook.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const GameText& words() { return textFor("castle-keep"); }

keep::Options optionsOf(const Setup& setup) {
    keep::Options options;
    options.seats = static_cast<std::uint8_t>(setup.seats);
    std::copy(setup.options.begin(), setup.options.end(), options.value.begin());
    return options;
}

/// A sentence for people: begins with a capital, ends with a mark, and nothing is left to be filled in.
bool isSentence(const QString& text) {
    static const QRegularExpression whole(QStringLiteral("^[A-Z].*[.!?…]$"));
    return whole.match(text).hasMatch() && !text.contains('%') && !text.contains(QLatin1String("  "));
}

/// Every clause that a source file of the model names.
QSet<QString> clausesCited() {
    QSet<QString> cited;
    static const QRegularExpression name(QStringLiteral("KEEP-[A-Z]+-[0-9]+"));
    QDirIterator files(QStringLiteral(DRAWBRIDGE_SOURCE "/model"), {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        auto hits = name.globalMatch(QString::fromUtf8(file.readAll()));
        while (hits.hasNext()) cited.insert(hits.next().captured());
    }
    return cited;
}

} // namespace

class Texts : public QObject {
    Q_OBJECT

  private slots:
    void everyClauseCitedIsInTheRuleBook();
    void theRuleBookIsNumbered();
    void everyRefusalIsASentence_data() { games(); }
    void everyRefusalIsASentence();
    void everythingThatHappensCanBeSaid_data() { games(); }
    void everythingThatHappensCanBeSaid();
    void facesAndPilesAreToldApart();
    void everyOptionIsExplained();
    void everySetupRefusedIsExplained();
    void botsHaveNames();

  private:
    static void games();
};

void Texts::games() {
    QTest::addColumn<int>("variety");
    int index = 0;
    for (const Variety& variety : varieties()) QTest::newRow(variety.name) << index++;
}

void Texts::everyClauseCitedIsInTheRuleBook() {
    const QSet<QString> cited = clausesCited();
    QVERIFY(cited.size() > 90);
    for (const QString& clause : cited) {
        QVERIFY2(isSentence(words().clauseText(clause)), qPrintable(clause));
        QVERIFY2(!words().clauseTitle(clause).isEmpty(), qPrintable(clause));
    }
    QVERIFY(words().clauseText(u"KEEP-NONE-1").isEmpty());
}

void Texts::theRuleBookIsNumbered() {
    const RuleBook& book = RuleBook::forGame(QStringLiteral("castle-keep"));
    QCOMPARE(book.title(), QStringLiteral("Castle Keep"));
    QSet<QString> ids;
    QSet<QString> numbers;
    for (const RuleSection& section : book.sections()) {
        QVERIFY(!section.title.isEmpty());
        for (const Rule& rule : section.rules) {
            QVERIFY2(!ids.contains(rule.id) && !numbers.contains(rule.number), qPrintable(rule.id));
            ids.insert(rule.id);
            numbers.insert(rule.number);
            QCOMPARE(book.find(rule.id), &rule);
            QVERIFY2(isSentence(rule.text), qPrintable(rule.id));
        }
    }
    QCOMPARE(book.find(u"KEEP-GOAL-1")->number, QStringLiteral("1.1"));
    QVERIFY(RuleBook::forGame(QStringLiteral("no-such-game")).sections().empty());
}

void Texts::everyRefusalIsASentence() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    QSet<QString> poor;
    for (Seed seed = 1; seed <= 2; ++seed) {
        const Match match = playedOut(setup, seed);
        // A dozen positions of a game, odd and even steps among them.
        for (std::size_t index = 0; index <= match.events().size();
             index += match.events().size() / 24 * 2 + 1) {
            const GameState& state = match.stateAt(index);
            keep::forEachMove(optionsOf(setup), [&](Move move) {
                const Verdict verdict = state.judge(move);
                const QString sentence = words().sentence(state, move, verdict);
                const QString clause = toQString(verdict.clause().id());
                // The rule in general is for reading; who has just tried something is told about that.
                if (verdict ? !sentence.isEmpty()
                            : !isSentence(sentence) || sentence == words().clauseText(clause))
                    poor.insert(clause + QLatin1String(": ") + sentence);
            });
        }
    }
    QVERIFY2(poor.empty(), qPrintable(QStringList(poor.values()).join('\n')));
}

void Texts::everythingThatHappensCanBeSaid() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    const QStringList names{"Anna", "Bert", "Cleo", "Dora"};
    const QStringList playing = names.mid(0, setup.seats);
    for (Seed seed = 1; seed <= 5; ++seed) {
        const Match match = playedOut(setup, seed);
        for (std::size_t index = 0; index < match.events().size(); ++index) {
            const GameState& before = match.stateAt(index);
            const Event& event = match.events()[index];
            for (int seat = -1; seat < setup.seats; ++seat) {
                const Seat reader = seat < 0 ? kNobody : static_cast<Seat>(seat);
                const QString line =
                    words().event(before, before.seenBy(event.move, reader), event.decider, playing);
                QVERIFY2(line.isEmpty() || isSentence(line), qPrintable(line));
                const QString prompt = words().prompt(before.viewFor(reader), playing);
                QVERIFY2(isSentence(prompt), qPrintable(prompt));
                if (isSeat(before.decider()) && before.decider() != reader)
                    QVERIFY2(prompt.contains(playing[before.decider()]), qPrintable(prompt));
            }
            if (!isSeat(event.decider)) continue;
            MoveList list;
            before.legalMoves(list);
            for (const Move move : list) {
                const QString label = words().choice(before, move, playing);
                QVERIFY2(!label.isEmpty() && !label.contains('%'), before.toText(move).c_str());
            }
        }
        QVERIFY(words().ending(match.stateAt(0), playing).isEmpty());
        const QString ending = words().ending(match.state(), playing);
        QVERIFY2(isSentence(ending), qPrintable(ending));
        for (Seat seat = 0; seat < setup.seats; ++seat)
            if (match.state().score(seat) == 1.0)
                QVERIFY2(ending.contains(playing[seat]), qPrintable(ending));
    }
}

void Texts::facesAndPilesAreToldApart() {
    QSet<QString> faces;
    for (Face face = 0; face < castleKeep().faces({}); ++face) faces.insert(words().faceName(face));
    QCOMPARE(faces.size(), castleKeep().faces({}));
    QCOMPARE(words().faceName(*castleKeep().faceFromName({}, "YzW")), QStringLiteral("yellow zigzag wall"));
    QVERIFY(!faces.contains(words().faceName(kHidden)));
    const QStringList names{"Anna", "Bert", "Cleo", "Dora"};
    for (const Variety& variety : varieties()) {
        QSet<QString> spots;
        int count = 0;
        for (const PileInfo& pile : castleKeep().piles(variety.setup)) {
            QSet<int> ranks;
            for (int place = 0; place < std::max(1, pile.places); ++place) {
                spots.insert(words().spotName(pile, place, names));
                ranks.insert(words().readingRank(pile, place));
                ++count;
            }
            QCOMPARE(ranks.size(), std::max(1, pile.places));
        }
        QCOMPARE(spots.size(), count);
    }
    QCOMPARE(seatName({"Anna", ""}, 0), QStringLiteral("Anna"));
    QCOMPARE(seatName({"Anna", ""}, 1), QStringLiteral("Player 2"));
}

void Texts::everyOptionIsExplained() {
    QSet<QString> names;
    QSet<QString> lines;
    for (const OptionSpec& option : castleKeep().options()) {
        names.insert(words().optionName(option));
        QVERIFY(!words().optionName(option).contains('.'));
        QVERIFY(isSentence(words().optionHelp(option)));
        QVERIFY(!words().clauseText(toQString(option.clause.id())).isEmpty());
        QSet<QString> values;
        for (int value = 0; value < static_cast<int>(option.values.size()); ++value) {
            QVERIFY(!words().optionValue(option, value).isEmpty());
            values.insert(words().optionValue(option, value));
        }
        QCOMPARE(values.size(), static_cast<int>(option.values.size()));
        QVERIFY(words().optionValue(option, static_cast<int>(option.values.size())).isEmpty());
        QVERIFY(words().optionValue(option, -1).isEmpty());
        // A variant says of each value what it makes of the game, and where that is written.
        const bool isVariant = option.name == castleKeep().options().front().name;
        for (int value = 0; value < static_cast<int>(option.values.size()); ++value) {
            QCOMPARE(isSentence(words().valueHelp(option, value)), isVariant);
            QCOMPARE(!words().clauseText(toQString(words().valueClause(option, value).id())).isEmpty(),
                     isVariant);
            QVERIFY(words().valueHelp(option, value) != words().optionHelp(option));
            lines.insert(words().valueHelp(option, value));
        }
    }
    QCOMPARE(lines.size(), 6 + 1); // none twice, and the empty one of all other switches
    QCOMPARE(names.size(), static_cast<int>(castleKeep().options().size()));
}

void Texts::everySetupRefusedIsExplained() {
    int refused = 0;
    for (int seats = 0; seats <= 5; ++seats) {
        for (int variant = 0; variant < 6; ++variant) {
            for (const auto option : {keep::Option::AdvancedTowers, keep::Option::AdvancedDraw}) {
                const Setup setup = setupOf(seats, static_cast<keep::Variant>(variant), {option});
                const Verdict verdict = castleKeep().check(setup);
                const QString sentence = words().setupSentence(setup, verdict);
                QVERIFY2(verdict ? sentence.isEmpty() : isSentence(sentence), qPrintable(sentence));
                refused += verdict ? 0 : 1;
            }
        }
    }
    QVERIFY(refused > 20);
}

void Texts::botsHaveNames() {
    for (const Level& level : levels()) {
        QVERIFY(botName(level.name) != toQString(level.name));
        QVERIFY(isSentence(botHelp(level.name)));
    }
    QCOMPARE(botName("ismcts:500"), QStringLiteral("ismcts:500"));
    QVERIFY(botHelp("ismcts:500").isEmpty());
}

QTEST_GUILESS_MAIN(Texts)
#include "texts.moc"
