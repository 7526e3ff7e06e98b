// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

class QPainter;

// Pages that hold no pieces. A millimetre is a unit of the painter, its origin the corner of the page.
namespace drawbridge {

/// The front of the calibration sheet: a cross; or its back: scales, lying where the options put backs, on
/// which one reads where the cross is when the sheet is held to the light.
void paintCalibration(QPainter& painter, const SheetOptions& options, bool isBack);

/// Why rich text cannot be read on a page of this paper, in a sentence; empty if it can.
QString problemWithText(const QString& html, const QSizeF& paper);

/// Rich text in two columns, as large as they hold it, but not larger than is pleasant to read.
void paintText(QPainter& painter, const QString& html, const QSizeF& paper);

} // namespace drawbridge
