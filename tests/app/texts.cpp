// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include "caleira/moves.h"
#include "caleira/policy.h"
#include "caleira/rules.h"
#include "caleira/table.h"
#include "castles/moves.h"
#include "castles/options.h"
#include "castles/policy.h"
#include "castles/table.h"
#include "keep/moves.h"
#include "keep/policy.h"
#include "match/games.h"
#include "match/record.h"
#include "match/scenario.h"
#include "match/setup.h"
#include "pseudolanguages.h"
#include "rampage/deck.h"
#include "rampage/moves.h"
#include "rampage/policy.h"
#include "text/book/rulebook.h"
#include "text/botlevels.h"
#include "text/castles/castlestext.h"
#include "text/gamesheet.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/rampage/rampagetext.h"
#include "text/wars/warstext.h"
#include "text/wordbook.h"
#include "wars/moves.h"
#include "wars/options.h"
#include "wars/policy.h"
#include "wars/position.h"

#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTest>
#include <span>
#include <string_view>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const GameText& words() { return textFor("castle-keep"); }
const GameInfo& castlesOfCaleira() { return *findGame("castles-of-caleira"); }
const GameInfo& castleRampage() { return *findGame("castle-rampage"); }
const GameInfo& castleWars() { return *findGame("castle-wars"); }
const GameInfo& castlesGame() { return *findGame("castles"); }

/// What a hint may say that a move of a game is good for.
std::span<const std::string_view> aimsOf(const GameInfo& game) {
    if (&game == &castleKeep()) return keep::kAims;
    if (&game == &castlesOfCaleira()) return caleira::kAims;
    if (&game == &castleRampage()) return rampage::kAims;
    if (&game == &castleWars()) return wars::kAims;
    return castles::kAims;
}

const QStringList& allNames() {
    static const QStringList names{"Anna", "Bert", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hedwig"};
    return names;
}

/// A way to play one of the games.
struct Sort {
    QByteArray name;
    const GameInfo* game;
    Setup setup;
};

/// A game with so many players, plain and, if `switched`, with each value of each switch that has a say then
/// and goes with the number of players.
void addSorts(std::vector<Sort>& list, const QByteArray& name, const GameInfo& game, int seats,
              bool switched) {
    const QByteArray players = name + ", " + QByteArray::number(seats);
    Setup setup{seats, std::vector<OptionValue>(game.options().size())};
    list.push_back({players, &game, setup});
    for (std::size_t option = 0; switched && option < setup.options.size(); ++option) {
        if (!game.applies(setup, option)) continue;
        const OptionSpec& spec = game.options()[option];
        for (std::size_t value = 1; value < spec.values.size(); ++value) {
            setup.options[option] = static_cast<OptionValue>(value);
            if (game.check(setup))
                list.push_back({players + ", " + toQString(spec.name).toUtf8() + "=" +
                                    toQString(spec.values[value]).toUtf8(),
                                &game, setup});
        }
        setup.options[option] = 0;
    }
}
void addSorts(std::vector<Sort>& list, const QByteArray& name, const GameInfo& game) {
    for (int seats = game.minSeats(); seats <= game.maxSeats(); ++seats)
        addSorts(list, name, game, seats, true);
}

/// Castle Wars with factions: each against the one after it, every other time in the Epic game; and with
/// factions that are picked each switch that has a say only then.
void addFactions(std::vector<Sort>& list) {
    const auto add = [&](const QByteArray& name, const wars::Options& options) {
        list.push_back({"Wars: " + name, &castleWars(),
                        Setup{options.seats, {options.value.begin(), options.value.end()}}});
    };
    for (int index = 0; index < wars::kFactions; ++index) {
        const auto one = static_cast<wars::Faction>(index);
        const auto two = static_cast<wars::Faction>((index + 1) % wars::kFactions);
        wars::Options options;
        options.setFaction(0, one).setFaction(1, two);
        const QByteArray pair =
            toQString(wars::factionName(one)).toUtf8() + " and " + toQString(wars::factionName(two)).toUtf8();
        if (index % 2 != 0) options.set(wars::Option::Size, 1);
        add(pair, options);
    }
    wars::Options options;
    options.set(wars::Option::Factions, 1);
    add("factions", options);
    const auto specs = wars::optionSpecs();
    for (std::size_t index = 0; index < specs.size(); ++index) {
        const auto option = static_cast<wars::Option>(index);
        const bool isFaction = option == wars::Option::FactionOne || option == wars::Option::FactionTwo;
        if (isFaction || wars::applies({}, option)) continue;
        for (std::size_t value = 1; value < specs[index].values.size(); ++value) {
            wars::Options other = options;
            add("factions, " + toQString(specs[index].name).toUtf8() + "=" +
                    toQString(specs[index].values[value]).toUtf8(),
                other.set(option, static_cast<OptionValue>(value)));
        }
    }
}

/// All of Castle Keep; of the others each switch alone.
const std::vector<Sort>& sorts() {
    static const std::vector<Sort> all = [] {
        std::vector<Sort> list;
        for (const Variety& variety : varieties())
            list.push_back({"Keep: " + variety.name, &castleKeep(), variety.setup});
        addSorts(list, "Caleira", castlesOfCaleira());
        addSorts(list, "Rampage", castleRampage());
        addSorts(list, "Wars", castleWars());
        addFactions(list);
        // Each switch with four players, who may become allies and puppets; it says the same with more.
        for (int seats = castlesGame().minSeats(); seats <= castlesGame().maxSeats(); ++seats)
            addSorts(list, "CASTLES", castlesGame(), seats, seats == 4);
        return list;
    }();
    return all;
}

/// A whole game played at random.
Match playedOut(const Sort& sort, Seed seed) {
    if (sort.game == &castleKeep()) return test::playedOut(sort.setup, seed);
    std::vector<Player> players;
    for (int seat = 0; seat < sort.setup.seats; ++seat)
        players.push_back({allNames()[seat].toStdString(), false, ""});
    Match match(*sort.game, sort.setup, std::move(players), seed);
    Rng rng(seed);
    for (match.settle(); !match.isOver(); match.settle()) {
        MoveList list;
        match.state().legalMoves(list);
        match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return match;
}

/// Every move of a game that can be written down, legal or not.
void forEachMove(const GameInfo& game, const Setup& setup, const std::function<void(Move)>& visit) {
    withGame(game.id(), [&]<class G>(std::type_identity<G>) {
        typename G::Options options;
        options.seats = static_cast<std::uint8_t>(setup.seats);
        for (std::size_t i = 0; i < options.value.size() && i < setup.options.size(); ++i)
            options.value[i] = setup.options[i];
        G::forEachMove(options, visit);
    });
}

/// The scenarios of a game that come with the program.
std::vector<Scenario> scenariosOf(const GameInfo& game) {
    std::vector<Scenario> all;
    QDirIterator files(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/scenarios/") + toQString(game.id()),
                       {"*.json"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        for (Scenario& scenario : readScenarios(file.readAll().toStdString()).scenarios)
            if (scenario.start) all.push_back(std::move(scenario));
    }
    return all;
}

/// The only scenario of a text that leaves out what all of these have in common.
Scenario scenarioOf(const GameInfo& game, const QString& members) {
    const QString text =
        QStringLiteral(R"({"game": "%1", "title": "Words", %2})").arg(toQString(game.id()), members);
    const Scenarios read = readScenarios(text.toStdString());
    for (const Mistake& mistake : read.mistakes()) qWarning("%s", toText(mistake).c_str());
    return read.scenarios.empty() ? Scenario() : read.scenarios.front();
}

/// What everybody hears of the last move of such a scenario.
QString lastLine(const GameInfo& game, const QString& members) {
    const Scenario read = scenarioOf(game, members);
    if (!read.start) return QStringLiteral("no position");
    const Reached end = playScenario(read, read.steps.size());
    if (!end.failures.empty() || end.moves.empty()) return QStringLiteral("not played");
    const auto before = read.start->clone();
    for (std::size_t i = 0; i + 1 < end.moves.size(); ++i) before->apply(end.moves[i]);
    return textFor(game.id()).logLine(seenMove(*before, end.moves.back(), kNobody), allNames());
}

/// Why a move that is tried after such a scenario is refused.
QString refusal(const GameInfo& game, const QString& members, const QString& tried) {
    const Scenario read = scenarioOf(game, members);
    if (!read.start) return QStringLiteral("no position");
    const Reached end = playScenario(read, read.steps.size());
    const auto move = end.state->fromText(tried.toStdString());
    if (!end.failures.empty() || !move) return QStringLiteral("not played");
    return textFor(game.id()).sentence(end.state->setup(), end.state->judge(*move));
}

/// What the decider is warned of before a move.
QString warningOf(const GameState& state, const char* text) {
    const Move move = *state.fromText(text);
    const Seat seat = state.decider();
    return textFor(state.game().id()).warning(seenOf(state, seat), move, outlookOf(state, {&move, 1}, seat));
}

QString wasteOf(const GameState& state, const char* text) {
    return textFor(state.game().id()).waste(seenOf(state, state.decider()), *state.fromText(text));
}

/// A sentence for people: begins with a capital or a figure, ends with a mark, and nothing is left to be
/// filled in.
bool isSentence(const QString& text) {
    static const QRegularExpression whole(QStringLiteral("^[A-Z0-9].*[.!?…]$"));
    return whole.match(text).hasMatch() && !text.contains('%') && !text.contains(QLatin1String("  ")) &&
           !text.contains(QLatin1String(" ."));
}

/// Every clause of a game that the source files of the model name where `around` does.
QSet<QString> clausesCited(const GameInfo& game, const QString& around = QStringLiteral("%1")) {
    QSet<QString> cited;
    const QRegularExpression name(
        around.arg(QStringLiteral("(%1-[A-Z]+-[0-9]+)").arg(toQString(game.clausePrefix()))));
    QDirIterator files(QStringLiteral(DRAWBRIDGE_SOURCE "/model"), {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        auto hits = name.globalMatch(QString::fromUtf8(file.readAll()));
        while (hits.hasNext()) cited.insert(hits.next().captured(1));
    }
    return cited;
}

/// Refusals that are not said as they should be, and the clauses that have refused something.
struct Refusals {
    QSet<QString> poor;
    QSet<QString> clauses;
    QSet<QString> unasked; ///< the same of seats that do not decide, with the second clause

    void read(const GameState& state) {
        const GameText& text = textFor(state.game().id());
        const Setup setup = state.setup();
        forEachMove(state.game(), setup, [&](Move move) {
            const Verdict verdict = state.judge(move);
            const QString sentence = text.sentence(setup, verdict);
            const QString clause = toQString(verdict.clause().id());
            // The rule in general is for reading; who has just tried something is told about that.
            if (verdict ? !sentence.isEmpty() : !isSentence(sentence) || sentence == text.clauseText(clause))
                poor.insert(clause + QLatin1String(": ") + sentence);
            if (!verdict) clauses.insert(clause);
            for (Seat seat = 0; seat < state.seats(); ++seat)
                if (seat != state.decider()) readUnasked(state, seat, move);
        });
    }
    /// What a seat is told that does not decide.
    void readUnasked(const GameState& state, Seat seat, Move move) {
        const GameText& text = textFor(state.game().id());
        const Verdict verdict = state.notAsked(seat, move);
        const QString clause = toQString(verdict.clause().id());
        clauses.insert(clause);
        const QString both = clause + toQString(verdict.seeAlso().id());
        if (unasked.contains(both)) return;
        unasked.insert(both);
        const QString sentence = text.sentence(state.setup(), verdict);
        if (!isSentence(sentence) || sentence == text.clauseText(clause))
            poor.insert(clause + QLatin1String(": ") + sentence);
    }

    /// All positions of the scenarios of a game.
    void readScenarios(const GameInfo& game) {
        for (const Scenario& scenario : scenariosOf(game)) {
            const auto state = scenario.start->clone();
            read(*state);
            for (const Move move : playScenario(scenario, scenario.steps.size()).moves) {
                state->apply(move);
                read(*state);
            }
        }
    }
    /// Of one random game of each sort: every stride-th position.
    void readGames(const GameInfo& game, std::size_t stride) {
        for (const Sort& sort : sorts()) {
            if (sort.game != &game) continue;
            const Match match = playedOut(sort, 3);
            for (std::size_t index = 0; index <= match.history().size(); index += stride)
                read(match.stateAt(index));
        }
    }
    /// The clauses that the rules of a game refuse something with, as `around` finds them, but not one of
    /// these.
    QSet<QString> missing(const GameInfo& game, const QSet<QString>& ofSetups,
                          const QString& around = QStringLiteral("Reason::\\w+,\\s*\"%1\"")) const {
        return clausesCited(game, around) - clauses - ofSetups;
    }
};

/// The faces that somebody has before the eyes, and those of the effects that are due.
QSet<Face> facesKnown(const GameState& state, Seat seat) {
    const View view = state.viewFor(seat);
    QSet<Face> faces;
    for (const Piece& piece : view.pieces) faces.insert(piece.face);
    if (&state.game() != &castlesOfCaleira()) return faces;
    const EffectQueue& queue = view.as<caleira::Public>().queue;
    // What it has silenced everybody has seen.
    if (!queue.silenced.empty()) faces.insert(caleira::kThroneRoom);
    for (const PendingEffect& effect : queue.effects) faces.insert(effect.face);
    return faces;
}

/// Whether the line has the name as words of their own ("Knights" do not name the Knight).
bool names(const QString& line, const QString& name) {
    if (!line.contains(name)) return false; // mostly; the expression takes long
    return QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name)))
        .match(line)
        .hasMatch();
}

/// What is wrong with the words for a position and the move that is made in it; empty if nothing is.
QString wrongWith(const GameState& before, Move move, Seat decider) {
    const GameText& text = textFor(before.game().id());
    const QStringList playing = allNames().mid(0, before.seats());
    MoveList list;
    before.legalMoves(list);
    const auto after = before.clone();
    after->apply(move);
    for (int seat = -1; seat < before.seats(); ++seat) {
        const Seat reader = seat < 0 ? kNobody : static_cast<Seat>(seat);
        const SeenMove told = seenMove(before, move, reader);
        const Move seen = told.move;
        const QString line = text.logLine(told, playing);
        if (!line.isEmpty() && !isSentence(line)) return line;
        if (!line.isEmpty() && text.clauseTitle(toQString(text.logClause(told).id())).isEmpty())
            return QStringLiteral("no rule to read with: ") + line;
        // What everybody sees happen is told to everybody.
        if (line.isEmpty() && !before.consequences(move).empty()) return QStringLiteral("not told");
        // Of cards that the reader may not see nothing is said, and what all see happen gives none away.
        for (const Move other : list)
            if (before.seenBy(other, reader) == seen &&
                before.consequences(other) != before.consequences(move))
                return QStringLiteral("seen: ") + line;
        // What all see turned up is told although it may lie face down again at once: what chance turns up,
        // and where the memory of bystanders is no part of the view, what the opponents have both seen.
        const bool isDuel = &before.game() == &castleRampage() || &before.game() == &castleWars();
        const bool shown = seen == move && (!isSeat(decider) || isDuel);
        const QSet<Face> known = facesKnown(before, reader) + facesKnown(*after, reader);
        for (Face face = 0; face < before.game().faces(before.setup()); ++face)
            if (!shown && !known.contains(face) && names(line, text.faceName(face)))
                return QStringLiteral("betrayed: ") + line;
        const QString prompt = text.prompt(seenOf(before, reader), playing);
        if (!isSentence(prompt)) return prompt;
        // Who it is that the others wait for; that they think is not for us to say of people.
        if (isSeat(before.decider()) && before.decider() != reader &&
            (!prompt.contains(playing[before.decider()]) || prompt.contains(QLatin1String("thinking"))))
            return prompt;
    }
    if (!isSeat(decider)) return {};
    const Seen own = seenOf(before, decider);
    for (const Move other : list)
        if (const QString label = text.choice(own, other, playing); label.isEmpty() || label.contains('%'))
            return toQString(before.toText(other)) + label;
    return {};
}

} // namespace

