// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"
#include "text/problem.h"

#include <QString>
#include <vector>

// What remains of a finished match when its record is deleted: players and result, in a small readable file
// beside the records, "matches/results/20261123-063251407-k3f9xa.json". It is written when the record is
// deleted and changed only to anonymize a person; a file that is unreadable or no result stays as it is (see
// KeptFile).
namespace drawbridge {

Result<> keepResult(const KeptMatch& match);
/// Removes the result, since its record exists again. An unreadable one stays.
void dropResult(const QString& id);
/// The same for a record that has come back under another id.
void dropResultsLike(const KeptMatch& match);

/// Adds the results without a record in `matches` to these, oldest first; of one game or of all.
std::vector<KeptMatch> withResults(std::vector<KeptMatch> matches, const QString& game = {});

/// Replaces a person by an anonymous one. False if it must be tried again.
bool takeOutOfResults(const QString& person, const QString& unnamed);

} // namespace drawbridge
