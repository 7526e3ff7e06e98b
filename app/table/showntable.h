// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/attacktrail.h"
#include "table/speech.h"
#include "table/statusnotice.h"

#include <optional>

namespace drawbridge {

/// Everything shown of a match to the table's viewer: read as a whole after each event, and turned into rows
/// for the models. Knows nothing of the picked piece except how moves are made.
class ShownTable {
  public:
    ShownTable() = default;
    ShownTable(const ShownTable&) = delete; // its parts hold references to each other
    ShownTable& operator=(const ShownTable&) = delete;

    /// Switches to another table, or none (nullptr), for read(). `afresh`: it is unrelated to the last.
    void begin(const GameTable* table, bool afresh);
    /// Drops all cached text: the language has changed.
    void forgetWords() { told_.forget(); }

    /// Whether nothing usable has been read yet: handles of one viewer are meaningless to another.
    bool isFresh() const;
    /// Whether it is fresh, or something has happened or been undone since it was read.
    bool isTurned() const;
    /// Whether something has been undone since it was read.
    bool isBack() const;
    /// Reads `view`, what the table's viewer sees, and applies the provisional moves `gathered`. `arranging`:
    /// in the position editor, where nothing is a move.
    void read(View view, const ProvisionalMoves& gathered, bool arranging);

    enum class Fight { None, Attack, Battle };
    /// If exactly one event has happened since the last read(), and was a fight: shows the fighters face up
    /// where they fought, and the log line, until the next read(). There must be a table.
    Fight turnUpFighters();
    /// Marks what that history item has moved as arrived, not what the newest has; nothing: that again.
    void recall(std::optional<std::size_t> item);
    /// The pieces marked as having arrived last.
    const QSet<Handle>& arrivals() const { return arrivals_; }
    bool isClashing() const { return clashing_; } ///< fighters are shown face up

    /// Whether the viewer is to decide.
    bool isMyDecision() const;
    const ViewIndex& viewIndex() const { return viewIndex_; } ///< all that is shown derives from it
    /// Empty while the viewer is not to decide.
    const Interactions& interactions() const { return interactions_; }
    const ShownPieces& pieces() const { return pieces_; }
    /// The prompt: what to do now, or what others are doing.
    const QString& task() const { return task_; }
    /// The current battle; a decided one stays until the next decision of any player.
    const std::optional<BattleNote>& battle() const { return battle_; }
    const AttackTrail& trail() const { return trail_; }
    EffectDone effectDone() const { return done_; } ///< by the newest decision
    StatusNotice& notice() { return notice_; }
    const StatusNotice& notice() const { return notice_; }

    /// Rows for the models; none without a table. `lit`: the drop targets; `presses`: what each seat's does.
    QList<PieceRow> pieceRows(const Hand& hand) const { return pieces_.rows(interactions_, hand); }
    QList<PileRow> pileRows(const Hand& hand, const std::vector<TablePlace>& lit) const;
    QList<SeatRow> seatRows(const std::vector<SeatPress>& presses) const;
    /// The log rows changed since the last call; `all`: all rows.
    TableLog::Rows logRows(bool all) {
        return table_ != nullptr ? told_.rows(*table_, viewIndex_.view(), all) : TableLog::Rows();
    }
    QList<AttackRow> attackRows() const {
        return table_ != nullptr ? trail_.rows(*table_) : QList<AttackRow>();
    }
    QList<PendingEffectRow> effectRows() const {
        return table_ != nullptr ? effects_.rows(*table_, viewIndex_.view()) : QList<PendingEffectRow>();
    }

  private:
    void readBattle(bool turned, bool fresh);
    void readDecider(bool fresh);
    std::optional<BattleNote> lastBattle() const;
    Seat viewer() const;
    std::size_t moves() const;

    const GameTable* table_ = nullptr;
    ViewIndex viewIndex_;
    ViewIndex base_; ///< the index before provisional moves
    Interactions interactions_{viewIndex_};
    ShownPieces pieces_{viewIndex_};
    EffectStrip effects_;
    EffectDone done_;
    QSet<Handle> arrivals_; ///< pieces that the last move has brought to where they lie
    TableLog told_;
    AttackTrail trail_;
    StatusNotice notice_;
    QString task_;
    Seat deciding_ = kNobody; ///< the decider shown
    std::optional<BattleNote> battle_;
    bool clashing_ = false;

    // What has been read.
    bool afresh_ = true; ///< nothing of this table yet
    Seat readViewer_ = kNobody;
    std::size_t readMoves_ = 0;
    QStringList readNames_;
};

} // namespace drawbridge
