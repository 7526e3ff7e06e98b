// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/notation.h"

#include "core/value.h"
#include "core/words.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace drawbridge::wars {

namespace {

using Name = std::string_view;

constexpr std::array<Name, kKinds> kKindNames{"2",  "3",      "4",    "5",     "6",    "7",   "8",    "9",
                                              "10", "dragon", "jack", "queen", "king", "ace", "joker"};
/// Short names, as on the corner of the card.
constexpr std::array<std::pair<Name, Kind>, 4> kShortNames{
    {{"J", kJack}, {"Q", kQueen}, {"K", kKing}, {"A", kAce}}};
constexpr std::array<Name, 2> kColourNames{"black", "red"};
constexpr std::array<Name, 2> kEndNames{"top", "bottom"};
constexpr std::array<Name, 2> kFromNames{"deck", "discard"};

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

Name verbName(Verb verb) { return kVerbNames[static_cast<std::size_t>(verb)]; }

/// How an operand is written.
enum class Form : std::uint8_t {
    None,
    FactionName,
    ColourName,
    KindName,
    StageName,
    DeckName,
    EndName,
    FromName, ///< "from discard"
    SeatNumber,
    SlotNumber,
    SlotIfAny,  ///< kNoSlot is not written
    PileNumber, ///< "1.2": slot 2 of seat 1
    Depth,      ///< "below 2": a card below two others; 0 is not written
};
using Forms = std::array<Form, 2>;

/// The operands of a verb in order, without that of a joker.
constexpr Forms formsOf(Verb verb) {
    using enum Form;
    switch (verb) {
    case Verb::ChooseFaction:
    case Verb::Allot: return {FactionName};
    case Verb::ChooseColour: return {ColourName};
    case Verb::Stack:
    case Verb::Card: return {KindName};
    case Verb::Arrange:
    case Verb::Recruit:
    case Verb::Swap: return {KindName, SlotNumber};
    case Verb::Begin: return {StageName};
    case Verb::Draw: return {DeckName};
    case Verb::DrawTwo: return {DeckName, DeckName};
    case Verb::Plague: return {SlotIfAny};
    case Verb::Attack:
    case Verb::Join:
    case Verb::Target:
    case Verb::Lift:
    case Verb::King:
    case Verb::Substitute: return {SlotNumber};
    case Verb::Lay: return {SlotNumber, SlotNumber};
    case Verb::Ace: return {PileNumber, Depth};
    case Verb::Rite:
    case Verb::Offer: return {SlotNumber, Depth};
    case Verb::Take: return {KindName, FromName};
    case Verb::Raise: return {KindName, EndName};
    case Verb::Concede:
    case Verb::Toss: return {SeatNumber};
    default: return {};
    }
}

/// Whether a joker may be used as it: the operand after the others tells.
bool isResource(Verb verb) { return verb >= Verb::Jack && verb <= Verb::Ace; }
std::size_t jokerOperand(Verb verb) {
    return static_cast<std::size_t>(
        std::ranges::count_if(formsOf(verb), [](Form form) { return form != Form::None; }));
}

std::string number(int index) { return std::to_string(index + 1); }

/// An operand behind a blank; "?" if it is hidden.
std::string operandText(Form form, std::uint8_t operand) {
    const auto named = [&](const auto& names) {
        return " " + std::string(operand < std::size(names) ? names[operand] : Name("?"));
    };
    switch (form) {
    case Form::None: return {};
    case Form::FactionName:
        return " " +
               std::string(operand < kFactions ? factionName(static_cast<Faction>(operand)) : Name("?"));
    case Form::ColourName: return named(kColourNames);
    case Form::KindName: return named(kKindNames);
    case Form::StageName: return named(kStageNames);
    case Form::DeckName: return named(kDeckNames);
    case Form::EndName: return named(kEndNames);
    case Form::FromName: return " from" + named(kFromNames);
    case Form::SeatNumber: return " " + number(operand);
    case Form::SlotNumber: return operand == kNoSlot ? " ?" : " " + number(operand);
    case Form::SlotIfAny: return operand == kNoSlot ? "" : " " + number(operand);
    case Form::PileNumber: return " " + number(seatOfIndex(operand)) + "." + number(slotOfIndex(operand));
    case Form::Depth: return operand == 0 ? "" : " below " + std::to_string(operand);
    }
    return {};
}

/// A digit from 1 to `most`, as an index from 0.
std::optional<std::uint8_t> numberFrom(Name text, int most) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '0' + most) return {};
    return static_cast<std::uint8_t>(text[0] - '1');
}

