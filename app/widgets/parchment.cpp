// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parchment.h"

#include "faces/facepixmap.h"
#include "faces/fonts.h"
#include "match/gameinfo.h"
#include "reference/plainwidgets.h"
#include "table/sceneview.h"
#include "text/gamesheet.h"

#include <QApplication>
#include <QEvent>
#include <QIcon>
#include <QLinearGradient>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace drawbridge {

bool isHighContrast() { return isHighContrast(QApplication::palette()); }

bool isNight() { return isDark(QApplication::palette()); }

namespace parchment {

QColor ink() { return isHighContrast() ? QColor(Qt::black) : QColor(0x2b, 0x26, 0x22); }
QColor faintInk() { return isHighContrast() ? QColor(Qt::black) : QColor(0x57, 0x4a, 0x3d); }
QColor won() { return isHighContrast() ? QColor(0x8f, 0x1d, 0x12) : QColor(0xbe, 0x3a, 0x2a); }
QColor page() {
    if (isHighContrast()) return Qt::white;
    return isNight() ? QColor(0xe6, 0xd9, 0xbb) : QColor(0xf3, 0xe9, 0xd2);
}

QColor cloth(const QString& game) {
    const GameInfo* known = findGame(game.toStdString());
    return known != nullptr ? QColor(sheetOf(known->id()).cloth.byDay) : faintInk();
}

QFont textFont() {
    QFont font; // the application's font but for the family
    font.setFamily(textFontFamily());
    return font;
}

QColor onWood() { return isHighContrast() ? QColor(Qt::white) : QColor(0xfd, 0xf6, 0xe6); }

QFont titleFont(const QFont& plain, double times) {
    QFont font = plain;
    font.setFamily(nameFontFamily());
    return sized(font, times);
}

/// A font with a size in pixels, as on paper, keeps its unit.
QFont sized(QFont font, double times) {
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * times));
    else
        font.setPointSizeF(QFontInfo(font).pointSizeF() * times);
    return font;
}

QPixmap tinted(const QIcon& icon, const QSize& size, double ratio, const QColor& colour) {
    QPixmap sign = icon.pixmap(size, ratio);
    if (sign.isNull()) return sign;
    QPainter painter(&sign);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRect({}, size), colour);
    return sign;
}

QPalette pagePalette() {
    QPalette palette = QApplication::palette();
    const QColor page = parchment::page();
    QColor idle = ink(); // disabled text
    idle.setAlphaF(0.5F);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::All, role, ink());
        palette.setColor(QPalette::Disabled, role, idle);
    }
    palette.setColor(QPalette::All, QPalette::PlaceholderText, faintInk());
    palette.setColor(QPalette::All, QPalette::Window, page);
    palette.setColor(QPalette::All, QPalette::Base, page.lighter(103));
    palette.setColor(QPalette::All, QPalette::AlternateBase, page.darker(104));
    palette.setColor(QPalette::All, QPalette::Button, page.darker(108));
    palette.setColor(QPalette::All, QPalette::Light, page.lighter(110));
    palette.setColor(QPalette::All, QPalette::Midlight, page.darker(104));
    palette.setColor(QPalette::All, QPalette::Mid, page.darker(135));
    palette.setColor(QPalette::All, QPalette::Dark, page.darker(150));
    palette.setColor(QPalette::All, QPalette::Highlight, QColor(0x28, 0x4a, 0x6e));
    palette.setColor(QPalette::All, QPalette::HighlightedText, Qt::white);
    return palette;
}

QPalette readingPalette() {
    if (isHighContrast()) return QApplication::palette();
    QPalette palette = pagePalette();
    const auto set = [&](QPalette::ColorRole role, const QColor& colour) {
        palette.setColor(QPalette::All, role, colour);
    };
    set(QPalette::Link, {0x7a, 0x2a, 0x20});
    set(QPalette::LinkVisited, {0x7a, 0x2a, 0x20});
    if (!isNight()) return palette;
    const QColor leather(0x2c, 0x22, 0x1a);
    const QColor letters(0xea, 0xdf, 0xc6);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) set(role, letters);
    set(QPalette::PlaceholderText, {0xb8, 0xa8, 0x8c});
    set(QPalette::Window, leather);
    set(QPalette::Base, leather.darker(115));
    set(QPalette::AlternateBase, leather.lighter(115));
    set(QPalette::Button, leather.lighter(130));
    set(QPalette::Light, leather.lighter(170));
    set(QPalette::Midlight, leather.lighter(140));
    set(QPalette::Mid, leather.darker(130));
    set(QPalette::Dark, leather.darker(160));
    set(QPalette::Highlight, {0x8a, 0x5a, 0x2b});
    set(QPalette::Link, {0xe8, 0xb0, 0x70});
    set(QPalette::LinkVisited, {0xe8, 0xb0, 0x70});
    // Disabled text stays faint.
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, letters.darker(180));
    return palette;
}

