// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// What a language knows of asking, from assets/<language>/search.json.
struct SearchWords {
    QSet<QString> little; ///< words without which a question asks the same
    std::vector<QStringList> synonyms;
    /// Ways to ask, and the phrases in which each is asked, as words: "how many".
    std::vector<std::vector<QStringList>> ways;

    /// Where in a question its way of asking stands, in words.
    struct Found {
        int way = -1; ///< -1: it is asked in none of them
        qsizetype at = 0;
        qsizetype length = 0;
    };
    /// The first way of asking in a question.
    Found wayOf(const QString& question) const;

    /// Of QLocale()'s language, or English. Kept for the life of the program.
    static const SearchWords& ofReader();
};

/// The stems of a text, those of little words left out.
QStringList stemsThatCount(const QString& text);

} // namespace drawbridge
