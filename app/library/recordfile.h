// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "text/wholefile.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <string>

// Matches in files of the user's own.
namespace drawbridge {

/// The content of a record file: a match, a problem, or, if it is damaged further down, both: the match up to
/// the damage and what is wrong there.
struct OpenedFile {
    std::optional<Match> match;
    QString problem;       ///< one sentence for the user, naming file, line and clause
    bool isNewer = false;  ///< written by a newer version, which is needed to read it
    bool isUnread = false; ///< nothing could be read, perhaps only for now
};

/// The text of a file, or why it cannot be read, in one sentence.
struct FileText {
    std::string text;
    QString problem;
};
FileText readFile(const QString& file);

/// "FILE, line 12: …", or without a line number if none applies.
QString placed(const QString& file, int line, const QString& what);

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
