// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before a game: players, factions, house rules, counts of cards, when to be asked; and the
// rematch.
#include "fields.h"

#include "match/gamestate.h"
#include "match/setup.h"
#include "shell/asking.h"
#include "shell/match/rulesdock.h"
#include "shell/newgame/factionpage.h"
#include "shell/newgame/newgame.h"
#include "shell/newgame/newgamedialog.h"
#include "shell/newgame/optionrow.h"
#include "shell/newgame/seatlist.h"
#include "table/tableview.h"
#include "text/houserules.h"
#include "text/wars/factionbalance.h"
#include "text/wars/warstext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

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

/// The dialog as it is opened for Castle Wars.
class Dialog : public NewGameDialog {
  public:
    Dialog()
        : NewGameDialog(castleWars()) {
        NewGame choice = rememberedGame(castleWars());
        choice.players = {{"Anna", false, {}}, {"Bert", false, {}}};
        setChoice(choice);
        show();
        page()->window()->findChild<QTabWidget*>()->setCurrentIndex(2);
    }
    FactionPage* page() const { return findChild<FactionPage*>(); }
    QListWidget* cards() const { return page()->findChild<QListWidget*>(); }
    QString told() const { return page()->findChild<QTextBrowser*>()->toPlainText(); }
    void goTo(Seat seat) const { page()->findChild<QTabBar*>()->setCurrentIndex(seat); }
    void click(Faction faction) const {
        QListWidgetItem* item = cards()->item(static_cast<int>(faction));
        cards()->scrollToItem(item);
        QTest::mouseClick(cards()->viewport(), Qt::LeftButton, {}, cards()->visualItemRect(item).center());
    }
};

