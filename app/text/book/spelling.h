// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

namespace drawbridge {

/// Spelling and inflection of a language, as far as its assets/<language>/search.json describes them.
struct Spelling {
    std::vector<std::pair<QString, QString>> letters; ///< "ae" equals "a": two spellings of "ä"
    QStringList beginnings;                           ///< prefixes: "ge" of "gezogen"
    QStringList endings;                              ///< suffixes: "en" of "ziehen"; none: English
    QStringList joints; ///< linking elements: "s" of "Verteidigungskarte"; none: no compounds

    /// Removes suffixes, one after the other, and one prefix, as long as two letters more remain than are
    /// removed. After L. Weissweiler and A. Fraser, "Developing a Stemmer for German Based on a Comparative
    /// Analysis of Publicly Available Stemmers", 2017.
    QString bare(QString word) const;

    /// That of the reader's language, or English. Cached for the life of the program.
    static const Spelling& ofReader();
};

} // namespace drawbridge
