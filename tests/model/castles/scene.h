// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/rules.h"
#include "castles/steps.h"
#include "core/words.h"

#include <QTest>

#include <string>
#include <string_view>

// Positions of CASTLES as the ledger's edge cases write them.
namespace drawbridge::castles {

inline constexpr Seat A = 0, B = 1, C = 2, D = 3;

/// A table in the third round: seat A has the floor and nothing has been played; every seat has one plain
/// castle and no hand until it is given others; all other cards are in the deck.
class Scene {
  public:
    explicit Scene(int seats, Options options = {}) {
        options.seats = static_cast<std::uint8_t>(seats);
        if (!options.on(Option::Packs)) options.set(Option::Packs, kPlenty);
        p = start(options);
        p.phase = Phase::Main;
        p.host = p.floor = p.actor = p.decider = p.starter = A;
        p.round = 3;
        p.lowest.fill(1);
    }

    Position p;

    /// Three packs: a scene may hold more cards of a kind than there are in one.
    static constexpr OptionValue kPlenty = 3;

    /// "C:9,5,4 G M": the castles in front of a seat, in place of those it had.
    Scene& castles(Seat seat, std::string_view text) {
        p.table.shuffleInto(p.table.cards(realmPileOf(seat)), kDeckPile);
        p.standing[seat] = 0;
        for (const std::string_view word : splitWords(text)) {
            const std::uint8_t number = steps::build(
                p, seat, fromDeck(word[0] == 'P' ? std::uint8_t{kPuppet} : std::uint8_t{kCastle}));
            if (word[0] != 'P' && word[0] != 'C')
                steps::layOn(p, seat, number, kUpgradePlace, fromDeck(kindOf(std::string("u") + word[0])));
            for (const std::string_view defence : splitWords(word.substr(1), ":,"))
                steps::putOn(
                    p, number,
                    fromDeck(defence == "3" ? std::uint8_t{kRushed} : kindOf("d" + std::string(defence))));
        }
        p.lowest[seat] = static_cast<std::uint8_t>(p.castles(seat));
        return *this;
    }
    /// "a8 BLOCK uM": more cards in a hand.
    Scene& hand(Seat seat, std::string_view text) {
        for (const std::string_view word : splitWords(text))
            steps::takeUp(p, seat, fromDeck(kindOf(std::string(word))));
        return *this;
    }
    Scene& discarded(std::string_view text) {
        for (const std::string_view word : splitWords(text))
            steps::discard(p, fromDeck(kindOf(std::string(word))));
        return *this;
    }
    /// None of a kind is left in the deck.
    void withoutInDeck(Kind kind) {
        while (p.deck().has(kind)) fromDeck(kind);
    }
    /// A hand loses a card of a kind, or all it holds.
    void without(Seat seat, Kind kind) { steps::layOpen(p, steps::takeFromHand(p, seat, kind), kOutPile, 0); }
    void without(Seat seat) {
        p.table.shuffleInto(p.table.cards(handOf(seat)), kDeckPile);
        p.handKinds[seat] = 0;
    }
    /// Takes a card out of the deck, and so out of the game until it is laid elsewhere.
    CardId fromDeck(std::uint8_t kind) {
        const CardId card = steps::comeOffDeck(p, kind);
        p.table.move(card, kOutPile, 0);
        return card;
    }

    /// Seats are dead, their castles in the deck.
    Scene& dead(Seat seat) {
        castles(seat, "");
        p.living = static_cast<SeatSet>(p.living & ~only(seat));
        p.masters = static_cast<SeatSet>(p.masters & ~only(seat));
        p.master[seat] = kNobody;
        p.fell[seat] = ++p.eliminations;
        return *this;
    }
    Scene& puppet(Seat seat, Seat master) {
        p.masters = static_cast<SeatSet>(p.masters & ~only(seat));
        p.master[seat] = master;
        return *this;
    }
    /// Somebody is a guest of this turn already; the host has the floor.
    Scene& guest(Seat seat) {
        p.turn.guest[p.turn.guests++] = seat;
        return *this;
    }
    /// Another seat's turn.
    Scene& turnOf(Seat seat) {
        p.host = p.floor = p.actor = seat;
        p.decider = willOf(p, seat);
        return *this;
    }

