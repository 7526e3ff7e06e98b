// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/desktopsettings.h"
#include "widgets/preferences.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace drawbridge;

/// A desktop's portal, as far as it tells of settings.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

  public:
    bool moves = false;
    uint contrast = 1;
    QStringList asked;

  public slots:
    QDBusVariant Read(const QString& group, const QString& key) {
        asked << group + QLatin1Char('/') + key;
        const QVariant told = key == QLatin1String("contrast") ? QVariant(contrast) : QVariant(moves);
        return QDBusVariant(QVariant::fromValue(QDBusVariant(told)));
    }
};

class DesktopWishesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase();
    void desktopsWriteItDown_data();
    void desktopsWriteItDown();
    void oneMayWantMotionAllTheSame();
    void thePortalIsAsked();

  private:
    QString write(const QString& file, const QByteArray& text) const;

    QTemporaryDir home_;
    QProcess bus_;
};

/// Settings of its own, and a bus of its own.
void DesktopWishesTest::initTestCase() {
    QCoreApplication::setOrganizationName(QStringLiteral("drawbridge-test"));
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(home_.path()));
    qputenv("XDG_CONFIG_DIRS", QFile::encodeName(home_.path()));
    bus_.start(QStringLiteral("dbus-daemon"),
               {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    QVERIFY2(bus_.waitForStarted() && bus_.waitForReadyRead(), qPrintable(bus_.errorString()));
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus_.readLine().trimmed());
}

void DesktopWishesTest::cleanupTestCase() {
    bus_.terminate();
    bus_.waitForFinished();
}

QString DesktopWishesTest::write(const QString& file, const QByteArray& text) const {
    const QString path = home_.filePath(file);
    QDir().mkpath(QFileInfo(path).path());
    QFile written(path);
    return written.open(QIODevice::WriteOnly) && written.write(text) == text.size() ? path : QString();
}

void DesktopWishesTest::desktopsWriteItDown_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("less");
    // No file is followed by one of its name and length: within a moment of time they are taken for the same.
    const QString kde = QStringLiteral("kdeglobals");
    const QString gtk3 = QStringLiteral("gtk-3.0/settings.ini");
    const QString gtk4 = QStringLiteral("gtk-4.0/settings.ini");
    QTest::newRow("nothing") << kde << QByteArray("[General]\nName=x\n") << false;
    QTest::newRow("KDE, instant") << kde << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
    QTest::newRow("KDE, slow") << kde << QByteArray("[KDE]\nAnimationDurationFactor=1.41421\n") << false;
    QTest::newRow("KDE, damaged") << kde << QByteArray("[KDE]\nAnimationDurationFactor=off\n") << false;
    QTest::newRow("GTK 3, off") << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
    QTest::newRow("GTK 3, on") << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=true\n") << false;
    QTest::newRow("GTK 4, off") << gtk4 << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
}

void DesktopWishesTest::desktopsWriteItDown() {
    QFETCH(const QString, file);
    QFETCH(const QByteArray, text);
    QFETCH(const bool, less);
    const QString path = write(file, text);
    QVERIFY(!path.isEmpty());
    QCOMPARE(wantsLessMotion(), less);
    const Preferences asSystem;
    QCOMPARE(asSystem.glide() == 0, less);
    // There is as much time to read what does not move.
    QVERIFY(asSystem.reading() > 1000);
    QVERIFY(QFile::remove(path));
    QVERIFY(!wantsLessMotion());
}

void DesktopWishesTest::oneMayWantMotionAllTheSame() {
    const QString path = write(QStringLiteral("kdeglobals"), "[KDE]\nAnimationDurationFactor=0\n");
    Preferences own;
    own.motion = 320;
    QCOMPARE(own.glide(), 320);
    own.store();
    QCOMPARE(Preferences::load(), own);
    own.motion = Preferences::kAsSystem;
    own.store();
    QCOMPARE(Preferences::load(), own);
    QCOMPARE(own.glide(), 0);
    QVERIFY(QFile::remove(path));
    QVERIFY(own.glide() > 0);
    QSettings().clear();
}

void DesktopWishesTest::thePortalIsAsked() {
    Portal portal;
    QDBusConnection desktop =
        QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("desktop"));
    QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    QVERIFY(desktop.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                   QDBusConnection::ExportAllSlots));
    DesktopSettings wishes;
    QSignalSpy changed(&wishes, &DesktopSettings::changed);
    QVERIFY(!wantsLessMotion() && !wantsMoreContrast()); // it has not answered yet
    QTRY_COMPARE(changed.count(), 2);
    QCOMPARE(portal.asked, QStringList({QStringLiteral("org.gnome.desktop.interface/enable-animations"),
                                        QStringLiteral("org.freedesktop.appearance/contrast")}));
    QVERIFY(wantsLessMotion() && wantsMoreContrast());
    QCOMPARE(Preferences().glide(), 0);

    // It changes its mind; what else it tells is of no account. A signal that stays within a program is not
    // sent by way of the bus, so its slot is called.
    const auto tell = [&](const char* key, const QVariant& value,
                          const char* group = "org.gnome.desktop.interface") {
        QVERIFY(QMetaObject::invokeMethod(&wishes, "take", Q_ARG(QString, QLatin1String(group)),
                                          Q_ARG(QString, QLatin1String(key)),
                                          Q_ARG(QDBusVariant, QDBusVariant(value))));
    };
    tell("clock-show-seconds", true);
    tell("enable-animations", QStringLiteral("perhaps"));
    tell("enable-animations", true);
    QCOMPARE(changed.count(), 3);
    QVERIFY(!wantsLessMotion() && wantsMoreContrast());
    tell("contrast", 2U, "org.freedesktop.appearance");
    QCOMPARE(changed.count(), 4);
    QVERIFY(!wantsMoreContrast());
    QVERIFY(Preferences().glide() > 0);
}

QTEST_GUILESS_MAIN(DesktopWishesTest)
#include "desktopsettings.moc"
