// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::caleira {

/// Why a move of Castles of Caleira is refused, or a choice of options. Comments list the values
/// (core/verdict.h) of each.
enum class Reason : std::uint8_t {
    // What has to be done first, and by whom.
    GameOver,
    NotYours,     ///< somebody else decides now
    StarterFirst, ///< the starting player is not settled yet
    StarterSettled,
    DealFirst,
    DrawFirst,
    LookFirst, ///< at the top cards of the deck
    PickFirst, ///< a card of the other hand, at random
    PlayFirst,
    TurnDownFirst,      ///< the Barracks: choose a card
    TurnUpFirst,        ///< the Throne Room
    DestroyFirst,       ///< the Trebuchet
    ObserveFirst,       ///< the Observatory
    UpOrDownFirst,      ///< turn up the card seen, or leave it
    WatchtowerFirst,    ///< choose a card, or stop
    PutBackFirst,       ///< the Wizard Tower: the cards seen
    ChoosePartnerFirst, ///< the Marketplace
    ChooseCardFirst,    ///< of the hand, for the swap
    CardCannotComeNow,  ///< Card: chance cannot bring it

    // Playing.
    NotHeldToPlay, ///< Card
    SpireFaceDown,

    // What effects may choose.
    NotInCastle,
    NotItself, ///< a card may not choose itself
    ChosenAlready,
    MoatDrawsFire,
    NotSeenToPutBack, ///< Card
    NotWithYourself,
    PartnerIsOut,
    PartnerHoldsNone,
    NotHeldToGive, ///< Card
    NotInThatHand, ///< Card: of the partner

    // Incompatible options.
    TwoToFourPlayers,
};

} // namespace drawbridge::caleira
