// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/diagrams.h"

#include <QDebug>
#include <QFile>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <map>
#include <mutex>

// The resources of a static library are not there before they are asked for; this must be outside of any
// namespace.
static void loadScenarios() {
    Q_INIT_RESOURCE(diagrams);
    Q_INIT_RESOURCE(lessons);
}

namespace drawbridge {

namespace {

const std::vector<Scenario>& scenariosOf(QStringView shelf, QStringView gameId) {
    static std::mutex guard;
    static std::map<QString, std::vector<Scenario>> known;
    const std::scoped_lock lock(guard);
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const auto [entry, isNew] = known.try_emplace(QStringLiteral("%1/%2/%3").arg(shelf, language, gameId));
    if (isNew) {
        loadScenarios();
        for (const QString& folder : {language, QStringLiteral("en")}) {
            QFile file(QStringLiteral(":/%1/%2/%3.json").arg(shelf, folder, gameId));
            if (!file.open(QIODevice::ReadOnly)) continue;
            Scenarios read = readScenarios(file.readAll().toStdString());
            for (const Mistake& mistake : read.mistakes())
                qWarning().noquote() << file.fileName() << mistake.line
                                     << QString::fromStdString(toText(mistake));
            entry->second = std::move(read.scenarios);
            break;
        }
    }
    return entry->second;
}

const Scenario* findIn(const std::vector<Scenario>& all, const QString& id) {
    const auto found = std::ranges::find(all, id.toStdString(), &Scenario::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace

const std::vector<Scenario>& diagramsOf(QStringView gameId) { return scenariosOf(u"scenarios", gameId); }

const std::vector<Scenario>& lessonsOf(QStringView gameId) { return scenariosOf(u"lessons", gameId); }

const Scenario* findDiagram(const QString& gameId, const QString& id) {
    return findIn(diagramsOf(gameId), id);
}

const Scenario* findScenario(const QString& gameId, const QString& name) {
    return name.startsWith(kLessonPrefix) ? findIn(lessonsOf(gameId), name.mid(kLessonPrefix.size()))
                                          : findDiagram(gameId, name);
}

QStringList scenariosAbout(const QString& gameId, const QString& clause) {
    QStringList names;
    const auto gather = [&](const std::vector<Scenario>& all, const QString& prefix) {
        for (const Scenario& each : all)
            if (std::ranges::find(each.clauses, clause.toStdString()) != each.clauses.end())
                names.append(prefix + QString::fromStdString(each.id));
    };
    gather(diagramsOf(gameId), {});
    gather(lessonsOf(gameId), kLessonPrefix);
    return names;
}

} // namespace drawbridge
