// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/search.h"

#include <algorithm>

namespace drawbridge {

namespace {

/// Without case and accents.
QString plain(const QString& text) {
    QString bare;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing) bare.append(letter);
    return bare.toCaseFolded();
}

} // namespace

Search::Search(const QString& words)
    : words_(plain(words).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {}

bool Search::fits(const QString& text) const {
    const QString bare = plain(text);
    return std::ranges::all_of(words_, [&bare](const QString& word) { return bare.contains(word); });
}

} // namespace drawbridge
