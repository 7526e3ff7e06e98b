// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/search.h"

#include "text/book/wordstems.h"

#include <algorithm>

namespace drawbridge {

Search::Search(const QString& words)
    : words_(plainText(words).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {}

bool Search::fits(const QString& text) const {
    const QString bare = plainText(text);
    return std::ranges::all_of(words_, [&bare](const QString& word) { return bare.contains(word); });
}

} // namespace drawbridge
