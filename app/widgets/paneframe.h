// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace drawbridge {

/// A frame round the part of the window to which the key for the next pane has gone. It goes when the focus
/// leaves that part or the mouse is used.
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
