// SPDX-License-Identifier: GPL-3.0-or-later
// Painted sheets, measured: how much ink they take, what is left of meaning with little of it, how large the
// smallest letters are.
#include "pseudolanguages.h"
#include "sheettools.h"

#include "match/setup.h"
#include "print/boxfaces.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include <QPaintEngine>
#include <QTextDocument>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// What the average piece may take with little ink.
constexpr double kLow = 0.1;
/// Of one ink; what is dark takes all of it then, a dark colour some of several.
constexpr double kLowBlack = 0.12;

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
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QTransform shown = painter()->combinedTransform();
        const double scale = std::sqrt(std::abs(shown.determinant()));
        smallest = std::min(smallest, item.font().pixelSize() * scale);
        written += item.text();
        const double size = item.font().pixelSize() > 0 ? item.font().pixelSize() : item.font().pointSizeF();
        words.push_back({shown.map(at), size * scale});
    }

    struct Word {
        QPointF at;
        double size;
    };
    std::vector<Word> words;

    double smallest = 1000; ///< in the painter's units
    QString written;
};

using Gauge = ReadDevice<TypeGauge>;

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
    void rulesAreWhole_data();
    void rulesAreWhole();
    void rulesTellWhatIsChosen_data();
    void rulesTellWhatIsChosen();
    void soldiersAreToldTogether();
};

void TestSheetInks::littleInk_data() { addGames(); }

/// How much of a face is covered with ink where it is cut out.
double coverage(const FacePainter& painter, const QString& face, const QSizeF& size, Inks inks,
                double middle = 1) {
    constexpr double dots = 6;
    QImage image((size * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter on(&image);
    on.scale(dots, dots);
    painter.paintUncut(on, {{}, size}, {{}, size}, face, InkOptions{inks});
    on.end();
    const QSize part = image.size() * middle;
    return coverage(
        image.copy(QRect(QPoint(), part).translated(image.rect().center() - QRect(QPoint(), part).center())));
}

void TestSheetInks::littleInk() {
    QFETCH(QByteArray, id);
    const auto painter = makeSheetPainter();
    for (const PieceSet& set : setsOf(id, {"all"})) {
        if (set.wholePage) continue;
        std::map<Inks, double> fronts;
        for (const Inks inks : {Inks::full, Inks::low, Inks::grey, Inks::black})
            for (const SheetPiece& piece : set.pieces)
                fronts[inks] += coverage(*painter, piece.face, piece.size, inks) * piece.count / set.count();
        const auto isLow = [&](const QString& what, const std::function<double(Inks)>& covered) {
            qInfo("%s %s: full %.1f %%, grey %.1f %%, low %.1f %%, black %.1f %%", id.constData(),
                  qPrintable(what), 100 * covered(Inks::full), 100 * covered(Inks::grey),
                  100 * covered(Inks::low), 100 * covered(Inks::black));
            return covered(Inks::low) < kLow && covered(Inks::black) < kLowBlack;
        };
        QVERIFY(isLow(set.id, [&](Inks inks) { return fronts[inks]; }));
        std::map<QString, QSizeF> backs;
        for (const SheetPiece& piece : set.pieces)
            if (!piece.back.isEmpty()) backs[piece.back] = piece.size;
        for (const auto& [back, size] : backs)
            QVERIFY(isLow(back, [&](Inks inks) { return coverage(*painter, back, size, inks); }));
        // The badge of the game is to be seen in its middle with all of them.
        for (const auto& [back, size] : backs)
            for (const Inks inks : {Inks::low, Inks::grey, Inks::black})
                QVERIFY2(coverage(*painter, back, size, inks, 0.25) > 0.02, qPrintable(back));
    }
}

void TestSheetInks::greyHasNoColour_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<Inks>("inks");
    for (const GameInfo* each : allGames()) {
        const QByteArray id = QByteArray::fromStdString(std::string(each->id()));
        QTest::newRow((id + " grey").constData()) << id << Inks::grey;
        QTest::newRow((id + " black").constData()) << id << Inks::black;
    }
}

void TestSheetInks::greyHasNoColour() {
    QFETCH(QByteArray, id);
    QFETCH(Inks, inks);
    SheetOptions options;
    options.inks = inks;
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
        for (const auto& [inks, name] :
             {std::pair(Inks::low, "low"), std::pair(Inks::grey, "grey"), std::pair(Inks::black, "black")})
            QTest::addRow("%s %s", std::string(each->id()).c_str(), name)
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
                painter->paintUncut(on, {{}, piece.size}, {{}, piece.size}, piece.face, InkOptions{inks});
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

void TestSheetInks::smallestType_data() { addGamesAndCards(); }

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
                Gauge gauge(QSize(10000, 10000));
                QPainter on(&gauge);
                painter->paintUncut(on, {{}, size}, {{}, size}, piece.face);
                on.end();
                // On a card of reference other cards are shown so small that they are recognised, not read.
                if (piece.id != QLatin1String("reference"))
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
        Gauge gauge(QSize(10000, 10000));
        QPainter on(&gauge);
        sheets.pages()[0].paint(on, options);
        on.end();
        QVERIFY(gauge.engine.written.size() > 500);
        QVERIFY(gauge.engine.written.contains(sheets.title().section(QLatin1Char(':'), 0, 0)));
    }
}

