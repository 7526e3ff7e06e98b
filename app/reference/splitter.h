// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QSplitter>

namespace drawbridge {

/// A splitter that corrects Qt's right-to-left layout, which is off by one pixel, beyond the edge.
class Splitter : public QSplitter {
  public:
    explicit Splitter(QWidget* parent = nullptr)
        : QSplitter(parent) {
        makeRoom();
    }

  protected:
    void changeEvent(QEvent* event) override {
        QSplitter::changeEvent(event);
        if (event->type() == QEvent::LayoutDirectionChange) makeRoom();
    }

  private:
    void makeRoom() { setContentsMargins(0, 0, isRightToLeft() ? 1 : 0, 0); }
};

} // namespace drawbridge
