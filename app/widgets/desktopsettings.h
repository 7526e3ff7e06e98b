// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDBusVariant;

namespace drawbridge {

/// Whether the system asks for reduced motion, as far as known by now.
bool wantsLessMotion();

/// Whether the system asks for high contrast, as far as known by now.
bool wantsMoreContrast();

/// Connects to the session bus on another thread, where there is one: otherwise its first user would block,
/// such as the accessibility bridge, which each window needs. Call once there is an application.
void reachDesktop();

/// Queries the desktop's settings over D-Bus (the XDG settings portal) and watches them for changes.
class DesktopSettings : public QObject {
    Q_OBJECT

  public:
    explicit DesktopSettings(QObject* parent = nullptr);

  signals:
    /// wantsLessMotion() or wantsMoreContrast() has changed.
    void changed();

  private:
    void ask(const QString& group, const QString& key);

  private slots:
    void take(const QString& group, const QString& key, const QDBusVariant& value);
};

} // namespace drawbridge