class Texts : public QObject {
    Q_OBJECT

  private slots:
    void howStrongTheLevelsAre();
    void everyGameHasItsSheet_data() { games(); }
    void everyGameHasItsSheet();
    void aWrongSheetSaysWhere_data();
    void aWrongSheetSaysWhere();
    void everyClauseCitedIsInTheRuleBook_data() { games(); }
    void everyClauseCitedIsInTheRuleBook();
    void theRuleBookIsNumbered_data() { games(); }
    void theRuleBookIsNumbered();
    void everyRefusalIsASentence_data() { sortsOfGames(); }
    void everyRefusalIsASentence();
    void everyRefusalOfCaleiraComesUp();
    void everyRefusalOfWarsComesUp();
    void everyRefusalOfCastlesComesUp();
    void everythingThatHappensCanBeSaid_data() { sortsOfGames(); }
    void everythingThatHappensCanBeSaid();
    void sharedVictories();
    void everyScenarioCanBeTold_data() { games(); }
    void everyScenarioCanBeTold();
    void whatIsAskedForCanBeDone_data();
    void whatIsAskedForCanBeDone();
    void namesAreToldAsTheyAre_data() { games(); }
    void namesAreToldAsTheyAre();
    void numbersInOwnDigits_data() { games(); }
    void numbersInOwnDigits();
    void whoseTilesKeepMeans();
    void whatCaleiraSays_data();
    void whatCaleiraSays();
    void howCaleiraEnds_data();
    void howCaleiraEnds();
    void whyRampageRefuses_data();
    void whyRampageRefuses();
    void unitsAreCalledAsTheDeckCallsThem();
    void whatIsPaidGoesOnTheDiscardPile();
    void nobodyStrengthensWithoutACard();
    void whatWarsSays_data();
    void whatWarsSays();
    void whyWarsRefuses_data();
    void whyWarsRefuses();
    void howWarsEnds_data();
    void howWarsEnds();
    void whatWarsSaysOfASoldier();
    void whatWarsWarnsOf();
    void aTurnOfWarsIsOverseen();
    void onesOwnPilesAreOnesOwn_data() { sortsOfGames(); }
    void onesOwnPilesAreOnesOwn();
    void factionsSettledBeforehandAreTold();
    void aJackLeavesThePhaseRunning();
    void whatElseAPhaseOfWarsOffers();
    void whatComesByItselfIsNobodysDoing();
    void whoDrawsHasDoneIt();
    void factionsAreExplained();
    void whatCastlesSays_data();
    void whatCastlesSays();
    void whyCastlesRefuses_data();
    void whyCastlesRefuses();
    void howCastlesEnds_data();
    void howCastlesEnds();
    void whatCastlesAsksOfWhom();
    void lateJoinersAreNotOut();
    void whatCastlesSaysOfACastle();
    void whatBecomesOfASeatInCastles();
    void houseRulesAreNamed();
    void whatCastlesWarnsOf();
    void whatWouldBeWasted_data();
    void whatWouldBeWasted();
    void cardsOfCastlesStaySecret();
    void facesAndPilesAreToldApart();
    void everyOptionIsExplained_data() { games(); }
    void everyOptionIsExplained();
    void aLetterHasOneMeaning_data() { games(); }
    void aLetterHasOneMeaning();
    void everyWordIsAboutSomething_data() { games(); }
    void everyWordIsAboutSomething();
    void variantsAreExplained();
    void everySetupRefusedIsExplained();
    void botsHaveNames();

  private:
    static void games();
    static void sortsOfGames();
};

void Texts::games() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* game :
         {&castleKeep(), &castlesOfCaleira(), &castleRampage(), &castleWars(), &castlesGame()})
        QTest::newRow(game->id().data()) << toQString(game->id());
}

void Texts::sortsOfGames() {
    QTest::addColumn<int>("sort");
    int index = 0;
    for (const Sort& sort : sorts()) QTest::newRow(sort.name) << index++;
}

/// Each level is said to win more often than not against the one below, in figures that were measured.
void Texts::howStrongTheLevelsAre() {
    const QRegularExpression sentence(
        QStringLiteral("^Against (Page|Squire|Knight) it wins (\\d+) of 100 games\\."
                       "( One that saw all cards would win (\\d+|no more)\\.)?$"));
    for (const GameInfo* game : allGames()) {
        QVERIFY(measuredStrength(game->id(), "page", 2).isEmpty());
        for (const char* level : {"squire", "knight", "monarch"}) {
            const QRegularExpressionMatch said = sentence.match(measuredStrength(game->id(), level, 2));
            QVERIFY2(said.hasMatch(), qPrintable(toQString(game->id())));
            QVERIFY(said.captured(2).toInt() > 50);
            const QString open = said.captured(4);
            QVERIFY(open.isEmpty() || open == QStringLiteral("no more") ||
                    open.toInt() > said.captured(2).toInt());
        }
    }
    QVERIFY(measuredStrength("no-such-game", "squire", 2).isEmpty());
    QVERIFY(measuredStrength(castleKeep().id(), "knight", 2).contains(QStringLiteral("saw all cards")));
    // Where more play, so many others are of the level below; what has not been measured is told of two.
    QVERIFY(
        measuredStrength(castlesGame().id(), "squire", 4).startsWith(QStringLiteral("With 4 at the table")));
    QCOMPARE(measuredStrength(castlesGame().id(), "squire", 7),
             measuredStrength(castlesGame().id(), "squire", 2));
}

void Texts::everyClauseCitedIsInTheRuleBook() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    const GameText& text = textFor(game.id());
    const QSet<QString> cited = clausesCited(game);
    QVERIFY(cited.size() > 90);
    for (const QString& clause : cited) {
        QVERIFY2(isSentence(text.clauseText(clause)), qPrintable(clause));
        QVERIFY2(!text.clauseTitle(clause).isEmpty(), qPrintable(clause));
    }
    QVERIFY(text.clauseText(toQString(game.clausePrefix()) + QLatin1String("-NONE-1")).isEmpty());
}

void Texts::theRuleBookIsNumbered() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    QCOMPARE(book.title(), textFor(id.toStdString()).gameName());
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
    QCOMPARE(book.sections().front().rules.front().number, QStringLiteral("1.1"));
    QVERIFY(RuleBook::forGame(QStringLiteral("no-such-game")).sections().empty());
}

void Texts::everyRefusalIsASentence() {
    QFETCH(int, sort);
    Refusals refusals;
    for (Seed seed = 1; seed <= 2; ++seed) {
        const Match match = playedOut(sorts()[static_cast<std::size_t>(sort)], seed);
        // A dozen positions of a game, odd and even steps among them.
        for (std::size_t index = 0; index <= match.history().size();
             index += match.history().size() / 24 * 2 + 1)
            refusals.read(match.stateAt(index));
    }
    QVERIFY2(refusals.poor.empty(), qPrintable(QStringList(refusals.poor.values()).join('\n')));
}

void Texts::everyRefusalOfCaleiraComesUp() {
    Refusals refusals;
    refusals.readScenarios(castlesOfCaleira());
    // In which somebody is out, and somebody else has a Marketplace.
    refusals.read(
        *scenarioOf(
             castlesOfCaleira(),
             QStringLiteral(
                 R"("seats": 4, "position": {"phase": "marketplace-with", "eliminated": [2], "castle 1": "Marketplace↑",
           "hand 1": "Barracks", "hand 3": "Trebuchet", "hand 4": "Trebuchet"})"))
             .start);
    refusals.readGames(castlesOfCaleira(), 1);
    QVERIFY2(refusals.poor.empty(), qPrintable(QStringList(refusals.poor.values()).join('\n')));
    const QSet<QString> never = refusals.missing(castlesOfCaleira(), {"CALEIRA-PLAYERS-2"});
    QVERIFY2(never.empty(), qPrintable(QStringList(never.values()).join(' ')));
}

void Texts::everyRefusalOfWarsComesUp() {
    Refusals refusals;
    refusals.readScenarios(castleWars());
    // What games at random hardly come to.
    const auto options = [](const char* one, const char* more) {
        return QStringLiteral(
                   R"("options": {"option.factions": "on", "option.faction-1": "%1", "option.faction-2": "ninjas"%2}, )")
            .arg(QLatin1String(one), QLatin1String(more));
    };
    const auto piled = [](int cards) {
        QStringList steps{R"("choose black")", R"("choose red")"};
        for (int card = 0; card < cards; ++card)
            steps.append(QStringLiteral("\"arrange %1 1\"").arg(2 + card / 2));
        return QStringLiteral("\"seed\": 1, \"steps\": [%1]").arg(steps.join(QLatin1String(", ")));
    };
    for (
        const QString& members : {
            QStringLiteral(R"("steps": ["choose black", "choose black"])"),
            QStringLiteral(
                R"("options": {"option.factions": "on", "house.mirror-factions": "forbidden"}, "steps": ["choose mages", "choose mages"])"),
            options("war-mongers", "") + piled(16),
            options("war-mongers", R"(, "house.warmonger-piles": "equal")") + piled(6),
            options("mages", "") + QStringLiteral(R"("position": {"slot 1.1": "9d", "hand 1": "joker"})"),
            options("shape-shifters", R"(, "house.battle-window": "before-only")") +
                QStringLiteral(
                    R"("position": {"phase": "window-revealed", "slot 1.1": "9u", "slot 2.1": "5u", "attackers": [1], "target": 1, "hand 1": "5 Q"})"),
            options("fateweavers", "") +
                QStringLiteral(
                    R"("position": {"slot 1.1": "2u", "slot 1.2": "3u", "slot 1.3": "4d", "slot 2.1": "10u"}, "steps": ["attack 1", "join 2", "target 1"])"),
        }) {
        const Scenario read = scenarioOf(castleWars(), members);
        QVERIFY(read.start);
        const Reached end = playScenario(read, read.steps.size());
        QVERIFY(end.failures.empty());
        refusals.read(*end.state);
    }
    refusals.readGames(castleWars(), 5);
    QVERIFY2(refusals.poor.empty(), qPrintable(QStringList(refusals.poor.values()).join('\n')));
    const QSet<QString> never = refusals.missing(castleWars(), {"WARS-GEN-1"});
    QVERIFY2(never.empty(), qPrintable(QStringList(never.values()).join(' ')));
}

void Texts::everyRefusalOfCastlesComesUp() {
    Refusals refusals;
    refusals.readScenarios(castlesGame());
    QVERIFY2(refusals.poor.empty(), qPrintable(QStringList(refusals.poor.values()).join('\n')));
    // Giving up and showing cards are not among the moves that are listed; the rest is of setups.
    const QSet<QString> never =
        refusals.missing(castlesGame(), {"CASTLES-RULING-105", "CASTLES-RULING-119", "CASTLES-SETUP-1",
                                         "CASTLES-LATE-3", "CASTLES-DECK-7"});
    QVERIFY2(never.empty(), qPrintable(QStringList(never.values()).join(' ')));
}

/// What is wrong with the words for the end of a game; empty if nothing is.
QString wrongWithEnd(const Seen& seen, const GameText& text, const QStringList& playing) {
    const std::vector<Seat> winners = text.winners(seen);
    const QString reason = text.outcomeReason(seen, playing);
    if (!isSentence(reason)) return "no reason: " + reason;
    const QString others = text.outcome(seen, playing, kNobody);
    for (const Seat winner : winners)
        if (!others.contains(playing[winner])) return "a winner is not named: " + others;
    for (Seat seat = 0; seat < seen.seats(); ++seat) {
        const QString mine = text.outcome(seen, playing, seat);
        const bool won = std::ranges::count(winners, seat) > 0;
        if (won && seen.scores[seat] <= 0) return "who has won has nothing of it";
        const QString before = winners.size() > 1 ? "You share the victory with " : "You have won";
        if (won != mine.startsWith(before)) return "to seat " + QString::number(seat) + ": " + mine;
        if (won && mine.contains(playing[seat])) return "one's own name: " + mine;
    }
    return {};
}

