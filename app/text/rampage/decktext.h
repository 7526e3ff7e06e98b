// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QString>

// The words of deck files of Castle Rampage for people: what fields mean, and what a card does, said from its
// data alone.
namespace drawbridge {

/// "When played", "After its attack", …
QString momentText(rampage::When when);
/// "draw cards", "look at a top card", …: an operation by itself, for lists to choose from.
QString operationText(rampage::Op op);
/// What a deck is called in the language of the program, or that it has no name.
QString deckName(const rampage::Deck& deck);
/// The name of a unit in this deck and in the language of the program.
QString unitText(const rampage::Deck& deck, rampage::Unit unit);
/// What one of rampage::kPictures shows.
QString pictureText(std::string_view picture);
QString routeText(rampage::Route route);

/// One effect in a sentence: "After its attack: draw 2 cards."
QString effectText(const rampage::Effect& effect);
/// All that a card costs and does in sentences: what stands on a card that brings no text of its own.
QString cardText(const rampage::Deck& deck, const rampage::CardKind& kind);

/// What is wrong with a deck, in a sentence for its author.
QString flawText(const rampage::Deck& deck, const rampage::Flaw& flaw);

} // namespace drawbridge
