// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layoutparts.h"

#include <QString>
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The table layout of Castle Wars.
//
//     +-----------------------------------------------------------+
//     |  name     [ pile 1 ]   [ pile 2 ]   [ pile 3 ]   decks,   |
//     |  hand                                            discards |
//     |  overview ===== declared attackers step forward === battle|
//     |  faction  [ pile 1 ]   [ pile 2 ]   [ pile 3 ]   decks,   |
//     |                                                  discards |
//     |  name                  one's own hand                     |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// Each army's piles are in one line, in three lanes, so that one sees who faces whom. Cards out of play are
// at the right end of their army's cloth. Of several variants the one with the largest cards is used: names
// of the armies' piles below or beside them, decks in a row or two above two, or piles without names where
// these would take too much room from the cards.
namespace drawbridge::warstable {

namespace {

using Form = PileArea::Form;
using Ground = PileArea::Ground;

// Sizes of other cards relative to those of the armies: decks and discards, if their names leave room; their
// minimum; the other's hand; captives.
constexpr double kDeck = 0.62;
constexpr double kLeastDeck = 0.42;
constexpr double kBack = 0.5;
constexpr double kCaptive = 0.6;

// Preferred visible part of a covered card, in its widths: of a face-up one its index, of a face-down one its
// edge.
constexpr double kUpStep = 0.3;
constexpr double kDownStep = 0.16;

// The same in an overfull hand: of the last of several equal cards, and of the others.
constexpr double kLastStep = 1;
constexpr double kEqualStep = 0.35;

constexpr double kSoldiers = 0.6; // part of the hand's room where soldiers are dropped
constexpr double kLine = 0.62;    // height of the battle line, in widths of a card
constexpr double kForward = 0.7;  // how far into it an attacker steps
constexpr double kBroadest = 3.4; // maximum width of an army's pile, in widths of a card
constexpr int kLayer = 8;         // cards of a stack that lie exactly on one another

/// An army's pile in a lane; nullptr: none.
const LayoutPile* armyPile(const LayoutInput& room, int seat, int lane) {
    return lay::pileNamed(room, "slot " + std::to_string(seat + 1) + '.' + std::to_string(lane + 1));
}

/// The number of lanes: a Royal Kingdom has four.
int lanesOf(const LayoutInput& room) {
    return std::ranges::any_of(room.seats, [&](int seat) { return armyPile(room, seat, 3); }) ? 4 : 3;
}

/// Position of the names of the armies' piles.
enum class Names : std::uint8_t {
    Below, ///< ... for the other player above
    Beside,
    Nowhere, ///< decks have none either
};

/// A variant of the layout.
struct Way {
    Names names = Names::Below;
    bool stacked = false; ///< decks two above two, not in a row
    bool narrow = false;  ///< little room for a player's name

    bool isBare() const { return names == Names::Nowhere; }
};

/// Dimensions derived from the width of a card.
struct Measures {
    double unit = 0;
    double tile = 0;
    int lanes = 0;
    Way way;
    bool tight = false; ///< it does not fit

    double gap = way.isBare() ? 4 : std::max(4.0, lay::round(unit * 0.3));
    double tall = lay::cardHeight(tile);   ///< height of a card
    double badge = lay::round(unit * 2.6); ///< height of a player's name
    /// Height of the battle line.
    double line = std::max(lay::round(tile * kLine), lay::round((way.isBare()  ? 2.8
                                                                 : way.stacked ? 5.2
                                                                               : 3.7) *
                                                                unit));

    // The names of the armies' piles: height of those below, width of those beside; 0: not there.
    double tag = way.names == Names::Below ? lay::round(unit * 1.6) : 0;
    double beside = way.names == Names::Beside ? lay::round(unit * 3.7) : 0;

    double court = tall + tag + 2 * gap; ///< height of an army's cloth
    double inner = court - 2 * gap;      ///< maximum height of what lies on it

