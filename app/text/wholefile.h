// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QString>
#include <string>
#include <utility>
#include <vector>

namespace drawbridge {

/// Writes a file whole or not at all: what was there stays until all of it is on the disk. A pipe or another
/// device is written into. The values of a problem are the file and the system's reason.
Result<> writeFile(const QString& file, const std::string& content);
/// The same of what the program keeps for itself, beside matches, settings and pictures: only its owner may
/// read it. What people save where they choose is everybody's who may look there.
Result<> writeOwn(const QString& file, const std::string& content);

/// Makes a folder for such files, with missing parents, for its owner only. False on failure.
bool makeOwnFolder(const QString& folder);
/// Restricts the permissions of files that an earlier version left in such a folder, and of the folder. Does
/// nothing where that has been done.
void tightenOwnFolder(const QString& folder);

/// A file name and its content.
using FileContent = std::pair<QString, std::string>;
/// The same for some files that belong together: none of them changes until all are on the disk.
Result<> writeFiles(const std::vector<FileContent>& files);

} // namespace drawbridge
