// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before a game: players, factions, house rules, counts of cards, when to be asked; and the
// rematch.
#include "fields.h"
#include "library/freshplayers.h"
#include "pseudolanguages.h"
#include "rooms/deck/deckeditor.h"
#include "rooms/hall/hallpictures.h"

#include "faces/facepainter.h"
#include "library/people.h"
#include "library/rematch.h"
#include "match/gamestate.h"
#include "match/setup.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/match/rulesdock.h"
#include "rooms/newgame/factiondialog.h"
#include "rooms/newgame/houserulesdialog.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgamechoice.h"
#include "rooms/newgame/newgameview.h"
#include "rooms/newgame/optionrow.h"
#include "table/exercise.h"
#include "table/tableview.h"
#include "text/botlevels.h"
#include "text/gamesheet.h"
#include "text/houserules.h"
#include "text/wars/warstext.h"
#include "widgets/asking.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

#include <functional>
#include <set>

using namespace drawbridge;
using namespace drawbridge::test;
using wars::Faction;

namespace {

const GameInfo& castleWars() { return *findGame("castle-wars"); }
const GameInfo& castles() { return *findGame("castles"); }

/// The value of an option, by its name.
std::string valueOf(const Setup& setup, std::string_view name) {
    const std::size_t option = *findOption(castleWars(), name);
    return std::string(castleWars().options()[option].values[optionOf(setup, option)]);
}

Setup setupWith(std::initializer_list<std::pair<const char*, const char*>> chosen) {
    Setup setup;
    for (const auto& [name, value] : chosen) {
        const std::size_t option = *findOption(castleWars(), name);
        setOption(setup, option, *findValue(castleWars().options()[option], value));
    }
    return setup;
}

Match matchOf(const Setup& setup, Seed seed) {
    return Match(castleWars(), setup, {{"Anna", false, {}}, {"Bert", false, {}}}, seed);
}

/// Any game to its end.
void playOut(Match& match, Seed seed) {
    Rng rng(seed);
    for (match.settle(); !match.isOver(); match.settle()) {
        MoveList list;
        match.state().legalMoves(list);
        QVERIFY(match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]));
    }
}

NewGame warsOfTwo() {
    NewGame choice = rememberedGame(castleWars());
    choice.players = {{"Anna", false, {}}, {"Bert", false, {}}};
    return choice;
}

/// What there is to know of the factions.
class Factions : public FactionDialog {
  public:
    explicit Factions(const NewGame& choice = warsOfTwo())
        : FactionDialog(choice) {
        show();
    }
    FactionPage* page() const { return findChild<FactionPage*>(); }
    QListWidget* cards() const { return page()->findChild<QListWidget*>(); }
    QString told() const { return page()->findChild<QTextBrowser*>()->toPlainText(); }
    void goTo(Seat seat) const { page()->findChild<QTabBar*>()->setCurrentIndex(seat); }
    std::string led(Seat seat) const {
        const std::size_t option = *findOption(castleWars(), seat == 0 ? "faction-1" : "faction-2");
        return std::string(castleWars().options()[option].values[value(seat)]);
    }
    void click(Faction faction) const {
        QListWidgetItem* item = cards()->item(static_cast<int>(faction));
        cards()->scrollToItem(item);
        QTest::mouseClick(cards()->viewport(), Qt::LeftButton, {}, cards()->visualItemRect(item).center());
    }
};

NewGame ofBots(const GameInfo& game, int seats) {
    NewGame choice = rememberedGame(game);
    choice.setup.seats = seats;
    choice.players.clear();
    for (int seat = 0; seat < seats; ++seat) choice.players.push_back(freshBot(choice.players));
    return choice;
}

/// Chooses a value of an option by their names.
void choose(NewGameChoice& choice, const char* rule, const char* value) {
    const std::size_t option = *findOption(choice.info(), rule);
    choice.setOption(static_cast<int>(option), *findValue(choice.info().options()[option], value));
}

/// The house rules of a game with so many players.
class RulesPage : public HouseRulesDialog {
  public:
    RulesPage(const GameInfo& game, int seats)
        : RulesPage(ofBots(game, seats)) {}
    explicit RulesPage(const NewGame& choice)
        : HouseRulesDialog(choice, editDeck) {
        show();
        (void)QTest::qWaitForWindowActive(this);
    }
    QLineEdit* search() const { return field<QLineEdit>(*this, QStringLiteral("Search the house rules")); }
    QComboBox* presets() const { return field<QComboBox>(*this, QStringLiteral("Set of rules")); }
    QListWidget* differences() const {
        return field<QListWidget>(*this, QStringLiteral("What differs from the usual rules"));
    }
    QPushButton* putAllBack() const { return button(*this, QStringLiteral("Put all back")); }
    void choose(const char* rule, const char* value) const {
        const OptionSpec& spec = specOf(rule);
        const GameText& text = textFor(choice().game->id());
        const int index = *findValue(spec, value);
        const QString name = text.optionName(spec);
        if (auto* list = field<QComboBox>(*this, name))
            list->setCurrentIndex(index);
        else
            field<QCheckBox>(*this, name)->setChecked(index != 0);
    }
    std::string valueOf(const char* rule) const {
        return std::string(specOf(rule).values[optionOf(choice().setup, optionNamed(rule))]);
    }
    int shown() const {
        int count = 0;
        for (const auto* row : findChildren<OptionRow*>()) count += row->isVisible();
        return count;
    }

  private:
    std::size_t optionNamed(const char* rule) const { return *findOption(*choice().game, rule); }
    const OptionSpec& specOf(const char* rule) const { return choice().game->options()[optionNamed(rule)]; }
};

QStringList visibleTexts(const QWidget& window) {
    QStringList texts;
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->isVisible()) texts << label->text();
    return texts;
}

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void onlyWhatCanBeShownIsOffered();
    void aCardIsAFaction();
    void theKeysChooseToo();
    void chanceTakesAnotherThanTheEnemys();
    void pickedInTheGame();
    void theSameTwiceIsRefusedWhereForbidden();
    void theFactionIsTold();
    void everythingHasAName();
    void howFairItIsFollowsTheChoice();
    void houseRulesAreSearched();
    void searchingByKeys();
    void houseRulesAreGrouped();
    void aPresetIsPlayable();
    void aPresetSetsHouseRulesOnly();
    void whatDiffersIsPutBack();
    void theRulesTellWhatDiffers();
    void cardsAreCounted();
    void cardsLeftOutAreNotCounted();
    void namesGoWithWhoPlays();
    void aDeckTooSmallIsRefused();
    void lateJoinersAreToldApart();
    void aRematchTellsWhoWon();
    void asManyPlayersAsThereMayBe_data();
    void asManyPlayersAsThereMayBe();
    void whatIsAtHandIsThere();
    void whatLiesOnTheSmallTable();
    void whatPicturesOfWaysToPlayShow();
    void everyRowIsAsItShouldBe();
    void aVariantSaysWhyNot();
    void aVariantTakesItsSeats();
    void peopleAreSuggested();
    void guestsAreSuggested();
    void switchesSayWhatTheyMean();
    void peopleAreKnownAgain();
    void whoPlaysSitsInEveryBox();
    void nobodyIsANumber();
    void shieldsAreUnlike();
    void placesAreExchanged();
    void aSeatIsTakenAway();
    void ownRulesAreNotForgotten();
    void aChoiceLeftIsFoundAgain();
    void aSeatIsInSomebodysHand();
    void everyGameBeginsByTheUsualRules();
    void theSeatTellsWhatOneHasWon();
    void noticesGoWithTheirCause();
    void moreStaysInSight_data();
    void moreStaysInSight();
    void aLessonKnowsItsLearner();
    void aMatchAgainstALevel();
    void theDealNeedsANumber();
    void aDeckIsAskedFor();
    void theViewBegins();
    void keysOfTheScene();
    void seatsByKeysAndMouse();
    void tabGoesRoundTheScene_data();
    void tabGoesRoundTheScene();
    void aRematchTakesTurns_data();
    void aRematchTakesTurns();
    void theLoserOfASeriesBegins();
    void aSeriesIsChosen();
    void nobodyChoosesWhoLost();
    void aRematchTellsWhoLost();
    void factionsMoveWithTheirPlayers();
    void askingIsKept();
    void askingIsChosen();

  private:
    QTemporaryDir folder_;
};

