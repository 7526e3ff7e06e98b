// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPrinter;

// What becomes of sheets between the program and the printer. Qt tells nothing of it; where CUPS prints
// (Linux, other Unix), CUPS does. Elsewhere both functions return nothing.
namespace drawbridge {

/// Why what this thread printed last has not been taken, in a sentence; empty: it has been, or nobody knows.
QString spoolProblem();

/// A sentence if the dialog of the system has been told to put several pages on a sheet of paper, which makes
/// them smaller; else empty.
QString pagesPerSheetWarning(const QPrinter& printer);

} // namespace drawbridge
