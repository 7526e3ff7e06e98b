// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/castlestacks.h"

#include <algorithm>
#include <array>
#include <optional>

// The table layout of CASTLES.
//
//     +-----------------------------------------------------------+
//     | name  hand | name  hand  | name  hand         | name      |
//     | [14] [5]   | [9] [22] [8]| [5] [10] [5] [17]  | [8]       |
//     |  castles   |  castles    |  castles           |  castles  |
//     | deck discard | in play | attack, pool | fallen | round    |
//     | [14]   [5]   [31]                       | name    turn    |
//     |  one's own castles                      | one's own hand  |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// The others sit clockwise from the left, with equal room; on a tall table in two rows. Positions and sizes
// do not change when something is built, falls or comes back: only a realm with too many castles makes its
// own smaller, and then lets them overlap, and only a hand of many cards has smaller ones. Eliminated players
// keep their place.
namespace drawbridge::castlestable {

namespace {

using Form = PileArea::Form;
using Ground = PileArea::Ground;

/// Maximum size of the others' cards relative to one's own: with one other, two, three, more.
constexpr std::array kTheirs{0.9, 0.8, 0.8, 0.7};
constexpr double kMiddle = 0.62;
/// Number of castles that fit at full size: one's own, and one more to come.
constexpr int kOwnCastles = 3;
constexpr int kTheirCastles = 2;
/// Width of a name, and of a name with hand and marks beside it, in lines of text.
constexpr double kName = 9.4;
constexpr double kBroad = 22;
/// The smallest cards, and the largest on a table that is too narrow for them.
constexpr double kLeast = 16;
constexpr double kLargest = 160;
constexpr double kStepping = 4; ///< step between the sizes tried
/// The usual number of cards in a hand, and the most rows it may have.
constexpr int kHand = 5;
constexpr int kHandRows = 3;
constexpr int kLayer = 36; ///< a high stack would overlap what lies above it
constexpr int kBare = 2;   ///< cards on top of a stack that are drawn, for when one is taken away

const LayoutPile* handOf(const LayoutInput& room, int seat) {
    return lay::pileOf(room, PileKind::Hand, seat);
}
const LayoutPile* realmOf(const LayoutInput& room, int seat) {
    return lay::pileOf(room, PileKind::Grid, seat);
}

/// Whether the pile belongs to the seat at the front, or where no seat is, to nobody.
bool isAtFront(const LayoutInput& room, const LayoutPile& pile) {
    return (pile.info.owner == kNobody ? -1 : int{pile.info.owner}) == room.front;
}

/// Number of cards to make room for in each hand: that of the fullest hand, so that sizes do not change with
/// every card played. `others`: the room, if not to count the hand at the front.
int roomInHands(const QList<LayoutPile>& piles, const LayoutInput* others = nullptr) {
    qsizetype most = kHand;
    for (const LayoutPile& pile : piles)
        if (pile.info.kind == PileKind::Hand && !(others && isAtFront(*others, pile)))
            most = std::max<qsizetype>(most, std::ranges::count(pile.contents, true, &PieceState::there));
    return static_cast<int>(most);
}

/// The others in rows from above; the first and the last sit nearest to the viewer.
QList<QList<int>> rowsOf(const QList<int>& others, int rows) {
    if (rows == 1) return {others};
    const qsizetype inFront = others.size() / 2;
    const qsizetype left = (inFront + 1) / 2;
    const qsizetype right = others.size() - (inFront - left);
    return {others.mid(left, right - left), others.first(left) + others.mid(right)};
}

double handWide(double tile, int cards) { return tile * (1 + (cards - 1) * 1.05); }

/// Dimensions that do not depend on the widths of the cards.
struct Heads {
    const LayoutInput* room = nullptr;
    int rows = 1;     ///< of others
    int longest = 0;  ///< seats in the longest of them
    double broad = 0; ///< width of their realms

    double unit = room->unit;
    bool apart = room->arranging; ///< position editor: the cards of the others' hands lie apart
    double gap = std::max(4.0, lay::round(unit * 0.4));
    double plaque = lay::round(unit * 1.35);
    double badge = lay::round(unit * 2.7); ///< height of a name
    double label = lay::round(unit * 1.4); ///< height of a pile's name
    double line = lay::round(unit * 1.9);  ///< height of the marks beside names