std::optional<std::uint8_t> pileFrom(Name text) {
    if (text.size() != 3 || text[1] != '.') return {};
    const auto seat = numberFrom(text.substr(0, 1), kPlayers);
    const auto slot = numberFrom(text.substr(2), kMostSlots);
    if (!seat || !slot) return {};
    return pileIndex(*seat, *slot);
}

/// Takes an operand off the front of some words; nothing if they do not begin with one.
std::optional<std::uint8_t> operandFrom(Form form, std::span<const Name>& words) {
    if (words.empty() && form == Form::SlotIfAny) return kNoSlot;
    if (words.empty() && form == Form::Depth) return std::uint8_t{0};
    if (form == Form::FromName || form == Form::Depth) {
        if (words.empty() || words.front() != (form == Form::Depth ? "below" : "from")) return {};
        words = words.subspan(1);
    }
    if (words.empty()) return {};
    const Name text = words.front();
    words = words.subspan(1);
    switch (form) {
    case Form::FactionName:
        if (const auto faction = factionFromName(text); faction && *faction != Faction::None)
            return static_cast<std::uint8_t>(*faction);
        return {};
    case Form::ColourName: return indexOf(kColourNames, text);
    case Form::KindName:
        if (const auto face = faceFromName(text)) return static_cast<std::uint8_t>(*face);
        return {};
    case Form::StageName: return indexOf(kStageNames, text);
    case Form::DeckName: return indexOf(kDeckNames, text);
    case Form::EndName: return indexOf(kEndNames, text);
    case Form::FromName: return indexOf(kFromNames, text);
    case Form::SeatNumber: return numberFrom(text, kPlayers);
    case Form::SlotNumber:
    case Form::SlotIfAny: return numberFrom(text, kMostSlots);
    case Form::PileNumber: return pileFrom(text);
    case Form::Depth:
        if (const auto above = indexFrom(text, kCards)) return static_cast<std::uint8_t>(*above + 1);
        return {};
    case Form::None: break;
    }
    return {};
}

/// The move of a verb with these operands; nothing if they do not fit.
std::optional<Move> moveFrom(Verb verb, std::span<const Name> words) {
    Move move = moves::make(verb);
    const Forms forms = formsOf(verb);
    for (std::size_t i = 0; i < forms.size() && forms[i] != Form::None; ++i) {
        const auto operand = operandFrom(forms[i], words);
        if (!operand) return {};
        move.operand[i] = *operand;
    }
    return words.empty() ? std::optional(move) : std::nullopt;
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
    const Verb verb = verbOf(move);
    std::string text(isResource(verb) && move.operand[jokerOperand(verb)] != 0 ? "joker as " : "");
    text += verbName(verb);
    const Forms forms = formsOf(verb);
    for (std::size_t i = 0; i < forms.size(); ++i) text += operandText(forms[i], move.operand[i]);
    return text;
}

std::optional<Move> fromText(const Position& p, std::string_view text) {
    const std::vector<Name> all = splitWords(text);
    std::span<const Name> words(all);
    const bool joker = words.size() > 2 && words[0] == "joker" && words[1] == "as";
    if (joker) words = words.subspan(2);
    std::string plain; // with single blanks
    for (const Name word : words) joinTo(plain, word, " ");
    for (std::size_t index = 0; index < kVerbNames.size(); ++index) {
        const auto verb = static_cast<Verb>(index);
        const Name name = verbName(verb);
        if (!plain.starts_with(name) || (joker && !isResource(verb))) continue;
        if (plain.size() > name.size() && plain[name.size()] != ' ') continue;
        auto move = moveFrom(verb, words.subspan(splitWords(name).size()));
        if (!move) continue;
        if (joker) move->operand[jokerOperand(verb)] = 1;
        return move;
    }
    if (plain == verbName(Verb::Concede) && !joker && isSeat(p.decider)) return moves::concede(p.decider);
    return {};
}

std::string_view phaseName(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

} // namespace drawbridge::wars
