// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/speech.h"

// Rows of the models, except for pieces.
namespace drawbridge {

/// Rows for a PileModel. `lit`: the current drop targets.
QList<PileRow> pileRows(const GameTable& table, const ViewIndex& viewIndex, const ShownPieces& shown,
                        const Interactions& interactions, const Hand& hand,
                        const std::vector<TablePlace>& lit);
/// Rows for a SeatModel. `deciding`: the decider shown; `presses`: what pressing each seat does.
QList<SeatRow> seatRows(const GameTable& table, const ViewIndex& viewIndex, Seat deciding,
                        const std::vector<SeatPress>& presses);

/// What a button does.
struct Choice {
    enum class Kind {
        Make,      ///< makes a move
        Confirm,   ///< confirms provisional moves
        TakeBack,  ///< undoes what was begun
        RatherNot, ///< answers a confirmation with no
        ToTheEnd,  ///< lets bots that are left alone play on without pauses
        PassTurn,  ///< passes all windows until the turn is over
    };

    Kind kind = Kind::Make;
    QString label;
    Move move = {};       ///< for Make
    bool atPlace = false; ///< shown beside the piece concerned
};

QList<ChoiceRow> choiceRows(const GameTable& table, const View& view, const std::vector<Choice>& choices);

} // namespace drawbridge
