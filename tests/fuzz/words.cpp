// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as what somebody types: the name of a bot, options, and then the moves of a game, a line
// each. What can be understood is written down and understood again; what is legal is done.
#include "core/words.h"
#include "match/gamestate.h"
#include "match/setup.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace drawbridge;

namespace {

void readBot(std::string_view word) {
    if (const auto bot = botFromText(word))
        if (botFromText(toText(*bot)) != bot) std::abort();
}

/// "NAME=VALUE".
void readOption(const GameInfo& game, Setup& setup, std::string_view word) {
    const auto equals = word.find('=');
    const auto option = findOption(game, word.substr(0, equals));
    if (!option || equals == word.npos || option == game.deckOption()) return;
    const Setup before = setup;
    if (const auto value = findValue(game.options()[*option], word.substr(equals + 1)))
        setOption(setup, *option, *value);
    if (!game.check(setup)) setup = before;
}

void readMove(GameState& state, std::string_view line, Rng& rng) {
    if (state.decider() == kNobody) return;
    const auto move = state.fromText(line);
    if (move && state.fromText(state.toText(*move)) != move) std::abort();
    if (move && state.judge(*move)) return state.apply(*move);
    if (state.decider() == kChance) state.apply(state.sampleChance(rng));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const GameInfo& game = *allGames()[data[0] % allGames().size()];
    Setup setup;
    setup.seats = data[1] % (kMaxSeats + 1);
    if (!game.check(setup)) setup.seats = 2;
    const auto lines = splitWords({reinterpret_cast<const char*>(data) + 2, size - 2}, "\r\n");
    if (lines.empty()) return 0;
    for (const std::string_view word : splitWords(lines.front())) {
        readBot(word);
        readOption(game, setup, word);
    }
    const auto state = game.start(setup);
    Rng rng(size);
    for (const std::string_view line : lines) readMove(*state, line, rng);
    return 0;
}
