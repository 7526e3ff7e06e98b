// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QString>
#include <vector>

class QRandomGenerator;

// Who sits where nobody has been asked for, and what chance brings that nobody has chosen.
namespace drawbridge {

/// Chance before a match: the deal, a faction nobody chose. Seeded anew, it decides the same again.
QRandomGenerator& dice();

/// A deal that nobody has chosen; short enough to be read out and typed.
Seed freshSeed();
/// A bot of a middling level that has none of the names taken.
Player freshBot(const std::vector<Player>& taken);

/// A name for a bot, or for a guest ("Guest"), that none of `taken` has.
QString freshBotName(const std::vector<Player>& taken);
QString freshPersonName(const std::vector<Player>& taken);
/// Whether a name is one of those, for bots or for guests.
bool isProposedName(const QString& name, bool forBot);

} // namespace drawbridge
