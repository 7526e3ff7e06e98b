// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layoutparts.h"

#include "caleira/public.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

// The table layout of Castles of Caleira.
//
//     +--------------------------------------------------------+
//     |  name                name                 …            |   the others, clockwise from the left, alike
//     |  [castle row → ] hand  [castle row → ] hand  …         |
//     |  one's name  deck  discards   effects      looked at   |
//     |  [ one's own castle, a row growing to |open ||  hand   |
//     |  [ the right                          |hidden||        |
//     |--- rail: whose turn, what to do, buttons --------------|
//     +--------------------------------------------------------+
//
// In a tall window the hand is below the castle. A row has room for a few more cards than it holds, not for
// the maximum: so all cards are larger.
namespace drawbridge::caleiratable {

using caleira::kHiddenStrip;
using caleira::kOpenStrip;

namespace {

using Form = PileArea::Form;

constexpr int kMostEver = 10; // cards in a castle, for any number of players
constexpr int kMostHeld = 3;  // cards in a hand
constexpr double kLeastCard = 28;
constexpr double kLeastOther = 24;
constexpr double kKnown = 40; // width of known cards in somebody's hand, if there is room
constexpr int kLayer = 5;     // cards of a stack that lie exactly on one another

// Capacities of a row, from small to large: one's own has room for the next card, too.
constexpr std::array kOwnSteps{4, 5, 6, 8, 10};
constexpr std::array kTheirSteps{3, 4, 5, 6, 8, 10};

/// The most cards that a castle can ever hold.
int mostCards(qsizetype players) {
    switch (players) {
    case 3: return 6;
    case 4: return 5;
    default: return kMostEver;
    }
}

double rowPad(double card) { return std::max(4.0, lay::round(card * 0.09)); }
double rowGap(double card) { return std::max(3.0, lay::round(card * 0.07)); }
double rowWidth(double card, int most) {
    return most * (card + rowGap(card)) - rowGap(card) + 2 * rowPad(card);
}
double rowHeight(double card) { return lay::cardHeight(card) + 2 * rowPad(card); }

const LayoutPile* handOf(const LayoutInput& room, int seat) {
    return lay::pileOf(room, PileKind::Hand, seat);
}
const LayoutPile* castleOf(const LayoutInput& room, int seat) {
    return lay::pileOf(room, PileKind::Row, seat);
}

int countIn(const LayoutPile* pile) { return pile ? static_cast<int>(pile->contents.size()) : 0; }

/// The capacity of a row with `count` cards, at most `most`.
template <std::size_t Size>
int roomFor(int count, const std::array<int, Size>& steps, int most) {
    const auto found = std::ranges::find_if(steps, [&](int step) { return step >= count; });
    return found == steps.end() ? most : std::min(most, *found);
}

/// What the table must have room for.
struct Needs {
    double unit = 0;
    int others = 0;    ///< other players
    int stacks = 2;    ///< three if cards have been set aside
    int ownMost = 0;   ///< capacity of one's own castle
    int theirMost = 0; ///< capacity of each other castle
};

Needs needsOf(const LayoutInput& room) {
    const QList<int> others = room.others();
    const int most = mostCards(room.seats.size());
    const LayoutPile* const out = lay::pileNamed(room, "out");
    int largest = 0;
    for (const int seat : others) largest = std::max(largest, countIn(castleOf(room, seat)));
    return {.unit = room.unit,
            .others = static_cast<int>(others.size()),
            .stacks = out && out->down > 0 ? 3 : 2,
            .ownMost = roomFor(countIn(castleOf(room, room.bottom)) + 1, kOwnSteps, most),
            .theirMost = roomFor(largest, kTheirSteps, most)};
}

/// Position of the stacks' names.
enum class Names : std::uint8_t { Beside, Below, Nowhere };

/// A variant of the layout.
struct Way {
    bool below = false; ///< the hand is below one's castle
    bool over = false;  ///< one's own name has a line above the castle, instead of the shared part's
    bool side = false;  ///< the others' names are at the side of their castles
    Names names = Names::Nowhere;
};

/// Dimensions derived from the widths of the cards.
struct Measures {
    Needs needs;
    Way way;
    double card = 0;    ///< width of one's own
    double other = 0;   ///< width of the others'
    bool tight = false; ///< they do not fit

