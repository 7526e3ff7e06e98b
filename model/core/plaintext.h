// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// Words that come from a file or from people, before they are shown: names, titles, what is told.
namespace drawbridge {

/// `text` (UTF-8) without what is no writing but an order to whatever shows it: control characters, with
/// which a terminal can be told anything, and marks that turn the direction of what follows. Line breaks and
/// tabs stay.
std::string plainText(std::string_view text);

/// The same on one line, for names and titles: breaks and tabs become blanks.
std::string plainLine(std::string_view text);

} // namespace drawbridge
