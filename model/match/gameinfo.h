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

// Any game behind one interface: what is known of it before one is played.
namespace drawbridge {

class GameState;

/// What is chosen before a game begins.
struct Setup {
    int seats = 2;
    std::vector<OptionValue> options; ///< in the order of the game's specs; missing ones are default
    /// The cards of the player's own that one of the options asks for (GameInfo::deckOption), else nullptr.
    const OwnDeck* deck = nullptr;

    bool operator==(const Setup&) const = default;
};

/// One of the five games.
class GameInfo {
  public:
    virtual ~GameInfo() = default;

    virtual std::string_view id() const = 0;           ///< "castle-keep"
    virtual std::string_view clausePrefix() const = 0; ///< "KEEP"
    virtual int minSeats() const = 0;
    virtual int maxSeats() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    /// The option whose value "file" takes a deck of the player's own, in a game that has such a one.
    virtual std::optional<std::size_t> deckOption() const = 0;
    /// The deck that somebody wrote down, kept for Setup; nullptr, with the mistakes told, if it cannot be
    /// played with, and in games that take none. `remarks` are worth knowing of a deck that can.
    virtual const OwnDeck* keepDeck(const Value& written, Mistakes& mistakes, Mistakes& remarks) const = 0;
    /// A deck of this game as its file; lines after the first begin with `indent`.
    virtual std::string writeDeck(const OwnDeck& deck, std::string_view indent) const = 0;
    /// Whether these options go together; refused with the clause that says otherwise.
    virtual Verdict check(const Setup& setup) const = 0;
    /// Whether option `index` has any say beside the others chosen; if not, its value is of no interest.
    virtual bool applies(const Setup& setup, std::size_t index) const = 0;
    /// The kinds of reaction windows; none in games in which nobody acts out of turn.
    virtual std::span<const WindowKind> windowKinds() const = 0;
    /// The position before chance has done anything; `setup` must pass check().
    virtual std::unique_ptr<GameState> start(const Setup& setup) const = 0;
    /// The piles in play, in an order fit for reading out.
    virtual std::vector<PileInfo> piles(const Setup& setup) const = 0;
    /// The kinds of cards that are played with and how many there are, in an order fit for a gallery.
    virtual std::vector<BoxedKind> box(const Setup& setup) const = 0;
    virtual int faces(const Setup& setup) const = 0; ///< how many different faces there are
    /// "RcT"; "?" for kHidden.
    virtual std::string faceName(const Setup& setup, Face face) const = 0;
    virtual std::optional<Face> faceFromName(const Setup& setup, std::string_view name) const = 0;
    /// What the picture of a face is called, by its look (Piece::look): "RcT", "king-clubs", and of a card of
    /// the player's own "deck-2/knight".
    virtual std::string pictureName(const Setup& setup, Face face, std::uint8_t look) const = 0;
    /// What the backs in a pile are called: "back", or "back-red" where the seats' backs differ.
    virtual std::string backName(const View& view, PileId pile) const = 0;
    /// The packs it is played with, by what their backs are called. Mostly one; if there are several, all are
    /// alike, and each player has one.
    virtual std::vector<std::string> packs(const Setup& setup) const = 0;

    /// What the phase is called in scenarios: what is asked of the decider.
    virtual std::string_view phaseName(const View& view) const = 0;
    /// Whether a seat is out of the game, which goes on without it.
    virtual bool isOut(const View& view, Seat seat) const = 0;
    /// Whoever is out stays out.
    virtual bool isOutForGood() const = 0;

    /// What piles, faces and places are called in scenarios.
    virtual TableWords words(const Setup& setup) const = 0;
    /// The position somebody wrote down; nullptr, with the mistakes told, if it cannot be one. `setup` must
    /// pass check().
    virtual std::unique_ptr<GameState> readPosition(const Setup& setup, const Value& written, Seed seed,
                                                    Mistakes& mistakes) const = 0;
};

/// All games, in the order in which they are offered.
std::span<const GameInfo* const> allGames();
/// The game of that name, or nullptr.
const GameInfo* findGame(std::string_view id);

/// The name under which the picture of a face is asked for: "castle-keep/RcT",
/// "castle-rampage/deck-2/knight"; of kHidden "castle-keep/back". `look` is Piece::look:
/// "castle-wars/king-hearts".
std::string picturePath(const GameInfo& game, const Setup& setup, Face face, std::uint8_t look = 0);
/// The name under which the picture of the backs in a pile is asked for: "castle-wars/back-red".
std::string backPath(const GameInfo& game, const View& view, PileId pile);

} // namespace drawbridge
