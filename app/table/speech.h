// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/shownpieces.h"

// Screen reader texts of the table, with the possible actions. The view is that of the table's viewer.
namespace drawbridge {

/// The prompt: what to do now, or for everybody but the decider what the decider is doing.
QString taskOf(const GameTable& table);
/// "draw pile, 12 tiles".
QString countedPile(const GameText& text, const QString& name, int count);
/// The text of a pile (place -1), or of a place in one; empty if there is no such pile.
QString spokenPile(const GameTable& table, const ViewIndex& viewIndex, const ShownPieces& shown,
                   const Hand& hand, TablePlace place);
/// Places in reading order: pile by pile, a stack from its top down.
std::vector<TablePlace> inReadingOrder(const GameText& text, const ViewIndex& viewIndex,
                                       std::vector<TablePlace> places);

} // namespace drawbridge
