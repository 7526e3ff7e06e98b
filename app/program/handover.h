// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLocalServer;

namespace drawbridge {

/// A file that is opened while the program runs goes to the window that is there: from another start of the
/// program, or (macOS) from the system. Two programs find each other if they keep matches in the same folder.
class Handover : public QObject {
    Q_OBJECT

  public:
    explicit Handover(QObject* parent);

    /// Gives a file to the window that is open; false if there is none, or it has a question to be answered
    /// first.
    static bool give(const QString& file);
    /// From now on others may give files to this one, unless there is one already that takes them.
    void listen();

    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    void given(const QString& file);

  private:
    void take();

    QLocalServer* server_;
};

} // namespace drawbridge
