// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/sheetform.h"

#include "reference/plainwidgets.h"
#include "rooms/print/printersettings.h"
#include "rooms/print/sheetsettings.h"
#include "widgets/formparts.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPrinterInfo>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

// Range of a custom size, in both directions.
constexpr double kSmallest = 20;
constexpr double kLargest = 1200;
constexpr double kUsualBleed = 2; // mm; on Letter, eight cards have room for no more

FormComboBox* makeList(QWidget* parent) { return new FormComboBox(parent, 12); }

template <class Value>
void offer(QComboBox* list, const QString& words, Value value) {
    list->addItem(words, static_cast<int>(value));
}

template <class Value>
Value chosen(const QComboBox* list) {
    return static_cast<Value>(list->currentData().toInt());
}

template <class Value>
void choose(QComboBox* list, Value value) {
    list->setCurrentIndex(std::max(0, list->findData(static_cast<int>(value))));
}

CalmDoubleSpinBox* makeLength(double least, double most, double step, QWidget* parent) {
    auto* field = new CalmDoubleSpinBox(parent);
    field->setRange(least, most);
    field->setSingleStep(step);
    field->setDecimals(1);
    //: Behind a number: millimetres
    field->setSuffix(SheetForm::tr(" mm"));
    return field;
}

QFormLayout* makeForm(QWidget* parent) {
    auto* form = new QFormLayout(parent);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

} // namespace

// ---- sizes ---------------------------------------------------------------------------------------------

SheetSizeField::SheetSizeField(std::span<const NamedSize> known, const QString& name, QWidget* parent)
    : QWidget(parent)
    , list_(makeList(this))
    , custom_(new QWidget(this))
    , width_(makeLength(kSmallest, kLargest, 1, custom_))
    , height_(makeLength(kSmallest, kLargest, 1, custom_)) {
    for (const NamedSize& size : known) list_->addItem(nameOf(size), size.size);
    //: The last one of some sizes of paper or cards: one's own
    list_->addItem(tr("Another size"));
    nameList(list_, name);
    //: %1 is "Paper" or "Card size"
    width_->setAccessibleName(tr("%1: width").arg(name));
    height_->setAccessibleName(tr("%1: height").arg(name));
    auto* numbers = bareLayout<QHBoxLayout>(custom_);
    numbers->addWidget(width_, 1);
    numbers->addWidget(new PlainLabel(QStringLiteral("×"), custom_));
    numbers->addWidget(height_, 1);
    auto* column = bareLayout<QVBoxLayout>(this);
    column->addWidget(list_);
    column->addWidget(custom_);
    custom_->hide();
    setFocusProxy(list_);
    connect(list_, &QComboBox::currentIndexChanged, this, [this] {
        const QSizeF size = list_->currentData().toSizeF();
        custom_->setVisible(!size.isValid());
        if (size.isValid()) { // initial value of a custom size
            width_->setValue(size.width());
            height_->setValue(size.height());
        }
        emit changed();
    });
    for (QDoubleSpinBox* number : {width_, height_})
        connect(number, &QDoubleSpinBox::valueChanged, this, &SheetSizeField::changed);
}

QSizeF SheetSizeField::value() const {
    const QSizeF size = list_->currentData().toSizeF();
    return size.isValid() ? size : QSizeF(width_->value(), height_->value());
}

void SheetSizeField::setValue(const QSizeF& size) {
    width_->setValue(size.width());
    height_->setValue(size.height());
    int index = list_->count() - 1;
    for (int i = 0; i < list_->count() - 1; ++i)
        if (list_->itemData(i).toSizeF() == size) index = i;
    list_->setCurrentIndex(index);
    custom_->setVisible(index == list_->count() - 1);
}

// ---- all fields ----------------------------------------------------------------------------------------

