// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/rulebook.h"

#include "text/languagefile.h"

#include <QJsonArray>
#include <QJsonObject>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

QStringList textsOf(const QJsonValue& list) {
    QStringList texts;
    for (const auto& text : list.toArray()) texts.append(text.toString());
    return texts;
}

/// What a translation lacks stays as it is.
void take(QString& text, const QJsonObject& from, QLatin1String name) { text = from[name].toString(text); }

void take(QStringList& texts, const QJsonObject& from, QLatin1String name) {
    if (from.contains(name)) texts = textsOf(from[name]);
}

} // namespace

const RuleBook& RuleBook::forGame(QStringView gameId) {
    static std::mutex guard;
    static std::map<QString, RuleBook> books;
    const std::scoped_lock lock(guard);
    const auto [entry, isNew] = books.try_emplace(QStringLiteral("%1/%2").arg(readersLanguage(), gameId));
    RuleBook& book = entry->second;
    if (isNew) {
        book.gameId_ = gameId.toString();
        for (const QJsonObject& from : languageFiles(QStringLiteral("%1/rules.json").arg(gameId)))
            book.read(from);
        for (const RuleSection& section : book.sections_)
            for (const Rule& rule : section.rules) book.order_.append(rule.id);
    }
    return book;
}

const Rule* RuleBook::find(QStringView clauseId) const {
    const auto found = index_.constFind(clauseId.toString());
    return found == index_.constEnd() ? nullptr : &sections_[found->first].rules[found->second];
}

const RuleSection* RuleBook::sectionOf(QStringView clauseId) const {
    const auto found = index_.constFind(clauseId.toString());
    return found == index_.constEnd() ? nullptr : &sections_[found->first];
}

const Rule* RuleBook::beside(QStringView clauseId, int step) const {
    const auto here = order_.indexOf(clauseId);
    const auto there = here + step;
    return here < 0 || there < 0 || there >= order_.size() ? nullptr : find(order_[there]);
}

// A second file translates what is there already; the order of its rules does not count. Its page on how to
// play and its glossary stand in place of the English ones.
void RuleBook::read(const QJsonObject& book) {
    if (title_.isEmpty()) format_ = book[QLatin1String("format")].toInt(1);
    take(title_, book, QLatin1String("title"));
    if (const QJsonArray parts = book[QLatin1String("howToPlay")].toArray(); !parts.isEmpty()) {
        howToPlay_.clear();
        for (const auto& part : parts)
            howToPlay_.push_back({part[QLatin1String("title")].toString(),
                                  part[QLatin1String("text")].toString(),
                                  part[QLatin1String("diagram")].toString()});
    }
    if (const QJsonArray terms = book[QLatin1String("glossary")].toArray(); !terms.isEmpty()) {
        glossary_.clear();
        for (const auto& term : terms)
            glossary_.push_back(
                {term[QLatin1String("term")].toString(), textsOf(term[QLatin1String("forms")]),
                 term[QLatin1String("text")].toString(), textsOf(term[QLatin1String("rules")])});
    }
    for (const auto& sectionValue : book[QLatin1String("sections")].toArray()) {
        const QJsonObject from = sectionValue.toObject();
        const QString sectionId = from[QLatin1String("id")].toString();
        auto section = std::find_if(sections_.begin(), sections_.end(),
                                    [&](const RuleSection& each) { return each.id == sectionId; });
        if (section == sections_.end()) section = sections_.insert(section, RuleSection{sectionId, {}, {}});
        take(section->title, from, QLatin1String("title"));
        const auto index = static_cast<std::size_t>(section - sections_.begin());
        for (const auto& rule : from[QLatin1String("rules")].toArray()) readRule(index, rule.toObject());
    }
}

void RuleBook::readRule(std::size_t section, const QJsonObject& from) {
    const QString id = from[QLatin1String("id")].toString();
    if (!index_.contains(id)) {
        std::vector<Rule>& rules = sections_[section].rules;
        const QString number =
            QStringLiteral("%1.%2").arg(QString::number(section + 1), QString::number(rules.size() + 1));
        index_.insert(id, {section, rules.size()});
        rules.push_back({id, number, {}, {}, {}, {}, {}});
    }
    const auto [inSection, place] = index_.value(id);
    Rule& rule = sections_[inSection].rules[place];
    take(rule.title, from, QLatin1String("title"));
    take(rule.text, from, QLatin1String("text"));
    take(rule.questions, from, QLatin1String("questions"));
    take(rule.diagram, from, QLatin1String("diagram"));
    take(rule.see, from, QLatin1String("see"));
}

} // namespace drawbridge
