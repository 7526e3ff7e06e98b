// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chance.h"
#include "core/json.h"
#include "core/value.h"
#include "match/gamestate.h"

#include <set>
#include <string>
#include <vector>

// Changes to what a JSON file says, so that it stays JSON and mostly says something that a reader knows.
namespace drawbridge::fuzz {

/// What files speak of: keys, and words of all games.
struct Vocabulary {
    std::vector<std::string> keys{
        "game",  "seats",  "options", "deck",    "seed",    "clause",  "position", "scenarios",  "steps",
        "play",  "expect", "legal",   "unwise",  "refused", "moves",   "outcome",  "sees",       "undo",
        "tell",  "done",   "drawing", "puzzle",  "grade",   "answers", "hands",    "impossible", "setup",
        "id",    "title",  "note",    "do",      "or",      "chance",  "seat",     "exact",      "contains",
        "lacks", "count",  "winner",  "winners", "draw",    "lost",    "over",     "result",     "others",
        "top",   "bottom", "rest",    "1",       "2",       "9",       "all",      "size",       "move"};
    std::vector<std::string> texts{"start", "any",  "refused", "closed",  "empty", "others empty", "...",
                                   "?",     "?*99", "255",     "hand 99", "-",     "nobody",       "chance"};

    Vocabulary() {
        std::set<std::string> allKeys(keys.begin(), keys.end());
        std::set<std::string> allTexts(texts.begin(), texts.end());
        for (const GameInfo* game : allGames()) {
            Setup setup;
            setup.seats = game->maxSeats();
            if (!game->check(setup)) setup.seats = 2;
            const TableWords words = game->words(setup);
            allTexts.emplace(game->id());
            allTexts.insert(std::string(game->clausePrefix()) + "-GOAL-1");
            for (const std::string& name : words.pileNames()) allKeys.insert(name);
            for (const Value& fact : game->start(setup)->describe().facts.items) allKeys.insert(fact.name);
            for (const FactSpec& fact : words.facts) allTexts.insert(fact.values.begin(), fact.values.end());
            for (Face face = 0; face < game->faces(setup); ++face)
                allTexts.insert(game->faceName(setup, face));
            for (const OptionSpec& option : game->options()) {
                allKeys.emplace(option.name);
                for (const std::string_view value : option.values) allTexts.emplace(value);
            }
        }
        keys.assign(allKeys.begin(), allKeys.end());
        texts.assign(allTexts.begin(), allTexts.end());
    }
};

class TreeMutator {
  public:
    explicit TreeMutator(unsigned seed)
        : chance_(seed) {}

    void change(Value& root) {
        for (std::size_t times = chance_.below(4) + 1; times > 0; --times) changeOnce(root);
    }
    /// A part of another tree comes in.
    void cross(Value& root, Value other) {
        Value* from = any(other);
        Value* to = any(root);
        std::string name = to->name;
        *to = std::move(*from);
        to->name = std::move(name);
    }

  private:
    static const Vocabulary& words() {
        static const Vocabulary all;
        return all;
    }

    static void gather(Value& value, std::vector<Value*>& into) {
        into.push_back(&value);
        for (Value& item : value.items) gather(item, into);
    }
    Value* any(Value& root) {
        std::vector<Value*> all;
        gather(root, all);
        return chance_.of(all);
    }
    /// A list or map, if there is one.
    Value* anyHolder(Value& root) {
        std::vector<Value*> all;
        gather(root, all);
        std::erase_if(all, [](const Value* value) { return value->items.empty(); });
        return all.empty() ? nullptr : chance_.of(all);
    }

