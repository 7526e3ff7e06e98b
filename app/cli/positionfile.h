// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli.h"
#include "match/match.h"
#include "match/scenario.h"

#include <memory>
#include <optional>

namespace drawbridge::cli {

/// A record or a scenario, opened to look at its positions. Anything wrong with the file is a Failure.
class PositionFile {
  public:
    /// `scenario`: which scenario of a file, from 1; nothing: the first, or the file is a record.
    PositionFile(const QString& path, std::optional<qulonglong> scenario);

    bool isRecord() const { return match_.has_value(); }
    /// How many moves are written in the file, those of chance among them.
    std::size_t moves() const;
    /// The position after that many moves.
    std::unique_ptr<GameState> stateAfter(std::size_t count) const;
    /// A move on the way there. What chance did by itself is written nowhere and has no number.
    struct LogLine {
        std::optional<std::size_t> number;
        std::string move;
    };
    /// The moves up to there, as a seat may hear of them; kNobody: all that happened.
    std::vector<LogLine> log(std::size_t count, Seat seat) const;
    QStringList names() const;

  private:
    Reached reach(std::size_t count) const;

    QString path_;
    std::size_t size_ = 0;
    std::optional<Match> match_;
    std::optional<Scenario> scenario_;
};

/// Adds `--to` and `--scenario`.
void addPositionOptions(Arguments& arguments, const QString& toHelp);
PositionFile openPosition(const Arguments& arguments);
/// What `--to` says; else `standard`.
std::size_t movesWanted(const Arguments& arguments, const PositionFile& file, std::size_t standard);

} // namespace drawbridge::cli
