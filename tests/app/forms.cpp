// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that build themselves anew, under hands that do anything: arrow keys, wheel, typing and Tab in any
// field, and then a click on any other.
#include "match/match.h"
#include "match/setup.h"
#include "pseudolanguages.h"
#include "rooms/deck/deckeditor.h"
#include "rooms/hall/hallpictures.h"
#include "rooms/match/chancecurve.h"
#include "rooms/match/lookbackpane.h"
#include "rooms/match/replaywindow.h"
#include "rooms/newgame/factiondialog.h"
#include "rooms/newgame/houserulesdialog.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgameview.h"
#include "rooms/preferences/preferencesdialog.h"
#include "rooms/print/printsheets.h"
#include "rooms/print/sheetsettings.h"
#include "rooms/teacher/teacherpanel.h"
#include "rooms/teacher/teacherwindow.h"
#include "sound/soundplayer.h"
#include "text/gametext.h"
#include "widgets/appearance.h"
#include "widgets/formparts.h"
#include "widgets/parchment.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStyle>
#include <QStyleHints>
#include <QStyleOptionButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>
#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <random>

using namespace drawbridge;

namespace {

constexpr unsigned kSeed = 1604;
constexpr int kRounds = 1000;
constexpr int kTeachersRounds = kRounds / 5; // of each game

/// What leads out of a form, or asks before it goes on.
const QStringList kWaysOut{"Close", "&New", "&House edition", "&Save"};

/// Whatever a hand can change or press in a form, but for what leads out of it.
bool isField(const QWidget& widget) {
    if (!widget.isVisible() || !widget.isEnabled() || widget.visibleRegion().isEmpty()) return false;
    if (qobject_cast<const QDialogButtonBox*>(widget.parentWidget()) != nullptr) return false;
    if (const auto* button = qobject_cast<const QPushButton*>(&widget))
        return !button->text().contains(QStringLiteral("…")) && button->menu() == nullptr &&
               !kWaysOut.contains(button->text());
    if (qobject_cast<const QLineEdit*>(&widget) != nullptr)
        return qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) == nullptr;
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractItemView*>(&widget) != nullptr;
}

/// Somebody who does anything in a form. What is done is always the same for the same seed.
class Hands {
  public:
    explicit Hands(QWidget& form)
        : form_(form) {
        QObject::connect(&answers_, &QTimer::timeout, &form_, [this] { answer(); });
        answers_.start(0);
    }

    void go(int rounds) {
        for (int round = 0; round < rounds; ++round) {
            click(any());
            closeList();
            for (int times = below(4); times >= 0; --times) touch();
            click(any());
            closeList();
            QCoreApplication::processEvents();
        }
    }

  private:
    int below(int count) { return static_cast<int>(lot_() % static_cast<unsigned>(count)); }

    QWidget* any() {
        QList<QWidget*> fields;
        for (QWidget* widget : form_.findChildren<QWidget*>())
            if (widget->window() == form_.window() && isField(*widget)) fields << widget;
        return fields.isEmpty() ? &form_ : fields[below(static_cast<int>(fields.size()))];
    }

    /// Anywhere on it: on the arrows of a number too.
    void click(QWidget* field) {
        const QRect seen = field->visibleRegion().boundingRect();
        const QPoint at(seen.left() + below(std::max(1, seen.width())),
                        seen.top() + below(std::max(1, seen.height())));
        QTest::mouseClick(field->window()->windowHandle(), Qt::LeftButton, {},
                          field->mapTo(field->window(), at));
    }

    void touch() {
        QWidget* field = QApplication::focusWidget();
        if (field == nullptr || !form_.isAncestorOf(field)) return;
        switch (below(6)) {
        case 0: return key(Qt::Key_Up);
        case 1: return key(Qt::Key_Down);
        case 2: return key(Qt::Key_Tab);
        case 3: return key(static_cast<Qt::Key>(Qt::Key_0 + below(10)));
        case 4: return key(below(2) == 0 ? Qt::Key_Backspace : Qt::Key_Return);
        default:
            QWheelEvent turn(field->rect().center(), field->mapToGlobal(field->rect().center()), {},
                             QPoint(0, below(2) == 0 ? 120 : -120), Qt::NoButton, Qt::NoModifier,
                             Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(field, &turn);
            closeList();
        }
    }

    void key(Qt::Key key) {
        if (key == Qt::Key_Return && qobject_cast<QDialog*>(&form_) != nullptr) return; // ends the dialog
        QTest::keyClick(form_.window()->windowHandle(), key);
        closeList();
    }

    static void closeList() {
        while (QWidget* list = QApplication::activePopupWidget()) list->close();
    }

    /// Answers what is asked meanwhile, one way and the other in turn.
    void answer() {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (question == nullptr) return;
        QAbstractButton* drop = question->button(QMessageBox::Discard);
        if (drop != nullptr && asked_++ % 2 == 0)
            drop->click();
        else
            question->reject();
    }

    QWidget& form_;
    std::mt19937 lot_{kSeed};
    QTimer answers_;
    int asked_ = 0;
};

} // namespace

