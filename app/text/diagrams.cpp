// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/diagrams.h"

#include <QDebug>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <map>
#include <mutex>

// The resources of a static library are not there before they are asked for; this must be outside of any
// namespace.
static void loadDiagrams() { Q_INIT_RESOURCE(diagrams); }

namespace drawbridge {

const std::vector<Scenario>& diagramsOf(const QString& gameId) {
    static std::mutex guard;
    static std::map<QString, std::vector<Scenario>> known;
    const std::scoped_lock lock(guard);
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const auto [entry, isNew] = known.try_emplace(language + QLatin1Char('/') + gameId);
    if (isNew) {
        loadDiagrams();
        for (const QString& folder : {language, QStringLiteral("en")}) {
            QFile file(QStringLiteral(":/scenarios/%1/%2.json").arg(folder, gameId));
            if (!file.open(QIODevice::ReadOnly)) continue;
            Scenarios read = readScenarios(file.readAll().toStdString());
            for (const Mistake& mistake : read.mistakes)
                qWarning().noquote() << file.fileName() << mistake.line
                                     << QString::fromStdString(mistake.text);
            entry->second = std::move(read.scenarios);
            break;
        }
    }
    return entry->second;
}

const Scenario* findDiagram(const QString& gameId, const QString& id) {
    const std::vector<Scenario>& all = diagramsOf(gameId);
    const auto found = std::ranges::find(all, id.toStdString(), &Scenario::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace drawbridge
