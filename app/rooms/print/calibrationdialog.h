// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/calibration.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;

namespace drawbridge {

/// Measures a printer's misalignment: a sheet is printed on both sides and held to the light, and the
/// readings of its scales are entered here.
class CalibrationDialog : public QDialog {
    Q_OBJECT

  public:
    /// `printer` is the displayed name; the sheet is printed with `correction`, on paper of that size.
    CalibrationDialog(const QString& printer, const Correction& correction, const QSizeF& paper,
                      QWidget* parent);

    /// The correction that aligns fronts and backs and sets their true size.
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
