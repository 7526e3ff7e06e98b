// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <utility>
#include <vector>

namespace drawbridge {

/// Writes a file whole or not at all: what was there stays until all of it is on the disk. A pipe or another
/// device is written into. Returns the system's reason if it cannot be written; empty if it was.
QString writeWhole(const QString& file, const std::string& content);
/// The same; returns what went wrong in a sentence that says what to do.
QString writeFile(const QString& file, const std::string& content);
/// The same of what the program keeps for itself, beside matches, settings and pictures: only its owner may
/// read it. What people save where they choose is everybody's who may look there.
QString writeOwn(const QString& file, const std::string& content);

/// Makes a folder for such files, and what lacks above it, for its owner alone. False: it cannot be made.
bool makeOwnFolder(const QString& folder);
/// What an earlier program has left in such a folder for all to read becomes its owner's alone, as the folder
/// itself. Nothing is looked at where that has been done.
void tightenOwnFolder(const QString& folder);

/// A file and what is to stand in it.
using FileContent = std::pair<QString, std::string>;
/// The same for some files that belong together: none of them changes until all are on the disk.
QString writeFiles(const std::vector<FileContent>& files);

} // namespace drawbridge
