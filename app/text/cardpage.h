// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// What there is to say of a card or tile without a match: what it is for, how many there are, and which
/// rules name it.
struct CardPage {
    QString name;
    QString family;  ///< what it is sorted under: "Towers"
    QString meaning; ///< plain sentences, a paragraph to a line
    /// The same in a list of all cards, in words that all of its sort share; empty: the first paragraph of
    /// the meaning.
    QString brief;
    QString more; ///< rich text on what else there is to know; mostly empty
    /// How many are played with; 0 of one that says something but is not played with.
    int count = 0;
    QStringList pictures; ///< as FacePainter has them; the first stands for all
    /// What rules call it, each in the singular or as it stands; it may be more than its name.
    QStringList namedAs;
    /// Rules that are about it whatever their words: clauses, or how several begin ("WARS-JACK-").
    QStringList own;
    QStringList clauses; ///< every rule that names it, in the order of the rule book
};

/// All kinds of cards of a game, as many as these options play with, and then what else lies in its box.
std::vector<CardPage> cardPages(const GameInfo& game, const Setup& setup);

} // namespace drawbridge
