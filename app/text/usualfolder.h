// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

/// The initial folder of a file dialog: the one stored in the settings under `key`, or the documents; home if
/// that does not exist, since a dialog takes a missing folder for a file name.
QString usualFolder(const QString& key = {});

/// Files stored in the settings under `key` that still exist, the most recent first.
QStringList knownFiles(const QString& key);
/// Stores a file as the most recent of up to `most`; missing ones stay, as their disk may be unmounted.
void rememberFile(const QString& key, const QString& file, int most);

/// A file name, valid in any file system, made from some text; without a suffix.
QString fileName(const QString& words);

} // namespace drawbridge
