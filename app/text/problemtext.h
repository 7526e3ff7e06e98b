// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QString>

namespace drawbridge {

/// What is wrong with a record, in one sentence, without the line. Cites the rule where one is broken.
QString problemText(const Problem& problem);

/// The same with file and line in front, as compilers write it: "game.json:12: …".
QString problemLine(const QString& file, const Problem& problem);

/// A clause with what it says: "KEEP-BUILD-8: It must match …"; the name alone if no rule book has it.
QString citedClause(const QString& clauseId);

} // namespace drawbridge
