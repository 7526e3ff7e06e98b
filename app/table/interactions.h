// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/move.h"
#include "table/provisionalmoves.h"
#include "table/viewindex.h"
#include "text/gametext.h"

#include <optional>
#include <vector>

namespace drawbridge {

class SeenMatch;

/// A gesture that makes several moves at once, or is gathered with others until all are confirmed.
struct CompoundMove {
    Handle piece = 0;
    Gesture gesture;
    std::vector<Move> moves;
    Aim aim = Aim::Place; ///< meaning of the gesture
};

/// Maps the legal moves of a decision to gestures and buttons, and back. Pieces must be of the index.
class Interactions {
  public:
    /// Keeps a reference to `viewIndex`. Empty until read().
    explicit Interactions(const ViewIndex& viewIndex)
        : viewIndex_(viewIndex) {}

    void clear();
    /// Reads the legal moves of the viewer, the decider. `base`: the index without `gathered` applied.
    void read(const SeenMatch& match, const GameText& text, const ViewIndex& base,
              const ProvisionalMoves& gathered);

    /// The legal moves made by buttons.
    const std::vector<Move>& buttons() const { return buttons_; }
    /// Whether the piece has any interaction.
    bool isMovable(const Piece& piece) const;
    /// The drop targets of a piece, and those among them that single moves lead to.
    std::vector<TablePlace> targetsOf(const Piece& piece) const;
    std::vector<TablePlace> plainTargetsOf(const Piece& piece) const;
    /// The meaning of dropping a piece on one of its targets.
    Aim aimAt(const Piece& piece, TablePlace target) const;
    /// Whether the only thing to do with a piece of a grid is to take it off, to an unowned row.
    bool isTaken(const Piece& piece) const;
    /// Whether the decision is just which of several cards, this one included, goes to the same place; or the
    /// viewer is asked out of turn and may answer with this piece.
    bool isAsked(const Piece& piece) const;
    /// The gesture that makes a legal move, alone or as part of a compound move; nothing: a button does.
    std::optional<Gesture> gestureOf(Move move) const;
    /// The only movable piece, if it has more than one target; nullptr otherwise.
    const Piece* onlyOne() const;

    /// The legal moves that dropping the piece there may mean, including obvious drops that are not shown as
    /// targets: a tile of a draw pile dropped anywhere is drawn.
    std::vector<Move> drops(const SeenMatch& match, const Piece& piece, TablePlace place) const;
    /// Whether every move shown for that drop would have no effect.
    bool hasNoEffect(const Piece& piece, TablePlace place) const;
    /// The compound move of that drop, including places equivalent to a listed target.
    std::optional<CompoundMove> compoundMoveTo(const SeenMatch& match, const Piece& piece,
                                               TablePlace place) const;
    /// Whether gestures are gathered until confirmed, none being played before.
    bool gathers() const { return gathers_; }
    /// Whether the viewer is asked at a reaction window.
    bool isOutOfTurn() const { return outOfTurn_; }

  private:
    struct Interaction {
        Gesture gesture;
        Move move;
        Aim aim = Aim::Place;     ///< meaning of the gesture
        bool hasNoEffect = false; ///< as is plain to everybody
    };

    void readMoves(const SeenMatch& match, const GameText& text);
    void readCompoundMoves(const SeenMatch& match, const ViewIndex& base, const ProvisionalMoves& gathered);
    void standIn(const Gesture& gesture, Move move, Aim aim);
    void leaveOutFirstSteps();
    std::vector<TablePlace> goalsOf(const Piece& piece) const;
    bool leads(const Interaction& interaction, const Piece& piece, TablePlace place) const;
    bool hasCompoundMoves(const Piece& piece) const;

    const ViewIndex& viewIndex_;
    std::vector<Interaction> interactions_;
    std::vector<Move> buttons_;
    std::vector<CompoundMove> compoundMoves_;
    bool outOfTurn_ = false; ///< at a reaction window
    bool gathers_ = false;
    bool gathering_ = false; ///< gestures have been gathered
};

} // namespace drawbridge
