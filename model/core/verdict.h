// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace drawbridge {

/// A numbered rule of a game's ledger, such as KEEP-BUILD-8. Rules cite clauses by this name; the
/// reference, the tests and the lessons use the same one.
class Clause {
  public:
    constexpr Clause() = default;
    /// `id` must be a literal: a clause keeps no copy.
    consteval Clause(const char* id)
        : id_(id) {}

    constexpr std::string_view id() const { return id_; }
    constexpr explicit operator bool() const { return id_[0] != '\0'; }
    friend constexpr bool operator==(Clause left, Clause right) { return left.id() == right.id(); }

  private:
    const char* id_ = "";
};

/// The answer to "may this move be made?": yes, or the clause that forbids it and the values its
/// sentence needs (what they are is said where the game's sentences are written).
class Verdict {
  public:
    static constexpr Verdict legal() { return {}; }
    static constexpr Verdict refuse(Clause clause, std::uint8_t first = 0, std::uint8_t second = 0) {
        Verdict verdict;
        verdict.clause_ = clause;
        verdict.values_ = {first, second};
        return verdict;
    }

    /// The same refusal with a second clause that says the same of this case, or a ruling that explains it.
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
    constexpr std::uint8_t value(int index) const { return values_[static_cast<std::size_t>(index)]; }

  private:
    Clause clause_;
    Clause also_;
    std::array<std::uint8_t, 2> values_{};
};

} // namespace drawbridge
