// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "core/readbudget.h"
#include "match/scenario.h"
#include "match/slide.h"
#include "meter.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace drawbridge::fuzz {

inline constexpr std::size_t kMostLookedAt = 8; // positions of one file, which are written down

/// Mutated positions may be such as no play leads to, but they must hold together.
inline void writeDown(const GameState& state) {
    const GameInfo& game = state.game();
    const Setup setup = state.setup();
    const Value written = toValue(state.describe(), game.words(setup));
    const Json json = readJson(writeJson(written));
    if (json.error) std::abort();
    for (Seat seat = 0; seat < state.seats(); ++seat) state.viewFor(seat);
    state.viewFor(kNobody);
    MoveList list;
    state.legalMoves(list);
    for (const Move move : list) {
        if (!state.judge(move)) std::abort();
        if (state.fromText(state.toText(move)) != move) std::abort();
    }
}

/// Reads scenarios, runs them and lays them on a teacher's table, at a cost that is bounded; whatever
/// position comes of it can be written down and read again.
inline void holdScenarios(const std::uint8_t* data, std::size_t size) {
    std::vector<std::shared_ptr<const GameState>> reached;
    {
        const Meter meter(size);
        const ReadBudget spending(size);
        const Scenarios read = readScenarios({reinterpret_cast<const char*>(data), size});
        if (read.scenarios.empty() && read.mistakes().empty()) std::abort();
        if (!read.broken.empty() && read.mistakes().empty()) std::abort();
        withinBudget([&] {
            for (const Scenario& scenario : read.scenarios) {
                runScenario(scenario);
                if (scenario.start != nullptr && reached.size() < kMostLookedAt) {
                    reached.push_back(scenario.start);
                    reached.push_back(playScenario(scenario, scenario.steps.size()).state);
                }
            }
            std::vector<Slide> slides;
            for (const Scenario& scenario : read.scenarios)
                if (auto slide = slideOf(scenario)) slides.push_back(std::move(*slide));
        });
    }
    for (const auto& state : reached) writeDown(*state);
}

} // namespace drawbridge::fuzz
