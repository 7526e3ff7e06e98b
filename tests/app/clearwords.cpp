// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on a card keeps clear of what else is there, on cards of every size and in a language with
// longer words, and of the cut.
#include "pseudolanguages.h"
#include "sheettools.h"

#include "print/boxfaces.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <algorithm>
#include <vector>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr double kDots = 10;    // to the millimetre
constexpr double kClear = 0.25; // millimetres round each letter, on paper
constexpr double kBleed = 3;    // millimetres
constexpr int kSameShade = 10;  // of 255
constexpr int kInk = 128;       // how much of a pixel of a letter is covered

/// Paints all but words on a picture, and keeps the outlines of the words.
class WordSifter : public QPaintEngine {
  public:
    explicit WordSifter(QImage& image)
        : QPaintEngine(QPaintEngine::AllFeatures)
        , image_(image) {}
    bool begin(QPaintDevice*) override { return rest_.begin(&image_); }
    bool end() override { return rest_.end(); }
    void updateState(const QPaintEngineState& now) override {
        rest_.setClipping(false);
        rest_.setTransform(now.transform());
        rest_.setPen(now.pen());
        rest_.setBrush(now.brush());
        rest_.setOpacity(now.opacity());
        rest_.setRenderHints(now.renderHints());
        if (now.isClipEnabled() && painter()->hasClipping()) rest_.setClipPath(painter()->clipPath());
    }
    void drawPath(const QPainterPath& path) override { rest_.drawPath(path); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            rest_.drawPolyline(points, count);
        else
            rest_.drawPolygon(points, count, mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
    }
    void drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) override {
        const QPolygonF polygon(QPolygon(QList<QPoint>(points, points + count)));
        drawPolygon(polygon.constData(), count, mode);
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    Type type() const override { return QPaintEngine::User; }
    void drawTextItem(const QPointF& where, const QTextItem& item) override {
        QPainterPath letters;
        letters.addText(where, item.font(), item.text());
        words.push_back({item.text(), rest_.transform().map(letters)});
    }

    struct Word {
        QString text;
        QPainterPath letters; ///< in pixels
    };
    std::vector<Word> words;

  private:
    QImage& image_;
    QPainter rest_;
};

/// The letters, dark on a picture of their own as large as `where`, with so many pixels around them.
QImage maskOf(const QPainterPath& letters, const QRect& where, double around) {
    QImage mask(where.size(), QImage::Format_Grayscale8);
    mask.fill(Qt::white);
    QPainter painter(&mask);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-where.topLeft());
    painter.setBrush(Qt::black);
    painter.setPen(around > 0 ? QPen(Qt::black, 2 * around, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                              : QPen(Qt::NoPen));
    painter.drawPath(letters);
    return mask;
}

/// Whether the picture has one shade only under the letters and so many pixels around them.
bool isEven(const QImage& image, const QPainterPath& letters, const QRect& where, double around) {
    const QImage mask = maskOf(letters, where, around);
    int least = 255;
    int most = 0;
    for (int y = 0; y < where.height(); ++y)
        for (int x = 0; x < where.width(); ++x) {
            if (qGray(mask.pixel(x, y)) > kInk) continue;
            const int shade = qGray(image.pixel(where.topLeft() + QPoint(x, y)));
            least = std::min(least, shade);
            most = std::max(most, shade);
        }
    return most - least <= kSameShade;
}

/// A piece as it comes on paper, its words apart from all else.
struct Printed {
    QImage rest;
    std::vector<WordSifter::Word> words;

    Printed(const FacePainter& painter, const QString& face, const QSizeF& size)
        : rest(((size + QSizeF(2 * kBleed, 2 * kBleed)) * kDots).toSize(), QImage::Format_RGB32) {
        rest.fill(Qt::white);
        ReadDevice<WordSifter> sieve(rest.size(), rest);
        QPainter on(&sieve);
        on.scale(kDots, kDots);
        painter.paintUncut(on, {{kBleed, kBleed}, size},
                           {0, 0, size.width() + 2 * kBleed, size.height() + 2 * kBleed}, face);
        on.end();
        words = std::move(sieve.engine.words);
    }