    // The hands of the others: backs, except in the position editor. Hand and marks are beside the name if
    // there is room, else below. In the position editor the hand then gets a whole line, and the marks the
    // next one, unless both fit. Enough of each card must be visible to be hit.
    double wide = broad - gap;
    bool slim = wide < kBroad * unit * (apart ? 1.5 : 1); ///< hand and marks are below the name
    double tile = std::max(room->finger, std::floor(wide) - 2 - (kHand - 1) * room->finger);
    double hand = slim && apart ? std::min(lay::round(unit * 4.4), lay::cardHeight(tile))
                                : lay::round((apart ? 5 : 1.9) * unit); ///< height of a card
    double back = lay::step(hand / lay::kCardAspect);                   ///< width of a card
    /// The marks are below the hand.
    bool crowded = slim && apart && wide < handWide(hand / lay::kCardAspect, kHand) + 3 * line + 3 * gap;
    // There a hand that would overlap too much is laid in rows, each in front of the one above.
    int cards = roomInHands(room->piles, room);
    int fitting = std::max(1, static_cast<int>(std::floor((handRoom(wide) - back) / room->finger)) + 1);
    int handLines = apart ? std::min(kHandRows, lay::rowsFor(cards, fitting)) : 1;
    int abreast = std::max(std::min(fitting, kHand), lay::rowsFor(cards, handLines)); ///< cards in a row
    double down = std::max(room->finger, lay::round(lay::cardHeight(back) / 2));      ///< pitch of the rows
    double held = hand + (handLines - 1) * down;                                      ///< total height

    /// Height of name, hand and marks of another player.
    double head = gap + (slim ? badge + 2 + held + (crowded ? line : 0) : std::max(badge, held));
    /// Minimum width of a realm: room for a name.
    double least = std::min(lay::round((slim ? kName : kBroad * 0.9) * unit), std::floor(wide));

    /// Width available to the hand of another player in a realm of this width.
    double handRoom(double width) const {
        const double inner = width - 2 * gap;
        const double most = crowded ? width - 2 : slim && apart ? inner : inner * 0.45;
        return lay::round(std::min(apart ? handWide(back, kHand) : back * 3, most));
    }
    /// Preferred width of a realm with that many castles.
    double wanted(int count, double card) const {
        return std::max(least, lay::round(count * card * (1 + kApart) + 2 * gap));
    }
};

/// ... and those derived from the widths of the cards.
struct Measures : Heads {
    double own = 0;   ///< width of a card of the viewer
    double their = 0; ///< width of a card of the others

    double middleTile = lay::step(std::min(own * kMiddle, their * 1.15)); ///< width of a shared card
    double middle = std::max(lay::cardHeight(middleTile), lay::round(unit * 4.2)) + label; ///< height
    double court = head + plaque + std::ceil(their * kTall) + 2 * gap; ///< height of all that belongs to one
    double bottom = plaque + std::ceil(own * kTall) + 2 * gap;         ///< height of one's own part
    double height = rows * (court + gap) + middle + bottom + 3 * gap;
};

/// Finds the largest cards that fit.
class Search {
  public:
    Search(const LayoutInput& room, const QSizeF& free)
        : room_(room)
        , free_(free) {}

    Measures best() {
        for (const int rows : {1, 2})
            if (rows == 1 || others() > 2) bestIn(heads(rows));
        return best_ ? *best_ : tightest();
    }

  private:
    std::size_t others() const { return static_cast<std::size_t>(others_.size()); }

    Heads heads(int rows) const {
        const auto longest =
            static_cast<int>(std::ranges::max(rowsOf(others_, rows), {}, &QList<int>::size).size());
        return {&room_, rows, longest, free_.width() / std::max(1, longest)};
    }

    void bestIn(const Heads& heads) {
        for (double their = least_; their * kTall < free_.height(); their += kStepping)
            for (double own = their; own * kTall < free_.height(); own += kStepping) {
                const Measures m{heads, own, their};
                if (m.height > free_.height()) break;
                consider(m);
            }
    }

    /// The numbers on the others' cards must be readable, so these count for more than one's own.
    void consider(const Measures& m) {
        const double score = 4 * std::min(m.their, ratio_ * m.own) + m.own;
        if ((best_ && score <= score_) || !isWideEnough(m)) return;
        best_ = m;
        score_ = score;
    }

