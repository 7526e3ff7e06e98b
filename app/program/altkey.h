// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace drawbridge {

/// Detects a press of Alt alone in a window: released before any other key or mouse button was pressed. Qt
/// opens a visible menu bar by that, but not a hidden one.
class AltKey : public QObject {
    Q_OBJECT

  public:
    /// A child of the window.
    explicit AltKey(QWidget* window);

    /// Turns detection on or off; initially off.
    void watch(bool on);

  signals:
    void tapped();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* window_;
    bool alone_ = false; ///< Alt is down, and nothing else has been pressed since
};

} // namespace drawbridge
