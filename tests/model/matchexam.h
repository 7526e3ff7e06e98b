// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "exam.h"
#include "match/match.h"
#include "match/record.h"
#include "match/scenario.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

// What must hold of a match of any game, of its records, and of its positions in words. Each function gives
// what went wrong; an empty text: all well.
namespace drawbridge {

template <Game G>
Setup setupOf(const typename G::Options& options) {
    Setup setup{options.seats, {options.value.begin(), options.value.end()}};
    if constexpr (requires { options.deck; }) setup.deck = options.deck;
    return setup;
}

template <Game G>
Match newMatch(const Setup& setup, Seed seed, UndoRule undo = UndoRule::Fair) {
    std::vector<Player> players;
    for (int seat = 0; seat < setup.seats; ++seat)
        players.push_back({"Player " + std::to_string(seat + 1), false, ""});
    return Match(*findGame(G::kId), setup, players, seed, undo);
}

/// One random decision of whoever has to decide.
inline void playOne(Match& match, Rng& rng) {
    if (match.playChance()) return;
    MoveList list;
    match.state().legalMoves(list);
    match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
}

/// Everything that a seat is told of a match, event by event.
struct Told {
    std::vector<View> views;        ///< handles included
    std::vector<std::string> facts; ///< as the command line prints them
    std::vector<std::string> events;
    std::vector<int> undoable;

