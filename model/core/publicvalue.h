// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <memory>
#include <utility>

namespace drawbridge {

/// A type-erased value of a game's own type: the public part of its position. Shared and immutable, so that
/// copying a view does not copy it.
class PublicValue {
  public:
    PublicValue() = default; ///< of no game

    template <class T>
    static PublicValue of(T value) {
        PublicValue result;
        result.held_ = std::make_shared<const T>(std::move(value));
        result.equal_ = &equal<T>;
        return result;
    }

    /// The value, which must be of that type; if empty: a default one, in which nothing is known.
    template <class T>
    const T& as() const {
        static const T nothing{};
        if (!held_) return nothing;
        assert(equal_ == &equal<T>);
        return *static_cast<const T*>(held_.get());
    }

    friend bool operator==(const PublicValue& left, const PublicValue& right) {
        if (left.held_ == right.held_) return true;
        return left.held_ && left.equal_ == right.equal_ && left.equal_(left.held_.get(), right.held_.get());
    }

  private:
    template <class T>
    static bool equal(const void* left, const void* right) {
        return *static_cast<const T*>(left) == *static_cast<const T*>(right);
    }

    std::shared_ptr<const void> held_;
    bool (*equal_)(const void* left, const void* right) = nullptr; ///< also tells the type
};

} // namespace drawbridge
