// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facesvg.h"

#include <QString>
#include <QStringList>

namespace drawbridge {

/// The patterns that can be chosen for the backs of all games, by name; see assets/cardkit.py.
const QStringList& backPatterns();

/// A back's face name with a chosen pattern: "back-red~masonry".
struct BackName {
    /// Parses any face name; an unknown pattern is left in the name.
    static BackName from(const QString& face);

    QString back;    ///< without the pattern: "back-red"
    QString pattern; ///< empty: the back's own
};

/// The replacements that show that pattern in the part file of a back; none for its own.
SvgReplacements shownPattern(const QString& pattern);

} // namespace drawbridge
