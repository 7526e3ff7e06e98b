// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layoutparts.h"

#include <QString>
#include <algorithm>
#include <string_view>

// The table layout of Castle Rampage.
//
//     +-----------------------------------------------------------+
//     |  name      Castle [       ]          permanents   resting |
//     |  hand             [       ] [ Gate ]                      |
//     |=== wall ==================#        #======================|
//     |  draw pile     the attack     PLAY    the attack discards |
//     |=== wall ==================#        #======================|
//     |  name      Castle [       ] [ Gate ] permanents   resting |
//     |  overview         [       ]                               |
//     |                       one's own hand                      |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// The Gates face each other across the meadow, each in the gap of its court's wall, in front of the Castle.
// An attack is shown along the meadow.
namespace drawbridge::rampagetable {

namespace {

using Form = PileArea::Form;
using Ground = PileArea::Ground;

// Sizes of other cards relative to one's own hand: own stacks, the other's, the card in play, the other's
// hand.
constexpr double kOwn = 0.84;
constexpr double kTheir = 0.79;
constexpr double kPlayed = 0.87;
constexpr double kBack = 0.5;

// Maximum fan of stacks, in total and from card to card, in widths of a card.
constexpr double kGateFan = 0.45;
constexpr double kCastleFan = 0.6;
constexpr double kFanStep = 0.15;

// Number of places for an attack along the meadow.
constexpr int kPlaces = 7;
constexpr int kPlacesInABook = 2;

constexpr int kFirstHand = 5;     // cards of an initial hand
constexpr double kBeside = 0.45;  // maximum height of a name beside a Castle, relative to it
constexpr double kOverview = 6.2; // height of the turn overview, in lines of text
constexpr double kBroadest = 11;  // its maximum width
constexpr int kLayer = 14;        // cards of a stack that lie exactly on one another

/// Variants of the layout; the one with the largest cards is used.
enum class Way : std::uint8_t {
    Wide, ///< names of stacks are beside them, and players beside their Castles
    Tall, ///< names and players have rows of their own
    Bare, ///< stacks have no names, if these would take too much room
};

/// Dimensions derived from the width of a card in the hand.
struct Measures {
    double unit = 0;
    double tile = 0;
    Way way = Way::Wide;
    bool tight = false; ///< it does not fit

    // Widths of other cards.
    double own = lay::step(tile * kOwn);       ///< in one's own stacks
    double their = lay::step(tile * kTheir);   ///< in the other's
    double played = lay::step(tile * kPlayed); ///< in play

    double gap = way == Way::Bare ? 4 : std::max(4.0, lay::round(unit * 0.36));
    double wideGap = 2 * gap;
    double tall = lay::cardHeight(tile);   ///< height of one's own hand
    double badge = lay::round(unit * 2.6); ///< height of a name
    double wall = std::max(8.0, lay::round((way == Way::Bare ? 0.13 : 0.16) * tile)); ///< its thickness
    double tower = lay::round(wall * 1.7);                                            ///< width of its towers
    /// Height of the meadow.
    double middle = lay::cardHeight(played) + (way == Way::Bare ? 4 : lay::round(unit * 0.5));
    /// Width of stack names beside them, or their height in a line beyond; 0: not there.
    double side = way == Way::Wide ? lay::round(unit * 4.6) : 0;
    double line = way == Way::Tall ? lay::round(unit * 1.85) : 0;
    /// How far the other's name extends beyond the court, beside low cards.
    double out = way == Way::Wide ? std::max(0.0, badge - lay::round(lay::cardHeight(their) * kBeside)) : 0;
    /// Heights of the players' names in rows of their own, and what is beside them; 0: they are beside the
    /// Castles.
    double rows = way == Way::Tall ? badge + gap : 0;
    double row = way == Way::Tall ? std::max(badge, lay::cardHeight(lay::step(tile * 0.4))) : 0;
    double height =
        out + court(own) + court(their) + middle + tall + (hasRows() ? rows + row + gap : 0) + 3 * gap;

    double rest = lay::round(own * 1.35); ///< width of resting cards
    double aside = lay::round(own * 1.3); ///< ... and of those that one has laid aside

