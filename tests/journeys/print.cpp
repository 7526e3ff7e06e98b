// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody prints a game: from the menu to the pages, options by mouse and keys, a PDF, and what goes wrong
// on the way, while a match goes on.
#include "person.h"

#include "program/graphics.h"
#include "program/mainwindow.h"
#include "reference/plainwidgets.h"
#include "rooms/newgame/newgame.h"
#include "rooms/print/printsheets.h"
#include "rooms/print/sheetform.h"
#include "rooms/print/sheetpieces.h"
#include "rooms/print/sheetpreview.h"
#include "table/localtable.h"

#include "../app/fields.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPrinterInfo>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QVersionNumber>
#include <QWindow>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

class PrintJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { window_.reset(); }
    void fromTheMenuToAPdf();
    void optionsShowInThePreview();
    void threeWaysToBegin();
    void severalGamesShareSheets();
    void pagesAndZoom();
    void aLongJobIsStopped();
    void theTableIsPlayedAtMeanwhile();
    void aDeckOfOnesOwn();
    void nothingIsOutOfSight();
    void aFolderThatIsNone();
    void noPrinter();
    void itIsRememberedAndGoesWithTheWindow();

  private:
    /// The window, opened with the real menu.
    void open();
    static PrintSheets* window() { return qobject_cast<PrintSheets*>(QApplication::activeWindow()); }
    static void press(int key, Qt::KeyboardModifiers modifiers = {});
    static void click(QWidget* widget) {
        QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(10, widget->height() / 2));
    }
    /// The preview when it has come to rest.
    static QImage seen(const SheetPreview& preview);
    /// Writes a path into the dialog for files that is about to open.
    static void answerFileDialog(const QString& path);
    /// Presses a button of the box that is about to ask, and reads what it says.
    static void answerQuestion(const QString& words, QString* said = nullptr);
    /// The sentence in the box that is about to open, or is open; puts it away.
    static QString complaint();
    /// Presses "More choices" if that is not as it should be: it is remembered.
    static void showMore(const PrintSheets& sheets, bool more) {
        const auto* form = sheets.findChild<SheetForm*>();
        if (form->isTabVisible(1) != more) press(Qt::Key_C, Qt::AltModifier);
        QTRY_COMPARE(form->isTabVisible(1), more); // a button pressed by its letter takes a moment
    }
    static void chooseRampage(const PrintSheets& sheets);
    QPushButton* saveMany(PrintSheets& sheets, const QTemporaryDir& folder);
    static bool says(const PrintSheets& dialog, const QString& words);

    std::unique_ptr<MainWindow> window_;
};

void PrintJourney::init() {
    window_ = openFirstWindow();
    QVERIFY(window_);
    window_->startNew(rememberedGame(*findGame("castles-of-caleira")));
}

void PrintJourney::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(QApplication::activeWindow()->windowHandle(), static_cast<Qt::Key>(key), modifiers);
}

void PrintJourney::open() {
    QMenu* game = window_->menuBar()->actions().front()->menu();
    QTest::mouseClick(window_->menuBar(), Qt::LeftButton, {},
                      window_->menuBar()->actionGeometry(game->menuAction()).center());
    QTRY_VERIFY(game->isVisible());
    QAction* entry = nullptr;
    for (QAction* one : game->actions())
        if (one->text().contains(QStringLiteral("Print sheets"))) entry = one;
    QVERIFY(entry);
    QCOMPARE(entry->shortcut(), QKeySequence(QKeySequence::Print));
    // By key: newer versions of Qt take clicks on a menu from the window system only.
    game->setActiveAction(entry);
    QTest::keyClick(game, Qt::Key_Return);
    QTRY_VERIFY(window());
}

QImage PrintJourney::seen(const SheetPreview& preview) {
    if (!QTest::qWaitFor([&] { return preview.isSharp(); }, 10000)) return {};
    return const_cast<SheetPreview&>(preview).viewport()->grab().toImage();
}

