// SPDX-License-Identifier: GPL-3.0-or-later
// What the controller tells the scene: words and values of what is shown, as far as its viewer may know.
#include "tablecontroller.h"

#include "table/endresult.h"
#include "table/news.h"

#include "pictures.h"
#include "speech.h"
#include "text/seriestext.h"

#include <algorithm>

namespace drawbridge {

namespace {

QVariantMap placeMap(TablePlace place) {
    return {{QStringLiteral("pile"), place.pile}, {QStringLiteral("place"), place.place}};
}

} // namespace

QString TableController::gameId() const {
    return table_ != nullptr ? toQString(table_->seen().game().id()) : QString();
}

int TableController::viewer() const { return table_ != nullptr ? seatNumber(table_->viewer()) : -1; }

QString TableController::viewerName() const {
    return viewer() < 0 ? QString() : seatName(table_->names(), table_->viewer());
}

QString TableController::prompt() const {
    if (table_ == nullptr) return {};
    if (curtainDown())
        //: In place of the prompt while two people change places at the screen.
        return curtain().ownTurn
                   ? tr("It is %1's turn now: please change places.").arg(curtain().name)
                   //: The same when somebody has to decide something in another one's turn.
                   : tr("%1 has something to decide now: please change places.").arg(curtain().name);
    if (!question_.isEmpty()) return question_;
    if (!warning_.isEmpty()) return warning_;
    if (asking()) return tr("This can mean several things: choose one.");
    //: While the fighters of a battle lie open: %1 is what comes of it, "14 beats 9".
    if (shown_.isClashing() && shown_.battle()) return tr("The battle: %1.").arg(shown_.battle()->outcome);
    //: While pieces are moved about: nothing has been done yet.
    if (gathering()) return tr("Move more cards about, or press Done.");
    if (const Piece* held = heldPiece(); held != nullptr && isMovable(*held)) {
        const QString what = table_->text().heldPrompt(viewIndex().view(), *held);
        if (!what.isEmpty()) return what;
    }
    if (grave() && stake_ == Loss::Match)
        //: In front of what somebody is asked at a reaction window: %1 is that.
        return tr("You lose the match if you let this pass. %1").arg(shown_.task());
    if (grave())
        //: In front of what somebody is asked at a reaction window: %1 is that.
        return tr("You are out of the game if you let this pass. %1").arg(shown_.task());
    const bool isAskedNow = myDecision() && shown_.interactions().isOutOfTurn();
    //: Behind the prompt, once somebody has wished to be asked: %1 is the prompt.
    if (holding() && !isAskedNow)
        return tr("%1 You will be asked as soon as you may act out of turn.").arg(shown_.task());
    return shown_.task();
}

bool TableController::myDecision() const { return shown_.isMyDecision(); }

bool TableController::curtainDown() const { return table_ != nullptr && table_->curtainDown(); }

Curtain TableController::curtain() const {
    if (!curtainDown()) return {};
    return {true, seatName(table_->names(), table_->curtainFor()),
            table_->seen().turn() == table_->curtainFor(), curtainAsks(), table_->canDecline()};
}

/// What is asked of whoever the curtain hangs before; empty: their own turn begins.
QString TableController::curtainAsks() const {
    // Whose turn begins knows what to do; in the midst of it something else may be asked.
    const SeenMatch match = table_->seen();
    bool hasDecided = false;
    for (std::size_t item = match.length(); item > 0 && match.turnAt(item - 1) == table_->curtainFor();
         --item)
        hasDecided = hasDecided || isSeat(match.deciderAt(item - 1));
    if (match.turn() == table_->curtainFor() && !hasDecided) return {};
    // In front of the curtain everybody reads it: said of no more than all may see.
    Seen open = match.open().known();
    open.view.viewer = table_->curtainFor();
    return table_->text().prompt(open, table_->names());
}

QVariantList TableController::curtainNews() const {
    if (!curtainDown()) return {};
    const Seat next = table_->curtainFor();
    const SeenMatch match = table_->seen();
    const std::size_t from = sinceTurnOf(match, next);
    QVariantList lines;
    for (int row = 0; row < log_.rowCount(); ++row) {
        const QModelIndex line = log_.index(row);
        const auto event = static_cast<std::size_t>(line.data(LogModel::EventIndexRole).toInt());
        if (event >= from && event < match.length() && isNewsTo(match, next, event))
            lines << QVariant::fromValue(NewsLine{line.data(LogModel::TextRole).toString(),
                                                  line.data(LogModel::ShieldRole).toString()});
    }
    return lines;
}

bool TableController::over() const { return table_ != nullptr && table_->seen().isOver(); }

QString TableController::ending() const {
    return over() ? table_->text().ending(seenByViewer(), table_->names()) : QString();
}

QVariantMap TableController::result() const {
    return over() ? endResult(*table_, viewIndex()) : QVariantMap();
}

QString TableController::series() const {
    if (table_ == nullptr || table_->winsWanted() == 0) return {};
    std::vector<int> wins;
    QStringList names = table_->names();
    for (Seat seat = 0; seat < names.size(); ++seat) {
        names[seat] = seatName(names, seat);
        wins.push_back(table_->wins(seat));
    }
    return seriesLine(names, wins, table_->winsWanted());
}

QString TableController::lastEvent() const {
    if (log_.rowCount() == 0) return {};
    return log_.data(log_.index(log_.rowCount() - 1), Qt::DisplayRole).toString();
}

int TableController::newsFrom() const {
    return table_ != nullptr ? static_cast<int>(sinceTurnOf(table_->seen(), table_->viewer())) : 0;
}

QString TableController::newsTitle() const {
    if (table_ == nullptr) return {};
    return drawbridge::newsTitle(*table_, curtainDown() ? table_->curtainFor() : table_->viewer());
}

bool TableController::canUndo() const { return gathering() || (table_ != nullptr && table_->canUndo()); }

bool TableController::canRedo() const { return table_ != nullptr && table_->canRedo(); }

int TableController::strength() const {
    return table_ != nullptr ? table_->text().strength(viewIndex().view()).value_or(-1) : -1;
}

int TableController::shownPile() const { return viewIndex().view().shown ? *viewIndex().view().shown : -1; }

Battle TableController::battle() const {
    const std::optional<BattleNote>& note = shown_.battle();
    if (!note) return {};
    Battle battle;
    for (const PileId pile : note->attackers) battle.attackers.append(static_cast<int>(pile));
    if (note->target != kNoSpotPile) battle.target = note->target;
    battle.attack = note->attack;
    battle.defence = note->defence;
    battle.outcome = note->outcome;
    // One that is still told of can have an outcome for the time being.
    const bool goesOn = table_ != nullptr && table_->text().battle(viewIndex().view()).has_value();
    battle.over = !goesOn && !note->outcome.isEmpty() && !shown_.isClashing();
    return battle;
}

Clock TableController::clock() const {
    const auto clock = table_ != nullptr ? table_->text().clock(viewIndex().view()) : std::nullopt;
    return clock ? Clock{clock->text, clock->note, clock->mark} : Clock();
}

int TableController::front() const {
    return table_ != nullptr ? seatNumber(table_->text().playsFor(viewIndex().view())) : -1;
}

RefusalNote TableController::refusal() const {
    const GameText* text = table_ != nullptr ? &table_->text() : nullptr;
    return {refusal_.sentence,
            refusal_.clause,
            text != nullptr ? text->clauseNumber(refusal_.clause) : QString(),
            text != nullptr ? text->clauseTitle(refusal_.clause) : QString(),
            refusal_.faces,
            static_cast<int>(refusedPiece_)};
}

Notice TableController::statusNotice() const {
    const std::optional<Status>& status = shown_.notice().news();
    if (!status) return {};
    const QString clause = toQString(status->clause.id());
    return {status->title, status->text, clause, table_->text().clauseNumber(clause)};
}

void TableController::readStatusNotice() {
    if (!shown_.notice().news()) return;
    shown_.notice().read();
    emit stateChanged();
}

bool TableController::thinking() const { return table_ != nullptr && table_->isThinking(); }

bool TableController::paused() const { return table_ != nullptr && table_->isPaused(); }

void TableController::setPaused(bool paused) {
    if (table_ != nullptr) table_->setPaused(paused);
}

bool TableController::offersHold() const {
    if (table_ == nullptr || isArranging() || table_->seen().game().windowKinds().empty()) return false;
    const Seat seat = table_->viewer();
    if (!isSeat(seat) || !table_->isPerson(seat) || over()) return false;
    return !table_->text().isOut(viewIndex().view(), seat);
}

bool TableController::mayHold() const { return offersHold() && !table_->canPassTurn(); }

bool TableController::holding() const { return table_ != nullptr && table_->isHolding(); }

void TableController::setHolding(bool holding) {
    if (table_ != nullptr) table_->setHolding(holding);
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
        if (preview_.threatened.contains(piece.handle)) names << shown_.pieces().of(piece).spoken;
    //: Spoken while a piece is held over a place: %1 is a list of pieces
    return names.isEmpty() ? QString() : tr("Would fall: %1.").arg(names.join(QStringLiteral("; ")));
}

QString TableController::spokenPile(int pile, int place) const {
    if (table_ == nullptr) return {};
    return drawbridge::spokenPile(*table_, viewIndex(), shown_.pieces(), hand(), {pile, place});
}

/// Where a piece that there is can go, in reading order.
std::vector<TablePlace> TableController::readTargets(const Piece* piece) const {
    if (piece == nullptr || table_ == nullptr) return {};
    return inReadingOrder(table_->text(), viewIndex(),
                          piece == heldPiece() ? goals() : shown_.interactions().targetsOf(*piece));
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
    if (isArranging() || table_ == nullptr) return false;
    const SeenMatch match = table_->seen();
    const std::vector<Move> moves = shown_.interactions().drops(match, piece, place);
    if (moves.size() != 1) return false;
    const auto outlook = match.outlook(moves);
    return !outlook || outlook->after.turn != viewIndex().view().turn;
}

} // namespace drawbridge
