// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace drawbridge {

/// The pause before the next thing happens on a table. All times are milliseconds.
class Pause : public QObject {
    Q_OBJECT

  public:
    explicit Pause(QObject* parent = nullptr);

    /// Begins anew: as long as it takes to read what has happened (`reading`; 0: nothing is to be read), and
    /// `least` in any case.
    void begin(int reading, int least);
    void stop() { timer_.stop(); }
    bool isOn() const { return timer_.isActive(); }
    /// Whether something is read in it.
    bool isRead() const { return isOn() && isRead_; }
    /// Pieces are on their way: what is to be read is not read before it lies.
    void setMoving(bool moving);
    /// What was to be read has been. False if there was nothing.
    bool hurry();
    void end(); ///< at once, if it is on

  signals:
    void over();

  private:
    void start(int milliseconds);

    QTimer timer_;
    bool moving_ = false;
    bool isRead_ = false;
    int left_ = 0;  ///< once nothing moves any more
    int least_ = 0; ///< for whoever is in a hurry
};

} // namespace drawbridge
