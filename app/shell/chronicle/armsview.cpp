// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/chronicle/armsview.h"

#include "faces/facepixmap.h"
#include "match/gamestate.h"
#include "shell/chronicle/chroniclewords.h"
#include "shell/hall/hallroom.h"
#include "text/gametext.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>

namespace drawbridge {

namespace {

// The arms are drawn on a grid of this size.
constexpr double kBroad = 260;
constexpr double kHigh = 330;
constexpr double kTop = 84; // of the shield
constexpr double kLeft = 32;
constexpr double kShieldBroad = 196;
constexpr double kShieldHigh = 240;
constexpr double kLargest = 24; // lines of text

/// A shield of that breadth and height.
QPainterPath shieldPath(const QRectF& box) {
    QPainterPath path;
    const double low = box.y() + box.height() * 0.58;
    path.moveTo(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.right(), low);
    path.cubicTo(box.right(), low + box.height() * 0.2, box.center().x() + box.width() * 0.2,
                 box.bottom() - box.height() * 0.07, box.center().x(), box.bottom());
    path.cubicTo(box.center().x() - box.width() * 0.2, box.bottom() - box.height() * 0.07, box.left(),
                 low + box.height() * 0.2, box.left(), low);
    path.closeSubpath();
    return path;
}

} // namespace

ArmsView::ArmsView(const PersonChronicle& person, const QString& name, int shield, QWidget* parent)
    : PaintedFigure(parent)
    , games_(person.games)
    , crest_(person.strongest)
    , name_(name)
    , shield_(shield) {
    setAccessibleName(name);
    setAccessibleDescription(armsSpoken(person, name, shield));
    setToolTip(armsSpoken(person, name, shield));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumHeight(qRound(unit() * kLargest + scrollHeight()));
}

QSize ArmsView::sizeHint() const { return {qRound(unit() * 18), qRound(unit() * 20 + scrollHeight())}; }

QSize ArmsView::minimumSizeHint() const {
    return {qRound(unit() * 13), qRound(unit() * 13 + scrollHeight())};
}

double ArmsView::armsHeight() const {
    return std::min({height() - scrollHeight(), width() * kHigh / kBroad, unit() * kLargest});
}

void ArmsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) arms_ = {};
    PaintedFigure::changeEvent(event);
}

void ArmsView::paint(QPainter& painter) {
    const double high = armsHeight();
    const QSizeF size(high * kBroad / kHigh, high);
    const QSize pixels = (size * devicePixelRatioF()).toSize();
    if (arms_.size() != pixels) arms_ = paintArms(size);
    painter.translate(0, (height() - high - scrollHeight()) / 2);
    painter.drawPixmap(QPointF((width() - size.width()) / 2, 0), arms_);
    const double broad = std::min<double>(width() - 4.0, unit() * 22);
    paintScroll(painter, {(width() - broad) / 2, high + unit() * 0.3, broad, unit() * 2.5});
}

QPixmap ArmsView::paintArms(const QSizeF& size) const {
    QPixmap picture((size * devicePixelRatioF()).toSize());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size.width() / kBroad, size.height() / kHigh);
    const QRectF box(kLeft, kTop, kShieldBroad, kShieldHigh);
    const QPainterPath shield = shieldPath(box);
    painter.fillPath(shield.translated(5, 5), QColor(0, 0, 0, 50));
    const double across = box.width() / 2;
    const double down = box.height() * 0.44;
    const std::array<QRectF, 4> quarters{
        QRectF(box.x(), box.y(), across, down), QRectF(box.x() + across, box.y(), across, down),
        QRectF(box.x(), box.y() + down, across, box.height() - down),
        QRectF(box.x() + across, box.y() + down, across, box.height() - down)};
    painter.save();
    painter.setClipPath(shield);
    for (std::size_t field = 0; field < quarters.size() && field < games_.size(); ++field)
        paintField(painter, quarters[field], games_[field]);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(chronicle::ink(), 7, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(shield);
    if (games_.size() > quarters.size()) {
        const QRectF middle(box.center().x() - 42, box.y() + down - 52, 84, 100);
        const QPainterPath inner = shieldPath(middle);
        painter.fillPath(inner, chronicle::parchment());
        painter.save();
        painter.setClipPath(inner);
        paintField(painter, middle, games_.back());
        painter.restore();
        painter.setPen(
            QPen(chronicle::ink(), 4, games_.back().outcomes.won > 0 ? Qt::SolidLine : Qt::DashLine));
        painter.drawPath(inner);
    }
    paintCrest(painter);
    return picture;
}

