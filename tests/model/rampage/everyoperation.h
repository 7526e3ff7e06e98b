// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace drawbridge::rampage {

/// The text of a deck file with invented cards that use everything a deck file can say.
inline std::string everyOperation() {
    std::ifstream file(DRAWBRIDGE_SOURCE "/tests/decks/every-operation.json", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

} // namespace drawbridge::rampage
