// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// Sanitising text from files or people before it is shown: names, titles, messages.
namespace drawbridge {

/// `text` (UTF-8) without control characters (which could send commands to a terminal), bidirectional
/// formatting characters and byte order marks. Line breaks and tabs stay.
std::string plainText(std::string_view text);

/// The same on one line, for names and titles: breaks and tabs become blanks.
std::string plainLine(std::string_view text);

} // namespace drawbridge
