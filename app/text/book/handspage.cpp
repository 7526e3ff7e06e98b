// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/handspage.h"

#include "text/wordbook.h"

#include <array>
#include <string_view>

namespace drawbridge {

std::vector<HandsPart> handsParts() {
    constexpr std::array<std::string_view, 7> kParts{"sit",     "play", "return", "others",
                                                     "private", "lost", "afar"};
    const WordBook& words = WordBook::forGame({});
    std::vector<HandsPart> parts;
    for (const std::string_view part : kParts)
        parts.push_back(
            {QLatin1String("hands-") + QLatin1String(part.data(), static_cast<qsizetype>(part.size())),
             words.text({"hands", part, "title"}), words.text({"hands", part, "text"})});
    return parts;
}

} // namespace drawbridge
