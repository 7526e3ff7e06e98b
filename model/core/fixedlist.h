// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace drawbridge {

/// A list that never allocates: at most `Capacity` small values, kept inside the object and not
/// initialised before they are pushed. Pushing beyond the capacity is a bug of the caller.
template <class T, std::size_t Capacity>
class FixedList {
  public:
    FixedList() {} // NOLINT: the storage stays uninitialised on purpose

    void push(const T& value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    void clear() { size_ = 0; }
    void resize(std::size_t smaller) {
        assert(smaller <= size_);
        size_ = smaller;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    const T& operator[](std::size_t index) const { return items_[index]; }
    T& operator[](std::size_t index) { return items_[index]; }
    const T& front() const { return items_[0]; }

    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }
    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }

  private:
    std::array<T, Capacity> items_;
    std::size_t size_ = 0;
};

} // namespace drawbridge
