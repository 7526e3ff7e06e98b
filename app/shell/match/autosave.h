// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
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

/// Keeps the match being played on disk after every event, so that neither closing nor killing the program
/// loses it. Each match has a place of its own, which is held by the program in which it is played; the
/// places that nobody holds are the matches left unfinished. Writing is done on a thread of its own; if
/// events come faster than the disk, only the newest state is written.
class Autosave : public QObject {
    Q_OBJECT

  public:
    explicit Autosave(QObject* parent = nullptr);
    ~Autosave() override; ///< waits until all is written

    /// The files of the matches that were left unfinished and nobody plays now, the one left last first.
    QStringList unfinished() const;
    /// Goes on with one of them: what is kept takes its place. False: it is being played elsewhere meanwhile.
    bool resume(const QString& file);
    /// Keeps what lies in such a file where no match is looked for, beside all that has been put there
    /// before. Returns the file it is in then; empty if that cannot be done.
    static QString copyAside(const QString& file);
    /// The same, and it is unfinished no more.
    static QString putAside(const QString& file);
    /// Forgets one of them for good.
    static void discard(const QString& file);

    /// Tells which file of the person's own the kept match belongs to; may be empty.
    void setOrigin(const QString& file);
    /// That of the match that is kept.
    QString origin() const;

    /// Keeps the match on the table in the place that is held; where none is, in a free one. `record` is
    /// asked for what is to be written on the thread that writes.
    using Record = std::function<std::string()>;
    void keep(Record record);
    /// The match is over, or was left for good.
    void forget();

  signals:
    void kept();
    /// Nothing is lost yet: the match goes on, and the next event tries again.
    void failed(const QString& sentence);

  private:
    bool hold();
    void write();

    QString file_; ///< empty: no place is held
    QString problem_;
    std::unique_ptr<QLockFile> lock_;
    QThreadPool pool_;
    std::mutex mutex_;
    std::optional<Record> next_; ///< to be written; none: to be removed
};

} // namespace drawbridge
