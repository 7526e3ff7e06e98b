// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/series.h"

#include <QWidget>

class QLabel;

namespace drawbridge {

/// What an audience reads above the table: what the position is called, a few words on it, and which of how
/// many it is.
class SlideBanner : public QWidget {
    Q_OBJECT

  public:
    explicit SlideBanner(QWidget* parent);

    /// Takes no room where there is nothing to read.
    void follow(const Series& series);
    /// In letters to be read from the back of a room.
    void setLarge(bool large);
    /// Lets a screen reader say what is read there.
    void say();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fit();

    QLabel* title_;
    QLabel* tell_;
    QLabel* number_;
    bool large_ = false;
};

} // namespace drawbridge
