// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/printsheetsjob.h"

#include <utility>

namespace drawbridge {

PrintSheetsJob::PrintSheetsJob(QObject* parent)
    : QObject(parent) {
    pool_.setMaxThreadCount(1);
}

PrintSheetsJob::~PrintSheetsJob() {
    cancel();
    pool_.waitForDone();
}

void PrintSheetsJob::start(Work work) {
    running_ = true;
    stop_ = {};
    pool_.start([this, work = std::move(work), stop = stop_.token()] {
        bool calledOff = false; // only if the work has noticed it in time
        const auto done = work([&](int page, int total) {
            QMetaObject::invokeMethod(this, [this, page, total] { emit progressed(page, total); });
            calledOff = calledOff || stop.isStopRequested();
            return !calledOff;
        });
        QMetaObject::invokeMethod(this, [this, done, calledOff] {
            running_ = false;
            emit finished(done, calledOff);
        });
    });
}

void PrintSheetsJob::cancel() { stop_.requestStop(); }

} // namespace drawbridge
