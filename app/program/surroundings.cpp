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

constexpr qint64 kLockTime = 1000; // ms: more than it takes Qt to make a lock and hold it

bool homeless = false;
QString oddSettings;     ///< what lies where the file of settings should, and cannot be read
QString damagedSettings; ///< where a copy lies of those that could be read only in part

#ifdef Q_OS_UNIX
/// For what cannot be kept; it goes with the program.
const QTemporaryDir& nowhere() {
    static const QTemporaryDir folder;
    return folder;
}

/// Without a home all would be kept in the root folder of the system.
void findHome() {
    if (QDir::homePath() != QDir::rootPath()) return;
    const passwd* user = getpwuid(getuid());
    const QString home = user != nullptr ? QFile::decodeName(user->pw_dir) : QString();
    const bool found = QDir::isAbsolutePath(home) && QDir(home) != QDir::root() && QDir(home).exists();
    qputenv("HOME", QFile::encodeName(found ? home : nowhere().path()));
    homeless = !found &&
               (!qEnvironmentVariableIsSet("XDG_CONFIG_HOME") || !qEnvironmentVariableIsSet("XDG_DATA_HOME"));
}

/// Qt waits half a minute for a lock on the settings that a program has left which was killed, where its
/// number is that of another program by now, as in a sandbox, or its note is damaged. It holds the kernel's
/// lock, too, and both for a moment only.
void freeSettings(const QString& settings) {
    for (QFileInfo lock(settings + QStringLiteral(".lock")); lock.isFile(); lock.refresh()) {
        if (qAbs(lock.lastModified().msecsTo(QDateTime::currentDateTime())) > kLockTime) {
            (void)FileLock(settings).tryLock(); // its file goes
            return;
        }
        QThread::msleep(50);
    }
}

/// Whether settings are as Qt has written them: each line ends, and each says what is set.
bool isWhole(const std::string& text, const QString& file) {
    return text.empty() || (text.ends_with('\n') && text.find('\0') == std::string::npos &&
                            QSettings(file, QSettings::IniFormat).status() == QSettings::NoError);
}

/// Settings that are a pipe are waited for, for ever; those that cannot be read are none to Qt, and written
/// over.
void lookAtSettings() {
#    ifndef Q_OS_DARWIN
    const QFileInfo file(
        QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
        QStringLiteral("/%1/%2.conf")
            .arg(QCoreApplication::organizationDomain(), QCoreApplication::applicationName()));
    freeSettings(file.filePath());
    tightenOwnFolder(file.path());
    makeOwnFolder(file.path()); // Qt would make it for all to read
    oddSettings.clear();
    damagedSettings.clear();
    KeptFile kept(file.filePath());
    const FileText read = kept.read();
    if (read.problem.isEmpty()) {
        const bool isKnown = hasKnownKinds(read.text);
        if (!isKnown || !isWhole(read.text, file.filePath())) damagedSettings = kept.putAside();
        // What Qt would make something else of is not to be opened at all.
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
    QFile::setPermissions(settings.fileName(), QFile::ReadOwner | QFile::WriteOwner); // and so it stays
    return settings.status() != QSettings::AccessError;
}

} // namespace

void settle() {
    // One name for all. With the name of an organisation, data would lie in Drawbridge/Drawbridge; settings
    // take its domain as well, and are where they have always been.
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
                         .arg(unwritableFolder(QFileInfo(settings.fileName()).dir()));
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
