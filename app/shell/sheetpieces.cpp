// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/sheetpieces.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStyledItemDelegate>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kMostOfOne = 999;
constexpr int kName = 0;
constexpr int kCount = 1;

/// Only numbers of copies can be written over, and only sensible ones.
class CountDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        if (index.column() != kCount || !index.parent().isValid()) return nullptr;
        auto* editor = new QSpinBox(parent);
        editor->setRange(0, kMostOfOne);
        editor->setFrame(false);
        return editor;
    }
};

} // namespace

SheetPieces::SheetPieces(QWidget* parent)
    : QTreeWidget(parent) {
    setColumnCount(2);
    //: Heads of a list: what is to be printed, and how many of each
    setHeaderLabels({tr("What to print"), tr("Copies")});
    setAccessibleName(tr("What to print"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(kName, QHeaderView::Stretch);
    header()->setSectionResizeMode(kCount, QHeaderView::ResizeToContents);
    header()->setSectionsMovable(false);
    setItemDelegate(new CountDelegate(this));
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed | SelectedClicked);
    setUniformRowHeights(true);
    setToolTip(tr("Open a set to choose single pieces: type a number, or press + and −. "
                  "A tick stands for as many as belong to the game."));
    connect(this, &QTreeWidget::itemChanged, this, &SheetPieces::itemEdited);
}

const SheetPiece* SheetPieces::pieceOf(const QTreeWidgetItem* item) const {
    if (item->parent() == nullptr) return nullptr;
    const auto set = static_cast<std::size_t>(indexOfTopLevelItem(item->parent()));
    return &sets_[set].pieces[static_cast<std::size_t>(
        item->parent()->indexOfChild(const_cast<QTreeWidgetItem*>(item)))];
}

void SheetPieces::setSets(const std::vector<PieceSet>& sets, const QStringList& left) {
    const QScopedValueRollback guard(filling_, true);
    sets_ = sets;
    clear();
    for (const PieceSet& set : sets_) {
        auto* top = new QTreeWidgetItem(this, {set.title});
        const bool isLeft = left.contains(set.id);
        top->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        top->setCheckState(kName, isLeft ? Qt::Unchecked : Qt::Checked);
        for (const SheetPiece& piece : set.pieces) {
            auto* item = new QTreeWidgetItem(top, {piece.name});
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable |
                           Qt::ItemNeverHasChildren);
            item->setTextAlignment(kCount, Qt::AlignRight | Qt::AlignVCenter);
            item->setData(kCount, Qt::EditRole, isLeft ? 0 : piece.count);
        }
        tellSet(top);
    }
    setCurrentItem(topLevelItem(0));
}

/// The sum of a set, and its tick: whole, nothing, or something else.
void SheetPieces::tellSet(QTreeWidgetItem* top) {
    const QScopedValueRollback guard(filling_, true);
    const PieceSet& set = sets_[static_cast<std::size_t>(indexOfTopLevelItem(top))];
    top->setTextAlignment(kCount, Qt::AlignRight | Qt::AlignVCenter);
    if (set.wholePage) {
        top->setText(kCount, QString::number(top->checkState(kName) == Qt::Checked ? 1 : 0));
        return;
    }
    int sum = 0;
    bool whole = true;
    for (int i = 0; i < top->childCount(); ++i) {
        const int count = top->child(i)->data(kCount, Qt::EditRole).toInt();
        sum += count;
        whole = whole && count == set.pieces[static_cast<std::size_t>(i)].count;
    }
    top->setText(kCount, QString::number(sum));
    top->setCheckState(kName, whole ? Qt::Checked : sum == 0 ? Qt::Unchecked : Qt::PartiallyChecked);
}

void SheetPieces::setCount(QTreeWidgetItem* item, int count) {
    item->setData(kCount, Qt::EditRole, std::clamp(count, 0, kMostOfOne));
}

void SheetPieces::itemEdited(QTreeWidgetItem* item, int) {
    if (filling_) return;
    if (item->parent() != nullptr) {
        tellSet(item->parent());
    } else {
        const QScopedValueRollback guard(filling_, true);
        for (int i = 0; i < item->childCount(); ++i)
            setCount(item->child(i),
                     item->checkState(kName) == Qt::Unchecked ? 0 : pieceOf(item->child(i))->count);
        tellSet(item);
    }
    emit changed();
}

std::vector<PieceSet> SheetPieces::chosen() const {
    std::vector<PieceSet> result;
    for (int s = 0; s < topLevelItemCount(); ++s) {
        const QTreeWidgetItem* top = topLevelItem(s);
        PieceSet set = sets_[static_cast<std::size_t>(s)];
        if (top->checkState(kName) == Qt::Unchecked) continue;
        for (int i = 0; i < top->childCount(); ++i)
            set.pieces[static_cast<std::size_t>(i)].count = top->child(i)->data(kCount, Qt::EditRole).toInt();
        if (set.count() > 0) result.push_back(std::move(set));
    }
    return result;
}

QStringList SheetPieces::left() const {
    QStringList ids;
    for (int s = 0; s < topLevelItemCount(); ++s)
        if (topLevelItem(s)->checkState(kName) == Qt::Unchecked) ids << sets_[static_cast<std::size_t>(s)].id;
    return ids;
}

/// + and - change the number of the piece at hand.
void SheetPieces::keyPressEvent(QKeyEvent* event) {
    QTreeWidgetItem* item = currentItem();
    const bool more = event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal;
    if (item != nullptr && item->parent() != nullptr && (more || event->key() == Qt::Key_Minus))
        return setCount(item, item->data(kCount, Qt::EditRole).toInt() + (more ? 1 : -1));
    // A number is written into the second column, whichever has the focus.
    if (item != nullptr && item->parent() != nullptr && currentColumn() != kCount &&
        !event->text().isEmpty() && event->text().front().isDigit())
        setCurrentItem(item, kCount);
    QTreeWidget::keyPressEvent(event);
}

} // namespace drawbridge
