// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formparts.h"

#include "reference/plainwidgets.h"
#include "table/sayaloud.h"
#include "text/numberread.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollArea>
#include <QTableView>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

namespace drawbridge {

namespace {

struct FormPartsWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::FormParts)
};

constexpr int kReasonTime = 8000; // ms that the reason for a rejected number is shown

/// Whether it is a wheel event over a field without focus, while somebody scrolls the page.
bool isPassing(const QEvent& event, const QWidget& field) {
    return event.type() == QEvent::Wheel && !field.hasFocus();
}

/// In right-to-left layout, aligns numbers right. (Qt takes text without letters for left-to-right.)
void align(QAbstractSpinBox* field) {
    field->setAlignment(field->isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft);
}

} // namespace

FormComboBox::FormComboBox(QWidget* parent, int letters)
    : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    if (letters == 0) return;
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
}

bool FormComboBox::event(QEvent* event) {
    if (!isPassing(*event, *this)) return QComboBox::event(event);
    event->ignore();
    return true;
}

void FormComboBox::showPopup() {
    // What styles add around text and icons of the popup, which Qt does not take into account.
    constexpr int kBeside = 28;
    constexpr int kBetween = 12;
    int words = 0;
    int pictures = 0;
    for (int i = 0; i < count(); ++i) {
        words = std::max(words, view()->fontMetrics().horizontalAdvance(itemText(i)));
        if (!itemIcon(i).isNull()) pictures = iconSize().width() + kBetween;
    }
    view()->setMinimumWidth(std::min(words + pictures + kBeside, screen()->availableSize().width()));
    QComboBox::showPopup();
}

template <class Field>
FormSpinBox<Field>::FormSpinBox(QWidget* parent)
    : Field(parent) {
    this->setFocusPolicy(Qt::StrongFocus);
    align(this);
    // textEdited() is emitted before the value changes.
    QObject::connect(this->lineEdit(), &QLineEdit::textEdited, this, [this] {
        if (!writing_) before_ = this->value();
        writing_ = true;
    });
    QObject::connect(this, &Field::editingFinished, this, [this] { writing_ = false; });
}

template <class Field>
bool FormSpinBox<Field>::event(QEvent* event) {
    if (event->type() == QEvent::LayoutDirectionChange) align(this);
    if (!isPassing(*event, *this)) return Field::event(event);
    event->ignore();
    return true;
}

/// Parses the text without prefix and suffix, which the user may have typed as well.
template <class Field>
std::optional<double> FormSpinBox<Field>::read(const QString& text) const {
    QStringView number = QStringView(text).trimmed();
    const QString before = this->prefix().trimmed();
    const QString behind = this->suffix().trimmed();
    while (!before.isEmpty() && number.startsWith(before)) number = number.mid(before.size()).trimmed();
    while (!behind.isEmpty() && number.endsWith(behind)) number = number.chopped(behind.size()).trimmed();
    if constexpr (std::is_same_v<Number, int>)
        if (const auto plain = plainNumber(number); plain && plain->contains('.')) return {};
    return numberFrom(number);
}

/// No keystroke is rejected: the text is checked when editing is finished.
template <class Field>
QValidator::State FormSpinBox<Field>::validate(QString& text, int&) const {
    if (const QString special = this->specialValueText(); !special.isEmpty() && text == special)
        return QValidator::Acceptable;
    const auto number = read(text);
    return number && *number >= this->minimum() && *number <= this->maximum() ? QValidator::Acceptable
                                                                              : QValidator::Intermediate;
}

template <class Field>
typename FormSpinBox<Field>::Number FormSpinBox<Field>::valueFromText(const QString& text) const {
    if (const QString special = this->specialValueText(); !special.isEmpty() && text == special)
        return this->minimum();
    const double number = read(text).value_or(this->value());
    if constexpr (std::is_same_v<Number, int>)
        return static_cast<int>(number);
    else // rounded to the decimals shown
        return QByteArray::number(number, 'f', this->decimals()).toDouble();
}

/// Why the text is rejected; empty if it is valid or empty.
template <class Field>
QString FormSpinBox<Field>::refusal(const QString& text) const {
    QString copy = text;
    int place = 0;
    if (validate(copy, place) == QValidator::Acceptable) return {};
    const QString written = copy.remove(this->prefix()).remove(this->suffix()).trimmed();
    if (written.isEmpty()) return {};
    if (read(text))
        //: Why a number in a field has been put back: %1 is what was written, %2 and %3 the bounds
        return FormPartsWords::tr("%1 cannot be: it goes from %2 to %3.")
            .arg(written, this->textFromValue(this->minimum()), this->textFromValue(this->maximum()));
    if constexpr (std::is_same_v<Number, int>)
        //: Why a number in a field has been put back: %1 is what was written
        return FormPartsWords::tr("“%1” is no whole number. Write it in figures alone.").arg(written);
    else
        //: Why a number in a field has been put back: %1 is what was written, %2 an example such as 0.5
        return FormPartsWords::tr("“%1” is no number. Write it like %2, without signs between thousands.")
            .arg(written, this->locale().toString(0.5));
}

