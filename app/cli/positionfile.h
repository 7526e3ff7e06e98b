// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli.h"
#include "match/match.h"
#include "match/scenario.h"

#include <memory>
#include <optional>

namespace drawbridge::cli {

/// A record or a scenario, opened to inspect its positions. Throws Failure if anything is wrong with it.
class PositionFile {
  public:
    /// `scenario`: which scenario of a file, from 1; none: the first, or the file is a record.
    PositionFile(const QString& path, std::optional<qulonglong> scenario);

    bool isRecord() const { return match_.has_value(); }
    /// The number of moves in the file, including chance events.
    std::size_t moves() const;
    /// The position after that many moves.
    std::unique_ptr<GameState> stateAfter(std::size_t count) const;
    /// A move on the way there. Chance events that are not in the file have no number.
    struct LogLine {
        std::optional<std::size_t> number;
        std::string move;
    };
    /// The moves up to there, as a seat may see them; kNobody: everything.
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
/// The value of `--to`; without it `standard`.
std::size_t movesWanted(const Arguments& arguments, const PositionFile& file, std::size_t standard);

} // namespace drawbridge::cli
