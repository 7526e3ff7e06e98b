// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// What is wrong with something that was written: with a position, a deck, a scenario or what one expects of a
// game. Like a Verdict it is a code and its values; the app has the words (app/text/mistaketext.h).
namespace drawbridge {

/// A kind of mistake, by a name such as "no-such-card". It can only be written as "no-such-card"_mistake: so
/// a test finds all that there are, and sees to it that each has words.
class MistakeCode {
  public:
    constexpr std::string_view id() const { return id_; }
    friend constexpr bool operator==(MistakeCode left, MistakeCode right) { return left.id_ == right.id_; }

  private:
    consteval explicit MistakeCode(std::string_view id)
        : id_(id) {}
    friend consteval MistakeCode operator""_mistake(const char* id, std::size_t length);

    std::string_view id_;
};
consteval MistakeCode operator""_mistake(const char* id, std::size_t length) {
    return MistakeCode({id, length});
}

/// What the sentence of a mistake is filled with: words or numbers as the file has them, and names of the
/// notation, for which a person at a table is told something else.
struct MistakeValue {
    enum class Kind : std::uint8_t {
        Words,
        SeatNumber, ///< from 1; "chance" or "nobody"
        CardName,   ///< "RcT"
        PlaceName,  ///< "nw"
        PileName,   ///< "hand 1"
    };

    Kind kind = Kind::Words;
    std::vector<std::string> words; ///< several of a list

    MistakeValue(std::string text)
        : words{std::move(text)} {}
    MistakeValue(std::string_view text)
        : words{std::string(text)} {}
    MistakeValue(const char* text)
        : words{text} {}
    template <class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
    MistakeValue(Number number)
        : words{std::to_string(number)} {}
    MistakeValue(std::vector<std::string> list)
        : words(std::move(list)) {}

    bool operator==(const MistakeValue&) const = default;
};
MistakeValue seatInMistake(Seat seat);
MistakeValue cardInMistake(std::string name);
MistakeValue placeInMistake(std::string_view name);
MistakeValue pileInMistake(std::string_view name);

/// Something wrong with what was written.
struct Mistake {
    int line = 0; ///< from 1; 0 if no line is to blame
    MistakeCode code;
    std::vector<MistakeValue> values{};
    /// What was probably meant, or all that may be written.
    std::vector<std::string> meant{};
    /// In which part of the document, if the values do not tell: "giant", a card of a deck.
    std::string part{};

    bool operator==(const Mistake&) const = default;
};

/// Several of them. Nobody reads thousands: after so many the rest are only counted, and a last one says how
/// many they are.
class Mistakes {
  public:
    static constexpr std::size_t kMostTold = 200;

    Mistakes() = default;
    Mistakes(std::initializer_list<Mistake> mistakes)
        : told_(mistakes)
        , size_(mistakes.size()) {}

    /// Costs what it takes to tell it (core/spending.h).
    void push_back(Mistake mistake);
    void append(const Mistakes& others);
    /// Tells the first of them only, if there are more.
    void tellFirst();

    bool empty() const { return size_ == 0; }
    /// How many there are, told or not.
    std::size_t size() const { return size_; }
    const Mistake& front() const { return told_.front(); }
    const Mistake& operator[](std::size_t index) const { return told_[index]; }
    // Those that are told.
    auto begin() const { return told_.begin(); }
    auto end() const { return told_.end(); }
    auto begin() { return told_.begin(); }
    auto end() { return told_.end(); }

    bool operator==(const Mistakes&) const = default;

  private:
    void add(Mistake mistake);
    std::size_t untold() const;
    void addUntold(std::size_t count);

    std::vector<Mistake> told_;
    std::size_t size_ = 0;
};

/// For developers, tests and the "impossible" of scenarios: "two-cards-at castle 1 nw".
std::string toText(const Mistake& mistake);
/// Several, with "; " between them.
std::string toText(const Mistakes& mistakes);

/// The candidate most like a misspelled word, if one is close; else `otherwise`.
std::vector<std::string> likely(std::string_view word, const std::vector<std::string>& candidates,
                                std::vector<std::string> otherwise = {});

} // namespace drawbridge
