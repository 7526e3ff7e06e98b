// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

/// The folder in which a dialog for files begins: the one kept in the settings under `key`, or the documents;
/// where there is no such folder, home: a dialog takes a folder that is not there for the name of a file.
QString usualFolder(const QString& key = {});

/// Files kept in the settings under `key` that are still there, the last one first.
QStringList knownFiles(const QString& key);
/// Keeps a file there before the others, of which `most` stay; a disk may be away for now.
void rememberFile(const QString& key, const QString& file, int most);

/// Some words as a file may be called in any file system, without an ending.
QString fileName(const QString& words);

} // namespace drawbridge
