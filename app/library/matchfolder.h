// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QDateTime>
#include <QDir>
#include <QString>

// Where matches are stored: a record file each, in the directory "matches" beside the program's other data;
// deleted ones are kept in "matches/deleted" for a while.
namespace drawbridge {

QDir dataFolder();    ///< of all that the program keeps
QDir matchFolder();   ///< may not exist yet
QDir deletedFolder(); ///< likewise

/// A unique id for a match or a series: the current time and a random part.
QString freshMatchId();
/// Path of a match's file, "…/20261123-063251407-k3f9xa.drawbridge", and id of a file.
QString fileOfMatch(const QString& id);
QString matchOfFile(const QString& file);
/// Path of the analysis (library/lookbackfile.h) of the match in a record: "….lookback".
QString lookBackOf(const QString& file);

/// Path of the invitation (app/hands) to the match in a record: "….invitation".
QString invitationOf(const QString& file);

Result<> makeMatchFolder();
/// Why a folder takes no file, or cannot be made.
Problem unwritableFolder(const QDir& folder);

/// The file of a deleted match, with the time of its deletion in its name; empty: none.
QString deletedFileOf(const QString& id);
/// The file name for a match deleted now.
QString freshDeletedFile(const QString& id);
/// When a file of the deleted directory was put there.
QDateTime deletedAt(const QString& file);

/// Migrates the unfinished matches of earlier versions, which kept one file per program.
void takeOverUnfinished();
/// Removes temporary files and stale locks of killed programs, and analyses and invitations whose
/// match no longer exists.
void sweepMatchFolder();

/// The first unused name: "x.damaged", "x.damaged-2", …
QString freeName(const QString& wanted);

} // namespace drawbridge
