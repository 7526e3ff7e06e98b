// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hooks.h"
#include "combinations.h"
#include "core/defenderreveal.h"
#include "core/effectqueue.h"
#include "core/event.h"
#include "core/game.h"
#include "core/reaction.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The exam that every game sits: what must hold in any position of any game, whatever its rules say.
namespace drawbridge {

/// What the exam has to be told of a game. Specialised by the game's own test:
///   static std::string wrong(const Position&)      what a position of the game may never be; empty: all well
///   static void rederive(Position&)                after cards have changed places on the table alone: puts
///                                                  right what else the position says of them
/// (or, of a game that keeps its cards otherwise than on a Table,
///   static bool exchangeUnknown(Position&, Seat, Rng&)  two cards that the seat does not know change places;
///                                                  false if there are no two that would change anything)
///   static constexpr int kMostDecisions            no game is longer
/// And if not every card could be any other:
///   static bool areAlike(CardId, CardId)           whether a seat that knows neither could hold one for
///                                                  the other
///   static void exchanged(Position&, CardId, CardId)  in place of rederive(): these have changed places
///   static bool follows(const Position&, Seat, CardId)  whether a seat that knows a card knows where it is
///   static int kindOf(CardId)                      the same for equal cards
///   static bool exchangeMixed(Position&, Seat, Rng&)  two cards that the seat can't tell apart where they
///                                                  lie, though it may know what they are, change places;
///                                                  false if there are none
template <Game G>
struct ExamPaper;

template <class G>
concept HasLikeness = requires(typename G::Position& p, Rng& rng, CardId one, CardId other, Seat seat) {
    { ExamPaper<G>::areAlike(one, other) } -> std::same_as<bool>;
    ExamPaper<G>::exchanged(p, one, other);
    { ExamPaper<G>::follows(p, seat, one) } -> std::same_as<bool>;
    { ExamPaper<G>::kindOf(one) } -> std::same_as<int>;
    { ExamPaper<G>::exchangeMixed(p, seat, rng) } -> std::same_as<bool>;
};

/// A game in which seats know more than is marked on the cards:
///   static bool exchangeUnknown(Position&, Seat, Rng&)  two cards that the seat can't tell, of all it knows,
///                                                       change places; false if there are none
template <class G>
concept HasOwnExchange = requires(typename G::Position& p, Rng& rng, Seat seat) {
    { ExamPaper<G>::exchangeUnknown(p, seat, rng) } -> std::same_as<bool>;
};

/// What is wrong with a table, whatever the game: a card twice or nowhere, two in one place.
template <Game G>
std::string wrongAmongCards(const typename G::Position& p) {
    const auto& table = p.table;
    using Table = std::remove_cvref_t<decltype(table)>;
    int loose = 0;
    typename Table::CardSet seen;
    for (PileId pile = 0; pile < Table::kPiles; ++pile) {
        loose += table.looseIn(pile);
        for (const CardId card : table.cards(pile)) {
            if (seen.contains(card)) return "a card lies in two piles";
            seen.add(card);
            if (table.pileOf(card) != pile) return "a card does not say the pile it lies in";
        }
    }
    for (const CardId card : table.loose()) {
        if (seen.contains(card)) return "a loose card lies in a pile too";
        seen.add(card);
        if (table.knownTo(card) != 0 || table.isFaceUp(card)) return "somebody knows a loose card";
    }
    if (loose != table.loose().size()) return "piles count other loose cards than there are";
    if (!(AnyCardSet(seen) == G::words(p.options).cards))
        return "a card is out of play, or one too many in it";
    for (const CardId card : seen)
        if (table.isFaceUp(card) && table.knownTo(card) != kAllSeats)
            return "not all know a card lying face up";

    for (const PileInfo& pile : G::piles(p.options)) {
        if (pile.kind == PileKind::Hand) continue;
        std::set<int> places;
        for (const CardId card : table.cards(pile.id)) {
            const int place = table.placeOf(card);
            if (!places.insert(place).second) return "two cards in one place of " + pile.name;
            const bool inside = hasPlaces(pile.kind) ? place < pile.places : place < table.size(pile.id);
            if (!inside) return "a card outside " + pile.name;
        }
    }
    return {};
}

/// A settled card changes places with another, or with a loose one. Who knows the cards that lie there stays.
template <class Table>
void changePlaces(Table& table, CardId one, CardId other) {
    const PileId pile = table.pileOf(one);
    const int place = table.placeOf(one);
    const SeatSet known = table.knownTo(one);
    if (table.loose().contains(other)) {
        table.unsettle(one);
        table.settle(other, pile, pile, place);
        table.show(other, known);
        return;
    }
    const PileId otherPile = table.pileOf(other);
    const int otherPlace = table.placeOf(other);
    const SeatSet otherKnown = table.knownTo(other);
    table.unsettle(one);
    table.unsettle(other);
    table.settle(other, pile, pile, place);
    table.show(other, known);
    table.settle(one, otherPile, otherPile, otherPlace);
    table.show(one, otherKnown);
}

/// Two cards that `seat` does not know change places; false if there are no two that would change anything.
template <Game G>
bool exchangeOnTable(typename G::Position& p, Seat seat, Rng& rng) {
    if constexpr (HasLikeness<G>)
        if (rng.below(2) == 0 && ExamPaper<G>::exchangeMixed(p, seat, rng)) return true;
    auto& table = p.table;
    using Table = std::remove_cvref_t<decltype(table)>;
    std::vector<CardId> lying;
    for (PileId pile = 0; pile < Table::kPiles; ++pile)
        for (const CardId card : table.cards(pile))
            if (!table.knows(seat, card)) lying.push_back(card);
    if (lying.empty()) return false;
    const CardId one = lying[rng.below(static_cast<std::uint32_t>(lying.size()))];
    const PileId pile = table.pileOf(one);
    const int place = table.placeOf(one);

    std::vector<CardId> others;
    const auto add = [&](CardId card) {
        if constexpr (HasLikeness<G>)
            if (!ExamPaper<G>::areAlike(one, card)) return;
        others.push_back(card);
    };
    for (const CardId card : lying)
        if (card != one && (table.pileOf(card) != pile || table.placeOf(card) != place)) add(card);
    for (const CardId card : table.loose()) add(card);
    if (others.empty()) return false;
    const CardId other = others[rng.below(static_cast<std::uint32_t>(others.size()))];
    changePlaces(table, one, other);
    if constexpr (HasLikeness<G>)
        ExamPaper<G>::exchanged(p, one, other);
    else
        ExamPaper<G>::rederive(p);
    return true;
}

// The same of any game.

template <Game G>
bool exchangeUnknown(typename G::Position& p, Seat seat, Rng& rng) {
    if constexpr (HasOwnExchange<G>)
        return ExamPaper<G>::exchangeUnknown(p, seat, rng);
    else
        return exchangeOnTable<G>(p, seat, rng);
}

/// Consequences, for messages.
inline std::string written(const std::vector<Event>& told) {
    std::string text;
    for (const Event& one : told)
        text += " [" + std::to_string(one.kind) + " seat " + std::to_string(one.seat) + " face " +
                std::to_string(one.face) + " pile " + std::to_string(one.where.pile) + "." +
                std::to_string(one.where.place) + " amount " + std::to_string(one.amount) + "]";
    return text;
}

/// One candidate for one game: plays it at random and looks at everything on the way.
template <Game G>
class Candidate {
    using Position = typename G::Position;

