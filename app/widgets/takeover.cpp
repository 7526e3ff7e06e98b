// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/takeover.h"

#include "library/library.h"
#include "reference/plainwidgets.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QPushButton>

namespace drawbridge {

namespace {

struct TakeOverWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::TakeOver)
};

} // namespace

bool mayTake(const QString& id, QWidget* window) {
    const auto player = Library::playerOf(id);
    if (!player) return true;
    LosingBox question(TakeOverWords::tr("Drawbridge"),
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
