// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/pagedoor.h"
#include "hands/pagestate.h"
#include "hands/pagetable.h"
#include "layout/tableplace.h"

#include <QList>
#include <QSizeF>
#include <QTimer>

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace drawbridge {

/// Those who look on. They all see the same table, so it is read once for all of them, and only laid out for
/// each size of a screen.
class Audience : public QObject {
    Q_OBJECT

  public:
    using Peer = PageDoor::Peer;
    /// Adds the sections that are not the table's; `isScreen`: of a page that only shows the table to a room.
    using More = std::function<void(Peer peer, bool isScreen, QJsonObject& sections)>;

    /// `door` must outlive this.
    Audience(PageDoor& door, More more, QObject* parent = nullptr);

    /// Pages at most: with those in seats fewer than the server takes.
    static constexpr std::size_t kMost = 48;

    /// What they see; nullptr: nothing at the moment.
    void setTable(std::unique_ptr<PageTable> table);
    /// Places of the table that are marked in its layout ("spots").
    void setPlaces(QList<TablePlace> places);
    PageTable* table() const { return table_.get(); }

    bool isFull() const { return pages_.size() >= kMost; }
    /// Lets a page look on, and sends it everything; not if it is full.
    void add(Peer peer, bool isScreen);
    void remove(Peer peer) { pages_.erase(peer); }
    void clear() { pages_.clear(); }
    bool has(Peer peer) const { return pages_.contains(peer); }
    bool isEmpty() const { return pages_.empty(); }
    std::vector<Peer> peers() const;
    /// How many are no screens for a room.
    int people() const;
    /// How large the table is shown there, in CSS pixels; empty: not at all.
    void setRoom(Peer peer, const QSizeF& room);
    /// Sections have changed.
    void tellSoon() { telling_.start(); }

  private:
    struct Page {
        bool isScreen = false;
        QSizeF room;
        PageState state;
    };

    void tell(Peer peer, Page& page);
    const QJsonObject& layoutFor(const QSizeF& room);
    void reread();

    PageDoor& door_;
    More more_;
    std::unique_ptr<PageTable> table_;
    QList<TablePlace> places_;
    std::map<Peer, Page> pages_;
    std::optional<QJsonObject> sections_;                      ///< of the table, as read last
    std::map<std::pair<double, double>, QJsonObject> layouts_; ///< of it, by width and height
    QTimer telling_;
};

} // namespace drawbridge
