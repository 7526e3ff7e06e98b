// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

class QPainter;

// A sheet for both sides by which one finds out by how much a printer misses (Correction).
namespace drawbridge {

/// Where on it is what one reads and measures, for paper held upright, in millimetres: the first three from
/// the middle, where the lines of the cross meet.
struct CalibrationSheet {
    double upper = 0; ///< how far above it a level scale is
    double lower = 0; ///< how far below it another one
    double left = 0;  ///< how far at its left an upright scale
    double level = 0; ///< how long the level line of the cross is
    double upright = 0;
};
CalibrationSheet calibrationSheet(const QSizeF& paper);

/// What a printed sheet says.
struct CalibrationReading {
    double upper = 0; ///< where the cross goes through the scales
    double lower = 0;
    double left = 0;
    double level = 0; ///< how long its lines are on paper
    double upright = 0;
};
/// The correction with which fronts will meet backs and all will be as large as it should; the sheet was
/// printed with the one before.
Correction corrected(const Correction& before, const CalibrationReading& reading, const QSizeF& paper);

/// The front of the sheet: the cross; or its back: the scales, lying where the options put backs, on which
/// one reads where the cross is when the sheet is held to the light. A millimetre is a unit of the painter,
/// its origin the corner of the page.
void paintCalibration(QPainter& painter, const SheetOptions& options, bool isBack);

} // namespace drawbridge
