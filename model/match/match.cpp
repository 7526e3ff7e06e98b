// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"

#include "core/utf8.h"
#include "match/gamestate.h"
#include "match/handles.h"
#include "match/history.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace drawbridge {

namespace {

constexpr std::uint64_t kThoughts = 0x7468696E6B696E67u; // a random stream apart from the game's

/// The length of the longest prefix of valid UTF-8, at most `most` bytes.
std::size_t wholeCharacters(std::string_view text, std::size_t most) {
    std::size_t whole = 0;
    while (const std::size_t next = characterAt(text, whole)) {
        if (whole + next > most) break;
        whole += next;
    }
    return whole;
}

void cutTo(std::string& text, std::size_t most) { text.resize(wholeCharacters(text, most)); }

/// A player with values that a record can store.
Player fit(Player player) {
    cutTo(player.name, kLongestName);
    if (player.name.empty()) player.name = "?";
    cutTo(player.person, kLongestName);
    return player;
}

/// Notes with values that a record can store.
MatchNotes fit(MatchNotes notes) {
    cutTo(notes.title, kLongestTitle);
    if (!isMoment(notes.begun)) notes.begun.clear();
    cutTo(notes.series.id, kLongestName);
    if (notes.series.id.empty() || notes.series.first < 1 || notes.series.first > kLongestSeries)
        notes.series = {};
    return notes;
}

} // namespace

struct Match::Data {
    /// What one viewer has followed so far.
    struct Eye {
        HandleBook book;
        std::size_t seen = 0; ///< index of the position shown by `view`
        View view;
    };

    Setup setup;
    std::vector<Player> players;
    MatchNotes notes;
    Seed seed = 0;
    UndoRule undoRule = UndoRule::Fair;
    History history;
    std::vector<std::vector<HistoryItem>> undone; ///< redo stack: the next to redo is the last
    std::uint64_t chanceMoves = 0;
    // By seat, then for the public, then for all hands.
    mutable std::vector<std::optional<Eye>> eyes;
    mutable std::vector<std::vector<Move>> heard; ///< cache per viewer: the first items with secrets removed

    static std::size_t slotOf(Seat viewer) {
        if (isSeat(viewer)) return viewer;
        return std::size_t{kMaxSeats} + (viewer == kAllHands ? 1 : 0);
    }

    explicit Data(std::unique_ptr<GameState> position)
        : history(std::move(position)) {}

    const GameState& now() const { return history.now(); }

    /// Whether an item revealed to a seat the face of a card that it did not know.
    bool reveals(std::size_t item, Seat seat) const {
        return shows(history.at(item).viewFor(seat), history.at(item + 1).viewFor(seat));
    }

    void happen(Seat decider, Move move, Seat turn) {
        history.add({decider, move, turn});
        if (decider == kChance) ++chanceMoves;
    }

    /// An item's move as a viewer may know it; cached, since it needs the position before.
    Move heardBy(Seat viewer, std::size_t item) const {
        auto& moves = heard[slotOf(viewer)];
        while (moves.size() <= item)
            moves.push_back(history.at(moves.size()).seenBy(history.items()[moves.size()].move, viewer));
        return moves[item];
    }

    Eye& eye(Seat viewer) const {
        auto& slot = eyes[slotOf(viewer)];
        if (!slot) {
            slot.emplace(Eye{HandleBook(now().game().piles(setup)), 0, viewOf(history.at(0), viewer)});
            slot->book.follow(slot->view);
        }
        while (slot->seen < history.items().size()) {
            slot->view = viewOf(history.at(++slot->seen), viewer);
            slot->book.follow(slot->view);
        }
        return *slot;
    }
};

bool isMoment(std::string_view text) {
    constexpr std::string_view form = "dddd-dd-ddTdd:dd:ddZ";
    if (text.size() != form.size()) return false;
    for (std::size_t at = 0; at < form.size(); ++at)
        if (form[at] == 'd' ? text[at] < '0' || text[at] > '9' : text[at] != form[at]) return false;
    const auto number = [text](std::size_t at) { return (text[at] - '0') * 10 + text[at + 1] - '0'; };
    return number(5) >= 1 && number(5) <= 12 && number(8) >= 1 && number(8) <= 31 && number(11) < 24 &&
           number(14) < 60 && number(17) < 60;
}

Match::Match(const GameInfo& game, const Setup& setup, std::vector<Player> players, Seed seed, UndoRule undo)
    : Match(game.start(setup), std::move(players), seed, undo) {}

