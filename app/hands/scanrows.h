// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

/// A text as a QR code: its rows from the top, a '1' for each dark module and a '0' for each light one,
/// without the margin. Empty if there is no text, or too much. Library: libqrencode.
QStringList scanRows(const QString& text);

} // namespace drawbridge
