// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace drawbridge {

/// One switch of a game: a variant, an option or a house rule. The first value is the default.
struct OptionSpec {
    std::string_view name;                    ///< as in the ledger: "house.two-neighbours"
    std::span<const std::string_view> values; ///< as in the ledger: "both", "one-is-enough"
    Clause clause;                            ///< the clause or ruling it turns
    /// What a person is offered at first, if that is another value than the default.
    std::uint8_t proposed = 0;
};

/// The chosen value of each switch, as an index into its values, in the order of the specs.
using OptionValue = std::uint8_t;

} // namespace drawbridge
