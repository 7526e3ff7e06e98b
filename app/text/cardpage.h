// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// A card or tile outside a match: its purpose, number of copies, and the rules that mention it.
struct CardPage {
    QString name;
    QString family;  ///< category: "Towers"
    QString meaning; ///< plain sentences, a paragraph per line
    /// A short version for lists, in words common to its category; empty: the first paragraph of the meaning.
    QString brief;
    QString more; ///< additional rich text; usually empty
    /// Number of copies; 0 for a card that is not played with.
    int count = 0;
    QStringList pictures; ///< FacePainter paths; the first is the main one
    /// Names used in the rules, in the singular or as written; may be more than the card's name.
    QStringList namedAs;
    /// Rules about it independent of their text: clauses, or common prefixes of several ("WARS-JACK-").
    QStringList own;
    QStringList clauses; ///< rules that mention it, in the order of the rule book
};

/// All cards of a game with their number of copies in this setup, and then the rest of the box's contents.
std::vector<CardPage> cardPages(const GameInfo& game, const Setup& setup);

} // namespace drawbridge
