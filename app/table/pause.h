// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace drawbridge {

/// The pause before the next event on a table. All times are milliseconds.
class Pause : public QObject {
    Q_OBJECT

  public:
    explicit Pause(QObject* parent = nullptr);

    /// Starts the pause: `reading` for reading what has happened (0: nothing to read), at least `least`.
    void begin(int reading, int least);
    void stop() { timer_.stop(); }
    bool isOn() const { return timer_.isActive(); }
    /// Whether it includes reading time.
    bool isRead() const { return isOn() && isRead_; }
    /// While pieces move, the reading time does not run.
    void setMoving(bool moving);
    /// Ends the reading time. False if there was none.
    bool endReading();
    void end(); ///< ends the whole pause, if one is running

  signals:
    void over();

  private:
    void start(int milliseconds);

    QTimer timer_;
    bool moving_ = false;
    bool isRead_ = false;
    int left_ = 0;  ///< remaining time once nothing moves any more
    int least_ = 0; ///< what remains after endReading()
};

} // namespace drawbridge
