// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/game.h"
#include "castles/reference.h"
#include "secondrules.h"

#include <map>
#include <set>
#include <string>
#include <vector>

// A game of CASTLES on the program's rules and on the plain ones of reference.cpp at once.
namespace drawbridge {

class CastlesSideBySide {
  public:
    castles::Position p;
    plaincastles::Game plain;

    explicit CastlesSideBySide(const castles::Options& options)
        : p(castles::start(options))
        , plain(options.seats, switchesOf<CastlesGame>(options)) {
        matchCastles();
    }

    void play(Move move) {
        plain.play(inPlainTerms(move));
        castles::apply(p, move);
        matchCastles();
    }

    /// What the two do not agree on; empty if they do.
    std::string difference() const {
        const int who = seatOf(castles::decider(p));
        if (who != plain.decider())
            return "who decides: " + std::to_string(who) + ", not " + std::to_string(plain.decider());
        if (!mismatch_.empty()) return mismatch_;
        if (who == -2) return differentEnd();
        if (p.phase != phaseOf(plain.step))
            return "what is decided: " + std::string(castles::phaseName(p.phase));
        if (who >= 0 && p.actor != plain.actor) return "for whom is decided";
        for (Seat seat = 0; seat < p.seats(); ++seat)
            if (const std::string what = differenceOf(seat); !what.empty())
                return what + " of seat " + std::to_string(seat + 1);
        if (cardsOf(p.deck()) != plain.deck) return "the deck";
        if (cardsOf(p.discards()) != plain.discards)
            return "the discard pile: " + listed(cardsOf(p.discards())) + ", not " + listed(plain.discards);
        if (fallenRow() != plain.fallenRow())
            return "the fallen row: " + listed(fallenRow()) + ", not " + listed(plain.fallenRow());
        if (plain.round > 0)
            if (const std::string what = differentTurn(); !what.empty()) return what;
        return differentMoves();
    }

  private:
    static int seatOf(Seat seat) { return seat == kNobody ? -2 : seat == kChance ? -1 : seat; }
    static std::string nameOf(unsigned kind) { return std::string(castles::kFacesOf[kind].slug); }
    static plaincastles::Cards cardsOf(const castles::Heap& heap) {
        plaincastles::Cards cards;
        heap.forEach([&](unsigned kind) { cards.insert(nameOf(kind)); });
        return cards;
    }
    static std::string listed(const plaincastles::Cards& cards) {
        std::string text;
        for (const std::string& card : cards) text += (text.empty() ? "" : " ") + card;
        return text.empty() ? "nothing" : text;
    }
    static std::set<int> seatsIn(SeatSet seats) {
        std::set<int> all;
        castles::forEachSeat(seats, [&](Seat seat) { all.insert(seat); });
        return all;
    }

    static castles::Phase phaseOf(plaincastles::Step step) {
        using castles::Phase;
        using plaincastles::Step;
        switch (step) {
        case Step::Deal: return Phase::Deal;
        case Step::First: return Phase::First;
        case Step::Main: return Phase::Main;
        case Step::Target: return Phase::Target;
        case Step::Replace: return Phase::Replace;
        case Step::SpecialTarget: return Phase::SpecialTarget;
        case Step::AssaultStart: return Phase::AssaultStart;
        case Step::Window: return Phase::BlockWindow;
        case Step::Assault: return Phase::Assault;
        case Step::Asked: return Phase::Asked;
        case Step::Spoils: return Phase::Spoils;
        case Step::GuestFloor: return Phase::GuestFloor;
        case Step::Invited: return Phase::Invited;
        case Step::TableDiscard: return Phase::TableDiscard;
        case Step::HandDiscard: return Phase::HandDiscard;
        case Step::Revival:
        case Step::Draws: return Phase::Comes;
        case Step::Over: break;
        }
        return Phase::Over;
    }

