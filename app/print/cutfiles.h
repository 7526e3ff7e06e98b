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

/// A file for each way in which pieces lie on pages of fronts, in a folder that is there:
/// "castles-cut-1.svg", by the number of the first page that is cut so; all those are in its title.
/// `progress` and what is returned are as in outputs.h.
Result<> writeCutFiles(const Sheets& sheets, CutFormat format, const QString& folder,
                       const Progress& progress = {});

} // namespace drawbridge
