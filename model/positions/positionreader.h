// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/value.h"
#include "core/view.h"
#include "positions/positionwords.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drawbridge {

/// Reads the members of a written position that are not piles: what most games need. Whatever is invalid is
/// reported as a mistake, and a harmless value returned.
class FactReader {
  public:
    FactReader(int seats, WrittenPosition written, Mistakes& mistakes)
        : seats_(seats)
        , written_(std::move(written))
        , mistakes_(mistakes) {}

    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {},
               std::vector<std::string> meant = {}) {
        mistakes_.push_back({line, code, std::move(values), std::move(meant)});
    }
    /// Reports a mistake in the position as a whole.
    void wrong(MistakeCode code, std::vector<MistakeValue> values = {}) {
        wrong(written_.line, code, std::move(values));
    }

    /// The values of a list, each under the name of the list; a single value is a list of one, "nothing" an
    /// empty one.
    static std::vector<Value> listed(const Value& fact) {
        if (fact.isList()) {
            std::vector<Value> items = fact.items;
            for (Value& item : items) item.name = fact.name;
            return items;
        }
        if (fact.kind == Value::Kind::Nothing) return {};
        return {fact};
    }

    /// A seat, from 1; kNobody for "nobody" and for "nothing".
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

    /// The index of the text in `names`, hyphens and blanks being equivalent; reports a mistake if there is
    /// none.
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

    /// {"1": …}, or a list by seat, or "nothing": calls `read(value, seat)` for each. `form` is named in the
    /// mistake for anything else.
    template <class Read>
    void bySeat(const Value& fact, Read read, MistakeCode form = "one-for-each-seat"_mistake) {
        if (fact.kind == Value::Kind::Nothing) return;
        if (!fact.isMap() && !fact.isList()) return wrong(fact.line, form, {fact.name});
        for (std::size_t i = 0; i < fact.items.size(); ++i) {
            Value one = fact.items[i];
            const std::string number = fact.isMap() ? one.name : std::to_string(i + 1);
            one.name = fact.name + " " + number;
            if (number.size() == 1 && number[0] > '0' && number[0] <= '0' + seats_)
                read(one, static_cast<Seat>(number[0] - '1'));
            else
                wrong(one.line, "no-such-seat"_mistake, {fact.name, number, seats_});
        }
    }

  protected:
    int seats_;
    WrittenPosition written_;
    Mistakes& mistakes_;
};

/// A seat as positions name it, from 1; "nothing" for kNobody.
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

/// A list of `valueOf(item)` for every item; none is omitted.
template <class Items, class ValueOf>
Value listOf(const Items& items, ValueOf valueOf) {
    Value list = Value::ofKind(Value::Kind::List);
    for (const auto& item : items)
        if (Value value = valueOf(item); value.kind != Value::Kind::Nothing)
            list.items.push_back(std::move(value));
    return list;
}
/// A map of `valueOf(seat)` for every seat, by seat number.
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

/// Accessor of a seat's element of an array member of a position.
template <auto Member>
constexpr auto ofSeat = [](auto& position, Seat seat) -> auto& { return (position.*Member)[seat]; };

/// Reads a position of one game, and describes its facts, i.e. everything beside its piles. Each game derives
/// its reader from this; `Reader::facts()` are all facts, in output order. Its steps, in sequence until one
/// reports a mistake:
///
/// - `readFirst()`: the facts needed before the cards are laid out;
///
/// - `lay()`: lays the cards out;
///
/// - `readOthers()`: the other facts, and who sees what;
///
/// - `check()`: whether such a position is possible;
///
/// - `settle()`: what happens automatically, and who decides.
template <class P, class Reader>
class PositionReader : public FactReader {
  public:
    /// A fact: its name, and how to read and describe it.
    struct Fact {
        std::string_view name;
        void (*read)(Reader& reader, const Value& written);
        /// As far as a viewer knows it: a seat, kNobody (public information) or kAllHands.
        Value (*tell)(const P& position, Seat viewer);
        bool (*isTold)(const P& position) = nullptr;

        /// The same fact, described as "nothing" where it does not apply.
        constexpr Fact onlyIf(bool (*means)(const P& position)) const { return {name, read, tell, means}; }
    };

    PositionReader(P& position, TableWords words, const Value& written, Seed seed, Mistakes& mistakes)
        : FactReader(position.options.seats, readPiles(written, words, mistakes), mistakes)
        , p_(position)
        , words_(std::move(words))
        , seed_(seed) {}

