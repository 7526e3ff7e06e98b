// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/sessiontable.h"

#include <memory>
#include <optional>

namespace drawbridge {

/// The table at this screen: its eyes change between those who share it, and a curtain hangs between two
/// people.
class LocalTable : public SessionTable {
    Q_OBJECT

  public:
    /// Lets the match go on in a session of its own.
    explicit LocalTable(Match match, QObject* parent = nullptr);
    /// `session` outlives it.
    explicit LocalTable(Session& session, QObject* parent = nullptr);

    /// All of the match, secrets too: for whoever keeps it, never for who shows it.
    const Match& match() const { return session().match(); }

    /// kNobody (only what is public) while the curtain is down, while none of several people is at work, and
    /// when only bots play; kAllHands when all is shown then.
    SeenMatch seen() const override { return {match(), viewer_}; }
    Seat curtainFor() const override { return curtainFor_; }
    void liftCurtain() override;
    bool canDecline() const override { return curtainDown() && session().windows().canDecline(); }
    void decline() override;
    /// When people at this screen want to be asked: see ReactionWindows::setAsking().
    void setAsking(const std::vector<Asking>& asking) { session().setAsking(kAllSeats, asking); }
    /// Whether people hide their hands from each other; if not, the screen goes straight over.
    void setCurtain(bool wanted);
    /// Whether all hands lie open while only bots play; if not, what is public is seen.
    void setAllShown(bool shown);
    /// Looks on through these eyes (a seat's, kNobody's or kAllHands) whoever plays and is to decide.
    void setEyes(Seat eyes);

    /// The position as far as it may be seen here, for use beyond the match: what whoever is at the screen
    /// does not know is drawn by lot. All as it is once the match is over, and if only bots play; nullptr
    /// while the screen is nobody's.
    std::unique_ptr<GameState> shownState(Seed seed) const;

  private:
    LocalTable(std::unique_ptr<Session> session, QObject* parent);

    Seat actor() const override { return curtainDown() ? kNobody : viewer_; }
    // Behind the curtain the screen is the next person's already: nobody takes anything back there.
    Seat owner() const override { return atScreen_; }
    SeatSet people() const override;
    void follow() override;
    bool settleViewer();
    bool show(Seat viewer, Seat curtainFor);
    bool isAtWork(Seat seat) const;

    std::unique_ptr<Session> own_;
    Seat viewer_ = kNobody;
    /// Whose the screen is: the viewer's, also once their turn is over, until the curtain falls for another
    /// one.
    Seat atScreen_ = kNobody;
    Seat cameFrom_ = kNobody; ///< whose it was before the curtain fell
    Seat curtainFor_ = kNobody;
    Seat shownTurn_ = kNobody; ///< whose turn it was when somebody was last at the screen
    bool curtainWanted_ = true;
    bool allShown_ = false;
    std::optional<Seat> eyes_; ///< of whoever looks on
};

} // namespace drawbridge
