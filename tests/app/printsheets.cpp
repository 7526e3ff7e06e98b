// SPDX-License-Identifier: GPL-3.0-or-later
// What stands round the pages to print: what is chosen and kept, printers, and the pictures of the preview.
#include "fields.h"
#include "sheetsamples.h"
#include "waiting.h"

#include "rooms/print/calibrationdialog.h"
#include "rooms/print/printersettings.h"
#include "rooms/print/sheetform.h"
#include "rooms/print/sheetpieces.h"
#include "rooms/print/sheetraster.h"
#include "rooms/print/sheetsettings.h"

#include <QAccessible>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPrinter>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

class TestPrintSheets : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void eachPrinterHasItsHabits();
    void brokenHabitsAreNone();
    void choicesAreKept();
    void brokenChoicesAreProposedAnew();
    void theFormTellsWhatItWasTold();
    void habitsComeWithThePrinter();
    void calibrationAddsUp();
    void setsAndPiecesAreChosen();
    void copiesAreToldInAll();
    void printersThatCutOrScale();
    void emptyBacksKeepFrontsOnFronts();
    void thePreviewShowsThePage();
    void backsShineThroughBehindTheirFronts();
    void theRasterPaintsTheNewestWish();

  private:
    QTemporaryDir home_; ///< of the settings
};

void TestPrintSheets::initTestCase() {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_.path());
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
}

void TestPrintSheets::eachPrinterHasItsHabits() {
    const PrinterHabits first{SheetFlip::shortEdge, {{0.5, -1.25}, 0.4, {1.01, 0.995}}};
    const PrinterHabits second{SheetFlip::longEdge, {{-2, 3}, -0.25, {1, 1}}};
    keepHabits(QStringLiteral("Hall/Laser 2 (über)"), first);
    keepHabits(QStringLiteral("Hall"), second);
    QCOMPARE(habitsOf(QStringLiteral("Hall/Laser 2 (über)")), first);
    QCOMPARE(habitsOf(QStringLiteral("Hall")), second);
    QCOMPARE(habitsOf(QString()), PrinterHabits());
    QCOMPARE(habitsOf(QStringLiteral("any")), PrinterHabits());
    keepHabits(QString(), first);
    QCOMPARE(habitsOf(QString()), first);
    QCOMPARE(habitsOf(QStringLiteral("any")), PrinterHabits());
}

void TestPrintSheets::brokenHabitsAreNone() {
    QSettings settings;
    settings.setValue(QStringLiteral("sheets/printers/+Hall/right"), QStringLiteral("nan"));
    settings.setValue(QStringLiteral("sheets/printers/+Hall/down"), 4000);
    settings.setValue(QStringLiteral("sheets/printers/+Hall/across"), 7);
    settings.setValue(QStringLiteral("sheets/printers/+Hall/along"), QStringLiteral("none"));
    QCOMPARE(habitsOf(QStringLiteral("Hall")).correction.scale, QSizeF(kMostScale, kLeastScale));
    QCOMPARE(habitsOf(QStringLiteral("Hall")).correction.offset, QPointF(0, kMostOffset));
}

void TestPrintSheets::choicesAreKept() {
    SheetSettings settings = SheetSettings::load();
    QCOMPARE(settings.options.layout, SheetLayout::nineUp);
    QCOMPARE(settings.options.backs, SheetBacks::duplex);
    QCOMPARE(settings.options.marks, SheetMarks::crop);
    settings.options.paper = {150, 200};
    settings.options.layout = SheetLayout::gutterfold;
    settings.options.card = {44, 67};
    settings.options.bleed = 1.5;
    settings.options.thickness = 0.65;
    settings.options.backs = SheetBacks::none;
    settings.options.marks = SheetMarks::guides;
    settings.options.inks = Inks::low;
    settings.options.corners = true;
    settings.options.ruler = false;
    settings.printer = QStringLiteral("Hall");
    settings.address = QStringLiteral("https://example.org/cards");
    settings.store();
    const SheetSettings read = SheetSettings::load();
    QVERIFY(read.options == settings.options);
    QCOMPARE(read.printer, settings.printer);
    QCOMPARE(read.address, settings.address);
    keepSetsLeftOut(QStringLiteral("castles"), {QStringLiteral("rules")});
    QCOMPARE(setsLeftOut(QStringLiteral("castles")), QStringList{QStringLiteral("rules")});
    QVERIFY(setsLeftOut(QStringLiteral("castle-keep")).isEmpty());
}

