// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rulebook.h"

#include <QDebug>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <map>
#include <mutex>

// The resources of a static library are not there before they are asked for; this must be outside of any
// namespace.
static void loadRules() { Q_INIT_RESOURCE(rules); }

namespace drawbridge {

const RuleBook& RuleBook::forGame(const QString& gameId) {
    static std::mutex guard;
    static std::map<QString, RuleBook> books;
    const std::scoped_lock lock(guard);
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const auto [entry, isNew] = books.try_emplace(language + QLatin1Char('/') + gameId);
    RuleBook& book = entry->second;
    if (isNew) {
        loadRules();
        book.read(QStringLiteral(":/rules/en/%1.json").arg(gameId));
        if (language != QLatin1String("en"))
            book.read(QStringLiteral(":/rules/%1/%2.json").arg(language, gameId));
    }
    return book;
}

const Rule* RuleBook::find(QStringView clauseId) const {
    const auto found = index_.constFind(clauseId.toString());
    return found == index_.constEnd() ? nullptr : &sections_[found->first].rules[found->second];
}

// A second file translates what is there already; its order does not count.
void RuleBook::read(const QString& file) {
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) return;
    QJsonParseError problem;
    const QJsonObject book = QJsonDocument::fromJson(source.readAll(), &problem).object();
    if (problem.error != QJsonParseError::NoError) {
        qWarning().noquote() << file << problem.errorString();
        return;
    }
    title_ = book[QLatin1String("title")].toString(title_);
    for (const auto& sectionValue : book[QLatin1String("sections")].toArray()) {
        const QJsonObject from = sectionValue.toObject();
        const QString sectionId = from[QLatin1String("id")].toString();
        auto section = std::find_if(sections_.begin(), sections_.end(),
                                    [&](const RuleSection& each) { return each.id == sectionId; });
        if (section == sections_.end()) section = sections_.insert(section, RuleSection{sectionId, {}, {}});
        section->title = from[QLatin1String("title")].toString(section->title);
        const auto sectionIndex = static_cast<std::size_t>(section - sections_.begin());
        for (const auto& ruleValue : from[QLatin1String("rules")].toArray()) {
            const QJsonObject words = ruleValue.toObject();
            const QString id = words[QLatin1String("id")].toString();
            if (!index_.contains(id)) {
                const QString number =
                    QStringLiteral("%1.%2").arg(sectionIndex + 1).arg(section->rules.size() + 1);
                index_.insert(id, {sectionIndex, section->rules.size()});
                section->rules.push_back({id, number, {}, {}});
            }
            const auto [inSection, place] = index_.value(id);
            Rule& rule = sections_[inSection].rules[place];
            rule.title = words[QLatin1String("title")].toString(rule.title);
            rule.text = words[QLatin1String("text")].toString(rule.text);
        }
    }
}

} // namespace drawbridge
