// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plaintext.h"

#include <cstdint>

namespace drawbridge {

namespace {

bool isBreak(std::uint32_t code) { return code == '\n' || code == 0x85 || code == 0x2028 || code == 0x2029; }

bool isOrder(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0)         // C0, DEL and C1
           || code == 0x61c || code == 0x200e || code == 0x200f // directional marks
           || (code >= 0x202a && code <= 0x202e)                // embeddings and overrides
           || (code >= 0x2066 && code <= 0x206f)                // isolates, and deprecated controls
           || code == 0xfeff;                                   // byte order mark
}

/// Decodes the character at `at` and sets `length`; an invalid byte is returned as it is.
std::uint32_t codeAt(std::string_view text, std::size_t at, std::size_t& length) {
    const auto byte = [&](std::size_t index) { return static_cast<std::uint8_t>(text[index]); };
    const std::uint32_t first = byte(at);
    length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (length == 1 || at + length > text.size()) {
        length = 1;
        return first < 0x80 ? first : 0xfffd;
    }
    std::uint32_t code = first & (0xffu >> (length + 1));
    for (std::size_t next = 1; next < length; ++next) {
        if ((byte(at + next) & 0xc0) != 0x80) {
            length = 1;
            return 0xfffd;
        }
        code = code << 6 | (byte(at + next) & 0x3fu);
    }
    return code;
}

std::string plain(std::string_view text, char lineBreak, char tab) {
    std::string result;
    result.reserve(text.size());
    std::size_t length = 0;
    for (std::size_t at = 0; at < text.size(); at += length) {
        const std::uint32_t code = codeAt(text, at, length);
        if (isBreak(code))
            result += lineBreak;
        else if (code == '\t')
            result += tab;
        else if (!isOrder(code))
            result += text.substr(at, length);
    }
    return result;
}

} // namespace

std::string plainText(std::string_view text) { return plain(text, '\n', '\t'); }

std::string plainLine(std::string_view text) { return plain(text, ' ', ' '); }

} // namespace drawbridge
