// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drawbridge {

/// A value read from a file, with its line number: what records, scenarios and described positions are made
/// of. A plain tree, independent of its syntax (JSON).
struct Value {
    enum class Kind : std::uint8_t {
        Nothing,
        Flag,
        Number, ///< a non-negative integer
        Odd,    ///< any other number
        Text,
        List,
        Map,
    };

    Kind kind = Kind::Nothing;
    bool flag = false;
    std::uint64_t number = 0;
    int line = 0;
    std::string name{}; ///< of a member of a map
    std::string text{};
    std::vector<Value> items{}; ///< of a list, or the members of a map, as written

    static Value ofNumber(std::uint64_t number) { return {.kind = Kind::Number, .number = number}; }
    static Value ofText(std::string text) { return {.kind = Kind::Text, .text = std::move(text)}; }
    static Value ofFlag(bool flag) { return {.kind = Kind::Flag, .flag = flag}; }
    static Value ofKind(Kind kind) { return {.kind = kind}; }

    bool isText() const { return kind == Kind::Text; }
    bool isNumber() const { return kind == Kind::Number; }
    bool isFlag() const { return kind == Kind::Flag; }
    bool isList() const { return kind == Kind::List; }
    bool isMap() const { return kind == Kind::Map; }

    /// The member of that name, or nullptr.
    const Value* find(std::string_view member) const {
        if (isMap())
            for (const Value& item : items)
                if (item.name == member) return &item;
        return nullptr;
    }
    /// Adds a member to a map.
    Value& add(std::string member, Value value) {
        value.name = std::move(member);
        items.push_back(std::move(value));
        return items.back();
    }
};

/// Appends an item to a list in words.
inline void joinTo(std::string& list, std::string_view item, std::string_view between) {
    if (!list.empty()) list += between;
    list += item;
}

} // namespace drawbridge
