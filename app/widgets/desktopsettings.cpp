// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/desktopsettings.h"

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
#include <QCoreApplication>
#include <QSettings>
#include <QStandardPaths>
#include <future>
#include <utility>

namespace drawbridge {

namespace {

// The desktop's last answers.
bool desktopStandsStill = false;
bool desktopStandsOut = false;

#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
/// A setting from a desktop's configuration file; invalid: not set.
QVariant noted(const QString& file, const char* key) {
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    if (path.isEmpty()) return {};
    return QSettings(path, QSettings::IniFormat).value(QLatin1String(key));
}
#endif

#ifdef Q_OS_MACOS
/// [[NSWorkspace sharedWorkspace] wish]
bool workspaceSays(const char* wish) {
    const auto shared = reinterpret_cast<id (*)(Class, SEL)>(objc_msgSend);
    const auto says = reinterpret_cast<BOOL (*)(id, SEL)>(objc_msgSend);
    const id workspace = shared(objc_getClass("NSWorkspace"), sel_registerName("sharedWorkspace"));
    return says(workspace, sel_registerName(wish));
}
#endif

} // namespace

bool wantsLessMotion() {
#if defined(Q_OS_WIN)
    BOOL moves = TRUE;
    return SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &moves, 0) && !moves;
#elif defined(Q_OS_MACOS)
    return workspaceSays("accessibilityDisplayShouldReduceMotion");
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

bool wantsMoreContrast() {
#if defined(Q_OS_WIN)
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof contrast;
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) &&
           (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
#elif defined(Q_OS_MACOS)
    return workspaceSays("accessibilityDisplayShouldIncreaseContrast");
#else
    return desktopStandsOut;
#endif
}

#ifdef DRAWBRIDGE_DBUS

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kMotionGroup = QStringLiteral("org.gnome.desktop.interface");
const QString kMotion = QStringLiteral("enable-animations");
const QString kContrastGroup = QStringLiteral("org.freedesktop.appearance");
const QString kContrast = QStringLiteral("contrast"); // 1: more

void reachDesktop() {
    static const std::future<void> reached =
        std::async(std::launch::async, [] { QDBusConnection::sessionBus(); });
    qAddPostRoutine([] { reached.wait(); }); // waits for the thread before the program ends
}

DesktopSettings::DesktopSettings(QObject* parent)
    : QObject(parent) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(take(QString, QString, QDBusVariant)));
    ask(kMotionGroup, kMotion);
    ask(kContrastGroup, kContrast);
}

void DesktopSettings::ask(const QString& group, const QString& key) {
    QDBusMessage question =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << group << key;
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, group, key] {
        answer->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        // Read() returns a variant within a variant.
        if (reply.isValid()) take(group, key, reply.value().variant().value<QDBusVariant>());
    });
}

void DesktopSettings::take(const QString& group, const QString& key, const QDBusVariant& value) {
    const QVariant told = value.variant();
    const auto change = [this](bool& wish, bool now) {
        if (std::exchange(wish, now) != now) emit changed();
    };
    if (group == kMotionGroup && key == kMotion && told.metaType() == QMetaType(QMetaType::Bool))
        change(desktopStandsStill, !told.toBool());
    if (group == kContrastGroup && key == kContrast && told.metaType() == QMetaType(QMetaType::UInt))
        change(desktopStandsOut, told.toUInt() == 1);
}

#else

void reachDesktop() {}

DesktopSettings::DesktopSettings(QObject* parent)
    : QObject(parent) {}

void DesktopSettings::ask(const QString&, const QString&) {}
void DesktopSettings::take(const QString&, const QString&, const QDBusVariant&) {}

#endif

} // namespace drawbridge
