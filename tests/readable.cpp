// SPDX-License-Identifier: GPL-3.0-or-later
#include "readable.h"

#include "app/sights.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QQuickItem>
#include <QQuickWindow>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace drawbridge::test {

namespace {

constexpr double kUsual = 4.5;
constexpr double kLarge = 3;
constexpr double kStark = 7;
constexpr qsizetype kFewest = 6; // pixels; with fewer there is nothing to be read

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.red()) + 0.7152 * linear(colour.green()) + 0.0722 * linear(colour.blue());
}

/// How far apart two colours are, from 0 to 3.
double difference(const QColor& one, const QColor& other) {
    return std::abs(one.redF() - other.redF()) + std::abs(one.greenF() - other.greenF()) +
           std::abs(one.blueF() - other.blueF());
}

QColor over(const QColor& below, const QColor& above, double opacity) {
    const auto part = static_cast<float>(above.alphaF() * opacity);
    const auto mix = [part](float down, float up) { return down + (up - down) * part; };
    return QColor::fromRgbF(mix(below.redF(), above.redF()), mix(below.greenF(), above.greenF()),
                            mix(below.blueF(), above.blueF()));
}

/// The contrast of words, of what each pixel of them has. The worst eighth is left out: a line that crosses
/// it.
double worst(std::vector<double> all) {
    if (static_cast<qsizetype>(all.size()) < kFewest) return 21;
    const auto at = all.begin() + static_cast<std::ptrdiff_t>((all.size() + 7) / 8);
    std::ranges::nth_element(all, at);
    return *at;
}

double leastFor(const QFont& font, bool highContrast) {
    if (highContrast) return kStark;
    const int size = QFontInfo(font).pixelSize();
    return size >= 24 || (font.bold() && size >= 19) ? kLarge : kUsual;
}

// ---- what is painted -----------------------------------------------------------------------------------

struct Word {
    QString text;
    QColor colour;
    QFont font;
    QPoint at;
    double contrast;
};

/// Paints into a picture, and looks at each word before it does.
class Reader : public QPaintEngine {
  public:
    explicit Reader(const QSize& size)
        : QPaintEngine(AllFeatures)
        , picture_(size, QImage::Format_ARGB32_Premultiplied) {
        picture_.fill(Qt::white);
    }

    bool begin(QPaintDevice*) override {
        picture_.paintEngine()->setSystemClip(clip_);
        return painter_.begin(&picture_);
    }
    bool end() override { return painter_.end(); }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags dirty = now.state();
        painter_.setTransform(now.transform()); // where a widget begins is told by nothing else
        if (dirty & DirtyPen) painter_.setPen(now.pen());
        if (dirty & DirtyBrush) painter_.setBrush(now.brush());
        if (dirty & DirtyBrushOrigin) painter_.setBrushOrigin(now.brushOrigin());
        if (dirty & DirtyBackground) painter_.setBackground(now.backgroundBrush());
        if (dirty & DirtyBackgroundMode) painter_.setBackgroundMode(now.backgroundMode());
        if (dirty & DirtyFont) painter_.setFont(now.font());
        if (dirty & DirtyOpacity) painter_.setOpacity(now.opacity());
        if (dirty & DirtyCompositionMode) painter_.setCompositionMode(now.compositionMode());
        if (dirty & DirtyHints) {
            painter_.setRenderHints(painter_.renderHints(), false);
            painter_.setRenderHints(now.renderHints());
        }
        if (dirty & DirtyClipRegion) painter_.setClipRegion(now.clipRegion(), now.clipOperation());
        if (dirty & DirtyClipPath) painter_.setClipPath(now.clipPath(), now.clipOperation());
        if (dirty & DirtyClipEnabled) painter_.setClipping(now.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override { painter_.drawPath(path); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        switch (mode) {
        case PolylineMode: painter_.drawPolyline(points, count); break;
        case ConvexMode: painter_.drawConvexPolygon(points, count); break;
        case OddEvenMode: painter_.drawPolygon(points, count, Qt::OddEvenFill); break;
        case WindingMode: painter_.drawPolygon(points, count, Qt::WindingFill); break;
        }
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
        painter_.drawPixmap(to, pixmap, from);
    }
    void drawTiledPixmap(const QRectF& to, const QPixmap& pixmap, const QPointF& from) override {
        painter_.drawTiledPixmap(to, pixmap, from);
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                   Qt::ImageConversionFlags flags) override {
        painter_.drawImage(to, image, from, flags);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        look(at, item);
        painter_.drawTextItem(at, item);
    }

    /// Nothing is painted or read beyond that, until another is told: Qt tells a device like ours none.
    void keepWithin(const QRegion& region) { clip_ = region; }

    std::vector<Word> words;

  private:
    void look(const QPointF& at, const QTextItem& item) {
        const QPainter& below = painter_;
        const QTransform& way = below.transform();
        const QRect box =
            way.mapRect(QRectF(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent()))
                .toAlignedRect() &
            picture_.rect();
        if (box.isEmpty()) return;
        const QRegion clip = below.hasClipping() ? way.map(below.clipRegion()) : QRegion(box);
        QImage letters(box.size(), QImage::Format_ARGB32_Premultiplied);
        letters.fill(Qt::transparent);
        QPainter painter(&letters);
        painter.setTransform(way * QTransform::fromTranslate(-box.x(), -box.y()));
        painter.setFont(below.font());
        painter.setPen(Qt::black);
        painter.drawTextItem(at, item);
        painter.end();
        const QColor ink = below.pen().color();
        std::vector<double> all;
        for (int y = 0; y < box.height(); ++y)
            for (int x = 0; x < box.width(); ++x) {
                const QPoint there = box.topLeft() + QPoint(x, y);
                if (qAlpha(letters.pixel(x, y)) < 160 || !clip.contains(there) ||
                    (!clip_.isEmpty() && !clip_.contains(there)))
                    continue;
                const QColor ground = picture_.pixelColor(there);
                all.push_back(contrastOf(over(ground, ink, below.opacity()), ground));
            }
        if (static_cast<qsizetype>(all.size()) >= kFewest && below.opacity() > 0)
            words.push_back({item.text(), ink, below.font(), box.topLeft(), worst(std::move(all))});
    }

    QImage picture_;
    QPainter painter_;
    QRegion clip_;
};

/// What is painted on it, it reads.
class ReadingDevice : public QPaintDevice {
  public:
    explicit ReadingDevice(const QSize& size)
        : size_(size)
        , reader_(size) {}

