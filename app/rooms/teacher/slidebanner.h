// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/series.h"

#include <QWidget>

class QLabel;

namespace drawbridge {

/// The banner above the table for the audience: title, text, and number of the slide.
class SlideBanner : public QWidget {
    Q_OBJECT

  public:
    explicit SlideBanner(QWidget* parent);

    /// Hidden if there is no text.
    void follow(const Series& series);
    /// Sets a font size readable from the back of a room.
    void setLarge(bool large);
    /// Announces the text to screen readers.
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
