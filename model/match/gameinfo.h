// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/options.h"
#include "core/reaction.h"
#include "core/rng.h"
#include "core/verdict.h"
#include "core/view.h"
#include "positions/positionwords.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The interface to any game: what is known of it before one is played.
namespace drawbridge {

class GameState;

/// What is chosen before a game begins.
struct Setup {
    int seats = 2;
    std::vector<OptionValue> options; ///< in the order of the game's specs; missing ones are default
    /// The custom deck that one of the options asks for (GameInfo::deckOption), else nullptr.
    const OwnDeck* deck = nullptr;

    bool operator==(const Setup&) const = default;
};

/// One of the games. See the Game concept (core/game.h) for what each function means.
class GameInfo {
  public:
    virtual ~GameInfo() = default;

    virtual std::string_view id() const = 0;           ///< "castle-keep"
    virtual std::string_view clausePrefix() const = 0; ///< "KEEP"
    virtual int minSeats() const = 0;
    virtual int maxSeats() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    /// The option whose value "file" takes a custom deck, in a game that has one.
    virtual std::optional<std::size_t> deckOption() const = 0;
    /// Parses a custom deck and keeps it for Setup; nullptr, with the mistakes reported, if it is invalid,
    /// and in games without custom decks. `remarks` are warnings about a valid one.
    virtual const OwnDeck* internDeck(const Value& written, Mistakes& mistakes, Mistakes& remarks) const = 0;
    /// A deck of this game in its file format; lines after the first begin with `indent`.
    virtual std::string writeDeck(const OwnDeck& deck, std::string_view indent) const = 0;
    virtual Verdict check(const Setup& setup) const = 0;
    virtual bool applies(const Setup& setup, std::size_t index) const = 0;
    /// The kinds of reaction windows; none in games in which nobody acts out of turn.
    virtual std::span<const WindowKind> windowKinds() const = 0;
    virtual std::unique_ptr<GameState> start(const Setup& setup) const = 0;
    virtual std::vector<PileInfo> piles(const Setup& setup) const = 0;
    virtual std::vector<BoxedKind> box(const Setup& setup) const = 0;
    virtual int faces(const Setup& setup) const = 0; ///< the number of different faces
    /// "RcT"; "?" for kHidden.
    virtual std::string faceName(const Setup& setup, Face face) const = 0;
    virtual std::optional<Face> faceFromName(const Setup& setup, std::string_view name) const = 0;
    /// The name of a face's picture, by its look (Piece::look): "RcT", "king-clubs", and in a custom deck
    /// "deck-2/knight".
    virtual std::string pictureName(const Setup& setup, Face face, std::uint8_t look) const = 0;
    /// The name of the back of the cards in a pile: "back", or "back-red" where the seats' backs differ.
    virtual std::string backName(const View& view, PileId pile) const = 0;
    /// The packs in play, by the names of their backs. Usually one; if there are several, all are alike, and
    /// each player has one.
    virtual std::vector<std::string> packs(const Setup& setup) const = 0;

    virtual std::string_view phaseName(const View& view) const = 0;
    virtual bool isOut(const View& view, Seat seat) const = 0;
    virtual bool isOutForGood() const = 0;

    virtual TableWords words(const Setup& setup) const = 0;
    /// nullptr, with the mistakes reported, if the position is impossible. `setup` must pass check().
    virtual std::unique_ptr<GameState> readPosition(const Setup& setup, const Value& written, Seed seed,
                                                    Mistakes& mistakes) const = 0;
};

/// All games, in the order of the menus.
std::span<const GameInfo* const> allGames();
/// The game of that name, or nullptr.
const GameInfo* findGame(std::string_view id);

/// The path of a face's picture: "castle-keep/RcT", "castle-rampage/deck-2/knight"; of kHidden
/// "castle-keep/back". `look` is Piece::look: "castle-wars/king-hearts".
std::string picturePath(const GameInfo& game, const Setup& setup, Face face, std::uint8_t look = 0);
/// The path of the picture of the backs in a pile: "castle-wars/back-red".
std::string backPath(const GameInfo& game, const View& view, PileId pile);

} // namespace drawbridge
