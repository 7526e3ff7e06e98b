// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of each game without a match: what is said of them, how they are found, and the way to the rules.
#include "fields.h"
#include "play.h"

#include "faces/facepainter.h"
#include "match/setup.h"
#include "rampage/deckfile.h"
#include "reference/cardgallery.h"
#include "reference/cardmodel.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const GameInfo& gameOf(const char* id) { return *findGame(id); }

Setup plainSetup(const GameInfo& game) { return {std::clamp(2, game.minSeats(), game.maxSeats()), {}}; }

Setup setupWith(const GameInfo& game, const char* option, const char* value) {
    Setup setup = plainSetup(game);
    const std::size_t index = *findOption(game, option);
    setOption(setup, index, *findValue(game.options()[index], value));
    return setup;
}

/// The page of that name; one without a name if there is none.
CardPage pageOf(const std::vector<CardPage>& pages, const QString& name) {
    for (const CardPage& page : pages)
        if (page.name == name) return page;
    return {};
}

/// A window as it is opened from the menu.
class Gallery : public CardGallery {
  public:
    explicit Gallery(const char* game)
        : CardGallery(plainSetup) {
        open(gameOf(game));
    }
    QListView* cards() const { return findChild<QListView*>(); }
    QLineEdit* search() const { return findChild<QLineEdit*>(); }
    QTextBrowser* about() const { return findChild<QTextBrowser*>(); }
    QStringList names() const {
        QStringList names;
        for (int row = 0; row < cards()->model()->rowCount(); ++row)
            names << cards()->model()->index(row, 0).data().toString();
        return names;
    }
};

} // namespace

class TestGallery : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void everyCardHasItsPage_data();
    void everyCardHasItsPage();
    void clausesThatNameACard_data();
    void clausesThatNameACard();
    void factionsTellTheirBalance();
    void whatASearchFinds_data();
    void whatASearchFinds();
    void familiesAreChosen();
    void optionsChangeWhatLiesInTheBox();
    void aDeckFileIsShown();
    void keysAlone();
    void whatIsLookedAtStays();
    void everythingHasAName();

  private:
    QTemporaryDir home_;
};

void TestGallery::initTestCase() {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_.path());
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
}

void TestGallery::everyCardHasItsPage_data() {
    QTest::addColumn<QByteArray>("id");
    for (const GameInfo* game : allGames()) {
        const QByteArray id = toQString(game->id()).toUtf8();
        QTest::newRow(id.constData()) << id;
    }
}

void TestGallery::everyCardHasItsPage() {
    QFETCH(QByteArray, id);
    const GameInfo& game = gameOf(id.constData());
    const FacePainter painter;
    const RuleBook& book = RuleBook::forGame(QString::fromLatin1(id));
    Setup setup = plainSetup(game);
    setup.options.assign(game.options().size(), 1); // with whatever an option adds
    if (const auto deck = game.deckOption()) setup.options[*deck] = 0;
    if (const auto deck = findOption(game, "house.deck")) setup.options[*deck] = 0; // with the usual counts
    const auto pages = cardPages(game, setup);
    QVERIFY(pages.size() >= game.box(setup).size());
    QStringList names;
    for (const CardPage& page : pages) {
        QVERIFY(!page.name.isEmpty());
        QVERIFY2(!names.contains(page.name), qPrintable(page.name));
        names << page.name;
        QVERIFY2(!page.family.isEmpty(), qPrintable(page.name));
        QVERIFY2(!page.meaning.isEmpty(), qPrintable(page.name));
        QVERIFY2(!page.pictures.isEmpty(), qPrintable(page.name));
        for (const QString& picture : page.pictures) QVERIFY2(painter.knows(picture), qPrintable(picture));
        QVERIFY2(!page.clauses.isEmpty(), qPrintable(page.name));
        for (const QString& clause : page.clauses) QVERIFY2(book.find(clause), qPrintable(clause));
    }
    CardModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGame(game, setup);
    QCOMPARE(model.rowCount(), static_cast<int>(pages.size()));
    QCOMPARE(model.kinds(), static_cast<int>(game.box(setup).size()));
}

