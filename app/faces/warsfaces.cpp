// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"
#include "text/wars/warstext.h"

#include "wars/cards.h"
#include "wars/options.h"
#include "wars/public.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace drawbridge {

namespace {

using namespace wars;

const QString kFolder = QStringLiteral("castle-wars");
const QString kOverview = QStringLiteral("overview");
const QString kResources = QStringLiteral("resources");
const QString kFaction = QStringLiteral("faction-");

/// The red of figures: darker than that of fields, so that they are legible in greyscale too.
constexpr QRgb kRedInk = 0xffa63023;
/// The red of shaded parts.
constexpr QRgb kRedShade = 0xff8f2a20;

/// The rules have no suits (WARS-GEN-5); on the table they tell the armies apart.
struct Suit {
    const char* pip;
    bool red;
};
// By wars::lookOf().
constexpr std::array kSuits{Suit{"spade", false}, Suit{"club", false}, Suit{"heart", true},
                            Suit{"diamond", true}};
constexpr Suit kJokers{"star", false};

/// How a kind is printed: the index in its corners (letters depend on the language), and its picture if it
/// has no pips.
struct Print {
    const char* figure;
    const char* picture = nullptr;
};

// In the order of wars::Kind.
constexpr std::array<Print, kKinds> kPrints{{
    {"2"},
    {"3"},
    {"4"},
    {"5"},
    {"6"},
    {"7"},
    {"8"},
    {"9"},
    {"10"},
    {"20", "dragon"},
    {"", "spy"},
    {"", "leader"},
    {"", "knight"},
    {"", "artillery"},
    {"", "wizard"},
}};

/// The field of each faction's picture, which is named like the faction. In the order of wars::Faction.
constexpr std::array<Tincture, kFactions> kGrounds{
    Tincture::vert,    Tincture::azure,   Tincture::ochre, Tincture::sable, Tincture::gules, Tincture::azure,
    Tincture::gules,   Tincture::purpure, Tincture::ochre, Tincture::vert,  Tincture::azure, Tincture::ochre,
    Tincture::purpure, Tincture::silver,  Tincture::vert,  Tincture::gules,
};

/// A card of the pack.
struct Card {
    Kind kind;
    std::uint8_t look;

