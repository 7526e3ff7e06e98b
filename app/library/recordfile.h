// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "text/problem.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <string>

// Matches in files of the user's own.
namespace drawbridge {

/// The content of a record file: a match, a problem, or, if it is damaged further down, both: the match up to
/// the damage and what is wrong there.
struct [[nodiscard]] OpenedFile {
    std::optional<Match> match;
    std::optional<Problem> problem;
};

/// The text of a file a person has chosen.
Result<std::string> readFile(const QString& file);

OpenedFile openFile(const QString& file);

/// The name filter of file dialogs, and the file extension.
QString recordFilter();
inline const QString kRecordEnding = QStringLiteral("drawbridge");

/// The extensions of other files that users save: positions of the teacher's table, and decks.
inline const QString kPositionEnding = QStringLiteral("drawbridge-position");
inline const QString kDeckEnding = QStringLiteral("drawbridge-deck");

/// The type of a file: by its extension, or else by its content.
enum class FileKind : std::uint8_t { Match, Position, Deck };
FileKind kindOf(const QString& file);

} // namespace drawbridge
