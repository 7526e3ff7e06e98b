// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"
#include "match/record.h"
#include "match/scenario.h"
#include "match/setup.h"
#include "rampage/anydeck.h"
#include "rampage/deckfile.h"
#include "rampage/everyoperation.h"

#include <QTest>

#include <set>

using namespace drawbridge;
using namespace drawbridge::rampage;

namespace {

std::string first(const Mistakes& mistakes) {
    return mistakes.empty() ? std::string()
                            : std::to_string(mistakes.front().line) + ": " + toText(mistakes.front());
}

/// The smallest deck file that can be played, one member a line: line 4 is "name", 6 the first card.
std::string
smallFile(const std::string& name = R"("name": "Two of a kind")",
          const std::string& card = R"({"slug": "giant", "gate": 4, "castle": 3, "attack": 7})",
          const std::string& other = R"({"slug": "guard", "count": 20, "gate": 1, "castle": 1})") {
    return "{\"format\": \"drawbridge-deck\",\n\"version\": 1,\n\"game\": \"castle-rampage\",\n" + name +
           ",\n\"cards\": [\n" + card + ",\n" + other + "]}";
}

std::string withCard(const std::string& fields) {
    return smallFile(R"("name": "Two of a kind")",
                     R"({"slug": "giant", "gate": 4, "castle": 3, "attack": 7, )" + fields + "}");
}

Setup setupWith(Deck deck) {
    Setup setup;
    useDeck(*findGame("castle-rampage"), setup, internDeck(std::move(deck)));
    return setup;
}

} // namespace

/// Deck files: read, checked, written, and within records and scenarios.
class TestRampageDeck : public QObject {
    Q_OBJECT

  private slots:
    void whatIsWrittenIsReadAgain() {
        std::vector<Deck> decks{houseEdition(), *readDeck(everyOperation()).deck};
        for (Seed seed = 0; seed < 50; ++seed) decks.push_back(anyDeck(seed));
        for (const Deck& deck : decks) {
            const std::string text = writeDeck(deck);
            const ReadDeck again = readDeck(text);
            QVERIFY2(again.deck, first(again.mistakes).c_str());
            QVERIFY(*again.deck == deck);
            QCOMPARE(writeDeck(*again.deck), text);
            QCOMPARE(again.remarks.empty(), countsOf(deck).all == kUsualCards);
        }
    }

    void everyOperationIsThere() {
        const ReadDeck read = readDeck(everyOperation());
        QVERIFY2(read.deck, first(read.mistakes).c_str());
        QVERIFY(read.remarks.empty());
        std::set<std::pair<Trigger, Op>> effects;
        std::set<int> where;
        std::set<Route> routes;
        std::set<CostSlot> costs;
        std::set<int> bonuses;
        bool defendCost = false, star = false, playablePurple = false, unplayable = false;
        for (const CardKind& kind : read.deck->kinds) {
            for (std::size_t i = 0; i < kind.effects; ++i) {
                effects.insert({kind.effect[i].when, kind.effect[i].op});
                if (kind.effect[i].op == Op::ValueBonus) where.insert(kind.effect[i].where);
            }
            if (kind.attacks()) routes.insert(kind.route);
            costs.insert(kind.cost.begin(), kind.cost.begin() + kind.costs);
            if (kind.bonusUnit != kNoUnit) bonuses.insert(kind.bonusMost);
            defendCost = defendCost || kind.defendCost > 0;
            star = star || kind.star;
            playablePurple = playablePurple || (kind.purple && kind.playable);
            unplayable = unplayable || (!kind.purple && !kind.playable);
        }
        for (int when = 0; when < kTriggers; ++when)
            for (int op = 0; op < kOps; ++op) {
                const auto one = std::pair(static_cast<Trigger>(when), static_cast<Op>(op));
                const std::string what =
                    std::string(triggerName(one.first)) + " " + std::string(opName(one.second));
                QVERIFY2(effects.contains(one) == goTogether(one.first, one.second), what.c_str());
            }
        QCOMPARE(where.size(), std::size_t{3});
        QCOMPARE(routes.size(), std::size_t{3});
        QCOMPARE(costs, (std::set<CostSlot>{0, 1, 2, kAnyCard}));
        QVERIFY(bonuses.contains(1) && *bonuses.rbegin() > 1);
        QVERIFY(defendCost && star && playablePurple && unplayable);
        QCOMPARE(textIn(read.deck->unitNames[2], "de"), "Cook");
    }

