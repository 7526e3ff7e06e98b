// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/surroundings.h"

#include "library/filelock.h"
#include "library/keptfile.h"
#include "library/matchfolder.h"
#include "program/settingswatch.h"
#include "text/settings.h"
#include "text/wholefile.h"
#include "widgets/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#ifdef Q_OS_UNIX
#    include <pwd.h>
#    include <unistd.h>
#endif

namespace drawbridge {

namespace {

struct SurroundingsWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Surroundings)
};

constexpr qint64 kLockTime = 1000; // ms: longer than Qt creates and holds a lock

bool homeless = false;
QString oddSettings;     ///< path of an unreadable settings file
QString damagedSettings; ///< path of a copy of partly readable ones

#ifdef Q_OS_UNIX
/// Temporary directory for what cannot be stored, removed at exit.
const QTemporaryDir& nowhere() {
    static const QTemporaryDir folder;
    return folder;
}

/// Without a home directory, everything would be stored in the root directory.
void findHome() {
    if (QDir::homePath() != QDir::rootPath()) return;
    const passwd* user = getpwuid(getuid());
    const QString home = user != nullptr ? QFile::decodeName(user->pw_dir) : QString();
    const bool found = QDir::isAbsolutePath(home) && QDir(home) != QDir::root() && QDir(home).exists();
    qputenv("HOME", QFile::encodeName(found ? home : nowhere().path()));
    homeless = !found &&
               (!qEnvironmentVariableIsSet("XDG_CONFIG_HOME") || !qEnvironmentVariableIsSet("XDG_DATA_HOME"));
}

/// Removes a stale QSettings lock. Qt waits half a minute for the lock of a killed program if its process ID
/// is in use again, as in a sandbox, or its content is damaged. Qt also holds a kernel lock, and both only
/// briefly.
void freeSettings(const QString& settings) {
    for (QFileInfo lock(settings + QStringLiteral(".lock")); lock.isFile(); lock.refresh()) {
        if (qAbs(lock.lastModified().msecsTo(QDateTime::currentDateTime())) > kLockTime) {
            (void)FileLock(settings).tryLock(); // removes the lock file
            return;
        }
        QThread::msleep(50);
    }
}

/// Whether the settings file is complete and parsed without errors.
bool isWhole(const std::string& text, const QString& file) {
    return text.empty() || (text.ends_with('\n') && text.find('\0') == std::string::npos &&
                            QSettings(file, QSettings::IniFormat).status() == QSettings::NoError);
}

/// Checks the settings file before Qt opens it: reading a pipe would block for ever; an unreadable file would
/// count as empty and be overwritten.
void lookAtSettings() {
#    ifndef Q_OS_DARWIN
    const QFileInfo file(
        QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
        QStringLiteral("/%1/%2.conf")
            .arg(QCoreApplication::organizationDomain(), QCoreApplication::applicationName()));
    freeSettings(file.filePath());
    tightenOwnFolder(file.path());
    makeOwnFolder(file.path()); // Qt would make it readable for all
    oddSettings.clear();
    damagedSettings.clear();
    KeptFile kept(file.filePath());
    if (const auto read = kept.read()) {
        const bool isKnown = hasKnownKinds(*read);
        if (!isKnown || !isWhole(*read, file.filePath())) damagedSettings = kept.putAside();
        // A file with unknown value types must not be opened by Qt.
        if (isKnown || (!damagedSettings.isEmpty() && QFile::remove(file.filePath()))) {
            SettingsWatch::watch().begin(file.filePath());
            return;
        }
    }
    oddSettings = file.filePath();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, nowhere().path());
#    endif
}
#endif

bool canBeWritten(QSettings& settings) {
    settings.setValue(QStringLiteral("program/version"), QCoreApplication::applicationVersion());
    settings.sync();
    QFile::setPermissions(settings.fileName(), QFile::ReadOwner | QFile::WriteOwner); // Qt keeps them
    return settings.status() != QSettings::AccessError;
}

} // namespace

void settle() {
    // The same for all: with an organization name, data would go to Drawbridge/Drawbridge; settings use the
    // domain as well, and stay where they have always been.
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
#ifdef Q_OS_UNIX
    findHome();
    lookAtSettings();
#endif
}

QStringList shortcomings() {
    QStringList sentences;
    Settings settings;
    if (homeless)
        sentences << SurroundingsWords::tr(
            "You have no home folder. What you choose, and matches that you do not save "
            "yourself, last only until Drawbridge ends.");
    else if (!oddSettings.isEmpty())
        sentences << SurroundingsWords::tr(
                         "%1 cannot be read, but settings are kept there: see to it that you may read it, "
                         "or move it away. What you choose lasts only until Drawbridge ends.")
                         .arg(QDir::toNativeSeparators(oddSettings));
    else if (!canBeWritten(settings))
        //: %1 is a sentence that says why
        sentences << SurroundingsWords::tr(
                         "Settings cannot be kept. %1 What you choose lasts only until Drawbridge ends.")
                         .arg(unwritableFolder(QFileInfo(settings.fileName()).dir()).text());
    if (!damagedSettings.isEmpty())
        sentences << SurroundingsWords::tr(
                         "Settings could be read only in part; what is missing begins anew. What was there "
                         "is left in %1.")
                         .arg(QDir::toNativeSeparators(damagedSettings));
    if (!QImageReader::supportedImageFormats().contains("svg"))
        sentences << SurroundingsWords::tr(
            "Marks, arrows and icons cannot be drawn: the part of Qt that reads SVG "
            "pictures is missing. Install the package qt6-svg-plugins (Debian, Ubuntu), "
            "qt6-qtsvg (Fedora) or qt6-svg (Arch), and start Drawbridge again.");
    return sentences;
}

} // namespace drawbridge
