// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/searchmemory.h"
#include "core/stoptoken.h"
#include "core/threadpool.h"
#include "match/informationset.h"

#include <QElapsedTimer>
#include <QObject>
#include <atomic>
#include <optional>

namespace drawbridge {

/// Runs the search of a bot on a worker thread, from its seat's information set. One search at a time; what
/// the bot keeps (SearchMemory) is passed on to the next.
class BotThought : public QObject {
    Q_OBJECT

  public:
    explicit BotThought(QObject* parent = nullptr);
    ~BotThought() override; ///< cancels a running search

    /// Memory limit of all search trees together, in bytes; takes effect with the next search.
    void setTreeBytes(std::size_t bytes) { treeBytes_ = bytes; }

    void begin(const InformationSet& known, const BotSpec& bot, Seed seed);
    /// Cancels the running search, or drops its result.
    void giveUp();
    /// Whether a search is running or its result is waiting.
    bool isBegun() const { return atWork_ || chosen_; }
    /// Takes the result, once; nothing while the search is running.
    std::optional<Move> take();
    /// How long the last search took, in milliseconds.
    int took() const { return took_; }

  signals:
    void ended();
    /// Emitted from the worker thread.
    void found(int thought);

  private:
    void receive(int thought);

    bool atWork_ = false;
    int thought_ = 0; ///< id of the current search, to ignore results of cancelled ones
    QElapsedTimer since_;
    int took_ = 0;
    std::optional<Move> chosen_;
    std::size_t treeBytes_ = kUsualTreeBytes;
    SearchMemory mind_;       ///< belongs to the worker while a search is running
    std::atomic<Move> found_; ///< result of the search that ended last
    StopSource stop_;         ///< of the running search
    ThreadPool::Task worker_; // last member: joined before anything it reports to is destroyed
};

} // namespace drawbridge
