// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sanitizer/allocator_interface.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace drawbridge::fuzz {

/// Sees to it that what is done while it lives is done within a second of the processor, and takes no more
/// than 64 MB and 64 bytes for each byte of the input at the same time.
class Meter {
  public:
    explicit Meter(std::size_t bytes)
        : mostBytes_((std::size_t{64} << 20) + 64 * bytes)
        , begun_(now()) {
        static const int installed = __sanitizer_install_malloc_and_free_hooks(&took, &gave);
        if (installed == 0) std::abort();
        held = 0;
        most = 0;
    }
    ~Meter() {
        const double seconds = now() - begun_;
        if (seconds <= kMostSeconds && most <= static_cast<std::ptrdiff_t>(mostBytes_)) return;
        std::fprintf(stderr, "too costly: %.2f s, %td bytes at once\n", seconds, most);
        std::abort();
    }
    Meter(const Meter&) = delete;

  private:
    static constexpr double kMostSeconds = 1;

    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }
    static void took(const volatile void*, std::size_t size) {
        held += static_cast<std::ptrdiff_t>(size);
        if (held > most) most = held;
    }
    static void gave(const volatile void* memory) {
        if (memory == nullptr) return;
        held -= static_cast<std::ptrdiff_t>(__sanitizer_get_allocated_size(const_cast<const void*>(memory)));
    }

    inline static thread_local std::ptrdiff_t held = 0;
    inline static thread_local std::ptrdiff_t most = 0;

    std::size_t mostBytes_;
    double begun_;
};

} // namespace drawbridge::fuzz
