// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/effectqueue.h"
#include "core/gesture.h"
#include "match/informationset.h"
#include "match/match.h"
#include "match/stakes.h"
#include "match/tally.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace drawbridge {

/// A match as one viewer may know it: a seat; kNobody: public information; kAllHands: that and each seat's
/// own cards. This is what views, texts and input code get: it gives no access to what its viewer may not
/// know. A lightweight value; the match must outlive it.
///
/// Items of the history are counted from 0; an index may be length() where "now" is allowed.
class SeenMatch {
  public:
    SeenMatch(const Match& match, Seat viewer)
        : match_(&match)
        , viewer_(viewer) {}

    Seat viewer() const { return viewer_; }
    /// The same match with public information only.
    SeenMatch open() const { return {*match_, kNobody}; }

    // Public.
    const GameInfo& game() const { return match_->game(); }
    const Setup& setup() const { return match_->setup(); }
    std::vector<PileInfo> piles() const { return game().piles(setup()); }
    const std::vector<Player>& players() const { return match_->players(); }
    Seat seats() const { return static_cast<Seat>(players().size()); }
    int shieldOf(Seat seat) const { return match_->shieldOf(seat); }
    const MatchNotes& notes() const { return match_->notes(); }
    UndoRule undoRule() const { return match_->undoRule(); }
    Seat decider() const { return match_->decider(); }
    Seat turn() const; ///< whose turn it is; kNobody before the first
    bool isOver() const { return match_->isOver(); }
    std::size_t length() const { return match_->history().size(); }
    Seat turnAt(std::size_t index) const { return match_->history()[index].turn; }       ///< index < length()
    Seat deciderAt(std::size_t index) const { return match_->history()[index].decider; } ///< the same
    /// See Match::attacked().
    std::optional<PileId> attacked() const { return match_->attacked(); }
    /// The effect queue before item `index`.
    EffectQueue effectsAt(std::size_t index) const;
    /// The tally of a match, which must be over.
    Tally tally() const { return tallyOf(*match_); }
    int decisions() const { return decisionsOf(*match_); } ///< number of decisions made by seats

    // What the viewer sees.
    View view() const { return match_->view(viewer_); }
    View viewAt(std::size_t index) const { return match_->viewAt(index, viewer_); } ///< without handles
    Seen known() const { return match_->known(viewer_); }
    Seen knownAt(std::size_t index) const;
    HistoryItem item(std::size_t index) const { return match_->seen(index, viewer_); }
    SeenMove told(std::size_t index) const { return match_->told(index, viewer_); }
    /// The source and target of the move of an item, if any; without the face.
    Gesture gestureAt(std::size_t index) const;
    /// A position for use outside the match: what the viewer does not know is drawn at random. The true
    /// position once the match is over, or for kAllHands; nullptr for kNobody.
    std::unique_ptr<GameState> guess(Seed seed) const;

    // What the viewer may do.
    /// Whether the viewer decides. Required by the following; else these return empty, false or None.
    bool decides() const { return isSeat(viewer_) && viewer_ == decider(); }
    std::vector<Move> legalMoves() const;
    bool isAtWindow() const;      ///< a reaction window
    bool isPass(Move move) const; ///< it lets that window pass, at which one may act
    /// The viewer's information set, and the seed for a search of its own.
    InformationSet informationSet() const; ///< the viewer must decide
    Seed thoughtSeed() const { return match_->thoughtSeed(); }
    Gesture gestureOf(Move move) const;
    bool hasNoEffect(Move move) const;
    Aim aimOf(const Gesture& gesture) const;
    std::vector<Move> compoundMove(std::span<const Gesture> gestures) const;
    bool gathers() const;
    /// The legal moves that a gesture may mean.
    std::vector<Move> meanings(const Gesture& gesture) const;
    /// What a legal move would lose for good.
    Loss lossBy(Move move) const;

    /// What the viewer can foresee of consecutive moves, each legal in its turn; whoever decides.
    std::optional<Outlook> outlook(std::span<const Move> moves) const;
    /// Whether a gesture means a move now, legal or not; whoever decides.
    bool means(const Gesture& gesture) const;
    /// Why the viewer may not make the move of a gesture, or a later move of the same gesture; legal if it
    /// means no move, or none is refused. Whoever decides.
    Verdict refusal(const Gesture& gesture) const;
    /// Why a viewer that does not decide now cannot do anything.
    Clause notAsked() const;

  private:
    const Match* match_;
    Seat viewer_;
};

} // namespace drawbridge
