// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

// A program whose one source includes this counts all of its memory, and can refuse to give any more.
namespace drawbridge::memory {

inline constexpr std::size_t kHeader = alignof(std::max_align_t);

inline std::atomic<std::size_t> taken = 0;
inline std::atomic<std::size_t> mostTaken = 0;
inline std::atomic<std::size_t> mostAtOnce = SIZE_MAX; // what is asked for at one go and is more is refused
inline std::atomic<std::size_t> mostAltogether = SIZE_MAX; // the same of all that is held at the same time

inline void* take(std::size_t size) {
    if (size > mostAtOnce || taken + size > mostAltogether) throw std::bad_alloc();
    auto* memory = static_cast<std::byte*>(std::malloc(size + kHeader));
    if (memory == nullptr) throw std::bad_alloc();
    ::new (memory) std::size_t(size);
    const std::size_t now = taken += size;
    std::size_t most = mostTaken;
    while (most < now && !mostTaken.compare_exchange_weak(most, now)) {
    }
    return memory + kHeader;
}

inline void give(void* memory) noexcept {
    if (memory == nullptr) return;
    std::byte* start = static_cast<std::byte*>(memory) - kHeader;
    taken -= *std::launder(reinterpret_cast<std::size_t*>(start));
    std::free(start);
}

/// How many bytes more than before are held at once while something is done.
template <class Work>
std::size_t mostWhile(Work work) {
    const std::size_t before = taken;
    mostTaken = before;
    work();
    return mostTaken - before;
}

} // namespace drawbridge::memory

void* operator new(std::size_t size) { return drawbridge::memory::take(size); }
void* operator new[](std::size_t size) { return drawbridge::memory::take(size); }
void operator delete(void* memory) noexcept { drawbridge::memory::give(memory); }
void operator delete[](void* memory) noexcept { drawbridge::memory::give(memory); }
void operator delete(void* memory, std::size_t) noexcept { drawbridge::memory::give(memory); }
void operator delete[](void* memory, std::size_t) noexcept { drawbridge::memory::give(memory); }
