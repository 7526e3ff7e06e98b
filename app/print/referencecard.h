// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

class QPainter;

namespace drawbridge {

class FacePainter;
class GameInfo;

/// What a player has beside them at a table of wood: a turn in its steps, with the pieces they are about,
/// what else one looks up in the middle of a game, and how it is won.
inline constexpr QSizeF kReferenceCard{90, 128}; // mm: four to a sheet

/// Paints that of a game at (0, 0), in millimetres; `faces` paints the pieces.
void paintReferenceCard(QPainter& painter, const FacePainter& faces, const GameInfo& game);
/// And its other side: how the game is laid out, and a turn, in pictures of the table.
void paintReferencePictures(QPainter& painter, const FacePainter& faces, const GameInfo& game);
/// Those pictures in a rectangle, the first above the others, each with its number and its words.
void paintPictures(QPainter& painter, const QRectF& where, const FacePainter& faces, const GameInfo& game);
/// Both sides in words, a line each.
QString referenceCardText(const GameInfo& game);

} // namespace drawbridge
