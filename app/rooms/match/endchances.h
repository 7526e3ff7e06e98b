// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "rooms/match/lookback.h"
#include "table/endresult.h"

#include <QObject>
#include <QTimer>
#include <optional>

namespace drawbridge {

/// How the chances of a seat went over a match that has ended, for the roll at its end: of the only person,
/// or else of who has won. It is worked out beside all else, once the end has been shown.
class EndChances : public QObject {
    Q_OBJECT

  public:
    explicit EndChances(QObject* parent = nullptr);
    ~EndChances() override;

    /// A match has ended, and is kept in that file; empty: in none. Said again it goes on.
    void begin(const Match& match, const QString& record);
    /// There is no match any more that has ended; what has been found out is kept for looking back.
    void forget();

  signals:
    void told(const ShownChances& chances);

  private:
    void tell();

    LookBack lookBack_;
    QTimer wait_;
    std::optional<Match> match_; ///< that has ended
    Seat seat_ = 0;
};

} // namespace drawbridge
