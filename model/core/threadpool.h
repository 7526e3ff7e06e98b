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

/// The number of hardware threads; 1 if unknown.
int coresOfMachine();

/// A pool of worker threads. It grows to the largest number of tasks ever running at the same time: a started
/// task never waits for another one to end.
class ThreadPool {
  public:
    /// A started task; joined in its destructor. Must not outlive its pool.
    class Task {
      public:
        Task() = default;
        Task(Task&&) noexcept = default;
        Task& operator=(Task&& other) noexcept;
        ~Task() { join(); }

        /// Waits until it is done; if no thread has begun it yet, runs it on the calling thread.
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

    /// The pool that all decisions of this program share.
    static ThreadPool& shared();

    ThreadPool() = default;
    ThreadPool(const ThreadPool&) = delete;
    ~ThreadPool();

    /// If no thread can be created the work runs in join(). It must not throw.
    [[nodiscard]] Task start(std::function<void()> work);

    /// Runs work(0), work(1) … work(count - 1) on as many threads as there are cores, including the caller's,
    /// and returns when all are done.
    void forEach(int count, const std::function<void(int)>& work);

  private:
    void workOn();

    std::mutex lock_;
    std::condition_variable wanted_; ///< there is work, or the pool is closing
    std::condition_variable done_;
    std::deque<std::shared_ptr<Task::Job>> waiting_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool closing_ = false;
};

} // namespace drawbridge
