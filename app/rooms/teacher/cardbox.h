// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"
#include "table/dragtracker.h"

#include <QListWidget>

#include <optional>

class QLabel;

namespace drawbridge {

/// The box of cards beside a table set up by hand: each kind with the number left. A card is dragged onto the
/// table, or chosen by a click or Enter and then placed by clicks there.
class CardBox : public QListWidget {
    Q_OBJECT

  public:
    explicit CardBox(QWidget* parent = nullptr);

    /// Shows the cards of an arrangement, with the numbers left.
    void show(const Arrangement& arrangement);
    /// Highlights the chosen kind; nullopt: none.
    void setChosen(std::optional<Face> face);

  signals:
    void chosen(Face face);
    /// A card is being dragged, and dropped.
    void carried(Face face, QPoint global);
    void putDown(Face face, QPoint global);
    /// The drag was cancelled.
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
    DragTracker drag_;
    QListWidgetItem* pressed_ = nullptr; ///< while the mouse button is down
    QPoint from_;
    QLabel* ghost_; ///< the dragged card
};

} // namespace drawbridge
