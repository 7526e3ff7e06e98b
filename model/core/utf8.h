// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace drawbridge {

/// The length in bytes of the character at a position of a text; 0 at its end and for invalid UTF-8.
/// (Shortest forms only, no surrogates.)
constexpr std::size_t characterAt(std::string_view text, std::size_t at) {
    if (at >= text.size()) return 0;
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) return 1;
    const std::size_t more = byte >= 0xC2 && byte <= 0xDF   ? 1
                             : byte >= 0xE0 && byte <= 0xEF ? 2
                             : byte >= 0xF0 && byte <= 0xF4 ? 3
                                                            : 0;
    if (more == 0 || at + more >= text.size()) return 0;
    std::uint32_t code = byte & (0x3Fu >> more);
    for (std::size_t i = 1; i <= more; ++i) {
        const auto next = static_cast<unsigned char>(text[at + i]);
        if ((next & 0xC0) != 0x80) return 0;
        code = code << 6 | (next & 0x3Fu);
    }
    const bool shortest = more == 1 || (more == 2 ? code >= 0x800 : code >= 0x10000);
    return shortest && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) ? more + 1 : 0;
}

} // namespace drawbridge
