// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/grip.h"

#include <QSlider>

namespace drawbridge {

/// A slider that restores its value when a drag is aborted.
class RevertingSlider : public QSlider {
    Q_OBJECT

  public:
    explicit RevertingSlider(QWidget* parent = nullptr);

  protected:
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void goBack();

    Grip grip_;
    int before_ = 0;
};

} // namespace drawbridge
