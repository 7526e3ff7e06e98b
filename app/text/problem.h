// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

// Failures outside the rules of a game: of files, folders, printers and other programs, and of what was asked
// for. Like a Verdict and a Mistake, a Problem is a code and its values; problem.cpp has the messages.
namespace drawbridge {

/// Why something failed.
class Problem {
  public:
    /// A name such as "file-missing". It must be a literal, so that a test finds all of them in the sources
    /// and checks that each has a message.
    struct Code {
        consteval Code(const char* name)
            : id(name) {}
        std::string_view id;
    };

    /// `values` are inserted into the message; in one with a plural the last value is its number.
    explicit Problem(Code code, QStringList values = {})
        : code_(code.id)
        , values_(std::move(values)) {}
    /// A mistake in a file, or in a text without a file name.
    Problem(const QString& file, const Mistake& mistake);

    /// The message in the reader's language: what is wrong, and what to do.
    QString text() const;
    const QStringList& values() const { return values_; }
    /// The mistake in the file, if the file could be read.
    const std::optional<Mistake>& mistake() const { return mistake_; }

  private:
    std::string_view code_;
    QStringList values_;
    std::optional<Mistake> mistake_;
};

/// The codes of all problems that have messages.
QStringList wordedProblems();

/// What a function that can fail returns: a value, or a problem. Result<> is success or a problem.
template <class T = std::monostate>
class [[nodiscard]] Result {
  public:
    Result(T value = {})
        : held_(std::move(value)) {}
    Result(Problem problem)
        : held_(std::move(problem)) {}

    explicit operator bool() const { return held_.index() == 0; }
    /// The value; only on success.
    T& operator*() & { return std::get<0>(held_); }
    const T& operator*() const& { return std::get<0>(held_); }
    T operator*() && { return std::get<0>(std::move(held_)); }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }
    T valueOr(T otherwise) const { return *this ? **this : std::move(otherwise); }
    /// The problem; only on failure.
    const Problem& problem() const { return std::get<1>(held_); }

  private:
    std::variant<T, Problem> held_;
};

} // namespace drawbridge
