// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/deed.h"
#include "core/gesture.h"
#include "core/mistake.h"
#include "core/move.h"
#include "core/options.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/value.h"
#include "core/verdict.h"
#include "core/view.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace drawbridge {

// What a game has of positions in words: positions/positionwords.h.
struct Description;
struct TableWords;

/// What is chosen before a game begins: how many play, and a value for each switch.
template <class Options>
concept GameOptions = std::equality_comparable<Options> && requires(Options options) {
    { options.seats } -> std::same_as<std::uint8_t&>;
    { std::span<OptionValue>(options.value) }; // in the order of optionSpecs()
};

/// All that there is to know of a game at one moment. Bots copy it by the million, byte for byte.
template <class Position, class Options>
concept GamePosition = std::is_trivially_copyable_v<Position> && std::equality_comparable<Position> &&
                       requires(const Position& position) {
                           { position.options } -> std::same_as<const Options&>; // it was begun with
                       };

/// A game whose cards are always the same: how many faces there are, from 0, and what each is called.
template <class G>
concept HasFixedFaces = requires(Face face, std::string_view name) {
    { G::kFaces } -> std::convertible_to<int>;
    { G::faceName(face) } -> std::convertible_to<std::string>; // "?" for kHidden
    { G::faceFromName(name) } -> std::convertible_to<std::optional<Face>>;
};

/// A game whose cards may come from a file: the same for the deck that the options hold, which option asks
/// for one, and what a picture is called.
template <class G>
concept HasDeck = std::derived_from<typename G::Deck, OwnDeck> &&
                  requires(const typename G::Options& options, Face face, std::string_view name,
                           const Value& written, Mistakes& mistakes, const typename G::Deck& deck) {
                      { options.deck } -> std::convertible_to<const typename G::Deck*>;
                      { G::kDeckOption } -> std::convertible_to<std::size_t>;
                      { G::pictureName(options, face) } -> std::same_as<std::string>;
                      // The deck that somebody wrote down, and back again: GameInfo::keepDeck(), writeDeck().
                      { G::keepDeck(written, mistakes, mistakes) } -> std::same_as<const typename G::Deck*>;
                      { G::writeDeck(deck, name) } -> std::same_as<std::string>;
                      { G::faces(options) } -> std::same_as<int>;
                      { G::faceName(options, face) } -> std::convertible_to<std::string>;
                      { G::faceFromName(options, name) } -> std::convertible_to<std::optional<Face>>;
                  };

/// A game in which a seat may give up, by a move that is not among the legal ones but may be made at any
/// time.
template <class G>
concept HasConcession = requires(const typename G::Position& position, Seat seat) {
    { G::concession(position, seat) } -> std::same_as<Move>;
};

/// A game whose equal cards look different: what the picture of a face is called, by its look (Piece::look).
template <class G>
concept HasLooks = requires(Face face, std::uint8_t look) {
    { G::pictureName(face, look) } -> std::same_as<std::string>;
};

/// A game whose cards have different backs: what those in a pile are called, and those of the packs that it
/// is played with (GameInfo::packs).
template <class G>
concept HasBacks = requires(const View& view, PileId pile, const typename G::Options& options) {
    { G::backName(view, pile) } -> std::same_as<std::string>;
    { G::packs(options) } -> std::same_as<std::vector<std::string>>;
};