    // Distances from the middle of the Gate (and road) to the left and right.
    double opening = lay::round((0.5 + kGateFan) * own) + lay::round(gap / 2); ///< to the towers
    double inside =
        std::max(opening + tower, side > 0 ? own / 2 + gap + side : 0) + wideGap; ///< to the permanents
    double left = opening + tower + lay::round((1 + kCastleFan) * own) + side +
                  (way == Way::Tall ? 3 * gap : lay::round((way == Way::Wide ? 9 : 7) * unit) + 5 * gap);
    double right = inside + lay::round(own * 1.7) + rest + wideGap + gap;

    /// Height of a court: the protected part and the wall before it.
    double court(double card) const { return lay::cardHeight(card) + gap + wall + line; }

    bool hasRows() const { return rows > 0; }
    bool fitsIn(const QSizeF& size) const {
        return height <= size.height() && left <= size.width() / 2 && right <= size.width() / 2;
    }
};

/// The largest cards that fit; the smallest if none do.
Measures largest(const LayoutInput& room, const QSizeF& free, Way way) {
    Measures m{room.unit, room.smallest, way};
    for (double tile = lay::step(free.height() / 3 / lay::kCardAspect); tile >= room.smallest; tile -= 4) {
        m = {room.unit, tile, way};
        if (m.fitsIn(free)) break;
    }
    m.tight = !m.fitsIn(free);
    return m;
}

/// The variant with the largest cards.
Measures best(const LayoutInput& room, const QSizeF& free) {
    const Measures wide = largest(room, free, Way::Wide);
    const Measures tall = largest(room, free, Way::Tall);
    return lay::namedOrBare(room, tall.tile > wide.tile ? tall : wide, largest(room, free, Way::Bare));
}

QString slotOf(const char* name) { return QStringLiteral("castle-rampage/slot-%1").arg(QLatin1String(name)); }

/// The tag of a stack's name. Its number is on its corner.
TagArea tagIn(const QRectF& rect, Side align, bool upright) {
    TagArea tag = lay::tagIn(rect, align);
    tag.upright = upright;
    tag.hung = true;
    return tag;
}

/// The area of a seat.
struct Court {
    const Measures& m;
    int seat = 0;
    bool own = false;
    double y = 0;
    double tile = own ? m.own : m.their; ///< width of its cards
    double tall = lay::cardHeight(tile); ///< their height
    double height = m.court(tile);
    double behind = down(m.wall + m.gap, tall); ///< y of what is behind the wall

    /// y of something of height `extent` at distance `from` from the meadow: the courts are mirrored, with
    /// the Gate next to the meadow.
    double down(double from, double extent) const { return own ? y + from : y + height - from - extent; }
    QString group() const { return own ? QStringLiteral("2 court") : QStringLiteral("4 court"); }
};

/// A seat's hand, and its cards laid aside.
struct Holding {
    QRectF box;      ///< encloses both
    double tile = 0; ///< width of a card of the hand
    double y = 0;
    double aside = 0; ///< width of a card laid aside
    double asideY = 0;
    double asideWide = 0;
    double handWide = 0;
};

/// Makes the layout from final dimensions.
class Laying {
  public:
    Laying(const LayoutInput& room, const Measures& measures, TableLayout& layout)
        : room_(room)
        , m_(measures)
        , layout_(layout) {}

    void layAll() {
        layMeadow();
        for (const int seat : room_.seats) layCourt(seat);
    }

  private:
    int number(std::string_view role, int seat = -1) const { return lay::idOf(room_, role, seat); }

    // ---- the meadow ------------------------------------------------------------------------------------

    /// The shared part: draw pile, play spot, discard pile, and the attack trail between them.
    void layMeadow() {
        const double shield = middleTall_ * 0.58;
        layout_.strength =
            lay::rect(playX_ - m_.gap - shield, middleY_ + (middleTall_ - shield) / 2, shield, shield);
        layStacks(layTrail());
        layPlay();
        layout_.middle = lay::rect(middleX_ - m_.opening, middleY_, 2 * m_.opening, middleTall_);
        layout_.attackFrom = number("play");
    }

    /// The attack trail: right of the road, and if that is too short also left of it. Returns the width of
    /// the stacks' names; 0: none.
    double layTrail() {
        // One place has room for a card between two lines of text, or for a sum.
        layout_.trailPlace =
            lay::round(std::max(6.2 * u_, (middleTall_ - 2.65 * u_ - 4) / lay::kCardAspect) + 0.35 * u_);
        const double words = m_.way == Way::Bare ? 0 : wordsBeside();
        layout_.trail = stretches(words > 0 ? words + m_.wideGap : m_.wideGap + u_);
        return words;
    }

