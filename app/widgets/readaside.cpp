// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/readaside.h"

#include "core/readbudget.h"
#include "core/threadpool.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>

#include <atomic>
#include <chrono>
#include <future>

using namespace std::chrono_literals;

namespace drawbridge {

namespace {

constexpr auto kMoment = 300ms;

struct ReadAsideWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::ReadAside)
};

} // namespace

std::optional<Mistake> readAside(QWidget* over, std::size_t size, const std::function<void()>& read) {
    StopSource stop;
    std::atomic<bool> hasBegun = false;
    QEventLoop waiting;
    std::promise<std::optional<Mistake>> told;
    std::future<std::optional<Mistake>> result = told.get_future();
    ThreadPool::Task task = ThreadPool::shared().start([&] {
        hasBegun = true;
        auto problem = withinBudget([&] {
            const ReadBudget spending(size, stop.token());
            read();
        });
        told.set_value(std::move(problem));
        QMetaObject::invokeMethod(&waiting, &QEventLoop::quit, Qt::QueuedConnection);
    });
    // What is quick is waited for, blocking input. If no thread could be started, get() reads synchronously.
    if (result.wait_for(kMoment) != std::future_status::ready && hasBegun) {
        QProgressDialog box(ReadAsideWords::tr("Reading…"), ReadAsideWords::tr("Stop"), 0, 0, over);
        box.setWindowTitle(QCoreApplication::applicationName());
        box.setWindowModality(Qt::ApplicationModal);
        box.setMinimumDuration(0);
        QObject::connect(&box, &QProgressDialog::canceled, &box, [&] { stop.requestStop(); });
        box.show();
        if (result.wait_for(0s) != std::future_status::ready) waiting.exec();
    }
    task.join();
    return result.get();
}

} // namespace drawbridge