  public:
    Candidate(const typename G::Options& options, Seed seed)
        : options_(options)
        , rng_(seed)
        , now_(G::start(options)) {}

    /// What went wrong, with the whole game before it; empty if nothing did.
    std::string sit() {
        std::string what = play();
        if (what.empty()) return {};
        what += "\n" + describe<G>(options_) + "\nafter:";
        for (const std::string& move : record_) what += "\n  " + move;
        return what;
    }

  private:
    std::string play() {
        MoveList list;
        const Position first = now_;
        while (true) {
            if (std::string what = examine(list); !what.empty()) return what;
            if (list.empty()) break;
            if (record_.size() > ExamPaper<G>::kMostDecisions) return "the game does not end";
            const Move move = choose(list);
            const Position before = now_;
            record_.push_back(G::toText(now_, move));
            G::apply(now_, move);
            if (now_ == before) return "a move changes nothing: " + record_.back();
            // The same move in the same position leads to the same position.
            Position again = before;
            G::apply(again, move);
            if (!(again == now_)) return "the same move twice leads to two positions: " + record_.back();
        }
        return replay(first);
    }

    /// Chance as it truly is; a seat now at random, now with common sense, so that games differ in kind.
    Move choose(const MoveList& list) {
        if (G::decider(now_) == kChance) return G::sampleChance(now_, rng_);
        if constexpr (HasPlayoutMove<G>)
            if (rng_.below(3) == 0) return G::playoutMove(now_, rng_);
        return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
    }

