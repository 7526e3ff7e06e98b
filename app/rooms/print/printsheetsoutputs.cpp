// SPDX-License-Identifier: GPL-3.0-or-later
// The outputs: printing and files. All run on a worker, so that the table stays responsive.
#include "rooms/print/printsheets.h"

#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "rooms/print/calibrationdialog.h"
#include "rooms/print/printersettings.h"
#include "rooms/print/sheetform.h"
#include "rooms/print/sheetpieces.h"
#include "table/sayaloud.h"
#include "text/gametext.h"
#include "text/settings.h"
#include "text/usualfolder.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

const QString kFolderKey = QStringLiteral("files/prints");

QString lastFolder() { return usualFolder(kFolderKey); }

bool hasBacks(const Sheets& sheets) { return std::ranges::any_of(sheets.pages(), &SheetPage::isBacks); }

/// The duplex mode chosen in the system dialog; `otherwise` if that leaves it to the printer or the user.
SheetFlip flipOf(const QPrinter& printer, SheetFlip otherwise) {
    switch (printer.duplex()) {
    case QPrinter::DuplexLongSide: return SheetFlip::longEdge;
    case QPrinter::DuplexShortSide: return SheetFlip::shortEdge;
    default: return otherwise;
    }
}

} // namespace

// ---- jobs ----------------------------------------------------------------------------------------------

void PrintSheets::run(PrintSheetsJob::Work work, const QString& done) {
    done_ = done;
    for (QPushButton* button : {print_, pdf_, export_}) button->setEnabled(false);
    progress_->setRange(0, 0); // busy indicator
    news_->setCurrentIndex(1);
    cancel_->setFocus();
    job_.start(std::move(work));
}

void PrintSheets::jobEnded(const Result<>& done, bool calledOff) {
    const bool hadFocus = cancel_->hasFocus();
    news_->setCurrentIndex(0);
    for (QPushButton* button : {print_, pdf_, export_}) button->setEnabled(bool(sheets_->laidOut()));
    if (hadFocus) print_->setFocus();
    if (std::exchange(closing_, false)) return reject();
    ended_->setText(!done ? tr("That did not work.") : calledOff ? tr("Stopped.") : done_);
    sayAloud(this, ended_->text());
    if (!done) complain(done.problem().text());
}

