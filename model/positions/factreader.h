// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/seat.h"
#include "core/value.h"
#include "core/view.h"
#include "positions/positionreader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drawbridge {

/// Reads the members of a written position that are no piles: what most games have to ask of them. Whatever
/// is not as it should be is told as a mistake, and something harmless given.
class FactReader {
  public:
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

  protected:
    int seats_;
    Mistakes& mistakes_;
};

/// A seat as positions name it, from 1; nothing for kNobody.
inline Value seatValue(Seat seat) {
    return isSeat(seat) ? Value::ofNumber(static_cast<std::uint64_t>(seat + 1)) : Value();
}
inline Value textValue(std::string_view text) { return Value::ofText(std::string(text)); }
inline Value numberValue(int number) { return Value::ofNumber(static_cast<std::uint64_t>(number)); }
/// A list of seats.
inline Value seatsValue(SeatSet seats) {
    Value list = Value::ofKind(Value::Kind::List);
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (contains(seats, seat)) list.items.push_back(seatValue(seat));
    return list;
}

/// A map with what `valueOf(seat)` is of each seat, by their numbers.
template <class ValueOf>
Value eachSeat(int seats, ValueOf valueOf) {
    Value map = Value::ofKind(Value::Kind::Map);
    for (Seat seat = 0; seat < seats; ++seat) map.add(std::to_string(seat + 1), valueOf(seat));
    return map;
}
/// The names of the first values of an enum.
template <class Enum>
std::vector<std::string_view> namesOf(int count, std::string_view (*nameOf)(Enum)) {
    std::vector<std::string_view> names;
    for (int i = 0; i < count; ++i) names.push_back(nameOf(static_cast<Enum>(i)));
    return names;
}

/// What is so of a position beside its piles: how each fact is called, read and told, in the order in which
/// they are told. A game derives its reader from this and has one table of such facts.
template <class P, class Reader>
class FactsOf : public FactReader {
  public:
    struct Fact {
        std::string_view name;
        void (*read)(Reader& reader, const Value& written);
        /// As far as a viewer knows it: a seat, kNobody (what everybody knows) or kAllHands.
        Value (*tell)(const P& position, Seat viewer);
    };

    FactsOf(P& position, int seats, const WrittenPosition& written, Mistakes& mistakes)
        : FactReader(seats, mistakes)
        , p_(position)
        , written_(written) {}

    // ---- facts that are just a member of the position, or what a function finds in it ----

    template <auto Member>
    static constexpr Fact seatFact(std::string_view name) {
        return {name, [](Reader& r, const Value& fact) { std::invoke(Member, r.p_) = r.seat(fact); },
                [](const P& p, Seat) { return seatValue(std::invoke(Member, p)); }};
    }
    template <auto Member>
    static constexpr Fact seatsFact(std::string_view name) {
        return {name, [](Reader& r, const Value& fact) { std::invoke(Member, r.p_) = r.seatsIn(fact); },
                [](const P& p, Seat) { return seatsValue(std::invoke(Member, p)); }};
    }
    /// From 0 to `most`.
    template <auto Member, int most>
    static constexpr Fact numberFact(std::string_view name) {
        return {name,
                [](Reader& r, const Value& fact) { r.readNumber(fact, std::invoke(Member, r.p_), most); },
                [](const P& p, Seat) { return numberValue(std::invoke(Member, p)); }};
    }
    template <auto Member>
    static constexpr Fact flagFact(std::string_view name) {
        return {name,
                [](Reader& r, const Value& fact) {
                    if (fact.kind != Value::Kind::Nothing)
                        std::invoke(Member, r.p_) = r.yes(fact, "yes", "no");
                },
                [](const P& p, Seat) { return Value::ofFlag(std::invoke(Member, p)); }};
    }
    /// An enum whose values have `names`.
    template <auto Member, const auto& names>
    static constexpr Fact wordFact(std::string_view name) {
        return {name,
                [](Reader& r, const Value& fact) { r.readWord(fact, std::invoke(Member, r.p_), names); },
                [](const P& p, Seat) {
                    return textValue(names[static_cast<std::size_t>(std::invoke(Member, p))]);
                }};
    }

    // ---- all of a table ----

    template <std::size_t N>
    static Value tell(const std::array<Fact, N>& facts, const P& position, Seat viewer) {
        Value told = Value::ofKind(Value::Kind::Map);
        for (const Fact& fact : facts) told.add(std::string(fact.name), fact.tell(position, viewer));
        return told;
    }
    /// Tells of every member that is neither a fact nor a pile, nor one of `others`.
    template <std::size_t N>
    void checkAll(const std::array<Fact, N>& facts, const TableWords& words,
                  const std::vector<std::string>& others = {}) {
        std::vector<std::string> names = words.pileNames();
        names.insert(names.end(), others.begin(), others.end());
        for (const Fact& fact : facts) names.emplace_back(fact.name);
        names.emplace_back("rest");
        checkNames(written_, names);
    }
    /// Reads some of them, if they are written: those on which others depend come first.
    template <std::size_t N>
    void read(const std::array<Fact, N>& facts, std::initializer_list<std::string_view> names) {
        for (const std::string_view name : names) readOne(*std::ranges::find(facts, name, &Fact::name));
    }
    /// Reads all that have not been read yet.
    template <std::size_t N>
    void readRest(const std::array<Fact, N>& facts) {
        for (const Fact& fact : facts)
            if (std::ranges::find(read_, fact.name) == read_.end()) readOne(fact);
    }

    template <class Number>
    void readNumber(const Value& fact, Number& into, int most) {
        if (fact.kind != Value::Kind::Nothing) into = static_cast<Number>(number(fact, most));
    }
    template <class Word, class Names>
    void readWord(const Value& fact, Word& into, const Names& names) {
        if (fact.kind != Value::Kind::Nothing) into = static_cast<Word>(oneOf(fact, names));
    }

  protected:
    P& p_;
    const WrittenPosition& written_;

  private:
    void readOne(const Fact& fact) {
        read_.push_back(fact.name);
        if (const Value* written = written_.find(fact.name)) fact.read(static_cast<Reader&>(*this), *written);
    }

    std::vector<std::string_view> read_; ///< the names of those that have been read
};

} // namespace drawbridge