    std::string examine(MoveList& list) {
        const Seat decider = G::decider(now_);
        G::legalMoves(now_, list);
        if (decider != kNobody && decider != kChance && decider >= G::seats(now_)) return "no such decider";
        if (list.empty() != (decider == kNobody)) return "a decision without moves, or moves without one";
        if (static_cast<bool>(G::endingClause(now_)) != (decider == kNobody))
            return "an ending without its clause, or a clause without an ending";
        const std::set<Move> moves(list.begin(), list.end());
        if (moves.size() != list.size()) return "a move is listed twice";
        if (std::string what = wrongAmongCards<G>(now_); !what.empty()) return what;
        if (std::string what = ExamPaper<G>::wrong(now_); !what.empty()) return what;
        if (std::string what = examineText(list); !what.empty()) return what;
        if (decider == kNobody) {
            double sum = 0;
            for (Seat seat = 0; seat < G::seats(now_); ++seat) {
                const double score = G::score(now_, seat);
                if (score < 0 || score > 1) return "a score out of range";
                sum += score;
            }
            if (G::seats(now_) > 1 && std::abs(sum - 1) > 1e-9 && std::abs(sum - 0.5 * G::seats(now_)) > 1e-9)
                return "scores that do not add up";
        } else if (decider == kChance) {
            if (moves.count(G::sampleChance(now_, rng_)) == 0) return "chance has done what it may not";
        } else {
            if (std::string what = examineHooks(moves); !what.empty()) return what;
            if (std::string what = examineGestures(list); !what.empty()) return what;
        }

        // The slow questions are asked in some positions only: the end, and one of thirty.
        if (decider != kNobody && rng_.below(30) != 0) return {};
        if (std::string what = examineJudge(moves); !what.empty()) return what;
        for (Seat seat = 0; seat < G::seats(now_); ++seat)
            if (std::string what = examineSecrets(seat, list); !what.empty()) return what;
        return {};
    }

    std::string examineText(const MoveList& list) {
        std::set<std::string> texts;
        for (const Move move : list) {
            const std::string text = G::toText(now_, move);
            if (!texts.insert(text).second) return "two moves are called: " + text;
            if (G::fromText(now_, text) != move) return "not read back as it was written: " + text;
        }
        return {};
    }

