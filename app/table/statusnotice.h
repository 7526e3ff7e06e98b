// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"

#include <map>
#include <optional>

namespace drawbridge {

/// Tells each viewer once what has become of them: out of the game, or in somebody's service.
class StatusNotice {
  public:
    /// Begins with a table, or none (nullptr); what has become of anybody so far is no news.
    void begin(const GameTable* table);
    /// Looks again, for the table's viewer.
    void look(const GameTable& table);
    /// What the viewer has not been told yet; nothing: there is no such thing.
    const std::optional<Status>& news() const { return news_; }
    /// The viewer has read it; there must be something.
    void read();

  private:
    std::optional<Status> news_;
    Seat viewer_ = kNobody;
    std::size_t begun_ = 0;        ///< how many items the match had
    std::map<Seat, QString> told_; ///< what each has been told, by its title; empty: nothing
};

} // namespace drawbridge