void Texts::everythingThatHappensCanBeSaid() {
    QFETCH(int, sort);
    const Sort& one = sorts()[static_cast<std::size_t>(sort)];
    const GameText& text = textFor(one.game->id());
    const QStringList playing = allNames().mid(0, one.setup.seats);
    // Games of Castle Wars and CASTLES are long, and of many sorts.
    const Seed games = one.game == &castlesGame() ? 1 : one.game == &castleWars() ? 2 : 5;
    for (Seed seed = 1; seed <= games; ++seed) {
        const Match match = playedOut(one, seed);
        for (std::size_t index = 0; index < match.history().size(); ++index) {
            const HistoryItem& event = match.history()[index];
            const QString wrong = wrongWith(match.stateAt(index), event.move, event.decider);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY(text.ending(seenOf(match.stateAt(0), kNobody), playing).isEmpty());
        QVERIFY(text.outcome(seenOf(match.stateAt(0), kNobody), playing, 0).isEmpty());
        QVERIFY(text.winners(seenOf(match.stateAt(0), kNobody)).empty());
        const QString ending = text.ending(seenOf(match.state(), kNobody), playing);
        QVERIFY2(isSentence(ending), qPrintable(ending));
        const QString wrong = wrongWithEnd(seenOf(match.state(), kNobody), text, playing);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        for (Seat seat = 0; seat < one.setup.seats; ++seat)
            if (match.state().score(seat) > 0.0)
                QVERIFY2(ending.contains(playing[seat]) || match.state().score(seat) < 1.0,
                         qPrintable(ending));
    }
}

/// Who shares a victory is told so, and who else shares it; a draw is nobody's victory. (Lists are those of
/// no language.)
void Texts::sharedVictories() {
    const QStringList names{"Anna", "Bert", "Cleo", "Dora"};
    const auto told = [&](const GameInfo& game, Setup setup, Clause ending, std::vector<double> scores,
                          Seat self) {
        const auto state = game.start(setup);
        Seen seen = seenOf(*state, kNobody);
        seen.ending = ending;
        seen.scores = std::move(scores);
        return textFor(game.id()).outcome(seen, names, self);
    };
    const GameInfo& caleira = castlesOfCaleira();
    const Setup three{3, {}};
    QCOMPARE(told(caleira, three, "CALEIRA-END-6", {0.5, 0, 0.5}, 0), "You share the victory with Cleo");
    QCOMPARE(told(caleira, three, "CALEIRA-END-6", {0.5, 0, 0.5}, 1), "Anna, Cleo share the victory");
    QCOMPARE(told(caleira, three, "CALEIRA-END-6", {0.5, 0, 0.5}, kNobody), "Anna, Cleo share the victory");
    QCOMPARE(told(caleira, three, "CALEIRA-END-6", {0, 1, 0}, 1), "You have won");
    QCOMPARE(told(caleira, three, "CALEIRA-END-6", {0, 1, 0}, kNobody), "Bert has won");
    const GameInfo& keep = *findGame("castle-keep");
    QCOMPARE(told(keep, {2, {}}, "KEEP-LIMIT-1", {0.5, 0.5}, 0), "A draw");
    QCOMPARE(told(castlesGame(), {4, {}}, "CASTLES-WIN-10", {0.5, 0.5, 0.5, 0.5}, 2), "A draw");
    QCOMPARE(told(castleWars(), {2, {}}, "WARS-WIN-9", {0.5, 0.5}, 1), "A draw");
    const Setup siege = setupOf(1, keep::Variant::Siege);
    QCOMPARE(told(keep, siege, "KEEP-SIEGE-16", {0}, 0), "You have lost");
    QCOMPARE(told(keep, siege, "KEEP-SIEGE-16", {0}, kNobody), "Anna has lost");
}

void Texts::everyScenarioCanBeTold() {
    QFETCH(QString, id);
    int moves = 0;
    for (const Scenario& scenario : scenariosOf(*findGame(id.toStdString()))) {
        const auto state = scenario.start->clone();
        for (const Move move : playScenario(scenario, scenario.steps.size()).moves) {
            const QString wrong = wrongWith(*state, move, state->decider());
            QVERIFY2(wrong.isEmpty(), qPrintable(toQString(scenario.title) + QLatin1String(": ") + wrong));
            state->apply(move);
            ++moves;
        }
    }
    QVERIFY(moves > 30);
}

/// All that is said in a position, and of the move that is made in it next if there is one, to players so
/// called.
QStringList saidOf(const GameState& state, std::optional<Move> move, const QStringList& names) {
    const GameText& text = textFor(state.game().id());
    const Seen open = seenOf(state, kNobody);
    QStringList said{text.settled(open.setup, open.view, names),
                     text.ending(open, names),
                     text.endingLine(open, names),
                     text.outcome(open, names, kNobody),
                     text.outcomeReason(open, names),
                     text.tally(open, names),
                     waitingFor(open.view, names)};
    for (Seat seat = 0; seat < state.seats(); ++seat) {
        const Seen seen = seenOf(state, seat);
        said << text.prompt(seen, names) << text.standing(seen.view, seat, names);
        if (move) said << text.logLine(seenMove(state, *move, seat), names);
        if (const auto status = text.status(seen, seat, names)) said << status->title << status->text;
        for (const PileInfo& pile : state.game().piles(state.setup()))
            said << text.pileName(pile, names) << text.pileNameFor(pile, names, seat)
                 << text.pileLabel(pile, names) << text.spotName(pile, 0, names, seat);
    }
    const Seen own = seenOf(state, state.decider());
    for (const Move one : own.open) said << text.choice(own, one, names);
    return said;
}

/// Whatever somebody is called: a name that looks like a place in a sentence, or like markup, stays what it
/// is.
void Texts::namesAreToldAsTheyAre() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    // Characters that no sentence has, and what is to stand in their place.
    QStringList marks;
    for (char16_t mark = 0xe000; mark < 0xe008; ++mark) marks << QString(QChar(mark));
    const QStringList odd{QStringLiteral("%2"),          QStringLiteral("%1"),
                          QStringLiteral("%L1"),         QStringLiteral("%n"),
                          QStringLiteral("%3"),          QString(80, QLatin1Char('m')),
                          QStringLiteral("<b>&amp;%%9"), QStringLiteral("$1\\1{0}%s")};
    QSet<QString> named;
    const auto look = [&](const GameState& state, std::optional<Move> move) {
        const QStringList plain = saidOf(state, move, marks.mid(0, state.seats()));
        const QStringList said = saidOf(state, move, odd.mid(0, state.seats()));
        QCOMPARE(said.size(), plain.size());
        for (qsizetype line = 0; line < plain.size(); ++line) {
            QString expected;
            for (const QChar letter : plain[line]) {
                const auto mark = marks.indexOf(letter);
                expected += mark < 0 ? QString(letter) : odd[mark];
                if (mark >= 0) named.insert(plain[line]);
            }
            QCOMPARE(said[line], expected);
        }
    };
    for (const Scenario& scenario : scenariosOf(game)) {
        const auto state = scenario.start->clone();
        for (const Move move : playScenario(scenario, scenario.steps.size()).moves) {
            look(*state, move);
            if (QTest::currentTestFailed()) return;
            state->apply(move);
        }
    }
    int nth = 0;
    for (const Sort& sort : sorts()) {
        if (sort.game != &game || nth++ % 8 != 0) continue;
        const Match match = playedOut(sort, 5);
        for (std::size_t index = 0; index < match.history().size(); index += 3) {
            look(match.stateAt(index), match.history()[index].move);
            if (QTest::currentTestFailed()) return;
        }
        look(match.state(), {});
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(named.size() > 50);
}

/// A language with digits of its own has no others beside them.
void Texts::numbersInOwnDigits() {
    QFETCH(QString, id);
    OwnDigits arabic;
    QVERIFY(QCoreApplication::installTranslator(&arabic));
    QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
    const auto end = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    static const QRegularExpression western(QStringLiteral("[0-9]"));
    static const QRegularExpression own(QStringLiteral("[\\x{0660}-\\x{0669}]"));
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bert"), QStringLiteral("Cleo"),
                            QStringLiteral("Dora"), QStringLiteral("Emil"), QStringLiteral("Fred"),
                            QStringLiteral("Gerd"), QStringLiteral("Hans")};
    int counted = 0;
    for (const Scenario& scenario : scenariosOf(*findGame(id.toStdString()))) {
        const auto state = scenario.start->clone();
        for (const Move move : playScenario(scenario, scenario.steps.size()).moves) {
            QStringList said = saidOf(*state, move, names.mid(0, state->seats()));
            if (const auto note = textFor(state->game().id()).battle(seenOf(*state, kNobody).view))
                said << note->attack << note->defence << note->outcome;
            for (const QString& words : said) {
                QVERIFY2(!words.contains(western), qPrintable(words));
                counted += words.contains(own) ? 1 : 0;
            }
            state->apply(move);
        }
    }
    QVERIFY(counted > 10);
}

namespace {

/// Words of a prompt, and the moves one of which they ask for, or say that there is none of.
struct Asked {
    const char* words; ///< a regular expression
    std::vector<int> verbs;
    bool isOpen = true;
    bool (*isMeant)(unsigned first) = nullptr; ///< of their first operand; nullptr: all
};

template <class Verb>
std::vector<int> verbs(std::initializer_list<Verb> list) {
    std::vector<int> numbers;
    for (const Verb verb : list) numbers.push_back(static_cast<int>(verb));
    return numbers;
}

std::vector<Asked> askedIn(const GameInfo& game) {
    if (&game == &castleKeep()) {
        using keep::Verb;
        return {{"Build", verbs({Verb::Place})},
                {"Build, attack|Attack,|attack again", verbs({Verb::Attack})},
                {"nterchange tiles", verbs({Verb::Interchange})},
                {"^Nothing", verbs({Verb::Place, Verb::Attack, Verb::Interchange}), false}};
    }
    if (&game == &castlesOfCaleira())
        return {{"or say enough", verbs({caleira::Verb::Stop})},
                {"turn it up, or leave it", verbs({caleira::Verb::Turn})}};
    if (&game == &castleRampage()) {
        using rampage::Verb;
        return {{"Play cards", verbs({Verb::Play, Verb::Place})},
                {"trengthen once", verbs({Verb::Place})},
                {"se a card in play", verbs({Verb::Use})},
                {"^Nothing", verbs({Verb::Play, Verb::Use, Verb::Place}), false}};
    }
    if (&game == &castleWars()) {
        using wars::Verb;
        const auto resources = verbs({Verb::Jack, Verb::Queen, Verb::King, Verb::Ace, Verb::Reshuffle});
        const auto abilities = verbs({Verb::Mechanise, Verb::Plague, Verb::Rite, Verb::Swap});
        return {{"Use a resource", resources},
                {"Use an ability|or ability", abilities},
                {"Attack with your piles", verbs({Verb::Attack})},
                {"No pile of yours can attack", verbs({Verb::Attack}), false},
                {"may join in", verbs({Verb::Join})},
                {"or withdraw", verbs({Verb::Withdraw})},
                {"^(?!Your Jack).*(Move the tops|Lift more)", verbs({Verb::Lift})},
                {"Nothing can be moved", verbs({Verb::Lift}), false},
                {"Recruit soldiers", verbs({Verb::Recruit})},
                {"nobody to recruit", verbs({Verb::Recruit}), false}};
    }
    using castles::Verb;
    const auto use = verbs({Verb::Use});
    return {{"can play: [^;]*castles", use, true, [](unsigned kind) { return kind == castles::kCastle; }},
            {"can play: [^;]*upgrades", use, true, castles::isUpgrade},
            {"can play: [^;]*attacks", use, true, castles::isAttack},
            {"can play: [^;]*defenses", use, true,
             [](unsigned kind) { return castles::isDefence(kind) || kind == castles::kRushed; }},
            {"can play: [^;]*specials", use, true,
             [](unsigned kind) { return kind != castles::kCastle && !castles::isUpgrade(kind); }},
            {"nothing more to play|nothing to play", use, false},
            {"Remove what", verbs({Verb::Remove})},
            {"ay more, or finish", verbs({Verb::Lay})},
            {"pays for nothing more", verbs({Verb::Remove, Verb::Lay}), false},
            {"play a Block", verbs({Verb::Block, Verb::BlockAlly})},
            {"have no Block", verbs({Verb::Block, Verb::BlockAlly}), false},
            {"lay an attack card", verbs({Verb::Lay})},
            {"none to lay", verbs({Verb::Lay}), false},
            {"to steal", verbs({Verb::On})}};
}

} // namespace

void Texts::whatIsAskedForCanBeDone_data() { games(); }

/// A prompt names nothing that is used up, and says that there is nothing to do only where that is so.
void Texts::whatIsAskedForCanBeDone() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    const GameText& text = textFor(game.id());
    const std::vector<Asked> all = askedIn(game);
    std::vector<int> met(all.size());
    const auto look = [&](const GameState& state) {
        if (!isSeat(state.decider())) return;
        const Seen seen = seenOf(state, state.decider());
        const QString prompt = text.prompt(seen, allNames());
        for (std::size_t at = 0; at < all.size(); ++at) {
            const Asked& asked = all[at];
            if (!QRegularExpression(QLatin1String(asked.words)).match(prompt).hasMatch()) continue;
            ++met[at];
            const bool isOpen = std::ranges::any_of(seen.open, [&](Move move) {
                return std::ranges::count(asked.verbs, int{move.verb}) > 0 &&
                       (asked.isMeant == nullptr || asked.isMeant(move.operand[0]));
            });
            QVERIFY2(isOpen == asked.isOpen, qPrintable(prompt));
        }
    };
    for (const Scenario& scenario : scenariosOf(game)) {
        const auto state = scenario.start->clone();
        for (const Move move : playScenario(scenario, scenario.steps.size()).moves) {
            look(*state);
            if (QTest::currentTestFailed()) return;
            state->apply(move);
        }
    }
    for (const Sort& sort : sorts()) {
        if (sort.game != &game) continue;
        const Match match = playedOut(sort, 3);
        for (std::size_t index = 0; index < match.history().size(); ++index) {
            look(match.stateAt(index));
            if (QTest::currentTestFailed()) return;
        }
    }
    for (std::size_t at = 0; at < all.size(); ++at)
        QVERIFY2(met[at] > 0 || !all[at].isOpen, all[at].words); // that nothing is left may be rare
}

/// Whoever presses a rival's tile is not told of their own castle.
void Texts::whoseTilesKeepMeans() {
    const Scenario scenario = scenarioOf(
        castleKeep(),
        QStringLiteral(
            R"("position": {"castle 1": "n RcW, nw RcT", "castle 2": "n BsW"}, "moves": ["pass"])"));
    const auto refused = [&](const char* move) {
        const auto parsed = scenario.start->fromText(move);
        const Verdict verdict = scenario.start->judge(*parsed);
        return words().sentence(scenario.start->setup(), verdict);
    };
    QCOMPARE(refused("interchange 1.nw 1.ne"), QStringLiteral("Tiles of your castle stay where they are."));
    QCOMPARE(refused("interchange 2.n 2.e"),
             QStringLiteral("You cannot move the tiles of a rival's castle."));
    QCOMPARE(refused("interchange 2.n 1.e"),
             QStringLiteral("You cannot move the tiles of a rival's castle."));
}

