// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/diagrams.h"

#include "core/json.h"
#include "text/book/scenariowords.h"
#include "text/languagefile.h"

#include <QDebug>

#include <algorithm>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

const std::vector<Scenario>& scenariosOf(QStringView shelf, QStringView gameId) {
    static std::mutex guard;
    static std::map<QString, std::vector<Scenario>> known;
    const std::scoped_lock lock(guard);
    const auto [entry, isNew] =
        known.try_emplace(QStringLiteral("%1/%2/%3").arg(shelf, readersLanguage(), gameId));
    if (isNew) {
        const QString file = QStringLiteral("positions/%1/%2.json").arg(shelf, gameId);
        const QByteArray positions = sharedText(file);
        if (positions.isEmpty()) return entry->second;
        const WordsById words = wordsOfFile(QStringLiteral("%1/%2.json").arg(gameId, shelf));
        Scenarios read = readScenarios(withWords(readJson(positions.toStdString()).root,
                                                 [&](const QString& id) { return words.value(id); }));
        for (const Mistake& mistake : read.mistakes())
            qWarning().noquote() << file << mistake.line << QString::fromStdString(toText(mistake));
        entry->second = std::move(read.scenarios);
    }
    return entry->second;
}

const Scenario* findIn(const std::vector<Scenario>& all, const QString& id) {
    const auto found = std::ranges::find(all, id.toStdString(), &Scenario::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace

const std::vector<Scenario>& diagramsOf(QStringView gameId) { return scenariosOf(u"diagrams", gameId); }

const std::vector<Scenario>& lessonsOf(QStringView gameId, Course course) {
    static constexpr QStringView kShelves[] = {u"lessons", u"further", u"puzzles"}; // by Course
    return scenariosOf(kShelves[static_cast<std::size_t>(course)], gameId);
}

const Scenario* findDiagram(const QString& gameId, const QString& id) {
    return findIn(diagramsOf(gameId), id);
}

const Scenario* findScenario(const QString& gameId, const QString& name) {
    if (!name.startsWith(kLessonPrefix)) return findDiagram(gameId, name);
    for (const Course course : kCourses)
        if (const Scenario* lesson = findIn(lessonsOf(gameId, course), name.mid(kLessonPrefix.size())))
            return lesson;
    return nullptr;
}

QStringList scenariosAbout(const QString& gameId, const QString& clause) {
    QStringList names;
    const auto gather = [&](const std::vector<Scenario>& all, const QString& prefix) {
        for (const Scenario& each : all)
            if (std::ranges::find(each.clauses, clause.toStdString()) != each.clauses.end())
                names.append(prefix + QString::fromStdString(each.id));
    };
    gather(diagramsOf(gameId), {});
    for (const Course course : kCourses) gather(lessonsOf(gameId, course), kLessonPrefix);
    return names;
}

} // namespace drawbridge