    QPaintEngine* paintEngine() const override { return &reader_; }
    Reader& reader() { return reader_; }

  protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int kDots = 96; // an inch
        switch (metric) {
        case PdmWidth: return size_.width();
        case PdmHeight: return size_.height();
        case PdmWidthMM: return qRound(size_.width() * 25.4 / kDots);
        case PdmHeightMM: return qRound(size_.height() * 25.4 / kDots);
        case PdmDepth: return 32;
        case PdmNumColors: return 0;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return kDots;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return qRound(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric);
        }
    }

  private:
    QSize size_;
    mutable Reader reader_;
};

QString complaint(const Word& word, const QString& where) {
    return QStringLiteral("\"%1\" (%2) in %3: %4")
        .arg(word.text, word.colour.name(QColor::HexArgb), where)
        .arg(word.contrast, 0, 'f', 2);
}

/// A field that cannot be used, or an entry of a list.
bool isIdle(const QWidget& widget, const QColor& colour) {
    if (!widget.isEnabled()) return true;
    const QPalette palette = widget.palette();
    return std::ranges::any_of(std::array{QPalette::WindowText, QPalette::Text, QPalette::ButtonText},
                               [&](QPalette::ColorRole role) {
                                   return palette.color(QPalette::Disabled, role) == colour &&
                                          palette.color(QPalette::Active, role) != colour;
                               });
}

void read(QWidget& widget, const QWidget& window, ReadingDevice& device, bool highContrast,
          QStringList& faint) {
    if (widget.isHidden() || widget.visibleRegion().isEmpty()) return;
    Reader& reader = device.reader();
    reader.words.clear();
    QWidget::RenderFlags flags;
    if (widget.isWindow() || widget.autoFillBackground()) flags |= QWidget::DrawWindowBackground;
    const QRegion seen = widget.visibleRegion();
    reader.keepWithin(seen.translated(widget.mapTo(&window, QPoint())));
    widget.render(&device, widget.mapTo(&window, seen.boundingRect().topLeft()), seen, flags);
    for (const Word& word : reader.words)
        if (word.contrast < leastFor(word.font, highContrast) && !isIdle(widget, word.colour))
            faint << complaint(word,
                               QStringLiteral("%1 \"%2\" at %3, %4")
                                   .arg(QLatin1String(widget.metaObject()->className()), widget.objectName())
                                   .arg(word.at.x())
                                   .arg(word.at.y()));
    for (QObject* child : widget.children())
        if (auto* part = qobject_cast<QWidget*>(child); part && !part->isWindow())
            read(*part, window, device, highContrast, faint);
}

