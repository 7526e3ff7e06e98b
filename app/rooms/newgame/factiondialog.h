// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/newgame/newgame.h"

#include <QDialog>

namespace drawbridge {

class FactionPage;

/// All that there is to know about what seats can lead, the factions of Castle Wars, and what each does.
class FactionDialog : public QDialog {
    Q_OBJECT

  public:
    explicit FactionDialog(const NewGame& choice, QWidget* parent = nullptr);

    /// The number of a seat's faction from 1; 0: picked in the game.
    OptionValue value(Seat seat) const;

  private:
    FactionPage* page_;
};

} // namespace drawbridge