    /// Whether all realms have their preferred width, one's own beside a hand of almost full size.
    bool isWideEnough(const Measures& m) const {
        const double their = m.wanted(kTheirCastles, m.their) + m.gap;
        const double own = m.wanted(kOwnCastles, m.own) + handWide(m.own, kHand) * 0.8 + 3 * m.gap;
        return m.longest * their - m.gap <= free_.width() && own <= free_.width();
    }

    /// If not even the smallest cards get that width: the largest that are not too high.
    Measures tightest() const {
        const Heads one = heads(1);
        for (double tile = kLargest; tile > least_; tile -= kStepping) {
            const Measures m{one, tile, std::max(least_, lay::step(tile * ratio_))};
            if (m.height <= free_.height()) return m;
        }
        return {one, least_, least_};
    }

    const LayoutInput& room_;
    QSizeF free_;
    QList<int> others_ = room_.others();
    double least_ = std::min(kLeast, room_.smallest); ///< width of the smallest cards
    /// The others' cards relative to one's own.
    double ratio_ = kTheirs[std::clamp<std::size_t>(others(), 1, kTheirs.size()) - 1];
    std::optional<Measures> best_;
    double score_ = 0;
};

/// Makes the layout from final dimensions.
class Laying {
  public:
    Laying(const LayoutInput& room, const Measures& measures, TableLayout& layout)
        : room_(room)
        , m_(measures)
        , layout_(layout)
        , front_(room.seats.contains(room.front) ? room.front : room.bottom) {}

    void layAll(const QRectF& free) {
        // Remaining height is distributed between the rows.
        const double gap = m_.gap + std::max(0.0, free.height() - m_.height) / (m_.rows + 3);
        double y = free.y() + gap;
        for (const QList<int>& row : rowsOf(room_.others(), m_.rows)) {
            layCourts(row, {free.x(), y, free.width(), m_.court});
            y += m_.court + gap;
        }
        layMiddle(lay::rect(free.x(), y, free.width(), m_.middle));
        y += m_.middle + gap;
        layBottom(lay::rect(free.x(), y, free.width(), m_.bottom));
        if (!isOwnHand()) layout_.played = front_;
    }

  private:
    /// Whether the hand at the front is that of the seat at the bottom.
    bool isOwnHand() const { return front_ == room_.bottom; }

    // ---- the others

    void layCourts(const QList<int>& seats, const QRectF& room) {
        const auto count = static_cast<int>(seats.size());
        const double width = (room.width() - (count - 1) * m_.gap) / count;
        for (int index = 0; index < count; ++index)
            layCourt(seats[index],
                     lay::rect(room.x() + index * (width + m_.gap), room.y(), width, room.height()));
    }

    /// The realm of another player, with name, hand and marks.
    void layCourt(int seat, const QRectF& box) {
        layout_.put(realmOf(room_, seat), realmArea(box, m_.their, m_.head, false));
        const double back = m_.back;
        const double inner = box.width() - 2 * m_.gap;
        const double wide = m_.handRoom(box.width());
        // A puppet's name includes its lord's; leave room for three marks.
        const double beside =
            std::max(inner * 0.45, std::min(inner - wide - 2 * m_.gap - 3 * m_.line, m_.badge * 7));
        const double nameRoom = m_.slim ? inner : lay::round(beside);
        const double handX = box.x() + (m_.crowded ? 1 : m_.gap) + (m_.slim ? 0 : nameRoom + m_.gap);
        const double top = box.y() + m_.gap;
        const double lineY = top + (m_.slim ? m_.badge : (m_.badge - m_.line) / 2);
        const double handY = top + (m_.slim ? m_.badge : std::max(0.0, (m_.badge - m_.held) / 2));
        layout_.seats[seat] = lay::rect(box.x() + m_.gap, top, nameRoom, m_.badge);
        layout_.put(handOf(room_, seat),
                    theirHandArea(lay::rect(handX, handY, wide, lay::cardHeight(back) + m_.held - m_.hand)));
        const double marksX = m_.crowded ? box.x() + m_.gap : handX + wide + m_.gap;
        layMarks(seat, lay::rect(marksX, lineY + (m_.crowded ? m_.held : 0),
                                 box.x() + box.width() - m_.gap - marksX, m_.line));
    }

    /// Of the hand that is shown at the front, only its place is left here.
    PileArea theirHandArea(const QRectF& rect) const {
        PileArea area = lay::areaIn(Form::Cards, rect, m_.back, QStringLiteral("4 realm"));
        area.align = Side::Left;
        area.closely = !m_.apart;
        area.abreast = m_.apart ? m_.abreast : 0;
        area.down = m_.down;
        return area;
    }

