// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

// The messages of all mistakes (core/mistake.h), by their codes: shared ones in app/text, others in the
// folder of each game. Translation context: "Mistakes".
namespace drawbridge {

/// The message of a mistake. %1 and so on are its values.
struct MistakeWords {
    const char* code;
    const char* inFile;            ///< for the author of a file
    const char* atTable = nullptr; ///< for the position editor, if that is another sentence
};

/// The shared ones; for others see GameText::mistakeWords().
std::span<const MistakeWords> positionMistakes();

} // namespace drawbridge
