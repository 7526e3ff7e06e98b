// SPDX-License-Identifier: GPL-3.0-or-later
#include "pseudolanguages.h"
#include "readable.h"

#include "faces/backname.h"
#include "faces/cardframe.h"
#include "faces/cardwords.h"
#include "faces/facepainter.h"
#include "faces/faceprovider.h"
#include "faces/rampagefaces.h"
#include "text/caleira/caleiratext.h"

#include "match/gamestate.h"
#include "rampage/deck.h"

#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <cstdlib>
#include <optional>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const char* const cardRooms[] = {"castles-of-caleira", "castle-rampage", "castle-wars", "castles"};

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QImage picture(const FacePainter& painter, const QString& face, const QSize& size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter on(&image);
    painter.paint(on, QRectF(QPointF(), QSizeF(size)), face);
    return image;
}

QImage picture(const rampage::Deck& deck, rampage::Kind kind, const QSize& size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter on(&image);
    paintRampageCard(on, QRectF(QPointF(), QSizeF(size)), deck, kind);
    return image;
}

/// How many pixels differ by more than a shade of grey.
int difference(const QImage& one, const QImage& other) {
    int differ = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            differ += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 40;
    return differ;
}

/// "9" of "castle-wars/9-spades"; empty for what is no card of a suit.
QString rankOf(const QString& face) {
    static const QRegularExpression suited(
        QStringLiteral("^castle-wars/(\\w+)-(spades|clubs|hearts|diamonds)$"));
    return suited.match(face).captured(1);
}

/// How many pixels of 5040 should differ at the least between two cards that lie on the table.
int leastDifference(const QString& one, const QString& other) {
    if ((one + other).count(QStringLiteral("scheme")) == 2) return 60;
    const QString ranks[] = {rankOf(one), rankOf(other)};
    if (ranks[0].isEmpty() || ranks[1].isEmpty()) return 300;
    if (ranks[0] == ranks[1]) return 20; // their suits mean nothing
    return ranks[0][0].isDigit() && ranks[1][0].isDigit() ? 90 : 300;
}

/// Where the words of a card have room: from which line to which. None on a soldier of an ordinary pack.
struct LayoutInput {
    int top = 500;
    int bottom = 830;
};
std::optional<LayoutInput> roomForWords(const QString& face) {
    if (face.endsWith(QStringLiteral("/overview")) || face.endsWith(QStringLiteral("/resources")))
        return LayoutInput{0, 840};
    if (face.startsWith(QStringLiteral("castle-rampage/"))) return LayoutInput{500, 722};
    if (const QString rank = rankOf(face); !rank.isEmpty() && rank[0].isDigit()) return {};
    return LayoutInput{};
}

/// Where two pictures differ.
QRect whereDifferent(const QImage& one, const QImage& other) {
    QRect found;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y)) found |= QRect(x, y, 1, 1);
    return found;
}

/// A deck of one kind, which has nothing but what is asked for.
rampage::Deck deckOf(const rampage::CardKind& kind, const std::string& slug, const std::string& name,
                     const std::string& words) {
    rampage::Deck deck;
    deck.kinds.push_back(kind);
    deck.words.push_back({slug, {{"", name}}, {{"", words}}});
    deck.number();
    return deck;
}

} // namespace

class Faces : public QObject {
    Q_OBJECT

  private slots:
    void everyFaceOfAGameCanBePainted();
    void everyFaceFillsItsSheet();
    void cardsAreToldApartOnTheTable();
    void longWordsStayOnTheirCard();
    void anOrdinaryPackIsWhole();
    void aDeckOfOnesOwnIsPaintedFromItsWords();
    void everySortOfCardHasAPicture();
    void shieldsAreToldApart();
    void aCastleShowsItsValuesInItsEdges();
    void aWordOfTheEffectStandsWhereItCanBeRead();
    void aChosenPatternKeepsTheBadgeOfTheBack();
    void wordsStandOutFromTheirGround_data();
    void wordsStandOutFromTheirGround();
    void measuredRoomHoldsItsWords();

