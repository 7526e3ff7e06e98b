// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <array>
#include <string>
#include <vector>

namespace drawbridge {

/// Who of a match's people is asked at its reaction windows, and who lets them pass: what people have set,
/// and what they have said of this turn. The match must outlive it.
class ReactionWindows {
  public:
    explicit ReactionWindows(const Match& match)
        : match_(match) {}

    /// Whether a person has to decide and is asked to: not at a window that passes by itself.
    bool isAsked(Seat seat) const;
    /// Whether a window stands open that nobody is asked at: a bot's, or one that a person lets pass. It
    /// takes the same time whatever is held, so it tells nothing.
    bool isPassing() const;
    /// Whether the decider stands at a window at which somebody might be asked.
    bool isOpen() const;

    /// When people want to be asked, by the game's kinds of windows (GameInfo::windowKinds()); as usual for
    /// kinds beyond the list. Where several people play, to be asked would show the others that one holds
    /// something: there Asking::Matters goes by what everybody can see, and Asking::Usable is taken for
    /// Always. False if that changes nothing.
    bool setAsking(SeatSet seats, const std::vector<Asking>& asking);

    /// These seats are asked at the next window of any of them whatever they have set: until one of them has
    /// decided there, or the turn has come back to `by`, who wanted it, and no window has opened.
    void hold(SeatSet seats, Seat by);
    void release(SeatSet seats); ///< not any more
    bool isHolding(SeatSet seats) const;

    /// The decider, who is asked now, lets that window pass and all others until the turn is over.
    bool canPassTurn() const;
    void passTurn();
    /// Nobody wants to act in this phase: its windows pass.
    bool canDecline() const;
    void decline();
    /// What has been said of this turn and this phase holds no longer.
    void forget();

    /// After each change of the match: what was said of a turn or phase that is over holds no longer.
    void follow();
    /// After that: ends what hold() has begun where the turn has come back. Whether somebody has waited in
    /// vain for a window.
    bool endHolds();

  private:
    struct Hold {
        SeatSet seats;
        Seat by;
        bool isAway; ///< it has been another one's turn since
    };

    bool wants(const ReactionWindow& window) const;

    const Match& match_;
    std::array<std::vector<Asking>, kMaxSeats> asking_;
    std::vector<Hold> holds_;
    SeatSet passing_ = 0;       ///< lets all windows pass until the turn is over
    Seat passedTurn_ = kNobody; ///< that is whose turn it is
    std::string declined_;      ///< the phase in which no person wants to act; empty: none
};

/// How many people play, not bots.
int personsOf(const Match& match);
bool isPersonAt(const Match& match, Seat seat);

} // namespace drawbridge
