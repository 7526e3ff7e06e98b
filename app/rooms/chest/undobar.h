// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace drawbridge {

/// A bar that says what has just been done, and offers to undo it. Hidden until there is something to say.
class UndoBar : public QFrame {
    Q_OBJECT

  public:
    explicit UndoBar(QWidget* parent = nullptr);

    /// Says it, also to who cannot see it.
    void tell(const QString& what);

  signals:
    void undoRequested();

  private:
    QLabel* words_;
};

} // namespace drawbridge
