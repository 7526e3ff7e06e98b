// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scenearrangement.h"

#include "table/tablemodels.h"

namespace drawbridge {

namespace {

PileContents contentsIn(const QVariant& told) {
    if (told.metaType() == QMetaType::fromType<ContentsInQml>())
        return told.value<ContentsInQml>().contents();
    PileContents contents;
    for (const QVariant& one : told.toList()) {
        const QVariantMap piece = one.toMap();
        contents << PieceState{.there = !piece.isEmpty(),
                               .up = piece[QStringLiteral("up")].toBool(),
                               .kind = piece[QStringLiteral("kind")].toInt(),
                               .worth = piece[QStringLiteral("worth")].toString()};
    }
    return contents;
}

LayoutPile pileIn(const QVariantMap& told) {
    const auto kind = std::ranges::find(kPileKinds, told[QStringLiteral("kind")].toString());
    const QVariant owner = told[QStringLiteral("owner")];
    LayoutPile pile;
    pile.info.id = static_cast<PileId>(told[QStringLiteral("pile")].toInt());
    pile.info.kind =
        kind != kPileKinds.end() ? static_cast<PileKind>(kind - kPileKinds.begin()) : PileKind::Stack;
    pile.info.owner = owner.toInt() < 0 ? kNobody : static_cast<Seat>(owner.toInt());
    pile.info.name = told[QStringLiteral("role")].toString().toStdString();
    pile.breadth = told[QStringLiteral("breadth")].toDouble();
    pile.contents = contentsIn(told[QStringLiteral("contents")]);
    pile.down = told[QStringLiteral("down")].toInt();
    return pile;
}

QList<LayoutPile> pilesIn(const QVariantList& told) {
    QList<LayoutPile> piles;
    for (const QVariant& pile : told) piles << pileIn(pile.toMap());
    return piles;
}

QList<int> numbersIn(const QVariant& told) {
    QList<int> numbers;
    for (const QVariant& number : told.toList()) numbers << number.toInt();
    return numbers;
}

LayoutInput roomIn(const QVariantMap& told) {
    LayoutInput room;
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
    const LayoutInput room = roomIn(told);
    const QVariant least = told[QStringLiteral("least")];
    TableLayout layout =
        least.isValid() ? fitted(*arrangement_, room, least.toDouble()) : arrangement_->arrange(room);
    layout.rail.translate(0, told[QStringLiteral("below")].toDouble());
    layout.rail.setWidth(layout.rail.width() + told[QStringLiteral("right")].toDouble());
    return new LaidTable(std::move(layout));
}

PieceSpot SceneArrangement::spot(LaidTable* table, int pile, int place, int count, int rank, bool up,
                                 const QVariant& contents, int others) const {
    return arrangement_->spot(table->layout(), {.pile = pile,
                                                .place = place,
                                                .count = count,
                                                .rank = rank,
                                                .up = up,
                                                .contents = contentsIn(contents),
                                                .others = others});
}

PieceSpot SceneArrangement::fanSpot(LaidTable* table, int pile, int place, int count,
                                    const QRectF& area) const {
    return spreadOut(*arrangement_, table->layout(), pile, place, count, area);
}

QVariant SceneArrangement::dropRect(LaidTable* table, int pile, int place, int count,
                                    const QVariant& contents) const {
    const std::optional<QRectF> rect =
        arrangement_->dropRect(table->layout(), {pile, place}, count, contentsIn(contents));
    return rect ? QVariant(*rect) : QVariant();
}

int SceneArrangement::nearest(LaidTable* table, int pile, const QVariant& contents, double x,
                              double y) const {
    return arrangement_->nearest(table->layout(), pile, contentsIn(contents), {x, y});
}

QList<CastlePlaque> SceneArrangement::plaques(LaidTable* table, int pile, const QVariant& contents) const {
    return arrangement_->plaques(table->layout(), pile, contentsIn(contents));
}

QString SceneArrangement::shapeOf(const QVariantList& piles) const {
    return arrangement_->shapeOf(pilesIn(piles));
}

ContentsInQml SceneArrangement::contentsOf(const QVariant& contents) const {
    return ContentsInQml(contentsIn(contents));
}

ContentsInQml SceneArrangement::keptContents(const QVariantMap& told, const QVariant& now) const {
    const LayoutPile pile = pileIn(told);
    PileContents contents = contentsIn(now);
    arrangement_->keepGrounds(pile.info, pile.contents, contents);
    return ContentsInQml(std::move(contents));
}

} // namespace drawbridge
