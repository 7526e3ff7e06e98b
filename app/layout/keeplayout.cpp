// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/keepcourt.h"
#include "layout/keepparts.h"
#include "layout/layoutparts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

// The table layout of Castle Keep.
//
// With one castle a seat the layout of keepcourt.h is used, unless the window is too narrow for that. The
// layout here:
//
//     +--------------------------------------------------------+
//     |  [castle] name, hand   [castle] name, hand   …         |   the others, clockwise from the left
//     |                                                        |
//     |  draw piles,    [ one's own       ]     name           |
//     |  discards       [ castle, largest ]     two-tier rack  |
//     |--- rail: whose turn, what to do, buttons --------------|
//     +--------------------------------------------------------+
namespace drawbridge::keeptable {

namespace {

using Form = PileArea::Form;

/// One of the nine squares of a castle. Pictures of walls and towers are drawn for n and nw.
struct CastleSquare {
    int column = 0;
    int row = 0;
    int turn = 0; ///< quarter turns clockwise of its tile
};
constexpr std::array<CastleSquare, 9> kCastleSquares{{
    {0, 0, 0}, // nw, then clockwise
    {1, 0, 0},
    {2, 0, 1},
    {2, 1, 1},
    {2, 2, 2},
    {1, 2, 2},
    {0, 2, 3},
    {0, 1, 3},
    {1, 1, 0}, // the centre
}};

constexpr int kCentre = 8;
constexpr int kLayer = 9; // tiles of a stack that lie exactly on one another
constexpr int kBare = 2;  // topmost tiles that are drawn even if covered

/// Width of some castles side by side.
double castlesWide(const KeepRoom& room, double mat, qsizetype castles) {
    return static_cast<double>(castles) * mat +
           static_cast<double>(std::max<qsizetype>(0, castles - 1)) * room.gap;
}

/// Dimensions of one's own area and the shared piles beside it.
struct OwnZone {
    const KeepRoom* room = nullptr;
    double tile = 0;
    bool below = false; ///< the rack is below the castle, not beside it

    double gap = room->gap;
    double mat = matSize(tile);                                  ///< width of a castle
    double castles = castlesWide(*room, mat, room->mine.size()); ///< width of all of one's castles

    // Draw piles, discards and the tray, two in a row. A stack's name is below it and may be wider.
    double nameWidth = lay::round(7.2 * room->unit);
    int rows = lay::rowsFor(room->stackCount(), 2) + (room->tray >= 0 ? 1 : 0);
    double label = labelHeight(*room, nameWidth - 4); ///< height of the stacks' names
    double stackTile = lay::step(std::min(tile * 0.84, (mat - rows * (label + 1.3 * gap) - gap) / rows));
    double rise = stackRise(stackTile);                       ///< rise of the highest stack
    double stackGap = std::max(gap, rise + 2);                ///< gap between stacks
    double pitch = std::max(stackTile + stackGap, nameWidth); ///< pitch of stacks
    double heapWidth = pitch + stackTile + 2 * gap + rise +
                       std::max(0.0, pitch - stackTile - stackGap); ///< width of all stacks
    double heapHeight = rows * (stackTile + label) + (rows - 1) * stackGap + 2 * gap + rise;

    double poolTile = lay::step(tile * 0.6);
    double poolWidth = room->poolOf(room->bottom) >= 0 ? 2 * poolTile + 2 * gap : 0; ///< 0: no pool

    int tiers = below ? 1 : 2;
    int onTier = below ? 6 : 3; ///< tiles on one tier of the rack without overlap
    double rackWidth = onTier * (tile + 2) + 2 * shelfPad(tile);
    double rackHeight = tiers * (tile + shelfLip(tile)) + shelfPad(tile);

    double width =
        below ? std::max(heapWidth + poolWidth + castles + 4 * gap, rackWidth + 9 * room->unit + 3 * gap)
              : heapWidth + poolWidth + castles + rackWidth + 5 * gap;
    /// Height of the castles and what is beside them.
    double upper = std::max({mat, heapHeight, below ? 0 : rackHeight + room->badge + gap});
    double height = upper + (below ? gap + rackHeight : 0);
};

/// Dimensions of the zone of each other player.
struct OtherZone {
    const KeepRoom* room = nullptr;
    double ownTile = 0;
    double tile = 0;
    bool above = false; ///< names and hands are above the castles, not beside them

