// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/keep/keeptext.h"

#include "keep/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace keep;

ReasonWords KeepText::reasonWords(std::uint8_t reason, int count) const {
    using enum Reason;
    using ReasonValue::Card, ReasonValue::OtherCard;
    switch (static_cast<Reason>(reason)) {
    case RuleItself: return {};

    case GameOver: return tr("The game is over.");
    case NotYourTurn: return tr("It is not your turn.");
    case ChanceFirst: return tr("First chance decides: wait a moment.");
    case DealerFirst: return tr("The dealer is drawn by lot first, once in a game.");
    case DrawTwoFirst: return tr("First draw two tiles: your turn begins with it.");
    case DrawOneFirst: return tr("First draw a tile: your turn begins with it.");
    case DrawSecondFirst: return tr("First draw your second tile.");
    case StepsOfTurn: return tr("A turn has three steps: draw; then build, attack or pass; then discard.");
    case DiscardFirst: return tr("First discard %n tile(s): four may stay.", "", count);
    case DiscardLater: return tr("Tiles are discarded at the end of your turn.");
    case NothingToDiscard: return tr("You hold four tiles or fewer, so there is nothing to discard.");
    case NotHeldToDiscard: return {tr("Not in your hand, to be discarded: %1."), {Card}};
    case BuildOrAttack:
        return tr("You have attacked this turn, so you cannot build: it is one or the other.");
    case AttackOrBuild: return tr("You have built this turn, so you cannot attack: it is one or the other.");

    case HasDrawn: return tr("You have drawn your tiles for this turn.");
    case HasDrawnOne: return tr("You draw one tile in a turn, at its beginning.");
    case NotFromDiscards: return tr("Tiles are drawn from the two draw piles, not from the discard pile.");
    case SecondFaceDown: return tr("Your second tile must come from a face-down pile.");
    case NoDiscardedTile: return tr("There is no discarded tile that you could take.");
    case PileEmpty: return tr("That pile is empty: draw from the other.");
    case ShuffleFirst: return tr("Both draw piles are empty: first the discard pile is shuffled.");
    case ShuffleOnlyWhenEmpty:
        return tr("The discard pile is shuffled only when a tile is needed and both draw piles are empty.");
    case NeverShuffled: return tr("The discard pile is never shuffled back here.");
    case TileElsewhere: return tr("That tile cannot come now: all of its kind lie elsewhere.");

    case StartTile: return tr("The castle begins with the tile that was turned over.");
    case ChooseStartSquare:
        return tr("First choose a square for the starting tile, among those of its kind.");
    case TowerOnCorner: return tr("A tower can only stand on a corner.");
    case WallOnSide: return tr("A wall can only stand on a side.");
    case KeepInCentre: return tr("A keep can only stand in the centre.");
    case KeepNotFirst: return tr("A castle begins with a wall or a tower, not with a keep.");
    case OwnCastleOnly: return tr("You build in your own castle only.");
    case NotHeldToBuild: return {tr("Not in your hand, to be built: %1."), {Card}};
    case SquareTaken: return tr("That square already holds a tile.");
    case InRuins: return tr("That castle lies in ruins and takes no tile any more.");
    case NoNeighbour:
        return {tr("No neighbour there: walls and towers stand side by side. Your tile: %1."), {Card}};
    case Unlike: return {tr("Alike neither in colour nor in shape: %1, %2."), {Card, OtherCard}};
    case UnlikeBothClosing:
        return {
            tr("It matches neither of its neighbours; to close the ring it must match one. Your tile: %1."),
            {Card}};
    case UnlikeBoth:
        return {tr("It matches neither of its neighbours; in this game it must match one. Your tile: %1."),
                {Card}};
    case UnlikeOne:
        return {tr("Between two neighbours a tile must match both. These do not match: %1, %2."),
                {Card, OtherCard}};
    case UnlikeOneClosing:
        return {tr("The tile that closes the ring must match both neighbours. These do not match: %1, %2."),
                {Card, OtherCard}};
    case NoColourForKeep: return {tr("No other tile of its colour is in the castle: %1."), {Card}};
    case ColourOfLoneTile:
        return {tr("A tile stands alone, so the next must have its colour: %1."), {OtherCard}};
    case NoTakeover: return tr("Captured tiles are kept only in games with Takeover.");
    case NotCaptured: return {tr("Not among the tiles that you have captured: %1."), {Card}};
    case CapturedLater: return tr("Captured tiles can be built only in a later turn.");
    case CapturedJoinHand: return tr("Captured tiles join your hand first, just before you discard.");
    case CapturedDoNotAttack:
        return tr("Captured tiles are for building: they cannot attack, and you do not discard them.");

    case TilesStay: return tr("Tiles of your castle stay where they are.");
    case TilesOfRival: return tr("You cannot move the tiles of a rival's castle.");
    case InterchangeInEmpire:
        return tr("Tiles are interchanged only in Empire, between your own two castles.");
    case InterchangeBetween: return tr("Tiles are interchanged between the draw and the discard step.");
    case InterchangeAlike:
        return tr("An interchange takes a tile to a square of the same sort in your other castle.");
    case InterchangedOnce: return tr("That tile has been interchanged this turn already.");
    case SwapOnly: return tr("Tiles may only be swapped here, not moved to empty squares.");
    //: Why two tiles cannot be interchanged; %2 is a whole sentence.
    case DoesNotFitThere:
        return {tr("It does not fit in its new place: %1. %2"), {Card, ReasonValue::Reason}};

    case GateOfCastles: return tr("Nobody may attack yet: every castle must first have held two tiles.");
    case GateOfCastle: return tr("Nobody may attack yet: each castle must first have held two tiles.");
    case GateOfPlayers: return tr("Nobody may attack yet: every player must first have built two tiles.");
    case GateOfKing: return tr("Nobody may attack yet: the castle must first have held two tiles.");
    case OwnCastle: return tr("You cannot attack your own castle.");
    case NothingThere: return tr("There is no tile that you could attack.");
    case CastleFinished: return tr("That castle is finished, and finished castles are safe.");
    case NoTowers: return tr("Towers cannot be attacked in this game; they only fall with their group.");
    case OtherOpponent: return tr("You have attacked another opponent this turn, and may attack only one.");
    case HasAttacked: return tr("You have made your attack for this turn.");
    case OneTileOnly: return {tr("It is attacked with one tile only: %1."), {Card}};
    case NotHeldToAttack: return {tr("Not in your hand, to attack with: %1."), {Card}};
    case IdenticalTower:
        return {tr("Only an identical tower can attack it. These are not identical: %1, %2."),
                {Card, OtherCard}};
    case IdenticalWall:
        return {tr("Only an identical wall can attack it. These are not identical: %1, %2."),
                {Card, OtherCard}};
    case KeepsOfColour: return {tr("Only keeps of its colour can attack it: %1."), {Card}};
    case KeepOfColour: return {tr("Only a keep of its colour can attack it: %1."), {Card}};
    case KeepGuarded: return tr("Walls or towers still guard that keep: two keeps of its colour are needed.");
    case KeepAlone: return tr("That keep stands alone: it is attacked with exactly one keep of its colour.");

    case NoAttacks: return tr("You do not attack in Siege Solitaire.");
    case TurnOverFirst: return tr("First a tile is turned over from a draw pile.");
    case TurnOverFromPiles: return tr("Tiles are turned over from the draw piles.");
    case TurnOverInSiege: return tr("Tiles are turned over against the castle in Siege Solitaire only.");
    case TurnOverLater: return tr("Tiles are turned over two at a time, after you have discarded.");
    case PileEmptyTurnOther: return tr("That pile is empty: turn over a tile of the other.");
    case NothingTurnedOver: return tr("No tile has been turned over that would destroy one.");
    case FallIdentical: return tr("Only a tile identical to the one turned over can fall.");
    case ChooseWhatFalls: return tr("Choose a tile of your castle that is identical to the one turned over.");

    case TwoPlayersAtLeast: return tr("This game needs two players or more; Siege Solitaire is for one.");
    case FourPlayersAtMost: return tr("At most four can play.");
    case SiegeThirdRuleOnly: return tr("In Siege Solitaire only the third advanced rule can be used.");
    case SiegeForOne: return tr("Siege Solitaire is for one player.");
    case TakeoverForTwo: return tr("Two-Player Takeover is for exactly two players.");
    case KingForTwo: return tr("King of the Castle is for exactly two players.");
    }
    return {};
}

Face KeepText::clash(const Verdict& verdict) const {
    const auto reason = verdict.reason<Reason>();
    const bool isOne = reason == Reason::Unlike || reason == Reason::UnlikeOneClosing;
    return isOne ? static_cast<Face>(*verdict.value(ReasonValue::OtherCard)) : kHidden;
}

} // namespace drawbridge