    double unit = needs.unit;
    double gap = std::max(5.0, lay::round(unit * 0.6));
    double badge = lay::round(unit * 2.8); ///< height of a name
    double side = lay::round(10 * unit);   ///< width of a name

    // The others: their hand is a column of two cards at the side of the row, or two side by side below the
    // name.
    double back = backWidth();                      ///< width of a card in their hands
    double handColumn = way.side ? side : back + 4; ///< width of such a hand
    double zoneWidth = rowWidth(other, needs.theirMost) + gap + handColumn; ///< of all that one player has
    double zoneHeight = rowHeight(other) + (way.side ? 0 : badge + 3);
    double othersWidth = needs.others * zoneWidth + (needs.others + 1) * gap;

    // One's own castle and hand.
    double own = rowHeight(card); ///< height of both
    double ownWidth = rowWidth(card, needs.ownMost);
    double handWidth = rowWidth(card, kMostHeld);
    double bottomWidth = way.below ? std::max(ownWidth, side + 2 * handWidth + 2 * gap) + 2 * gap
                                   : ownWidth + handWidth + 4 * gap;

    // What is shared: as large as leaves room beside it for the effects.
    double pile = lay::step(std::max(28.0, (way.below ? 0.78 : 0.68) * card)); ///< width of a card
    double label = way.names == Names::Below ? lay::round(unit * 2.2) : 0;     ///< height of a name below it
    double pilePitch = way.names == Names::Below
                           ? std::max(pile + 2 * gap, lay::round(7 * unit))
                           : pile + (way.names == Names::Beside ? lay::round(6.4 * unit) : 0) + 3 * gap;
    double middle = std::max(lay::cardHeight(pile) + label, way.below || way.over ? 0 : badge); ///< height
    /// Width of the cards looked at.
    double tray = way.below ? handWidth : lay::round(2.3 * pile) + 2 * rowPad(pile);
    double queue = pile + 15 * unit;
    double sharedWidth = 2 * gap + needs.stacks * pilePitch + gap + queue + gap +
                         (way.below ? pilePitch : tray + (way.over ? 0 : side + gap));

    double bottom = way.below ? 2 * own + gap : own + (way.over ? badge + 3 : 0);
    double width = std::max({othersWidth, sharedWidth, bottomWidth});
    double height = (needs.others > 0 ? zoneHeight + gap : 0) + middle + bottom + 3 * gap;

    double backWidth() const {
        const double handHigh = rowHeight(other) - (way.side ? badge + 4 : 0);
        // Small cards overlap, so that known ones can be read.
        const double whole = way.side ? std::min((handHigh - 4) / lay::kCardAspect, (side - 6) / 2)
                                      : (handHigh - 6) / 2 / lay::kCardAspect;
        const double overlapping = way.side
                                       ? std::min(kKnown, whole)
                                       : std::min({kKnown, other, (handHigh - 4) / 1.5 / lay::kCardAspect});
        return lay::step(std::max({20.0, overlapping, std::min(other * 0.56, whole)}));
    }
    bool fitsIn(const QSizeF& size) const { return height <= size.height() && width <= size.width(); }
};

/// Scores a table: known cards in hands should be readable; names of stacks are dropped if all cards grow by
/// that.
double scoreOf(const Measures& m) {
    const double lost = m.way.names == Names::Nowhere ? 0.14 : m.way.names == Names::Below ? 0.02 : 0;
    return m.card + 0.9 * m.other + 1.2 * std::min(44.0, m.back) - std::max(0.0, 0.62 * m.card - m.other) -
           m.card * lost;
}

/// Upper bound of the score for cards of this width.
double bestScoreWith(double card) { return 1.72 * card + 53; }

/// Finds the largest cards that fit on a table of a given size.
class Search {
  public:
    Search(const Needs& needs, const QSizeF& size)
        : needs_(needs)
        , size_(size) {}