/// The dialog for a game with so many players, open at the page of house rules.
class RulesPage : public NewGameDialog {
  public:
    RulesPage(const GameInfo& game, int seats)
        : NewGameDialog(game) {
        NewGame choice = rememberedGame(game);
        choice.setup.seats = seats;
        choice.players.clear();
        for (int seat = 0; seat < seats; ++seat) choice.players.push_back(freshBot(choice.players));
        setChoice(choice);
        tabs()->setCurrentIndex(tabs()->count() - 1);
        show();
        (void)QTest::qWaitForWindowActive(this);
    }
    QTabWidget* tabs() const { return findChild<QTabWidget*>(); }
    QLineEdit* search() const { return field<QLineEdit>(*this, QStringLiteral("Search the house rules")); }
    QComboBox* presets() const { return field<QComboBox>(*this, QStringLiteral("Set of rules")); }
    QListWidget* differences() const {
        return field<QListWidget>(*this, QStringLiteral("What differs from the printed rules"));
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
        for (const auto* row : tabs()->currentWidget()->findChildren<OptionRow*>()) count += row->isVisible();
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

/// What tests/tools/balance writes, were all factions alike but the Undead, who are strong against Mages and
/// weak against Seers.
QJsonObject madeUpBalance() {
    const QJsonArray even{0.5, 0.4, 0.6};
    QJsonObject overall;
    QJsonObject row;
    for (int faction = 0; faction < wars::kFactions; ++faction) {
        const QString name = toQString(wars::factionName(static_cast<Faction>(faction)));
        overall[name] = even;
        row[name] = even;
    }
    QJsonObject pairs;
    for (const QString& name : row.keys()) pairs[name] = row;
    overall[QStringLiteral("undead")] = QJsonArray{0.537, 0.521, 0.552};
    row[QStringLiteral("mages")] = QJsonArray{0.7, 0.501, 0.8};
    row[QStringLiteral("seers")] = QJsonArray{0.31, 0.2, 0.499};
    pairs[QStringLiteral("undead")] = row;
    return {{QStringLiteral("bot"), QStringLiteral("ismcts:77")},
            {QStringLiteral("deals"), 12},
            {QStringLiteral("overall"), overall},
            {QStringLiteral("pairs"), pairs}};
}

FactionBalance balanceOf(const QJsonObject& json) { return FactionBalance(QJsonDocument(json).toJson()); }

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
    void balanceTellsOnlyWhatIsCertain();
    void balanceIsBundled();
    void aBrokenBalanceTellsNothing();
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
    void tabGoesThroughEachPage_data();
    void tabGoesThroughEachPage();
    void asManyPlayersAsThereMayBe_data();
    void asManyPlayersAsThereMayBe();
    void tabGoesDownTheDialog();
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
    NewGameDialog dialog(castleWars());
    QStringList offered;
    for (const QListWidget* list : dialog.findChildren<QListWidget*>())
        for (int row = 0; row < list->count(); ++row)
            offered.append(list->item(row)->data(Qt::UserRole).toString());
    QVERIFY(offered.contains(toQString(castleWars().id())));
    for (const GameInfo* game : allGames())
        QCOMPARE(offered.contains(toQString(game->id())), TableView::canShow(toQString(game->id())));
    QVERIFY(!TableView::canShow(QStringLiteral("no-such-game")));
}

void TestNewGame::aCardIsAFaction() {
    Dialog dialog;
    QCOMPARE(valueOf(dialog.choice().setup, "factions"), std::string("off"));
    dialog.click(Faction::Golems);
    QCOMPARE(valueOf(dialog.choice().setup, "factions"), std::string("on"));
    QCOMPARE(valueOf(dialog.choice().setup, "faction-1"), std::string("golems"));
    QCOMPARE(valueOf(dialog.choice().setup, "faction-2"), std::string("chosen-in-play"));
    dialog.goTo(1);
    QVERIFY(dialog.cards()->selectedItems().isEmpty());
    dialog.click(Faction::WarMongers);
    QCOMPARE(valueOf(dialog.choice().setup, "faction-1"), std::string("golems"));
    QCOMPARE(valueOf(dialog.choice().setup, "faction-2"), std::string("war-mongers"));
    dialog.goTo(0);
    QCOMPARE(dialog.cards()->selectedItems().value(0),
             dialog.cards()->item(static_cast<int>(Faction::Golems)));

    // It is kept for the next time.
    dialog.accept();
    QVERIFY(rememberedGame(castleWars()).setup == dialog.choice().setup);
    // And is of no account without factions.
    Dialog again;
    again.setChoice(rememberedGame(castleWars()));
    field<QCheckBox>(again, QStringLiteral("Factions"))->setChecked(false);
    QCOMPARE(valueOf(again.choice().setup, "faction-1"), std::string("chosen-in-play"));
}

void TestNewGame::theKeysChooseToo() {
    Dialog dialog;
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    dialog.cards()->setFocus();
    QCOMPARE(valueOf(dialog.choice().setup, "faction-1"), std::string("chosen-in-play")); // only looked at
    QTest::keyClick(dialog.cards(), Qt::Key_End);
    QCOMPARE(valueOf(dialog.choice().setup, "faction-1"), std::string("war-mongers"));
    QTest::keyClicks(dialog.cards(), QStringLiteral("ass"));
    QCOMPARE(valueOf(dialog.choice().setup, "faction-1"), std::string("assassins"));
}

void TestNewGame::chanceTakesAnotherThanTheEnemys() {
    Dialog dialog;
    dialog.click(Faction::Mages);
    dialog.goTo(1);
    auto* die = field<QToolButton>(*dialog.page(), QStringLiteral("By chance"));
    std::set<std::string> seen;
    for (int round = 0; round < 100; ++round) {
        const std::string before = valueOf(dialog.choice().setup, "faction-2");
        die->click();
        const std::string now = valueOf(dialog.choice().setup, "faction-2");
        QVERIFY(now != before && now != "mages");
        seen.insert(now);
    }
    QVERIFY(seen.size() > 10);
    QVERIFY(!seen.contains("chosen-in-play"));
}

void TestNewGame::pickedInTheGame() {
    Dialog dialog;
    auto* inGame = field<QCheckBox>(*dialog.page(), QStringLiteral("Picks in the game"));
    QVERIFY(inGame->isChecked());
    QVERIFY2(dialog.told().contains(QStringLiteral("In secret")), qPrintable(dialog.told()));
    dialog.click(Faction::Seers);
    QVERIFY(!inGame->isChecked());
    inGame->click();
    QCOMPARE(valueOf(dialog.choice().setup, "faction-1"), std::string("chosen-in-play"));
    QVERIFY(dialog.cards()->selectedItems().isEmpty());
    field<QComboBox>(dialog, QStringLiteral("Picking factions"))->setCurrentIndex(1);
    QVERIFY2(dialog.told().contains(QStringLiteral("By lot")), qPrintable(dialog.told()));
}

void TestNewGame::theSameTwiceIsRefusedWhereForbidden() {
    Dialog dialog;
    dialog.click(Faction::Seers);
    dialog.goTo(1);
    dialog.click(Faction::Seers);
    auto* start = button(dialog, QStringLiteral("Start"));
    QVERIFY(start->isEnabled());
    field<QComboBox>(dialog, QStringLiteral("The same faction twice"))->setCurrentIndex(1);
    QVERIFY(!start->isEnabled());
    dialog.click(Faction::Ninjas);
    QVERIFY(start->isEnabled());
}

void TestNewGame::theFactionIsTold() {
    const WarsText text;
    Dialog dialog;
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
    const Dialog dialog;
    for (const auto* widget : dialog.findChildren<QWidget*>()) {
        const bool isField = widget->isVisible() && widget->focusPolicy() & Qt::TabFocus &&
                             !widget->inherits("QScrollArea") && !widget->inherits("QTabWidget") &&
                             widget->objectName() != "qt_tabwidget_tabbar";
        if (isField) QVERIFY2(!nameOf(*widget).isEmpty(), widget->metaObject()->className());
    }
    const QListWidget& cards = *dialog.cards();
    for (int row = 0; row < cards.count(); ++row) QVERIFY(!cards.item(row)->text().isEmpty());
}

void TestNewGame::balanceTellsOnlyWhatIsCertain() {
    const FactionBalance balance = balanceOf(madeUpBalance());
    QVERIFY(balance.isKnown());
    QCOMPARE(balance.ranking().front(), Faction::Undead);
    const QString undead = balance.about(Faction::Undead, Faction::Seers);
    for (const QString& words :
         {QStringLiteral("Wins 54 % of its games (95 % interval: 52 to 55 %)"),
          QStringLiteral("Against Seers: 31 % (20 to 50 %)"), QStringLiteral("Strong against: Mages (70 %)."),
          QStringLiteral("Weak against: Seers (31 %)."), QStringLiteral("ismcts:77"),
          QStringLiteral("12 deal")})
        QVERIFY2(undead.contains(words), qPrintable(words + QStringLiteral(" in ") + undead));
    // Two alike are even by nature.
    QVERIFY(!balance.about(Faction::Undead, Faction::Undead).contains(QStringLiteral("Against Undead")));
    // Nothing is said of what might be chance.
    const QString golems = balance.about(Faction::Golems, Faction::None);
    QVERIFY(!golems.contains(QStringLiteral("Strong against")) && !golems.contains(QStringLiteral("Weak")));
    QVERIFY(golems.contains(QStringLiteral("strong or weak against any other faction")));
}

void TestNewGame::balanceIsBundled() {
    const FactionBalance& balance = FactionBalance::bundled();
    QVERIFY(balance.isKnown());
    for (int faction = 0; faction < wars::kFactions; ++faction)
        for (int enemy = 0; enemy < wars::kFactions; ++enemy) {
            const double rate =
                balance.against(static_cast<Faction>(faction), static_cast<Faction>(enemy)).rate;
            const double other =
                balance.against(static_cast<Faction>(enemy), static_cast<Faction>(faction)).rate;
            QVERIFY(faction == enemy || std::abs(rate + other - 1) < 0.002);
        }
}

void TestNewGame::aBrokenBalanceTellsNothing() {
    QJsonObject lacking = madeUpBalance();
    QJsonObject pairs = lacking[QStringLiteral("pairs")].toObject();
    pairs.remove(QStringLiteral("golems"));
    lacking[QStringLiteral("pairs")] = pairs;
    for (const FactionBalance& balance : {FactionBalance(QByteArray("{")), balanceOf(lacking)}) {
        QVERIFY(!balance.isKnown());
        QVERIFY(balance.about(Faction::Undead, Faction::None).isEmpty() && balance.aboutAll().isEmpty());
    }
}

void TestNewGame::houseRulesAreSearched() {
    Dialog dialog;
    auto* tabs = dialog.findChild<QTabWidget*>();
    tabs->setCurrentIndex(tabs->count() - 1);
    auto* search = field<QLineEdit>(dialog, QStringLiteral("Search the house rules"));
    const auto shown = [&] {
        int count = 0;
        for (const auto* row : tabs->currentWidget()->findChildren<OptionRow*>()) count += row->isVisible();
        return count;
    };
    const int all = shown();
    QCOMPARE(all, 26);
    QTest::keyClicks(search, QStringLiteral("queen several"));
    QCOMPARE(shown(), 1);
    QTest::keyClick(search, Qt::Key_Return); // must not start the game
    QVERIFY(dialog.isVisible());
    QTest::keyClicks(search, QStringLiteral("xyzzy"));
    QCOMPARE(shown(), 0);
    search->clear();
    QCOMPARE(shown(), all);
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
    QCOMPARE(presets->currentText(), QStringLiteral("As printed"));
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
    RulesPage again(castles(), 6);
    again.setChoice(after);
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
    QVERIFY(page->toPlainText().contains(QStringLiteral("played as printed")));
    setOption(setup, *findOption(castles(), "house.hand-size"), 3);
    setOption(setup, *findOption(castles(), "last-winner"), 2);
    setOption(setup, *findOption(castles(), "count.castle"), 2); // has no say without a deck of one's own
    dock.setGame(castles(), setup);
    QVERIFY(page->toPlainText().contains(QStringLiteral("Cards in hand: 7")));
    QVERIFY(!page->toPlainText().contains(QStringLiteral("Castles: ")));
    QVERIFY(!page->toPlainText().contains(QStringLiteral("Who won the last game: ")));
    dock.setGame(QStringLiteral("castle-keep"));
    QVERIFY(!page->toPlainText().contains(QStringLiteral("played as printed")));
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
    QVERIFY(rememberedGame(castles()).setup == dialog.choice().setup);
    RulesPage again(castles(), 4);
    again.setChoice(rememberedGame(castles()));
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
    const RulesPage dialog(castles(), 4);
    dialog.tabs()->setCurrentIndex(0);
    const auto name = [&](int seat) {
        return field<QLineEdit>(dialog, QStringLiteral("Name at seat %1").arg(seat));
    };
    const auto sit = [&](int seat, int kind) {
        auto* who = field<QComboBox>(dialog, QStringLiteral("Who plays at seat %1").arg(seat));
        who->setCurrentIndex(kind);
        emit who->activated(kind);
    };
    for (const int seat : {1, 2, 3}) sit(seat, 0);
    for (const int seat : {1, 2, 3}) QCOMPARE(name(seat)->text(), QStringLiteral("Player %1").arg(seat));
    sit(2, 1);
    QVERIFY(!name(2)->text().startsWith(QStringLiteral("Player")));
    name(3)->setText(QStringLiteral("Ottilie"));
    sit(3, 1);
    QCOMPARE(name(3)->text(), QStringLiteral("Ottilie"));
}

void TestNewGame::aDeckTooSmallIsRefused() {
    const RulesPage dialog(castles(), 4);
    auto* start = button(dialog, QStringLiteral("Start"));
    dialog.choose("house.deck", "custom");
    auto* homes = field<QSpinBox>(dialog, QStringLiteral("Castles"));
    homes->setValue(4);
    QVERIFY(start->isEnabled());
    homes->setValue(3);
    QVERIFY(!start->isEnabled());
    QVERIFY(!visibleTexts(dialog).filter(QStringLiteral("CASTLES-DECK-7</small>")).isEmpty() ||
            !visibleTexts(dialog).filter(QStringLiteral("(CASTLES-DECK-7)")).isEmpty());
    button(dialog, QStringLiteral("Standard deck"))->click();
    QVERIFY(start->isEnabled());
}

void TestNewGame::lateJoinersAreToldApart() {
    const RulesPage dialog(castles(), 6);
    const auto late = [&dialog] {
        std::vector<bool> result;
        for (int seat = 1; seat <= 6; ++seat) {
            const auto* name = field<QLineEdit>(dialog, QStringLiteral("Name at seat %1").arg(seat));
            result.push_back(!name->accessibleDescription().isEmpty());
        }
        return result;
    };
    QVERIFY(late() == std::vector<bool>(6, false));
    dialog.choose("house.late-joiners", "2");
    QVERIFY(late() == (std::vector<bool>{false, false, false, false, true, true}));
    dialog.tabs()->setCurrentIndex(0);
    QCOMPARE(visibleTexts(dialog).count(QStringLiteral("joins late")), 2);
    QCOMPARE(lateSeats(castles(), dialog.choice().setup), 2);
    dialog.tabs()->setCurrentIndex(dialog.tabs()->count() - 1);
    dialog.choose("house.puppets", "off"); // nobody could come in
    QVERIFY(late() == std::vector<bool>(6, false));
}

/// In CASTLES it is the winner who begins the next game.
void TestNewGame::aRematchTellsWhoWon() {
    bool told = false;
    for (Seed seed = 1; seed < 6; ++seed) {
        Setup setup;
        setup.seats = 3;
        Match match(castles(), setup, {{"Anna", false, {}}, {"Bert", false, {}}, {"Cleo", false, {}}}, seed);
        playOut(match, seed);
        const NewGame again = rematch(match);
        const OptionValue winner = optionOf(again.setup, *findOption(castles(), "last-winner"));
        int winners = 0;
        for (Seat seat = 0; seat < 3; ++seat) winners += match.state().score(seat) > 0;
        QCOMPARE(winner != 0, winners == 1);
        if (winner == 0) continue;
        told = true;
        const std::string& name = again.players[static_cast<std::size_t>(winner - 1)].name;
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(match.state().score(seat) > 0, match.players()[seat].name == name);
    }
    QVERIFY(told);
}

void TestNewGame::tabGoesThroughEachPage_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("tab");
    for (const GameInfo* game : allGames()) {
        const NewGameDialog dialog(*game);
        const int last = dialog.findChild<QTabWidget*>()->count() - 1;
        // The house rules are long pages, all made alike: those of two games will do.
        const bool isLong = game->id() == "castles" || game->id() == "castle-rampage";
        for (int tab = 0; tab < last + isLong; ++tab)
            QTest::addRow("%s %d", std::string(game->id()).c_str(), tab) << toQString(game->id()) << tab;
    }
}

