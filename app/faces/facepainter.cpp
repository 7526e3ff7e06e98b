// SPDX-License-Identifier: GPL-3.0-or-later
#include "facepainter.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <algorithm>

namespace drawbridge {

// The built-in rooms: a further game adds its own here and below.
std::unique_ptr<FaceRoom> makeKeepFaces(), makeCaleiraFaces(), makeRampageFaces(), makeWarsFaces(),
    makeCastlesFaces(), makeSeatFaces(), makeHallFaces(), makeHelmFaces(), makeBeastFaces();

namespace {

constexpr double blankMillimetres = 45;
constexpr double blankCorner = 1.5;

void paintBlank(QPainter& painter, const QRectF& where) {
    const double unit = std::min(where.width(), where.height()) / 96;
    const QColor ink(0x2b, 0x26, 0x22);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf3, 0xe9, 0xd2));
    painter.drawRoundedRect(where, 3 * unit, 3 * unit);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 2 * unit, Qt::DashLine));
    painter.drawRoundedRect(where.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit), 2 * unit, 2 * unit);
    // The question mark is drawn, not written, so that it needs no font.
    const QPointF c = where.center();
    QPainterPath mark;
    mark.moveTo(c + QPointF(-12, -12) * unit);
    mark.arcTo(QRectF(c.x() - 12 * unit, c.y() - 24 * unit, 24 * unit, 24 * unit), 180, -250);
    mark.lineTo(c + QPointF(0, 10) * unit);
    painter.setPen(QPen(ink, 6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(mark);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(c + QPointF(0, 22) * unit, 4 * unit, 4 * unit);
    painter.restore();
}

} // namespace

void FaceRoom::paintUncut(QPainter& painter, const QRectF& where, const QRectF&, const QString& face) const {
    paint(painter, where, face, Detail::whole);
}

FacePainter::FacePainter() {
    for (const auto make : {makeKeepFaces, makeCaleiraFaces, makeRampageFaces, makeWarsFaces,
                            makeCastlesFaces, makeSeatFaces, makeHallFaces, makeHelmFaces, makeBeastFaces})
        add(make());
}

void FacePainter::add(std::unique_ptr<FaceRoom> room) {
    const auto same = [&](const auto& other) { return other->name() == room->name(); };
    if (const auto it = std::find_if(rooms_.begin(), rooms_.end(), same); it != rooms_.end())
        *it = std::move(room);
    else
        rooms_.push_back(std::move(room));
}

const FaceRoom* FacePainter::roomOf(const QString& face, QString* rest) const {
    const auto slash = face.indexOf(QLatin1Char('/'));
    if (slash < 0) return nullptr;
    const QString name = face.left(slash);
    *rest = face.mid(slash + 1);
    for (const auto& room : rooms_)
        if (room->name() == name) return room->knows(*rest) ? room.get() : nullptr;
    return nullptr;
}

QStringList FacePainter::faces(const QString& name) const {
    QStringList all;
    for (const auto& room : rooms_) {
        if (!name.isEmpty() && room->name() != name) continue;
        const QStringList inRoom = room->faces();
        for (const QString& face : inRoom) all << room->name() + QLatin1Char('/') + face;
    }
    return all;
}

bool FacePainter::knows(const QString& face) const {
    QString rest;
    return roomOf(face, &rest) != nullptr;
}

QSizeF FacePainter::sizeMillimetres(const QString& face) const {
    QString rest;
    const FaceRoom* room = roomOf(face, &rest);
    return room ? room->sizeMillimetres(rest) : QSizeF(blankMillimetres, blankMillimetres);
}

double FacePainter::cornerMillimetres(const QString& face) const {
    QString rest;
    const FaceRoom* room = roomOf(face, &rest);
    return room ? room->cornerMillimetres(rest) : blankCorner;
}

void FacePainter::paint(QPainter& painter, const QRectF& where, const QString& face, Detail detail) const {
    QString rest;
    if (const FaceRoom* room = roomOf(face, &rest))
        room->paint(painter, where, rest, detail);
    else
        paintBlank(painter, where);
}

void FacePainter::paintUncut(QPainter& painter, const QRectF& trim, const QRectF& sheet, const QString& face,
                             const InkOptions& ink) const {
    const QSizeF size = sizeMillimetres(face).scaled(trim.size(), Qt::KeepAspectRatio);
    const QRectF where(trim.center() - QPointF(size.width(), size.height()) / 2, size);
    const InkScope scope({ink.inks, ink.scale * size.width() / sizeMillimetres(face).width()});
    QString rest;
    if (const FaceRoom* room = roomOf(face, &rest))
        room->paintUncut(painter, where, sheet, rest);
    else
        paintBlank(painter, where);
}

} // namespace drawbridge
