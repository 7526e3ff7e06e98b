// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/keptmatch.h"

#include "library/matchfolder.h"
#include "library/recordfile.h"
#include "match/gamestate.h"
#include "match/record.h"
#include "match/setup.h"
#include "match/tally.h"
#include "text/gametext.h"

#include <QFileInfo>
#include <algorithm>

namespace drawbridge {

namespace {

/// The non-default options, in the game's order; all, or those for which `wanted` is true.
template <class Wanted>
QString optionsText(const Match& match, Wanted wanted) {
    QStringList told;
    const auto options = match.game().options();
    for (std::size_t index = 0; index < options.size(); ++index)
        if (const OptionValue value = optionOf(match.setup(), index); value != 0 && wanted(options[index]))
            told << toQString(options[index].name) + '=' + toQString(options[index].values[value]);
    return told.join(' ');
}

KeptSeat seatOf(const Match& match, Seat seat) {
    const Player& player = match.players()[seat];
    KeptSeat kept{toQLine(player.name), QString::fromStdString(player.person), {}, match.shieldOf(seat)};
    if (player.isBot) kept.bot = QString::fromStdString(player.bot);
    return kept;
}

void tellEnd(KeptMatch& kept, const Match& match) {
    const Tally tally = tallyOf(match);
    kept.state = KeptMatch::State::Over;
    kept.ending = toQString(match.state().endingClause().id());
    kept.first = tally.first;
    for (Seat seat = 0; seat < kept.seats.size(); ++seat) {
        KeptSeat& told = kept.seats[seat];
        told.score = match.state().score(seat);
        told.rank = tally.seats[seat].rank;
        told.points = tally.seats[seat].points;
        told.faction = QString::fromStdString(tally.seats[seat].faction);
    }
}

} // namespace

bool KeptMatch::onlyBots() const {
    return !seats.empty() && std::ranges::all_of(seats, [](const KeptSeat& seat) { return seat.isBot(); });
}

Seat KeptMatch::winner() const {
    if (!isOver()) return kNobody;
    const auto won = std::ranges::find_if(seats, [](const KeptSeat& seat) { return seat.score == 1; });
    return won == seats.end() ? kNobody : static_cast<Seat>(won - seats.begin());
}

Setup KeptMatch::setup() const {
    Setup setup{static_cast<int>(seats.size()), {}};
    const GameInfo* info = findGame(game.toStdString());
    if (info == nullptr) return setup;
    for (const QString& chosen : options.split(' ', Qt::SkipEmptyParts)) {
        const auto option = findOption(*info, chosen.section('=', 0, 0).toStdString());
        if (!option || option == info->deckOption()) continue;
        if (const auto value = findValue(info->options()[*option], chosen.section('=', 1).toStdString()))
            setOption(setup, *option, *value);
    }
    return setup;
}

KeptMatch factsOf(const Match& match) {
    KeptMatch kept;
    kept.game = toQString(match.game().id());
    kept.options = optionsText(match, [](const OptionSpec&) { return true; });
    kept.variant =
        optionsText(match, [](const OptionSpec& option) { return option.role == OptionRole::Variant; });
    kept.isPractice = match.undoRule() == UndoRule::Practice;
    kept.isArranged = !match.stateAt(0).equals(*match.game().start(match.setup()));
    kept.title = toQLine(match.notes().title);
    kept.begun = QDateTime::fromString(QString::fromStdString(match.notes().begun), Qt::ISODate);
    kept.seconds = static_cast<qint64>(match.notes().played);
    kept.series = match.notes().series;
    kept.moves = decisionsOf(match);
    kept.turn = match.state().turn();
    kept.decider = match.decider();
    for (Seat seat = 0; seat < match.players().size(); ++seat) kept.seats.push_back(seatOf(match, seat));
    if (match.isOver()) tellEnd(kept, match);
    return kept;
}

KeptMatch factsOfFile(const QString& file) {
    const QFileInfo info(file); // before reading, so that a concurrent change is noticed
    const QDateTime last = info.lastModified();
    const qint64 size = info.size();
    const OpenedFile opened = openFile(file);
    KeptMatch kept = opened.match ? factsOf(*opened.match) : KeptMatch();
    if (const auto& problem = opened.problem)
        kept.state = problem->mistake() && problem->mistake()->code == kNewerVersion
                         ? KeptMatch::State::Newer
                         : KeptMatch::State::Damaged;
    kept.id = matchOfFile(file);
    kept.last = last;
    kept.size = size;
    return kept;
}

} // namespace drawbridge
