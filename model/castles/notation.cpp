// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/notation.h"

#include "core/value.h"
#include "core/words.h"

#include <array>
#include <span>
#include <vector>

namespace drawbridge::castles {

namespace {

using Name = std::string_view;

/// The names of the verbs. The ledger says "discard" both for a use of RUSHED DEFENSES and for a card at the
/// end of the turn.
constexpr std::array<Name, kVerbs> kVerbNames{
    "use",     "at",        "on",         "discard", "destroy", "replace", "table",  "clear",
    "floor",   "hand-back", "end-play",   "lay",     "remove",  "ask",     "finish", "decline",
    "pass",    "block",     "block-ally", "accept",  "refuse",  "discard", "draw",   "take",
    "concede", "show",      "card",       "shuffle", "first",   "home"};
Name verbName(Verb verb) { return kVerbNames[static_cast<std::size_t>(verb)]; }

constexpr Name kUpgradeWord = "upgrade";

/// The form of a verb's operands.
enum class Form : std::uint8_t { Plain, Kind, Seat, Castle, Place, Part, Show };
constexpr Form formOf(Verb verb) {
    switch (verb) {
    case Verb::Use:
    case Verb::Lay:
    case Verb::Discard:
    case Verb::Take:
    case Verb::Card: return Form::Kind;
    case Verb::AtSeat:
    case Verb::Floor:
    case Verb::Ask:
    case Verb::BlockAlly:
    case Verb::Concede:
    case Verb::First: return Form::Seat;
    case Verb::On: return Form::Castle;
    case Verb::Replace: return Form::Place;
    case Verb::Clear:
    case Verb::Remove: return Form::Part;
    case Verb::Show: return Form::Show;
    default: return Form::Plain;
    }
}

std::string number(int index) { return std::to_string(index + 1); }
std::string kindText(std::uint8_t kind) {
    return faceName(kind == kNoKind ? kHidden : static_cast<Face>(kind));
}

std::string partText(std::uint8_t castle, Part part) {
    if (part == Part::Castle) return number(castle);
    return number(castle) + "." +
           (part == Part::Upgrade ? std::string(kUpgradeWord) : number(placeOfPart(part)));
}

/// "3": the castle; "3.2": its second DEFENSE; "3.upgrade".
std::optional<Move> partFrom(Verb verb, Name text) {
    const auto dot = text.find('.');
    const auto castle = indexFrom(text.substr(0, dot), kMostCastles);
    if (!castle) return {};
    if (dot == Name::npos) return moves::make(verb, *castle, moves::index(Part::Castle));
    const Name rest = text.substr(dot + 1);
    if (rest == kUpgradeWord) return moves::make(verb, *castle, moves::index(Part::Upgrade));
    const auto place = indexFrom(rest, kMostDefences);
    if (!place) return {};
    return moves::make(verb, *castle, moves::index(defencePart(*place)));
}

/// The words of a name joined again.
std::string joined(std::span<const Name> words) {
    std::string text;
    for (const Name word : words) joinTo(text, word, "-");
    return text;
}

std::optional<std::uint8_t> kindFrom(std::span<const Name> words) {
    const auto face = faceFromName(joined(words));
    if (!face) return {};
    return static_cast<std::uint8_t>(*face);
}

/// The move of that verb with these operands; nothing if they do not fit.
std::optional<Move> moveFrom(Verb verb, std::span<const Name> words) {
    const Form form = formOf(verb);
    if (form == Form::Plain) return words.empty() ? std::optional(moves::make(verb)) : std::nullopt;
    if (words.empty()) return {};
    if (form == Form::Kind) {
        const auto kind = kindFrom(words);
        return kind ? std::optional(moves::make(verb, *kind)) : std::nullopt;
    }
    if (form == Form::Show) {
        if (words.size() < 3) return {};
        const auto holder = indexFrom(words.front(), kMaxSeats);
        const auto kind = kindFrom(words.subspan(1, words.size() - 2));
        const auto to = indexFrom(words.back(), kMaxSeats);
        return holder && kind && to ? std::optional(moves::show(*holder, *kind, *to)) : std::nullopt;
    }
    if (words.size() != 1) return {};
    if (form == Form::Part) return partFrom(verb, words[0]);
    const int most = form == Form::Seat ? kMaxSeats : form == Form::Castle ? kMostCastles : kMostDefences;
    const auto index = indexFrom(words[0], most);
    return index ? std::optional(moves::make(verb, *index)) : std::nullopt;
}

/// The ledger's short name of a kind: "a4", "d9", "uM".
std::optional<Kind> kindOfShortName(Name name) {
    constexpr std::array<std::pair<Name, Kind>, 5> kUpgradeNames{
        {{"ug", kGate}, {"uw", kThickWalls}, {"um", kMoat}, {"ut", kArcherTowers}, {"d3", kRushed}}};
    for (const auto& [shortName, kind] : kUpgradeNames)
        if (name == shortName) return kind;
    if (name.size() < 2 || (name[0] != 'a' && name[0] != 'd')) return {};
    const auto value = indexFrom(name.substr(1), valueOf(kTrebuchet));
    if (!value || *value + 1 < valueOf(kPeasants)) return {};
    const unsigned first = name[0] == 'a' ? kPeasants : kPeasantsDefence;
    return static_cast<Kind>(first + static_cast<unsigned>(*value + 1 - valueOf(kPeasants)));
}

} // namespace

std::string faceName(Face face) {
    return face < 0 || face >= kKinds ? "?" : std::string(kFacesOf[static_cast<std::size_t>(face)].slug);
}

std::optional<Face> faceFromName(std::string_view name) {
    const std::string wanted = plainName(name);
    if (const auto kind = kindOfShortName(wanted)) return static_cast<Face>(*kind);
    for (Face face = 0; face < kKinds; ++face)
        if (plainName(kFacesOf[static_cast<std::size_t>(face)].slug) == wanted) return face;
    return {};
}

std::string toText(const Position&, Move move) {
    const auto& o = move.operand;
    const Verb verb = verbOf(move);
    std::string name(verbName(verb));
    switch (formOf(verb)) {
    case Form::Plain: return name;
    case Form::Kind: return name + " " + kindText(o[0]);
    case Form::Seat:
    case Form::Castle:
    case Form::Place: return name + " " + number(o[0]);
    case Form::Part: return name + " " + partText(o[0], partOf(move));
    case Form::Show: return name + " " + number(o[0]) + " " + kindText(o[1]) + " " + number(o[2]);
    }
    return name;
}

std::optional<Move> fromText(const Position& p, std::string_view text) {
    const std::vector<Name> words = splitWords(text);
    const std::span<const Name> all(words);
    // A verb of two words may be written with a blank: longer ones are tried first.
    for (const std::size_t length : {std::size_t{2}, std::size_t{1}}) {
        if (words.size() < length) continue;
        const std::string verb = joined(all.first(length));
        for (std::size_t index = 0; index < kVerbNames.size(); ++index)
            if (kVerbNames[index] == verb)
                if (const auto move = moveFrom(static_cast<Verb>(index), all.subspan(length))) return move;
    }
    if (words.size() == 1 && words[0] == verbName(Verb::Concede) && isSeat(p.decider))
        return moves::concede(p.decider);
    return {};
}

} // namespace drawbridge::castles