void TestGallery::clausesThatNameACard_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("clause");
    QTest::addColumn<bool>("names");
    const auto row = [](const char* game, const char* card, const char* clause, bool names) {
        QTest::addRow("%s, %s", card, clause) << QByteArray(game) << card << clause << names;
    };
    row("castle-keep", "red keep", "KEEP-BUILD-9", true);
    row("castle-keep", "red keep", "KEEP-TIP-1", false); // "what you keep"
    row("castle-keep", "red curvy wall", "KEEP-ATTACK-5", true);
    row("castle-keep", "red curvy tower", "KEEP-ADVTOWER-1", true);
    row("castles-of-caleira", "Princess Spire", "CALEIRA-END-2", true);
    row("castles-of-caleira", "Wizard Tower", "CALEIRA-WATCHTOWER-1", false);
    row("castle-rampage", "Knight", "RAMPAGE-UNIT-4", true);
    row("castle-rampage", "Axe man", "RAMPAGE-UNIT-3", true); // "Axe men"
    row("castle-rampage", "Ogre", "RAMPAGE-PURPLE-6", true);
    row("castle-rampage", "Knight", "RAMPAGE-OGRE-1", false);
    row("castle-wars", "Jack", "WARS-JACK-1", true); // though its words do not say so
    row("castle-wars", "King", "WARS-VAL-1", true);
    row("castle-wars", "Joker", "WARS-DRG-3", true); // it is both
    row("castle-wars", "Joker", "WARS-MAG-3", true);
    row("castle-wars", "Mages", "WARS-BLD-1", false); // Blood-Mages are others
    row("castle-wars", "Golems", "WARS-GOL-1", true);
    row("castle-wars", "Golems", "WARS-VAL-3", true);
    row("castle-wars", "Ace", "WARS-QUEEN-1", false);
    row("castles", "Knights 8 (attack)", "CASTLES-ATK-1", true);
    row("castles", "Knights 8 (attack)", "CASTLES-DEF-3", false);
    row("castles", "Knights 8 (defense)", "CASTLES-DEF-3", true);
    row("castles", "Jester", "CASTLES-RULING-71", true);
    row("castles", "Moat", "CASTLES-UPG-5", true);
}

void TestGallery::clausesThatNameACard() {
    QFETCH(QByteArray, game);
    QFETCH(QString, card);
    QFETCH(QString, clause);
    QFETCH(bool, names);
    const GameInfo& info = gameOf(game.constData());
    QVERIFY(RuleBook::forGame(QString::fromLatin1(game)).find(clause));
    const CardPage page = pageOf(cardPages(info, plainSetup(info)), card);
    QCOMPARE(page.name, card);
    QCOMPARE(page.clauses.contains(clause), names);
}

void TestGallery::factionsTellTheirBalance() {
    const auto pages = cardPages(gameOf("castle-wars"), plainSetup(gameOf("castle-wars")));
    int factions = 0;
    for (const CardPage& page : pages) {
        if (page.family != QStringLiteral("Factions")) continue;
        ++factions;
        QVERIFY2(page.more.contains(QStringLiteral("Balance")), qPrintable(page.name));
        QCOMPARE(page.count, 0);
    }
    QCOMPARE(factions, 16);
}

void TestGallery::whatASearchFinds_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("cards");
    QTest::newRow("a name") << QByteArray("castle-rampage") << "JESTER" << QStringList{"Jester"};
    QTest::newRow("a part of one") << QByteArray("castles-of-caleira") << "tower"
                                   << QStringList{"Watchtower", "Wizard Tower"};
    QTest::newRow("two words") << QByteArray("castle-keep") << "blue keep" << QStringList{"blue keep"};
    QTest::newRow("a meaning") << QByteArray("castle-wars") << "discards top soldier" << QStringList{"Ace"};
    QTest::newRow("a kind and a meaning")
        << QByteArray("castle-wars") << "resource 3 more" << QStringList{"Queen"};
    QTest::newRow("an accent too many") << QByteArray("castle-rampage") << "jéster" << QStringList{"Jester"};
    QTest::newRow("nothing") << QByteArray("castle-keep") << "dragon" << QStringList();
}

