// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QString>

namespace drawbridge {

/// A problem of a record as a sentence, without the line. Cites the rule if one is broken.
QString problemText(const Problem& problem);

/// The same with file and line in front, as compilers do: "game.json:12: …".
QString problemLine(const QString& file, const Problem& problem);

/// A clause with its text: "KEEP-BUILD-8: It must match …"; the id alone if no rule book has it.
QString citedClause(const QString& clauseId);

} // namespace drawbridge
