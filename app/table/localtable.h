// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/sessiontable.h"

#include <map>
#include <memory>
#include <optional>

namespace drawbridge {

/// The table of a shared screen (hot seat): its viewer changes with the decider, behind a curtain.
class LocalTable : public SessionTable {
    Q_OBJECT

  public:
    /// Creates a session of its own for the match.
    explicit LocalTable(Match match, QObject* parent = nullptr);
    /// `session` must outlive this.
    explicit LocalTable(Session& session, QObject* parent = nullptr);

    /// The full match, with its secrets: for saving it, not for showing it.
    const Match& match() const { return session().match(); }

    /// As the viewer may know it: kNobody's view while the curtain is down, while none of several people is
    /// to act, and when only bots play; kAllHands' if setAllShown() says so then.
    SeenMatch seen() const override { return {match(), viewer_}; }
    Seat curtainFor() const override { return curtainFor_; }
    void liftCurtain() override;
    /// Not while others might want to act at screens of their own.
    bool canDecline() const override {
        return curtainDown() && elsewhere_.empty() && session().windows().canDecline();
    }
    void decline() override;
    /// When people at this screen are asked: see ReactionWindows::setAsking().
    void setAsking(const std::vector<Asking>& asking) { session().setAsking(kAllSeats, asking); }
    /// Whether there is a curtain between people; without one the screen switches at once.
    void setCurtain(bool wanted);
    /// Whether all hands lie open while only bots play; otherwise only public information is shown.
    void setAllShown(bool shown);
    /// Fixes the viewer (a seat, kNobody or kAllHands), whoever is to decide.
    void setEyes(Seat eyes);
    /// The seats that are played at screens of their own: nothing of theirs is shown or asked here.
    void setElsewhere(std::map<Seat, Place> seats);
    Place placeOf(Seat seat) const override;

    /// A determinization of the position for use outside the match, for what the viewer does not know. The
    /// true state once the match is over, and if only bots play; nullptr while there is no viewer.
    std::unique_ptr<GameState> shownState(Seed seed) const;

  private:
    LocalTable(std::unique_ptr<Session> session, QObject* parent);

    Seat actor() const override { return curtainDown() ? kNobody : viewer_; }
    // With the curtain down the screen already belongs to the next person: no undo there.
    Seat owner() const override { return atScreen_; }
    SeatSet people() const override;
    void follow() override;
    bool settleViewer();
    bool show(Seat viewer, Seat curtainFor);
    bool isHere(Seat seat) const { return isSeat(seat) && contains(people(), seat); }
    bool isAtWork(Seat seat) const;

    std::unique_ptr<Session> own_;
    Seat viewer_ = kNobody;
    /// The owner of the screen: the viewer, also after their turn, until the curtain falls for somebody else.
    Seat atScreen_ = kNobody;
    Seat cameFrom_ = kNobody; ///< the owner before the curtain fell
    Seat curtainFor_ = kNobody;
    Seat shownTurn_ = kNobody; ///< whose turn it was when somebody last looked at the screen
    std::map<Seat, Place> elsewhere_;
    bool curtainWanted_ = true;
    bool allShown_ = false;
    std::optional<Seat> eyes_; ///< of a spectator
};

} // namespace drawbridge
