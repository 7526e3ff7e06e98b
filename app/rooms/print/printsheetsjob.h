// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stoptoken.h"
#include "print/outputs.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <functional>

namespace drawbridge {

/// Writes or prints sheets on a thread of its own, one job at a time.
class PrintSheetsJob : public QObject {
    Q_OBJECT

  public:
    /// What is to be done: tells its progress, gives what went wrong in a sentence.
    using Work = std::function<QString(const Progress&)>;

    explicit PrintSheetsJob(QObject* parent = nullptr);
    ~PrintSheetsJob() override; ///< calls the work off and waits for it

    /// Begins a job; nothing may be running.
    void start(Work work);
    bool isRunning() const { return running_; }
    /// Calls it off: it ends after the page it is at, and tells so.
    void cancel();

  signals:
    void progressed(int done, int total);
    /// `problem` is empty if all went well or the work was called off.
    void finished(const QString& problem, bool calledOff);

  private:
    bool running_ = false;
    StopSource stop_;
    QThreadPool pool_; ///< one thread; of Qt's own making, since pages of text want its timers
};

} // namespace drawbridge
