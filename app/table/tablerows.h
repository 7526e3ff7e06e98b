// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/speech.h"

// What lies on the table beside the pieces, and who sits there, as the models have it.
namespace drawbridge {

/// For a PileModel. `lit` are the places where something may be put now.
QList<PileRow> pileRows(const GameTable& table, const ViewIndex& viewIndex, const ShownPieces& shown,
                        const Interactions& interactions, const Hand& hand,
                        const std::vector<TablePlace>& lit);
/// For a SeatModel. `deciding` is whom all wait for, `presses` what pressing each seat does.
QList<SeatRow> seatRows(const GameTable& table, const ViewIndex& viewIndex, Seat deciding,
                        const std::vector<SeatPress>& presses);

/// What can be chosen by a button.
struct Choice {
    enum class Kind {
        Make,      ///< a move
        Confirm,   ///< what has been moved about is to stay so
        TakeBack,  ///< what has been begun is undone
        RatherNot, ///< something that one should think twice about is not done
        ToTheEnd,  ///< bots that are left alone play on without waiting for anybody's eyes
        PassTurn,  ///< whoever is asked out of turn lets all pass until the turn is over
    };

    Kind kind = Kind::Make;
    QString label;
    Move move = {};       ///< to make
    bool atPlace = false; ///< it hangs beside the piece that it is about
};

/// For a ChoiceModel.
QList<ChoiceRow> choiceRows(const GameTable& table, const View& view, const std::vector<Choice>& choices);

} // namespace drawbridge
