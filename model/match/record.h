// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "match/match.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The record of a match: what is saved, sent with a bug report, and replayed on any machine. JSON, one move
// per line, chance moves included, so that nothing depends on a random generator:
//
//   {
//     "format": "drawbridge-record",
//     "version": 2,                              1 if nothing of version 2 is used: marked (2)
//     "game": "castle-keep",
//     "title": "Anna's revenge",                 (2) chosen by a person
//     "begun": "2026-11-23T06:32:51Z",           (2) in UTC
//     "played": 1260,                            (2) seconds that it was open
//     "series": {"id": "20261123-3f", "first": 3},   (2) series of matches, and the number of wins needed;
//                                                "begins": "loser" if the loser begins the next match
//     "options": {"option.variant": "empire"},   those that are not default
//     "deck": {…},                               the cards, if it is a custom deck (rampage/deckfile.h)
//     "seats": [{"name": "Anna"}, {"name": "Ben", "bot": "knight", "shield": 0}],
//                                                "shield" in a rematch, so that players keep theirs;
//                                                (2) "person": the user profile on this computer
//     "seed": 24,                                for future chance moves
//     "undo": "fair",                            or "practice"
//     "position": {…},                           only if the match did not begin from the start
//     "moves": ["dealer 1", "tile RcT", …],
//     "result": {"scores": [1, 0],               once the game is over; 0.5 each for a draw, and "1/3" or
//                "clause": "KEEP-WIN-1"}         "1/4" each where more share a victory
//   }
namespace drawbridge {

inline constexpr std::uint64_t kRecordVersion = 2; ///< the newest version that can be read

/// The mistake of a record that has nothing wrong with it: only this program is too old for it.
inline constexpr MistakeCode kNewerVersion = "newer-version"_mistake;

/// What could be read. A record with a mistake may still give the part of the match before it.
struct [[nodiscard]] Loaded {
    std::optional<Match> match;
    std::optional<Mistake> mistake;
};

std::string writeRecord(const Match& match);
/// The parts of a record: what precedes the moves, each move, and what follows them. Joined, with ",\n"
/// between the moves, they are the result of writeRecord().
std::string recordHead(const Match& match);
std::string recordMove(const Match& match, std::size_t event);
std::string recordEnd(const Match& match);
Loaded readRecord(std::string_view text);

} // namespace drawbridge
