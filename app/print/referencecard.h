// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

class QPainter;

namespace drawbridge {

class FacePainter;
class GameInfo;

/// Reference card for players at a real table: the steps of a turn with the pieces involved, what else is
/// looked up during a game, and how the game is won.
inline constexpr QSizeF kReferenceCard{90, 128}; // mm: four to a sheet

/// Paints a game's reference card at (0, 0), in millimetres; `faces` paints the pieces.
void paintReferenceCard(QPainter& painter, const FacePainter& faces, const GameInfo& game);
/// Paints its back: the setup of the game and a turn, in pictures of the table.
void paintReferencePictures(QPainter& painter, const FacePainter& faces, const GameInfo& game);
/// The text of both sides, one line each.
QString referenceCardText(const GameInfo& game);

} // namespace drawbridge
