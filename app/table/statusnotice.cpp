// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/statusnotice.h"

#include <algorithm>

namespace drawbridge {

namespace {

std::optional<Status> statusOf(const GameTable& table, const Seen& seen) {
    return table.text().status(seen, seen.view.viewer, table.names());
}

} // namespace

void StatusNotice::begin(const GameTable* table) {
    news_.reset();
    told_.clear();
    begun_ = table != nullptr ? table->seen().length() : 0;
}

void StatusNotice::look(const GameTable& table) {
    news_.reset();
    const SeenMatch match = table.seen();
    viewer_ = match.viewer();
    if (!isSeat(viewer_) || table.curtainDown() || match.isOver()) return;
    if (!told_.contains(viewer_)) {
        const auto before = statusOf(table, match.knownAt(std::min(begun_, match.length())));
        told_[viewer_] = before ? before->title : QString();
    }
    news_ = statusOf(table, match.known());
    if (!news_)
        told_[viewer_].clear(); // undone: it would be news again
    else if (told_[viewer_] == news_->title)
        news_.reset();
}

void StatusNotice::read() {
    told_[viewer_] = news_->title;
    news_.reset();
}

} // namespace drawbridge
