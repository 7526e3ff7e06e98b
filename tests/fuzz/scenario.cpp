// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as scenarios: they run, or the mistakes are told; whatever position comes of them can be
// written down and read again.
#include "match/scenario.h"
#include "match/json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace drawbridge;

namespace {

/// Mutated positions may be such as no play leads to, but they must hold together.
void writeDown(const GameState& state) {
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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Scenarios read = readScenarios({reinterpret_cast<const char*>(data), size});
    if (read.scenarios.empty() && read.mistakes().empty()) std::abort();
    if (!read.broken.empty() && read.mistakes().empty()) std::abort();
    for (const Scenario& scenario : read.scenarios) {
        runScenario(scenario);
        if (scenario.start == nullptr) continue;
        writeDown(*scenario.start);
        writeDown(*playScenario(scenario, scenario.steps.size()).state);
    }
    return 0;
}
