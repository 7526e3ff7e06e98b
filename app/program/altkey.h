// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace drawbridge {

/// Tells when Alt has been pressed by itself in a window: let go before another key or a button of the mouse
/// was pressed. A menu bar opens by that, but none that is hidden.
class AltKey : public QObject {
    Q_OBJECT

  public:
    /// Belongs to the window.
    explicit AltKey(QWidget* window);

    /// Nothing is told until then, nor at any other time.
    void watch(bool on);

  signals:
    void tapped();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* window_;
    bool alone_ = false; ///< it is down, and nothing else has been pressed
};

} // namespace drawbridge