    void mistakesAreTold_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<std::string>("part");
        const auto row = [](const char* name, const std::string& text, int line, const std::string& part) {
            QTest::newRow(name) << text << line << part;
        };
        row("empty", "", 1, "file-ends-early");
        row("foreign", "hello", 1, "not-json");
        row("list", "[]", 1, "deck-in-braces");
        row("another file of ours", R"({"format": "drawbridge-record", "version": 1, "moves": []})", 1,
            "no-deck-file");
        row("version", "{\"format\": \"drawbridge-deck\",\n\"version\": 2}", 2, "deck-version 1");
        row("huge", std::string(5'000'000, ' '), 1, "file-too-large");
        row("bytes", "\xff\xfe", 1, "not-utf8");
        row("deep", std::string(100, '['), 1, "brackets-too-deep");
        row("name", smallFile(R"("name": 5)"), 4, "text-of-language name");
        row("long name", smallFile("\"name\": \"" + std::string(200, 'x') + "\""), 4, "too-long name 120");
        row("misspelled", withCard(R"("corunt": 2)"), 6, "giant: no-such-key corunt (count)");
        row("count", withCard(R"("count": 0)"), 6, "giant: number-wanted count 1 118");
        row("slug", smallFile("\"name\": \"\"", R"({"slug": "Giant!", "gate": 1, "castle": 1})"), 6,
            "bad-slug");
        row("reserved", smallFile("\"name\": \"\"", R"({"slug": "none", "gate": 1, "castle": 1})"), 6,
            "bad-slug");
        row("twice", smallFile("\"name\": \"\"", R"({"slug": "guard", "gate": 1, "castle": 1})"), 6,
            "guard: slug-twice");
        row("no value", smallFile("\"name\": \"\"", R"({"slug": "giant", "gate": 1})"), 6,
            "giant: number-missing castle 0");
        row("unit", withCard(R"("units": ["knigth"])"), 6, "no-such-unit knigth (knight)");
        row("picture", withCard(R"("picture": "ogr")"), 6, "giant: no-such-value picture ogr (ogre)");
        row("permanent", withCard(R"("permanent": true)"), 6, "permanent-with-attack");
        row("route",
            smallFile("\"name\": \"\"", R"({"slug": "a", "gate": 1, "castle": 1, "route": "choose"})"), 6,
            "needs-attack route");
        row("cost", withCard(R"("cost": ["pay 1"])"), 6, "cost-form");
        row("too much cost", withCard(R"("cost": ["discard 9", "discard 9"])"), 6, "too-high-cost");
        row("moment", withCard(R"("effects": [{"when": "on-play", "op": "halve-strength"}])"), 6,
            "wrong-moment halve-strength on-play (on-destroyed-in-attack)");
        row("where", withCard(R"("effects": [{"when": "on-play", "op": "draw", "where": "gate"}])"), 6,
            "key-of-other-operation where value-bonus");
        row("nowhere",
            withCard(R"("effects": [{"when": "while-in-play", "op": "value-bonus", "where": ""}])"), 6,
            "(gate, castle, both)");
        row("not permanent", withCard(R"("effects": [{"when": "start-of-turn", "op": "draw"}])"), 6,
            "needs-permanent start-of-turn");
        row("too few",
            smallFile("\"name\": \"\"", R"({"slug": "a", "gate": 1, "castle": 1})",
                      R"({"slug": "b", "gate": 1, "castle": 1, "count": 18})"),
            5, "too-few-normal 19 20");
        row("too many", smallFile("\"name\": \"\"", R"({"slug": "a", "gate": 1, "castle": 1, "count": 118})"),
            5, "too-many-cards-of-deck 138 128");
    }
    void mistakesAreTold() {
        QFETCH(std::string, text);
        QFETCH(int, line);
        QFETCH(std::string, part);
        const ReadDeck read = readDeck(text);
        QVERIFY(!read.deck);
        QVERIFY(!read.mistakes.empty());
        QVERIFY2(toText(read.mistakes.front()).find(part) != std::string::npos, first(read.mistakes).c_str());
        QCOMPARE(read.mistakes.front().line, line);
    }

    void anotherTotalIsARemark() {
        const ReadDeck read = readDeck(smallFile());
        QVERIFY2(read.deck, first(read.mistakes).c_str());
        QCOMPARE(read.remarks.size(), std::size_t{1});
        QCOMPARE(toText(read.remarks), "other-total 21 118");
        QCOMPARE(textIn(read.deck->name, "fr"), "Two of a kind");
    }

    /// Cut short and scratched: a deck or a mistake with its line, never a crash.
    void damagedFilesAreTold() {
        const std::string whole = everyOperation();
        for (std::size_t length = 0; length + 2 < whole.size(); length += 97) {
            const ReadDeck read = readDeck(whole.substr(0, length));
            QVERIFY(!read.deck);
            QCOMPARE(read.mistakes.size(), std::size_t{1});
            QVERIFY(read.mistakes.front().line > 0);
        }
        Rng rng(3);
        int sound = 0;
        for (int i = 0; i < 2000; ++i) {
            std::string text = whole;
            char& scratched = text[rng.below(static_cast<std::uint32_t>(text.size()))];
            // Most bytes make no text at all: some scratches are letters.
            scratched = static_cast<char>(i % 4 == 0 ? rng.below(256) : 'a' + rng.below(26));
            const ReadDeck read = readDeck(text);
            QVERIFY(read.deck.has_value() == read.mistakes.empty());
            for (const Mistake& mistake : read.mistakes) QVERIFY(mistake.line > 0);
            if (read.deck) {
                ++sound;
                QVERIFY(*readDeck(writeDeck(*read.deck)).deck == *read.deck);
            }
        }
        QVERIFY(sound > 0 && sound < 2000);
    }

    void flawsHaveTheirPlace() {
        Deck deck = houseEdition();
        QVERIFY(flawsOf(deck).empty());
        deck.words[1].slug = deck.words[0].slug;
        deck.kinds[3].permanent = true;
        deck.kinds[7].attack = CardKind::kNoAttack;
        deck.kinds[15].permanent = false;
        deck.kinds[2].count = 118;
        QCOMPARE(flawsOf(deck), (std::vector<Flaw>{{FlawKind::SlugTwice, 0},
                                                   {FlawKind::SlugTwice, 1},
                                                   {FlawKind::PermanentAttack, 3},
                                                   {FlawKind::RouteWithoutAttack, 7},
                                                   {FlawKind::EffectWithoutPermanent, 15, 0},
                                                   {FlawKind::TooManyCards}}));
    }

    /// What is not finished yet can be put by and taken up again.
    void draftsAreReadAgain() {
        Deck deck = houseEdition();
        deck.words[1].slug = deck.words[0].slug;
        deck.kinds[2].count = 118;
        const std::string text = writeDeck(deck);
        QVERIFY(!readDeck(text).deck);
        const ReadDeck draft = readDraft(text);
        QVERIFY2(draft.deck, first(draft.mistakes).c_str());
        QVERIFY(*draft.deck == deck);
        QVERIFY(!readDraft(text.substr(0, 500)).deck);
        QVERIFY(!readDraft("{}").deck);
    }

    void textsFallBack() {
        const Translated texts{{"fr", "Géant"}, {"en", "Giant"}, {"de", ""}, {"pt_BR", "Gigante"}};
        QCOMPARE(textIn(texts, "fr_CA"), "Géant");
        QCOMPARE(textIn(texts, "de_AT"), "Giant"); // an empty one is none
        QCOMPARE(textIn(texts, "pt_BR"), "Gigante");
        QCOMPARE(textIn({{"fr", ""}, {"it", "Gigante"}}, "de"), "Gigante");
        QCOMPARE(textIn({}, "de"), "");
    }

    /// The record holds the cards: it needs no other file.
    void recordHoldsTheDeck() {
        const GameInfo& game = *findGame("castle-rampage");
        Match match(game, setupWith(*readDeck(everyOperation()).deck),
                    {{"Anna", false, {}}, {"Ben", false, {}}}, 11);
        for (Rng rng(4); !match.isOver();) {
            if (match.playChance()) continue;
            MoveList list;
            match.state().legalMoves(list);
            QVERIFY(match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]));
        }
        const std::string text = writeRecord(match);
        const Loaded loaded = readRecord(text);
        QVERIFY(loaded.match && !loaded.mistake);
        QVERIFY(loaded.match->state().equals(match.state()));
        QCOMPARE(writeRecord(*loaded.match), text);

        const auto mistakeOf = [&](const std::string& from, const std::string& to) {
            std::string changed = text;
            changed.replace(changed.find(from), from.size(), to);
            return readRecord(changed).mistake;
        };
        QVERIFY(mistakeOf("\"deck\": {", "\"note\": {")->code == "no-such-key"_mistake);
        const auto bad = mistakeOf("\"route\": \"castle-only\"", "\"route\": \"over-the-moon\"");
        QVERIFY(bad && bad->within == "deck-of-record"_mistake);
        QVERIFY(bad->line > 6 && toText(*bad).find("gate-first") != std::string::npos);
        const auto missing = readRecord(R"({"format": "drawbridge-record", "version": 1,
            "game": "castle-rampage", "options": {"house.deck": "file"},
            "seats": [{"name": "A"}, {"name": "B"}], "seed": 1, "undo": "fair", "moves": []})");
        QVERIFY(missing.mistake && missing.mistake->code == "key-missing"_mistake);
        const auto foreign = readRecord(R"({"format": "drawbridge-record", "version": 1,
            "game": "castle-keep", "options": {}, "deck": {},
            "seats": [{"name": "A"}, {"name": "B"}], "seed": 1, "undo": "fair", "moves": []})");
        QVERIFY(foreign.mistake && foreign.mistake->code == "no-such-key"_mistake);
    }

    void scenarioNamesADeck() {
        const std::string start = R"({"game": "castle-rampage", "title": "Inline", "deck": )" + smallFile() +
                                  R"(, "position": {"hand 1": "giant guard", "castle 1": "guard",
                                      "castle 2": "guard guard", "gate 2": "guard"}, )";
        const Scenarios read = readScenarios(start + R"("steps": ["play giant", "end"]})");
        QVERIFY2(read.mistakes().empty(), first(read.mistakes()).c_str());
        QCOMPARE(read.scenarios.size(), std::size_t{1});
        QVERIFY(static_cast<const Deck&>(*read.scenarios.front().setup.deck) == *readDeck(smallFile()).deck);
        QCOMPARE(first(readScenarios(R"({"game": "castle-keep", "deck": {}})").mistakes()),
                 "1: no-own-decks");
        QVERIFY(first(readScenarios(R"({"game": "castle-rampage", "deck": {}})").mistakes())
                    .find("no-deck-file") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestRampageDeck)
#include "deck.moc"
