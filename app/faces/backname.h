// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facesvg.h"

#include <QString>
#include <QStringList>

namespace drawbridge {

/// The patterns that people can choose for the backs of all games, by name; see assets/cardkit.py.
const QStringList& backPatterns();

/// The name of a back with the pattern that was chosen for it: "back-red~masonry".
struct BackName {
    /// Of any name of a face; one with a pattern that there is not is left as it is.
    static BackName from(const QString& face);

    QString back;    ///< without the pattern: "back-red"
    QString pattern; ///< empty: its own
};

/// Shows that pattern in the part file of a back; none for its own.
FaceSvgs::Replacements shownPattern(const QString& pattern);

} // namespace drawbridge
