// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/keep/keeptext.h"

#include "keep/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace keep;

ReasonWords KeepText::reasonWords(std::uint8_t reason, int count) const {
    switch (static_cast<Reason>(reason)) {
    case Reason::RuleItself: return {};

    case Reason::GameOver: return tr("The game is over.");
    case Reason::NotYourTurn: return tr("It is not your turn.");
    case Reason::ChanceFirst: return tr("First chance decides: wait a moment.");
    case Reason::DealerFirst: return tr("The dealer is drawn by lot first, once in a game.");
    case Reason::DrawTwoFirst: return tr("First draw two tiles: your turn begins with it.");
    case Reason::DrawOneFirst: return tr("First draw a tile: your turn begins with it.");
    case Reason::DrawSecondFirst: return tr("First draw your second tile.");
    case Reason::StepsOfTurn:
        return tr("A turn has three steps: draw; then build, attack or pass; then discard.");
    case Reason::DiscardFirst: return tr("First discard %n tile(s): four may stay.", "", count);
    case Reason::DiscardLater: return tr("Tiles are discarded at the end of your turn.");
    case Reason::NothingToDiscard: return tr("You hold four tiles or fewer, so there is nothing to discard.");
    case Reason::NotHeldToDiscard: return {tr("Not in your hand, to be discarded: %1."), {ReasonValue::Card}};
    case Reason::BuildOrAttack:
        return tr("You have attacked this turn, so you cannot build: it is one or the other.");
    case Reason::AttackOrBuild:
        return tr("You have built this turn, so you cannot attack: it is one or the other.");

    case Reason::HasDrawn: return tr("You have drawn your tiles for this turn.");
    case Reason::HasDrawnOne: return tr("You draw one tile in a turn, at its beginning.");
    case Reason::NotFromDiscards:
        return tr("Tiles are drawn from the two draw piles, not from the discard pile.");
    case Reason::SecondFaceDown: return tr("Your second tile must come from a face-down pile.");
    case Reason::NoDiscardedTile: return tr("There is no discarded tile that you could take.");
    case Reason::PileEmpty: return tr("That pile is empty: draw from the other.");
    case Reason::ShuffleFirst: return tr("Both draw piles are empty: first the discard pile is shuffled.");
    case Reason::ShuffleOnlyWhenEmpty:
        return tr("The discard pile is shuffled only when a tile is needed and both draw piles are empty.");
    case Reason::NeverShuffled: return tr("The discard pile is never shuffled back here.");
    case Reason::TileElsewhere: return tr("That tile cannot come now: all of its kind lie elsewhere.");

    case Reason::StartTile: return tr("The castle begins with the tile that was turned over.");
    case Reason::ChooseStartSquare:
        return tr("First choose a square for the starting tile, among those of its kind.");
    case Reason::TowerOnCorner: return tr("A tower can only stand on a corner.");
    case Reason::WallOnSide: return tr("A wall can only stand on a side.");
    case Reason::KeepInCentre: return tr("A keep can only stand in the centre.");
    case Reason::KeepNotFirst: return tr("A castle begins with a wall or a tower, not with a keep.");
    case Reason::OwnCastleOnly: return tr("You build in your own castle only.");
    case Reason::NotHeldToBuild: return {tr("Not in your hand, to be built: %1."), {ReasonValue::Card}};
    case Reason::SquareTaken: return tr("That square already holds a tile.");
    case Reason::InRuins: return tr("That castle lies in ruins and takes no tile any more.");
    case Reason::NoNeighbour:
        return {tr("No neighbour there: walls and towers stand side by side. Your tile: %1."),
                {ReasonValue::Card}};
    case Reason::Unlike:
        return {tr("Alike neither in colour nor in shape: %1, %2."),
                {ReasonValue::Card, ReasonValue::OtherCard}};
    case Reason::UnlikeBothClosing:
        return {tr("It matches neither of its neighbours; to close the ring it must match one. Your tile: "
                   "%1."),
                {ReasonValue::Card}};
    case Reason::UnlikeBoth:
        return {tr("It matches neither of its neighbours; in this game it must match one. Your tile: %1."),
                {ReasonValue::Card}};
    case Reason::UnlikeOne:
        return {tr("Between two neighbours a tile must match both. These do not match: %1, %2."),
                {ReasonValue::Card, ReasonValue::OtherCard}};
    case Reason::UnlikeOneClosing:
        return {tr("The tile that closes the ring must match both neighbours. These do not match: %1, %2."),
                {ReasonValue::Card, ReasonValue::OtherCard}};
    case Reason::NoColourForKeep:
        return {tr("No other tile of its colour is in the castle: %1."), {ReasonValue::Card}};
    case Reason::ColourOfLoneTile:
        return {tr("A tile stands alone, so the next must have its colour: %1."), {ReasonValue::OtherCard}};
    case Reason::NoTakeover: return tr("Captured tiles are kept only in games with Takeover.");
    case Reason::NotCaptured:
        return {tr("Not among the tiles that you have captured: %1."), {ReasonValue::Card}};
    case Reason::CapturedLater: return tr("Captured tiles can be built only in a later turn.");
    case Reason::CapturedJoinHand: return tr("Captured tiles join your hand first, just before you discard.");
    case Reason::CapturedDoNotAttack:
        return tr("Captured tiles are for building: they cannot attack, and you do not discard them.");

    case Reason::TilesStay: return tr("Tiles of your castle stay where they are.");
    case Reason::TilesOfRival: return tr("You cannot move the tiles of a rival's castle.");
    case Reason::InterchangeInEmpire:
        return tr("Tiles are interchanged only in Empire, between your own two castles.");
    case Reason::InterchangeBetween:
        return tr("Tiles are interchanged between the draw and the discard step.");
    case Reason::InterchangeAlike:
        return tr("An interchange takes a tile to a square of the same sort in your other castle.");
    case Reason::InterchangedOnce: return tr("That tile has been interchanged this turn already.");
    case Reason::SwapOnly: return tr("Tiles may only be swapped here, not moved to empty squares.");
    //: Why two tiles cannot be interchanged; %2 is a whole sentence.
    case Reason::DoesNotFitThere:
        return {tr("It does not fit in its new place: %1. %2"), {ReasonValue::Card, ReasonValue::Reason}};

    case Reason::GateOfCastles:
        return tr("Nobody may attack yet: every castle must first have held two tiles.");
    case Reason::GateOfCastle:
        return tr("Nobody may attack yet: each castle must first have held two tiles.");
    case Reason::GateOfPlayers:
        return tr("Nobody may attack yet: every player must first have built two tiles.");
    case Reason::GateOfKing: return tr("Nobody may attack yet: the castle must first have held two tiles.");
    case Reason::OwnCastle: return tr("You cannot attack your own castle.");
    case Reason::NothingThere: return tr("There is no tile that you could attack.");
    case Reason::CastleFinished: return tr("That castle is finished, and finished castles are safe.");
    case Reason::NoTowers:
        return tr("Towers cannot be attacked in this game; they only fall with their group.");
    case Reason::OtherOpponent:
        return tr("You have attacked another opponent this turn, and may attack only one.");
    case Reason::HasAttacked: return tr("You have made your attack for this turn.");
    case Reason::OneTileOnly: return {tr("It is attacked with one tile only: %1."), {ReasonValue::Card}};
    case Reason::NotHeldToAttack: return {tr("Not in your hand, to attack with: %1."), {ReasonValue::Card}};
    case Reason::IdenticalTower:
        return {tr("Only an identical tower can attack it. These are not identical: %1, %2."),
                {ReasonValue::Card, ReasonValue::OtherCard}};
    case Reason::IdenticalWall:
        return {tr("Only an identical wall can attack it. These are not identical: %1, %2."),
                {ReasonValue::Card, ReasonValue::OtherCard}};
    case Reason::KeepsOfColour:
        return {tr("Only keeps of its colour can attack it: %1."), {ReasonValue::Card}};
    case Reason::KeepOfColour:
        return {tr("Only a keep of its colour can attack it: %1."), {ReasonValue::Card}};
    case Reason::KeepGuarded:
        return tr("Walls or towers still guard that keep: two keeps of its colour are needed.");
    case Reason::KeepAlone:
        return tr("That keep stands alone: it is attacked with exactly one keep of its colour.");

    case Reason::NoAttacks: return tr("You do not attack in Siege Solitaire.");
    case Reason::TurnOverFirst: return tr("First a tile is turned over from a draw pile.");
    case Reason::TurnOverFromPiles: return tr("Tiles are turned over from the draw piles.");
    case Reason::TurnOverInSiege:
        return tr("Tiles are turned over against the castle in Siege Solitaire only.");
    case Reason::TurnOverLater: return tr("Tiles are turned over two at a time, after you have discarded.");
    case Reason::PileEmptyTurnOther: return tr("That pile is empty: turn over a tile of the other.");
    case Reason::NothingTurnedOver: return tr("No tile has been turned over that would destroy one.");
    case Reason::FallIdentical: return tr("Only a tile identical to the one turned over can fall.");
    case Reason::ChooseWhatFalls:
        return tr("Choose a tile of your castle that is identical to the one turned over.");

    case Reason::TwoPlayersAtLeast:
        return tr("This game needs two players or more; Siege Solitaire is for one.");
    case Reason::FourPlayersAtMost: return tr("At most four can play.");
    case Reason::SiegeThirdRuleOnly:
        return tr("In Siege Solitaire only the third advanced rule can be used.");
    case Reason::SiegeForOne: return tr("Siege Solitaire is for one player.");
    case Reason::TakeoverForTwo: return tr("Two-Player Takeover is for exactly two players.");
    case Reason::KingForTwo: return tr("King of the Castle is for exactly two players.");
    }
    return {};
}

Face KeepText::clash(const Verdict& verdict) const {
    const auto reason = verdict.reason<Reason>();
    const bool isOne = reason == Reason::Unlike || reason == Reason::UnlikeOneClosing;
    return isOne ? static_cast<Face>(*verdict.value(ReasonValue::OtherCard)) : kHidden;
}

} // namespace drawbridge
