// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/notation.h"

#include "core/words.h"

#include <array>
#include <span>
#include <vector>

namespace drawbridge::wars {

namespace {

using Name = std::string_view;
using Words = std::vector<Name>;

constexpr std::array<Name, kKinds> kKindNames{"2",  "3",      "4",    "5",     "6",    "7",   "8",    "9",
                                              "10", "dragon", "jack", "queen", "king", "ace", "joker"};
/// Short names, as on the corner of the card.
constexpr std::array<std::pair<Name, Kind>, 4> kShortNames{
    {{"J", kJack}, {"Q", kQueen}, {"K", kKing}, {"A", kAce}}};
constexpr std::array<Name, 2> kColourNames{"black", "red"};
constexpr std::array<Name, 2> kEndNames{"top", "bottom"};
constexpr std::array<Name, 2> kFromNames{"deck", "discard"};
constexpr Name kJoker = "joker as ";
constexpr Name kBelow = "below";

constexpr std::array<Name, kPhases> kPhaseNames{"choose-faction",
                                                "allot-faction",
                                                "faction-toss",
                                                "pick-toss",
                                                "choose-colour",
                                                "colour-toss",
                                                "seer-stack",
                                                "seer-deal",
                                                "deal",
                                                "war-stack",
                                                "war-deal",
                                                "arrange",
                                                "first",
                                                "window-start",
                                                "phase",
                                                "draw",
                                                "comes",
                                                "window-drawn",
                                                "attack",
                                                "build",
                                                "window-declared",
                                                "confirm",
                                                "window-revealed",
                                                "window-attacked",
                                                "move",
                                                "lay",
                                                "window-moved",
                                                "recruit",
                                                "window-recruited",
                                                "window-end",
                                                "jack-lift",
                                                "jack-lay",
                                                "rite-offer",
                                                "rite-take",
                                                "fate-save",
                                                "raise",
                                                "over"};

/// The names of the verbs; some moves have more than one word before their operands, see moves.h.
constexpr std::array<Name, kVerbs> kVerbNames{"choose",     "choose",        "stack",   "shuffle the rest",
                                              "arrange",    "deal the rest", "pass",    "end",
                                              "end turn",   "begin",         "draw",    "draw",
                                              "attack",     "join",          "target",  "go on",
                                              "withdraw",   "mechanise",     "plague",  "lift",
                                              "done",       "lay",           "recruit", "jack",
                                              "queen",      "king",          "ace",     "joker to reshuffle",
                                              "rite",       "offer",         "take",    "swap",
                                              "let it die", "substitute",    "raise",   "concede",
                                              "allot",      "toss",          "card"};

std::string_view verbName(Verb verb) { return kVerbNames[static_cast<std::size_t>(verb)]; }

/// A digit from 1 to `most`, as an index from 0.
std::optional<std::uint8_t> numberFrom(Name text, int most) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '0' + most) return {};
    return static_cast<std::uint8_t>(text[0] - '1');
}
std::optional<std::uint8_t> slotFrom(Name text) { return numberFrom(text, kMostSlots); }
std::string number(int index) { return std::to_string(index + 1); }

std::optional<std::uint8_t> kindFrom(Name text) {
    const auto face = faceFromName(text);
    if (!face) return {};
    return static_cast<std::uint8_t>(*face);
}

std::string kindText(std::uint8_t kind) { return std::string(kind < kKinds ? kKindNames[kind] : Name("?")); }

/// " below 2" for a card below two others.
std::string depthText(std::uint8_t depth) {
    return depth == 0 ? std::string() : " " + std::string(kBelow) + " " + std::to_string(depth);
}

/// The depth given by the words after the pile; nothing for other words.
std::optional<std::uint8_t> depthFrom(std::span<const Name> rest) {
    if (rest.empty()) return std::uint8_t{0};
    if (rest.size() != 2 || rest[0] != kBelow) return {};
    int depth = 0;
    for (const char digit : rest[1]) {
        if (digit < '0' || digit > '9' || depth > kCards) return {};
        depth = 10 * depth + digit - '0';
    }
    if (depth < 1 || depth > kCards) return {};
    return static_cast<std::uint8_t>(depth);
}

/// "1.2": slot 2 of seat 1.
struct Pile {
    Seat seat;
    std::uint8_t slot;
};
std::optional<Pile> pileFrom(Name text) {
    if (text.size() != 3 || text[1] != '.') return {};
    const auto seat = numberFrom(text.substr(0, 1), kPlayers);
    const auto slot = slotFrom(text.substr(2));
    if (!seat || !slot) return {};
    return Pile{*seat, *slot};
}

