// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/outputs.h"

// Files for cutting machines: the outlines of all pieces on a sheet and its registration marks, in the same
// millimetre coordinates as the printed page.
namespace drawbridge {

enum class CutFormat {
    svg, ///< in points, and said to be as many millimetres: so programs that take a unit for a point are
         ///< right too
    dxf, ///< DXF R12, in millimetres, y axis up: layers CUT and REGISTRATION
};

/// The outlines of a page, with rounded corners where its pieces have them.
QByteArray cutFile(const SheetPage& page, CutFormat format, const QString& title);

/// Writes one file for each distinct arrangement of pieces on pages of fronts into an existing folder:
/// "castles-cut-1.svg", numbered by the first page with that arrangement; the title lists all of them.
/// `progress` and the return value are as in outputs.h.
Result<> writeCutFiles(const Sheets& sheets, CutFormat format, const QString& folder,
                       const Progress& progress = {});

} // namespace drawbridge