class TestForms : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void teachersTable_data();
    void teachersTable();
    void newGame_data();
    void newGame();
    void deckEditor();
    void printSheets();
    void printSheetsAreAsBroadAsTheyNeed();
    void listsShowAllTheirWords();
    void rowsOfListsAreAsHighAsTheirLetters();
    void preferences();
    void soundIsTriedByKeys();
    void damagedSettings();
    void watchingFitsASmallScreen();
    void retiredPartsAreSilent();
    void whatIsNotTickedIsSeen_data();
    void whatIsNotTickedIsSeen();
    void whatCannotBeDoneIsFaint_data();
    void whatCannotBeDoneIsFaint();

  private:
    QTemporaryDir home_;
};

void TestForms::initTestCase() {
    qputenv("XDG_CONFIG_HOME", home_.path().toUtf8());
    qputenv("XDG_DATA_HOME", home_.path().toUtf8());
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
}

namespace {

void rowPerGame() {
    QTest::addColumn<QString>("game");
    for (const GameInfo* game : allGames()) {
        const std::string id(game->id());
        QTest::newRow(id.c_str()) << toQString(game->id());
    }
}

} // namespace

void TestForms::teachersTable_data() { rowPerGame(); }

void TestForms::teachersTable() {
    QFETCH(QString, game);
    Preferences still;
    still.motion = 0;
    TeacherWindow window(still);
    const GameInfo& info = *findGame(game.toStdString());
    window.present(info, rememberedGame(info).setup);
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto& panel = *window.findChild<TeacherPanel*>();
    auto* games = panel.findChild<QComboBox*>(); // the first field: it would soon be another game's table
    games->setEnabled(false);
    Hands(panel).go(kTeachersRounds);
    QCOMPARE(toQString(window.arrangement().game().id()), game);
}

void TestForms::newGame_data() { rowPerGame(); }

void TestForms::newGame() {
    QFETCH(QString, game);
    HouseRulesDialog rules(rememberedGame(*findGame(game.toStdString())), editDeck);
    rules.show();
    QVERIFY(QTest::qWaitForWindowActive(&rules));
    Hands(rules).go(60);
    rules.close();
    if (game != QStringLiteral("castle-wars")) return;
    FactionDialog factions(rememberedGame(*findGame("castle-wars")));
    factions.show();
    QVERIFY(QTest::qWaitForWindowActive(&factions));
    Hands(factions).go(60);
}

void TestForms::deckEditor() {
    DeckEditor editor;
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    Hands(editor).go(300);
    QVERIFY(editor.isVisible());
}

void TestForms::printSheets() {
    PrintSheets sheets([](const GameInfo& game) { return rememberedGame(game).setup; }, editDeck);
    sheets.openFor(*allGames().front());
    QVERIFY(QTest::qWaitForWindowActive(&sheets));
    Hands(sheets).go(40);
    QVERIFY(sheets.isVisible());
}

/// Whichever game it is: one that may have a deck of one's own has a row more.
void TestForms::printSheetsAreAsBroadAsTheyNeed() {
    PrintSheets sheets([](const GameInfo& game) { return rememberedGame(game).setup; }, editDeck);
    sheets.openFor(*findGame("castle-keep"));
    QVERIFY(QTest::qWaitForWindowActive(&sheets));
    sheets.openFor(*findGame("castle-rampage"));
    for (const auto* area : sheets.findChildren<QScrollArea*>())
        if (area->isVisible()) QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
}

/// Opened, pictures and all, and however narrow they are.
void TestForms::listsShowAllTheirWords() {
    QPixmap picture(16, 16);
    picture.fill(Qt::red);
    FormComboBox list;
    list.addItem(QStringLiteral("Axe"));
    list.addItem(picture, QStringLiteral("Crossed Weapons of Various Kinds"));
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    list.showPopup();
    QTRY_VERIFY(list.view()->isVisible());
    const int words = list.fontMetrics().horizontalAdvance(list.itemText(1));
    QTRY_VERIFY(list.view()->viewport()->width() > words + list.iconSize().width() + 20);
    list.hidePopup();
}

/// The dots of a capital of the row below, too.
void TestForms::rowsOfListsAreAsHighAsTheirLetters() {
    applyTheme(Theme::Light);
    QListWidget list;
    list.addItem(QStringLiteral("\u00c4"));
    QVERIFY(list.sizeHintForRow(0) > list.fontMetrics().height());
    applyTheme(Theme::System);
}

