// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/newgame/newgame.h"
#include "shell/newgame/optionrow.h"

#include <QDialog>
#include <vector>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTabWidget;

namespace drawbridge {

class DeckChooser;
class FactionPage;
class HouseRulesPage;
class SeatList;

/// Chooses a game, who plays, by which rules, and the deal. What cannot be played is told at once with the
/// clause that forbids it.
class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    /// Proposes `first`, as it was last chosen.
    explicit NewGameDialog(const GameInfo& first, QWidget* parent = nullptr);
    ~NewGameDialog() override;

    /// Shows this choice.
    void setChoice(const NewGame& choice);
    NewGame choice() const;

    void accept() override;

  private:
    void listGames();
    void addPlayersPage();
    void addButtons();
    void showGame(const GameInfo& game);
    /// The field in which an option is chosen.
    OptionRow* addRow(std::size_t index, OptionRow::Style style, QWidget* parent);
    void addFactionPage(const GameInfo& game);
    /// Whether an option has a field of its own on one of the pages.
    bool isChosen(std::size_t index) const;
    OptionValue valueOf(std::size_t index) const;
    void setValueOf(std::size_t index, OptionValue value);
    /// The tab key comes to the buttons below the pages last.
    void putButtonsLast();
    /// Why this cannot be played by so many instead; empty if it can.
    QString againstSeats(Setup chosen, int seats) const;
    void showFactions(const Setup& chosen);
    void fill(const NewGame& choice);
    Setup setup() const;
    void variantChanged();
    void validate();

    const GameInfo* game_ = nullptr;
    QListWidget* games_;
    QLabel* tagline_;
    QTabWidget* tabs_;
    SeatList* seats_;
    QLineEdit* seed_;
    QCheckBox* practice_;
    std::vector<OptionRow*> options_; ///< in the order of the game's specs; nullptr: chosen elsewhere
    HouseRulesPage* house_ = nullptr;
    DeckChooser* deck_ = nullptr;     ///< in a game that takes a deck of one's own
    FactionPage* factions_ = nullptr; ///< in a game that has them
    QLabel* sign_;
    QLabel* verdict_;
    QDialogButtonBox* buttons_;
    QPushButton* start_;
    int wantedSeats_ = 2; ///< as the person chose, before a variant asked for another number
    bool filling_ = false;
};

} // namespace drawbridge
