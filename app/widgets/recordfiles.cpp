// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recordfiles.h"

#include "reference/plainwidgets.h"
#include "text/settings.h"
#include "text/usualfolder.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>

namespace drawbridge {

namespace {

struct RecordFileWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::MatchFile)
};

const QString kRecordFolderKey = QStringLiteral("files/folder");
constexpr int kRecentFiles = 8;

} // namespace

bool mayTellSecrets(QWidget* window) {
    Settings settings;
    if (settings.value(QStringLiteral("files/toldOfSecrets")).toBool()) return true;
    PlainBox note(QMessageBox::Information, RecordFileWords::tr("Drawbridge"),
                  RecordFileWords::tr("A saved match holds everything."),
                  QMessageBox::Ok | QMessageBox::Cancel, window);
    note.setInformativeText(
        RecordFileWords::tr("Whoever opens it in another program can read every hand and what is still to "
                            "come. This is said only once."));
    if (note.exec() != QMessageBox::Ok) return false;
    settings.setValue(QStringLiteral("files/toldOfSecrets"), true);
    return true;
}

QStringList recentRecords() {
    QStringList files = Settings().value(QStringLiteral("files/recent")).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void rememberRecord(const QString& file) {
    Settings settings;
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = settings.value(QStringLiteral("files/recent")).toStringList();
    files.removeAll(path);
    files.prepend(path);
    settings.setValue(QStringLiteral("files/recent"), files.mid(0, kRecentFiles));
}

QString recordFolder() { return usualFolder(kRecordFolderKey); }

void rememberRecordFolder(const QString& file) {
    Settings().setValue(kRecordFolderKey, QFileInfo(file).absolutePath());
}

} // namespace drawbridge