    plaincastles::Choice inPlainTerms(Move move) const {
        using castles::Verb;
        plaincastles::Choice choice{castles::verbOf(move)};
        switch (choice.verb) {
        case Verb::Use:
        case Verb::Lay:
        case Verb::Discard:
        case Verb::Take:
        case Verb::Card: choice.card = nameOf(move.operand[0]); break;
        case Verb::AtSeat:
        case Verb::Floor:
        case Verb::Ask:
        case Verb::BlockAlly:
        case Verb::First: choice.seat = move.operand[0]; break;
        case Verb::Clear:
        case Verb::Remove: choice.part = move.operand[1]; [[fallthrough]];
        case Verb::On: {
            const auto found = castleOf_.find(move.operand[0]);
            choice.castle = found == castleOf_.end() ? -1 : found->second;
            break;
        }
        case Verb::Replace: choice.part = move.operand[0]; break;
        default: break;
        }
        return choice;
    }

    /// Finds out which castle is which: those that are new came in one at a time to each seat.
    void matchCastles() {
        std::set<int> known; // to the plain rules: standing or fallen
        for (const auto& player : plain.player)
            for (const auto& castle : player.castles) known.insert(castle.id);
        for (const auto& assault : plain.assaults)
            for (const auto& removed : assault.removed)
                if (removed.whole && removed.where == plaincastles::Removed::Where::Fallen)
                    known.insert(removed.of);
        std::erase_if(castleOf_, [&](const auto& pair) {
            const auto number = static_cast<unsigned>(pair.first);
            return (!p.castle(number).stands() && (p.lying >> number & 1) == 0) ||
                   known.count(pair.second) == 0;
        });
        std::set<int> matched;
        for (const auto& [number, id] : castleOf_) matched.insert(id);
        mismatch_.clear();
        for (Seat seat = 0; seat < p.seats(); ++seat) {
            std::vector<int> numbers;
            std::vector<int> ids;
            castles::forEachCastle(p.standing[seat], [&](std::uint8_t number) {
                if (castleOf_.count(number) == 0) numbers.push_back(number);
            });
            for (const auto& castle : plain.at(seat).castles)
                if (matched.count(castle.id) == 0) ids.push_back(castle.id);
            if (numbers.size() != ids.size() || numbers.size() > 1) {
                mismatch_ = "new castles of seat " + std::to_string(seat + 1);
                return;
            }
            if (!numbers.empty()) castleOf_[numbers.front()] = ids.front();
        }
    }

    std::string differenceOf(Seat seat) const {
        const plaincastles::Player& one = plain.at(seat);
        if (p.isLiving(seat) != one.alive) return "the life";
        if (one.alive && p.master[seat] != one.master) return "the master";
        if (cardsOf(p.hand(seat)) != one.hand) return "the hand";
        if (p.fell[seat] != one.fell) return "when it fell";
        if (p.castles(seat) != static_cast<int>(one.castles.size())) return "the number of castles";
        std::string what;
        castles::forEachCastle(p.standing[seat], [&](std::uint8_t number) {
            const castles::Castle castle = p.castle(number);
            for (const plaincastles::Castle& other : one.castles) {
                if (other.id != castleOf_.at(number)) continue;
                if (nameOf(castle.base()) != other.base) what = "the base of a castle";
                if ((castle.upgrade() == castles::kNoKind ? std::string() : nameOf(castle.upgrade())) !=
                    other.upgrade)
                    what = "an upgrade";
                if (castle.defences() != static_cast<int>(other.defences.size())) {
                    what = "the number of DEFENSES";
                    continue;
                }
                for (std::size_t place = 0; place < other.defences.size(); ++place)
                    if (nameOf(castle.defence(static_cast<int>(place))) != other.defences[place].card)
                        what = "a DEFENSE";
                return;
            }
            what = "a castle";
        });
        return what;
    }

    plaincastles::Cards fallenRow() const {
        plaincastles::Cards row;
        for (const CardId card : p.table.cards(castles::kFallenRow)) row.insert(nameOf(p.kindOf(card)));
        return row;
    }

