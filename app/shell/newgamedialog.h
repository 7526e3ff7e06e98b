// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/newgame.h"
#include "shell/optionrow.h"

#include <QDialog>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTabWidget;

namespace drawbridge {

class DeckChooser;
class FactionPage;
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
    void showGame(const GameInfo& game);
    /// The field in which an option is chosen.
    OptionRow* addRow(std::size_t index, OptionRow::Style style, QWidget* parent);
    void addFactionPage(const GameInfo& game);
    /// `page`, which shows some rules, with a field above it that leaves only those searched for.
    QWidget* searchable(QWidget* page, QWidget* rules);
    /// Why this cannot be played by so many instead; empty if it can.
    QString againstSeats(Setup chosen, int seats) const;
    void showFactions(const Setup& chosen);
    void fill(const NewGame& choice);
    Setup setup() const;
    void optionChanged(std::size_t index);
    void validate();

    const GameInfo* game_ = nullptr;
    QListWidget* games_;
    QLabel* tagline_;
    QTabWidget* tabs_;
    SeatList* seats_;
    QLineEdit* seed_;
    QCheckBox* practice_;
    std::vector<OptionRow*> options_; ///< in the order of the game's specs; nullptr: chosen elsewhere
    DeckChooser* deck_ = nullptr;     ///< in a game that takes a deck of one's own
    FactionPage* factions_ = nullptr; ///< in a game that has them
    QLabel* sign_;
    QLabel* verdict_;
    QPushButton* start_;
    int wantedSeats_ = 2; ///< as the person chose, before a variant asked for another number
    bool filling_ = false;
};

} // namespace drawbridge
