// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

#include <QString>
#include <QStringList>

// What the window for printing was left with.
namespace drawbridge {

/// As one would propose them: nine cards on a page, backs on the other side, on the paper that is used in
/// this country.
SheetOptions proposedOptions();

struct SheetSettings {
    SheetOptions options; ///< but for what belongs to the printer (PrinterHabits)
    QString printer;      ///< empty: any
    QString address;      ///< of pictures for Tabletop Simulator

    /// As stored last; what is missing or makes no sense is as proposed.
    static SheetSettings load();
    void store() const;
};

/// The sets of pieces of a game that were left out last, by their ids.
QStringList setsLeftOut(const QString& gameId);
void keepSetsLeftOut(const QString& gameId, const QStringList& sets);

} // namespace drawbridge