void TestForms::preferences() {
    PreferencesDialog dialog{Preferences()};
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    Hands(dialog).go(100);
    QVERIFY(dialog.isVisible());

    // What a person has written into the file is offered too, and kept.
    QCOMPARE(Preferences().memory, 64);
    QSettings().setValue(QStringLiteral("bots/memory"), 48);
    const PreferencesDialog edited{Preferences::load()};
    QCOMPARE(edited.preferences().memory, 48);
    edited.preferences().store();
    QCOMPARE(Preferences::load().memory, 48);
    QSettings().setValue(QStringLiteral("bots/memory"), 1 << 20);
    QCOMPARE(Preferences::load().memory, Preferences::kMostMemory);
    QSettings().clear();

    // A hand that is not steady: all windows hear of it, and what the system has comes back.
    const int usual = QApplication::startDragDistance();
    Preferences trembling;
    trembling.dragDistance = 100;
    trembling.hold = 3000;
    trembling.store();
    QCOMPARE(Preferences::load(), trembling);
    QCOMPARE(PreferencesDialog(trembling).preferences(), trembling);
    steady(trembling);
    QCOMPARE(QApplication::startDragDistance(), trembling.dragDistance);
    QCOMPARE(QGuiApplication::styleHints()->mousePressAndHoldInterval(), trembling.hold);
    steady(Preferences());
    QCOMPARE(QApplication::startDragDistance(), usual);
    QSettings().clear();
}

/// On, louder, and one hears how loud: all without a mouse.
void TestForms::soundIsTriedByKeys() {
    if (!canPlaySounds()) QSKIP("This build has no sound.");
    PreferencesDialog dialog{Preferences()};
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(!dialog.preferences().sound);
    auto* volume = dialog.findChild<QSlider*>();
    QVERIFY(!volume->isEnabled());
    QSignalSpy tried(&dialog, &PreferencesDialog::soundTried);
    const auto press = [&](Qt::Key key) { QTest::keyClick(dialog.focusWidget(), key); };
    const auto walkTo = [&](auto is) {
        for (int steps = 0; steps < 30 && !is(dialog.focusWidget()); ++steps) press(Qt::Key_Tab);
        return is(dialog.focusWidget());
    };
    QVERIFY(walkTo([](QWidget* at) {
        const auto* box = qobject_cast<QAbstractButton*>(at);
        return box && box->text().contains(QStringLiteral("sounds"));
    }));
    press(Qt::Key_Space);
    QVERIFY(dialog.preferences().sound);
    press(Qt::Key_Tab);
    QCOMPARE(dialog.focusWidget(), volume);
    press(Qt::Key_Right);
    QCOMPARE(dialog.preferences().volume, Preferences().volume + 1);
    press(Qt::Key_Tab);
    press(Qt::Key_Space);
    QCOMPARE(tried.count(), 1);
    QCOMPARE(tried.front().front().toInt(), Preferences().volume + 1);
    QVERIFY(dialog.isVisible()); // the button that is tried is not the one that ends it

    Preferences heard = dialog.preferences();
    heard.store();
    QCOMPARE(Preferences::load(), heard);
    QCOMPARE(heard.heardVolume(), heard.volume);
    heard.sound = false;
    QCOMPARE(heard.heardVolume(), 0);
    QSettings().clear();
}

/// Whatever stands in the settings, every window opens, of a size that can be used, and prints what can be
/// cut.
void TestForms::damagedSettings() {
    {
        remember(rememberedGame(*allGames().front())); // each keeps what it has
        PrintSheets sheets([](const GameInfo& game) { return rememberedGame(game).setup; }, editDeck);
        sheets.openFor(*allGames().front());
        sheets.keep();
        sheets.close();
        DeckEditor editor;
        Preferences().store();
    }
    const QStringList keys = QSettings().allKeys() + QStringList{QStringLiteral("sheets/printers/any/right"),
                                                                 QStringLiteral("sheets/printers/any/flip"),
                                                                 QStringLiteral("files/folder")};
    QVERIFY(keys.size() > 15);
    const QVariant values[] = {QStringLiteral("nan"),
                               QStringLiteral("-inf"),
                               -1,
                               2147483647,
                               QSize(-5, 1'000'000),
                               QSizeF(0, 0),
                               QByteArray(3000, '\x91'),
                               QString(),
                               QStringLiteral("%1 %2 &<b>"),
                               QStringList{{}, QStringLiteral("|"), QStringLiteral("=")}};
    for (const QVariant& value : values) {
        for (const QString& key : keys) QSettings().setValue(key, value);
        NewGameView scene(new HallPictures, editDeck);
        scene.setChoice(rememberedGame(rememberedKind()));
        DeckEditor editor;
        PrintSheets sheets([](const GameInfo& game) { return rememberedGame(game).setup; }, editDeck);
        sheets.openFor(*allGames().front());
        QVERIFY(QTest::qWaitForWindowActive(&sheets));
        for (QWidget* window : {static_cast<QWidget*>(&scene), static_cast<QWidget*>(&editor)}) {
            window->show();
            QVERIFY(QTest::qWaitForWindowExposed(window));
            QVERIFY(window->width() >= window->minimumSizeHint().width());
            QVERIFY(window->height() >= window->minimumSizeHint().height());
        }
        QVERIFY(check(SheetSettings::load().options));
        const PreferencesDialog preferences(Preferences::load());
    }
    QSettings().clear();
}

