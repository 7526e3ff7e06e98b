// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/notation.h"

#include "core/words.h"

#include <array>

namespace drawbridge::caleira {

namespace {

using Names = std::string_view;
constexpr std::array<Names, kKinds> kNames{"Barracks",   "Battlements", "Marketplace", "Observatory", "Spire",
                                           "ThroneRoom", "Trebuchet",   "Watchtower",  "WizardTower", "Moat"};
/// Colloquial names, in lower case without blanks.
constexpr std::pair<Names, Kind> kOtherNames[] = {
    {"market", kMarketplace}, {"princessspire", kSpire}, {"princess", kSpire},
    {"throne", kThroneRoom},  {"wizard", kWizardTower},  {"battlement", kBattlements},
};
constexpr std::array<Names, 18> kPhaseNames{"lot",
                                            "deal",
                                            "draw",
                                            "play",
                                            "barracks",
                                            "throne-room",
                                            "trebuchet",
                                            "observatory",
                                            "observatory-turn",
                                            "watchtower",
                                            "watchtower-second",
                                            "wizard-look",
                                            "wizard-first",
                                            "wizard-second",
                                            "marketplace-with",
                                            "marketplace-give",
                                            "marketplace-back",
                                            "over"};
constexpr std::array<Names, 2> kSides{"down", "up"};

/// Verbs followed by a kind of card, a seat, or nothing.
constexpr std::pair<Names, Verb> kOfKind[] = {
    {"put", Verb::Put}, {"give", Verb::Give}, {"card", Verb::Card}, {"take", Verb::Take}};
constexpr std::pair<Names, Verb> kOfSeat[] = {{"with", Verb::With}, {"first", Verb::First}};
constexpr std::pair<Names, Verb> kAlone[] = {
    {"stop", Verb::Stop}, {"turn", Verb::Turn}, {"leave", Verb::Leave}};

template <class List>
std::optional<Verb> verbIn(const List& list, std::string_view name) {
    for (const auto& [word, verb] : list)
        if (word == name) return verb;
    return {};
}
template <class List>
std::string nameIn(const List& list, Verb wanted) {
    for (const auto& [word, verb] : list)
        if (verb == wanted) return std::string(word);
    return {};
}

std::string kindText(std::uint8_t kind) {
    return faceName(kind == kNoKind ? kHidden : static_cast<Face>(kind));
}

std::string plain(std::string_view name) {
    std::string text = plainName(name);
    std::erase(text, ' ');
    return text;
}

} // namespace

std::string faceName(Face face) {
    return face < 0 || face >= kKinds ? "?" : std::string(kNames[static_cast<std::size_t>(face)]);
}

std::optional<Face> faceFromName(std::string_view name) {
    const std::string wanted = plain(name);
    for (std::size_t kind = 0; kind < kNames.size(); ++kind)
        if (plain(kNames[kind]) == wanted) return static_cast<Face>(kind);
    for (const auto& [other, kind] : kOtherNames)
        if (other == wanted) return static_cast<Face>(kind);
    return {};
}

std::string toText(const Position&, Move move) {
    const auto& o = move.operand;
    const Verb verb = verbOf(move);
    switch (verb) {
    case Verb::Play: return "play " + kindText(o[0]) + " " + std::string(kSides[o[1]]);
    case Verb::Aim: return "aim " + std::to_string(o[0] + 1) + "." + std::to_string(o[1] + 1);
    case Verb::Stop:
    case Verb::Turn:
    case Verb::Leave: return nameIn(kAlone, verb);
    case Verb::With:
    case Verb::First: return nameIn(kOfSeat, verb) + " " + std::to_string(o[0] + 1);
    default: return nameIn(kOfKind, verb) + " " + kindText(o[0]);
    }
}

std::optional<Move> fromText(const Position& p, std::string_view text) {
    const auto word = splitWords(text);
    if (word.empty()) return {};
    if (word.size() == 1)
        return transformed(verbIn(kAlone, word[0]), [](Verb verb) { return moves::make(verb); });
    if (word[0] == "play") {
        const auto kind = faceFromName(word[1]);
        const auto side = word.size() == 3 ? indexOf<Side>(kSides, word[2]) : std::nullopt;
        if (!kind || !side) return {};
        return moves::play(static_cast<std::uint8_t>(*kind), *side);
    }
    if (word.size() != 2) return {};
    if (word[0] == "aim") {
        const auto dot = word[1].find('.');
        if (dot == std::string_view::npos) return {};
        const auto castle = indexFrom(word[1].substr(0, dot), p.seats());
        const auto rank = indexFrom(word[1].substr(dot + 1), kCards);
        if (!castle || !rank) return {};
        return moves::aim(*castle, *rank);
    }
    if (const auto verb = verbIn(kOfSeat, word[0]))
        return transformed(indexFrom(word[1], p.seats()),
                           [&](Seat seat) { return moves::make(*verb, seat); });
    const auto verb = verbIn(kOfKind, word[0]);
    const auto kind = faceFromName(word[1]);
    if (!verb || !kind) return {};
    return moves::make(*verb, static_cast<std::uint8_t>(*kind));
}

std::string_view phaseName(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

} // namespace drawbridge::caleira