void PrintSheets::complain(const QString& sentence) {
    auto* box = new PlainBox(QMessageBox::Warning, windowTitle(), sentence, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

/// Whether a job is running, which is reported then: the calibration dialog can be used meanwhile.
bool PrintSheets::isOccupied() {
    if (isBusy()) complain(tr("Sheets are being written or printed: wait for that, or stop it first."));
    return isBusy();
}

bool PrintSheets::mayClose() {
    if (!isBusy()) return true;
    DestructiveConfirmBox box(windowTitle(),
                              tr("What is still being written or printed is lost if you stop now."),
                              QMessageBox::NoButton, this);
    box.setInformativeText(tr("No file is left half-written."));
    auto* stop = box.addButton(tr("&Stop and close"), QMessageBox::DestructiveRole);
    //: A button: goes on writing or printing
    auto* goOn = box.addButton(tr("&Go on"), QMessageBox::RejectRole);
    box.setEscapeButton(goOn);
    // Once the job has ended the question is obsolete.
    connect(&job_, &PrintSheetsJob::finished, &box, &QDialog::reject);
    box.exec();
    return box.clickedButton() == stop;
}

void PrintSheets::reject() {
    if (!mayClose()) return;
    if (isBusy()) {
        closing_ = true;
        return job_.cancel();
    }
    keep();
    QDialog::reject();
}

PrintSheets::Make PrintSheets::makeChosen() const {
    return [this](const SheetOptions& options) { return Sheets(*game_, chosenSets(), options); };
}

// ---- the printer ---------------------------------------------------------------------------------------

void PrintSheets::print(const Make& make) {
    if (isOccupied()) return;
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        complain(
            tr("No printer is set up on this computer. Set one up in the settings of the system, or save "
               "the sheets as PDF and print them elsewhere."));
        return;
    }
    SheetOptions options = form_->options();
    Sheets sheets = make(options);
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    if (const QString name = form_->printer(); !name.isEmpty()) printer->setPrinterName(name);
    printer->setDocName(sheets.title());
    printer->setFullPage(true);                                           // sheets have margins of their own
    if (isGrey(options.inks)) printer->setColorMode(QPrinter::GrayScale); // black ink only
    preparePage(*printer, sheets, 1);
    if (hasBacks(sheets))
        printer->setDuplex(options.flip == SheetFlip::longEdge ? QPrinter::DuplexLongSide
                                                               : QPrinter::DuplexShortSide);
    const auto pages = static_cast<int>(sheets.pages().size());
    QPrintDialog dialog(printer.get(), this);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setOption(QAbstractPrintDialog::PrintToFile, false); // the window has a button for that
    dialog.setMinMax(1, pages);
    if (dialog.exec() != QDialog::Accepted) return;

    // Another printer or duplex mode may have been chosen in the dialog.
    if (printer->printerName() != form_->printer()) {
        const PrinterHabits habits = habitsOf(printer->printerName());
        options.correction = habits.correction;
        options.flip = habits.flip;
    }
    options.flip = flipOf(*printer, options.flip);
    sheets = make(options);
    const PrinterTraits traits = traitsOf(printer->printerName(), options.paper);
    QStringList warnings = warningsFor(sheets, traits);
    // The window has shown the hint for its own printer, and manual duplex needs two runs.
    if (const QString hint = oneSidedHint(sheets, traits);
        !hint.isEmpty() && printer->printerName() != form_->printer())
        warnings << hint;
    if (const QString paper = paperWarning(options.paper, *printer); !paper.isEmpty()) warnings << paper;
    if (const QString shrunk = pagesPerSheetWarning(*printer); !shrunk.isEmpty()) warnings << shrunk;
    if (!warnings.isEmpty()) {
        PlainBox box(QMessageBox::Warning, windowTitle(), warnings.join(QStringLiteral("\n\n")),
                     QMessageBox::Cancel, this);
        box.addButton(tr("&Print all the same"), QMessageBox::AcceptRole);
        box.setDefaultButton(QMessageBox::Cancel); // it costs paper
        if (box.exec() == QMessageBox::Cancel) return;
    }
    const int first = std::clamp(printer->fromPage(), 1, pages);
    const int last = printer->toPage() > 0 ? std::clamp(printer->toPage(), first, pages) : pages;
    preparePage(*printer, sheets, first);
    run(
        [printer, sheets, first, last](const Progress& progress) {
            bool goesOn = true;
            auto painted = paintPages(sheets, *printer, first, last, [&](int done, int total) {
                goesOn = progress(done, total);
                if (!goesOn) printer->abort();
                return goesOn;
            });
            return painted && goesOn ? spooled() : painted;
        },
        //: %1 is a printer
        tr("Handed over to %1.").arg(printer->printerName()));
}

void PrintSheets::calibrate() {
    const SheetOptions now = form_->options();
    CalibrationDialog dialog(form_->printer(), now.correction, now.paper, this);
    connect(&dialog, &CalibrationDialog::printRequested, this, [this] { print(&Sheets::calibration); });
    connect(&dialog, &CalibrationDialog::saveRequested, this, [this] { savePdf(&Sheets::calibration); });
    if (dialog.exec() != QDialog::Accepted) return;
    keepHabits(form_->printer(), {now.flip, dialog.correction()});
    form_->readHabits();
    changed();
}

// ---- files ---------------------------------------------------------------------------------------------

QString PrintSheets::askFile(const QString& title, const QString& name, const QString& filter) {
    const QString file = askWhereToSave(this, title, lastFolder() + QLatin1Char('/') + name, filter);
    if (!file.isEmpty()) Settings().setValue(kFolderKey, QFileInfo(file).absolutePath());
    return file;
}

void PrintSheets::savePdf(const Make& make) {
    if (isOccupied()) return;
    const Sheets sheets = make(form_->options());
    const QString file = askFile(tr("Save the Sheets as PDF"),
                                 fileName(sheets.title()) + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (file.isEmpty()) return;
    run([sheets, file](const Progress& progress) { return writePdf(sheets, file, progress); },
        //: %1 is a file
        tr("Saved as %1. Print it at 100 %.").arg(QDir::toNativeSeparators(file)));
}

void PrintSheets::exportPictures(const PictureSize* size) {
    const QString target =
        QFileDialog::getExistingDirectory(this, tr("A Folder for the Pictures"), lastFolder());
    if (target.isEmpty() || !mayReplace(target, QStringLiteral("*.png"))) return;
    Settings().setValue(kFolderKey, target);
    run([game = game_, sets = chosenSets(), options = form_->options(), size, target](
            const Progress& progress) { return writePictures(*game, sets, options, size, target, progress); },
        //: %1 is a folder
        tr("The pictures are in %1.").arg(QDir::toNativeSeparators(target)));
}

/// Whether files of that type may be written to a directory: asks if existing ones might be lost.
bool PrintSheets::mayReplace(const QString& folder, const QString& kind) {
    if (QDir(folder).entryList({kind}, QDir::Files).isEmpty()) return true;
    DestructiveConfirmBox box(windowTitle(),
                              //: %1 is a folder
                              tr("Pictures in %1 would be lost: those that have the names of new ones.")
                                  .arg(QDir::toNativeSeparators(folder)),
                              QMessageBox::Cancel, this);
    const auto* there = box.addButton(tr("&Write there"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == there;
}

void PrintSheets::exportCuts(CutFormat format) {
    const QString target =
        QFileDialog::getExistingDirectory(this, tr("A Folder for the Outlines"), lastFolder());
    const QString kind = format == CutFormat::svg ? QStringLiteral("*.svg") : QStringLiteral("*.dxf");
    if (target.isEmpty() || !mayReplace(target, kind)) return;
    Settings().setValue(kFolderKey, target);
    const bool marked = sheets_->options().marks == SheetMarks::machine;
    run([sheets = sheets_, format,
         target](const Progress& progress) { return writeCutFiles(*sheets, format, target, progress); },
        //: %1 is a folder
        (marked ? tr("The outlines are in %1.")
                : tr("The outlines are in %1. For a machine that looks for marks choose “For a cutting "
                     "machine” at "
                     "Marks, and print anew."))
            .arg(QDir::toNativeSeparators(target)));
}

void PrintSheets::exportDecks() {
    bool goesOn = false;
    const QString address = QInputDialog::getText(
        this, tr("Decks for Tabletop Simulator"),
        tr("To play with others, upload the pictures to the web, and write the address of their folder "
           "here.\nLeave it empty, and the decks work on this computer only."),
        QLineEdit::Normal, address_, &goesOn);
    if (!goesOn) return;
    address_ = address.trimmed();
    const QString file = askFile(tr("Save Decks for Tabletop Simulator"),
                                 fileName(textFor(game_->id()).gameName()) + QStringLiteral(".json"),
                                 tr("Saved objects of Tabletop Simulator (*.json)"));
    if (file.isEmpty()) return;
    run([game = game_, sets = chosenSets(), options = form_->options(), file, address = address_](
            const Progress& progress) { return writeDecks(*game, sets, options, file, address, progress); },
        //: %1 is a file
        tr("Saved as %1, with its pictures beside it.").arg(QDir::toNativeSeparators(file)));
}

} // namespace drawbridge
