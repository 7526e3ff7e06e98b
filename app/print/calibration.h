// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

class QPainter;

// A two-sided calibration sheet for measuring a printer's misalignment (Correction).
namespace drawbridge {

/// Positions and lengths on the calibration sheet, for portrait paper, in millimetres; the first three are
/// distances from the centre of the cross.
struct CalibrationSheet {
    double upper = 0; ///< the horizontal scale above the centre
    double lower = 0; ///< the horizontal scale below it
    double left = 0;  ///< the vertical scale to its left
    double level = 0; ///< length of the horizontal line of the cross
    double upright = 0;
};
CalibrationSheet calibrationSheet(const QSizeF& paper);

/// What the user reads off a printed sheet.
struct CalibrationReading {
    double upper = 0; ///< where the cross crosses the scales
    double lower = 0;
    double left = 0;
    double level = 0; ///< measured length of its lines
    double upright = 0;
};
/// The correction that aligns fronts with backs and prints at true size; `before` is the correction the sheet
/// was printed with.
Correction corrected(const Correction& before, const CalibrationReading& reading, const QSizeF& paper);

/// Paints the front (the cross) or the back: the scales, placed where the options put backs. Held to the
/// light, the cross is read on the scales. The painter's unit is a millimetre, its origin the corner of the
/// page.
void paintCalibration(QPainter& painter, const SheetOptions& options, bool isBack);

} // namespace drawbridge
