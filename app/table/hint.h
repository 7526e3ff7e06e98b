// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advice.h"
#include "core/stoptoken.h"
#include "core/threadpool.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <optional>

namespace drawbridge {

class GameTable;
class TableController;

/// A hint on request: the move a strong bot would make, shown on the table as the piece held over its target,
/// with the reason beside it. Only in practice matches. Computed on a worker thread from the person's
/// information set.
class Hint : public QObject {
    Q_OBJECT

  public:
    explicit Hint(TableController* controller, QObject* parent = nullptr);
    ~Hint() override; ///< cancels a running search

    /// The match on the table; not owned.
    void setTable(GameTable* table);

    /// Whether hints are allowed in this match, and whether one is available now.
    bool isAllowed() const;
    bool canAsk() const;
    /// Requests a hint; a second call takes it away.
    void ask();

  signals:
    /// Emitted from the worker thread: the result is there.
    void thought(int question);

  private:
    void give(int question);
    void withdraw();
    void follow();
    QString words(bool isShown) const;

    TableController* controller_;
    QPointer<GameTable> table_;
    int question_ = 0;                   ///< id of the current request, to ignore cancelled ones
    std::optional<std::size_t> askedAt_; ///< length of the history at the request
    Advice advice_;                      ///< the worker's until it has ended
    StopSource stop_;
    ThreadPool::Task worker_; // last member: joined before anything it reports to is destroyed
};

} // namespace drawbridge