void TestNewGame::initTestCase() {
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("test_newgame"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    QVERIFY(folder_.isValid());
}

/// A game has its rules and words before there is a table to play it on.
void TestNewGame::onlyWhatCanBeShownIsOffered() {
    const NewGameChoice choice(rememberedGame(castleWars()));
    QStringList offered;
    for (const OfferedGame& game : choice.games()) offered.append(game.id);
    QVERIFY(offered.contains(toQString(castleWars().id())));
    for (const GameInfo* game : allGames())
        QCOMPARE(offered.contains(toQString(game->id())), TableView::canShow(toQString(game->id())));
    QVERIFY(!TableView::canShow(QStringLiteral("no-such-game")));
}

void TestNewGame::aCardIsAFaction() {
    const Factions dialog;
    QCOMPARE(dialog.led(0), std::string("chosen-in-play"));
    dialog.click(Faction::Golems);
    QCOMPARE(dialog.led(0), std::string("golems"));
    QCOMPARE(dialog.led(1), std::string("chosen-in-play"));
    dialog.goTo(1);
    QVERIFY(dialog.cards()->selectedItems().isEmpty());
    dialog.click(Faction::WarMongers);
    QCOMPARE(dialog.led(0), std::string("golems"));
    QCOMPARE(dialog.led(1), std::string("war-mongers"));
    dialog.goTo(0);
    QCOMPARE(dialog.cards()->selectedItems().value(0),
             dialog.cards()->item(static_cast<int>(Faction::Golems)));

    NewGameChoice choice(warsOfTwo());
    QCOMPARE(valueOf(choice.choice().setup, "factions"), std::string("off"));
    QVERIFY(choice.seat(0).factionName.isEmpty());
    for (Seat seat = 0; seat < 2; ++seat) choice.setFaction(seat, dialog.value(seat));
    QCOMPARE(valueOf(choice.choice().setup, "factions"), std::string("on"));
    QCOMPARE(valueOf(choice.choice().setup, "faction-2"), std::string("war-mongers"));
    QCOMPARE(choice.seat(0).factionName, WarsText().factionName(Faction::Golems));
    // It is kept for the next time.
    remember(choice.choice());
    QVERIFY(rememberedGame(castleWars()).setup == choice.choice().setup);
    // And is of no account without factions.
    choose(choice, "option.factions", "off");
    QCOMPARE(valueOf(choice.choice().setup, "faction-1"), std::string("chosen-in-play"));
}

void TestNewGame::theKeysChooseToo() {
    Factions dialog;
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    dialog.cards()->setFocus();
    QCOMPARE(dialog.led(0), std::string("chosen-in-play")); // only looked at
    QTest::keyClick(dialog.cards(), Qt::Key_End);
    QCOMPARE(dialog.led(0), std::string("war-mongers"));
    QTest::keyClicks(dialog.cards(), QStringLiteral("ass"));
    QCOMPARE(dialog.led(0), std::string("assassins"));
}

void TestNewGame::chanceTakesAnotherThanTheEnemys() {
    const Factions dialog;
    dialog.click(Faction::Mages);
    dialog.goTo(1);
    auto* die = field<QToolButton>(*dialog.page(), QStringLiteral("By chance"));
    NewGameChoice choice(warsOfTwo());
    choice.setFaction(0, static_cast<int>(Faction::Mages) + 1);
    std::set<std::string> seen;
    for (int round = 0; round < 100; ++round) {
        const std::string before = dialog.led(1);
        die->click();
        const std::string now = dialog.led(1);
        QVERIFY(now != before && now != "mages");
        seen.insert(now);
        const int led = choice.factionOf(1);
        choice.factionByChance(1);
        QVERIFY(choice.factionOf(1) != led && choice.factionOf(1) != choice.factionOf(0));
    }
    QVERIFY(seen.size() > 10);
    QVERIFY(!seen.contains("chosen-in-play"));
}

void TestNewGame::pickedInTheGame() {
    const Factions dialog;
    auto* inGame = field<QCheckBox>(*dialog.page(), QStringLiteral("Picks in the game"));
    QVERIFY(inGame->isChecked());
    QVERIFY2(dialog.told().contains(QStringLiteral("In secret")), qPrintable(dialog.told()));
    dialog.click(Faction::Seers);
    QVERIFY(!inGame->isChecked());
    inGame->click();
    QCOMPARE(dialog.led(0), std::string("chosen-in-play"));
    QVERIFY(dialog.cards()->selectedItems().isEmpty());
    NewGame byLot = warsOfTwo();
    byLot.setup = setupWith({{"factions", "on"}, {"faction-pick", "random"}});
    const Factions other(byLot);
    QVERIFY2(other.told().contains(QStringLiteral("By lot")), qPrintable(other.told()));
}

void TestNewGame::theSameTwiceIsRefusedWhereForbidden() {
    NewGameChoice choice(warsOfTwo());
    const int seers = static_cast<int>(Faction::Seers) + 1;
    choice.setFaction(0, seers);
    choice.setFaction(1, seers);
    QVERIFY(choice.problem().isEmpty());
    choose(choice, "house.mirror-factions", "forbidden");
    QVERIFY(!choice.problem().isEmpty());
    QCOMPARE(choice.problemClause(), QStringLiteral("WARS-RULING-68"));
    choice.setFaction(1, static_cast<int>(Faction::Ninjas) + 1);
    QVERIFY(choice.problem().isEmpty() && choice.problemClause().isEmpty());
}

void TestNewGame::theFactionIsTold() {
    const WarsText text;
    const Factions dialog;
    for (int number = 0; number < wars::kFactions; ++number) {
        const auto faction = static_cast<Faction>(number);
        dialog.click(faction);
        const QString told = dialog.told();
        for (const QString& words :
             {text.factionName(faction), text.factionSummary(faction), text.factionStory(faction),
              text.clauseText(toQString(text.factionClause(faction).id()))})
            QVERIFY2(told.contains(words), qPrintable(words));
    }
}

void TestNewGame::everythingHasAName() {
    const Factions factions;
    const RulesPage rules(castleWars(), 2);
    for (const QDialog* dialog :
         {static_cast<const QDialog*>(&factions), static_cast<const QDialog*>(&rules)})
        for (const auto* widget : dialog->findChildren<QWidget*>()) {
            const bool isField = widget->isVisible() && widget->focusPolicy() & Qt::TabFocus &&
                                 !widget->inherits("QScrollArea");
            if (isField) QVERIFY2(!nameOf(*widget).isEmpty(), widget->metaObject()->className());
        }
    const QListWidget& cards = *factions.cards();
    for (int row = 0; row < cards.count(); ++row) QVERIFY(!cards.item(row)->text().isEmpty());
}

void TestNewGame::howFairItIsFollowsTheChoice() {
    NewGameChoice choice(rememberedGame(*findGame("castle-keep")));
    const QString two = choice.fairness();
    QVERIFY(two.startsWith(QStringLiteral("Whoever begins wins ")));
    choice.addSeat();
    QVERIFY(choice.fairness().contains(QStringLiteral("where 33 would be even")));
    choice.setGame(QStringLiteral("castle-wars"));
    choice.setFaction(0, 1);
    QVERIFY(choice.fairness().contains(QStringLiteral("against all factions: Undead ")));
    choice.setFaction(1, 6);
    QVERIFY(choice.fairness().startsWith(QStringLiteral("Wins in 100 games: Undead ")));
    QVERIFY(choice.fairness().contains(QStringLiteral(", Seers ")));
    QCOMPARE(choice.fairnessWith(1, 6), choice.fairness());
    QVERIFY(choice.fairnessWith(1, 5).contains(QStringLiteral(", Mages ")));
    // Behind the door a rule that tips the game says so, to a screen reader too.
    const RulesPage dialog(castleWars(), 2);
    const bool told = std::ranges::any_of(dialog.findChildren<QWidget*>(), [](const QWidget* widget) {
        return widget->accessibleDescription().contains(QStringLiteral("whoever begins wins "));
    });
    QVERIFY(told);
}

void TestNewGame::houseRulesAreSearched() {
    const RulesPage dialog(castleWars(), 2);
    const int all = dialog.shown();
    QCOMPARE(all, 26);
    QTest::keyClicks(dialog.search(), QStringLiteral("queen several"));
    QCOMPARE(dialog.shown(), 1);
    QTest::keyClick(dialog.search(), Qt::Key_Return); // must not close it
    QVERIFY(dialog.isVisible());
    QTest::keyClicks(dialog.search(), QStringLiteral("xyzzy"));
    QCOMPARE(dialog.shown(), 0);
    dialog.search()->clear();
    QCOMPARE(dialog.shown(), all);
}

void TestNewGame::searchingByKeys() {
    const RulesPage dialog(castles(), 4);
    const int all = dialog.shown();
    dialog.search()->setFocus();
    // By what a rule is about, by its values, by its explanation, by its number.
    for (const auto& [words, rule] :
         {std::pair("hand seven", ""), std::pair("cards in hand", "Cards in hand"),
          std::pair("no limit", "Longest game"), std::pair("SECOND upgrade", "A second upgrade"),
          std::pair("RULING-115", "Castles to win")}) {
        dialog.search()->clear();
        QTest::keyClicks(dialog.search(), QString::fromLatin1(words));
        const QString name = QString::fromLatin1(rule);
        QVERIFY2(dialog.shown() < all, words);
        if (!name.isEmpty()) QVERIFY2(visibleTexts(dialog).contains(name), words);
    }
    // The down key goes on to what was found, and Esc shows everything again before it closes the dialog.
    dialog.search()->clear();
    QTest::keyClicks(dialog.search(), QStringLiteral("longest"));
    QTest::keyClick(dialog.search(), Qt::Key_Down);
    QCOMPARE(nameOf(*QApplication::focusWidget()), QStringLiteral("Longest game"));
    dialog.search()->setFocus();
    QTest::keyClicks(dialog.search(), QStringLiteral("xyzzy"));
    QCOMPARE(dialog.shown(), 0);
    QVERIFY(!visibleTexts(dialog).filter(QStringLiteral("No house rule has these words")).isEmpty());
    QTest::keyClick(dialog.search(), Qt::Key_Escape);
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.shown(), all);
    QVERIFY(visibleTexts(dialog).filter(QStringLiteral("No house rule has these words")).isEmpty());
}

/// Where a game sorts its house rules, each lies in one group, and no group asks for one that is not there.
void TestNewGame::houseRulesAreGrouped() {
    bool any = false;
    for (const GameInfo* game : allGames()) {
        const auto groups = textFor(game->id()).ruleGroups();
        if (groups.empty()) continue;
        any = true;
        std::multiset<std::string_view> grouped;
        for (const RuleGroup& group : groups) grouped.insert(group.options.begin(), group.options.end());
        for (const std::string_view name : grouped) QVERIFY2(findOption(*game, name), name.data());
        for (const OptionSpec& option : game->options())
            if (option.name.starts_with("house.")) QCOMPARE(grouped.count(option.name), std::size_t{1});
    }
    QVERIFY(any);
}

void TestNewGame::aPresetIsPlayable() {
    for (const GameInfo* game : allGames())
        for (const RulePreset& preset : textFor(game->id()).presets()) {
            QVERIFY(!textFor(game->id()).presetHelp(preset).isEmpty());
            for (const RulePreset::Value& value : preset.values) {
                const auto option = findOption(*game, value.option);
                QVERIFY2(option && isHouseRule(game->options()[*option]), value.option.data());
                const auto chosen = findValue(game->options()[*option], value.value);
                QVERIFY2(chosen && *chosen != 0, value.option.data());
            }
            for (int seats = game->minSeats(); seats <= game->maxSeats(); ++seats) {
                Setup setup;
                setup.seats = seats;
                usePreset(*game, preset, setup);
                QVERIFY(game->check(setup));
            }
        }
}