void Texts::whatCaleiraSays_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("line"); // of its last move, as everybody hears it
    QTest::newRow("played, and nothing to act upon")
        << QStringLiteral(
               R"("position": {"hand 1": "ThroneRoom Spire", "castle 2": "Watchtower↑"},
            "steps": ["play ThroneRoom up"])")
        << QStringLiteral("Anna plays face up: Throne Room. There is no face-down card to turn up, so "
                          "nothing happens.");
    QTest::newRow("played face down")
        << QStringLiteral(R"("position": {"hand 1": "ThroneRoom Spire"}, "steps": ["play Spire down"])")
        << QStringLiteral("Anna plays a card face down.");
    QTest::newRow("useless target")
        << QStringLiteral(
               R"("position": {"hand 1": "Barracks Spire", "castle 2": "Watchtower↑ Trebuchet↓"},
            "steps": ["play Barracks up", "aim 2.2"])")
        << QStringLiteral("Barracks: Anna chooses card 2 of Bert's castle, which is face down already; "
                          "nothing happens.");
    QTest::newRow("turned down")
        << QStringLiteral(
               R"("position": {"hand 1": "Barracks Moat", "castle 2": "Watchtower↑ Spire↓"},
            "options": {"option.moats": "on"}, "steps": ["play Barracks up", "aim 2.1"])")
        << QStringLiteral("Barracks: Anna turns face down: Watchtower, card 1 of Bert's castle.");
    QTest::newRow("up, and waits")
        << QStringLiteral(
               R"("position": {"hand 1": "Watchtower Spire", "castle 2": "Trebuchet↓ Observatory↓"},
            "steps": ["play Watchtower up", "aim 2.1"])")
        << QStringLiteral("Watchtower: Anna turns up: Trebuchet, card 1 of Bert's castle. Its effect "
                          "waits: Bert will carry it out.");
    QTest::newRow("second, and waits")
        << QStringLiteral(
               R"("position": {"hand 1": "Watchtower Spire", "castle 2": "Trebuchet↓ Observatory↓"},
            "steps": ["play Watchtower up", "aim 2.1", "aim 2.2"])")
        << QStringLiteral("Watchtower: Anna turns up: Observatory, card 2 of Bert's castle. Its effect "
                          "waits: Bert will carry it out.");
    QTest::newRow("hit while face down")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 2": "Watchtower↓ Observatory↓"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral("Trebuchet: Anna turns up and destroys: Watchtower, card 1 of Bert's castle. "
                          "Now Bert carries out its effect, from the discard pile.");
    QTest::newRow("hit while face up")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 1": "Watchtower↑"},
            "steps": ["play Trebuchet up", "aim 1.1"])")
        << QStringLiteral("Trebuchet: Anna destroys: Watchtower, card 1 of their own castle.");
    QTest::newRow("hidden Battlements")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 2": "Battlements↓"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral("Trebuchet: Anna turns up a card that cannot be destroyed: Battlements, card 1 "
                          "of Bert's castle.");
    QTest::newRow("open Battlements")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 2": "Battlements↑"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral("Trebuchet: Anna hits a card that cannot be destroyed: Battlements, card 1 of "
                          "Bert's castle.");
    QTest::newRow("silenced")
        << QStringLiteral(
               R"("position": {"hand 1": "ThroneRoom Spire", "castle 2": "Trebuchet↓"},
            "steps": ["play ThroneRoom up", "aim 2.1"])")
        << QStringLiteral(
               "Throne Room: Anna turns up, without its effect: Trebuchet, card 1 of Bert's castle.");
    QTest::newRow("silenced lasting")
        << QStringLiteral(
               R"("position": {"hand 1": "ThroneRoom", "castle 2": "Spire↓"},
            "steps": ["play ThroneRoom up", "aim 2.1"])")
        << QStringLiteral("Throne Room: Anna turns up: Princess Spire, card 1 of Bert's castle.");
    QTest::newRow("still silent")
        << QStringLiteral(
               R"("position": {"phase": "observatory-turn", "acting": "Observatory 1.1",
            "castle 1": "Observatory↑", "castle 2": "Trebuchet↓", "silenced": ["2.1"],
            "picked": "2.1", "hand 1": "Spire"}, "steps": ["turn"])")
        << QStringLiteral("Observatory: Anna turns up: Trebuchet, card 1 of Bert's castle. A Throne Room "
                          "has silenced it for this turn.");
    QTest::newRow("spent")
        << QStringLiteral(
               R"("options": {"house.retrigger": "once-per-turn"},
            "position": {"phase": "observatory-turn", "acting": "Observatory 1.1",
            "castle 1": "Observatory↑", "castle 2": "Trebuchet↓", "activated": ["2.1"],
            "picked": "2.1", "hand 1": "Spire"}, "steps": ["turn"])")
        << QStringLiteral("Observatory: Anna turns up: Trebuchet, card 1 of Bert's castle. It has acted "
                          "this turn already and does not act again.");
    QTest::newRow("dropped")
        << QStringLiteral(
               R"("options": {"house.pending-survives": "no"}, "position": {"phase": "barracks",
            "acting": "Barracks 1.1", "castle 1": "Barracks↑", "castle 2": "Trebuchet↑",
            "queue": ["Trebuchet 2.1"], "hand 1": "Spire"}, "steps": ["aim 2.1"])")
        << QStringLiteral("Barracks: Anna turns face down: Trebuchet, card 1 of Bert's castle. Bert: an "
                          "effect was waiting and is lost: Trebuchet.");
    QTest::newRow("next finds nothing")
        << QStringLiteral(
               R"("position": {"phase": "trebuchet", "acting": "Trebuchet 1.1",
            "castle 1": "Trebuchet↑", "castle 2": "Watchtower↑ Observatory↑",
            "queue": ["Watchtower 2.1"], "hand 1": "Spire"}, "steps": ["aim 2.2"])")
        << QStringLiteral(
               "Trebuchet: Anna destroys: Observatory, card 2 of Bert's castle. Next comes "
               "an effect of Bert: Watchtower. There is no face-down card to turn up, so nothing happens.");
    QTest::newRow("out")
        << QStringLiteral(
               R"("seats": 3, "position": {"hand 1": "Trebuchet", "hand 2": "Moat Barracks",
            "castle 2": "Spire↓ Watchtower↑"}, "options": {"option.moats": "on"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral(
               "Trebuchet: Anna turns up and destroys: Princess Spire, card 1 of Bert's castle. Bert has "
               "lost the Princess Spire! Bert is out of the game, with all their cards.");
    QTest::newRow("looks") << QStringLiteral(
                                  R"("position": {"hand 1": "Observatory Spire", "castle 2": "Battlements↓"},
            "steps": ["play Observatory up", "aim 2.1"])")
                           << QStringLiteral("Observatory: Anna looks at card 1 of Bert's castle.");
    QTest::newRow("leaves") << QStringLiteral(
                                   R"("position": {"hand 1": "Observatory Spire", "castle 2": "Battlements↓"},
            "steps": ["play Observatory up", "aim 2.1", "leave"])")
                            << QStringLiteral("Observatory: Anna leaves the card face down.");
    QTest::newRow("enough") << QStringLiteral(
                                   R"("position": {"hand 1": "Watchtower Spire", "castle 2": "Battlements↓"},
            "steps": ["play Watchtower up", "stop"])")
                            << QStringLiteral("Watchtower: Anna turns up no card.");
    QTest::newRow("named first") << QStringLiteral(
                                        R"("options": {"house.watchtower-picks": "both-named-first"},
            "position": {"hand 1": "Watchtower Spire", "castle 2": "Battlements↓ Trebuchet↓"},
            "steps": ["play Watchtower up", "aim 2.1"])")
                                 << QStringLiteral("Watchtower: Anna names card 1 of Bert's castle.");
    QTest::newRow("named, then turned")
        << QStringLiteral(
               R"("options": {"house.watchtower-picks": "both-named-first"},
            "position": {"hand 1": "Watchtower Spire", "castle 2": "Battlements↓ Trebuchet↓"},
            "steps": ["play Watchtower up", "aim 2.1", "aim 2.2"])")
        << QStringLiteral(
               "Watchtower: Anna turns up: Battlements, card 1 of Bert's castle. Watchtower: Anna turns "
               "up: Trebuchet, card 2 of Bert's castle. Now Bert carries out its effect.");
    QTest::newRow("swapped")
        << QStringLiteral(
               R"("position": {"hand 1": "Marketplace Spire", "hand 2": "Battlements Trebuchet"},
            "steps": ["play Marketplace up", "give Spire", "give Trebuchet"])")
        << QStringLiteral("Anna and Bert have swapped one card each.");
    QTest::newRow("ordered")
        << QStringLiteral(
               R"("position": {"hand 1": "WizardTower Spire", "deck": "Moat Trebuchet"},
            "options": {"option.moats": "on"}, "steps": ["play WizardTower up", "put Moat"])")
        << QStringLiteral(
               "Wizard Tower: Anna has looked at the top 2 card(s) of the deck and put them back.");
    QTest::newRow("one card seen")
        << QStringLiteral(
               R"("position": {"hand 1": "WizardTower Spire", "deck": "Trebuchet"},
            "steps": ["play WizardTower up"])")
        << QStringLiteral(
               "Anna plays face up: Wizard Tower. Wizard Tower: Anna looks at the last card of the deck.");
}

void Texts::whatCaleiraSays() {
    QFETCH(QString, scenario);
    QFETCH(QString, line);
    QCOMPARE(lastLine(castlesOfCaleira(), scenario), line);
}

void Texts::howCaleiraEnds_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("line");
    QTest::newRow("spire") << QStringLiteral(
                                  R"("position": {"hand 1": "Trebuchet Barracks", "hand 2": "Watchtower",
            "castle 2": "Spire↓"}, "steps": ["play Trebuchet up", "aim 2.1"])")
                           << QStringLiteral("Bert's Princess Spire has been destroyed: Anna wins.");
    QTest::newRow("last one in")
        << QStringLiteral(
               R"("seats": 3, "position": {"phase": "over", "ending": "spire-lost", "winners": [3],
            "eliminated": [1, 2]})")
        << QStringLiteral("Cleo is the last one in the game and wins.");
    QTest::newRow("destroyer") << QStringLiteral(
                                      R"("seats": 3, "options": {"house.spire-lost": "destroyer-wins"},
            "position": {"hand 1": "Trebuchet Barracks", "hand 2": "Watchtower",
            "castle 2": "Spire↓"}, "steps": ["play Trebuchet up", "aim 2.1"])")
                               << QStringLiteral("Anna has destroyed the Princess Spire and wins.");
    QTest::newRow("at once") << QStringLiteral(
                                    R"("seats": 3, "options": {"house.spire-lost": "score-now"},
            "position": {"hand 1": "Trebuchet Barracks", "hand 2": "Watchtower",
            "castle 2": "Spire↓", "castle 3": "Observatory↑"}, "steps": ["play Trebuchet up",
            "aim 2.1"])") << QStringLiteral("Cleo wins. Anna 0 point(s), Cleo 3 point(s).");
    QTest::newRow("points")
        << QStringLiteral(
               R"("position": {"deck": "empty", "hand 1": "Battlements", "castle 1": "Barracks↑",
            "castle 2": "Watchtower↑"}, "steps": ["play Battlements down"])")
        << QStringLiteral("Anna wins. Anna 4 point(s), Bert 2 point(s).");
    QTest::newRow("more face down")
        << QStringLiteral(
               R"("position": {"deck": "empty", "hand 1": "Battlements", "castle 1": "Trebuchet↓",
            "castle 2": "Watchtower↑"}, "steps": ["play Battlements down"])")
        << QStringLiteral(
               "Level on points: Anna has more cards face down and wins. Anna 2 point(s), Bert 2 point(s).");
    QTest::newRow("smaller")
        << QStringLiteral(
               R"("position": {"deck": "empty", "hand 1": "Battlements", "castle 1": "Trebuchet↑",
            "castle 2": "Watchtower↓"}, "steps": ["play Battlements down"])")
        << QStringLiteral("Level on points and on cards face down: Bert has the smaller castle and wins. "
                          "Anna 1 point(s), Bert 1 point(s).");
    QTest::newRow("shared")
        << QStringLiteral(
               R"("position": {"deck": "empty", "hand 1": "Battlements", "castle 2": "Watchtower↓"},
            "steps": ["play Battlements down"])")
        << QStringLiteral(
               "Level in everything: Anna, Bert share the victory. Anna 1 point(s), Bert 1 point(s).");
    QTest::newRow("later seat")
        << QStringLiteral(
               R"("options": {"house.final-tie": "later-seat-wins"}, "position": {"deck": "empty",
            "hand 1": "Battlements", "castle 2": "Watchtower↓"},
            "steps": ["play Battlements down"])")
        << QStringLiteral(
               "Level in everything: Bert is last in turn order and wins. Anna 1 point(s), Bert 1 point(s).");
}

void Texts::howCaleiraEnds() {
    QFETCH(QString, scenario);
    QFETCH(QString, line);
    const Scenario read = scenarioOf(castlesOfCaleira(), scenario);
    QVERIFY(read.start);
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty());
    QCOMPARE(textFor(castlesOfCaleira().id()).endingLine(seenOf(*end.state, kNobody), allNames()), line);
}

void Texts::whyRampageRefuses_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("played while the stacks are built")
        << QStringLiteral(
               R"("position": {"phase": "place", "hand 1": "knight archer giant digger priest", "hand 2": "axe-man*5"})")
        << QStringLiteral("play knight") << QStringLiteral("First lay two of your five cards at your Gate.");
    QTest::newRow("placed on the wrong stack")
        << QStringLiteral(
               R"("position": {"phase": "place", "hand 1": "knight archer giant digger priest", "hand 2": "axe-man*5"})")
        << QStringLiteral("place knight castle")
        << QStringLiteral("First lay two of your five cards at your Gate.");
    QTest::newRow("another card while one is paid for")
        << QStringLiteral(
               R"("position": {"hand 1": "dragon archer priest knight"}, "steps": ["play dragon"])")
        << QStringLiteral("play knight") << QStringLiteral("First pay the whole cost of the card in play.");
    QTest::newRow("too dear") << QStringLiteral(R"("position": {"hand 1": "dragon archer"})")
                              << QStringLiteral("play dragon")
                              << QStringLiteral("It costs 2 other card(s) of your hand: Dragon.");
    QTest::newRow("one unit missing")
        << QStringLiteral(R"("position": {"hand 1": "scheme-knight-archer knight giant priest"})")
        << QStringLiteral("play scheme-knight-archer")
        << QStringLiteral(
               "It asks for units that you lack: Archer. Your card: Attack Scheme: Knights & Archers.");
    QTest::newRow("two units missing")
        << QStringLiteral(R"("position": {"hand 1": "scheme-knight-archer axe-man digger priest"})")
        << QStringLiteral("play scheme-knight-archer")
        << QStringLiteral("It asks for units that you lack: Knight, Archer. Your card: Attack Scheme: "
                          "Knights & Archers.");
    QTest::newRow("paid with another unit")
        << QStringLiteral(
               R"("position": {"hand 1": "scheme-knight-archer knight archer priest"}, "steps": ["play scheme-knight-archer"])")
        << QStringLiteral("discard priest")
        << QStringLiteral("It does not show the unit that is asked for (Knight): Priest.");
}

void Texts::whyRampageRefuses() {
    QFETCH(QString, scenario);
    QFETCH(QString, tried);
    QFETCH(QString, sentence);
    QCOMPARE(refusal(castleRampage(), scenario, tried), sentence);
}