    const Print& print() const { return kPrints[kind]; }
    bool joker() const { return kind == kDragon || kind == kWild; }
    const Suit& suit() const { return joker() ? kJokers : kSuits[look]; }
    QRgb ink() const { return suit().red ? kRedInk : cardinks::ink; }
    Tincture ground() const {
        if (joker()) return kind == kDragon ? Tincture::ochre : Tincture::purpure;
        return suit().red ? Tincture::gules : Tincture::sable;
    }
};

/// All 54, suit by suit.
std::vector<Card> wholePack() {
    std::vector<Card> pack;
    for (std::uint8_t look = 0; look < kSuits.size(); ++look)
        for (std::uint8_t kind = 0; kind < kKinds; ++kind)
            if (const Card card{static_cast<Kind>(kind), look}; !card.joker()) pack.push_back(card);
    pack.push_back({kDragon, 0});
    pack.push_back({kWild, 0});
    return pack;
}

QString faceOf(const Card& card) { return toQString(pictureName(card.kind, card.look)); }

std::optional<Card> cardNamed(const QString& face) {
    if (const auto kind = faceFromName(face.toStdString())) return Card{static_cast<Kind>(*kind), 0};
    const std::vector<Card> pack = wholePack();
    const auto card = std::ranges::find(pack, face, faceOf);
    return card == pack.end() ? std::nullopt : std::optional(*card);
}

std::optional<Faction> factionNamed(const QString& face) {
    if (!face.startsWith(kFaction)) return {};
    const auto faction = factionFromName(face.mid(kFaction.size()).toStdString());
    return faction == Faction::None ? std::nullopt : faction;
}

/// The positions of a soldier's pips, from -1 to 1 both ways, as on standard playing cards.
QList<QPointF> pipsOf(int number) {
    QList<QPointF> pips;
    const int pairs = number < 4 ? 0 : number < 6 ? 2 : number < 9 ? 3 : 4;
    for (int row = 0; row < pairs; ++row)
        for (const int side : {-1, 1}) pips << QPointF(side, -1 + 2.0 * row / (pairs - 1));
    switch (number) {
    case 2: pips << QPointF(0, -1) << QPointF(0, 1); break;
    case 3: pips << QPointF(0, -1) << QPointF(0, 0) << QPointF(0, 1); break;
    case 5:
    case 9: pips << QPointF(0, 0); break;
    case 7: pips << QPointF(0, -0.5); break;
    case 8: pips << QPointF(0, -0.5) << QPointF(0, 0.5); break;
    case 10: pips << QPointF(0, -2.0 / 3) << QPointF(0, 2.0 / 3); break;
    default: break;
    }
    return pips;
}

void paintPip(QPainter& painter, const QPointF& middle, double side, const Suit& suit,
              bool upsideDown = false) {
    painter.save();
    painter.translate(middle);
    if (upsideDown) painter.rotate(180);
    paintCardPicture(painter, {-side / 2, -side / 2, side, side}, kFolder, QLatin1String(suit.pip),
                     suit.red ? kRedShade : cardinks::ink);
    painter.restore();
}

/// A corner index: the rank, and the suit below it.
void paintIndex(QPainter& painter, const QRectF& where, const Card& card, const QString& index) {
    const double w = where.width();
    if (index.isEmpty()) {
        paintPip(painter, {where.center().x(), where.top() + w / 2}, w, card.suit());
        return;
    }
    const bool isLetter = index[0].isLetter(); // J and Q hang down
    const double tall = where.height() * (isLetter ? 0.45 : 0.48);
    // Two figures are set closely, so that they are as high as one.
    const double close = index.size() > 1 ? 0.76 : 1;
    painter.save();
    painter.translate(where.center().x(), where.top());
    painter.scale(close, 1);
    paintWords(painter, {-w / 2 / close, 0, w / close, tall},
               {index, TextStyle::Type::number, tall * 1.6, smallestType, Qt::AlignHCenter | Qt::AlignTop,
                card.ink(), smallestType});
    painter.restore();
    const double gap = w * (isLetter ? 0.28 : 0.12);
    const double side = std::min(w * 0.78, where.height() - tall - gap);
    paintPip(painter, {where.center().x(), where.bottom() - side / 2}, side, card.suit());
}

/// The index on the plain parchment.
constexpr QRectF kIndex(3.6, 4.2, 9, 16);

/// Turns the painter to the other end of a card.
void turnRound(QPainter& painter) {
    painter.translate(cardMillimetres.width(), cardMillimetres.height());
    painter.rotate(180);
}

/// A soldier with its pips. On a small card only the upper half is shown.
void paintSoldier(QPainter& painter, bool small, const Card& card) {
    const QString index = QLatin1String(card.print().figure);
    const QPointF middle = small ? QPointF(41.5, 44) : QPointF(31.5, 44);
    const QSizeF reach = small ? QSizeF(12.4, 31) : QSizeF(10.6, 27.4);
    const double side = small ? 13.2 : 11.6;
    for (const QPointF& at : pipsOf(printedValue(card.kind)))
        paintPip(painter, middle + QPointF(at.x() * reach.width(), at.y() * reach.height()), side,
                 card.suit(), at.y() > 0 && !small);
    if (small) {
        paintIndex(painter, {2.4, 2.6, 19, 27}, card, index);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(figureInk(cardinks::parchmentEdge), 0.4));
    painter.drawRoundedRect(QRectF(13.8, 5.4, 35.4, 77.2), 1.4, 1.4);
    paintIndex(painter, kIndex, card, index);
    turnRound(painter);
    paintIndex(painter, kIndex, card, index);
}

/// The corner of a field reserved for the index.
void paintTab(QPainter& painter, const QRectF& where) {
    painter.setBrush(groundInk(cardinks::parchment));
    painter.setPen(QPen(figureInk(cardinks::ink), lineBreadth(0.8)));
    painter.drawRoundedRect(where, 1.4, 1.4);
}

/// The cards of Castle Wars: a pack of 54, the factions, and two reference cards.
class WarsFaces : public CardRoom {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::WarsFaces)

  public:
    WarsFaces()
        : CardRoom(
              kFolder,
              {QStringLiteral("pile"), QStringLiteral("soldiers"), QStringLiteral("resources"),
               QStringLiteral("fallen"), QStringLiteral("used")},
              {QStringLiteral("back-black"), QStringLiteral("back-red"), QStringLiteral("back-neutral")}) {}

  protected:
    QStringList fronts() const override {
        QStringList all;
        for (const Card& card : wholePack()) all << faceOf(card);
        for (int faction = 0; faction < kFactions; ++faction)
            all << kFaction + toQString(wars::factionName(static_cast<Faction>(faction)));
        return all << kOverview << kResources;
    }

    bool knowsFront(const QString& face) const override {
        return face == kOverview || face == kResources || cardNamed(face) || factionNamed(face);
    }

    void paintFront(QPainter& painter, const CardCanvas& canvas, const QString& face) const override {
        if (const auto faction = factionNamed(face))
            paintFaction(painter, canvas.small(), *faction);
        else if (const auto card = cardNamed(face))
            card->print().picture == nullptr ? paintSoldier(painter, canvas.small(), *card)
                                             : paintCourt(painter, canvas.small(), *card);
        else if (face == kOverview)
            paintTurn(painter, canvas.small());
        else
            paintResources(painter, canvas.small());
    }

  private:
    QString indexOf(Kind kind) const {
        const QString letter = text_.index(kind);
        return letter.isEmpty() ? QLatin1String(kPrints[kind].figure) : letter;
    }

    /// The role of a court card, an Ace or a joker in this game.
    static QString roleOf(Kind kind) {
        switch (kind) {
        //: The roles of the court cards and jokers, printed on them.
        case kJack: return tr("The spy");
        case kQueen: return tr("The leader");
        case kKing: return tr("The knight");
        case kAce: return tr("The artillery");
        case kDragon: return tr("The dragon");
        default: return tr("The wild magician");
        }
    }

