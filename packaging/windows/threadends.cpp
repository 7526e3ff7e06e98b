// SPDX-License-Identifier: GPL-3.0-or-later
// With GCC for Windows, what a thread has of its own (thread_local) is destroyed by libstdc++, and its memory
// given back by libgcc, in the order in which these two first had something to do. In Qt libgcc is the first:
// then what its regular expressions keep is destroyed after its memory is gone, the thread crashes at its end
// while it holds a lock of all threads, and the program waits for that lock when it ends, for ever. Linked
// into Qt, this gives libstdc++ something to do before.
#include <cxxabi.h>

[[gnu::constructor(101)]] static void beFirst() {
    abi::__cxa_thread_atexit([](void*) {}, nullptr, nullptr);
}
