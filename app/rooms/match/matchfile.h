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

/// Where the match on the table is kept: for the next start, after every event, and in a file of the person's
/// own once it has been saved. Asks and tells in dialogs over the window.
class MatchFile : public QObject {
    Q_OBJECT

  public:
    explicit MatchFile(QWidget* window);

    /// Another match lies on the table, and comes from this file; empty: from none. The session stays its
    /// owner's.
    void setMatch(Session* session, const QString& file);
    /// The match has gone on.
    void keep();
    /// Somebody has left it to come back: it stays, though nobody has played yet.
    void stay() { started_ = true; }
    /// What the match on the table is called.
    QString title() const;
    void setTitle(const QString& title);

    const QString& path() const { return path_; } ///< of the person's own; empty: nowhere yet
    bool isSaved() const;                         ///< that file holds all of it
    /// The match is on disk neither for the next start nor elsewhere.
    bool isInDanger() const { return !problem_.isEmpty(); }
    /// What the status line says of it, and why or where.
    QString status() const;
    QString statusTip() const;

    /// Saves the match, where it was or as the person says. False: it has not been saved.
    bool save();
    bool saveAs();
    /// Whether the match may be left: asks if it would be lost, since it could not be kept.
    bool mayLeave();

    /// What earlier runs have left.
    MatchKeeper& kept() { return keeper_; }

  signals:
    /// A match that nobody has played is among the deleted ones, since another one has been begun.
    void dropped(const QString& id);
    /// Of what it says of the match something is no longer so.
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
    qint64 playedBefore_ = 0; ///< milliseconds of play up to the last event
    bool isOld_ = false;      ///< it was over when it was laid out: there is nothing to keep of it
    QString path_;
    std::shared_ptr<GrowingRecord> record_; ///< of the match
    std::size_t followed_ = 0;              ///< how many moves the record has as they are in the match
    std::size_t savedMoves_ = 0;            ///< how many moves the file holds
    bool started_ = false;                  ///< a person has had a decision in this match
    bool hasPeople_ = false;                ///< somebody could have one
    bool kept_ = false;                     ///< the match is on disk for the next start
    QString problem_;                       ///< why it is not
};

} // namespace drawbridge
