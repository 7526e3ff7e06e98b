// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/newgame/newgame.h"

#include <QDialog>

namespace drawbridge {

class NewGameView;

/// The scene of a new game in a window of its own.
class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    /// Proposes `first`, as it was last chosen.
    explicit NewGameDialog(const GameInfo& first, QWidget* parent = nullptr);
    ~NewGameDialog() override;

    /// Shows this choice.
    void setChoice(const NewGame& choice);
    NewGame choice() const;
    NewGameView& view() const { return *view_; }

  private:
    NewGameView* view_;
};

} // namespace drawbridge