void PrintJourney::answerFileDialog(const QString& path) {
    auto* look = new QTimer;
    look->setInterval(50);
    connect(look, &QTimer::timeout, look, [look, path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isActiveWindow()) return;
        look->deleteLater();
        look->stop();
        auto* name = dialog->findChild<QLineEdit*>();
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    look->start();
}

void PrintJourney::answerQuestion(const QString& words, QString* said) {
    auto* look = new QTimer;
    look->setInterval(50);
    connect(look, &QTimer::timeout, look, [look, words, said] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr || !box->isActiveWindow()) return;
        look->deleteLater();
        look->stop();
        if (said != nullptr) *said = box->text();
        // It is read first: where something can be lost, nothing counts at once.
        QTimer::singleShot(DestructiveConfirmBox::kGuard + 100, box,
                           [box, words] { click(button(*box, words)); });
    });
    look->start();
}

QString PrintJourney::complaint() {
    QMessageBox* box = nullptr;
    if (!QTest::qWaitFor(
            [&] { return (box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())); }, 20000))
        return {};
    const QString words = box->text();
    QTest::keyClick(box, Qt::Key_Escape);
    return words;
}

bool PrintJourney::says(const PrintSheets& dialog, const QString& words) {
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(words)) return true;
    for (const auto* choice : dialog.findChildren<QComboBox*>())
        if (choice->isVisible() && choice->currentText().contains(words)) return true;
    return false;
}

void PrintJourney::fromTheMenuToAPdf() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    QVERIFY(sheets.windowTitle().contains(QStringLiteral("Castles of Caleira")));
    // 18 cards and the two Moats are three sheets with backs, the label below the last, and the cards of
    // reference one; the rules have their pictures behind them, and the box has none.
    QVERIFY(says(sheets, QStringLiteral("11 page")));
    // The cards alone, with the keys: the list of sets has them.
    auto* pieces = sheets.findChild<SheetPieces*>();
    QTRY_VERIFY(pieces->hasFocus());
    for (int set = 1; set < pieces->topLevelItemCount(); ++set) {
        press(Qt::Key_Down);
        press(Qt::Key_Space);
    }
    QTRY_VERIFY(says(sheets, QStringLiteral("4 page")));
    QVERIFY(says(sheets, QStringLiteral("18 piece")));

    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("my cards.pdf"));
    answerFileDialog(file);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(says(sheets, QStringLiteral("Saved as")));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray content = written.readAll();
    QVERIFY(content.startsWith("%PDF-"));
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b"));
    QCOMPARE(QString::fromLatin1(content).count(page), 4);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    // All the while the table is there to be played at.
    QVERIFY(window_->isEnabled());
    QVERIFY(!QApplication::activeModalWidget());
}

void PrintJourney::optionsShowInThePreview() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    auto* preview = sheets.findChild<SheetPreview*>();
    const QImage before = seen(*preview);
    showMore(sheets, true);
    press(Qt::Key_T, Qt::AltModifier); // the page of sheets
    auto* layout = field<QComboBox>(sheets, QStringLiteral("Layout"));
    layout->setFocus();
    press(Qt::Key_Down); // eight cards on a page held sideways
    QCOMPARE(layout->currentIndex(), 1);
    QTest::qWait(20);
    const QImage eight = seen(*preview);
    QVERIFY(eight != before);
    auto* ink = field<QComboBox>(sheets, QStringLiteral("Ink"));
    ink->setFocus();
    press(Qt::Key_End); // black only
    QTest::qWait(20);
    const QImage grey = seen(*preview);
    QVERIFY(grey != eight);
    const QRgb middle = grey.pixel(grey.width() / 2 + 30, grey.height() / 2 - 40);
    QVERIFY(std::abs(qRed(middle) - qBlue(middle)) < 3 && std::abs(qRed(middle) - qGreen(middle)) < 3);
    // Paper that is too small: a sentence, no pages, no buttons to press.
    auto* paper = field<QComboBox>(sheets, QStringLiteral("Paper"));
    paper->setFocus();
    press(Qt::Key_End);
    auto* width = field<QDoubleSpinBox>(sheets, QStringLiteral("Paper width"));
    QTRY_VERIFY(width->isVisible());
    width->setValue(40);
    QTRY_VERIFY(says(sheets, QStringLiteral("does not fit")));
    QVERIFY(!button(sheets, QStringLiteral("Print…"))->isEnabled());
    width->setValue(210);
    QTRY_VERIFY(button(sheets, QStringLiteral("Print…"))->isEnabled());
}

