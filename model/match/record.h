// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "match/match.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The record of a match: what is saved, sent with a bug report, and replayed on any machine. JSON, one move
// a line, chance among them, so that nothing depends on a generator:
//
//   {
//     "format": "drawbridge-record",
//     "version": 2,                              1 without what is only in version 2: marked (2)
//     "game": "castle-keep",
//     "title": "Anna's revenge",                 (2) what somebody calls it
//     "begun": "2026-11-23T06:32:51Z",           (2) in UTC
//     "played": 1260,                            (2) seconds that it lay on the table
//     "series": {"id": "20261123-3f", "first": 3},   (2) the matches of a series, and how many wins it is
//                                                played to; "begins": "loser" if who lost begins the next
//     "options": {"option.variant": "empire"},   those that are not default
//     "deck": {…},                               the cards, if they are a player's own (rampage/deckfile.h)
//     "seats": [{"name": "Anna"}, {"name": "Ben", "bot": "knight", "shield": 0}],
//                                                "shield" in a rematch, so that players keep theirs;
//                                                (2) "person": which profile of this computer it is
//     "seed": 24,                                of what chance has yet to decide
//     "undo": "fair",                            or "practice"
//     "position": {…},                           only if the match did not begin from the start
//     "moves": ["dealer 1", "tile RcT", …],
//     "result": {"scores": [1, 0],               once the game is over; 0.5 each for a draw, and "1/3" or
//                "clause": "KEEP-WIN-1"}         "1/4" each where more share a victory
//   }
namespace drawbridge {

inline constexpr std::uint64_t kRecordVersion = 2; ///< the newest that is read

/// What is wrong with a record. In brackets what the arguments of the Problem are.
enum class Complaint : std::uint8_t {
    TooLarge,
    NotText, ///< bytes that are no UTF-8
    NotJson,
    EndsEarly, ///< the file is cut off
    TooDeep,
    KeyTwice,      ///< [key]
    NotARecord,    ///< another kind of file
    NewerVersion,  ///< [version] no damage: a later Drawbridge wrote it, and reads it
    UnknownKey,    ///< [key]
    MissingKey,    ///< [key]
    WrongKind,     ///< [key] a text where a number is wanted, or the like
    UnknownGame,   ///< [name]
    UnknownOption, ///< [name]
    UnknownValue,  ///< [option, value]
    OptionsClash,  ///< the clause says why these options or this number of seats do not go
    WrongSeats,    ///< [number, fewest, most]
    BadName,       ///< a player without one
    UnknownBot,    ///< [text]
    BadPosition,   ///< the mistake says what is wrong with it
    BadDeck,       ///< the same, with the cards of the player's own
    NotAMove,      ///< [text] no move in the notation of the game
    IllegalMove,   ///< [text] and the clause
    MoveAfterEnd,  ///< [text]
    WrongResult,   ///< the result is not what the moves lead to
    TooCostly,     ///< the mistake says what it lacks: work (core/spending.h), memory, or who waits for it
};

/// One thing wrong with a record. The app has the sentences (app/text/problemtext.h).
struct Problem {
    Complaint complaint;
    int line = 0; ///< from 1; 0 if no line is to blame
    std::vector<std::string> arguments{};
    std::string clause{};             ///< the rule that forbids it, for IllegalMove and OptionsClash
    std::optional<Mistake> mistake{}; ///< of BadPosition, BadDeck and TooCostly

    /// Whether there is nothing wrong with the record, but only this program is too old for it.
    bool needsNewer() const { return complaint == Complaint::NewerVersion; }

    bool operator==(const Problem&) const = default;
};

/// What could be read. A record with a problem may still give the part of the match before it.
struct Loaded {
    std::optional<Match> match;
    std::optional<Problem> problem;
};

std::string writeRecord(const Match& match);
/// The parts of a record: what stands before the moves, each move, and what stands behind them. Together,
/// with
/// ",\n" between the moves, they are what writeRecord() gives.
std::string recordHead(const Match& match);
std::string recordMove(const Match& match, std::size_t event);
std::string recordEnd(const Match& match);
Loaded readRecord(std::string_view text);

} // namespace drawbridge
