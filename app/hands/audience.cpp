// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/audience.h"

#include "hands/pagelayout.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

Audience::Audience(PageDoor& door, More more, QObject* parent)
    : QObject(parent)
    , door_(door)
    , more_(std::move(more)) {
    telling_.setSingleShot(true);
    telling_.setInterval(0);
    connect(&telling_, &QTimer::timeout, this, [this] {
        for (auto& [peer, page] : pages_) tell(peer, page);
    });
}

void Audience::setTable(std::unique_ptr<PageTable> table) {
    table_ = std::move(table);
    if (table_) connect(table_.get(), &PageTable::changed, this, &Audience::reread);
    reread();
}

void Audience::setPlaces(QList<TablePlace> places) {
    places_ = std::move(places);
    layouts_.clear();
    tellSoon();
}

void Audience::reread() {
    sections_.reset();
    layouts_.clear();
    tellSoon();
}

void Audience::add(Peer peer, bool isScreen) {
    if (isFull() && !has(peer)) return;
    Page& page = pages_[peer];
    page.isScreen = isScreen;
    page.state.forget();
    tell(peer, page);
}

std::vector<Audience::Peer> Audience::peers() const {
    std::vector<Peer> peers;
    for (const auto& [peer, page] : pages_) peers.push_back(peer);
    return peers;
}

int Audience::people() const {
    return static_cast<int>(
        std::ranges::count_if(pages_, [](const auto& page) { return !page.second.isScreen; }));
}

void Audience::setRoom(Peer peer, const QSizeF& room) {
    const auto found = pages_.find(peer);
    if (found == pages_.end() || found->second.room == room) return;
    found->second.room = room;
    tellSoon();
}

void Audience::tell(Peer peer, Page& page) {
    if (table_ && !sections_) sections_ = table_->sections();
    QJsonObject sections = sections_.value_or(QJsonObject());
    if (table_) sections[QStringLiteral("layout")] = layoutFor(page.room);
    more_(peer, page.isScreen, sections);
    if (const auto message = page.state.update(sections, 0)) door_.say(peer, *message);
}

const QJsonObject& Audience::layoutFor(const QSizeF& room) {
    const std::pair size(room.width(), room.height());
    const auto found = layouts_.find(size);
    if (found != layouts_.end()) return found->second;
    if (layouts_.size() >= kMost) layouts_.clear(); // windows that are being resized
    return layouts_[size] = pageLayout(table_->controller(), room, places_);
}

} // namespace drawbridge
