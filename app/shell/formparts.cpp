// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/formparts.h"

#include "reference/plainwidgets.h"

#include <QAbstractItemView>
#include <QFormLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>

namespace drawbridge {

namespace {

/// Whether the wheel turns over a field that somebody scrolls past.
bool isPassing(const QEvent& event, const QWidget& field) {
    return event.type() == QEvent::Wheel && !field.hasFocus();
}

/// Where one reads from the right a number begins there too. (Qt takes what has no letters for Latin.)
void align(QAbstractSpinBox* field) {
    field->setAlignment(field->isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft);
}

} // namespace

CalmComboBox::CalmComboBox(QWidget* parent)
    : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
}

bool CalmComboBox::event(QEvent* event) {
    if (!isPassing(*event, *this)) return QComboBox::event(event);
    event->ignore();
    return true;
}

void CalmComboBox::showPopup() {
    // What styles have beside the words and pictures of an opened list, and Qt does not reckon with.
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

CalmSpinBox::CalmSpinBox(QWidget* parent)
    : QSpinBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    align(this);
}

bool CalmSpinBox::event(QEvent* event) {
    if (event->type() == QEvent::LayoutDirectionChange) align(this);
    if (!isPassing(*event, *this)) return QSpinBox::event(event);
    event->ignore();
    return true;
}

CalmDoubleSpinBox::CalmDoubleSpinBox(QWidget* parent)
    : QDoubleSpinBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    align(this);
}

bool CalmDoubleSpinBox::event(QEvent* event) {
    if (event->type() == QEvent::LayoutDirectionChange) align(this);
    if (!isPassing(*event, *this)) return QDoubleSpinBox::event(event);
    event->ignore();
    return true;
}

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

QLabel* helpLine(const QString& text, QWidget* parent) {
    auto* line = new PlainLabel(text, parent);
    line->setWordWrap(true);
    line->setForegroundRole(QPalette::PlaceholderText);
    return line;
}

void retire(QWidget* part) {
    // Before it loses the focus, which is when a field tells what has been typed into it.
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

void chooseRow(QAbstractItemView* table, int row) {
    table->selectionModel()->setCurrentIndex(table->model()->index(row, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

QScrollArea* scrolling(QWidget* page, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // it would not show that it has the keys, and follows them by itself
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
