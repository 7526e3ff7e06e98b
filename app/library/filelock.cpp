// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/filelock.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSysInfo>
#include <QThread>
#include <QUuid>

#ifdef Q_OS_WIN
#    include <windows.h>
#else
#    include <cerrno>
#    include <fcntl.h>
#    include <sys/file.h>
#    include <sys/stat.h>
#    include <unistd.h>
#endif

// The note in a lock, a line for each:
//
//   program: Drawbridge 1.2
//   person: anna
//   computer: tower
//   since: 2026-11-23T06:32:51Z
//   mark: 3f9a…
namespace drawbridge {

namespace {

struct FileLockWords {
    Q_DECLARE_TR_FUNCTIONS(FileLock)
};

constexpr int kPause = 20;            // ms between two attempts
constexpr int kMostTries = 100;       // if the file is replaced while being locked
constexpr qint64 kLongestNote = 4096; // bytes

QString lockFileOf(const QString& file) { return file + QStringLiteral(".lock"); }

QByteArray noteWith(const QByteArray& mark) {
    const QString account =
        qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME")).simplified().left(80);
    QString program = QCoreApplication::applicationName();
    if (const QString version = QCoreApplication::applicationVersion(); !version.isEmpty())
        program += ' ' + version;
    return QStringLiteral("program: %1\nperson: %2\ncomputer: %3\nsince: %4\nmark: ")
               .arg(program, account, QSysInfo::machineHostName(),
                    QDateTime::currentDateTimeUtc().toString(Qt::ISODate))
               .toUtf8() +
           mark + '\n';
}

/// The value of the note's line of that name.
QByteArray partOf(const QByteArray& note, const QByteArray& name) {
    for (const QByteArray& line : note.split('\n'))
        if (line.startsWith(name + ": ")) return line.mid(name.size() + 2).trimmed();
    return {};
}

LockHolder holderIn(const QByteArray& note) {
    const auto words = [&note](const char* name) {
        return QString::fromUtf8(partOf(note, name)).simplified().left(80);
    };
    return {words("program"), words("person"), words("computer"),
            QDateTime::fromString(words("since"), Qt::ISODate)};
}

#ifdef Q_OS_WIN

using SystemFile = HANDLE;
const SystemFile kNone = nullptr;

// Far behind the note: a locked range cannot be read by others on Windows.
constexpr DWORD kLockedHigh = 1;

SystemFile opened(const QString& path, bool toRead) {
    const SystemFile handle =
        CreateFileW(reinterpret_cast<const wchar_t*>(QDir::toNativeSeparators(path).utf16()),
                    toRead ? GENERIC_READ : GENERIC_READ | GENERIC_WRITE,
                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                    toRead ? OPEN_EXISTING : OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
    return handle == INVALID_HANDLE_VALUE ? kNone : handle;
}

bool isAbsent() {
    const DWORD error = GetLastError();
    return error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND;
}

/// Earlier versions opened the file without sharing; one that is being deleted cannot be opened either.
bool isRefused() {
    const DWORD error = GetLastError();
    return error == ERROR_SHARING_VIOLATION || error == ERROR_DELETE_PENDING;
}

void closed(SystemFile handle) { CloseHandle(handle); }

/// Takes the kernel's lock. False: somebody else holds it.
bool locked(SystemFile handle, bool toRead) {
    OVERLAPPED place{};
    place.OffsetHigh = kLockedHigh;
    const DWORD how = LOCKFILE_FAIL_IMMEDIATELY | (toRead ? 0 : LOCKFILE_EXCLUSIVE_LOCK);
    return LockFileEx(handle, how, 0, 1, 0, &place) != 0 ||
           (GetLastError() != ERROR_LOCK_VIOLATION && GetLastError() != ERROR_IO_PENDING);
}

/// Whether the handle still refers to the file at that path.
bool isAt(SystemFile handle, const QString& path) {
    const SystemFile there = opened(path, true);
    if (there == kNone) return false;
    BY_HANDLE_FILE_INFORMATION one{};
    BY_HANDLE_FILE_INFORMATION other{};
    const bool same = GetFileInformationByHandle(handle, &one) != 0 &&
                      GetFileInformationByHandle(there, &other) != 0 &&
                      one.dwVolumeSerialNumber == other.dwVolumeSerialNumber &&
                      one.nFileIndexHigh == other.nFileIndexHigh && one.nFileIndexLow == other.nFileIndexLow;
    closed(there);
    return same;
}

bool written(SystemFile handle, const QByteArray& note) {
    DWORD taken = 0;
    return SetFilePointer(handle, 0, nullptr, FILE_BEGIN) == 0 &&
           WriteFile(handle, note.constData(), static_cast<DWORD>(note.size()), &taken, nullptr) != 0 &&
           taken == static_cast<DWORD>(note.size()) && SetEndOfFile(handle) != 0;
}

#else

using SystemFile = int;
constexpr SystemFile kNone = -1;

SystemFile opened(const QString& path, bool toRead) {
    const int how = toRead ? O_RDONLY : O_RDWR | O_CREAT;
    return ::open(QFile::encodeName(path).constData(), how | O_CLOEXEC | O_NONBLOCK, S_IRUSR | S_IWUSR);
}

bool isAbsent() { return errno == ENOENT; }
bool isRefused() { return false; }

void closed(SystemFile handle) { ::close(handle); }

bool locked(SystemFile handle, bool toRead) {
    while (::flock(handle, (toRead ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0) {
        if (errno == EINTR) continue;
        return errno != EWOULDBLOCK && errno != EACCES; // otherwise the file system has no locks
    }
    return true;
}

bool isAt(SystemFile handle, const QString& path) {
    const SystemFile there = opened(path, true); // open() asks a file server anew, stat() may not
    if (there == kNone) return false;
    struct stat one{};
    struct stat other{};
    const bool same = ::fstat(handle, &one) == 0 && ::fstat(there, &other) == 0 &&
                      one.st_dev == other.st_dev && one.st_ino == other.st_ino;
    closed(there);
    return same;
}

bool written(SystemFile handle, const QByteArray& note) {
    const auto size = static_cast<ssize_t>(note.size());
    return ::ftruncate(handle, 0) == 0 &&
           ::pwrite(handle, note.constData(), static_cast<std::size_t>(size), 0) == size;
}

#endif

} // namespace

QString LockHolder::told() const {
    if (!since.isValid())
        return FileLockWords::tr("It is open in another program, which does not say "
                                 "where it runs nor since when.");
    const QDateTime when = since.toLocalTime();
    const QString time = when.date() == QDate::currentDate()
                             ? QLocale().toString(when.time(), QLocale::ShortFormat)
                             : QLocale().toString(when, QLocale::ShortFormat);
    if (computer == QSysInfo::machineHostName())
        //: %1 is a time, or a day and a time
        return FileLockWords::tr("It has been open in another window of Drawbridge since %1.").arg(time);
    if (person.isEmpty())
        //: %1 is the name of a computer, %2 a time, or a day and a time
        return FileLockWords::tr("It has been open on the computer “%1” since %2.").arg(computer, time);
    //: %1 is the name of a computer, %2 a time, or a day and a time, %3 the name of an account
    return FileLockWords::tr("It has been open on the computer “%1” since %2, with the account “%3”.")
        .arg(computer, time, person);
}

FileLock::FileLock(const QString& file)
    : path_(lockFileOf(file)) {}

FileLock::~FileLock() { unlock(); }

bool FileLock::tryLock(int patience) {
    QDeadlineTimer deadline(patience);
    while (!tryOnce()) {
        if (!held_ || deadline.hasExpired()) return false;
        QThread::msleep(kPause);
    }
    return true;
}

bool FileLock::tryOnce() {
    unlock();
    held_ = false;
    for (int i = 0; i < kMostTries; ++i) {
        const SystemFile handle = opened(path_, false);
        if (handle == kNone) {
            held_ = isRefused();
            return false;
        }
        if (!locked(handle, false)) {
            closed(handle);
            held_ = true;
            return false;
        }
        // The previous holder has unlinked this file meanwhile; the next program would create another one.
        if (!isAt(handle, path_)) {
            closed(handle);
            continue;
        }
        handle_ = handle;
        mark_ = QUuid::createUuid().toByteArray(QUuid::Id128);
        if (!written(handle_, noteWith(mark_))) mark_.clear(); // disk full: we hold the lock all the same
        return true;
    }
    held_ = true;
    return false;
}

bool FileLock::takeOver() {
    unlock();
    // Renamed before removing: on Windows an open file keeps its name until it is closed.
    const QString aside = path_ + '-' + QUuid::createUuid().toString(QUuid::Id128).left(8);
    if (QFile::rename(path_, aside)) QFile::remove(aside);
    return tryOnce();
}

void FileLock::unlock() {
    if (handle_ == kNone) return;
    if (isAt(handle_, path_)) QFile::remove(path_);
    closed(handle_);
    handle_ = kNone;
}

bool FileLock::isOurs() const {
    if (handle_ == kNone || !isAt(handle_, path_)) return false;
    if (mark_.isEmpty()) return true;
    QFile there(path_); // without locks in the file system, both holders may have the same file open
    return !there.open(QIODevice::ReadOnly) || partOf(there.read(kLongestNote), "mark") == mark_;
}

std::optional<LockHolder> FileLock::holderOf(const QString& file) {
    const QString path = lockFileOf(file);
    const SystemFile handle = opened(path, true);
    if (handle == kNone) return isRefused() && !isAbsent() ? std::optional(LockHolder()) : std::nullopt;
    const bool isFree = locked(handle, true);
    closed(handle);
    if (isFree) return std::nullopt;
    QFile note(path);
    return note.open(QIODevice::ReadOnly) ? holderIn(note.read(kLongestNote)) : LockHolder();
}

} // namespace drawbridge