/// What bots, the exam, benchmarks and the match need of a game: a type with static functions over its
/// Position and its Options. What a game may have besides: the concepts above, those of core/event.h,
/// compoundmove.h, finish.h, effectqueue.h, reaction.h and defenderreveal.h, and for bots bots/hooks.h.
template <class G>
concept Game = GameOptions<typename G::Options> && GamePosition<typename G::Position, typename G::Options> &&
               (HasFixedFaces<G> || HasDeck<G>) &&
               requires(const typename G::Position& position, typename G::Position& changing,
                        const typename G::Options& options, Move move, Seat seat, Rng& rng, MoveList& list,
                        std::string_view text, const Gesture& gesture, const View& view, const Value& written,
                        Mistakes& mistakes) {
                   // ---- before one is played

                   /// The name in files, folders and on the command line: "castle-keep".
                   { G::kId } -> std::convertible_to<std::string_view>;
                   /// What the numbers of its clauses begin with: "KEEP".
                   { G::kClausePrefix } -> std::convertible_to<std::string_view>;
                   { G::kMinSeats } -> std::convertible_to<int>;
                   { G::kMaxSeats } -> std::convertible_to<int>;
                   /// All switches, in the order of the values in Options.
                   { G::optionSpecs() } -> std::same_as<std::span<const OptionSpec>>;
                   /// Whether these options go together; refused with the clause that says otherwise.
                   { G::check(options) } -> std::same_as<Verdict>;
                   /// Whether a switch has any say beside the others chosen.
                   { G::applies(options, std::size_t()) } -> std::same_as<bool>;
                   /// The piles in play, in an order fit for reading out.
                   { G::piles(options) } -> std::same_as<std::vector<PileInfo>>;
                   /// The kinds of cards that are played with, in an order fit for a gallery.
                   { G::box(options) } -> std::same_as<std::vector<BoxedKind>>;
                   /// What piles, faces and places are called in scenarios.
                   { G::words(options) } -> std::same_as<TableWords>;

                   // ---- the rules

                   /// The position before chance has done anything; the options must pass check().
                   { G::start(options) } -> std::same_as<typename G::Position>;
                   { G::seats(position) } -> std::same_as<int>;
                   /// Whose turn it is; kNobody before the first.
                   { G::turn(position) } -> std::same_as<Seat>;
                   /// Who has to decide; kChance; kNobody when the game is over.
                   { G::decider(position) } -> std::same_as<Seat>;
                   /// Makes `list` all legal moves, each once; where chance decides, all that can happen.
                   { G::legalMoves(position, list) };
                   /// One of them, each as likely as any other: quicker than listing them.
                   { G::randomMove(position, rng) } -> std::same_as<Move>;
                   /// Whether a move of the decider is legal, or why not.
                   { G::judge(position, move) } -> std::same_as<Verdict>;
                   /// Why a seat that does not decide now cannot make a move: always a refusal.
                   { G::notAsked(position, seat, move) } -> std::same_as<Verdict>;
                   /// Makes a legal move.
                   { G::apply(changing, move) };
                   /// What chance does, with the odds of the cards; chance must be the decider.
                   { G::sampleChance(position, rng) } -> std::same_as<Move>;
                   /// A seat's share of the victory, from 0 to 1; the game must be over.
                   { G::score(position, seat) } -> std::same_as<double>;
                   /// By which clause the game is over; none while it is not.
                   { G::endingClause(position) } -> std::same_as<Clause>;

                   // ---- who knows what

                   /// Draws by lot what a seat does not know, so that it may be so for all that it knows.
                   { G::determinize(changing, seat, rng) };
                   /// All that a seat may see; kNobody: what everybody may. Without handles.
                   { G::viewFor(position, seat) } -> std::same_as<View>;
                   /// A move as a seat may hear of it.
                   { G::seenBy(position, move, seat) } -> std::same_as<Move>;
                   /// Whether a seat is out of the game, which goes on without it.
                   { G::isOut(view, seat) } -> std::same_as<bool>;
                   /// Whoever is out stays out.
                   { G::kOutForGood } -> std::convertible_to<bool>;
                   /// What the phase is called in scenarios: what is asked of the decider.
                   { G::phaseName(view) } -> std::same_as<std::string_view>;
                   /// What a move is to those who look on, who saw that before and after it.
                   { G::impactOf(view, move, view) } -> std::same_as<Impact>;

                   // ---- hands, and words

                   /// The gesture that says a move; none where a button does, and for chance.
                   { G::gestureOf(position, move) } -> std::same_as<Gesture>;
                   /// Every well-formed move, legal or not, that a gesture may mean; the likeliest first.
                   { G::meanings(position, gesture, list) };
                   /// What a gesture is to whoever makes it, of one that says legal moves.
                   { G::aimOf(position, gesture) } -> std::same_as<Aim>;
                   /// A move as logs, records and the command line have it, and back; nothing if it is no
                   /// move.
                   { G::toText(position, move) } -> std::same_as<std::string>;
                   { G::fromText(position, text) } -> std::same_as<std::optional<Move>>;
                   /// The position that somebody has written down; nothing, with the mistakes told, if it
                   /// cannot be one. What they left open is drawn by lot.
                   {
                       G::readPosition(options, written, Seed(), mistakes)
                   } -> std::same_as<std::optional<typename G::Position>>;
                   /// What a seat may know of the position beside the piles, as scenarios write it.
                   { G::factsFor(position, seat) } -> std::same_as<Value>;
                   /// All of it in words, secrets too.
                   { G::describe(position) } -> std::same_as<Description>;
               };

} // namespace drawbridge
