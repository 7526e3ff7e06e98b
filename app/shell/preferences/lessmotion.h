// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDBusVariant;

namespace drawbridge {

/// Whether the system has been told that nothing is to move that need not: animations are off in Windows,
/// GNOME or KDE, or motion is reduced on macOS. As far as it has said so by now.
bool wantsLessMotion();

/// Asks a desktop that keeps its settings to itself and answers a moment later, and hears when it changes its
/// mind.
class DesktopMotion : public QObject {
    Q_OBJECT

  public:
    explicit DesktopMotion(QObject* parent = nullptr);

  signals:
    /// wantsLessMotion() may be another than before.
    void changed();

  private slots:
    void take(const QString& group, const QString& key, const QDBusVariant& value);
};

} // namespace drawbridge
