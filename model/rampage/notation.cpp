// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/notation.h"

#include "core/words.h"

#include <array>
#include <vector>

namespace drawbridge::rampage {

namespace {

constexpr std::array<std::string_view, kPhases> kPhaseNames{"starter",
                                                            "deal",
                                                            "shuffle",
                                                            "place",
                                                            "draw",
                                                            "main",
                                                            "pay",
                                                            "slot",
                                                            "bonus",
                                                            "extra",
                                                            "route",
                                                            "sacrifice",
                                                            "sacrifice-reveal",
                                                            "show",
                                                            "symbol",
                                                            "burn",
                                                            "shot",
                                                            "crash",
                                                            "attack",
                                                            "spy",
                                                            "peek-top",
                                                            "peek-reveal",
                                                            "peek",
                                                            "opponent-discards-choice",
                                                            "look-at-opponent-hand",
                                                            "take-from-opponent-hand",
                                                            "destroy-own-permanent",
                                                            "return-top-to-hand",
                                                            "bottom-of-stack-to-top",
                                                            "take-from-discard",
                                                            "over"};

/// The verbs whose only operand is a kind, or which have none.
constexpr std::array<std::string_view, kVerbs> kVerbNames{
    "play",    "play",      "place", "use",     "peek",   "end",    "discard", "decline",
    "attack",  "sacrifice", "name",  "destroy", "choose", "return", "raise",   "confirm",
    "concede", "starter",   "card",  "reveal",  "hit",    "steal",  "shuffle", "show"};

std::optional<Structure> structureFrom(std::string_view name) {
    return indexOf<Structure>(kStructureNames, name);
}

std::optional<Seat> seatFrom(std::string_view text) { return indexOf(std::array{"1", "2"}, text); }

std::string nameOf(const Position& p, std::uint8_t kind) {
    return faceName(*p.deck, kind == kNoKind ? kHidden : static_cast<Face>(kind));
}

std::string nameOf(std::uint8_t structure) {
    return std::string(structureName(static_cast<Structure>(structure)));
}

/// "place knight gate", "place knight gate 2".
std::optional<Move> placeFrom(const Position& p, Kind kind, const std::vector<std::string_view>& word) {
    if (word.size() != 3 && word.size() != 4) return {};
    const auto structure = structureFrom(word[2]);
    if (!structure || (word.size() == 3 && !isSeat(p.turn))) return {};
    Seat seat = p.turn;
    if (word.size() == 4) {
        const auto named = seatFrom(word[3]);
        if (!named) return {};
        seat = *named;
    }
    return moves::place(kind, *structure, seat);
}

/// The move of a verb that begins with a kind.
std::optional<Move> kindMoveFrom(const Position& p, Verb verb, const std::vector<std::string_view>& word) {
    const auto face = faceFromName(*p.deck, word[1]);
    if (!face) return {};
    const auto kind = static_cast<Kind>(*face);
    if (verb == Verb::Place) return placeFrom(p, kind, word);
    if (verb == Verb::Play && word.size() == 4 && word[2] == "at")
        return transformed(structureFrom(word[3]), [&](Structure at) { return moves::playAt(kind, at); });
    if (word.size() != 2) return {};
    return moves::make(verb, kind);
}

} // namespace

std::string faceName(const Deck& deck, Face face) {
    if (face < 0 || face >= deck.kindCount()) return "?";
    return deck.words[static_cast<std::size_t>(face)].slug;
}

std::optional<Face> faceFromName(const Deck& deck, std::string_view name) { return deck.kindNamed(name); }

std::string toText(const Position& p, Move move) {
    const auto& o = move.operand;
    const Verb verb = verbOf(move);
    std::string name(kVerbNames[move.verb]);
    switch (verb) {
    case Verb::PlayAt: return "play " + nameOf(p, o[0]) + " at " + nameOf(o[1]);
    case Verb::Place: {
        std::string text = "place " + nameOf(p, o[0]) + " " + nameOf(o[1]);
        if (o[2] != p.turn) text += " " + std::to_string(o[2] + 1);
        // What others learn of a card whose placing costs cards.
        if (o[3] > 0) text += " for " + std::to_string(o[3]);
        return text;
    }
    case Verb::Peek:
    case Verb::Raise: return name + " " + nameOf(o[1]) + " " + std::to_string(o[0] + 1);
    case Verb::Route:
    case Verb::Sacrifice:
    case Verb::Return: return name + " " + nameOf(o[0]);
    case Verb::Name: return name + " " + std::string(unitName(static_cast<Unit>(o[0])));
    case Verb::Concede:
    case Verb::Starter: return name + " " + std::to_string(o[0] + 1);
    case Verb::End:
    case Verb::Decline:
    case Verb::Confirm:
    case Verb::Shuffle:
    case Verb::Show: return name;
    default: return name + " " + nameOf(p, o[0]);
    }
}

std::optional<Move> fromText(const Position& p, std::string_view text) {
    const auto word = splitWords(text);
    if (word.empty()) return {};
    const auto named = indexOf<Verb>(kVerbNames, word[0]);
    if (!named) return {};
    const Verb verb = *named;
    const auto make = [verb](auto operand) { return moves::make(verb, static_cast<std::uint8_t>(operand)); };
    switch (verb) {
    case Verb::End:
    case Verb::Decline:
    case Verb::Confirm:
    case Verb::Shuffle:
    case Verb::Show:
        if (word.size() != 1) return {};
        return moves::make(verb);
    case Verb::Peek:
    case Verb::Raise: {
        if (word.size() != 3) return {};
        const auto structure = structureFrom(word[1]);
        const auto seat = seatFrom(word[2]);
        if (!structure || !seat) return {};
        return moves::make(verb, *seat, moves::index(*structure));
    }
    case Verb::Route:
    case Verb::Sacrifice:
    case Verb::Return:
        if (word.size() != 2) return {};
        return transformed(structureFrom(word[1]), make);
    case Verb::Name:
        if (word.size() != 2) return {};
        return transformed(unitFromName(word[1]), make);
    case Verb::Concede:
        if (word.size() == 1 && isSeat(p.decider)) return moves::concede(p.decider);
        [[fallthrough]];
    case Verb::Starter:
        if (word.size() != 2) return {};
        return transformed(seatFrom(word[1]), make);
    default:
        if (word.size() < 2) return {};
        return kindMoveFrom(p, verb, word);
    }
}

std::string_view phaseName(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

} // namespace drawbridge::rampage