SheetForm::SheetForm(QWidget* parent)
    : QTabWidget(parent) {
    //: Names of pages of a form: what sheets of paper look like; backs of cards, on their other side
    insertPage(0, makeSheets(), tr("Shee&ts"));
    insertPage(1, makeBacks(), tr("&Backs"));
    //: A button: sets all fields as they were at first
    defaults_ = new QPushButton(tr("&Use defaults"), this);
    defaults_->setToolTip(
        tr("Sets paper, layout, marks, backs and the number of copies as they were at first. "
           "What is kept for a printer stays."));
    defaults_->setAutoDefault(false);
    connect(defaults_, &QPushButton::clicked, this, [this] {
        setOptions(proposedOptions());
        emit defaultsRequested();
    });
    // It concerns all pages, and must not scroll.
    setCornerWidget(defaults_);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Expanding);
    // After all fields exist: combo boxes emit a signal for their first entry.
    for (SheetSizeField* size : {paper_, card_})
        connect(size, &SheetSizeField::changed, this, &SheetForm::fieldChanged);
    for (QComboBox* list : {layout_, inks_, backs_, marks_})
        connect(list, &QComboBox::currentIndexChanged, this, &SheetForm::fieldChanged);
    for (QDoubleSpinBox* length : {bleed_, thickness_})
        connect(length, &QDoubleSpinBox::valueChanged, this, &SheetForm::fieldChanged);
    for (QCheckBox* box : {corners_, ruler_})
        connect(box, &QCheckBox::toggled, this, &SheetForm::fieldChanged);
    offerPrinters();
}

void SheetForm::insertPage(int index, QWidget* page, const QString& name) {
    insertTab(index, scrolling(page, this), name);
    page->installEventFilter(this);
    fit();
}

/// Pages scroll vertically only: each must be wide enough for its content.
void SheetForm::fit() {
    for (int i = 0; i < count(); ++i) {
        auto* area = static_cast<QScrollArea*>(widget(i));
        area->setMinimumWidth(area->widget()->sizeHint().width() +
                              area->verticalScrollBar()->sizeHint().width());
    }
}

/// The size hint of a page has changed, by another game or a larger font.
bool SheetForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fit();
    return QTabWidget::eventFilter(watched, event);
}

QWidget* SheetForm::makeSheets() {
    auto* page = new QWidget(this);
    QFormLayout* form = sheets_ = makeForm(page);
    paper_ = new SheetSizeField(paperSizes(), tr("Paper"), page);
    layout_ = makeList(page);
    //: How cards lie on a page
    offer(layout_, tr("Nine cards, edge to edge"), SheetLayout::nineUp);
    offer(layout_, tr("Eight cards, with bleed"), SheetLayout::eightUp);
    offer(layout_, tr("Folded: backs beside fronts"), SheetLayout::gutterfold);
    offer(layout_, tr("One card on a page"), SheetLayout::onePerPage);
    offer(layout_, tr("As many as fit"), SheetLayout::asManyAsFit);
    card_ = new SheetSizeField(cardSizes(), tr("Card size"), page);
    inks_ = makeList(page);
    //: With which inks to print
    offer(inks_, tr("Full colour"), Inks::full);
    offer(inks_, tr("Little ink"), Inks::low);
    offer(inks_, tr("Grey"), Inks::grey);
    offer(inks_, tr("Little ink, black only"), Inks::black);
    marks_ = makeList(page);
    //: What shows where to cut
    offer(marks_, tr("Short marks"), SheetMarks::crop);
    offer(marks_, tr("Lines right across"), SheetMarks::guides);
    offer(marks_, tr("For a cutting machine"), SheetMarks::machine);
    offer(marks_, tr("None"), SheetMarks::none);
    bleed_ = makeLength(0, kMostBleed, 0.5, page);
    connect(layout_, &QComboBox::activated, this, [this] {
        if (chosen<SheetLayout>(layout_) == SheetLayout::eightUp && bleed_->value() == 0)
            bleed_->setValue(kUsualBleed); // as its name promises
    });
    bleed_->setToolTip(tr("How far pictures run on beyond the cut, so that no white edge is left. "
                          "3.2 mm is 1/8 inch."));
    thickness_ = makeLength(kLeastThickness, kMostThickness, 0.05, page);
    thickness_->setDecimals(2);
    thickness_->setToolTip(
        tr("How thick a card or tile is, with its sleeve if it has one: by this the tuck box is "
           "made."));
    only_ = new QLineEdit(page);
    //: Stands in a field for numbers of pages while nothing is written there
    only_->setPlaceholderText(tr("All"));
    only_->setToolTip(tr("Only these pages, and what is on the other side of their sheets: 1-4, 7, 9-"));
    connect(only_, &QLineEdit::textChanged, this, &SheetForm::fieldChanged);
    corners_ = new QCheckBox(tr("Show roun&d corners"), page);
    ruler_ = new QCheckBox(tr("Rul&er of 100 mm"), page);
    ruler_->setToolTip(tr("To see on paper whether the printer has scaled the page."));
    form->addRow(tr("P&aper:"), paper_);
    form->addRow(tr("Lay&out:"), layout_);
    form->addRow(tr("Ca&rd size:"), card_);
    form->addRow(tr("In&k:"), inks_);
    form->addRow(tr("&Marks:"), marks_);
    form->addRow(tr("B&leed:"), bleed_);
    form->addRow(tr("T&hickness of a card:"), thickness_);
    form->addRow(tr("&Just pages:"), only_);
    form->addRow(corners_);
    form->addRow(ruler_);
    return page;
}

