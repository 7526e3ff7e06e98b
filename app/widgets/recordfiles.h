// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

// Matches in the user's own files, and the questions before they are written or continued.
namespace drawbridge {

struct OpenedFile;

/// Reads a match on a worker thread (readAside()).
OpenedFile openAside(QWidget* over, const QString& file);
/// Files opened or saved lately that still exist, latest first.
QStringList recentRecords();
/// Adds a file to that list.
void rememberRecord(const QString& file);
/// Start directory of file dialogs: the last one used, or the documents.
QString recordFolder();
/// Records the directory of a file chosen in a dialog.
void rememberRecordFolder(const QString& file);
/// Warns once that a record contains hidden information. False: cancelled.
bool mayTellSecrets(QWidget* window);
/// Whether a stored match may be changed here: if it is played elsewhere, asks, and takes it over.
bool mayTake(const QString& id, QWidget* window);

} // namespace drawbridge