    bool operator==(const Told&) const = default;
};

/// What `seat` is told while these moves are made; nothing if one of them is refused. Stops where the game
/// ends, since hands may be laid open then.
template <Game G>
std::optional<Told> listen(const Setup& setup, const std::vector<Move>& moves, Seat seat) {
    Match match = newMatch<G>(setup, 1);
    Told told;
    for (const Move move : moves) {
        if (!match.play(move)) return std::nullopt;
        if (match.isOver()) break;
        told.views.push_back(match.view(seat));
        told.facts.push_back(inWords(match.state().describeFor(seat).facts));
        told.events.push_back(match.seenText(match.history().size() - 1, seat));
        told.undoable.push_back(match.undoable(seat));
    }
    return told;
}

/// Undo gives back the very position, and redo the very future, chance included.
template <Game G>
std::string losesHistory(const typename G::Options& options, Rng& rng, int decisions) {
    Match match = newMatch<G>(setupOf<G>(options), rng.next(), UndoRule::Practice);
    std::vector<std::unique_ptr<GameState>> history;
    history.push_back(match.state().clone());
    for (int decision = 0; decision < decisions && !match.isOver(); ++decision) {
        playOne(match, rng);
        history.push_back(match.state().clone());
    }
    const auto end = match.history().size();
    std::vector<std::size_t> stops;
    while (true) {
        Seat seat = 0;
        while (seat < options.seats && match.undoable(seat) == 0) ++seat;
        if (seat == options.seats) break;
        const auto expected = match.history().size() - static_cast<std::size_t>(match.undoable(seat));
        stops.push_back(match.history().size());
        match.undo(seat);
        if (match.history().size() != expected) return "undo goes another way than it said";
        if (!match.state().equals(*history[expected])) return "undo that does not give back the position";
        if (match.decider() != seat) return "undo to another's decision";
    }
    while (match.canRedo()) {
        match.redo();
        if (match.history().size() != stops.back()) return "redo that goes another way than undo";
        stops.pop_back();
        if (!match.state().equals(*history[match.history().size()]))
            return "redo that does not give back the position";
    }
    return match.history().size() == end ? std::string() : "redo that does not lead back to the end";
}

/// Follows a random match as every seat sees it: no handle twice, no piece that changes its face or comes
/// from nowhere without a reason.
template <Game G>
std::string losesPieces(const typename G::Options& options, Rng& rng, int decisions) {
    const Setup setup = setupOf<G>(options);
    const TableWords words = G::words(options);
    const auto isDrawPile = [&](PileId pile) {
        return std::ranges::find(words.drawPiles, pile) != words.drawPiles.end();
    };
    Match match = newMatch<G>(setup, rng.next());
    const auto isGone = [](const View& now, const Piece& piece) {
        return std::ranges::find(now.pieces, piece.handle, &Piece::handle) == now.pieces.end();
    };
    std::map<Seat, View> before;
    for (int decision = 0; decision < decisions && !match.isOver(); ++decision) {
        playOne(match, rng);
        const std::string text = match.seenText(match.history().size() - 1, kNobody);
        for (Seat viewer = 0; viewer <= setup.seats; ++viewer) {
            const Seat seat = viewer < setup.seats ? viewer : kNobody;
            const View now = match.view(seat);
            std::set<Handle> handles;
            for (const Piece& piece : now.pieces) {
                if (piece.handle == 0) return "a piece without a handle";
                if (!handles.insert(piece.handle).second) return "two pieces with one handle";
            }
            const auto then = before.find(seat);
            if (then != before.end()) {
                std::map<Handle, Piece> old;
                for (const Piece& piece : then->second.pieces) old[piece.handle] = piece;
                if (old.size() != now.pieces.size()) return "another number of pieces after: " + text;
                // A card that was one of several unknown ones may come to light, as a new piece.
                auto lost = std::ranges::count_if(then->second.pieces, [&](const Piece& piece) {
                    return piece.face == kHidden && isGone(now, piece);
                });
                for (const Piece& piece : now.pieces) {
                    const auto was = old.find(piece.handle);
                    // No eye follows a card through a shuffle.
                    if (text == "shuffle" && isDrawPile(piece.pile)) {
                        if (was != old.end() && !isDrawPile(was->second.pile))
                            return "a card followed through a shuffle";
                        continue;
                    }
                    if (was == old.end() && piece.face != kHidden && lost-- == 0)
                        return "a piece that came from nowhere after: " + text;
                    if (was != old.end() && was->second.face != kHidden && piece.face != kHidden &&
                        was->second.face != piece.face)
                        return "a piece that became another after: " + text;
                }
            }
            before[seat] = now;
        }
    }
    return {};
}

/// Another outcome of chance, or another decision made in secret, that a seat has not seen, in a random
/// match: all it was ever told stays the same, word for word and handle for handle. `opens(before, move,
/// after)`: whether a move lays cards open without naming them; the comparison ends before it.
template <Game G, class Opens>
std::string tellsTooMuch(const typename G::Options& options, Rng& rng, int attempts, int& compared,
                         Opens opens) {
    const Setup setup = setupOf<G>(options);
    Match match = newMatch<G>(setup, rng.next());
    const auto length = 30 + rng.below(120);
    while (!match.isOver() && match.history().size() < length) playOne(match, rng);
    std::vector<Move> moves;
    std::vector<std::size_t> openings;
    for (const HistoryItem& event : match.history()) {
        if (opens(match.stateAt(moves.size()), event.move, match.stateAt(moves.size() + 1)))
            openings.push_back(moves.size());
        moves.push_back(event.move);
    }
    openings.push_back(moves.size());

    for (Seat viewer = 0; viewer <= setup.seats; ++viewer) {
        const Seat seat = viewer < setup.seats ? viewer : kNobody;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            // If the game could have gone on as it did, the seat cannot tell that it did not.
            const auto event = rng.below(static_cast<std::uint32_t>(moves.size()));
            const GameState& before = match.stateAt(event);
            if (before.seenBy(moves[event], seat) == moves[event]) continue;
            MoveList outcomes;
            before.legalMoves(outcomes);
            const auto end = *std::ranges::lower_bound(openings, event);
            std::vector<Move> one(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(end));
            if (event >= end) continue;
            std::vector<Move> other = one;
            other[event] = outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))];
            if (other[event] == one[event] ||
                before.seenBy(other[event], seat) != before.seenBy(one[event], seat))
                continue;
            const auto told = listen<G>(setup, one, seat);
            const auto alsoTold = listen<G>(setup, other, seat);
            if (!told) return "a match that cannot be played again";
            if (!alsoTold) continue;
            ++compared;
            const std::string what = "tells seat " + std::to_string(viewer + 1) + " that it was not " +
                                     before.toText(one[event]) + " but " + before.toText(other[event]);
            for (std::size_t i = 0; i < std::min(told->views.size(), alsoTold->views.size()); ++i)
                if (alsoTold->views[i] != told->views[i])
                    return "after " + told->events[i] + " a view " + what;
            for (std::size_t i = 0; i < std::min(told->facts.size(), alsoTold->facts.size()); ++i)
                if (alsoTold->facts[i] != told->facts[i])
                    return "after " + told->events[i] + " a fact " + what + "\n" + told->facts[i] + "\n" +
                           alsoTold->facts[i];
            if (alsoTold->views.size() != told->views.size()) return "an end of the game " + what;
            if (alsoTold->events != told->events) return "a log " + what;
            if (alsoTold->undoable != told->undoable) return "an undo " + what;
        }
    }
    return {};
}

