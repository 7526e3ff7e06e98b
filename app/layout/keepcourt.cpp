// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/keepcourt.h"

#include "layout/layoutparts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace drawbridge::keeptable {

namespace {

constexpr int kOnShelf = 6; // tiles on the shelf without overlap
constexpr int kMostOthers = 3;

// Dimensions derived from the widths of the tiles, in steps that a search takes one within the other.
// Positions are relative to the corner of the cloth.

/// One's own castle, and the shelf.
struct CourtShelf {
    const KeepRoom* room = nullptr;
    double own = 0;     ///< width of one's own tiles
    double shelf = 0;   ///< ... and on the shelf
    bool brief = false; ///< names have less room than usual

    double gap = room->gap;
    bool rivals = !room->isShared && !room->others.isEmpty();      ///< the others have castles, too
    bool pair = !room->isShared && room->seatsBeside() == 1;       ///< just two castles, side by side
    double badgeWidth = lay::round((brief ? 7 : 10) * room->unit); ///< width of a seat's name
    double mat = matSize(own);                                     ///< width of one's own castle
    double shelfWidth = kOnShelf * (shelf + 2) + 2 * shelfPad(shelf);
    double shelfHeight = shelf + shelfLip(shelf) + shelfPad(shelf);
    double height = mat + shelfHeight + 3 * gap; ///< height of one's own castle with the shelf
    // Remaining height is distributed above, between and below.
    double spare = std::max(0.0, room->cloth.height() - height);
    double top = lay::round(gap + spare * 0.3); ///< free space above the castles
    double low = lay::round(gap + spare * 0.2); ///< free space below the shelf
};

/// ... and the others: a name and a hand, with the castle below or beside them.
struct CourtSides : CourtShelf {
    double other = 0; ///< width of their tiles

    bool apart = pair || !rivals; ///< the castle is not in their zone
    double otherMat = rivals ? matSize(other) : 0;
    double back = lay::step(std::max(20.0, (rivals ? other : own) * 0.42)); ///< width of tiles they hold
    double strip = std::max(room->badge, back + 4); ///< height of a name with a hand beside it
    double zoneWidth = room->others.isEmpty() ? 0
                       : apart                ? std::max(badgeWidth, lay::round(2.6 * back))
                                              : std::max(otherMat, lay::round(8 * room->unit + 2.2 * back));
    double zoneHeight = room->others.isEmpty() ? 0
                        : apart                ? room->badge + 4 + back + 4
                                               : strip + 4 + otherMat;
    /// Equal width on both sides of one's own castle; a third castle gets a column of its own.
    double sideWidth = room->others.isEmpty() ? badgeWidth : zoneWidth;
    double third = room->seatsBeside() == kMostOthers ? zoneWidth + gap : 0;
    double width = pair ? 2 * mat + 2 * sideWidth + 5 * gap : mat + 2 * sideWidth + 4 * gap + third;
};

/// ... and the draw piles and discards.
struct Court : CourtSides {
    double stack = 0; ///< width of their tiles
    int columns = 0;
    bool named = false; ///< ... with names

    bool tray = room->tray >= 0;
    int rows = lay::rowsFor(room->stackCount(), columns) + (tray ? 1 : 0);
    double rise = stackRise(stack);            ///< rise of the highest stack
    double stackGap = std::max(gap, rise + 2); ///< gap between stacks
    /// Pitch of the columns: a stack's name is below it and may be wider.
    double pitch = std::max(stack + stackGap, named ? lay::round(7.2 * room->unit) : 0);
    double label = named ? labelHeight(*room, pitch - 4) : 0; ///< height of their names; 0: none
    /// Width of all stacks.
    double heapWidth = std::max((columns - 1) * pitch + std::max(stack, named ? pitch - 4 : 0),
                                tray ? pitch + stack + gap : 0) +
                       rise;
    double heapHeight = rows * (stack + label) + (rows - 1) * stackGap + rise + (tray ? gap : 0);
    /// Top of the stacks: below whoever sits there, or one's own name.
    double heapTop = top + (pair ? room->badge + gap : room->seatsBeside() > 1 ? zoneHeight + gap : 0);

