// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardroom.h"

#include "backname.h"

#include <QPainter>
#include <algorithm>

namespace drawbridge {

namespace {

const QString kBack = QStringLiteral("back");
const QString kSlot = QStringLiteral("slot-");

} // namespace

const PlaceInk& placeInkOf(const QString& face) {
    const auto* found = std::find_if(placeInks.begin() + 1, placeInks.end(),
                                     [&](const PlaceInk& ink) { return face.endsWith(ink.ending); });
    return found == placeInks.end() ? placeInks.front() : *found;
}

CardRoom::CardRoom(QString name, QStringList places, QStringList backs)
    : name_(std::move(name))
    , places_(std::move(places))
    , backs_(std::move(backs)) {}

QStringList CardRoom::faces() const {
    QStringList all = fronts();
    all << backs_;
    for (const PlaceInk& ink : placeInks)
        for (const QString& place : places_) all << kSlot + place + ink.ending;
    return all;
}

/// The back that this face is, including the backs of a user's deck, which use the game's: "deck-2/back".
/// Empty if it is none.
QString CardRoom::backOf(const QString& face) const {
    const QString back = BackName::from(face).back;
    if (back == kBack || back.endsWith(QLatin1Char('/') + kBack)) return backs_.front();
    return backs_.contains(back) ? back : QString();
}

/// The place of a slot; empty if the face is none.
QString CardRoom::placeOf(const QString& face) const {
    if (!face.startsWith(kSlot)) return {};
    const QString place = face.mid(kSlot.size());
    const QString plain = place.chopped(placeInkOf(place).ending.size());
    return places_.contains(plain) ? plain : QString();
}

bool CardRoom::knows(const QString& face) const {
    return !backOf(face).isEmpty() || !placeOf(face).isEmpty() || knowsFront(face);
}

void CardRoom::paint(QPainter& painter, const QRectF& where, const QString& face, Detail detail) const {
    const CardCanvas canvas(painter, where, detail);
    if (const QString place = placeOf(face); !place.isEmpty()) {
        const PlaceInk& ink = placeInkOf(face);
        painter.setOpacity(painter.opacity() * ink.opacity);
        paintCardPicture(painter, QRectF({}, cardMillimetres), name_, kSlot + place, ink.colour);
        return;
    }
    paintSheet(painter);
    paintSide(painter, canvas, face);
    paintEdge(painter);
}

void CardRoom::paintUncut(QPainter& painter, const QRectF& where, const QRectF& sheet,
                          const QString& face) const {
    if (!placeOf(face).isEmpty()) {
        paint(painter, where, face, Detail::whole);
        return;
    }
    // Fronts and backs have a parchment margin: that makes the bleed.
    painter.fillRect(sheet, groundInk(cardinks::parchment));
    paintSide(painter, CardCanvas(painter, where, Detail::whole), face);
}

/// Paints a front or a back on the sheet.
void CardRoom::paintSide(QPainter& painter, const CardCanvas& canvas, const QString& face) const {
    if (const QString back = backOf(face); !back.isEmpty())
        paintCardBack(painter, name_, back, BackName::from(face).pattern);
    else if (knowsFront(face))
        paintFront(painter, canvas, face);
}

} // namespace drawbridge
