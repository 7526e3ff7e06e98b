// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/components.h"

#include <QStringList>
#include <QTreeWidget>
#include <functional>

namespace drawbridge {

/// Chooses what to print: whole sets or pieces by check boxes, or a number of copies of each piece.
class SheetPieces : public QTreeWidget {
    Q_OBJECT

  public:
    explicit SheetPieces(QWidget* parent = nullptr);

    /// Sets the sets to choose from; a checked set has the number of pieces of its game. With several games
    /// each set is labelled with its game. Sets for which `isLeft` is true are unchecked.
    void setSets(const std::vector<PieceSet>& sets, const std::function<bool(const PieceSet&)>& isLeft);
    /// Number of copies of everything; above 1, a column shows the totals.
    void setTimes(int times);
    /// The chosen pieces for a single copy, without empty sets.
    std::vector<PieceSet> chosen() const;
    /// The ids of a game's sets without any piece chosen.
    QStringList leftOf(const QString& game) const;

  signals:
    void changed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void itemEdited(QTreeWidgetItem* item, int column);
    void setCount(QTreeWidgetItem* item, int count);
    void tellPiece(QTreeWidgetItem* piece);
    void tellSet(QTreeWidgetItem* set);
    void tellCount(QTreeWidgetItem* item, int count, int times);
    const SheetPiece& pieceOf(const QTreeWidgetItem* item) const;

    std::vector<PieceSet> sets_;
    int times_ = 1;
    bool filling_ = false;
};

} // namespace drawbridge