/// A match is watched and looked back at in long words, too, and the names beside the curve are whole.
void TestForms::watchingFitsASmallScreen() {
    test::LongWinded words;
    QCoreApplication::installTranslator(&words);
    const auto plain = qScopeGuard([&] { QCoreApplication::removeTranslator(&words); });
    ReplayWindow window{Preferences()};
    std::vector<Player> players(2);
    players[0].name = "Leonore";
    players[1] = {"Wilhelmine", true, "greedy"};
    window.open(Match(*findGame("castle-keep"), {2, {}}, players, 1), {}, {});
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.findChild<LookBackPane*>()->curve()->show();
    QVERIFY2(window.minimumSizeHint().width() <= 1024,
             qPrintable(QString::number(window.minimumSizeHint().width())));
    const ChanceCurve& curve = *window.findChild<ChanceCurve*>();
    QVERIFY(curve.namesWidth() > curve.fontMetrics().horizontalAdvance(QStringLiteral("Wilhelmine 100 %")));
}

/// What has been typed into a field that goes does not become the value of the one in its place.
void TestForms::retiredPartsAreSilent() {
    QWidget form;
    auto* field = new CalmSpinBox(&form);
    field->setRange(1, 9);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    field->setFocus();
    QSignalSpy told(field, &QSpinBox::valueChanged);
    QSignalSpy ended(field, &QSpinBox::editingFinished);
    QPointer<CalmSpinBox> there(field);
    field->setKeyboardTracking(false);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("7"));
    retire(field);
    QVERIFY(there); // until the event that it may be busy with is over
    QCOMPARE(told.size(), 0);
    QCOMPARE(ended.size(), 0);
    QTRY_VERIFY(!there);
}

void TestForms::whatIsNotTickedIsSeen_data() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("by day") << Theme::Light;
    QTest::newRow("by night") << Theme::Dark;
}

/// Its rim stands out from the window, at the middle of its side.
void TestForms::whatIsNotTickedIsSeen() {
    QFETCH(Theme, theme);
    applyTheme(theme);
    QCheckBox box;
    QRadioButton ring;
    for (QAbstractButton* button :
         {static_cast<QAbstractButton*>(&box), static_cast<QAbstractButton*>(&ring)}) {
        button->resize(button->sizeHint());
        QStyleOptionButton option;
        option.initFrom(button);
        const QRect sign = button->style()->subElementRect(
            button == &box ? QStyle::SE_CheckBoxIndicator : QStyle::SE_RadioButtonIndicator, &option, button);
        const QImage picture = button->grab().toImage();
        const int rim = picture.pixelColor(sign.left(), sign.center().y()).lightness();
        QVERIFY(std::abs(rim - button->palette().color(QPalette::Window).lightness()) > 60);
    }
    applyTheme(Theme::System);
}

void TestForms::whatCannotBeDoneIsFaint_data() { whatIsNotTickedIsSeen_data(); }

/// On the panel beside a lesson, too: its words stand out much less from the button.
void TestForms::whatCannotBeDoneIsFaint() {
    QFETCH(Theme, theme);
    applyTheme(theme);
    QWidget panel;
    parchment::dressToRead(&panel);
    QPushButton button(QStringLiteral("MMMM"), &panel);
    button.resize(button.sizeHint());
    // How far the strongest of its pixels is from the middle of its edge.
    const auto strength = [&button] {
        const QImage picture = button.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        const int y = picture.height() / 2;
        const int ground = qGray(picture.pixel(4, y));
        int most = 0;
        for (int x = 4; x < picture.width() - 4; ++x)
            most = std::max(most, std::abs(qGray(picture.pixel(x, y)) - ground));
        return most;
    };
    const int able = strength();
    button.setEnabled(false);
    QVERIFY2(strength() < 0.7 * able, qPrintable(QStringLiteral("%1 of %2").arg(strength()).arg(able)));
    applyTheme(Theme::System);
}

QTEST_MAIN(TestForms)
#include "forms.moc"
