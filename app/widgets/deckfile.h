// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QString>
#include <QStringList>
#include <optional>

class QWidget;

// Decks of Castle Rampage in files.
namespace drawbridge {

/// What a deck file held, or why it cannot be used, in one sentence naming file and line.
struct OpenedDeck {
    std::optional<rampage::Deck> deck;
    QString problem;
};

/// The deck in a file, ready to be played with. It is read aside, and what lasts can be stopped in a box over
/// the window (see readAside()).
OpenedDeck openDeck(QWidget* over, const QString& file);
/// The same for a deck that need not be finished.
OpenedDeck openDraft(QWidget* over, const QString& file);

/// The filter of file dialogs for decks, and the folder they begin in: the one of the last deck.
QString deckFilter();
QString deckFolder();
/// A deck has been opened or saved there.
void rememberDeck(const QString& file);
/// Where decks have been opened or saved and still are, the last one first.
QStringList knownDecks();

/// "My cards (118 cards)"
QString deckTitle(const rampage::Deck& deck);

} // namespace drawbridge