// ---- scenes --------------------------------------------------------------------------------------------

/// Words of a scene, and what they look like.
struct SceneWord {
    QQuickItem* item;
    QString text;
    QColor colour;
    QFont font;
    double opacity;
};

double opacityOf(const QQuickItem* item) {
    double all = 1;
    for (; item; item = item->parentItem()) all *= item->opacity();
    return all;
}

void collect(QQuickItem& item, std::vector<SceneWord>& words) {
    const bool isText =
        item.inherits("QQuickText") || item.inherits("QQuickTextEdit") || item.inherits("QQuickTextInput");
    if (isText && item.isVisible() && item.isEnabled() && opacityOf(&item) > 0.1) {
        const QString text = item.property("text").toString();
        const auto font = item.property("font").value<QFont>();
        if (!text.isEmpty())
            words.push_back({&item, text, item.property("color").value<QColor>(), font, opacityOf(&item)});
    }
    for (QQuickItem* child : item.childItems()) collect(*child, words);
}

double contrastIn(const SceneWord& word, const QImage& shown, const QImage& bare) {
    const double ratio = shown.devicePixelRatio();
    const QRectF box = word.item->mapRectToScene({0, 0, word.item->width(), word.item->height()});
    const QRect all = QRectF(box.topLeft() * ratio, box.size() * ratio).toRect() & shown.rect();
    const int step = std::max(1, qRound(std::sqrt(double(all.width()) * all.height() / 2000)));
    std::vector<double> found;
    for (int y = all.top(); y < all.bottom(); y += step)
        for (int x = all.left(); x < all.right(); x += step) {
            const QColor below = bare.pixelColor(x, y);
            const QColor here = shown.pixelColor(x, y);
            const QColor letter = over(below, word.colour, word.opacity);
            // Within a letter, not at its edge or beside it, and not below something else.
            if (difference(here, letter) < 0.12 && here != below) found.push_back(contrastOf(letter, below));
        }
    return worst(std::move(found));
}

} // namespace

double contrastOf(const QColor& one, const QColor& other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

QStringList faintWords(QWidget& window, bool highContrast) {
    ReadingDevice device(window.size());
    QStringList faint;
    read(window, window, device, highContrast, faint);
    return faint;
}

QStringList faintWords(QQuickItem& part, bool highContrast) {
    QQuickWindow& window = *part.window();
    std::vector<SceneWord> words;
    collect(part, words);
    if (words.empty()) return {QStringLiteral("there is nothing to be read")};
    const QImage shown = window.grabWindow();
    for (const SceneWord& word : words)
        word.item->setProperty("color", QColor(Qt::transparent)); // below may be its own
    const QImage bare = window.grabWindow();
    std::vector<SceneWord> suspects;
    std::ranges::copy_if(words, std::back_inserter(suspects), [&](const SceneWord& word) {
        return contrastIn(word, shown, bare) < leastFor(word.font, highContrast);
    });
    for (const SceneWord& word : words) word.item->setProperty("color", word.colour);
    // Beside the letters of what covers it a word seems to have some too: alone it has none there.
    QStringList faint;
    for (const SceneWord& word : suspects) {
        word.item->setProperty("color", QColor(Qt::transparent));
        const double contrast = contrastIn(word, shown, window.grabWindow());
        word.item->setProperty("color", word.colour);
        if (contrast < leastFor(word.font, highContrast))
            faint << QStringLiteral("\"%1\" (%2): %3")
                         .arg(word.text, word.colour.name(QColor::HexArgb))
                         .arg(contrast, 0, 'f', 2);
    }
    return faint;
}

QStringList faintWords(const QSize& size, const std::function<void(QPainter&)>& paint, double least,
                       int* counted) {
    ReadingDevice device(size);
    QPainter painter(&device);
    paint(painter);
    painter.end();
    QStringList faint;
    for (const Word& word : device.reader().words)
        if (word.contrast < least)
            faint << complaint(word, QStringLiteral("%1, %2").arg(word.at.x()).arg(word.at.y()));
    if (counted) *counted = static_cast<int>(device.reader().words.size());
    return faint;
}

} // namespace drawbridge::test