void TestNewGame::aPresetSetsHouseRulesOnly() {
    const RulesPage dialog(castles(), 6);
    const NewGame before = dialog.choice();
    QComboBox* presets = dialog.presets();
    QCOMPARE(presets->currentText(), QStringLiteral("The usual rules"));
    // Where the usual values come from: hand size, and the last castle thrown away.
    const QStringList told = visibleTexts(dialog);
    QVERIFY(!told.filter(QStringLiteral("The usual value is printed.")).isEmpty());
    QVERIFY(!told.filter(QStringLiteral("The usual value is ours, against the print.")).isEmpty());
    dialog.choose("house.improve", "higher-only");
    QCOMPARE(presets->currentIndex(), -1); // a set of one's own

    presets->setFocus();
    QTest::keyClick(presets, Qt::Key_End);
    QCOMPARE(presets->currentText(), QStringLiteral("Party"));
    QVERIFY(!visibleTexts(dialog).filter(QStringLiteral("looser friendships")).isEmpty());
    QCOMPARE(dialog.valueOf("house.hand-size"), std::string("7"));
    QCOMPARE(dialog.valueOf("house.improve"), std::string("any"));
    QTest::keyClick(presets, Qt::Key_Up);
    QCOMPARE(presets->currentText(), QStringLiteral("Beginners"));
    QCOMPARE(dialog.valueOf("house.puppets"), std::string("off"));
    QCOMPARE(dialog.valueOf("house.hand-size"), std::string("5"));
    const NewGame after = dialog.choice();
    QCOMPARE(after.setup.seats, 6);
    QCOMPARE(after.seed, before.seed);
    for (std::size_t seat = 0; seat < 6; ++seat)
        QCOMPARE(after.players[seat].name, before.players[seat].name);

    // It is known again when it comes back.
    const RulesPage again(after);
    QCOMPARE(again.presets()->currentText(), QStringLiteral("Beginners"));
    QTest::keyClick(presets, Qt::Key_Home);
    QVERIFY(differences(castles(), dialog.choice().setup).empty());
}

void TestNewGame::whatDiffersIsPutBack() {
    for (const auto& [game, rules] :
         {std::pair(&castleWars(),
                    std::array{"house.queen-stack", "house.mirror-factions", "house.stalemate"}),
          std::pair(&castles(), std::array{"house.hand-size", "house.no-backstab", "house.rushed"})}) {
        const RulesPage dialog(*game, 2);
        Setup wanted = dialog.choice().setup;
        QVERIFY(!dialog.differences()->isVisible() && !dialog.putAllBack()->isEnabled());
        int set = 0;
        for (const char* rule : rules) {
            const std::size_t option = *findOption(*game, rule);
            if (!game->applies(wanted, option)) continue;
            dialog.choose(rule, std::string(game->options()[option].values[1]).c_str());
            ++set;
        }
        QVERIFY(set > 1);
        QListWidget* list = dialog.differences();
        QCOMPARE(list->count(), set);
        QVERIFY(list->isVisible());
        const QString first = list->item(0)->text();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        QCOMPARE(list->count(), set - 1);
        QVERIFY(list->item(0)->text() != first);
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(list->count(), set - 2);
        dialog.choose(rules[0], std::string(game->options()[*findOption(*game, rules[0])].values[1]).c_str());
        dialog.putAllBack()->setFocus();
        QTest::keyClick(dialog.putAllBack(), Qt::Key_Space);
        QCOMPARE(list->count(), 0);
        QVERIFY(dialog.search()->hasFocus());
        QVERIFY(dialog.choice().setup == wanted);
    }
}

void TestNewGame::theRulesTellWhatDiffers() {
    RulesDock dock(nullptr, nullptr);
    dock.show();
    dock.search();
    const auto* page = dock.findChild<QTextBrowser*>();
    Setup setup;
    setup.seats = 4;
    dock.setGame(castles(), setup);
    QVERIFY(page->toPlainText().contains(QStringLiteral("played by the usual rules")));
    setOption(setup, *findOption(castles(), "house.hand-size"), 3);
    setOption(setup, *findOption(castles(), "last-winner"), 2);
    setOption(setup, *findOption(castles(), "count.castle"), 2); // has no say without a deck of one's own
    dock.setGame(castles(), setup);
    QVERIFY(page->toPlainText().contains(QStringLiteral("Cards in hand: 7")));
    QVERIFY(!page->toPlainText().contains(QStringLiteral("Castles: ")));
    QVERIFY(!page->toPlainText().contains(QStringLiteral("Who won the last game: ")));
    dock.setGame(QStringLiteral("castle-keep"));
    QVERIFY(!page->toPlainText().contains(QStringLiteral("played by the usual rules")));
}

void TestNewGame::cardsAreCounted() {
    RulesPage dialog(castles(), 4);
    const auto counts = [&dialog] {
        std::vector<QSpinBox*> fields;
        for (auto* field : dialog.findChildren<QSpinBox*>())
            if (field->isVisible()) fields.push_back(field);
        return fields;
    };
    QVERIFY(counts().empty());
    dialog.choose("house.deck", "custom");
    QCOMPARE(counts().size(), std::size_t{26});
    for (const QSpinBox* each : counts()) QVERIFY(!nameOf(*each).isEmpty());
    QVERIFY(!visibleTexts(dialog).filter(QStringLiteral("53 card")).isEmpty());
    QVERIFY(!button(dialog, QStringLiteral("Standard deck"))->isEnabled());

    // Every number comes out as it was written.
    auto* moats = field<QSpinBox>(dialog, QStringLiteral("Moats"));
    QCOMPARE(moats->value(), 2);
    for (const int number : {0, 1, 3, moats->maximum()}) {
        moats->setValue(number);
        QCOMPARE(dialog.valueOf("count.moat"), std::to_string(number));
    }
    moats->setValue(4);
    QVERIFY(!visibleTexts(dialog).filter(QStringLiteral("55 card")).isEmpty());
    QCOMPARE(dialog.differences()->count(), 2); // the deck and this

    dialog.accept();
    remember(dialog.choice());
    QVERIFY(rememberedGame(castles()).setup == dialog.choice().setup);
    const RulesPage again(rememberedGame(castles()));
    QCOMPARE(field<QSpinBox>(again, QStringLiteral("Moats"))->value(), 4);
    button(again, QStringLiteral("Standard deck"))->click();
    QCOMPARE(again.valueOf("count.moat"), std::string("2"));
    again.choose("house.deck", "standard");
    QVERIFY(differences(castles(), again.choice().setup).empty());
}

/// What the rules leave out is not counted as played with.
void TestNewGame::cardsLeftOutAreNotCounted() {
    const RulesPage two(castles(), 2);
    two.choose("house.deck", "custom");
    const int puppets = field<QSpinBox>(two, QStringLiteral("Puppets"))->value();
    const int alliances = field<QSpinBox>(two, QStringLiteral("Alliances"))->value();
    const int out = puppets + alliances;
    QVERIFY(out > 0);
    const QString said = QStringLiteral("53 card(s) in a pack, %1 in this game, %2 left out");
    QVERIFY2(visibleTexts(two).contains(said.arg(53 - out).arg(out)),
             qPrintable(visibleTexts(two).join(QLatin1Char('\n'))));
    two.choose("house.duel-trim", "off");
    QVERIFY(visibleTexts(two).contains(QStringLiteral("53 card(s) in a pack, 53 in this game")));
    const RulesPage four(castles(), 4);
    four.choose("house.deck", "custom");
    QVERIFY(visibleTexts(four).contains(QStringLiteral("53 card(s) in a pack, 53 in this game")));
}

/// A name goes with the kind of player, unless somebody has typed it.
void TestNewGame::namesGoWithWhoPlays() {
    NewGameChoice choice(ofBots(castles(), 4));
    const auto name = [&](int seat) { return choice.seat(seat).name; };
    for (const int seat : {1, 2, 3}) choice.sitGuest(seat);
    QCOMPARE(name(1), QStringLiteral("Guest"));
    QCOMPARE(name(2), QStringLiteral("Guest 2"));
    QCOMPARE(name(3), QStringLiteral("Guest 3"));
    choice.sitBot(2, QStringLiteral("page"));
    QVERIFY(!name(2).startsWith(QStringLiteral("Guest")));
    QVERIFY(choice.seat(2).proposed);
    choice.rename(3, QStringLiteral("  Ottilie "));
    QVERIFY(!choice.seat(3).proposed);
    choice.sitBot(3, QStringLiteral("page"));
    QCOMPARE(name(3), QStringLiteral("Ottilie"));
    choice.rename(3, QString());
    QVERIFY(!name(3).isEmpty() && choice.seat(3).proposed);
    QVERIFY(choice.problem().isEmpty());
    choice.rename(3, name(2).toUpper());
    QVERIFY(choice.problem().startsWith(QStringLiteral("Two players are called")));
}

void TestNewGame::aDeckTooSmallIsRefused() {
    const RulesPage dialog(castles(), 4);
    const QString rule = textFor(castles().id()).clauseNumber(QStringLiteral("CASTLES-DECK-7"));
    QVERIFY2(rule.contains('.'), qPrintable(rule));
    const auto refused = [&dialog, &rule] {
        return !visibleTexts(dialog).filter(QStringLiteral("(rule %1)").arg(rule)).isEmpty();
    };
    dialog.choose("house.deck", "custom");
    auto* homes = field<QSpinBox>(dialog, QStringLiteral("Castles"));
    homes->setValue(4);
    QVERIFY(!refused());
    homes->setValue(3);
    QVERIFY(refused());
    NewGameChoice choice(ofBots(castles(), 4));
    choice.setRules(dialog.choice());
    QCOMPARE(choice.problemClause(), QStringLiteral("CASTLES-DECK-7"));
    button(dialog, QStringLiteral("Standard deck"))->click();
    QVERIFY(!refused());
    choice.setRules(dialog.choice());
    QVERIFY(choice.problem().isEmpty());
}

