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

/// A table of such rows. A narrow one lies where lines begin: at the right of a cell, since Qt would put it
/// at the right of the page, on its margin.
inline QString tableOf(const QString& rows, const QString& attributes = {}) {
    if (QLocale().textDirection() != Qt::RightToLeft)
        return QStringLiteral("<table %1>%2</table>").arg(attributes, rows);
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr><td>"
                          "<table align=\"right\" %1>%2</table></td></tr></table>")
        .arg(attributes, rows);
}

} // namespace drawbridge
