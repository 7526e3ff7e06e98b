// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/searchwords.h"

#include "text/book/wordstems.h"
#include "text/languagefile.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

QStringList plainWords(const QString& text) {
    QStringList words;
    for (const TextWord& word : wordsOf(text)) words.append(word.word);
    return words;
}

SearchWords read() {
    SearchWords words;
    const std::vector<QJsonObject> files = languageFiles(QStringLiteral("search.json"));
    if (files.empty()) return words;
    const QJsonObject& file = files.back();
    const QStringList little = plainWords(file[QLatin1String("little")].toString());
    words.little = QSet<QString>(little.begin(), little.end());
    for (const auto& list : file[QLatin1String("synonyms")].toArray()) {
        QStringList& group = words.synonyms.emplace_back();
        for (const auto& phrase : list.toArray()) group.append(phrase.toString());
    }
    for (const auto& each : file[QLatin1String("asking")].toArray()) {
        std::vector<QStringList>& way = words.ways.emplace_back();
        for (const auto& phrase : each.toArray()) way.push_back(plainWords(phrase.toString()));
    }
    return words;
}

} // namespace

const SearchWords& SearchWords::ofReader() {
    static std::mutex guard;
    static std::map<QString, SearchWords> known;
    const std::scoped_lock lock(guard);
    const auto [entry, isNew] = known.try_emplace(readersLanguage());
    if (isNew) entry->second = read();
    return entry->second;
}

SearchWords::Found SearchWords::wayOf(const QString& question) const {
    const QStringList words = plainWords(question);
    for (qsizetype at = 0; at < words.size(); ++at) {
        Found longest{-1, at, 0};
        for (std::size_t way = 0; way < ways.size(); ++way)
            for (const QStringList& phrase : ways[way])
                if (phrase.size() > longest.length && phrase.size() <= words.size() - at &&
                    std::equal(phrase.begin(), phrase.end(), words.begin() + at))
                    longest = {static_cast<int>(way), at, phrase.size()};
        if (longest.way >= 0) return longest;
    }
    return {};
}

QStringList stemsThatCount(const QString& text) {
    const QSet<QString>& little = SearchWords::ofReader().little;
    QStringList stems;
    for (const TextWord& word : wordsOf(text))
        if (!little.contains(word.word)) stems.append(stemOf(word.word));
    return stems;
}

} // namespace drawbridge