    Measures best() {
        // In order of preference for equal scores.
        for (const bool below : {false, true})
            for (const bool side : {false, true})
                for (const Names names : {Names::Beside, Names::Below, Names::Nowhere})
                    for (const bool over : {false, true})
                        if (!(side && needs_.others == 0) && !(below && over))
                            bestOf({below, over, side, names});
        return found_ ? *found_ : narrow();
    }

  private:
    void bestOf(const Way& way) {
        const auto fits = [&](double card, double other) {
            return Measures{needs_, way, card, other}.fitsIn(size_);
        };
        const double stepping = 4 * std::max(1.0, std::floor(size_.height() / 700));
        const double largest = lay::most(kLeastCard, lay::step(size_.height() / 2.4), stepping,
                                         [&](double card) { return fits(card, kLeastOther); });
        for (double card = largest; card >= kLeastCard && bestScoreWith(card) > score_; card -= stepping) {
            const double other = lay::most(kLeastOther, lay::step(card * 0.8), 4,
                                           [&](double tried) { return fits(card, tried); });
            if (other >= kLeastOther) consider({needs_, way, card, other});
        }
    }

    void consider(const Measures& m) {
        const double score = scoreOf(m);
        if (score <= score_) return;
        found_ = m;
        score_ = score;
    }

    /// The fallback for very narrow tables: cards overlap.
    Measures narrow() const {
        Needs needs = needs_;
        needs.theirMost = std::min(3, needs.theirMost);
        return {needs, {}, kLeastCard, kLeastOther, true};
    }

    Needs needs_;
    QSizeF size_;
    std::optional<Measures> found_;
    double score_ = -1;
};

PileArea stackArea(const Measures& m, double x, double y) {
    PileArea area = lay::areaIn(Form::Stack, lay::rect(x, y, m.pile, lay::cardHeight(m.pile)), m.pile);
    area.label = m.label;
    area.labelBeside = m.way.names == Names::Beside;
    area.labelWidth = area.labelBeside              ? m.pilePitch - m.pile - 2 * m.gap
                      : m.way.names == Names::Below ? m.pilePitch - 4
                                                    : 0;
    return area;
}

PileArea rowArea(double x, double y, double card, int most) {
    PileArea area = lay::areaIn(Form::Row, lay::rect(x, y, rowWidth(card, most), rowHeight(card)), card);
    area.pad = rowPad(card);
    area.pitch = card + rowGap(card);
    return area;
}

PileArea heldArea(Form form, const QRectF& rect, double card, double pad) {
    PileArea area = lay::areaIn(form, rect, card);
    area.pad = pad;
    area.lines = 1;
    area.pitch = lay::cardHeight(card) + pad;
    return area;
}

/// Makes the layout from final dimensions.
class Laying {
  public:
    Laying(const LayoutInput& room, const Measures& measures, TableLayout& layout)
        : room_(room)
        , m_(measures)
        , layout_(layout) {}

    void layAll() {
        // Remaining height is distributed between the rows.
        const double spare = std::max(0.0, layout_.cloth.height() - m_.height) / (m_.way.below ? 5 : 4);
        const QList<int> seats = room_.others();
        double y = layout_.cloth.y() + m_.gap + spare;
        if (!seats.isEmpty()) {
            layOthers(seats, y);
            y += m_.zoneHeight + m_.gap + spare;
        }
        const double ownY = y + (m_.middle + m_.gap + spare);
        if (m_.way.below)
            layHandBelow(y, ownY, spare);
        else
            layHandBeside(y, ownY);
    }

  private:
    void layOthers(const QList<int>& seats, double y) {
        const auto count = static_cast<int>(seats.size());
        const double spread = (right_ - left_ - count * m_.zoneWidth) / (count + 1);
        for (int index = 0; index < count; ++index)
            layOther(seats[index], left_ + spread + index * (m_.zoneWidth + spread), y);
    }

