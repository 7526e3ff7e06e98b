// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"
#include "core/options.h"
#include "core/value.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The cards of Castle Rampage as data. The rules are an interpreter over these fields and never check a
// card's name: an owner of the printed game can type its cards into a file (rampage/deckfile.h).
namespace drawbridge::rampage {

/// A kind of card, numbered from 0 within its deck.
using Kind = std::uint8_t;

inline constexpr Kind kNoKind = 0xFF;
inline constexpr int kMaxKinds = 64; // with all of them in hand the moves still fit into a MoveList
inline constexpr int kUsualCards = 118;

/// RAMPAGE-UNIT-2, RAMPAGE-UNIT-3.
enum class Unit : std::uint8_t { Knight, Archer, Axe };
inline constexpr int kUnits = 3;
inline constexpr Unit kNoUnit = static_cast<Unit>(0xFF);

enum class Structure : std::uint8_t { Gate, Castle };

/// Where an attack goes.
enum class Route : std::uint8_t {
    GateFirst,
    CastleOnly, // RAMPAGE-DIGGER-1
    Choose,     // RAMPAGE-DRAGON-2
};

/// When an effect happens.
enum class Trigger : std::uint8_t {
    OnPlay, // before the attack (RAMPAGE-PLAY-11)
    AfterAttack,
    OnRepelled,  // by a higher value (RAMPAGE-VET-4)
    OnDestroyed, // in an attack only (RAMPAGE-PURPLE-1, RAMPAGE-PURPLE-2)
    WhileInPlay,
    StartOfTurn,
    OncePerTurn,
};
inline constexpr int kTriggers = 7;

/// The operation of an effect. "Own" and "opponent" are relative to the card's owner.
enum class Op : std::uint8_t {
    Draw,
    OpponentDiscardsRandom,
    OpponentDiscardsSymbol,
    PayForStrength, // discard `cards` for +n
    SacrificeTopForStrength,
    DestroyBothCastleTops,
    DestroyOpponentPermanent,
    RestUntilEndOfTurn,
    AttackBonus,
    ValueBonus,
    PeekTop,
    EndAttackDestroyAttacker,
    HalveStrength,
    OwnerDiscardsFromAttackerHand,
    None, // text only
    OpponentDiscardsChoice,
    LookAtOpponentHand,
    TakeFromOpponentHand,
    DestroyOwnPermanent,
    ReturnTopToHand,
    ReduceStrength,
    BottomOfStackToTop,
    SwapHands,
    TakeFromDiscard,
};
inline constexpr int kOps = 24;

/// Sets of structures, a bit each, for ValueBonus.
inline constexpr std::uint8_t kAtGate = 1;
inline constexpr std::uint8_t kAtCastle = 2;

struct Effect {
    Trigger when = Trigger::OnPlay;
    Op op = Op::None;
    std::uint8_t n = 1;
    std::uint8_t cards = 1;                   ///< PayForStrength: number of cards to discard
    std::uint8_t where = kAtGate | kAtCastle; ///< ValueBonus

    bool operator==(const Effect&) const = default;
};

/// A slot of a discard cost: any card, or a unit of one type.
using CostSlot = std::uint8_t;
inline constexpr CostSlot kAnyCard = 0xFF; // otherwise a Unit

inline constexpr int kMaxEffects = 8;
inline constexpr int kMaxCost = 12;
inline constexpr int kMostOfAValue = 99; // of attack and defence values and of all n

/// One kind of card: the fields of the ledger's deck file. Every kind can be placed as a defender and used
/// from the hand (RAMPAGE-OBJ-3); one that attacks may have effects as well (RAMPAGE-CARD-8).
struct CardKind {
    static constexpr std::uint8_t kNoAttack = 0xFF;

    std::uint8_t count = 1;
    std::uint8_t units = 0;          ///< a bit for each Unit
    std::uint8_t attack = kNoAttack; ///< RAMPAGE-CARD-7; kNoAttack: playing it starts no attack (-CARD-10)
    std::array<std::uint8_t, 2> value{}; ///< by Structure (RAMPAGE-CARD-1)
    bool purple = false;
    bool star = false; ///< decoration only (RAMPAGE-CARD-9)
    bool playable = true;
    bool permanent = false;
    std::uint8_t defendCost = 0; ///< cards to discard for placing it as a defender (RAMPAGE-DEF-5)
    Route route = Route::GateFirst;
    Unit bonusUnit = kNoUnit;     ///< one more of these may be discarded … (RAMPAGE-SCHEME-3)
    std::uint8_t bonusAmount = 0; ///< … for this much strength …
    std::uint8_t bonusMost = 1;   ///< … this many times
    std::uint8_t costs = 0;
    std::uint8_t effects = 0;
    std::array<CostSlot, kMaxCost> cost{};
    std::array<Effect, kMaxEffects> effect{};

