// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/attacktrail.h"

#include "table/pictures.h"

#include <QLocale>

namespace drawbridge {

namespace {

AttackRow stepRow(const GameTable& table, int step, const DefenderReveal& reveal) {
    const SeenMatch match = table.seen();
    const int rest = reveal.strength - reveal.value;
    //: An attack that the defender holds: its strength, the defender's value.
    QString sum =
        AttackTrail::tr("%1 < %2").arg(QLocale().toString(reveal.strength), QLocale().toString(reveal.value));
    QString outcome = QStringLiteral("holds");
    if (rest == 0) {
        sum = AttackTrail::tr("%1 = %2").arg(QLocale().toString(reveal.strength),
                                             QLocale().toString(reveal.value));
        outcome = QStringLiteral("equal");
    } else if (rest > 0) {
        //: An attack's strength, the defender's value, what is left.
        sum = AttackTrail::tr("%1 − %2 = %3")
                  .arg(QLocale().toString(reveal.strength), QLocale().toString(reveal.value),
                       QLocale().toString(rest));
        outcome = QStringLiteral("falls");
        //: What is left of an attack, and what a fallen defender's effect makes of that.
        if (reveal.left != rest) sum = AttackTrail::tr("%1 → %2").arg(sum, QLocale().toString(reveal.left));
    }
    const QString spoken =
        AttackTrail::tr("%1: %2").arg(table.text().faceNameIn(match.setup(), reveal.defender), sum);
    return {.step = step,
            .face = facePath(match, reveal.defender),
            .pile = reveal.pile,
            .outcome = outcome,
            .left = reveal.left,
            .emptied = reveal.emptied,
            .sum = sum,
            .spokenName = spoken};
}

} // namespace

QList<AttackRow> AttackTrail::rows(const GameTable& table) const {
    QList<AttackRow> rows;
    for (const DefenderReveal& reveal : reveals)
        rows.append(stepRow(table, static_cast<int>(rows.size()), reveal));
    return rows;
}

AttackTrail attackTrail(const GameTable& table, const std::vector<TableLog::Line>& lines, Seat viewer,
                        bool clashing) {
    AttackTrail trail;
    bool elsewhere = false;
    const std::size_t end = lines.empty() ? 0 : lines.back().reveals;
    for (std::size_t index = lines.size(); end > 0 && index-- > end && !elsewhere;) {
        const Seat decider = lines[index].seen.decider;
        elsewhere = isSeat(decider) && (!isSeat(viewer) || decider == viewer);
    }
    if (end > 0 && (lines[end - 1].reveal->goesOn || !elsewhere)) {
        std::size_t first = end - 1;
        for (std::size_t index = first; index-- > 0;) {
            if (!lines[index].reveal) continue;
            if (!lines[index].reveal->goesOn) break;
            first = index;
        }
        for (std::size_t index = first; index < end; ++index)
            if (lines[index].reveal) trail.reveals.push_back(*lines[index].reveal);
        if (const DefenderReveal& last = trail.reveals.back(); clashing || last.goesOn)
            trail.pile = last.pile;
    }
    // The next defender may lie in another pile: the Gate has fallen.
    if (const auto next = table.seen().attacked(); next && !clashing) trail.pile = *next;
    return trail;
}

} // namespace drawbridge
