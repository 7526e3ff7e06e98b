// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/notation.h"

#include "core/words.h"
#include "keep/moves.h"

#include <algorithm>
#include <array>
#include <vector>

namespace drawbridge::keep {

namespace {

constexpr std::string_view kColours = "RYB";
constexpr std::string_view kShapes = "czs";
constexpr std::array<std::string_view, kSquares> kSquareNames{"nw", "n",  "ne", "e", "se",
                                                              "s",  "sw", "w",  "c"};
constexpr std::array<std::string_view, 16> kPhaseNames{
    "lot",    "deal",  "start-tile", "start-square", "draw-first", "draw-second", "tile-drawn", "reshuffle",
    "action", "build", "after",      "discard",      "siege-turn", "tile-turned", "siege-hit",  "over"};
/// "RcT", "RcW", "RK", each NUL-terminated.
constexpr auto kFaceLetters = forAllKinds([](Kind kind) {
    const char colour = kColours[static_cast<std::size_t>(colourOf(kind))];
    if (sortOf(kind) == Sort::Keep) return std::array{colour, 'K', '\0', '\0'};
    return std::array{colour, kShapes[static_cast<std::size_t>(shapeOf(kind))],
                      sortOf(kind) == Sort::Tower ? 'T' : 'W', '\0'};
});
/// Cached, since every move written or read needs some.
constexpr auto kFaceNames =
    forAllKinds([](Kind kind) { return std::string_view(kFaceLetters[kind].data()); });
constexpr std::array<std::string_view, 3> kDrawNames{"A", "B", "discard"};
constexpr std::array<std::string_view, 3> kPlaceNames{"hand", "pool", "tray"};

/// Where a tile to be placed comes from, unless another source is named.
PlaceFrom usualSource(const Position& p) {
    return p.phase == Phase::StartSquare ? PlaceFrom::Tray : PlaceFrom::Hand;
}

/// Where a tile lies: "nw" (only if the player on turn has one castle), "2.nw", "b.nw".
std::string squareText(const Position& p, int castle, Square square) {
    const bool plain = castlesPerSeat(p.options) == 1 && castle == firstCastleOf(p.options, p.turn);
    std::string name(squareName(square));
    if (plain) return name;
    if (ownerOf(p.options, castle) == p.turn) return std::string(castle % 2 == 0 ? "a." : "b.") + name;
    return castleName(p.options, castle) + "." + name;
}

struct Where {
    std::uint8_t castle;
    Square square;
};

std::optional<Where> whereFrom(const Position& p, std::string_view text) {
    const auto dot = text.rfind('.');
    const auto square = squareFromName(dot == std::string_view::npos ? text : text.substr(dot + 1));
    if (!square) return {};
    if (dot == std::string_view::npos) {
        if (castlesPerSeat(p.options) != 1) return {};
        const int own = firstCastleOf(p.options, isSeat(p.turn) ? p.turn : Seat{0});
        return Where{static_cast<std::uint8_t>(own), *square};
    }
    return transformed(castleFromName(p, text.substr(0, dot)),
                       [&](int castle) { return Where{static_cast<std::uint8_t>(castle), *square}; });
}

std::optional<Kind> kindFrom(std::string_view name) { return indexOf<Kind>(kFaceNames, name); }

Face faceOf(Kind kind) { return kind == kNoKind ? kHidden : static_cast<Face>(kind); }

std::optional<Move> placeFrom(const Position& p, const std::vector<std::string_view>& word) {
    if (word.size() != 3 && word.size() != 5) return {};
    const auto kind = kindFrom(word[1]);
    const auto where = whereFrom(p, word[2]);
    if (!kind || !where) return {};
    if (word.size() == 3) return moves::place(*kind, where->castle, where->square, usualSource(p));
    const auto from = indexOf<PlaceFrom>(kPlaceNames, word[4]);
    if (word[3] != "from" || !from) return {};
    return moves::place(*kind, where->castle, where->square, *from);
}

std::optional<Move> attackFrom(const Position& p, const std::vector<std::string_view>& word) {
    if (word.size() != 3 && word.size() != 4) return {};
    const auto kind = kindFrom(word[1]);
    const auto where = whereFrom(p, word.back());
    if (!kind || !where || (word.size() == 4 && word[2] != word[1])) return {};
    return moves::attack(*kind, where->castle, where->square,
                         word.size() == 4 ? std::uint8_t{2} : std::uint8_t{1});
}

} // namespace

std::string faceName(Face face) {
    if (face < 0 || face >= kKinds) return "?";
    return std::string(kFaceNames[static_cast<std::size_t>(face)]);
}

std::optional<Face> faceFromName(std::string_view name) { return indexOf(kFaceNames, name); }

std::string_view squareName(Square square) { return kSquareNames[square]; }

std::optional<Square> squareFromName(std::string_view name) { return indexOf(kSquareNames, name); }

std::string castleName(const Options& options, int castle) {
    if (options.king() || options.siege()) return "castle";
    if (!options.empire()) return std::to_string(castle + 1);
    return std::to_string(castle / 2 + 1) + (castle % 2 == 0 ? "a" : "b");
}

std::optional<int> castleFromName(const Position& p, std::string_view name) {
    if (p.options.empire() && isSeat(p.turn) && (name == "a" || name == "b"))
        return firstCastleOf(p.options, p.turn) + (name == "b" ? 1 : 0);
    for (int castle = 0; castle < castleCount(p.options); ++castle)
        if (castleName(p.options, castle) == name) return castle;
    return {};
}

std::string toText(const Position& p, Move move) {
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Draw: return "draw " + std::string(kDrawNames[o[0]]);
    case Verb::Reshuffle: return "reshuffle";
    case Verb::Place: {
        const bool isUsual = static_cast<PlaceFrom>(o[3]) == usualSource(p);
        const std::string tail = isUsual ? "" : " from " + std::string(kPlaceNames[o[3]]);
        return "place " + faceName(faceOf(o[0])) + " " + squareText(p, o[1], o[2]) + tail;
    }
    case Verb::Attack: {
        const std::string kind = faceName(faceOf(o[0]));
        return "attack " + kind + (o[3] == 2 ? " " + kind : "") + " " + squareText(p, o[1], o[2]);
    }
    case Verb::Interchange:
        return "interchange " + squareText(p, o[0], o[1]) + " " + squareText(p, o[2], o[3]);
    case Verb::End: return "end";
    case Verb::Discard: return "discard " + faceName(faceOf(o[0]));
    case Verb::Turn: return "turn " + std::string(kDrawNames[o[0]]);
    case Verb::Destroy: return "destroy " + std::string(squareName(o[0]));
    case Verb::Dealer: return "dealer " + std::to_string(o[0] + 1);
    case Verb::Tile: return "tile " + faceName(faceOf(o[0]));
    case Verb::Shuffle: return "shuffle";
    }
    return "?";
}

