// SPDX-License-Identifier: GPL-3.0-or-later
// With GCC for Windows, thread_local objects are destroyed by libstdc++, and their memory is freed by libgcc,
// in the order in which the two were first used. In Qt libgcc comes first: the thread-local data of its
// regular expressions is then destroyed after its memory has been freed, the thread crashes while it holds a
// lock on all threads, and the program hangs on that lock at exit. Linked into Qt, this file makes libstdc++
// come first.
#include <cxxabi.h>

[[gnu::constructor(101)]] static void beFirst() {
    abi::__cxa_thread_atexit([](void*) {}, nullptr, nullptr);
}