    std::string examineHooks(const std::set<Move>& moves) {
        const auto unlessLegal = [&](const char* whose, Move move) {
            if (moves.count(move) != 0) return std::string();
            return std::string(whose) + " move is not legal (" +
                   std::string(G::judge(now_, move).clause().id()) + "): " + G::toText(now_, move);
        };
        std::string what = unlessLegal("the random", G::randomMove(now_, rng_));
        if constexpr (HasPlayoutMove<G>)
            if (what.empty()) what = unlessLegal("the playout", G::playoutMove(now_, rng_));
        if constexpr (HasGreedyMove<G>)
            if (what.empty()) what = unlessLegal("the greedy", G::greedyMove(now_));
        if (!what.empty()) return what;
        if constexpr (HasPrune<G>) {
            MoveList pruned;
            G::legalMoves(now_, pruned);
            G::prune(now_, pruned);
            if (pruned.empty()) return "pruning leaves no move";
            std::set<Move> left(pruned.begin(), pruned.end());
            if (left.size() != pruned.size()) return "pruning lists a move twice";
            for (const Move move : left)
                if (moves.count(move) == 0) return "pruning adds a move: " + G::toText(now_, move);
        }
        if constexpr (HasEvaluation<G>) {
            std::vector<double> shares(static_cast<std::size_t>(G::seats(now_)));
            evaluate<G>(now_, shares);
            for (const double share : shares)
                if (!(share >= 0 && share <= 1)) return "an evaluation out of range";
        }
        if constexpr (HasTraits<G>)
            for (Seat seat = 0; seat < G::seats(now_); ++seat) {
                std::vector<double> amounts(std::size(G::kTraits));
                G::measureTraits(now_, seat, amounts);
                for (const double amount : amounts)
                    if (!std::isfinite(amount)) return "a trait that is no number";
            }
        return {};
    }

    std::string examineGestures(const MoveList& list) {
        MoveList meant;
        for (const Move move : list) {
            const Gesture gesture = G::gestureOf(now_, move);
            if (!gesture.from) continue;
            meant.clear();
            G::meanings(now_, gesture, meant);
            if (std::find(meant.begin(), meant.end(), move) == meant.end())
                return "its own gesture does not mean it: " + G::toText(now_, move);
        }
        return {};
    }

    /// judge() says "legal" of the legal moves and of no other that can be written down at all; and who does
    /// not decide hears why, whatever is tried.
    std::string examineJudge(const std::set<Move>& moves) {
        std::string what;
        std::size_t legal = 0;
        const bool alsoText = rng_.below(10) == 0;
        G::forEachMove(options_, [&](Move move) {
            if (!what.empty()) return;
            const Verdict verdict = G::judge(now_, move);
            if (verdict.isLegal() != (moves.count(move) != 0))
                what = "legalMoves and judge (" + std::string(verdict.clause().id()) +
                       ") do not agree on: " + G::toText(now_, move);
            else if (verdict.isLegal())
                ++legal;
            else if (!verdict.clause().id().starts_with(G::kClausePrefix))
                what = "a refusal that cites no clause of the game: " + G::toText(now_, move);
            for (Seat seat = 0; seat < G::seats(now_); ++seat)
                if (seat != G::decider(now_) &&
                    !G::notAsked(now_, seat, move).clause().id().starts_with(G::kClausePrefix))
                    what = "no clause for a seat that is not asked: " + G::toText(now_, move);
            if (alsoText && what.empty() && G::fromText(now_, G::toText(now_, move)) != move)
                what = "not read back as it was written: " + G::toText(now_, move);
        });
        if (what.empty() && legal != moves.size()) return "a legal move is none that can be written down";
        return what;
    }

