// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/fatewatch.h"

namespace drawbridge {

namespace {

std::optional<Fate> fateOf(const Session& session, Seat seat) {
    return session.text().fate(session.match().state(), seat, session.names());
}

} // namespace

void FateWatch::begin(const Session* session) {
    news_.reset();
    told_.clear();
    for (Seat seat = 0; session != nullptr && seat < session->match().players().size(); ++seat)
        if (const auto fate = fateOf(*session, seat)) told_[seat] = fate->title;
}

void FateWatch::look(const Session& session, Seat viewer) {
    viewer_ = viewer;
    news_.reset();
    if (!isSeat(viewer) || session.curtainDown() || session.match().isOver()) return;
    news_ = fateOf(session, viewer);
    if (!news_)
        told_.erase(viewer); // taken back: it would be news again
    else if (told_[viewer] == news_->title)
        news_.reset();
}

void FateWatch::read() {
    told_[viewer_] = news_->title;
    news_.reset();
}

} // namespace drawbridge