/// From the tab bar the tab key comes to all fields of the page, and only then to the buttons below.
void TestNewGame::tabGoesThroughEachPage() {
    QFETCH(const QString, game);
    QFETCH(const int, tab);
    NewGameDialog dialog(*findGame("castle-keep"));
    dialog.setChoice(rememberedGame(*findGame(game.toStdString()))); // the pages are made anew
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* tabs = dialog.findChild<QTabWidget*>();
    tabs->setCurrentIndex(tab);
    tabs->tabBar()->setFocus();
    std::set<const QWidget*> seen;
    const auto* buttons = dialog.findChild<QDialogButtonBox*>();
    for (int steps = 0; steps < 300; ++steps) {
        QTest::keyClick(&dialog, Qt::Key_Tab);
        if (buttons->isAncestorOf(QApplication::focusWidget())) break;
        QVERIFY(tabs->currentWidget()->isAncestorOf(QApplication::focusWidget()));
        seen.insert(QApplication::focusWidget());
    }
    for (const auto* each : tabs->currentWidget()->findChildren<QWidget*>()) {
        const bool isField = qobject_cast<const QComboBox*>(each) || qobject_cast<const QCheckBox*>(each) ||
                             qobject_cast<const QToolButton*>(each);
        if (isField && each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus))
            QVERIFY2(seen.contains(each), qPrintable(nameOf(*each)));
    }
    QVERIFY(!seen.empty());
}