/// The rules of a game, as the command line sets it: "castle-wars option.size=epic".
static PieceSet rulesOf(const QByteArray& words) {
    const QByteArrayList parts = words.split(' ');
    const GameInfo& info = game(parts[0]);
    Setup setup = wholeSetup(info);
    if (parts.size() > 1) {
        const QByteArrayList chosen = parts[1].split('=');
        if (chosen[0] == "preset") {
            usePreset(info, chosen[1].toStdString(), setup);
        } else {
            const auto option = findOption(info, chosen[0].toStdString());
            if (option)
                setOption(setup, *option, *findValue(info.options()[*option], chosen[1].toStdString()));
        }
    }
    std::vector<PieceSet> sets = pieceSets(info, setup);
    if (!chooseSets(sets, {QStringLiteral("rules")})) qFatal("no rules");
    return sets.front();
}

static QString withoutSpaces(QString text) {
    return text.removeIf([](QChar letter) { return letter.isSpace(); });
}

static QString plainText(const QString& html) {
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

void TestSheetInks::rulesAreWhole_data() {
    QTest::addColumn<QByteArray>("chosen");
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<int>("columns");
    QTest::addColumn<bool>("onOnePage");
    for (const GameInfo* each : allGames()) {
        const QByteArray id = QByteArray::fromStdString(std::string(each->id()));
        QTest::newRow((id + ", A4").constData()) << id << QSizeF(210, 297) << 2 << true;
        QTest::newRow((id + ", A3").constData()) << id << QSizeF(297, 420) << 3 << true;
        QTest::newRow((id + ", A6").constData()) << id << QSizeF(105, 148) << 1 << false;
    }
    QTest::newRow("A5") << QByteArray("castles") << QSizeF(148, 210) << 2 << false;
    QTest::newRow("party") << QByteArray("castles preset=party") << QSizeF(215.9, 279.4) << 2 << true;
}

void TestSheetInks::rulesAreWhole() {
    QFETCH(QByteArray, chosen);
    QFETCH(QSizeF, paper);
    QFETCH(int, columns);
    QFETCH(bool, onOnePage);
    const PieceSet rules = rulesOf(chosen);
    const GameInfo& info = game(chosen.split(' ')[0]);
    SheetOptions options;
    options.paper = paper;
    options.ruler = false;
    const Sheets sheets(info, {rules}, options);
    QCOMPARE(sheets.pages().size() == 1, onOnePage);
    const double foot = paper.height() - 15;
    QString written;
    for (const SheetPage& page : sheets.pages()) {
        Gauge gauge(QSize(10000, 10000));
        QPainter on(&gauge);
        page.paint(on, options);
        on.end();
        const QString all = withoutSpaces(gauge.engine.written);
        const auto margin =
            all.lastIndexOf(withoutSpaces(textFor(info.id()).gameName() + QStringLiteral(" · ")));
        written += margin < 0 ? all : all.left(margin);
        // The last words of each column are no heading, and the columns end at about the same height.
        std::erase_if(gauge.engine.words, [&](const auto& word) { return word.at.y() > foot; });
        const double plain = std::ranges::min(gauge.engine.words, {}, &TypeGauge::Word::size).size;
        QVERIFY(plain * 72 / 25.4 > 6.9);
        std::vector<TypeGauge::Word> last(static_cast<std::size_t>(columns), {{}, 0});
        for (const auto& word : gauge.engine.words) {
            TypeGauge::Word& lowest = last[static_cast<std::size_t>(word.at.x() * columns / paper.width())];
            if (word.at.y() >= lowest.at.y()) lowest = word;
        }
        for (const auto& word : last) {
            QVERIFY(word.size < plain * 1.1);
            if (onOnePage) QVERIFY(last[0].at.y() - word.at.y() < 12 * plain);
        }
    }
    const QString whole = withoutSpaces(plainText(rules.page));
    const auto at = std::ranges::mismatch(written, whole).in1 - written.begin();
    QVERIFY2(written == whole,
             qPrintable(written.mid(at - 20, 60) + QStringLiteral(" | ") + whole.mid(at - 20, 60)));
}

void TestSheetInks::rulesTellWhatIsChosen_data() {
    QTest::addColumn<QByteArray>("chosen");
    QTest::addColumn<QString>("told");
    QTest::newRow("moats") << QByteArray("castles-of-caleira option.moats=on")
                           << "Moats: With both Moats. Two more";
    QTest::newRow("epic") << QByteArray("castle-wars option.size=epic")
                          << "Size of the game: Epic. Each of you";
    QTest::newRow("party") << QByteArray("castles preset=party") << "Cards in hand: 7. How many cards";
    QTest::newRow("rounds") << QByteArray("castles preset=party") << "Rounds without attacks: 1.";
    QTest::newRow("other game") << QByteArray("castle-keep option.variant=siege") << "Game: Siege Solitaire.";
}

void TestSheetInks::rulesTellWhatIsChosen() {
    QFETCH(QByteArray, chosen);
    QFETCH(QString, told);
    const QString heading = QStringLiteral("Chosen here");
    const QString with = plainText(rulesOf(chosen).page);
    QVERIFY2(with.contains(heading) && with.contains(told), qPrintable(with));
    QVERIFY(!plainText(rulesOf(chosen.split(' ')[0]).page).contains(heading));
}

void TestSheetInks::soldiersAreToldTogether() {
    const QString wars = plainText(rulesOf("castle-wars").page);
    QCOMPARE(wars.count(QStringLiteral("A soldier that fights")), 1);
    QVERIFY(wars.contains(QStringLiteral("Nine × 4, Ten × 4: A soldier")));
}

QTEST_MAIN(TestSheetInks)
#include "sheetinks.moc"
