// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "core/seat.h"
#include "text/wars/warstext.h"

#include <QStringList>
#include <QWidget>
#include <array>

class QCheckBox;
class QListWidget;
class QTabBar;

namespace drawbridge {

class ClosedBrowser;
/// Chooses what each seat of Castle Wars leads: one of the sixteen factions by its card, one by chance, or
/// that it is picked in the game. Beside the cards it is told what the faction can do and how strong it is.
class FactionPage : public QWidget {
    Q_OBJECT

  public:
    explicit FactionPage(QWidget* parent = nullptr);

    /// The value of a seat's option: 0, or the number of a faction from 1.
    OptionValue value(Seat seat) const { return values_[seat]; }
    void setValue(Seat seat, OptionValue value);
    /// Who sits at the seats.
    void setNames(const QStringList& names);
    /// How a faction is picked that is picked in the game: the words of that house rule and of its value.
    void setPicking(const QString& how);
    /// The size of the game in which they meet.
    void setEpic(bool isEpic);

  signals:
    /// Somebody has chosen something.
    void changed();

  private:
    Seat seat() const;
    wars::Faction factionOf(Seat seat) const;
    void choose(OptionValue value);
    void chooseByChance();
    void refresh();
    void tell();

    WarsText text_;
    std::array<OptionValue, wars::kPlayers> values_{};
    QStringList names_;
    QString picking_;
    bool isEpic_ = false;
    QTabBar* seats_;
    QCheckBox* inGame_;
    QListWidget* cards_;
    ClosedBrowser* about_;
};

} // namespace drawbridge
