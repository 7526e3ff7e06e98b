// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/viewindex.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace drawbridge {

class GameTable;
class TableController;

/// What a viewer may ask about a table that they cannot see or would rather hear.
enum class Question {
    Task,     ///< the current prompt again
    Options,  ///< the available actions
    Standing, ///< whose turn it is, how far the game has come, each player's standing
    Hand,     ///< the viewer's hand
    Place,    ///< what lies at the focused castle, row or pile
    Card,     ///< the piece under the focus, with its rule
    Next,     ///< what has happened since the viewer's turn, one line per call
    Previous,
};

/// Answers in a sentence or two, from what the viewer may know.
class Answers {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Answers)

  public:
    /// `table` must outlive this.
    explicit Answers(const TableController* table)
        : table_(table) {}

    /// `at`: the focused place; if it is no place, the answer is about the viewer's own pieces.
    QString to(Question question, TablePlace at);

  private:
    QString options() const;
    QString standing() const;
    QString hand() const;
    QString place(TablePlace at) const;
    QString card(TablePlace at) const;
    QString news(int step);
    QStringList newsLines() const;
    QString whatLiesIn(const PileInfo& pile) const;
    QString nameOf(const Piece& piece) const;
    const GameTable& game() const;

    const TableController* table_;
    QStringList news_; ///< as they were when last read out
    qsizetype line_ = -1;
};

} // namespace drawbridge
