// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::keep {

/// Why a move of Castle Keep is refused, or a choice of options. Comments list the values (core/verdict.h) of
/// each.
enum class Reason : std::uint8_t {
    RuleItself, ///< the message is that of the clause

    // Whose turn it is, and its steps.
    GameOver,
    NotYourTurn,
    ChanceFirst, ///< a card is being drawn, or the like
    DealerFirst, ///< who deals is drawn by lot
    DrawTwoFirst,
    DrawOneFirst, ///< in Siege Solitaire
    DrawSecondFirst,
    StepsOfTurn,  ///< that step is not the next one
    DiscardFirst, ///< Count: so many tiles
    DiscardLater,
    NothingToDiscard,
    NotHeldToDiscard, ///< Card
    BuildOrAttack,    ///< has attacked, so cannot build
    AttackOrBuild,    ///< has built, so cannot attack

    // Drawing.
    HasDrawn,
    HasDrawnOne, ///< in Siege Solitaire
    NotFromDiscards,
    SecondFaceDown, ///< the second tile comes from a face-down pile
    NoDiscardedTile,
    PileEmpty,
    ShuffleFirst,
    ShuffleOnlyWhenEmpty,
    NeverShuffled, ///< in Siege Solitaire
    TileElsewhere, ///< all of that kind are

    // Building.
    StartTile, ///< the castle begins with the tile turned over
    ChooseStartSquare,
    TowerOnCorner,
    WallOnSide,
    KeepInCentre,
    KeepNotFirst,
    OwnCastleOnly,
    NotHeldToBuild, ///< Card
    SquareTaken,
    InRuins,
    NoNeighbour,       ///< Card
    Unlike,            ///< Card, OtherCard: alike neither in colour nor in shape
    UnlikeBothClosing, ///< Card: neither neighbour of the last square of the ring
    UnlikeBoth,        ///< Card: neither neighbour, where one would be enough
    UnlikeOne,         ///< Card, OtherCard: where both must match
    UnlikeOneClosing,  ///< the same on the last square
    NoColourForKeep,   ///< Card
    ColourOfLoneTile,  ///< OtherCard: the tile that stands alone
    NoTakeover,        ///< captured tiles are kept in Takeover only
    NotCaptured,       ///< Card
    CapturedLater,     ///< captured tiles are built in a later turn
    CapturedJoinHand,
    CapturedDoNotAttack,

    // Interchanging tiles.
    TilesStay,
    TilesOfRival,
    InterchangeInEmpire,
    InterchangeBetween, ///< between the draw and the discard step
    InterchangeAlike,   ///< to a square of the same sort of the other castle
    InterchangedOnce,
    SwapOnly,        ///< not to empty squares
    DoesNotFitThere, ///< Card, OtherCard, Reason

    // Attacking.
    GateOfCastles, ///< every castle must have held two tiles
    GateOfCastle,  ///< each castle, in Empire
    GateOfPlayers, ///< every player must have built two tiles
    GateOfKing,    ///< the castle of all
    OwnCastle,
    NothingThere,
    CastleFinished,
    NoTowers,
    OtherOpponent, ///< another one was attacked this turn
    HasAttacked,
    OneTileOnly,     ///< Card: it is attacked with one
    NotHeldToAttack, ///< Card
    IdenticalTower,  ///< Card: what is attacked; OtherCard: what with
    IdenticalWall,   ///< the same
    KeepsOfColour,   ///< Card: only keeps of its colour
    KeepOfColour,    ///< Card: only one
    KeepGuarded,     ///< two keeps of its colour are needed
    KeepAlone,       ///< exactly one

    // Siege Solitaire.
    NoAttacks,
    TurnOverFirst,
    TurnOverFromPiles,
    TurnOverInSiege,
    TurnOverLater, ///< after the discard
    PileEmptyTurnOther,
    NothingTurnedOver,
    FallIdentical,
    ChooseWhatFalls,

    // Incompatible options.
    TwoPlayersAtLeast,
    FourPlayersAtMost,
    SiegeThirdRuleOnly,
    SiegeForOne,
    TakeoverForTwo,
    KingForTwo,
};

} // namespace drawbridge::keep
