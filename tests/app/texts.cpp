// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include "caleira/rules.h"
#include "caleira/table.h"
#include "match/games.h"
#include "match/scenario.h"
#include "rampage/deck.h"
#include "text/gametext.h"
#include "text/rulebook.h"
#include "wars/options.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const GameText& words() { return textFor("castle-keep"); }
const GameInfo& castlesOfCaleira() { return *findGame("castles-of-caleira"); }
const GameInfo& castleRampage() { return *findGame("castle-rampage"); }
const GameInfo& castleWars() { return *findGame("castle-wars"); }

const QStringList& allNames() {
    static const QStringList names{"Anna", "Bert", "Cleo", "Dora"};
    return names;
}

/// A way to play one of the games.
struct Sort {
    QByteArray name;
    const GameInfo* game;
    Setup setup;
};

/// A game with each number of players, plain and with each value of each switch.
void addSorts(std::vector<Sort>& list, const QByteArray& name, const GameInfo& game) {
    for (int seats = game.minSeats(); seats <= game.maxSeats(); ++seats) {
        const QByteArray players = name + ", " + QByteArray::number(seats);
        Setup setup{seats, std::vector<OptionValue>(game.options().size())};
        list.push_back({players, &game, setup});
        for (std::size_t option = 0; option < setup.options.size(); ++option) {
            if (!game.applies(setup, option)) continue;
            const OptionSpec& spec = game.options()[option];
            for (std::size_t value = 1; value < spec.values.size(); ++value) {
                setup.options[option] = static_cast<OptionValue>(value);
                list.push_back({players + ", " + toQString(spec.name).toUtf8() + "=" +
                                    toQString(spec.values[value]).toUtf8(),
                                &game, setup});
            }
            setup.options[option] = 0;
        }
    }
}

/// Castle Wars with factions: each against the one after it, so that each has both seats, in both sizes; and
/// each switch with factions drawn by lot.
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
        add(pair, options);
        add(pair + ", epic", options.set(wars::Option::Size, 1));
    }
    wars::Options options;
    options.set(wars::Option::Factions, 1);
    add("factions", options);
    const auto specs = wars::optionSpecs();
    for (std::size_t index = 0; index < specs.size(); ++index) {
        const auto option = static_cast<wars::Option>(index);
        for (std::size_t value = 1; value < specs[index].values.size(); ++value) {
            if (option == wars::Option::FactionOne || option == wars::Option::FactionTwo) continue;
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
    for (const Mistake& mistake : read.mistakes) qWarning("%s", mistake.text.c_str());
    return read.scenarios.empty() ? Scenario() : read.scenarios.front();
}

/// A sentence for people: begins with a capital or a figure, ends with a mark, and nothing is left to be
/// filled in.
bool isSentence(const QString& text) {
    static const QRegularExpression whole(QStringLiteral("^[A-Z0-9].*[.!?…]$"));
    return whole.match(text).hasMatch() && !text.contains('%') && !text.contains(QLatin1String("  "));
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

    void read(const GameState& state) {
        const GameText& text = textFor(state.game().id());
        forEachMove(state.game(), state.setup(), [&](Move move) {
            const Verdict verdict = state.judge(move);
            const QString sentence = text.sentence(state, move, verdict);
            const QString clause = toQString(verdict.clause().id());
            // The rule in general is for reading; who has just tried something is told about that.
            if (verdict ? !sentence.isEmpty() : !isSentence(sentence) || sentence == text.clauseText(clause))
                poor.insert(clause + QLatin1String(": ") + sentence);
            if (!verdict) clauses.insert(clause);
        });
    }
};

/// The faces that somebody has before the eyes, and those of the effects that are due.
QSet<Face> facesKnown(const GameState& state, Seat seat) {
    const View view = state.viewFor(seat);
    QSet<Face> faces;
    for (const Piece& piece : view.pieces) faces.insert(piece.face);
    if (&state.game() != &castlesOfCaleira()) return faces;
    faces.insert(static_cast<Face>(view.facts[caleira::kFactActing]));
    // What it has silenced everybody has seen.
    if (view.facts[caleira::kFactSilenced] > 0) faces.insert(caleira::kThroneRoom);
    const auto pending = static_cast<std::size_t>(view.facts[caleira::kFactPending]) * caleira::kQueueFacts;
    for (std::size_t fact = view.facts.size() - pending; fact < view.facts.size();
         fact += caleira::kQueueFacts)
        faces.insert(static_cast<Face>(view.facts[fact]));
    return faces;
}

/// Whether the line has the name as words of their own ("Knights" do not name the Knight).
bool names(const QString& line, const QString& name) {
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
        const Move seen = before.seenBy(move, reader);
        const QString line = text.event(before, seen, decider, playing);
        if (!line.isEmpty() && !isSentence(line)) return line;
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
        const QString prompt = text.prompt(before.viewFor(reader), playing);
        if (!isSentence(prompt)) return prompt;
        if (isSeat(before.decider()) && before.decider() != reader &&
            !prompt.contains(playing[before.decider()]))
            return prompt;
    }
    if (isSeat(decider))
        for (const Move other : list)
            if (const QString label = text.choice(before, other, playing);
                label.isEmpty() || label.contains('%'))
                return toQString(before.toText(other)) + label;
    return {};
}

} // namespace

