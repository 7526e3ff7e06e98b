// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <memory>
#include <typeinfo>
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
        result.held_ = std::make_shared<const Held<T>>(std::move(value));
        return result;
    }

    /// The value, which must be of that type; if empty: a default one, in which nothing is known.
    template <class T>
    const T& as() const {
        static const T nothing{};
        if (!held_) return nothing;
        assert(held_->type() == typeid(T));
        return static_cast<const Held<T>&>(*held_).value;
    }

    friend bool operator==(const PublicValue& left, const PublicValue& right) {
        if (left.held_ == right.held_) return true;
        return left.held_ && right.held_ && left.held_->equals(*right.held_);
    }

  private:
    struct Anything {
        virtual ~Anything() = default;
        virtual const std::type_info& type() const = 0;
        virtual bool equals(const Anything& other) const = 0;
    };
    template <class T>
    struct Held final : Anything {
        explicit Held(T held)
            : value(std::move(held)) {}
        const std::type_info& type() const override { return typeid(T); }
        bool equals(const Anything& other) const override {
            return other.type() == typeid(T) && static_cast<const Held&>(other).value == value;
        }
        const T value;
    };

    std::shared_ptr<const Anything> held_;
};

} // namespace drawbridge
