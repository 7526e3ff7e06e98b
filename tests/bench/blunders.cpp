// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/endgame.h"
#include "bots/think.h"
#include "caleira/game.h"
#include "castles/game.h"
#include "castles/plays.h"
#include "keep/building.h"
#include "keep/game.h"
#include "rampage/game.h"
#include "rampage/rules.h"
#include "wars/game.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

// Counts the mistakes of the scenarios called "blunders" in whole games: wherever one of the list could be
// made and something else done, each level decides, and it is told how often it made it. Games are played
// with common sense and a whim now and then, so that all levels are asked the same; who thinks by the clock
// has as many playouts as on a slow machine.
//
// usage: bench_blunders [GAMES at each table] [GAME] [show], which tells the moves of all but the lowest
// level too
namespace drawbridge {

namespace {

constexpr int kWhim = 10; // of a hundred moves of those who play
constexpr int kGuesses = 50;
constexpr int kMost = 45; // of them: as good as certain
constexpr int kFew = 5;
constexpr int kDeep = 2;    // of one's own moves, after the first
constexpr int kSlow = 2000; // playouts of who thinks by the clock

// ---- of every game ---------------------------------------------------------------------------------------

/// How a game ends for a seat, if nobody else has a choice before that: 1 alone won, -1 lost, 0 neither.
template <Game G>
int fate(typename G::Position p, Seat seat, int deep, Rng& rng) {
    for (;;) {
        const Seat decider = G::decider(p);
        if (decider == kNobody) return G::score(p, seat) > 0.75 ? 1 : G::score(p, seat) > 0 ? 0 : -1;
        if (decider == kChance) {
            G::apply(p, G::sampleChance(p, rng));
            continue;
        }
        MoveList list;
        G::legalMoves(p, list);
        if (list.size() == 1) {
            G::apply(p, list.front());
            continue;
        }
        if (decider != seat || deep == 0) return 0;
        int best = -1;
        for (std::size_t i = 0; i < list.size() && best < 1; ++i) {
            typename G::Position next = p;
            G::apply(next, list[i]);
            best = std::max(best, fate<G>(next, seat, deep - 1, rng));
        }
        return best;
    }
}

/// In how many of kGuesses that agree with what a seat knows a move wins and loses; if neither in the first
/// few, in none.
struct Fate {
    int won = 0;
    int lost = 0;
};
template <Game G>
Fate fateOf(const typename G::Position& p, Seat seat, Move move, int deep, Rng& rng) {
    Fate all;
    for (int guess = 0; guess < kGuesses; ++guess) {
        typename G::Position next = p;
        G::determinize(next, seat, rng);
        G::apply(next, move);
        const int here = fate<G>(next, seat, deep, rng);
        all.won += here > 0;
        all.lost += here < 0;
        if (guess == kFew && all.won == 0 && all.lost == 0) break;
    }
    return all;
}

/// The same where it goes on for so many turns, all playing with common sense.
template <Game G>
Fate fateLater(const typename G::Position& p, Seat seat, Move move, int turns, Rng& rng) {
    Fate all;
    for (int guess = 0; guess < kGuesses; ++guess) {
        typename G::Position next = p;
        G::determinize(next, seat, rng);
        G::apply(next, move);
        const int until = G::turnsPlayed(p) + turns;
        while (G::decider(next) != kNobody && G::turnsPlayed(next) < until)
            G::apply(next,
                     G::decider(next) == kChance ? G::sampleChance(next, rng) : greedyMove<G>(next, rng));
        if (G::decider(next) != kNobody) continue;
        all.won += G::score(next, seat) > 0.75;
        all.lost += G::score(next, seat) <= 0;
    }
    return all;
}

// ---- of each game: the mistake that a move is, or nothing ------------------------------------------------

/// Whether some move on the list is like that.
template <class Like>
bool canDo(const MoveList& list, Like like) {
    return std::any_of(list.begin(), list.end(), like);
}

std::string_view folly(const keep::Position& p, const MoveList& list, Move move) {
    using namespace keep;
    if (castlesPerSeat(p.options) != 1 || p.options.king()) return {};
    const Castle& own = p.castle(firstCastleOf(p.options, p.turn));
    const auto builds = [](Move other) { return verbOf(other) == keep::Verb::Place; };
    const auto hits = [](Move other) { return verbOf(other) == keep::Verb::Attack; };
    switch (verbOf(move)) {
    case keep::Verb::End: {
        if (p.phase != Phase::Action) return {};
        if (p.seats() == 2 && p.castle(firstCastleOf(p.options, p.turn ^ 1)).size() == kSquares - 1 &&
            canDo(list, hits))
            return "lets a castle stand that lacks one tile";
        std::uint32_t fit = 0;
        for (const Move other : list)
            if (verbOf(other) == keep::Verb::Place) fit |= 1u << other.operand[0];
        return std::popcount(fit) >= 5 ? "passes with five sorts of tiles that fit" : "";
    }
    case keep::Verb::Attack:
        return move.operand[3] == 2 && p.castle(move.operand[1]).size() <= 2 && canDo(list, builds)
                   ? "spends two keeps on a castle hardly begun"
                   : "";
    case keep::Verb::Discard: {
        if (own.size() != kSquares - 1 || countOf(p, handOf(p.turn), move.operand[0]) > 1) return {};
        const auto fits = [&](std::uint8_t kind) {
            if (!own.has(kCentre))
                return sortOf(kind) == Sort::Keep &&
                       (own.colours >> static_cast<int>(colourOf(kind)) & 1) != 0;
            const auto square =
                static_cast<Square>(std::countr_zero(static_cast<unsigned>(~own.ring & 0xFF)));
            const bool isTower = kind < kFirstWall;
            return kind < kFirstKeep && isTower == (square % 2 == 0) &&
                   (fitting(own, p.options).at(square) >> kind % kFirstWall & 1) != 0;
        };
        const bool others = canDo(list, [&](Move other) { return !fits(other.operand[0]); });
        return fits(move.operand[0]) && others ? "throws away the tile that completes the castle" : "";
    }
    default: return {};
    }
}

std::string_view folly(const caleira::Position& p, const MoveList& list, Move move) {
    using namespace caleira;
    const Seat seat = caleira::decider(p);
    const auto isUp = [&](CardId card) { return p.table.isFaceUp(card); };
    const auto knows = [&](CardId card) { return contains(p.table.knownTo(card), seat); };
    const auto isPrize = [&](CardId card) { return isUp(card) && kPointsOf[kindOf(card)] > 0; };
    const auto pieceOf = [&](Move aimed) { return pieceAt(p, aimed.operand[0], aimed.operand[1]); };
    const bool rivalsPrize = canDo(list, [&](Move other) {
        return verbOf(other) == caleira::Verb::Aim && other.operand[0] != seat && isPrize(pieceOf(other));
    });
    if (verbOf(move) == caleira::Verb::Play) {
        const int up = bitCount(cardsIn(p, castleOf(seat)) & kCardsOf[kBattlements] & faceUp(p));
        const bool last = p.table.empty(kDeck) && p.table.size(handOf(seat)) == 1;
        return move == moves::play(kBattlements, Side::Down) && up == 2 && last
                   ? "hides the third Battlements"
                   : "";
    }
    if (verbOf(move) != caleira::Verb::Aim) return {};
    const CardId piece = pieceOf(move);
    const bool isOwn = move.operand[0] == seat;
    switch (p.phase) {
    case Phase::Trebuchet:
        if (isOwn && isPrize(piece) && rivalsPrize) return "fires at what is its own";
        return !isOwn && isUp(piece) && kindOf(piece) == kBattlements && rivalsPrize
                   ? "fires at open Battlements"
                   : "";
    case Phase::Barracks:
        return isOwn && isPrize(piece) && rivalsPrize && p.table.empty(kDeck) && p.table.empty(handOf(seat))
                   ? "takes its own points at the end"
                   : "";
    case Phase::Watch:
    case Phase::WatchAgain:
    case Phase::ThroneRoom: {
        if (!isOwn || !knows(piece) || kindOf(piece) != kSpire || p.table.knownTo(piece) != only(seat))
            return {};
        for (Cards rest = kCardsOf[kTrebuchet]; rest != 0; rest &= rest - 1) {
            const auto card = static_cast<CardId>(std::countr_zero(rest));
            if (!knows(card) || isUp(card)) continue;
            for (Seat other = 0; other < p.seats(); ++other)
                if (const PileId pile = p.table.pileOf(card);
                    other != seat && (pile == handOf(other) || pile == castleOf(other)))
                    return "shows the Spire to a known Trebuchet";
        }
        return {};
    }
    default: return {};
    }
}

std::string_view folly(const rampage::Position& p, const MoveList& list, Move move) {
    using namespace rampage;
    const auto does = [&](rampage::Verb verb) {
        return canDo(list, [verb](Move other) { return verbOf(other) == verb; });
    };
    switch (verbOf(move)) {
    case rampage::Verb::Play: {
        const CardKind& kind = p.kind(move.operand[0]);
        if (!kind.attacks() || kind.effects > 0 || kind.route == Route::Choose) return {};
        const PileId gate = pileOf(Structure::Gate, other(p.turn));
        const bool past = kind.route == Route::CastleOnly || p.table.empty(gate);
        const PileId stack = past ? pileOf(Structure::Castle, other(p.turn)) : gate;
        const CardId top = p.table.top(stack);
        if (top == kNoCard || !p.table.knows(p.turn, top)) return {};
        return kind.attack + attackBonus(p, p.turn) < defenceOf(p, p.deck->kindOf(top), stack)
                   ? "attacks what it knows to be stronger"
                   : "";
    }
    case rampage::Verb::End:
        return p.phase == Phase::Main && !p.strengthened && does(rampage::Verb::Place) &&
                       p.table.empty(pileOf(Structure::Gate, p.turn)) &&
                       p.table.size(pileOf(Structure::Castle, p.turn)) == 1
                   ? "does not strengthen its last card"
                   : "";
    case rampage::Verb::Decline:
        return p.phase == Phase::Burn && does(rampage::Verb::Destroy) ? "burns nothing of what stands there"
                                                                      : "";
    default: return {};
    }
}

std::string_view folly(const wars::Position& p, const MoveList& list, Move move) {
    using namespace wars;
    const Seat seat = p.decider;
    const auto helps = [&](Seat who) { return !p.table.empty(handOf(who, Deck::Resources)); };
    const auto seen =
        [&](unsigned slot) { // what the top of an enemy's pile is known to fight with; 0: unknown
            const CardId top = topOf(p, wars::other(seat), slot);
            if (top == kNoCard || !follows(p, seat, top)) return 0;
            return p.infected.contains(top) ? 0 : fightingValue(p, top);
        };
    const auto together = [&](Slots slots) {
        int sum = 0;
        for (unsigned rest = slots; rest != 0; rest &= rest - 1) {
            const CardId top = topOf(p, seat, static_cast<unsigned>(std::countr_zero(rest)));
            if (!p.infected.contains(top)) sum += fightingValue(p, top);
        }
        return sum;
    };
    switch (verbOf(move)) {
    case wars::Verb::Attack: {
        if (helps(seat)) return {};
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            if (topOf(p, wars::other(seat), slot) != kNoCard && seen(slot) <= together(readyToAttack(p)))
                return {};
        return "attacks where all is seen to be stronger";
    }
    case wars::Verb::Target: {
        const int strength = together(p.attackers);
        const bool better = canDo(list, [&](Move aimed) {
            return verbOf(aimed) == wars::Verb::Target && seen(aimed.operand[0]) < strength;
        });
        return !helps(seat) && better && seen(move.operand[0]) > strength
                   ? "attacks the one seen to be stronger"
                   : "";
    }
    case wars::Verb::Ace:
        return seatOfIndex(move.operand[0]) == seat &&
                       !p.infected.contains(topOf(p, seat, slotOfIndex(move.operand[0])))
                   ? "fires an Ace at its own army"
                   : "";
    case wars::Verb::Queen: {
        if (p.phase != Phase::WindowRevealed || p.attackers == 0 || p.target == kNoSlot) return {};
        const CardId defender = topOf(p, wars::other(p.turn), p.target);
        const bool attacks = seat == p.turn;
        int attack = 0;
        for (unsigned rest = p.attackers; rest != 0; rest &= rest - 1)
            attack += fightingValue(p, topOf(p, p.turn, static_cast<unsigned>(std::countr_zero(rest))));
        const int margin = (attack - fightingValue(p, defender)) * (attacks ? 1 : -1);
        return margin > 0 && !helps(wars::other(seat)) ? "calls a Queen to a battle that is won" : "";
    }
    case wars::Verb::Recruit: {
        const CardId top = topOf(p, seat, move.operand[1]);
        const bool hasRoom = canDo(list, [&](Move other) {
            return verbOf(other) == wars::Verb::Recruit && topOf(p, seat, other.operand[1]) == kNoCard;
        });
        return top != kNoCard && hasRoom && !p.infected.contains(top) &&
                       fightingValue(p, top) > printedValue(move.operand[0]) + 3
                   ? "covers a strong top beside an empty slot"
                   : "";
    }
    default: return {};
    }
}

/// How dear a card of CASTLES is that could be discarded. DEFENSES find no place if they are.
int dearness(unsigned kind) {
    using namespace castles;
    if (kind == kBlock || kind == kPuppet) return 10;
    if (isAttack(kind)) return valueOf(kind);
    return isDefence(kind) ? std::min(valueOf(kind), 5) : 7;
}

std::string_view folly(const castles::Position& p, const MoveList& list, Move move) {
    using namespace castles;
    const auto topOf = [&](unsigned castle) {
        const Castle here = p.castle(castle);
        return here.isBare() ? 0 : here.defenceAt(here.defences() - 1);
    };
    const auto bestTop = [&](Seat seat) {
        int best = 0;
        forEachCastle(steps::opposing(p, seat),
                      [&](unsigned castle) { best = std::max(best, topOf(castle)); });
        return best;
    };
    const auto uses = [&](auto like) {
        return canDo(
            list, [&](Move other) { return verbOf(other) == castles::Verb::Use && like(other.operand[0]); });
    };
    const unsigned chosen = move.operand[0];
    switch (verbOf(move)) {
    case castles::Verb::Finish:
        return canDo(list, [](Move other) { return verbOf(other) == castles::Verb::Remove; })
                   ? "leaves value of an assault unspent"
                   : "";
    case castles::Verb::Block:
    case castles::Verb::BlockAlly: {
        if (!p.turn.finishing) return "blocks before the last window";
        if (contains(realmOf(p, p.actor), p.turn.leader)) return "blocks its own side";
        int damage = 0;
        for (const Fallen& fallen : p.fallen)
            if (fallen.seat == p.turn.target) damage += fallen.isCastle() ? 100 : fallen.value;
        return damage <= 5 ? "blocks a trifle" : "";
    }
    case castles::Verb::Pass:
        return p.phase == Phase::BlockWindow && p.turn.finishing && p.turn.target == p.actor &&
                       p.standing[p.actor] == 0 &&
                       canDo(list, [](Move other) { return verbOf(other) == castles::Verb::Block; })
                   ? "dies with a Block in the hand"
                   : "";
    case castles::Verb::EndPlay: {
        if (uses([](unsigned kind) { return kind == kCastle; })) return "keeps a Castle in the hand";
        bool bare = false;
        forEachCastle(p.standing[p.host], [&](unsigned castle) { bare = bare || p.castle(castle).isBare(); });
        return bare && uses([](unsigned kind) { return isDefence(kind); }) ? "leaves a castle bare" : "";
    }
    case castles::Verb::Use:
        return chosen == kCannonFire && bestTop(p.floor) == 0 ? "fires a cannon at nothing" : "";
    case castles::Verb::On:
        return p.inPlay() == kSabotage && 2 * topOf(chosen) <= bestTop(p.floor) ? "sabotages what is weak"
                                                                                : "";
    case castles::Verb::Discard:
        return dearness(chosen) >= 8 && canDo(list,
                                              [](Move other) {
                                                  return verbOf(other) == castles::Verb::Draw ||
                                                         (verbOf(other) == castles::Verb::Discard &&
                                                          dearness(other.operand[0]) <= 5);
                                              })
                   ? "discards what is dear"
                   : "";
    default: return {};
    }
}

// ---- counting --------------------------------------------------------------------------------------------

struct Count {
    int tempted = 0;
    std::vector<int> made = std::vector<int>(levels().size());
};

BotSpec repeatable(BotSpec bot) {
    if (bot.milliseconds > 0) bot = {BotSpec::Kind::Ismcts, kSlow, 0, 1};
    return bot;
}

/// The mistakes that may be made here, by the moves of the list; empty words for those that are none.
template <Game G>
std::vector<std::string_view> folliesAt(const typename G::Position& p, const MoveList& list, Rng& rng) {
    const Seat seat = G::decider(p);
    std::vector<Fate> fates;
    for (const Move move : list) fates.push_back(fateOf<G>(p, seat, move, kDeep, rng));
    // Later choices have been made by what each guess holds; who does not know that may not win.
    const auto settles = [&] {
        Endgame<G> endgame(p, seat, rng);
        return endgame.best({}) && endgame.compared().front().value == 1;
    };
    const bool wins = std::ranges::any_of(fates, [](Fate fate) { return fate.won == kGuesses; }) && settles();
    const bool loses = std::ranges::any_of(fates, [](Fate fate) { return fate.lost == kGuesses; });
    const auto later = [&](std::size_t i) { return fateLater<G>(p, seat, list[i], 2 * G::seats(p), rng); };
    bool lives = false;
    for (std::size_t i = 0; i < list.size() && loses && !lives; ++i)
        lives = fates[i].lost < kMost && later(i).lost < kMost;
    std::vector<std::string_view> follies;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (wins)
            // A longer way to win is as good.
            follies.push_back(fates[i].won >= kMost || later(i).won >= kMost ? "" : "does not win");
        else if (lives && fates[i].lost == kGuesses)
            follies.push_back("loses at once");
        else
            follies.push_back(folly(p, list, list[i]));
    }
    return follies;
}

template <Game G>
void countAt(int games, int seats, bool shows) {
    typename G::Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    std::map<std::string_view, Count> counts;
    int decisions = 0;
    for (int game = 1; game <= games; ++game) {
        Rng rng(static_cast<Seed>(game));
        auto p = G::start(options);
        for (Seat decider = G::decider(p); decider != kNobody; decider = G::decider(p)) {
            if (decider == kChance) {
                G::apply(p, G::sampleChance(p, rng));
                continue;
            }
            MoveList list;
            G::legalMoves(p, list);
            if (list.size() > 1) {
                ++decisions;
                const auto follies = folliesAt<G>(p, list, rng);
                std::vector<std::string_view> here;
                for (const std::string_view one : follies)
                    if (!one.empty() && std::ranges::find(here, one) == here.end()) here.push_back(one);
                const bool isFree =
                    std::ranges::any_of(follies, [](std::string_view one) { return one.empty(); });
                for (const std::string_view one : here)
                    if (isFree) ++counts[one].tempted;
                for (std::size_t level = 0; level < levels().size() && isFree && !here.empty(); ++level) {
                    const Move move = think<G>(p, repeatable(levels()[level].bot), rng.next(), {});
                    const auto place = static_cast<std::size_t>(std::ranges::find(list, move) - list.begin());
                    const std::string_view made = follies[place];
                    if (made.empty()) continue;
                    ++counts[made].made[level];
                    if (shows && level > 0) {
                        for (std::size_t i = 0; i < list.size(); ++i)
                            if (follies[i].empty()) std::printf(" [%s]", G::toText(p, list[i]).c_str());
                        std::printf("\n  game %d, turn %d: %s plays %s: %s\n", game, G::turnsPlayed(p),
                                    std::string(levels()[level].name).c_str(), G::toText(p, move).c_str(),
                                    std::string(made).c_str());
                    }
                }
            }
            G::apply(p, noviceMove<G>(p, kWhim, rng));
        }
    }
    std::printf("%s for %d: %d games, %d decisions\n", std::string(G::kId).c_str(), seats, games, decisions);
    for (const auto& [what, count] : counts) {
        std::printf("  %-42s %6d times", std::string(what).c_str(), count.tempted);
        for (std::size_t level = 0; level < levels().size(); ++level)
            std::printf("  %s %d", std::string(levels()[level].name).c_str(), count.made[level]);
        std::printf("\n");
    }
    std::fflush(stdout);
}

} // namespace

} // namespace drawbridge

int main(int argc, char** argv) {
    using namespace drawbridge;
    const int games = argc > 1 ? std::atoi(argv[1]) : 200;
    const std::string_view game = argc > 2 ? argv[2] : "";
    const bool shows = argc > 3 && std::string_view(argv[3]) == "show";
    const auto count = [&]<Game G>(int seats) {
        if (game.empty() || game == G::kId) countAt<G>(games, seats, shows);
    };
    count.template operator()<CastleKeep>(2);
    count.template operator()<CastleKeep>(3);
    count.template operator()<CastlesOfCaleira>(2);
    count.template operator()<CastlesOfCaleira>(3);
    count.template operator()<CastleRampage>(2);
    count.template operator()<CastleWars>(2);
    count.template operator()<CastlesGame>(2);
    count.template operator()<CastlesGame>(4);
}
