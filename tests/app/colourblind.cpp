// SPDX-License-Identifier: GPL-3.0-or-later
#include "sights.h"

#include "faces/backname.h"
#include "faces/facepainter.h"

#include <QDir>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>
#include <algorithm>
#include <array>
#include <vector>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// How light a picture is at each of its pixels, from 0 to 100.
using Light = std::vector<double>;

/// Lightness as CIE 1976 defines it, slightly blurred: as small as things lie on the table a single pixel
/// tells nothing.
Light lightness(const QImage& image) {
    const int w = image.width();
    const int h = image.height();
    Light sharp;
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            const QRgb c = image.pixel(x, y);
            const double light =
                0.2126 * linear(qRed(c)) + 0.7152 * linear(qGreen(c)) + 0.0722 * linear(qBlue(c));
            sharp.push_back(light > 0.008856 ? 116 * std::cbrt(light) - 16 : 903.3 * light);
        }
    Light blurred;
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            double sum = 0;
            double weight = 0;
            for (int v = std::max(0, y - 1); v <= std::min(h - 1, y + 1); ++v)
                for (int u = std::max(0, x - 1); u <= std::min(w - 1, x + 1); ++u) {
                    const double one = (u == x ? 2 : 1) * (v == y ? 2 : 1);
                    sum += one * sharp[std::size_t(v * w + u)];
                    weight += one;
                }
            blurred.push_back(sum / weight);
        }
    return blurred;
}

/// In how many pixels `other` is lighter or darker than it would be if it were `one` in other colours: each
/// lightness of `one` stands for the mean that `other` has where `one` has it.
int beyondRecolouring(const Light& one, const Light& other) {
    constexpr int kSame = 4;
    constexpr double kSeen = 12;
    std::array<double, 101 + 2 * kSame> sums{};
    std::array<int, 101 + 2 * kSame> counts{};
    const auto level = [](double light) { return std::size_t(std::lround(light)) + kSame; };
    for (std::size_t i = 0; i < one.size(); ++i) {
        sums[level(one[i])] += other[i];
        ++counts[level(one[i])];
    }
    std::array<double, 101 + 2 * kSame> means{};
    for (std::size_t l = kSame; l + kSame < means.size(); ++l) {
        double sum = 0;
        int count = 0;
        for (std::size_t near = l - kSame; near <= l + kSame; ++near) {
            sum += sums[near];
            count += counts[near];
        }
        means[l] = count ? sum / count : 0;
    }
    int beyond = 0;
    for (std::size_t i = 0; i < one.size(); ++i) beyond += std::abs(other[i] - means[level(one[i])]) > kSeen;
    return beyond;
}

/// Of how many pixels the form of two pictures differs. Other colours in the same form make no difference,
/// whatever their lightness.
int differenceOfForm(const Light& one, const Light& other) {
    return std::max(beyondRecolouring(one, other), beyondRecolouring(other, one));
}

/// Something on the table, as it is painted and how light it is to each kind of eyes.
struct Seen {
    QString name;
    QImage image;
    std::array<Light, sights.size()> lights;

    Seen(QString called, const QImage& painted)
        : name(std::move(called))
        , image(painted) {
        for (std::size_t i = 0; i < sights.size(); ++i) lights[i] = lightness(seenAs(image, sights[i]));
    }
};

/// By how much the form of two differs to those eyes that see least of it.
int leastDifference(const Seen& one, const Seen& other) {
    int least = one.image.width() * one.image.height();
    for (std::size_t i = 0; i < sights.size(); ++i)
        least = std::min(least, differenceOfForm(one.lights[i], other.lights[i]));
    return least;
}

/// All pairs of which less than so many pixels differ in form; empty if there are none.
QString alike(const std::vector<Seen>& all, int least) {
    QStringList found;
    for (const Seen& one : all)
        for (const Seen* other = all.data(); other != &one; ++other)
            if (const int differ = leastDifference(one, *other); differ < least)
                found << QStringLiteral("%1 %2: %3").arg(one.name, other->name).arg(differ);
    return found.join(QStringLiteral(", "));
}

// As small as they lie on the table.
constexpr QSize tileSize(40, 40);
constexpr QSize cardSize(60, 84);
constexpr QSize shieldSize(20, 24);
constexpr QSize botSize(28, 28);
constexpr QSize markSize(20, 20);

QImage blank(const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(0xf3, 0xe9, 0xd2));
    return image;
}

} // namespace

/// What differs in meaning differs in form or pattern too, to eyes that see few colours or none.
class TestColourblind : public QObject {
    Q_OBJECT

  private slots:
    void anotherColourAloneIsNoDifference();
    void tilesAreToldApart();
    void cardsAreToldApart_data();
    void cardsAreToldApart();
    void suitsTellTheArmiesApart();
    void backsTellTheArmiesApart_data();
    void backsTellTheArmiesApart();
    void shieldsAreToldApart();
    void botsAreToldApart();
    void marksAreToldApart();

  private:
    Seen face(const QString& name, const QSize& size) const;
    std::vector<Seen> faces(const QString& room, const QSize& size) const;

    FacePainter painter_;
};

Seen TestColourblind::face(const QString& name, const QSize& size) const {
    QImage image = blank(size);
    QPainter on(&image);
    painter_.paint(on, QRectF(QPointF(), QSizeF(size)), name);
    on.end();
    return {name, image};
}

