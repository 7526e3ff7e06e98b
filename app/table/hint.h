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

/// What a strong bot would do in place of the person at the screen, shown on the table when they ask: the
/// piece in their hand over its place, and beside it why. Only in matches for practice. It is thought about
/// on another thread, with what that person's seat knows and no more.
class Hint : public QObject {
    Q_OBJECT

  public:
    explicit Hint(TableController* controller, QObject* parent = nullptr);
    ~Hint() override; ///< what is thought about is given up

    /// The match on the table, which stays its owner's.
    void setTable(GameTable* table);

    /// Whether hints may be had in the match at all, and whether one may be had now.
    bool isAllowed() const;
    bool canAsk() const;
    /// Asks for one; asked again it is taken away.
    void ask();

  signals:
    /// From the worker: what was asked for is there.
    void thought(int question);

  private:
    void give(int question);
    void withdraw();
    void follow();
    QString words(bool isShown) const;

    TableController* controller_;
    QPointer<GameTable> table_;
    int question_ = 0;                   ///< tells the one at hand from those given up
    std::optional<std::size_t> askedAt_; ///< how much had happened in the match
    Advice advice_;                      ///< of the worker, until it has ended
    StopSource stop_;
    ThreadPool::Task worker_; // last, so that it is joined before anything it reports to goes
};

} // namespace drawbridge
