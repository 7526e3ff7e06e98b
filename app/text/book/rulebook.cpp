// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/rulebook.h"

#include "text/languagefile.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <algorithm>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

QStringList textsOf(const QJsonValue& list) {
    QStringList texts;
    for (const auto& text : list.toArray()) texts.append(text.toString());
    return texts;
}

/// Missing translations leave the text as it is.
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
        book.readClauses(sharedFile(QStringLiteral("rules/%1.json").arg(gameId)));
        for (const QJsonObject& from : languageFiles(QStringLiteral("%1/rules.json").arg(gameId)))
            book.readWords(from);
    }
    return book;
}

const Rule* RuleBook::find(QStringView clauseId) const {
    const auto found = index_.constFind(clauseId.toString());
    return found == index_.constEnd() ? nullptr : &sections_[found->first].rules[found->second];
}

const Rule* RuleBook::numbered(QStringView number) const {
    // Accepts digits of any script.
    const auto plain = [](QStringView written) {
        QString digits = written.toString();
        for (QChar& one : digits)
            if (one.isDigit()) one = QChar(u'0' + one.digitValue());
        return digits;
    };
    const QString wanted = plain(number);
    for (const RuleSection& section : sections_)
        for (const Rule& rule : section.rules)
            if (plain(rule.number) == wanted) return &rule;
    return nullptr;
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

void RuleBook::readClauses(const QJsonObject& book) {
    format_ = book[QLatin1String("format")].toInt(1);
    const QJsonObject pictures = book[QLatin1String("pictures")].toObject();
    take(pictures_.diagrams, pictures, QLatin1String("diagrams"));
    for (const auto& row : pictures[QLatin1String("table")].toArray())
        pictures_.table.push_back(textsOf(row));
    const QLocale reader(readersLanguage()); // not QLocale(): see OneReader
    for (const auto& part : book[QLatin1String("sections")].toArray()) {
        RuleSection& section = sections_.emplace_back(RuleSection{
            part[QLatin1String("id")].toString(), {}, {}, part[QLatin1String("special")].toBool()});
        for (const auto& rule : part[QLatin1String("rules")].toArray()) {
            const QString id = rule[QLatin1String("id")].toString();
            index_.insert(id, {sections_.size() - 1, section.rules.size()});
            order_.append(id);
            const QString number = QStringLiteral("%1.%2").arg(reader.toString(sections_.size()),
                                                               reader.toString(section.rules.size() + 1));
            section.rules.push_back({id,
                                     number,
                                     {},
                                     {},
                                     {},
                                     rule[QLatin1String("diagram")].toString(),
                                     textsOf(rule[QLatin1String("see")])});
        }
    }
}

// A later file overrides the earlier ones: each text by itself, but how to play, the reference card and the
// glossary as a whole. Texts of unknown clauses are ignored.
void RuleBook::readWords(const QJsonObject& book) {
    take(title_, book, QLatin1String("title"));
    if (const QJsonArray parts = book[QLatin1String("howToPlay")].toArray(); !parts.isEmpty()) {
        howToPlay_.clear();
        for (const auto& part : parts)
            howToPlay_.push_back({part[QLatin1String("title")].toString(),
                                  part[QLatin1String("text")].toString(),
                                  part[QLatin1String("diagram")].toString()});
    }
    if (const QJsonArray parts = book[QLatin1String("card")].toArray(); !parts.isEmpty()) {
        card_.clear();
        for (const auto& part : parts) {
            CardPart& each = card_.emplace_back(CardPart{part[QLatin1String("title")].toString(), {}});
            for (const auto& line : part[QLatin1String("lines")].toArray())
                each.lines.push_back(
                    {line[QLatin1String("picture")].toString(), line[QLatin1String("text")].toString()});
        }
    }
    if (const QJsonArray terms = book[QLatin1String("glossary")].toArray(); !terms.isEmpty()) {
        glossary_.clear();
        for (const auto& term : terms)
            glossary_.push_back(
                {term[QLatin1String("term")].toString(), textsOf(term[QLatin1String("forms")]),
                 term[QLatin1String("text")].toString(), textsOf(term[QLatin1String("rules")])});
    }
    for (const auto& part : book[QLatin1String("sections")].toArray()) {
        const QJsonObject from = part.toObject();
        const auto section =
            std::ranges::find(sections_, from[QLatin1String("id")].toString(), &RuleSection::id);
        if (section != sections_.end()) take(section->title, from, QLatin1String("title"));
        for (const auto& each : from[QLatin1String("rules")].toArray()) {
            const QJsonObject words = each.toObject();
            const auto place = index_.constFind(words[QLatin1String("id")].toString());
            if (place == index_.constEnd()) continue;
            Rule& rule = sections_[place->first].rules[place->second];
            take(rule.title, words, QLatin1String("title"));
            take(rule.text, words, QLatin1String("text"));
            take(rule.questions, words, QLatin1String("questions"));
        }
    }
}

} // namespace drawbridge
