// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"
#include "text/problem.h"

#include <QMarginsF>
#include <QString>
#include <QStringList>
#include <vector>

class QPrinter;

// Properties of printers: reported by the system, and measured by the user.
namespace drawbridge {

/// How a printer turns the paper, and the correction of its misalignment. Stored by printer name; the empty
/// name is for any other printer, and for files.
struct PrinterHabits {
    SheetFlip flip = SheetFlip::longEdge;
    Correction correction;

    bool operator==(const PrinterHabits&) const = default;
};
PrinterHabits habitsOf(const QString& printer);
void keepHabits(const QString& printer, const PrinterHabits& habits);

/// A printer's capabilities for a page size.
struct PrinterTraits {
    QString name;
    QMarginsF unprintable;      ///< unprintable margins in millimetres, portrait
    std::vector<QSizeF> papers; ///< millimetres, portrait; empty: unknown
    bool anyPaper = false;      ///< custom sizes, too
    bool stopped = false;       ///< reports that it cannot print now
    bool oneSided = false;      ///< reports no duplex unit
};
/// Queries the system about a printer, for pages of this size (millimetres, portrait). May be slow.
PrinterTraits traitsOf(const QString& printer, const QSizeF& paper);

/// Problems of printing the sheets there, in sentences that say what to do; empty if there are none.
QStringList warningsFor(const Sheets& sheets, const PrinterTraits& printer);

/// How to print both sides on a printer without duplex; empty if it has one, or only one side is needed.
QString oneSidedHint(const Sheets& sheets, const PrinterTraits& printer);

/// Whether what this thread printed last has been taken by the spooler: CUPS says so, where it is used
/// (Linux, other Unix); done as well where nobody knows.
Result<> spooled();

/// A warning if the system dialog is set to several pages per sheet, which scales them down; else empty.
QString pagesPerSheetWarning(const QPrinter& printer);

/// A warning if the paper chosen in the system dialog differs from that of the sheets.
QString paperWarning(const QSizeF& wanted, const QPrinter& printer);

} // namespace drawbridge
