// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/castlestacks.h"

#include <QVarLengthArray>
#include <algorithm>

namespace drawbridge::castlestable {

namespace {

/// Number of places of one castle in a realm.
constexpr int kPlaces = castles::kPlacesOfCastle;
/// Minimum visible width of a castle behind the next one, in widths of a card: the numbers at its left edge.
constexpr double kSeen = 0.5;
/// Most rows of castles in front of each other.
constexpr int kMostRows = 4;

bool isThere(const PileContents& contents, int place) {
    return place < contents.size() && contents[place].there;
}
bool hasGone(const PileContents& contents, int place) {
    return isThere(contents, place) && contents[place].gone;
}

/// The numbers of the castles in a realm, in ascending order, including the empty grounds of removed ones.
QVarLengthArray<int, 16> castlesOf(const PileContents& contents) {
    QVarLengthArray<int, 16> numbers;
    for (int place = 0; place < contents.size(); ++place)
        if (contents[place].there && (numbers.isEmpty() || numbers.last() != place / kPlaces))
            numbers.append(place / kPlaces);
    return numbers;
}

/// Position of a castle.
struct Stand {
    double x = 0; ///< of its CASTLE
    double y = 0;
    double tile = 0; ///< width of its cards
    double seen = 0; ///< visible part of its width
    QRectF plaque;

    QRectF card() const { return lay::rect(x, y, seen, lay::cardHeight(tile)); }
};

/// Arrangement of a number of castles in a realm.
class Stands {
  public:
    Stands(const PileArea& realm, int count)
        : realm_(realm)
        , count_(count) {}

    Stand at(int index) const {
        const double x = lay::round(x_ + index % columns_ * step_);
        const double y = lay::round(y_ + index / columns_ * down_);
        // Crowded castles overlap.
        const bool isLast = index == count_ - 1 || (index + 1) % columns_ == 0;
        const double seen = isLast ? tile_ : std::min(tile_, std::floor(step_) - 1);
        return {.x = x,
                .y = y + realm_.plaque,
                .tile = tile_,
                .seen = seen,
                .plaque = lay::rect(x, y, seen, realm_.plaque)};
    }

  private:
    struct Rows {
        double tile = 0; ///< maximum width of the cards
        int columns = 1;
        int rows = 1;
    };

    Rows inRows(int rows) const {
        const int columns = lay::rowsFor(count_, rows);
        const double across = wide_ / (1 + (columns - 1) * kSeen);
        const double down = (tall_ / rows - realm_.plaque - (rows - 1) * realm_.pad) / kTall;
        return {.tile = std::min({realm_.tile, across, down}), .columns = columns, .rows = rows};
    }

    /// The number of rows with the largest cards.
    Rows bestRows() const {
        Rows best = inRows(1);
        for (int rows = 2; rows <= kMostRows && count_ > rows; ++rows)
            if (const Rows other = inRows(rows); other.tile > best.tile) best = other;
        return best;
    }

