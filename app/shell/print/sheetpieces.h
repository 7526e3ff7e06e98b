// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/components.h"

#include <QStringList>
#include <QTreeWidget>

namespace drawbridge {

/// Chooses what is to be printed: whole sets or pieces by a tick, or so many copies of each piece.
class SheetPieces : public QTreeWidget {
    Q_OBJECT

  public:
    explicit SheetPieces(QWidget* parent = nullptr);

    /// Offers these; what a set holds belongs to the game, and is what a tick stands for. Sets in `left` are
    /// not ticked.
    void setSets(const std::vector<PieceSet>& sets, const QStringList& left);
    /// How many times all of it is printed: if more than once, a column tells what comes of that.
    void setTimes(int times);
    /// What has been chosen, printed once, sets without any piece left out.
    std::vector<PieceSet> chosen() const;
    /// The sets of which nothing was chosen.
    QStringList left() const;

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
