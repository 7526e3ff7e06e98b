// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/deckfile.h"

#include "core/spending.h"
#include "match/json.h"

#include <algorithm>
#include <array>

namespace drawbridge {

namespace {

/// The members of a card that begin a line of their own; the short ones between follow each other.
bool beginsLine(std::string_view key) {
    constexpr std::array<std::string_view, 9> keys{"slug",        "name",         "text",  "count",  "cost",
                                                   "defend_cost", "scheme_bonus", "route", "effects"};
    return std::ranges::find(keys, key) != keys.end();
}

std::string memberText(const Value& member) { return jsonText(member.name) + ": " + writeJson(member); }

std::string cardText(const Value& card, const std::string& indent) {
    std::string text = indent + "{";
    for (std::size_t i = 0; i < card.items.size(); ++i) {
        if (i > 0) text += beginsLine(card.items[i].name) ? ",\n" + indent + " " : ", ";
        text += memberText(card.items[i]);
    }
    return text + "}";
}

template <class From>
ReadDeck read(std::string_view text, From from) {
    const Spending spending(text.size());
    const Json json = readJson(text);
    ReadDeck result;
    if (json.error)
        result.mistakes = {mistakeOf(*json.error)};
    else if (auto over = withinMeans([&] { result.deck = from(json.root, result); }))
        result.mistakes = {std::move(*over)};
    return result;
}

} // namespace

ReadDeck readDeck(std::string_view text) {
    return read(text, [](const Value& file, ReadDeck& result) {
        return rampage::deckFrom(file, result.mistakes, result.remarks);
    });
}

ReadDeck readDraft(std::string_view text) {
    return read(
        text, [](const Value& file, ReadDeck& result) { return rampage::draftFrom(file, result.mistakes); });
}

std::string writeDeck(const rampage::Deck& deck, std::string_view indent) {
    const Value file = rampage::toValue(deck);
    const std::string inner = std::string(indent) + "  ";
    std::string text = "{\n";
    for (std::size_t i = 0; i < file.items.size(); ++i) {
        const Value& member = file.items[i];
        text += inner;
        if (member.name == "cards") {
            text += "\"cards\": [\n";
            for (std::size_t card = 0; card < member.items.size(); ++card)
                text += cardText(member.items[card], inner + "  ") +
                        (card + 1 < member.items.size() ? ",\n" : "\n");
            text += inner + "]";
        } else {
            text += memberText(member);
        }
        text += i + 1 < file.items.size() ? ",\n" : "\n";
    }
    return text + std::string(indent) + "}";
}

} // namespace drawbridge
