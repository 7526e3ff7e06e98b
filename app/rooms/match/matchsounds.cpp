// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/matchsounds.h"

#include "sound/soundboard.h"
#include "table/gametable.h"
#include "table/tablecontroller.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

MatchSounds::MatchSounds(TableController* table, SoundBoard* board, QObject* parent)
    : QObject(parent)
    , table_(table)
    , board_(board) {
    end_.setSingleShot(true);
    end_.setInterval(900); // between the last blow and the horn
    connect(&end_, &QTimer::timeout, this, &MatchSounds::tellEnd);
    connect(table_, &TableController::tableChanged, this, &MatchSounds::follow);
    connect(table_, &TableController::stateChanged, this, &MatchSounds::look);
    connect(table_->decision(), &TableDecision::refusalChanged, this, [this] {
        if (!table_->decision()->refusal().sentence.isEmpty()) board_->play(Sound::Refused);
    });
    connect(table_, &TableController::called, this,
            [this](bool ownTurn) { board_->play(ownTurn ? Sound::HornTurn : Sound::HornAsked); });
    follow();
}

/// Moves made before are silent.
void MatchSounds::follow() {
    if (followed_) followed_->disconnect(this);
    followed_ = table_->gameTable();
    heard_ = {};
    end_.stop();
    if (!followed_) return;
    connect(followed_, &GameTable::moveMade, this, &MatchSounds::hear);
    moves_ = followed_->seen().length();
    isOver_ = followed_->seen().isOver();
    if (moves_ == 0) board_->play(Sound::ClothRolled);
}

void MatchSounds::hear(int index) {
    const SeenMatch match = followed_->seen().open();
    const auto item = static_cast<std::size_t>(index);
    moves_ = item + 1;
    if (!board_->isOn()) return;
    const Cue heard = cueOf(match.told(item));
    heard_.first = std::max(heard_.first, heard.first);
    heard_.then = std::max(heard_.then, heard.then);
}

/// The table has been updated.
void MatchSounds::look() {
    if (!followed_ || followed_ != table_->gameTable()) return;
    const SeenMatch match = followed_->seen().open();
    if (const std::size_t moves = match.length(); moves < moves_) {
        moves_ = moves;
        heard_ = {};
        end_.stop();
        board_->play(Sound::TakenBack);
    }
    if (table_->fight().clashing) return board_->play(std::exchange(heard_.first, Sound::None));
    const Cue heard = std::exchange(heard_, {});
    board_->play(std::max(heard.first, heard.then));
    if (match.isOver() && !isOver_) end_.start();
    isOver_ = match.isOver();
}

/// A horn if a person has won, alone or shared, or if no person plays; otherwise a bell.
void MatchSounds::tellEnd() {
    if (!followed_ || !followed_->seen().isOver()) return;
    const SeenMatch match = followed_->seen().open();
    const std::vector<double> scores = match.known().scores;
    bool isLost = false;
    for (Seat seat = 0; seat < scores.size(); ++seat) {
        if (!followed_->isPerson(seat)) continue;
        if (scores[seat] > 0) return board_->play(Sound::HornVictory);
        isLost = true;
    }
    board_->play(isLost ? Sound::Bell : Sound::HornVictory);
}

} // namespace drawbridge
