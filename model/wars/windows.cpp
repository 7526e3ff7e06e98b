// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/table.h"

#include "wars/rules.h"

#include <algorithm>
#include <array>

namespace drawbridge::wars {

namespace {

// What quiet windows are used for can usually be done as well when one is attacked, or in one's own turn.
constexpr std::array<WindowKind, 10> kWindowKinds{{
    {"turn-start", Asking::Never},
    {"drawn", Asking::Never},
    {"attacked", Asking::Never},
    {"moved", Asking::Never},
    {"recruited", Asking::Never},
    {"turn-end", Asking::Never},
    {"declared", Asking::Matters, true},
    {"revealed", Asking::Matters, true},
    {"declared-own", Asking::Never, true},
    {"revealed-own", Asking::Matters, true},
}};

/// An index into kWindowKinds.
std::uint8_t kindOf(const Position& p) {
    const bool own = p.decider == p.turn;
    switch (p.phase) {
    case Phase::WindowStart: return 0;
    case Phase::WindowDrawn: return 1;
    case Phase::WindowAttacked: return 2;
    case Phase::WindowMoved: return 3;
    case Phase::WindowRecruited: return 4;
    case Phase::WindowDeclared: return own ? 8 : 6;
    case Phase::WindowRevealed: return own ? 9 : 7;
    default: return 5; // WindowEnd
    }
}

/// The soldiers a seat would lose from `p` on if nobody acts after `after`, including those it might let die.
int losses(const Position& p, Position after, Seat seat) {
    if (after.phase == Phase::WindowRevealed) {
        after.passes = kPlayers - 1;
        apply(after, moves::pass());
    }
    int lost = soldiersInPlay(p, seat) - soldiersInPlay(after, seat);
    for (const CardId card : after.dying)
        lost += isSlot(after.table.pileOf(card)) && ownerOf(after.table.pileOf(card)) == seat;
    return lost;
}

/// Whether that move, after the reveal, saves the decider a loss or costs the enemy more in this battle.
/// Against non-fighters an Ace is as good later, and the outcome of a rite is unpredictable.
bool changesBattle(const Position& p, Move move) {
    const Verb verb = verbOf(move);
    if (verb == Verb::Rite) return true;
    if (verb != Verb::Ace && verb != Verb::Queen && verb != Verb::Swap) return false;
    const Seat seat = p.decider;
    Position after = p;
    apply(after, move);
    if (losses(p, after, seat) < losses(p, p, seat)) return true;
    return verb != Verb::Ace && losses(p, after, other(seat)) > losses(p, p, other(seat));
}

/// Whether that move, before the reveal, cannot as well be made after it, with more information: cards laid
/// or moved on piles that will fight (WARS-REACT-12), and all resources with house.battle-window.
bool isForNow(const Position& p, Move move) {
    const Verb verb = verbOf(move);
    if (verb == Verb::Jack || verb == Verb::King) return true;
    return p.options.on(Option::BattleWindow) && (verb == Verb::Queen || verb == Verb::Ace);
}

bool matters(const Position& p, const MoveList& list) {
    const auto any = [&](auto is) {
        return std::ranges::any_of(list, [&](Move move) { return is(p, move); });
    };
    if (p.phase == Phase::WindowDeclared) return any(isForNow);
    return p.phase == Phase::WindowRevealed && losses(p, p, p.decider) > 0 && any(changesBattle);
}

/// The same from public information: whether there are resources in the hand, and who is about to lose.
bool isAtStake(const Position& p) {
    if (p.phase == Phase::WindowDeclared) return !p.table.empty(handOf(p.decider, Deck::Resources));
    return p.phase == Phase::WindowRevealed && losses(p, p, p.decider) > 0;
}

/// Whether there is nothing to do in a phase of the turn but to end it.
bool isVain(const Position& p) {
    if (p.phase != Phase::Draw && p.phase != Phase::Attack && p.phase != Phase::Recruit) return false;
    MoveList list;
    legalMoves(p, list);
    return list.size() == 1 && list.front() == moves::end();
}

} // namespace

std::span<const WindowKind> windowKinds() { return kWindowKinds; }

std::optional<ReactionWindow> window(const Position& p) {
    if (isVain(p)) return ReactionWindow{static_cast<std::uint8_t>(kWindowKinds.size()), moves::end()};
    if (!isWindow(p.phase)) return {};
    MoveList list;
    legalMoves(p, list);
    return ReactionWindow{kindOf(p), moves::pass(), list.size() > 1, matters(p, list), isAtStake(p)};
}

} // namespace drawbridge::wars
