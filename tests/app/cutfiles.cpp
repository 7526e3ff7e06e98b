// SPDX-License-Identifier: GPL-3.0-or-later
// What a cutting machine follows is read back, and lies where the sheets are printed.
#include "sheettools.h"

#include "print/cutfiles.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <algorithm>
#include <cmath>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr double kDots = 600 / 25.4; // to the millimetre
constexpr double kExact = 0.1;

/// Outlines by layer, as the rectangles round them, in millimetres from the upper left corner.
struct Read {
    QSizeF paper;
    std::map<QString, std::vector<QRectF>> layers;
    int arcs = 0;
};

QRectF around(const QList<QPointF>& points) {
    const auto [left, right] = std::ranges::minmax(points, {}, &QPointF::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &QPointF::y);
    return {QPointF(left.x(), top.y()), QPointF(right.x(), bottom.y())};
}

/// As a program reads it that takes sizes as they are said.
Read readSvg(const QByteArray& svg) {
    Read read;
    QXmlStreamReader xml(svg);
    QString layer;
    double scale = 1;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto value = [&](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        if (xml.name() == QLatin1String("svg")) {
            read.paper = {value("width").chopped(2).toDouble(), value("height").chopped(2).toDouble()};
            scale = read.paper.width() / value("viewBox").section(QLatin1Char(' '), 2, 2).toDouble();
        } else if (xml.name() == QLatin1String("g")) {
            layer = value("id");
        } else if (xml.name() == QLatin1String("rect")) {
            read.layers[layer].emplace_back(value("x").toDouble() * scale, value("y").toDouble() * scale,
                                            value("width").toDouble() * scale,
                                            value("height").toDouble() * scale);
        } else if (xml.name() == QLatin1String("path")) {
            static const QRegularExpression point(QStringLiteral("([\\d.]+),([\\d.]+)"));
            QList<QPointF> points;
            for (auto each = point.globalMatch(value("d")); each.hasNext();) {
                const auto match = each.next();
                points << QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()) * scale;
            }
            read.arcs += static_cast<int>(value("d").count(QLatin1Char('A')));
            read.layers[layer].push_back(around(points));
        }
    }
    return read;
}

Read readDxf(const QByteArray& dxf) {
    Read read;
    const QList<QByteArray> lines = dxf.split('\n');
    QString layer;
    QByteArray entity;
    QByteArray variable;
    QList<QPointF> points;
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        const int code = lines[i].trimmed().toInt();
        const QByteArray value = lines[i + 1].trimmed();
        if (code == 9) variable = value;
        if (variable == "$EXTMAX" && code == 10) read.paper.setWidth(value.toDouble());
        if (variable == "$EXTMAX" && code == 20) read.paper.setHeight(value.toDouble());
        if (code == 0) {
            entity = value;
            variable.clear();
            if (entity == "SEQEND") read.layers[layer].push_back(around(points));
            if (entity == "POLYLINE") points.clear();
            if (entity == "VERTEX") points << QPointF();
        }
        if (code == 8) layer = QString::fromUtf8(value).toLower();
        if (entity != "VERTEX") continue;
        if (code == 10) points.back().setX(value.toDouble());
        if (code == 20) points.back().setY(read.paper.height() - value.toDouble());
        if (code == 42) ++read.arcs;
    }
    return read;
}

bool isInked(const QImage& image, const QPointF& at) {
    return qGray(image.pixel((at * kDots).toPoint())) < 250;
}

/// Whether ink ends at all four edges of a rectangle, to a tenth of a millimetre.
bool inkEndsAt(const QImage& image, const QRectF& rect) {
    const QPointF middle = rect.center();
    const auto ends = [&](const QPointF& edge, const QPointF& outwards) {
        return isInked(image, edge - outwards * kExact) && !isInked(image, edge + outwards * kExact);
    };
    return ends({rect.left(), middle.y()}, {-1, 0}) && ends({rect.right(), middle.y()}, {1, 0}) &&
           ends({middle.x(), rect.top()}, {0, -1}) && ends({middle.x(), rect.bottom()}, {0, 1});
}

SheetOptions forMachine(SheetLayout layout) {
    SheetOptions options;
    options.layout = layout;
    options.marks = SheetMarks::machine;
    return options;
}

QByteArray contentOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

} // namespace

class TestCutFiles : public QObject {
    Q_OBJECT

  private slots:
    void outlinesLieOnWhatIsPrinted_data();
    void outlinesLieOnWhatIsPrinted();
    void marksStandAlone_data();
    void marksStandAlone();
    void oneFileForWhatIsCutAlike();
    void saysWhatIsWrong();
};

void TestCutFiles::outlinesLieOnWhatIsPrinted_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QStringList>("pieces");
    QTest::addColumn<SheetLayout>("layout");
    QTest::addColumn<int>("arcs");
    QTest::newRow("a card") << QByteArray("castle-rampage") << QStringList{"knight x1"}
                            << SheetLayout::eightUp << 4;
    QTest::newRow("a tile and a mat")
        << QByteArray("castle-keep") << QStringList{"RcT x1", "mat x1"} << SheetLayout::asManyAsFit << 4;
    QTest::newRow("a label") << QByteArray("castles") << QStringList{"label x1"} << SheetLayout::onePerPage
                             << 0;
}

