// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scenearrangement.h"

#include "table/tablemodels.h"

namespace drawbridge {

namespace {

PileLie lieIn(const QVariant& told) {
    if (told.metaType() == QMetaType::fromType<LieInQml>()) return told.value<LieInQml>().lie();
    PileLie lie;
    for (const QVariant& one : told.toList()) {
        const QVariantMap piece = one.toMap();
        lie << PieceLie{.there = !piece.isEmpty(),
                        .up = piece[QStringLiteral("up")].toBool(),
                        .kind = piece[QStringLiteral("kind")].toInt(),
                        .worth = piece[QStringLiteral("worth")].toString()};
    }
    return lie;
}

RoomPile pileIn(const QVariantMap& told) {
    const auto kind = std::ranges::find(kPileKinds, told[QStringLiteral("kind")].toString());
    const QVariant owner = told[QStringLiteral("owner")];
    RoomPile pile;
    pile.info.id = static_cast<PileId>(told[QStringLiteral("pile")].toInt());
    pile.info.kind =
        kind != kPileKinds.end() ? static_cast<PileKind>(kind - kPileKinds.begin()) : PileKind::Stack;
    pile.info.owner = owner.toInt() < 0 ? kNobody : static_cast<Seat>(owner.toInt());
    pile.info.name = told[QStringLiteral("role")].toString().toStdString();
    pile.breadth = told[QStringLiteral("breadth")].toDouble();
    pile.lie = lieIn(told[QStringLiteral("lie")]);
    pile.down = told[QStringLiteral("down")].toInt();
    return pile;
}

QList<RoomPile> pilesIn(const QVariantList& told) {
    QList<RoomPile> piles;
    for (const QVariant& pile : told) piles << pileIn(pile.toMap());
    return piles;
}

QList<int> numbersIn(const QVariant& told) {
    QList<int> numbers;
    for (const QVariant& number : told.toList()) numbers << number.toInt();
    return numbers;
}

Room roomIn(const QVariantMap& told) {
    Room room;
    const auto number = [&told](const char* name, double usual) {
        const auto found = told.constFind(QLatin1String(name));
        return found == told.cend() ? usual : found->toDouble();
    };
    room.width = number("width", 0) - number("right", 0);
    room.height = number("height", 0) - number("below", 0);
    room.unit = number("unit", room.unit);
    room.smallest = number("smallest", room.smallest);
    room.finger = number("finger", room.finger);
    room.named = told[QStringLiteral("named")].toBool();
    room.arranging = told[QStringLiteral("arranging")].toBool();
    room.piles = pilesIn(told[QStringLiteral("piles")].toList());
    room.seats = numbersIn(told[QStringLiteral("seats")]);
    room.out = numbersIn(told[QStringLiteral("out")]);
    room.bottom = static_cast<int>(number("bottom", room.bottom));
    room.front = static_cast<int>(number("front", room.front));
    return room;
}

} // namespace

SceneArrangement::SceneArrangement(QObject* parent)
    : QObject(parent) {}

void SceneArrangement::setGame(const QString& game) {
    const TableArrangement* found = arrangementOf(game);
    if (!found || game_ == game) return;
    game_ = game;
    arrangement_ = found;
    emit gameChanged();
}

LaidTable* SceneArrangement::arrange(const QVariantMap& told) const {
    const Room room = roomIn(told);
    const QVariant least = told[QStringLiteral("least")];
    TableLayout layout =
        least.isValid() ? fitted(*arrangement_, room, least.toDouble()) : arrangement_->arrange(room);
    layout.rail.translate(0, told[QStringLiteral("below")].toDouble());
    layout.rail.setWidth(layout.rail.width() + told[QStringLiteral("right")].toDouble());
    return new LaidTable(std::move(layout));
}

PieceSpot SceneArrangement::spot(LaidTable* table, int pile, int place, int count, int rank, bool up,
                                 const QVariant& lie, int others) const {
    return arrangement_->spot(table->layout(), {.pile = pile,
                                                .place = place,
                                                .count = count,
                                                .rank = rank,
                                                .up = up,
                                                .lie = lieIn(lie),
                                                .others = others});
}

PieceSpot SceneArrangement::fanSpot(LaidTable* table, int pile, int place, int count,
                                    const QRectF& area) const {
    return spreadOut(*arrangement_, table->layout(), pile, place, count, area);
}

PieceSpot SceneArrangement::stance(PieceSpot home, bool sideways, bool forward) const {
    if (home.z >= kSpreadOut) return home;
    if (sideways) ++home.turn;
    if (forward) {
        home.y += home.forward;
        home.z += 300;
    }
    return home;
}

QVariant SceneArrangement::dropRect(LaidTable* table, int pile, int place, int count,
                                    const QVariant& lie) const {
    const std::optional<QRectF> rect =
        arrangement_->dropRect(table->layout(), {pile, place}, count, lieIn(lie));
    return rect ? QVariant(*rect) : QVariant();
}

int SceneArrangement::nearest(LaidTable* table, int pile, const QVariant& lie, double x, double y) const {
    return arrangement_->nearest(table->layout(), pile, lieIn(lie), {x, y});
}

QList<CastlePlaque> SceneArrangement::plaques(LaidTable* table, int pile, const QVariant& lie) const {
    return arrangement_->plaques(table->layout(), pile, lieIn(lie));
}

QString SceneArrangement::shapeOf(const QVariantList& piles) const {
    return arrangement_->shapeOf(pilesIn(piles));
}

LieInQml SceneArrangement::lieOf(const QVariant& lie) const { return LieInQml(lieIn(lie)); }

LieInQml SceneArrangement::keptLie(const QVariantMap& told, const QVariant& now) const {
    const RoomPile pile = pileIn(told);
    PileLie lie = lieIn(now);
    arrangement_->keepGrounds(pile.info, pile.lie, lie);
    return LieInQml(std::move(lie));
}

} // namespace drawbridge