    /// Width of the stacks' names, which leave the attack its room; long ones are not cut if there is more.
    double wordsBeside() const {
        const int least = room_.named ? kPlacesInABook : kPlaces;
        for (const double wide : {7.4, 6.4, 5.5, 4.6}) {
            const double words = lay::round(u_ * wide);
            if (placesOn(stretches(words + m_.wideGap)) >= least) return words;
        }
        return 0;
    }

    /// The stretches of the attack trail, left and right of the road, with `free` kept clear beside the
    /// stacks.
    QList<QRectF> stretches(double free) const {
        const double road = std::max(m_.played / 2 + m_.gap, m_.opening + m_.tower + lay::round(0.6 * u_));
        return {stretch(drawX_ + stack_ + free, layout_.strength.x() - m_.gap),
                stretch(middleX_ + road, discardX_ - free - rise_)};
    }
    QRectF stretch(double from, double to) const {
        return lay::rect(from, middleY_, std::max(0.0, to - from), middleTall_);
    }
    double placesOn(const QList<QRectF>& trail) const {
        double places = 0;
        for (const QRectF& one : trail) places += std::floor((one.width() + 0.35 * u_) / layout_.trailPlace);
        return places;
    }

    void layStacks(double words) {
        const auto stackAt = [&](double x, double wordsX, Side align) {
            PileArea area = lay::areaIn(Form::Stack, lay::rect(x, stackY_, stack_, stackTall_), stack_,
                                        QStringLiteral("1 piles"));
            if (words > 0) area.tag = tagIn(lay::rect(wordsX, stackY_, words, stackTall_), align, true);
            return area;
        };
        layout_.put(number("draw"), stackAt(drawX_, drawX_ + stack_ + m_.wideGap, Side::Left));
        PileArea discard = stackAt(discardX_, discardX_ - words - m_.wideGap - rise_, Side::Right);
        discard.high = true; // the value of a discard stays visible
        layout_.put(number("discard"), discard);
    }

    void layPlay() {
        const double tall = lay::cardHeight(m_.played);
        PileArea area =
            lay::areaIn(Form::Cards, lay::rect(playX_, middleY_ + (middleTall_ - tall) / 2, m_.played, tall),
                        m_.played, QStringLiteral("1 piles"));
        area.ground = Ground::Spot;
        area.slot = slotOf("play");
        layout_.put(number("play"), area);
    }

    // ---- the courts ------------------------------------------------------------------------------------

    /// Court, hand and name of a seat.
    void layCourt(int seat) {
        const bool own = seat == room_.bottom;
        const Court court{m_, seat, own, own ? ownY_ : theirY_};
        layGateAndCastle(court);
        layBehindTheWall(court);
        laySeat(court);
    }

    double castleX(const Court& court) const {
        return middleX_ - m_.opening - m_.tower - m_.gap - court.tile * (1 + kCastleFan);
    }

    void layGateAndCastle(const Court& court) {
        const double tile = court.tile;
        const double gateX = middleX_ + tile / 2 - tile * (1 + kGateFan);
        const double gateY = court.down(0, court.tall);
        const int gate = number("gate", court.seat);
        const int castle = number("castle", court.seat);
        PileArea area = fan(court, lay::rect(gateX, gateY, tile * (1 + kGateFan), court.tall), Side::Left);
        area.slot = slotOf("gate");
        area.before = castle;
        layout_.put(gate, area);
        area = fan(court, lay::rect(castleX(court), court.behind, tile * (1 + kCastleFan), court.tall),
                   Side::Right);
        area.slot = slotOf("castle");
        layout_.put(castle, area);
        // The attack on a Castle passes the Gate.
        layout_.attackPast[castle] = gate;
    }

    PileArea fan(const Court& court, const QRectF& rect, Side align) const {
        PileArea area = lay::areaIn(Form::Fan, rect, court.tile, court.group());
        area.below = court.own;
        area.large = m_.tile;
        if (m_.way != Way::Bare) area.tag = fanTag(court, rect, align);
        return area;
    }