    /// The clause that refuses a move; "" if it is legal. The listing must say the same.
    std::string refusal(Move move) const {
        MoveList list;
        legalMoves(p, list);
        const Verdict verdict = judge(p, move);
        if ((std::ranges::find(list, move) != list.end()) != verdict.isLegal()) return "not as listed";
        return std::string(verdict.clause().id());
    }
    /// Makes moves; the first that is refused ends them and is told.
    template <class... Moves>
    std::string play(Moves... moves) {
        std::string what;
        (
            [&](Move move) {
                if (!what.empty()) return;
                if (what = refusal(move); what.empty()) apply(p, move);
            }(moves),
            ...);
        return what;
    }
    /// Uses an ATTACK card on a seat; the window is open then.
    std::string attack(Seat seat, std::string_view card) {
        const std::uint8_t kind = kindOf(std::string(card));
        if (std::string what = play(moves::use(kind)); !what.empty()) return what;
        return play(moves::atSeat(seat));
    }
    std::string lay(std::string_view card) { return play(moves::lay(kindOf(std::string(card)))); }
    std::string use(std::string_view card) { return play(moves::use(kindOf(std::string(card)))); }
    std::string removeDefence(std::uint8_t castle, int place) {
        return play(moves::remove(castle, defencePart(place)));
    }
    std::string removeCastle(std::uint8_t castle) { return play(moves::remove(castle, Part::Castle)); }

    /// Everybody lets the window pass, up to that seat if one is named.
    void passUpTo(Seat seat = kNobody) {
        while (p.phase == Phase::BlockWindow && p.actor != seat) apply(p, moves::pass());
    }
    /// Ends the assault; nobody blocks.
    void finishAssault() {
        apply(p, moves::finish());
        passUpTo();
    }
    /// The host plays and discards nothing more; guests hand back; chance does what it likes.
    void endTurn(Seed seed = 1) {
        Rng rng(seed);
        const auto turns = p.turns;
        if (p.phase == Phase::Main) apply(p, moves::endPlay());
        while (p.phase == Phase::GuestFloor) apply(p, moves::handBack());
        if (p.phase == Phase::HandDiscard) apply(p, moves::draw());
        while (p.turns == turns && p.decider == kChance) apply(p, sampleChance(p, rng));
    }
    void settleChance(Seed seed = 1) {
        Rng rng(seed);
        while (p.decider == kChance) apply(p, sampleChance(p, rng));
    }

    /// "[C:9,5][M]", castle by castle as they are numbered.
    std::string realm(Seat seat) const {
        std::string text;
        forEachCastle(p.standing[seat], [&](std::uint8_t number) {
            const Castle castle = p.castle(number);
            text += '[';
            text += castle.upgrade() == kGate           ? 'G'
                    : castle.upgrade() == kThickWalls   ? 'W'
                    : castle.upgrade() == kMoat         ? 'M'
                    : castle.upgrade() == kArcherTowers ? 'T'
                    : castle.base() == kPuppet          ? 'P'
                                                        : 'C';
            for (int place = 0; place < castle.defences(); ++place)
                text += (place == 0 ? ":" : ",") + std::to_string(castle.defenceAt(place));
            text += ']';
        });
        return text;
    }
    /// The number of a seat's castle, counted from 0.
    std::uint8_t castle(Seat seat, int index = 0) const {
        Castles castles = p.standing[seat];
        for (; index > 0; --index) castles &= castles - 1;
        return static_cast<std::uint8_t>(std::countr_zero(castles));
    }

    static std::uint8_t kindOf(std::string word) {
        if (word == "RUSHED") word = "rushed-defenses";
        if (word == "CANNON") word = "cannon-fire";
        if (word[0] == 'u') {
            switch (word[1]) {
            case 'G': return kGate;
            case 'W': return kThickWalls;
            case 'M': return kMoat;
            default: return kArcherTowers;
            }
        }
        if ((word[0] == 'a' || word[0] == 'd') && word[1] >= '0' && word[1] <= '9') {
            const int value = std::stoi(word.substr(1));
            return static_cast<std::uint8_t>((word[0] == 'a' ? kPeasants : kPeasantsDefence) + value - 4);
        }
        for (char& letter : word)
            letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        return *kindNamed(word);
    }
};

} // namespace drawbridge::castles