    void paintCourt(QPainter& painter, bool small, const Card& card) const {
        // Below the name, which is centred; with the margin of the index on both sides.
        const TextStyle words{text_.effectText(card.kind), TextStyle::Type::text, 3.2};
        const QSizeF room(36.2, 21.4);
        const double yields = small ? 0 : fieldYields(words, room, kMostYields);
        const QRectF field = small ? QRectF(2.5, 2.5, 58, 83) : QRectF(4, 4, 55, 48 - yields);
        const double breadth = small ? 20 : 11.6;
        const QString index = indexOf(card.kind);
        const QRectF tab(field.topLeft(), QSizeF(breadth, index.isEmpty() ? breadth : small ? 33 : 18.6));
        paintField(painter, field, card.ground());
        const double side = small ? 55 : 43 - yields;
        const double middle = small ? field.center().x() : field.center().x() + 3.5;
        painter.save();
        painter.setClipRect(field, Qt::IntersectClip);
        paintCardPicture(painter, {middle - side / 2, field.bottom() - side, side, side}, kFolder,
                         QLatin1String(card.print().picture));
        painter.restore();
        paintFieldEdge(painter, field);
        paintTab(painter, tab);
        if (small) {
            paintIndex(painter, tab.adjusted(0.5, 1.2, -0.5, -1.3), card, index);
            return;
        }
        const double inset = 1.2;
        paintIndex(painter, tab.adjusted(inset, inset, -inset, -inset), card, index);
        paintWords(painter, {4.5, 54 - yields, 54, 6.6},
                   {roleOf(card.kind), TextStyle::Type::name, 6.2, smallestType, Qt::AlignCenter,
                    cardinks::ink, 3.4});
        paintWords(painter, {13.4, 61.2 - yields, room.width(), room.height() + yields}, words);
        turnRound(painter);
        paintIndex(painter, kIndex, card, index);
    }

    void paintFaction(QPainter& painter, bool small, Faction faction) const {
        const TextStyle words{text_.factionSummary(faction), TextStyle::Type::text, 3.3};
        const QSizeF room(53, 14.6);
        const double yields = small ? 0 : fieldYields(words, room, kMostYields);
        const QRectF field = small ? QRectF(2.5, 2.5, 58, 61) : QRectF(4, 4, 55, 49 - yields);
        paintField(painter, field, kGrounds[static_cast<std::size_t>(faction)]);
        const double side = small ? 54 : 45 - yields;
        const QPointF middle = field.center();
        paintCardPicture(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, kFolder,
                         toQString(wars::factionName(faction)));
        paintFieldEdge(painter, field);
        if (small) {
            paintWords(painter, {4, 66, 55, 20.5},
                       {text_.factionName(faction), TextStyle::Type::name, 11, 5.5});
            return;
        }
        paintWords(painter, {4, 53.6 - yields, 55, 9.4},
                   {text_.factionName(faction), TextStyle::Type::name, 6.8, smallestType, Qt::AlignCenter,
                    cardinks::ink, 3.6});
        paintRule(painter, {31.5, 65.6 - yields}, 51, QStringLiteral("shield"));
        paintWords(painter, {5, 69 - yields, room.width(), room.height() + yields}, words);
    }

    static void paintTurn(QPainter& painter, bool small) {
        paintOverview(painter, small,
                      //: The title of a card of reference.
                      tr("Your turn"),
                      {
                          {QStringLiteral("draw"), tr("Draw 2 cards, soldiers or resources.")},
                          {QStringLiteral("swords"), tr("Attack: each pile once, alone or in a group.")},
                          {QStringLiteral("move"), tr("Move the tops of your piles.")},
                          {QStringLiteral("recruit"), tr("Recruit soldiers from your hand, face down.")},
                      });
    }

    void paintResources(QPainter& painter, bool small) const {
        QList<OverviewLine> lines;
        for (const Kind kind : {kJack, kQueen, kKing, kAce})
            lines << OverviewLine{{}, text_.effectText(kind), indexOf(kind)};
        //: The title of a card of reference: what the court cards and Aces do.
        paintOverview(painter, small, tr("At any time"), lines);
    }

    WarsText text_;
};

} // namespace

/// `castle-wars/RANK-SUIT`: RANK 2 to 10, jack, queen, king, ace, SUIT spades, clubs, hearts, diamonds;
/// without a suit that of spades; `dragon` and `joker`; `faction-NAME`, the factions as wars::factionName()
/// has them; `overview`, `resources`; `back-black`, `back-red`, `back` the first, `back-neutral`;
/// `slot-pile`, `slot-soldiers`, `slot-resources`, `slot-fallen`, `slot-used`, also with `-dark` and
/// `-highContrast`.
std::unique_ptr<FaceRoom> makeWarsFaces() { return std::make_unique<WarsFaces>(); }

} // namespace drawbridge