void TestNewGame::nobodyChoosesWhoLost() {
    Dialog dialog;
    QVERIFY(field<QComboBox>(dialog, QStringLiteral("Who lost the last game")) == nullptr);
    NewGame choice = rememberedGame(castleWars());
    choice.setup = setupWith({{"first-player", "loser-of-the-last-game"}, {"last-loser", "seat-2"}});
    dialog.setChoice(choice);
    QCOMPARE(valueOf(dialog.choice().setup, "last-loser"), std::string("nobody"));
}

void TestNewGame::aRematchTellsWhoLost() {
    const Setup setup = setupWith({{"first-player", "loser-of-the-last-game"}});
    std::set<std::string> told;
    for (Seed seed = 1; seed < 12; ++seed) {
        Match match = matchOf(setup, seed);
        QCOMPARE(valueOf(rematch(match).setup, "last-loser"), std::string("nobody")); // not over
        playOut(match, seed);
        const NewGame again = rematch(match);
        QVERIFY(castleWars().check(again.setup));
        const std::string loser = valueOf(again.setup, "last-loser");
        told.insert(loser);
        if (loser == "nobody") {
            QCOMPARE(match.state().score(0), 0.5);
            continue;
        }
        const Seat seat = loser == "seat-1" ? 0 : 1;
        const Seat before = match.state().score(0) > 0 ? 1 : 0;
        QCOMPARE(again.players[seat].name, match.players()[before].name);
        // He or she begins.
        Match next = begin(again);
        next.settle();
        while (next.game().phaseName(next.view(kNobody)) != "draw") {
            MoveList list;
            next.state().legalMoves(list);
            QVERIFY(next.play(list[0]));
            next.settle();
        }
        QCOMPARE(next.state().turn(), seat);
    }
    QVERIFY(told.contains("seat-1") && told.contains("seat-2"));
}