// Who wants to be asked little says how the sheets are printed, and is told what to do with them.
void PrintJourney::threeWaysToBegin() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    auto* form = sheets.findChild<SheetForm*>();
    press(Qt::Key_Y, Qt::AltModifier);
    auto* ways = qobject_cast<QComboBox*>(QApplication::focusWidget());
    QVERIFY(ways);
    press(Qt::Key_Home);
    QTRY_VERIFY(says(sheets, QStringLiteral("printed on both sides")));
    showMore(sheets, false);
    QVERIFY(!form->isTabVisible(1));
    press(Qt::Key_Down); // folded
    QTRY_VERIFY(says(sheets, QStringLiteral("Fold the page")));
    QTRY_VERIFY(says(sheets, QStringLiteral("printed on one side")));
    press(Qt::Key_Down); // a print shop
    QTRY_VERIFY(says(sheets, QStringLiteral("Save a PDF, and send it")));
    QCOMPARE(form->options().bleed, 3.0);
    press(Qt::Key_Down); // as one likes: the other pages are there now
    QVERIFY(form->isTabVisible(1) && form->isTabVisible(2));
    auto* only = field<QLineEdit>(sheets, QStringLiteral("Just pages"));
    press(Qt::Key_T, Qt::AltModifier);
    only->setFocus();
    QTest::keyClicks(only, QStringLiteral("5, 400"));
    auto* pages = field<QComboBox>(sheets, QStringLiteral("Page"));
    QTRY_COMPARE(pages->count(), 2);
    QVERIFY(pages->itemText(0).startsWith(QStringLiteral("5 of ")));
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    QTRY_VERIFY(pages->count() > 2);
}

/// Two games go on one sheet, chosen by keys; one of them leaves again by the mouse.
void PrintJourney::severalGamesShareSheets() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    auto* pieces = sheets.findChild<SheetPieces*>();
    auto* pages = field<QComboBox>(sheets, QStringLiteral("Page"));
    const int alone = pages->count();
    const int sets = pieces->topLevelItemCount();
    const auto exports = [&] {
        QStringList can;
        for (const QAction* action : button(sheets, QStringLiteral("Export"))->menu()->actions())
            if (action->isEnabled()) can << action->text().remove(QLatin1Char('&'));
        return can.join(QLatin1Char('|'));
    };
    QVERIFY(exports().contains(QStringLiteral("Tabletop")));
    auto* others = button(sheets, QStringLiteral("And others"));
    // By keys: Castle Keep is the first of them.
    others->setFocus();
    QTimer::singleShot(0, this, [others] {
        QTest::keyClick(others->menu(), Qt::Key_Down);
        QTest::keyClick(others->menu(), Qt::Key_Return);
    });
    press(Qt::Key_Space);
    QTRY_VERIFY(others->text().remove(QLatin1Char('&')).startsWith(QStringLiteral("And 1 other")));
    QVERIFY(pieces->topLevelItemCount() > sets);
    QCOMPARE(pieces->topLevelItem(0)->text(0), QStringLiteral("Castles of Caleira: Cards"));
    QCOMPARE(pieces->topLevelItem(sets)->text(0), QStringLiteral("Castle Keep: Tiles"));
    QTRY_VERIFY(pages->count() > alone);
    QVERIFY(!exports().contains(QStringLiteral("Tabletop")) && exports().contains(QStringLiteral("SVG")));
    // Only so many tiles as there is room for beside the last cards: they share their sheet.
    for (int set = 0; set < pieces->topLevelItemCount(); ++set)
        pieces->topLevelItem(set)->setCheckState(0, Qt::Unchecked);
    for (const int set : {0, sets})
        for (int piece = 0; piece < 3; ++piece) {
            QTreeWidgetItem* item = pieces->topLevelItem(set)->child(piece);
            item->setData(1, Qt::EditRole, 1);
        }
    const QTemporaryDir folder;
    QTRY_VERIFY(says(sheets, QStringLiteral(", 6 piece")));
    QVERIFY(says(sheets, QStringLiteral(", 1 sheet")));
    const QString file = folder.filePath(QStringLiteral("both.pdf"));
    answerFileDialog(file);
    click(button(sheets, QStringLiteral("Save as PDF…")));
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(file).size() > 10000, 20000);
    // By the mouse; with newer versions of Qt, the presses of QTest close an open menu.
    QTimer::singleShot(0, this, [others] {
        QMenu* menu = others->menu();
        if (QLibraryInfo::version() >= QVersionNumber(6, 5)) {
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
            return;
        }
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().front()).center());
    });
    click(others);
    QTRY_COMPARE(others->text().remove(QLatin1Char('&')), QStringLiteral("And others"));
    QCOMPARE(pieces->topLevelItemCount(), sets);
}

