// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/facepainter.h"

#include <memory>

namespace drawbridge {

/// What is printed but never lies on the screen's table: the room `box` with `mat-castle-keep`, on which a
/// castle is built, and for each game `label-GAME`, to be glued to the lid of a box and round its edge.
std::unique_ptr<FaceRoom> makeBoxFaces();

/// The painter of all that is printed: every face of the game, and those. Fonts are loaded.
std::shared_ptr<const FacePainter> makeSheetPainter();

} // namespace drawbridge
