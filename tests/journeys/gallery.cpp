// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a game beside the match: opened, searched and read with the keys, and from there to the rules.
#include "person.h"

#include "program/graphics.h"
#include "program/mainwindow.h"
#include "reference/cardgallery.h"
#include "reference/cardmodel.h"
#include "rooms/match/rulesdock.h"
#include "rooms/newgame/newgame.h"
#include "table/tableview.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QQuickItem>
#include <QTextBlock>
#include <QTextBrowser>
#include <QWindow>
#include <QtTest>

using namespace drawbridge;

namespace {

/// What can be seen in a scene and says that; nullptr if nothing does.
const QQuickItem* itemSaying(const QQuickItem& scene, const QString& text) {
    for (const QQuickItem* child : scene.childItems()) {
        if (!child->isVisible()) continue;
        if (child->property("text").toString() == text) return child;
        if (const QQuickItem* found = itemSaying(*child, text)) return found;
    }
    return nullptr;
}

} // namespace

class GalleryJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void fromTheMatchToARule();
    void aCardOfTheTable();
    void byTheMouse();
    void anotherGameThanTheMatch();
    void itNeedsNoMatch();
    void itGoesWithTheWindow();

  private:
    void begin(const char* game) const;
    /// The gallery, if it has the keyboard.
    static CardGallery* gallery();
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const;
    RulesDock& rules() const { return *window_->findChild<RulesDock*>(); }
    /// What is marked in the rules.
    QString marked() const;

    std::unique_ptr<MainWindow> window_;
};

void GalleryJourney::init() {
    window_ = openFirstWindow();
    QVERIFY(window_);
}

void GalleryJourney::cleanup() { window_.reset(); }

void GalleryJourney::begin(const char* game) const {
    NewGame choice = rememberedGame(*findGame(game));
    choice.seed = 5;
    choice.players[1].bot = "random";
    window_->startNew(choice);
}

CardGallery* GalleryJourney::gallery() { return qobject_cast<CardGallery*>(QApplication::activeWindow()); }

void GalleryJourney::press(int key, Qt::KeyboardModifiers modifiers) const {
    QTest::keyClick(QApplication::activeWindow()->windowHandle(), static_cast<Qt::Key>(key), modifiers);
}

QString GalleryJourney::marked() const {
    const auto* page = rules().findChild<QTextBrowser*>();
    if (page == nullptr || page->extraSelections().isEmpty()) return {};
    return page->extraSelections().front().cursor.block().text();
}

void GalleryJourney::fromTheMatchToARule() {
    begin("castle-rampage");
    press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(gallery());
    auto* cards = gallery()->findChild<QListView*>();
    QTRY_VERIFY(cards->hasFocus());
    QVERIFY(gallery()->windowTitle().contains(QStringLiteral("Castle Rampage")));

    press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(gallery()->findChild<QLineEdit*>()->hasFocus());
    for (const char letter : {'o', 'g', 'r', 'e'}) press(Qt::Key_A + (letter - 'a'));
    QCOMPARE(cards->model()->rowCount(), 1);
    press(Qt::Key_Return);
    QTRY_VERIFY(cards->hasFocus());
    press(Qt::Key_Return); // large
    auto* about = gallery()->findChild<QTextBrowser*>();
    QTRY_VERIFY(about->hasFocus());
    QVERIFY(about->toPlainText().startsWith(QStringLiteral("Ogre")));
    press(Qt::Key_Tab);
    press(Qt::Key_Return);

    // The rule is open in the window of the match.
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
    QTRY_VERIFY(rules().isVisible());
    const RuleBook& book = RuleBook::forGame(QStringLiteral("castle-rampage"));
    QTRY_VERIFY(!marked().isEmpty());
    QVERIFY2(marked().contains(book.find(u"RAMPAGE-PREP-2")->title), qPrintable(marked()));
}

void GalleryJourney::aCardOfTheTable() {
    begin("castle-rampage");
    const Somebody person(*window_);
    QVERIFY(person.wait());
    const Move move = person.wants(); // it begins with a card of the hand
    QVERIFY(person.focusOn(move));
    const QString picture = person.view().lookedAt();
    QVERIFY2(picture.startsWith(QStringLiteral("castle-rampage/")), qPrintable(picture));
    press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(gallery());
    const QModelIndex card = gallery()->findChild<QListView*>()->currentIndex();
    QCOMPARE(card.data(CardModel::PictureRole).toString(), picture);
}

/// Whoever looks at a piece large has its page one click away.
void GalleryJourney::byTheMouse() {
    for (const GameInfo* game : allGames()) {
        begin(game->id().data());
        const Somebody person(*window_);
        QVERIFY(person.wait());
        if (game->id() == "castle-wars") {
            press(Qt::Key_1); // the colour, before there are cards
            QTRY_VERIFY(person.wait());
        }
        // Walks about until it comes to a card that lies open.
        const auto isOpen = [&](const QString& face) {
            return face.startsWith(toQString(game->id())) && !face.contains(QLatin1String("/back"));
        };
        QString picture;
        for (int steps = 1; steps < 120 && !isOpen(picture); ++steps) {
            press(steps < 30 || steps % 4 == 0 ? Qt::Key_Tab : Qt::Key_Right);
            picture = person.view().lookedAt();
        }
        QVERIFY2(isOpen(picture), qPrintable(toQString(game->id()) + QLatin1String(": ") + picture));
        press(Qt::Key_Z);
        const QQuickItem* link = nullptr;
        QTRY_VERIFY2((link = itemSaying(*person.view().rootObject(), QStringLiteral("About it…"))),
                     qPrintable(picture));
        const QPointF middle = link->mapToScene(QPointF(link->width() / 2, link->height() / 2));
        QTest::mouseClick(&person.view(), Qt::LeftButton, {}, middle.toPoint());
        QTRY_VERIFY(gallery());
        // A page may be about several pictures.
        const auto* cards = gallery()->findChild<QListView*>();
        const auto* shown = qobject_cast<QSortFilterProxyModel*>(cards->model());
        QVERIFY2(shown->mapToSource(cards->currentIndex()).row() ==
                     gallery()->findChild<CardModel*>()->rowOf(picture),
                 qPrintable(picture));
        const QString about = gallery()->findChild<QTextBrowser*>()->toHtml();
        QVERIFY2(about.contains(QStringLiteral("href=\"#")), qPrintable(picture));
        gallery()->close();
        QTRY_COMPARE(QApplication::activeWindow(), window_.get());
    }
}

void GalleryJourney::anotherGameThanTheMatch() {
    begin("castle-keep");
    press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(gallery());
    CardGallery* cards = gallery();
    cards->open(*findGame("castle-wars"));
    emit cards->clauseRequested(QStringLiteral("castle-wars"), QStringLiteral("WARS-ACE-1"));
    QTRY_VERIFY(marked().contains(QStringLiteral("One soldier falls")));
    // Whoever then looks for a rule of the match finds those of the match.
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
    press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(
        rules().findChild<QTextBrowser*>()->toPlainText().left(40).contains(QStringLiteral("Castle Keep")));
}

void GalleryJourney::itNeedsNoMatch() {
    press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(gallery());
    QVERIFY(gallery()->findChild<QListView*>()->model()->rowCount() > 9);
}

void GalleryJourney::itGoesWithTheWindow() {
    begin("castle-wars");
    press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(gallery());
    const CardGallery* cards = gallery();
    window_->close();
    QVERIFY(!cards->isVisible());
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    GalleryJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "gallery.moc"
