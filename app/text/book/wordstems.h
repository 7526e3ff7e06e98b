// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

// Words as a search compares them.
namespace drawbridge {

/// A text without case and accents.
QString foldedText(const QString& text);

/// … and in the one spelling that the reader's language has for what it may write in two: "Türme" and
/// "Tuerme" are "turme" in German.
QString plainText(const QString& text);

/// A word of a text.
struct TextWord {
    QString word; ///< plain
    qsizetype at = 0;
    qsizetype length = 0; ///< as it stands in the text
};

/// The words of a text: letters and figures; "player's" is "player".
std::vector<TextWord> wordsOf(const QString& text);

/// What the forms of a plain word have in common in the reader's language: "destroyed", "destroys" and
/// "destroying" are "destroy". No dictionary: it may be no word itself ("castl"). By the Spelling of the
/// language; English lightly, after M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980):
/// only endings of number, tense and spelling go, since "defender" and "defence" mean different things at a
/// table.
QString stemOf(const QString& word);

/// How many letters must be put in, left out, replaced or exchanged with their neighbour to make one word of
/// the other; `most` + 1 if it takes more than that.
int spellingDistance(const QString& one, const QString& other, int most);

} // namespace drawbridge
