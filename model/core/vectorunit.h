// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Called at the start of long calculations. Libraries may leave the upper halves of the vector registers
/// dirty (AVX string functions do); many processors then run non-AVX code such as ours at two thirds of its
/// speed, since each instruction has to preserve those halves (Intel 64 and IA-32 Architectures Optimization
/// Reference Manual, "Mixing AVX Code with SSE Code"). This clears them (VZEROUPPER). Changes no value; a
/// no-op where not needed.
inline void clearUpperVectors() {
#if defined(__GNUC__) && defined(__x86_64__) && !defined(__AVX__)
    if (__builtin_cpu_supports("avx")) __asm__ volatile("vzeroupper");
#endif
}

} // namespace drawbridge
