// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QString>

class QPrinter;

// The state of the print spooler. Qt does not report it; CUPS does, where it is used (Linux, other Unix).
// Elsewhere both functions report nothing.
namespace drawbridge {

/// Whether what this thread printed last has been taken; done as well where nobody knows.
Result<> spooled();

/// A warning if the system dialog is set to several pages per sheet, which scales them down; else empty.
QString pagesPerSheetWarning(const QPrinter& printer);

} // namespace drawbridge
