// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

// Normalization of words for search.
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

/// A text without case and accents.
QString foldedText(const QString& text);

/// … and with the equivalent spellings of the reader's language unified: "Türme" and "Tuerme" are "turme" in
/// German.
QString plainText(const QString& text);

struct TextWord {
    QString word; ///< normalized by plainText()
    qsizetype at = 0;
    qsizetype length = 0; ///< in the original text
};

/// The words of a text: letters and digits; "player's" is "player".
std::vector<TextWord> wordsOf(const QString& text);

/// The stem of a normalized word in the reader's language: "destroyed", "destroys" and "destroying" are
/// "destroy". Not necessarily a word itself ("castl"). Uses the language's Spelling; English lightly, after
/// M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980): only endings of number, tense and
/// spelling are removed, since "defender" and "defence" mean different things at a table.
QString stemOf(const QString& word);

/// The Damerau-Levenshtein distance of two words; `most` + 1 if it is larger than that.
int spellingDistance(const QString& one, const QString& other, int most);

/// Search terms. A text matches if it contains each of them, ignoring case and accents.
class Search {
  public:
    Search() = default;
    explicit Search(const QString& words);

    bool isEmpty() const { return words_.isEmpty(); }
    bool fits(const QString& text) const;

  private:
    QStringList words_;
};

} // namespace drawbridge
