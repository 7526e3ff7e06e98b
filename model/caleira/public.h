// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/cards.h"
#include "caleira/options.h"
#include "core/effectqueue.h"
#include "core/gesture.h"
#include "core/seat.h"
#include "core/table.h"
#include "core/view.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The public information of a game of Castles of Caleira, and the names of its parts.
namespace drawbridge::caleira {

/// What has to be decided next: the states of the ledger's "Decision points".
enum class Phase : std::uint8_t {
    Lot,         // who begins: chance, or the first seat
    Deal,        // chance: the hands, one card at a time
    Draw,        // chance: the top card
    Play,        // which card, up or down
    Barracks,    // the targets of effects
    ThroneRoom,  //
    Trebuchet,   //
    Observe,     //
    ObserveTurn, // whether the piece looked at is turned up
    Watch,       //
    WatchAgain,  //
    Look,        // chance: what lies on top of the deck
    Order,       // which card is put on top of it
    OrderAgain,  // which comes second
    Partner,     // with whom to swap
    Give,        // what to give
    GiveBack,    // what the partner gives; chance under house.marketplace-partner-card
    Over,
};

/// How a game ended (CALEIRA-GOAL-1, CALEIRA-END-1).
enum class Ending : std::uint8_t {
    None,
    SpireLost,     // one player is left: CALEIRA-END-2
    DestroyerWins, // CALEIRA-RULING-19 under house.spire-lost
    ScoredAtOnce,  // the same
    HandsEmpty,    // CALEIRA-END-6
};

inline constexpr int kHandSize = 2;
inline constexpr int kCardsSeen = 3; ///< by a Wizard Tower

/// The piles of the table.
enum : PileId {
    kDeck,        // CALEIRA-SETUP-3
    kDiscardPile, // CALEIRA-SETUP-5
    kOut,         // out of the game: CALEIRA-SETUP-7, -9, CALEIRA-END-5
    kOffer,       // Marketplace: the card given by its owner, until the partner has chosen too
    kFirstHand,
    kFirstCastle = kFirstHand + kMaxPlayers,
    kPiles = kFirstCastle + kMaxPlayers,
};

constexpr PileId handOf(Seat seat) { return static_cast<PileId>(kFirstHand + seat); }
constexpr PileId castleOf(Seat seat) { return static_cast<PileId>(kFirstCastle + seat); }

/// Drop targets in a castle, beyond all places of pieces: the open strip plays a card face up, the hidden
/// strip face down. Anywhere else in the castle may mean either.
inline constexpr std::uint8_t kOpenStrip = kCards;
inline constexpr std::uint8_t kHiddenStrip = kCards + 1;

/// Public information beside the pieces.
struct Public {
    Phase phase = Phase::Over;
    Ending ending = Ending::None;
    int turns = 0; ///< finished
    Seat starter = kNobody;
    SeatSet out = 0;            ///< seats that are out of the game
    EffectQueue queue;          ///< the effect being resolved and the queued ones; silenced pieces
    std::optional<Spot> picked; ///< a piece picked already: looked at, or the first for the Watchtower
    Seat partner = kNobody;     ///< of the Marketplace
    std::array<int, kMaxPlayers> points{}; ///< the current value of each castle

    /// The card whose effect is being resolved, or nullptr.
    const PendingEffect* acting() const { return queue.acting ? &queue.effects.front() : nullptr; }
    /// The seat that resolves it, or kNobody.
    Seat actor() const { return queue.acting ? queue.effects.front().seat : kNobody; }
    bool isOut(Seat seat) const { return contains(out, seat); }

    bool operator==(const Public&) const = default;
};

/// "Trebuchet", "WizardTower"; "?" for kHidden.
std::string faceName(Face face);
/// Also accepts colloquial names: "Spire" and "Princess-Spire", "throneroom", "Wizard". Nothing if the name
/// is none of the ten.
std::optional<Face> faceFromName(std::string_view name);

/// "play", "throne-room", …: the names of the phases in scenarios.
std::string_view phaseName(Phase phase);

} // namespace drawbridge::caleira
