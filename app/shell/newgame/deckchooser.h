// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deck.h"

#include <QWidget>

class QComboBox;

namespace drawbridge {

/// Chooses the cards of Castle Rampage: a deck that is known here, another file, or one written on the spot.
class DeckChooser : public QWidget {
    Q_OBJECT

  public:
    explicit DeckChooser(QWidget* parent = nullptr);

    /// The deck chosen; nullptr: none.
    const OwnDeck* deck() const { return deck_; }
    /// The file it was read from; empty if it came with a match.
    QString file() const { return file_; }
    void setDeck(const OwnDeck* deck, const QString& file);

  signals:
    /// Another deck was chosen.
    void chosen();

  private:
    void askFile();
    void edit();
    bool take(const QString& file);
    void listDecks();

    const rampage::Deck* deck_ = nullptr;
    QString file_;
    QComboBox* decks_; ///< by name, each with its file
};

} // namespace drawbridge
