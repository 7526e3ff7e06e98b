// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"
#include "text/castles/castlestext.h"

#include "castles/cards.h"

#include <QLocale>
#include <QPainter>
#include <optional>

namespace drawbridge {

namespace {

using namespace castles;

const QString kFolder = QStringLiteral("castles");
/// A Puppet that serves as a castle (CASTLES-PUP-11) has a castle's value.
const QString kPuppetCastle = QStringLiteral("puppet-castle");

/// What all cards of a family share: name, sign, field, and shield of the value.
struct Family {
    std::string_view name;
    const char* sign;
    Tincture tincture;
    FieldShape shape;
    NumberShield::Outline outline;
    QRgb fill = cardinks::parchment;
    QRgb ink = cardinks::ink;
};

constexpr Family kCastles{"castle", "castle", Tincture::silver, FieldShape::rounded,
                          NumberShield::Outline::tower};
constexpr Family kUpgrades{"upgrade", "upgrade", Tincture::ochre, FieldShape::rounded,
                           NumberShield::Outline::tower};
constexpr Family kDefenses{"defense", "shield", Tincture::azure, FieldShape::embattled,
                           NumberShield::Outline::heater};
constexpr Family kAttacks{
    "attack",   "swords",           Tincture::rose, FieldShape::indented, NumberShield::Outline::pennon,
    0xff8f2a20, cardinks::parchment};
constexpr Family kSpecials{"special", "special", Tincture::purpure, FieldShape::cutCorners,
                           NumberShield::Outline::heater};

const Family& familyOf(Kind kind) {
    if (kind == kCastle) return kCastles;
    if (isUpgrade(kind)) return kUpgrades;
    if (isDefence(kind)) return kDefenses;
    return isAttack(kind) ? kAttacks : kSpecials;
}

/// A printed card; a Puppet also as a castle.
struct Card {
    Kind kind;
    bool asCastle = false;

    const Family& family() const { return asCastle ? kCastles : familyOf(kind); }
    /// 0 if the sign of the family replaces the value.
    int value() const { return kind == kPuppet && !asCastle ? 0 : valueOf(kind); }
    QString picture() const { return toQString(kFacesOf[kind].slug); }
    QString effect() const { return castleswords::cardEffect(asCastle ? kCastle : kind); }
};

std::optional<Card> cardNamed(const QString& face) {
    if (face == kPuppetCastle) return Card{kPuppet, true};
    if (const auto kind = kindNamed(face.toStdString())) return Card{*kind};
    return {};
}

/// The rectangle of a picture in its field: pictures that are cut off sit on the field's edge, others in the
/// middle between the corners.
QRectF pictureSquare(const QRectF& field, const Family& family, double ground) {
    if (&family == &kCastles) return chargeSquare(field, ground, field.height() * 0.16);
    const bool stands = &family == &kUpgrades || &family == &kDefenses;
    const double side = field.height() * (stands ? 0.88 : 0.8);
    const double x = field.center().x() - side / 2;
    if (stands) return {x, field.bottom() - side * 97 / 96, side, side};
    return {x + field.width() * 0.04, field.bottom() - side - field.height() * 0.06, side, side};
}

/// The disc with the family's sign.
void paintSign(QPainter& painter, const QPointF& middle, double width, const Family& family) {
    painter.setPen(QPen(figureInk(cardinks::ink), lineBreadth(width * 0.07)));
    painter.setBrush(groundInk(cardinks::parchment));
    painter.drawEllipse(middle, width / 2, width / 2);
    const double side = width * 0.64;
    paintSymbol(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side},
                QLatin1String(family.sign), cardinks::ink, cardinks::parchment);
}

/// The cards of CASTLES. A family can be told by the colour, hatching and edge of its field, the outline of
/// the value's shield, its sign and, if there is room, a word.
class CastlesFaces : public CardRoom {
  public:
    CastlesFaces()
        : CardRoom(kFolder, {QStringLiteral("castle"), QStringLiteral("deck"), QStringLiteral("discard"),
                             QStringLiteral("fallen"), QStringLiteral("assault"), QStringLiteral("play")}) {}

  protected:
    QStringList fronts() const override {
        QStringList all;
        for (const CardFace& card : kFacesOf) all << toQString(card.slug);
        return all << kPuppetCastle;
    }
    bool knowsFront(const QString& face) const override { return cardNamed(face).has_value(); }

    void paintFront(QPainter& painter, const CardCanvas& canvas, const QString& face) const override {
        const Card card = *cardNamed(face);
        const Family& family = card.family();
        const bool small = canvas.small();
        const TextStyle words{card.effect(), TextStyle::Type::text, 3.3};
        const QSizeF room(53, 13.8);
        const double yields = small ? 0 : fieldYields(words, room, kMostYields);
        const QRectF field = small ? QRectF(2.5, 2.5, 58, 63) : QRectF(4, 4, 55, 46 - yields);
        const double ground = &family != &kCastles ? 0 : small ? 6 : 5;
        paintField(painter, field, family.tincture, ground, family.shape);
        painter.save();
        painter.setClipRect(field, Qt::IntersectClip);
        paintCardPicture(painter, pictureSquare(field, family, ground), kFolder, card.picture());
        painter.restore();
        paintFieldEdge(painter, field, family.shape);
        paintCorners(painter, card, field, small ? 21 : 13.5);

        const QString name = castleswords::cardName(card.kind);
        if (small) {
            paintWords(painter, {4, 67.4, 55, 19.2}, {name, TextStyle::Type::name, 11, 5.5});
            return;
        }
        paintWords(painter, {4, 50.8 - yields, 55, 8},
                   {name, TextStyle::Type::name, 6.8, smallestType, Qt::AlignCenter, cardinks::ink, 3.6});
        paintWords(painter, {5, 59.3 - yields, 53, 3.8},
                   {castleswords::printedFamily(family.name), TextStyle::Type::boldText, 2.7, smallestType,
                    Qt::AlignCenter, cardinks::fadedInk, smallestType});
        paintRule(painter, {31.5, 65.8 - yields}, 51, QLatin1String(family.sign));
        paintWords(painter, {5, 69 - yields, room.width(), room.height() + yields}, words);
    }

  private:
    /// The value in the corner that stays visible in a stack, the family's sign in the other.
    static void paintCorners(QPainter& painter, const Card& card, const QRectF& field, double width) {
        const Family& family = card.family();
        const double out = width * 0.07; // beyond the field's edge
        const QPointF corner = field.topLeft() - QPointF(out, out);
        const double disc = width * 0.72;
        if (card.value() == 0) {
            paintSign(painter, corner + QPointF(width / 2, width / 2), width, family);
            return;
        }
        NumberShield shield;
        shield.width = width;
        shield.centre = corner + QPointF(width / 2, shieldHeight(shield) / 2);
        shield.outline = family.outline;
        shield.fill = family.fill;
        shield.ink = family.ink;
        shield.close = true;
        paintNumber(painter, shield, QLocale().toString(card.value()));
        paintSign(painter, field.topRight() + QPointF(out - disc / 2, disc / 2 - out), disc, family);
    }
};

} // namespace

/// `castles/SLUG`, the kinds as castles::kFacesOf has them; `puppet-castle`, a Puppet that serves as a
/// castle; `back`; `slot-castle`, `slot-deck`, `slot-discard`, `slot-fallen`, `slot-assault`, `slot-play`,
/// also with `-dark` and `-highContrast`.
std::unique_ptr<FaceRoom> makeCastlesFaces() { return std::make_unique<CastlesFaces>(); }

} // namespace drawbridge