    PileArea realmArea(const QRectF& rect, double tile, double top, bool own) const {
        PileArea area =
            lay::areaIn(Form::Realm, rect, tile, own ? QStringLiteral("1 realm") : QStringLiteral("4 realm"));
        area.own = own;
        area.top = top;
        area.plaque = m_.plaque;
        area.pad = m_.gap;
        area.forward = own ? 0 : 1; // an attack comes to its lower edge
        return area;
    }

    void layMarks(int seat, const QRectF& rect) {
        BannerArea& marks = layout_.banners[seat];
        marks.rect = rect;
        marks.across = true;
    }

    // ---- what all share

    /// Deck and discards, the card in play, the attack and what it has removed, the round.
    void layMiddle(const QRectF& box) {
        const double u = room_.unit;
        const double gap = m_.gap;
        const double tile = m_.middleTile;
        const double y = box.y() + (box.height() - m_.label - lay::cardHeight(tile)) / 2;
        // Names of two words, or a long one, are not cut if there is room.
        const double named = std::max(tile, u * (box.width() >= 64 * u ? 7.6 : 5.4));
        double x = box.x() + gap;
        for (const char* name : {"deck", "discard"}) {
            PileArea stack = namedArea(Form::Stack, x, y, named);
            stack.slot = QStringLiteral("castles/slot-") + QLatin1String(name);
            layout_.put(lay::pileNamed(room_, name), stack);
            x += named + gap;
        }
        // On a narrow table the rows' names get the spare width of others.
        const double right = box.x() + box.width() - gap;
        const double play = std::max(tile, u * 4);
        const double least = std::max(tile, lay::round(u * 4.8));
        double lack = std::max(0.0, x + play + u * 17.5 + 5 * gap + 2 * least - right);
        const auto yielding = [&lack](double most, double enough) {
            const double given = std::min(lack, std::max(0.0, most - enough));
            lack -= given;
            return lay::round(most - given);
        };
        const double playWide = yielding(play, tile);
        const double boardWide = yielding(u * 10, u * 6);
        const double clockWide = lay::round(u * 7.5);
        layout_.put(lay::pileNamed(room_, "in play"), inPlayArea(x, y, playWide));
        x += playWide + 2 * gap;
        layout_.clock = lay::rect(right - clockWide, box.y(), clockWide, box.height());
        const double rows = right - clockWide - gap - x - boardWide - 2 * gap;
        // The fallen get more room than the attack.
        const double attack = std::max(tile, lay::round(rows * 0.42));
        PileArea assault = rowArea(x, y, attack, QStringLiteral("castles/slot-assault"));
        assault.aims = true; // a card laid here is aimed at what it removes
        layout_.put(lay::pileNamed(room_, "assault"), assault);
        layout_.ownBattle = lay::rect(x + attack + gap, box.y(), boardWide, box.height());
        layout_.theirBattle = layout_.ownBattle;
        layout_.put(lay::pileNamed(room_, "fallen"),
                    rowArea(x + attack + boardWide + 2 * gap, y, std::max(tile, rows - attack),
                            QStringLiteral("castles/slot-fallen")));
    }

    /// A pile as wide as one card, with a wider name below it.
    PileArea namedArea(Form form, double x, double y, double wide) const {
        const double tile = m_.middleTile;
        PileArea area = lay::areaIn(form, lay::rect(x + (wide - tile) / 2, y, tile, lay::cardHeight(tile)),
                                    tile, QStringLiteral("2 piles"));
        area.tag = lay::tagIn(lay::rect(x, y + lay::cardHeight(tile) + 2, wide, m_.label), Side::Centre);
        area.tag.flat = true;
        return area;
    }

    /// A card lies here only until its effect is decided.
    PileArea inPlayArea(double x, double y, double wide) const {
        PileArea area = namedArea(Form::Cards, x, y, wide);
        area.ground = Ground::Spot;
        area.slot = QStringLiteral("castles/slot-play");
        area.fleeting = true;
        area.tag.bare = true;
        return area;
    }

