// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wordbook.h"

#include "text/languagefile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <map>
#include <mutex>

namespace drawbridge {

const WordBook& WordBook::forGame(QStringView gameId) { return in(readersLanguage(), gameId); }

const WordBook& WordBook::inEnglish(QStringView gameId) { return in(QStringLiteral("en"), gameId); }

const WordBook& WordBook::in(const QString& language, QStringView gameId) {
    static std::mutex guard;
    static std::map<QString, std::map<QString, WordBook, std::less<>>> books;
    const std::scoped_lock lock(guard);
    auto& ofLanguage = books[language];
    if (const auto known = ofLanguage.find(gameId); known != ofLanguage.end()) return known->second;
    WordBook& book = ofLanguage[gameId.toString()];
    const QString file = QStringLiteral("words.json");
    const auto files = languageFiles(gameId.isEmpty() ? file : QStringLiteral("%1/%2").arg(gameId, file));
    // English comes first.
    for (const QJsonObject& words : files)
        if (language != QLatin1String("en") || &words == &files.front()) book.take({}, words);
    return book;
}

QString WordBook::text(std::initializer_list<std::string_view> path) const {
    QByteArray key;
    key.reserve(80); // longer than any key
    for (const std::string_view name : path) {
        if (!key.isEmpty()) key += '/';
        key.append(name.data(), static_cast<qsizetype>(name.size()));
    }
    const QString piece = pieces_.value(key);
    // Through the translators, who do not know it, so that a pseudo-language of tests covers it, too.
    return piece.isEmpty() ? piece : QCoreApplication::translate("WordBook", piece.toUtf8().constData());
}

void WordBook::take(const QByteArray& key, const QJsonValue& value) {
    const QJsonObject members = value.toObject();
    for (auto member = members.begin(); member != members.end(); ++member)
        take((key.isEmpty() ? key : key + '/') + member.key().toUtf8(), *member);
    QStringList items;
    for (const auto& item : value.toArray()) items.append(item.toString());
    const QString words = value.isArray() ? items.join(QLatin1Char('\n')) : value.toString();
    if (!words.isEmpty()) pieces_.insert(key, words);
}

} // namespace drawbridge