  private:
    FacePainter painter_;
};

void Faces::everyFaceOfAGameCanBePainted() {
    for (const GameInfo* game : allGames()) {
        const Setup setup;
        for (Face face = 0; face < game->faces(setup); ++face) {
            const QString path = text(picturePath(*game, setup, face));
            QVERIFY2(painter_.knows(path), qPrintable(path));
            QVERIFY2(painter_.faces(text(game->id())).contains(path), qPrintable(path));
        }
        QVERIFY(painter_.knows(text(picturePath(*game, setup, kHidden))));
        const View view = game->start(setup)->viewFor(0);
        for (const PileInfo& pile : game->piles(setup)) {
            const QString back = text(backPath(*game, view, pile.id));
            QVERIFY2(painter_.knows(back), qPrintable(back));
        }
    }
}

void Faces::everyFaceFillsItsSheet() {
    const QSize size(63, 88);
    for (const char* room : cardRooms) {
        for (const QString& face : painter_.faces(QLatin1String(room))) {
            QCOMPARE(painter_.sizeMillimetres(face), QSizeF(63, 88));
            const QImage image = picture(painter_, face, size);
            QVERIFY(qAlpha(image.pixel(0, 0)) < 32); // the corners are cut off
            if (face.contains(QStringLiteral("/slot-"))) {
                QVERIFY2(image != picture(painter_, room + QStringLiteral("/nothing"), size),
                         qPrintable(face));
                continue;
            }
            for (const QPoint& edge : {QPoint(31, 0), QPoint(31, 87), QPoint(0, 44), QPoint(62, 44)})
                QVERIFY2(qAlpha(image.pixel(edge)) == 255, qPrintable(face));
        }
    }
}

/// By brightness alone and as small as they ever lie there.
void Faces::cardsAreToldApartOnTheTable() {
    const QSize size(60, 84);
    for (const char* room : cardRooms) {
        QStringList faces;
        QList<QImage> pictures;
        for (const QString& face : painter_.faces(QLatin1String(room))) {
            if (face.contains(QStringLiteral("/slot-"))) continue;
            faces << face;
            pictures << picture(painter_, face, size);
        }
        for (int i = 0; i < faces.size(); ++i)
            for (int j = 0; j < i; ++j) {
                const QString both = faces[i] + QLatin1Char(' ') + faces[j];
                QVERIFY2(difference(pictures[i], pictures[j]) >= leastDifference(faces[i], faces[j]),
                         qPrintable(both));
            }
    }
}

/// Words take no room from picture, numbers and edge.
void Faces::longWordsStayOnTheirCard() {
    const QSize size(630, 880);
    for (const char* room : cardRooms) {
        for (const QString& face : painter_.faces(QLatin1String(room))) {
            if (face.contains(QStringLiteral("/slot-")) || face.contains(QStringLiteral("/back"))) continue;
            const QImage plain = picture(painter_, face, size);
            const auto space = roomForWords(face);
            LongWinded longer;
            Unbroken wider;
            for (QTranslator* translator :
                 {static_cast<QTranslator*>(&longer), static_cast<QTranslator*>(&wider)}) {
                QCoreApplication::installTranslator(translator);
                const QImage other = picture(painter_, face, size);
                QCoreApplication::removeTranslator(translator);
                const QRect words = whereDifferent(plain, other);
                QVERIFY2(words.isEmpty() != space.has_value(), qPrintable(face));
                if (!space) continue;
                QVERIFY2(words.left() >= 30 && words.right() <= 600, qPrintable(face));
                QVERIFY2(words.top() >= space->top && words.bottom() <= space->bottom,
                         qPrintable(
                             QStringLiteral("%1: %2 to %3").arg(face).arg(words.top()).arg(words.bottom())));
            }
        }
    }
}

