// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/heard.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace drawbridge {

class GameTable;
class SoundBoard;
class TableController;

/// Lets be heard what happens on a table, at the moment at which it is seen there: moves, what comes of
/// fights, what is refused or taken back, that somebody is awaited, and how the match ends.
class MatchSounds : public QObject {
    Q_OBJECT

  public:
    /// Both outlive this.
    MatchSounds(TableController* table, SoundBoard* board, QObject* parent = nullptr);

  private:
    void follow();
    void hear(int index);
    void look();
    void tellEnd();

    TableController* table_;
    SoundBoard* board_;
    QPointer<GameTable> followed_;
    Heard heard_;           ///< and not yet played
    std::size_t moves_ = 0; ///< that have been heard of
    bool isOver_ = false;   ///< the end has been heard
    QTimer end_;
};

} // namespace drawbridge
