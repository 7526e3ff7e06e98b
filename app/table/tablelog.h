// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/eventicons.h"
#include "table/gametable.h"
#include "table/tablemodels.h"

#include <QCoreApplication>
#include <map>
#include <optional>
#include <vector>

namespace drawbridge {

/// Heading of what is new to a seat: "Since your turn".
QString newsTitle(const GameTable& table, Seat seat);

/// The log of a match as its viewer may read it. Lines are cached for each viewer, so that the cost of an
/// event does not depend on the length of the match.
class TableLog {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::TableLog)

  public:
    struct Round {
        QString name; ///< "Round 3"; empty before the first
        // Used where the game names no rounds:
        int number = 0;
        int turns = 0;       ///< number of finished turns when its last turn began
        SeatSet hadTurn = 0; ///< seats that have had a turn in it
    };
    struct Line {
        HistoryItem seen;
        QString text;      ///< empty: no line
        Clause clause;     ///< the rule that goes with it
        Seat by = kNobody; ///< the player who acted
        EventIcon sign = EventIcon::Scroll;
        Seat turn = kNobody;                  ///< in whose turn
        std::optional<DefenderReveal> reveal; ///< the defender that was turned up
        /// Number of items up to the last one that turned up a defender; 0: none.
        std::size_t reveals = 0;
        Round round = {};
        QStringList faces = {}; ///< pictures of the pieces concerned
        bool concerns = true;   ///< the viewer's own move, or something done to their pieces
    };

    /// Rows for a LogModel from `first` on; those before have not changed since the last call.
    struct Rows {
        qsizetype first = 0;
        QList<LogRow> rows;
    };

    /// Drops all cached text: match, language or names have changed.
    void forget() { *this = {}; }
    /// Reads the events; to be called after each change of the match.
    void read(const GameTable& table);
    const std::vector<Line>& lines() const { return told_.at(viewer_).lines; } ///< by event

    /// The rows, with the settings at the top and the ending. `view`: what the viewer sees; `all`: all rows,
    /// not only those changed for that viewer since the last call.
    Rows rows(const GameTable& table, const View& view, bool all);

  private:
    /// The cache of one viewer.
    struct Told {
        std::vector<Line> lines;
        std::size_t written = 0; ///< number of lines turned into rows
        QList<LogRow> rows;
        qsizetype changed = 0; ///< first row that has changed
        std::size_t since = 0; ///< first event that is new
    };

    void cut(std::size_t items);
    void write(const GameTable& table, const View& view, Told& told) const;

    std::map<Seat, Told> told_; ///< by viewer
    Seat viewer_ = kNobody;
    std::optional<QString> settled_; ///< the first row: settings of the match; may be empty
    QStringList shields_;            ///< of the seats, as used in the rows
};

} // namespace drawbridge