void Faces::anOrdinaryPackIsWhole() {
    const QString room = QStringLiteral("castle-wars");
    int suited = 0;
    int factions = 0;
    for (const QString& face : painter_.faces(room)) {
        suited += !rankOf(face).isEmpty();
        factions += face.startsWith(room + QStringLiteral("/faction-"));
    }
    QCOMPARE(suited, 52);
    QCOMPARE(factions, 16);
    const QSize size(60, 84);
    const auto paint = [&](const char* face) {
        return picture(painter_, room + QLatin1Char('/') + QLatin1String(face), size);
    };
    QCOMPARE(paint("9"), paint("9-spades"));
    QCOMPARE(paint("back"), paint("back-black"));
    QVERIFY(difference(paint("back-black"), paint("back-red")) > 1000);
    const GameInfo& game = *findGame("castle-wars");
    QSet<QString> pictures;
    for (Face face = 0; face < game.faces({}); ++face)
        for (std::uint8_t look = 0; look < 4; ++look) pictures << text(picturePath(game, {}, face, look));
    QCOMPARE(pictures.size(), 54);
    for (const QString& path : pictures) QVERIFY2(painter_.faces(room).contains(path), qPrintable(path));
    for (const char* nothing : {"11-spades", "9-swords", "dragon-spades", "faction-", "faction-none", "9-"})
        QVERIFY2(!painter_.knows(room + QLatin1Char('/') + QLatin1String(nothing)), nothing);
}

void Faces::aDeckOfOnesOwnIsPaintedFromItsWords() {
    const GameInfo& game = *findGame("castle-rampage");
    const QSize size(280, 392); // large enough for all that is on it
    rampage::CardKind knight = rampage::houseEdition().kind(*rampage::houseEdition().kindNamed("knight"));
    Setup first;
    const rampage::Deck* const deck = &rampage::internDeck(deckOf(knight, "knight", "Ritter", "Angriff."));
    first.deck = deck;
    knight.attack = 8;
    Setup second;
    second.deck = &rampage::internDeck(deckOf(knight, "knight", "Ritter", "Angriff."));
    const QString one = text(picturePath(game, first, 0));
    const QString other = text(picturePath(game, second, 0));
    QVERIFY(one != other);
    QVERIFY(painter_.knows(one) && painter_.knows(other));
    const QImage own = picture(painter_, one, size);
    QVERIFY(own != picture(painter_, other, size));
    QVERIFY(own != picture(painter_, text(picturePath(game, {}, *game.faceFromName({}, "knight"))), size));
    QCOMPARE(own, picture(*deck, 0, size));
    QCOMPARE(picture(painter_, QString(one).replace(QStringLiteral("knight"), QStringLiteral("back")), size),
             picture(painter_, QStringLiteral("castle-rampage/back"), size));
    QVERIFY(!painter_.knows(QStringLiteral("castle-rampage/deck-0/dwarf")));
    QVERIFY(!painter_.knows(QStringLiteral("castle-rampage/deck-9999/knight")));
    QVERIFY(!painter_.knows(QStringLiteral("castle-rampage/knight/knight")));
}

/// Kinds that nobody has heard of get the picture of their sort.
void Faces::everySortOfCardHasAPicture() {
    const QSize size(160, 224);
    std::vector<rampage::CardKind> kinds(8);
    kinds[0].units = 1;
    kinds[1].units = 2;
    kinds[2].units = 4;
    kinds[3].purple = true;
    kinds[4].permanent = true;
    kinds[5].attack = 99;
    kinds[6].addCost(static_cast<rampage::CostSlot>(rampage::Unit::Archer));
    for (const rampage::CardKind& one : kinds)
        for (const rampage::CardKind& other : kinds)
            if (&one != &other)
                QVERIFY(difference(picture(deckOf(one, "dwarf", "Dwarf", ""), 0, size),
                                   picture(deckOf(other, "dwarf", "Dwarf", ""), 0, size)) > 1000);
    rampage::CardKind costly;
    for (int i = 0; i < rampage::kMaxCost; ++i) costly.addCost(rampage::kAnyCard);
    costly.value = {99, 99};
    QVERIFY(
        !picture(deckOf(costly, "dwarf", std::string(200, 'W'), std::string(3000, 'w')), 0, size).isNull());
}

