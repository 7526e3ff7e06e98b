// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/stated.h"
#include "core/statement.h"
#include "core/view.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drawbridge {

/// Reads the members of a stated position that are no piles: what most games have to ask of them. Each game
/// derives its own reader. Whatever is not as it should be is told as a mistake, and something harmless
/// given.
class FactReader {
  protected:
    FactReader(int seats, Mistakes& mistakes)
        : seats_(seats)
        , mistakes_(mistakes) {}

    void wrong(int line, std::string text) { mistakes_.push_back({line, std::move(text)}); }

    /// The values of a list, each by the name of the list; a single value is a list of one, nothing an empty
    /// one.
    static std::vector<Stated> listed(const Stated& fact) {
        if (fact.isList()) {
            std::vector<Stated> items = fact.items;
            for (Stated& item : items) item.name = fact.name;
            return items;
        }
        if (fact.kind == Stated::Kind::Nothing) return {};
        return {fact};
    }

    /// A seat, from 1; kNobody for "nobody" and for nothing.
    Seat seat(const Stated& fact) {
        if (fact.kind == Stated::Kind::Nothing) return kNobody;
        if (fact.isText() && plainName(fact.text) == "nobody") return kNobody;
        std::uint64_t number = fact.isNumber() ? fact.number : 0;
        if (fact.isText() && fact.text.size() == 1 && fact.text[0] > '0')
            number = static_cast<std::uint64_t>(fact.text[0] - '0');
        if (number >= 1 && number <= static_cast<std::uint64_t>(seats_)) return static_cast<Seat>(number - 1);
        wrong(fact.line, fact.name + ": a seat is a number from 1 to " + std::to_string(seats_));
        return kNobody;
    }

    SeatSet seatsIn(const Stated& fact) {
        SeatSet seats = 0;
        for (const Stated& one : listed(fact))
            if (const Seat which = seat(one); isSeat(which))
                seats = static_cast<SeatSet>(seats | only(which));
        return seats;
    }

    int number(const Stated& fact, int most) {
        if (fact.isNumber() && fact.number <= static_cast<std::uint64_t>(most))
            return static_cast<int>(fact.number);
        wrong(fact.line, fact.name + ": a number from 0 to " + std::to_string(most) + " is wanted");
        return 0;
    }

    bool yes(const Stated& fact, std::string_view on, std::string_view off) {
        if (fact.isFlag()) return fact.flag;
        if (fact.isText() && plainName(fact.text) == on) return true;
        if (fact.isText() && plainName(fact.text) == off) return false;
        wrong(fact.line, fact.name + ": \"" + std::string(on) + "\" or \"" + std::string(off) + "\"");
        return false;
    }

    /// Where the text stands among `names`, hyphens and blanks being the same; told with `what` it should be
    /// ("phase") if it is none of them.
    template <class Names>
    std::size_t oneOf(const Stated& fact, std::string_view what, const Names& names) {
        const std::string wanted = fact.isText() ? plainName(fact.text) : std::string();
        std::size_t index = 0;
        std::vector<std::string> all;
        for (const auto& name : names) {
            if (plainName(name) == wanted) return index;
            all.emplace_back(name);
            ++index;
        }
        std::string meant = suggestion(fact.text, all);
        if (meant.empty()) {
            for (const std::string& name : all) joinTo(meant, name, ", ");
            meant = "; write one of " + meant;
        }
        wrong(fact.line, fact.name + ": there is no " + std::string(what) + " \"" + fact.text + "\"" + meant);
        return 0;
    }

    /// Tells of every member that is none of `names`.
    void checkNames(const StatedPosition& stated, std::string_view game,
                    const std::vector<std::string>& names) {
        for (const Stated* fact : stated.facts)
            if (std::ranges::find(names, plainName(fact->name)) == names.end())
                wrong(fact->line, "a position of " + std::string(game) + " has no \"" + fact->name + "\"" +
                                      suggestion(fact->name, names));
    }

    int seats_;
    Mistakes& mistakes_;
};

/// A seat as positions name it, from 1; nothing for kNobody.
inline Stated statedSeat(Seat seat) {
    return isSeat(seat) ? Stated::ofNumber(static_cast<std::uint64_t>(seat + 1)) : Stated();
}
/// A list of seats.
inline Stated statedSeats(SeatSet seats) {
    Stated list = Stated::ofKind(Stated::Kind::List);
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (contains(seats, seat)) list.items.push_back(statedSeat(seat));
    return list;
}

} // namespace drawbridge