    /// What a seat sees does not depend on what it may not know; and a guess agrees with what it sees.
    std::string examineSecrets(Seat seat, const MoveList& list) {
        const Seat decider = G::decider(now_);
        const View view = G::viewFor(now_, seat);
        const Seed dice = rng_.next();
        Position guess = now_;
        {
            Rng thoughts(dice);
            G::determinize(guess, seat, thoughts);
        }
        if (!(G::viewFor(guess, seat) == view)) return "a guess that does not agree with the view";
        if (std::string what = wrongAmongCards<G>(guess); !what.empty()) return "in a guess, " + what;
        if (std::string what = ExamPaper<G>::wrong(guess); !what.empty()) return "in a guess, " + what;
        MoveList guessed;
        G::legalMoves(guess, guessed);
        if (decider == seat && !std::equal(list.begin(), list.end(), guessed.begin(), guessed.end()))
            return "a guess in which the seat has other moves";
        Position twice = guess;
        Rng more(dice + 1);
        G::determinize(twice, seat, more);
        if (!(G::viewFor(twice, seat) == view)) return "a guess of a guess that does not agree with the view";

        Position exchanged = now_;
        const std::string facts = inWords(G::factsFor(now_, seat));
        for (int cards = 0; cards < 4; ++cards) {
            if (!exchangeUnknown<G>(exchanged, seat, rng_)) break;
            if (std::string what = wrongAmongCards<G>(exchanged); !what.empty())
                return "after exchanging, " + what;
            if (!(G::viewFor(exchanged, seat) == view))
                return "a view that changes with what the seat may not know";
            if (std::string told = inWords(G::factsFor(exchanged, seat)); told != facts)
                return "facts that change with what seat " + std::to_string(seat + 1) + " may not know:\n" +
                       facts + "\n" + told;
            if (std::string what = examineSigns(exchanged, seat, list); !what.empty()) return what;
            if (decider != seat) continue;
            if (std::string what = examineVerdicts(exchanged); !what.empty()) return what;
            MoveList still;
            G::legalMoves(exchanged, still);
            if (!std::equal(list.begin(), list.end(), still.begin(), still.end()))
                return "legal moves that depend on what their seat may not know";
            for (const Move move : list) {
                if (G::gestureOf(exchanged, move) != G::gestureOf(now_, move))
                    return "a gesture that depends on what its seat may not know";
                if (G::toText(exchanged, move) != G::toText(now_, move))
                    return "a text that depends on what its seat may not know";
            }
            if constexpr (HasGreedyMove<G>)
                if (G::greedyMove(exchanged) != G::greedyMove(now_))
                    return "a greedy move that depends on what its seat may not know";
            if constexpr (HasPlayoutMove<G>) {
                Rng one(dice);
                Rng other(dice);
                if (G::playoutMove(exchanged, one) != G::playoutMove(now_, other))
                    return "a playout move that depends on what its seat may not know";
            }
        }
        Position peeked = exchanged;
        Rng thoughts(dice);
        G::determinize(peeked, seat, thoughts);
        if (!(peeked == guess)) return "a guess that depends on what the seat may not know";

        // What a seat hears of a move says as much as it sees and knows then, and no more.
        using Told = std::pair<View, std::vector<int>>;
        std::map<Move, Told> seen;
        std::map<std::string, Move> heard;
        for (const Move move : list) {
            const Move blanked = G::seenBy(now_, move, seat);
            if (decider == seat && blanked != move) return "a seat that may not know its own move";
            Position after = now_;
            G::apply(after, move);
            Told then{G::viewFor(after, seat), {}};
            for (PileId pile = 0; pile < decltype(after.table)::kPiles; ++pile)
                for (const CardId card : after.table.cards(pile))
                    if (after.table.knows(seat, card))
                        then.second.push_back(knowledgeOf(after, seat, pile, card));
            if constexpr (HasLikeness<G>) std::sort(then.second.begin(), then.second.end());
            const auto [same, fresh] = seen.emplace(blanked, then);
            if (!fresh && same->second != then)
                return "a seat that sees what the log hides: " + G::toText(now_, move);
            const auto [text, first] = heard.emplace(G::toText(now_, blanked), blanked);
            if (!first && text->second != blanked) return "a log that says two things alike";
            if (fresh && decider == kChance)
                for (const auto& [other, told] : seen)
                    if (other != blanked && told == then)
                        return "a log that tells what the seat does not see: " + G::toText(now_, move);
        }
        return {};
    }

