// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/statusnotice.h"

namespace drawbridge {

namespace {

std::optional<Status> statusOf(const Session& session, Seat seat) {
    return session.text().status(session.match().known(seat), seat, session.names());
}

} // namespace

void StatusNotice::begin(const Session* session) {
    news_.reset();
    told_.clear();
    for (Seat seat = 0; session != nullptr && seat < session->match().players().size(); ++seat)
        if (const auto status = statusOf(*session, seat)) told_[seat] = status->title;
}

void StatusNotice::look(const Session& session, Seat viewer) {
    viewer_ = viewer;
    news_.reset();
    if (!isSeat(viewer) || session.curtainDown() || session.match().isOver()) return;
    news_ = statusOf(session, viewer);
    if (!news_)
        told_.erase(viewer); // taken back: it would be news again
    else if (told_[viewer] == news_->title)
        news_.reset();
}

void StatusNotice::read() {
    told_[viewer_] = news_->title;
    news_.reset();
}

} // namespace drawbridge