void TestPrintSheets::brokenChoicesAreProposedAnew() {
    QSettings settings;
    settings.setValue(QStringLiteral("sheets/layout"), 77);
    settings.setValue(QStringLiteral("sheets/marks"), QStringLiteral("many"));
    settings.setValue(QStringLiteral("sheets/inks"), static_cast<int>(Inks::low));
    QCOMPARE(SheetSettings::load().options.layout, SheetLayout::nineUp);
    QCOMPARE(SheetSettings::load().options.marks, SheetMarks::crop);
    QCOMPARE(SheetSettings::load().options.inks, Inks::low);
    settings.setValue(QStringLiteral("sheets/bleed"), 1000);
    QVERIFY(check(SheetSettings::load().options));
}

void TestPrintSheets::theFormTellsWhatItWasTold() {
    SheetForm form;
    SheetOptions options;
    options.paper = {297, 420};
    options.layout = SheetLayout::eightUp;
    options.card = {70, 120};
    options.bleed = kMostBleed;
    options.thickness = 1.25;
    options.backs = SheetBacks::duplex;
    options.marks = SheetMarks::none;
    options.inks = Inks::grey;
    options.corners = true;
    options.ruler = false;
    form.setOptions(options);
    QVERIFY(form.options() == options);
    QSignalSpy spy(&form, &SheetForm::changed);
    field<QComboBox>(form, QStringLiteral("Ink"))->setCurrentIndex(1);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(form.options().inks, Inks::low);
    // Folded sheets have no other side.
    QVERIFY(field<QComboBox>(form, QStringLiteral("Turn"))->isEnabled());
    field<QComboBox>(form, QStringLiteral("Layout"))->setCurrentIndex(2);
    QCOMPARE(form.options().layout, SheetLayout::gutterfold);
    QVERIFY(!field<QComboBox>(form, QStringLiteral("Turn"))->isEnabled());
    // Who chooses cards with bleed gets it.
    options.bleed = 0;
    options.layout = SheetLayout::nineUp;
    form.setOptions(options);
    QTest::keyClick(field<QComboBox>(form, QStringLiteral("Layout")), Qt::Key_Down);
    QCOMPARE(form.options().layout, SheetLayout::eightUp);
    QVERIFY(form.options().bleed > 0);
}

void TestPrintSheets::habitsComeWithThePrinter() {
    keepHabits(QString(), {SheetFlip::shortEdge, {{1.5, -0.5}, 0.5, {1, 1.005}}});
    SheetForm form;
    form.setPrinter(QStringLiteral("one that is gone"));
    QCOMPARE(form.printer(), QString());
    QCOMPARE(form.options().flip, SheetFlip::shortEdge);
    QCOMPARE(form.options().correction.offset, QPointF(1.5, -0.5));
    QCOMPARE(form.options().correction.skew, 0.5);
    field<QDoubleSpinBox>(form, QStringLiteral("Scale across"))->setValue(99.5);
    QCOMPARE(habitsOf(QString()).correction.scale, QSizeF(0.995, 1.005));
    // As fine as the scales of the calibration sheet are read.
    field<QDoubleSpinBox>(form, QStringLiteral("Move backs down"))->setValue(2.25);
    QCOMPARE(habitsOf(QString()).correction.offset, QPointF(1.5, 2.25));
    QCOMPARE(form.options().correction.offset, QPointF(1.5, 2.25));
    // Defaults are those of sheets; what was found out of a printer is kept.
    field<QComboBox>(form, QStringLiteral("Ink"))->setCurrentIndex(1);
    QSignalSpy spy(&form, &SheetForm::defaultsRequested);
    // They are at hand however far the fields are scrolled.
    for (const QWidget* each = button(form, QStringLiteral("Use defaults")); each;
         each = each->parentWidget())
        QVERIFY(qobject_cast<const QScrollArea*>(each) == nullptr);
    button(form, QStringLiteral("Use defaults"))->click();
    QCOMPARE(spy.count(), 1);
    SheetOptions proposed = proposedOptions();
    proposed.flip = SheetFlip::shortEdge;
    proposed.correction = {{1.5, 2.25}, 0.5, {0.995, 1.005}};
    QVERIFY(form.options() == proposed);
}

