// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablelog.h"

#include "table/news.h"
#include "table/pictures.h"
#include "table/viewindex.h"
#include "text/houserules.h"

#include <QLocale>
#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace drawbridge {

namespace {

constexpr qsizetype kMostFaces = 6; // more could not be told apart at a glance

std::size_t itemOf(const LogRow& row) { return static_cast<std::size_t>(row.eventIndex); }

/// Pictures of the pieces that the viewer saw come to another pile, or be turned up.
QStringList facesCome(const SeenMatch& match, const View& before, const View& after) {
    const auto whereabouts = [](const Piece& piece) {
        return std::tuple(piece.pile, piece.face, piece.look, piece.faceUp);
    };
    std::map<decltype(whereabouts(Piece())), int> lay;
    for (const Piece& piece : before.pieces) ++lay[whereabouts(piece)];
    QStringList faces;
    for (const Piece& piece : after.pieces)
        if (piece.face != kHidden && --lay[whereabouts(piece)] < 0 && faces.size() < kMostFaces)
            faces << facePath(match, piece.face, piece.look);
    return faces;
}

/// The pieces in a seat's own piles.
std::vector<Piece> piecesOf(Seat seat, const View& view, const std::vector<PileInfo>& piles) {
    std::vector<Piece> own;
    std::ranges::copy_if(view.pieces, std::back_inserter(own), [&](const Piece& piece) {
        return std::ranges::find(piles, piece.pile, &PileInfo::id)->owner == seat;
    });
    return own;
}

/// The round of a line after `last`. If the game names none, one begins when a player has a second turn.
TableLog::Round roundOf(const GameText& text, const View& view, const TableLog::Line* last) {
    TableLog::Round round = last ? last->round : TableLog::Round();
    if (const auto clock = text.clock(view)) {
        round.name = clock->text;
        return round;
    }
    if (!isSeat(view.turn) || (round.number > 0 && text.turns(view) == round.turns)) return round;
    round.turns = text.turns(view);
    if (round.number == 0 || contains(round.hadTurn, view.turn)) {
        ++round.number;
        round.hadTurn = 0;
        //: A heading in the log of a match
        round.name = TableLog::tr("Round %1").arg(QLocale().toString(round.number));
    }
    round.hadTurn |= only(view.turn);
    return round;
}

} // namespace

QString newsTitle(const GameTable& table, Seat seat) {
    //: A heading above what somebody has not seen happen yet; before their first turn: all that has happened
    if (!hasHadTurn(table.seen(), seat)) return TableLog::tr("So far");
    //: A heading above what somebody has not seen happen yet
    return TableLog::tr("Since your turn");
}

/// Drops the lines from that item on: they have been undone.
void TableLog::cut(std::size_t items) {
    for (auto& [viewer, told] : told_) {
        told.lines.resize(std::min(told.lines.size(), items));
        told.written = std::min(told.written, items);
        while (!told.rows.isEmpty() && itemOf(told.rows.back()) >= items) told.rows.removeLast();
        told.changed = std::min(told.changed, told.rows.size());
    }
}

void TableLog::read(const GameTable& table) {
    const SeenMatch match = table.seen();
    const GameText& text = table.text();
    const QStringList names = table.names();
    viewer_ = match.viewer();
    std::vector<Line>& lines = told_[viewer_].lines;
    const auto isSame = [&match](const HistoryItem& one, std::size_t index) {
        const HistoryItem now = match.item(index);
        return one.decider == now.decider && one.move == now.move;
    };
    // Called after each change: the match may have been undone and continued since.
    cut(match.length());
    while (!lines.empty() && !isSame(lines.back().seen, lines.size() - 1)) cut(lines.size() - 1);

    const std::vector<PileInfo> piles = match.piles();
    View before;
    if (lines.size() < match.length()) before = match.viewAt(lines.size());
    while (lines.size() < match.length()) {
        const std::size_t index = lines.size();
        const SeenMove seen = match.told(index);
        Line line{match.item(index), text.logLine(seen, names),       text.logClause(seen),
                  text.doer(seen),   eventIconOf(seen.impact().deed), seen.before.view.turn,
                  seen.reveal};
        const View after = match.viewAt(index + 1);
        line.faces = facesCome(match, before, after);
        line.concerns = !isSeat(viewer_) || line.by == viewer_ || line.seen.decider == viewer_ ||
                        piecesOf(viewer_, before, piles) != piecesOf(viewer_, after, piles);
        line.round = roundOf(text, before, lines.empty() ? nullptr : &lines.back());
        before = after; // for the next move
        line.reveals = line.reveal ? index + 1 : lines.empty() ? 0 : lines.back().reveals;
        lines.push_back(std::move(line));
    }
    if (settled_) return;
    QStringList settled{houseRulesLine(match.game(), match.setup()),
                        text.settled(match.setup(), match.open().viewAt(0), names)};
    settled.removeAll(QString());
    settled_ = settled.join(QLatin1Char(' '));
}

