// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/wordstems.h"

#include "text/languagefile.h"

#include <QJsonObject>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

bool isVowel(QChar letter) { return QStringLiteral("aeiouy").contains(letter); }

bool hasVowel(QStringView text) { return std::ranges::any_of(text, isVowel); }

/// Removes a suffix if a syllable is left.
bool cut(QString& word, QLatin1String ending) {
    if (!word.endsWith(ending) || !hasVowel(QStringView(word).chopped(ending.size()))) return false;
    word.chop(ending.size());
    return true;
}

/// "hitt" of "hitting" is "hit"; "pass" and "fall" stay.
void undouble(QString& word) {
    const auto size = word.size();
    if (size > 2 && word[size - 1] == word[size - 2] && !isVowel(word.back()) &&
        !QStringLiteral("lsz").contains(word.back()))
        word.chop(1);
}

QString englishStem(QString word) {
    if (word.size() < 4) return word;
    if (word.endsWith(QLatin1String("ies")) || word.endsWith(QLatin1String("ied"))) {
        word.chop(3);
        return word + QLatin1Char('y');
    }
    if (word.endsWith(QLatin1String("sses")))
        word.chop(2);
    else if (word.endsWith('s') && !word.endsWith(QLatin1String("ss")) && !word.endsWith(QLatin1String("us")))
        word.chop(1);
    if (cut(word, QLatin1String("ing")) || cut(word, QLatin1String("ed"))) undouble(word);
    if (word.size() > 3 && word.endsWith('e')) word.chop(1);
    if (word.endsWith(QLatin1String("sh")) || word.endsWith(QLatin1String("ch"))) return word;
    // "defence" and "defense", "colour" and "color".
    if (word.size() > 4 && word.endsWith(QLatin1String("enc"))) word[word.size() - 1] = 's';
    if (word.size() > 4 && word.endsWith(QLatin1String("our"))) word.remove(word.size() - 2, 1);
    // "lives" and "life", "halves" and "half" are covered by the synonym lists.
    return word;
}

QStringList listOf(const QJsonObject& file, QLatin1String name) {
    return file[name].toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

Spelling readSpelling() {
    Spelling spelling;
    const std::vector<QJsonObject> files = languageFiles(QStringLiteral("search.json"));
    if (files.empty()) return spelling;
    const QJsonObject& file = files.back();
    const QJsonObject letters = file[QLatin1String("letters")].toObject();
    for (auto pair = letters.begin(); pair != letters.end(); ++pair)
        spelling.letters.emplace_back(pair.key(), pair.value().toString());
    spelling.beginnings = listOf(file, QLatin1String("beginnings"));
    spelling.endings = listOf(file, QLatin1String("endings"));
    spelling.joints = listOf(file, QLatin1String("joints"));
    return spelling;
}

/// Whether enough of the word is left without that many letters.
bool canSpare(const QString& word, qsizetype letters) { return word.size() - letters >= letters + 2; }

} // namespace

QString Spelling::bare(QString word) const {
    for (const QString& beginning : beginnings)
        if (word.startsWith(beginning) && canSpare(word, beginning.size())) {
            word.remove(0, beginning.size());
            break;
        }
    const auto fits = [&](const QString& ending) {
        return word.endsWith(ending) && canSpare(word, ending.size());
    };
    for (auto ending = std::ranges::find_if(endings, fits); ending != endings.end();
         ending = std::ranges::find_if(endings, fits))
        word.chop(ending->size());
    return word;
}

const Spelling& Spelling::ofReader() {
    static std::mutex guard;
    static std::map<QString, Spelling> known;
    const std::scoped_lock lock(guard);
    const auto [entry, isNew] = known.try_emplace(readersLanguage());
    if (isNew) entry->second = readSpelling();
    return entry->second;
}

QString foldedText(const QString& text) {
    QString bare;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing) bare.append(letter);
    return bare.toCaseFolded();
}

QString plainText(const QString& text) {
    QString plain = foldedText(text);
    for (const auto& [two, one] : Spelling::ofReader().letters) plain.replace(two, one);
    return plain;
}

std::vector<TextWord> wordsOf(const QString& text) {
    std::vector<TextWord> words;
    const auto isApostrophe = [](QChar letter) { return letter == '\'' || letter == QChar(0x2019); };
    for (qsizetype at = 0; at < text.size();) {
        if (!text[at].isLetterOrNumber()) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && (text[end].isLetterOrNumber() || text[end].isMark())) ++end;
        words.push_back({plainText(text.mid(at, end - at)), at, end - at});
        // The "s" of "player's" and the "t" of "can't" are not words.
        if (end + 1 < text.size() && isApostrophe(text[end]) && text[end + 1].isLetter()) {
            ++end;
            while (end < text.size() && text[end].isLetter()) ++end;
        }
        at = end;
    }
    return words;
}

QString stemOf(const QString& word) {
    const Spelling& spelling = Spelling::ofReader();
    return spelling.endings.isEmpty() ? englishStem(word) : spelling.bare(word);
}

int spellingDistance(const QString& one, const QString& other, int most) {
    if (std::abs(one.size() - other.size()) > most) return most + 1;
    const auto width = static_cast<std::size_t>(other.size()) + 1;
    std::vector<int> before(width), above(width), line(width);
    for (std::size_t column = 0; column < width; ++column) above[column] = static_cast<int>(column);
    for (qsizetype row = 1; row <= one.size(); ++row) {
        line[0] = static_cast<int>(row);
        for (std::size_t column = 1; column < width; ++column) {
            const auto at = static_cast<qsizetype>(column);
            const bool same = one[row - 1] == other[at - 1];
            int steps =
                std::min({above[column] + 1, line[column - 1] + 1, above[column - 1] + (same ? 0 : 1)});
            if (row > 1 && at > 1 && one[row - 1] == other[at - 2] && one[row - 2] == other[at - 1])
                steps = std::min(steps, before[column - 2] + 1);
            line[column] = steps;
        }
        if (*std::ranges::min_element(line) > most) return most + 1;
        std::swap(before, above);
        std::swap(above, line);
    }
    return std::min(above.back(), most + 1);
}

Search::Search(const QString& words)
    : words_(plainText(words).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {}

bool Search::fits(const QString& text) const {
    const QString bare = plainText(text);
    return std::ranges::all_of(words_, [&bare](const QString& word) { return bare.contains(word); });
}

} // namespace drawbridge
