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

// What a game includes of positions in words: positions/positionwords.h.
struct Description;
struct TableWords;

/// What is chosen before a game begins: how many play, and a value for each switch.
template <class Options>
concept GameOptions = std::equality_comparable<Options> && requires(Options options) {
    { options.seats } -> std::same_as<std::uint8_t&>;
    { std::span<OptionValue>(options.value) }; // in the order of optionSpecs()
};

/// The complete state of a game at one moment. Bots copy it by the million, byte for byte.
template <class Position, class Options>
concept GamePosition = std::is_trivially_copyable_v<Position> && std::equality_comparable<Position> &&
                       requires(const Position& position) {
                           { position.options } -> std::same_as<const Options&>; // the options of this game
                       };

/// A game with a fixed set of cards: the number of faces, counted from 0, and the name of each.
template <class G>
concept HasFixedFaces = requires(Face face, std::string_view name) {
    { G::kFaces } -> std::convertible_to<int>;
    { G::faceName(face) } -> std::convertible_to<std::string>; // "?" for kHidden
    { G::faceFromName(name) } -> std::convertible_to<std::optional<Face>>;
};

/// A game whose cards may come from a file: face count and names for the deck in the options, which option
/// asks for a deck, and what a picture is called.
template <class G>
concept HasDeck = std::derived_from<typename G::Deck, OwnDeck> &&
                  requires(const typename G::Options& options, Face face, std::string_view name,
                           const Value& written, Mistakes& mistakes, const typename G::Deck& deck) {
                      { options.deck } -> std::convertible_to<const typename G::Deck*>;
                      { G::kDeckOption } -> std::convertible_to<std::size_t>;
                      { G::pictureName(options, face) } -> std::same_as<std::string>;
                      // Parsing a deck and writing it back: GameInfo::internDeck(), writeDeck().
                      { G::internDeck(written, mistakes, mistakes) } -> std::same_as<const typename G::Deck*>;
                      { G::writeDeck(deck, name) } -> std::same_as<std::string>;
                      { G::faces(options) } -> std::same_as<int>;
                      { G::faceName(options, face) } -> std::convertible_to<std::string>;
                      { G::faceFromName(options, name) } -> std::convertible_to<std::optional<Face>>;
                  };

/// A game in which a seat may resign, by a move that is not among the legal ones but may be made at any time.
template <class G>
concept HasConcession = requires(const typename G::Position& position, Seat seat) {
    { G::concession(position, seat) } -> std::same_as<Move>;
};

/// A game whose equal cards look different: the name of a face's picture, by its look (Piece::look).
template <class G>
concept HasLooks = requires(Face face, std::uint8_t look) {
    { G::pictureName(face, look) } -> std::same_as<std::string>;
};

/// A game whose cards have different backs: the name of the back in a pile, and those of the packs in play
/// (GameInfo::packs).
template <class G>
concept HasBacks = requires(const View& view, PileId pile, const typename G::Options& options) {
    { G::backName(view, pile) } -> std::same_as<std::string>;
    { G::packs(options) } -> std::same_as<std::vector<std::string>>;
};

/// A game in which a sequence of gestures can be one compound of several moves.
template <class G>
concept HasCompoundMoves = requires(const typename G::Position& position, std::span<const Gesture> gestures) {
    /// The moves that consecutive gestures of the decider amount to; empty if they do not mean several moves
    /// or are not legal.
    { G::compoundMove(position, gestures) } -> std::same_as<std::vector<Move>>;
    /// Whether pieces may be rearranged freely, and back again, before any move is carried out.
    { G::gathers(position) } -> std::same_as<bool>;
};