class Texts : public QObject {
    Q_OBJECT

  private slots:
    void everyClauseCitedIsInTheRuleBook_data() { games(); }
    void everyClauseCitedIsInTheRuleBook();
    void theRuleBookIsNumbered_data() { games(); }
    void theRuleBookIsNumbered();
    void everyRefusalIsASentence_data() { sortsOfGames(); }
    void everyRefusalIsASentence();
    void everyRefusalOfCaleiraComesUp();
    void everythingThatHappensCanBeSaid_data() { sortsOfGames(); }
    void everythingThatHappensCanBeSaid();
    void everyScenarioCanBeTold_data() { games(); }
    void everyScenarioCanBeTold();
    void whatCaleiraSays_data();
    void whatCaleiraSays();
    void howCaleiraEnds_data();
    void howCaleiraEnds();
    void whyRampageRefuses_data();
    void whyRampageRefuses();
    void unitsAreCalledAsTheDeckCallsThem();
    void facesAndPilesAreToldApart();
    void everyOptionIsExplained_data() { games(); }
    void everyOptionIsExplained();
    void variantsAreExplained();
    void everySetupRefusedIsExplained();
    void botsHaveNames();

  private:
    static void games();
    static void sortsOfGames();
};

void Texts::games() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* game : {&castleKeep(), &castlesOfCaleira(), &castleRampage(), &castleWars()})
        QTest::newRow(game->id().data()) << toQString(game->id());
}

void Texts::sortsOfGames() {
    QTest::addColumn<int>("sort");
    int index = 0;
    for (const Sort& sort : sorts()) QTest::newRow(sort.name) << index++;
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
        for (std::size_t index = 0; index <= match.events().size();
             index += match.events().size() / 24 * 2 + 1)
            refusals.read(match.stateAt(index));
    }
    QVERIFY2(refusals.poor.empty(), qPrintable(QStringList(refusals.poor.values()).join('\n')));
}

void Texts::everyRefusalOfCaleiraComesUp() {
    Refusals refusals;
    for (const Scenario& scenario : scenariosOf(castlesOfCaleira())) {
        const auto state = scenario.start->clone();
        refusals.read(*state);
        for (const Move move : playScenario(scenario, scenario.steps.size()).moves) {
            state->apply(move);
            refusals.read(*state);
        }
    }
    // In which somebody is out, and somebody else has a Marketplace.
    refusals.read(
        *scenarioOf(
             castlesOfCaleira(),
             QStringLiteral(
                 R"("seats": 4, "position": {"phase": "marketplace-with", "eliminated": [2], "castle 1": "Marketplace↑",
           "hand 1": "Barracks", "hand 3": "Trebuchet", "hand 4": "Trebuchet"})"))
             .start);
    for (const Sort& sort : sorts()) {
        if (sort.game != &castlesOfCaleira()) continue;
        const Match match = playedOut(sort, 3);
        for (std::size_t index = 0; index <= match.events().size(); ++index)
            refusals.read(match.stateAt(index));
    }
    QVERIFY2(refusals.poor.empty(), qPrintable(QStringList(refusals.poor.values()).join('\n')));
    const QSet<QString> never = clausesCited(castlesOfCaleira(), QStringLiteral("refuse\\(\"%1\"")) -
                                refusals.clauses - QSet<QString>{"CALEIRA-PLAYERS-2"};
    QVERIFY2(never.empty(), qPrintable(QStringList(never.values()).join(' ')));
}

