// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/deck.h"

#include <algorithm>
#include <cassert>
#include <list>
#include <mutex>

namespace drawbridge::rampage {

namespace {

constexpr std::array<std::string_view, kUnits> kUnitNames{"knight", "archer", "axe"};
constexpr std::array<std::string_view, kWhens> kWhenNames{
    "on-play",       "after-attack",  "on-repelled",  "on-destroyed-in-attack",
    "while-in-play", "start-of-turn", "once-per-turn"};
constexpr std::array<std::string_view, kOps> kOpNames{"draw",
                                                      "opponent-discards-random",
                                                      "opponent-discards-symbol",
                                                      "pay-for-strength",
                                                      "sacrifice-top-for-strength",
                                                      "destroy-both-castle-tops",
                                                      "destroy-opponent-permanent",
                                                      "rest-until-end-of-turn",
                                                      "attack-bonus",
                                                      "value-bonus",
                                                      "peek-top",
                                                      "end-attack-destroy-attacker",
                                                      "halve-strength",
                                                      "owner-discards-from-attacker-hand",
                                                      "none",
                                                      "opponent-discards-choice",
                                                      "look-at-opponent-hand",
                                                      "take-from-opponent-hand",
                                                      "destroy-own-permanent",
                                                      "return-top-to-hand",
                                                      "reduce-strength",
                                                      "bottom-of-stack-to-top",
                                                      "swap-hands",
                                                      "take-from-discard"};

} // namespace

std::string_view textIn(const Translated& texts, std::string_view language) {
    const std::string_view shorter = language.substr(0, language.find_first_of("_-"));
    for (const std::string_view wanted : {language, shorter, std::string_view(), std::string_view("en")})
        for (const auto& [tongue, text] : texts)
            if (tongue == wanted) return text;
    return texts.empty() ? std::string_view() : std::string_view(texts.front().second);
}

void Deck::number() {
    assert(kinds.size() == words.size() && kinds.size() <= kMaxKinds);
    int next = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const CardSet copies = CardSet::range(next, kinds[kind].count);
        next += kinds[kind].count;
        cardsOf_[kind] = copies;
        cards_ |= copies;
        if (kinds[kind].purple) purple_ |= copies;
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            if (kinds[kind].isUnit(static_cast<Unit>(unit))) units_[unit] |= copies;
        for (const CardId card : copies) kindOf_[card] = static_cast<Kind>(kind);
    }
    assert(next <= kMaxCards);
}

std::optional<Kind> Deck::kindNamed(std::string_view slug) const {
    const auto found = std::ranges::find(words, slug, &CardWords::slug);
    if (found == words.end()) return {};
    return static_cast<Kind>(found - words.begin());
}

namespace {

struct KeptDecks {
    std::mutex lock;
    std::list<Deck> decks; // a list: what lies in it never moves
};

KeptDecks& keptDecks() {
    static KeptDecks kept;
    return kept;
}

} // namespace

const Deck& keepDeck(Deck deck) {
    KeptDecks& kept = keptDecks();
    const std::lock_guard guard(kept.lock);
    if (deck == houseEdition()) return houseEdition();
    for (const Deck& one : kept.decks)
        if (one == deck) return one;
    kept.decks.push_back(std::move(deck));
    return kept.decks.back();
}

int keptNumber(const Deck& deck) {
    KeptDecks& kept = keptDecks();
    const std::lock_guard guard(kept.lock);
    int number = 0;
    for (const Deck& one : kept.decks) {
        ++number;
        if (&one == &deck) return number;
    }
    return 0;
}

const Deck* keptDeck(int number) {
    if (number == 0) return &houseEdition();
    KeptDecks& kept = keptDecks();
    const std::lock_guard guard(kept.lock);
    if (number < 0 || static_cast<std::size_t>(number) > kept.decks.size()) return nullptr;
    return &*std::next(kept.decks.begin(), number - 1);
}

std::string_view unitName(Unit unit) { return kUnitNames[static_cast<std::size_t>(unit)]; }

std::optional<Unit> unitFromName(std::string_view name) {
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        if (kUnitNames[unit] == name) return static_cast<Unit>(unit);
    return {};
}

std::string_view structureName(Structure structure) {
    return structure == Structure::Gate ? "gate" : "castle";
}

std::string_view whenName(When when) { return kWhenNames[static_cast<std::size_t>(when)]; }
std::string_view opName(Op op) { return kOpNames[static_cast<std::size_t>(op)]; }

} // namespace drawbridge::rampage