/// What bots, the exam, benchmarks and the match need of a game: a type with static functions over its
/// Position and its Options. Optional parts: the concepts above, those of core/event.h, seatresult.h,
/// effectqueue.h, reaction.h and defenderreveal.h, and for bots bots/hooks.h.
template <class G>
concept Game = GameOptions<typename G::Options> && GamePosition<typename G::Position, typename G::Options> &&
               (HasFixedFaces<G> || HasDeck<G>) &&
               requires(const typename G::Position& position, typename G::Position& changing,
                        const typename G::Options& options, Move move, Seat seat, Rng& rng, MoveList& list,
                        std::string_view text, const Gesture& gesture, const View& view, const Value& written,
                        Mistakes& mistakes) {
                   // ---- before a game is played

                   /// The name in files, folders and on the command line: "castle-keep".
                   { G::kId } -> std::convertible_to<std::string_view>;
                   /// The prefix of its clause IDs: "KEEP".
                   { G::kClausePrefix } -> std::convertible_to<std::string_view>;
                   { G::kMinSeats } -> std::convertible_to<int>;
                   { G::kMaxSeats } -> std::convertible_to<int>;
                   /// All switches, in the order of the values in Options.
                   { G::optionSpecs() } -> std::same_as<std::span<const OptionSpec>>;
                   /// Whether these options can be combined; if not, a refusal with the clause that says so.
                   { G::check(options) } -> std::same_as<Verdict>;
                   /// Whether a switch has any effect given the other options; if not, its value is ignored.
                   { G::applies(options, std::size_t()) } -> std::same_as<bool>;
                   /// The piles in play, in reading order.
                   { G::piles(options) } -> std::same_as<std::vector<PileInfo>>;
                   /// The kinds of cards in play and how many there are, in an order fit for a gallery.
                   { G::box(options) } -> std::same_as<std::vector<BoxedKind>>;
                   /// The names of piles, faces and places in scenarios.
                   { G::words(options) } -> std::same_as<TableWords>;

                   // ---- the rules

                   /// The initial position, before any chance move; the options must pass check().
                   { G::start(options) } -> std::same_as<typename G::Position>;
                   { G::seats(position) } -> std::same_as<int>;
                   /// Whose turn it is; kNobody before the first.
                   { G::turn(position) } -> std::same_as<Seat>;
                   /// Who has to decide; kChance; kNobody when the game is over.
                   { G::decider(position) } -> std::same_as<Seat>;
                   /// Fills `list` with all legal moves, each once, in a stable order; where chance decides,
                   /// with all outcomes.
                   { G::legalMoves(position, list) };
                   /// A uniformly random legal move: faster than listing them. The game must not be over.
                   { G::randomMove(position, rng) } -> std::same_as<Move>;
                   /// Whether a move of the decider is legal, or why not.
                   { G::judge(position, move) } -> std::same_as<Verdict>;
                   /// Why a seat that does not decide now cannot make a move: always a refusal.
                   { G::notAsked(position, seat, move) } -> std::same_as<Verdict>;
                   /// Makes a legal move.
                   { G::apply(changing, move) };
                   /// A chance outcome drawn with its true probability; chance must be the decider.
                   { G::sampleChance(position, rng) } -> std::same_as<Move>;
                   /// A seat's share of the victory, from 0 to 1; the game must be over.
                   { G::score(position, seat) } -> std::same_as<double>;
                   /// The clause by which the game is over; none while it is not.
                   { G::endingClause(position) } -> std::same_as<Clause>;

                   // ---- information

                   /// Replaces what a seat does not know by a random assignment that agrees with all it
                   /// knows.
                   { G::determinize(changing, seat, rng) };
                   /// All that a seat may see; kNobody: what is public. Without handles.
                   { G::viewFor(position, seat) } -> std::same_as<View>;
                   /// A move with what that seat may not know removed.
                   { G::seenBy(position, move, seat) } -> std::same_as<Move>;
                   /// Whether a seat is out of a game that goes on without it.
                   { G::isOut(view, seat) } -> std::same_as<bool>;
                   /// Whether a seat that is out stays out.
                   { G::kOutForGood } -> std::convertible_to<bool>;
                   /// The name of the phase in scenarios: what is asked of the decider.
                   { G::phaseName(view) } -> std::same_as<std::string_view>;
                   /// How a move appears to onlookers, from their views before and after it.
                   { G::impactOf(view, move, view) } -> std::same_as<Impact>;

                   // ---- gestures and notation

                   /// The gesture that makes a move; empty for chance and where a button makes it.
                   { G::gestureOf(position, move) } -> std::same_as<Gesture>;
                   /// Every well-formed move, legal or not, that a gesture may mean; the most likely first.
                   { G::meanings(position, gesture, list) };
                   /// What a gesture means to whoever makes it; it must stand for legal moves.
                   { G::aimOf(position, gesture) } -> std::same_as<Aim>;
                   /// The notation of a move in logs, records and on the command line, and back; nothing if
                   /// it cannot be parsed.
                   { G::toText(position, move) } -> std::same_as<std::string>;
                   { G::fromText(position, text) } -> std::same_as<std::optional<Move>>;
                   /// The position that somebody has written down; nothing, with the mistakes reported, if it
                   /// is impossible. What was left open is drawn at random.
                   {
                       G::readPosition(options, written, Seed(), mistakes)
                   } -> std::same_as<std::optional<typename G::Position>>;
                   /// What a seat may know of the position beside the piles, as scenarios write it.
                   { G::factsFor(position, seat) } -> std::same_as<Value>;
                   /// The whole position in words, secrets included.
                   { G::describe(position) } -> std::same_as<Description>;
               };

} // namespace drawbridge