void Texts::everythingThatHappensCanBeSaid() {
    QFETCH(int, sort);
    const Sort& one = sorts()[static_cast<std::size_t>(sort)];
    const GameText& text = textFor(one.game->id());
    const QStringList playing = allNames().mid(0, one.setup.seats);
    for (Seed seed = 1; seed <= 5; ++seed) {
        const Match match = playedOut(one, seed);
        for (std::size_t index = 0; index < match.events().size(); ++index) {
            const Event& event = match.events()[index];
            const QString wrong = wrongWith(match.stateAt(index), event.move, event.decider);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY(text.ending(match.stateAt(0), playing).isEmpty());
        const QString ending = text.ending(match.state(), playing);
        QVERIFY2(isSentence(ending), qPrintable(ending));
        for (Seat seat = 0; seat < one.setup.seats; ++seat)
            if (match.state().score(seat) > 0.0)
                QVERIFY2(ending.contains(playing[seat]) || match.state().score(seat) < 1.0,
                         qPrintable(ending));
    }
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

void Texts::whatCaleiraSays_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("line"); // of its last move, as everybody hears it
    QTest::newRow("played, and nothing to act upon")
        << QStringLiteral(
               R"("position": {"hand 1": "ThroneRoom Spire", "castle 2": "Watchtower↑"},
            "steps": ["play ThroneRoom up"])")
        << QStringLiteral("Anna plays the Throne Room face up. There is no face-down card to turn up, so "
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
        << QStringLiteral("Barracks: Anna turns down the Watchtower, card 1 of Bert's castle.");
    QTest::newRow("up, and waits")
        << QStringLiteral(
               R"("position": {"hand 1": "Watchtower Spire", "castle 2": "Trebuchet↓ Observatory↓"},
            "steps": ["play Watchtower up", "aim 2.1"])")
        << QStringLiteral("Watchtower: Anna turns up the Trebuchet, card 1 of Bert's castle. Its effect "
                          "waits: Bert will carry it out.");
    QTest::newRow("second, and waits")
        << QStringLiteral(
               R"("position": {"hand 1": "Watchtower Spire", "castle 2": "Trebuchet↓ Observatory↓"},
            "steps": ["play Watchtower up", "aim 2.1", "aim 2.2"])")
        << QStringLiteral("Watchtower: Anna turns up the Observatory, card 2 of Bert's castle. Its effect "
                          "waits: Bert will carry it out.");
    QTest::newRow("hit while face down")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 2": "Watchtower↓ Observatory↓"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral("Trebuchet: Anna turns up and destroys the Watchtower, card 1 of Bert's castle. "
                          "Now Bert carries out its effect, from the discard pile.");
    QTest::newRow("hit while face up")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 1": "Watchtower↑"},
            "steps": ["play Trebuchet up", "aim 1.1"])")
        << QStringLiteral("Trebuchet: Anna destroys the Watchtower, card 1 of their own castle.");
    QTest::newRow("hidden Battlements")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 2": "Battlements↓"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral("Trebuchet: Anna turns up the Battlements, card 1 of Bert's castle; that card "
                          "cannot be destroyed.");
    QTest::newRow("open Battlements")
        << QStringLiteral(
               R"("position": {"hand 1": "Trebuchet Spire", "castle 2": "Battlements↑"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral("Trebuchet: Anna hits the Battlements, card 1 of Bert's castle; that card cannot "
                          "be destroyed.");
    QTest::newRow("silenced")
        << QStringLiteral(
               R"("position": {"hand 1": "ThroneRoom Spire", "castle 2": "Trebuchet↓"},
            "steps": ["play ThroneRoom up", "aim 2.1"])")
        << QStringLiteral(
               "Throne Room: Anna turns up the Trebuchet, card 1 of Bert's castle, without its effect.");
    QTest::newRow("silenced lasting")
        << QStringLiteral(
               R"("position": {"hand 1": "ThroneRoom", "castle 2": "Spire↓"},
            "steps": ["play ThroneRoom up", "aim 2.1"])")
        << QStringLiteral("Throne Room: Anna turns up the Princess Spire, card 1 of Bert's castle.");
    QTest::newRow("still silent")
        << QStringLiteral(
               R"("position": {"phase": "observatory-turn", "acting": "Observatory 1.1",
            "castle 1": "Observatory↑", "castle 2": "Trebuchet↓", "silenced": ["2.1"],
            "picked": "2.1", "hand 1": "Spire"}, "steps": ["turn"])")
        << QStringLiteral("Observatory: Anna turns up the Trebuchet, card 1 of Bert's castle. A Throne Room "
                          "has silenced it for this turn.");
    QTest::newRow("spent")
        << QStringLiteral(
               R"("options": {"house.retrigger": "once-per-turn"},
            "position": {"phase": "observatory-turn", "acting": "Observatory 1.1",
            "castle 1": "Observatory↑", "castle 2": "Trebuchet↓", "activated": ["2.1"],
            "picked": "2.1", "hand 1": "Spire"}, "steps": ["turn"])")
        << QStringLiteral("Observatory: Anna turns up the Trebuchet, card 1 of Bert's castle. It has acted "
                          "this turn already and does not act again.");
    QTest::newRow("dropped")
        << QStringLiteral(
               R"("options": {"house.pending-survives": "no"}, "position": {"phase": "barracks",
            "acting": "Barracks 1.1", "castle 1": "Barracks↑", "castle 2": "Trebuchet↑",
            "queue": ["Trebuchet 2.1"], "hand 1": "Spire"}, "steps": ["aim 2.1"])")
        << QStringLiteral("Barracks: Anna turns down the Trebuchet, card 1 of Bert's castle. Bert's "
                          "Trebuchet was waiting: its effect is lost.");
    QTest::newRow("next finds nothing")
        << QStringLiteral(
               R"("position": {"phase": "trebuchet", "acting": "Trebuchet 1.1",
            "castle 1": "Trebuchet↑", "castle 2": "Watchtower↑ Observatory↑",
            "queue": ["Watchtower 2.1"], "hand 1": "Spire"}, "steps": ["aim 2.2"])")
        << QStringLiteral("Trebuchet: Anna destroys the Observatory, card 2 of Bert's castle. Next comes "
                          "Bert's Watchtower. There is no face-down card to turn up, so nothing happens.");
    QTest::newRow("out")
        << QStringLiteral(
               R"("seats": 3, "position": {"hand 1": "Trebuchet", "hand 2": "Moat Barracks",
            "castle 2": "Spire↓ Watchtower↑"}, "options": {"option.moats": "on"},
            "steps": ["play Trebuchet up", "aim 2.1"])")
        << QStringLiteral(
               "Trebuchet: Anna turns up and destroys the Princess Spire, card 1 of Bert's castle. Bert has "
               "lost the Princess Spire! Bert is out of the game with all cards.");
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
               "Watchtower: Anna turns up the Battlements, card 1 of Bert's castle. Watchtower: Anna turns "
               "up the Trebuchet, card 2 of Bert's castle. Now Bert carries out its effect.");
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
               "Anna plays the Wizard Tower face up. Wizard Tower: Anna looks at the last card of the deck.");
}

