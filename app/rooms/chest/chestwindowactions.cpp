// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the chest window.
#include "rooms/chest/chestwindow.h"
#include "widgets/recordfiles.h"

#include "library/library.h"
#include "library/recordfile.h"
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "rooms/chest/chestmodel.h"
#include "rooms/chest/deleteddialog.h"
#include "rooms/chest/matchwords.h"
#include "rooms/chest/undobar.h"
#include "widgets/formparts.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>

namespace drawbridge {

/// The default action, for Return and double click.
void ChestWindow::activate() {
    if (play_->isEnabled())
        play();
    else if (watch_->isEnabled())
        watch();
}

void ChestWindow::play() {
    const QStringList ids = chosen();
    if (ids.size() != 1) return;
    close();
    playsNext_ ? emit nextRequested(ids.front()) : emit playRequested(ids.front());
}

void ChestWindow::watch() {
    if (const QStringList ids = chosen(); ids.size() == 1) emit watchRequested(ids.front());
}

void ChestWindow::rename() {
    const QStringList ids = chosen();
    const auto match = ids.size() == 1 ? library_->find(ids.front()) : std::nullopt;
    if (!match) return;
    bool wanted = false;
    const QString title =
        QInputDialog::getText(this, tr("Another Title"), tr("Title (empty: the name of the game):"),
                              QLineEdit::Normal, match->title, &wanted)
            .simplified();
    if (!wanted || title == match->title) return;
    if (match->id == onTable_()) return emit titleGiven(title);
    if (!mayTake(match->id, this)) return;
    if (const auto renamed = library_->rename(match->id, title); !renamed) tell({renamed.problem().text()});
    reload();
    choose(ids);
}

void ChestWindow::remove() {
    const QStringList ids = chosen();
    if (ids.isEmpty()) return;
    const int row = model_->rowOf(ids.front());
    const auto first = library_->find(ids.front());
    if (ids.size() == 1 && (ids.front() == onTable_() || !mayTake(ids.front(), this))) return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const ChestActions::Outcome outcome = actions_.remove(ids);
    reload();
    QApplication::restoreOverrideCursor();
    if (outcome.ids.size() == 1 && first) {
        const QString name = nameOf(*first, model_->person());
        if (first->isOver())
            //: %1 is the title of a match, or its game and who plays
            bar_->tell(
                tr("Deleted: %1. It can no longer be watched; its result stays in the chronicle.").arg(name));
        else
            //: %1 is the title of a match, or its game and who plays
            bar_->tell(tr("Deleted: %1. It can no longer be played on.").arg(name));
    } else if (!outcome.ids.isEmpty())
        bar_->tell(tr("%n match(es) deleted. Results stay in the chronicle.", nullptr,
                      static_cast<int>(outcome.ids.size())));
    if (model_->rowCount() > 0 && chosen().isEmpty()) chooseRow(list_, std::min(row, model_->rowCount() - 1));
    follow();
    tell(outcome.problems);
}

void ChestWindow::undo() {
    const bool hadKeys = bar_->isAncestorOf(QApplication::focusWidget());
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const ChestActions::Outcome outcome = actions_.undo();
    reload();
    QApplication::restoreOverrideCursor();
    bar_->hide();
    choose(outcome.ids);
    if (hadKeys) list_->setFocus();
    tell(outcome.problems);
}

void ChestWindow::exportChosen() {
    const QStringList ids = chosen();
    if (ids.isEmpty() || !mayTellSecrets(this)) return;
    if (ids.size() == 1) return exportOne(ids.front());
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Export to a Folder"), recordFolder());
    if (folder.isEmpty()) return;
    rememberRecordFolder(QDir(folder).filePath(QStringLiteral("x")));
    tell(actions_.exportAll(ids, folder).problems);
}

void ChestWindow::exportOne(const QString& id) {
    const QString name = ChestActions::fileNameFor(library_->find(id).value_or(KeptMatch()));
    const QString file = askWhereToSave(this, tr("Export the Match"),
                                        recordFolder() + QLatin1Char('/') + name, recordFilter());
    if (file.isEmpty()) return;
    rememberRecordFolder(file);
    if (const auto exported = Library::exportTo(id, file); !exported) tell({exported.problem().text()});
}

void ChestWindow::import() {
    const QStringList files =
        QFileDialog::getOpenFileNames(this, tr("Import Matches"), recordFolder(), recordFilter());
    if (files.isEmpty()) return;
    rememberRecordFolder(files.front());
    const ChestActions::Outcome outcome =
        actions_.import(files, [this](const QString& file) { return openAside(this, file); });
    const QStringList found = outcome.ids + outcome.there;
    if (!found.isEmpty()) showAll(); // otherwise the filter may hide the imported ones
    reload();
    choose(found);
    tell(outcome.problems);
    tellThere(outcome.there);
}

/// Names the matches that were stored already.
void ChestWindow::tellThere(const QStringList& ids) {
    if (ids.isEmpty()) return;
    const auto match = library_->find(ids.front());
    const QString said =
        ids.size() == 1 && match
            //: %1 is the title of a match, or its game and who plays
            ? tr("This match is in the chest already: %1. No second copy has been made; it is chosen in the "
                 "list.")
                  .arg(nameOf(*match, model_->person()))
            : tr("%n of these matches are in the chest already. No second copies have been made; they are "
                 "chosen in the list.",
                 nullptr, static_cast<int>(ids.size()));
    PlainBox::information(this, windowTitle(), said);
}

void ChestWindow::showDeleted() {
    DeletedDialog dialog(&actions_, model_->person(), this);
    dialog.exec();
    if (dialog.restored().isEmpty()) return;
    bar_->hide();
    reload();
    choose(dialog.restored());
}

void ChestWindow::tell(const QStringList& problems) {
    constexpr qsizetype most = 5;
    if (!problems.isEmpty())
        PlainBox::warning(this, windowTitle(), problems.mid(0, most).join(QStringLiteral("\n\n")));
}

} // namespace drawbridge