void TestGallery::whatASearchFinds() {
    QFETCH(QByteArray, game);
    QFETCH(QString, words);
    QFETCH(QStringList, cards);
    const Gallery gallery(game.constData());
    const auto all = gallery.names();
    gallery.search()->setText(words);
    QCOMPARE(gallery.names(), cards);
    // The first of them is told of, or that there is none.
    QVERIFY(gallery.about()->toPlainText().startsWith(cards.isEmpty() ? "No card" : cards.front()));
    gallery.search()->clear();
    QCOMPARE(gallery.names(), all);
}

void TestGallery::familiesAreChosen() {
    const Gallery gallery("castle-wars");
    auto* families = field<QComboBox>(gallery, QStringLiteral("Kind"));
    families->setCurrentText(QStringLiteral("Resources"));
    QCOMPARE(gallery.names(), (QStringList{"Jack", "Queen", "King", "Ace"}));
    families->setCurrentText(QStringLiteral("Soldiers"));
    QCOMPARE(gallery.names().size(), 9);
    families->setCurrentIndex(0);
    QCOMPARE(gallery.names().size(), 14 + 16 + 2);
}

void TestGallery::optionsChangeWhatLiesInTheBox() {
    Gallery gallery("castle-wars");
    QVERIFY(gallery.about()->toPlainText().contains(QStringLiteral("of 54")));
    QVERIFY(QTest::qWaitForWindowActive(&gallery));
    auto* size = field<QComboBox>(gallery, QStringLiteral("Size of the game"));
    QVERIFY(size);
    size->setFocus();
    QTest::keyClick(size, Qt::Key_Down);
    QTRY_VERIFY(gallery.about()->toPlainText().contains(QStringLiteral("of 108")));
    // The keyboard is still where it was.
    QTRY_VERIFY(QApplication::focusWidget() &&
                QApplication::focusWidget()->accessibleName() == QStringLiteral("Size of the game"));

    gallery.open(gameOf("castles-of-caleira"));
    QVERIFY(!gallery.names().contains(QStringLiteral("Moat")));
    auto* moats = field<QComboBox>(gallery, QStringLiteral("Moats"));
    QVERIFY(moats);
    QTest::keyClick(moats, Qt::Key_Down);
    QTRY_VERIFY(gallery.names().contains(QStringLiteral("Moat")));
}

