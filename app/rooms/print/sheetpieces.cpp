// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/sheetpieces.h"

#include "text/gametext.h"
#include "widgets/formparts.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kMostOfOne = 999;
constexpr int kName = 0;
constexpr int kCount = 1;
constexpr int kInAll = 2;

int countOf(const QTreeWidgetItem* item) { return item->data(kCount, Qt::EditRole).toInt(); }

Qt::CheckState tickFor(int count, bool whole) {
    return count == 0 ? Qt::Unchecked : whole ? Qt::Checked : Qt::PartiallyChecked;
}

/// Only the numbers of copies are editable, within a valid range.
class CountDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        if (index.column() != kCount || !index.parent().isValid()) return nullptr;
        auto* editor = new CalmSpinBox(parent);
        editor->setRange(0, kMostOfOne);
        editor->setFrame(false);
        editor->setAutoFillBackground(true); // otherwise the number behind it shows through
        //: Read out: %1 is a piece of a game
        editor->setAccessibleName(
            SheetPieces::tr("Copies of %1").arg(index.siblingAtColumn(kName).data().toString()));
        return editor;
    }

  protected:
    /// The style draws check box frames slightly darker than the window, which is invisible on dark
    /// backgrounds.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->palette.setColor(QPalette::Window, option->palette.color(QPalette::PlaceholderText));
    }
};

} // namespace

