// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"

#include <QPainter>

namespace drawbridge {

namespace {

const QString kBack = QStringLiteral("back");
const QString kSlot = QStringLiteral("slot-");
const QString kDark = QStringLiteral("-dark");

QByteArray paint(QRgb ink) { return QColor(ink).name().toLatin1(); }

} // namespace

CardRoom::CardRoom(QString name, QStringList places)
    : name_(std::move(name))
    , places_(std::move(places)) {}

CardRoom::~CardRoom() = default;

QStringList CardRoom::faces() const {
    QStringList all = fronts();
    all << kBack;
    for (const QString& ending : {QString(), kDark})
        for (const QString& place : places_) all << kSlot + place + ending;
    return all;
}

/// The place a slot is for; empty if the face is none.
QString CardRoom::placeOf(const QString& face) const {
    if (!face.startsWith(kSlot)) return {};
    const QString place = face.mid(kSlot.size());
    const QString plain = place.endsWith(kDark) ? place.chopped(kDark.size()) : place;
    return places_.contains(plain) ? plain : QString();
}

bool CardRoom::knows(const QString& face) const {
    return face == kBack || !placeOf(face).isEmpty() || knowsFront(face);
}

void CardRoom::paint(QPainter& painter, const QRectF& where, const QString& face) const {
    const CardCanvas canvas(painter, where);
    const QRectF all({}, cardMillimetres);
    if (const QString place = placeOf(face); !place.isEmpty()) {
        const bool dark = face.endsWith(kDark);
        painter.setOpacity(painter.opacity() * 0.38);
        svgs_.paint(painter, all, QStringLiteral(":/assets/%1/slot-%2.svg").arg(name_, place),
                    dark ? kDark : QString(),
                    {{"#ff0001", drawbridge::paint(dark ? cardinks::parchment : cardinks::ink)}});
        return;
    }
    if (face != kBack && !knowsFront(face)) return;
    paintSheet(painter);
    if (face == kBack)
        paintPicture(painter, all, kBack);
    else
        paintFront(painter, canvas, face);
    paintEdge(painter);
}

void CardRoom::paintPicture(QPainter& painter, const QRectF& where, const QString& picture) const {
    svgs_.paint(painter, where, QStringLiteral(":/assets/%1/%2.svg").arg(name_, picture), {}, {});
}

void CardRoom::paintSymbol(QPainter& painter, const QRectF& where, const QString& symbol, QRgb form,
                           QRgb cut) const {
    const QByteArray forms = drawbridge::paint(form);
    const QByteArray cuts = drawbridge::paint(cut);
    svgs_.paint(painter, where, QStringLiteral(":/assets/symbols/%1.svg").arg(symbol),
                QString::fromLatin1(forms + cuts), {{"#ff0001", forms}, {"#ff0002", cuts}});
}

void CardRoom::paintRule(QPainter& painter, const QPointF& middle, double breadth,
                         const QString& symbol) const {
    constexpr double gap = 4;
    constexpr double side = 5.4;
    painter.setPen(QPen(QColor(cardinks::parchmentEdge), 0.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(middle - QPointF(breadth / 2, 0), middle - QPointF(gap, 0));
    painter.drawLine(middle + QPointF(gap, 0), middle + QPointF(breadth / 2, 0));
    paintSymbol(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, symbol,
                cardinks::fadedInk, cardinks::parchment);
}

} // namespace drawbridge
