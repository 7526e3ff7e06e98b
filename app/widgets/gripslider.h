// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/grip.h"

#include <QSlider>

namespace drawbridge {

/// A slider that goes back to where it was when the hand that moves it loses it.
class GripSlider : public QSlider {
    Q_OBJECT

  public:
    explicit GripSlider(QWidget* parent = nullptr);

  protected:
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void goBack();

    Grip grip_;
    int before_ = 0;
};

} // namespace drawbridge
