// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"
#include "table/grip.h"

#include <QListWidget>

#include <optional>

class QLabel;

namespace drawbridge {

/// The box of cards beside a table that is set up by hand: each kind with the number that is left. A card is
/// dragged out of it onto the table, or chosen by a click or Enter to be put down by the next clicks there.
class CardBox : public QListWidget {
    Q_OBJECT

  public:
    explicit CardBox(QWidget* parent = nullptr);

    /// Shows the cards of an arrangement, and how many are left of each.
    void show(const Arrangement& arrangement);
    /// Shows which kind is chosen; none without a face.
    void setChosen(std::optional<Face> face);

  signals:
    void chosen(Face face);
    /// A card is carried over the screen, and put down there.
    void carried(Face face, QPoint global);
    void putDown(Face face, QPoint global);
    /// It has gone back into the box.
    void laidBack();

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    Face faceOf(const QListWidgetItem* item) const;
    void fit();
    void carry(QPoint global);
    void layBack();

    const GameInfo* game_ = nullptr;
    Grip grip_;
    QListWidgetItem* pressed_ = nullptr; ///< while it is held
    QPoint from_;
    QLabel* ghost_; ///< the card that is carried
};

} // namespace drawbridge
