// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablematch.h"

#include "table/news.h"
#include "text/seriestext.h"

namespace drawbridge {

void TableMatch::begin(GameTable* table) {
    if (table_ != nullptr) table_->disconnect(this);
    table_ = table;
    if (table == nullptr) return;
    connect(table, &GameTable::thinkingChanged, this, &TableMatch::thinkingChanged);
    connect(table, &GameTable::pausedChanged, this, &TableMatch::pausedChanged);
}

void TableMatch::showLog(bool afresh) {
    const TableLog::Rows told = shown_.logRows(afresh);
    afresh ? log_.resetRows(told.rows) : log_.setRowsFrom(told.first, told.rows);
}

QString TableMatch::viewerName() const {
    return viewer() < 0 ? QString() : seatName(table_->names(), table_->viewer());
}

int TableMatch::front() const {
    return table_ != nullptr ? seatNumber(table_->text().playsFor(shown_.viewIndex().view())) : -1;
}

int TableMatch::newsFrom() const {
    if (newsFrom_) return *newsFrom_;
    return table_ != nullptr ? static_cast<int>(sinceTurnOf(table_->seen(), table_->viewer())) : 0;
}

QString TableMatch::newsTitle() const {
    if (table_ == nullptr) return {};
    return drawbridge::newsTitle(*table_, curtainDown() ? table_->curtainFor() : table_->viewer());
}

Curtain TableMatch::curtain() const {
    if (!curtainDown()) return {};
    return {true, seatName(table_->names(), table_->curtainFor()),
            table_->seen().turn() == table_->curtainFor(), curtainAsks(), table_->canDecline()};
}

/// What the person awaited by the curtain is asked; empty: their own turn begins.
QString TableMatch::curtainAsks() const {
    // At the start of one's turn that is obvious; in the middle of it there may be another question.
    const SeenMatch match = table_->seen();
    bool hasDecided = false;
    for (std::size_t item = match.length(); item > 0 && match.turnAt(item - 1) == table_->curtainFor();
         --item)
        hasDecided = hasDecided || isSeat(match.deciderAt(item - 1));
    if (match.turn() == table_->curtainFor() && !hasDecided) return {};
    // Anybody may read the curtain: public information only.
    Seen open = match.open().known();
    open.view.viewer = table_->curtainFor();
    return table_->text().prompt(open, table_->names());
}

QList<LogRow> TableMatch::curtainNews() const {
    if (!curtainDown()) return {};
    const Seat next = table_->curtainFor();
    const SeenMatch match = table_->seen();
    const std::size_t from = sinceTurnOf(match, next);
    QList<LogRow> lines;
    for (int row = 0; row < log_.rowCount(); ++row) {
        const LogRow& line = log_.at(row);
        const auto event = static_cast<std::size_t>(line.eventIndex);
        if (event >= from && event < match.length() && isNewsTo(match, next, event)) lines << line;
    }
    return lines;
}

Clock TableMatch::clock() const {
    const auto clock = table_ != nullptr ? table_->text().clock(shown_.viewIndex().view()) : std::nullopt;
    return clock ? Clock{clock->text, clock->note, clock->mark} : Clock();
}

Notice TableMatch::statusNotice() const {
    const std::optional<Status>& status = shown_.notice().news();
    if (!status) return {};
    const QString clause = toQString(status->clause.id());
    return {status->title, status->text, clause, table_->text().clauseNumber(clause)};
}

void TableMatch::readStatusNotice() {
    if (!shown_.notice().news()) return;
    shown_.notice().read();
    emit changed();
}

QString TableMatch::ending() const {
    return isOver() ? table_->text().ending(table_->seen().known(), table_->names()) : QString();
}

QString TableMatch::series() const {
    if (table_ == nullptr || table_->winsWanted() == 0) return {};
    std::vector<int> wins;
    QStringList names = table_->names();
    for (Seat seat = 0; seat < names.size(); ++seat) {
        names[seat] = seatName(names, seat);
        wins.push_back(table_->wins(seat));
    }
    return seriesLine(names, wins, table_->winsWanted());
}

void TableMatch::setPaused(bool paused) {
    if (table_ != nullptr) table_->setPaused(paused);
}

} // namespace drawbridge