void Texts::whatCaleiraSays() {
    QFETCH(QString, scenario);
    QFETCH(QString, line);
    const Scenario read = scenarioOf(castlesOfCaleira(), scenario);
    QVERIFY(read.start);
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty() && !end.moves.empty());
    const auto before = read.start->clone();
    for (std::size_t i = 0; i + 1 < end.moves.size(); ++i) before->apply(end.moves[i]);
    const Move seen = before->seenBy(end.moves.back(), kNobody);
    QCOMPARE(textFor(castlesOfCaleira().id()).event(*before, seen, before->decider(), allNames()), line);
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
        << QStringLiteral(
               "Level on points: Bert has the smaller castle and wins. Anna 1 point(s), Bert 1 point(s).");
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
    QCOMPARE(textFor(castlesOfCaleira().id()).endingLine(*end.state, allNames()), line);
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
                              << QStringLiteral("The Dragon costs 2 other card(s) of your hand.");
    QTest::newRow("one unit missing")
        << QStringLiteral(R"("position": {"hand 1": "scheme-knight-archer knight giant priest"})")
        << QStringLiteral("play scheme-knight-archer")
        << QStringLiteral("The Attack Scheme: Knights & Archers asks for units that you lack: Archer.");
    QTest::newRow("two units missing")
        << QStringLiteral(R"("position": {"hand 1": "scheme-knight-archer axe-man digger priest"})")
        << QStringLiteral("play scheme-knight-archer")
        << QStringLiteral(
               "The Attack Scheme: Knights & Archers asks for units that you lack: Knight, Archer.");
    QTest::newRow("paid with another unit")
        << QStringLiteral(
               R"("position": {"hand 1": "scheme-knight-archer knight archer priest"}, "steps": ["play scheme-knight-archer"])")
        << QStringLiteral("discard priest")
        << QStringLiteral("The Priest does not show the unit that is asked for: Knight.");
}