    PileArea rowArea(double x, double y, double wide, const QString& slot) const {
        const double tile = m_.middleTile;
        PileArea area = lay::areaIn(Form::Cards, lay::rect(x, y, wide, lay::cardHeight(tile)), tile,
                                    QStringLiteral("3 attack"));
        area.ground = Ground::Tray;
        area.slot = slot;
        area.align = Side::Left;
        // Each card can be picked by itself, and has its owner's name below it.
        area.row = true;
        area.caption = m_.label - 2;
        return area;
    }

    // ---- one's own

    /// The hand at the front.
    struct Held {
        double width = 0;
        double tile = 0;
    };

    /// As large as fits below `head`; a hand of many cards has smaller ones in the same width.
    Held heldBelow(double head, const QRectF& box) const {
        // Of a hand that is shown elsewhere only the name plate is left.
        if (handOf(room_, front_) == nullptr) return {.width = lay::round(room_.unit * 13), .tile = m_.own};
        const double beside = box.width() - m_.wanted(kOwnCastles, m_.own) - 3 * m_.gap;
        const double tallest = (box.height() - head - 2 * m_.gap) / lay::kCardAspect;
        const double widest = beside / handWide(1, kHand);
        const double usual = lay::step(std::min({tallest, std::max(widest, m_.own * 0.8), m_.own * 1.5}));
        const double room = std::min(handWide(usual, kHand), std::max(box.width() * 0.5, beside));
        // On a low table it is small, but not the name plate above it.
        const double width = lay::round(std::max(room, std::min(room_.unit * 17, box.width() * 0.4)));
        const double fitting = width / handWide(1, roomInHands(room_.piles));
        return {.width = width, .tile = std::min(usual, lay::step(std::max(fitting, m_.own * 0.8)))};
    }

    /// One's own castles, and the hand at the front.
    void layBottom(const QRectF& box) {
        const double gap = m_.gap;
        // Above somebody else's hand is a note whose it is.
        const double head = m_.badge + gap + (isOwnHand() ? 0 : lay::round(room_.unit * 2.4));
        const Held held = heldBelow(head, box);
        const double realmWidth = box.width() - held.width - 3 * gap;
        layout_.put(realmOf(room_, room_.bottom),
                    realmArea(lay::rect(box.x(), box.y(), realmWidth, box.height()), m_.own, 0, true));
        const double x = box.x() + realmWidth + 2 * gap;
        const double handHigh = lay::cardHeight(held.tile);
        PileArea hand = lay::areaIn(
            Form::Cards, lay::rect(x, box.y() + box.height() - handHigh - gap, held.width, handHigh),
            held.tile, QStringLiteral("0 hand"));
        hand.align = Side::Centre;
        layout_.put(handOf(room_, front_), hand);
        layPlate(x, box.y() + gap, held.width);
        // Between the name and the hand, if there is room.
        layout_.handNote =
            lay::rect(x, box.y() + 2 * gap + m_.badge, held.width, hand.y() - box.y() - m_.badge - 3 * gap);
    }

    /// Name and marks above the hand; one's own hand beside them while a puppet's is played.
    void layPlate(double x, double y, double width) {
        const double u = room_.unit;
        const int seat = room_.bottom;
        const double most =
            std::max({width * 0.55, std::min(u * 9, width * 0.7), width - u * (isOwnHand() ? 4 : 11)});
        const double nameWide = std::min(lay::round(u * 13), most);
        layout_.seats[seat] = lay::rect(x, y, nameWide, m_.badge);
        const QRectF rest = lay::rect(x + nameWide + m_.gap, y, width - nameWide - m_.gap, m_.badge);
        const double back = lay::step(m_.badge / lay::kCardAspect);
        const double aside = isOwnHand() ? 0 : std::min(rest.width() * 0.5, back * 3.4);
        if (!isOwnHand()) {
            PileArea hand = lay::areaIn(
                Form::Cards,
                lay::rect(rest.x() + rest.width() - aside, rest.y(), aside, lay::cardHeight(back)), back,
                QStringLiteral("5 hand"));
            hand.align = Side::Right;
            hand.closely = true;
            layout_.put(handOf(room_, seat), hand);
        }
        layMarks(seat,
                 lay::rect(rest.x(), rest.y() + (m_.badge - m_.line) / 2, rest.width() - aside, m_.line));
    }

