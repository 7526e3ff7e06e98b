// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointF>

class QDoubleSpinBox;
class QLabel;

namespace drawbridge {

/// Finds out by how much a printer misses: a sheet is printed on both sides, held to the light, and what its
/// scales say is entered here.
class CalibrationDialog : public QDialog {
    Q_OBJECT

  public:
    /// `printer` as a person calls it; `offset` is the one the sheet is printed with.
    CalibrationDialog(const QString& printer, const QPointF& offset, QWidget* parent);

    /// The offset with which fronts will meet backs.
    QPointF offset() const;

  signals:
    void printRequested();
    void saveRequested();

  private:
    void tell();

    QPointF before_;
    QDoubleSpinBox* upper_;
    QDoubleSpinBox* left_;
    QLabel* sum_;
};

} // namespace drawbridge
