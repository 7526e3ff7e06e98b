// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/positionreader.h"
#include "core/seat.h"
#include "core/value.h"
#include "core/view.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drawbridge {

/// Reads the members of a written position that are no piles: what most games have to ask of them. Each game
/// derives its own reader. Whatever is not as it should be is told as a mistake, and something harmless
/// given.
class FactReader {
  protected:
    FactReader(int seats, Mistakes& mistakes)
        : seats_(seats)
        , mistakes_(mistakes) {}

    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {},
               std::vector<std::string> meant = {}) {
        mistakes_.push_back({line, code, std::move(values), std::move(meant)});
    }

    /// The values of a list, each by the name of the list; a single value is a list of one, nothing an empty
    /// one.
    static std::vector<Value> listed(const Value& fact) {
        if (fact.isList()) {
            std::vector<Value> items = fact.items;
            for (Value& item : items) item.name = fact.name;
            return items;
        }
        if (fact.kind == Value::Kind::Nothing) return {};
        return {fact};
    }

    /// A seat, from 1; kNobody for "nobody" and for nothing.
    Seat seat(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return kNobody;
        if (fact.isText() && plainName(fact.text) == "nobody") return kNobody;
        std::uint64_t number = fact.isNumber() ? fact.number : 0;
        if (fact.isText() && fact.text.size() == 1 && fact.text[0] > '0')
            number = static_cast<std::uint64_t>(fact.text[0] - '0');
        if (number >= 1 && number <= static_cast<std::uint64_t>(seats_)) return static_cast<Seat>(number - 1);
        wrong(fact.line, "seat-wanted"_mistake, {fact.name, seats_});
        return kNobody;
    }

    SeatSet seatsIn(const Value& fact) {
        SeatSet seats = 0;
        for (const Value& one : listed(fact))
            if (const Seat which = seat(one); isSeat(which))
                seats = static_cast<SeatSet>(seats | only(which));
        return seats;
    }

    int number(const Value& fact, int most) {
        if (fact.isNumber() && fact.number <= static_cast<std::uint64_t>(most))
            return static_cast<int>(fact.number);
        wrong(fact.line, "number-wanted"_mistake, {fact.name, 0, most});
        return 0;
    }

    bool yes(const Value& fact, std::string_view on, std::string_view off) {
        if (fact.isFlag()) return fact.flag;
        if (fact.isText() && plainName(fact.text) == on) return true;
        if (fact.isText() && plainName(fact.text) == off) return false;
        wrong(fact.line, "no-such-value"_mistake, {fact.name, inWords(fact)},
              {std::string(on), std::string(off)});
        return false;
    }

    /// Where the text stands among `names`, hyphens and blanks being the same; told if it is none of them.
    template <class Names>
    std::size_t oneOf(const Value& fact, const Names& names) {
        const std::string wanted = fact.isText() ? plainName(fact.text) : std::string();
        std::size_t index = 0;
        std::vector<std::string> all;
        for (const auto& name : names) {
            if (plainName(name) == wanted) return index;
            all.emplace_back(name);
            ++index;
        }
        wrong(fact.line, "no-such-value"_mistake, {fact.name, inWords(fact)}, likely(fact.text, all, all));
        return 0;
    }

    /// Tells of every member that is none of `names`.
    void checkNames(const WrittenPosition& written, const std::vector<std::string>& names) {
        for (const Value* fact : written.facts)
            if (std::ranges::find(names, plainName(fact->name)) == names.end())
                wrong(fact->line, "no-such-fact"_mistake, {fact->name}, likely(fact->name, names));
    }

    int seats_;
    Mistakes& mistakes_;
};

/// A seat as positions name it, from 1; nothing for kNobody.
inline Value seatValue(Seat seat) {
    return isSeat(seat) ? Value::ofNumber(static_cast<std::uint64_t>(seat + 1)) : Value();
}
/// A list of seats.
inline Value seatsValue(SeatSet seats) {
    Value list = Value::ofKind(Value::Kind::List);
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (contains(seats, seat)) list.items.push_back(seatValue(seat));
    return list;
}

} // namespace drawbridge
