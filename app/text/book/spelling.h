// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

namespace drawbridge {

/// How a language writes and bends its words, as far as its assets/<language>/search.json says.
struct Spelling {
    std::vector<std::pair<QString, QString>> letters; ///< "ae" is the same as "a": two ways to write "ä"
    QStringList beginnings;                           ///< "ge" of "gezogen"
    QStringList endings;                              ///< "en" of "ziehen"
    QStringList joints; ///< "s" of "Verteidigungskarte"; none: words are not written in one

    /// Whether the lists say how words are bent; English does it by rules of its own.
    bool hasEndings() const { return !endings.isEmpty(); }

    /// Takes away endings, one after the other, and one beginning, as long as two letters more remain than
    /// are taken. After L. Weissweiler and A. Fraser, "Developing a Stemmer for German Based on a Comparative
    /// Analysis of Publicly Available Stemmers", 2017.
    QString bare(QString word) const;

    /// Of QLocale()'s language, or English. Kept for the life of the program.
    static const Spelling& ofReader();
};

} // namespace drawbridge