    /// Castles per seat.
    qsizetype castles = room->isShared ? 0 : room->castles.value(room->others.value(0, -1)).size();
    double mat = matSize(tile); ///< width of a castle
    /// Width of the tiles held.
    double back = std::max(20.0, lay::step(castles > 0 ? (above ? 0.45 : 0.56) * tile : 0.45 * ownTile));
    double strip = std::max(room->badge, back + 4); ///< height of a name with a hand beside it
    /// Width of a name beside a castle; 0: not there.
    double side = castles == 0 || above ? 0 : std::max(lay::round(2.6 * back), lay::round(10 * room->unit));
    double castlesWidth = castlesWide(*room, mat, castles);
    double width = room->others.isEmpty() ? 0
                   : castles == 0         ? lay::round(13 * room->unit + 3.5 * back)
                   : above                ? std::max(castlesWidth, lay::round(7 * room->unit + 2.5 * back))
                                          : castlesWidth + room->gap + side;
    double height = room->others.isEmpty() ? 0 : castles == 0 ? strip : above ? mat + strip + 4 : mat;
    double all = room->seatsBeside() * width + (room->seatsBeside() + 1) * room->gap; ///< total width
};

struct KeepPlan {
    OwnZone own;
    OtherZone other;
    bool tight = false; ///< it does not fit
};

/// The largest tiles of the others that fit with these of one's own.
std::optional<OtherZone> largestOthers(const KeepRoom& room, const OwnZone& own, bool above) {
    const double least = std::min(20.0, room.smallest);
    const double high = (room.cloth.height() - own.height - 3 * room.gap) / 3;
    for (double tile = lay::step(std::min(own.tile * 0.84, std::max(least, high))); tile >= least;
         tile -= 4) {
        const OtherZone other{&room, own.tile, tile, above};
        if (other.all <= room.cloth.width() &&
            other.height + own.height + 3 * room.gap <= room.cloth.height())
            return other;
    }
    return {};
}

/// One's own castle should be the largest, but not at the cost of all others.
double planScore(const OwnZone& own, const OtherZone& other) {
    return own.tile + other.tile - 0.6 * std::abs(other.tile - 0.76 * own.tile) - (own.below ? 2 : 0) -
           (other.above ? 2 : 0);
}

struct BestPlan {
    double score = -1;
    std::optional<KeepPlan> plan;
};

/// Tries sizes from large to small for one variant.
void tryWay(const KeepRoom& room, bool below, bool above, BestPlan& best) {
    // Upper bound of the score is 1.84 times one's own tile, so smaller ones need not be tried.
    for (double tile = lay::step(room.cloth.height() / 3); tile >= room.smallest && 1.84 * tile > best.score;
         tile -= 4) {
        const OwnZone own{&room, tile, below};
        if (own.width > room.cloth.width() || own.height > room.cloth.height() - 2 * room.gap) continue;
        const std::optional<OtherZone> other =
            room.others.isEmpty() ? OtherZone{&room} : largestOthers(room, own, above);
        if (!other) continue;
        const double score = planScore(own, *other);
        if (score > best.score) best = {score, KeepPlan{.own = own, .other = *other}};
    }
}

/// The largest tiles that fit, or the smallest where none do.
KeepPlan bestPlan(const KeepRoom& room) {
    BestPlan best;
    const bool mayBeAbove = !room.others.isEmpty() && room.poolOf(room.bottom) < 0;
    for (const bool below : {false, true}) {
        tryWay(room, below, false, best);
        if (mayBeAbove) tryWay(room, below, true, best);
    }
    if (best.plan) return *best.plan;
    return {.own = {&room, 24, false}, .other = {&room, 24, 20, true}, .tight = true};
}

/// Makes the layout from a plan.
class KeepLaying {
  public:
    KeepLaying(const KeepRoom& room, const KeepPlan& plan, TableLayout& layout)
        : room_(room)
        , own_(plan.own)
        , other_(plan.other)
        , layout_(layout) {}

    void layAll() {
        layout_.tile = own_.tile;
        layCastles();
        layShared();
        if (own_.below)
            layHandBelow();
        else
            layHandBeside();
        for (int index = 0; index < room_.seatsBeside(); ++index) layOther(index);
        if (room_.seatsBeside() == 1) layNote();
    }

  private:
    /// One's own castles, with the pool at their left.
    void layCastles() {
        for (qsizetype index = 0; index < room_.mine.size(); ++index)
            layout_.put(room_.mine[index],
                        castleArea(castleX_ + static_cast<double>(index) * (own_.mat + gap_), castleY_,
                                   own_.tile, true));
        layout_.middle = lay::rect(castleX_, castleY_, own_.castles, own_.mat);
        layout_.put(room_.poolOf(room_.bottom), rowsArea(Form::Open,
                                                         lay::rect(castleX_ - own_.poolWidth - gap_ * 0.5,
                                                                   castleY_, own_.poolWidth, own_.mat),
                                                         own_.poolTile, {.lines = 2, .pad = gap_ * 0.5}));
    }

