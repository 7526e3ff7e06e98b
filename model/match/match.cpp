// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>
#include <utility>

namespace drawbridge {

namespace {

/// One viewer's eye: what it has followed so far.
struct Eye {
    HandleBook book;
    std::size_t seen = 0; ///< index of the position `view` shows
    View view;
};

constexpr std::uint64_t kThoughts = 0x7468696E6B696E67u; // keeps a bot's dice apart from those of the game

} // namespace

struct Match::Data {
    Setup setup;
    std::vector<Player> players;
    Seed seed = 0;
    UndoRule undoRule = UndoRule::Fair;
    std::vector<std::unique_ptr<GameState>> states; ///< before each event, and now
    std::vector<Event> events;
    std::vector<std::vector<Event>> undone; ///< the last one is redone first
    std::uint64_t chanceEvents = 0;
    mutable std::vector<std::optional<Eye>> eyes; ///< by seat, then the public's, then that for all hands

    static std::size_t slotOf(Seat viewer) {
        if (isSeat(viewer)) return viewer;
        return std::size_t{kMaxSeats} + (viewer == kAllHands ? 1 : 0);
    }

    const GameState& now() const { return *states.back(); }

    bool wasPass(std::size_t event) const {
        const auto window = states[event]->window();
        return window && window->pass == events[event].move;
    }

    /// Whether an event has shown a seat the face of a card that it did not know.
    bool reveals(std::size_t event, Seat seat) const {
        std::map<Face, int> news;
        for (const Piece& piece : states[event + 1]->viewFor(seat).pieces) ++news[piece.face];
        for (const Piece& piece : states[event]->viewFor(seat).pieces) --news[piece.face];
        return std::any_of(news.begin(), news.end(),
                           [](const auto& one) { return one.first != kHidden && one.second > 0; });
    }

    void happen(Seat decider, Move move, Seat turn) {
        auto next = now().clone();
        next->apply(move);
        states.push_back(std::move(next));
        events.push_back({decider, move, turn});
        if (decider == kChance) ++chanceEvents;
    }

    Eye& eye(Seat viewer) const {
        auto& slot = eyes[slotOf(viewer)];
        if (!slot) {
            slot.emplace(Eye{HandleBook(now().game().piles(setup)), 0, viewOf(*states.front(), viewer)});
            slot->book.follow(slot->view);
        }
        while (slot->seen + 1 < states.size()) {
            slot->view = viewOf(*states[++slot->seen], viewer);
            slot->book.follow(slot->view);
        }
        return *slot;
    }
};

Match::Match(const GameInfo& game, Setup setup, std::vector<Player> players, Seed seed, UndoRule undo)
    : Match(game.start(setup), std::move(players), seed, undo) {}

Match::Match(std::unique_ptr<GameState> position, std::vector<Player> players, Seed seed, UndoRule undo)
    : d(std::make_unique<Data>()) {
    assert(static_cast<int>(players.size()) == position->seats());
    d->setup = position->setup();
    d->players = std::move(players);
    d->seed = seed;
    d->undoRule = undo;
    d->states.push_back(std::move(position));
    d->eyes.resize(kMaxSeats + 2);
}

Match::~Match() = default;
Match::Match(Match&&) noexcept = default;
Match& Match::operator=(Match&&) noexcept = default;

const GameInfo& Match::game() const { return d->now().game(); }
const Setup& Match::setup() const { return d->setup; }
const std::vector<Player>& Match::players() const { return d->players; }
int Match::shieldOf(Seat seat) const {
    const int own = players()[seat].shield;
    return own >= 0 ? own : seat;
}
void Match::setPlayer(Seat seat, Player player) { d->players[seat] = std::move(player); }
Seed Match::seed() const { return d->seed; }
UndoRule Match::undoRule() const { return d->undoRule; }
const GameState& Match::state() const { return d->now(); }
const std::vector<Event>& Match::events() const { return d->events; }
const GameState& Match::stateAt(std::size_t index) const { return *d->states[index]; }

Verdict Match::play(Move move) {
    const Seat seat = decider();
    const Verdict verdict = d->now().judge(move);
    if (!verdict) return verdict;
    d->undone.clear();
    d->happen(seat, move, d->now().turn());
    return verdict;
}

bool Match::playChance() {
    if (decider() != kChance) return false;
    Rng dice(Rng::derive(d->seed, d->chanceEvents));
    d->undone.clear();
    d->happen(kChance, d->now().sampleChance(dice), d->now().turn());
    return true;
}

void Match::settle() {
    while (playChance()) {
    }
}

int Match::undoable(Seat seat) const {
    const auto& events = d->events;
    for (std::size_t back = 1; back <= events.size(); ++back) {
        const std::size_t event = events.size() - back;
        if (events[event].decider == seat) {
            if (d->undoRule == UndoRule::Fair && d->reveals(event, seat)) return 0;
            if (!d->wasPass(event)) return static_cast<int>(back);
            continue;
        }
        if (d->undoRule == UndoRule::Fair) return 0;
    }
    return 0;
}

void Match::undo(Seat seat) {
    const auto count = static_cast<std::size_t>(undoable(seat));
    if (count == 0) return;
    const std::size_t left = d->events.size() - count;
    d->undone.emplace_back(d->events.begin() + static_cast<std::ptrdiff_t>(left), d->events.end());
    for (const Event& event : d->undone.back())
        if (event.decider == kChance) --d->chanceEvents;
    for (auto& eye : d->eyes)
        if (eye) d->eye(eye->view.viewer); // see it as it is, before it goes
    d->events.resize(left);
    d->states.resize(left + 1);
    for (auto& eye : d->eyes) {
        if (!eye) continue;
        eye->seen = left;
        eye->view = viewOf(d->now(), eye->view.viewer);
        eye->book.follow(eye->view);
    }
}

bool Match::canRedo() const { return !d->undone.empty(); }

void Match::redo() {
    if (d->undone.empty()) return;
    for (const Event& event : d->undone.back()) d->happen(event.decider, event.move, event.turn);
    d->undone.pop_back();
}

View Match::view(Seat viewer) const { return d->eye(viewer).view; }

View Match::viewAt(std::size_t index, Seat viewer) const { return viewOf(*d->states[index], viewer); }

Event Match::seen(std::size_t index, Seat viewer) const {
    Event event = d->events[index];
    if (viewer != kAllHands) event.move = d->states[index]->seenBy(event.move, viewer);
    return event;
}

std::string Match::eventText(std::size_t index, Seat seat) const {
    return d->states[index]->toText(seen(index, seat).move);
}

Seed Match::thoughtSeed() const { return Rng::derive(d->seed ^ kThoughts, d->events.size()); }

} // namespace drawbridge
