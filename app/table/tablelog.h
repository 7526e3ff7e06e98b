// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/signs.h"
#include "table/tablemodels.h"

#include <map>
#include <optional>
#include <vector>

namespace drawbridge {

/// The heading of what is new to a seat: "Since your turn".
QString newsTitle(const GameTable& table, Seat seat);

/// What the log tells of each event of a match, as the table's viewer may hear of it. What has been said
/// once is kept for each viewer, so that an event costs the same however long the match is.
class TableLog {
  public:
    /// The round of a match that a line belongs to.
    struct Round {
        QString name; ///< "Round 3"; empty before the first
        // Where the game names none:
        int number = 0;
        int turns = 0;       ///< how many had been finished when its last turn began
        SeatSet hadTurn = 0; ///< who has had one in it
    };
    /// A line and what it was made from.
    struct Line {
        HistoryItem seen;
        QString text;      ///< empty: the item needs no line
        Clause clause;     ///< the rule to read with it
        Seat by = kNobody; ///< whose doing it tells of
        Sign sign = Sign::Scroll;
        Seat turn = kNobody;                  ///< in whose turn
        std::optional<DefenderReveal> reveal; ///< the defender that it turned up
        /// The number of items up to the last one that turned up a defender; 0: none.
        std::size_t reveals = 0;
        Round round = {};
        QStringList faces = {}; ///< pictures of the pieces it is about
        bool concerns = true;   ///< the viewer's own doing, or something done to what lies before them
    };

    /// Rows for a LogModel from the `first` one on; those before are what they were when they were told last.
    struct Rows {
        qsizetype first = 0;
        QList<LogRow> rows;
    };

    /// Everything is to be said anew: the match, the language or the names are others.
    void forget() { *this = {}; }
    /// Says what has happened; to be called after each change of the match.
    void read(const GameTable& table);
    const std::vector<Line>& lines() const { return told_.at(viewer_).lines; } ///< by event

    /// What has been read, with what was settled before it and the ending. `view` is what the viewer sees;
    /// `all`: not only what has changed for that viewer since they were told last.
    Rows rows(const GameTable& table, const View& view, bool all);

  private:
    /// What one viewer has been told.
    struct Told {
        std::vector<Line> lines;
        std::size_t written = 0; ///< how many of them have come into rows
        QList<LogRow> rows;
        qsizetype changed = 0; ///< the first row that is not what it was
        std::size_t since = 0; ///< the event from which on they were new
    };

    void cut(std::size_t items);
    void write(const GameTable& table, const View& view, Told& told) const;

    std::map<Seat, Told> told_; ///< by viewer
    Seat viewer_ = kNobody;
    std::optional<QString> settled_; ///< what is told first; may be empty
    QStringList shields_;            ///< of the seats, as they stand in the rows
};

} // namespace drawbridge
