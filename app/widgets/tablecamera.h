// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QImage>
#include <QObject>
#include <QTimer>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace drawbridge {

class LocalTable;
class TableController;
class TableView;

/// Renders pictures of tables off screen: a match is set up in a hidden view with the table's own scene. One
/// order at a time, driven by the event loop, each taking some tenths of a second: always the most urgent.
class TableCamera : public QObject {
    Q_OBJECT

  public:
    /// What to render, and how.
    struct Order {
        std::function<Match()> match;   ///< called when the order is started
        std::optional<Seat> eyes = {};  ///< the viewer; none: the player at this screen
        int width = 0;                  ///< width in pixels; the height is about two thirds
        std::vector<PileId> about = {}; ///< the piles shown, cropped and enlarged a little; none: all
        double words = 1;               ///< font scale before the picture is scaled down
        bool onPaper = false;           ///< in ink-saving colours
        bool named = false;             ///< with the name of each pile, though its cards may be smaller
        /// Priority, asked repeatedly: smallest first, then in order of request; none: no longer wanted.
        std::function<std::optional<int>()> priority = [] { return std::optional(0); };
        std::function<void(const QImage&)> done; ///< gets a null image if it was no longer wanted
    };

    explicit TableCamera(QObject* parent = nullptr);
    ~TableCamera() override;

    void take(Order order);

  private:
    void next();
    void sort();
    void finish(const QImage& image);
    void lay(const Order& order);
    void settled();
    void shape(std::size_t which, double larger = 1);
    void settle(bool last);
    void measure(std::size_t which);
    struct Excerpt;
    Excerpt excerptOf(const std::vector<PileId>& about);
    QSizeF sizeOf(const Excerpt& excerpt) const;
    void shoot();
    QImage shownOf(const Order& order, const QImage& table);

    std::deque<Order> orders_; ///< while busy, the first is being rendered
    bool busy_ = false;
    QTimer settle_;
    bool framed_ = false;   ///< the view has been cropped to the excerpt
    std::size_t tried_ = 0; ///< number of shapes tried
    std::size_t best_ = 0;  ///< index of the best shape
    double bestSize_ = 0;   ///< size of the pieces with it
    double bestLarger_ = 1; ///< enlargement possible with it
    std::unique_ptr<LocalTable> local_;
    std::unique_ptr<TableController> table_;
    std::unique_ptr<TableView> view_;
};

} // namespace drawbridge
