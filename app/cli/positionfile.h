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
    /// `scenario`: which scenario of a file, from 1.
    PositionFile(const QString& path, qulonglong scenario);

    bool isRecord() const { return match_.has_value(); }
    /// How many moves are in the file, those of chance among them.
    std::size_t moves() const;
    /// The position after that many moves.
    std::unique_ptr<GameState> stateAfter(std::size_t count) const;
    /// The moves up to there, as a seat may hear of them; kNobody: all that happened.
    std::vector<std::string> log(std::size_t count, Seat seat) const;
    QStringList names() const;

  private:
    Reached reach(std::size_t count) const;

    QString path_;
    std::optional<Match> match_;
    std::optional<Scenario> scenario_;
};

/// Adds `--to` and `--scenario`.
void addPositionOptions(Arguments& arguments, const QString& toHelp);
PositionFile openPosition(const Arguments& arguments);
/// What `--to` says; else `standard`.
std::size_t movesWanted(const Arguments& arguments, const PositionFile& file, std::size_t standard);

} // namespace drawbridge::cli
