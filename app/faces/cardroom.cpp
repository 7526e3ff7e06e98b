// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"

#include <QPainter>

namespace drawbridge {

namespace {

const QString kBack = QStringLiteral("back");
const QString kSlot = QStringLiteral("slot-");
const QString kDark = QStringLiteral("-dark");

} // namespace

CardRoom::CardRoom(QString name, QStringList places, QStringList backs)
    : name_(std::move(name))
    , places_(std::move(places))
    , backs_(std::move(backs)) {}

CardRoom::~CardRoom() = default;

QStringList CardRoom::faces() const {
    QStringList all = fronts();
    all << backs_;
    for (const QString& ending : {QString(), kDark})
        for (const QString& place : places_) all << kSlot + place + ending;
    return all;
}

/// The back that a face is, also of a deck of the player's own, which has none of its own: "deck-2/back".
/// Empty if it is none.
QString CardRoom::backOf(const QString& face) const {
    if (face == kBack || face.endsWith(QLatin1Char('/') + kBack)) return backs_.front();
    return backs_.contains(face) ? face : QString();
}

/// The place a slot is for; empty if the face is none.
QString CardRoom::placeOf(const QString& face) const {
    if (!face.startsWith(kSlot)) return {};
    const QString place = face.mid(kSlot.size());
    const QString plain = place.endsWith(kDark) ? place.chopped(kDark.size()) : place;
    return places_.contains(plain) ? plain : QString();
}

bool CardRoom::knows(const QString& face) const {
    return !backOf(face).isEmpty() || !placeOf(face).isEmpty() || knowsFront(face);
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
    const QString back = backOf(face);
    if (back.isEmpty() && !knowsFront(face)) return;
    paintSheet(painter);
    if (back.isEmpty())
        paintFront(painter, canvas, face);
    else
        paintCardPicture(painter, all, name_, back);
    paintEdge(painter);
}

} // namespace drawbridge
