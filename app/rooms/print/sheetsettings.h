// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

#include <QString>
#include <QStringList>

// The stored options of the print window.
namespace drawbridge {

/// The defaults: nine cards per page, backs on the other side, on this country's usual paper.
SheetOptions proposedOptions();

struct SheetSettings {
    SheetOptions options; ///< without those of the printer (PrinterHabits)
    QString printer;      ///< empty: any
    QString address;      ///< base URL of images for Tabletop Simulator

    /// Loads the stored settings; missing or invalid values are the defaults.
    static SheetSettings load();
    void store() const;
};

/// The ids of a game's sets that were deselected last.
QStringList setsLeftOut(const QString& gameId);
void keepSetsLeftOut(const QString& gameId, const QStringList& sets);

} // namespace drawbridge
