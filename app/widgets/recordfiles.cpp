// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recordfiles.h"

#include "library/library.h"
#include "library/recordfile.h"
#include "reference/plainwidgets.h"
#include "text/settings.h"
#include "text/usualfolder.h"
#include "widgets/readaside.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace drawbridge {

namespace {

struct RecordFileWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::MatchFile)
};

struct TakeOverWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::TakeOver)
};

const QString kRecordFolderKey = QStringLiteral("files/folder");
const QString kRecentKey = QStringLiteral("files/recent");
constexpr int kRecentFiles = 8;

} // namespace

OpenedFile openAside(QWidget* over, const QString& file) {
    OpenedFile opened;
    const auto size = static_cast<std::size_t>(QFileInfo(file).size());
    if (const auto cut = readAside(over, size, [&] { opened = openFile(file); }))
        return {{}, Problem(file, *cut)};
    return opened;
}

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

QStringList recentRecords() { return knownFiles(kRecentKey); }

void rememberRecord(const QString& file) { rememberFile(kRecentKey, file, kRecentFiles); }

QString recordFolder() { return usualFolder(kRecordFolderKey); }

void rememberRecordFolder(const QString& file) {
    Settings().setValue(kRecordFolderKey, QFileInfo(file).absolutePath());
}

bool mayTake(const QString& id, QWidget* window) {
    const auto player = Library::playerOf(id);
    if (!player) return true;
    DestructiveConfirmBox question(
        TakeOverWords::tr("Drawbridge"),
        TakeOverWords::tr("What is played on elsewhere is lost if you take this match over."),
        QMessageBox::NoButton, window);
    question.setInformativeText(
        player->told() + ' ' +
        TakeOverWords::tr("It goes on here as it was kept last, and whoever plays it there is told."));
    const QAbstractButton* take =
        question.addButton(TakeOverWords::tr("&Take it over"), QMessageBox::DestructiveRole);
    QAbstractButton* leave =
        question.addButton(TakeOverWords::tr("&Leave it there"), QMessageBox::RejectRole);
    question.setEscapeButton(leave);
    question.exec();
    if (question.clickedButton() != take) return false;
    if (Library::takeOver(id)) return true;
    PlainBox::warning(
        window, TakeOverWords::tr("Drawbridge"),
        TakeOverWords::tr("This match could not be taken over: somebody else has just done so. Try again."));
    return false;
}

} // namespace drawbridge
