// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexset.h"

namespace drawbridge {

/// A physical card (or tile), numbered from 0 within its game; at most 128.
using CardId = std::uint8_t;

inline constexpr int kMaxCards = 128;
inline constexpr CardId kNoCard = 0xFF;

using CardSet = IndexSet;

} // namespace drawbridge
