// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/showntable.h"

#include "table/arrivals.h"
#include "table/tablerows.h"

#include <utility>

namespace drawbridge {

void ShownTable::begin(const GameTable* table, bool afresh) {
    table_ = table;
    afresh_ = afresh_ || afresh;
    clashing_ = false;
    told_.forget();
    notice_.begin(table);
}

Seat ShownTable::viewer() const { return table_ != nullptr ? table_->viewer() : kNobody; }

std::size_t ShownTable::moves() const { return table_ != nullptr ? table_->seen().length() : 0; }

bool ShownTable::isFresh() const { return afresh_ || readViewer_ != viewer(); }

bool ShownTable::isTurned() const { return isFresh() || readMoves_ != moves(); }

bool ShownTable::isBack() const { return moves() < readMoves_; }

bool ShownTable::isMyDecision() const {
    const View& view = viewIndex_.view();
    return table_ != nullptr && isSeat(view.viewer) && view.viewer == view.decider &&
           table_->isAsked(view.decider) && !table_->curtainDown();
}

// ---- after each event ----------------------------------------------------------------------------------

void ShownTable::read(View view, const ProvisionalMoves& gathered, bool arranging) {
    const View before = viewIndex_.view();
    const bool fresh = isFresh();
    const bool turned = isTurned();
    const QStringList names = table_ != nullptr ? table_->names() : QStringList();
    if (readNames_ != names) told_.forget();
    clashing_ = false;
    viewIndex_ = base_ = ViewIndex();
    interactions_.clear();
    pieces_.clear();
    effects_ = EffectStrip();
    trail_ = {};
    if (turned) {
        arrivals_ = {};
        done_ = {};
    }
    if (table_ != nullptr) {
        const SeenMatch match = table_->seen();
        viewIndex_ = base_ = ViewIndex(std::move(view), match.piles());
        gathered.layOut(viewIndex_);
        if (isMyDecision()) interactions_.read(match, table_->text(), base_, gathered);
        effects_ = EffectStrip(match);
        if (turned) arrivals_ = drawbridge::arrivals(match, viewIndex_);
        if (turned && !fresh) done_ = lastEffect(match, readMoves_, before);
        pieces_.read(*table_, base_, interactions_, effects_, arrivals_, arranging);
        told_.read(*table_);
        trail_ = attackTrail(*table_, told_.lines(), viewIndex_.view().viewer, clashing_);
        notice_.look(*table_);
    }
    readBattle(turned, fresh);
    readDecider(fresh);
    afresh_ = false;
    readViewer_ = viewer();
    readMoves_ = moves();
    readNames_ = names;
}

void ShownTable::recall(std::optional<std::size_t> item) {
    if (table_ == nullptr) return;
    const SeenMatch match = table_->seen();
    arrivals_ = item && *item < match.length() ? arrivalsBy(match, viewIndex_, *item)
                                               : drawbridge::arrivals(match, viewIndex_);
    pieces_.read(*table_, base_, interactions_, effects_, arrivals_, false);
}

void ShownTable::readBattle(bool turned, bool fresh) {
    if (table_ == nullptr) return battle_.reset();
    if (const auto note = table_->text().battle(base_.view()))
        battle_ = note;
    else if (turned)
        battle_ = moves() == 0 || fresh ? std::nullopt : lastBattle();
}

/// The battle that the newest event has decided; there must be one.
std::optional<BattleNote> ShownTable::lastBattle() const {
    const SeenMatch match = table_->seen();
    const std::size_t last = match.length() - 1;
    return table_->text().battleBy(match.told(last));
}

/// Reads prompt and decider. Skipped at windows that pass by themselves: the display would only flicker.
void ShownTable::readDecider(bool fresh) {
    if (table_ == nullptr) {
        task_.clear();
        deciding_ = kNobody;
    } else if (fresh || !table_->isPassing()) {
        task_ = taskOf(*table_);
        deciding_ = viewIndex_.view().decider;
    }
}

ShownTable::Fight ShownTable::turnUpFighters() {
    if (isFresh() || readNames_ != table_->names() || moves() != readMoves_ + 1) return Fight::None;
    // A battle in which nobody may act is declared, fought and decided in one event.
    const auto note = lastBattle();
    if (note) {
        for (const Piece& card : note->shown) viewIndex_.turnUp(card.pile, card.face, card.look);
        battle_ = note;
    } else {
        told_.read(*table_);
        const std::optional<DefenderReveal>& reveal = told_.lines().back().reveal;
        if (!reveal) return Fight::None;
        viewIndex_.turnUp(reveal->pile, reveal->defender, 0);
        trail_ = attackTrail(*table_, told_.lines(), viewIndex_.view().viewer, true);
    }
    clashing_ = true;
    base_ = viewIndex_;
    interactions_.clear();
    pieces_.read(*table_, base_, interactions_, effects_, arrivals_, false);
    if (note) pieces_.stepForward(note->attackers);
    return note ? Fight::Battle : Fight::Attack;
}

// ---- rows ----------------------------------------------------------------------------------------------

QList<PileRow> ShownTable::pileRows(const Hand& hand, const std::vector<TablePlace>& lit) const {
    if (table_ == nullptr) return {};
    return drawbridge::pileRows(*table_, viewIndex_, pieces_, interactions_, hand, lit);
}

QList<SeatRow> ShownTable::seatRows(const std::vector<SeatPress>& presses) const {
    if (table_ == nullptr) return {};
    return drawbridge::seatRows(*table_, viewIndex_, deciding_, presses);
}

} // namespace drawbridge
