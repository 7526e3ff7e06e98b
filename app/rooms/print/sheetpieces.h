// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/components.h"

#include <QStringList>
#include <QTreeWidget>
#include <functional>

namespace drawbridge {

/// Chooses what is to be printed: whole sets or pieces by a tick, or so many copies of each piece.
class SheetPieces : public QTreeWidget {
    Q_OBJECT

  public:
    explicit SheetPieces(QWidget* parent = nullptr);

    /// Offers these; what a set holds belongs to its game, and is what a tick stands for. Where they are of
    /// several games each says of which. Sets for which `isLeft` holds are not ticked.
    void setSets(const std::vector<PieceSet>& sets, const std::function<bool(const PieceSet&)>& isLeft);
    /// How many times all of it is printed: if more than once, a column tells what comes of that.
    void setTimes(int times);
    /// What has been chosen, printed once, sets without any piece left out.
    std::vector<PieceSet> chosen() const;
    /// The sets of a game of which nothing was chosen, by their ids.
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
