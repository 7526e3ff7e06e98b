// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"
#include "text/caleira/caleiratext.h"

#include "caleira/cards.h"
#include "caleira/public.h"

#include <QLocale>
#include <QPainter>
#include <array>
#include <optional>

namespace drawbridge {

namespace {

using namespace caleira;

/// The picture of a kind, and its field.
struct Print {
    const char* picture;
    Tincture tincture;
};

// In the order of caleira::Kind.
constexpr std::array<Print, kKinds> kPrints{{
    {"barracks", Tincture::vert},
    {"battlements", Tincture::azure},
    {"marketplace", Tincture::ochre},
    {"observatory", Tincture::azure},
    {"spire", Tincture::silver},
    {"throne-room", Tincture::gules},
    {"trebuchet", Tincture::gules},
    {"watchtower", Tincture::sable},
    {"wizard-tower", Tincture::purpure},
    {"moat", Tincture::vert},
}};

/// Battlements may be worth more than is printed on them.
constexpr bool hasStar(Kind kind) { return kind == kBattlements; }

std::optional<Kind> kindNamed(const QString& face) {
    for (int kind = 0; kind < kKinds; ++kind)
        if (face == QString::fromStdString(faceName(kind))) return static_cast<Kind>(kind);
    return {};
}

/// The cards of Castles of Caleira.
class CaleiraFaces : public CardRoom {
  public:
    CaleiraFaces()
        : CardRoom(QStringLiteral("castles-of-caleira"),
                   {QStringLiteral("castle"), QStringLiteral("deck"), QStringLiteral("discard")}) {}

  protected:
    QStringList fronts() const override {
        QStringList all;
        for (int kind = 0; kind < kKinds; ++kind) all << QString::fromStdString(faceName(kind));
        return all;
    }
    bool knowsFront(const QString& face) const override { return kindNamed(face).has_value(); }

    void paintFront(QPainter& painter, const CardCanvas& canvas, const QString& face) const override {
        const Kind kind = kindNamed(face).value_or(kMoat);
        const Print& print = kPrints[kind];
        const bool small = canvas.small();
        const TextStyle effect{text_.effectText(kind), TextStyle::Type::text, 3.3};
        const QSizeF room(53, 13.2);
        const double yields = small ? 0 : fieldYields(effect, room, kMostYields);
        const QString title = text_.faceName(kind);
        const SmallWords words =
            small ? smallWords(canvas.pixels(), title, text_.effectWord(kind)) : SmallWords{};
        const QRectF field = small ? words.field : QRectF(4, 4, 55, 49 - yields);
        const double ground = small ? 6 : 5.5;
        paintField(painter, field, print.tincture, ground);
        paintCardPicture(painter, chargeSquare(field, ground, small ? 3 : 2.5), name(),
                         QLatin1String(print.picture));
        paintFieldEdge(painter, field);

        const double width = !small ? 14 : words.named ? 20 : 25;
        NumberShield shield;
        shield.width = width;
        shield.centre = {field.left() + width / 2 - 0.4, field.top() + shieldHeight(shield) / 2 - 0.4};
        paintNumber(painter, shield, QLocale().toString(kPointsOf[kind]), hasStar(kind));

        if (small) {
            paintSmallWords(painter, canvas.pixels(), words);
            return;
        }
        paintWords(painter, {4, 53.6 - yields, 55, 9.4},
                   {title, TextStyle::Type::name, 6.8, smallestType, Qt::AlignCenter, cardinks::ink, 3.6});
        paintRule(painter, {31.5, 65.6 - yields}, 51,
                  hasEffect(kind) ? QStringLiteral("turn-up") : QStringLiteral("anchor"));
        paintWords(painter, {5, 69 - yields, room.width(), room.height() + yields}, effect);
        paintCopies(painter, {31.5, 84.4}, kCopiesOf[kind]);
    }

  private:
    CaleiraText text_;
};

} // namespace

/// `castles-of-caleira/Barracks` and so on, the kinds as caleira::faceName() has them; `back`; `slot-castle`,
/// `slot-deck`, `slot-discard`, also with `-dark` and `-highContrast`.
std::unique_ptr<FaceRoom> makeCaleiraFaces() { return std::make_unique<CaleiraFaces>(); }

} // namespace drawbridge
