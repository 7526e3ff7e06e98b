// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#    define DRAWBRIDGE_SANITIZED 1
#elif defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#        define DRAWBRIDGE_SANITIZED 1
#    endif
#endif

/// Tests that play thousands of games play one of so many where a sanitizer makes each of them slow.
#ifdef DRAWBRIDGE_SANITIZED
inline constexpr int kOneGameOf = 20;
#else
inline constexpr int kOneGameOf = 1;
#endif

} // namespace drawbridge
