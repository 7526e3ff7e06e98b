// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "match/setup.h"
#include "print/outputs.h"
#include "print/sheets.h"

namespace drawbridge::cli {

int printing(const QStringList& arguments) {
    Arguments options(QStringLiteral("print"), QStringLiteral("GAME"), Words::tr("Writes sheets to print."));
    options.value(QStringLiteral("out"), QStringLiteral("file"), {});
    options.flag(QStringLiteral("calibration"), Words::tr("Calibration."));
    if (!options.parse(arguments, 1, 1)) return kDone;
    const GameInfo& game = gameNamed(options.words().front());
    std::vector<PieceSet> sets = pieceSets(game, wholeSetup(game));
    SheetOptions how;
    how.backs = SheetBacks::duplex;
    const Sheets sheets =
        options.isSet(QStringLiteral("calibration")) ? Sheets::calibration(how) : Sheets(game, sets, how);
    if (!sheets.problem().isEmpty()) throw Failure{kFailed, sheets.problem()};
    if (const QString problem = writePdf(sheets, options.text(QStringLiteral("out"))); !problem.isEmpty())
        throw Failure{kFailed, problem};
    return kDone;
}

} // namespace drawbridge::cli