/// The resources, as they are or by a joker.
std::optional<Move> resourceFrom(std::span<const Name> word, bool joker) {
    if (word.empty()) return {};
    const std::size_t words = word.size();
    if (word[0] == verbName(Verb::Jack) && words == 1) return moves::jack(joker);
    if (word[0] == verbName(Verb::Queen) && words == 1) return moves::queen(joker);
    if (word[0] == verbName(Verb::King) && words == 2)
        if (const auto slot = slotFrom(word[1])) return moves::king(*slot, joker);
    if (word[0] == verbName(Verb::Ace) && words >= 2)
        if (const auto pile = pileFrom(word[1]))
            if (const auto depth = depthFrom(word.subspan(2)))
                return moves::ace(pile->seat, pile->slot, *depth, joker);
    return {};
}

/// The moves that are fixed phrases without operands.
std::optional<Move> plainMoveFrom(Name text) {
    for (const Verb verb :
         {Verb::ShuffleRest, Verb::DealRest, Verb::Pass, Verb::End, Verb::EndTurn, Verb::GoOn, Verb::Withdraw,
          Verb::Mechanise, Verb::Done, Verb::Reshuffle, Verb::LetDie})
        if (text == verbName(verb)) return moves::make(verb);
    return {};
}

/// The moves of a verb and one operand.
std::optional<Move> oneOperandFrom(Name verb, Name text) {
    if (verb == "choose") {
        if (const auto colour = indexOf(kColourNames, text)) return moves::make(Verb::ChooseColour, *colour);
        if (const auto faction = factionFromName(text); faction && *faction != Faction::None)
            return moves::chooseFaction(*faction);
        return {};
    }
    if (verb == verbName(Verb::Allot)) {
        const auto faction = factionFromName(text);
        if (!faction || *faction == Faction::None) return {};
        return moves::allot(*faction);
    }
    if (verb == verbName(Verb::Begin)) {
        const auto stage = indexOf(kStageNames, text);
        if (!stage) return {};
        return moves::make(Verb::Begin, *stage);
    }
    if (verb == verbName(Verb::Draw)) {
        const auto deck = indexOf(kDeckNames, text);
        if (!deck) return {};
        return moves::make(Verb::Draw, *deck);
    }
    for (const Verb seated : {Verb::Concede, Verb::Toss})
        if (verb == verbName(seated)) {
            const auto seat = numberFrom(text, kPlayers);
            if (!seat) return {};
            return moves::make(seated, *seat);
        }
    for (const Verb kinded : {Verb::Stack, Verb::Card})
        if (verb == verbName(kinded)) {
            const auto kind = kindFrom(text);
            if (!kind) return {};
            return moves::make(kinded, *kind);
        }
    for (const Verb slotted :
         {Verb::Attack, Verb::Join, Verb::Target, Verb::Plague, Verb::Lift, Verb::Substitute})
        if (verb == verbName(slotted)) {
            const auto slot = slotFrom(text);
            if (!slot) return {};
            return moves::make(slotted, *slot);
        }
    return {};
}

/// The moves of a verb and two operands.
std::optional<Move> twoOperandsFrom(Name verb, Name first, Name second) {
    if (verb == verbName(Verb::DrawTwo)) {
        const auto one = indexOf(kDeckNames, first);
        const auto two = indexOf(kDeckNames, second);
        if (!one || !two) return {};
        return moves::make(Verb::DrawTwo, *one, *two);
    }
    if (verb == verbName(Verb::Lay)) {
        const auto from = slotFrom(first);
        const auto to = slotFrom(second);
        if (!from || !to) return {};
        return moves::lay(*from, *to);
    }
    const auto kind = kindFrom(first);
    if (!kind) return {};
    for (const Verb placed : {Verb::Arrange, Verb::Recruit, Verb::Swap})
        if (verb == verbName(placed)) {
            const auto slot = slotFrom(second);
            if (!slot) return {};
            return moves::make(placed, *kind, *slot);
        }
    if (verb == verbName(Verb::Raise)) {
        const auto end = indexOf(kEndNames, second);
        if (!end) return {};
        return moves::make(Verb::Raise, *kind, *end);
    }
    return {};
}

} // namespace

std::string faceName(Face face) {
    return face < 0 || face >= kFaces ? "?" : std::string(kKindNames[static_cast<std::size_t>(face)]);
}

