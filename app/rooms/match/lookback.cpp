// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/lookback.h"

#include "library/lookbackfile.h"
#include "library/matchfolder.h"
#include "widgets/readaside.h"

#include <QApplication>
#include <QFileInfo>
#include <QMetaObject>
#include <memory>

namespace drawbridge {

LookBack::LookBack(QObject* parent)
    : QObject(parent) {}

LookBack::~LookBack() { stop(); }

void LookBack::setMatch(const Match& match, const QString& record) {
    stop();
    match_ = match.until(match.history().size());
    moments_.clear();
    looked_.clear();
    if (match.isOver()) {
        moments_ = momentsOf(match);
        file_ = KeptFile(record.isEmpty() ? cachedLookBackOf(match) : lookBackOf(record));
        // If reading is cancelled or too expensive, the analysis starts anew.
        const auto size = static_cast<std::size_t>(QFileInfo(file_.name()).size());
        readAside(QApplication::activeWindow(), size, [&] { looked_ = readLookBack(file_, *match_); });
    }
    kept_ = looked_.size();
    emit changed();
}

void LookBack::begin() {
    if (atWork_ || isDone()) return;
    atWork_ = true;
    stop_ = StopSource();
    worker_ =
        ThreadPool::shared().start([this, course = ++course_, stop = stop_.token(),
                                    match = std::make_shared<Match>(match_->until(match_->history().size())),
                                    moments = moments_, next = looked_.size()]() mutable {
            for (; next < moments.size(); ++next) {
                const LookedAt looked = lookAt(*match, moments[next], stop);
                if (stop.isStopRequested()) return;
                QMetaObject::invokeMethod(
                    this, [this, course, looked] { take(course, looked); }, Qt::QueuedConnection);
            }
        });
    emit changed();
}

void LookBack::stop() {
    if (!atWork_) return;
    ++course_;
    stop_.requestStop();
    worker_.join(); // soon: the search polls for it after a few playouts
    atWork_ = false;
    keep();
    emit changed();
}

void LookBack::take(int course, const LookedAt& looked) {
    if (course != course_) return;
    looked_.push_back(looked);
    if (isDone()) {
        worker_.join();
        atWork_ = false;
        keep();
    }
    emit changed();
}

/// A failure to write does not matter: the analysis can be repeated.
void LookBack::keep() {
    if (kept_ == looked_.size()) return;
    if (writeLookBack(file_, *match_, looked_)) kept_ = looked_.size();
}

} // namespace drawbridge
