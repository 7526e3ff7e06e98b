// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/threadpool.h"

#include <algorithm>
#include <atomic>
#include <exception>

namespace drawbridge {

struct ThreadPool::Task::Job {
    std::function<void()> work;
    bool done = false; ///< guarded by the pool's mutex
};

int coresOfMachine() {
    static const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return cores;
}

ThreadPool& ThreadPool::shared() {
    static ThreadPool pool;
    return pool;
}

ThreadPool::~ThreadPool() {
    {
        const std::lock_guard lock(lock_);
        closing_ = true;
    }
    wanted_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

ThreadPool::Task ThreadPool::start(std::function<void()> work) {
    auto job = std::make_shared<Task::Job>(std::move(work));
    {
        const std::lock_guard lock(lock_);
        waiting_.push_back(job);
        if (waiting_.size() > idle_) {
            try {
                threads_.emplace_back([this] { workOn(); });
            } catch (const std::exception&) { // no thread could be created
            }
        }
    }
    wanted_.notify_one();
    return {*this, std::move(job)};
}

void ThreadPool::workOn() {
    std::unique_lock lock(lock_);
    for (;;) {
        ++idle_;
        wanted_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        --idle_;
        if (waiting_.empty()) return;
        const auto job = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        job->work();
        lock.lock();
        job->done = true;
        done_.notify_all();
    }
}

ThreadPool::Task& ThreadPool::Task::operator=(Task&& other) noexcept {
    join();
    pool_ = other.pool_;
    job_ = std::move(other.job_);
    return *this;
}

void ThreadPool::Task::join() {
    if (!job_) return;
    const auto job = std::move(job_);
    std::unique_lock lock(pool_->lock_);
    auto& waiting = pool_->waiting_;
    const auto place = std::find(waiting.begin(), waiting.end(), job);
    if (place != waiting.end()) {
        waiting.erase(place);
        lock.unlock();
        job->work();
        return;
    }
    pool_->done_.wait(lock, [&] { return job->done; });
}

void ThreadPool::forEach(int count, const std::function<void(int)>& work) {
    std::atomic<int> next = 0;
    const auto takeTurns = [&] {
        for (int one = next++; one < count; one = next++) work(one);
    };
    std::vector<Task> helpers;
    for (int helper = 1; helper < std::min(count, coresOfMachine()); ++helper)
        helpers.push_back(start(takeTurns));
    takeTurns();
}

} // namespace drawbridge