void TestNewGame::factionsMoveWithTheirPlayers() {
    const Setup setup = setupWith(
        {{"factions", "on"}, {"faction-1", "undead"}, {"faction-2", "mages"}, {"queen-stack", "single"}});
    const NewGame again = rematch(matchOf(setup, 3));
    QCOMPARE(again.players[0].name, std::string("Bert"));
    QCOMPARE(valueOf(again.setup, "faction-1"), std::string("mages"));
    QCOMPARE(valueOf(again.setup, "faction-2"), std::string("undead"));
    QCOMPARE(valueOf(again.setup, "queen-stack"), std::string("single"));
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

/// A button that would lead to a game which cannot be played is dead, and it is said why.
void TestNewGame::asManyPlayersAsThereMayBe() {
    QFETCH(const QString, game);
    QFETCH(const int, most);
    NewGameDialog dialog(*findGame(game.toStdString()));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* seats = dialog.findChild<SeatList*>();
    auto* start = dialog.findChild<QDialogButtonBox*>()->buttons().front();
    for (QAbstractButton* button : dialog.findChild<QDialogButtonBox*>()->buttons())
        if (button->text().remove('&') == QStringLiteral("Start")) start = button;
    const auto says = [seats] {
        QStringList texts;
        for (const auto* label : seats->findChildren<QLabel*>())
            if (label->isVisible()) texts << label->text();
        return texts.join(' ').trimmed();
    };
    const auto button = [seats](const QString& icon) {
        QToolButton* last = nullptr;
        for (auto* each : seats->findChildren<QToolButton*>())
            if (each->isVisible() && (each->accessibleName() == icon || each->text().remove('&') == icon))
                last = each;
        return last;
    };
    const QString add = QStringLiteral("Add a player");
    const QString remove = QStringLiteral("Remove");
    for (int players = seats->count();; ++players) {
        QCOMPARE(seats->count(), players);
        QVERIFY(start->isEnabled());
        QCOMPARE(button(remove)->isEnabled(), players > 2);
        QCOMPARE(button(add)->isEnabled(), players < most);
        QCOMPARE(says().isEmpty(), players > 2 && players < most);
        if (players == most) break;
        button(add)->click();
    }
    while (button(remove)->isEnabled()) {
        button(remove)->setFocus();
        QTest::keyClick(button(remove), Qt::Key_Space);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(start->isEnabled());
        QVERIFY(button(remove)->hasFocus() || button(add)->hasFocus() || !button(remove)->isEnabled());
    }
    QCOMPARE(seats->count(), 2);
}

void TestNewGame::tabGoesDownTheDialog() {
    NewGameDialog dialog(*findGame("castle-keep"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.findChild<QListWidget*>()->hasFocus()); // where one sees it
    const auto* tabs = dialog.findChild<QTabWidget*>();
    const auto* buttons = dialog.findChild<QDialogButtonBox*>();
    tabs->tabBar()->setFocus();
    int steps = 0;
    for (int lowest = -1;; ++steps) {
        const QWidget* last = QApplication::focusWidget();
        QTest::keyClick(&dialog, Qt::Key_Tab);
        const QWidget* now = QApplication::focusWidget();
        QVERIFY(now && now != last && now->isVisible());
        if (buttons->isAncestorOf(now)) break;
        QVERIFY(tabs->currentWidget()->isAncestorOf(now));
        const int top = now->mapTo(&dialog, QPoint()).y();
        QVERIFY2(top >= lowest - 4, now->metaObject()->className()); // one line may be a little taller
        lowest = top;
    }
    QVERIFY(steps > 6);
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
    for (std::size_t kind = 0; kind < usual.size(); ++kind) {
        auto* list = field<QComboBox>(dialog, text.windowWords(kind).name.remove(':'));
        QVERIFY2(list != nullptr, qPrintable(text.windowWords(kind).name));
        for (const Asking asking : {Asking::Never, Asking::Usable, Asking::Always}) {
            list->setCurrentIndex(static_cast<int>(asking));
            QCOMPARE(dialog.asking()[kind], asking);
        }
    }
    QVERIFY(dialog.asking() == std::vector<Asking>(usual.size(), Asking::Always));
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
    QVERIFY(dialog.asking() == usual);
}

QTEST_MAIN(TestNewGame)
#include "newgame.moc"
