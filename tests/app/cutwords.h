// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemDelegate>
#include <QAbstractItemModel>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWidget>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyleOptionSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTextBoundaryFinder>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

// Words that are cut where they stand, for want of room.
namespace drawbridge::test {

namespace cut {

inline int wide(const QWidget& widget, const QString& words) {
    return widget.fontMetrics().size(Qt::TextShowMnemonic, words).width();
}

inline bool label(const QLabel& label) {
    if (label.text().isEmpty()) return false;
    if (!label.wordWrap()) return label.sizeHint().width() > label.width() + 1;
    return label.heightForWidth(label.width()) > label.height() + 1;
}

inline bool button(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty() || (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
        return false;
    const int icon = button.icon().isNull() ? 0 : button.iconSize().width() + 4;
    return wide(button, button.text()) + icon > button.width();
}

inline bool combo(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    return wide(box, box.currentText()) + icon > room.width();
}

inline bool line(const QLineEdit& line) {
    const QString words = line.text().isEmpty() ? line.placeholderText() : QString();
    if (words.isEmpty() || qobject_cast<QAbstractSpinBox*>(line.parentWidget()) != nullptr) return false;
    int signs = 0;
    for (const auto* sign : line.findChildren<QToolButton*>())
        if (sign->isVisible()) signs += sign->width();
    return line.fontMetrics().horizontalAdvance(words) + signs > line.width();
}

inline bool spin(const QAbstractSpinBox& box) {
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.buttonSymbols = box.buttonSymbols();
    option.frame = true;
    option.subControls = QStyle::SC_All;
    const QRect room =
        box.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, &box);
    return wide(box, box.text()) > room.width();
}

inline QStringList tabs(const QTabBar& bar) {
    QStringList found;
    for (int tab = 0; tab < bar.count(); ++tab)
        if (wide(bar, bar.tabText(tab)) > bar.tabRect(tab).width()) found << bar.tabText(tab);
    return found;
}

inline QStringList heads(const QHeaderView& head) {
    QStringList found;
    for (int section = 0; section < head.count() && head.orientation() == Qt::Horizontal; ++section)
        if (!head.isSectionHidden(section) && head.sectionSizeHint(section) > head.sectionSize(section))
            found << head.model()->headerData(section, Qt::Horizontal).toString();
    return found;
}

/// Opens what a view keeps for those that derive from it.
struct Opened : QAbstractItemView {
    static QStyleOptionViewItem option(const QAbstractItemView& view) {
        QStyleOptionViewItem result;
        (view.*(&Opened::initViewItemOption))(&result);
        return result;
    }
};

inline bool wraps(const QAbstractItemView& view) {
    if (const auto* table = qobject_cast<const QTableView*>(&view)) return table->wordWrap();
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) return tree->wordWrap();
    const auto* list = qobject_cast<const QListView*>(&view);
    return list != nullptr && list->wordWrap();
}

inline void cells(const QAbstractItemView& view, const QModelIndex& parent, QStringList& found) {
    const auto* list = qobject_cast<const QListView*>(&view);
    if (list != nullptr && list->viewMode() == QListView::IconMode)
        return; // pictures with names of their own
    const QAbstractItemModel& model = *view.model();
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            if (column == 0 && model.hasChildren(index)) cells(view, index, found);
            const QRect rect = view.visualRect(index);
            const QString words = index.data().toString();
            if (words.isEmpty() || rect.isEmpty() || !view.viewport()->rect().contains(rect.center()))
                continue;
            QStyleOptionViewItem option = Opened::option(view);
            option.rect = rect;
            const QSize wanted = view.itemDelegate()->sizeHint(option, index);
            bool isCut =
                wraps(view) ? wanted.height() > rect.height() + 1 : wanted.width() > rect.width() + 1;
            QTextBoundaryFinder ends(QTextBoundaryFinder::Line, words);
            for (qsizetype begin = 0, end = ends.toNextBoundary(); end >= 0;
                 begin = end, end = ends.toNextBoundary())
                isCut = isCut || option.fontMetrics.horizontalAdvance(
                                     words.mid(begin, end - begin).trimmed()) > rect.width();
            if (isCut) found << words;
        }
}

inline void scene(QQuickItem& item, const QRectF& room, QStringList& found) {
    if (!item.isVisible() || item.opacity() < 0.1) return;
    const QString words = item.property("text").toString();
    const QVariant truncated = item.property("truncated");
    if (truncated.isValid() && !words.isEmpty()) {
        const QRectF place = item.mapRectToScene(item.boundingRect());
        const bool tooWide = item.property("contentWidth").toReal() > item.width() + 1;
        // In one line words are said to be cut, too, where letters are higher than their place.
        constexpr int kNoWrap = 0;
        bool isCut = truncated.toBool();
        if (isCut && item.property("wrapMode").toInt() == kNoWrap) {
            auto font = item.property("font").value<QFont>();
            const int size = QQmlProperty::read(&item, QStringLiteral("fontInfo.pixelSize")).toInt();
            if (size > 0) font.setPixelSize(size); // as small as they have become
            isCut = QFontMetricsF(font).horizontalAdvance(words) > item.width() + 1;
        }
        if (room.intersects(place) && (isCut || tooWide)) found << words;
    }
    for (QQuickItem* child : item.childItems()) scene(*child, room, found);
}

} // namespace cut

/// What is cut in a window as it is on the screen now, each as it would be read.
inline QStringList cutWords(QWidget& window) {
    QStringList found;
    QList<QWidget*> parts = window.findChildren<QWidget*>();
    parts << &window;
    for (QWidget* part : std::as_const(parts)) {
        if (!part->isVisible() || part->visibleRegion().isEmpty()) continue;
        if (const auto* label = qobject_cast<QLabel*>(part); label != nullptr && cut::label(*label))
            found << label->text();
        else if (const auto* button = qobject_cast<QAbstractButton*>(part);
                 button != nullptr && cut::button(*button))
            found << button->text();
        else if (const auto* combo = qobject_cast<QComboBox*>(part); combo != nullptr && cut::combo(*combo))
            found << combo->currentText();
        else if (const auto* line = qobject_cast<QLineEdit*>(part); line != nullptr && cut::line(*line))
            found << line->placeholderText();
        else if (const auto* spin = qobject_cast<QAbstractSpinBox*>(part);
                 spin != nullptr && cut::spin(*spin))
            found << spin->text();
        else if (const auto* tabs = qobject_cast<QTabBar*>(part))
            found << cut::tabs(*tabs);
        else if (const auto* head = qobject_cast<QHeaderView*>(part);
                 head != nullptr && head->model() != nullptr)
            found << cut::heads(*head);
        else if (const auto* view = qobject_cast<QAbstractItemView*>(part);
                 view != nullptr && view->model() != nullptr)
            cut::cells(*view, view->rootIndex(), found);
        else if (const auto* scene = qobject_cast<QQuickWidget*>(part);
                 scene != nullptr && scene->rootObject() != nullptr)
            cut::scene(*scene->rootObject(), QRectF(QPointF(), QSizeF(scene->size())), found);
    }
    found.removeDuplicates();
    return found;
}

} // namespace drawbridge::test
