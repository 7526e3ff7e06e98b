// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deck.h"

class QPainter;
class QRectF;

namespace drawbridge {

/// Paints a card of any deck of Castle Rampage, kept or being edited, so that it fills `where`, from its
/// fields and text alone. A slug unknown to the house edition gets the picture of its type. May be called
/// from several threads at once.
void paintRampageCard(QPainter& painter, const QRectF& where, const rampage::Deck& deck, rampage::Kind kind);

} // namespace drawbridge
