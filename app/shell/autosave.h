// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace drawbridge {

/// Keeps the match being played on disk after every event, so that neither closing nor killing the program
/// loses it. Several programs running side by side keep a match each. Writing is done on a thread of its own;
/// if events come faster than the disk, only the newest state is written.
class Autosave : public QObject {
    Q_OBJECT

  public:
    /// Finds a match that was left unfinished and nobody else is playing, or a free place for a new one.
    explicit Autosave(QObject* parent = nullptr);
    ~Autosave() override; ///< waits until all is written

    /// The file of the match left unfinished when the program ended last; empty if there is none.
    QString unfinished() const { return unfinished_; }
    /// Tells which file of the person's own the kept match belongs to; may be empty.
    void setOrigin(const QString& file);
    /// That of the unfinished match.
    QString origin() const;

    void keep(std::string record);
    /// The match is over, or was left for good.
    void forget();

  signals:
    void kept();
    /// Nothing is lost yet: the match goes on, and the next event tries again.
    void failed(const QString& sentence);

  private:
    void claim();
    void write();
    QString settingsKey() const;

    QString file_; ///< empty if there is nowhere to keep anything
    QString problem_;
    QString unfinished_;
    std::unique_ptr<QLockFile> lock_;
    QThreadPool pool_;
    std::mutex mutex_;
    std::optional<std::string> next_; ///< to be written; empty: to be removed
};

} // namespace drawbridge