void TestNewGame::lateJoinersAreToldApart() {
    NewGameChoice choice(ofBots(castles(), 6));
    const auto late = [&choice] {
        std::vector<bool> result;
        for (int seat = 0; seat < 6; ++seat) result.push_back(choice.seat(seat).late);
        return result;
    };
    QVERIFY(late() == std::vector<bool>(6, false));
    choose(choice, "house.late-joiners", "2");
    QVERIFY(late() == (std::vector<bool>{false, false, false, false, true, true}));
    QVERIFY(choice.seat(5).spoken.contains(QStringLiteral("joins late")));
    QCOMPARE(lateSeats(castles(), choice.choice().setup), 2);
    // Who comes late sits last, and one who does not any more sits before them.
    const QString name = choice.seat(1).name;
    choice.setLate(1, true);
    QVERIFY(late() == (std::vector<bool>{false, false, false, true, true, true}));
    QCOMPARE(choice.seat(3).name, name);
    choice.setLate(5, false);
    QVERIFY(late() == (std::vector<bool>{false, false, false, false, true, true}));
    QVERIFY(choice.takesLate());
    choose(choice, "house.puppets", "off"); // nobody could come in
    QVERIFY(late() == std::vector<bool>(6, false));
    QVERIFY(!choice.takesLate());
}

/// In CASTLES it is the winner who begins the next game.
void TestNewGame::aRematchTellsWhoWon() {
    bool told = false;
    for (Seed seed = 1; seed < 6; ++seed) {
        Setup setup;
        setup.seats = 3;
        Match match(castles(), setup, {{"Anna", false, {}}, {"Bert", false, {}}, {"Cleo", false, {}}}, seed);
        playOut(match, seed);
        const Match again = rematch(match);
        const OptionValue winner = optionOf(again.setup(), *findOption(castles(), "last-winner"));
        int winners = 0;
        for (Seat seat = 0; seat < 3; ++seat) winners += match.state().score(seat) > 0;
        QCOMPARE(winner != 0, winners == 1);
        if (winner == 0) continue;
        told = true;
        const std::string& name = again.players()[static_cast<std::size_t>(winner - 1)].name;
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(match.state().score(seat) > 0, match.players()[seat].name == name);
    }
    QVERIFY(told);
}

void TestNewGame::aRematchTakesTurns_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"castle-keep", "castles-of-caleira", "castle-rampage"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// Where the lot decides who begins, it falls on everybody in turn.
void TestNewGame::aRematchTakesTurns() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    NewGame choice;
    choice.game = &game;
    choice.setup.seats = 2;
    choice.players = {{"Anna", false, {}}, {"Bert", false, {}}};
    choice.seed = 3;
    std::string before;
    Match match = begin(choice);
    for (Seed played = 0; played < 4; ++played) {
        match.settle();
        const std::string begins = match.players()[match.state().turn()].name;
        QVERIFY(begins != before);
        before = begins;
        playOut(match, played);
        match = rematch(match);
    }
}

void TestNewGame::theLoserOfASeriesBegins() {
    NewGame choice;
    choice.game = findGame("castle-keep");
    choice.setup.seats = 2;
    choice.players = {{"Anna", false, {}}, {"Bert", false, {}}};
    choice.series = {"one", 3, true};
    int lost = 0;
    for (choice.seed = 1; choice.seed < 9; ++choice.seed) {
        Match match = begin(choice);
        QCOMPARE(match.notes().series, choice.series);
        playOut(match, choice.seed);
        if (match.state().score(0) == match.state().score(1)) continue;
        ++lost;
        const std::string loser = match.players()[match.state().score(0) > 0 ? 1 : 0].name;
        Match next = rematch(match);
        QCOMPARE(next.notes().series, choice.series);
        next.settle();
        QCOMPARE(next.players()[next.state().turn()].name, loser);
    }
    QVERIFY(lost > 3);
}

void TestNewGame::aSeriesIsChosen() {
    NewGameChoice choice(rememberedGame(*findGame("castle-keep")));
    QVERIFY(choice.choice().series.id.empty());
    choice.setSeries(QStringLiteral("3"));
    choice.setLoserBegins(true);
    QCOMPARE(choice.choice().series.first, 3);
    QVERIFY(choice.choice().series.loserBegins);
    QVERIFY(choice.summary().contains(QStringLiteral("first to 3")));
    // It has a name once it begins, and is remembered for this game.
    const NewGame chosen = choice.choice();
    QVERIFY(!begin(chosen).notes().series.id.empty());
    QVERIFY(begin(chosen).notes().series.id != begin(chosen).notes().series.id);
    remember(chosen);
    QCOMPARE(rememberedGame(*chosen.game).series, chosen.series);
    QCOMPARE(rememberedGame(castleWars()).series.first, 0);
    choice.setSeries(QStringLiteral("0"));
    QVERIFY(!choice.summary().contains(QStringLiteral("first to")));
    QVERIFY(begin(choice.choice()).notes().series.id.empty());
    remember(choice.choice());
    QCOMPARE(rememberedGame(*chosen.game).series.first, 0);
}

void TestNewGame::nobodyChoosesWhoLost() {
    NewGame wanted = rememberedGame(castleWars());
    wanted.setup = setupWith({{"first-player", "loser-of-the-last-game"}, {"last-loser", "seat-2"}});
    const RulesPage dialog(wanted);
    QVERIFY(field<QComboBox>(dialog, QStringLiteral("Who lost the last game")) == nullptr);
    const NewGameChoice choice(wanted);
    QCOMPARE(valueOf(choice.choice().setup, "last-loser"), std::string("nobody"));
}

void TestNewGame::aRematchTellsWhoLost() {
    const Setup setup = setupWith({{"first-player", "loser-of-the-last-game"}});
    std::set<std::string> told;
    for (Seed seed = 1; seed < 12; ++seed) {
        Match match = matchOf(setup, seed);
        QCOMPARE(valueOf(rematch(match).setup(), "last-loser"), std::string("nobody")); // not over
        playOut(match, seed);
        Match again = rematch(match);
        QVERIFY(castleWars().check(again.setup()));
        const std::string loser = valueOf(again.setup(), "last-loser");
        told.insert(loser);
        if (loser == "nobody") {
            QCOMPARE(match.state().score(0), 0.5);
            continue;
        }
        const Seat seat = loser == "seat-1" ? 0 : 1;
        const Seat before = match.state().score(0) > 0 ? 1 : 0;
        QCOMPARE(again.players()[seat].name, match.players()[before].name);
        // He or she begins.
        again.settle();
        while (again.game().phaseName(again.view(kNobody)) != "draw") {
            MoveList list;
            again.state().legalMoves(list);
            QVERIFY(again.play(list[0]));
            again.settle();
        }
        QCOMPARE(again.state().turn(), seat);
    }
    QVERIFY(told.contains("seat-1") && told.contains("seat-2"));
}

void TestNewGame::factionsMoveWithTheirPlayers() {
    const Setup setup = setupWith(
        {{"factions", "on"}, {"faction-1", "undead"}, {"faction-2", "mages"}, {"queen-stack", "single"}});
    const Match again = rematch(matchOf(setup, 3));
    QCOMPARE(again.players()[0].name, std::string("Bert"));
    QCOMPARE(valueOf(again.setup(), "faction-1"), std::string("mages"));
    QCOMPARE(valueOf(again.setup(), "faction-2"), std::string("undead"));
    QCOMPARE(valueOf(again.setup(), "queen-stack"), std::string("single"));
}

void TestNewGame::asManyPlayersAsThereMayBe_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("most");
    QTest::newRow("Keep") << QStringLiteral("castle-keep") << 4;
    QTest::newRow("Caleira") << QStringLiteral("castles-of-caleira") << 4;
    QTest::newRow("Rampage") << QStringLiteral("castle-rampage") << 2;
    QTest::newRow("Wars") << QStringLiteral("castle-wars") << 2;
    QTest::newRow("CASTLES") << QStringLiteral("castles") << 8;
}

/// A seat that would lead to a game which cannot be played is not to be had, and it is said why.
void TestNewGame::asManyPlayersAsThereMayBe() {
    QFETCH(const QString, game);
    QFETCH(const int, most);
    NewGameChoice choice(rememberedGame(*findGame(game.toStdString())));
    for (int players = choice.seatCount();; ++players) {
        QCOMPARE(choice.seatCount(), players);
        QVERIFY(choice.problem().isEmpty());
        QCOMPARE(choice.noFewer().isEmpty(), players > 2);
        QCOMPARE(choice.noMore().isEmpty(), players < most);
        choice.addSeat();
        if (players == most) break;
    }
    QCOMPARE(choice.seatCount(), most);
    while (choice.noFewer().isEmpty()) {
        choice.removeSeat(0);
        QVERIFY(choice.problem().isEmpty());
    }
    QCOMPARE(choice.seatCount(), 2);
    choice.removeSeat(0);
    QCOMPARE(choice.seatCount(), 2);
}

void TestNewGame::whatIsAtHandIsThere() {
    for (const GameInfo* game : allGames()) {
        const GameSheet& sheet = sheetOf(game->id());
        std::size_t pictures = 0;
        for (const std::string& name : sheet.pictures) {
            const auto option = findOption(*game, name);
            QVERIFY2(option, name.c_str());
            for (const std::string_view value : game->options()[*option].values) {
                QVERIFY2(sheet.variants.contains(toQString(name) + QLatin1Char('=') + toQString(value)),
                         name.c_str());
                ++pictures;
            }
        }
        QCOMPARE(sheet.variants.size(), pictures);
        for (const std::string& name : sheet.switches) {
            const auto option = findOption(*game, name);
            QVERIFY2(option && game->options()[*option].values.size() == 2, name.c_str());
        }
    }
}

