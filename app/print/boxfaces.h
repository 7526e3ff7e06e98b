// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/facepainter.h"
#include "match/gameinfo.h"
#include "print/tuckbox.h"

#include <memory>
#include <optional>

namespace drawbridge {

/// Face of a game's tuck box, "box/tuck-castles/53", with the number of cards or tiles (as on its label); the
/// second overload adds the size of the contents: "box/tuck-castles/53/63x88/15.9".
QString tuckBoxFace(const GameInfo& game, const Setup& setup);
QString tuckBoxFace(const QString& face, const QSizeF& card, double depth);
/// The net of the tuck box with this face name; nullopt for other faces.
std::optional<TuckBox> tuckBoxOf(const QString& face);

/// Face of the printed label for the game's box.
QString labelFace(const GameInfo& game, const Setup& setup);

/// Faces of a game's reference card: front, back, and the back as a whole page.
QString referenceFace(const GameInfo& game);
QString referenceBack(const GameInfo& game);
QString referencePage(const GameInfo& game);

/// Painter of everything that is printed: all faces of the games and those above. Loads the fonts.
std::shared_ptr<const FacePainter> makeSheetPainter();

} // namespace drawbridge
