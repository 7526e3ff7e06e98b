// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/endresult.h"
#include "table/showntable.h"
#include "table/shownvalues.h"
#include "table/tablemodels.h"

namespace drawbridge {

/// How a match goes, as whoever is at the table may know it: what has happened, whom the screen is to be
/// handed over to, how far it has come, how it has ended. One tells of what a TableController shows.
class TableMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

    Q_PROPERTY(drawbridge::LogModel* log READ log CONSTANT)
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(int front READ front NOTIFY changed)
    Q_PROPERTY(QString lastEvent READ lastEvent NOTIFY changed)
    Q_PROPERTY(int newsFrom READ newsFrom NOTIFY changed)
    Q_PROPERTY(QString newsTitle READ newsTitle NOTIFY changed)
    Q_PROPERTY(drawbridge::Curtain curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QList<drawbridge::LogRow> curtainNews READ curtainNews NOTIFY changed)
    Q_PROPERTY(drawbridge::Clock clock READ clock NOTIFY changed)
    Q_PROPERTY(drawbridge::Notice statusNotice READ statusNotice NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(drawbridge::EndResult result READ result NOTIFY changed)
    Q_PROPERTY(QString series READ series NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY thinkingChanged)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY pausedChanged)

  public:
    /// Of what is shown there, which must live as long.
    explicit TableMatch(ShownTable& shown)
        : shown_(shown) {}

    /// Goes over to another table, or to none (nullptr).
    void begin(GameTable* table);
    /// Shows the lines of the log that have changed; `afresh`: what it showed before has nothing to do with
    /// them.
    void showLog(bool afresh);
    /// Nothing that happened before this event is new to anybody; nothing: before the viewer's last turn.
    void setNewsFrom(std::optional<int> event) { newsFrom_ = event; }

    LogModel* log() { return &log_; }
    const LogModel* log() const { return &log_; }
    QString gameId() const;
    int viewer() const; ///< the seat whose eyes the table has; -1: nobody's
    QString viewerName() const;
    int front() const; ///< the seat whose hand the viewer plays: his own, or that of whom he decides for
    QString lastEvent() const; ///< the newest line of the log
    int newsFrom() const;      ///< no event before that one is new to the viewer
    QString newsTitle() const; ///< the heading of what is new to them, or to whom the curtain calls
    bool curtainDown() const { return table_ != nullptr && table_->curtainDown(); }
    Curtain curtain() const;
    /// What everybody may know of what has happened since the last turn of whoever the curtain hangs before,
    /// oldest first.
    QList<LogRow> curtainNews() const;
    Clock clock() const;
    Notice statusNotice() const;
    bool isOver() const { return table_ != nullptr && table_->seen().isOver(); }
    QString ending() const;   ///< of a match that is over, in a sentence; else empty
    EndResult result() const; ///< of a match that is over; else nothing
    QString series() const;   ///< how a series of matches stands; empty: the match stands alone
    bool isThinking() const { return table_ != nullptr && table_->isThinking(); }
    bool isPaused() const { return table_ != nullptr && table_->isPaused(); }
    void setPaused(bool paused);

    /// The viewer has read what has become of them.
    Q_INVOKABLE void readStatusNotice();

  signals:
    void changed();
    void thinkingChanged();
    void pausedChanged();

  private:
    QString curtainAsks() const;

    GameTable* table_ = nullptr;
    ShownTable& shown_;
    LogModel log_;
    std::optional<int> newsFrom_;
};

} // namespace drawbridge