    /// The first word that something else comes near, or that is cut short; or nothing.
    QString crowded() const {
        const double around = kClear * kDots;
        QImage taken(rest.size(), QImage::Format_Grayscale8); // by the words before
        taken.fill(Qt::white);
        for (const auto& [text, letters] : words) {
            const QRect where =
                letters.boundingRect().adjusted(-around, -around, around, around).toAlignedRect();
            if (text.contains(QChar(0x2026)) || !rest.rect().contains(where) ||
                !isEven(rest, letters, where, around) || !isEven(taken, letters, where, 0))
                return text;
            QPainter(&taken).fillPath(letters, Qt::black);
        }
        return {};
    }
};

/// Pieces with a word that is not clear of what else is there, in a language that is made up, or in English.
QStringList crowdedWords(const QByteArray& id, const QSizeF& card, QTranslator* language) {
    const auto painter = makeSheetPainter();
    const std::vector<PieceSet> sets = setsOf(id, {"all"});
    QStringList crowded;
    if (language != nullptr) QCoreApplication::installTranslator(language);
    for (const PieceSet& set : sets)
        for (const SheetPiece& piece : set.pieces) {
            // On a card of reference other cards are shown so small that they are recognised, not read.
            if (piece.id == QLatin1String("reference")) continue;
            const Printed printed(*painter, piece.face, piece.card ? card : piece.size);
            if (const QString word = printed.crowded(); !word.isEmpty())
                crowded << QStringLiteral("%1: %2").arg(piece.id, word);
        }
    if (language != nullptr) QCoreApplication::removeTranslator(language);
    return crowded;
}

} // namespace

class TestClearWords : public QObject {
    Q_OBJECT

  private slots:
    void wordsStayClear_data();
    void wordsStayClear();
    void wordsWithoutBlanks_data();
    void wordsWithoutBlanks();
    void nothingNearTheCut_data();
    void nothingNearTheCut();
};

void TestClearWords::wordsStayClear_data() { addGamesAndCards(); }

void TestClearWords::wordsStayClear() {
    QFETCH(QByteArray, id);
    QFETCH(QSizeF, card);
    QFETCH(bool, isLong);
    LongWinded longer;
    const QStringList crowded = crowdedWords(id, card, isLong ? &longer : nullptr);
    QVERIFY2(crowded.isEmpty(), qPrintable(crowded.join(QLatin1Char('\n'))));
}

void TestClearWords::wordsWithoutBlanks_data() { addGames(); }

// Where a line may end between any two characters, and each is as wide as it is high.
void TestClearWords::wordsWithoutBlanks() {
    QFETCH(QByteArray, id);
    Unbroken wider;
    const QStringList crowded = crowdedWords(id, cardSizes().front().size, &wider);
    QVERIFY2(crowded.isEmpty(), qPrintable(crowded.join(QLatin1Char('\n'))));
}

void TestClearWords::nothingNearTheCut_data() { addGames(); }

// No white shows where the knife misses by a little: the ground runs on to the edge of the bleed. And no
// knife takes anything of a card but ground.
void TestClearWords::nothingNearTheCut() {
    QFETCH(QByteArray, id);
    constexpr double within = 2; // millimetres
    const auto painter = makeSheetPainter();
    const auto look = [&](const QString& face, const SheetPiece& piece) {
        const Printed printed(*painter, face, piece.size);
        const double in = (kBleed + within) * kDots;
        const QRect inner = QRectF(printed.rest.rect()).adjusted(in, in, -in, -in).toAlignedRect();
        const int ground = qGray(printed.rest.pixel(0, 0));
        for (int y = 0; y < printed.rest.height(); ++y)
            for (int x = 0; x < printed.rest.width(); ++x) {
                if (inner.contains(x, y)) continue;
                const int shade = qGray(printed.rest.pixel(x, y));
                if (shade >= 250 || (piece.card && std::abs(shade - ground) > kSameShade)) return false;
            }
        return std::ranges::all_of(printed.words, [&](const WordSifter::Word& word) {
            return QRectF(inner).contains(word.letters.boundingRect());
        });
    };
    for (const PieceSet& set : setsOf(id, {"all"}))
        for (const SheetPiece& piece : set.pieces) {
            if (piece.holds > 0) continue; // cut out along another line than a rectangle's
            QVERIFY2(look(piece.face, piece), qPrintable(piece.id));
            if (!piece.back.isEmpty()) QVERIFY2(look(piece.back, piece), qPrintable(piece.back));
        }
}

QTEST_MAIN(TestClearWords)
#include "clearwords.moc"
