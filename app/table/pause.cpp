// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pause.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kLongestWay = 4000; // ms to wait for animations at most; a hidden table never reports their end

} // namespace

Pause::Pause(QObject* parent)
    : QObject(parent) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Pause::over);
}

void Pause::begin(int reading, int least) {
    isRead_ = reading > 0;
    least_ = least;
    start(std::max(reading, least));
}

void Pause::start(int milliseconds) {
    left_ = milliseconds;
    timer_.start(isRead_ && moving_ ? left_ + kLongestWay : left_);
}

void Pause::setMoving(bool moving) {
    if (moving_ == moving) return;
    if (moving) left_ = timer_.remainingTime();
    moving_ = moving;
    if (isRead()) start(left_);
}

bool Pause::endReading() {
    if (!isRead()) return false;
    isRead_ = false;
    timer_.start(std::min(least_, timer_.remainingTime()));
    return true;
}

void Pause::end() {
    if (isOn()) timer_.start(0);
}

} // namespace drawbridge
