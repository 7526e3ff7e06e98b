// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/policy.h"

#include "caleira/moves.h"
#include "caleira/rules.h"
#include "core/bits.h"

#include <algorithm>
#include <array>
#include <limits>

namespace drawbridge::caleira {

namespace {

// All values are in points of the final score.

/// The value of destroying an opponent's Spire if that wins, and the cost of losing one's own. If it only
/// puts one of several opponents out, it is worth little.
constexpr double kWin = 30;
constexpr double kOneOut = 2;

constexpr CardId kSpireCard = kFirstCardOf[kSpire];

/// The approximate future value of a card's effect to its owner.
constexpr std::array<double, kKinds> kEffectWorth{1.8, 0, 0.3, 0.7, 0, 1.3, 1.8, 1.6, 0.2, 0};
/// What a card face up is worth on average.
constexpr double kMeanPoints = 1.8;

/// What a seat knows of the position, with its valuations.
class Eyes {
  public:
    Eyes(const Position& position, Seat seat)
        : p_(position)
        , me_(seat)
        , known_(static_cast<Cards>(position.table.knownBy(seat).word(0)))
        , rival_(-1.0 / (position.seats() - 1))
        , hit_(position.seats() == 2 || position.options.spireLost() == SpireLost::DestroyerWins ? kWin
                                                                                                 : kOneOut) {
        const Cards game = p_.options.on(Option::Moats) ? bit(kCards) - 1 : bit(kCardsWithoutMoats) - 1;
        unknown_ = game & ~known_;
        const int places = bitCount(unknown_);
        spireHidden_ = (unknown_ & kCardsOf[kSpire]) != 0 ? 1.0 / places : 0.0;
        trebuchetsHidden_ = bitCount(unknown_ & kCardsOf[kTrebuchet]);
        danger_ = rivalIsArmed() ? 1.0 : std::min(1.0, 0.3 * trebuchetsHidden_);
    }

    bool isUp(CardId card) const { return p_.table.isFaceUp(card); }
    bool knows(CardId card) const { return (known_ & bit(card)) != 0; }
    bool isMine(CardId card) const { return ownerOf(p_, card) == me_; }

    /// The current value of a piece.
    double worthNow(CardId card) const {
        if (!isUp(card)) return 1;
        return kPointsOf[kindOf(card)];
    }
    /// The weight of a piece: +1 for mine, less for one of several opponents'.
    double side(CardId card) const { return isMine(card) ? 1.0 : rival_; }

    /// The gain for the seat if a piece is destroyed.
    double ifDestroyed(CardId card) const {
        if (isUp(card)) {
            if (kindOf(card) == kBattlements) return 0;
            if (kindOf(card) == kSpire) return isMine(card) ? -kWin : hit_;
            return -side(card) * worthNow(card);
        }
        if (!knows(card)) return -side(card) * (1 - 0.8) + spireHidden_ * hit_;
        if (kindOf(card) == kSpire) return isMine(card) ? -kWin : hit_;
        if (kindOf(card) == kBattlements) return -side(card) * 1;
        return -side(card) * (1 - kEffectWorth[kindOf(card)]);
    }

    /// The value of a hit by a card of one's own, if that is its only effect: nothing if every target would
    /// be a loss.
    double struck(Kind kind, CardId card) const {
        if (kind != kTrebuchet && kind != kBarracks) return kWin;
        return std::max(0.0, bestTarget(kind, allPieces(p_) & ~bit(card)).second);
    }

    /// The gain for the seat if a piece is turned up; `active`: its effect will happen.
    double ifTurnedUp(CardId card, bool active) const {
        if (isUp(card)) return 0;
        if (!knows(card)) return side(card) * (kMeanPoints - 1 + (active ? 0.8 : 0));
        const Kind kind = kindOf(card);
        if (kind == kSpire) return isMine(card) ? 5 - 7 * danger_ : 1.5;
        double gain = kPointsOf[kind] - 1;
        if (kind == kBattlements) gain = battlementsUp(ownerOf(p_, card)) == 2 ? 8 : -1;
        if (active) gain += std::min(kEffectWorth[kind], isMine(card) ? struck(kind, card) : kWin);
        return side(card) * gain;
    }

