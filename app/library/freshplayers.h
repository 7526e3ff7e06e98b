// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QString>
#include <vector>

class QRandomGenerator;

// Default players for seats, and random choices made before a match.
namespace drawbridge {

/// Random generator for draws before a match: the deal, a faction. Reseeded, it draws the same again.
QRandomGenerator& dice();

/// A random deal, its number short enough to be read out and typed.
Seed freshSeed();
/// A bot of intermediate level, with a name not among those taken.
Player freshBot(const std::vector<Player>& taken);

/// An unused name for a bot, or for a guest ("Guest").
QString freshBotName(const std::vector<Player>& taken);
QString freshPersonName(const std::vector<Player>& taken);
/// Whether a name is one of these defaults, for bots or for guests.
bool isProposedName(const QString& name, bool forBot);

} // namespace drawbridge
