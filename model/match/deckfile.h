// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <optional>
#include <string>
#include <string_view>

// Deck files of Castle Rampage in JSON. What stands in them: rampage/deckfile.h. Records and scenarios hold
// the same under "deck".
namespace drawbridge {

/// What could be read of a deck file: a deck, or why there is none, with the lines.
struct ReadDeck {
    std::optional<rampage::Deck> deck;
    Mistakes mistakes;
    Mistakes remarks; ///< worth knowing of a deck that can be played
};

ReadDeck readDeck(std::string_view text);
/// The same for a deck that is still being written (rampage::draftFrom()); without remarks.
ReadDeck readDraft(std::string_view text);

/// The deck as a file for people to read and go on with. Lines after the first begin with `indent`; none
/// ends the last one.
std::string writeDeck(const rampage::Deck& deck, std::string_view indent = {});

} // namespace drawbridge
