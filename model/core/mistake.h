// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/verdict.h"
#include "core/words.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// What is wrong with something that was written: a position, a deck, a scenario or its expectations. Like a
// Verdict it is a code with values; the app has the words (app/text/mistaketext.h).
namespace drawbridge {

/// A kind of mistake, by a name such as "no-such-card". It can only be written as "no-such-card"_mistake, so
/// that a test can find all of them and check that each has words.
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

/// A value in the sentence of a mistake: words or numbers as in the file, and names in notation, which the
/// app replaces by the names shown at the table.
struct MistakeValue {
    enum class Kind : std::uint8_t {
        Words,
        SeatNumber, ///< from 1; "chance" or "nobody"
        CardName,   ///< "RcT"
        PlaceName,  ///< "nw"
        PileName,   ///< "hand 1"
        ClauseName, ///< "KEEP-BUILD-8", told with what it says
    };

    Kind kind = Kind::Words;
    std::vector<std::string> words; ///< all items, if a list

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
    MistakeValue(Kind what, std::string name)
        : kind(what)
        , words{std::move(name)} {}

    bool operator==(const MistakeValue&) const = default;
};
inline MistakeValue seatInMistake(Seat seat) { return {MistakeValue::Kind::SeatNumber, seatText(seat)}; }
inline MistakeValue cardInMistake(std::string name) {
    return {MistakeValue::Kind::CardName, std::move(name)};
}
inline MistakeValue placeInMistake(std::string_view name) {
    return {MistakeValue::Kind::PlaceName, std::string(name)};
}
inline MistakeValue pileInMistake(std::string_view name) {
    return {MistakeValue::Kind::PileName, std::string(name)};
}
inline MistakeValue clauseInMistake(Clause clause) {
    return {MistakeValue::Kind::ClauseName, std::string(clause.id())};
}

/// Something wrong with what was written.
struct Mistake {
    int line = 0; ///< from 1; 0 if it belongs to no line
    MistakeCode code;
    std::vector<MistakeValue> values{};
    /// Suggestions: what was probably meant, or all that may be written.
    std::vector<std::string> meant{};
    /// The part of the document, if the values do not tell: "giant", a card of a deck.
    std::string part{};
    /// Of what larger thing it is a part, in a sentence around its own: the position of a record.
    std::optional<MistakeCode> within{};

    bool operator==(const Mistake&) const = default;
};

/// A list of mistakes with a limit: beyond it the rest are only counted, and a final entry says how many
/// there are.
class Mistakes {
  public:
    static constexpr std::size_t kMostTold = 200;

    Mistakes() = default;
    Mistakes(std::initializer_list<Mistake> mistakes)
        : told_(mistakes)
        , size_(mistakes.size()) {}

    /// Spends what telling it costs (core/readbudget.h).
    void push_back(Mistake mistake);
    void append(const Mistakes& others);
    /// Keeps only the first, if there are more.
    void tellFirst();

    bool empty() const { return size_ == 0; }
    /// The total number, including those only counted.
    std::size_t size() const { return size_; }
    const Mistake& front() const { return told_.front(); }
    const Mistake& operator[](std::size_t index) const { return told_[index]; }
    // Those that are kept.
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