QWidget* SheetForm::makeBacks() {
    auto* page = new QWidget(this);
    auto* form = makeForm(page);
    backs_ = makeList(page);
    offer(backs_, tr("On the other side"), SheetBacks::duplex);
    offer(backs_, tr("None"), SheetBacks::none);
    printer_ = makeList(page);
    connect(printer_, &QComboBox::currentIndexChanged, this, [this] {
        readHabits();
        fieldChanged();
    });
    flip_ = makeList(page);
    //: Over which edge of the paper the printer turns it
    offer(flip_, tr("Over the long edge"), SheetFlip::longEdge);
    offer(flip_, tr("Over the short edge"), SheetFlip::shortEdge);
    connect(flip_, &QComboBox::currentIndexChanged, this, &SheetForm::habitsChanged);
    right_ = makeLength(-kMostOffset, kMostOffset, 0.1, page);
    down_ = makeLength(-kMostOffset, kMostOffset, 0.1, page);
    //: Before a length: to the right; down
    right_->setPrefix(tr("→ "));
    down_->setPrefix(tr("↓ "));
    right_->setAccessibleName(tr("Move backs to the right"));
    down_->setAccessibleName(tr("Move backs down"));
    for (QDoubleSpinBox* number : {right_, down_}) {
        number->setDecimals(2); // the sheet's scales are read to 0.25 mm
        number->setToolTip(
            tr("Backs are moved by this much where this printer does not put them behind their fronts."));
        connect(number, &QDoubleSpinBox::valueChanged, this, &SheetForm::habitsChanged);
    }
    skew_ = makeLength(-kMostSkew, kMostSkew, 0.05, page);
    skew_->setDecimals(2);
    skew_->setToolTip(
        tr("Backs are turned to the right by so many millimetres to 100 where the paper goes in askew."));
    connect(skew_, &QDoubleSpinBox::valueChanged, this, &SheetForm::habitsChanged);
    across_ = makePercent(tr("Scale across"), page);
    along_ = makePercent(tr("Scale down"), page);
    auto* numbers = new QHBoxLayout;
    numbers->addWidget(right_, 1);
    numbers->addWidget(down_, 1);
    calibrate_ = new QPushButton(tr("D&o fronts meet backs…"), page);
    calibrate_->setAutoDefault(false);
    calibrate_->setToolTip(tr("Print a sheet on which you see by how much the printer misses."));
    connect(calibrate_, &QPushButton::clicked, this, &SheetForm::calibrationRequested);
    form->addRow(tr("Bac&ks:"), backs_);
    form->addRow(tr("Pri&nter:"), printer_);
    form->addRow(tr("T&urn:"), flip_);
    auto* scales = new QHBoxLayout;
    scales->addWidget(across_, 1);
    scales->addWidget(along_, 1);
    form->addRow(labelFor(right_, tr("Mo&ve by:")), numbers);
    form->addRow(tr("Ske&w, to 100 mm:"), skew_);
    form->addRow(labelFor(across_, tr("Sc&ale:")), scales);
    form->addRow(calibrate_);
    return page;
}

