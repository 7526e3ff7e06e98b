// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace drawbridge {

/// A bar that reports the last operation and offers to undo it. Hidden until there is one.
class UndoBar : public QFrame {
    Q_OBJECT

  public:
    explicit UndoBar(QWidget* parent = nullptr);

    /// Shows a message and announces it to screen readers.
    void tell(const QString& what);

  signals:
    void undoRequested();

  private:
    QLabel* words_;
};

} // namespace drawbridge