void Texts::whatWarsSays_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("line");
    const auto factions = [](const char* one, const char* two) {
        return QStringLiteral(
                   R"("options": {"option.factions": "on", "option.faction-1": "%1", "option.faction-2": "%2"}, )")
            .arg(QLatin1String(one), QLatin1String(two));
    };
    QTest::newRow("one against one")
        << QStringLiteral(
               R"("position": {"slot 1.1": "3d 8d", "slot 2.2": "7d 5d"}, "steps": ["attack 1", "target 2"])")
        << QStringLiteral("Anna attacks Bert's pile 2 with pile 1. Anna's cards turned up: Eight. Bert's "
                          "cards turned up: "
                          "Five. Anna's 8 against Bert's 5: the attack wins. Bert loses: Five.");
    QTest::newRow("a group that fails")
        << QStringLiteral(
               R"("position": {"slot 1.1": "4u", "slot 1.2": "3u", "slot 1.3": "2u", "slot 2.1": "10u"}, "steps": ["attack 1", "join 2", "target 1"])")
        << QStringLiteral(
               "Anna attacks Bert's pile 1 with piles 1, 2. Anna's 4 + 3 = 7 against Bert's 10: the defence "
               "holds. Anna loses: Four, Three. Anna's pile 1 is destroyed. Anna's pile 2 is destroyed.");
    QTest::newRow("Queen and Assassins")
        << factions("assassins", "ninjas") +
               QStringLiteral(
                   R"("position": {"slot 1.1": "9u", "slot 2.1": "2u 10u", "hand 1": "Q"}, "steps": ["queen", "attack 1", "target 1"])")
        << QStringLiteral(
               "Anna attacks Bert's pile 1 with pile 1. Anna's 9 + 3 for the Queen + 2 as Assassins = 14 "
               "against Bert's 10: the attack wins. Bert loses: Ten.");
    QTest::newRow("a group with a Queen against Golems")
        << factions("ninjas", "golems") +
               QStringLiteral(
                   R"("position": {"slot 1.1": "9u", "slot 1.2": "3u", "slot 2.1": "2u 10u", "hand 1": "Q"}, "steps": ["queen", "attack 1", "join 2", "target 1"])")
        << QStringLiteral(
               "Anna attacks Bert's pile 1 with piles 1, 2. Anna's 9 + 3 + 2 × 3 for the Queen = 18 against "
               "Bert's 10 + 2 as Golems = 12: the attack wins. Bert loses: Ten.");
    QTest::newRow("a Queen is used")
        << QStringLiteral(
               R"("position": {"slot 1.1": "9u", "slot 2.1": "2u", "hand 1": "Q"}, "steps": ["queen"])")
        << QStringLiteral("Anna uses a Queen. Until the turn ends each soldier of Anna is worth 3 more.");
    QTest::newRow("a Jack is used")
        << QStringLiteral(
               R"("position": {"slot 1.1": "9u", "slot 2.1": "2d", "slot 2.2": "4d", "hand 1": "J"}, "steps": ["jack"])")
        << QStringLiteral(
               "Anna uses a Jack. Bert's cards turned up: Two, Four. Anna's cards are turned face down.");
    QTest::newRow("mechanised")
        << factions("mechas", "ninjas") +
               QStringLiteral(
                   R"("position": {"slot 1.1": "2d", "slot 1.2": "6d", "slot 2.1": "10d"}, "steps": ["mechanise"])")
        << QStringLiteral("Anna mechanises. Anna's cards turned up: Two, Six. Until the turn ends these "
                          "soldiers of Anna "
                          "are worth 6.");
    QTest::newRow("infected")
        << factions("ninjas", "infected") +
               QStringLiteral(
                   R"("position": {"slot 1.1": "10dx", "slot 1.2": "2d", "slot 2.1": "2d"}, "steps": ["attack 1", "target 1"])")
        << QStringLiteral(
               "Anna attacks Bert's pile 1 with pile 1. Anna's cards turned up: Ten. Bert's cards turned up: "
               "Two. Anna's card is infected and just loses: Ten. Anna loses: Ten. Anna's pile 1 is "
               "destroyed.");
    QTest::newRow("captured")
        << factions("ninjas", "undead") +
               QStringLiteral(
                   R"("position": {"slot 1.1": "2d 7u", "slot 1.2": "2d", "slot 2.1": "8u"}, "steps": ["attack 1", "target 1"])")
        << QStringLiteral(
               "Anna attacks Bert's pile 1 with pile 1. Anna's 7 against Bert's 8: the defence holds. Bert "
               "captures: Seven.");
    QTest::newRow("given instead")
        << factions("ninjas", "fateweavers") +
               QStringLiteral(
                   R"("position": {"slot 1.1": "10u", "slot 2.1": "9u", "slot 2.2": "2d 3d"}, "steps": ["attack 1", "target 1", {"seat": 2, "do": "substitute 2"}])")
        << QStringLiteral("Bert gives the top of pile 2 instead. Bert loses: Three.");
    QTest::newRow("the dragon flies off")
        << factions("undead", "dragon-tamers") +
               QStringLiteral(
                   R"("position": {"phase": "draw", "soldier deck 1": "dragon! ..."}, "steps": ["draw soldier", "card dragon"])")
        << QStringLiteral("Drawn: Dragon. The dragon flies off: it serves Dragon-Tamers only.");
    QTest::newRow("an Ace in battle")
        << QStringLiteral(
               R"("position": {"phase": "window-revealed", "slot 1.1": "3d 7u", "slot 2.1": "4u", "attackers": [1], "target": 1, "hand 2": "A"}, "steps": [{"seat": 2, "do": "ace 1.1"}])")
        << QStringLiteral(
               "Bert uses an Ace on Anna's pile 1. Anna loses: Seven. The battle ends without a fight.");
    QTest::newRow("the target has gone")
        << QStringLiteral(
               R"("position": {"slot 1.1": "9d", "slot 2.2": "6d", "slot 2.1": "3d", "hand 2": "J"},
            "steps": ["attack 1", "target 2", {"seat": 2, "do": "jack"}, {"seat": 2, "do": "lift 2"}, {"seat": 2, "do": "done"}, {"seat": 2, "do": "lay 2 1"}])")
        << QStringLiteral(
               "Bert moves the top of pile 2 to pile 1. The attack lapses: one of its piles is empty.");
    QTest::newRow("a rite")
        << factions("blood-mages", "ninjas") +
               QStringLiteral(
                   R"("position": {"slot 1.1": "2d 5d", "slot 1.2": "3d", "slot 2.1": "4u", "resource discard 1": "A"}, "steps": ["rite 1"])")
        << QStringLiteral("Anna begins a blood rite. Anna gives up: Five.");
    QTest::newRow("an idle turn")
        << QStringLiteral(
               R"("position": {"phase": "recruit", "idle": 7, "acted": false, "slot 1.1": "9d", "slot 2.1": "2d"}, "steps": ["end"])")
        << QStringLiteral("Anna has nothing to recruit. 8 turn(s) in a row without anything happening. "
                          "Bert's turn begins.");
}

void Texts::whatWarsSays() {
    QFETCH(QString, scenario);
    QFETCH(QString, line);
    QCOMPARE(lastLine(castleWars(), scenario), line);
}

void Texts::whyWarsRefuses_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("sentence");
    const QString shifters = QStringLiteral(
        R"("options": {"option.factions": "on", "option.faction-1": "shape-shifters", "option.faction-2": "ninjas"}, )");
    QTest::newRow("not in the hand") << QStringLiteral(R"("position": {"phase": "recruit", "hand 1": "5 K"})")
                                     << QStringLiteral("recruit 9 1")
                                     << QStringLiteral("Not in your hand: Nine.");
    QTest::newRow("a King is no recruit")
        << QStringLiteral(R"("position": {"phase": "recruit", "hand 1": "5 K"})")
        << QStringLiteral("recruit king 1")
        << QStringLiteral(
               "In your hand a King is a resource: lay it on a pile at any time, but not as a recruit.");
    QTest::newRow("attacked already")
        << QStringLiteral(R"("position": {"slot 1.1": "2u", "slot 2.1": "3u", "spent": [1]})")
        << QStringLiteral("attack 1") << QStringLiteral("That pile has attacked this turn.");
    QTest::newRow("a buried card")
        << QStringLiteral(R"("position": {"slot 1.1": "2u", "slot 2.1": "3u 4u", "hand 1": "A"})")
        << QStringLiteral("ace 2.1 below 1")
        << QStringLiteral("An Ace hits the top of a pile, not a buried card.");
    QTest::newRow("no Shape-Shifter")
        << QStringLiteral(R"("position": {"slot 1.1": "2u", "hand 1": "5"})") << QStringLiteral("swap 5 1")
        << QStringLiteral("Only Shape-Shifters exchange soldiers.");
    QTest::newRow("nothing to come in")
        << shifters + QStringLiteral(R"("position": {"slot 1.1": "2u", "hand 1": "5"})")
        << QStringLiteral("swap 6 1") << QStringLiteral("Not in your hand: Six.");
    QTest::newRow("nothing to go out")
        << shifters + QStringLiteral(R"("position": {"slot 1.1": "2u", "hand 1": "5"})")
        << QStringLiteral("swap 5 2") << QStringLiteral("There is no soldier in that pile to be exchanged.");
}

void Texts::whyWarsRefuses() {
    QFETCH(QString, scenario);
    QFETCH(QString, tried);
    QFETCH(QString, sentence);
    QCOMPARE(refusal(castleWars(), scenario, tried), sentence);
}

void Texts::howWarsEnds_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("line");
    const QString tie = QStringLiteral(
        R"("position": {"slot 1.1": "6u", "slot 2.3": "6d"}, "steps": ["attack 1", "target 3"])");
    const QString idle = QStringLiteral(
        R"("position": {"phase": "recruit", "idle": 11, "acted": false, "slot 1.1": "6u 2u", "slot 2.3": "6d"}, "steps": ["end"])");
    QTest::newRow("destroyed")
        << QStringLiteral(
               R"("position": {"slot 1.1": "4d", "slot 2.1": "10d"}, "steps": ["attack 1", "target 1"])")
        << QStringLiteral("Anna has no soldier left in play: Bert wins.");
    QTest::newRow("both") << tie
                          << QStringLiteral("Both armies are gone in the same battle: the game is a draw.");
    QTest::newRow("both, and the defender wins")
        << QStringLiteral(R"("options": {"house.double-destruction": "defender-wins"}, )") + tie
        << QStringLiteral("Both armies are gone in the same battle: by the house rule Bert wins.");
    QTest::newRow("stalemate") << idle
                               << QStringLiteral("For 12 turns nothing has happened: the game is a draw.");
    QTest::newRow("stalemate, and armies are counted")
        << QStringLiteral(R"("options": {"house.stalemate": "count"}, )") + idle
        << QStringLiteral(
               "For 12 turns nothing has happened; Anna has the stronger army and wins. Anna 2 soldier(s), "
               "Bert 1 soldier(s).");
    QTest::newRow("too long")
        << QStringLiteral(
               R"("position": {"phase": "recruit", "turns": 399, "slot 1.1": "6u 2u", "slot 2.3": "6d"}, "steps": ["end"])")
        << QStringLiteral("The game has lasted 400 turns: it is a draw.");
    QTest::newRow("given up")
        << QStringLiteral(R"("position": {"slot 1.1": "4d", "slot 2.1": "10d"}, "steps": ["concede 1"])")
        << QStringLiteral("Anna has given up: Bert wins.");
}

void Texts::howWarsEnds() {
    QFETCH(QString, scenario);
    QFETCH(QString, line);
    const Scenario read = scenarioOf(castleWars(), scenario);
    QVERIFY(read.start);
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty());
    QCOMPARE(textFor(castleWars().id()).endingLine(seenOf(*end.state, kNobody), allNames()), line);
}

void Texts::whatWarsSaysOfASoldier() {
    const Scenario read = scenarioOf(
        castleWars(),
        QStringLiteral(
            R"("options": {"option.factions": "on", "option.faction-1": "golems", "option.faction-2": "infected"},
            "position": {"slot 1.1": "9dx", "slot 2.1": "4d 5d", "slot 2.2": "4u", "hand 1": "Q"}, "steps": ["queen"])"));
    QVERIFY(read.start);
    const Reached end = playScenario(read, read.steps.size());
    const auto note = [&](Seat viewer, PileId pile, int place) {
        const View view = end.state->viewFor(viewer);
        const auto piece = std::ranges::find_if(
            view.pieces, [&](const Piece& one) { return one.pile == pile && one.place == place; });
        return textFor(castleWars().id()).pieceNote(view, *piece);
    };
    QCOMPARE(note(0, wars::slotOf(0, 0), 0),
             QStringLiteral("face down, worth 9 + 3 for the Queen − 2 as Golems = 10, infected"));
    QCOMPARE(note(1, wars::slotOf(0, 0), 0), QStringLiteral("infected"));
    QCOMPARE(note(0, wars::slotOf(1, 0), 1), QString());
    QCOMPARE(note(1, wars::slotOf(1, 0), 1), QStringLiteral("face down"));
    QCOMPARE(note(kNobody, wars::slotOf(1, 1), 0), QString());
}

void Texts::whatWarsWarnsOf() {
    const auto warning = [&](const QString& position, const char* move) {
        const Scenario read = scenarioOf(
            castleWars(),
            QStringLiteral(
                R"("options": {"option.factions": "on", "option.faction-1": "blood-mages", "option.faction-2": "ninjas"}, "position": {%1, "slot 2.1": "9u", "resource discard 1": "Q"})")
                .arg(position));
        const Reached end = playScenario(read, read.steps.size());
        return warningOf(*end.state, move);
    };
    const QString lastTwo = QStringLiteral(R"("slot 1.1": "2d 5d")");
    QCOMPARE(warning(lastTwo, "rite 1"),
             QStringLiteral("A rite takes your last two soldiers: you would lose the game."));
    QVERIFY(warning(lastTwo, "attack 1").isEmpty());
    QVERIFY(warning(QStringLiteral(R"("slot 1.1": "2d 5d", "slot 1.2": "3d")"), "rite 1").isEmpty());
    const QString last = QStringLiteral(R"("slot 1.1": "2d", "hand 1": "A")");
    QCOMPARE(warning(last, "ace 1.1"),
             QStringLiteral("That is your own last soldier: without it you lose the game."));
    QVERIFY(warning(last, "ace 2.1").isEmpty());
    QCOMPARE(warning(QStringLiteral(R"("slot 1.1": "2d 3d", "hand 1": "A")"), "ace 1.1"),
             QStringLiteral("That is your own soldier, who would die at once."));
}

void Texts::aTurnOfWarsIsOverseen() {
    const GameText& text = textFor(castleWars().id());
    const Scenario read = scenarioOf(
        castleWars(),
        QStringLiteral(
            R"("position": {"phase": "move", "slot 1.1": "2d 3d", "slot 2.1": "4d", "taken": ["draw", "attack", "move"]})"));
    const View view = read.start->viewFor(0);
    const std::vector<TurnStep> steps = text.turnSteps(view, 0);
    QCOMPARE(steps.size(), std::size_t{4});
    for (std::size_t index = 0; index < steps.size(); ++index) {
        QCOMPARE(steps[index].now, index == 2);
        QCOMPARE(steps[index].done, index < 2);
    }
    for (const TurnStep& step : text.turnSteps(view, 1)) QVERIFY(!step.now && !step.done);
    QCOMPARE(text.standing(view, 0, allNames()), QStringLiteral("2 in play"));
    QCOMPARE(text.standing(view, 1, allNames()), QStringLiteral("1 in play"));
}

void Texts::onesOwnPilesAreOnesOwn() {
    QFETCH(int, sort);
    const Sort& played = sorts()[static_cast<std::size_t>(sort)];
    const GameText& text = textFor(played.game->id());
    const QStringList& names = allNames();
    QSet<QString> told;
    int owned = 0;
    for (const PileInfo& pile : played.game->piles(played.setup)) {
        const QString shared = text.pileName(pile, names);
        QCOMPARE(text.pileNameFor(pile, names, kNobody), shared);
        if (!isSeat(pile.owner)) continue;
        QCOMPARE(text.pileNameFor(pile, names, pile.owner == 0 ? 1 : 0), shared);
        const QString own = text.pileNameFor(pile, names, pile.owner);
        QVERIFY2(own.contains(QLatin1String("your")) && !own.contains(seatName(names, pile.owner)),
                 qPrintable(own));
        if (pile.owner != 0) continue;
        told.insert(own);
        ++owned;
    }
    QCOMPARE(told.size(), owned);
}

void Texts::factionsSettledBeforehandAreTold() {
    const GameText& text = textFor(castleWars().id());
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bert")};
    const auto told = [&](const char* options) {
        const Scenario read =
            scenarioOf(castleWars(),
                       QStringLiteral(R"("options": {%1}, "position": {"slot 1.1": "2d", "slot 2.1": "4d"})")
                           .arg(QLatin1String(options)));
        return text.settled(read.setup, read.start->viewFor(kNobody), names);
    };
    QCOMPARE(
        told(R"("option.factions": "on", "option.faction-1": "blood-mages", "option.faction-2": "ninjas")"),
        QStringLiteral("Anna leads: Blood-Mages. Bert leads: Ninjas."));
    QVERIFY(told(R"("option.factions": "off")").isEmpty());
}

void Texts::aJackLeavesThePhaseRunning() {
    const Scenario read = scenarioOf(
        castleWars(),
        QStringLiteral(
            R"("position": {"phase": "move", "slot 1.1": "2d 3d", "slot 2.1": "4d", "taken": ["draw", "attack", "move"], "hand 1": "jack"}, "steps": ["jack"])"));
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty());
    const View view = end.state->viewFor(0);
    QCOMPARE(toQString(castleWars().phaseName(view)), QStringLiteral("jack-lift"));
    QVERIFY(textFor(castleWars().id()).turnSteps(view, 0)[2].now);
}

/// When a phase has nothing more of what it is for, it is still said what else may be done.
void Texts::whatElseAPhaseOfWarsOffers() {
    const auto asked = [](const char* hand) {
        const Scenario read = scenarioOf(
            castleWars(),
            QStringLiteral(R"("position": {"phase": "recruit", "slot 1.1": "2d", "slot 2.1": "4d", %1})")
                .arg(hand));
        return textFor(castleWars().id()).prompt(seenOf(*read.start, 0), allNames());
    };
    QCOMPARE(asked(R"("hand 1": "J")"),
             QStringLiteral("There is nobody to recruit. Use a resource, or end the phase."));
    QCOMPARE(asked(R"("hand 1": "empty")"), QStringLiteral("There is nobody to recruit. End the phase."));
}

