// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/matchkeeper.h"
#include "rooms/match/growingrecord.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace drawbridge {

class Session;

/// Saving of the match on the table: automatically after every event, and in a file of the user's own. Shows
/// dialogs over the window.
class MatchFile : public QObject {
    Q_OBJECT

  public:
    explicit MatchFile(QWidget* window);

    /// Sets the match on the table and the user's file it comes from; empty: none. The session is not owned.
    void setMatch(Session* session, const QString& file);
    /// Saves the match after an event.
    void keep();
    /// Keeps the match though nobody has moved yet: the player has left the table to return.
    void stay() { started_ = true; }
    QString title() const;
    void setTitle(const QString& title);

    const QString& path() const { return path_; } ///< the user's file; empty: none
    bool isSaved() const;                         ///< that file is up to date
    /// The match could not be saved at all.
    bool isInDanger() const { return !problem_.isEmpty(); }
    /// Text of the status line, with the place or reason as its tool tip.
    QString status() const;
    QString statusTip() const;

    /// Saves to the user's file, asking for one if necessary. False: not saved.
    bool save();
    bool saveAs();
    /// Whether the match may be left: asks if it would be lost because it could not be saved.
    bool mayLeave();

    /// The stored matches, for resuming.
    MatchKeeper& kept() { return keeper_; }

  signals:
    /// A match without moves has been deleted, since another one was started.
    void dropped(const QString& id);
    /// Status or title have changed.
    void changed();

  private:
    void noteMove(std::size_t index);
    void noteTime();
    bool saveTo(const QString& file);
    void tellProblem(const QString& sentence);

    QWidget* window_;
    Session* session_ = nullptr;
    MatchKeeper keeper_;
    QTimer again_;
    QElapsedTimer sinceEvent_;
    qint64 playedBefore_ = 0; ///< ms of play up to the last event
    bool isOld_ = false;      ///< it was over when it was opened: no need to save it
    QString path_;
    std::shared_ptr<GrowingRecord> record_; ///< serialized match
    std::size_t followed_ = 0;              ///< number of moves in the record that are current
    std::size_t savedMoves_ = 0;            ///< number of moves in the user's file
    bool started_ = false;                  ///< a person has made a decision
    bool hasPeople_ = false;                ///< a person plays
    bool kept_ = false;                     ///< saved by the keeper
    QString problem_;                       ///< why it could not be
};

} // namespace drawbridge