void TestGallery::aDeckFileIsShown() {
    QFile file(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/decks/every-operation.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    rampage::ReadDeck read = rampage::readDeck(file.readAll().toStdString());
    QVERIFY(read.deck);
    const GameInfo& game = gameOf("castle-rampage");
    Setup own = plainSetup(game);
    useDeck(game, own, rampage::internDeck(std::move(*read.deck)));
    CardGallery gallery([&](const GameInfo&) { return own; });
    gallery.open(game);
    const auto* cards = gallery.findChild<QListView*>();
    const QString first = cards->model()->index(0, 0).data().toString();
    QCOMPARE(first, textFor(game.id()).faceNameIn(own, 0));
    QVERIFY(cards->model()->index(0, 0).data(CardModel::PictureRole).toString().contains("/deck-"));
    const FacePainter painter;
    QVERIFY(painter.knows(cards->model()->index(0, 0).data(CardModel::PictureRole).toString()));
}

void TestGallery::keysAlone() {
    Gallery gallery("castle-rampage");
    QVERIFY(QTest::qWaitForWindowActive(&gallery));
    QTRY_VERIFY(gallery.cards()->hasFocus());
    const QString first = gallery.about()->toPlainText().section('\n', 0, 0);
    QTest::keyClick(gallery.cards(), Qt::Key_Right);
    QTest::keyClick(gallery.cards(), Qt::Key_Down);
    QVERIFY(gallery.about()->toPlainText().section('\n', 0, 0) != first);
    // A letter goes to the next card that begins with it.
    QTest::keyClick(gallery.cards(), Qt::Key_J);
    QCOMPARE(gallery.cards()->currentIndex().data().toString(), QStringLiteral("Jester"));

    QTest::keyClick(gallery.cards(), Qt::Key_Return);
    QVERIFY(!gallery.cards()->isVisible());
    QTRY_VERIFY(gallery.about()->hasFocus());
    QTest::keyClick(&gallery, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(!gallery.about()->toPlainText().startsWith(QStringLiteral("Jester")));
    QTest::keyClick(&gallery, Qt::Key_Left, Qt::AltModifier);
    QVERIFY(gallery.about()->toPlainText().startsWith(QStringLiteral("Jester")));

    // The links by Tab and Enter.
    QSignalSpy asked(&gallery, &CardGallery::clauseRequested);
    QTest::keyClick(gallery.about(), Qt::Key_Tab);
    QTest::keyClick(gallery.about(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("castle-rampage"));
    const QString clause = asked[0][1].toString();
    QCOMPARE(clause, pageOf(cardPages(gameOf("castle-rampage"), plainSetup(gameOf("castle-rampage"))),
                            QStringLiteral("Jester"))
                         .clauses.front());

    QTest::keyClick(gallery.about(), Qt::Key_Escape);
    QVERIFY(gallery.cards()->isVisible());
    QTRY_VERIFY(gallery.cards()->hasFocus());
    QTest::keyClick(gallery.cards(), Qt::Key_Escape);
    QVERIFY(!gallery.isVisible());
}

void TestGallery::whatIsLookedAtStays() {
    Setup now = plainSetup(gameOf("castle-wars"));
    CardGallery gallery([&](const GameInfo&) { return now; });
    gallery.open(gameOf("castle-wars"));
    auto* cards = gallery.findChild<QListView*>();
    cards->setCurrentIndex(cards->model()->index(5, 0));
    gallery.close();
    gallery.open(gameOf("castle-wars"));
    QCOMPARE(cards->currentIndex().row(), 5);
    // A card that somebody looks at on the table is shown at once, whatever its suit and was sought before.
    gallery.findChild<QLineEdit*>()->setText(QStringLiteral("dragon"));
    gallery.open(gameOf("castle-wars"), QStringLiteral("castle-wars/king-hearts"));
    QCOMPARE(cards->currentIndex().data().toString(), QStringLiteral("King"));
    gallery.open(gameOf("castle-wars"), QStringLiteral("castle-wars/back-red"));
    QCOMPARE(cards->currentIndex().data().toString(), QStringLiteral("King"));
    now = setupWith(gameOf("castle-wars"), "option.size", "epic"); // another match
    gallery.open(gameOf("castle-wars"));
    QVERIFY(gallery.findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("of 108")));
}

void TestGallery::everythingHasAName() {
    const Gallery gallery("castle-wars");
    for (const QWidget* widget : gallery.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
        if (qobject_cast<const QAbstractItemView*>(widget->parentWidget())) continue; // its viewport
        if (widget->inherits("QScrollBar") || widget->inherits("QSplitterHandle")) continue;
        QVERIFY2(!nameOf(*widget).isEmpty(), widget->metaObject()->className());
    }
    // What is read out of a card: its name, how many there are and of what kind, and what it is for.
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(gallery.cards());
    QVERIFY(list);
    for (int row = 0; row < gallery.cards()->model()->rowCount(); ++row) {
        const QModelIndex index = gallery.cards()->model()->index(row, 0);
        const QString said = list->child(row)->text(QAccessible::Name);
        QVERIFY2(said.startsWith(index.data().toString() + ','), qPrintable(said));
        QVERIFY(said.contains(index.data(CardModel::CountRole).toString()));
        QVERIFY(!list->child(row)->text(QAccessible::Description).isEmpty());
    }
}

QTEST_MAIN(TestGallery)
#include "gallery.moc"
