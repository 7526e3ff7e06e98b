// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampagefaces.h"
#include "cardroom.h"
#include "text/rampage/rampagetext.h"

#include "rampage/deck.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <optional>

namespace drawbridge {

namespace {

using namespace rampage;

const QString kFolder = QStringLiteral("castle-rampage");
const QString kOverview = QStringLiteral("overview");

bool needsUnits(const CardKind& kind) {
    return std::any_of(kind.cost.begin(), kind.cost.begin() + kind.costs,
                       [](CostSlot slot) { return slot != kAnyCard; });
}

/// The requested picture, or that of the slug, or else one for its type of card.
QString pictureOf(const CardKind& kind, const CardWords& words) {
    const std::string& wanted = words.picture.empty() ? words.slug : words.picture;
    if (std::ranges::find(kPictures, wanted) != kPictures.end()) return toQString(wanted);
    if (kind.purple) return QStringLiteral("trap");
    if (needsUnits(kind)) return QStringLiteral("scheme");
    if (kind.permanent) return QStringLiteral("standing");
    if (kind.isUnit(Unit::Knight)) return QStringLiteral("knight");
    if (kind.isUnit(Unit::Archer)) return QStringLiteral("archer");
    if (kind.isUnit(Unit::Axe)) return QStringLiteral("axe-man");
    return kind.attacks() ? QStringLiteral("attack") : QStringLiteral("scroll");
}

Tincture tinctureOf(const CardKind& kind) {
    if (kind.purple) return Tincture::purpure;
    if (kind.permanent) return Tincture::ochre;
    if (kind.units != 0) return Tincture::azure;
    return kind.attacks() ? Tincture::gules : Tincture::vert;
}

/// A unit's badge, each with its own outline: knight a shield, archer a disc, axe a square.
void paintUnit(QPainter& painter, const QPointF& middle, double width, Unit unit) {
    const QRectF box(middle.x() - width / 2, middle.y() - width / 2, width, width);
    QPainterPath outline;
    QRgb fill = 0xff3b3630;
    QString symbol = QStringLiteral("axe");
    QRectF inner = box.adjusted(width * 0.1, width * 0.1, -width * 0.1, -width * 0.1);
    switch (unit) {
    case Unit::Knight:
        fill = cardinks::red;
        symbol = QStringLiteral("knight");
        outline.moveTo(box.topLeft());
        outline.lineTo(box.topRight());
        outline.lineTo(box.right(), box.top() + width * 0.58);
        outline.cubicTo(box.right(), box.bottom() - width * 0.14, box.center().x() + width * 0.2,
                        box.bottom() + width * 0.02, box.center().x(), box.bottom() + width * 0.1);
        outline.cubicTo(box.center().x() - width * 0.2, box.bottom() + width * 0.02, box.left(),
                        box.bottom() - width * 0.14, box.left(), box.top() + width * 0.58);
        outline.closeSubpath();
        inner.translate(0, -width * 0.03);
        break;
    case Unit::Archer:
        fill = cardinks::green;
        symbol = QStringLiteral("archer");
        outline.addEllipse(box.adjusted(-width * 0.04, -width * 0.04, width * 0.04, width * 0.04));
        break;
    case Unit::Axe:
        outline.addRect(box.adjusted(width * 0.03, width * 0.03, -width * 0.03, -width * 0.03));
        break;
    }
    const double rim = width * 0.075;
    painter.setPen(
        QPen(figureInk(cardinks::ink), lineBreadth(rim * 3), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    painter.setPen(
        QPen(groundInk(cardinks::parchment), lineBreadth(rim), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(groundInk(fill));
    painter.drawPath(outline);
    paintSymbol(painter, inner, symbol, cardinks::parchment, fill);
}

std::array<Unit, kUnits> allUnits() { return {Unit::Knight, Unit::Archer, Unit::Axe}; }

/// The units a scheme needs, side by side on its scroll, with the optional one below.
void paintPlan(QPainter& painter, const QRectF& picture, const CardKind& kind) {
    const double grid = picture.width() / 96;
    const auto at = [&](double x, double y) { return picture.topLeft() + QPointF(x, y) * grid; };
    int units = 0;
    for (int i = 0; i < kind.costs; ++i) units += kind.cost[static_cast<std::size_t>(i)] != kAnyCard;
    const bool bonus = kind.bonusUnit != kNoUnit;
    const double step = std::min(29.0, 58.0 / units);
    double x = 48 - step * (units - 1) / 2;
    for (int i = 0; i < kind.costs; ++i) {
        const CostSlot slot = kind.cost[static_cast<std::size_t>(i)];
        if (slot == kAnyCard) continue;
        paintUnit(painter, at(x, bonus ? 39 : 48), std::min(21.0, step * 0.8) * grid,
                  static_cast<Unit>(slot));
        x += step;
    }
    if (!bonus) return;
    painter.setPen(QPen(figureInk(cardinks::ink), 2.6 * grid, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(33, 64), at(41, 64));
    painter.drawLine(at(37, 60), at(37, 68));
    paintUnit(painter, at(55, 64), 14 * grid, kind.bonusUnit);
}

/// The cards to be paid, in a column on the right.
void paintCost(QPainter& painter, const QPointF& top, double width, double room, const CardKind& kind) {
    if (kind.costs == 0) return;
    const double height = width * 1.2;
    const double step = kind.costs == 1 ? 0 : std::min(height, (room - height) / (kind.costs - 1));
    for (int i = 0; i < kind.costs; ++i) {
        const CostSlot slot = kind.cost[static_cast<std::size_t>(i)];
        const QPointF middle = top + QPointF(0, height / 2 + i * step);
        if (slot == kAnyCard)
            paintSymbol(painter, {middle.x() - width / 2, middle.y() - width / 2, width, width},
                        QStringLiteral("card"), cardinks::parchment, cardinks::red);
        else
            paintUnit(painter, middle, width * 0.86, static_cast<Unit>(slot));
    }
}

/// The roundel of a permanent card.
void paintPermanent(QPainter& painter, const QPointF& middle, double width) {
    painter.setPen(QPen(figureInk(cardinks::ink), lineBreadth(width * 0.07)));
    painter.setBrush(groundInk(cardinks::parchment));
    painter.drawEllipse(middle, width / 2, width / 2);
    paintSymbol(painter, {middle.x() - width * 0.36, middle.y() - width * 0.36, width * 0.72, width * 0.72},
                QStringLiteral("anchor"), cardinks::ink, cardinks::parchment);
}

void paintAttack(QPainter& painter, const CardKind& kind, const QPointF& middle, double width) {
    if (!kind.attacks()) return;
    const NumberShield attack{middle, width, NumberShield::Outline::heater, cardinks::red,
                              cardinks::parchment};
    paintNumber(painter, attack, QLocale().toString(kind.attack), kind.star);
}

void paintValues(QPainter& painter, const CardKind& kind, double width, double middle) {
    const double away = width / 2 + (kCardEdge + 1);
    NumberShield gate{{away, middle}, width, NumberShield::Outline::gate, 0xff704826, cardinks::parchment};
    NumberShield castle{
        {cardMillimetres.width() - away, middle}, width, NumberShield::Outline::tower, cardinks::silver};
    paintNumber(painter, gate, QLocale().toString(kind.value[0]));
    paintNumber(painter, castle, QLocale().toString(kind.value[1]));
}

/// The room of the effect text; it gets more where the picture yields.
constexpr double kWordsBreadth = 54;
constexpr double kWordsHeight = 12.6;
constexpr double kWordsGain = 0.85; // share of the picture's space for the text; the rest is the name's
constexpr double kNameHeight = 5.6;

/// How much the picture can yield to long text, as in users' own decks. The space for its badges stays.
double mostYields(const CardKind& kind, double badge) {
    const auto units =
        static_cast<double>(std::ranges::count_if(allUnits(), [&](Unit unit) { return kind.isUnit(unit); }));
    return std::min(41 - badge * 1.34 * std::max(1.0, units), 20.0);
}

void paintKind(QPainter& painter, const CardCanvas& canvas, const CardKind& kind, const CardWords& print,
               const QString& name, const QString& text) {
    const bool small = canvas.small();
    const FieldShape shape = kind.purple ? FieldShape::cutCorners : FieldShape::rounded;
    const double badge = small ? 11.5 : 8.4;
    const TextStyle words{text, TextStyle::Type::text, 3.4};
    // On the table the picture yields to a long name of two or three lines.
    const TextStyle title{name, TextStyle::Type::name, 6, smallestType, Qt::AlignCenter, cardinks::ink, 3.1};
    const double most = mostYields(kind, badge);
    const double toWords = small ? 0 : fieldYields(words, {kWordsBreadth, kWordsHeight}, most, kWordsGain);
    const double nameHeight = kNameHeight + toWords * (1 - kWordsGain);
    const double toName =
        std::clamp(leastHeight(title, kWordsBreadth) - nameHeight, 0.0, std::max(0.0, most - toWords));
    const double yields = small ? (name.size() > 16 ? 8.5 : 0) : toWords + toName;
    const QRectF field = small ? QRectF(2.5, 2.5, 58, 46.5 - yields) : QRectF(4, 4, 55, 41 - yields);
    const double middle = cardMillimetres.width() / 2;
    paintField(painter, field, tinctureOf(kind), 0, shape);

    const bool crowned = !small && (kind.attacks() || kind.permanent); // something overlaps the field's edge
    const double side = (small ? 43 : crowned ? 32.5 : 37) - yields;
    const QRectF square(middle - side / 2, field.top() + (small ? 1.5 : crowned ? 1.2 : 1.6), side, side);
    const QString picture = pictureOf(kind, print);
    paintCardPicture(painter, square, kFolder, picture);
    if (picture == QLatin1String("scheme")) paintPlan(painter, square, kind);
    paintFieldEdge(painter, field, shape);

    QPointF unitAt(field.left() + badge * 0.72, field.top() + badge * 0.74);
    for (const Unit unit : allUnits()) {
        if (!kind.isUnit(unit)) continue;
        paintUnit(painter, unitAt, badge, unit);
        unitAt.ry() += badge * 1.34;
    }
    if (picture != QLatin1String("scheme"))
        paintCost(painter, {field.right() - badge * 0.62, field.top() + badge * 0.1}, badge,
                  field.height() - badge * 0.3, kind);

    if (small) {
        const double air = yields > 0 ? 0.8 : 0; // extra leading
        paintWords(painter, {4, 49.4 - yields + air, 55, 13.4 + yields - 2 * air},
                   {name, TextStyle::Type::name, 10.5, 5, Qt::AlignCenter});
        paintValues(painter, kind, 15.5, 74.8);
        paintAttack(painter, kind, {middle, 74.4}, 18.5);
        if (kind.permanent) paintPermanent(painter, {middle, kind.attacks() ? 43 : 74.2}, 15);
        return;
    }
    paintAttack(painter, kind, {middle, 43.8 - yields}, 12.4);
    if (kind.permanent) paintPermanent(painter, {middle + (kind.attacks() ? 14 : 0), 45 - yields}, 9.8);
    // From the top: the field with badges to 51.6, the name, the text, the shields from 72.7 to 85.
    paintWords(painter, {4.5, 53 - yields, kWordsBreadth, nameHeight + toName}, title);
    paintWords(painter, {4.5, 59 - toWords * kWordsGain, kWordsBreadth, kWordsHeight + toWords * kWordsGain},
               words);
    paintValues(painter, kind, 10.2, 79.1);
    paintCopies(painter, {middle, 83.6}, kind.count);
    if (kind.defendCost > 0) {
        const double width = 5;
        double x = middle - width * (kind.defendCost - 1) / 2.0;
        for (int i = 0; i < kind.defendCost; ++i, x += width)
            paintSymbol(painter, {x - width / 2, 75.8, width, width}, QStringLiteral("card"),
                        cardinks::fadedInk, cardinks::parchment);
    }
}

/// The card of a face name: "SLUG" in the house edition, "deck-N/SLUG" in a kept deck.
struct Card {
    const Deck* deck;
    Kind kind;
};

std::optional<Card> cardNamed(const QString& face) {
    static const QString prefix = QStringLiteral("deck-");
    const Deck* deck = &houseEdition();
    QString slug = face;
    if (const auto slash = face.indexOf(QLatin1Char('/')); slash >= 0) {
        if (!face.startsWith(prefix)) return {};
        deck = keptDeck(face.mid(prefix.size(), slash - prefix.size()).toInt());
        slug = face.mid(slash + 1);
    }
    if (deck == nullptr) return {};
    const auto kind = deck->kindNamed(slug.toStdString());
    if (!kind) return {};
    return Card{deck, *kind};
}

void paintCard(QPainter& painter, const CardCanvas& canvas, const Deck& deck, Kind kind) {
    static const RampageText text;
    Setup setup;
    if (&deck != &houseEdition()) setup.deck = &deck;
    paintKind(painter, canvas, deck.kind(kind), deck.words[kind], text.faceNameIn(setup, kind),
              text.cardText(setup, kind));
}

/// The cards of Castle Rampage, of the house edition and of every deck in play.
class RampageFaces : public CardRoom {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::RampageFaces)

  public:
    RampageFaces()
        : CardRoom(kFolder, {QStringLiteral("gate"), QStringLiteral("castle"), QStringLiteral("draw"),
                             QStringLiteral("discard"), QStringLiteral("play"), QStringLiteral("standing"),
                             QStringLiteral("resting")}) {}

  protected:
    QStringList fronts() const override {
        QStringList all;
        for (const rampage::CardWords& words : houseEdition().words) all << toQString(words.slug);
        return all << kOverview;
    }
    bool knowsFront(const QString& face) const override {
        return face == kOverview || cardNamed(face).has_value();
    }

    void paintFront(QPainter& painter, const CardCanvas& canvas, const QString& face) const override {
        if (face == kOverview)
            paintTurn(painter, canvas);
        else if (const auto card = cardNamed(face))
            paintCard(painter, canvas, *card->deck, card->kind);
    }

  private:
    static void paintTurn(QPainter& painter, const CardCanvas& canvas) {
        paintOverview(
            painter, canvas.small(),
            //: The title of the card of reference that lies before each player.
            tr("Your turn"),
            {
                {QStringLiteral("draw"), tr("Draw 2 cards.")},
                {QStringLiteral("swords"), tr("Play as many cards as you like.")},
                {QStringLiteral("strengthen"), tr("Once, add 1 card to your Gate or Castle.")},
                //: What happens to a defender in an attack, by its value: said on the card of reference.
                {QStringLiteral("shield"), tr("Value higher: the attack is over. Equal: both fall. Lower: it "
                                              "falls, the rest attacks on.")},
            });
    }
};

} // namespace

void paintRampageCard(QPainter& painter, const QRectF& where, const Deck& deck, Kind kind) {
    const CardCanvas canvas(painter, where, Detail::whole);
    paintSheet(painter);
    paintCard(painter, canvas, deck, kind);
    paintEdge(painter);
}

/// `castle-rampage/SLUG`, the kinds of the house edition; `castle-rampage/deck-N/SLUG`, those of the N-th
/// deck kept by rampage::internDeck(); `overview`, `back`; `slot-gate`, `slot-castle`, `slot-draw`,
/// `slot-discard`, `slot-play`, `slot-standing`, `slot-resting`, also with `-dark` and `-highContrast`.
std::unique_ptr<FaceRoom> makeRampageFaces() { return std::make_unique<RampageFaces>(); }

} // namespace drawbridge
