// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace drawbridge {

/// A frame around the pane that has got the focus by the next-pane key. Hidden when the focus leaves the pane
/// or the mouse is used.
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
