// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablelog.h"

#include "table/pictures.h"
#include "table/sight.h"
#include "text/houserules.h"

namespace drawbridge {

void TableLog::read(const Session& session) {
    const Match& match = session.match();
    const GameText& text = session.text();
    const QStringList names = session.names();
    lines_.resize(match.events().size());
    for (std::size_t index = 0; index < lines_.size(); ++index) {
        const Event seen = match.seen(index, session.viewer());
        Line& line = lines_[index];
        if (line.told && line.seen.decider == seen.decider && line.seen.move == seen.move) continue;
        const GameState& before = match.stateAt(index);
        line = {seen,
                text.event(before, seen.move, seen.decider, names),
                text.eventClause(before, seen.move),
                text.tellsOfDecider(before, seen.move) ? seen.decider : kNobody,
                true,
                before.clash(match.events()[index].move)};
    }
}

QList<ListModel::Row> TableLog::rows(const Session& session, const View& view) const {
    const Match& match = session.match();
    const GameText& text = session.text();
    const QStringList names = session.names();
    QList<ListModel::Row> rows;
    QStringList settled{houseRulesLine(match.game(), match.setup()),
                        text.settled(match.stateAt(0).viewFor(kNobody), names)};
    settled.removeAll(QString());
    if (!settled.isEmpty())
        rows.append({-1, settled.join(QLatin1Char(' ')), -1, QString(), false, QString()});
    const Seat viewer = session.viewer();
    const std::size_t since = session.sinceMyTurn();
    for (std::size_t index = 0; index < lines_.size(); ++index) {
        const Line& line = lines_[index];
        if (line.text.isEmpty()) continue;
        const bool isNew = index >= since && isSeat(viewer) && line.seen.turn != viewer;
        rows.append({static_cast<int>(index), line.text, seatNumber(line.by),
                     shieldPath(match, view, line.by), isNew, toQString(line.clause.id())});
    }
    if (match.isOver())
        rows.append({static_cast<int>(lines_.size()), text.endingLine(match.state(), names), -1, QString(),
                     false, toQString(match.state().endingClause().id())});
    return rows;
}

} // namespace drawbridge
