// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/outputs.h"

// What a cutting machine follows: the outlines of all that lies on a sheet, and the marks by which it finds
// the sheet. In the same millimetres as what is printed.
namespace drawbridge {

enum class CutFormat {
    svg, ///< in points, and said to be as many millimetres: so programs that take a unit for a point are
         ///< right too
    dxf, ///< of release 12, in millimetres, y upwards: layers CUT and REGISTRATION
};

/// The outlines of a page, with round corners where its pieces have some.
QByteArray cutFile(const SheetPage& page, CutFormat format, const QString& title);

/// A file for each way in which pieces lie on pages of fronts, in a folder that is there:
/// "castles-cut-1.svg", by the number of the first page that is cut so; all those are in its title.
/// `progress` and what is returned are as in outputs.h.
QString writeCutFiles(const Sheets& sheets, CutFormat format, const QString& folder,
                      const Progress& progress = {});

} // namespace drawbridge
