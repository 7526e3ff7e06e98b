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

/// Post-game analysis: evaluates a finished match moment by moment on a worker thread. It can be stopped at
/// any time and resumed, also after a restart.
class LookBack : public QObject {
    Q_OBJECT

  public:
    explicit LookBack(QObject* parent = nullptr);
    ~LookBack() override; ///< stops the worker

    /// Sets the match and loads earlier results; `record` is its file; empty: not stored, or a user's own
    /// file. Unfinished matches are not analysed.
    void setMatch(const Match& match, const QString& record);

    /// Starts or resumes.
    void begin();
    void stop();
    bool isAtWork() const { return atWork_; }
    bool isDone() const { return looked_.size() == moments_.size(); }

    /// The results so far, from the first moment on, and the total number of moments.
    const std::vector<LookedAt>& looked() const { return looked_; }
    int all() const { return static_cast<int>(moments_.size()); }

  signals:
    /// There are more results, or the analysis has started or stopped.
    void changed();

  private:
    void take(int course, const LookedAt& looked);
    void keep();

    std::optional<Match> match_;
    KeptFile file_; ///< cache of the results
    std::vector<std::size_t> moments_;
    std::vector<LookedAt> looked_;
    std::size_t kept_ = 0; ///< number of them in the file
    int course_ = 0;       ///< identifies the worker's run, to drop results of earlier ones
    bool atWork_ = false;
    StopSource stop_;
    ThreadPool::Task worker_; // last member: joined before what it reports to is destroyed
};

} // namespace drawbridge
