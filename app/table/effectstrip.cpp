// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/effectstrip.h"

#include "table/pictures.h"
#include "table/viewindex.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

/// Cause of an effect that was pending when the match began.
constexpr std::size_t kNoCause = static_cast<std::size_t>(-1);

} // namespace

EffectStrip::EffectStrip(const SeenMatch& match)
    : queue_(match.effectsAt(match.length())) {
    std::size_t first = match.length();
    while (first > 0 && !match.effectsAt(first).effects.empty()) --first;
    std::vector<PendingEffect> before = match.effectsAt(first).effects;
    causes_.assign(before.size(), kNoCause);
    for (std::size_t index = first; index < match.length(); ++index) {
        const std::vector<PendingEffect> after = match.effectsAt(index + 1).effects;
        std::vector<std::size_t> causes;
        for (const PendingEffect& effect : after) {
            // Its card may have moved, but it still belongs to the same seat.
            const auto same = std::ranges::find_if(before, [&](const PendingEffect& other) {
                return other.face == effect.face && other.seat == effect.seat;
            });
            if (same == before.end()) {
                causes.push_back(index);
                continue;
            }
            const auto at = same - before.begin();
            causes.push_back(causes_[static_cast<std::size_t>(at)]);
            before.erase(same);
            causes_.erase(causes_.begin() + at);
        }
        before = after;
        causes_ = std::move(causes);
    }
}

bool EffectStrip::isActing(const Piece& piece) const {
    return queue_.acting && liesAt(piece, queue_.effects.front().where);
}

bool EffectStrip::isSilenced(const Piece& piece) const {
    return std::ranges::any_of(queue_.silenced, [&](const Spot& spot) { return liesAt(piece, spot); });
}

QList<PendingEffectRow> EffectStrip::rows(const GameTable& table, const View& view) const {
    QList<PendingEffectRow> rows;
    const SeenMatch match = table.seen();
    const GameText& text = table.text();
    const QStringList names = table.names();
    for (std::size_t i = 0; i < queue_.effects.size() && i < causes_.size(); ++i) {
        const PendingEffect& effect = queue_.effects[i];
        const std::size_t cause = causes_[i];
        const auto twins =
            std::count(causes_.begin(), causes_.begin() + static_cast<std::ptrdiff_t>(i), cause);
        QString why;
        if (cause != kNoCause) why = text.logLine(match.told(cause), names);
        const bool acting = queue_.acting && i == 0;
        const QString owner = seatName(names, effect.seat);
        //: An effect that waits or is being carried out: %1 is a player, %2 the name of a card.
        const QString name = tr("%1's %2").arg(owner, text.faceNameIn(match.setup(), effect.face));
        QStringList spoken;
        //: Spoken, of the effects that wait for each other; %1 is "Anna's Watchtower".
        if (acting) spoken.append(tr("now: %1").arg(name));
        //: Spoken, of the effects that wait for each other; %1 is "Anna's Watchtower".
        else
            spoken.append(i == (queue_.acting ? 1 : 0) ? tr("next: %1").arg(name) : tr("then: %1").arg(name));
        const QString does = text.effectText(effect.face);
        for (const QString& more : {does, why})
            if (!more.isEmpty()) spoken.append(more);
        rows.append({.number = static_cast<int>((cause + 1) * 64) + static_cast<int>(twins),
                     .face = facePath(match, effect.face),
                     .seat = seatNumber(effect.seat),
                     .shield = shieldPath(match, view, effect.seat),
                     .acting = acting,
                     .owner = owner,
                     .name = name,
                     .text = does,
                     .why = why,
                     .spokenName = spoken.join(QStringLiteral(". "))});
    }
    return rows;
}

EffectDone lastEffect(const SeenMatch& match, std::size_t seen, const View& before) {
    std::size_t index = match.length();
    while (index > seen && match.deciderAt(index - 1) == kChance) --index;
    if (index == 0 || index <= seen) return {};
    const EffectQueue queue = match.effectsAt(index - 1);
    if (!queue.acting) return {};
    const Gesture gesture = match.gestureAt(index - 1);
    if (gesture.from != queue.effects.front().where || gesture.to.place == kAnyPlace) return {};
    const auto handleAt = [&](const Spot& spot) -> Handle {
        const auto found =
            std::ranges::find_if(before.pieces, [&](const Piece& piece) { return liesAt(piece, spot); });
        return found == before.pieces.end() ? 0 : found->handle;
    };
    return {handleAt(gesture.from), handleAt(gesture.to)};
}

} // namespace drawbridge
