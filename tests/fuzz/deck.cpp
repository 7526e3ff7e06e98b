// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as a deck file: they give a deck or the mistakes are told, and the deck can be written
// down and read again.
#include "rampage/deckfile.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace drawbridge;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const rampage::ReadDeck read = rampage::readDeck({reinterpret_cast<const char*>(data), size});
    if (read.deck.has_value() != read.mistakes.empty()) std::abort();
    if (!read.deck) return 0;
    const std::string written = writeDeck(*read.deck);
    const rampage::ReadDeck again = rampage::readDeck(written);
    if (!again.deck || *again.deck != *read.deck) std::abort();
    return 0;
}
