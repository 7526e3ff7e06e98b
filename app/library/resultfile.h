// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QString>
#include <vector>

// What stays of a match that is over when its record is deleted: who sat there and what it brought, a small
// readable file each beside the records, "matches/results/20261123-063251407-k3f9xa.json". It is written when
// the record goes and never changed but to take somebody out; what cannot be read, or is no result, stays as
// it is (see KeptFile).
namespace drawbridge {

/// Returns what is in the way, in a sentence that says what to do; empty: it is kept.
QString keepResult(const KeptMatch& match);
/// The record is there again. What cannot be read stays.
void dropResult(const QString& id);
/// The same of a record that has come under another name.
void dropResultsLike(const KeptMatch& match);

/// Those results whose records are not among `matches`, and these, the oldest first; of one game, or of all.
std::vector<KeptMatch> withResults(std::vector<KeptMatch> matches, const QString& game = {});

/// Puts somebody unnamed in a person's place. False if that must be tried again.
bool takeOutOfResults(const QString& person, const QString& unnamed);

} // namespace drawbridge
