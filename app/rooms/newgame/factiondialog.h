// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "core/seat.h"
#include "match/setup.h"
#include "rooms/newgame/newgame.h"
#include "text/gametext.h"

#include <QDialog>
#include <QStringList>
#include <optional>
#include <vector>

class QCheckBox;
class QListWidget;
class QTabBar;

namespace drawbridge {

class ClosedBrowser;

/// Chooses the faction of each seat in a game with such options: by its card, at random, or to be picked in
/// the game. Abilities and strength are shown beside the cards.
class FactionPage : public QWidget {
    Q_OBJECT

  public:
    explicit FactionPage(const NewGame& choice, QWidget* parent = nullptr);

    /// The value of a seat's option: 0, or the number of a faction from 1.
    OptionValue value(Seat seat) const { return optionOf(setup_, options_[seat]); }

  private:
    Seat seat() const;
    const OptionSpec& option(Seat seat) const { return game_.options()[options_[seat]]; }
    std::optional<SeatCard> cardOf(Seat seat) const { return text_.valueCard(option(seat), value(seat)); }
    QString rulesFrom(Clause first) const;
    void choose(OptionValue chosen);
    void refresh();
    void tell();

    const GameInfo& game_;
    const GameText& text_;
    Setup setup_;
    std::vector<std::size_t> options_; ///< one per seat
    QStringList names_;
    QTabBar* seats_;
    QCheckBox* inGame_;
    QListWidget* cards_;
    ClosedBrowser* about_;
};

/// The factions of Castle Wars in a dialog.
class FactionDialog : public QDialog {
    Q_OBJECT

  public:
    explicit FactionDialog(const NewGame& choice, QWidget* parent = nullptr);

    OptionValue value(Seat seat) const { return page_->value(seat); }

  private:
    FactionPage* page_;
};

} // namespace drawbridge