    // The decks, each with its name below it. Their columns are as wide as names or the crosswise deck.
    int rows = way.stacked ? 2 : 1;
    double under = way.isBare() ? 0 : lay::round(unit * 1.35); ///< height of a name
    double word = way.isBare() ? 0 : lay::round(unit * 5.4);   ///< width of a name
    double slip = lay::round(unit * 0.3) + 1; ///< margin of its column, as the slip behind it is wider
    /// Width of a card.
    double deck = lay::step(
        std::min(tile * kDeck, (inner - rows * under - (rows - 1) * gap) / rows / lay::kCardAspect));
    double decks = rows * (lay::cardHeight(deck) + under) + (rows - 1) * gap; ///< total height
    double across = std::max(lay::cardHeight(deck), word); ///< width of a column with a crosswise deck
    double upright = std::max(deck, word);                 ///< ... and without

    // Widths of the ends of an army's cloth, with the decks at the right.
    double left = lay::round(unit * (way.isBare() ? 7.6 : way.narrow ? 9 : 12));
    double right = way.stacked ? across + upright + 3 * gap : across + 3 * upright + 5 * gap;

    double width = left + right + 2 * gap + lanes * (tile * 1.3 + beside + 2 * gap);
    double height = 2 * court + line + tall + 5 * gap;

    bool fitsIn(const QSizeF& size) const { return height <= size.height() && width <= size.width(); }
    bool hasRoomForDecks() const { return deck >= tile * kLeastDeck && decks <= inner; }
};

/// The largest cards that fit; the smallest if none do.
Measures largest(const LayoutInput& room, const QSizeF& free, int lanes, const Way& way) {
    Measures m{room.unit, lay::step(free.height() / 3 / lay::kCardAspect), lanes, way};
    while (m.tile > room.smallest && !(m.fitsIn(free) && m.hasRoomForDecks()))
        m = {room.unit, m.tile - 4, lanes, way};
    m.tight = !m.fitsIn(free);
    return m;
}

// The variants with the names of piles, and without; the roomier ones first.
constexpr std::array kNamed{Way{Names::Below, false, false}, Way{Names::Beside, false, false},
                            Way{Names::Below, false, true},  Way{Names::Beside, false, true},
                            Way{Names::Below, true, false},  Way{Names::Beside, true, false},
                            Way{Names::Below, true, true},   Way{Names::Beside, true, true}};
constexpr std::array kBare{Way{Names::Nowhere, false}, Way{Names::Nowhere, true}};

/// The variant with the largest cards; among equals the first.
Measures bestOf(std::span<const Way> ways, const LayoutInput& room, const QSizeF& free, int lanes) {
    std::vector<Measures> found;
    for (const Way& way : ways) found.push_back(largest(room, free, lanes, way));
    return *std::ranges::max_element(found, {},
                                     [](const Measures& m) { return std::pair(!m.tight, m.tile); });
}

/// The variant with the largest cards, with names unless they cost too much.
Measures best(const LayoutInput& room, const QSizeF& free, int lanes) {
    return lay::namedOrBare(room, bestOf(kNamed, room, free, lanes), bestOf(kBare, room, free, lanes));
}

QString slotOf(const char* name) { return QStringLiteral("castle-wars/slot-%1").arg(QLatin1String(name)); }

/// The cloth of a seat; one's own hand is below it.
struct Court {
    int seat = 0;
    bool own = false;
    double y = 0;
    QRectF free{};     ///< its left end, beside or below the player's name
    double banner = 0; ///< width of the other's banner
};

/// A deck or discard: its pile, the picture of its empty place, and its column.
struct Deck {
    const char* role = "";
    const char* slot = "";
    double x = 0;
    double y = 0;
    double column = 0; ///< width of that
    bool crosswise = false;
};

/// A hand of two parts that share its room.
struct Holding {
    double tile = 0;
    QRectF rect;
};

/// Makes the layout from final dimensions.
class Laying {
  public:
    Laying(const LayoutInput& room, const Measures& measures, TableLayout& layout)
        : room_(room)
        , m_(measures)
        , layout_(layout) {}

    void layAll() {
        layLine();
        for (const int seat : room_.seats) layCourt(seat);
    }

  private:
    int number(std::string_view role, int seat = -1) const { return lay::idOf(room_, role, seat); }

    /// Left edge of a lane, for both armies.
    double laneX(int lane) const {
        return lanesX_ + lane * pitch_ + m_.beside + (pitch_ - m_.beside - laneWide_) / 2;
    }

    // ---- between the armies ----------------------------------------------------------------------------