/// By brightness alone, those of puppets too: by whose they are and whose puppets.
void Faces::shieldsAreToldApart() {
    const QSize size(40, 48);
    QStringList names = painter_.faces(QStringLiteral("seat"));
    QCOMPARE(names.size(), kMaxSeats);
    for (const char* puppet : {"seat/3-of-0", "seat/3-of-1", "seat/4-of-0"}) names << QLatin1String(puppet);
    for (int i = 0; i < names.size(); ++i)
        for (int j = 0; j < i; ++j)
            QVERIFY2(difference(picture(painter_, names[i], size), picture(painter_, names[j], size)) >= 40,
                     qPrintable(names[i] + QLatin1Char(' ') + names[j]));
    for (const char* nothing : {"8", "3-of-3", "3-of-8", "3-of-", "3-0", "-of-1", "3-of-10", ""})
        QVERIFY2(!painter_.knows(QStringLiteral("seat/") + QLatin1String(nothing)), nothing);
}

/// Of the cards under the newest only a strip above, or at the side, is seen: enough to tell any two of a
/// different value or family.
void Faces::aCastleShowsItsValuesInItsEdges() {
    const QSize size(60, 84);
    const char* const cards[] = {"castle",
                                 "gate",
                                 "moat",
                                 "rushed-defenses",
                                 "peasants-defense",
                                 "archers-defense",
                                 "spearmen-defense",
                                 "swordsmen-defense",
                                 "knights-defense",
                                 "ballistas-defense",
                                 "trebuchet-defense",
                                 "peasants-attack",
                                 "trebuchet-attack"};
    for (const QRect& edge : {QRect(0, 0, 60, 18), QRect(0, 0, 22, 84)})
        for (const char* const& card : cards)
            for (const char* const* earlier = cards; earlier != &card; ++earlier) {
                const QString one = QStringLiteral("castles/") + QLatin1String(card);
                const QString other = QStringLiteral("castles/") + QLatin1String(*earlier);
                QVERIFY2(difference(picture(painter_, one, size).copy(edge),
                                    picture(painter_, other, size).copy(edge)) >= 40,
                         qPrintable(one + QLatin1Char(' ') + other));
            }
    QVERIFY(difference(picture(painter_, QStringLiteral("castles/puppet"), size),
                       picture(painter_, QStringLiteral("castles/puppet-castle"), size)) > 1000);
}

/// By the card's width: picture and value; the name too; and from 92 pixels on what it does, in letters
/// of 11.5 pixels at the least, or not at all.
void Faces::aChosenPatternKeepsTheBadgeOfTheBack() {
    for (const char* back : {"castle-keep/back", "castles-of-caleira/back", "castle-rampage/back",
                             "castle-wars/back-black", "castle-wars/back-red", "castles/back"}) {
        const QString own = QLatin1String(back);
        const QSizeF paper = painter_.sizeMillimetres(own);
        const QSize size = (paper * 6).toSize();
        const QRect badge(size.width() * 4 / 10, size.height() / 2 - size.width() / 10, size.width() / 5,
                          size.width() / 5);
        const QImage before = picture(painter_, own, size);
        QList<QImage> looks;
        for (const QString& pattern : backPatterns()) {
            const QString chosen = own + QLatin1Char('~') + pattern;
            QVERIFY2(painter_.knows(chosen), qPrintable(chosen));
            const QImage image = picture(painter_, chosen, size);
            QCOMPARE(image.copy(badge), before.copy(badge));
            for (const QImage& look : looks)
                QVERIFY2(whereDifferent(look, image).width() > size.width() / 2, qPrintable(chosen));
            looks.append(image);
        }
        QVERIFY(!painter_.knows(own + QStringLiteral("~tartan")));
    }
    QVERIFY(!painter_.knows(QStringLiteral("castles/castle~masonry")));
}

