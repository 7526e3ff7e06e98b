// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/session.h"

#include <map>
#include <optional>

namespace drawbridge {

/// Tells each viewer once what has become of them: out of the game, or in somebody's service.
class StatusNotice {
  public:
    /// Begins with a session, or none (nullptr); what has become of anybody so far is no news.
    void begin(const Session* session);
    /// Looks again, for the viewer of what is shown.
    void look(const Session& session, Seat viewer);
    /// What the viewer has not been told yet; nothing: there is no such thing.
    const std::optional<Status>& news() const { return news_; }
    /// The viewer has read it; there must be something.
    void read();

  private:
    std::optional<Status> news_;
    Seat viewer_ = kNobody;
    std::map<Seat, QString> told_; ///< what each has been told, by its title
};

} // namespace drawbridge
