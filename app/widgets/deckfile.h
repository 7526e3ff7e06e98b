// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"
#include "text/problem.h"

#include <QString>
#include <QStringList>

class QWidget;

// Deck files of Castle Rampage.
namespace drawbridge {

/// Reads a deck that can be played with, on a worker thread (see readAside()).
Result<rampage::Deck> openDeck(QWidget* over, const QString& file);
/// The same for a deck that may be unfinished.
Result<rampage::Deck> openDraft(QWidget* over, const QString& file);

/// The file dialogs' name filter for decks, and their start directory: that of the last deck.
QString deckFilter();
QString deckFolder();
void rememberDeck(const QString& file);
/// The deck files used lately that still exist, latest first.
QStringList knownDecks();

/// "My cards (118 cards)"
QString deckTitle(const rampage::Deck& deck);

} // namespace drawbridge
