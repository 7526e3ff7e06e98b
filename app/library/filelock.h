// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>

namespace drawbridge {

/// Who holds a lock, as they have written into it; what is not known is empty.
struct LockHolder {
    QString program;
    QString person; ///< the name of their account
    QString computer;
    QDateTime since;

    /// Where and since when, in a sentence.
    QString told() const;
};

/// A lock on a file, held by one program at a time and by one place in it. It belongs to the kernel, which
/// takes it back when the program ends, however that happens: what a killed program leaves says who held it,
/// and holds nothing. So numbers of processes, names of computers and clocks mean nothing to it: it is right
/// in a sandbox that counts its processes anew, in a copy of the home on another computer, and on a home that
/// two computers share. (There by flock(), which Linux hands on to the server of NFS and of SMB as a lock on
/// the whole file, and which earlier programs, which locked with QLockFile, have held as well.) Where a file
/// system knows no locks, whoever came last holds it, and who held it before notices: isOurs().
class FileLock {
  public:
    /// Of that file; the lock is a file beside it, "….lock", with a note of who holds it.
    explicit FileLock(const QString& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Takes it, if nobody holds it or whoever does lets go of it in so many milliseconds.
    [[nodiscard]] bool tryLock(int patience = 0);
    /// Takes it from whoever holds it: they find that it is no longer theirs.
    [[nodiscard]] bool takeOver();
    /// Lets go of it; its file goes.
    void unlock();

    /// Whether it is still ours. To be asked before each write of what it guards, and once more when it is
    /// done: nothing else keeps whoever has lost it from writing.
    [[nodiscard]] bool isOurs() const;
    /// Why it could not be had: somebody holds it. False: there can be none, since its file cannot be made.
    bool isHeldByOthers() const { return held_; }

    /// Who holds the lock of a file now; none: nobody does. Nothing is written.
    static std::optional<LockHolder> holderOf(const QString& file);

  private:
    bool tryOnce();
    void note();

    QString path_;
    QByteArray mark_; ///< of this holding, in the note; empty: there was no room for one
    bool held_ = false;
#ifdef _WIN32
    void* handle_ = nullptr;
#else
    int handle_ = -1;
#endif
};

} // namespace drawbridge
