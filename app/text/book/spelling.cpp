// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/spelling.h"

#include "text/languagefile.h"

#include <QJsonObject>

#include <algorithm>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

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

} // namespace drawbridge