void TestNewGame::whatLiesOnTheSmallTable() {
    const FacePainter faces;
    NewGameChoice choice(rememberedGame(castles()));
    const QSignalSpy others(&choice, &NewGameChoice::gameChanged);
    for (const GameInfo* game : allGames()) {
        choice.setGame(toQString(game->id()));
        QVERIFY(!choice.before().isEmpty());
        QList<DrawnPiece> pieces = choice.middle();
        for (const SeatGround& seat : choice.before()) pieces += seat.pieces;
        for (const DrawnPiece& piece : pieces) {
            QVERIFY2(faces.knows(piece.face), qPrintable(piece.face));
            const QSizeF printed = faces.sizeMillimetres(piece.face);
            QCOMPARE(piece.tall, printed.height() / printed.width());
        }
    }
    QCOMPARE(others.size(), allGames().size());
    choice.addSeat(); // what lies there stays
    QCOMPARE(others.size(), allGames().size());
}

VariantValue variantOf(const NewGameChoice& choice, const QString& id) {
    for (const VariantRow& option : choice.variantRows())
        for (const VariantValue& value : option.values)
            if (value.id == id) return value;
    return {};
}

void TestNewGame::whatPicturesOfWaysToPlayShow() {
    const FacePainter faces;
    NewGameChoice choice(rememberedGame(castles()));
    for (const GameInfo* game : allGames()) {
        choice.setGame(toQString(game->id()));
        for (const VariantRow& option : choice.variantRows())
            for (const VariantValue& value : option.values)
                for (const DrawnPiece& piece : value.picture) {
                    const QString mark =
                        QStringLiteral(":/qt/qml/Drawbridge/Scene/marks/%1.svg").arg(piece.mark);
                    QVERIFY2(piece.mark.isEmpty() ? faces.knows(piece.face) : QFile::exists(mark),
                             qPrintable(piece.face + mark));
                    if (!piece.mark.isEmpty()) continue;
                    const QSizeF printed = faces.sizeMillimetres(piece.face);
                    QCOMPARE(piece.tall, printed.height() / printed.width());
                }
    }
    // A castle has nine squares, of which some may be empty.
    choice.setGame(QStringLiteral("castle-keep"));
    QCOMPARE(variantOf(choice, QStringLiteral("option.variant=base")).picture.size(), 9);
    QCOMPARE(variantOf(choice, QStringLiteral("option.variant=takeover")).picture.size(), 3 + 4 + 1);
}

