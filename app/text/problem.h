// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

// Why something could not be done that the rules of no game forbid: files, folders, printers and other
// programs are in the way, or what somebody asked for cannot be had. Like a Verdict and a Mistake it is a
// code and its values; problem.cpp has the words.
namespace drawbridge {

/// What is in the way.
class Problem {
  public:
    /// A name such as "file-missing". It can only be a literal: so a test finds all that there are, and sees
    /// to it that each has words.
    struct Code {
        consteval Code(const char* name)
            : id(name) {}
        std::string_view id;
    };

    /// `values` are put into the sentence; a last one that is a number can choose its plural.
    explicit Problem(Code code, QStringList values = {})
        : code_(code.id)
        , values_(std::move(values)) {}
    /// Something is wrong in a file, or in what has been written elsewhere and has no name.
    Problem(const QString& file, const Mistake& mistake);

    /// One sentence or more, which say what to do. They name the file, if it is about one.
    QString text() const;
    const QStringList& values() const { return values_; }
    /// What is wrong in the file, if it could be read.
    const std::optional<Mistake>& mistake() const { return mistake_; }

  private:
    std::string_view code_;
    QStringList values_;
    std::optional<Mistake> mistake_;
};

/// The codes of all problems that have words.
QStringList wordedProblems();

/// What came of something that can fail: its value, or the problem; without a value, that it is done.
template <class T = std::monostate>
class [[nodiscard]] Result {
  public:
    Result(T value = {})
        : held_(std::move(value)) {}
    Result(Problem problem)
        : held_(std::move(problem)) {}

    explicit operator bool() const { return held_.index() == 0; }
    /// The value; there must be one.
    T& operator*() & { return std::get<0>(held_); }
    const T& operator*() const& { return std::get<0>(held_); }
    T operator*() && { return std::get<0>(std::move(held_)); }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }
    T valueOr(T otherwise) const { return *this ? **this : std::move(otherwise); }
    /// The problem; there must be one.
    const Problem& problem() const { return std::get<1>(held_); }

  private:
    std::variant<T, Problem> held_;
};

} // namespace drawbridge
