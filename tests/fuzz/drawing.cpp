// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that say what is drawn over a table, changed word by word: what can be understood is written down and
// understood again, and there is never more of it than can be painted.
#include "rooms/teacher/drawing.h"
#include "chance.h"
#include "match/gamestate.h"
#include "meter.h"

#include <cstdlib>

using namespace drawbridge;

namespace {

const std::vector<PileInfo>& piles() {
    static const std::vector<PileInfo> all = [] {
        const GameInfo& game = *allGames().front();
        return game.piles(Setup{game.maxSeats(), {}, nullptr});
    }();
    return all;
}

std::string word(fuzz::Chance& chance) {
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all{"ring",
                                     "cross",
                                     "light",
                                     "arrow",
                                     "line",
                                     "red",
                                     "blue",
                                     "green",
                                     "gold",
                                     ":",
                                     ">",
                                     "@0.25 0.5",
                                     "@1 1",
                                     "@0",
                                     "@",
                                     "@nan inf",
                                     "@1e9 0",
                                     "@-0 -0",
                                     "@0x1 1",
                                     "#1",
                                     "#0",
                                     "#255",
                                     "#256",
                                     "#257",
                                     "#-1",
                                     "ring red: @0 0",
                                     "line blue: @0 0 > @1 1",
                                     "arrow gold: @0 0 > @1 1"};
        for (const PileInfo& pile : piles()) all.push_back(pile.name);
        return all;
    }();
    return chance.of(words);
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    if (seed % 8 == 0) return LLVMFuzzerMutate(data, size, maxSize);
    fuzz::Chance chance(seed);
    auto lines = fuzz::partsOf({reinterpret_cast<const char*>(data), size}, "\n");
    std::string& line = lines[chance.below(lines.size())];
    const char* between = chance.oneIn(2) ? " > " : " ";
    auto parts = fuzz::partsOf(line, between);
    switch (chance.below(4)) {
    case 0: fuzz::shuffleParts(lines, chance); break;
    case 1:
        fuzz::shuffleParts(parts, chance);
        line = fuzz::joined(parts, between);
        break;
    case 2:
        parts[chance.below(parts.size())] = word(chance);
        line = fuzz::joined(parts, between);
        break;
    default: lines.push_back(word(chance)); break;
    }
    return fuzz::give(fuzz::joined(lines, "\n"), data, size, maxSize);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Meter meter(size);
    auto lines = fuzz::partsOf({reinterpret_cast<const char*>(data), size}, "\n");
    const std::size_t all = lines.size();
    const int leftOut = limitDrawing(lines);
    if (lines.size() + static_cast<std::size_t>(leftOut) != all) std::abort();
    const Drawing drawing = readDrawing(lines, piles());
    std::ptrdiff_t points = 0;
    for (const DrawnMark& mark : drawing) points += mark.points.size();
    if (points > kMostDrawnPoints) std::abort();
    const auto written = writeDrawing(drawing, piles());
    const Drawing again = readDrawing(written, piles());
    if (again.size() != drawing.size() || writeDrawing(again, piles()) != written) std::abort();
    return 0;
}