/// Of the places only the outlines show, and their names stand in them.
std::vector<Seen> TestColourblind::faces(const QString& room, const QSize& size) const {
    std::vector<Seen> all;
    for (const QString& name : painter_.faces(room))
        if (!name.contains(QStringLiteral("/slot-"))) all.push_back(face(name, size));
    return all;
}

/// Else the other tests would tell nothing: a red tile that is painted blue but keeps its cross stays the
/// same.
void TestColourblind::anotherColourAloneIsNoDifference() {
    std::vector<Seen> all = faces(QStringLiteral("castle-keep"), tileSize);
    for (const Seen& shield : faces(QStringLiteral("seat"), shieldSize)) all.push_back(shield);
    QVERIFY(all.size() > 20);
    for (const Seen& one : all) {
        QImage tinted = one.image;
        QPainter(&tinted).fillRect(tinted.rect(), QColor(0x25, 0x50, 0x8f, 90));
        QImage inverted = one.image;
        inverted.invertPixels();
        for (const QImage& recoloured : {one.image.rgbSwapped(), tinted, inverted}) {
            QVERIFY(recoloured != one.image);
            const Seen other(one.name, recoloured);
            for (std::size_t i = 0; i < sights.size(); ++i)
                QVERIFY2(differenceOfForm(one.lights[i], other.lights[i]) <= 4,
                         qPrintable(QStringLiteral("%1 %2").arg(one.name, QLatin1String(sights[i].name))));
        }
    }
}

void TestColourblind::tilesAreToldApart() {
    const std::vector<Seen> tiles = faces(QStringLiteral("castle-keep"), tileSize);
    QCOMPARE(tiles.size(), std::size_t(22));
    QCOMPARE(alike(tiles, 32), QString());
}

void TestColourblind::cardsAreToldApart_data() {
    QTest::addColumn<QString>("room");
    for (const char* room : {"castles-of-caleira", "castle-rampage", "castle-wars", "castles"})
        QTest::newRow(room) << QString::fromLatin1(room);
}

/// Suits mean nothing but whose a card is: see below.
void TestColourblind::cardsAreToldApart() {
    QFETCH(QString, room);
    static const QRegularExpression suited(QStringLiteral("-(clubs|diamonds|hearts)$"));
    std::vector<Seen> cards = faces(room, cardSize);
    std::erase_if(cards, [](const Seen& card) { return card.name.contains(suited); });
    QVERIFY(cards.size() > 10);
    QCOMPARE(alike(cards, 120), QString());
}

void TestColourblind::suitsTellTheArmiesApart() {
    const QStringList ranks = {QStringLiteral("2"),    QStringLiteral("6"),     QStringLiteral("10"),
                               QStringLiteral("jack"), QStringLiteral("queen"), QStringLiteral("king"),
                               QStringLiteral("ace")};
    for (const QString& rank : ranks)
        for (const char* black : {"spades", "clubs"})
            for (const char* red : {"hearts", "diamonds"}) {
                const QString card = QStringLiteral("castle-wars/%1-%2");
                QCOMPARE(alike({face(card.arg(rank, QLatin1String(black)), cardSize),
                                face(card.arg(rank, QLatin1String(red)), cardSize)},
                               80),
                         QString());
            }
}

void TestColourblind::backsTellTheArmiesApart_data() {
    QTest::addColumn<QString>("pattern");
    QTest::newRow("their own") << QString();
    for (const QString& pattern : backPatterns())
        QTest::newRow(qPrintable(pattern)) << QLatin1Char('~') + pattern;
}

/// With a pattern that was chosen for all backs it is the badge that does it.
void TestColourblind::backsTellTheArmiesApart() {
    QFETCH(QString, pattern);
    std::vector<Seen> backs;
    for (const char* army : {"black", "red", "neutral"})
        backs.push_back(face(QStringLiteral("castle-wars/back-") + QLatin1String(army) + pattern, cardSize));
    QCOMPARE(alike(backs, 200), QString());
}

void TestColourblind::shieldsAreToldApart() {
    QCOMPARE(alike(faces(QStringLiteral("seat"), shieldSize), 35), QString());
}

void TestColourblind::botsAreToldApart() {
    for (const char* room : {"helm", "beast"})
        QCOMPARE(alike(faces(QLatin1String(room), botSize), 60), QString());
}

void TestColourblind::marksAreToldApart() {
    const QDir folder(QStringLiteral(":/qt/qml/Drawbridge/Scene/marks"));
    std::vector<Seen> marks;
    for (const QString& name : folder.entryList({QStringLiteral("*.svg")})) {
        if (name == QLatin1String("refused.svg")) continue; // the cross of falls.svg, on a slip that says why
        QSvgRenderer mark(folder.filePath(name));
        QVERIFY2(mark.isValid(), qPrintable(name));
        mark.setAspectRatioMode(Qt::KeepAspectRatio);
        QImage image = blank(markSize);
        QPainter on(&image);
        mark.render(&on);
        on.end();
        marks.emplace_back(name, image);
    }
    QVERIFY(marks.size() > 40);
    QCOMPARE(alike(marks, 25), QString());
}

QTEST_MAIN(TestColourblind)
#include "colourblind.moc"