void Texts::whatComesByItselfIsNobodysDoing() {
    const Scenario read = scenarioOf(
        castleWars(),
        QStringLiteral(
            R"("position": {"slot 1.1": "9d", "slot 2.1": "6d 5d", "hand 2": "queen"}, "steps": ["attack 1", "target 1"])"));
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty());
    const GameText& text = textFor(castleWars().id());
    const Move pass = *end.state->fromText("pass");
    // The pass lets the cards be turned up.
    QVERIFY(!text.logLine(seenMove(*end.state, pass, 1), allNames()).isEmpty());
    QCOMPARE(text.doer(seenMove(*end.state, pass, 1)), kNobody);
    QCOMPARE(text.doer(seenMove(*end.state, *end.state->fromText("queen"), 1)), end.state->decider());
}

void Texts::whoDrawsHasDoneIt() {
    const GameText& text = textFor("castles-of-caleira");
    const auto state = findGame("castles-of-caleira")->start({});
    Rng rng(3);
    int draws = 0;
    for (MoveList moves; state->decider() != kNobody; moves.clear()) {
        if (state->decider() != kChance) {
            state->legalMoves(moves);
            state->apply(moves[0]);
            continue;
        }
        const Move drawn = state->sampleChance(rng);
        const SeenMove seen = seenMove(*state, drawn, kNobody);
        for (Seat seat = 0; seat < state->seats(); ++seat)
            if (text.logLine(seen, allNames()) == QStringLiteral("%1 draws a card.").arg(allNames()[seat])) {
                QCOMPARE(text.doer(seen), seat);
                ++draws;
            }
        state->apply(drawn);
    }
    QVERIFY(draws > 5);
}

void Texts::factionsAreExplained() {
    const GameText& text = textFor(castleWars().id());
    QSet<QString> lines;
    for (const OptionSpec& option : castleWars().options())
        for (int value = 0; value < static_cast<int>(option.values.size()); ++value) {
            // Beside the factions only the Epic game is explained.
            const bool isTold =
                value > 0 && (option.values.size() > wars::kFactions || option.name == "option.size");
            QCOMPARE(isSentence(text.valueHelp(option, value)), isTold);
            QCOMPARE(!text.clauseText(toQString(text.valueClause(option, value).id())).isEmpty(), isTold);
            lines.insert(text.valueHelp(option, value));
        }
    QCOMPARE(lines.size(), wars::kFactions + 2);
    const WarsText wars;
    for (int index = 0; index < wars::kFactions; ++index) {
        const auto faction = static_cast<wars::Faction>(index);
        QVERIFY(!wars.factionName(faction).isEmpty());
        QVERIFY(isSentence(wars.factionStory(faction)) &&
                wars.factionStory(faction) != wars.factionSummary(faction));
    }
    QVERIFY(wars.factionName(wars::Faction::None).isEmpty() &&
            wars.factionSummary(wars::Faction::None).isEmpty());
}

void Texts::whatCastlesSays_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, const QString& members, const char* line) {
        QTest::newRow(title) << QStringLiteral("\"seats\": 4, ") + members << QString::fromUtf8(line);
    };
    const auto played = [](const QString& position, const QStringList& steps) {
        return QStringLiteral(R"("position": {%1}, "steps": ["%2"])")
            .arg(position, steps.join(QLatin1String("\", \"")));
    };
    row("a castle", played(R"("hand 1": "castle")", {"use castle"}), "Anna builds castle 5.");
    row("an upgrade", played(R"("realm 1": "G:7", "hand 1": "uM")", {"use uM"}),
        "Anna upgrades castle 1: Moat in place of Gate.");
    row("a defense", played(R"("realm 2": "C:6,6", "hand 1": "d4")", {"use d4", "on 2"}),
        "Anna defends Bert's castle 2 with Peasants 4: it needs 21 to fall now.");
    row("a full castle", played(R"("realm 1": "C:10,6,4", "hand 1": "d7")", {"use d7", "on 1", "replace 1"}),
        "Anna defends castle 1 with Swordsmen 7 in place of Trebuchet 10.");
    row("more defenses", played(R"("hand 1": "d3 d8 d9")", {"use d3", "discard"}),
        "Anna discards Rushed Defenses: 2 defenses may be played this turn.");
    row("rushed defenses on a castle", played(R"("hand 1": "d3 d8 d9")", {"use d3", "on 1"}),
        "Anna defends castle 1 with Rushed Defenses 3: it needs 8 to fall now.");
    row("off the table", played(R"("realm 1": "C:9; G")", {"table", "clear 1.1"}),
        "Anna discards Ballistas 9 from castle 1.");
    row("a castle off the table", played(R"("realm 1": "C:9; G:4,3")", {"table", "clear 2"}),
        "Anna discards castle 2: Gate, 4, 3 on top.");

    const QString attacked = R"("realm 2": "C:8; M", "hand 1": "a7 a5 a6")";
    const QStringList laid{"use a7", "at 2", "pass", "pass", "pass", "lay a5", "pass", "pass", "pass"};
    row("an attack", played(attacked, laid.mid(0, 2)), "Anna attacks Bert with Swordsmen 7.");
    row("one card more", played(attacked, laid.mid(0, 6)), "Anna lays Archers 5: 12 to spend.");
    row("a defense falls", played(attacked, laid + QStringList{"remove 2.1"}),
        "Anna removes Knights 8 from Bert's castle 2: 4 to spend.");
    row("a castle falls", played(attacked, laid + QStringList{"remove 3"}),
        "Anna destroys Bert's castle 3 (Moat): 2 to spend.");
    row("a block",
        played(R"("realm 2": "C:9,5; C", "hand 1": "a5 a6", "hand 2": "block")",
               {"use a5", "at 2", "pass", "pass", "pass", "remove 2.2", "lay a6", "block"}),
        "Bert plays a Block: the attack does not count. Standing again: Archers 5 on castle 2. Anna may "
        "not attack Bert again in this turn.");
    row("a block of one ally",
        played(
            R"("phase": "block-window", "target": 2, "guests": [3], "laid": ["a8 by 1 on 2", "a7 by 3 on 2"],
                  "removed": ["8 of 2.1", "7 of 2.2"], "hand 4": "block")",
            {"pass", "block-ally 1"}),
        "Dora plays a Block for Bert: the cards of Anna do not count. Standing again: Knights 8 on castle 2. "
        "Anna may attack nobody for the rest of this turn. Cleo leads the attack now: 0 to spend.");
    row("nobody blocks",
        played(
            R"("phase": "block-window", "finishing": true, "target": 2, "assault": "a10", "realm 2": "empty",
                  "removed": ["moat of 4 from 2"], "hand 2": "a4")",
            {"pass", "pass", "pass"}),
        "Nobody blocks. Bert is out of the game. Bert's hand is discarded: 1 card(s).");

    row("cannons",
        played(R"("realm 1": "C:7", "realm 2": "G:8,5", "hand 1": "cannon-fire")", {"use cannon-fire"}),
        "Anna fires the cannons. Bert loses Archers 5 of castle 2.");
    row("cannons in vain", played(R"("hand 1": "cannon-fire")", {"use cannon-fire"}),
        "Anna fires the cannons. They hit nothing.");
    row("sabotage", played(R"("realm 2": "G:8,5", "hand 1": "sabotage")", {"use sabotage", "on 2"}),
        "Anna sabotages Bert's castle 2, which loses Archers 5.");
    row("sabotage in vain", played(R"("hand 1": "sabotage")", {"use sabotage", "on 2"}),
        "Anna sabotages Bert's castle 2, which has no defenses.");
    row("a jester destroys",
        played(
            R"("realm 1": "C:5; C", "realm 2": "M", "realm 3": "C:4", "realm 4": "C:3", "masters": {"4": 2},
                  "hand 1": "jester")",
            {"use jester", "destroy"}),
        "Anna's Jester destroys every castle without defenses. Anna loses castle 2. Bert loses castle 3. "
        "Bert is "
        "out of the game. Dora is out of the game, together with Bert.");
    row("a jester steals", played(R"("realm 2": "M:9,8,7; C", "hand 1": "jester")", {"use jester", "on 2"}),
        "Anna's Jester steals Bert's castle 2: Moat, 9, 8, 7 on top.");

    row("a puppet", played(R"("realm 2": "empty", "hand 1": "puppet")", {"use puppet", "at 2"}),
        "Anna brings Bert back as a puppet.");
    row("a puppet's puppet",
        played(R"("turn": 3, "masters": {"3": 1}, "realm 2": "empty", "hand 3": "puppet")",
               {"use puppet", "at 2"}),
        "Cleo brings Bert back as a puppet of Anna.");
    row("a puppet's castle",
        played(R"("realm 2": "empty", "hand 1": "puppet", "discard": "castle")",
               {"use puppet", "at 2", "card a4", "card a5", "card a6", "home"}),
        "Bert begins again with castle 4.");
    row("an alliance", played(R"("hand 1": "alliance")", {"use alliance", "at 3"}),
        "Anna asks Cleo to be an ally in this turn.");
    row("it is accepted", played(R"("hand 1": "alliance")", {"use alliance", "at 3", "accept"}),
        "Cleo joins in and has the floor.");
    row("it is refused", played(R"("hand 1": "alliance")", {"use alliance", "at 3", "refuse"}),
        "Cleo refuses.");
    row("it comes back",
        QStringLiteral(R"("options": {"house.refused-alliance": "returned"}, )") +
            played(R"("hand 1": "alliance")", {"use alliance", "at 3", "refuse"}),
        "Cleo refuses. The Alliance goes back to the hand.");
    row("last calls", played(R"("guests": [3], "hand 1": "a4")", {"end-play"}),
        "Anna has finished playing. Cleo has the floor for the last time.");

    row("six castles", played(R"("realm 1": 5, "hand 1": "castle")", {"use castle"}),
        "Anna builds castle 9. Anna has 6 castles: held until play comes back to Anna, they win the game.");
    row("the next turn", played(R"("hand 1": "a4 a5 a6 a7 a8")", {"end-play", "draw"}),
        "Anna ends the turn. It is Bert's turn.");
    row("attacks are allowed",
        played(R"("turn": 4, "round": 2, "hand 4": "a4 a5 a6 a7 a8")", {"end-play", "draw"}),
        "Dora ends the turn. Round 3 begins. From now on everybody may attack. It is Anna's turn.");
}

void Texts::whatCastlesSays() {
    QFETCH(QString, scenario);
    QFETCH(QString, line);
    QCOMPARE(lastLine(castlesGame(), scenario), line);
}

void Texts::whyCastlesRefuses_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* title, const char* position, const char* tried, const char* sentence) {
        QTest::newRow(title) << QStringLiteral(R"("seats": 3, "position": {%1})").arg(QLatin1String(position))
                             << QString::fromLatin1(tried) << QString::fromUtf8(sentence);
    };
    row("too early", R"("round": 2, "hand 1": "a9")", "use a9", "Nobody may attack before round 3.");
    row("a special too early", R"("round": 2, "hand 1": "sabotage")", "use sabotage",
        "Nobody may attack before round 3, and this card attacks: Sabotage.");
    row("not in the hand", R"("hand 1": "d5")", "use a9",
        "There is no such card in that hand: Ballistas 9 (attack).");
    row("a second defense", R"("defenses": 1, "hand 1": "d5")", "use d5",
        "You have played your defense of this turn: you may play only 1.");
    row("a castle", R"("phase": "assault", "target": 2, "assault": "a9", "realm 2": "M")", "remove 2",
        "The castle with its upgrade takes 10, and you have 9 left.");
    row("a defense", R"("phase": "assault", "target": 2, "assault": "a7", "realm 2": "C:8")", "remove 2.1",
        "That defense takes 8, and you have 7 left.");
    row("below a defense", R"("phase": "assault", "target": 2, "assault": "a8", "realm 2": "C:3")",
        "remove 2", "A castle can be hit only when no defense is left on it.");
    row("no attack to block", R"("hand 1": "block")", "use block",
        "A Block answers attack cards that have been laid: there are none now.");
    row("no block to play", R"("phase": "block-window", "target": 2, "assault": "a8")", "block",
        "There is no Block in that hand.");
    row("the last castle", R"("phase": "special-target", "in play": "jester")", "on 2",
        "That is the last castle of its owner: a Jester cannot steal it.");
    row("nobody is out", R"("hand 1": "puppet")", "use puppet",
        "Nobody is out of the game who could come back.");
    row("too early to discard", R"("hand 1": "a4")", "discard a4",
        "Cards are discarded from the hand only when you have finished playing.");
    row("too late to play", R"("phase": "hand-discard", "hand 1": "castle")", "use castle",
        "You have finished playing: discard what you do not want, then draw.");
    row("giving up out of turn", R"("turn": 1)", "concede 2",
        "Only a king or queen who has to decide can give up, and no puppet.");
    row("a defense that is not there",
        R"("phase": "assault", "target": 2, "assault": "a8", "realm 2": "C:3")", "remove 2.2",
        "There is no such defense on that castle.");
    row("an ally against its own side",
        R"("guests": [3], "masters": {"3": 2}, "phase": "assault", "target": 2, "assault": "a8")", "ask 3",
        "That ally belongs to the side that is attacked, and lays no card against it.");
    row("a lot that is drawn", R"("turn": 1)", "first 2", "It is settled already who begins.");
    row("showing a card", R"("hand 1": "a9")", "show 1 a9 3", "That card cannot be shown to that player.");
    row("somebody else's full castle", R"("realm 2": "C:4,5,6", "phase": "target", "in play": "d9")", "on 2",
        "That castle has three defenses, and you cannot take any off: it is not yours.");
}

void Texts::whyCastlesRefuses() {
    QFETCH(QString, scenario);
    QFETCH(QString, tried);
    QFETCH(QString, sentence);
    QCOMPARE(refusal(castlesGame(), scenario, tried), sentence);
}

void Texts::howCastlesEnds_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("line");
    const QString full = R"("hand 2": "a4 a5 a6 a7 a8")";
    const QString ruin =
        R"("seats": 2, "position": {"hand 1": "jester"}, "steps": ["use jester", "destroy"])";
    QTest::newRow("last")
        << QStringLiteral(
               R"("seats": 2, "position": {"phase": "block-window", "finishing": true, "target": 2, "realm 2": "empty",
            "assault": "a10", "removed": ["castle of 2 from 2"]}, "steps": ["pass"])")
        << QStringLiteral("Anna rules alone and wins.");
    QTest::newRow("nobody") << ruin << QStringLiteral("Nobody is left to rule: the game is a draw.");
    QTest::newRow("nobody, and the jester wins")
        << QStringLiteral(R"("options": {"house.total-ruin": "jester-wins"}, )") + ruin
        << QStringLiteral("The Jester has left nobody: by the house rule Anna wins.");
    QTest::newRow("six castles")
        << QStringLiteral(
               R"("seats": 3, "position": {"turn": 2, "realm 1": 6, "six": {"1": 3}, "masters": {"3": 1}, %1},
            "steps": ["end-play", "draw"])")
               .arg(full)
        << QStringLiteral(
               "Anna's side has held 6 castles for a whole round: Anna wins. Winning along as puppets: "
               "Cleo.");
    QTest::newRow("too long")
        << QStringLiteral(
               R"("seats": 2, "position": {"turn": 2, "round": 60, "realm 1": "C:9; C", %1}, "steps": ["end-play", "draw"])")
               .arg(full)
        << QStringLiteral(
               "The last round is over: Anna has the strongest castles and wins. Anna 2 castle(s) worth "
               "19, Bert 1 castle(s) worth 5.");
}

void Texts::howCastlesEnds() {
    QFETCH(QString, scenario);
    QFETCH(QString, line);
    const Scenario read = scenarioOf(castlesGame(), scenario);
    QVERIFY(read.start);
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty());
    QCOMPARE(textFor(castlesGame().id()).endingLine(seenOf(*end.state, kNobody), allNames()), line);
}

