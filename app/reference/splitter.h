// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QSplitter>

namespace drawbridge {

/// Parts beside each other. Where one reads from the right, Qt lays them one pixel too far there, over the
/// edge.
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
