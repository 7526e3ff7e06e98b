// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace drawbridge {

class FileLock;

/// Keeps the match on the table on disk after every event, so that neither closing nor killing the program
/// loses it; and leaves it there when it is over. Each match has a file of its own (library/matchfolder.h),
/// which is held by the program in which it is played. Writing is done on a thread of its own; if events come
/// faster than the disk, only the newest state is written.
class MatchKeeper : public QObject {
    Q_OBJECT

  public:
    explicit MatchKeeper(QObject* parent = nullptr);
    ~MatchKeeper() override; ///< waits until all is written

    /// The files of the matches that are not over and nobody plays now, the one left last first.
    QStringList unfinished() const;
    /// Takes up the match of such a file: what is kept from now on takes its place. False: it is being played
    /// elsewhere meanwhile, or is there no more.
    bool resume(const QString& file);
    /// Whether that is the match that is to be laid out next.
    bool isResumed() const { return resumed_; }
    /// Another match lies on the table: the one before stays as it was kept last, and this one gets a place
    /// of its own, unless resume() has just given it one.
    void beginMatch();
    /// Deletes the match that is kept, which nobody has played yet: unless it was taken up by resume().
    void dropUntouched();
    /// The file and the name of the match that is kept; empty: none is yet.
    QString file() const { return file_; }
    QString id() const;

    /// Keeps what lies in such a file where no match is looked for, beside all that has been put there
    /// before. Returns the file it is in then; empty if that cannot be done.
    static QString copyAside(const QString& file);
    /// The same, and it is among the matches no more.
    static QString putAside(const QString& file);
    /// Deletes one of them; Library::restore() brings it back.
    static void discard(const QString& file);

    /// Tells which file of the person's own the kept match belongs to; may be empty.
    void setOrigin(const QString& file);
    /// That of the match that is kept.
    QString origin() const;

    /// Keeps the match on the table in the place that is held; where none is, in a new one. `record` is
    /// asked for what is to be written on the thread that writes.
    using Record = std::function<std::string()>;
    void keep(Record record);

  signals:
    /// What was to be kept last is on the disk.
    void kept();
    /// Nothing is lost yet: the match goes on, and the next event tries again. So it does when somebody else
    /// has taken over the place that was held: nothing is written there any more.
    void failed(const QString& sentence);

  private:
    bool hold();
    void leave();
    void write();
    QString takenOver() const;

    QString file_; ///< empty: no place is held
    QString problem_;
    bool resumed_ = false; ///< the place is meant for the match to be laid out next
    bool isFresh_ = false; ///< the place was made by this program
    std::unique_ptr<FileLock> lock_;
    QThreadPool pool_;
    std::mutex mutex_;
    std::optional<Record> next_; ///< to be written
};

} // namespace drawbridge
