// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stoptoken.h"
#include "print/outputs.h"

#include <QObject>
#include <QThreadPool>
#include <functional>

namespace drawbridge {

/// Runs one print or export job at a time on a worker thread.
class PrintSheetsJob : public QObject {
    Q_OBJECT

  public:
    /// What is to be done: tells its progress.
    using Work = std::function<Result<>(const Progress&)>;

    explicit PrintSheetsJob(QObject* parent = nullptr);
    ~PrintSheetsJob() override; ///< cancels the work and waits for it

    /// Starts a job; none may be running.
    void start(Work work);
    bool isRunning() const { return running_; }
    /// Cancels the job after its current page; finished() is still emitted.
    void cancel();

  signals:
    void progressed(int done, int total);
    void finished(const Result<>& done, bool calledOff);

  private:
    bool running_ = false;
    StopSource stop_;
    QThreadPool pool_; ///< one thread; a QThread, since text layout needs its timers
};

} // namespace drawbridge
