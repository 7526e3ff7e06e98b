// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace drawbridge {

/// A row of a table in HTML. Where one reads from the right, its cells come in reverse: Qt mirrors no tables.
inline QString tableRow(QStringList cells) {
    if (QLocale().textDirection() == Qt::RightToLeft) std::reverse(cells.begin(), cells.end());
    return QStringLiteral("<tr>%1</tr>").arg(cells.join(QString()));
}

} // namespace drawbridge
