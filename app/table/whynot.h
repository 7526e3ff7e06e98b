// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/viewindex.h"

#include <optional>

// Why something cannot be done at the table: a sentence, and the clause that says so where there is one. The
// viewIndex is what the table's viewer sees; pieces are its pieces.
namespace drawbridge {

struct WhyNot {
    QString sentence;           ///< empty: nothing is said
    QString clause = QString(); ///< its id; may be empty
    /// Pictures of what clashes: the piece, and what keeps it from going there.
    QStringList faces = QStringList();
};

/// Why a move has been refused.
WhyNot whyIllegal(const GameTable& table, const Verdict& verdict);
/// Why it is not for the viewer to do anything: the game is over, or another one is to decide. Nothing is
/// said while chance is at it.
WhyNot whyNobodyMoves(const GameTable& table, const View& view);
/// Why a piece that cannot go anywhere is not even taken up; nothing if it may be, since where it is put
/// then tells why not. `spoken` is what the piece is called.
std::optional<WhyNot> whyNotTaken(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                                  const QString& spoken);
/// Why nothing can be done with a piece now.
WhyNot whyIdle(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece, const QString& spoken);
/// The rule that keeps a piece from being put down there, at once or when it is carried on; nothing if that
/// would mean no move, or there is none.
std::optional<WhyNot> whyNotThere(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                                  TablePlace place);
/// Why a piece cannot be put where putting it would mean no move: where it can go (`targets`), or else the
/// rule that keeps it from going anywhere now, or else what to do instead.
WhyNot whySenseless(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                    const std::vector<TablePlace>& targets);

} // namespace drawbridge