    /// The gain for the seat if a piece is turned down.
    double ifTurnedDown(CardId card) const {
        if (!isUp(card)) return 0;
        const Kind kind = kindOf(card);
        // It may be turned up again later.
        return side(card) * (1 - worthNow(card) + (hasEffect(kind) ? 0.3 * kEffectWorth[kind] : 0));
    }

    /// The expected value of looking at a piece.
    double ifLookedAt(CardId card) const {
        if (isUp(card)) return 0;
        const double turned = ifTurnedUp(card, true);
        if (knows(card)) return std::max(0.0, turned);
        return 0.1 + std::max(0.0, turned) + spireHidden_ * std::min(hit_, holdsTrebuchet() ? kWin : 4);
    }

    bool hasSpire() const {
        return ((cardsIn(p_, handOf(me_)) | cardsIn(p_, castleOf(me_))) & kCardsOf[kSpire]) != 0;
    }
    bool holdsTrebuchet() const { return (cardsIn(p_, handOf(me_)) & kCardsOf[kTrebuchet]) != 0; }

    /// Whether an opponent is known to have a Trebuchet that has not fired.
    bool rivalIsArmed() const {
        for (const CardId card : bitsOf(known_ & kCardsOf[kTrebuchet])) {
            for (Seat seat = 0; seat < p_.seats(); ++seat)
                if (const PileId pile = p_.table.pileOf(card);
                    seat != me_ && (pile == handOf(seat) || (pile == castleOf(seat) && !isUp(card))))
                    return true;
        }
        return false;
    }

    /// Whether all Trebuchets that have not fired are the seat's own.
    bool nobodyElseFires() const { return trebuchetsHidden_ == 0 && !rivalIsArmed(); }

    int battlementsUp(Seat seat) const {
        return bitCount(cardsIn(p_, castleOf(seat)) & kCardsOf[kBattlements] & faceUp(p_));
    }

    /// The piece with the highest gain among some, and the gain; kNoCard if there are none.
    template <class Gain>
    std::pair<CardId, double> best(Cards targets, Gain gain) const {
        std::pair<CardId, double> found{kNoCard, 0};
        for (const CardId card : bitsOf(targets)) {
            const double value = gain(card) - tieBreak(card);
            if (found.first == kNoCard || value > found.second) found = {card, value};
        }
        return found;
    }

    /// The best target of an effect and what it brings.
    std::pair<CardId, double> bestTarget(Kind effect, Cards targets) const {
        switch (effect) {
        case kBarracks: return best(targets, [&](CardId card) { return ifTurnedDown(card); });
        case kThroneRoom: return best(targets, [&](CardId card) { return ifTurnedUp(card, false); });
        case kTrebuchet: return best(targets, [&](CardId card) { return ifDestroyed(card); });
        case kObservatory: return best(targets, [&](CardId card) { return ifLookedAt(card); });
        default: return best(targets, [&](CardId card) { return ifTurnedUp(card, true); });
        }
    }

    /// The gain for the seat if a card is played up and its effect happens at once.
    double ifActivated(CardId card) const {
        const Kind kind = kindOf(card);
        if (!hasEffect(kind)) return 0;
        if (kind == kMarketplace || kind == kWizardTower) return kEffectWorth[kind];
        const Effect effect{card, me_};
        if (effectiveTargets(p_, effect) == 0 && kind != kBarracks && kind != kTrebuchet) return 0;
        const auto [target, gain] = bestTarget(kind, targetsOf(p_, effect));
        if (target == kNoCard) return kind == kTrebuchet ? 0 : -2; // no other target but itself
        if (kind != kWatchtower) return gain;
        const Cards others = targetsOf(p_, effect) & ~bit(target);
        return std::max(0.0, gain) + std::max(0.0, bestTarget(kind, others).second);
    }

