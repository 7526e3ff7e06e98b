// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deck.h"

class QPainter;
class QRectF;

namespace drawbridge {

/// Paints a kind of any deck of Castle Rampage, kept or still being written, so that it fills `where`: from
/// its fields and words alone. A kind whose slug is none of the house edition's gets the picture of its sort.
/// May be called from several threads at once.
void paintRampageCard(QPainter& painter, const QRectF& where, const rampage::Deck& deck, rampage::Kind kind);

} // namespace drawbridge