    /// Draw piles and discards, two per row, with the tray below.
    void layShared() {
        const double until = castleX_ - own_.poolWidth - gap_;
        layout_.shared =
            lay::rect(left_ + (until - left_ - own_.heapWidth) / 2,
                      ownY_ + (own_.upper - own_.heapHeight) / 2, own_.heapWidth, own_.heapHeight);
        const double tile = own_.stackTile;
        const double x = layout_.shared.x() + (own_.heapWidth - own_.pitch - tile + own_.rise) / 2;
        const double y = layout_.shared.y() + gap_ + own_.rise;
        const double line = tile + own_.label + own_.stackGap;
        const int count = room_.stackCount();
        for (int index = 0; index < count; ++index) {
            const bool alone = index == count - 1 && index % 2 == 0;
            layout_.put(room_.stacks[index],
                        stackArea(x + (alone ? 0.5 : index % 2) * own_.pitch, y + (index / 2) * line, tile,
                                  own_.label, own_.pitch - 4));
        }
        const double pad = lay::round(gap_ / 2);
        layout_.put(room_.tray, trayArea(x - pad, y + lay::rowsFor(room_.stackCount(), 2) * line - pad, tile,
                                         own_.pitch, pad, own_.label));
    }

    void layRack(double x, double y) {
        layout_.put(room_.handOf(room_.bottom),
                    rowsArea(Form::Rack, lay::rect(x, y, own_.rackWidth, own_.rackHeight), own_.tile,
                             {.lines = own_.tiers,
                              .across = own_.onTier,
                              .pitch = own_.tile + shelfLip(own_.tile),
                              .pad = shelfPad(own_.tile)}));
    }

    /// One's own rack of one tier below the castle, with the name at its left.
    void layHandBelow() {
        const double nameWidth = 9 * room_.unit;
        const double x = std::min(right_ - gap_ - own_.rackWidth,
                                  (left_ + right_ - own_.rackWidth) / 2 + 4.5 * room_.unit);
        const double y = ownY_ + own_.height - own_.rackHeight;
        layout_.seats[room_.bottom] =
            lay::rect(x - nameWidth - gap_, y + (own_.rackHeight - room_.badge) / 2, nameWidth, room_.badge);
        layRack(x, y);
    }

    /// One's own rack of two tiers at the right of the castle, with the name above it.
    void layHandBeside() {
        const double from = castleX_ + own_.castles;
        const double x = from + (right_ - from - own_.rackWidth) / 2;
        const double y = castleY_ + own_.mat - own_.rackHeight;
        layout_.seats[room_.bottom] = lay::rect(x, y - gap_ - room_.badge, own_.rackWidth, room_.badge);
        layRack(x, y);
    }

    /// The castles of another player.
    QList<int> castlesOf(int seat) const {
        return other_.castles > 0 ? room_.castles.value(seat) : QList<int>();
    }
    double castlesWidth(int seat) const { return castlesWide(room_, other_.mat, castlesOf(seat).size()); }

    /// Gap between the zones of the others.
    double spread() const {
        const int count = room_.seatsBeside();
        return (right_ - left_ - count * other_.width) / (count + 1);
    }

    /// Left edge of the zone of another player.
    double zoneX(int index) const {
        if (room_.seatsBeside() > 1) return left_ + spread() + index * (other_.width + spread());
        // A single one faces one's own castle.
        const double facing = other_.castles > 0 ? castlesWidth(room_.others.first()) : other_.width;
        return std::max(left_ + gap_,
                        std::min(right_ - gap_ - other_.width, castleX_ + own_.castles / 2 - facing / 2));
    }

    void layOther(int index) {
        const int seat = room_.others[index];
        const double x = zoneX(index);
        const double y = topY_ + (other_.above && other_.castles > 0 ? other_.strip + 4 : 0);
        const QList<int> castles = castlesOf(seat);
        for (qsizetype castle = 0; castle < castles.size(); ++castle)
            layout_.put(castles[castle], castleArea(x + static_cast<double>(castle) * (other_.mat + gap_), y,
                                                    other_.tile, false));
        if (other_.side > 0)
            nameBeside(seat, x + castlesWidth(seat) + gap_);
        else
            nameAbove(seat, x);
    }

