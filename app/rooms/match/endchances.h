// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "rooms/match/lookback.h"
#include "table/endresult.h"

#include <QObject>
#include <QTimer>
#include <optional>

namespace drawbridge {

/// Winning chances over a finished match for the curve on its end banner: those of the only person, or else
/// of the winner. Computed in the background, after the end has been shown.
class EndChances : public QObject {
    Q_OBJECT

  public:
    explicit EndChances(QObject* parent = nullptr);
    ~EndChances() override;

    /// Starts for a finished match stored in that file; empty: not stored. Called again, it continues.
    void begin(const Match& match, const QString& record);
    /// Stops; results are kept for the post-game analysis.
    void forget();

  signals:
    void told(const ShownChances& chances);

  private:
    void tell();

    LookBack lookBack_;
    QTimer wait_;
    std::optional<Match> match_; ///< the finished match
    Seat seat_ = 0;
};

} // namespace drawbridge