std::optional<Move> fromText(const Position& p, std::string_view text) {
    const auto word = splitWords(text);
    if (word.empty()) return {};
    const std::string_view verb = word[0];
    if (word.size() == 1) {
        if (verb == "reshuffle") return moves::reshuffle();
        if (verb == "end") return moves::end();
        if (verb == "shuffle") return moves::shuffle();
        return {};
    }
    if (verb == "place") return placeFrom(p, word);
    if (verb == "attack") return attackFrom(p, word);
    if (verb == "interchange") {
        if (word.size() != 3) return {};
        const auto one = whereFrom(p, word[1]);
        const auto other = whereFrom(p, word[2]);
        if (!one || !other) return {};
        return moves::interchange(one->castle, one->square, other->castle, other->square);
    }
    if (word.size() != 2) return {};
    if (verb == "draw" || verb == "turn") {
        const auto from = indexOf<DrawFrom>(kDrawNames, word[1]);
        return transformed(from, verb == "draw" ? moves::draw : moves::turn);
    }
    if (verb == "discard" || verb == "tile")
        return transformed(kindFrom(word[1]), verb == "tile" ? moves::tile : moves::discard);
    if (verb == "destroy") return transformed(squareFromName(word[1]), moves::destroy);
    if (verb == "dealer" && word[1].size() == 1 && word[1][0] >= '1' && word[1][0] < '1' + p.seats())
        return moves::dealer(static_cast<Seat>(word[1][0] - '1'));
    return {};
}

std::string_view phaseName(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

} // namespace drawbridge::keep
