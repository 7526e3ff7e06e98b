// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/heard.h"

#include "caleira/events.h"
#include "caleira/moves.h"
#include "castles/events.h"
#include "castles/moves.h"
#include "keep/moves.h"
#include "rampage/moves.h"
#include "rampage/public.h"
#include "wars/events.h"
#include "wars/moves.h"

#include <algorithm>

// The switches have no default, so that the compiler asks for what a new verb or event is to sound like.
namespace drawbridge {

namespace {

std::optional<Sound> soundOf(keep::Verb verb) {
    using enum keep::Verb;
    switch (verb) {
    case Tile:
    case Discard: return Sound::TileDrawn;
    case Place:
    case Interchange: return Sound::TileLaid;
    case Reshuffle:
    case Shuffle: return Sound::TilesStirred;
    case Attack:  // what falls is heard
    case Destroy: // so is that
    case Draw:    // the tile is heard that comes of it
    case Turn:
    case End:
    case Dealer: return Sound::None;
    }
    return {};
}

std::optional<Sound> soundOf(caleira::Verb verb) {
    using enum caleira::Verb;
    switch (verb) {
    case Play:
    case Put: return Sound::CardLaid;
    case Give:
    case Card:
    case Take: return Sound::CardDrawn;
    case Aim: // what is done to the card is heard
    case Turn:
    case Stop:
    case Leave:
    case With:
    case First: return Sound::None;
    }
    return {};
}

std::optional<Sound> soundOf(caleira::EventKind kind) {
    using enum caleira::EventKind;
    switch (kind) {
    case TurnedUp:
    case TurnedDown: return Sound::CardTurned;
    case Swapped: return Sound::CardDrawn;
    case Destroyed: return Sound::Trebuchet;
    case Stands: return Sound::GateHolds;
    case LostSpire: return Sound::Revealed;
    case Out: return Sound::Eliminated;
    case Unchanged:
    case Activated:
    case Silent:
    case Spent:
    case Dropped:
    case Skipped:
    case TurnSkipped:
    case Looked: return Sound::None;
    }
    return {};
}

std::optional<Sound> soundOf(rampage::Verb verb) {
    using enum rampage::Verb;
    switch (verb) {
    case Play:
    case Place:
    case Discard: return Sound::CardLaid;
    case Card:
    case Choose:
    case Return:
    case Raise:
    case Steal: return Sound::CardDrawn;
    case Use:
    case Peek:
    case Show: return Sound::CardTurned;
    case Shuffle: return Sound::CardsShuffled;
    case Hit: return Sound::Arrow;
    case Destroy: return Sound::Fire;
    case Sacrifice: return Sound::StoneFalls;
    case Reveal: return Sound::CardTurned; // and of an attack the ram
    case PlayAt:
    case End:
    case Decline:
    case Route:
    case Name:
    case Confirm:
    case Concede: // the end is heard
    case Starter: return Sound::None;
    }
    return {};
}

std::optional<Sound> soundOf(wars::Verb verb) {
    using enum wars::Verb;
    switch (verb) {
    case Card:
    case Take:
    case Raise:
    case Lift:
    case DealRest: return Sound::CardDrawn;
    case Stack:
    case Arrange:
    case Lay:
    case Recruit:
    case Swap:
    case Substitute: return Sound::CardLaid;
    case Jack: return Sound::CardTurned;
    case ShuffleRest:
    case Reshuffle: return Sound::CardsShuffled;
    case Toss: return Sound::Coin;
    case Withdraw: return Sound::Rope;
    case ChooseFaction:
    case Allot:
    case Queen:
    case King:
    case Mechanise: return Sound::Helm;
    case Attack:
    case Join: return Sound::Drum;
    case Plague: return Sound::Revealed;
    case Rite:
    case Offer: return Sound::Fire;
    case Ace: return Sound::Cannon;
    case ChooseColour:
    case Pass:
    case End:
    case EndTurn:
    case Begin:
    case Draw: // the card is heard that comes of it
    case DrawTwo:
    case Target: // the battle is
    case GoOn:
    case Done:
    case LetDie:
    case Concede: return Sound::None;
    }
    return {};
}

std::optional<Sound> soundOf(wars::EventKind kind) {
    using enum wars::EventKind;
    switch (kind) {
    case TurnedUp:
    case TurnedDown: return Sound::CardTurned;
    case Lapsed:
    case NoFight: return Sound::Rope;
    case Leads:
    case Mechanised:
    case Falls:
    case Captured: return Sound::Helm;
    case Rallied: return Sound::Drum;
    case FliesOff: return Sound::Fire;
    case Fights: return Sound::Swords;
    case Emptied: return Sound::Portcullis;
    case Plays:
    case Sickens:
    case WithQueens:
    case AsFaction:
    case Totals:
    case TurnOf:
    case Idle: return Sound::None;
    }
    return {};
}

std::optional<Sound> soundOf(castles::Verb verb) {
    using enum castles::Verb;
    switch (verb) {
    case Card:
    case Take: return Sound::CardDrawn;
    case Use:
    case Lay:
    case Spend:
    case Replace:
    case Clear:
    case Discard:
    case Home: return Sound::CardLaid;
    case Show: return Sound::CardTurned;
    case Shuffle: return Sound::CardsShuffled;
    case Ask: return Sound::WoodKnock;
    case Remove: return Sound::StoneFalls;
    case Block:
    case BlockAlly: return Sound::BlockSlammed;
    case AtSeat: // what comes of the card is heard
    case On:
    case Destroy:
    case Table:
    case Floor:
    case HandBack:
    case EndPlay:
    case Finish:
    case Decline:
    case Pass:
    case Accept:
    case Refuse:
    case Draw:
    case Concede:
    case First: return Sound::None;
    }
    return {};
}

std::optional<Sound> soundOf(castles::EventKind kind) {
    using enum castles::EventKind;
    switch (kind) {
    case Stands:
    case Upgraded:
    case Defends:
    case Returns: return Sound::TileLaid;
    case Spilt: return Sound::CardsShuffled;
    case Joins:
    case HasFloor:
    case LastCall: return Sound::WoodKnock;
    case Holds:
    case PeaceEnds: return Sound::Drum;
    case Unblocked: return Sound::Swords;
    case Falls:
    case Removed:
    case Loses: return Sound::StoneFalls;
    case Blocked: return Sound::BlockSlammed;
    case Revived: return Sound::Puppet;
    case Eliminated: return Sound::Eliminated;
    case Cancelled: // the Block is heard that did it
    case Banned:
    case Barred:
    case Leads:
    case Looks:
    case RoundOf:
    case TurnOf: return Sound::None;
    }
    return {};
}

/// Of a card of CASTLES that is used or laid: what is on it.
Sound ofWeapon(std::uint8_t kind) {
    switch (kind) {
    case castles::kCannonFire: return Sound::Cannon;
    case castles::kTrebuchet: return Sound::Trebuchet;
    case castles::kArchers:
    case castles::kBallistas: return Sound::Arrow;
    case castles::kSwordsmen:
    case castles::kSpearmen:
    case castles::kKnights:
    case castles::kHorsemen: return Sound::Swords;
    default: return Sound::None;
    }
}

/// How many tiles have left the castles, and whether a keep is among them.
Sound ofFallen(const SeenMove& move) {
    const std::vector<PileInfo> piles = move.before.piles();
    const auto standing = [&](const View& view, bool keepsOnly) {
        return std::ranges::count_if(view.pieces, [&](const Piece& piece) {
            const auto pile = std::ranges::find(piles, piece.pile, &PileInfo::id);
            return pile != piles.end() && pile->kind == PileKind::Grid &&
                   (!keepsOnly || piece.face >= Face{keep::kFirstKeep});
        });
    };
    const auto fallen = standing(move.before.view, false) - standing(move.after, false);
    if (fallen <= 0) return Sound::None;
    if (standing(move.before.view, true) > standing(move.after, true)) return Sound::KeepFalls;
    return fallen > 1 ? Sound::WallFalls : Sound::StoneFalls;
}

/// A defender that an attack has turned up, and what becomes of it.
Heard ofReveal(const DefenderReveal& reveal) {
    if (!reveal.falls()) return {Sound::Ram, Sound::GateHolds};
    const bool isGate = reveal.pile >= rampage::kFirstGate && reveal.pile < rampage::kFirstCastle;
    if (!reveal.emptied) return {Sound::Ram, Sound::StoneFalls};
    return {Sound::Ram, isGate ? Sound::GateBreaks : Sound::KeepFalls};
}

/// A battle is fought before anything comes of it.
Heard ofEvents(const SeenMove& move, std::string_view game) {
    Heard heard;
    int fallen = 0;
    bool fought = false;
    for (const Event& event : move.events) {
        const Sound sound = soundOfEvent(game, event.kind).value_or(Sound::None);
        fought = fought || sound == Sound::Swords;
        Sound& part = fought && sound != Sound::Swords ? heard.then : heard.first;
        part = std::max(part, sound);
        if (sound == Sound::StoneFalls) ++fallen;
    }
    if (fallen > 1) heard.first = std::max(heard.first, Sound::WallFalls);
    return heard;
}

} // namespace

std::optional<Sound> soundOfVerb(std::string_view gameId, std::uint8_t verb) {
    if (gameId == "castle-keep") return soundOf(static_cast<keep::Verb>(verb));
    if (gameId == "castles-of-caleira") return soundOf(static_cast<caleira::Verb>(verb));
    if (gameId == "castle-rampage") return soundOf(static_cast<rampage::Verb>(verb));
    if (gameId == "castle-wars") return soundOf(static_cast<wars::Verb>(verb));
    if (gameId == "castles") return soundOf(static_cast<castles::Verb>(verb));
    return {};
}

std::optional<Sound> soundOfEvent(std::string_view gameId, std::uint8_t kind) {
    if (gameId == "castles-of-caleira") return soundOf(static_cast<caleira::EventKind>(kind));
    if (gameId == "castle-wars") return soundOf(static_cast<wars::EventKind>(kind));
    if (gameId == "castles") return soundOf(static_cast<castles::EventKind>(kind));
    return {};
}

Heard heardOf(const SeenMove& move) {
    if (move.isPass) return {}; // a window that closes is never heard
    const std::string_view game = move.before.game->id();
    Heard heard = ofEvents(move, game);
    Sound own = soundOfVerb(game, move.move.verb).value_or(Sound::None);
    if (game == "castle-keep") own = std::max(own, ofFallen(move));
    if (game == "castles" && own == Sound::CardLaid) own = std::max(own, ofWeapon(move.move.operand[0]));
    heard.first = std::max(heard.first, own);
    if (move.reveal) heard = ofReveal(*move.reveal);
    return heard;
}

} // namespace drawbridge
