// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

namespace drawbridge {

class FacePainter;
class GameInfo;

/// The card of reference of a game as large as the screen, for a table of wood beside it. Left and right are
/// those of the other games; Escape puts it away.
class ReferenceWindow : public QWidget {
    Q_OBJECT

  public:
    explicit ReferenceWindow(QWidget* parent);

    /// Shows the card of a game, over the whole screen.
    void showCard(const GameInfo& game);
    const GameInfo& game() const { return *game_; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void turn(int step);
    void setCard(const GameInfo& game);

    std::shared_ptr<const FacePainter> painter_;
    const GameInfo* game_;
};

} // namespace drawbridge