    constexpr bool attacks() const { return attack != kNoAttack; }
    constexpr bool isUnit(Unit unit) const { return (units >> static_cast<int>(unit) & 1) != 0; }
    constexpr std::span<const Effect> allEffects() const { return std::span(effect).first(effects); }
    constexpr bool has(Trigger when) const {
        return std::ranges::any_of(allEffects(), [when](const Effect& one) { return one.when == when; });
    }
    constexpr bool has(Trigger when, Op op) const {
        return std::ranges::any_of(allEffects(),
                                   [=](const Effect& one) { return one.when == when && one.op == op; });
    }
    /// Whether its only once-per-turn effects look at a stack.
    constexpr bool onlyPeeks() const {
        return has(Trigger::OncePerTurn) && std::ranges::all_of(allEffects(), [](const Effect& one) {
                   return one.when != Trigger::OncePerTurn || one.op == Op::PeekTop;
               });
    }
    constexpr void addCost(CostSlot slot) { cost[costs++] = slot; }
    constexpr void addEffect(const Effect& one) { effect[effects++] = one; }

    bool operator==(const CardKind&) const = default;
};

/// A text in several languages: keyed by "en" and the like, or "" for no language.
using Translated = std::vector<std::pair<std::string, std::string>>;

/// The text in this language ("de", "de_AT"), or else the one without a language, the English one, the first:
/// the first match that is not empty.
std::string_view textIn(const Translated& texts, std::string_view language);

/// The pictures that a card may use: those of the built-in kinds, and one for each sort of card. Kinds that
/// cost units show a plan of them instead, unless another picture is given.
inline constexpr std::array<std::string_view, 24> kPictures{
    "axe-man",  "archer",   "knight",   "mercenary", "giant",      "veteran",  "digger",        "dragon",
    "jester",   "summoner", "priest",   "arsonist",  "blacksmith", "ogre",     "quartermaster", "watchtower",
    "falconer", "bomber",   "saboteur", "spy",       "attack",     "standing", "trap",          "scroll"};

/// The texts on a kind; in the text the cost comes first (RAMPAGE-CARD-6).
struct CardWords {
    std::string slug;
    Translated name;
    Translated text;
    std::string picture{}; ///< one of kPictures; empty: the one of that slug, or by sort of card

    bool operator==(const CardWords&) const = default;
};

/// A set of kinds of a deck, a bit each.
using Kinds = std::uint64_t;

constexpr Kinds bit(Kind kind) { return Kinds{1} << kind; }

/// A total cost in cards to discard: units and others.
struct Bill {
    std::array<std::uint8_t, kUnits> units{};
    std::uint8_t others = 0;
    std::uint8_t symbols = 0; ///< the unit symbols required, a bit each
    /// For each set of symbols, how many cards must show one of them.
    std::array<std::uint8_t, 1 << kUnits> wanted{};

    constexpr int total() const { return units[0] + units[1] + units[2] + others; }
};
/// The cost of a kind from slot `first` on (RAMPAGE-CARD-4, -SCHEME-2).
Bill billOf(const CardKind& kind, int first);

/// The passive effects of a kind while it is in play.
struct PassiveEffects {
    int drawn = 0;                ///< more cards drawn at the start of a turn
    int attack = 0;               ///< added to the strength of attacks
    std::array<int, 2> defence{}; ///< added to the value of defenders, by Structure
};

/// A whole deck. Immutable once made: positions point to it.
class Deck : public OwnDeck {
  public:
    Translated name;
    std::array<Translated, kUnits> unitNames;
    std::vector<CardKind> kinds;
    std::vector<CardWords> words; ///< of each kind

    /// Numbers the cards: copies of a kind are consecutive. Call when all kinds have been added.
    void number();

    int kindCount() const { return static_cast<int>(kinds.size()); }
    int cardCount() const { return cards_.size(); }
    const CardKind& kind(Kind kind) const { return kinds[kind]; }
    const CardKind& of(CardId card) const { return kinds[kindOf_[card]]; }
    Kind kindOf(CardId card) const { return kindOf_[card]; }
    /// The copies of a kind.
    const CardSet& cardsOf(Kind kind) const { return cardsOf_[kind]; }
    CardSet cards() const { return cards_; }
    const CardSet& purple() const { return purple_; }
    /// The cards that show a unit symbol.
    const CardSet& units(Unit unit) const { return anyUnit_[std::size_t{1} << static_cast<int>(unit)]; }

    // Precomputed for the rules.

