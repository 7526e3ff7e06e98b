// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/windows.h"

#include "wars/rules.h"

#include <algorithm>
#include <array>

namespace drawbridge::wars {

namespace {

// What quiet windows are good for can as a rule be done as well when one is attacked, or in one's own turn.
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

/// How many soldiers a seat has lost since `p` if nobody acts any more after what has come of it; those that
/// it may let die, too.
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

/// Whether that move, after the reveal, spares the decider a loss or costs the enemy more in this battle. An
/// Ace is as good later for what does not fight, and of a rite nobody can say.
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

/// Whether that move, before the reveal, cannot as well be made after it, when one knows what for: what is
/// laid or moved on piles that fight then (WARS-REACT-12), and all resources under house.battle-window.
bool isForNow(const Position& p, Move move) {
    const Verb verb = verbOf(move);
    if (verb == Verb::Jack || verb == Verb::King) return true;
    return p.options.on(Option::BattleWindow) && (verb == Verb::Queen || verb == Verb::Ace);
}

bool matters(const Position& p, const MoveList& list) {
    const auto any = [&](auto is) {
        return std::any_of(list.begin(), list.end(), [&](Move move) { return is(p, move); });
    };
    if (p.phase == Phase::WindowDeclared) return any(isForNow);
    return p.phase == Phase::WindowRevealed && losses(p, p, p.decider) > 0 && any(changesBattle);
}

/// The same for all that everybody can see: whether there are resources in the hand, and who is about to
/// lose.
bool isAtStake(const Position& p) {
    if (p.phase == Phase::WindowDeclared) return !p.table.empty(handOf(p.decider, Deck::Resources));
    return p.phase == Phase::WindowRevealed && losses(p, p, p.decider) > 0;
}

/// Whether a phase of the turn can only be ended.
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