    /// The value of playing a card; the number of turns left matters for hidden ones.
    double ifPlayed(CardId card, Side side) const {
        const Kind kind = kindOf(card);
        const int left = p_.table.size(kDeck) + p_.table.size(handOf(me_)) - 1; // chances to turn it up yet
        if (kind == kSpire) {
            // As late as possible; hidden among others (CALEIRA-TIP-4).
            return 0.5 - 2.5 * danger_ + (left > 3 ? -1.0 : 0.0);
        }
        if (side == Side::Up) {
            double worth = kPointsOf[kind] + ifActivated(card);
            if (kind == kBattlements)
                worth = battlementsUp(me_) == 2 ? 9 : battlementsUp(me_) == 1 ? 0.9 : 0.5;
            if (kind == kTrebuchet) worth += 0.2 * trebuchetsHidden_ - 0.2;
            // Valuable face-up pieces attract attacks.
            return worth - 0.15 * kPointsOf[kind] * danger_;
        }
        const double later = std::min(1.0, left / 8.0);
        return 1 + later * (kEffectWorth[kind] * 0.5 + 0.25 * (kPointsOf[kind] - 1));
    }

    /// The value of holding a card.
    double ifHeld(std::uint8_t kind) const {
        if (kind == kSpire) return danger_ > 0.5 ? 0.5 : 2.0;
        // A card that could hit the own Spire is safer here than elsewhere, and the last one is never given.
        if (kind == kTrebuchet && hasSpire()) return kEffectWorth[kind] + (nobodyElseFires() ? 4.2 : 1.0);
        return std::max(1.0, kPointsOf[kind] + kEffectWorth[kind]);
    }

  private:
    /// Always the same choice among equal cards, independent of hidden information.
    double tieBreak(CardId card) const { return 1e-6 * (32 * ownerOf(p_, card) + p_.table.placeOf(card)); }

    const Position& p_;
    Seat me_;
    Cards known_;
    double rival_; ///< the weight of one of the opponents
    double hit_;   ///< the value of destroying an opponent's Spire
    Cards unknown_ = 0;
    double spireHidden_ = 0; ///< the probability that a given hidden piece is the Spire
    int trebuchetsHidden_ = 0;
    double danger_ = 0; ///< the probability of another shot
};

Move aimAt(const Position& p, CardId card) { return moves::aim(ownerOf(p, card), rankOf(p, card)); }

/// The best of the moves offered; ties go to the first.
struct Best {
    Move move;
    double value = -std::numeric_limits<double>::infinity();