QDoubleSpinBox* SheetForm::makePercent(const QString& name, QWidget* page) {
    auto* field = new CalmDoubleSpinBox(page);
    field->setRange(100 * kLeastScale, 100 * kMostScale);
    field->setSingleStep(0.1);
    field->setDecimals(2);
    //: Behind a number
    field->setSuffix(tr(" %"));
    field->setValue(100);
    field->setAccessibleName(name);
    field->setToolTip(
        tr("On paper held upright, across and down. Where the ruler comes out 99.5 mm long, enter 100.5."));
    connect(field, &QDoubleSpinBox::valueChanged, this, &SheetForm::habitsChanged);
    return field;
}

void SheetForm::forgetPages() { only_->clear(); }

void SheetForm::showMore(bool more) {
    for (int i = 1; i < count(); ++i) setTabVisible(i, more);
    defaults_->setVisible(more);
}

void SheetForm::fieldChanged() {
    const bool folded = chosen<SheetLayout>(layout_) == SheetLayout::gutterfold;
    const bool duplex = !folded && chosen<SheetBacks>(backs_) == SheetBacks::duplex;
    backs_->setEnabled(!folded);
    for (QWidget* field : std::initializer_list<QWidget*>{flip_, right_, down_, skew_, calibrate_})
        field->setEnabled(duplex);
    if (!filling_) emit changed();
}

/// Stored at once: they belong to the printer, not to these sheets.
void SheetForm::habitsChanged() {
    if (filling_) return;
    keepHabits(printer(), {chosen<SheetFlip>(flip_), options().correction});
    emit changed();
}

void SheetForm::readHabits() {
    const QScopedValueRollback guard(filling_, true);
    const PrinterHabits habits = habitsOf(printer());
    choose(flip_, habits.flip);
    const auto& [offset, skew, scale] = habits.correction;
    right_->setValue(offset.x());
    down_->setValue(offset.y());
    skew_->setValue(skew);
    across_->setValue(100 * scale.width());
    along_->setValue(100 * scale.height());
}

SheetOptions SheetForm::options() const {
    SheetOptions options;
    options.paper = paper_->value();
    options.layout = chosen<SheetLayout>(layout_);
    options.card = card_->value();
    // Only one decimal is shown; the maximum means 1/8 inch.
    options.bleed = bleed_->value() >= bleed_->maximum() ? kMostBleed : bleed_->value();
    options.thickness = thickness_->value();
    options.backs = chosen<SheetBacks>(backs_);
    options.flip = chosen<SheetFlip>(flip_);
    options.correction = {
        {right_->value(), down_->value()}, skew_->value(), {across_->value() / 100, along_->value() / 100}};
    options.pages = only_->text();
    options.marks = chosen<SheetMarks>(marks_);
    options.inks = chosen<Inks>(inks_);
    options.corners = corners_->isChecked();
    options.ruler = ruler_->isChecked();
    return options;
}

void SheetForm::setOptions(const SheetOptions& options) {
    {
        const QScopedValueRollback guard(filling_, true);
        paper_->setValue(options.paper);
        choose(layout_, options.layout);
        card_->setValue(options.card);
        bleed_->setValue(options.bleed);
        thickness_->setValue(options.thickness);
        choose(backs_, options.backs);
        choose(marks_, options.marks);
        choose(inks_, options.inks);
        corners_->setChecked(options.corners);
        ruler_->setChecked(options.ruler);
        only_->setText(options.pages);
    }
    fieldChanged();
}

void SheetForm::offerCards(bool areThere) { sheets_->setRowVisible(card_, areThere); }

void SheetForm::offerPrinters() {
    const QString before = printer();
    const QSignalBlocker quiet(printer_);
    printer_->clear();
    printer_->addItem(tr("Any, or a file"), QString());
    for (const QString& name : QPrinterInfo::availablePrinterNames()) printer_->addItem(name, name);
    setPrinter(before);
}

QString SheetForm::printer() const { return printer_->currentData().toString(); }

void SheetForm::setPrinter(const QString& name) {
    printer_->setCurrentIndex(std::max(0, printer_->findData(name)));
    readHabits();
    fieldChanged();
}

} // namespace drawbridge
