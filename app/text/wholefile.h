// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace drawbridge {

/// Writes a file whole or not at all: what was there stays until all of it is on the disk. A pipe or another
/// device is written into. Returns the
/// system's reason if it cannot be written; empty if it was.
QString writeWhole(const QString& file, const std::string& content);
/// The same; returns what went wrong in a sentence that says what to do.
QString writeFile(const QString& file, const std::string& content);

} // namespace drawbridge