// What is printed runs on beyond the outline by its bleed, and ends there; of the marks it is the same.
void TestCutFiles::outlinesLieOnWhatIsPrinted() {
    QFETCH(QByteArray, id);
    QFETCH(QStringList, pieces);
    QFETCH(SheetLayout, layout);
    QFETCH(int, arcs);
    const SheetOptions options = forMachine(layout);
    const Sheets sheets(game(id), setsOf(id, {"all"}, pieces), options);
    QVERIFY(sheets.laidOut());
    int arcsRead = 0;
    for (const SheetPage& page : sheets.pages()) {
        const QImage image = painted(page, options, kDots);
        const Read svg = readSvg(cutFile(page, CutFormat::svg, QStringLiteral("<&>")));
        const Read dxf = readDxf(cutFile(page, CutFormat::dxf, QStringLiteral("<&>")));
        QVERIFY(std::abs(svg.paper.width() - page.size().width()) < 0.001 && svg.paper == dxf.paper);
        const std::vector<Place>& places = page.plan().places;
        for (const Read& read : {svg, dxf}) {
            const std::vector<QRectF>& cut = read.layers.at(QStringLiteral("cut"));
            QCOMPARE(cut.size(), places.size());
            for (std::size_t i = 0; i < cut.size(); ++i) {
                const double bleed = places[i].trim.left() - places[i].bleed.left();
                QVERIFY(inkEndsAt(image, cut[i].adjusted(-bleed, -bleed, bleed, bleed)));
            }
            const std::vector<QRectF>& marks = read.layers.at(QStringLiteral("registration"));
            QCOMPARE(marks.size(), std::size_t(5));
            QVERIFY(inkEndsAt(image, marks.front()));
        }
        QCOMPARE(svg.arcs, dxf.arcs);
        arcsRead += svg.arcs;
    }
    QCOMPARE(arcsRead, arcs);
}

void TestCutFiles::marksStandAlone_data() { addGames(); }

// Nothing else is printed beside the marks: neither pieces nor words.
void TestCutFiles::marksStandAlone() {
    QFETCH(QByteArray, id);
    for (const SheetLayout layout : {SheetLayout::eightUp, SheetLayout::asManyAsFit, SheetLayout::onePerPage})
        for (const NamedSize& paper : paperSizes()) {
            SheetOptions options = forMachine(layout);
            options.paper = paper.size;
            const Sheets sheets(game(id), setsOf(id, {"all"}), options);
            QVERIFY(sheets.laidOut());
            for (const SheetPage& page : sheets.pages()) {
                QVERIFY(page.plan().marks.empty());
                QCOMPARE(page.plan().registration.size(), std::size_t(page.plan().places.empty() ? 0 : 5));
                for (const QRectF& mark : page.plan().registration) {
                    const QRectF white = mark.adjusted(-0.9, -0.9, 0.9, 0.9);
                    QVERIFY(!white.intersects(page.plan().margin));
                    for (const Place& place : page.plan().places) QVERIFY(!white.intersects(place.bleed));
                }
            }
        }
}

void TestCutFiles::oneFileForWhatIsCutAlike() {
    const QTemporaryDir folder;
    const SheetOptions options = forMachine(SheetLayout::eightUp);
    const Sheets sheets(game("castle-rampage"),
                        setsOf("castle-rampage", {"cards"}, {"knight x13", "giant x5"}), options);
    QCOMPARE(sheets.pages().size(), std::size_t(3)); // 8, 8 and 2
    QVERIFY(writeCutFiles(sheets, CutFormat::svg, folder.path()));
    QVERIFY(writeCutFiles(sheets, CutFormat::dxf, folder.path()));
    const QStringList names = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
    QCOMPARE(names, (QStringList{"castle-rampage-cut-1.dxf", "castle-rampage-cut-1.svg",
                                 "castle-rampage-cut-3.dxf", "castle-rampage-cut-3.svg"}));
    const QByteArray first = contentOf(folder.filePath(names[1]));
    QVERIFY(first.contains("pages 1, 2</title>"));
    QCOMPARE(readSvg(first).layers[QStringLiteral("cut")].size(), std::size_t(8));
    QCOMPARE(readDxf(contentOf(folder.filePath(names[2]))).layers[QStringLiteral("cut")].size(),
             std::size_t(2));
}

void TestCutFiles::saysWhatIsWrong() {
    const QTemporaryDir folder;
    const Sheets rules(game("castles"), setsOf("castles", {"rules"}), {});
    QVERIFY(writeCutFiles(rules, CutFormat::svg, folder.path())
                .problem()
                .text()
                .contains(QLatin1String("nothing")));
    const Sheets cards(game("castles"), setsOf("castles", {"cards"}), {});
    QVERIFY(writeCutFiles(cards, CutFormat::svg, folder.filePath("none"))
                .problem()
                .text()
                .contains(QLatin1String("no folder")));
    // Nine cards edge to edge leave no room for the marks on A4: eight do.
    const Sheets nine(game("castles"), setsOf("castles", {"cards"}), forMachine(SheetLayout::nineUp));
    QVERIFY(nine.laidOut());
    QCOMPARE(nine.pages().front().plan().places.size(), std::size_t(8));
    SheetOptions bled = forMachine(SheetLayout::eightUp);
    bled.bleed = kMostBleed;
    bled.paper = {230, 200};
    const Sheets tight(game("castles"), setsOf("castles", {"cards"}), bled);
    QVERIFY(tight.laidOut().problem().text().contains(QLatin1String("as many as fit")));
    QVERIFY(!writeCutFiles(tight, CutFormat::svg, folder.path()));
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_MAIN(TestCutFiles)
#include "cutfiles.moc"
