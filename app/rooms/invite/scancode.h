// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/parchment.h"

#include <QImage>

namespace drawbridge {

/// A QR code to be scanned by a phone: black on white whatever the theme, with the margin of four modules
/// that readers need.
class ScanCode : public PaintedFigure {
  public:
    explicit ScanCode(QWidget* parent);
    /// Shows this text; empty: nothing.
    void setText(const QString& text);
    QSize sizeHint() const override { return {kSide, kSide}; }

  protected:
    void paint(QPainter& painter) override;

  private:
    static constexpr int kSide = 300; // it is to be read from across a table

    QImage modules_; ///< one pixel per module, with the margin
};

} // namespace drawbridge