    /// The strip between the armies, for cards that lie there briefly and the result of a battle.
    void layLine() {
        const QRectF line = lay::rect(lanesX_, lineY_, decksX_ - m_.gap - lanesX_, lineTall_);
        PileArea battle = lay::areaIn(Form::Cards, line, m_.tile, QStringLiteral("1 battle line"));
        battle.ground = Ground::Line;
        layout_.put(number("battle line"), battle);
        PileArea lifted = lay::areaIn(Form::Lifted, line, m_.tile, QStringLiteral("1 battle line"));
        lifted.fleeting = true;
        for (int lane = 0; lane < m_.lanes; ++lane)
            lifted.spots << lay::rect(laneX(lane) + (laneWide_ - m_.tile) / 2,
                                      lineY_ + (lineTall_ - m_.tall) / 2, m_.tile, m_.tall);
        layout_.put(number("lifted"), lifted);
        layout_.ownBattle = lay::rect(decksX_, lineY_, m_.right, lineTall_);
        layout_.theirBattle = layout_.ownBattle;
    }

    /// Between two lanes, where nobody steps forward.
    void layCaptives(const Court& court) {
        const double tile = lay::step(m_.tile * kCaptive);
        const double tall = lay::cardHeight(tile);
        PileArea area = lay::areaIn(
            Form::Cards,
            lay::rect(lanesX_ + pitch_ * 0.6, lineY_ + (lineTall_ - tall) / 2, pitch_ * 0.8, tall), tile,
            court.own ? QStringLiteral("1 captives") : QStringLiteral("5 captives"));
        area.align = Side::Centre;
        area.fleeting = true;
        layout_.put(number("captives", court.seat), area);
    }

    // ---- the armies ------------------------------------------------------------------------------------

    /// What belongs to a seat.
    void layCourt(int seat) {
        const Court court = measureCourt(seat);
        layGround(court);
        layArmy(court);
        laySeat(court);
        layDecks(court);
        layHand(court);
        layCaptives(court);
    }

    Court measureCourt(int seat) const {
        Court court{.seat = seat, .own = seat == room_.bottom};
        court.y = court.own ? ownY_ : theirY_;
        const double y = court.own ? court.y + m_.gap : court.y + m_.badge + 2 * m_.gap;
        const double tall = court.own ? m_.inner : m_.inner - m_.badge - m_.gap;
        court.free = lay::rect(left_ + m_.gap, y, m_.left - m_.gap, tall);
        court.banner = std::min(court.free.width() * 0.38, court.free.height() / lay::kCardAspect);
        return court;
    }

    void layGround(const Court& court) {
        CourtArea area;
        area.rect = lay::rect(left_, court.y, right_ - left_, m_.court);
        area.own = court.own;
        area.painted = true;
        // Shown at the left end of the line in the seat's turn.
        area.overview = lay::rect(m_.gap, lineY_ - court.y, m_.left - 2 * m_.gap, lineTall_);
        area.overviewInTurn = true;
        layout_.courts[court.seat] = area;
    }

    void layArmy(const Court& court) {
        const double y = court.own ? court.y + m_.gap : court.y + m_.gap + m_.tag;
        const double forward = lay::round((lineTall_ + gap_) * kForward);
        for (int lane = 0; lane < m_.lanes; ++lane) {
            PileArea area = lay::areaIn(Form::Army, lay::rect(laneX(lane), y, laneWide_, m_.tall), m_.tile,
                                        court.own ? QStringLiteral("2 army") : QStringLiteral("3 army"));
            area.tag = armyTag(court, laneX(lane), y);
            area.tight = m_.tag == 0;
            area.slot = slotOf("pile");
            area.forward = court.own ? -forward : forward;
            area.own = court.own;
            layout_.put(armyPile(room_, court.seat, lane), area);
        }
    }

    /// The tag of an army's pile.
    TagArea armyTag(const Court& court, double x, double y) const {
        // The mark of a pile that has attacked is beside a name below it, or else in its corner.
        const double inset = 2 * m_.tag;
        TagArea tag;
        switch (m_.way.names) {
        case Names::Below:
            tag = lay::tagIn(
                lay::rect(x + inset, court.own ? y + m_.tall : y - m_.tag, laneWide_ - 2 * inset, m_.tag),
                Side::Centre);
            break;
        case Names::Beside:
            tag =
                lay::tagIn(lay::rect(x - m_.beside, y, m_.beside - m_.gap - 0.5 * u_, m_.tall), Side::Right);
            tag.upright = true;
            break;
        case Names::Nowhere: break;
        }
        return tag;
    }

