// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"

#include <map>
#include <optional>

namespace drawbridge {

/// Tells each viewer once that their status has changed: out of the game, or in somebody's service.
class StatusNotice {
  public:
    /// Starts with a table, or none (nullptr); statuses reached before are not news.
    void begin(const GameTable* table);
    /// Reads the status of the table's viewer.
    void look(const GameTable& table);
    /// A status the viewer has not been told of yet; nothing: none.
    const std::optional<Status>& news() const { return news_; }
    /// Marks news() as read; there must be one.
    void read();

  private:
    std::optional<Status> news_;
    Seat viewer_ = kNobody;
    std::size_t begun_ = 0;        ///< length of the history at begin()
    std::map<Seat, QString> told_; ///< title of the status each viewer has read; empty: none
};

} // namespace drawbridge
