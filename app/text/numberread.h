// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringView>
#include <optional>

// Numbers as people write them, whatever language is spoken: no field and no option reads them otherwise.
namespace drawbridge {

/// A number in plain figures, "-1200.5"; nothing if it is none. Its fraction begins with a point or a comma,
/// either, so neither parts thousands: only blanks and apostrophes do. Figures may be those of any script,
/// and the minus may be the mathematicians'.
std::optional<QByteArray> plainNumber(QStringView text);

/// Its value.
std::optional<double> numberFrom(QStringView text);
/// Of a whole number without a sign; one with a fraction is none.
std::optional<quint64> wholeNumberFrom(QStringView text);

} // namespace drawbridge