    /// The player's name: above the court's left end, or one's own below it before the hand; and the
    /// faction's banner.
    void laySeat(const Court& court) {
        const QRectF& free = court.free;
        const double x = left_ + m_.gap;
        const double column = m_.left - m_.gap;
        layout_.seats[court.seat] = court.own ? lay::rect(x, handY_, column, std::min(m_.badge, handTall_))
                                              : lay::rect(x, court.y + m_.gap, column, m_.badge);
        BannerArea banner;
        banner.rect = court.own ? lay::rect(free.x(), free.y(), column,
                                            std::min(m_.inner, column * 0.6 * lay::kCardAspect))
                                : lay::rect(free.x(), free.y(), court.banner,
                                            std::min(free.height(), court.banner * lay::kCardAspect));
        banner.over = true;
        layout_.banners[court.seat] = banner;
    }

    // ---- decks -----------------------------------------------------------------------------------------

    /// The four decks and discards of an army: in a row, or soldiers above resources. The resource deck lies
    /// crosswise (WARS-SETUP-8).
    void layDecks(const Court& court) {
        const bool stacked = m_.way.stacked;
        const QRectF box = lay::rect(decksX_, court.y + m_.gap, m_.right, m_.inner);
        const double rest = box.height() - lay::cardHeight(m_.deck) - m_.under;
        const double soldiersY = stacked ? box.y() : box.y() + rest / 2;
        const double resourcesY = stacked ? box.y() + rest : soldiersY;
        const double resourcesX = box.x() + m_.gap;
        const double second = m_.across + m_.gap;
        const double soldiersX = stacked ? resourcesX : box.x() + m_.across + m_.upright + 3 * m_.gap;
        layDeck(court, {"resource deck", "resources", resourcesX, resourcesY, m_.across, true});
        layDeck(court, {"resource discard", "used", resourcesX + second, resourcesY, m_.upright});
        layDeck(court, {"soldier deck", "soldiers", soldiersX, soldiersY, stacked ? m_.across : m_.upright});
        layDeck(court, {"soldier discard", "fallen", soldiersX + (stacked ? second : m_.upright + m_.gap),
                        soldiersY, m_.upright});
    }

    /// A deck or discard is centred in its column.
    void layDeck(const Court& court, const Deck& deck) {
        const double tall = lay::cardHeight(m_.deck);
        const double width = deck.crosswise ? tall : m_.deck;
        const double height = deck.crosswise ? m_.deck : tall;
        PileArea area = lay::areaIn(
            Form::Stack,
            lay::rect(deck.x + (deck.column - width) / 2, deck.y + (tall - height) / 2, width, height),
            m_.deck, court.own ? QStringLiteral("4 decks") : QStringLiteral("5 decks"));
        if (!m_.way.isBare()) {
            area.tag =
                lay::tagIn(lay::rect(deck.x + m_.slip, deck.y + tall, deck.column - 2 * m_.slip, m_.under),
                           Side::Centre);
            area.tag.hung = true;
        }
        area.crosswise = deck.crosswise;
        area.slot = slotOf(deck.slot);
        layout_.put(number(deck.role, court.seat), area);
    }

    // ---- hands -----------------------------------------------------------------------------------------

    /// The hand, in two parts that share the room according to their contents.
    void layHand(const Court& court) {
        const Holding held = court.own ? measureOwn() : measureOther(court);
        const QRectF& all = held.rect;
        const double soldiers = lay::round(all.width() * kSoldiers);
        PileArea area = lay::areaIn(Form::Cards, {}, held.tile,
                                    court.own ? QStringLiteral("0 hand") : QStringLiteral("5 hand"));
        area.hand = all;
        area.closely = !court.own;
        // Marks the empty cloth before the first draw.
        area.ground = court.own ? Ground::Tray : Ground::None;

        area.rect = lay::rect(all.x(), all.y(), soldiers - m_.gap, all.height());
        area.align = Side::Right;
        area.shares = number("resource hand", court.seat);
        area.slot = slotOf("soldiers");
        layout_.put(number("soldier hand", court.seat), area);

        area.rect =
            lay::rect(all.x() + soldiers + m_.gap, all.y(), all.width() - soldiers - m_.gap, all.height());
        area.align = Side::Left;
        area.shares = number("soldier hand", court.seat);
        area.slot = slotOf("resources");
        layout_.put(number("resource hand", court.seat), area);
    }

