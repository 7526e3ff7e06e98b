// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"
#include "match/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace drawbridge {

/// One position of a teacher's presentation, with all its texts and drawings. Stored in a file as a scenario.
struct Slide {
    Arrangement arrangement;
    std::string title{};                ///< the title
    std::string tell{};                 ///< for the audience
    std::string note{};                 ///< for the teacher only
    std::vector<std::string> clauses{}; ///< the rules concerned
    std::vector<std::string> drawing{}; ///< see Scenario::drawing
    Seat hands = kAllHands;             ///< see Scenario::hands
};

/// The start of a scenario, or the position that it declares impossible; nothing if it has none.
std::optional<Slide> slideOf(const Scenario& scenario);

/// The text of a file with these positions, each as a scenario that passes: it states who decides in a
/// possible one, or that it is impossible.
std::string writeSlides(const std::vector<const Slide*>& slides);
/// One position on one line, without texts and drawings: short enough to be sent in a message.
std::string writePosition(const Arrangement& arrangement);

} // namespace drawbridge
