// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/viewindex.h"

#include <QString>
#include <QStringList>

namespace drawbridge {

class GameTable;
class TableController;

/// What somebody may ask of a table whose eyes are elsewhere, or who would rather hear it.
enum class Question {
    Task,     ///< what is asked now, once more
    Options,  ///< what can be done
    Standing, ///< whose turn it is, how far the game has come, how everybody stands
    Hand,     ///< what one holds
    Place,    ///< what lies where the focus is: a castle, a row, a pile
    Card,     ///< all about the piece under the focus, with its rule
    Next,     ///< what has happened since one's turn, a line at a time
    Previous,
};

/// Answers in a sentence or two, from what whoever is at the screen may know.
class Answers {
  public:
    /// The table outlives this.
    explicit Answers(const TableController* table)
        : table_(table) {}

    /// `at`: where the focus is; of no place the answer is about what is one's own.
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
    QStringList news_; ///< as they were told of last
    qsizetype line_ = -1;
};

} // namespace drawbridge