    void layOther(int seat, double x, double y) {
        const bool beside = m_.way.side;
        const double sideX = x + rowWidth(m_.other, m_.needs.theirMost) + m_.gap;
        const double rowY = beside ? y : y + m_.badge + 3;
        const double handY = beside ? y + m_.badge + 4 : rowY;
        // A short name is only as wide as its text.
        layout_.seats[seat] = beside ? lay::rect(sideX, y, m_.side, m_.badge)
                                     : lay::rect(x, y, std::min(m_.zoneWidth, 14 * room_.unit), m_.badge);
        PileArea hand = heldArea(
            Form::Held, lay::rect(sideX, handY, m_.handColumn, y + m_.zoneHeight - handY), m_.back, 2);
        hand.column = !beside;
        layout_.put(handOf(room_, seat), hand);
        layout_.put(castleOf(room_, seat), rowArea(x, rowY, m_.other, m_.needs.theirMost));
    }

    void layOwn(double x, double y, double handX, double handY) {
        PileArea castle = rowArea(x, y, m_.card, m_.needs.ownMost);
        castle.own = true;
        layout_.put(castleOf(room_, room_.bottom), castle);
        layout_.put(
            handOf(room_, room_.bottom),
            heldArea(Form::Rack, lay::rect(handX, handY, m_.handWidth, m_.own), m_.card, rowPad(m_.card)));
    }

    /// One's own castle, below it the hand; above them what all share.
    void layHandBelow(double y, double ownY, double spare) {
        const double gap = m_.gap;
        const double ownX = (left_ + right_ - m_.ownWidth) / 2;
        const double span = std::min(right_ - left_ - 2 * gap, std::max(m_.ownWidth, 66 * room_.unit));
        const double handY = ownY + m_.own + gap + spare;
        const double handX =
            std::max(left_ + 2 * gap + m_.side,
                     std::min((left_ + right_ - m_.handWidth) / 2, right_ - 2 * gap - 2 * m_.handWidth));
        layShared((left_ + right_ - span) / 2, (left_ + right_ + span) / 2, y);
        layOwn(ownX, ownY, handX, handY);
        layout_.seats[room_.bottom] = lay::rect(std::max(left_ + gap, std::min(ownX, handX - gap - m_.side)),
                                                handY + (m_.own - m_.badge) / 2, m_.side, m_.badge);
        layout_.tray = heldArea(Form::Tray, lay::rect(handX + m_.handWidth + gap, handY, m_.tray, m_.own),
                                m_.card, rowPad(m_.card));
    }

    /// One's own castle, beside it the hand, both up to the edges, but not too far apart to be seen together;
    /// what is above them is aligned with them.
    void layHandBeside(double y, double ownY) {
        const double gap = m_.gap;
        const double between =
            std::min(6 * room_.unit, std::max(gap, (right_ - left_ - m_.bottomWidth) / 2 + gap));
        const double whole = std::max(m_.ownWidth + between + m_.handWidth,
                                      std::min(right_ - left_ - 2 * gap, m_.sharedWidth));
        const double ownX = (left_ + right_ - whole) / 2;
        const double handX = ownX + whole - m_.handWidth;
        const double rowY = m_.way.over ? ownY + (m_.badge + 3) : ownY;
        layOwn(ownX, rowY, handX, rowY);
        // One's own name is at the corner of one's castle.
        layout_.seats[room_.bottom] = lay::rect(ownX, rowY - m_.badge - 3, m_.side, m_.badge);
        layout_.tray = heldArea(Form::Tray, lay::rect(ownX + whole - m_.tray, y, m_.tray, m_.middle), m_.pile,
                                rowPad(m_.pile) / 2);
        layShared(m_.way.over ? ownX : ownX + m_.side + gap, ownX + whole, y);
    }