void dressToRead(QWidget* widget) {
    // Updates the palette when the theme changes.
    class Dresser : public QObject {
      public:
        using QObject::QObject;
        bool eventFilter(QObject* watched, QEvent* event) override {
            if (event->type() == QEvent::ApplicationPaletteChange)
                static_cast<QWidget*>(watched)->setPalette(readingPalette());
            return false;
        }
    };
    widget->installEventFilter(new Dresser(widget));
    widget->setPalette(readingPalette());
    widget->setFont(textFont());
}

double unitOf(const QWidget& widget) { return QFontMetricsF(widget.font()).height(); }

} // namespace parchment

// ---- figures -------------------------------------------------------------------------------------------

PaintedFigure::PaintedFigure(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::TabFocus);
}

void PaintedFigure::paintElsewhere(QPainter& painter, const QSize& size, double sharpness) {
    setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX); // a maximum set for the window does not apply
    resize(size);
    sharpness_ = sharpness;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setFont(font());
    paint(painter);
    painter.restore();
    sharpness_ = 0;
}

void PaintedFigure::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    paint(painter);
    painter.restore();
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(parchment::ink(), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

// ---- buttons -------------------------------------------------------------------------------------------

WoodButton::WoodButton(const QString& text, QWidget* parent)
    : QPushButton(text, parent) {
    setAutoDefault(false);
    setFont(parchment::titleFont(font(), 1.05));
}

QSize WoodButton::sizeHint() const {
    const QFontMetrics metrics(font());
    const int sign = menu() ? metrics.height() : 0;
    return {metrics.size(Qt::TextShowMnemonic, text()).width() + 2 * metrics.height() + sign,
            std::max(36, metrics.height() * 8 / 5)};
}

void WoodButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool night = isNight();
    const bool highContrast = isHighContrast();
    QColor wood = highContrast ? QColor(Qt::black)
                  : night      ? QColor(0x2b, 0x1a, 0x0e)
                               : QColor(0x4a, 0x2d, 0x18);
    if (isDown() || (menu() && menu()->isVisible()))
        wood = wood.darker(130);
    else if (underMouse())
        wood = wood.lighter(125);
    painter.setPen(QPen(hasFocus() || highContrast ? parchment::onWood() : QColor(0x1d, 0x11, 0x09),
                        hasFocus() ? 2.4 : 1.6));
    painter.setBrush(wood);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    painter.setPen(isEnabled() ? parchment::onWood() : QColor(0xb0, 0xa0, 0x8c));
    QRect words = rect();
    if (menu()) {
        const int sign = QFontMetrics(font()).height() / 4;
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const int x = mirrored ? 4 * sign : width() - 4 * sign;
        const int y = height() / 2;
        painter.drawPolyline(
            QPolygon({{x - sign, y - sign / 2}, {x, y + sign / 2}, {x + sign, y - sign / 2}}));
        words.adjust(mirrored ? 4 * sign : 0, 0, mirrored ? 0 : -4 * sign, 0);
    }
    const bool keys = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    painter.drawText(words, Qt::AlignCenter | (keys ? Qt::TextShowMnemonic : Qt::TextHideMnemonic), text());
}

