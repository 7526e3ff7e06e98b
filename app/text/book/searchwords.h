// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// The question words of a language, from assets/<language>/search.json.
struct SearchWords {
    QSet<QString> little; ///< stop words
    std::vector<QStringList> synonyms;
    /// Kinds of questions, with the phrases of each, as words: "how many".
    std::vector<std::vector<QStringList>> ways;

    /// Position of the question word in a question, in words.
    struct Found {
        int way = -1; ///< kind of question; -1: none
        qsizetype at = 0;
        qsizetype length = 0;
    };
    /// The first question word in a question.
    Found wayOf(const QString& question) const;

    /// Those of the reader's language, or English. Cached for the life of the program.
    static const SearchWords& ofReader();
};

/// The stems of a text without stop words.
QStringList stemsThatCount(const QString& text);

} // namespace drawbridge