void Texts::whyRampageRefuses() {
    QFETCH(QString, scenario);
    QFETCH(QString, tried);
    QFETCH(QString, sentence);
    const Scenario read = scenarioOf(castleRampage(), scenario);
    QVERIFY(read.start);
    const Reached end = playScenario(read, read.steps.size());
    QVERIFY(end.failures.empty());
    const auto move = end.state->fromText(tried.toStdString());
    QVERIFY(move);
    QCOMPARE(textFor(castleRampage().id()).sentence(*end.state, *move, end.state->judge(*move)), sentence);
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
    for (const std::size_t steps : {2, 3}) {
        const View view = playScenario(read, steps).state->viewFor(0);
        QVERIFY(textFor("castle-rampage").promptIn(setup, view, allNames()).contains(QLatin1String("Cook")));
        QVERIFY(textFor("castle-rampage").prompt(view, allNames()).contains(QLatin1String("Axe man")));
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
    const GameText& cards = textFor(castlesOfCaleira().id());
    faces.clear();
    for (Face face = 0; face < castlesOfCaleira().faces({}); ++face) faces.insert(cards.faceName(face));
    QCOMPARE(faces.size(), castlesOfCaleira().faces({}));
    QVERIFY(!faces.contains(cards.faceName(kHidden)));
    QSet<QString> spots;
    int count = 0;
    for (const PileInfo& pile : castlesOfCaleira().piles({4, {}})) {
        for (int place = 0; place < std::max(1, pile.places); ++place, ++count)
            spots.insert(cards.spotName(pile, place, names));
    }
    QCOMPARE(spots.size(), count);
    QCOMPARE(seatName({"Anna", ""}, 0), QStringLiteral("Anna"));
    QCOMPARE(seatName({"Anna", ""}, 1), QStringLiteral("Player 2"));
}

void Texts::everyOptionIsExplained() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    const GameText& text = textFor(game.id());
    QSet<QString> names;
    for (const OptionSpec& option : game.options()) {
        names.insert(text.optionName(option));
        QVERIFY(!text.optionName(option).contains('.'));
        QVERIFY(isSentence(text.optionHelp(option)));
        QVERIFY(!text.clauseText(toQString(option.clause.id())).isEmpty());
        QSet<QString> values;
        for (int value = 0; value < static_cast<int>(option.values.size()); ++value) {
            QVERIFY(!text.optionValue(option, value).isEmpty());
            values.insert(text.optionValue(option, value));
        }
        QCOMPARE(values.size(), static_cast<int>(option.values.size()));
        QVERIFY(text.optionValue(option, static_cast<int>(option.values.size())).isEmpty());
        QVERIFY(text.optionValue(option, -1).isEmpty());
    }
    QCOMPARE(names.size(), static_cast<int>(game.options().size()));
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
    for (int seats = 0; seats <= 5; ++seats) {
        const Verdict verdict = castlesOfCaleira().check({seats, {}});
        const QString sentence = textFor(castlesOfCaleira().id()).setupSentence({seats, {}}, verdict);
        QVERIFY2(verdict ? sentence.isEmpty() : isSentence(sentence), qPrintable(sentence));
    }
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
