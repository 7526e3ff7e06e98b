// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/attacktrail.h"

#include "table/pictures.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::AttackTrail)
};

ListModel::Row stepRow(const Session& session, int step, const Clash& clash) {
    const Match& match = session.match();
    const int rest = clash.strength - clash.value;
    //: An attack that the defender holds: its strength, the defender's value.
    QString sum = Words::tr("%1 < %2").arg(QString::number(clash.strength), QString::number(clash.value));
    QString outcome = QStringLiteral("holds");
    if (rest == 0) {
        sum = Words::tr("%1 = %2").arg(QString::number(clash.strength), QString::number(clash.value));
        outcome = QStringLiteral("equal");
    } else if (rest > 0) {
        //: An attack's strength, the defender's value, what is left.
        sum = Words::tr("%1 − %2 = %3")
                  .arg(QString::number(clash.strength), QString::number(clash.value), QString::number(rest));
        outcome = QStringLiteral("falls");
        //: What is left of an attack, and what a fallen defender's effect makes of that.
        if (clash.left != rest) sum = Words::tr("%1 → %2").arg(sum, QString::number(clash.left));
    }
    const QString spoken =
        Words::tr("%1: %2").arg(session.text().faceNameIn(match.setup(), clash.defender), sum);
    return {step,
            facePath(match, clash.defender),
            static_cast<int>(clash.pile),
            outcome,
            clash.left,
            clash.emptied,
            sum,
            spoken};
}

} // namespace

QList<ListModel::Row> AttackTrail::rows(const Session& session) const {
    QList<ListModel::Row> rows;
    for (const Clash& clash : clashes) rows.append(stepRow(session, static_cast<int>(rows.size()), clash));
    return rows;
}

AttackTrail attackTrail(const Session& session, const std::vector<TableLog::Line>& lines, Seat viewer,
                        bool clashing) {
    AttackTrail trail;
    bool elsewhere = false;
    const std::size_t end = lines.empty() ? 0 : lines.back().clashes;
    for (std::size_t index = lines.size(); end > 0 && index-- > end && !elsewhere;) {
        const Seat decider = lines[index].seen.decider;
        elsewhere = isSeat(decider) && (!isSeat(viewer) || decider == viewer);
    }
    if (end > 0 && (lines[end - 1].clash->goesOn || !elsewhere)) {
        std::size_t first = end - 1;
        for (std::size_t index = first; index-- > 0;) {
            if (!lines[index].clash) continue;
            if (!lines[index].clash->goesOn) break;
            first = index;
        }
        for (std::size_t index = first; index < end; ++index)
            if (lines[index].clash) trail.clashes.push_back(*lines[index].clash);
        if (const Clash& last = trail.clashes.back(); clashing || last.goesOn) trail.pile = last.pile;
    }
    // The defender that comes next may lie elsewhere: the Gate has fallen.
    if (!clashing && session.match().decider() == kChance) {
        MoveList list;
        session.match().state().legalMoves(list);
        if (const auto next = session.match().state().clash(list.front())) trail.pile = next->pile;
    }
    return trail;
}

} // namespace drawbridge
