// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/numberread.h"

#include <cmath>

namespace drawbridge {

namespace {

constexpr int kGroup = 3; // digits per thousands group

bool isMark(char16_t letter) { // an invisible direction mark
    return letter == 0x200E || letter == 0x200F || letter == 0x061C ||
           (letter >= 0x2066 && letter <= 0x2069) || (letter >= 0x202A && letter <= 0x202E);
}

bool isMinus(char16_t letter) {
    return letter == u'-' || letter == 0x2212 || letter == 0x2013 || letter == 0xFF0D;
}

/// Decimal separators, including the Arabic one.
bool isPoint(char16_t letter) { return letter == u'.' || letter == u',' || letter == 0x066B; }

/// Thousands separators: any blank, an apostrophe, the Arabic one. None of them is a decimal separator.
bool partsThousands(QChar letter) {
    return letter.isSpace() || letter == u'\'' || letter == QChar(0x2019) || letter == QChar(0x066C);
}

} // namespace

std::optional<QByteArray> plainNumber(QStringView text) {
    QByteArray plain;
    int figures = 0; // digits in all
    int group = 0;   // digits since the last thousands separator
    bool isParted = false;
    bool hasPoint = false;
    const auto endsGroup = [&] { return !isParted || group == kGroup; };
    for (const QChar letter : text.trimmed()) {
        if (isMark(letter.unicode())) continue;
        if (const int figure = letter.digitValue(); letter.isDigit() && figure >= 0) {
            plain += static_cast<char>('0' + figure);
            ++figures;
            ++group;
        } else if (plain.isEmpty() && (isMinus(letter.unicode()) || letter == u'+')) {
            plain += letter == u'+' ? '+' : '-';
        } else if (isPoint(letter.unicode()) && !hasPoint && endsGroup()) {
            plain += '.';
            hasPoint = true;
        } else if (partsThousands(letter) && !hasPoint && group > 0 && group <= kGroup && endsGroup()) {
            isParted = true;
            group = 0;
        } else {
            return {};
        }
    }
    if (figures == 0 || (!hasPoint && !endsGroup())) return {};
    return plain;
}

std::optional<double> numberFrom(QStringView text) {
    const auto plain = plainNumber(text);
    const double value = plain ? plain->toDouble() : NAN;
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<quint64> wholeNumberFrom(QStringView text) {
    const auto plain = plainNumber(text);
    bool isWhole = false;
    const quint64 value = plain ? plain->toULongLong(&isWhole) : 0;
    return isWhole ? std::optional(value) : std::nullopt;
}

} // namespace drawbridge
