// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QPagedPaintDevice>
#include <QString>
#include <functional>

// What sheets are written into. All functions may run in any thread, return an empty string if all went well
// or was called off, else a sentence for a person, and leave no half-written file: what was there stays until
// the new file is whole.
namespace drawbridge {

/// Told after each page or picture how many of how many are done. To return false calls the work off; nothing
/// is written then.
using Progress = std::function<bool(int done, int total)>;

/// A PDF, all vectors, fonts embedded. Pieces are true to size. PDF page sizes of Qt are whole points, so the
/// page itself is up to half a point (0.18 mm) larger or smaller than the paper; the sheet lies in the middle
/// of it, so that all is in place to within 0.09 mm where a viewer centres the page on the paper.
QString writePdf(const Sheets& sheets, const QString& file, const Progress& progress = {});

/// Paints pages on a printer or any other device, `first` to `last` from 1. The device's page must have been
/// set to preparePage() before its painter begins. Fails with a sentence if the device stops.
QString paintPages(const Sheets& sheets, QPagedPaintDevice& device, int first, int last,
                   const Progress& progress = {});
/// Sets paper, orientation and margins (none: sheets have their own) of a device as page `number`, from 1,
/// wants them.
void preparePage(QPagedPaintDevice& device, const Sheets& sheets, int number);

} // namespace drawbridge