Match::Match(std::unique_ptr<GameState> position, std::vector<Player> players, Seed seed, UndoRule undo)
    : d(std::make_unique<Data>(std::move(position))) {
    assert(static_cast<int>(players.size()) == state().seats());
    d->setup = state().setup();
    for (Player& player : players) d->players.push_back(fit(std::move(player)));
    d->seed = seed;
    d->undoRule = undo;
    d->eyes.resize(kMaxSeats + 2);
    d->heard.resize(d->eyes.size());
}

Match::~Match() = default;

Match Match::until(std::size_t index) const {
    Match earlier(stateAt(0).clone(), players(), seed(), undoRule());
    for (std::size_t item = 0; item < index; ++item) {
        [[maybe_unused]] const Verdict verdict = earlier.play(history()[item].move);
        assert(verdict);
    }
    return earlier;
}

Match::Match(Match&&) noexcept = default;
Match& Match::operator=(Match&&) noexcept = default;

const GameInfo& Match::game() const { return d->now().game(); }
const Setup& Match::setup() const { return d->setup; }
const std::vector<Player>& Match::players() const { return d->players; }
int Match::shieldOf(Seat seat) const {
    const int own = players()[seat].shield;
    return own >= 0 ? own : seat;
}
void Match::setPlayer(Seat seat, Player player) { d->players[seat] = fit(std::move(player)); }
const MatchNotes& Match::notes() const { return d->notes; }
void Match::setNotes(MatchNotes notes) { d->notes = fit(std::move(notes)); }
Seed Match::seed() const { return d->seed; }
UndoRule Match::undoRule() const { return d->undoRule; }
const GameState& Match::state() const { return d->now(); }
Seat Match::decider() const { return state().decider(); }
const std::vector<HistoryItem>& Match::history() const { return d->history.items(); }
const GameState& Match::stateAt(std::size_t index) const { return d->history.at(index); }
const std::string& Match::moveText(std::size_t index) const { return d->history.text(index); }

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
    Rng dice(Rng::derive(d->seed, d->chanceMoves));
    d->undone.clear();
    d->happen(kChance, d->now().sampleChance(dice), d->now().turn());
    return true;
}

void Match::settle() {
    while (playChance()) {
    }
}

int Match::undoable(Seat seat) const {
    const auto& items = d->history.items();
    for (std::size_t back = 1; back <= items.size(); ++back) {
        const std::size_t item = items.size() - back;
        if (items[item].decider == seat) {
            if (d->undoRule == UndoRule::Fair && d->reveals(item, seat)) return 0;
            if (!d->history.wasPass(item)) return static_cast<int>(back);
            continue;
        }
        if (d->undoRule == UndoRule::Fair) return 0;
    }
    return 0;
}

void Match::undo(Seat seat) {
    const auto count = static_cast<std::size_t>(undoable(seat));
    if (count == 0) return;
    const auto& items = d->history.items();
    const std::size_t left = items.size() - count;
    d->undone.emplace_back(items.begin() + static_cast<std::ptrdiff_t>(left), items.end());
    for (const HistoryItem& item : d->undone.back())
        if (item.decider == kChance) --d->chanceMoves;
    for (auto& eye : d->eyes)
        if (eye) d->eye(eye->view.viewer); // take in the current view before it is gone
    d->history.cut(left);
    for (auto& moves : d->heard) moves.resize(std::min(moves.size(), left));
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
    for (const HistoryItem& item : d->undone.back()) d->happen(item.decider, item.move, item.turn);
    d->undone.pop_back();
}

View Match::view(Seat viewer) const { return d->eye(viewer).view; }

View Match::viewAt(std::size_t index, Seat viewer) const { return viewOf(stateAt(index), viewer); }

Seen Match::known(Seat viewer) const { return seenOf(state(), viewer); }

std::optional<PileId> Match::attacked() const {
    if (decider() != kChance) return {};
    MoveList list;
    state().legalMoves(list);
    const auto next = state().defenderReveal(list.front());
    return next ? std::optional(next->pile) : std::nullopt;
}

HistoryItem Match::seen(std::size_t index, Seat viewer) const {
    HistoryItem item = history()[index];
    if (viewer != kAllHands) item.move = d->heardBy(viewer, index);
    return item;
}

SeenMove Match::told(std::size_t index, Seat viewer) const {
    return seenMove(stateAt(index), history()[index].move, viewer);
}

std::string Match::seenText(std::size_t index, Seat seat) const {
    return stateAt(index).toText(seen(index, seat).move);
}

Seed Match::thoughtSeed() const { return Rng::derive(d->seed ^ kThoughts, history().size()); }

} // namespace drawbridge