SheetPieces::SheetPieces(QWidget* parent)
    : QTreeWidget(parent) {
    setColumnCount(3);
    //: Heads of a list: what is to be printed, how many of each, and how many if all is printed several times
    setHeaderLabels({tr("What to print"), tr("Copies"), tr("In all")});
    setColumnHidden(kInAll, true);
    setAccessibleName(tr("What to print"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(kName, QHeaderView::Stretch);
    for (const int column : {kCount, kInAll})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    for (const int column : {kCount, kInAll}) headerItem()->setTextAlignment(column, Qt::AlignRight);
    header()->setSectionsMovable(false);
    setItemDelegate(new CountDelegate(this));
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed | SelectedClicked);
    setUniformRowHeights(true);
    setToolTip(tr("Open a set to choose single pieces: tick them, type a number, or press + and −. "
                  "A tick stands for as many as belong to the game."));
    connect(this, &QTreeWidget::itemChanged, this, &SheetPieces::itemEdited);
}

const SheetPiece& SheetPieces::pieceOf(const QTreeWidgetItem* item) const {
    const auto set = static_cast<std::size_t>(indexOfTopLevelItem(item->parent()));
    return sets_[set]
        .pieces[static_cast<std::size_t>(item->parent()->indexOfChild(const_cast<QTreeWidgetItem*>(item)))];
}

void SheetPieces::setSets(const std::vector<PieceSet>& sets,
                          const std::function<bool(const PieceSet&)>& isLeft) {
    const QScopedValueRollback guard(filling_, true);
    sets_ = sets;
    clear();
    const bool areMixed =
        std::ranges::any_of(sets_, [&](const PieceSet& set) { return set.game != sets_.front().game; });
    for (const PieceSet& set : sets_) {
        QString title = set.title;
        //: What can be printed, of several games: %1 is a game, %2 what it is, "Cards"
        if (areMixed) title = tr("%1: %2").arg(textFor(set.game.toStdString()).gameName(), title);
        auto* top = new QTreeWidgetItem(this, {title});
        const bool left = isLeft(set);
        top->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        top->setCheckState(kName, left ? Qt::Unchecked : Qt::Checked);
        for (const SheetPiece& piece : set.pieces) {
            auto* item = new QTreeWidgetItem(top, {piece.name});
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable |
                           Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
            setCount(item, left ? 0 : piece.count);
            tellPiece(item);
        }
        tellSet(top);
    }
    setCurrentItem(topLevelItem(0));
}

void SheetPieces::setTimes(int times) {
    const QScopedValueRollback guard(filling_, true);
    times_ = times;
    setColumnHidden(kInAll, times == 1);
    for (int s = 0; s < topLevelItemCount(); ++s) {
        QTreeWidgetItem* top = topLevelItem(s);
        for (int i = 0; i < top->childCount(); ++i) tellPiece(top->child(i));
        tellSet(top);
    }
}

/// The check state of a piece: checked if the number is the game's, unchecked if 0, otherwise partial.
void SheetPieces::tellPiece(QTreeWidgetItem* piece) {
    const QScopedValueRollback guard(filling_, true);
    const int count = countOf(piece);
    piece->setCheckState(kName, tickFor(count, count == pieceOf(piece).count));
    tellCount(piece, count, times_);
}

/// The sum of a set, and its check state: complete, empty, or partial.
void SheetPieces::tellSet(QTreeWidgetItem* top) {
    const QScopedValueRollback guard(filling_, true);
    if (sets_[static_cast<std::size_t>(indexOfTopLevelItem(top))].wholePage) {
        setCount(top, top->checkState(kName) == Qt::Checked ? 1 : 0);
        return tellCount(top, countOf(top), times_);
    }
    int sum = 0;
    bool whole = true;
    for (int i = 0; i < top->childCount(); ++i) {
        const int count = countOf(top->child(i));
        sum += count;
        whole = whole && count == pieceOf(top->child(i)).count;
    }
    top->setData(kCount, Qt::DisplayRole, sum);
    top->setCheckState(kName, tickFor(sum, whole));
    tellCount(top, sum, times_);
}

/// The number shown for a piece or set, and its accessible text.
void SheetPieces::tellCount(QTreeWidgetItem* item, int count, int times) {
    const QString name = item->text(kName);
    item->setData(kInAll, Qt::DisplayRole, count * times);
    for (const int column : {kCount, kInAll})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    //: Read out: %1 is a piece of a game or a set of them, %n how many of it are printed in all
    item->setData(kName, Qt::AccessibleTextRole, tr("%1, %n to print", nullptr, count * times).arg(name));
    //: Read out: %1 is a piece of a game or a set of them, %2 a number
    item->setData(kCount, Qt::AccessibleTextRole,
                  tr("Copies of %1: %2").arg(name, QLocale().toString(count)));
    //: Read out: %1 is a piece of a game or a set of them, %2 a number
    item->setData(kInAll, Qt::AccessibleTextRole,
                  tr("%1 in all: %2").arg(name, QLocale().toString(count * times)));
}

void SheetPieces::setCount(QTreeWidgetItem* item, int count) {
    item->setData(kCount, Qt::EditRole, std::clamp(count, 0, kMostOfOne));
}

void SheetPieces::itemEdited(QTreeWidgetItem* item, int column) {
    if (filling_) return;
    {
        const QScopedValueRollback guard(filling_, true);
        const bool ticked = item->checkState(kName) != Qt::Unchecked;
        const auto tick = [this, ticked](QTreeWidgetItem* piece) {
            setCount(piece, ticked ? pieceOf(piece).count : 0);
        };
        QTreeWidgetItem* top = item->parent() != nullptr ? item->parent() : item;
        if (item != top && column == kName) tick(item);
        for (int i = 0; item == top && i < top->childCount(); ++i) tick(top->child(i));
        for (int i = 0; i < top->childCount(); ++i) tellPiece(top->child(i));
        tellSet(top);
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
            set.pieces[static_cast<std::size_t>(i)].count = countOf(top->child(i));
        if (set.count() > 0) result.push_back(std::move(set));
    }
    return result;
}

QStringList SheetPieces::leftOf(const QString& game) const {
    QStringList ids;
    for (int s = 0; s < topLevelItemCount(); ++s) {
        const PieceSet& set = sets_[static_cast<std::size_t>(s)];
        if (set.game == game && topLevelItem(s)->checkState(kName) == Qt::Unchecked) ids << set.id;
    }
    return ids;
}

/// + and - change the number of the current piece, Return and digits edit it, space toggles it.
void SheetPieces::keyPressEvent(QKeyEvent* event) {
    QTreeWidgetItem* item = currentItem();
    // The key that closes the editor is passed on to the view.
    if (item == nullptr || state() == EditingState) return QTreeWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Space)
        return item->setCheckState(kName,
                                   item->checkState(kName) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    if (item->parent() == nullptr) return QTreeWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return setCount(item, countOf(item) + 1);
    case Qt::Key_Minus: return setCount(item, countOf(item) - 1);
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter: return editItem(item, kCount);
    default: break;
    }
    // Typing edits the second column, whichever is current.
    if (!event->text().isEmpty() && event->text().front().isDigit()) setCurrentItem(item, kCount);
    QTreeWidget::keyPressEvent(event);
}

} // namespace drawbridge
