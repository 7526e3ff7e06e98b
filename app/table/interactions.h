// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/move.h"
#include "table/gathered.h"
#include "table/viewindex.h"
#include "text/gametext.h"

#include <optional>
#include <vector>

namespace drawbridge {

class SeenMatch;

/// A gesture that makes several moves at one go, or that is gathered with others until all are confirmed.
struct CompoundMove {
    Handle piece = 0;
    Gesture gesture;
    std::vector<Move> moves;
    Aim aim = Aim::Place; ///< what the gesture is
};

/// What gestures mean at a decision, and where a piece may go: the legal moves as hands and buttons make
/// them. Every piece handed to it must be one that the index knows.
class Interactions {
  public:
    /// Of what lies in that view, which must live as long. Nothing can be done before read().
    explicit Interactions(const ViewIndex& viewIndex)
        : viewIndex_(viewIndex) {}

    /// Nothing can be done.
    void clear();
    /// Reads what the viewer may do, who is to decide. `gathered` has been laid out in the view;
    /// `base` is the same view before that.
    void read(const SeenMatch& match, const GameText& text, const ViewIndex& base, const Gathered& gathered);

    /// The legal moves that are made by pressing a button.
    const std::vector<Move>& buttons() const { return buttons_; }
    /// Whether anything can be done with a piece.
    bool isMovable(const Piece& piece) const;
    /// Where a piece may go, and those of these places to which one move leads.
    std::vector<TablePlace> targetsOf(const Piece& piece) const;
    std::vector<TablePlace> plainTargetsOf(const Piece& piece) const;
    /// What putting a piece down on one of its targets is.
    Aim aimAt(const Piece& piece, TablePlace target) const;
    /// Whether all that can be done with a piece of a grid is to take it off, to a row that is nobody's.
    bool isTaken(const Piece& piece) const;
    /// Whether the decision is just which of some cards, this one among them, goes where all would go; or the
    /// viewer is asked out of turn, and this is what they may answer with.
    bool isAsked(const Piece& piece) const;
    /// The gesture that makes that legal move, alone or with others after it; nothing: a button does.
    std::optional<Gesture> gestureOf(Move move) const;
    /// The piece that all is about, if it can go to more than one place; nullptr if there is none.
    const Piece* onlyOne() const;

    /// The legal moves, one each, that putting a piece down there; also where it is not
    /// shown, but plain enough: a draw pile's tile dropped anywhere is drawn.
    std::vector<Move> drops(const SeenMatch& match, const Piece& piece, TablePlace place) const;
    /// Whether every move that is shown for putting a piece down there would do nothing.
    bool hasNoEffect(const Piece& piece, TablePlace place) const;
    /// The compound move that putting a piece down there is; also where it would be the same as beside it.
    std::optional<CompoundMove> compoundMoveTo(const SeenMatch& match, const Piece& piece,
                                               TablePlace place) const;
    /// What all that has been gathered comes to.
    static std::vector<Move> gatheredMoves(const SeenMatch& match, const Gathered& gathered);
    /// Whether gestures are gathered until they are confirmed, and none done before.
    bool gathers() const { return gathers_; }
    /// Whether the viewer is asked at a reaction window.
    bool isOutOfTurn() const { return outOfTurn_; }

  private:
    /// A legal move with the gesture that makes it.
    struct Interaction {
        Gesture gesture;
        Move move;
        Aim aim = Aim::Place;     ///< what the gesture is
        bool hasNoEffect = false; ///< as everybody can see
    };

    void readMoves(const SeenMatch& match, const GameText& text);
    void readCompoundMoves(const SeenMatch& match, const ViewIndex& base, const Gathered& gathered);
    void standIn(const Gesture& gesture, Move move, Aim aim);
    void leaveOutFirstSteps();
    std::vector<TablePlace> goalsOf(const Piece& piece) const;
    bool leads(const Interaction& interaction, const Piece& piece, TablePlace place) const;
    std::vector<Move> shownDrops(const Piece& piece, TablePlace place) const;
    bool hasCompoundMoves(const Piece& piece) const;

    const ViewIndex& viewIndex_;
    std::vector<Interaction> interactions_;
    std::vector<Move> buttons_;
    std::vector<CompoundMove> compoundMoves_;
    bool outOfTurn_ = false; ///< at a reaction window
    bool gathers_ = false;
    bool gathering_ = false; ///< something has been gathered
};

} // namespace drawbridge
