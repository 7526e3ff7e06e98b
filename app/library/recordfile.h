// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "text/wholefile.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <string>

// Matches in files of their own.
namespace drawbridge {

/// What a record file held: a match, a problem, or, when it is damaged further down, both: the match up to
/// the damage and what is wrong there.
struct OpenedFile {
    std::optional<Match> match;
    QString problem;       ///< one sentence for a person, naming file, line and clause
    bool isNewer = false;  ///< it is sound, but of a program to come: another one than this must read it
    bool isUnread = false; ///< nothing could be read, perhaps only for now
};

/// The text of a file a person has chosen, or why it cannot be read, in one sentence.
struct FileText {
    std::string text;
    QString problem;
};
FileText readFile(const QString& file);

/// "FILE, line 12: …", or without the line where none is to blame.
QString placed(const QString& file, int line, const QString& what);

OpenedFile openFile(const QString& file);

/// The filter of file dialogs, and the ending that files get.
QString recordFilter();
inline const QString kRecordEnding = QStringLiteral("drawbridge");

/// The endings of what else people save: positions of the teacher's table, and decks.
inline const QString kPositionEnding = QStringLiteral("drawbridge-position");
inline const QString kDeckEnding = QStringLiteral("drawbridge-deck");

/// What a file of ours is to hold: by its ending, or else by what is in it.
enum class FileKind : std::uint8_t { Match, Position, Deck };
FileKind kindOf(const QString& file);

} // namespace drawbridge
