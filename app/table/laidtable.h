// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tablelayout.h"

#include <QObject>
#include <QtQml/qqml.h>
#include <algorithm>

// The types of app/layout for QML.
namespace drawbridge {

struct AreasInQml {
    Q_GADGET
    QML_NAMED_ELEMENT(Areas)
    QML_FOREIGN(drawbridge::Areas)
    QML_UNCREATABLE("Names values only")
};

struct LaidAreaInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::LaidArea)
    QML_VALUE_TYPE(laidArea)
};
struct PileAreaInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::PileArea)
    QML_VALUE_TYPE(pileArea)
};
struct TagAreaInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::TagArea)
    QML_VALUE_TYPE(tagArea)
};
struct BannerAreaInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::BannerArea)
    QML_VALUE_TYPE(bannerArea)
};
struct CourtAreaInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::CourtArea)
    QML_VALUE_TYPE(courtArea)
};
struct PieceSpotInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::PieceSpot)
    QML_VALUE_TYPE(pieceSpot)
};
struct TablePlaceInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::TablePlace)
    QML_VALUE_TYPE(tablePlace)
};
struct TableSpotInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::TableSpot)
    QML_VALUE_TYPE(tableSpot)
};
struct LandingInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::Landing)
    QML_VALUE_TYPE(landing)
};
struct CastlePlaqueInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::CastlePlaque)
    QML_VALUE_TYPE(castlePlaque)
};

/// The pieces of a pile, by place, as one value.
class ContentsInQml {
    Q_GADGET
    QML_VALUE_TYPE(pileContents)

  public:
    ContentsInQml() = default;
    explicit ContentsInQml(PileContents contents)
        : contents_(std::move(contents)) {}

    const PileContents& contents() const { return contents_; }
    Q_INVOKABLE bool isLike(const drawbridge::ContentsInQml& other) const { return *this == other; }
    /// The current value of the piece at a place, as text; empty: none is shown.
    Q_INVOKABLE QString worth(int place) const { return contents_.value(place).worth; }
    /// The number of places kept free for pieces that left in this turn.
    Q_INVOKABLE int gone() const {
        return static_cast<int>(std::ranges::count(contents_, true, &PieceState::gone));
    }
    bool operator==(const ContentsInQml&) const = default;

  private:
    PileContents contents_;
};

/// A finished table layout, for QML. Immutable: a new layout is a new object.
class LaidTable : public QObject, private TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from an Arrangement")
    Q_PROPERTY(double unit MEMBER unit CONSTANT)
    Q_PROPERTY(double rim MEMBER rim CONSTANT)
    Q_PROPERTY(double tile MEMBER tile CONSTANT)
    Q_PROPERTY(bool tight MEMBER tight CONSTANT)
    Q_PROPERTY(QRectF rail MEMBER rail CONSTANT)
    Q_PROPERTY(QRectF cloth MEMBER cloth CONSTANT)
    Q_PROPERTY(QRectF shared MEMBER shared CONSTANT)
    Q_PROPERTY(QRectF middle MEMBER middle CONSTANT)
    Q_PROPERTY(QRectF note MEMBER note CONSTANT)
    Q_PROPERTY(QRectF queue MEMBER queue CONSTANT)
    Q_PROPERTY(QRectF tray READ trayRect CONSTANT)
    Q_PROPERTY(QRectF strength MEMBER strength CONSTANT)
    Q_PROPERTY(QRectF clock MEMBER clock CONSTANT)
    Q_PROPERTY(QRectF handNote MEMBER handNote CONSTANT)
    Q_PROPERTY(QRectF ownBattle MEMBER ownBattle CONSTANT)
    Q_PROPERTY(QRectF theirBattle MEMBER theirBattle CONSTANT)
    Q_PROPERTY(int played MEMBER played CONSTANT)
    Q_PROPERTY(QList<int> seats READ seated CONSTANT)
    Q_PROPERTY(QList<QRectF> trail MEMBER trail CONSTANT)
    Q_PROPERTY(double trailPlace MEMBER trailPlace CONSTANT)
    Q_PROPERTY(int attackFrom MEMBER attackFrom CONSTANT)

  public:
    explicit LaidTable(TableLayout layout)
        : TableLayout(std::move(layout)) {}

    const TableLayout& layout() const { return *this; }

    QRectF trayRect() const { return tray.rect; }
    QList<int> seated() const { return seats.keys(); }

    Q_INVOKABLE drawbridge::PileArea pile(int number) const { return TableLayout::pile(number); }
    /// Rectangle of a seat's name; empty: none.
    Q_INVOKABLE QRectF seat(int number) const { return seats.value(number); }
    Q_INVOKABLE drawbridge::BannerArea banner(int seat) const { return banners.value(seat); }
    Q_INVOKABLE drawbridge::CourtArea court(int seat) const { return courts.value(seat); }
    /// The pile that an attack on this one has to pass first; -1: none.
    Q_INVOKABLE int attackPast(int pile) const { return TableLayout::attackPast.value(pile, -1); }

    /// Rectangles of texts: names, banners, sums, effects.
    Q_INVOKABLE QList<QRectF> notes() const {
        QList<QRectF> notes = seats.values();
        for (const BannerArea& banner : banners) notes << banner.rect;
        notes << strength << queue << ownBattle << theirBattle;
        notes.removeIf([](const QRectF& rect) { return rect.isEmpty(); });
        return notes;
    }
};

} // namespace drawbridge
