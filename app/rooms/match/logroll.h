// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace drawbridge {

/// Where the log is read: unrolled over the right of the table, which keeps its whole room, until Esc; or
/// pinned beside it as a dock.
class LogRoll : public QObject {
    Q_OBJECT

  public:
    /// All stay their owner's. The log is not pinned at first.
    LogRoll(QMainWindow* window, QDockWidget* log, QWidget* table);

    bool isPinned() const { return pinned_; }
    /// It stays open, or shut, as it was.
    void setPinned(bool pinned);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void layOver();

    QMainWindow* window_;
    QDockWidget* log_;
    QWidget* table_;
    bool pinned_ = false;
};

} // namespace drawbridge
