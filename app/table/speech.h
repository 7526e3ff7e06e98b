// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/shownpieces.h"

// What is said of the table, with what the hand can do there. The view is what the table's viewer sees.
namespace drawbridge {

/// What to do now, for the viewer who is to decide; who is at what, for everybody else.
QString taskOf(const GameTable& table);
/// "draw pile, 12 tiles".
QString countedPile(const GameText& text, const QString& name, int count);
/// What it says of a pile (place -1), or of a place in one; empty if there is no such pile.
QString spokenPile(const GameTable& table, const ViewIndex& viewIndex, const ShownPieces& shown,
                   const Hand& hand, TablePlace place);
/// Places in the order in which they are read out: pile by pile, a stack from its top down.
std::vector<TablePlace> inReadingOrder(const GameText& text, const ViewIndex& viewIndex,
                                       std::vector<TablePlace> places);

} // namespace drawbridge
