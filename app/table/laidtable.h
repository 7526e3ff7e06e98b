// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tablelayout.h"

#include <QObject>
#include <QtQml/qqml.h>

// The values of app/layout as QML knows them.
namespace drawbridge {

struct AreasInQml {
    Q_GADGET
    QML_NAMED_ELEMENT(Areas)
    QML_FOREIGN(drawbridge::Areas)
    QML_UNCREATABLE("Names values only")
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
struct PilePlaceInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::PilePlace)
    QML_VALUE_TYPE(pilePlace)
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

/// How the pieces of a pile lie, as one value.
class LieInQml {
    Q_GADGET
    QML_VALUE_TYPE(pileLie)

  public:
    LieInQml() = default;
    explicit LieInQml(PileLie lie)
        : lie_(std::move(lie)) {}

    const PileLie& lie() const { return lie_; }
    Q_INVOKABLE bool isLike(const drawbridge::LieInQml& other) const { return *this == other; }
    /// What the piece at a place is worth now, as it is written; empty: nothing stands there.
    Q_INVOKABLE QString worth(int place) const { return lie_.value(place).worth; }
    /// How many places are kept by what has gone in this turn.
    Q_INVOKABLE int gone() const;
    bool operator==(const LieInQml&) const = default;

  private:
    PileLie lie_;
};

/// Where everything lies on a table. It does not change: a table that is laid out anew has another one.
class LaidTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from an Arrangement")
    Q_PROPERTY(double unit READ unit CONSTANT)
    Q_PROPERTY(double rim READ rim CONSTANT)
    Q_PROPERTY(double tile READ tile CONSTANT)
    Q_PROPERTY(bool tight READ tight CONSTANT)
    Q_PROPERTY(QRectF rail READ rail CONSTANT)
    Q_PROPERTY(QRectF cloth READ cloth CONSTANT)
    Q_PROPERTY(QRectF shared READ shared CONSTANT)
    Q_PROPERTY(QRectF middle READ middle CONSTANT)
    Q_PROPERTY(QRectF note READ note CONSTANT)
    Q_PROPERTY(QRectF queue READ queue CONSTANT)
    Q_PROPERTY(QRectF tray READ tray CONSTANT)
    Q_PROPERTY(QRectF strength READ strength CONSTANT)
    Q_PROPERTY(QRectF clock READ clock CONSTANT)
    Q_PROPERTY(QRectF handNote READ handNote CONSTANT)
    Q_PROPERTY(QRectF ownBattle READ ownBattle CONSTANT)
    Q_PROPERTY(QRectF theirBattle READ theirBattle CONSTANT)
    Q_PROPERTY(int played READ played CONSTANT)
    Q_PROPERTY(QList<int> seats READ seats CONSTANT)
    Q_PROPERTY(QList<QRectF> trail READ trail CONSTANT)
    Q_PROPERTY(double trailPlace READ trailPlace CONSTANT)
    Q_PROPERTY(int attackFrom READ attackFrom CONSTANT)

  public:
    explicit LaidTable(TableLayout layout)
        : layout_(std::move(layout)) {}

    const TableLayout& layout() const { return layout_; }

    double unit() const { return layout_.unit; }
    double rim() const { return layout_.rim; }
    double tile() const { return layout_.tile; }
    bool tight() const { return layout_.tight; }
    QRectF rail() const { return layout_.rail; }
    QRectF cloth() const { return layout_.cloth; }
    QRectF shared() const { return layout_.shared; }
    QRectF middle() const { return layout_.middle; }
    QRectF note() const { return layout_.note; }
    QRectF queue() const { return layout_.queue; }
    QRectF tray() const { return layout_.tray.rect; }
    QRectF strength() const { return layout_.strength; }
    QRectF clock() const { return layout_.clock; }
    QRectF handNote() const { return layout_.handNote; }
    QRectF ownBattle() const { return layout_.ownBattle; }
    QRectF theirBattle() const { return layout_.theirBattle; }
    int played() const { return layout_.played; }
    QList<int> seats() const { return layout_.seats.keys(); }
    QList<QRectF> trail() const { return layout_.trail; }
    double trailPlace() const { return layout_.trailPlace; }
    int attackFrom() const { return layout_.attackFrom; }

    Q_INVOKABLE drawbridge::PileArea pile(int number) const { return layout_.piles.value(number); }
    /// Where a seat's name stands; empty: nowhere.
    Q_INVOKABLE QRectF seat(int number) const { return layout_.seats.value(number); }
    Q_INVOKABLE drawbridge::BannerArea banner(int seat) const { return layout_.banners.value(seat); }
    Q_INVOKABLE drawbridge::CourtArea court(int seat) const { return layout_.courts.value(seat); }
    /// The pile that an attack on this one goes past first; -1: none.
    Q_INVOKABLE int attackPast(int pile) const { return layout_.attackPast.value(pile, -1); }

    /// Where something is written, or would be: names, banners, sums, effects.
    Q_INVOKABLE QList<QRectF> notes() const;

  private:
    TableLayout layout_;
};

} // namespace drawbridge
