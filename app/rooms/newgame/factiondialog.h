// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/newgame/newgame.h"

#include <QDialog>

namespace drawbridge {

class FactionPage;

/// Chooses the factions of Castle Wars, with a description of each.
class FactionDialog : public QDialog {
    Q_OBJECT

  public:
    explicit FactionDialog(const NewGame& choice, QWidget* parent = nullptr);

    /// The value of a seat's faction option: from 1; 0: picked in the game.
    OptionValue value(Seat seat) const;

  private:
    FactionPage* page_;
};

} // namespace drawbridge