    const PileArea& realm_;
    int count_;
    double wide_ = realm_.width() - 2 * realm_.pad; ///< available width
    double tall_ = realm_.height() - realm_.top - 2 * realm_.pad;
    Rows best_ = bestRows();
    int columns_ = best_.columns;
    double tile_ = best_.tile >= 16 ? std::floor(best_.tile / 4) * 4 : std::max(8.0, std::floor(best_.tile));
    double step_ = lay::pitch(tile_ * (1 + 2 * kApart), wide_ - tile_, columns_); ///< pitch of castles
    double down_ = tall_ / best_.rows;                                            ///< pitch of rows
    // One's own begin at the left, to leave a place for one more, but not at the very edge.
    double spare_ = wide_ - ((columns_ - 1) * step_ + tile_);
    double x_ =
        realm_.x() + realm_.pad + (realm_.own ? std::min(spare_ / 2, 2 * kApart * tile_) : spare_ / 2);
    double y_ = realm_.y() + realm_.top + realm_.pad;
};

/// The position of the castle with this number, existing or not.
Stand castleAt(const PileArea& realm, const PileContents& contents, int number) {
    const auto numbers = castlesOf(contents);
    const auto at = std::lower_bound(numbers.begin(), numbers.end(), number);
    const bool stands = at != numbers.end() && *at == number;
    const auto count = static_cast<int>(numbers.size()) + (stands ? 0 : 1);
    return Stands(realm, count).at(static_cast<int>(at - numbers.begin()));
}

/// How far below its CASTLE a card lies, in widths of a card.
double offsetOf(const PileContents& contents, int place) {
    const int base = place - place % kPlaces;
    double offset = 0;
    for (int other = base + castles::kUpgradePlace; other <= place; ++other)
        if (other == place || isThere(contents, other))
            // Under an upgrade the number of the CASTLE need not be seen.
            offset += other == base + castles::kUpgradePlace ? kEdge : kStrip;
    return offset;
}

/// The topmost card of the castle that this card belongs to.
int topOf(const PileContents& contents, int place) {
    const int base = place - place % kPlaces;
    for (int other = base + kPlaces - 1; other > base; --other)
        if (isThere(contents, other)) return other;
    return base;
}

} // namespace

void keepGroundsOf(const PileContents& before, PileContents& now) {
    const auto standing = castlesOf(now);
    for (const int number : castlesOf(before)) {
        if (std::binary_search(standing.begin(), standing.end(), number)) continue;
        const int place = number * kPlaces;
        if (place >= now.size()) now.resize(place + 1);
        now[place] = {.there = true, .up = true, .kind = 0, .worth = {}, .gone = true};
    }
}

void standInRealm(PieceSpot& spot, const PileArea& realm, const PieceAt& piece) {
    const Stand at = castleAt(realm, piece.contents, piece.place / kPlaces);
    spot.size = at.tile;
    spot.x = at.x;
    spot.y = lay::round(at.y + at.tile * offsetOf(piece.contents, piece.place));
    spot.z = piece.place;
    spot.buried = piece.place != topOf(piece.contents, piece.place);
    spot.open = true;
    spot.told = true;
}

QRectF castleRect(const PileArea& realm, const PileContents& contents, int place) {
    const Stand at = castleAt(realm, contents, place / kPlaces);
    const int top = topOf(contents, place);
    if (place % kPlaces == castles::kBasePlace)
        return lay::rect(at.x, at.y, at.seen, lay::cardHeight(at.tile) + at.tile * offsetOf(contents, top));
    const double y = at.y + at.tile * offsetOf(contents, place);
    return lay::rect(at.x, y, at.seen, place >= top ? lay::cardHeight(at.tile) : at.tile * kStrip);
}

QList<CastlePlaque> castlesIn(const PileArea& realm, const PileContents& contents) {
    const auto numbers = castlesOf(contents);
    QList<CastlePlaque> plaques;
    if (numbers.isEmpty()) return plaques;
    const Stands stands(realm, static_cast<int>(numbers.size()));
    plaques.reserve(numbers.size());
    for (int index = 0; index < numbers.size(); ++index) {
        const Stand at = stands.at(index);
        const int place = numbers[index] * kPlaces;
        plaques << CastlePlaque{.place = place,
                                .number = numbers[index] + 1,
                                .plaque = at.plaque,
                                // Nothing stands here any more.
                                .ground = hasGone(contents, place) ? at.card() : QRectF()};
    }
    return plaques;
}

int nearestCastle(const PileArea& realm, const PileContents& contents, QPointF point) {
    const auto numbers = castlesOf(contents);
    if (numbers.isEmpty()) return -1;
    const Stands stands(realm, static_cast<int>(numbers.size()));
    int found = -1;
    int standing = 0;
    for (int index = 0; index < numbers.size(); ++index) {
        const int place = numbers[index] * kPlaces;
        if (hasGone(contents, place)) continue;
        const Stand at = stands.at(index);
        const QRectF whole(at.x, at.plaque.y(), at.seen, at.plaque.height() + at.tile * kTall);
        if (lay::isWithin(whole, point)) return place;
        found = place;
        ++standing;
    }
    return standing == 1 ? found : -1;
}

Heap castlesHeap(const LayoutPile& realm) {
    constexpr double kOnTop = 0.27; // offset between overlapping cards, relative to their height
    const double high = lay::kCardAspect;
    const QList<int> places = realm.places();
    QMap<int, int> cards; // by castle
    for (const int place : places) ++cards[place / kPlaces];
    const int most = cards.isEmpty() ? 1 : *std::ranges::max_element(cards);
    const double height = high * (1 + kOnTop * (most - 1));
    Heap heap;
    double left = 0;
    qsizetype next = 0;
    for (const int count : cards) {
        for (int i = 0; i < count; ++i)
            heap.spots << HeapSpot{.place = places[next++],
                                   .rect = QRectF(left, height - high - kOnTop * high * i, 1, high)};
        left += kHeapStep;
    }
    heap.size = {std::max(1.0, left - kHeapStep + 1), height};
    return heap;
}

} // namespace drawbridge::castlestable
