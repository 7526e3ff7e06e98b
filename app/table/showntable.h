// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/attacktrail.h"
#include "table/speech.h"
#include "table/statusnotice.h"

#include <optional>

namespace drawbridge {

/// All that is shown of a table's match to its viewer: read at one go after each event, and told in rows
/// for the models. It knows nothing of hands, but how they make their moves.
class ShownTable {
  public:
    ShownTable() = default;
    ShownTable(const ShownTable&) = delete; // its parts know where it lies
    ShownTable& operator=(const ShownTable&) = delete;

    /// Goes over to another table, or to none (nullptr), which is read by and by. `afresh`: it has nothing
    /// to do with the one before.
    void begin(const GameTable* table, bool afresh);
    /// The words are others: all is to be said anew.
    void forgetWords() { told_.forget(); }

    /// Whether nothing has been read yet that has to do with what is to be shown: a viewer's handles mean
    /// nothing to another one.
    bool isFresh() const;
    /// Whether it is that, or something has happened or been taken back since it was read.
    bool isTurned() const;
    /// Whether something has been taken back since it was read.
    bool isBack() const;
    /// Reads what the table's viewer sees: `view`, with `gathered` lying elsewhere. `arranging`: pieces are
    /// laid where one likes, and nothing that is done is a move.
    void read(View view, const Gathered& gathered, bool arranging);

    enum class Fight { None, Attack, Battle };
    /// If just one event has happened since the last read(), and was a fight: lets those who fought in it lie
    /// open where they fought, and tells of it, until the next read(). There must be a table.
    Fight turnUpFighters();
    /// Shows what an item of the history has brought to where it lies, in place of what the newest has;
    /// nothing: the newest again.
    void recall(std::optional<std::size_t> item);
    /// The pieces that are shown as having come last.
    const QSet<Handle>& arrivals() const { return arrivals_; }
    bool isClashing() const { return clashing_; } ///< they lie so

    /// Whether the viewer is to decide.
    bool isMyDecision() const;
    const ViewIndex& viewIndex() const { return viewIndex_; } ///< all that is told comes from it
    const Interactions& interactions() const {
        return interactions_;
    } ///< none while it is not for the viewer to decide
    const ShownPieces& pieces() const { return pieces_; }
    /// What to do now, or who is at what.
    const QString& task() const { return task_; }
    /// The battle that goes on; one that has been settled can be read until the next decision of somebody.
    const std::optional<BattleNote>& battle() const { return battle_; }
    const AttackTrail& trail() const { return trail_; }
    EffectDone effectDone() const { return done_; } ///< by the newest decision
    StatusNotice& notice() { return notice_; }
    const StatusNotice& notice() const { return notice_; }

    /// Rows for the models; none without a table. `lit` are the places where something may be put now,
    /// `presses` says what pressing each seat does.
    QList<PieceRow> pieceRows(const Hand& hand) const;
    QList<PileRow> pileRows(const Hand& hand, const std::vector<TablePlace>& lit) const;
    QList<SeatRow> seatRows(const std::vector<SeatPress>& presses) const;
    /// Those that have changed since the last call; `all`: the others, too.
    TableLog::Rows logRows(bool all);
    QList<AttackRow> attackRows() const;
    QList<EffectRow> effectRows() const;

  private:
    void readBattle(bool turned, bool fresh);
    void readDecider(bool fresh);
    std::optional<BattleNote> lastBattle() const;
    Seat viewer() const;
    std::size_t moves() const;

    const GameTable* table_ = nullptr;
    ViewIndex viewIndex_;
    ViewIndex base_; ///< the same before pieces were moved about
    Interactions interactions_{viewIndex_};
    ShownPieces pieces_{viewIndex_};
    EffectStrip effects_;
    EffectDone done_;
    QSet<Handle> arrivals_; ///< pieces that the last move has brought to where they lie
    TableLog told_;
    AttackTrail trail_;
    StatusNotice notice_;
    QString task_;
    Seat deciding_ = kNobody; ///< whom all wait for
    std::optional<BattleNote> battle_;
    bool clashing_ = false;

    // What has been read.
    bool afresh_ = true; ///< nothing of this table
    Seat readViewer_ = kNobody;
    std::size_t readMoves_ = 0;
    QStringList readNames_;
};

} // namespace drawbridge
