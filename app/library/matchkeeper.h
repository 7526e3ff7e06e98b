// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

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

/// Autosave: stores the match on the table after every event, so that neither closing nor killing the program
/// loses it; a finished match stays stored. Each match has a file of its own (library/matchfolder.h), locked
/// by the program that plays it. A worker thread writes; if events come faster than the disk, only the newest
/// state is written.
class MatchKeeper : public QObject {
    Q_OBJECT

  public:
    explicit MatchKeeper(QObject* parent = nullptr);
    ~MatchKeeper() override; ///< waits for pending writes

    /// The files of unfinished matches that nobody is playing now, latest first.
    QStringList unfinished() const;
    /// Continues in the file of a stored match. False: it is being played elsewhere, or no longer exists.
    bool resume(const QString& file);
    /// Whether the file is for the match that is laid out next.
    bool isResumed() const { return resumed_; }
    /// A new match is on the table: it gets a new file, unless resume() has just set one.
    void beginMatch();
    /// Deletes the current match if nobody has played it yet; not one taken up by resume().
    void dropUntouched();
    /// The file and id of the current match; empty: not stored yet.
    QString file() const { return file_; }
    QString id() const;

    /// Sets the user's own file that this match was opened from or saved to; may be empty.
    void setOrigin(const QString& file);
    /// That file.
    QString origin() const;

    /// Stores the match in the current file, or in a new one. `record` returns the text to write and is
    /// called on the worker.
    using Record = std::function<std::string()>;
    void keep(Record record);

  signals:
    /// The newest state is on disk.
    void kept();
    /// It could not be written; the match goes on, and the next event tries again. Also emitted when somebody
    /// else has taken over the file: nothing is written to it any more.
    void failed(const QString& sentence);

  private:
    Result<> hold();
    void leave();
    void write();
    QString takenOver() const;

    QString file_;         ///< empty: no place is held
    bool resumed_ = false; ///< the file is for the match laid out next
    bool isFresh_ = false; ///< the file was created by this program
    std::unique_ptr<FileLock> lock_;
    QThreadPool pool_;
    std::mutex mutex_;
    std::optional<Record> next_; ///< to be written
};

} // namespace drawbridge