    // Positions beside the castles: set by settle().
    double shelfX = 0;
    double heapX = 0;
    bool nameBeside = false; ///< one's name is left of the shelf
};

/// The best court so far: only a higher score replaces it.
struct BestCourt {
    double score = 0;
    std::optional<Court> court;
};

/// Left edges of the columns.
struct CourtColumns {
    double own = 0;
    double theirs = 0;                       ///< the other castle of a pair
    std::array<double, kMostOthers> sides{}; ///< of the others; of the first one's place if there are none
};

CourtColumns pairColumns(const KeepRoom& room, const Court& court, double each, double between) {
    const double whole = 2 * court.mat + room.gap + std::min(each, 0.1 * court.mat);
    const double theirs = (room.cloth.width() - whole) / 2;
    return {.own = theirs + whole - court.mat,
            .theirs = theirs,
            .sides = {std::max(room.gap, theirs - between - court.sideWidth)}};
}

CourtColumns columnsOf(const KeepRoom& room, const Court& court) {
    const int others = room.seatsBeside();
    const double spare = std::max(0.0, room.cloth.width() - court.width);
    const double each = spare / (others == kMostOthers ? 5 : 4);
    const double between = room.gap + std::min(each, 0.3 * court.mat);
    if (court.pair) return pairColumns(room, court, each, between);
    const double inner = others == kMostOthers ? court.mat + 3 * court.zoneWidth + 3 * between
                                               : court.mat + 2 * court.sideWidth + 2 * between;
    const double first = (room.cloth.width() - inner) / 2;
    const double own = first + court.sideWidth + between;
    const double right = own + court.mat + between;
    return {.own = own, .sides = {others == 0 ? room.gap : first, right, right + court.zoneWidth + between}};
}

/// Positions the shelf, its left edge at `most` or less, and one's name at its left or above its end.
void settleShelf(const KeepRoom& room, double own, double most, Court& court) {
    const double middle = court.pair ? room.cloth.width() / 2 : own + court.mat / 2;
    court.shelfX = std::min(most, middle - court.shelfWidth / 2);
    court.nameBeside = false;
    // In a pair, the right one's name is beside the castle.
    if (court.pair) return;
    const double besideName = court.badgeWidth + 2 * room.gap;
    court.nameBeside = court.shelfX >= besideName;
    if (court.nameBeside) return;
    court.shelfX = std::max(room.gap, court.shelfX);
    const double shelfTop = room.cloth.height() - court.low - court.shelfHeight;
    const bool above = court.top + court.zoneHeight + room.gap + room.badge + room.gap <= shelfTop &&
                       own - room.gap - court.shelfX >= 8 * room.unit;
    if (above) return;
    court.shelfX = besideName;
    court.nameBeside = true;
}

/// Whether the piles fit at the right of the shelf, below whoever sits there, with one's name at its left or
/// above its end; sets their positions.
bool settle(const KeepRoom& room, Court& court) {
    const double width = room.cloth.width();
    const double own = columnsOf(room, court).own;
    if (court.heapTop + court.heapHeight + room.gap > room.cloth.height() ||
        own + court.mat + court.heapWidth + 2 * room.gap > width)
        return false;
    const double most = width - 2 * room.gap - court.heapWidth - court.shelfWidth;
    settleShelf(room, own, most, court);
    court.heapX = std::max(court.shelfX + court.shelfWidth, own + court.mat) + room.gap;
    return court.shelfX >= room.gap && court.shelfX <= most &&
           court.heapX + court.heapWidth + room.gap <= width;
}

/// Tries the largest draw piles that fit, for a number of columns, with or without names.
void tryHeaps(const KeepRoom& room, const CourtSides& sides, int columns, bool named, BestCourt& best) {
    for (double tile = lay::step(sides.own * 0.64); tile >= 28; tile -= 4) {
        const double score = scoreOf({sides.own, sides.other, sides.shelf, tile}, sides.rivals) -
                             (named ? 0 : 4) - (sides.brief ? 4 : 0);
        if (score <= best.score) return;
        Court court{sides, tile, columns, named};
        if (!settle(room, court)) continue;
        best = {score, court};
        return;
    }
}

/// Tries the largest tiles of the others, and draw piles, for given tile widths of one's own and the shelf.
void tryOthers(const KeepRoom& room, const CourtShelf& shelf, double stepping, BestCourt& best) {
    if (shelf.height > room.cloth.height()) return;
    for (double other = lay::step(shelf.own * 0.76); other >= 24; other -= stepping) {
        const CourtSides sides{shelf, shelf.pair ? shelf.own : other};
        if (sides.width <= room.cloth.width() && sides.zoneHeight + 2 * room.gap <= room.cloth.height())
            for (const bool named : {true, false})
                for (int columns = 1; columns <= room.stackCount(); ++columns)
                    tryHeaps(room, sides, columns, named, best);
        // Only if the others have castles in their zones does the size vary.
        if (sides.apart) return;
        if (scoreOf({shelf.own, other, shelf.shelf, shelf.own}, true) <= best.score) return;
    }
}

bool suits(const KeepRoom& room) {
    return room.mine.size() == 1 && room.seatsBeside() <= kMostOthers && room.pools.isEmpty() &&
           std::ranges::all_of(room.castles, [](const QList<int>& castles) { return castles.size() <= 1; });
}

/// The court with the largest tiles that fit, if its score is higher than `least`.
std::optional<Court> bestCourt(const KeepRoom& room, double least) {
    const double height = room.cloth.height();
    const double stepping = 4 * std::max(1.0, std::floor(height / 700));
    BestCourt best{.score = least, .court = {}};
    for (double tile = lay::step(height / 3.7); tile >= 32; tile -= stepping) {
        if (scoreOf({tile, tile, tile, tile}, !room.others.isEmpty()) <= best.score) break;
        for (const double share : {0.92, 0.84, 0.76, 0.68})
            for (const bool brief : {false, true})
                tryOthers(room, {&room, tile, lay::step(tile * share), brief}, stepping, best);
    }
    return best.court;
}

/// Makes the layout from final dimensions.
class CourtLaying {
  public:
    CourtLaying(const KeepRoom& room, const Court& court, TableLayout& layout)
        : room_(room)
        , m_(court)
        , layout_(layout) {}