    /// The shared part, and beside it the queue of effects.
    void layShared(double from, double until, double y) {
        const double inset = m_.way.names == Names::Below ? (m_.pilePitch - 4 - m_.pile) / 2 : 0;
        layStacks(from + inset, y);
        // The market stall, where a card lies that is given away, is at the far end and usually empty. The
        // cards one looks at share its room, as both never happen at the same time.
        const double stall = m_.way.below ? m_.pilePitch : m_.tray;
        PileArea offer = stackArea(m_, until - stall + (m_.way.below ? inset : rowPad(m_.pile)), y);
        offer.fleeting = true;
        layout_.put(lay::pileNamed(room_, "offer"), offer);
        const double queueX = from + m_.needs.stacks * m_.pilePitch + m_.gap;
        layout_.queue = lay::rect(queueX, y, until - stall - m_.gap - queueX, m_.middle);
        if (layout_.queue.width() >= 13 * room_.unit && layout_.queue.height() >= 6 * room_.unit)
            layout_.note = layout_.queue;
    }

    void layStacks(double x, double y) {
        constexpr std::array names{"deck", "discard", "out"};
        for (int index = 0; index < m_.needs.stacks; ++index) {
            const std::string_view name = names[static_cast<std::size_t>(index)];
            PileArea area = stackArea(m_, x + index * m_.pilePitch, y);
            area.high = name == "discard";
            layout_.put(lay::pileNamed(room_, name), area);
        }
    }

    const LayoutInput& room_;
    const Measures& m_;
    TableLayout& layout_;
    double left_ = layout_.cloth.left();
    double right_ = layout_.cloth.right();
};

/// The cards of an eliminated player lie open where the castle was.
void layGone(const LayoutInput& room, TableLayout& layout) {
    if (const LayoutPile* const out = lay::pileNamed(room, "out")) {
        layout.outPile = out->info.id;
        layout.outAside = out->down;
    }
    if (room.out.isEmpty()) return;
    if (const LayoutPile* const gone = castleOf(room, room.out.first()))
        layout.goneTo = layout.pile(gone->info.id);
}

bool isSide(int place) { return place == kOpenStrip || place == kHiddenStrip; }

void putInRow(PieceSpot& spot, const PileArea& area, int rank, int count) {
    const double fits = (area.rect.width() - 2 * area.pad - area.tile) / std::max(1, count - 1);
    spot.size = area.tile;
    spot.x = lay::round(area.rect.x() + area.pad + rank * std::min(area.pitch, fits));
    spot.y = area.rect.y() + area.pad;
}

/// A column, which overlaps if there are many.
void putInColumn(PieceSpot& spot, const PileArea& area, int rank, int many) {
    const double high = lay::cardHeight(area.tile);
    const double pitch = lay::pitch(high + 2, area.rect.height() - 2 * area.pad - high, many);
    spot.x = lay::round(area.rect.x() + area.pad);
    spot.y = lay::round(area.rect.y() + area.pad + rank * pitch);
    spot.covered = true;
}

void putInHand(PieceSpot& spot, const PileArea& area, int rank, int count) {
    const int many = std::max(count, rank + 1);
    if (area.column) return putInColumn(spot, area, rank, many);
    const bool own = area.form != Form::Held;
    const double width = area.rect.width() - 2 * area.pad;
    const double most = own ? area.tile + rowGap(area.tile) : area.tile + 2;
    const double pitch = lay::pitch(most, width - area.tile, many);
    const double free = own ? std::max(0.0, (width - area.tile - (many - 1) * pitch) / 2) : 0;
    spot.x = lay::round(area.rect.x() + area.pad + rank * pitch + free);
    spot.y = lay::round(area.rect.y() + area.pad);
    spot.covered = !own;
}

/// The rectangle of a castle's next card.
QRectF nextIn(const PileArea& area, int count) {
    PieceSpot spot;
    putInRow(spot, area, count, count + 1);
    return lay::rect(spot.x, spot.y, area.tile, lay::cardHeight(area.tile));
}

/// The drop area of one of the two sides of a castle, to the right of its cards.
QRectF sideRect(const PileArea& area, int side, int count) {
    const QRectF next = nextIn(area, count);
    const double gap = std::max(2.0, lay::round(area.tile * 0.04));
    const double high = (next.height() - gap) / 2;
    const double width = std::max(area.tile, area.rect.x() + area.rect.width() - area.pad - next.x());
    return lay::rect(next.x(), side == kOpenStrip ? next.y() : next.y() + high + gap, width, high);
}

class CaleiraArrangement final : public TableArrangement {
  public:
    double aspect() const override { return lay::kCardAspect; }