void TestPrintSheets::calibrationAddsUp() {
    CalibrationDialog dialog(QStringLiteral("Hall"), {{0.5, -19}, 0, {1, 1}}, {210, 297}, nullptr);
    QCOMPARE(dialog.correction(), (Correction{{0.5, -19}, 0, {1, 1}}));
    field<QDoubleSpinBox>(dialog, QStringLiteral("The upper scale says"))->setValue(1.25);
    field<QDoubleSpinBox>(dialog, QStringLiteral("The lower scale says"))->setValue(1.25);
    field<QDoubleSpinBox>(dialog, QStringLiteral("The scale on the left says"))->setValue(-3);
    QCOMPARE(dialog.correction(), (Correction{{1.75, -kMostOffset}, 0, {1, 1}}));
    // Scales that differ mean that the paper went in askew; a line too short, that the printer shrinks.
    field<QDoubleSpinBox>(dialog, QStringLiteral("The lower scale says"))->setValue(0.05);
    QCOMPARE(dialog.correction().skew, 1.0);
    field<QDoubleSpinBox>(dialog, QStringLiteral("The level line is as long as"))->setValue(159.2);
    QVERIFY(std::abs(dialog.correction().scale.width() - 160 / 159.2) < 1e-9);
}

void TestPrintSheets::setsAndPiecesAreChosen() {
    const std::vector<PieceSet> all = pieceSets(caleira(), wholeSetup(caleira()));
    SheetPieces pieces;
    pieces.setSets(all, [](const PieceSet& set) { return set.id == QLatin1String("rules"); });
    QCOMPARE(pieces.leftOf(all.front().game), QStringList{QStringLiteral("rules")});
    QCOMPARE(pieces.chosen().size(), all.size() - 1);
    QCOMPARE(pieces.chosen().front().count(), 18);
    QSignalSpy spy(&pieces, &SheetPieces::changed);
    QTreeWidgetItem* cards = pieces.topLevelItem(0);
    cards->setCheckState(0, Qt::Unchecked);
    QCOMPARE(spy.count(), 1);
    QVERIFY(pieces.chosen().front().id != QLatin1String("cards"));
    // One piece, by keys: one more, a number, all of its kind, none.
    pieces.show();
    QVERIFY(QTest::qWaitForWindowActive(&pieces));
    pieces.expandItem(cards);
    pieces.setCurrentItem(cards->child(2));
    const int own = all.front().pieces[2].count;
    const auto count = [&] {
        return pieces.chosen().empty() || pieces.chosen().front().id != QLatin1String("cards")
                   ? 0
                   : pieces.chosen().front().pieces[2].count;
    };
    QTest::keyClick(&pieces, Qt::Key_Plus);
    QTest::keyClick(&pieces, Qt::Key_Plus);
    QCOMPARE(cards->checkState(0), Qt::PartiallyChecked);
    QCOMPARE(pieces.chosen().front().count(), 2);
    QCOMPARE(count(), 2);
    for (int step = 0; step < 3; ++step) QTest::keyClick(&pieces, Qt::Key_Minus);
    QCOMPARE(cards->checkState(0), Qt::Unchecked);
    QTest::keyClick(&pieces, Qt::Key_Space);
    QCOMPARE(count(), own);
    QCOMPARE(cards->child(2)->checkState(0), Qt::Checked);
    QTest::keyClick(&pieces, Qt::Key_1);
    auto* editor = pieces.findChild<QSpinBox*>();
    QVERIFY(editor);
    QCOMPARE(editor->accessibleName(), QStringLiteral("Copies of ") + cards->child(2)->text(0));
    QTest::keyClick(editor, Qt::Key_2);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(count(), 12);
    QCOMPARE(cards->child(2)->checkState(0), Qt::PartiallyChecked);
    QTest::keyClick(&pieces, Qt::Key_Down);
    QCOMPARE(pieces.currentItem(), cards->child(3));
    QTest::keyClick(&pieces, Qt::Key_Up);
    QTest::keyClick(&pieces, Qt::Key_Space);
    QTest::keyClick(&pieces, Qt::Key_Space);
    QCOMPARE(count(), 0);
    cards->setCheckState(0, Qt::Checked);
    QCOMPARE(pieces.chosen().front().count(), 18);
}