    /// Beside a castle, from the top: name, hand and pool.
    void nameBeside(int seat, double x) {
        // A long name may extend into the gap before the next castle.
        const double beyond = std::min({spread() - gap_, 6 * room_.unit, right_ - gap_ - x - other_.side});
        layout_.seats[seat] = lay::rect(x, topY_, other_.side + std::max(0.0, beyond), room_.badge);
        layout_.put(room_.handOf(seat), backsArea(x, topY_ + room_.badge + 4, other_.side, other_.back));
        const double poolY = topY_ + room_.badge + other_.back + 4 + gap_;
        layout_.put(room_.poolOf(seat),
                    rowsArea(Form::Open, lay::rect(x, poolY, other_.side, topY_ + other_.height - poolY),
                             other_.back, {.lines = 2, .pad = 4}));
    }

    /// Above a castle, or without one: the name, and beside it the hand.
    void nameAbove(int seat, double x) {
        const double nameWidth = lay::round(std::max(other_.width * 0.5, other_.width - 2.6 * other_.back));
        layout_.seats[seat] =
            lay::rect(x, topY_ + (other_.strip - room_.badge) / 2, nameWidth - 4, room_.badge);
        layout_.put(room_.handOf(seat),
                    backsArea(x + nameWidth, topY_, other_.width - nameWidth, other_.back));
    }

    /// The news note goes beside a single opponent, if there is room.
    void layNote() {
        const double x = left_ + 2 * gap_;
        const double width = std::min(zoneX(0) - gap_ - left_ - 3 * gap_, 30 * room_.unit);
        const bool overCastle = x + width > castleX_ - own_.poolWidth - gap_;
        const double low = overCastle ? std::min(layout_.shared.y(), castleY_) : layout_.shared.y();
        const QRectF note = lay::rect(x, topY_, width, low - topY_ - gap_);
        if (note.width() >= 13 * room_.unit && note.height() >= 6 * room_.unit) layout_.note = note;
    }

    const KeepRoom& room_;
    const OwnZone& own_;
    const OtherZone& other_;
    TableLayout& layout_;
    double gap_ = room_.gap;
    double left_ = room_.cloth.left();
    double right_ = room_.cloth.right();
    // Remaining height is distributed between the rows, and a little at the edges.
    double spare_ = std::max(0.0, room_.cloth.height() - own_.height - other_.height - 3 * gap_);
    double topY_ = room_.cloth.y() + gap_ + spare_ * 0.25; ///< of the others
    double ownY_ = room_.cloth.bottom() - gap_ - own_.height -
                   spare_ * (room_.others.isEmpty() ? 0.5 : 0.25); ///< of one's own area
    // The castle is centred if the sides allow it.
    double sideLeft_ = own_.heapWidth + own_.poolWidth + 2 * gap_;
    double sideRight_ = own_.below ? gap_ : own_.rackWidth + 2 * gap_;
    double castleX_ = std::max(
        left_ + sideLeft_, std::min(right_ - sideRight_ - own_.castles, (left_ + right_ - own_.castles) / 2));
    double castleY_ = ownY_ + (own_.upper - own_.mat) / 2;
};

/// The upper left corner of a square of a castle.
QPointF squareCorner(const PileArea& area, int place) {
    const CastleSquare& square = kCastleSquares[static_cast<std::size_t>(place)];
    return {area.rect.x() + area.pad + square.column * area.tile,
            area.rect.y() + area.pad + square.row * area.tile};
}

/// Distance available between the first and the last tile of a row.
double roomToSpread(const PileArea& area) { return area.rect.width() - 2 * area.pad - area.tile; }

/// Puts a tile in one of two columns that fill downwards and overlap when full.
void inColumns(PieceSpot& spot, const PileArea& area, int place, int count) {
    const double pad = area.pad;
    const double height = area.rect.height() - 2 * pad;
    const int perColumn = std::max(static_cast<int>(std::floor(height / area.tile)), lay::rowsFor(count, 2));
    const double down = lay::pitch(area.tile + 4, height - area.tile, perColumn);
    spot.x =
        lay::round(area.rect.x() + pad + (place / perColumn) * std::max(area.tile + 2, roomToSpread(area)));
    spot.y = lay::round(area.rect.y() + pad + (place % perColumn) * down);
}

/// Pitch of a row with that many tiles.
double rowStep(const PileArea& area, int perLine) {
    const double room = roomToSpread(area);
    if (area.form == Form::Held) return lay::pitch(area.tile * 0.62, room, perLine);
    const double step = area.form == Form::Open ? area.pitch : area.tile + 2;
    return perLine > 1 ? lay::pitch(step, room, perLine) : step;
}

void inRows(PieceSpot& spot, const PileArea& area, int place, int count) {
    const double pad = area.pad;
    const int perLine = std::max(area.across, lay::rowsFor(count, area.lines));
    const double step = rowStep(area, perLine);
    const int line = place / perLine;
    spot.x = lay::round(area.rect.x() + pad + (place - line * perLine) * step);
    spot.y = lay::round(area.rect.y() + pad + line * area.pitch);
    // Tiles on a rack of one tier are centred.
    if (area.form == Form::Rack && area.lines == 1)
        spot.x += lay::round(std::max(0.0, (roomToSpread(area) - (count - 1) * step) / 2));
}

/// The index, of three squares in a line, nearest to this distance from the edge of the mat.
int squareAlong(const PileArea& area, double way) {
    return static_cast<int>(std::clamp(std::floor((way - area.pad) / area.tile), 0.0, 2.0));
}

/// The square of a castle nearest to a point on its mat.
int squareAt(const PileArea& area, QPointF point) {
    const int column = squareAlong(area, point.x() - area.rect.x());
    const int row = squareAlong(area, point.y() - area.rect.y());
    const auto found = std::ranges::find_if(kCastleSquares, [&](const CastleSquare& square) {
        return square.column == column && square.row == row;
    });
    return static_cast<int>(found - kCastleSquares.begin());
}

class KeepArrangement final : public TableArrangement {
  public:
    TableLayout arrange(const LayoutInput& room) const override {
        TableLayout layout = lay::frame(room);
        const KeepRoom sorted = keepRoom(room, layout.cloth);
        const KeepPlan plan = bestPlan(sorted);
        const double score = scoreOf({plan.own.tile, plan.other.tile, plan.own.tile, plan.own.stackTile},
                                     plan.other.castles > 0);
        if (layCourt(sorted, score, layout)) return layout;
        layout.tight = plan.tight;
        KeepLaying(sorted, plan, layout).layAll();
        return layout;
    }

