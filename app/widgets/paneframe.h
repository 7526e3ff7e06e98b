// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace drawbridge {

/// A frame around the pane focused by the next-pane key, until the focus leaves it or the mouse is used.
class PaneFrame : public QWidget {
    Q_OBJECT

  public:
    explicit PaneFrame(QWidget* parent);

    void showRound(QWidget* pane);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace drawbridge