void PrintJourney::pagesAndZoom() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    auto* preview = sheets.findChild<SheetPreview*>();
    const QImage first = seen(*preview);
    preview->setFocus();
    press(Qt::Key_PageDown);
    QCOMPARE(preview->page(), 1);
    QVERIFY(preview->accessibleName().contains(QStringLiteral("page 2 of")));
    QVERIFY(preview->accessibleName().contains(QStringLiteral("Back of page 1")));
    QVERIFY(seen(*preview) != first);
    press(Qt::Key_End);
    QVERIFY(field<QComboBox>(sheets, QStringLiteral("Page"))->currentText().contains("Tuck box"));
    press(Qt::Key_Home);
    QCOMPARE(preview->page(), 0);
    // See through, with the mouse.
    const QImage front = seen(*preview);
    click(field<QCheckBox>(sheets, QStringLiteral("See through")));
    QTest::qWait(20);
    QVERIFY(seen(*preview) != front);
    const double fit = preview->shownZoom();
    click(field<QToolButton>(sheets, QStringLiteral("True size")));
    QCOMPARE(preview->zoom(), 100.);
    QVERIFY(preview->accessibleName().contains(QStringLiteral("at 100 %")));
    press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(preview->shownZoom() > 101);
    QWheelEvent wheel(QPointF(50, 50), preview->viewport()->mapToGlobal(QPointF(50, 50)), {}, {0, -240},
                      Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(preview->viewport(), &wheel);
    QVERIFY(preview->shownZoom() < 100);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(preview->shownZoom(), fit);
    QVERIFY(!seen(*preview).isNull());
}

void PrintJourney::chooseRampage(const PrintSheets& sheets) {
    auto* game = field<QComboBox>(sheets, QStringLiteral("Game"));
    game->setFocus();
    for (int step = 0; step < game->count() && !sheets.windowTitle().contains("Rampage"); ++step)
        press(step == 0 ? Qt::Key_Home : Qt::Key_Down);
    QVERIFY(sheets.windowTitle().contains(QStringLiteral("Castle Rampage")));
    QTRY_VERIFY(says(sheets, QStringLiteral("piece")));
}

/// Begins to write so many pages that it takes a while. Returns the button that does.
QPushButton* PrintJourney::saveMany(PrintSheets& sheets, const QTemporaryDir& folder) {
    field<QSpinBox>(sheets, QStringLiteral("All of it, times"))->setValue(kMostCopies);
    answerFileDialog(folder.filePath(QStringLiteral("many.pdf")));
    QPushButton* save = button(sheets, QStringLiteral("Save as PDF…"));
    click(save);
    return save;
}