    PieceSpot spot(const TableLayout& layout, const PieceAt& piece) const override {
        const PileArea& area = layout.pile(piece.pile);
        PieceSpot spot = lay::startSpot(layout, area, piece.place);
        const int count = std::max(piece.count, piece.place + 1);
        if (area.form == Form::Grid) {
            const QPointF corner = squareCorner(area, piece.place);
            spot.x = corner.x();
            spot.y = corner.y();
            spot.turn = slotTurn({piece.pile, piece.place});
        } else if (area.form == Form::Stack) {
            lay::onStack(spot, area, piece.place, piece.count, kLayer, kBare);
        } else if (area.form == Form::Open && area.lines == 2) {
            inColumns(spot, area, piece.place, count);
        } else if (area.isThere()) {
            inRows(spot, area, piece.place, count);
        }
        return spot;
    }

    std::optional<QRectF> dropRect(const TableLayout& layout, TablePlace at, int,
                                   const PileContents&) const override {
        const PileArea& area = layout.pile(at.pile);
        if (area.form != Form::Grid || at.place < 0) return area.rect;
        const QPointF corner = squareCorner(area, at.place);
        return lay::rect(corner.x(), corner.y(), area.tile, area.tile);
    }

    TablePlace spotAt(const TableLayout& layout, QPointF point) const override {
        const int pile = lay::pileAt(layout, point, lay::stackReach);
        if (pile < 0) return {};
        const PileArea& area = layout.pile(pile);
        return {pile, area.form == Form::Grid ? squareAt(area, point) : -1};
    }

    int slotTurn(TablePlace at) const override {
        const auto square = static_cast<std::size_t>(at.place);
        return square < kCastleSquares.size() ? kCastleSquares[square].turn : 0;
    }

    QString slotFace(TablePlace at) const override {
        return at.place == kCentre ? QStringLiteral("castle-keep/slot-centre")
               : at.place % 2 == 0 ? QStringLiteral("castle-keep/slot-corner")
                                   : QStringLiteral("castle-keep/slot-side");
    }

    Heap heap(const LayoutPile& pile) const override {
        return pile.info.kind == PileKind::Grid && pile.info.name != "tray" ? keepCastle()
                                                                            : TableArrangement::heap(pile);
    }
};

} // namespace

} // namespace drawbridge::keeptable

drawbridge::Heap drawbridge::keepCastle() {
    Heap castle;
    castle.size = {3, 3};
    castle.isSquared = true;
    int place = 0;
    for (const auto& [column, row, turn] : keeptable::kCastleSquares)
        castle.spots << HeapSpot{.place = place++, .rect = QRectF(column, row, 1, 1), .turn = turn};
    return castle;
}

namespace drawbridge {

const TableArrangement& keepArrangement() {
    static const keeptable::KeepArrangement arrangement;
    return arrangement;
}

} // namespace drawbridge