void Texts::whatCastlesAsksOfWhom() {
    const GameText& text = textFor(castlesGame().id());
    const auto told = [&](const char* scenario, Seat viewer) {
        const Scenario read = scenarioOf(castlesGame(), QLatin1String(scenario));
        return read.start ? text.prompt(seenOf(*read.start, viewer), allNames()) : QString();
    };
    const auto prompt = [&](const char* position, Seat viewer) {
        const QByteArray scenario = QByteArray(R"("seats": 3, "position": {)") + position + '}';
        return told(scenario.constData(), viewer);
    };
    const char* puppet = R"("turn": 2, "masters": {"2": 1})";
    QCOMPARE(prompt(puppet, 0),
             QStringLiteral("You play for your puppet Bert. There is nothing more to play: finish playing."));
    QCOMPARE(prompt(puppet, 2), QStringLiteral("Anna plays for Bert…"));
    // To who serves somebody, and to who is out: what that means for them.
    QCOMPARE(told(R"("seats": 3, "position": {"turn": 2, "masters": {"2": 1}})", 1),
             QStringLiteral("You are Anna's puppet: Anna plays for you now."));
    QCOMPARE(told(R"("seats": 3, "position": {"turn": 3, "masters": {"2": 1}})", 1),
             QStringLiteral("You are Anna's puppet. It is Cleo's turn."));
    QCOMPARE(told(R"("seats": 3, "options": {"house.puppet-will": "own"},
                  "position": {"turn": 2, "masters": {"2": 1}})",
                  1),
             QStringLiteral("You are Anna's puppet. There is nothing more to play: finish playing."));
    QCOMPARE(told(R"("seats": 3, "position": {"realm 3": "empty", "fell": {"3": 1}})", 2),
             QStringLiteral("You are out, until somebody plays a Puppet for you. It is Anna's turn."));
    QCOMPARE(
        told(
            R"("seats": 3, "options": {"house.puppets": "off"}, "position": {"realm 3": "empty", "fell": {"3": 1}})",
            2),
        QStringLiteral("You are out of the game. It is Anna's turn."));
    const char* attack = R"("phase": "block-window", "target": 2, "assault": "a8 a7", "hand 2": "block")";
    QCOMPARE(prompt(attack, 1), QStringLiteral("Anna attacks you with 15: play a Block, or let it pass."));
    QCOMPARE(prompt(attack, 2), QStringLiteral("Bert may block…"));
    QCOMPARE(prompt(R"("phase": "block-window", "target": 2, "assault": "a8", "polled": [3])", 2),
             QStringLiteral("Anna attacks Bert with 8, and you have no Block: let it pass."));
    QCOMPARE(prompt(R"("round": 1, "hand 1": "castle")", 0),
             QStringLiteral("You can play: castles; or finish playing. No attacks before round 3."));
}

/// Whoever joins late has lost nothing yet.
void Texts::lateJoinersAreNotOut() {
    const GameInfo& game = castlesGame();
    const GameText& text = textFor(game.id());
    Setup setup;
    setup.seats = 4;
    setOption(setup, *findOption(game, "house.late-joiners"), 1);
    std::vector<Player> players;
    for (int seat = 0; seat < setup.seats; ++seat)
        players.push_back({allNames()[seat].toStdString(), false, ""});
    Match match(game, setup, std::move(players), 5);
    match.settle();
    const Seen late = match.known(3);
    QCOMPARE(text.standing(late.view, 3, allNames()), QStringLiteral("not in the game yet"));
    QVERIFY(text.standing(late.view, 0, allNames()).contains(QStringLiteral("castle")));
    QVERIFY(text.prompt(late, allNames())
                .startsWith(QStringLiteral("You join when somebody plays a Puppet for you.")));
}

void Texts::whatCastlesSaysOfACastle() {
    const GameText& text = textFor(castlesGame().id());
    const Scenario read = scenarioOf(
        castlesGame(),
        QStringLiteral(
            R"("seats": 3, "position": {"realm 2": "M:9,5,4; C", "realm 3": "P", "masters": {"3": 1}})"));
    QVERIFY(read.start);
    const View view = read.start->viewFor(0);
    const auto note = [&](Seat seat, int castle, int within) {
        const auto piece = std::ranges::find_if(view.pieces, [&](const Piece& one) {
            return one.pile == castles::realmPileOf(seat) &&
                   one.place == castles::placeOf(static_cast<std::uint8_t>(castle), within);
        });
        return piece == view.pieces.end() ? QStringLiteral("no piece") : text.pieceNote(view, *piece);
    };
    QCOMPARE(note(1, 1, castles::kBasePlace), QStringLiteral("Moat, 9, 5, 4 on top; needs 28 to fall"));
    QCOMPARE(note(1, 2, castles::kBasePlace), QStringLiteral("no defenses; needs 5 to fall"));
    QCOMPARE(note(2, 3, castles::kBasePlace),
             QStringLiteral("serves as a castle; no defenses; needs 5 to fall"));
    QCOMPARE(note(1, 1, castles::kUpgradePlace), QString());
    QCOMPARE(text.standing(view, 1, allNames()), QStringLiteral("2 castle(s), 33 in all"));
    QCOMPARE(text.standing(view, 2, allNames()), QStringLiteral("Anna's puppet; 1 castle(s), 5 in all"));
    QCOMPARE(text.seatMarks(view, 2).size(), std::size_t{1});
    QCOMPARE(text.seatMarks(view, 2).front().mark, QStringLiteral("puppet"));
    for (const PileInfo& pile : castlesGame().piles({3, {}}))
        if (pile.id == castles::realmPileOf(1)) {
            QCOMPARE(text.spotName(pile, castles::placeOf(1, castles::kBasePlace), allNames()),
                     QStringLiteral("castle 2 of Bert's castles"));
            QCOMPARE(text.spotName(pile, castles::placeOf(1, castles::kFirstDefencePlace + 1), allNames(), 1),
                     QStringLiteral("defense 2 on castle 2 of your castles"));
        }
}

/// Who is out, or serves somebody, is told what that means by the rules that are played.
void Texts::whatBecomesOfASeatInCastles() {
    const GameText& text = textFor(castlesGame().id());
    const auto status = [&](const char* scenario, Seat seat) {
        const Scenario read = scenarioOf(castlesGame(), QLatin1String(scenario));
        return read.start ? text.status(seenOf(*read.start, seat), seat, allNames()) : std::nullopt;
    };
    const char* table =
        R"("seats": 4, "position": {"realm 4": "empty", "fell": {"4": 1}, "masters": {"2": 1}})";
    QVERIFY(!status(table, 0));
    const auto puppet = status(table, 1);
    QVERIFY(puppet);
    QCOMPARE(puppet->title, QStringLiteral("You are Anna's puppet"));
    QVERIFY2(puppet->text.contains(QStringLiteral("decides what you play")), qPrintable(puppet->text));
    QVERIFY2(puppet->text.contains(QStringLiteral("3 card(s)")), qPrintable(puppet->text));
    const auto own = status(
        R"("seats": 3, "options": {"house.puppet-will": "own"}, "position": {"masters": {"2": 1}})", 1);
    QVERIFY(own && own->text.contains(QStringLiteral("You play your own turns")));
    const auto out = status(table, 3);
    QVERIFY(out);
    QCOMPARE(out->title, QStringLiteral("You are out of the game"));
    QVERIFY(out->text.contains(QStringLiteral("Puppet")));
    const auto gone = status(
        R"("seats": 3, "options": {"house.puppets": "off"}, "position": {"realm 3": "empty", "fell": {"3": 1}})",
        2);
    QVERIFY(gone && !gone->text.contains(QStringLiteral("Puppet")));
}

/// The first line of the log.
void Texts::houseRulesAreNamed() {
    Setup setup;
    setup.seats = 4;
    QCOMPARE(houseRulesLine(castlesGame(), setup), QString());
    QVERIFY(usePreset(castlesGame(), "beginners", setup));
    QVERIFY(houseRulesLine(castlesGame(), setup).startsWith(QStringLiteral("House rules “Beginners”: ")));
    setOption(setup, *findOption(castlesGame(), "house.hand-size"), 3);
    const QString own = houseRulesLine(castlesGame(), setup);
    QVERIFY2(own.startsWith(QStringLiteral("House rules: ")) && own.contains(QLatin1Char('7')),
             qPrintable(own));
    QVERIFY(usePreset(castlesGame(), kUsualRules, setup));
    QCOMPARE(houseRulesLine(castlesGame(), setup), QString());
    QVERIFY(!usePreset(castlesGame(), "feast", setup));
}

void Texts::whatCastlesWarnsOf() {
    const auto warning = [&](const char* position, const char* move) {
        const Scenario read = scenarioOf(
            castlesGame(), QStringLiteral(R"("seats": 3, "position": {%1})").arg(QLatin1String(position)));
        return read.start ? warningOf(*read.start, move) : QStringLiteral("no position");
    };
    QCOMPARE(warning(R"("hand 1": "cannon-fire")", "use cannon-fire"),
             QStringLiteral("No opponent has a defense: Cannon Fire would hit nothing."));
    QVERIFY(warning(R"("hand 1": "cannon-fire", "realm 3": "C:3")", "use cannon-fire").isEmpty());
    const char* sabotage = R"("phase": "special-target", "in play": "sabotage", "realm 2": "C:4; C")";
    QCOMPARE(warning(sabotage, "on 3"),
             QStringLiteral("There is no defense on that castle: the Sabotage would do nothing."));
    QVERIFY(warning(sabotage, "on 2").isEmpty());
    const auto jester = [&](const QByteArray& realms) {
        return warning(R"("phase": "special-target", "in play": "jester", )" + realms, "destroy");
    };
    QCOMPARE(jester(R"("realm 1": "C:4", "realm 2": "C:4", "realm 3": "C:5")"),
             QStringLiteral("No castle is without defenses: the Jester would destroy nothing."));
    QCOMPARE(jester(R"("realm 1": "C; M")"),
             QStringLiteral("That destroys your own last castle: you would be out of the game."));
    QCOMPARE(jester(R"("realm 1": "C:4", "masters": {"2": 1})"),
             QStringLiteral("That destroys the last castle of your own puppet."));
    QCOMPARE(
        jester(R"("realm 1": "C:4", "masters": {"1": 2})"),
        QStringLiteral("That destroys the last castle of your master: you would both be out of the game."));
    QVERIFY(jester(R"("realm 1": "C:4; C")").isEmpty());
}

void Texts::whatWouldBeWasted_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("about");
    QTest::addColumn<QByteArray>("move");
    QTest::addColumn<QString>("wasted"); // begins so; empty: nothing is
    const auto row = [](const char* name, const char* game, const char* about, const char* move,
                        const char* wasted) {
        QTest::newRow(name) << game << about << QByteArray(move) << wasted;
    };
    const char* spent =
        R"("seats": 3, "position": {"phase": "assault", "target": 2, "assault": "a9", "realm 2": "C:%1"})";
    row("the rest of an attack", "castles", qPrintable(QString(spent).arg(4)), "finish",
        "The attack has 9 left");
    row("too little is left", "castles", qPrintable(QString(spent).arg(10)), "finish", "");
    row("a card to build", "castles", R"("seats": 3, "position": {"hand 1": "d7 a8"})", "end-play",
        "You could still build this turn: Swordsmen 7 (defense).");
    row("a card to attack with", "castles", R"("seats": 3, "position": {"hand 1": "a8"})", "end-play", "");
    row("an empty pile", "castle-wars",
        R"("position": {"phase": "recruit", "slot 1.1": "2d", "hand 1": "9"})", "end",
        "One of your piles is empty");
    row("nobody to recruit", "castle-wars", R"("position": {"phase": "recruit", "slot 1.1": "2d"})", "end",
        "");
    row("no card played", "castle-rampage", R"("position": {"hand 1": "knight"})", "end",
        "You have played no card");
    row("no card to play", "castle-rampage", R"("position": {"hand 1": "empty"})", "end", "");
    row("a tile that fits", "castle-keep", R"("position": {"phase": "action", "hand 1": "RcT"})", "end",
        "You have built nothing");
    row("no tile", "castle-keep", R"("position": {"phase": "action", "hand 1": "empty"})", "end", "");
}

void Texts::whatWouldBeWasted() {
    QFETCH(QString, game);
    QFETCH(QString, about);
    QFETCH(QByteArray, move);
    QFETCH(QString, wasted);
    const Scenario read = scenarioOf(*findGame(game.toStdString()), about);
    QVERIFY(read.start);
    const QString told = wasteOf(*read.start, move.constData());
    QVERIFY2(wasted.isEmpty() ? told.isEmpty() : told.startsWith(wasted), qPrintable(told));
}

/// Who draws a card hears which; others do not, but for a master of its puppet's.
void Texts::cardsOfCastlesStaySecret() {
    const Scenario read = scenarioOf(
        castlesGame(),
        QStringLiteral(
            R"("seats": 3, "position": {"turn": 2, "masters": {"2": 1}}, "steps": ["end-play", "draw"])"));
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty());
    const Move drawn = *end.state->fromText("card moat");
    const auto line = [&](Seat reader) {
        return textFor(castlesGame().id()).logLine(seenMove(*end.state, drawn, reader), allNames());
    };
    QCOMPARE(line(1), QStringLiteral("Bert draws: Moat."));
    QCOMPARE(line(0), QStringLiteral("Bert draws: Moat."));
    QCOMPARE(line(2), QString());
    QCOMPARE(line(kNobody), QString());
}

void Texts::whatIsPaidGoesOnTheDiscardPile() {
    const GameText& text = textFor(castleRampage().id());
    const Scenario read = scenarioOf(
        castleRampage(),
        QStringLiteral(R"("position": {"hand 1": "dragon archer priest knight"}, "steps": ["play dragon"])"));
    const auto said = [&](std::size_t steps) {
        const View view = playScenario(read, steps).state->viewFor(0);
        const auto held = std::ranges::find(view.pieces, rampage::handOf(0), &Piece::pile);
        return held == view.pieces.end() ? QString() : text.heldPrompt(view, *held);
    };
    QCOMPARE(said(0), QString()); // it may be played, or strengthen
    QCOMPARE(said(1), QStringLiteral("Put it on the discard pile."));
}

void Texts::nobodyStrengthensWithoutACard() {
    const auto mayStrengthen = [](const char* hand) {
        const Scenario read =
            scenarioOf(castleRampage(), QStringLiteral(R"("position": {"hand 1": "%1"})").arg(hand));
        return textFor(castleRampage().id()).turnSteps(read.start->viewFor(0), 0)[1].now;
    };
    QVERIFY(mayStrengthen("knight"));
    QVERIFY(!mayStrengthen("empty"));
}

