// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLocalServer;

namespace drawbridge {

/// Single instance: passes a file to open to the running program, from a second start or (macOS) from the
/// system. Instances find each other if they keep matches in the same directory.
class Handover : public QObject {
    Q_OBJECT

  public:
    explicit Handover(QObject* parent);

    /// Passes a file to the running program; false if there is none or it has a modal dialog open.
    static bool give(const QString& file);
    /// Starts accepting files from other instances, unless another one does already.
    void listen();

    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    void given(const QString& file);

  private:
    void take();

    QLocalServer* server_;
};

} // namespace drawbridge
