// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/sessiontable.h"

namespace drawbridge {

/// The table of one seat, for a person with a window of their own. No curtain.
class SeatTable : public SessionTable {
    Q_OBJECT

  public:
    /// `session` must outlive this.
    SeatTable(Session& session, Seat seat, QObject* parent = nullptr)
        : SessionTable(session, parent)
        , seat_(seat) {}

    SeenMatch seen() const override { return {session().match(), seat_}; }
    /// When that person is asked: see ReactionWindows::setAsking().
    void setAsking(const std::vector<Asking>& asking) { session().setAsking(only(seat_), asking); }

  private:
    Seat actor() const override { return seat_; }
    Seat owner() const override { return seat_; }
    SeatSet people() const override { return only(seat_); }

    Seat seat_;
};

} // namespace drawbridge
