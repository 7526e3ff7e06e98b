// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "positions/positionwords.h"

#include <QString>

#include <string_view>

// What the facts of a position are called for people who set one up.
namespace drawbridge {

/// "Whose turn", "Step of the turn".
QString factName(const FactSpec& fact);
/// A value of a fact that is one of several: "build or attack", "open".
QString factValue(std::string_view gameId, const FactSpec& fact, std::string_view value);

} // namespace drawbridge