    std::string differentTurn() const {
        const castles::Turn& turn = p.turn;
        if (p.host != plain.host) return "whose turn it is";
        if (p.starter != plain.starter) return "who began";
        if (p.round != plain.round) return "the round";
        if (p.turns != plain.turns) return "the number of turns";
        for (Seat seat = 0; seat < p.seats(); ++seat) {
            const auto count = plain.alive(seat) ? plain.sixOf(seat) : std::nullopt;
            const Seat since = castles::sixNow(p, seat);
            const int expected = !count ? -2 : count->waiting ? castles::kWaiting : count->turnOf;
            if ((since == kNobody ? -2 : since) != expected)
                return "since when seat " + std::to_string(seat + 1) + " has had six castles";
            // Of two counts that were running as the turn began.
            for (Seat other = 0; count && count->turn < plain.turns && other < seat; ++other) {
                const auto former = plain.alive(other) ? plain.sixOf(other) : std::nullopt;
                if (former && former->turn < plain.turns &&
                    (p.sixRank[other] < p.sixRank[seat]) != (former->when < count->when))
                    return "which of two had six castles first";
            }
        }
        if (p.phase == castles::Phase::Comes) return {}; // what the turn was is about to be forgotten
        if (p.floor != plain.floor) return "the floor";
        if (turn.defences != plain.defencesPlayed || turn.limit != plain.defenceLimit)
            return "the DEFENSES of the turn";
        const std::vector<int> guests(turn.guest.begin(), turn.guest.begin() + turn.guests);
        if (guests != plain.guests) return "the guests";
        if ((p.inPlay() == castles::kNoKind ? std::string() : nameOf(p.inPlay())) != plain.inPlay)
            return "the card in play";
        if (seatsIn(turn.barred) != plain.barred) return "who may lay no ATTACK card";
        const bool assault = turn.target != kNobody;
        if (assault != (plain.running >= 0)) return "whether an assault is running";
        if (!assault) return {};
        const plaincastles::Assault& running = plain.assaults.back();
        if (turn.target != running.attacked || turn.leader != running.leader) return "the assault";
        const castles::Pool& pool = turn.pool[turn.target];
        if (pool.any != plain.poolNow().any || pool.defencesOnly != plain.poolNow().defencesOnly)
            return "the pool: " + std::to_string(pool.any) + ", not " + std::to_string(plain.poolNow().any);
        std::multiset<std::pair<std::string, int>> laid;
        std::multiset<std::pair<std::string, int>> expected;
        for (const castles::Laid& one : p.laid)
            if (one.counts && one.assault + 1 == turn.assaults)
                laid.emplace(nameOf(p.kindOf(one.card)), one.owner);
        for (const plaincastles::Laid& one : running.laid)
            if (one.counts) expected.emplace(one.card, one.owner);
        if (laid != expected) return "the laid cards";
        return {};
    }

    std::string differentMoves() const {
        MoveList list;
        castles::legalMoves(p, list);
        plaincastles::Choices expected = plain.legalMoves();
        for (const Move move : list)
            if (expected.erase(inPlainTerms(move)) == 0) return "wrongly legal: " + castles::toText(p, move);
        if (expected.empty()) return {};
        const plaincastles::Choice& missing = *expected.begin();
        return "wrongly not legal: verb " + std::to_string(static_cast<int>(missing.verb)) + " " +
               missing.card + " seat " + std::to_string(missing.seat + 1) + " castle " +
               std::to_string(missing.castle) + " part " + std::to_string(missing.part);
    }

    std::string differentEnd() const {
        using castles::Ending;
        const std::map<std::string, Ending> endings = {{"last-realm", Ending::LastRealm},
                                                       {"six", Ending::SixCastles},
                                                       {"nobody", Ending::NobodyLeft},
                                                       {"ruin", Ending::TotalRuin},
                                                       {"too-long", Ending::TooLong}};
        if (p.ending != endings.at(plain.ending)) return "the ending, not " + plain.ending;
        if (seatsIn(p.winners) != plain.winners) return "who has won";
        for (Seat seat = 0; seat < p.seats(); ++seat) {
            const double share = plain.winners.empty() ? 0.5
                                 : plain.winners.count(seat) == 0
                                     ? 0.0
                                     : 1.0 / static_cast<double>(plain.winners.size());
            if (castles::score(p, seat) != share) return "the score of seat " + std::to_string(seat + 1);
            if (p.fell[seat] != plain.at(seat).fell) return "when seat " + std::to_string(seat + 1) + " fell";
        }
        return {};
    }

    std::map<int, int> castleOf_; // the plain number of each of the program's
    std::string mismatch_;
};

} // namespace drawbridge