/// A deck may call a unit by a name of its own, and then all that is asked says so.
void Texts::unitsAreCalledAsTheDeckCallsThem() {
    rampage::Deck deck = rampage::houseEdition();
    deck.unitNames[static_cast<std::size_t>(rampage::Unit::Axe)] = {{"en", "Cook"}};
    Setup setup;
    setup.deck = &deck;
    const Scenario read = scenarioOf(
        castleRampage(),
        QStringLiteral(
            R"("position": {"hand 1": "scheme-archer-axe archer axe-man axe-man"}, "steps": ["play scheme-archer-axe", "discard archer", "discard axe-man"])"));
    for (const std::size_t steps : {std::size_t{2}, std::size_t{3}}) {
        Seen seen = seenOf(*playScenario(read, steps).state, 0);
        QVERIFY(textFor("castle-rampage").prompt(seen, allNames()).contains(QLatin1String("Axe man")));
        seen.setup = setup;
        QVERIFY(textFor("castle-rampage").prompt(seen, allNames()).contains(QLatin1String("Cook")));
    }
    deck.words[*deck.kindNamed("scheme-archer-axe")].name = {{"en", "Kitchen"}};
    const auto refused = [&](const char* hand, std::size_t steps, const char* tried) {
        const QString members =
            QStringLiteral(R"("position": {"hand 1": "%1"}, "steps": ["play scheme-archer-axe"])").arg(hand);
        const Scenario from = scenarioOf(castleRampage(), members);
        const Reached end = playScenario(from, steps);
        return textFor("castle-rampage").sentence(setup, end.state->judge(*end.state->fromText(tried)));
    };
    QCOMPARE(refused("scheme-archer-axe archer priest", 0, "play scheme-archer-axe"),
             "It asks for units that you lack: Cook. Your card: Kitchen.");
    QCOMPARE(refused("scheme-archer-axe archer axe-man", 1, "discard scheme-archer-axe"),
             "Not a second time in your hand, to pay with: Kitchen.");
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
    wars::Options fourPiles;
    fourPiles.set(wars::Option::Factions, 1);
    const Setup epic{2, {fourPiles.value.begin(), fourPiles.value.end()}};
    for (const auto& [game, setup] :
         {std::pair(&castlesOfCaleira(), Setup{4, {}}), std::pair(&castleWars(), epic),
          std::pair(&castlesGame(), Setup{4, {}})}) {
        const GameText& cards = textFor(game->id());
        faces.clear();
        for (Face face = 0; face < game->faces({}); ++face) faces.insert(cards.faceName(face));
        QCOMPARE(faces.size(), game->faces({}));
        QVERIFY(!faces.contains(cards.faceName(kHidden)));
        QSet<QString> spots;
        int count = 0;
        for (const PileInfo& pile : game->piles(setup)) {
            // In a row a place says nothing by itself, and lifted cards lie by the pile they come from.
            const bool hasPlaces = game == &castlesOfCaleira() || pile.kind == PileKind::Grid;
            const int places = hasPlaces ? std::max(1, pile.places) : 1;
            for (int place = 0; place < places; ++place, ++count)
                spots.insert(cards.spotName(pile, place, names));
        }
        QCOMPARE(spots.size(), count);
    }
    QCOMPARE(seatName({"Anna", ""}, 0), QStringLiteral("Anna"));
    QCOMPARE(seatName({"Anna", ""}, 1), QStringLiteral("Player 2"));
}

void Texts::everyOptionIsExplained() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    const GameText& text = textFor(game.id());
    QSet<QString> names;
    for (const OptionSpec& option : game.options()) {
        const std::string called(option.name);
        names.insert(text.optionName(option));
        QVERIFY2(!text.optionName(option).contains('.'), called.c_str());
        QVERIFY2(isSentence(text.optionHelp(option)), called.c_str());
        QVERIFY2(!text.clauseText(toQString(option.clause.id())).isEmpty(), called.c_str());
        QSet<QString> values;
        for (int value = 0; value < static_cast<int>(option.values.size()); ++value) {
            QVERIFY2(!text.optionValue(option, value).isEmpty(), called.c_str());
            values.insert(text.optionValue(option, value));
        }
        QCOMPARE(values.size(), static_cast<int>(option.values.size()));
        QVERIFY(text.optionValue(option, static_cast<int>(option.values.size())).isEmpty());
        QVERIFY(text.optionValue(option, -1).isEmpty());
    }
    QCOMPARE(names.size(), static_cast<int>(game.options().size()));
}

/// A letter presses one thing in all of a game, whatever stands beside it, and none of those by which the
/// table is looked at.
void Texts::aLetterHasOneMeaning() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    QSet<QString> letters;
    for (const QString& book : {QString(), id})
        for (const QByteArray& piece : WordBook::forGame(book).keys()) {
            if (!piece.startsWith("keys/")) continue;
            const QString letter = WordBook::forGame(book).text({piece.toStdString()});
            QVERIFY2(letter.size() == 1 && letter[0].isUpper() && !QStringLiteral("BHZ").contains(letter),
                     piece.constData());
            QVERIFY2(!letters.contains(letter), piece.constData());
            letters.insert(letter);
        }

    std::vector<Match> matches;
    for (const Sort& sort : sorts())
        for (Seed seed = 1; sort.game == &game && seed <= (&game == &castleKeep() ? 8 : 1); ++seed)
            matches.push_back(playedOut(sort, seed));
    QDirIterator records(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/records"), {id + "-?.json"});
    while (records.hasNext()) {
        QFile file(records.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        matches.push_back(std::move(*readRecord(file.readAll().toStdString()).match));
    }
    QHash<QString, std::uint8_t> verbs; // by letter
    for (const Match& match : matches) {
        const auto state = match.stateAt(0).clone();
        for (const HistoryItem& item : match.history()) {
            MoveList list;
            if (isSeat(state->decider())) state->legalMoves(list);
            const View view = state->viewFor(state->decider());
            for (const Move move : list) {
                const QString key = textFor(game.id()).choiceKey(view, move);
                if (key.isEmpty() || key[0].isDigit()) continue;
                QVERIFY2(letters.contains(key), qPrintable(key));
                QCOMPARE(verbs.value(key, move.verb), move.verb);
                verbs.insert(key, move.verb);
            }
            state->apply(item.move);
        }
    }
    // Each of the game's own has been offered.
    for (const QByteArray& piece : WordBook::forGame(id).keys())
        if (piece.startsWith("keys/"))
            QVERIFY2(verbs.contains(WordBook::forGame(id).text({piece.toStdString()})), piece.constData());
}

/// The words of a game have a name for all that the model has, and none for what it has not.
void Texts::everyWordIsAboutSomething() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    const GameText& text = textFor(game.id());
    QSet<QString> needed{"game", "language", "name", "tagline", "lasts", "learn"};
    QSet<QString> known;
    const auto add = [](QSet<QString>& keys, const char* kind, std::string_view about,
                        const QStringList& pieces) {
        for (const QString& piece : pieces)
            keys.insert(QStringLiteral("%1/%2/%3").arg(QLatin1String(kind), toQString(about), piece));
    };
    QStringList said{toQString(houseEditionInWords().name.front().second)};
    const auto listen = [&](const CardPage& page) {
        QVERIFY(!page.name.isEmpty() && !page.family.isEmpty() && !page.meaning.isEmpty());
        said << page.name << page.family << page.meaning << page.namedAs;
    };
    for (Face face = kHidden; face < game.faces({}); ++face) {
        add(needed, "cards", game.faceName({}, face), {"name"});
        add(known, "cards", game.faceName({}, face), {"effect", "called"});
        // What stands on its card in one to three words.
        if (&game == &castlesOfCaleira() && face != kHidden) {
            add(needed, "cards", game.faceName({}, face), {"word"});
            QVERIFY(WordBook::forGame(id).text({"cards", game.faceName({}, face), "word"}).size() <= 24);
        }
        // And in the corners of court cards and Aces.
        if (&game == &castleWars() && face >= wars::kJack && face <= wars::kAce)
            add(needed, "cards", game.faceName({}, face), {"index"});
        if (face != kHidden) listen(text.cardPage({}, face));
    }
    for (const CardPage& page : text.furtherPages({})) listen(page);
    if (&game == &castlesGame())
        for (unsigned kind = 0; kind < castles::kKinds; ++kind)
            said << castleswords::printedFamily(castleswords::familyOf(kind));
    for (const PileInfo& pile : game.piles({game.minSeats(), {}}))
        for (int place = 0; place < pile.places; ++place) said << text.placeName(pile, place);
    for (const OptionSpec& option : game.options()) {
        add(needed, "options", option.name, {"name"});
        add(needed, "options", option.role == OptionRole::Count ? "count" : option.name, {"help"});
        for (const std::string_view value : option.values) {
            const QString name = toQString(value);
            add(known, "options", option.name, {"values/" + name, "valueHelp/" + name});
            // A number is its own name, and a faction has one elsewhere.
            const bool isFaction = option.role == OptionRole::OfSeat && wars::factionFromName(value);
            if (!name[0].isDigit() && !isFaction) add(needed, "options", option.name, {"values/" + name});
        }
        if (option.role == OptionRole::OfSeat)
            for (std::size_t faction = 1; faction < option.values.size(); ++faction)
                add(needed, "factions", option.values[faction], {"name", "story"});
    }
    for (const RuleGroup& group : text.ruleGroups()) needed.insert("groups/" + toQString(group.id));
    for (const RulePreset& preset : text.presets()) add(needed, "presets", preset.id, {"name", "help"});
    for (const WindowKind& kind : game.windowKinds()) add(needed, "windows", kind.name, {"name", "help"});
    for (const std::string_view aim : aimsOf(game)) needed.insert("aims/" + toQString(aim));
    for (const QString& clause : clausesCited(game)) known << "refusals/" + clause << "setup/" + clause;

    const WordBook& words = WordBook::forGame(id);
    QStringList strange;
    for (const QByteArray& piece : words.keys()) {
        const QString key = piece;
        if (needed.remove(key) || known.contains(key) || key.startsWith("keys/")) continue;
        // Of what the model has no list it must be said somewhere.
        const QString word = words.text({piece.toStdString()});
        const bool isSaid =
            QRegularExpression("^(deck|(families|reference|squares)/.*)$").match(key).hasMatch() &&
            said.join('\n').contains(word.section('\n', 0, 0));
        if (!isSaid) strange << key;
    }
    QCOMPARE(QStringList(needed.values()).join(' '), QString());
    QCOMPARE(strange.join(' '), QString());
}

void Texts::variantsAreExplained() {
    QSet<QString> lines;
    for (const OptionSpec& option : castleKeep().options()) {
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
}

void Texts::everyGameHasItsSheet() {
    QFETCH(const QString, id);
    const GameSheet& sheet = sheetOf(id.toStdString());
    QCOMPARE(toQString(sheet.game), id);
    QFile file(QStringLiteral(DRAWBRIDGE_SOURCE "/assets/%1/game.json").arg(id));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<GameSheet> read = readSheet(sheet.game, file.readAll());
    QVERIFY(read);
    QCOMPARE(read->box.cover, sheet.box.cover);
    // If it has a cover of its own, the picture is as large.
    QFile cover(QStringLiteral(DRAWBRIDGE_SOURCE "/assets/hall/cover-%1.svg").arg(id));
    const QString box =
        QStringLiteral("viewBox=\"0 0 %1 %2\"").arg(sheet.box.cover.width()).arg(sheet.box.cover.height());
    if (cover.open(QIODevice::ReadOnly)) QVERIFY2(cover.readAll().contains(box.toUtf8()), qPrintable(box));
    QCOMPARE(sheet.box.cut.has_value(),
             QFile::exists(QStringLiteral(DRAWBRIDGE_SOURCE "/assets/hall/cover-%1-above.svg").arg(id)));
}

void Texts::aWrongSheetSaysWhere_data() {
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* right, const char* wrong, const char* where) {
        QTest::newRow(wrong) << QByteArray(right) << QByteArray(wrong) << QString::fromLatin1(where);
    };
    row("tiles", "stones", "pieces");
    row("\"box\"", "\"chest\"", "box");
    row("206", "20", "box.width");
    row("218", "245", "box.height"); // the shelf has no room for it
    row("218", "\"218\"", "box.height");
    row("#1d4f66", "blue", "box.side");
    row("foot", "top", "box.title");
    row("\"foot\"", "\"foot\", \"cut\": [0.5]", "box.cut");
    row("\"foot\"", "\"foot\", \"cut\": [0.5, 1.5]", "box.cut");
    row("\"day\"", "\"noon\"", "cloth.day");
    row("#43745f", "#43745", "cloth.mat");
    row("[\"option.variant\"]", "\"option.variant\"", "atHand.pictures");
    row("\"option.advanced-draw\"", "7", "atHand.switches");
    row("\"seats\"", "\"chairs\"", "smallTable.seats");
    row("\"width\": 0.05", "\"width\": 0.5", "smallTable.width");
    row("0.058", "0.04", "smallTable.apart"); // they would lie on one another
    row("0.175", "1.75", "smallTable.y");
    row("\"squares\"", "\"tiles\"", "variants.option.variant=base.face");
    row("\"width\": 18", "\"width\": 0", "variants.option.variant=base.width");
    row("\"swap\"", "\"\"", "variants.option.variant=takeover.mark");
}

void Texts::aWrongSheetSaysWhere() {
    QFETCH(const QByteArray, right);
    QFETCH(const QByteArray, wrong);
    QFile file(QStringLiteral(DRAWBRIDGE_SOURCE "/assets/castle-keep/game.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray json = file.readAll();
    const auto at = json.indexOf(right);
    QVERIFY(at >= 0);
    json.replace(at, right.size(), wrong);
    const Result<GameSheet> read = readSheet("castle-keep", json);
    QVERIFY(!read);
    QTEST(read.problem().values().back(), "where");
    QVERIFY(!readSheet("castle-keep", json.left(at))); // no JSON
}

void Texts::everySetupRefusedIsExplained() {
    int refused = 0;
    for (int seats = 0; seats <= 5; ++seats) {
        for (int variant = 0; variant < 6; ++variant) {
            for (const auto option : {keep::Option::AdvancedTowers, keep::Option::AdvancedDraw}) {
                const Setup setup = setupOf(seats, static_cast<keep::Variant>(variant), {option});
                const Verdict verdict = castleKeep().check(setup);
                const QString sentence = words().sentence(setup, verdict);
                QVERIFY2(verdict ? sentence.isEmpty() : isSentence(sentence), qPrintable(sentence));
                refused += verdict ? 0 : 1;
            }
        }
    }
    QVERIFY(refused > 20);
    for (int seats = 0; seats <= 9; ++seats)
        for (const auto& [option, value] :
             {std::pair(castles::Option::LateJoiners, 3), std::pair(castles::Option::Packs, 1),
              std::pair(castles::Option::FirstPlayer, 2)}) {
            Setup setup{seats, std::vector<OptionValue>(castlesGame().options().size())};
            setup.options[static_cast<std::size_t>(castles::Option::FirstSeat)] = 7;
            setup.options[static_cast<std::size_t>(option)] = static_cast<OptionValue>(value);
            const Verdict verdict = castlesGame().check(setup);
            const QString sentence = textFor(castlesGame().id()).sentence(setup, verdict);
            QVERIFY2(verdict ? sentence.isEmpty() : isSentence(sentence), qPrintable(sentence));
        }
    for (int seats = 0; seats <= 5; ++seats) {
        const Verdict verdict = castlesOfCaleira().check({seats, {}});
        const QString sentence = textFor(castlesOfCaleira().id()).sentence({seats, {}}, verdict);
        QVERIFY2(verdict ? sentence.isEmpty() : isSentence(sentence), qPrintable(sentence));
    }
}

void Texts::botsHaveNames() {
    for (const Level& level : levels()) {
        QVERIFY(botName(level.name) != toQString(level.name));
        QVERIFY(isSentence(botHelp(level.name)));
    }
    const QList<QByteArray> said = WordBook::forGame({}).keys();
    QCOMPARE(std::ranges::count_if(said, [](const QByteArray& key) { return key.startsWith("levels/"); }),
             std::ptrdiff_t(2 * levels().size()));
    QCOMPARE(botName("ismcts:500"), QStringLiteral("ismcts:500"));
    QVERIFY(botHelp("ismcts:500").isEmpty());
}

QTEST_GUILESS_MAIN(Texts)
#include "texts.moc"
