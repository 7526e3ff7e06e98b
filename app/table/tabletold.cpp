// SPDX-License-Identifier: GPL-3.0-or-later
// What the controller tells the scene: words and values of what is shown, as far as its viewer may know.
#include "tablecontroller.h"

#include "table/endresult.h"

#include "pictures.h"
#include "speech.h"
#include "text/seriestext.h"

#include <algorithm>
#include <ranges>

namespace drawbridge {

namespace {

QVariantMap placeMap(TablePlace place) {
    return {{QStringLiteral("pile"), place.pile}, {QStringLiteral("place"), place.place}};
}

} // namespace

QString TableController::gameId() const {
    return session_ != nullptr ? toQString(session_->match().game().id()) : QString();
}

int TableController::viewer() const { return session_ != nullptr ? seatNumber(session_->viewer()) : -1; }

QString TableController::viewerName() const {
    return viewer() < 0 ? QString() : seatName(session_->names(), session_->viewer());
}

QString TableController::prompt() const {
    if (session_ == nullptr) return {};
    if (curtainDown())
        //: In place of the prompt while two people change places at the screen.
        return curtainOwnTurn()
                   ? tr("It is %1's turn now: please change places.").arg(curtainName())
                   //: The same when somebody has to decide something in another one's turn.
                   : tr("%1 has something to decide now: please change places.").arg(curtainName());
    if (!question_.isEmpty()) return question_;
    if (!warning_.isEmpty()) return warning_;
    if (asking()) return tr("This can mean several things: choose one.");
    //: While the fighters of a battle lie open: %1 is what comes of it, "14 beats 9".
    if (table_.isClashing() && table_.battle()) return tr("The battle: %1.").arg(table_.battle()->outcome);
    //: While pieces are moved about: nothing has been done yet.
    if (gathering()) return tr("Move more cards about, or press Done.");
    if (const Piece* held = heldPiece(); held != nullptr && isMovable(*held)) {
        const QString what = session_->text().heldPrompt(viewIndex().view(), *held);
        if (!what.isEmpty()) return what;
    }
    if (grave() && stake_ == Loss::Match)
        //: In front of what somebody is asked at a reaction window: %1 is that.
        return tr("You lose the match if you let this pass. %1").arg(table_.task());
    if (grave())
        //: In front of what somebody is asked at a reaction window: %1 is that.
        return tr("You are out of the game if you let this pass. %1").arg(table_.task());
    const bool isAskedNow = myDecision() && table_.interactions().isOutOfTurn();
    //: Behind the prompt, once somebody has wished to be asked: %1 is the prompt.
    if (holding() && !isAskedNow)
        return tr("%1 You will be asked as soon as you may act out of turn.").arg(table_.task());
    return table_.task();
}

bool TableController::myDecision() const { return table_.isMyDecision(); }

bool TableController::curtainDown() const { return session_ != nullptr && session_->curtainDown(); }

QString TableController::curtainName() const {
    return curtainDown() ? seatName(session_->names(), session_->curtainFor()) : QString();
}

bool TableController::curtainOwnTurn() const {
    return curtainDown() && session_->match().known(kNobody).view.turn == session_->curtainFor();
}

QString TableController::curtainAsks() const {
    if (!curtainDown()) return {};
    // Whose turn begins knows what to do; in the midst of it something else may be asked.
    const auto isDecision = [](const HistoryItem& item) { return isSeat(item.decider); };
    const auto turn =
        session_->match().history() | std::views::reverse |
        std::views::take_while([&](const HistoryItem& item) { return item.turn == session_->curtainFor(); });
    if (curtainOwnTurn() && std::ranges::none_of(turn, isDecision)) return {};
    // In front of the curtain everybody reads it: said of no more than all may see.
    Seen open = session_->match().known(kNobody);
    open.view.viewer = session_->curtainFor();
    return session_->text().prompt(open, session_->names());
}

bool TableController::curtainMayDecline() const { return session_ != nullptr && session_->canDecline(); }

QVariantList TableController::curtainNews() const {
    if (!curtainDown()) return {};
    const Seat next = session_->curtainFor();
    const auto& history = session_->match().history();
    const auto from = static_cast<int>(session_->sinceTurnOf(next));
    QVariantList lines;
    for (int row = 0; row < log_.rowCount(); ++row) {
        const QModelIndex line = log_.index(row);
        const int event = line.data(LogModel::EventIndexRole).toInt();
        if (event < from || event >= static_cast<int>(history.size())) continue;
        if (isNewsTo(next, history[static_cast<std::size_t>(event)]))
            lines << QVariantMap{{QStringLiteral("text"), line.data(LogModel::TextRole)},
                                 {QStringLiteral("shield"), line.data(LogModel::ShieldRole)}};
    }
    return lines;
}

bool TableController::over() const { return session_ != nullptr && session_->match().isOver(); }

QString TableController::ending() const {
    return over() ? session_->text().ending(seenByViewer(), session_->names()) : QString();
}

QVariantMap TableController::result() const {
    return over() ? endResult(*session_, viewIndex()) : QVariantMap();
}

QString TableController::series() const {
    if (session_ == nullptr || session_->winsWanted() == 0) return {};
    std::vector<int> wins;
    QStringList names = session_->names();
    for (Seat seat = 0; seat < names.size(); ++seat) {
        names[seat] = seatName(names, seat);
        wins.push_back(session_->wins(seat));
    }
    return seriesLine(names, wins, session_->winsWanted());
}

QString TableController::lastEvent() const {
    if (log_.rowCount() == 0) return {};
    return log_.data(log_.index(log_.rowCount() - 1), Qt::DisplayRole).toString();
}

int TableController::newsFrom() const {
    return session_ != nullptr ? static_cast<int>(session_->sinceMyTurn()) : 0;
}

QString TableController::newsTitle() const {
    if (session_ == nullptr) return {};
    return drawbridge::newsTitle(*session_, curtainDown() ? session_->curtainFor() : session_->viewer());
}

bool TableController::canUndo() const { return gathering() || (session_ != nullptr && session_->canUndo()); }

bool TableController::canRedo() const { return session_ != nullptr && session_->canRedo(); }

int TableController::strength() const {
    return session_ != nullptr ? session_->text().strength(viewIndex().view()).value_or(-1) : -1;
}

QString TableController::attackerFace() const {
    return table_.trail().reveals.empty()
               ? QString()
               : facePath(session_->match(), table_.trail().reveals.front().attack);
}

int TableController::attackerSeat() const {
    return table_.trail().reveals.empty() ? -1 : seatNumber(table_.trail().reveals.front().attacker);
}

int TableController::shownPile() const { return viewIndex().view().shown ? *viewIndex().view().shown : -1; }

QVariantMap TableController::battle() const {
    const std::optional<BattleNote>& battle = table_.battle();
    if (!battle) return {};
    QVariantList attackers;
    for (const PileId pile : battle->attackers) attackers.append(static_cast<int>(pile));
    const int target = battle->target == kNoSpotPile ? -1 : battle->target;
    // One that is still told of can have an outcome for the time being.
    const bool goesOn = session_ != nullptr && session_->text().battle(viewIndex().view()).has_value();
    return {{QStringLiteral("attackers"), attackers},
            {QStringLiteral("target"), target},
            {QStringLiteral("attack"), battle->attack},
            {QStringLiteral("defence"), battle->defence},
            {QStringLiteral("outcome"), battle->outcome},
            {QStringLiteral("over"), !goesOn && !battle->outcome.isEmpty() && !table_.isClashing()}};
}

QVariantMap TableController::clock() const {
    const auto clock = session_ != nullptr ? session_->text().clock(viewIndex().view()) : std::nullopt;
    if (!clock) return {};
    return {{QStringLiteral("text"), clock->text},
            {QStringLiteral("note"), clock->note},
            {QStringLiteral("mark"), clock->mark}};
}

int TableController::front() const {
    return session_ != nullptr ? seatNumber(session_->text().playsFor(viewIndex().view())) : -1;
}

QString TableController::refusalNumber() const {
    return session_ != nullptr ? session_->text().clauseNumber(refusal_.clause) : QString();
}

QString TableController::refusalTitle() const {
    return session_ != nullptr ? session_->text().clauseTitle(refusal_.clause) : QString();
}

QVariantMap TableController::statusNotice() const {
    const std::optional<Status>& status = table_.notice().news();
    if (!status) return {};
    const QString clause = toQString(status->clause.id());
    return {{QStringLiteral("title"), status->title},
            {QStringLiteral("text"), status->text},
            {QStringLiteral("clause"), clause},
            {QStringLiteral("number"), session_->text().clauseNumber(clause)}};
}

void TableController::readStatusNotice() {
    if (!table_.notice().news()) return;
    table_.notice().read();
    emit stateChanged();
}

bool TableController::thinking() const { return session_ != nullptr && session_->isThinking(); }

bool TableController::paused() const { return session_ != nullptr && session_->isPaused(); }

void TableController::setPaused(bool paused) {
    if (session_ != nullptr) session_->setPaused(paused);
}

bool TableController::offersHold() const {
    if (session_ == nullptr || isArranging() || session_->match().game().windowKinds().empty()) return false;
    const Seat seat = session_->viewer();
    if (!isSeat(seat) || !session_->isPerson(seat) || over()) return false;
    return !session_->text().isOut(viewIndex().view(), seat);
}

bool TableController::mayHold() const { return offersHold() && !session_->canPassTurn(); }

bool TableController::holding() const { return session_ != nullptr && session_->isHolding(); }

void TableController::setHolding(bool holding) {
    if (session_ != nullptr) session_->setHolding(holding);
}

void TableController::setMotion(int milliseconds) {
    if (motion_ == milliseconds) return;
    motion_ = milliseconds;
    emit motionChanged();
}

void TableController::setReading(int milliseconds) {
    if (reading_ == milliseconds) return;
    reading_ = milliseconds;
    emit readingChanged();
}

void TableController::setRest(int milliseconds) {
    if (rest_ == milliseconds) return;
    rest_ = milliseconds;
    emit restChanged();
}

QString TableController::foreseen() const {
    if (isArranging()) return {};
    QStringList names;
    for (const Piece& piece : viewIndex().pieces())
        if (preview_.threatened.contains(piece.handle)) names << table_.pieces().of(piece).spoken;
    //: Spoken while a piece is held over a place: %1 is a list of pieces
    return names.isEmpty() ? QString() : tr("Would fall: %1.").arg(names.join(QStringLiteral("; ")));
}

QString TableController::spokenPile(int pile, int place) const {
    if (session_ == nullptr) return {};
    return drawbridge::spokenPile(*session_, viewIndex(), table_.pieces(), hand(), {pile, place});
}

/// Where a piece that there is can go, in reading order.
std::vector<TablePlace> TableController::readTargets(const Piece* piece) const {
    if (piece == nullptr || session_ == nullptr) return {};
    return inReadingOrder(session_->text(), viewIndex(),
                          piece == heldPiece() ? goals() : table_.interactions().targetsOf(*piece));
}

QVariantList TableController::targets() const {
    QVariantList list;
    for (const TablePlace& place : readTargets(heldPiece())) list.append(placeMap(place));
    return list;
}

QVariantMap TableController::likeliest(int handle) const {
    const std::vector<TablePlace> all = readTargets(viewIndex().pieceOf(static_cast<Handle>(handle)));
    const auto found = std::ranges::find_if(all, [this](const TablePlace& target) {
        const PileInfo* pile = viewIndex().pileOf(target.pile);
        return isSeat(pile->owner) && pile->owner != viewIndex().view().viewer;
    });
    return found != all.end() ? placeMap(*found) : all.empty() ? QVariantMap() : placeMap(all.front());
}

QVariantMap TableController::obvious() const {
    const std::vector<TablePlace> all = readTargets(heldPiece());
    const auto onlyOf = [&](auto isMeant) -> std::optional<TablePlace> {
        std::vector<TablePlace> meant;
        std::ranges::copy_if(all, std::back_inserter(meant), isMeant);
        return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
    };
    const auto ownedBy = [this](Seat seat) {
        return
            [this, seat](const TablePlace& place) { return viewIndex().pileOf(place.pile)->owner == seat; };
    };
    std::optional<TablePlace> found = onlyOf([](const TablePlace&) { return true; });
    if (!found) found = onlyOf(ownedBy(viewIndex().view().viewer));
    if (!found) found = onlyOf(ownedBy(kNobody));
    if (!found || endsTurn(*heldPiece(), *found)) return {};
    return placeMap(*found);
}

/// Whether what a piece may mean there is one move, after which another has their turn, or may have: what is
/// not to be foreseen counts as the end.
bool TableController::endsTurn(const Piece& piece, TablePlace place) const {
    if (isArranging() || session_ == nullptr) return false;
    const Match& match = session_->match();
    const std::vector<Move> moves = table_.interactions().drops(match, piece, place);
    if (moves.size() != 1) return false;
    const auto outlook = match.outlook(moves, viewIndex().view().viewer);
    return !outlook || outlook->after.turn != viewIndex().view().turn;
}

} // namespace drawbridge