std::optional<Face> faceFromName(std::string_view name) {
    for (const auto& [shortName, kind] : kShortNames)
        if (name == shortName) return static_cast<Face>(kind);
    const auto kind = indexOf(kKindNames, name);
    if (!kind) return {};
    return static_cast<Face>(*kind);
}

std::string_view colourName(Colour colour) {
    return colour == Colour::None ? Name("none") : kColourNames[static_cast<std::size_t>(colour)];
}

std::string toText(const Position&, Move move) {
    const auto& o = move.operand;
    const Verb verb = verbOf(move);
    std::string name(verbName(verb));
    const auto joker = [&](std::uint8_t is) {
        return (is != 0 ? std::string(kJoker) : std::string()) + name;
    };
    const auto of = [](const auto& names, std::uint8_t index) { return " " + std::string(names[index]); };
    switch (verb) {
    case Verb::ChooseFaction:
    case Verb::Allot:
        return name + " " +
               (o[0] < kFactions ? std::string(factionName(static_cast<Faction>(o[0]))) : std::string("?"));
    case Verb::ChooseColour: return name + (o[0] < 2 ? of(kColourNames, o[0]) : " ?");
    case Verb::Stack:
    case Verb::Card: return name + " " + kindText(o[0]);
    case Verb::Arrange:
    case Verb::Recruit:
    case Verb::Swap: return name + " " + kindText(o[0]) + " " + number(o[1]);
    case Verb::Begin: return name + of(kStageNames, o[0]);
    case Verb::Draw: return name + of(kDeckNames, o[0]);
    case Verb::DrawTwo: return name + of(kDeckNames, o[0]) + of(kDeckNames, o[1]);
    case Verb::Plague: return o[0] == kNoSlot ? name : name + " " + number(o[0]);
    case Verb::Attack:
    case Verb::Join:
    case Verb::Target:
    case Verb::Lift:
    case Verb::Substitute:
    case Verb::Concede:
    case Verb::Toss: return name + " " + number(o[0]);
    case Verb::Lay:
        return name + " " + (o[0] == kNoSlot ? std::string("?") : number(o[0])) + " " + number(o[1]);
    case Verb::Jack:
    case Verb::Queen: return joker(o[0]);
    case Verb::King: return joker(o[1]) + " " + number(o[0]);
    case Verb::Ace:
        return joker(o[2]) + " " + number(seatOfIndex(o[0])) + "." + number(slotOfIndex(o[0])) +
               depthText(o[1]);
    case Verb::Rite:
    case Verb::Offer: return name + " " + number(o[0]) + depthText(o[1]);
    case Verb::Take: return name + " " + kindText(o[0]) + " from" + of(kFromNames, o[1]);
    case Verb::Raise: return name + " " + kindText(o[0]) + of(kEndNames, o[1]);
    default: return name;
    }
}

std::optional<Move> fromText(const Position& p, std::string_view text) {
    const Words word = splitWords(text);
    if (word.empty()) return {};
    // The text with single blanks.
    std::string plain;
    for (const Name one : word) plain += (plain.empty() ? "" : " ") + std::string(one);
    if (const auto move = plainMoveFrom(plain)) return move;
    const std::span<const Name> all(word);
    if (word[0] == "joker" && word.size() > 2 && word[1] == "as") return resourceFrom(all.subspan(2), true);
    if (const auto move = resourceFrom(all, false)) return move;
    if (plain == verbName(Verb::Plague)) return moves::plague();
    if (plain == verbName(Verb::Concede) && isSeat(p.decider)) return moves::concede(p.decider);
    for (const Verb verb : {Verb::Rite, Verb::Offer})
        if (word[0] == verbName(verb) && word.size() >= 2) {
            const auto slot = slotFrom(word[1]);
            const auto depth = depthFrom(all.subspan(2));
            if (!slot || !depth) return {};
            return moves::make(verb, *slot, *depth);
        }
    if (word[0] == verbName(Verb::Take) && word.size() == 4 && word[2] == "from") {
        const auto kind = kindFrom(word[1]);
        const auto from = indexOf(kFromNames, word[3]);
        if (!kind || !from) return {};
        return moves::make(Verb::Take, *kind, *from);
    }
    if (word.size() == 2) return oneOperandFrom(word[0], word[1]);
    if (word.size() == 3) return twoOperandsFrom(word[0], word[1], word[2]);
    return {};
}

std::string_view phaseName(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

} // namespace drawbridge::wars