    std::uint64_t number() {
        static constexpr std::uint64_t kNumbers[] = {0,
                                                     1,
                                                     2,
                                                     3,
                                                     4,
                                                     8,
                                                     9,
                                                     16,
                                                     99,
                                                     127,
                                                     128,
                                                     255,
                                                     256,
                                                     1000,
                                                     9999,
                                                     65535,
                                                     1u << 31,
                                                     ~0u,
                                                     ~std::uint64_t{0}};
        return chance_.of(kNumbers);
    }
    std::string text() {
        std::string words;
        for (std::size_t count = chance_.oneIn(8) ? chance_.count() : chance_.below(4) + 1; count > 0;
             --count)
            joinTo(words, chance_.of(TreeMutator::words().texts), chance_.oneIn(4) ? ", " : " ");
        static constexpr const char* kEnds[] = {"!", "!12", "*3", "*255", "↑", "↓", "u", "d", "=", "..."};
        if (chance_.oneIn(4)) words += chance_.of(kEnds);
        return words;
    }
    Value leaf() {
        switch (chance_.below(5)) {
        case 0: return Value::ofNumber(number());
        case 1: return Value::ofFlag(chance_.oneIn(2));
        case 2: return {};
        default: return Value::ofText(text());
        }
    }
    void put(Value& into, Value value) {
        value.name = std::move(into.name);
        into = std::move(value);
    }
    /// A member with a name that the map has not.
    void addMember(Value& map, Value value) {
        std::string name = chance_.of(words().keys);
        while (map.find(name) != nullptr) name += std::to_string(chance_.below(10));
        map.add(std::move(name), std::move(value));
    }

    void changeOnce(Value& root) {
        Value* value = any(root);
        switch (chance_.below(9)) {
        case 0: return put(*value, leaf());
        case 1: { // another of the right kind
            if (value->isText())
                value->text = chance_.oneIn(3) ? value->text + " " + text() : text();
            else if (value->isNumber())
                value->number = chance_.oneIn(2) ? number() : value->number + chance_.below(5) - 2;
            else
                put(*value, leaf());
            return;
        }
        case 2: { // what stands elsewhere
            Value copy = *any(root);
            return put(*value, std::move(copy));
        }
        case 3: // brackets in brackets
            for (std::size_t deep = chance_.below(20); deep > 0; --deep) {
                Value outer = Value::ofKind(chance_.oneIn(2) ? Value::Kind::List : Value::Kind::Map);
                outer.name = std::move(value->name);
                value->name = chance_.of(words().keys);
                outer.items.push_back(std::move(*value));
                *value = std::move(outer);
            }
            return;
        case 4:
            if (value != &root && !value->name.empty()) value->name = chance_.of(words().keys);
            return;
        default: break;
        }
        Value* holder = anyHolder(root);
        if (holder == nullptr) return addMember(root = Value::ofKind(Value::Kind::Map), leaf());
        auto& items = holder->items;
        const std::size_t at = chance_.below(items.size());
        switch (chance_.below(4)) {
        case 0: items.erase(items.begin() + static_cast<std::ptrdiff_t>(at)); break;
        case 1: std::swap(items[at], items[chance_.below(items.size())]); break;
        case 2: {
            const Value copy = items[at];
            for (std::size_t count = chance_.count(); count > 0 && items.size() < 20'000; --count) {
                if (!holder->isMap())
                    items.push_back(copy);
                else if (items.size() < 1000)
                    addMember(*holder, copy);
            }
            break;
        }
        default:
            if (holder->isMap())
                addMember(*holder, leaf());
            else
                items.push_back(leaf());
            break;
        }
    }

    Chance chance_;
};

inline Value treeOf(const std::uint8_t* data, std::size_t size) {
    Json json = readJson({reinterpret_cast<const char*>(data), size});
    return std::move(json.root);
}

} // namespace drawbridge::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    using namespace drawbridge;
    if (seed % 8 == 0) return LLVMFuzzerMutate(data, size, maxSize);
    Value root = fuzz::treeOf(data, size);
    fuzz::TreeMutator(seed).change(root);
    return fuzz::give(writeJson(root), data, size, maxSize);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t oneSize,
                                                 const std::uint8_t* other, std::size_t otherSize,
                                                 std::uint8_t* out, std::size_t maxSize, unsigned seed) {
    using namespace drawbridge;
    Value root = fuzz::treeOf(one, oneSize);
    fuzz::TreeMutator(seed).cross(root, fuzz::treeOf(other, otherSize));
    const std::string text = writeJson(root);
    return text.size() > maxSize ? 0 : fuzz::give(text, out, 0, maxSize);
}
