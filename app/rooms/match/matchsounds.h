// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/cue.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace drawbridge {

class GameTable;
class SoundBoard;
class TableController;

/// Plays sounds for what happens on a table, in sync with its animation: moves, results of fights, refusals,
/// undo, waiting for a person, and the end.
class MatchSounds : public QObject {
    Q_OBJECT

  public:
    /// Both must outlive this.
    MatchSounds(TableController* table, SoundBoard* board, QObject* parent = nullptr);

  private:
    void follow();
    void hear(int index);
    void look();
    void tellEnd();

    TableController* table_;
    SoundBoard* board_;
    QPointer<GameTable> followed_;
    Cue heard_;             ///< heard of and not yet played
    std::size_t moves_ = 0; ///< number of moves handled
    bool isOver_ = false;   ///< the end has been handled
    QTimer end_;
};

} // namespace drawbridge