Bookmark::Bookmark(const QString& text, const QString& picture, const QColor& colour, QWidget* parent)
    : QAbstractButton(parent)
    , picture_(picture)
    , colour_(colour) {
    setText(text);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

QRect Bookmark::wordsRect(int top) const {
    const int unit = QFontMetrics(font()).height();
    return {unit / 2, top, unit * 11 / 2, 3 * unit};
}

/// Height of at most two lines, wrapped to the width of the checked bookmark.
int Bookmark::wordsHeight() const {
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QRect words = metrics.boundingRect(wordsRect(0), Qt::AlignHCenter | Qt::TextWordWrap, text());
    return std::min(words.height(), 2 * metrics.height());
}

QSize Bookmark::sizeHint() const {
    const int unit = QFontMetrics(font()).height();
    return {unit * 15 / 2, unit * 5 / 2 + wordsHeight()};
}

QSize Bookmark::minimumSizeHint() const {
    const int unit = QFontMetrics(font()).height();
    return {unit * 15 / 2, unit * 3 / 4 + wordsHeight()};
}

/// The checked one sticks out furthest.
void Bookmark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double unit = QFontMetricsF(font()).height();
    const double far = width() - (isChecked() ? 2 : unit * 0.9);
    const double notch = unit * 0.5;
    QPolygonF tag({{0, 2},
                   {far - notch, 2},
                   {far, height() / 2.0},
                   {far - notch, height() - 2.0},
                   {0, height() - 2.0}});
    if (mirrored) tag = QTransform(-1, 0, 0, 1, width(), 0).map(tag);
    painter.setPen(QPen(hasFocus() || isHighContrast() ? parchment::onWood() : QColor(0x15, 0x11, 0x0e),
                        hasFocus() ? 3 : 2, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    const QColor colour = isHighContrast() ? colour_.darker(150) : colour_;
    painter.setBrush(underMouse() ? colour.lighter(112) : colour);
    painter.drawPolygon(tag);
    const bool pictured = hasPicture();
    QRect words = wordsRect(pictured ? qRound(unit * 2) : 0);
    words.setBottom(height() - (pictured ? 4 : 0));
    if (mirrored) words.moveRight(width() - words.left());
    const double side = unit * 1.4;
    if (pictured) paintPicture(painter, {words.center().x() - side / 2, unit * 0.45, side, side});
    painter.setPen(parchment::onWood());
    QFont bold = font();
    bold.setBold(isChecked());
    painter.setFont(bold);
    const Qt::Alignment where = Qt::AlignHCenter | (pictured ? Qt::AlignTop : Qt::AlignVCenter);
    painter.drawText(words, int(where) | Qt::TextWordWrap, text());
}

void Bookmark::paintPicture(QPainter& painter, const QRectF& where) const {
    painter.setPen(QPen(parchment::onWood(), std::max(1.4, where.width() / 12)));
    painter.setBrush(Qt::NoBrush);
    const double third = where.width() / 3;
    if (picture_ == QLatin1String("bars")) {
        for (int bar = 0; bar < 3; ++bar) {
            const double high = where.height() * (0.4 + 0.28 * bar);
            painter.drawRect(QRectF(where.x() + bar * third + 2, where.bottom() - high, third - 4, high));
        }
    } else if (picture_ == QLatin1String("table")) {
        painter.drawRect(where.adjusted(0, 2, 0, -2));
        for (int line = 1; line < 3; ++line) {
            const double y = where.y() + 2 + line * (where.height() - 4) / 3;
            painter.drawLine(QPointF(where.x(), y), QPointF(where.right(), y));
        }
        painter.drawLine(QPointF(where.x() + third, where.y() + 2),
                         QPointF(where.x() + third, where.bottom() - 2));
    } else if (picture_ == QLatin1String("pennons")) {
        painter.drawLine(where.topLeft(), where.topRight());
        for (const double x : {where.x() + third * 0.5, where.x() + third * 1.8})
            painter.drawPolygon(QPolygonF({{x, where.y()},
                                           {x + third, where.y()},
                                           {x + third / 2, where.y() + where.height() * 0.75}}));
    } else {
        painter.drawPixmap(where.topLeft(),
                           facePixmap(picture_, qRound(where.height()), devicePixelRatioF()));
    }
}

// ---- sheets and dialogs --------------------------------------------------------------------------------

ParchmentSheet::ParchmentSheet(QWidget* parent)
    : QWidget(parent) {
    fit();
}

void ParchmentSheet::fit() { setPalette(parchment::pagePalette()); }

/// With a double line along its edge.
void ParchmentSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor page = palette().color(QPalette::Window);
    painter.fillRect(rect(), page);
    painter.setPen(QPen(page.darker(190), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    painter.setPen(page.darker(140));
    painter.drawRect(rect().adjusted(5, 5, -6, -6));
}

ParchmentDialog::ParchmentDialog(const QString& title, QWidget* parent)
    : QDialog(parent)
    , sheet_(new ParchmentSheet(this))
    , title_(new PlainLabel(title, sheet_))
    , layout_(new QVBoxLayout(sheet_)) {
    setWindowTitle(title);
    setFont(parchment::textFont());
    title_->setWordWrap(true);
    title_->setFont(parchment::titleFont(font(), 1.6));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(sheet_);
    const int margin = qRound(parchment::unitOf(*this));
    layout_->setContentsMargins(margin, margin, margin, margin);
    layout_->addWidget(title_);
}

void ParchmentDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) sheet_->fit();
    if (event->type() == QEvent::FontChange) title_->setFont(parchment::titleFont(font(), 1.6));
}

// ---- the book ------------------------------------------------------------------------------------------

void paintBoards(QPainter& painter, const QRect& where, bool night) {
    constexpr int kBoard = 104; // width of a board of the table
    if (isHighContrast()) {
        painter.fillRect(where, Qt::black);
        return;
    }
    painter.fillRect(where, night ? QColor(0x52, 0x34, 0x1f) : QColor(0x87, 0x58, 0x33));
    const QColor other = night ? QColor(0x5a, 0x3a, 0x24) : QColor(0x8f, 0x5f, 0x38);
    const QColor seam = night ? QColor(0x38, 0x22, 0x0f) : QColor(0x5f, 0x3b, 0x20);
    for (int board = 0; board * kBoard < where.height(); ++board) {
        const int y = where.y() + board * kBoard;
        if (board % 2 != 0) painter.fillRect(where.x(), y, where.width(), kBoard, other);
        painter.fillRect(where.x(), y, where.width(), 2, seam);
    }
}

BookFrame::BookFrame(QWidget* parent)
    : QWidget(parent) {
    setPalette(parchment::pagePalette());
}

void BookFrame::setFolded(bool folded) {
    if (folded_ == folded) return;
    folded_ = folded;
    book_ = {};
    update();
}

void BookFrame::paintEvent(QPaintEvent*) {
    const double ratio = devicePixelRatioF();
    if (book_.isNull() || book_.size() != (QSizeF(size()) * ratio).toSize() || night_ != isNight()) {
        night_ = isNight();
        book_ = paintBook();
    }
    QPainter(this).drawPixmap(0, 0, book_);
}

QPixmap BookFrame::paintBook() const {
    const double ratio = devicePixelRatioF();
    QPixmap picture((QSizeF(size()) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(rect());
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(all.adjusted(4, 5, 0, 0), 8, 8); // shadow
    painter.setPen(QPen(QColor(0x2b, 0x1a, 0x14), 2));
    painter.setBrush(night_ ? QColor(0x4a, 0x1e, 0x1a) : QColor(0x5e, 0x26, 0x22));
    painter.drawRoundedRect(all.adjusted(1, 1, -4, -4), 7, 7);
    const QColor page = parchment::page();
    for (int leaf = 0; leaf < 3; ++leaf) { // pages beneath, visible at the edge
        painter.setPen(QPen(page.darker(150), 1));
        painter.setBrush(page.darker(112 - 4 * leaf));
        painter.drawRect(all.adjusted(8 + 2 * leaf, 8 + leaf, -11 - 2 * leaf, -11 - leaf));
    }
    const QRectF open = all.adjusted(13, 11, -16, -14);
    painter.fillRect(open, page);
    if (folded_) {
        const double middle = open.center().x();
        QLinearGradient fold(middle - 54, 0, middle + 54, 0);
        QColor shade = page.darker(160);
        for (const double at : {0.0, 1.0}) {
            shade.setAlphaF(0);
            fold.setColorAt(at, shade);
        }
        shade.setAlphaF(0.55F);
        fold.setColorAt(0.5, shade);
        painter.fillRect(QRectF(middle - 54, open.y(), 108, open.height()), fold);
        painter.setPen(QPen(page.darker(190), 1.4));
        painter.drawLine(QPointF(middle, open.y()), QPointF(middle, open.bottom()));
    }
    return picture;
}

void paintTitleRibbon(QPainter& painter, const QSizeF& size) {
    const double w = size.width() - 1.2;
    const double h = size.height() - 1.2;
    const double notch = h * 0.2;
    const double gap = h * 0.12;
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath ribbon;
    ribbon.addPolygon(QPolygonF({{1.2, 1.2},
                                 {w, 1.2},
                                 {w - notch, size.height() / 2},
                                 {w, h},
                                 {1.2, h},
                                 {1.2 + notch, size.height() / 2}}));
    ribbon.closeSubpath();
    painter.fillPath(ribbon, QColor(0xf3, 0xe9, 0xd2));
    painter.strokePath(ribbon,
                       QPen(QColor(0x2b, 0x26, 0x22), 2, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setPen(QPen(QColor(0xc4, 0x87, 0x2a), 1));
    const double in = notch + gap;
    painter.drawLine(QPointF(in, 1.2 + gap), QPointF(size.width() - in, 1.2 + gap));
    painter.drawLine(QPointF(in, h - gap), QPointF(size.width() - in, h - gap));
}

} // namespace drawbridge
