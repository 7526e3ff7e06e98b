// SPDX-License-Identifier: GPL-3.0-or-later
// Painted sheets, measured: how much ink they take, what is left of meaning with little of it, how large the
// smallest letters are.
#include "longwinded.h"
#include "sheettools.h"

#include "print/boxfaces.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// What the average piece may take with little ink.
constexpr double kLow = 0.1;

/// How much of a page is covered with ink: 0 white to 1 black.
double coverage(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) sum += 255 - qGray(line[x]);
    }
    return sum / 255 / image.width() / image.height();
}

/// How many pixels differ by more than a shade of grey.
int difference(const QImage& one, const QImage& other) {
    int differ = 0;
    for (int y = 0; y < one.height(); ++y) {
        const uchar* a = one.constScanLine(y);
        const uchar* b = other.constScanLine(y);
        for (int x = 0; x < one.width(); ++x) differ += std::abs(a[x] - b[x]) > 40;
    }
    return differ;
}

/// Notes what is written and how large, and paints nothing.
class TypeGauge : public QPaintEngine {
  public:
    TypeGauge()
        : QPaintEngine(QPaintEngine::AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    Type type() const override { return QPaintEngine::User; }
    void drawTextItem(const QPointF&, const QTextItem& item) override {
        const QTransform shown = painter()->combinedTransform();
        const double scale = std::sqrt(std::abs(shown.determinant()));
        smallest = std::min(smallest, item.font().pixelSize() * scale);
        written += item.text();
    }

    double smallest = 1000; ///< in the painter's units
    QString written;
};

class Gauge : public QPaintDevice {
  public:
    QPaintEngine* paintEngine() const override { return &engine; }
    mutable TypeGauge engine;

  protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight: return 10000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return 0;
        }
    }
};

} // namespace

class TestSheetInks : public QObject {
    Q_OBJECT

  private slots:
    void littleInk_data();
    void littleInk();
    void greyHasNoColour_data();
    void greyHasNoColour();
    void inksTellFacesApart_data();
    void inksTellFacesApart();
    void smallestType_data();
    void smallestType();
    void rulesFitOnOnePage_data();
    void rulesFitOnOnePage();
};

void TestSheetInks::littleInk_data() { addGames(); }

/// How much of a face is covered with ink where it is cut out.
double coverage(const FacePainter& painter, const QString& face, const QSizeF& size, Inks inks) {
    constexpr double dots = 6;
    QImage image((size * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter on(&image);
    on.scale(dots, dots);
    painter.paintUncut(on, {{}, size}, {{}, size}, face, Press{inks});
    on.end();
    return coverage(image);
}

void TestSheetInks::littleInk() {
    QFETCH(QByteArray, id);
    const auto painter = makeSheetPainter();
    for (const PieceSet& set : setsOf(id, {"all"})) {
        if (set.wholePage) continue;
        std::map<Inks, double> fronts;
        for (const Inks inks : {Inks::full, Inks::low, Inks::grey})
            for (const SheetPiece& piece : set.pieces)
                fronts[inks] += coverage(*painter, piece.face, piece.size, inks) * piece.count / set.count();
        const auto isLow = [&](const QString& what, const std::function<double(Inks)>& covered) {
            qInfo("%s %s: full %.1f %%, grey %.1f %%, low %.1f %%", id.constData(), qPrintable(what),
                  100 * covered(Inks::full), 100 * covered(Inks::grey), 100 * covered(Inks::low));
            return covered(Inks::low) < kLow;
        };
        QVERIFY(isLow(set.id, [&](Inks inks) { return fronts[inks]; }));
        std::map<QString, QSizeF> backs;
        for (const SheetPiece& piece : set.pieces)
            if (!piece.back.isEmpty()) backs[piece.back] = piece.size;
        for (const auto& [back, size] : backs)
            QVERIFY(isLow(back, [&](Inks inks) { return coverage(*painter, back, size, inks); }));
    }
}

void TestSheetInks::greyHasNoColour_data() { addGames(); }

void TestSheetInks::greyHasNoColour() {
    QFETCH(QByteArray, id);
    SheetOptions options;
    options.inks = Inks::grey;
    options.backs = SheetBacks::duplex;
    const Sheets sheets(game(id), setsOf(id, {"all"}), options);
    for (const SheetPage& page : sheets.pages()) {
        const QImage image = painted(page, options, 3);
        int coloured = 0;
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                const auto [least, most] = std::minmax({qRed(line[x]), qGreen(line[x]), qBlue(line[x])});
                coloured += most - least > 6;
            }
        }
        QVERIFY2(coloured == 0, qPrintable(page.title()));
    }
}