    Holding measureOwn() const {
        const double tall = lay::cardHeight(m_.tile);
        return {m_.tile,
                lay::rect(lanesX_, handY_ + (handTall_ - tall) / 2, right_ - lanesX_ - m_.gap, tall)};
    }

    /// The other's hand is beside their banner.
    Holding measureOther(const Court& court) const {
        const QRectF& free = court.free;
        const double x = free.x() + court.banner + m_.gap;
        const double wide = free.right() - x;
        const double tile =
            lay::step(std::min({m_.tile * kBack, free.height() / lay::kCardAspect, wide * 0.6}));
        return {tile, lay::rect(x, free.y(), wide, lay::cardHeight(tile))};
    }

    const LayoutInput& room_;
    const Measures& m_;
    TableLayout& layout_;
    double u_ = room_.unit;
    double left_ = layout_.cloth.left() + lay::round(u_ * 0.5);   ///< left edge of the armies' cloths
    double right_ = layout_.cloth.right() - lay::round(u_ * 0.5); ///< ... and right edge

    // Remaining height goes to the strip between the armies and around the hand.
    double spare_ = std::max(0.0, layout_.cloth.height() - m_.height);
    double gap_ = m_.gap + spare_ / 8; ///< vertical gap
    double lineTall_ = m_.line + spare_ / 4;
    double theirY_ = layout_.cloth.y() + gap_;
    double lineY_ = theirY_ + m_.court + gap_;
    double ownY_ = lineY_ + lineTall_ + gap_;
    double handY_ = ownY_ + m_.court + gap_;
    double handTall_ = layout_.cloth.bottom() - handY_ - m_.gap;

