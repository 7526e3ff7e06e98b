// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringView>
#include <optional>

// Parses numbers as people write them, the same in all languages; used by all fields and options.
namespace drawbridge {

/// Normalizes a number to "-1200.5"; nothing if it is none. Decimal separators are both point and comma, so
/// thousands separators are only blanks and apostrophes. Accepts digits of any script, and the typographic
/// minus.
std::optional<QByteArray> plainNumber(QStringView text);

/// Its value.
std::optional<double> numberFrom(QStringView text);
/// The value of an unsigned whole number; nothing if it has a fraction.
std::optional<quint64> wholeNumberFrom(QStringView text);

} // namespace drawbridge
