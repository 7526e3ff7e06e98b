// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "positions/positionwords.h"

#include <QString>

#include <string_view>

// Names of a position's facts in the position editor.
namespace drawbridge {

/// "Whose turn", "Step of the turn".
QString factName(const FactSpec& fact);
/// A value of an enumerated fact: "build or attack", "open".
QString factValue(std::string_view gameId, const FactSpec& fact, std::string_view value);

} // namespace drawbridge
