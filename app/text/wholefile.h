// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QString>
#include <string>
#include <utility>
#include <vector>

namespace drawbridge {

/// Writes a file atomically: the old content stays until all of the new is on the disk. Pipes and other
/// devices are written to directly. The values of a problem are the file and the system's error message.
Result<> writeFile(const QString& file, const std::string& content);
/// The same for the program's own files, such as matches, settings and pictures: readable by their owner
/// only. Files that people save at a place of their choice have the usual permissions.
Result<> writeOwn(const QString& file, const std::string& content);

/// Makes a folder for such files, with missing parents, for its owner only. False on failure.
bool makeOwnFolder(const QString& folder);
/// Restricts the permissions of such a folder and its files as an earlier version left them, once.
void tightenOwnFolder(const QString& folder);

/// A file name and its content.
using FileContent = std::pair<QString, std::string>;
/// The same for several files that belong together: none changes until all are on the disk.
Result<> writeFiles(const std::vector<FileContent>& files);

} // namespace drawbridge