void TestSheetInks::inksTellFacesApart_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<Inks>("inks");
    for (const GameInfo* each : allGames())
        for (const Inks inks : {Inks::low, Inks::grey})
            QTest::addRow("%s %s", std::string(each->id()).c_str(), inks == Inks::low ? "low" : "grey")
                << QByteArray::fromStdString(std::string(each->id())) << inks;
}

// What can be told apart in colour can be told apart with little ink and without colour.
void TestSheetInks::inksTellFacesApart() {
    QFETCH(QByteArray, id);
    QFETCH(Inks, inks);
    const auto painter = makeSheetPainter();
    std::vector<std::pair<QString, QImage>> seen;
    for (const PieceSet& set : setsOf(id, {"all"}))
        for (const SheetPiece& piece : set.pieces) {
            if (piece.back.isEmpty()) continue;
            QImage image((piece.size * 4).toSize(), QImage::Format_Grayscale8);
            image.fill(Qt::white);
            {
                QPainter on(&image);
                on.scale(4, 4);
                painter->paintUncut(on, {{}, piece.size}, {{}, piece.size}, piece.face, Press{inks});
            }
            for (const auto& [other, picture] : seen) {
                if (picture.size() != image.size()) continue;
                const int differ = difference(image, picture);
                QVERIFY2(differ > 150,
                         qPrintable(QStringLiteral("%1 and %2: %3").arg(piece.face, other).arg(differ)));
            }
            seen.emplace_back(piece.face, image);
        }
}

void TestSheetInks::smallestType_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QSizeF>("card");
    QTest::addColumn<bool>("isLong");
    for (const GameInfo* each : allGames())
        for (const NamedSize& size : cardSizes())
            for (const bool isLong : {false, true})
                QTest::addRow("%s %s%s", std::string(each->id()).c_str(), size.id, isLong ? " long" : "")
                    << QByteArray::fromStdString(std::string(each->id())) << size.size << isLong;
}

// No letter is smaller than 6 points on paper, and no word is lost on small cards, in a language with longer
// words either.
void TestSheetInks::smallestType() {
    QFETCH(QByteArray, id);
    QFETCH(QSizeF, card);
    QFETCH(bool, isLong);
    LongWinded longer;
    constexpr double sixPoints = 6 * 25.4 / 72;
    const auto painter = makeSheetPainter();
    double smallest = 1000;
    const std::vector<PieceSet> sets = setsOf(id, {"all"});
    if (isLong) QCoreApplication::installTranslator(&longer); // goes when it is destroyed
    for (const PieceSet& set : sets)
        for (const SheetPiece& piece : set.pieces) {
            // What all court cards do, on one card, is as much as a mini card holds in these words.
            if (isLong && piece.id == QLatin1String("resources")) continue;
            const auto written = [&](const QSizeF& size) {
                Gauge gauge;
                QPainter on(&gauge);
                painter->paintUncut(on, {{}, size}, {{}, size}, piece.face);
                on.end();
                smallest = std::min(smallest, gauge.engine.smallest);
                QString all = gauge.engine.written;
                return all.remove(QLatin1Char(' '));
            };
            const QString whole = written(piece.size);
            QCOMPARE(written(piece.card ? card : piece.size), whole);
        }
    if (smallest < 1000) qInfo("smallest type %.2f points", smallest * 72 / 25.4);
    QVERIFY(smallest >= sixPoints - 0.001);
}

void TestSheetInks::rulesFitOnOnePage_data() { addGames(); }

void TestSheetInks::rulesFitOnOnePage() {
    QFETCH(QByteArray, id);
    for (const NamedSize& paper : paperSizes()) {
        SheetOptions options;
        options.paper = paper.size;
        const Sheets sheets(game(id), setsOf(id, {"rules"}), options);
        QCOMPARE(sheets.pages().size(), std::size_t(1));
        Gauge gauge;
        QPainter on(&gauge);
        sheets.pages()[0].paint(on, options);
        on.end();
        QVERIFY(gauge.engine.written.size() > 500);
        QVERIFY(gauge.engine.written.contains(sheets.title().section(QLatin1Char(':'), 0, 0)));
    }
}

QTEST_MAIN(TestSheetInks)
#include "sheetinks.moc"
