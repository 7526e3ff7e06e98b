// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "core/seat.h"
#include "match/gameinfo.h"
#include "text/gametext.h"

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

class QCheckBox;
class QListWidget;
class QTabBar;

namespace drawbridge {

class ClosedBrowser;

/// Chooses what each seat leads in a game whose seats have an option of their own: a faction by its card, one
/// by chance, or that it is picked in the game. Beside the cards it is told what the faction can do and how
/// strong it is.
class FactionPage : public QWidget {
    Q_OBJECT

  public:
    FactionPage(const GameInfo& game, const Setup& setup, QWidget* parent = nullptr);

    /// The value of a seat's option: 0, or the number of a faction from 1.
    OptionValue value(Seat seat) const;
    /// Who sits at the seats.
    void setNames(const QStringList& names);
    /// How a faction is picked that is picked in the game: the words of that house rule and of its value.
    void setPicking(const QString& how);

  signals:
    /// Somebody has chosen something.
    void changed();

  private:
    Seat seat() const;
    const OptionSpec& option(Seat seat) const { return game_.options()[options_[seat]]; }
    std::optional<SeatCard> cardOf(Seat seat) const { return text_.valueCard(option(seat), value(seat)); }
    QString rulesFrom(Clause first) const;
    void choose(OptionValue chosen);
    void chooseByChance();
    void refresh();
    void tell();

    const GameInfo& game_;
    const GameText& text_;
    Setup setup_;
    std::vector<std::size_t> options_; ///< of the seats
    QStringList names_;
    QString picking_;
    QTabBar* seats_;
    QCheckBox* inGame_;
    QListWidget* cards_;
    ClosedBrowser* about_;
};

} // namespace drawbridge
