// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"
#include "core/stoptoken.h"
#include "core/threadpool.h"
#include "match/informationset.h"

#include <QElapsedTimer>
#include <QObject>
#include <atomic>
#include <optional>

namespace drawbridge {

/// What a bot thinks about a decision, on another thread with what its seat knows. One at a time; what it
/// keeps in mind serves the next.
class BotThought : public QObject {
    Q_OBJECT

  public:
    explicit BotThought(QObject* parent = nullptr);
    ~BotThought() override; ///< the thought on its way is given up

    /// How much memory all trees of a search take together, in bytes; from the next thought on.
    void setTreeBytes(std::size_t bytes) { treeBytes_ = bytes; }

    void begin(const InformationSet& known, const BotSpec& bot, Seed seed);
    /// The thought on its way is given up, or what it has come to.
    void giveUp();
    /// Whether there is a thought, on its way or ended.
    bool isBegun() const { return atWork_ || chosen_; }
    /// What it has come to, once; nothing while it is on its way.
    std::optional<Move> take();
    /// How long the thought has taken, in milliseconds.
    int took() const { return took_; }

  signals:
    void ended();
    /// From the worker.
    void found(int thought);

  private:
    void receive(int thought);

    bool atWork_ = false;
    int thought_ = 0; ///< tells the thought wanted from one that was given up
    QElapsedTimer since_;
    int took_ = 0;
    std::optional<Move> chosen_;
    std::size_t treeBytes_ = kUsualTreeBytes;
    Mind mind_;               ///< the worker's while a thought is on its way
    std::atomic<Move> found_; ///< by the thought that has ended last
    StopSource stop_;         ///< of the thought on its way
    ThreadPool::Task worker_; // last, so that it is joined before anything it reports to goes
};

} // namespace drawbridge
