// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// The folder in which a dialog for files begins: the one kept in the settings under `key`, or the documents;
/// where there is no such folder, home: a dialog takes a folder that is not there for the name of a file.
QString usualFolder(const QString& key = {});

/// Some words as a file may be called in any file system, without an ending.
QString fileName(const QString& words);

} // namespace drawbridge
