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

/// All house rules of a game, with search and presets, the custom deck and the number of the deal. An invalid
/// setup is reported at once with the clause that forbids it, but accepted: the number of players may still
/// change.
class HouseRulesDialog : public QDialog {
    Q_OBJECT

  public:
    HouseRulesDialog(const NewGame& choice, const EditDeck& editDeck, QWidget* parent = nullptr);

    /// The initial choice with the rules, deck and deal set here.
    NewGame choice() const;

  private:
    void fill();
    void addDeck(const EditDeck& editDeck);
    void validate();

    NewGame choice_;
    HouseRulesPage* rules_;
    DeckChooser* deck_ = nullptr; ///< in a game with custom decks
    QLineEdit* deal_;
    QLabel* verdict_;
    QPushButton* done_ = nullptr;
};

} // namespace drawbridge