void TestNewGame::everyRowIsAsItShouldBe() {
    NewGameChoice choice(ofBots(castles(), 4));
    const QAbstractItemModelTester tester(choice.property("seats").value<ListModel*>(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    choice.addSeat();
    choice.exchange(0, 3);
    choice.removeSeat(1);
    choice.setLate(0, true);
    for (const GameInfo* game : allGames()) {
        choice.setGame(toQString(game->id()));
        QVERIFY(!choice.game().name.isEmpty() && !choice.game().tagline.isEmpty() &&
                !choice.facts().isEmpty());
        QVERIFY(!choice.summary().isEmpty() && !choice.rulesLine().isEmpty() && choice.questions() > 5);
        for (int seat = 0; seat < choice.seatCount(); ++seat) QVERIFY(!choice.seat(seat).spoken.isEmpty());
        for (const VariantRow& option : choice.variantRows())
            for (const VariantValue& value : option.values) QVERIFY(!value.name.isEmpty());
        // Each switch turns, and turns back.
        const Setup before = choice.choice().setup;
        for (const SwitchRow& row : choice.switchRows()) {
            if (!row.applies) continue;
            choice.toggle(row.option);
            QVERIFY(!(choice.choice().setup == before));
            choice.toggle(row.option);
            QVERIFY(choice.choice().setup == before);
        }
    }
}

void TestNewGame::aVariantSaysWhyNot() {
    const NewGameChoice choice(ofBots(*findGame("castle-keep"), 2));
    const VariantValue siege = variantOf(choice, QStringLiteral("option.variant=siege"));
    QCOMPARE(siege.clause, QStringLiteral("KEEP-SIEGE-1"));
    QVERIFY(siege.why.contains(QStringLiteral("one player")));
    QVERIFY(variantOf(choice, QStringLiteral("option.variant=base")).chosen);
    QVERIFY(variantOf(choice, QStringLiteral("option.variant=king")).why.isEmpty());
}

void TestNewGame::aVariantTakesItsSeats() {
    NewGameChoice choice(ofBots(*findGame("castle-keep"), 3));
    const QString last = choice.seat(2).name;
    choose(choice, "option.variant", "siege");
    QCOMPARE(choice.seatCount(), 1);
    choose(choice, "option.variant", "takeover");
    QCOMPARE(choice.seatCount(), 2);
    choose(choice, "option.variant", "base");
    QCOMPARE(choice.seatCount(), 3); // as many as were wanted, and the same ones
    QCOMPARE(choice.seat(2).name, last);
    QVERIFY(choice.problem().isEmpty());
}

std::vector<Person> annaAndBruno() {
    return {{QStringLiteral("a"), QStringLiteral("Anna"), 4},
            {QStringLiteral("b"), QStringLiteral("Bruno"), 2}};
}

void TestNewGame::peopleAreSuggested() {
    NewGameChoice choice(rememberedGame(*findGame("castle-keep")));
    QCOMPARE(choice.seat(0).name, QStringLiteral("Guest"));
    choice.setPeople(annaAndBruno());
    QCOMPARE(choice.seat(0).name, QStringLiteral("Anna"));
    QCOMPARE(choice.seat(0).shield, 4);
    const std::vector<Player> players = choice.choice().players;
    QCOMPARE(players[0].person, std::string("a"));
    QCOMPARE(players[0].shield, 4);
    QVERIFY(players[1].isBot && players[1].person.empty());
    // Nobody sits twice.
    choice.sitPerson(1, QStringLiteral("b"));
    choice.sitPerson(1, QStringLiteral("a"));
    QCOMPARE(choice.seat(0).name, QStringLiteral("Bruno"));
    QCOMPARE(choice.seat(1).name, QStringLiteral("Anna"));
    // A bot that takes the seat takes no name of a person, and a guest does not either.
    choice.sitBot(1, QStringLiteral("knight"));
    QVERIFY(choice.seat(1).name != QStringLiteral("Anna"));
    choice.sitGuest(0);
    QCOMPARE(choice.seat(0).name, QStringLiteral("Guest"));
    QVERIFY(choice.choice().players[0].person.empty());
    // Who types the name of somebody is that one.
    choice.rename(0, QStringLiteral("bruno"));
    QCOMPARE(choice.choice().players[0].person, std::string("b"));
}

void TestNewGame::guestsAreSuggested() {
    NewGameChoice choice(rememberedGame(*findGame("castle-keep")));
    choice.setPeople(annaAndBruno());
    choice.setGuests({QStringLiteral("Rowan"), QStringLiteral("Bruno"), QStringLiteral("Gwen")});
    const QStringList both{QStringLiteral("Rowan"), QStringLiteral("Gwen")};
    QCOMPARE(choice.guests(), both); // Bruno has a place of his own among the people
    choice.sitGuest(1, QStringLiteral("Rowan"));
    QCOMPARE(choice.seat(1).name, QStringLiteral("Rowan"));
    QVERIFY(!choice.choice().players[1].isBot && choice.choice().players[1].person.empty());
    QCOMPARE(choice.guests(), QStringList{QStringLiteral("Gwen")}); // nobody sits twice
    choice.sitBot(1, QStringLiteral("knight"));
    QCOMPARE(choice.choice().players[1].name, std::string("Rowan")); // as any name that somebody has typed
}

/// Where "off" and "on" would say nothing both answers stand there.
void TestNewGame::switchesSayWhatTheyMean() {
    for (const GameInfo* game : allGames()) {
        NewGameChoice choice(rememberedGame(*game));
        for (const SwitchRow& row : choice.switchRows()) {
            QVERIFY(row.answers.isEmpty() || (row.answers.size() == 2 && row.answers[0] != row.answers[1]));
            for (const QString& answer : row.answers) QVERIFY(!answer.isEmpty());
        }
    }
    NewGameChoice rampage(rememberedGame(*findGame("castle-rampage")));
    const QStringList whoBegins{QStringLiteral("By lot"), QStringLiteral("The loser")};
    QVERIFY(std::ranges::count(rampage.switchRows(), whoBegins, &SwitchRow::answers) > 0);
}

void TestNewGame::peopleAreKnownAgain() {
    NewGameChoice choice(rememberedGame(castles()));
    choice.setPeople(annaAndBruno());
    choice.sitPerson(2, QStringLiteral("b"));
    choice.sitGuest(1);
    choice.rename(1, QStringLiteral("Ottilie"));
    remember(choice.choice());
    const std::vector<Player> again = rememberedGame(castles()).players;
    QVERIFY(again == choice.choice().players);
    // Renamed since, and one is gone.
    NewGameChoice later(rememberedGame(castles()));
    later.setPeople({{QStringLiteral("b"), QStringLiteral("Brunhilde"), 6}});
    QCOMPARE(later.seat(2).name, QStringLiteral("Brunhilde"));
    QCOMPARE(later.seat(2).shield, 6);
    QCOMPARE(later.seat(0).name, QStringLiteral("Anna"));
    QVERIFY(later.choice().players[0].person.empty());
}

void TestNewGame::whoPlaysSitsInEveryBox() {
    std::vector<Person> people = annaAndBruno();
    NewGameChoice choice(rememberedGame(*findGame("castle-rampage")));
    choice.setPeople(people);
    QCOMPARE(choice.choice().players[0].person, std::string("a"));
    remember(choice.choice());
    // Somebody else plays now: in the box that lies open, …
    std::swap(people[0], people[1]);
    choice.setPeople(people);
    QCOMPARE(choice.choice().players[0].person, std::string("b"));
    QCOMPARE(choice.seat(0).name, QStringLiteral("Bruno"));
    // … in one that was opened before, …
    choice.setChoice(rememberedGame(*findGame("castle-rampage")));
    QCOMPARE(choice.choice().players[0].person, std::string("b"));
    // … and where a match begins at once.
    const auto players = seated(rememberedGame(*findGame("castle-rampage")).players, people);
    QCOMPARE(players[0].person, std::string("b"));
    QCOMPARE(players[0].shield, 2);
    QCOMPARE(seated(rememberedGame(*findGame("castle-wars")).players, people)[0].person, std::string("b"));
    // Who has been given the seat since keeps it, whatever else is said of people.
    choice.sitPerson(0, QStringLiteral("a"));
    people[0].name = QStringLiteral("Brunhilde");
    choice.setPeople(people);
    QCOMPARE(choice.choice().players[0].person, std::string("a"));
    // Where both sit, both stay.
    choice.sitPerson(1, QStringLiteral("b"));
    std::swap(people[0], people[1]);
    choice.setPeople(people);
    QCOMPARE(choice.choice().players[0].person, std::string("a"));
    QCOMPARE(choice.choice().players[1].person, std::string("b"));
}

/// "Player 1" is nobody's name.
void TestNewGame::nobodyIsANumber() {
    for (const GameInfo* game : allGames())
        for (const Player& player : rememberedGame(*game).players)
            QVERIFY(!QString::fromStdString(player.name).startsWith(QStringLiteral("Player")));
    QVERIFY(isProposedName(QStringLiteral("Guest"), false) &&
            isProposedName(QStringLiteral("Guest 2"), false));
    QVERIFY(!isProposedName(QStringLiteral("Anna"), false) && !isProposedName(QStringLiteral("Guest"), true));
}

void TestNewGame::shieldsAreUnlike() {
    NewGameChoice choice(ofBots(castles(), 8));
    const auto all = [&choice] {
        std::set<int> shields;
        for (int seat = 0; seat < choice.seatCount(); ++seat) shields.insert(choice.seat(seat).shield);
        return shields;
    };
    for (const Player& player : choice.choice().players) QCOMPARE(player.shield, -1); // that of the seat
    choice.setShield(0, 7);
    QCOMPARE(choice.seat(0).shield, 7);
    QCOMPARE(all().size(), std::size_t{8});
    choice.setShield(3, 7);
    QCOMPARE(choice.seat(3).shield, 7);
    QCOMPARE(all().size(), std::size_t{8});
    choice.exchange(3, 5);
    QCOMPARE(choice.seat(5).shield, 7);
    const Match match = begin(choice.choice());
    std::set<int> shown;
    for (Seat seat = 0; seat < 8; ++seat) shown.insert(match.shieldOf(seat));
    QCOMPARE(shown.size(), std::size_t{8});
}

void TestNewGame::placesAreExchanged() {
    NewGameChoice choice(warsOfTwo());
    choice.setFaction(0, static_cast<int>(Faction::Undead) + 1);
    choice.exchange(0, 1);
    QCOMPARE(choice.choice().players[0].name, std::string("Bert"));
    // What they lead goes with them.
    QCOMPARE(valueOf(choice.choice().setup, "faction-1"), std::string("chosen-in-play"));
    QCOMPARE(valueOf(choice.choice().setup, "faction-2"), std::string("undead"));
    choice.exchange(0, 2); // there is none
    QCOMPARE(choice.choice().players[0].name, std::string("Bert"));
}

void TestNewGame::aSeatIsTakenAway() {
    NewGameChoice choice(ofBots(castles(), 6));
    choose(choice, "house.late-joiners", "2");
    const QString third = choice.seat(3).name;
    choice.removeSeat(2);
    QCOMPARE(choice.seatCount(), 5);
    QCOMPARE(choice.seat(2).name, third);
    QCOMPARE(lateSeats(castles(), choice.choice().setup), 2);
    const QString last = choice.seat(4).name;
    choice.removeSeat(4); // who would have come late does not come at all
    QCOMPARE(lateSeats(castles(), choice.choice().setup), 1);
    for (int seat = 0; seat < choice.seatCount(); ++seat) QVERIFY(choice.seat(seat).name != last);
}

void TestNewGame::ownRulesAreNotForgotten() {
    NewGameChoice choice(ofBots(castles(), 6));
    const auto chosen = [&choice] {
        for (const NamedChoice& row : choice.presetRows())
            if (row.chosen) return row.id;
        return QString();
    };
    QCOMPARE(chosen(), QStringLiteral("printed"));
    choose(choice, "house.improve", "higher-only");
    choose(choice, "house.hand-size", "6");
    QCOMPARE(chosen(), QStringLiteral("own"));
    const Setup own = choice.choice().setup;
    choice.usePreset(QStringLiteral("printed"));
    QCOMPARE(chosen(), QStringLiteral("printed"));
    QVERIFY(differences(castles(), choice.choice().setup).empty());
    choice.usePreset(QStringLiteral("party"));
    QCOMPARE(chosen(), QStringLiteral("party"));
    choice.usePreset(QStringLiteral("own"));
    QVERIFY(choice.choice().setup == own);
    QCOMPARE(chosen(), QStringLiteral("own"));
}

/// Of a seat that will be played with a phone; whoever else sits down there plays at the window.
void TestNewGame::aSeatIsInSomebodysHand() {
    NewGameChoice choice(ofBots(castles(), 3));
    choice.sitInHand(1);
    QVERIFY(choice.seat(1).inHand && !choice.seat(1).isBot);
    QVERIFY(choice.seat(1).spoken.contains(QStringLiteral("in somebody’s hand")));
    QCOMPARE(choice.choice().hands, only(1));
    choice.exchange(1, 2);
    QCOMPARE(choice.choice().hands, only(2));
    choice.leave();
    QCOMPARE(rememberedGame(castles()).hands, only(2));
    choice.sitBot(2, QStringLiteral("page"));
    QCOMPARE(choice.choice().hands, SeatSet{0});
    choice.sitInHand(0);
    choice.sitGuest(0);
    QCOMPARE(choice.choice().hands, SeatSet{0});
}

void TestNewGame::aChoiceLeftIsFoundAgain() {
    NewGameChoice choice(rememberedGame(castles()));
    choice.setGame(QStringLiteral("castle-keep"));
    choice.setGame(QStringLiteral("castles"));
    QVERIFY2(!isRemembered(castles()) && !isRemembered(*findGame("castle-keep")), "only looked at");
    choice.addSeat();
    choice.sitGuest(2, QStringLiteral("Aunt Ines"));
    choice.setSeries(QStringLiteral("3"));
    const NewGame left = choice.choice();
    choice.setGame(QStringLiteral("castle-keep"));
    choice.setGame(QStringLiteral("castles"));
    QCOMPARE(choice.choice().players, left.players);
    QCOMPARE(choice.choice().series.first, 3);
    choice.setDeal(QString()); // nothing that could be begun
    choice.addSeat();
    choice.leave();
    QCOMPARE(rememberedGame(castles()).players, left.players);
}

void TestNewGame::theDealNeedsANumber() {
    NewGameChoice choice(warsOfTwo());
    QVERIFY(choice.problem().isEmpty());
    choice.setDeal(QString());
    QCOMPARE(choice.problem(), QStringLiteral("The deal needs a number."));
    choice.setDeal(QStringLiteral("99999999999999999999"));
    QCOMPARE(choice.problem(), QStringLiteral("The number of the deal is too large."));
    for (const char* wrong : {"2x4", "1.5", "-3"}) {
        choice.setDeal(QString::fromLatin1(wrong));
        QCOMPARE(choice.problem(),
                 QStringLiteral("The number of the deal is a whole number, written in figures."));
    }
    choice.setDeal(QStringLiteral("\u0662\u0664 ")); // Arabic figures, and a blank that was pasted along
    QVERIFY(choice.problem().isEmpty());
    QCOMPARE(choice.choice().seed, Seed{24});
    choice.freshDeal();
    QVERIFY(choice.problem().isEmpty());
}

void TestNewGame::aDeckIsAskedFor() {
    NewGameChoice choice(ofBots(*findGame("castle-rampage"), 2));
    choose(choice, "house.deck", "file");
    QCOMPARE(choice.problemClause(), QStringLiteral("RAMPAGE-RULING-1"));
    QVERIFY(choice.wantsDeck());
    choose(choice, "house.deck", "house-edition");
    QVERIFY(choice.problem().isEmpty() && !choice.wantsDeck());
}

/// The scene of a new game, in the foreground.
class Scene : public NewGameView {
  public:
    explicit Scene(const NewGame& choice)
        : NewGameView(new HallPictures, editDeck) {
        resize(1100, 640);
        setMotion(0);
        setChoice(choice);
        show();
        (void)QTest::qWaitForWindowActive(this);
        setFocus();
    }
    QQuickItem* named(const QString& name) const {
        const std::function<QQuickItem*(QQuickItem*)> find = [&](QQuickItem* item) -> QQuickItem* {
            if (item->objectName() == name && item->isVisible()) return item;
            for (QQuickItem* child : item->childItems())
                if (QQuickItem* found = find(child)) return found;
            return nullptr;
        };
        return find(rootObject());
    }
    static QPoint middleOf(const QQuickItem* item) {
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    void press(const QString& name) {
        QTest::qWait(30); // what stands where is settled with the next frame
        QQuickItem* item = named(name);
        QVERIFY2(item, qPrintable(name));
        QTest::mouseClick(this, Qt::LeftButton, {}, middleOf(item));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(windowHandle(), key, modifiers);
    }
    QQuickItem* keys() const { return quickWindow()->activeFocusItem(); }
};

/// What a person finds who has chosen nothing is a set of rules with a name.
void TestNewGame::everyGameBeginsByTheUsualRules() {
    for (const GameInfo* game : allGames()) {
        QSettings().remove(QStringLiteral("newgame"));
        NewGameChoice choice(rememberedGame(*game));
        const auto chosen = [&choice] {
            QStringList ids;
            for (const NamedChoice& row : choice.presetRows())
                if (row.chosen) ids << row.id;
            return ids;
        };
        QVERIFY2(chosen() == QStringList{QStringLiteral("printed")}, game->id().data());
        QCOMPARE(choice.rulesLine(), QStringLiteral("The usual rules."));
        QVERIFY(houseRulesLine(*game, choice.choice().setup).isEmpty());
        HouseRulesDialog dialog(choice.choice(), editDeck);
        QVERIFY(differences(*game, dialog.choice().setup).empty());
        // Going back to it leaves what is proposed as it is.
        const Setup proposed = choice.choice().setup;
        choice.usePreset(QStringLiteral("printed"));
        QVERIFY(choice.choice().setup == proposed);
        // Nor is it another game without that help.
        Setup plain = proposed;
        for (std::size_t option = 0; option < plain.options.size(); ++option)
            if (game->options()[option].proposed != 0) setOption(plain, option, 0);
        QVERIFY(differences(*game, plain).empty());
    }
}

void TestNewGame::theSeatTellsWhatOneHasWon() {
    QSettings().clear();
    NewGameChoice choice(rememberedGame(*findGame("castle-keep")));
    choice.setPeople({{QStringLiteral("p-anna"), QStringLiteral("Anna"), 2},
                      {QStringLiteral("p-bert"), QStringLiteral("Bert"), 3}});
    QVERIFY(choice.seat(1).record.isEmpty()); // nothing is known yet
    const auto row = [](const char* who, const char* game, const char* variant, const char* level, int played,
                        int won) {
        PersonStatistics one;
        one.person = QString::fromLatin1(who);
        one.game = QString::fromLatin1(game);
        one.variant = QString::fromLatin1(variant);
        one.opponent = QString::fromLatin1(level);
        one.played = played;
        one.won = won;
        return one;
    };
    choice.setRecords({row("p-anna", "castle-keep", "", "squire", 10, 7),
                       row("p-anna", "castle-keep", "option.variant=empire", "squire", 4, 2),
                       row("p-anna", "castle-keep", "", "knight", 2, 0),
                       row("p-anna", "castle-wars", "", "squire", 5, 5),
                       row("p-bert", "castle-keep", "", "squire", 3, 1)});
    const auto told = [&](int level) { return choice.levelRows()[level].record; };
    QCOMPARE(told(0), QString()); // a Page has not been met
    QCOMPARE(told(1), QStringLiteral("You have won 9 of 14 against Squires."));
    QCOMPARE(told(2), QStringLiteral("You have won 0 of 2 against Knights."));
    QCOMPARE(choice.seat(1).record, QStringLiteral("You won 9 of 14"));
    QVERIFY(choice.seat(1).spoken.contains(QStringLiteral("You won 9 of 14")));
    QVERIFY(choice.seat(0).record.isEmpty()); // of a person
    choice.sitBot(1, QStringLiteral("page"));
    QVERIFY(choice.seat(1).record.isEmpty());
    choice.sitBot(1, QStringLiteral("squire"));
    choice.addSeat();
    choice.sitPerson(2, QStringLiteral("p-bert")); // which of them is meant?
    QVERIFY(choice.seat(1).record.isEmpty());
    choice.removeSeat(0);
    QCOMPARE(told(1), QStringLiteral("You have won 1 of 3 against Squires."));
    choice.setGame(QStringLiteral("castle-wars"));
    QCOMPARE(told(2), QString());
    for (const Level& level : levels()) QVERIFY(!ownRecord(level.name, 1, 2).isEmpty()); // each has its words
    QVERIFY(ownRecord("greedy", 1, 2).isEmpty() && ownRecord("page", 0, 0).isEmpty());
}

/// All that is told of a way to play that cannot be chosen now.
void TestNewGame::noticesGoWithTheirCause() {
    QSettings().clear();
    int notices = 0;
    for (const GameInfo* game : allGames()) {
        Scene scene(rememberedGame(*game));
        const auto groups = [&scene] {
            QList<QQuickItem*> found;
            const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
                if (item->property("asked").isValid()) found << item;
                for (QQuickItem* child : item->childItems()) look(child);
            };
            look(scene.rootObject());
            return found;
        };
        for (int seats = game->minSeats(); seats <= game->maxSeats(); ++seats) {
            const auto seat = [&] {
                while (scene.chosen().seatCount() < seats && scene.chosen().noMore().isEmpty())
                    scene.chosen().addSeat();
            };
            seat();
            for (const VariantRow& option : scene.chosen().variantRows()) {
                for (const VariantValue& value : option.values) {
                    if (value.why.isEmpty()) continue;
                    QQuickItem* card = scene.named(QStringLiteral("variant-") + value.id);
                    QVERIFY(card);
                    QMetaObject::invokeMethod(card, "clicked");
                    const auto asked = [&] {
                        return std::ranges::count_if(groups(), [](QQuickItem* group) {
                            return group->property("asked").toInt() >= 0;
                        });
                    };
                    QCOMPARE(asked(), 1);
                    ++notices;
                    const int before = scene.chosen().seatCount();
                    if (scene.chosen().noMore().isEmpty())
                        scene.chosen().addSeat();
                    else if (scene.chosen().noFewer().isEmpty())
                        scene.chosen().removeSeat(before - 1);
                    else
                        scene.chosen().freshDeal();
                    QCOMPARE(asked(), 0);
                }
            }
        }
    }
    QVERIFY(notices > 0);
}

void TestNewGame::moreStaysInSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("words");
    QTest::addColumn<bool>("areLonger");
    QTest::newRow("usual") << QSize(1366, 715) << 1.0 << false;
    QTest::newRow("small") << QSize(1024, 560) << 1.0 << false;
    QTest::newRow("small, large words") << QSize(1024, 560) << 1.5 << false;
    QTest::newRow("large words") << QSize(1366, 715) << 1.5 << false;
    QTest::newRow("long words") << QSize(1366, 715) << 1.0 << true;
    QTest::newRow("small, long words") << QSize(1024, 560) << 1.0 << true;
    QTest::newRow("large") << QSize(1920, 1020) << 1.0 << false;
}

/// The number of the deal comes behind "More", and is not hidden by the door.
void TestNewGame::moreStaysInSight() {
    QFETCH(QSize, size);
    QFETCH(double, words);
    QFETCH(bool, areLonger);
    QSettings().clear();
    LongWinded longer; // two fifths
    if (areLonger) QCoreApplication::installTranslator(&longer);
    Scene scene(rememberedGame(*allGames().front()));
    scene.setTextScale(words);
    scene.resize(size);
    QTest::qWait(50);
    QQuickItem* sheet = scene.named(QStringLiteral("more"))->parentItem()->parentItem();
    for (const GameInfo* game : allGames()) {
        scene.chosen().setGame(toQString(game->id()));
        sheet->setProperty("more", false);
        QTest::qWait(50);
        QMetaObject::invokeMethod(scene.named(QStringLiteral("more")), "clicked");
        QQuickItem* deal = scene.named(QStringLiteral("deal"));
        const auto where = [&](const QQuickItem& item) {
            return item.mapRectToScene({0, 0, item.width(), item.height()});
        };
        const auto inSight = [&] {
            const QRectF place = where(*deal);
            const QQuickItem* door = scene.named(QStringLiteral("door"));
            // What is scrolled ends above the door, if that stays, and else above the rail.
            const double end = std::min(where(*door).intersects(place) ? place.top() : size.height(),
                                        where(*scene.named(QStringLiteral("lay"))).top());
            return deal->isVisible() && deal->hasActiveFocus() && place.top() > 0 && place.bottom() <= end;
        };
        QTRY_VERIFY2(inSight(), game->id().data());
    }
}

void TestNewGame::aLessonKnowsItsLearner() {
    qputenv("XDG_DATA_HOME", folder_.filePath(QStringLiteral("data")).toUtf8());
    People people;
    const auto learner = [&people] {
        PracticeWindow window(Preferences{}, &people, isRemembered);
        window.openLessons(*findGame("castle-keep"));
        const std::vector<Player>& players = window.exercise()->match().players();
        QString name;
        QStringList names;
        for (const Player& player : players) {
            names << QString::fromStdString(player.name);
            if (!player.isBot) name = names.last();
        }
        return names.removeDuplicates() == 0 ? name : QString();
    };
    QCOMPARE(learner(), QStringLiteral("Guest"));
    QString anna;
    anna = *people.add(QStringLiteral("Anna"), 2);
    QCOMPARE(learner(), QStringLiteral("Anna"));
    QVERIFY(people.rename(anna, QStringLiteral("Baldwin"))); // as bots are called
    QCOMPARE(learner(), QStringLiteral("Baldwin"));
}

void TestNewGame::aMatchAgainstALevel() {
    QSettings().clear();
    for (const GameInfo* game : allGames()) {
        NewGame last = rememberedGame(*game);
        for (Player& player : last.players) player = {"P" + player.name, false, {}};
        remember(last); // people only
        const NewGame against = gameAgainst(*game, "monarch");
        QVERIFY(game->check(against.setup));
        int bots = 0;
        for (const Player& player : against.players) {
            if (!player.isBot) continue;
            QCOMPARE(player.bot, std::string("monarch"));
            ++bots;
        }
        QVERIFY(bots > 0);
    }
    QSettings().clear();
}

void TestNewGame::theViewBegins() {
    Scene scene(ofBots(*findGame("castle-keep"), 2));
    QSignalSpy begun(&scene, &NewGameView::begun);
    QSignalSpy lesson(&scene, &NewGameView::lessonRequested);
    QSignalSpy rules(&scene, &NewGameView::rulesRequested);
    scene.press(QStringLiteral("lesson"));
    scene.press(QStringLiteral("rules"));
    QCOMPARE(lesson.value(0).value(0).toString(), QStringLiteral("castle-keep"));
    QCOMPARE(rules.value(0).value(0).toString(), QStringLiteral("castle-keep"));
    scene.press(QStringLiteral("box-castles"));
    QCOMPARE(scene.choice().game->id(), std::string_view("castles"));
    scene.press(QStringLiteral("practice"));
    scene.press(QStringLiteral("preset-party"));
    scene.press(QStringLiteral("lay"));
    QCOMPARE(begun.size(), 1);
    QCOMPARE(&rememberedKind(), &castles());
    QVERIFY(rememberedGame(castles()).undo == UndoRule::Practice);
    QCOMPARE(presetOf(castles(), rememberedGame(castles()).setup)->id, std::string_view("party"));
    // What cannot be begun is not.
    scene.chosen().setDeal(QString());
    scene.press(QStringLiteral("lay"));
    QCOMPARE(begun.size(), 1);
}

void TestNewGame::keysOfTheScene() {
    Scene scene(ofBots(*findGame("castle-keep"), 2));
    QSignalSpy begun(&scene, &NewGameView::begun);
    QSignalSpy hall(&scene, &NewGameView::hallRequested);
    // At a seat the letters of the levels choose; Esc closes only the choice.
    scene.named(QStringLiteral("seat-1"))->forceActiveFocus(Qt::TabFocusReason);
    scene.key(Qt::Key_Return);
    QVERIFY(scene.named(QStringLiteral("level-page")));
    scene.key(Qt::Key_M);
    QCOMPARE(scene.choice().players[1].bot, std::string("monarch"));
    QVERIFY(!scene.named(QStringLiteral("level-page")));
    QCOMPARE(scene.keys(), scene.named(QStringLiteral("seat-1")));
    scene.key(Qt::Key_Space);
    scene.key(Qt::Key_Up);
    scene.key(Qt::Key_Space);
    QCOMPARE(scene.choice().players[1].bot, std::string("knight"));
    scene.key(Qt::Key_Return);
    scene.key(Qt::Key_Escape);
    QVERIFY(!scene.named(QStringLiteral("level-page")));
    QCOMPARE(hall.size() + begun.size(), 0);
    // While it is open, Tab goes round in it; a person's seat hears the letters too.
    scene.named(QStringLiteral("seat-0"))->forceActiveFocus(Qt::TabFocusReason);
    scene.key(Qt::Key_Return);
    for (int steps = 0; steps < 80; ++steps) {
        scene.key(steps < 40 ? Qt::Key_Tab : Qt::Key_Backtab,
                  steps < 40 ? Qt::NoModifier : Qt::ShiftModifier);
        QVERIFY(scene.named(QStringLiteral("close"))->parentItem()->parentItem()->isAncestorOf(scene.keys()));
    }
    scene.key(Qt::Key_Escape);
    scene.key(Qt::Key_Return);
    scene.key(Qt::Key_S);
    QCOMPARE(scene.choice().players[0].bot, std::string("squire"));
    // A name is typed, letters of levels and all.
    scene.press(QStringLiteral("seat-1"));
    scene.named(QStringLiteral("name"))->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(scene.windowHandle(), Qt::Key_A, Qt::ControlModifier);
    for (const char letter : {'k', 'm', 'p'}) QTest::keyClick(scene.windowHandle(), letter);
    scene.key(Qt::Key_Return);
    QCOMPARE(scene.choice().players[1].name, std::string("kmp"));
    QCOMPARE(scene.choice().players[1].bot, std::string("knight"));
    // The number of the deal.
    scene.press(QStringLiteral("more"));
    scene.named(QStringLiteral("deal"))->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(scene.windowHandle(), Qt::Key_A, Qt::ControlModifier);
    for (const char digit : {'2', '4'}) QTest::keyClick(scene.windowHandle(), digit);
    scene.key(Qt::Key_Return);
    QCOMPARE(begun.size(), 1);
    QCOMPARE(begun[0][0].value<NewGame>().seed, Seed{24});
    scene.key(Qt::Key_Escape);
    QCOMPARE(hall.size(), 1);
}

void TestNewGame::seatsByKeysAndMouse() {
    Scene scene(ofBots(castles(), 4));
    const auto nameAt = [&scene](std::size_t seat) { return scene.choice().players[seat].name; };
    const std::string first = nameAt(0);
    const std::string second = nameAt(1);
    const std::string third = nameAt(2);
    scene.named(QStringLiteral("seat-0"))->forceActiveFocus(Qt::TabFocusReason);
    scene.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(nameAt(1), first);
    QCOMPARE(scene.keys(), scene.named(QStringLiteral("seat-1"))); // the keys go with who moves
    scene.key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(nameAt(0), first);

    const QPoint from = Scene::middleOf(scene.named(QStringLiteral("seat-0")));
    const QPoint to = Scene::middleOf(scene.named(QStringLiteral("seat-2")));
    QTest::mousePress(&scene, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&scene, from + (to - from) * step / 10);
    QTest::mouseRelease(&scene, Qt::LeftButton, {}, to);
    QCOMPARE(nameAt(0), third);
    QCOMPARE(nameAt(2), first);
    QVERIFY(!scene.named(QStringLiteral("level-page"))); // dragged, not pressed

    // Without dragging, too.
    scene.press(QStringLiteral("seat-2"));
    QTRY_VERIFY(scene.named(QStringLiteral("onward")));
    scene.press(QStringLiteral("onward"));
    QCOMPARE(nameAt(3), first);
    scene.press(QStringLiteral("seat-3"));
    QTRY_VERIFY(scene.named(QStringLiteral("onward")));
    scene.press(QStringLiteral("onward"));
    QCOMPARE(nameAt(0), first);
    QCOMPARE(nameAt(3), third);

    scene.press(QStringLiteral("freeSeat"));
    QCOMPARE(scene.choice().players.size(), std::size_t{5});
    scene.press(QStringLiteral("seat-1"));
    QVERIFY(scene.named(QStringLiteral("level-page")));
    const QString tower = QStringLiteral("red shield with a tower"); // what a shield shows, not its number
    QTRY_COMPARE(scene.named(QStringLiteral("shield-0"))->property("text").toString(), tower);
    scene.press(QStringLiteral("away"));
    QCOMPARE(scene.choice().players.size(), std::size_t{4});
    for (std::size_t seat = 0; seat < 4; ++seat) QVERIFY(nameAt(seat) != second);
    scene.press(QStringLiteral("seat-1"));
    scene.press(QStringLiteral("guest"));
    QVERIFY(!scene.choice().players[1].isBot);
}

void TestNewGame::tabGoesRoundTheScene_data() {
    QTest::addColumn<QString>("game");
    for (const GameInfo* game : allGames())
        QTest::addRow("%s", std::string(game->id()).c_str()) << toQString(game->id());
}

/// From one end to the other, to everything, and each has a name.
void TestNewGame::tabGoesRoundTheScene() {
    QFETCH(const QString, game);
    Scene scene(rememberedGame(*findGame(game.toStdString())));
    scene.named(QStringLiteral("lesson"))->forceActiveFocus(Qt::TabFocusReason);
    QList<const QQuickItem*> seen;
    for (const QQuickItem* now = scene.keys(); seen.isEmpty() || now != seen.front(); now = scene.keys()) {
        QVERIFY2(seen.size() < 60, "Tab comes round");
        QVERIFY(now != nullptr && now->isVisible());
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(now));
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(now->objectName()));
        seen.append(now);
        scene.key(Qt::Key_Tab);
    }
    QStringList order;
    for (const QQuickItem* each : seen) order.append(each->objectName());
    for (const char* name :
         {"rules", "box-castles", "seat-0", "seat-1", "switch-0", "practice", "more", "door", "hall", "lay"})
        QVERIFY2(order.contains(QLatin1String(name)), name);
    QVERIFY(order.indexOf(QStringLiteral("box-castles")) < order.indexOf(QStringLiteral("seat-0")));
    QVERIFY(order.indexOf(QStringLiteral("seat-1")) < order.indexOf(QStringLiteral("practice")));
    QVERIFY(order.indexOf(QStringLiteral("practice")) < order.indexOf(QStringLiteral("door")));
    QVERIFY(order.indexOf(QStringLiteral("door")) < order.indexOf(QStringLiteral("hall")));
    QVERIFY(order.indexOf(QStringLiteral("hall")) < order.indexOf(QStringLiteral("lay")));
}