    /// The position that somebody wrote down; nothing, with the mistakes reported, if it is impossible. On
    /// entry `position` has only its options; what is left open is drawn at random from `seed`.
    static std::optional<P> readPosition(P position, TableWords words, const Value& written, Seed seed,
                                         Mistakes& mistakes) {
        const std::size_t before = mistakes.size();
        Reader reader(position, std::move(words), written, seed, mistakes);
        using Step = void (Reader::*)();
        for (const Step step : {Step(&Reader::readFirst), Step(&Reader::lay), Step(&Reader::readOthers),
                                Step(&Reader::check), Step(&Reader::settle)}) {
            (reader.*step)();
            if (mistakes.size() != before) return {};
        }
        return position;
    }

    /// All facts, as far as a viewer knows them.
    static Value tell(const P& position, Seat viewer) {
        Value told = Value::ofKind(Value::Kind::Map);
        for (const Fact& fact : Reader::facts()) {
            const bool isTold = fact.isTold == nullptr || fact.isTold(position);
            told.add(std::string(fact.name), isTold ? fact.tell(position, viewer) : Value());
        }
        return told;
    }

  protected:
    // ---- facts that are a member of the position, or computed by a function ----

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
    /// The same for each seat, by `of(position, seat)`.
    template <auto of, int most>
    static constexpr Fact numbersFact(std::string_view name) {
        return {name,
                [](Reader& r, const Value& fact) {
                    r.bySeat(fact,
                             [&](const Value& one, Seat seat) { r.readNumber(one, of(r.p_, seat), most); });
                },
                [](const P& p, Seat) {
                    return eachSeat(p.seats(), [&](Seat seat) { return numberValue(of(p, seat)); });
                }};
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
    /// An enum whose values are called `names`.
    template <auto Member, const auto& names>
    static constexpr Fact wordFact(std::string_view name) {
        return {name,
                [](Reader& r, const Value& fact) { r.readWord(fact, std::invoke(Member, r.p_), names); },
                [](const P& p, Seat) {
                    return textValue(names[static_cast<std::size_t>(std::invoke(Member, p))]);
                }};
    }
    /// The same with a function for the names.
    template <auto Member, auto nameOf, int count>
    static constexpr Fact namedFact(std::string_view name) {
        return {name,
                [](Reader& r, const Value& fact) {
                    r.readWord(fact, std::invoke(Member, r.p_), namesOf(count, nameOf));
                },
                [](const P& p, Seat) { return textValue(nameOf(std::invoke(Member, p))); }};
    }
    /// A fact with a reader and a writer of the game's own.
    template <void (Reader::*Read)(const Value& fact)>
    static constexpr Fact ownFact(std::string_view name, Value (*tell)(const P& position, Seat viewer)) {
        return {name, [](Reader& r, const Value& fact) { (r.*Read)(fact); }, tell};
    }

    // ---- reading facts ----

    /// Reports every member that is neither a fact nor a pile, nor one of `others`.
    void checkNames(const std::vector<std::string>& others = {}) {
        std::vector<std::string> names = words_.pileNames();
        names.insert(names.end(), others.begin(), others.end());
        for (const Fact& fact : Reader::facts()) names.emplace_back(fact.name);
        names.emplace_back("rest");
        for (const Value* fact : written_.facts)
            if (std::ranges::find(names, plainName(fact->name)) == names.end())
                wrong(fact->line, "no-such-fact"_mistake, {fact->name}, likely(fact->name, names));
    }
    /// Reads these, if present: facts that others depend on come first.
    void read(std::initializer_list<std::string_view> names) {
        for (const std::string_view name : names)
            readOne(*std::ranges::find(Reader::facts(), name, &Fact::name));
    }
    /// Reads all that have not been read yet.
    void readRest() {
        for (const Fact& fact : Reader::facts())
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

    // ---- common to several games ----

    /// `cardsOf(face)` are the cards of a face.
    template <class CardsOf>
    void layCards(CardsOf cardsOf) {
        layOut(p_.table, written_, words_, cardsOf, seed_, mistakes_);
    }

    /// An ending is allowed only if the game is over, and required then. Returns whether the game goes on.
    bool checkEnding(bool isOver, bool isEnded, bool isWon) {
        if (isOver && !isEnded) wrong("ending-missing"_mistake);
        if (isOver || (!isEnded && !isWon)) return !isOver;
        wrong("ending-before-over"_mistake);
        return false;
    }
    void checkHand(Seat seat, int held, int most) {
        if (held > most) wrong("hand-over-limit"_mistake, {seatInMistake(seat), held, most});
    }

    P& p_;
    TableWords words_;
    Seed seed_;

  private:
    void readOne(const Fact& fact) {
        read_.push_back(fact.name);
        if (const Value* written = written_.find(fact.name)) fact.read(static_cast<Reader&>(*this), *written);
    }

    std::vector<std::string_view> read_; ///< the names of those already read
};

} // namespace drawbridge