    void offer(Move other, double worth) {
        if (worth > value) *this = {other, worth};
    }
};

/// Plays the best card, up or down; `whim(…)` is noise added to each value.
template <class Whim>
Move bestPlay(const Position& p, const Eyes& eyes, Whim whim) {
    Best best;
    for (const CardId card : bitsOf(cardsIn(p, handOf(p.turn))))
        for (const Side side : {Side::Up, Side::Down})
            if (side == Side::Down || kindOf(card) != kSpire)
                best.offer(moves::play(kindOf(card), side), eyes.ifPlayed(card, side) + whim());
    return best.move;
}

/// Gives the card that is worth least to its holder.
template <class Whim>
Move cheapest(const Position& p, Seat seat, const Eyes& eyes, Whim whim) {
    Best best;
    for (const CardId card : bitsOf(cardsIn(p, handOf(seat))))
        best.offer(moves::give(kindOf(card)), -eyes.ifHeld(kindOf(card)) - whim());
    return best.move;
}

/// The next player draws the top card, the following one the second, and so on round to this seat.
Move orderDeck(const Position& p, const Eyes& eyes) {
    int place = p.phase == Phase::Order ? 0 : 1; // number of draws before the one that gets this card
    Seat drawer = p.turn;
    for (int step = 0; step <= place; ++step) do
            drawer = static_cast<Seat>((drawer + 1) % p.seats());
        while (!p.isIn(drawer));
    const bool mine = drawer == p.acting.owner;
    Best best;
    for (const CardId card : bitsOf(cardsToOrder(p)))
        best.offer(moves::put(kindOf(card)), eyes.ifHeld(kindOf(card)) * (mine ? 1 : -1));
    return best.move;
}

template <class Whim>
Move decide(const Position& p, Whim whim) {
    const Seat me = decider(p);
    const Eyes eyes(p, me);
    switch (p.phase) {
    case Phase::Play: return bestPlay(p, eyes, whim);
    case Phase::Barracks:
    case Phase::ThroneRoom:
    case Phase::Trebuchet:
    case Phase::Observe:
        return aimAt(p, eyes.bestTarget(kindOf(p.acting.card), targetsOf(p, p.acting)).first);
    case Phase::Watch:
    case Phase::WatchAgain: {
        Cards targets = targetsOf(p, p.acting);
        if (p.phase == Phase::WatchAgain) targets &= notPicked(p);
        const auto [card, gain] = eyes.bestTarget(kWatchtower, targets);
        return card == kNoCard || gain <= 0 ? moves::stop() : aimAt(p, card);
    }
    case Phase::ObserveTurn: {
        const CardId card = pickedPiece(p);
        return eyes.ifTurnedUp(card, true) > 0 ? moves::turn() : moves::leave();
    }
    case Phase::Order:
    case Phase::OrderAgain: return orderDeck(p, eyes);
    case Phase::Give:
    case Phase::GiveBack: return cheapest(p, me, eyes, whim);
    case Phase::Partner: {
        // The leader has the best cards to give.
        Seat chosen = kNobody;
        for (Seat seat = 0; seat < p.seats(); ++seat)
            if (contains(partnersOf(p, me), seat) &&
                (!isSeat(chosen) || pointsOf(p, seat) > pointsOf(p, chosen)))
                chosen = seat;
        return moves::with(chosen);
    }
    default: return moves::first(me); // the host begins
    }
}

} // namespace

Move greedyMove(const Position& p) {
    return decide(p, [] { return 0.0; });
}

Move playoutMove(const Position& p, Rng& rng) {
    if (rng.below(8) == 0) return randomMove(p, rng);
    return decide(p, [&] { return 1.5 * rng.real(); });
}

void dropAlike(const Position& p, MoveList& list) {
    if (verbOf(list.front()) != Verb::Aim) return;
    const Seat me = decider(p);
    Cards told = p.throned | p.activated;
    for (int effect = 0; effect < p.waiting; ++effect)
        told |= bit(p.queue[static_cast<std::size_t>(effect)].card);
    const auto isAlike = [&](CardId one, CardId other) {
        if (p.table.knownTo(one) != p.table.knownTo(other)) return false;
        if (contains(p.table.knownTo(one), me) && kindOf(one) != kindOf(other)) return false;
        return p.table.isFaceUp(one) == p.table.isFaceUp(other) && (told & (bit(one) | bit(other))) == 0;
    };
    FixedList<CardId, kCards> pieces; // of the moves kept
    std::size_t kept = 0;
    for (const Move move : list) {
        if (verbOf(move) == Verb::Aim) {
            const CardId piece = pieceAt(p, move.operand[0], move.operand[1]);
            const auto isSame = [&](CardId before) {
                return ownerOf(p, before) == move.operand[0] && isAlike(before, piece);
            };
            if (std::any_of(pieces.begin(), pieces.end(), isSame)) continue;
            pieces.push(piece);
        }
        list[kept++] = move;
    }
    list.resize(kept);
}

namespace {

/// Where an opponent is known to have a Trebuchet nobody turns up an own Spire that only they know
/// (CALEIRA-TIP-4).
void keepSpireHidden(const Position& p, MoveList& list) {
    const Seat me = decider(p);
    if (p.table.pileOf(kSpireCard) != castleOf(me) || p.table.isFaceUp(kSpireCard) ||
        p.table.knownTo(kSpireCard) != only(me) || !Eyes(p, me).rivalIsArmed())
        return;
    dropUnlessAll(list, [&](Move move) {
        return verbOf(move) == Verb::Aim && pieceAt(p, move.operand[0], move.operand[1]) == kSpireCard;
    });
}

} // namespace

void prune(const Position& p, MoveList& list) {
    if (p.phase == Phase::Watch || p.phase == Phase::WatchAgain || p.phase == Phase::ThroneRoom)
        return keepSpireHidden(p, list);
    const bool gives = p.phase == Phase::Give || p.phase == Phase::GiveBack;
    if (!gives && p.phase != Phase::Play && p.phase != Phase::Trebuchet) return;
    const Seat me = decider(p);
    const Eyes eyes(p, me);
    if (gives) {
        if (eyes.hasSpire() && eyes.nobodyElseFires())
            dropUnlessAll(list, [](Move move) { return move == moves::give(kTrebuchet); });
        return;
    }
    const auto keepOnly = [&](Move move) {
        list.clear();
        list.push(move);
    };
    const bool fires = p.phase == Phase::Trebuchet;
    const Cards trebuchets = cardsIn(p, handOf(me)) & kCardsOf[kTrebuchet];
    if (!fires && trebuchets == 0) return;
    const Cards targets = targetsOf(p, fires ? p.acting : Effect{bitsOf(trebuchets).first(), me});
    const bool wins = p.seats() == 2 && (targets & kCardsOf[kSpire]) != 0 && eyes.knows(kSpireCard) &&
                      !eyes.isMine(kSpireCard);
    if (wins) return keepOnly(fires ? aimAt(p, kSpireCard) : moves::play(kTrebuchet, Side::Up));
    if (!fires) return;

    const auto isPrize = [&](CardId card) { return eyes.isUp(card) && kPointsOf[kindOf(card)] > 0; };
    bool prize = false;
    for (const CardId card : bitsOf(targets)) {
        prize = prize || (!eyes.isMine(card) && isPrize(card));
    }
    const auto isFoolish = [&](Move move) {
        const CardId card = pieceAt(p, move.operand[0], move.operand[1]);
        if (card == kNoCard) return false;
        if (eyes.isMine(card)) return card == kSpireCard || isPrize(card) || (prize && eyes.isUp(card));
        return prize && eyes.isUp(card) && kindOf(card) == kBattlements;
    };
    dropUnlessAll(list, isFoolish);
}

bool mayEnd(const Position& p) {
    constexpr int kFewCards = 3;
    int left = p.table.size(kDeck);
    for (Seat seat = 0; seat < p.seats() && left <= kFewCards; ++seat) left += p.table.size(handOf(seat));
    if (left <= kFewCards) return true;
    if (p.seats() > 2) return false;
    const Seat me = decider(p);
    return p.table.pileOf(kSpireCard) == castleOf(me ^ 1) && contains(p.table.knownTo(kSpireCard), me);
}

namespace {
enum : std::size_t { kPoints, kHiddenCards, kHand, kSpireInHand, kSpireAtRisk, kOnTurn };
}

// The fewer cards are left, the more a lead is worth.
constexpr std::array<Trait, 6> kTraits{{{"points", 1.56},
                                        {"effects of hidden pieces", 0.46},
                                        {"worth of the hand", 0.75},
                                        {"Spire in hand", 0.15},
                                        {"Trebuchets for the Spire", -1.88},
                                        {"on turn", 1.30}}};

bool measureTraits(const Position& p, Seat seat, std::span<double> amounts) {
    if (!p.isIn(seat)) return false;
    amounts[kPoints] = pointsOf(p, seat);
    const Cards castle = cardsIn(p, castleOf(seat));
    for (const CardId card : bitsOf(castle & ~faceUp(p))) amounts[kHiddenCards] += kEffectWorth[kindOf(card)];
    for (const CardId card : bitsOf(cardsIn(p, handOf(seat)))) {
        const Kind kind = kindOf(card);
        amounts[kind == kSpire ? kSpireInHand : kHand] +=
            std::max(1.0, kPointsOf[kind] + 0.5 * kEffectWorth[kind]);
    }
    if ((castle & kCardsOf[kSpire]) != 0)
        amounts[kSpireAtRisk] =
            bitCount(kCardsOf[kTrebuchet] &
                     ~(cardsIn(p, kDiscardPile) | cardsIn(p, kOut) | (allPieces(p) & faceUp(p))));
    amounts[kOnTurn] = p.turn == seat;
    const double spread = 2.5 + 0.15 * p.table.size(kDeck);
    for (double& amount : amounts) amount /= spread;
    return true;
}

void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    aims[0] = pointsOf(p, seat);
    aims[2] = p.isIn(seat);
    for (Seat rival = 0; rival < p.seats(); ++rival) {
        if (rival == seat) continue;
        aims[1] = std::min<double>(aims[1], -pointsOf(p, rival));
        aims[3] += !p.isIn(rival);
        for (const CardId card : p.table.cards(castleOf(rival))) aims[4] += p.table.knows(seat, card);
        for (const CardId card : p.table.cards(castleOf(seat))) aims[5] -= p.table.knows(rival, card);
    }
}

} // namespace drawbridge::caleira
