// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/newgame/newgame.h"
#include "widgets/deckchooser.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace drawbridge {

class HouseRulesPage;

/// All house rules of a game, with search and presets, a deck of one's own and the number of the deal: what
/// stands behind the door of a new game. What cannot be played is told at once with the clause that forbids
/// it, and is taken all the same: the players may still change.
class HouseRulesDialog : public QDialog {
    Q_OBJECT

  public:
    HouseRulesDialog(const NewGame& choice, const EditDeck& editDeck, QWidget* parent = nullptr);

    /// The choice it was given, with the rules, the deck and the deal as they are set here.
    NewGame choice() const;

  private:
    void fill();
    void addDeck(const EditDeck& editDeck);
    void validate();

    NewGame choice_;
    HouseRulesPage* rules_;
    DeckChooser* deck_ = nullptr; ///< in a game that takes a deck of one's own
    QLineEdit* deal_;
    QLabel* verdict_;
    QPushButton* done_ = nullptr;
};

} // namespace drawbridge
