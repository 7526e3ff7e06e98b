// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDBusVariant;

namespace drawbridge {

/// Whether the system has been told that nothing is to move that need not: animations are off in Windows,
/// GNOME or KDE, or motion is reduced on macOS. As far as it has said so by now.
bool wantsLessMotion();

/// Whether the system has been told that colours are to stand out from each other as far as they can: a theme
/// of high contrast in Windows, more contrast in GNOME, KDE or on macOS. As far as it has said so by now.
bool wantsMoreContrast();

/// Opens on a thread of its own the bus over which a desktop is asked, where there is one: whoever needs it,
/// such as the bridge to assistive technology, which each window asks for, would wait until it answers. To be
/// called once there is an application.
void reachDesktop();

/// Asks a desktop that keeps its settings to itself and answers a moment later, and hears when it changes its
/// mind.
class DesktopWishes : public QObject {
    Q_OBJECT

  public:
    explicit DesktopWishes(QObject* parent = nullptr);

  signals:
    /// wantsLessMotion() or wantsMoreContrast() is another than before.
    void changed();

  private:
    void ask(const QString& group, const QString& key);

  private slots:
    void take(const QString& group, const QString& key, const QDBusVariant& value);
};

} // namespace drawbridge
