// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/savedialog.h"

#include "reference/plainwidgets.h"
#include "text/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace drawbridge {

namespace {

struct SaveDialogWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::SaveDialog)
};

/// "json" of "Decks (*.json)".
QStringList endingsIn(const QString& filter) {
    static const QRegularExpression form(QStringLiteral("\\*\\.([\\w-]+)"));
    QStringList endings;
    for (const QRegularExpressionMatch& match : form.globalMatch(filter)) endings << match.captured(1);
    return endings;
}

bool mayReplace(QWidget* over, const QString& title, const QString& file) {
    DestructiveConfirmBox box(title,
                              //: %1 is a file
                              SaveDialogWords::tr("What is in %1 will be lost if it is replaced.")
                                  .arg(QDir::toNativeSeparators(file)),
                              QMessageBox::Cancel, over);
    const QPushButton* replace =
        box.addButton(SaveDialogWords::tr("&Replace it"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == replace;
}

} // namespace

QString askWhereToSave(QWidget* over, const QString& title, const QString& proposed, const QString& filter) {
    const QStringList endings = endingsIn(filter);
    QFileDialog dialog(over, title, QFileInfo(proposed).path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // a second Return would confirm it unread
    dialog.setDefaultSuffix(endings.front());
    dialog.selectFile(QFileInfo(proposed).fileName());
    while (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty()) {
        QString file = dialog.selectedFiles().front();
        // QFileDialog takes the "2" of "1.2" for an extension.
        if (!QFileInfo::exists(file) && std::ranges::none_of(endings, [&](const QString& ending) {
                return file.endsWith(QLatin1Char('.') + ending, Qt::CaseInsensitive);
            }))
            file += QLatin1Char('.') + endings.front();
        if (!QFileInfo::exists(file) || mayReplace(over, title, file)) return file;
    }
    return {};
}

bool saveOrTell(QWidget* over, const QString& title, const QString& file, const std::string& content) {
    const auto written = writeFile(file, content);
    if (!written) PlainBox::critical(over, title, written.problem().text());
    return bool(written);
}

void tellSaved(QWidget* over, const QString& file) {
    PlainBox::information(
        over, SaveDialogWords::tr("Drawbridge"),
        //: %1 is a file
        SaveDialogWords::tr("It has been saved as %1.").arg(QDir::toNativeSeparators(file)));
}

} // namespace drawbridge
