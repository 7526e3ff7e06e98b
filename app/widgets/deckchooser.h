// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deck.h"

#include <QWidget>
#include <functional>

class QComboBox;

namespace drawbridge {

/// Lets somebody write a deck over a window, going on with that file, or else with that deck, if there is
/// one. Gives the file it was saved in last; empty: in none.
using EditDeck = std::function<QString(QWidget* over, const rampage::Deck* deck, const QString& file)>;

/// Chooses the cards of Castle Rampage: a deck that is known here, another file, or one written on the spot.
class DeckChooser : public QWidget {
    Q_OBJECT

  public:
    explicit DeckChooser(EditDeck edit, QWidget* parent = nullptr);

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
    bool take(const QString& file);
    void listDecks();

    EditDeck edit_;
    const rampage::Deck* deck_ = nullptr;
    QString file_;
    QComboBox* decks_; ///< by name, each with its file
};

} // namespace drawbridge