void PrintJourney::aLongJobIsStopped() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    chooseRampage(sheets);
    const QTemporaryDir folder;
    QPushButton* save = saveMany(sheets, folder);
    auto* progress = sheets.findChild<QProgressBar*>();
    QTRY_VERIFY(progress->isVisible());
    QTRY_VERIFY(progress->value() > 0);
    QVERIFY(!save->isEnabled());
    QVERIFY(sheets.isBusy());
    click(button(sheets, QStringLiteral("Stop")));
    QTRY_VERIFY(!sheets.isBusy());
    QVERIFY(says(sheets, QStringLiteral("Stopped.")));
    QVERIFY(QDir(folder.path()).isEmpty());
    // Once more, and closed meanwhile: one is asked, goes on, is asked again, and stops.
    answerFileDialog(folder.filePath(QStringLiteral("many.pdf")));
    click(save);
    QTRY_VERIFY(sheets.isBusy() && window());
    answerQuestion(QStringLiteral("Go on"));
    press(Qt::Key_Escape);
    QVERIFY(sheets.isBusy());
    QVERIFY(sheets.isVisible());
    answerQuestion(QStringLiteral("Stop and close"));
    sheets.close();
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
    QVERIFY(!sheets.isBusy());
    QVERIFY(!sheets.isVisible());
    QVERIFY(QDir(folder.path()).isEmpty());
    // It opens again as if nothing had been.
    open();
    if (QTest::currentTestFailed()) return;
    QVERIFY(!progress->isVisible());
    QVERIFY(save->isEnabled());
    press(Qt::Key_Escape);
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
}

void PrintJourney::theTableIsPlayedAtMeanwhile() {
    Somebody person(*window_);
    QVERIFY(person.wait());
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    chooseRampage(sheets);
    const QTemporaryDir folder;
    saveMany(sheets, folder);
    QTRY_VERIFY(sheets.isBusy());
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    const std::size_t before = person.local().match().history().size();
    QVERIFY(person.play(person.wants(), false));
    QVERIFY(person.local().match().history().size() > before);
    QVERIFY(sheets.isBusy()); // it was not waited for
    click(button(sheets, QStringLiteral("Stop")));
    QTRY_VERIFY(!sheets.isBusy());
}

void PrintJourney::aDeckOfOnesOwn() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    chooseRampage(sheets);
    auto* pieces = sheets.findChild<SheetPieces*>();
    const auto firstCard = [&] { return pieces->topLevelItem(0)->child(0)->text(0); };
    const QString own = firstCard();
    QPushButton* back = button(sheets, QStringLiteral("Back to the game's own cards"));
    QVERIFY(!back->isVisible());
    answerFileDialog(QStringLiteral(DRAWBRIDGE_DECKS "/every-operation.json"));
    click(button(sheets, QStringLiteral("Choose a file…")));
    QTRY_VERIFY(says(sheets, QStringLiteral("Every operation")));
    QTRY_VERIFY(firstCard() != own);
    const QString chosen = firstCard();

    // One that is damaged: a sentence, and the other stays.
    const QTemporaryDir folder;
    QFile damaged(folder.filePath(QStringLiteral("damaged.json")));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{ \"name\": ");
    damaged.close();
    QString words;
    answerFileDialog(damaged.fileName());
    answerQuestion(QStringLiteral("OK"), &words);
    click(button(sheets, QStringLiteral("Choose a file…")));
    QTRY_VERIFY2(words.contains(QStringLiteral("damaged.json")), qPrintable(words));
    QCOMPARE(firstCard(), chosen);
    QVERIFY(says(sheets, QStringLiteral("Every operation")));

    QTRY_VERIFY(window());
    // It is what is printed, and stays chosen while other games are looked at.
    QTRY_VERIFY(says(sheets, QStringLiteral("piece")));
    QTest::failOnWarning(QRegularExpression(QStringLiteral("QBasicTimer")));
    const QString file = folder.filePath(QStringLiteral("mine.pdf"));
    answerFileDialog(file);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(says(sheets, QStringLiteral("Saved as")));
    QVERIFY(QFileInfo(file).size() > 1000);
    auto* game = field<QComboBox>(sheets, QStringLiteral("Game"));
    game->setFocus();
    press(Qt::Key_Home);
    chooseRampage(sheets);
    QCOMPARE(firstCard(), chosen);
    click(back);
    QTRY_COMPARE(firstCard(), own);
    QVERIFY(!back->isVisible());
}

