// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QString>

// Texts on deck files of Castle Rampage: the meaning of fields, and a card's effect, derived from its data.
namespace drawbridge {

/// "When played", "After its attack", …
QString momentText(rampage::Trigger when);
/// "draw cards", "look at a top card", …: the name of an operation, for lists.
QString operationText(rampage::Op op);
/// The name of a deck in the language of the program, or that it has none.
QString deckName(const rampage::Deck& deck);
/// The name of a unit in this deck and in the language of the program.
QString unitText(const rampage::Deck& deck, rampage::Unit unit);
/// Description of one of rampage::kPictures.
QString pictureText(std::string_view picture);
QString routeText(rampage::Route route);

/// One effect in a sentence: "After its attack: draw 2 cards."
QString effectText(const rampage::Effect& effect);
/// Costs and effects of a card in sentences: the text of a card that has none of its own.
QString cardText(const rampage::Deck& deck, const rampage::CardKind& kind);

/// A mistake in a deck as a message for its author.
QString flawText(const rampage::Deck& deck, const rampage::Flaw& flaw);

} // namespace drawbridge
