// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QDir>
#include <QString>

// Where the matches of this computer's people lie: a record file each, in the folder "matches" beside all
// else that the program keeps; what was deleted lies in "matches/deleted" for a while.
namespace drawbridge {

QDir matchFolder();   ///< there may be none yet
QDir deletedFolder(); ///< the same

/// A name that no match has or had: when it is given, and chance.
QString freshMatchId();
/// The file of a match, and the match of a file: "20261123-063251407-k3f9xa" in
/// "…/20261123-063251407-k3f9xa.drawbridge".
QString fileOfMatch(const QString& id);
QString matchOfFile(const QString& file);
/// Where that lies which was found out looking back at the match of a record (library/lookbackfile.h):
/// "…/20261123-063251407-k3f9xa.lookback".
QString lookBackOf(const QString& file);

/// Makes the folder. Returns what is in the way, in a sentence that says what to do; empty: nothing is.
QString makeMatchFolder();
/// Why a folder takes no file, or cannot be made, in such a sentence.
QString unwritableFolder(const QDir& folder);

/// The file in which a deleted match lies, with the time of its deletion in its name; empty: none does.
QString deletedFileOf(const QString& id);
/// The name under which it is deleted now.
QString freshDeletedFile(const QString& id);
/// When a file of the deleted folder was put there.
QDateTime deletedAt(const QString& file);

/// Takes over the matches that programs up to now kept as unfinished, one place each.
void takeOverUnfinished();
/// What a program that was killed has left of files it was writing, and locks of dead programs, goes; so does
/// what was found out looking back at matches that are there no more.
void sweepMatchFolder();

/// A name behind which nothing lies yet: "x.damaged", "x.damaged-2", …
QString freeName(const QString& wanted);

} // namespace drawbridge
