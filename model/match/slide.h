// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"
#include "match/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace drawbridge {

/// One position of a series that a teacher shows, with all that is said and drawn about it. A file keeps it
/// as a scenario.
struct Slide {
    Arrangement arrangement;
    std::string title{};                ///< what it shows
    std::string tell{};                 ///< what the audience reads
    std::string note{};                 ///< what only the teacher reads
    std::vector<std::string> clauses{}; ///< the rules it is about
    std::vector<std::string> drawing{}; ///< as Scenario::drawing
    Seat hands = kAllHands;             ///< as Scenario::hands
};

/// The position in which a scenario begins, or that it says to be impossible; nothing if it has none.
std::optional<Slide> slideOf(const Scenario& scenario);

/// The text of a file with these positions, each as a scenario that holds: of a possible one it says who
/// decides, of an impossible one that it is.
std::string writeSlides(const std::vector<const Slide*>& slides);
/// One of them on one line, without what is said and drawn: short enough to be sent in a message.
std::string writePosition(const Arrangement& arrangement);

} // namespace drawbridge
