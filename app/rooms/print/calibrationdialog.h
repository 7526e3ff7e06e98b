// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/calibration.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;

namespace drawbridge {

/// Finds out by how much a printer misses: a sheet is printed on both sides, held to the light, and what its
/// scales say is entered here.
class CalibrationDialog : public QDialog {
    Q_OBJECT

  public:
    /// `printer` as a person calls it; `correction` is the one the sheet is printed with, on such paper.
    CalibrationDialog(const QString& printer, const Correction& correction, const QSizeF& paper,
                      QWidget* parent);

    /// The correction with which fronts will meet backs, and be as large as they should.
    Correction correction() const;

  signals:
    void printRequested();
    void saveRequested();

  private:
    void tell();

    QDoubleSpinBox* makeLength(double least, double most, double now);

    Correction before_;
    QSizeF paper_;
    QDoubleSpinBox* upper_;
    QDoubleSpinBox* lower_;
    QDoubleSpinBox* left_;
    QDoubleSpinBox* level_;
    QDoubleSpinBox* upright_;
    QLabel* sum_;
};

} // namespace drawbridge