    // The piles of both armies stand in the same lanes.
    double lanesX_ = left_ + m_.left + m_.gap;
    double decksX_ = right_ - m_.right;
    double pitch_ = (decksX_ - m_.gap - lanesX_) / m_.lanes;                      ///< of lanes
    double laneWide_ = std::min(pitch_ - m_.gap - m_.beside, kBroadest* m_.tile); ///< width of a pile
};

/// The part of a hand's room for a pile with `count` cards and `others` in the rest: both together are
/// centred.
QRectF partOf(const PileArea& area, int count, int others) {
    const QRectF& all = area.hand;
    const bool isFirst = area.align == Side::Right;
    const double gap = all.width() > area.rect.width() ? std::max(4.0, area.tile * 0.12) : 0;
    const double room = all.width() - gap;
    const auto need = [&](int cards) {
        return area.closely ? cards * (area.tile * 0.5) + area.tile * 0.5 : cards * (area.tile * 1.05);
    };
    const double first = need(isFirst ? count : others);
    const double second = need(isFirst ? others : count);
    const double wide = first + second > room ? room * first / (first + second) : (room - second + first) / 2;
    return {isFirst ? all.x() : all.x() + wide + gap, area.rect.y(), isFirst ? wide : room - wide,
            area.rect.height()};
}

/// Offsets from the first card, given the steps between cards, which are scaled down if they exceed the room.
QList<double> spread(const QList<double>& steps, double room) {
    const double all = std::accumulate(steps.begin(), steps.end(), 0.0);
    const double scale = all > room ? std::max(0.0, room) / all : 1;
    QList<double> offsets{0};
    for (const double step : steps) offsets << offsets.last() + step * scale;
    return offsets;
}

/// Offsets of the cards of an army's pile. If there is little room, face-up cards keep more of it.
QList<double> fanOffsets(const PileArea& area, int count, const PileContents& contents) {
    QList<double> steps;
    for (int place = 0; place < count - 1; ++place) {
        const PieceState piece = contents.value(place);
        steps << area.tile * (piece.there && piece.up ? kUpStep : kDownStep);
    }
    return spread(steps, area.rect.width() - area.tile);
}

/// Whether both places have cards of the same kind, or both are empty. All unknown cards are of one kind.
bool areEqual(const PieceState& one, const PieceState& other) {
    return one.there == other.there && (!one.there || one.kind == other.kind);
}

/// Offsets of the cards of a hand. If there is little room, only the last of adjacent equal cards is fully
/// visible.
QList<double> handOffsets(const PileArea& area, double width, int count, const PileContents& contents) {
    const double room = width - area.tile;
    const double apart = area.closely ? area.tile * 0.5 : lay::apart(area.tile);
    QList<double> steps(std::max(0, count - 1), apart);
    if (apart * (count - 1) > room)
        for (int place = 0; place < count - 1; ++place)
            steps[place] *=
                areEqual(contents.value(place), contents.value(place + 1)) ? kEqualStep : kLastStep;
    return spread(steps, room);
}

void putOnDeck(PieceSpot& spot, const PileArea& area, const PieceAt& piece) {
    lay::onStack(spot, area, piece.place, piece.count, kLayer, 2);
    spot.covered = true;
    if (!area.crosswise) return;
    spot.turn = 1;
    // x and y are those of the upright card, which is turned about its centre.
    spot.x += lay::round((area.rect.width() - area.tile) / 2);
    spot.y += lay::round((area.rect.height() - lay::cardHeight(area.tile)) / 2);
}

void putInArmy(PieceSpot& spot, const PileArea& area, const PieceAt& piece) {
    const int count = std::max(piece.count, piece.place + 1);
    const QList<double> offsets = fanOffsets(area, count, piece.contents);
    const double wide = offsets.last() + area.tile;
    // Place -1 is that of the first card.
    spot.x = lay::round(area.rect.x() + (area.rect.width() - wide) / 2 + offsets.value(piece.place));
    spot.buried = piece.place < piece.count - 1;
    spot.apart = true;
    spot.covered = true;
    spot.familiar = true; // one knows all of one's own cards
    spot.forward = area.forward;
}

void putOnLine(PieceSpot& spot, const PileArea& area, const PieceAt& piece) {
    const QRectF at = area.spots.value(piece.place, area.spots.first());
    spot.x = at.x();
    spot.y = at.y();
    spot.z = 200 + piece.place;
}

void putInRow(PieceSpot& spot, const PileArea& area, const PieceAt& piece) {
    const QRectF box = area.shares >= 0 ? partOf(area, piece.count, piece.others) : area.rect;
    const int count = std::max(piece.count, piece.place + 1);
    const QList<double> offsets = handOffsets(area, box.width(), count, piece.contents);
    const double free = box.width() - (offsets.last() + area.tile);
    const double shift = area.align == Side::Right ? free : area.align == Side::Centre ? free / 2 : 0;
    spot.x = lay::round(box.x() + shift + offsets.value(piece.place));
}

class WarsArrangement final : public TableArrangement {
  public:
    double aspect() const override { return lay::kCardAspect; }

    TableLayout arrange(const LayoutInput& room) const override {
        TableLayout layout = lay::frame(room);
        const int lanes = lanesOf(room);
        const Measures m = best(room, {layout.cloth.width() - room.unit, layout.cloth.height()}, lanes);
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
        case Form::Stack: putOnDeck(spot, area, piece); break;
        case Form::Army: putInArmy(spot, area, piece); break;
        case Form::Lifted: putOnLine(spot, area, piece); break;
        default: putInRow(spot, area, piece);
        }
        return spot;
    }

    /// A whole pile, or the rectangle of a single lifted card.
    std::optional<QRectF> dropRect(const TableLayout& layout, TablePlace at, int,
                                   const PileContents&) const override {
        const PileArea& area = layout.pile(at.pile);
        return area.spots.value(at.place, area.rect);
    }

    /// There are no grids here, and lifted cards are not hit.
    TablePlace spotAt(const TableLayout& layout, QPointF point) const override {
        const auto reach = [](const PileArea& area) {
            return area.form == Form::Lifted ? -std::numeric_limits<double>::infinity()
                                             : std::min(area.tile * 0.12, 8.0);
        };
        return {lay::pileAt(layout, point, reach), -1};
    }
};

} // namespace

} // namespace drawbridge::warstable

namespace drawbridge {

const TableArrangement& warsArrangement() {
    static const warstable::WarsArrangement arrangement;
    return arrangement;
}

} // namespace drawbridge