void TestNewGame::askingIsKept() {
    const std::vector<Asking> usual = loadAsking(castleWars());
    QCOMPARE(usual.size(), castleWars().windowKinds().size());
    std::vector<Asking> wanted(usual.size(), Asking::Never);
    wanted.back() = Asking::Always;
    storeAsking(castleWars(), wanted);
    QVERIFY(loadAsking(castleWars()) == wanted);
    QVERIFY(loadAsking(*findGame("castle-keep")).empty());
    // What makes no sense counts for nothing.
    for (const QString& key : QSettings().allKeys()) QSettings().setValue(key, QStringLiteral("perhaps"));
    QVERIFY(loadAsking(castleWars()) == usual);
}

void TestNewGame::askingIsChosen() {
    const std::vector<Asking> usual = loadAsking(castleWars());
    AskingDialog dialog(castleWars(), usual);
    QVERIFY(dialog.asking() == usual);
    const WarsText text;
    const auto list = [&](std::size_t kind) {
        return field<QComboBox>(dialog, text.windowWords(kind).name.remove(':'));
    };
    for (std::size_t kind = 0; kind < usual.size(); ++kind) {
        QVERIFY2(list(kind) != nullptr, qPrintable(text.windowWords(kind).name));
        for (const Asking asking : {Asking::Never, Asking::Matters, Asking::Usable, Asking::Always}) {
            list(kind)->setCurrentIndex(static_cast<int>(asking));
            QCOMPARE(dialog.asking()[kind], asking);
        }
    }
    QVERIFY(dialog.asking() == std::vector<Asking>(usual.size(), Asking::Always));
    const QList<QRadioButton*> ways = dialog.findChildren<QRadioButton*>();
    QCOMPARE(ways.size(), 3);
    QVERIFY(ways[2]->isChecked());
    list(0)->setCurrentIndex(0);
    for (const QRadioButton* way : ways) QVERIFY(!way->isChecked());
    ways[1]->click();
    for (std::size_t kind = 0; kind < usual.size(); ++kind)
        QCOMPARE(dialog.asking()[kind],
                 castleWars().windowKinds()[kind].attacks ? Asking::Usable : Asking::Never);
    ways[0]->click();
    QVERIFY(dialog.asking() == usual);
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
    QVERIFY(dialog.asking() == usual);
}

QTEST_MAIN(TestNewGame)
#include "newgame.moc"