/// Brings the rows up to date with the lines.
void TableLog::write(const GameTable& table, const View& view, Told& told) const {
    const SeenMatch match = table.seen();
    const auto isNew = [&](std::size_t index) {
        return index >= told.since && isNewsTo(match, viewer_, index);
    };
    const std::size_t since = sinceTurnOf(match, viewer_);
    const std::size_t from = std::min(std::exchange(told.since, since), since);
    for (qsizetype row = told.rows.size(); row-- > 0 && itemOf(told.rows[row]) >= from;) {
        const bool now = isNew(itemOf(told.rows[row]));
        if (told.rows[row].isNew == now) continue;
        told.rows[row].isNew = now;
        told.changed = std::min(told.changed, row);
    }
    const qsizetype written = told.rows.size();
    for (; told.written < told.lines.size(); ++told.written) {
        const Line& line = told.lines[told.written];
        if (line.text.isEmpty()) continue;
        const Seat before = told.rows.isEmpty() ? kNobody : told.lines[itemOf(told.rows.back())].turn;
        told.rows.append({.eventIndex = static_cast<int>(told.written),
                          .text = line.text,
                          .seat = seatNumber(line.by),
                          .shield = shieldPath(match, view, line.by),
                          .isNew = isNew(told.written),
                          .clause = toQString(line.clause.id()),
                          .sign = static_cast<int>(line.sign),
                          .opensTurn = isSeat(before) && before != line.turn,
                          .faces = line.faces,
                          .concerns = line.concerns});
    }
    // Backwards: which row is the first new one is only known at the end.
    qsizetype row = told.rows.size();
    qsizetype firstNew = -1;
    const auto isOfConcern = [&](qsizetype at) {
        return at >= 0 && (at >= written || itemOf(told.rows[at]) >= from);
    };
    while (isOfConcern(row - 1))
        if (told.rows[--row].isNew) firstNew = row;
    for (; row < told.rows.size(); ++row) {
        QStringList headings;
        const QString& round = told.lines[itemOf(told.rows[row])].round.name;
        if (row == 0 || told.lines[itemOf(told.rows[row - 1])].round.name != round) headings << round;
        if (row == firstNew) headings << newsTitle(table, viewer_);
        headings.removeAll(QString());
        if (told.rows[row].headings == headings) continue;
        told.rows[row].headings = headings;
        told.changed = std::min(told.changed, row);
    }
}

TableLog::Rows TableLog::rows(const GameTable& table, const View& view, bool all) {
    const SeenMatch match = table.seen();
    Told& told = told_[viewer_];
    QStringList shields;
    for (Seat seat = 0; seat < match.players().size(); ++seat) shields << shieldPath(match, view, seat);
    if (shields != shields_) // somebody serves another lord now: the shields of old lines change too
        for (auto& [viewer, one] : told_) {
            one.rows.clear();
            one.written = 0;
            one.changed = 0;
        }
    shields_ = shields;
    write(table, view, told);

    const qsizetype heading = settled_->isEmpty() ? 0 : 1;
    const qsizetype changed = std::exchange(told.changed, told.rows.size());
    const qsizetype first = all ? 0 : changed;
    Rows result{first == 0 ? 0 : heading + first, {}};
    if (first == 0 && heading > 0)
        result.rows.append({.eventIndex = -1, .text = *settled_, .concerns = true});
    result.rows += first == 0 ? told.rows : told.rows.mid(first);
    if (match.isOver()) {
        const Seen ending = match.open().known();
        result.rows.append({.eventIndex = static_cast<int>(told.lines.size()),
                            .text = table.text().endingLine(ending, table.names()),
                            .clause = toQString(ending.ending.id()),
                            .opensTurn = true,
                            .concerns = true});
    }
    return result;
}

} // namespace drawbridge
