// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/deck.h"

#include "core/readbudget.h"
#include "core/words.h"

#include <algorithm>
#include <cassert>
#include <list>
#include <mutex>

namespace drawbridge::rampage {

namespace {

constexpr std::array<std::string_view, kUnits> kUnitNames{"knight", "archer", "axe"};

} // namespace

std::string_view textIn(const Translated& texts, std::string_view language) {
    const std::string_view shorter = language.substr(0, language.find_first_of("_-"));
    for (const std::string_view wanted : {language, shorter, std::string_view(), std::string_view("en")})
        for (const auto& [tongue, text] : texts)
            if (tongue == wanted && !text.empty()) return text;
    for (const auto& [tongue, text] : texts)
        if (!text.empty()) return text;
    return {};
}

Bill billOf(const CardKind& kind, int first) {
    Bill bill;
    for (int slot = first; slot < kind.costs; ++slot) {
        const CostSlot cost = kind.cost[static_cast<std::size_t>(slot)];
        ++(cost == kAnyCard ? bill.others : bill.units[cost]);
        if (cost == kAnyCard) continue;
        bill.symbols = static_cast<std::uint8_t>(bill.symbols | 1u << cost);
        for (std::size_t symbols = 1; symbols < bill.wanted.size(); ++symbols)
            if ((symbols >> cost & 1) != 0) ++bill.wanted[symbols];
    }
    return bill;
}

void Deck::number() {
    assert(kinds.size() == words.size() && kinds.size() <= kMaxKinds);
    int next = 0;
    for (std::size_t index = 0; index < kinds.size(); ++index) {
        const CardSet copies = CardSet::range(next, kinds[index].count);
        next += kinds[index].count;
        cardsOf_[index] = copies;
        cards_ |= copies;
        lasts_.add(static_cast<CardId>(next - 1));
        for (const CardId card : copies) kindOf_[card] = static_cast<Kind>(index);
        sortOut(static_cast<Kind>(index));
    }
    assert(next <= kMaxCards);
}

void Deck::sortOut(Kind number) {
    const CardKind& kind = kinds[number];
    const CardSet& copies = cardsOf_[number];
    if (kind.purple) purple_ |= copies;
    for (unsigned symbols = 1; symbols < anyUnit_.size(); ++symbols)
        if ((kind.units & symbols) != 0) anyUnit_[symbols] |= copies;
    bill_[number] = billOf(kind, 0);
    if (bill_[number].symbols != 0) askForUnits_ |= bit(number);
    if (kind.purple && !kind.playable) idlePurple_ |= bit(number);
    for (int hand = 0; hand < static_cast<int>(affordable_.size()); ++hand) {
        if (kind.playable && kind.costs < hand) affordable_[static_cast<std::size_t>(hand)] |= bit(number);
        if (kind.defendCost < hand) placeable_[static_cast<std::size_t>(hand)] |= bit(number);
    }
    PassiveEffects& standing = standingOf_[number];
    for (const Effect& effect : kind.allEffects()) {
        moments_[number] = static_cast<std::uint8_t>(moments_[number] | 1u << static_cast<int>(effect.when));
        if (effect.op == Op::AttackBonus) standing.attack += effect.n;
        if (effect.op == Op::ValueBonus)
            for (std::size_t structure = 0; structure < 2; ++structure)
                if ((effect.where >> structure & 1) != 0) standing.defence[structure] += effect.n;
        if (effect.when != Trigger::StartOfTurn) continue;
        if (effect.op == Op::Draw)
            standing.drawn += effect.n;
        else
            starting_ |= copies;
    }
    if (standing.attack + standing.drawn + standing.defence[0] + standing.defence[1] > 0) standing_ |= copies;
    if (kind.has(Trigger::OncePerTurn)) (kind.onlyPeeks() ? lookouts_ : daily_) |= copies;
}

std::optional<Kind> Deck::kindNamed(std::string_view slug) const {
    const auto found = std::ranges::find(words, slug, &CardWords::slug);
    if (found == words.end()) return {};
    return static_cast<Kind>(found - words.begin());
}

namespace {

struct KeptDecks {
    std::mutex lock;
    std::list<Deck> decks; // a list, for stable addresses
};

KeptDecks& keptDecks() {
    static KeptDecks kept;
    return kept;
}

} // namespace

const Deck& internDeck(Deck deck) {
    spend(1000, sizeof(Deck)); // compared with those already kept
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

std::optional<Unit> unitFromName(std::string_view name) { return indexOf<Unit>(kUnitNames, name); }

} // namespace drawbridge::rampage
