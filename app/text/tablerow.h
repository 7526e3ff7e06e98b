// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace drawbridge {

/// A paragraph of HTML, and a heading of that level.
inline QString paragraph(const QString& html) { return QStringLiteral("<p>%1</p>").arg(html); }
inline QString headingOf(int level, const QString& html) {
    return QStringLiteral("<h%1>%2</h%1>").arg(QString::number(level), html);
}

/// A row of an HTML table. In right-to-left text the cells are reversed: Qt does not mirror tables.
inline QString tableRow(QStringList cells) {
    if (QLocale().textDirection() == Qt::RightToLeft) std::reverse(cells.begin(), cells.end());
    return QStringLiteral("<tr>%1</tr>").arg(cells.join(QString()));
}

/// A table of such rows. In right-to-left text a narrow one is put at the right of a cell, since Qt would put
/// it at the right of the page, on its margin.
inline QString tableOf(const QString& rows, const QString& attributes = {}) {
    if (QLocale().textDirection() != Qt::RightToLeft)
        return QStringLiteral("<table %1>%2</table>").arg(attributes, rows);
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr><td>"
                          "<table align=\"right\" %1>%2</table></td></tr></table>")
        .arg(attributes, rows);
}

/// A table; the first cell of each row is its label.
struct Figures {
    QString title;
    QStringList heads; ///< of all columns
    std::vector<QStringList> rows;
};

/// A spoken version: the title, and each row as "Castle Keep: played 3, won 2".
inline QString spoken(const Figures& figures) {
    QStringList lines{figures.title + '.'};
    for (const QStringList& row : figures.rows) {
        QStringList cells;
        for (qsizetype column = 1; column < row.size(); ++column)
            //: A number, spoken: %1 is what it counts, %2 the number, as in "played 3"
            cells << QCoreApplication::translate("ChronicleWords", "%1 %2")
                         .arg(figures.heads.value(column), row[column]);
        //: What is told of somebody or something: %1 is whom, %2 a list
        lines << QCoreApplication::translate("ChronicleWords", "%1: %2.")
                     .arg(row.value(0), cells.join(QStringLiteral(", ")));
    }
    return lines.join('\n');
}

} // namespace drawbridge