/// A piece of the game's cover, or what is left of it for who has not won there.
void ArmsView::paintField(QPainter& painter, const QRectF& where, const GameRecord& record) const {
    static const FacePainter faces;
    const QString face = QStringLiteral("hall/cover-") + record.game;
    const bool earned = record.outcomes.won > 0;
    painter.fillRect(where, earned ? chronicle::cloth(record.game) : chronicle::parchment().darker(103));
    const QSizeF printed = faces.sizeMillimetres(face);
    const double scale = std::max(where.width() / printed.width(), where.height() / printed.height());
    const QSizeF size = printed * scale;
    painter.save();
    painter.setClipRect(where, Qt::IntersectClip);
    painter.setOpacity(earned ? 1 : 0.14);
    // What stands on a cover stands above its title.
    faces.paint(painter,
                {{where.center().x() - size.width() / 2, where.center().y() - size.height() * 0.46}, size},
                face);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(chronicle::ink(), 2.4, earned ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(where);
}

/// A wreath of two colours, and on it a helm, if one has been won.
void ArmsView::paintCrest(QPainter& painter) const {
    constexpr int kTurns = 6;
    const double middle = kBroad / 2;
    const double broad = 84.0 / kTurns;
    if (crest_) {
        static const FacePainter faces;
        faces.paint(painter, {middle - 37, 2, 74, 74},
                    QStringLiteral("helm/") + toQString(levels()[*crest_].name));
    }
    painter.setPen(QPen(chronicle::ink(), 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int turn = 0; turn < kTurns; ++turn) {
        const double x = middle - 42 + turn * broad;
        painter.setBrush(turn % 2 == 0 ? chronicle::won() : QColor(0xf8, 0xef, 0xdc));
        painter.drawPolygon(QPolygonF(
            {{x + 4, kTop - 15}, {x + broad + 4, kTop - 15}, {x + broad - 4, kTop - 3}, {x - 4, kTop - 3}}));
    }
}

void ArmsView::paintScroll(QPainter& painter, const QRectF& where) const {
    painter.save();
    painter.translate(where.topLeft());
    paintTitleRibbon(painter, where.size());
    painter.restore();
    const int picture = qRound(where.height() * 0.62);
    const QString face = QStringLiteral("seat/%1").arg(shield_);
    const double taken = faceBreadth(face, picture) + unit() * 0.5;
    const double room = where.width() - where.height() * 0.9 - taken;
    QFont font = chronicle::titleFont(this->font(), 1.5);
    double wide = QFontMetricsF(font).horizontalAdvance(name_);
    if (wide > room) {
        font.setPointSizeF(font.pointSizeF() * std::max(0.66, room / wide));
        wide = QFontMetricsF(font).horizontalAdvance(name_);
    }
    wide = std::min(wide + 1, room);
    double from = where.center().x() - (wide + taken) / 2;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QPixmap shield = facePixmap(face, picture, devicePixelRatioF());
    const double y = where.center().y() - picture / 2.0;
    painter.drawPixmap(QPointF(mirrored ? from + wide + unit() * 0.5 : from, y), shield);
    if (!mirrored) from += taken;
    painter.setFont(font);
    painter.setPen(chronicle::ink());
    painter.drawText(QRectF(from, where.y(), wide + 2, where.height()), Qt::AlignCenter,
                     QFontMetricsF(font).elidedText(name_, Qt::ElideRight, wide + 2));
}

} // namespace drawbridge
