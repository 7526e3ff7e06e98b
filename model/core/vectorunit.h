// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Called at the start of long calculations. Libraries may leave the upper halves of the vector registers in
/// use (strings handled with AVX do); many processors then run all code compiled for an older level, as ours
/// is, at two thirds of its speed, since each instruction has to keep those halves (Intel 64 and IA-32
/// Architectures Optimization Reference Manual, "Mixing AVX Code with SSE Code"). This puts them out of use.
/// Changes no value; does nothing where there is nothing to do.
inline void clearUpperVectors() {
#if defined(__GNUC__) && defined(__x86_64__) && !defined(__AVX__)
    if (__builtin_cpu_supports("avx")) __asm__ volatile("vzeroupper");
#endif
}

} // namespace drawbridge