/// With the keys alone, from field to field, on a screen of little room.
void PrintJourney::nothingIsOutOfSight() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    sheets.resize(1024 - 16, 600 - 48);
    QTRY_COMPARE(sheets.size(), QSize(1024 - 16, 600 - 48));
    auto* form = sheets.findChild<SheetForm*>();
    showMore(sheets, true);
    for (const Qt::Key page : {Qt::Key_I, Qt::Key_T, Qt::Key_B}) {
        press(page, Qt::AltModifier);
        auto* area = qobject_cast<QScrollArea*>(form->currentWidget());
        QVERIFY(area);
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        // Each field is reached, and seen whole.
        QSet<QWidget*> missing;
        for (auto* field : area->widget()->findChildren<QWidget*>())
            if (field->isVisible() && field->isEnabled() && (field->focusPolicy() & Qt::TabFocus) &&
                field->focusProxy() == nullptr)
                missing << field;
        QVERIFY(missing.size() > 1);
        for (int step = 0; step < 60 && !missing.isEmpty(); ++step) {
            press(Qt::Key_Tab);
            QWidget* now = QApplication::focusWidget();
            QVERIFY(now);
            QTRY_VERIFY2(
                now->visibleRegion().boundingRect().size() == now->size(),
                qPrintable(now->metaObject()->className() + QStringLiteral(": ") + now->accessibleName()));
            missing.remove(now);
        }
        QVERIFY2(missing.isEmpty(), missing.isEmpty() ? "" : (*missing.begin())->metaObject()->className());
    }
}

void PrintJourney::aFolderThatIsNone() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    const QTemporaryDir folder;
    const QString below = folder.filePath(QStringLiteral("a file"));
    QFile(below).open(QIODevice::WriteOnly);
    answerFileDialog(below + QStringLiteral("/cards.pdf"));
    click(button(sheets, QStringLiteral("Save as PDF…")));
    const QString words = complaint();
    QVERIFY2(words.contains(QStringLiteral("cards.pdf")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("Choose another place")), qPrintable(words));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("a file")});
    QTRY_VERIFY(window());
    QVERIFY(says(sheets, QStringLiteral("did not work")));
}

void PrintJourney::noPrinter() {
    if (!QPrinterInfo::availablePrinterNames().isEmpty()) QSKIP("There is a printer here.");
    open();
    if (QTest::currentTestFailed()) return;
    press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(complaint().contains(QStringLiteral("No printer is set up")));
    QTRY_VERIFY(window());
}

void PrintJourney::itIsRememberedAndGoesWithTheWindow() {
    open();
    if (QTest::currentTestFailed()) return;
    PrintSheets& sheets = *window();
    showMore(sheets, true);
    press(Qt::Key_T, Qt::AltModifier);
    auto* ink = field<QComboBox>(sheets, QStringLiteral("Ink"));
    ink->setFocus();
    press(Qt::Key_Down);
    QCOMPARE(ink->currentText(), QStringLiteral("Little ink"));
    auto* pieces = sheets.findChild<SheetPieces*>();
    pieces->topLevelItem(2)->setCheckState(0, Qt::Unchecked);
    const QString game = QStringLiteral("castles-of-caleira");
    const QStringList left = pieces->leftOf(game);
    QCOMPARE(left.size(), 1);
    window_->close();
    QVERIFY(!window());
    window_ = std::make_unique<MainWindow>();
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->startNew(rememberedGame(*findGame("castles-of-caleira")));
    open();
    if (QTest::currentTestFailed()) return;
    QCOMPARE(field<QComboBox>(*window(), QStringLiteral("Ink"))->currentText(), QStringLiteral("Little ink"));
    QCOMPARE(window()->findChild<SheetPieces*>()->leftOf(game), left);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    PrintJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "print.moc"