void TestPrintSheets::copiesAreToldInAll() {
    SheetPieces pieces;
    pieces.setSets(pieceSets(caleira(), wholeSetup(caleira())), [](const PieceSet&) { return false; });
    QTreeWidgetItem* cards = pieces.topLevelItem(0);
    QTreeWidgetItem* piece = cards->child(0);
    const int own = piece->text(1).toInt();
    QVERIFY(pieces.isColumnHidden(2));
    pieces.setTimes(3);
    QVERIFY(!pieces.isColumnHidden(2));
    QCOMPARE(cards->text(1), QStringLiteral("18"));
    QCOMPARE(cards->text(2), QStringLiteral("54"));
    QCOMPARE(piece->text(2), QString::number(3 * own));
    QCOMPARE(pieces.chosen().front().count(), 18);
    QTreeWidgetItem* rules = nullptr;
    for (int i = 0; i < pieces.topLevelItemCount(); ++i)
        if (pieces.topLevelItem(i)->text(0) == QLatin1String("Rules in brief"))
            rules = pieces.topLevelItem(i);
    QVERIFY(rules);
    QCOMPARE(rules->text(2), QStringLiteral("3"));
    // What is heard: the piece, how many, and whether it is ticked.
    pieces.expandItem(cards);
    QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&pieces);
    QVERIFY(tree);
    QStringList heard;
    for (int i = 0; i < tree->childCount(); ++i)
        if (tree->child(i)->state().checkable) heard << tree->child(i)->text(QAccessible::Name);
    QVERIFY(heard.contains(cards->text(0) + QStringLiteral(", 54 to print")));
    QVERIFY(heard.contains(piece->text(0) + QStringLiteral(", %1 to print").arg(3 * own)));
    piece->setData(1, Qt::EditRole, 7);
    QCOMPARE(piece->text(2), QStringLiteral("21"));
    QCOMPARE(cards->text(2), QString::number(3 * (18 - own + 7)));
    pieces.setTimes(1);
    QVERIFY(pieces.isColumnHidden(2));
}

void TestPrintSheets::printersThatCutOrScale() {
    std::vector<PieceSet> sets = pieceSets(caleira(), wholeSetup(caleira()));
    QVERIFY(chooseSets(sets, {QStringLiteral("cards")}));
    const Sheets sheets(caleira(), sets, onBothSides());
    PrinterTraits printer{QStringLiteral("Hall"), {}, {{210, 297}, {216, 279}}, false, false};
    QVERIFY(warningsFor(sheets, printer).isEmpty());
    printer.unprintable = {4, 4, 4, 4};
    QCOMPARE(warningsFor(sheets, printer).join(QLatin1Char(10)), QString());
    // Three cards of 63 mm leave 10.5 mm at the sides, into which their marks reach.
    printer.unprintable = {9, 4, 9, 4};
    QCOMPARE(warningsFor(sheets, printer).size(), 1);
    QVERIFY(warningsFor(sheets, printer)[0].contains(QStringLiteral("marks")));
    QVERIFY(warningsFor(sheets, printer)[0].endsWith(QStringLiteral(": 1, 3"))); // backs have none
    printer.unprintable = {4, 20, 4, 4};
    QVERIFY(warningsFor(sheets, printer)[0].contains(QStringLiteral("cards reach")));
    printer.unprintable = {};
    printer.papers = {{216, 279}};
    QCOMPARE(warningsFor(sheets, printer).size(), 1);
    QVERIFY(warningsFor(sheets, printer)[0].contains(QStringLiteral("A4")));
    printer.anyPaper = true;
    printer.stopped = true;
    QCOMPARE(warningsFor(sheets, printer).size(), 1);
    QVERIFY(warningsFor(sheets, printer)[0].contains(QStringLiteral("stopped")));

    // Who turns the paper by hand must be told in which order.
    printer = {QStringLiteral("Hall"), {}, {}, false, false, true};
    QVERIFY(oneSidedHint(sheets, printer).contains(QStringLiteral("odd pages")));
    QCOMPARE(oneSidedHint(Sheets(caleira(), sets, {}), printer), QString());
    printer.oneSided = false;
    QCOMPARE(oneSidedHint(sheets, printer), QString());

    QPrinter set;
    set.setPageSize(QPageSize(QPageSize::Letter));
    QVERIFY(paperWarning({210, 297}, set).contains(QStringLiteral("US Letter")));
    set.setPageSize(QPageSize(QPageSize::A4));
    QCOMPARE(paperWarning({210, 297}, set), QString());
}