    void layAll() {
        layout_.tile = m_.own;
        layout_.put(room_.mine.first(), castleArea(castleX_, castleY_, m_.own, true));
        layout_.middle = lay::rect(castleX_, castleY_, m_.mat, m_.mat);
        layout_.put(
            room_.handOf(room_.bottom),
            rowsArea(
                PileArea::Form::Rack, lay::rect(shelfX_, shelfY_, m_.shelfWidth, m_.shelfHeight), m_.shelf,
                {.across = kOnShelf, .pitch = m_.shelf + shelfLip(m_.shelf), .pad = shelfPad(m_.shelf)}));
        layout_.seats[room_.bottom] = ownName();
        for (int index = 0; index < room_.seatsBeside(); ++index) {
            const double x = left_ + columns_.sides[static_cast<std::size_t>(index)];
            if (m_.apart)
                layBeside(room_.others[index], x);
            else
                layRival(room_.others[index], x);
        }
        layHeap();
    }

  private:
    /// The castle of another player; -1: none.
    int rivalCastle(int seat) const { return room_.castles.value(seat).value(0, -1); }

    /// A name, and below it the hand: beside the other castle of a pair, or of a player without a castle.
    void layBeside(int seat, double x) {
        const double y = castleY_ + room_.badge + 4;
        layout_.seats[seat] = lay::rect(x, castleY_, m_.zoneWidth, room_.badge);
        layout_.put(room_.handOf(seat),
                    m_.pair ? besideCastle(x, y) : backsArea(x, y, m_.zoneWidth, m_.back));
        if (m_.pair)
            layout_.put(rivalCastle(seat), castleArea(left_ + columns_.theirs, castleY_, m_.own, false));
    }

    /// A hand of six in rows of two.
    PileArea besideCastle(double x, double y) const {
        const double tile =
            std::min(std::floor((m_.zoneWidth - 6) / 2), std::floor((m_.mat - room_.badge - 4) / 3) - 2);
        return rowsArea(PileArea::Form::Open, lay::rect(x, y, m_.zoneWidth, 3 * (tile + 2) + 4), tile,
                        {.lines = 3, .across = 2, .pitch = tile + 2, .pad = 2});
    }

