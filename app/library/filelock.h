// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>

namespace drawbridge {

/// Who holds a lock, as its note says; unknown fields are empty.
struct LockHolder {
    QString program;
    QString person; ///< account name
    QString computer;
    QDateTime since;

    /// Where and since when it is held, as a sentence.
    QString told() const;
};

/// An exclusive lock on a file, held by one FileLock object: a kernel lock, released however the process
/// ends. The file that a killed program leaves says who held it but locks nothing. Neither process IDs nor
/// host names nor clocks matter, so it works in sandboxes, copied home directories and shared ones (on Unix
/// by flock(), as in earlier versions). Where a file system has no locks the last one to take it holds it,
/// and isOurs() tells.
class FileLock {
  public:
    /// For that file. The lock file lies beside it, named "….lock", and holds a note of who has it.
    explicit FileLock(const QString& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Tries to take the lock for up to `patience` milliseconds.
    [[nodiscard]] bool tryLock(int patience = 0);
    /// Takes the lock from its holder, whose isOurs() is false from then on.
    [[nodiscard]] bool takeOver();
    /// Releases the lock and removes its file.
    void unlock();

    /// Whether we still hold it. Check before each write to the guarded file, and again afterwards: nothing
    /// else stops a program that has lost the lock from writing.
    [[nodiscard]] bool isOurs() const;
    /// Why tryLock() failed: somebody else holds it. False: the lock file cannot be created.
    bool isHeldByOthers() const { return held_; }

    /// Who holds the lock of a file now; none: nobody. Writes nothing.
    static std::optional<LockHolder> holderOf(const QString& file);

  private:
    bool tryOnce();

    QString path_;
    QByteArray mark_; ///< identifies this acquisition in the note; empty: it could not be written
    bool held_ = false;
#ifdef _WIN32
    void* handle_ = nullptr;
#else
    int handle_ = -1;
#endif
};

} // namespace drawbridge