    TagArea fanTag(const Court& court, const QRectF& rect, Side align) const {
        if (m_.line > 0) {
            const double y = court.own ? rect.y() + court.tall : rect.y() - m_.line;
            return tagIn(lay::rect(rect.x(), y, rect.width(), m_.line), Side::Right, false);
        }
        // Avoid the number, which overlaps the pile's right edge.
        const double clear = align == Side::Right ? m_.gap : m_.gap + lay::round(u_ * 0.5);
        const double wide = m_.side + m_.gap - clear;
        const double x = align == Side::Right ? rect.x() - wide - clear : rect.x() + rect.width() + clear;
        const double y = court.own ? rect.y() + court.tall / 2 : rect.y();
        return tagIn(lay::rect(x, y, wide, court.tall / 2), align, true);
    }

    /// Permanents and resting cards.
    void layBehindTheWall(const Court& court) {
        const double restX = outer_ - m_.rest;
        const double rowX = middleX_ + m_.inside;
        PileArea resting = onTray(court, restX, m_.rest, court.group());
        resting.slot = slotOf("resting");
        layout_.put(number("resting", court.seat), resting);
        PileArea permanents =
            onTray(court, rowX, restX - m_.wideGap - rowX,
                   court.own ? QStringLiteral("3 permanents") : QStringLiteral("4 permanents"));
        permanents.slot = slotOf("standing");
        layout_.put(number("permanents", court.seat), permanents);
    }

    PileArea onTray(const Court& court, double x, double width, const QString& group) const {
        PileArea area =
            lay::areaIn(Form::Cards, lay::rect(x, court.behind, width, court.tall), court.tile, group);
        area.ground = Ground::Tray;
        area.align = Side::Left;
        return area;
    }

    /// The player's name: beside the Castle, or in a row of its own.
    void laySeat(const Court& court) {
        const bool own = court.own;
        const double beside = std::min(m_.badge, court.tall * kBeside);
        const double badgeTall = m_.hasRows() ? m_.badge : badgeBeside(court, beside);
        const double seatY = m_.hasRows() ? (own ? rowY_ : court.y - m_.row - m_.gap)
                                          : (own ? court.behind : court.behind - badgeTall + beside);
        const double column = std::min(seatWidth(court), u_ * 13);
        layout_.seats[court.seat] = lay::rect(inner_, seatY, column, badgeTall);
        // Below it there is room beside the hand.
        const QRectF under = lay::rect(inner_, seatY + badgeTall + m_.gap, column,
                                       court.tall - (own ? badgeTall : beside) - m_.gap);
        layGround(court, under);
        const double besideX = inner_ + column + m_.wideGap;
        const QRectF inRow = lay::rect(besideX, seatY, outer_ - besideX, own ? m_.badge : m_.row);
        layHeld(court, m_.hasRows() ? inRow : under);
    }

    double seatWidth(const Court& court) const {
        if (m_.hasRows()) return std::min(u_ * 11, (outer_ - inner_) * 0.36);
        return castleX(court) - (m_.side > 0 ? m_.side + m_.gap : 0) - m_.wideGap - inner_;
    }

    /// Height of a name beside the Castle. If that is low, the name extends beyond the court, away from the
    /// wall; one's own leaves room for the turn overview.
    double badgeBeside(const Court& court, double beside) const {
        const double reach =
            court.own ? handY_ + m_.tall - court.behind - m_.gap - u_ * kOverview : beside + m_.out + spare_;
        return std::min(m_.badge, std::max(beside, reach));
    }

    void layGround(const Court& court, const QRectF& under) {
        CourtArea area;
        // The walls extend from side to side.
        area.rect = lay::rect(left_, court.y, right_ - left_, court.height);
        area.own = court.own;
        area.wall = m_.wall;
        area.tower = m_.tower;
        area.gapFrom = middleX_ - m_.opening - left_;
        area.gapTo = middleX_ + m_.opening - left_;
        area.gate = number("gate", court.seat);
        if (court.own && m_.way == Way::Wide)
            area.overview = lay::rect(under.x() - left_, under.y() - court.y,
                                      std::min(under.width(), u_ * kBroadest), u_ * kOverview);
        layout_.courts[court.seat] = area;
    }

    // ---- hands -----------------------------------------------------------------------------------------

    /// Hand and cards laid aside: one's own in front of the rail, the other's beside their name.
    void layHeld(const Court& court, const QRectF& beside) {
        const Holding held = court.own ? measureOwn(beside) : measureOther(beside);
        layHand(court, held);
        layAside(court, held);
    }

