// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

// Matches in files of people's own, and what is asked before they are written or played on.
namespace drawbridge {

/// Files opened and saved lately that are still there, the last one first.
QStringList recentRecords();
/// A match has been opened or saved there.
void rememberRecord(const QString& file);
/// Where file dialogs begin: where the last one was, or among the documents.
QString recordFolder();
/// A dialog has ended with that file.
void rememberRecordFolder(const QString& file);
/// Says once what a record gives away, before the first one is written to a file of the person's own.
/// False: then rather not.
bool mayTellSecrets(QWidget* window);
/// Whether a match of the library may be played on or changed here. Where it is being played elsewhere, it is
/// asked whether it is to be taken over, and that is done.
bool mayTake(const QString& id, QWidget* window);

} // namespace drawbridge