void TestPrintSheets::emptyBacksKeepFrontsOnFronts() {
    const Sheets sheets = sheetsOf(*findGame("castle-keep"), onBothSides());
    for (std::size_t i = 0; i < sheets.pages().size(); ++i) {
        QCOMPARE(sheets.pages()[i].isBacks(), i % 2 == 1);
        QCOMPARE(sheets.pages()[i].number(), static_cast<int>(i) + 1);
    }
    const Sheets onOneSide = sheetsOf(*findGame("castle-keep"), {});
    for (const SheetPage& page : onOneSide.pages()) QVERIFY(!page.isBacks());
}

void TestPrintSheets::thePreviewShowsThePage() {
    const auto sheets = std::make_shared<const Sheets>(sheetsOf(caleira(), onBothSides()));
    const QRect all(0, 0, 420, 594);
    const QImage whole = pictureOf({sheets, 0, -1, 2, all});
    QCOMPARE(whole.size(), all.size());
    QCOMPARE(whole.pixelColor(2, 2), QColor(Qt::white)); // paper
    QVERIFY(whole.pixelColor(210, 300) != QColor(Qt::white));
    // A part is the same as that part of the whole.
    const QRect part(100, 120, 80, 60);
    const QImage detail = pictureOf({sheets, 0, -1, 2, part});
    QCOMPARE(detail, whole.copy(part).convertToFormat(detail.format()));
}

void TestPrintSheets::backsShineThroughBehindTheirFronts() {
    SheetOptions options = onBothSides();
    options.ruler = false;
    for (const SheetFlip flip : {SheetFlip::longEdge, SheetFlip::shortEdge}) {
        options.flip = flip;
        options.correction.offset = {};
        const QRect all(0, 0, 420, 594);
        const auto straight = std::make_shared<const Sheets>(sheetsOf(caleira(), options));
        const QImage front = pictureOf({straight, 0, -1, 2, all});
        const QImage both = pictureOf({straight, 0, 1, 2, all});
        QVERIFY(front != both);
        // Beyond the nine cards and their marks nothing shines through but words below, which lie above when
        // the sheet was turned over its short edge.
        const QRect beyond(30, flip == SheetFlip::longEdge ? 2 : 572, 360, 20);
        QCOMPARE(both.copy(beyond), front.copy(beyond));
        // Moved up, as one looks at them, they peep out there.
        options.correction.offset = {0, -8};
        const auto moved = std::make_shared<const Sheets>(sheetsOf(caleira(), options));
        QVERIFY(pictureOf({moved, 0, 1, 2, all}).copy(beyond) != front.copy(beyond));
    }
}

void TestPrintSheets::theRasterPaintsTheNewestWish() {
    const auto sheets = std::make_shared<const Sheets>(sheetsOf(caleira(), onBothSides()));
    SheetRaster raster;
    SheetView seen;
    int count = 0;
    connect(&raster, &SheetRaster::painted, this, [&](const SheetView& view) {
        seen = view;
        ++count;
    });
    SheetView view{sheets, 0, -1, 2, QRect(0, 0, 420, 594)};
    for (view.page = 0; view.page < 4; ++view.page) raster.paint(view);
    view.page = 3;
    QVERIFY(waitUntil([&] { return seen == view; }));
    QVERIFY(count < 4);
}

QTEST_MAIN(TestPrintSheets)
#include "printsheets.moc"