    Holding measureOwn(const QRectF& beside) const {
        const double from =
            m_.way == Way::Wide ? beside.x() + std::min(beside.width(), u_ * kBroadest) + m_.wideGap : inner_;
        const QRectF box = lay::rect(from, handY_, outer_ - from, m_.tall);
        return {.box = box,
                .tile = m_.tile,
                .y = box.y(),
                .aside = m_.own,
                .asideY = box.y() + (m_.tall - lay::cardHeight(m_.own)),
                .asideWide = m_.aside,
                .handWide = box.width() - m_.aside - m_.gap};
    }

    Holding measureOther(const QRectF& box) const {
        const double tile = std::min(lay::step(m_.tile * kBack), lay::step(box.height() / lay::kCardAspect));
        const double y = box.y() + std::min(m_.gap, (box.height() - lay::cardHeight(tile)) / 2);
        const double asideWide = lay::round(std::min(tile * 1.4, box.width() * 0.4));
        return {.box = box,
                .tile = tile,
                .y = y,
                .aside = tile,
                .asideY = y,
                .asideWide = asideWide,
                .handWide = box.width() - asideWide - m_.gap};
    }

    void layHand(const Court& court, const Holding& held) {
        PileArea area = lay::areaIn(
            Form::Cards, lay::rect(held.box.x(), held.y, held.handWide, lay::cardHeight(held.tile)),
            held.tile, court.own ? QStringLiteral("0 hand") : QStringLiteral("4 hand"));
        area.align = court.own ? Side::Centre : Side::Left;
        area.about = middleX_;
        area.closely = !court.own;
        layout_.put(number("hand", court.seat), area);
    }

    void layAside(const Court& court, const Holding& held) {
        PileArea area =
            lay::areaIn(Form::Cards,
                        lay::rect(held.box.right() - held.asideWide, held.asideY, held.asideWide,
                                  lay::cardHeight(held.aside)),
                        held.aside, court.own ? QStringLiteral("3 aside") : QStringLiteral("4 aside"));
        area.align = Side::Right;
        // Its label is shown only while something lies there.
        area.fleeting = court.own;
        if (court.own && m_.way != Way::Bare) area.tag = asideTag(held);
        layout_.put(number("aside", court.seat), area);
    }

    /// The label of cards laid aside: above them, or if the court is too close, beside them.
    TagArea asideTag(const Holding& held) const {
        const double end = held.box.right();
        const double line = lay::round(u_ * 1.4);
        // The label takes what an initial hand, with all its cards, leaves.
        const double cards = std::min(held.handWide, kFirstHand * lay::apart(held.tile));
        const double cardsEnd =
            std::min(held.box.x() + held.handWide, std::max(held.box.x() + cards, middleX_ + cards / 2));
        const double words = std::max(held.asideWide, std::min(u_ * 12, end - cardsEnd - m_.gap));
        const double cardX = end - held.asideWide - lay::round(u_ * 0.8);
        const bool isClose = held.asideY - line - 4 < below_;
        const QRectF rect = isClose ? lay::rect(cardsEnd + m_.gap, held.asideY, cardX - cardsEnd - m_.gap,
                                                lay::cardHeight(held.aside))
                                    : lay::rect(end - words, held.asideY - line - 2, words, line);
        TagArea tag = tagIn(rect, Side::Right, isClose);
        tag.flat = true;
        tag.bare = true;
        return tag;
    }

    const LayoutInput& room_;
    const Measures& m_;
    TableLayout& layout_;
    double u_ = room_.unit;
    double left_ = layout_.cloth.left();
    double right_ = layout_.cloth.right();
    double inner_ = left_ + lay::round(u_ * 0.5) + m_.gap;  ///< left edge of the contents
    double outer_ = right_ - lay::round(u_ * 0.5) - m_.gap; ///< right edge of the contents
    double middleX_ = lay::round((left_ + right_) / 2);
    double spare_ = std::max(0.0, layout_.cloth.height() - m_.height) / 4; ///< a quarter of what remains
    double theirY_ = layout_.cloth.y() + m_.gap + spare_ + m_.out + (m_.hasRows() ? m_.row + m_.gap : 0);
    double middleY_ = theirY_ + m_.court(m_.their);
    double middleTall_ = m_.middle + std::min(spare_, m_.middle * 0.25); ///< height of the meadow
    double ownY_ = middleY_ + middleTall_;