    const LayoutInput& room_;
    const Measures& m_;
    TableLayout& layout_;
    int front_; ///< the seat whose hand is at the front
};

/// Puts a card in its row, or in one of the rows of its hand.
void standInRow(PieceSpot& spot, const PileArea& area, int rank, int count) {
    const int all = std::max({1, count, rank + 1});
    const int abreast = area.abreast > 0 ? std::min(all, area.abreast) : all;
    const double tile = area.tile;
    const double step =
        lay::pitch(area.closely ? tile * 0.45 : lay::apart(tile), area.width() - tile, abreast);
    const double spare = area.width() - ((abreast - 1) * step + tile);
    const double shift = area.align == Side::Right ? spare : area.align == Side::Centre ? spare / 2 : 0;
    spot.x = lay::round(area.x() + shift + rank % abreast * step);
    spot.y += rank / abreast * area.down;
    spot.z = rank;
    if (area.caption > 0) spot.caption = {rank < abreast - 1 ? std::min(step, tile) : tile, area.caption};
}

bool isRealm(const PileArea& area) { return area.form == Form::Realm; }

class Arrangement : public TableArrangement {
  public:
    double aspect() const override { return lay::kCardAspect; }
    /// In the corner, as high as the visible strip of a covered card.
    QSizeF figure() const override { return {0.42, kStrip}; }

    TableLayout arrange(const LayoutInput& room) const override {
        TableLayout layout = lay::frame(room);
        const double inset = lay::round(room.unit * 0.5);
        const QRectF free = layout.cloth.adjusted(inset, 0, -inset, 0);
        const Measures m = Search(room, free.size()).best();
        layout.tight = m.height > free.height();
        layout.tile = m.own;
        Laying(room, m, layout).layAll(free);
        return layout;
    }

    PieceSpot spot(const TableLayout& layout, const PieceAt& piece) const override {
        const PileArea& area = layout.pile(piece.pile);
        PieceSpot spot = lay::startSpot(layout, area, piece.place);
        switch (area.form) {
        case Form::None: break;
        case Form::Realm: standInRealm(spot, area, piece); break;
        case Form::Stack: lay::onStack(spot, area, piece.place, piece.count, kLayer, kBare); break;
        default: standInRow(spot, area, piece.rank, piece.count); break;
        }
        return spot;
    }

    QString shapeOf(const QList<LayoutPile>& piles) const override {
        return QString::number(roomInHands(piles));
    }

    void keepGrounds(const PileInfo& pile, const PileContents& before, PileContents& now) const override {
        if (pile.kind == PileKind::Grid) keepGroundsOf(before, now);
    }

    /// A castle, one of its cards, or a whole pile.
    std::optional<QRectF> dropRect(const TableLayout& layout, TablePlace at, int /*count*/,
                                   const PileContents& contents) const override {
        const PileArea& area = layout.pile(at.pile);
        return isRealm(area) && at.place >= 0 ? castleRect(area, contents, at.place) : area.rect;
    }

    /// The place is always -1: the caller hit-tests cards itself.
    TablePlace spotAt(const TableLayout& layout, QPointF point) const override {
        const int found = lay::pileAt(layout, point, lay::stackReach);
        if (found < 0) return {};
        // Another player's small hand lies in front of their realm.
        if (layout.pile(found).closely)
            for (const auto& [pile, area] : layout.piles.asKeyValueRange())
                if (isRealm(area) && lay::isWithin(area.rect, point)) return {.pile = pile};
        return {.pile = found};
    }

    /// The place of the CASTLE that a card belongs to.
    int wholeOf(const TableLayout& layout, TablePlace at) const override {
        return isRealm(layout.pile(at.pile)) && at.place >= 0 ? at.place - at.place % castles::kPlacesOfCastle
                                                              : -1;
    }

    int nearest(const TableLayout& layout, int pile, const PileContents& contents,
                QPointF point) const override {
        const PileArea& area = layout.pile(pile);
        return isRealm(area) ? nearestCastle(area, contents, point) : -1;
    }

    Heap heap(const LayoutPile& pile) const override {
        return pile.info.kind == PileKind::Grid ? castlesHeap(pile) : TableArrangement::heap(pile);
    }

    QList<CastlePlaque> plaques(const TableLayout& layout, int pile,
                                const PileContents& contents) const override {
        const PileArea& area = layout.pile(pile);
        return isRealm(area) ? castlesIn(area, contents) : QList<CastlePlaque>();
    }
};

} // namespace

} // namespace drawbridge::castlestable

namespace drawbridge {

const TableArrangement& castlesArrangement() {
    static const castlestable::Arrangement arrangement;
    return arrangement;
}

} // namespace drawbridge
