// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/listmodel.h"
#include "table/session.h"

#include <optional>
#include <vector>

namespace drawbridge {

/// What the log tells of each event of a match, as the session's viewer may hear of it.
class TableLog {
  public:
    /// A line and what it was made from.
    struct Line {
        Event seen;
        QString text;      ///< empty: the event needs no line
        Clause clause;     ///< the rule to read with it
        Seat by = kNobody; ///< whose doing it tells of
        bool told = false;
        std::optional<Clash> clash; ///< the defender that it turned up
    };

    /// Everything is to be said anew: the language or the names are others.
    void forget() { lines_.clear(); }
    /// Says what has happened; lines stay as they are until undo or another viewer make them new.
    void read(const Session& session);
    const std::vector<Line>& lines() const { return lines_; } ///< by event

    /// What has been read, for a LogModel, with what was settled before it and the ending. `view` is what the
    /// viewer sees.
    QList<ListModel::Row> rows(const Session& session, const View& view) const;

  private:
    std::vector<Line> lines_;
};

} // namespace drawbridge