    // The stacks at both ends of the meadow, and the card in play.
    double rise_ = lay::stackStep(m_.own) * 8; ///< offset of a full stack to the left and up
    /// Width of a card.
    double stack_ =
        std::min(m_.own, lay::step((middleTall_ - lay::round(u_ * 0.4) - rise_) / lay::kCardAspect));
    double stackTall_ = lay::cardHeight(stack_);
    double stackY_ = middleY_ + (middleTall_ - stackTall_ + rise_) / 2;
    double drawX_ = inner_ + rise_;
    double discardX_ = outer_ - stack_ - m_.gap;
    double playX_ = middleX_ - m_.played / 2;

    double below_ = ownY_ + m_.court(m_.own); ///< lower edge of one's own court
    double rest_ = layout_.cloth.y() + layout_.cloth.height() - below_ - m_.rows - m_.tall; ///< below that
    double rowY_ = below_ + rest_ / 3;
    double handY_ = below_ + m_.rows + rest_ * (m_.hasRows() ? 2.0 / 3 : 0.5);
};

/// The top card of a fanned stack is at its right edge. A card turned up there is shown as large as in the
/// hand.
void putInFan(PieceSpot& spot, const TableLayout& layout, const PileArea& area, const PieceAt& piece) {
    const int place = piece.place;
    const double width = area.rect.width() - area.tile;
    const double step = lay::pitch(area.tile * kFanStep, width, piece.count);
    spot.x = lay::round(area.rect.x() + area.rect.width() - area.tile - (piece.count - 1 - place) * step);
    spot.buried = place < piece.count - 1;
    spot.under = spot.buried;
    spot.covered = true;
    if (!piece.up) return;
    spot.x -= lay::round((area.large - area.tile) / 2);
    // It grows away from the middle, where the attacking card lies, but not off the table.
    const double rise = area.below ? 0 : lay::cardHeight(area.large) - lay::cardHeight(area.tile);
    spot.y = std::max(lay::round(layout.cloth.y()), spot.y - rise);
    spot.size = area.large;
    spot.z = 900;
}

void putInRow(PieceSpot& spot, const PileArea& area, const PieceAt& piece) {
    const int count = std::max(piece.count, piece.place + 1);
    const double most = area.closely ? area.tile * 0.5 : lay::apart(area.tile);
    const double step = lay::pitch(most, area.rect.width() - area.tile, count);
    const double wide = (count - 1) * step + area.tile;
    const double last = area.rect.x() + area.rect.width() - wide;
    double x = area.rect.x();
    if (area.align == Side::Centre) x = std::max(x, std::min(last, area.about - wide / 2));
    if (area.align == Side::Right) x = last;
    spot.x = lay::round(x + piece.place * step);
}

class RampageArrangement final : public TableArrangement {
  public:
    double aspect() const override { return lay::kCardAspect; }

    TableLayout arrange(const LayoutInput& room) const override {
        TableLayout layout = lay::frame(room);
        const Measures m = best(room, {layout.cloth.width() - room.unit, layout.cloth.height()});
        layout.tight = m.tight;
        layout.tile = m.tile;
        Laying(room, m, layout).layAll();
        return layout;
    }

    PieceSpot spot(const TableLayout& layout, const PieceAt& piece) const override {
        const PileArea& area = layout.pile(piece.pile);
        PieceSpot spot = lay::startSpot(layout, area, piece.place);
        switch (area.form) {
        case Form::None: break;
        case Form::Stack: lay::onStack(spot, area, piece.place, piece.count, kLayer, 2); break;
        case Form::Fan: putInFan(spot, layout, area, piece); break;
        default: putInRow(spot, area, piece);
        }
        return spot;
    }

    /// There are no grids here.
    TablePlace spotAt(const TableLayout& layout, QPointF point) const override {
        const auto reach = [](const PileArea& area) { return std::min(area.tile * 0.12, 10.0); };
        return {lay::pileAt(layout, point, reach), -1};
    }
};

} // namespace

} // namespace drawbridge::rampagetable

namespace drawbridge {

const TableArrangement& rampageArrangement() {
    static const rampagetable::RampageArrangement arrangement;
    return arrangement;
}

} // namespace drawbridge
