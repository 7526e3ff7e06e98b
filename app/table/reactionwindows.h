// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <array>
#include <string>
#include <vector>

namespace drawbridge {

/// Which people are asked at the reaction windows of a match and which pass automatically, by their settings
/// and by what they chose for this turn. The match must outlive this.
class ReactionWindows {
  public:
    explicit ReactionWindows(const Match& match)
        : match_(match) {}

    /// Whether a person has to decide and is asked; not at a window that passes by itself.
    bool isAsked(Seat seat) const;
    /// Whether a window is open at which nobody is asked: a bot's, or one that a person lets pass. It takes
    /// the same time whatever is held, so that its length reveals nothing.
    bool isPassing() const;
    /// Whether the decider is at a window at which somebody might be asked.
    bool isOpen() const;

    /// When people are asked, by the game's kinds of windows (GameInfo::windowKinds()); defaults for kinds
    /// beyond the list. With several people playing, being asked would reveal what one holds: there
    /// Asking::Matters uses public information only, and Asking::Usable is treated as Always. False if
    /// nothing changes.
    bool setAsking(SeatSet seats, const std::vector<Asking>& asking);

    /// Makes these seats be asked at the next window of any of them whatever their settings: until one of
    /// them has decided there, or the turn has come back to `by`, who requested it, and no window has opened.
    void hold(SeatSet seats, Seat by);
    void release(SeatSet seats); ///< cancels hold()
    bool isHolding(SeatSet seats) const;

    /// The decider, who is being asked, passes this window and all others until the turn is over.
    bool canPassTurn() const;
    void passTurn();
    /// Nobody wants to act in this phase: all its windows pass.
    bool canDecline() const;
    void decline();
    /// Drops the choices made for this turn and phase.
    void forget();

    /// To be called after each change of the match: drops choices for a turn or phase that is over.
    void follow();
    /// To be called after follow(): ends holds whose turn is back. Whether one ended without any window.
    bool endHolds();

  private:
    struct Hold {
        SeatSet seats;
        Seat by;
        bool isAway; ///< another turn has come in between
    };

    bool wants(const ReactionWindow& window) const;

    const Match& match_;
    std::array<std::vector<Asking>, kMaxSeats> asking_;
    std::vector<Hold> holds_;
    SeatSet passing_ = 0;       ///< seats that pass all windows until the turn is over
    Seat passedTurn_ = kNobody; ///< the turn that this holds for
    std::string declined_;      ///< the phase in which no person wants to act; empty: none
};

} // namespace drawbridge