    /// A rival's castle with the name and the hand above it.
    void layRival(int seat, double x) {
        const double y = castleY_;
        const double held =
            lay::round(std::max(2.2 * m_.back, std::min(3.6 * m_.back, m_.zoneWidth - 12 * room_.unit)));
        layout_.seats[seat] =
            lay::rect(x, y + (m_.strip - room_.badge) / 2, m_.zoneWidth - held - 4, room_.badge);
        layout_.put(room_.handOf(seat),
                    backsArea(x + m_.zoneWidth - held, y + (m_.strip - m_.back - 4) / 2, held, m_.back));
        layout_.put(rivalCastle(seat),
                    castleArea(x + (m_.zoneWidth - m_.otherMat) / 2, y + m_.strip + 4, m_.other, false));
    }

    /// One's own name: in a pair beside the castle, else left of the shelf or above its end.
    QRectF ownName() const {
        const double most = 14 * room_.unit;
        if (m_.pair) {
            const double beside = right_ - castleX_ - m_.mat - m_.badgeWidth;
            const double x = castleX_ + m_.mat + gap_ + std::min(gap_, beside / 4);
            return lay::rect(x, castleY_, std::min(most, right_ - gap_ - x), room_.badge);
        }
        if (m_.nameBeside) {
            const double x = std::min(left_ + columns_.sides[0], shelfX_ - gap_ - m_.badgeWidth);
            return lay::rect(std::max(left_ + gap_, x), shelfY_, m_.badgeWidth, room_.badge);
        }
        return lay::rect(shelfX_, shelfY_ - gap_ - room_.badge, std::min(most, castleX_ - gap_ - shelfX_),
                         room_.badge);
    }

    /// The draw piles in rows, with the discards below, centred.
    void layHeap() {
        const double left = left_ + m_.heapX;
        const double top = room_.cloth.top() + m_.heapTop;
        const double x = std::max(left, (left + (right_ - gap_) - m_.heapWidth) / 2) + m_.rise;
        const double y = std::max(top, (top + (room_.cloth.bottom() - gap_) - m_.heapHeight) / 2) + m_.rise;
        const double line = m_.stack + m_.label + m_.stackGap;
        const double labelWidth = m_.label > 0 ? m_.pitch - 4 : 0;
        const double inset = std::max(0.0, (labelWidth - m_.stack) / 2);
        const int rows = m_.rows - (m_.tray ? 1 : 0);
        for (int index = 0; index < room_.stackCount(); ++index) {
            const int row = index / m_.columns;
            // An incomplete last row is centred.
            const int missing = row == rows - 1 ? rows * m_.columns - room_.stackCount() : 0;
            const double column = index % m_.columns + missing / 2.0;
            layout_.put(room_.stacks[index], stackArea(x + inset + column * m_.pitch, y + row * line,
                                                       m_.stack, m_.label, labelWidth));
        }
        layout_.put(room_.tray,
                    trayArea(x, y + rows * line, m_.stack, m_.pitch, lay::round(gap_ / 2), m_.label));
    }

    const KeepRoom& room_;
    const Court& m_;
    TableLayout& layout_;
    CourtColumns columns_ = columnsOf(room_, m_);
    double gap_ = room_.gap;
    double left_ = room_.cloth.left();
    double right_ = room_.cloth.right();
    double castleX_ = left_ + columns_.own;
    double castleY_ = room_.cloth.y() + m_.top;
    double shelfX_ = left_ + m_.shelfX;
    double shelfY_ = room_.cloth.bottom() - m_.low - m_.shelfHeight;
};

} // namespace

double scoreOf(const TileSizes& tile, bool rivals) {
    const double theirs =
        rivals ? 0.8 * std::min(tile.other, 0.84 * tile.own) - 2 * std::max(0.0, 0.66 * tile.own - tile.other)
               : 0;
    return tile.own + theirs + 0.75 * tile.shelf + 0.25 * std::min(tile.stack, 0.56 * tile.own) -
           0.8 * std::max(0.0, 0.46 * tile.own - tile.stack);
}

bool layCourt(const KeepRoom& room, double least, TableLayout& layout) {
    if (!suits(room)) return false;
    const std::optional<Court> court = bestCourt(room, least);
    if (court) CourtLaying(room, *court, layout).layAll();
    return court.has_value();
}

} // namespace drawbridge::keeptable
