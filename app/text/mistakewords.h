// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

// The sentences of all mistakes (core/mistake.h), by their codes: in app/text what several games share, in
// the folder of a game its own. Messages of the context "Mistakes".
namespace drawbridge {

/// How a mistake is told. %1 and so on are its values.
struct MistakeWords {
    const char* code;
    const char* inFile;            ///< to whoever writes the file
    const char* atTable = nullptr; ///< to whoever lays the cards by hand, if that is another sentence
};

/// Those that several games share; of the others see GameText::mistakeWords().
std::span<const MistakeWords> positionMistakes();

} // namespace drawbridge
