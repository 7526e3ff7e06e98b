// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace drawbridge {

/// Shows the log either as an overlay over the right part of the table, until Esc, or pinned beside the table
/// as a dock.
class LogRoll : public QObject {
    Q_OBJECT

  public:
    /// Owns none of them. Initially not pinned.
    LogRoll(QMainWindow* window, QDockWidget* log, QWidget* table);

    bool isPinned() const { return pinned_; }
    /// The log stays open or closed.
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
