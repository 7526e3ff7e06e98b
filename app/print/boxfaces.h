// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/facepainter.h"
#include "match/gameinfo.h"
#include "print/tuckbox.h"

#include <memory>
#include <optional>

namespace drawbridge {

/// What is printed but never lies on the screen's table: the room `box` with `mat-castle-keep`, on which a
/// castle is built, `mat-castle-keep/back`, its other side, and for each game `reference-GAME`, to look
/// things up on, `reference-GAME/reference-back`, its other side, `reference-GAME/page`, the same for a page
/// of its own, and `label-GAME/COUNT`, to be glued to the lid of a box with so many cards or tiles and round
/// its edge.
std::unique_ptr<FaceRoom> makeBoxFaces();
/// The box of a game that is folded from paper, "box/tuck-castles/53", with how many cards or tiles one plays
/// (as on its label), and the same for what is so large: "box/tuck-castles/53/63x88/15.9".
QString tuckBoxFace(const GameInfo& game, const Setup& setup);
QString tuckBoxFace(const QString& face, const QSizeF& card, double depth);
/// What is folded to the box of such a name; nothing of other faces.
std::optional<TuckBox> tuckBoxOf(const QString& face);

/// The label for the box of a game as it is printed.
QString labelFace(const GameInfo& game, const Setup& setup);

/// The card of reference of a game, its other side, and what is on that for a page of its own.
QString referenceFace(const GameInfo& game);
QString referenceBack(const GameInfo& game);
QString referencePage(const GameInfo& game);

/// The painter of all that is printed: every face of the game, and those. Fonts are loaded.
std::shared_ptr<const FacePainter> makeSheetPainter();

} // namespace drawbridge
