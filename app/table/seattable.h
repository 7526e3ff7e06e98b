// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/sessiontable.h"

namespace drawbridge {

/// A table fixed to one seat: a person's own, whoever else looks at the match elsewhere. No curtain hangs
/// there.
class SeatTable : public SessionTable {
    Q_OBJECT

  public:
    /// `session` outlives it.
    SeatTable(Session& session, Seat seat, QObject* parent = nullptr)
        : SessionTable(session, parent)
        , seat_(seat) {}

    SeenMatch seen() const override { return {session().match(), seat_}; }
    /// When that person wants to be asked: see ReactionWindows::setAsking().
    void setAsking(const std::vector<Asking>& asking) { session().setAsking(only(seat_), asking); }

  private:
    Seat actor() const override { return seat_; }
    Seat owner() const override { return seat_; }
    SeatSet people() const override { return only(seat_); }

    Seat seat_;
};

} // namespace drawbridge
