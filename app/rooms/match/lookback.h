// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stoptoken.h"
#include "core/threadpool.h"
#include "library/keptfile.h"
#include "match/lookback.h"

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

namespace drawbridge {

/// Looks back at a match that is over, moment by moment, on another thread. It can be left at any time and is
/// gone on with from there, also by the next program.
class LookBack : public QObject {
    Q_OBJECT

  public:
    explicit LookBack(QObject* parent = nullptr);
    ~LookBack() override; ///< stops

    /// Another match, and what was found out of it before; `record` is the file in which it is kept, empty:
    /// none, or one of a person's own. Of a match that goes on there is nothing to look back at.
    void setMatch(const Match& match, const QString& record);

    /// Goes on where it was left.
    void begin();
    void stop();
    bool isAtWork() const { return atWork_; }
    bool isDone() const { return looked_.size() == moments_.size(); }

    /// What was found out so far, from the first moment on, and of how many moments there are.
    const std::vector<LookedAt>& looked() const { return looked_; }
    int all() const { return static_cast<int>(moments_.size()); }

  signals:
    /// More was found out, or it has begun or stopped.
    void changed();

  private:
    void take(int course, const LookedAt& looked);
    void keep();

    std::optional<Match> match_;
    KeptFile file_; ///< in which what was found out is kept
    std::vector<std::size_t> moments_;
    std::vector<LookedAt> looked_;
    std::size_t kept_ = 0; ///< how many of them are on the disk
    int course_ = 0;       ///< tells what comes from the worker from what one that was stopped has sent
    bool atWork_ = false;
    StopSource stop_;
    ThreadPool::Task worker_; // last, so that it is joined before anything it reports to goes
};

} // namespace drawbridge
