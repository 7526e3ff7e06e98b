// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/preferences/lessmotion.h"

#ifdef Q_OS_WIN
#    include <windows.h>
#endif
#ifdef Q_OS_MACOS
#    include <objc/message.h>
#    include <objc/runtime.h>
#endif
#ifdef DRAWBRIDGE_DBUS
#    include <QDBusConnection>
#    include <QDBusMessage>
#    include <QDBusPendingCallWatcher>
#    include <QDBusPendingReply>
#    include <QDBusVariant>
#endif
#include <QSettings>
#include <QStandardPaths>

namespace drawbridge {

namespace {

bool desktopStandsStill = false; // as it has answered last

#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
/// What a desktop has written down for all programs; an invalid value: nothing.
QVariant noted(const QString& file, const char* key) {
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    if (path.isEmpty()) return {};
    return QSettings(path, QSettings::IniFormat).value(QLatin1String(key));
}
#endif

} // namespace

bool wantsLessMotion() {
#if defined(Q_OS_WIN)
    BOOL moves = TRUE;
    return SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &moves, 0) && !moves;
#elif defined(Q_OS_MACOS)
    // [[NSWorkspace sharedWorkspace] accessibilityDisplayShouldReduceMotion]
    const auto shared = reinterpret_cast<id (*)(Class, SEL)>(objc_msgSend);
    const auto reduces = reinterpret_cast<BOOL (*)(id, SEL)>(objc_msgSend);
    const id workspace = shared(objc_getClass("NSWorkspace"), sel_registerName("sharedWorkspace"));
    return reduces(workspace, sel_registerName("accessibilityDisplayShouldReduceMotion"));
#else
    if (desktopStandsStill) return true;
    bool isNumber = false;
    const double factor =
        noted(QStringLiteral("kdeglobals"), "KDE/AnimationDurationFactor").toDouble(&isNumber);
    if (isNumber && factor <= 0) return true;
    for (const char* gtk : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QVariant moves = noted(QLatin1String(gtk), "Settings/gtk-enable-animations");
        if (moves.isValid() && !moves.toBool()) return true;
    }
    return false;
#endif
}

#ifdef DRAWBRIDGE_DBUS

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.gnome.desktop.interface");
const QString kKey = QStringLiteral("enable-animations");

} // namespace

DesktopMotion::DesktopMotion(QObject* parent)
    : QObject(parent) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(take(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << kGroup << kKey;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        // A variant within a variant: so this question is answered.
        if (reply.isValid()) take(kGroup, kKey, reply.value().variant().value<QDBusVariant>());
    });
}

void DesktopMotion::take(const QString& group, const QString& key, const QDBusVariant& value) {
    const QVariant moves = value.variant();
    if (group != kGroup || key != kKey || moves.metaType() != QMetaType(QMetaType::Bool)) return;
    if (desktopStandsStill == !moves.toBool()) return;
    desktopStandsStill = !moves.toBool();
    emit changed();
}

#else

DesktopMotion::DesktopMotion(QObject* parent)
    : QObject(parent) {}

void DesktopMotion::take(const QString&, const QString&, const QDBusVariant&) {}

#endif

} // namespace drawbridge
