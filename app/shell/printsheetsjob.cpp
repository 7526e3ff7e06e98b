// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/printsheetsjob.h"

#include <utility>

namespace drawbridge {

PrintSheetsJob::PrintSheetsJob(QObject* parent)
    : QObject(parent) {}

PrintSheetsJob::~PrintSheetsJob() = default;

void PrintSheetsJob::start(Work work) {
    running_ = true;
    worker_ = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        bool calledOff = false; // only if the work has heard of it in time
        const QString problem = work([&](int done, int total) {
            QMetaObject::invokeMethod(this, [this, done, total] { emit progressed(done, total); });
            calledOff = calledOff || stop.stop_requested();
            return !calledOff;
        });
        QMetaObject::invokeMethod(this, [this, problem, calledOff] {
            running_ = false;
            emit finished(problem, calledOff);
        });
    });
}

void PrintSheetsJob::cancel() { worker_.request_stop(); }

} // namespace drawbridge