/// Restores the value from before editing, and shows the reason. (Not the last value while typing: 1.2 on the
/// way to 1.234,5. And Qt's own fixup() would remove group separators: 0.5 would become 5 where they are
/// points.)
template <class Field>
void FormSpinBox<Field>::fixup(QString& text) const {
    const QString reason = refusal(text);
    if (reason.isEmpty()) return;
    text = this->prefix() + this->textFromValue(before_) + this->suffix();
    if (!this->isVisible()) return;
    // Deferred until the focus has moved, which hides tool tips.
    auto* field = const_cast<FormSpinBox*>(this); // Qt declares fixup() const; the value stays as it is
    QTimer::singleShot(0, field, [field, reason] {
        if (QToolTip::text() == tipOf(reason)) return;
        QToolTip::showText(field->mapToGlobal(field->rect().bottomLeft()), tipOf(reason), field, {},
                           kReasonTime);
        sayAloud(field, reason, true);
    });
}

template <class Field>
void FormSpinBox<Field>::stepBy(int steps) {
    Field::stepBy(steps);
    writing_ = false;
}

/// The Return key does not close the dialog while the text is invalid.
template <class Field>
void FormSpinBox<Field>::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isRefused = isReturn && !refusal(this->text()).isEmpty();
    Field::keyPressEvent(event);
    if (isRefused) event->accept();
}

template class FormSpinBox<QSpinBox>;
template class FormSpinBox<QDoubleSpinBox>;

SearchField::SearchField(const QString& says, QWidget* parent)
    : QLineEdit(parent) {
    setPlaceholderText(says);
    setAccessibleName(says);
    setClearButtonEnabled(true);
    addAction(QIcon::fromTheme(QStringLiteral("edit-find")), QLineEdit::LeadingPosition);
}

void SearchField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) return clear();
    if (event->key() == Qt::Key_Down) {
        focusNextChild();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) event->accept();
}

RevertingSlider::RevertingSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent) {
    connect(&drag_, &DragTracker::lost, this, &RevertingSlider::goBack);
}

void RevertingSlider::mousePressEvent(QMouseEvent* event) {
    before_ = value();
    if (drag_.take(event->buttons())) QSlider::mousePressEvent(event);
}

/// Ends dragging, though the button may still be down, and restores the value.
void RevertingSlider::goBack() {
    const QPointF here = rect().center();
    QMouseEvent up(QEvent::MouseButtonRelease, here, mapToGlobal(here), Qt::LeftButton, Qt::NoButton, {});
    mouseReleaseEvent(&up);
    setValue(before_);
}

QLabel* labelFor(QWidget* field, const QString& text) {
    auto* label = new PlainLabel(text, field->parentWidget());
    label->setBuddy(field);
    return label;
}

QDialogButtonBox* endButtons(QDialog* dialog, QDialogButtonBox::StandardButtons buttons) {
    auto* box = new QDialogButtonBox(buttons, dialog);
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return box;
}

QLabel* helpLine(const QString& text, QWidget* parent) {
    auto* line = new PlainLabel(text, parent);
    line->setWordWrap(true);
    line->setForegroundRole(QPalette::PlaceholderText);
    return line;
}

void retire(QWidget* part) {
    // Before the field loses the focus and emits editingFinished().
    part->blockSignals(true);
    for (QObject* own : part->findChildren<QObject*>()) own->blockSignals(true);
    part->hide();
    part->setParent(nullptr);
    part->deleteLater();
}

void addPlainRow(QFormLayout& form, const QString& label, QWidget* field) {
    auto* words = new PlainLabel(label);
    words->setBuddy(field);
    form.addRow(words, field);
}

void listRows(QTableView* table) {
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
}

void chooseRow(QAbstractItemView* table, int row) {
    table->selectionModel()->setCurrentIndex(table->model()->index(row, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

QScrollArea* scrolling(QWidget* page, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // it would not show the focus; it scrolls to the focused child anyway
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return area;
}

void resizeOnScreen(QWidget* window, const QSize& wanted) {
    const QSize frame(40, 60);
    window->resize(wanted.boundedTo(window->screen()->availableSize() - frame));
}

} // namespace drawbridge
