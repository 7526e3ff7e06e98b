// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/figures.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(ChronicleWords)
};

} // namespace

QString spoken(const Figures& figures) {
    QStringList lines{figures.title + '.'};
    for (const QStringList& row : figures.rows) {
        QStringList cells;
        for (qsizetype column = 1; column < row.size(); ++column)
            //: A number, spoken: %1 is what it counts, %2 the number, as in "played 3"
            cells << FigureWords::tr("%1 %2").arg(figures.heads.value(column), row[column]);
        //: What is told of somebody or something: %1 is whom, %2 a list
        lines << FigureWords::tr("%1: %2.").arg(row.value(0), cells.join(QStringLiteral(", ")));
    }
    return lines.join('\n');
}

} // namespace drawbridge