void Faces::aWordOfTheEffectStandsWhereItCanBeRead() {
    const CaleiraText words;
    const GameInfo& game = *findGame("castles-of-caleira");
    for (Face face = 0; face < game.faces({}); ++face) {
        const QString name = words.faceName(face);
        const QString word = words.effectWord(face);
        QVERIFY2(smallWords(92, name, word).worded, qPrintable(word));
        QVERIFY(!smallWords(91, name, word).worded && smallWords(91, name, word).named);
        QVERIFY(smallWords(72, name, word).named);
        QVERIFY(!smallWords(71, name, word).named);
        QVERIFY(smallWords(71, name, word).field.height() > smallWords(72, name, word).field.height());
        QVERIFY(smallWords(72, name, word).field.height() > smallWords(92, name, word).field.height());

        // What is below the picture: as high as the word's letters, and dark enough.
        const QString path = text(picturePath(game, {}, face));
        const QImage image = picture(painter_, path, {92, 129});
        int highest = 129;
        int lowest = 0;
        for (int y = 98; y < 125; ++y)
            for (int x = 6; x < 86; ++x)
                if (qGray(image.pixel(x, y)) < 110) {
                    highest = std::min(highest, y);
                    lowest = std::max(lowest, y);
                }
        QVERIFY2(lowest - highest >= 6, qPrintable(word));
    }
    const QString endless = QStringLiteral("a word that takes far more room than there is");
    QVERIFY(!smallWords(92, QStringLiteral("Barracks"), endless).worded);
    QVERIFY(smallWords(400, QStringLiteral("Barracks"), endless).worded);
    QVERIFY(!smallWords(400, QStringLiteral("Barracks"), QString()).worded);
}

void Faces::wordsStandOutFromTheirGround_data() {
    QTest::addColumn<QString>("room");
    QTest::addColumn<Inks>("inks");
    for (const char* room : cardRooms)
        for (const auto& [inks, name] :
             {std::pair(Inks::full, "full"), {Inks::low, "low"}, {Inks::grey, "grey"}})
            QTest::addRow("%s, %s", room, name) << QString::fromUtf8(room) << inks;
}

/// Large or small: 4.5, as a card may lie small on the table.
void Faces::wordsStandOutFromTheirGround() {
    QFETCH(QString, room);
    QFETCH(Inks, inks);
    const InkScope scope({inks});
    int all = 0;
    QStringList faint;
    for (const QString& face : painter_.faces(room)) {
        const QSizeF size = painter_.sizeMillimetres(face) * 5;
        int counted = 0;
        const auto paint = [&](QPainter& on) { painter_.paint(on, QRectF({}, size), face, Detail::whole); };
        for (const QString& word : faintWords(size.toSize(), paint, 4.5, &counted))
            faint << face + QStringLiteral(": ") + word;
        all += counted;
    }
    QVERIFY2(all > 40, qPrintable(QString::number(all)));
    QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
}

/// Nothing is left out of a text that is written where it was measured to fit, in any size.
void Faces::measuredRoomHoldsItsWords() {
    QImage image(40, 40, QImage::Format_RGB32);
    QPainter painter(&image);
    const QString text =
        QStringLiteral("Slip a card face down under your own Gate or Castle, as often as it goes: "
                       "it is free, but the Ogre costs two cards of your hand.");
    for (double size = smallestType; size < 4; size += 0.02)
        for (const double breadth : {40.0, 55.5, 69.7}) {
            const TextStyle words{text, TextStyle::Type::text, size, size, Qt::AlignLeft | Qt::AlignVCenter};
            const double height = leastHeight(words, breadth);
            const QRectF written = paintWords(painter, {0, 0, breadth, height}, words);
            QVERIFY2(written.height() > height - 0.01, qPrintable(QString::number(size)));
        }
}

QTEST_MAIN(Faces)
#include "faces.moc"