    TableLayout arrange(const LayoutInput& room) const override {
        TableLayout layout = lay::frame(room);
        const Measures m = Search(needsOf(room), layout.cloth.size()).best();
        layout.tight = m.tight;
        layout.tile = m.card;
        Laying(room, m, layout).layAll();
        layGone(room, layout);
        return layout;
    }

    PieceSpot spot(const TableLayout& layout, const PieceAt& piece) const override {
        const PileArea& area = layout.pile(piece.pile);
        PieceSpot spot = lay::startSpot(layout, area, piece.rank);
        spot.covered = true;
        if (piece.pile == layout.outPile && layout.goneTo.isThere() && piece.rank >= layout.outAside) {
            putInRow(spot, layout.goneTo, piece.rank - layout.outAside,
                     std::max(1, piece.count - layout.outAside));
            spot.faded = spot.shown = true;
            spot.buried = false;
            return spot;
        }
        switch (area.form) {
        case Form::None: break;
        case Form::Row: putInRow(spot, area, piece.rank, piece.count); break;
        case Form::Stack: lay::onStack(spot, area, piece.rank, piece.count, kLayer, 5); break;
        default: putInHand(spot, area, piece.rank, piece.count);
        }
        return spot;
    }

    std::optional<PieceSpot> traySpot(const TableLayout& layout, int index, int count) const override {
        PieceSpot spot = lay::startSpot(layout, layout.tray, 500 + index);
        putInHand(spot, layout.tray, index, count);
        return spot;
    }

    /// The capacity of each castle.
    QString shapeOf(const QList<LayoutPile>& piles) const override {
        QStringList rooms;
        for (const LayoutPile& pile : piles) {
            if (pile.info.kind != PileKind::Row) continue;
            const int own = roomFor(countIn(&pile) + 1, kOwnSteps, kMostEver);
            const int their = roomFor(countIn(&pile), kTheirSteps, kMostEver);
            rooms << QString::number(own) + u':' + QString::number(their);
        }
        return rooms.join(QLatin1Char(' '));
    }

    std::optional<QRectF> dropRect(const TableLayout& layout, TablePlace at, int count,
                                   const PileContents&) const override {
        const PileArea& area = layout.pile(at.pile);
        if (area.form != Form::Row || at.place < 0) return area.rect;
        if (!isSide(at.place)) return {};
        return sideRect(area, at.place, count);
    }

    QList<int> sides(const TableLayout& layout, int pile) const override {
        return layout.pile(pile).own ? QList<int>{kOpenStrip, kHiddenStrip} : QList<int>{};
    }

    Landing landing(const TableLayout& layout, TablePlace at, int count) const override {
        const PileArea& area = layout.pile(at.pile);
        if (!area.isThere() || !isSide(at.place)) return {};
        return {nextIn(area, count), at.place == kOpenStrip};
    }

    /// In a castle the place is its open or hidden side; the caller knows better where the cards lie.
    TablePlace spotAt(const TableLayout& layout, QPointF point) const override {
        const int pile = lay::pileAt(layout, point, lay::stackReach);
        const PileArea& area = layout.pile(pile);
        if (!area.own) return {pile, -1};
        return {pile, point.y() < area.rect.y() + area.rect.height() / 2 ? kOpenStrip : kHiddenStrip};
    }
};

} // namespace

} // namespace drawbridge::caleiratable

namespace drawbridge {

const TableArrangement& caleiraArrangement() {
    static const caleiratable::CaleiraArrangement arrangement;
    return arrangement;
}

} // namespace drawbridge
