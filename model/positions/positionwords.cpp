// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/readbudget.h"
#include "positions/pilewords.h"

namespace drawbridge {

namespace written {

std::vector<Entry> entriesOf(const Value& position, const TableWords& words, Mistakes& mistakes) {
    std::vector<Entry> entries;
    const auto add = [&](const PileInfo* pile, const Value& value) {
        if (pile != nullptr && std::ranges::any_of(entries, [&](const Entry& e) { return e.pile == pile; }))
            mistakes.push_back({value.line, "described-twice"_mistake, {pileInMistake(pile->name)}});
        else
            entries.push_back({pile, &value});
    };
    for (const Value& item : position.items) {
        if (const PileInfo* pile = words.pileNamed(item.name)) {
            add(pile, item);
            continue;
        }
        const std::string name = plainName(item.name);
        if (item.isMap() && name.size() > 1 && name.back() == 's') {
            const std::string one = name.substr(0, name.size() - 1);
            const bool group = std::ranges::any_of(words.piles, [&](const PileInfo& info) {
                return info.name == one || info.name.starts_with(one + " ");
            });
            if (group) {
                for (const Value& member : item.items) {
                    const PileInfo* pile = words.pileNamed(one + " " + member.name);
                    if (pile == nullptr) pile = words.pileNamed(member.name);
                    if (pile == nullptr)
                        mistakes.push_back({member.line, "no-such-value"_mistake, {item.name, member.name}});
                    else
                        add(pile, member);
                }
                continue;
            }
        }
        add(nullptr, item);
    }
    return entries;
}

} // namespace written

using namespace written;

const PileInfo* TableWords::pile(PileId id) const {
    const auto found = std::ranges::find(piles, id, &PileInfo::id);
    return found == piles.end() ? nullptr : &*found;
}

bool TableWords::isDrawPile(PileId id) const { return std::ranges::find(drawPiles, id) != drawPiles.end(); }

const PileInfo* TableWords::pileNamed(std::string_view name) const {
    const auto exact = [&](std::string_view wanted) -> const PileInfo* {
        for (const PileInfo& pile : piles)
            if (plainName(pile.name) == wanted) return &pile;
        for (const PileUnion& one : unions)
            if (plainName(one.info.name) == wanted) return &one.info;
        return nullptr;
    };
    std::string plain = plainName(name);
    spend(2 * piles.size() + name.size() / 16);
    if (const PileInfo* pile = exact(plain)) return pile;
    for (const std::string_view prefix : {"draw pile ", "draw ", "pile "}) {
        if (plain.starts_with(prefix)) {
            plain.erase(0, prefix.size());
            break;
        }
    }
    if (plain.ends_with(" pile")) plain.resize(plain.size() - 5);
    if (const PileInfo* pile = exact(plain)) return pile;
    // Where there is only one such pile its number is optional.
    if (exact(plain + " 2") == nullptr)
        if (const PileInfo* pile = exact(plain + " 1")) return pile;
    if (plain.ends_with(" 1")) return exact(std::string_view(plain).substr(0, plain.size() - 2));
    return nullptr;
}

std::vector<std::string> TableWords::pileNames() const {
    std::vector<std::string> names;
    for (const PileInfo& pile : piles) names.push_back(pile.name);
    for (const PileUnion& one : unions) names.push_back(one.info.name);
    return names;
}

const Value* WrittenPosition::find(std::string_view name) const {
    for (const Value* fact : facts)
        if (plainName(fact->name) == name) return fact;
    return nullptr;
}

const Value* WrittenPosition::something(std::string_view name) const {
    const Value* fact = find(name);
    return fact != nullptr && fact->kind != Value::Kind::Nothing ? fact : nullptr;
}

const WrittenPile* WrittenPosition::pile(PileId id) const {
    const auto found = std::ranges::find(piles, id, &WrittenPile::pile);
    return found == piles.end() ? nullptr : &*found;
}

WrittenPosition readPiles(const Value& position, const TableWords& words, Mistakes& mistakes) {
    constexpr int kPerPosition = 2000; // including what a game finds out about it
    spend(kPerPosition);
    WrittenPosition written;
    written.line = position.line;
    for (const Entry& entry : entriesOf(position, words, mistakes)) {
        const Value& value = *entry.value;
        if (entry.pile != nullptr) {
            written.piles.push_back(PileReader(*entry.pile, words, mistakes).read(value));
            if (written.piles.back().more && hasPlaces(entry.pile->kind))
                mistakes.push_back({value.line, "dots-in-places"_mistake, {pileInMistake(entry.pile->name)}});
        } else if (plainName(value.name) == "rest") {
            const PileInfo* pile = value.isText() ? words.pileNamed(value.text) : nullptr;
            if (pile != nullptr && !hasPlaces(pile->kind))
                written.rest = pile->id;
            else if (!value.isText() || plainName(value.text) != "draw")
                mistakes.push_back(
                    {value.line, "rest-is-a-pile"_mistake, {}, likely(value.text, words.pileNames())});
        } else {
            written.facts.push_back(&value);
        }
    }
    return written;
}

std::vector<int> sharesOfRest(const WrittenPosition& position, const TableWords& words, int rest) {
    std::vector<PileId> takers;
    if (position.rest) {
        takers = {*position.rest};
    } else {
        for (const WrittenPile& pile : position.piles)
            if (pile.more) takers.push_back(pile.pile);
        for (const PileId pile : words.drawPiles)
            if (position.pile(pile) == nullptr) takers.push_back(pile);
        if (takers.empty()) takers = {words.outPile};
    }
    std::vector<int> shares(std::size_t{1} << 8 * sizeof(PileId));
    for (std::size_t i = 0; i < takers.size(); ++i) {
        const auto left = static_cast<int>(takers.size() - i);
        shares[takers[i]] = (rest + left - 1) / left;
        rest -= shares[takers[i]];
    }
    return shares;
}

} // namespace drawbridge