    /// What a table shows beside the view is the same in a position that a seat cannot tell from this one:
    /// the reaction window, the effects that wait, and, of a move that both have and that leaves the seat
    /// with the same view, what is told of it once it has been made.
    std::string examineSigns(const Position& exchanged, Seat seat, const MoveList& list) {
        if constexpr (HasWindows<G>) {
            auto here = G::window(now_);
            auto there = G::window(exchanged);
            if (G::decider(now_) != seat) { // whether the decider holds anything of use is his own to know
                if (here) here->usable = here->matters = false;
                if (there) there->usable = there->matters = false;
            }
            if (here != there) return "a window that depends on what a seat may not know";
        }
        if constexpr (HasEffectQueue<G>) {
            const EffectQueue here = G::effectQueue(now_);
            const EffectQueue there = G::effectQueue(exchanged);
            if (here.effects != there.effects || here.acting != there.acting ||
                here.silenced != there.silenced)
                return "effects that depend on what a seat may not know";
        }
        if constexpr (HasCompoundMoves<G>)
            if (G::gathers(now_) != G::gathers(exchanged))
                return "a way of moving that depends on what a seat may not know";
        for (const Move move : list) {
            if (!G::judge(exchanged, move)) continue;
            if (G::seenBy(exchanged, move, seat) != G::seenBy(now_, move, seat)) continue;
            if constexpr (HasEffectQueue<G>)
                if (G::hasNoEffect(now_, move) != G::hasNoEffect(exchanged, move))
                    return "a move that is vain by what a seat may not know: " + G::toText(now_, move);
            Position here = now_;
            Position there = exchanged;
            G::apply(here, move);
            G::apply(there, move);
            if (!(G::viewFor(here, seat) == G::viewFor(there, seat))) continue;
            if constexpr (HasConsequences<G>)
                if (const auto told = G::consequences(now_, move); told != G::consequences(exchanged, move))
                    return "consequences that tell seat " + std::to_string(seat + 1) +
                           " what it does not see: " + G::toText(now_, move) + written(told) + " or" +
                           written(G::consequences(exchanged, move));
            if constexpr (HasDefenderReveals<G>)
                if (G::defenderReveal(now_, move) != G::defenderReveal(exchanged, move))
                    return "a reveal that tells what a seat does not see: " + G::toText(now_, move);
        }
        return {};
    }

    /// The decider hears the same of every move that can be written down in a position that he cannot tell
    /// from this one. (Whoever does not decide hears of every move that it is another's turn.)
    std::string examineVerdicts(const Position& exchanged) {
        if (rng_.below(4) != 0) return {};
        std::string what;
        G::forEachMove(options_, [&](Move move) {
            if (what.empty() && G::judge(exchanged, move) != G::judge(now_, move))
                what = "a verdict that depends on what its seat may not know: " + G::toText(now_, move);
        });
        return what;
    }

    /// A card that a seat knows, as a number: where there are equal cards its kind and, if the seat could
    /// follow it, its pile; else the very card.
    static int knowledgeOf(const Position& p, Seat seat, PileId pile, CardId card) {
        if constexpr (HasLikeness<G>)
            return kMaxCards * (ExamPaper<G>::follows(p, seat, card) ? pile + 1 : 0) +
                   ExamPaper<G>::kindOf(card);
        else
            return card;
    }

    /// The game as a record keeps it leads to the same end.
    std::string replay(const Position& first) const {
        Position p = first;
        for (const std::string& text : record_) {
            const auto move = G::fromText(p, text);
            if (!move || !G::judge(p, *move)) return "a record that cannot be replayed at: " + text;
            G::apply(p, *move);
        }
        return p == now_ ? std::string() : "a record that leads elsewhere";
    }

    typename G::Options options_;
    Rng rng_;
    Position now_;
    std::vector<std::string> record_;
};

/// Lets random games of these options sit the exam. What went wrong, or nothing.
template <Game G>
std::string sitExam(const typename G::Options& options, Seed first, int games) {
    for (int game = 0; game < games; ++game) {
        const Seed seed = Rng::derive(first, static_cast<std::uint64_t>(game));
        if (std::string what = Candidate<G>(options, seed).sit(); !what.empty()) return what;
    }
    return {};
}

} // namespace drawbridge
