// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"

#include <QPainter>

namespace drawbridge {

namespace {

const QString kBack = QStringLiteral("back");
const QString kSlot = QStringLiteral("slot-");
const QString kDark = QStringLiteral("-dark");

/// The back; also of a deck of the player's own, which has none of its own: "deck-2/back".
bool isBack(const QString& face) { return face == kBack || face.endsWith(QLatin1Char('/') + kBack); }

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
    return isBack(face) || !placeOf(face).isEmpty() || knowsFront(face);
}

void CardRoom::paint(QPainter& painter, const QRectF& where, const QString& face, Detail detail) const {
    const CardCanvas canvas(painter, where, detail);
    const QRectF all({}, cardMillimetres);
    if (const QString place = placeOf(face); !place.isEmpty()) {
        const bool dark = face.endsWith(kDark);
        painter.setOpacity(painter.opacity() * 0.38);
        paintCardPicture(painter, all, name_, kSlot + place, dark ? cardinks::parchment : cardinks::ink);
        return;
    }
    if (!isBack(face) && !knowsFront(face)) return;
    paintSheet(painter);
    if (isBack(face))
        paintCardPicture(painter, all, name_, kBack);
    else
        paintFront(painter, canvas, face);
    paintEdge(painter);
}

} // namespace drawbridge
