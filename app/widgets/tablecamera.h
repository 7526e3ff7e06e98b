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

/// Takes pictures of tables: a match is laid on one that nobody sees, by the table's own scene. One after the
/// other from the event loop, each in some tenths of a second: always the one that is most urgent then.
class TableCamera : public QObject {
    Q_OBJECT

  public:
    /// What is to be photographed, and how.
    struct Order {
        std::function<Match()> match; ///< asked for when its turn has come
        std::optional<Seat> eyes =
            {};        ///< through which it is seen; none: as whoever plays at this screen sees it
        int width = 0; ///< of the picture, in its own pixels; it is about two thirds as high
        std::vector<PileId> about = {}; ///< the piles that matter: all else is cut away, and what is left a
                                        ///< little larger than on the table. None: all is shown
        double words = 1;               ///< how large words are before the picture is made that small
        bool onPaper = false;           ///< in colours that take little ink
        bool named = false;             ///< each pile with its name, though its cards be smaller for it
        /// How soon it is needed: the smallest number first, of equals the one ordered first; none: nobody
        /// wants it any more. Asked again and again for as long as it is in hand.
        std::function<std::optional<int>()> haste = [] { return std::optional(0); };
        std::function<void(const QImage&)> done; ///< told of a null picture if nobody wanted it
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

    std::deque<Order> orders_; ///< while it is busy the first is at work
    bool busy_ = false;
    QTimer settle_;
    bool framed_ = false;   ///< what does not matter has been left out
    std::size_t tried_ = 0; ///< how many shapes of tables have been tried
    std::size_t best_ = 0;  ///< that in which most can be seen
    double bestSize_ = 0;   ///< of its pieces in the picture
    double bestLarger_ = 1; ///< so much larger than on the table they can be then
    std::unique_ptr<LocalTable> local_;
    std::unique_ptr<TableController> table_;
    std::unique_ptr<TableView> view_;
};

} // namespace drawbridge
