// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace drawbridge {

/// How much can be done at the same time; one where nobody knows.
int coresOfMachine();

/// Threads that wait for work, so that none has to be made for each piece of it. There are as many as were
/// ever at work at the same time: what is started never waits for something else to end.
class ThreadPool {
  public:
    /// Work that has been started; waited for when it goes. None may outlive its pool.
    class Task {
      public:
        Task() = default;
        Task(Task&&) noexcept = default;
        Task& operator=(Task&& other) noexcept;
        ~Task() { join(); }

        /// Returns when it is done; what no thread has begun yet is done here and now.
        void join();

      private:
        friend class ThreadPool;
        struct Job;
        Task(ThreadPool& pool, std::shared_ptr<Job> job)
            : pool_(&pool)
            , job_(std::move(job)) {}

        ThreadPool* pool_ = nullptr;
        std::shared_ptr<Job> job_;
    };

    /// The one that all decisions of this program share.
    static ThreadPool& shared();

    ThreadPool() = default;
    ThreadPool(const ThreadPool&) = delete;
    ~ThreadPool();

    /// Where no thread can be had the work is done when it is joined. It must not throw.
    [[nodiscard]] Task start(std::function<void()> work);

    /// Does work(0), work(1) … work(count - 1), as many at the same time as there are cores, the caller's
    /// among them, and returns when all are done.
    void forEach(int count, const std::function<void(int)>& work);

  private:
    void workOn();

    std::mutex lock_;
    std::condition_variable wanted_; ///< there is work, or there will be none any more
    std::condition_variable done_;
    std::deque<std::shared_ptr<Task::Job>> waiting_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool closing_ = false;
};

} // namespace drawbridge