    /// The kinds among some cards.
    Kinds kindsOf(CardSet cards) const { return cards.runs(lasts_); }
    /// The cards that show one of some unit symbols, a bit each.
    const CardSet& anyUnit(unsigned symbols) const { return anyUnit_[symbols]; }
    /// The playable kinds whose cost, beside the card itself, is within a hand of this size.
    Kinds affordable(int hand) const {
        return affordable_[static_cast<std::size_t>(std::min(hand, kMaxCost + 1))];
    }
    /// The kinds whose cost as defenders is within a hand of this size.
    Kinds placeable(int hand) const {
        return placeable_[static_cast<std::size_t>(std::min(hand, kMaxCost + 1))];
    }
    /// The kinds that cost units.
    Kinds askForUnits() const { return askForUnits_; }
    /// The purple kinds that are not playable (house.play-purple).
    Kinds idlePurple() const { return idlePurple_; }
    const Bill& bill(Kind kind) const { return bill_[kind]; }
    /// Whether a kind has an effect at this moment.
    bool acts(Kind kind, Trigger when) const { return (moments_[kind] >> static_cast<int>(when) & 1) != 0; }
    /// The cards with passive effects while they are in play.
    const CardSet& standing() const { return standing_; }
    const PassiveEffects& standing(Kind kind) const { return standingOf_[kind]; }
    /// The cards with an effect at the start of a turn other than drawing.
    const CardSet& starting() const { return starting_; }
    /// The cards with a once-per-turn look at a stack, and those with another once-per-turn effect.
    const CardSet& lookouts() const { return lookouts_; }
    const CardSet& daily() const { return daily_; }

    std::optional<Kind> kindNamed(std::string_view slug) const;

    /// The same cards with the same texts.
    bool operator==(const Deck& other) const {
        return name == other.name && unitNames == other.unitNames && kinds == other.kinds &&
               words == other.words;
    }

  private:
    /// Updates the precomputed sets for a kind.
    void sortOut(Kind number);

    CardSet cards_;
    CardSet purple_;
    CardSet lasts_; ///< the last copy of each kind
    std::array<CardSet, 1 << kUnits> anyUnit_;
    std::array<Kinds, kMaxCost + 2> affordable_{};
    std::array<Kinds, kMaxCost + 2> placeable_{};
    Kinds askForUnits_ = 0;
    Kinds idlePurple_ = 0;
    std::array<Bill, kMaxKinds> bill_{};
    std::array<std::uint8_t, kMaxKinds> moments_{}; ///< of its effects, a bit per Trigger
    std::array<PassiveEffects, kMaxKinds> standingOf_{};
    CardSet standing_;
    CardSet starting_;
    CardSet lookouts_;
    CardSet daily_;
    std::array<Kind, kMaxCards> kindOf_{};
    std::array<CardSet, kMaxKinds> cardsOf_{};
};

/// "Rampage deck, house edition" (RAMPAGE-RULING-1): names and texts are the program's own and translated
/// there.
const Deck& houseEdition();

/// Keeps a deck until the program ends, so that positions may point to it; equal decks are kept only once.
/// Thread-safe.
const Deck& internDeck(Deck deck);
/// The number of a kept deck, from 1; 0 for the house edition and for a deck that is not kept.
int keptNumber(const Deck& deck);
/// The kept deck of that number; nullptr if there is none. 0 gives the house edition.
const Deck* keptDeck(int number);

/// "knight", "archer", "axe".
std::string_view unitName(Unit unit);
std::optional<Unit> unitFromName(std::string_view name);
inline constexpr std::array<std::string_view, 2> kStructureNames{"gate", "castle"};
constexpr std::string_view structureName(Structure structure) {
    return kStructureNames[static_cast<std::size_t>(structure)];
}
/// "on-play", "draw", …: the keywords of deck files.
inline constexpr std::array<std::string_view, kTriggers> kTriggerNames{
    "on-play",       "after-attack",  "on-repelled",  "on-destroyed-in-attack",
    "while-in-play", "start-of-turn", "once-per-turn"};
inline constexpr std::array<std::string_view, kOps> kOpNames{"draw",
                                                             "opponent-discards-random",
                                                             "opponent-discards-symbol",
                                                             "pay-for-strength",
                                                             "sacrifice-top-for-strength",
                                                             "destroy-both-castle-tops",
                                                             "destroy-opponent-permanent",
                                                             "rest-until-end-of-turn",
                                                             "attack-bonus",
                                                             "value-bonus",
                                                             "peek-top",
                                                             "end-attack-destroy-attacker",
                                                             "halve-strength",
                                                             "owner-discards-from-attacker-hand",
                                                             "none",
                                                             "opponent-discards-choice",
                                                             "look-at-opponent-hand",
                                                             "take-from-opponent-hand",
                                                             "destroy-own-permanent",
                                                             "return-top-to-hand",
                                                             "reduce-strength",
                                                             "bottom-of-stack-to-top",
                                                             "swap-hands",
                                                             "take-from-discard"};
constexpr std::string_view triggerName(Trigger when) { return kTriggerNames[static_cast<std::size_t>(when)]; }
constexpr std::string_view opName(Op op) { return kOpNames[static_cast<std::size_t>(op)]; }

} // namespace drawbridge::rampage
