// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/endresult.h"
#include "table/showntable.h"
#include "table/shownvalues.h"
#include "table/tablemodels.h"

namespace drawbridge {

/// State of a match for its viewer: log, curtain, progress, result. Part of a TableController.
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
    /// Keeps a reference to `shown`.
    explicit TableMatch(ShownTable& shown)
        : shown_(shown) {}

    /// Switches to another table, or none (nullptr).
    void begin(GameTable* table);
    /// Updates the log model; `afresh`: the previous rows are unrelated.
    void showLog(bool afresh);
    /// Counts only events from this one on as new; nothing: those since the viewer's last turn.
    void setNewsFrom(std::optional<int> event) { newsFrom_ = event; }

    LogModel* log() { return &log_; }
    const LogModel* log() const { return &log_; }
    QString gameId() const { return table_ != nullptr ? toQString(table_->seen().game().id()) : QString(); }
    /// The viewer's seat; -1: none.
    int viewer() const { return table_ != nullptr ? seatNumber(table_->viewer()) : -1; }
    QString viewerName() const;
    int front() const; ///< the seat whose hand the viewer plays: their own, or that of a puppet
    /// The newest line of the log.
    QString lastEvent() const { return log_.rowCount() > 0 ? log_.at(log_.rowCount() - 1).text : QString(); }
    int newsFrom() const;      ///< first event that is new to the viewer
    QString newsTitle() const; ///< heading of the news for the viewer, or for the person awaited
    bool curtainDown() const { return table_ != nullptr && table_->curtainDown(); }
    Curtain curtain() const;
    /// What everybody may know of the events since the last turn of whoever is awaited, oldest first.
    QList<LogRow> curtainNews() const;
    Clock clock() const;
    Notice statusNotice() const;
    bool isOver() const { return table_ != nullptr && table_->seen().isOver(); }
    QString ending() const; ///< result of a finished match as a sentence; else empty
    /// Of a finished match; else empty.
    EndResult result() const { return isOver() ? endResult(*table_, shown_.viewIndex()) : EndResult(); }
    QString series() const; ///< standing of a series; empty: a single match
    bool isThinking() const { return table_ != nullptr && table_->isThinking(); }
    bool isPaused() const { return table_ != nullptr && table_->isPaused(); }
    void setPaused(bool paused);

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
