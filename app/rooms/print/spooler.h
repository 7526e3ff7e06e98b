// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QString>

class QPrinter;

// What becomes of sheets between the program and the printer. Qt tells nothing of it; where CUPS prints
// (Linux, other Unix), CUPS does. Elsewhere all is well as far as both functions know.
namespace drawbridge {

/// Whether what this thread printed last has been taken; done as well where nobody knows.
Result<> spooled();

/// A warning if the system dialog is set to several pages per sheet, which scales them down; else empty.
QString pagesPerSheetWarning(const QPrinter& printer);

} // namespace drawbridge
