// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

namespace drawbridge {

class FacePainter;
class GameInfo;

/// Shows a game's reference card full screen. Left and right switch games; Escape or a press closes it.
class ReferenceWindow : public QWidget {
    Q_OBJECT

  public:
    explicit ReferenceWindow(QWidget* parent);

    /// Shows a game's card full screen.
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
