// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace drawbridge {

/// A numbered rule of a game's ledger, such as KEEP-BUILD-8. Rules cite clauses by this ID; the reference,
/// the tests and the lessons use the same one.
class Clause {
  public:
    constexpr Clause() = default;
    /// `id` must be a string literal: it is not copied.
    consteval Clause(const char* id)
        : id_(id) {}

    constexpr std::string_view id() const { return id_; }
    constexpr explicit operator bool() const { return id_[0] != '\0'; }
    friend constexpr bool operator==(Clause left, Clause right) { return left.id() == right.id(); }

  private:
    const char* id_ = "";
};

/// The role of a value in a refusal; its text refers to values by role.
enum class ReasonValue : std::uint8_t {
    Card,      ///< a face of the game: the card to be moved
    OtherCard, ///< the other card concerned
    Count,     ///< a number; the text has a plural
    Round,     ///< of the game, from 1
    Needed,    ///< how much is needed
    Available, ///< how much is available
    Unit,      ///< one of the units that cards show
    Units,     ///< a set of units, a bit each
    Reason,    ///< a further reason of the same game, with the same values
};

/// The answer to "may this move be made?": yes, or why not: one of the game's own reasons (an enumeration
/// such as "keep/reasons.h"), the clause that says so, and named values. A reason is what somebody has to be
/// told; one clause may have several, and several clauses may share one.
class Verdict {
  public:
    constexpr Verdict() = default;
    static constexpr Verdict legal() { return {}; }
    /// A refusal; see also refuse().
    constexpr Verdict(std::uint8_t reason, Clause clause)
        : clause_(clause)
        , reason_(reason) {}

    /// The same refusal with a value; there is room for three.
    constexpr Verdict with(ReasonValue name, std::uint8_t value) const {
        Verdict verdict = *this;
        verdict.values_[verdict.valueCount_++] = {name, value};
        return verdict;
    }
    /// The same refusal with a second clause that says the same in this case, or a ruling that explains it.
    constexpr Verdict also(Clause clause) const {
        Verdict verdict = *this;
        verdict.also_ = clause;
        return verdict;
    }

    constexpr bool isLegal() const { return !clause_; }
    constexpr explicit operator bool() const { return isLegal(); }
    /// The clause that forbids the move; empty if it is legal.
    constexpr Clause clause() const { return clause_; }
    /// A further clause to read; may be empty.
    constexpr Clause seeAlso() const { return also_; }
    /// Which of the game's reasons it is.
    template <class Reason = std::uint8_t>
    constexpr Reason reason() const {
        return static_cast<Reason>(reason_);
    }

    struct Named {
        ReasonValue name{};
        std::uint8_t value = 0;
        friend bool operator==(const Named&, const Named&) = default;
    };
    constexpr std::span<const Named> values() const { return std::span(values_).first(valueCount_); }
    /// The value of that name, if it has one.
    constexpr std::optional<std::uint8_t> value(ReasonValue name) const {
        for (const Named& named : values())
            if (named.name == name) return named.value;
        return std::nullopt;
    }

    friend bool operator==(const Verdict&, const Verdict&) = default;

  private:
    Clause clause_;
    Clause also_;
    std::array<Named, 3> values_{};
    std::uint8_t valueCount_ = 0;
    std::uint8_t reason_ = 0;
};

/// A refusal by a game's own reason, concerning a card and another one.
template <class Reason>
constexpr Verdict refuse(Reason reason, Clause clause) {
    return {static_cast<std::uint8_t>(reason), clause};
}
template <class Reason>
constexpr Verdict refuse(Reason reason, Clause clause, std::uint8_t card) {
    return refuse(reason, clause).with(ReasonValue::Card, card);
}
template <class Reason>
constexpr Verdict refuse(Reason reason, Clause clause, std::uint8_t card, std::uint8_t other) {
    return refuse(reason, clause, card).with(ReasonValue::OtherCard, other);
}

} // namespace drawbridge
