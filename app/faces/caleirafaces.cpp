// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"

#include "caleira/cards.h"
#include "caleira/notation.h"

#include <QCoreApplication>
#include <QPainter>
#include <array>
#include <optional>

namespace drawbridge {

namespace {

using namespace caleira;

/// What is printed on a kind of card besides its points.
struct Print {
    const char* picture;
    Tincture tincture;
    const char* name;
    const char* effect;
};

// In the order of caleira::Kind.
constexpr std::array<Print, kKinds> kPrints{{
    {"barracks", Tincture::vert, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Barracks"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Turn one piece down.")},
    {"battlements", Tincture::azure, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Battlements"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces",
                       "Cannot be destroyed. Your three, all up at the end: 3 points each.")},
    {"marketplace", Tincture::ochre, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Marketplace"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Swap a card of your hand for one of another hand.")},
    {"observatory", Tincture::azure, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Observatory"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Look at a piece that is down. You may turn it up.")},
    {"spire", Tincture::silver, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Princess Spire"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Play it down only. If it is destroyed, you lose.")},
    {"throne-room", Tincture::gules, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Throne Room"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Turn one piece up. It does nothing this turn.")},
    {"trebuchet", Tincture::gules, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Trebuchet"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces",
                       "Destroy one piece. If it was down, its effect still happens.")},
    {"watchtower", Tincture::sable, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Watchtower"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Turn up no, one or two pieces.")},
    {"wizard-tower", Tincture::purpure, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Wizard Tower"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces",
                       "Look at the deck's top three cards and put them back in any order.")},
    {"moat", Tincture::vert, QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces", "Moat"),
     QT_TRANSLATE_NOOP("drawbridge::CaleiraFaces",
                       "While it is up, the Trebuchets of others can hit only Moats in your castle.")},
}};

/// Battlements may count more than is printed on them.
constexpr bool hasStar(Kind kind) { return kind == kBattlements; }

std::optional<Kind> kindNamed(const QString& face) {
    for (int kind = 0; kind < kKinds; ++kind)
        if (face == QString::fromStdString(faceName(kind))) return static_cast<Kind>(kind);
    return {};
}

/// The cards of Castles of Caleira.
class CaleiraFaces : public CardRoom {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::CaleiraFaces)

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
        const QRectF field = small ? QRectF(2.5, 2.5, 58, 61) : QRectF(4, 4, 55, 50.5);
        const double ground = small ? 6 : 5.5;
        paintField(painter, field, print.tincture, ground);
        paintPicture(painter, chargeSquare(field, ground, small ? 3 : 2.5), QLatin1String(print.picture));
        paintFieldEdge(painter, field);

        const double width = small ? 20 : 14;
        NumberShield shield;
        shield.width = width;
        shield.centre = {field.left() + width / 2 - 0.4, field.top() + shieldHeight(shield) / 2 - 0.4};
        paintNumber(painter, shield, QString::number(kPointsOf[kind]), hasStar(kind));

        const QString title = tr(print.name);
        if (small) {
            paintWords(painter, {1.5, 64.5, 60, 21.5},
                       {title, CardWords::Type::name, 11, 5.5, Qt::AlignCenter});
            return;
        }
        paintWords(painter, {4, 55.2, 55, 9.6},
                   {title, CardWords::Type::name, 6.6, 3, Qt::AlignCenter, cardinks::ink, 1});
        paintRule(painter, {31.5, 67.4}, 51,
                  hasEffect(kind) ? QStringLiteral("turn-up") : QStringLiteral("anchor"));
        paintWords(painter, {5, 70.6, 53, 11.6}, {tr(print.effect), CardWords::Type::text, 3.3});
        paintCopies(painter, {31.5, 84.4}, kCopiesOf[kind]);
    }
};

} // namespace

std::unique_ptr<FaceRoom> makeCaleiraFaces() { return std::make_unique<CaleiraFaces>(); }

} // namespace drawbridge
