// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/armsview.h"

#include "faces/facepixmap.h"
#include "match/gamestate.h"
#include "rooms/chronicle/chroniclewords.h"
#include "text/gametext.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kLargest = 24; // maximum height in lines of text

} // namespace

Arms armsOf(const PersonChronicle& person) {
    Arms arms;
    for (const GameRecord& record : person.games)
        if (record.outcomes.won > 0) arms.earned << record.game;
    if (person.strongest) arms.crest = toQString(levels()[*person.strongest].name);
    return arms;
}

ArmsView::ArmsView(const PersonChronicle& person, const QString& name, int shield, QWidget* parent)
    : PaintedFigure(parent)
    , arms_(armsOf(person))
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
    return std::min({height() - scrollHeight(), width() / kArmsShape, unit() * kLargest});
}

void ArmsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) picture_ = {};
    PaintedFigure::changeEvent(event);
}

void ArmsView::paint(QPainter& painter) {
    const double high = armsHeight();
    const QSizeF size(high * kArmsShape, high);
    const QSize pixels = (size * sharpness()).toSize();
    if (picture_.size() != pixels) picture_ = picture(size);
    painter.translate(0, (height() - high - scrollHeight()) / 2);
    painter.drawPixmap(QPointF((width() - size.width()) / 2, 0), picture_);
    const double broad = std::min<double>(width() - 4.0, unit() * 22);
    paintScroll(painter, {(width() - broad) / 2, high + unit() * 0.3, broad, unit() * 2.5});
}

QPixmap ArmsView::picture(const QSizeF& size) const {
    QPixmap picture((size * sharpness()).toSize());
    picture.setDevicePixelRatio(sharpness());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintArms(painter, size, arms_, ground());
    return picture;
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
    QFont font = parchment::titleFont(this->font(), 1.5);
    double wide = QFontMetricsF(font).horizontalAdvance(name_);
    if (wide > room) {
        font = parchment::sized(font, std::max(0.66, room / wide));
        wide = QFontMetricsF(font).horizontalAdvance(name_);
    }
    wide = std::min(wide + 1, room);
    double from = where.center().x() - (wide + taken) / 2;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QPixmap shield = facePixmap(face, picture, sharpness());
    const double y = where.center().y() - picture / 2.0;
    painter.drawPixmap(QPointF(mirrored ? from + wide + unit() * 0.5 : from, y), shield);
    if (!mirrored) from += taken;
    painter.setFont(font);
    painter.setPen(parchment::ink());
    painter.drawText(QRectF(from, where.y(), wide + 2, where.height()), Qt::AlignCenter,
                     QFontMetricsF(font).elidedText(name_, Qt::ElideRight, wide + 2));
}

} // namespace drawbridge
