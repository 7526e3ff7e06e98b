// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPrinter;

// The state of the print spooler. Qt does not report it; CUPS does, where it is used (Linux, other Unix).
// Elsewhere both functions return nothing.
namespace drawbridge {

/// Why the last job printed by this thread was rejected, in a sentence; empty: accepted, or unknown.
QString spoolProblem();

/// A warning if the system dialog is set to several pages per sheet, which scales them down; else empty.
QString pagesPerSheetWarning(const QPrinter& printer);

} // namespace drawbridge
