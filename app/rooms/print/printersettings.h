// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QMarginsF>
#include <QString>
#include <QStringList>
#include <vector>

class QPrinter;

// What is known of printers: what they can do, and what a person has found out about them.
namespace drawbridge {

/// How a printer turns its paper over, and what puts right by how much it misses. Kept for each
/// printer by its name; the empty name stands for any other, and for files.
struct PrinterHabits {
    SheetFlip flip = SheetFlip::longEdge;
    Correction correction;

    bool operator==(const PrinterHabits&) const = default;
};
PrinterHabits habitsOf(const QString& printer);
void keepHabits(const QString& printer, const PrinterHabits& habits);

/// What a printer can do with a page.
struct PrinterTraits {
    QString name;
    QMarginsF unprintable;      ///< millimetres that stay white, of a page held upright
    std::vector<QSizeF> papers; ///< millimetres, held upright; empty: not known
    bool anyPaper = false;      ///< it takes other sizes too
    bool stopped = false;       ///< it says that it cannot print now
    bool oneSided = false;      ///< it says that it cannot turn the paper by itself
};
/// Asks the system about a printer, for pages of this size (millimetres, held upright). May take a while.
PrinterTraits traitsOf(const QString& printer, const QSizeF& paper);

/// What will go wrong if sheets are printed there, in sentences that say what to do; nothing if all is well.
QStringList warningsFor(const Sheets& sheets, const PrinterTraits& printer);

/// How to print both sides where the printer prints one; empty if it prints both, or they are not asked for.
QString oneSidedHint(const Sheets& sheets, const PrinterTraits& printer);

/// The paper that the system's dialog has chosen is another than that of the sheets: a sentence about it.
QString paperWarning(const QSizeF& wanted, const QPrinter& printer);

} // namespace drawbridge
