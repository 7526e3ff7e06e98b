// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableController that passes words and values to the scene, as far as its viewer may know.
#include "tablecontroller.h"

#include "speech.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

QString harmEffectName(HarmEffect blow) {
    switch (blow) {
    case HarmEffect::None: break;
    case HarmEffect::Falls: return QStringLiteral("falls");
    case HarmEffect::Slams: return QStringLiteral("slams");
    }
    return {};
}

} // namespace

bool TableController::canUndo() const { return gathering() || (table_ != nullptr && table_->canUndo()); }

bool TableController::canRedo() const { return table_ != nullptr && table_->canRedo(); }

Fight TableController::fight() const {
    const auto strength =
        table_ != nullptr ? table_->text().strength(viewIndex().view()) : std::optional<int>();
    return {shown_.trail().pile, strength.value_or(-1), shown_.isClashing(), harmEffectName(blow_)};
}

Acted TableController::acted() const {
    return {static_cast<int>(shown_.effectDone().from), static_cast<int>(shown_.effectDone().on)};
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
    // A battle in progress may already have a provisional outcome.
    const bool goesOn = table_ != nullptr && table_->text().battle(viewIndex().view()).has_value();
    battle.over = !goesOn && !note->outcome.isEmpty() && !shown_.isClashing();
    return battle;
}

void TableController::change(int& value, int wanted, void (TableController::*changed)()) {
    if (std::exchange(value, wanted) != wanted) emit(this->*changed)();
}

QString TableController::foreseen() const {
    if (isArranging()) return {};
    QStringList names;
    for (const Piece& piece : viewIndex().pieces())
        if (preview_.threatened.contains(piece.handle)) names << shown_.pieces().of(piece).spokenName;
    //: Spoken while a piece is held over a place: %1 is a list of pieces
    return names.isEmpty() ? QString() : tr("Would fall: %1.").arg(names.join(QStringLiteral("; ")));
}

QString TableController::spokenPile(int pile, int place) const {
    if (table_ == nullptr) return {};
    return drawbridge::spokenPile(*table_, viewIndex(), shown_.pieces(), hand(), {pile, place});
}

/// The targets of a piece in reading order; none for nullptr.
std::vector<TablePlace> TableController::readTargets(const Piece* piece) const {
    if (piece == nullptr || table_ == nullptr) return {};
    return inReadingOrder(table_->text(), viewIndex(),
                          piece == heldPiece() ? goals() : shown_.interactions().targetsOf(*piece));
}

QList<TablePlace> TableController::targets() const {
    const std::vector<TablePlace> targets = readTargets(heldPiece());
    return {targets.begin(), targets.end()};
}

TablePlace TableController::likeliest(int handle) const {
    const std::vector<TablePlace> all = readTargets(viewIndex().pieceOf(static_cast<Handle>(handle)));
    const auto found = std::ranges::find_if(all, [this](const TablePlace& target) {
        const PileInfo* pile = viewIndex().pileOf(target.pile);
        return isSeat(pile->owner) && pile->owner != viewIndex().view().viewer;
    });
    return found != all.end() ? *found : all.empty() ? TablePlace() : all.front();
}

TablePlace TableController::obvious() const {
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
    return *found;
}

/// Whether a drop there is a single move that ends the turn; what cannot be foreseen counts as such.
bool TableController::endsTurn(const Piece& piece, TablePlace place) const {
    if (isArranging() || table_ == nullptr) return false;
    const SeenMatch match = table_->seen();
    const std::vector<Move> moves = shown_.interactions().drops(match, piece, place);
    if (moves.size() != 1) return false;
    const auto outlook = match.outlook(moves);
    return !outlook || outlook->after.turn != viewIndex().view().turn;
}

} // namespace drawbridge