/// A random match, to its end or to a number of events: its record gives it back.
template <Game G>
std::string losesRecord(const typename G::Options& options, Seed seed, std::size_t events) {
    Match match = newMatch<G>(setupOf<G>(options), seed);
    Rng rng(seed);
    while (!match.isOver() && match.history().size() < events) playOne(match, rng);
    const std::string text = writeRecord(match);
    const Loaded loaded = readRecord(text);
    if (loaded.mistake) return "a record that cannot be read\n" + text;
    if (!loaded.match->state().equals(match.state())) return "a record that leads elsewhere\n" + text;
    if (loaded.match->history().size() != match.history().size())
        return "a record of another length\n" + text;
    if (loaded.match->setup() != match.setup()) return "a record of another setup\n" + text;
    if (writeRecord(*loaded.match) != text) return "a record that is not written as it was read\n" + text;
    return {};
}

/// A view in which equal cards look alike: words do not tell them apart.
inline View withoutLooks(View view) {
    for (Piece& piece : view.pieces) piece.look = 0;
    return view;
}

/// What is said of a position in words is the same in all that counts when it is read.
inline std::string losesInWords(const GameInfo& game, const Setup& setup, const GameState& state) {
    const TableWords words = game.words(setup);
    const Value written = toValue(state.describe(), words);
    const Json json = readJson(writeJson(written));
    if (json.error) return "a position that is no JSON\n" + writeJson(written);
    Mistakes wrong;
    const auto again = game.readPosition(setup, json.root, 0, wrong);
    const auto told = [&] {
        std::string text;
        for (const Mistake& mistake : wrong)
            text += "\n" + std::to_string(mistake.line) + ": " + toText(mistake);
        return text + "\n" + writeJson(written);
    };
    if (!again) return "a position that cannot be read:" + told();
    compare(written, again->describe(), words, Unnamed::Any, wrong, wrong);
    if (!wrong.empty()) return "a position that is read as another:" + told();
    MoveList list;
    MoveList moves;
    state.legalMoves(list);
    again->legalMoves(moves);
    if (!std::ranges::equal(list, moves)) return "a position read with other moves:" + told();
    for (Seat seat = 0; seat < state.seats(); ++seat)
        if (!(withoutLooks(state.viewFor(seat)) == withoutLooks(again->viewFor(seat))))
            return "a position read that looks different:" + told();
    return {};
}

/// Whatever comes up in a random game, every `step` events, can be written down.
template <Game G>
std::string losesPositions(const typename G::Options& options, Seed seed, std::size_t step) {
    const GameInfo& game = *findGame(G::kId);
    const Setup setup = setupOf<G>(options);
    const auto state = game.start(setup);
    Rng rng(seed);
    for (std::size_t event = seed;; ++event) {
        const bool over = state->decider() == kNobody;
        if (event % step == 0 || over)
            if (std::string what = losesInWords(game, setup, *state); !what.empty()) return what;
        if (over) return {};
        MoveList list;
        state->legalMoves(list);
        state->apply(state->decider() == kChance ? state->sampleChance(rng)
                                                 : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
}

} // namespace drawbridge
