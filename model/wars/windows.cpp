// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/windows.h"

#include "wars/rules.h"

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
    {"declared", Asking::Usable},
    {"revealed", Asking::Usable},
    {"declared-own", Asking::Never},
    {"revealed-own", Asking::Usable},
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

/// Whether the battle, if nobody acts any more, costs the decider a soldier or has them name another one.
bool wouldLose(const Position& p) {
    const Seat seat = p.decider;
    Position after = p;
    after.passes = kPlayers - 1;
    apply(after, moves::pass());
    if (soldiersInPlay(after, seat) < soldiersInPlay(p, seat)) return true;
    for (const CardId card : after.dying)
        if (isSlot(after.table.pileOf(card)) && ownerOf(after.table.pileOf(card)) == seat) return true;
    return false;
}

bool isOfUse(const Position& p) {
    MoveList list;
    legalMoves(p, list);
    return list.size() > 1 && (p.phase != Phase::WindowRevealed || wouldLose(p));
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
    if (isVain(p)) return ReactionWindow{static_cast<std::uint8_t>(kWindowKinds.size()), moves::end(), false};
    if (!isWindow(p.phase)) return {};
    return ReactionWindow{kindOf(p), moves::pass(), isOfUse(p)};
}

} // namespace drawbridge::wars
