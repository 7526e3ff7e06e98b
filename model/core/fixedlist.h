// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace drawbridge {

/// A list that never allocates: at most `Capacity` small values, stored inside the object and uninitialised
/// until pushed. Pushing beyond the capacity is a bug of the caller.
template <class T, std::size_t Capacity>
class FixedList {
  public:
    FixedList() {}

    void push(const T& value) {
        assert(size_ < Capacity);
        std::construct_at(items_ + size_++, value);
    }
    /// Constructs the value in place.
    template <class... Parts>
    void emplace(Parts... parts) {
        assert(size_ < Capacity);
        ::new (static_cast<void*>(items_ + size_++)) T{parts...};
    }
    void clear() { size_ = 0; }
    void resize(std::size_t smaller) {
        assert(smaller <= size_);
        size_ = smaller;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    /// Removes one value; those behind it move up.
    void erase(std::size_t index) {
        for (--size_; index < size_; ++index) items_[index] = items_[index + 1];
    }

    const T& operator[](std::size_t index) const { return items_[index]; }
    T& operator[](std::size_t index) { return items_[index]; }
    const T& front() const { return items_[0]; }

    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }
    T* begin() { return items_; }
    T* end() { return items_ + size_; }

    /// The same values in the same order.
    bool operator==(const FixedList& other) const
        requires std::equality_comparable<T>
    {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

  private:
    static_assert(std::is_trivially_destructible_v<T>);

    std::size_t size_ = 0;
    union { // keeps T's initialisers from running for the whole capacity
        T items_[Capacity];
    };
};

} // namespace drawbridge
