// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/viewindex.h"

#include <QCoreApplication>
#include <optional>

// Why something is refused at the table: a sentence, and the clause if there is one. The viewIndex is that of
// the table's viewer, and pieces are its pieces.
namespace drawbridge {

struct WhyNot {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::WhyNot)

  public:
    QString sentence;           ///< empty: no message
    QString clause = QString(); ///< its id; may be empty
    /// Pictures of the piece and of what blocks it.
    QStringList faces = QStringList();
};

/// Why a move has been refused.
WhyNot whyIllegal(const GameTable& table, const Verdict& verdict);
/// Why the viewer cannot act: the game is over, or another is to decide. Empty while chance is to act.
WhyNot whyNobodyMoves(const GameTable& table, const View& view);
/// Why a piece without targets cannot be picked; nothing: it can, and a drop says why. `spoken`: its name.
std::optional<WhyNot> whyNotTaken(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                                  const QString& spoken);
/// Why nothing can be done with a piece now.
WhyNot whyIdle(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece, const QString& spoken);
/// The rule that forbids dropping a piece there, at once or later on; nothing if none does, or no move.
std::optional<WhyNot> whyNotThere(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                                  TablePlace place);
/// Why a piece cannot be dropped where that would not be a move: names its targets, or else the rule that
/// keeps it from going anywhere now, or else what to do instead.
WhyNot whySenseless(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                    const std::vector<TablePlace>& targets);

} // namespace drawbridge
