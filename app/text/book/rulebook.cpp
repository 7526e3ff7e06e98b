// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/rulebook.h"

#include "text/languagefile.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QVariant>
#include <algorithm>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

QString textOf(const QJsonValue& part, const char* name) { return part[QLatin1String(name)].toString(); }

QStringList textsOf(const QJsonValue& list) { return list.toVariant().toStringList(); }
QStringList textsOf(const QJsonValue& part, const char* name) { return textsOf(part[QLatin1String(name)]); }

/// Missing translations leave the text as it is.
void take(QString& text, const QJsonObject& from, const char* name) {
    text = from[QLatin1String(name)].toString(text);
}
void take(QStringList& texts, const QJsonObject& from, const char* name) {
    if (from.contains(QLatin1String(name))) texts = textsOf(from, name);
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

bool RuleBook::isPrinted(QStringView clauseId) const {
    const Rule* rule = find(clauseId);
    if (rule == nullptr) return false;
    const Origin& origin = rule->origin;
    if (origin.kind() != Origin::Kind::Follows) return origin.kind() == Origin::Kind::Printed;
    return std::ranges::all_of(origin.follows, [this](const QString& basis) { return isPrinted(basis); });
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
    const QJsonObject pictures = book[QLatin1String("pictures")].toObject();
    take(pictures_.diagrams, pictures, "diagrams");
    for (const auto& row : pictures[QLatin1String("table")].toArray())
        pictures_.table.push_back(textsOf(row));
    for (const auto& source : book[QLatin1String("sources")].toArray())
        sources_.push_back(Source::fromJson(source.toObject()));
    const QLocale reader(readersLanguage()); // not QLocale(): see OneReader
    for (const auto& part : book[QLatin1String("sections")].toArray()) {
        RuleSection& section = sections_.emplace_back(
            RuleSection{textOf(part, "id"), {}, {}, part[QLatin1String("special")].toBool()});
        for (const auto& rule : part[QLatin1String("rules")].toArray()) {
            const QString id = textOf(rule, "id");
            index_.insert(id, {sections_.size() - 1, section.rules.size()});
            order_.append(id);
            const QString number = QStringLiteral("%1.%2").arg(reader.toString(sections_.size()),
                                                               reader.toString(section.rules.size() + 1));
            Rule& each = section.rules.emplace_back();
            each.id = id;
            each.number = number;
            each.diagram = textOf(rule, "diagram");
            each.see = textsOf(rule, "see");
            each.origin = Origin::fromJson(rule[QLatin1String("from")].toObject());
        }
    }
}

// A later file overrides the earlier ones: each text by itself, but how to play, the reference card and the
// glossary as a whole. Texts of unknown clauses are ignored.
void RuleBook::readWords(const QJsonObject& book) {
    take(title_, book, "title");
    take(silent_, book, "silent");
    if (const QJsonArray parts = book[QLatin1String("howToPlay")].toArray(); !parts.isEmpty()) {
        howToPlay_.clear();
        for (const auto& part : parts)
            howToPlay_.push_back({textOf(part, "title"), textOf(part, "text"), textOf(part, "diagram")});
    }
    if (const QJsonArray parts = book[QLatin1String("card")].toArray(); !parts.isEmpty()) {
        card_.clear();
        for (const auto& part : parts) {
            CardPart& each = card_.emplace_back(CardPart{textOf(part, "title"), {}});
            for (const auto& line : part[QLatin1String("lines")].toArray())
                each.lines.push_back({textOf(line, "picture"), textOf(line, "text")});
        }
    }
    if (const QJsonArray terms = book[QLatin1String("glossary")].toArray(); !terms.isEmpty()) {
        glossary_.clear();
        for (const auto& term : terms)
            glossary_.push_back(
                {textOf(term, "term"), textsOf(term, "forms"), textOf(term, "text"), textsOf(term, "rules")});
    }
    for (const auto& part : book[QLatin1String("sections")].toArray()) {
        const QJsonObject from = part.toObject();
        const auto section = std::ranges::find(sections_, textOf(from, "id"), &RuleSection::id);
        if (section != sections_.end()) take(section->title, from, "title");
        for (const auto& each : from[QLatin1String("rules")].toArray()) {
            const QJsonObject words = each.toObject();
            const auto place = index_.constFind(textOf(words, "id"));
            if (place == index_.constEnd()) continue;
            Rule& rule = sections_[place->first].rules[place->second];
            take(rule.title, words, "title");
            take(rule.text, words, "text");
            take(rule.questions, words, "questions");
            take(rule.why, words, "why");
        }
    }
}

} // namespace drawbridge
