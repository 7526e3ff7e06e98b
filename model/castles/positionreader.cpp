// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/table.h"

#include "castles/assault.h"
#include "castles/layout.h"
#include "castles/rules.h"
#include "core/bits.h"
#include "core/words.h"
#include "positions/positionreader.h"

#include <algorithm>
#include <array>
#include <span>

namespace drawbridge::castles {

namespace {

constexpr std::array<std::string_view, 6> kEndingNames{"none",        "last-realm", "six-castles",
                                                       "nobody-left", "total-ruin", "too-long"};
constexpr std::array<std::string_view, 2> kDrawingNames{"turn-end", "revival"};

bool isSetup(Phase phase) { return phase == Phase::Deal || phase == Phase::First; }
/// The phases during an assault.
bool ofAssault(Phase phase) {
    return phase == Phase::BlockWindow || phase == Phase::Assault || phase == Phase::Asked;
}
/// Those in which a card is in play.
bool hasCardInPlay(Phase phase) {
    return phase == Phase::Target || phase == Phase::Replace || phase == Phase::SpecialTarget ||
           phase == Phase::AssaultStart || phase == Phase::Invited;
}

/// Whether a card can be in play there.
bool fits(Phase phase, unsigned kind) {
    const bool defence = isDefence(kind) || kind == kRushed;
    switch (phase) {
    case Phase::Target: return kind == kCastle || isUpgrade(kind) || defence;
    case Phase::Replace: return defence;
    case Phase::SpecialTarget:
        return kind == kSabotage || kind == kJester || kind == kPuppet || kind == kAlliance;
    case Phase::AssaultStart: return isAttack(kind);
    case Phase::Invited: return kind == kAlliance;
    default: return kind == kPuppet; // Comes: of a revival
    }
}

template <auto Member>
constexpr auto ofTurn = [](auto& p) -> auto& { return p.turn.*Member; };
template <auto Member>
constexpr auto poolOf = [](auto& p, Seat seat) -> auto& { return p.turn.pool[seat].*Member; };

class CastlesReader : public PositionReader<Position, CastlesReader> {
  public:
    using PositionReader::PositionReader;

    static std::span<const Fact> facts();

    void readFirst();
    void lay() { layOut(p_, written_, seed_, mistakes_); }
    void readOthers();
    void check();
    void settle() {
        if (p_.phase == Phase::BlockWindow && p_.turn.polled == 0) settlePhase(p_);
    }

  private:
    /// The castles of a seat; they are read by the layout.
    template <Seat seat>
    static constexpr Fact realmFact(std::string_view name) {
        return {name, readElsewhere, [](const Position& p, Seat) { return realmValue(p, p.standing[seat]); }};
    }
    static void readElsewhere(CastlesReader&, const Value&) {}

    void readMasters(const Value& fact) {
        bySeat(fact, [&](const Value& one, Seat which) {
            const Seat master = seat(one);
            if (p_.isLiving(which) != isSeat(master))
                wrong(one.line, p_.isLiving(which) ? "master-missing"_mistake : "master-of-dead"_mistake,
                      {seatInMistake(which)});
            p_.master[which] = master;
        });
    }
    void readGuests(const Value& fact) {
        for (const Value& one : listed(fact)) {
            const Seat guest = seat(one);
            if (isSeat(guest) && p_.turn.guests < kMaxSeats) p_.turn.guest[p_.turn.guests++] = guest;
        }
    }
    void readBanned(const Value& fact) {
        bySeat(fact, [&](const Value& one, Seat which) { p_.turn.banned[which] = seatsIn(one); });
    }
    /// During a turn a count may differ from its beginning.
    void readSixNow(const Value& fact) {
        if (written_.find("six before") == nullptr) readSix(fact);
    }
    void readSix(const Value& fact) {
        bySeat(fact, [&](const Value& one, Seat which) {
            const bool waits = one.isText() && plainName(one.text) == "waiting";
            p_.six[which] = waits ? kWaiting : seat(one);
        });
    }
    void readPool(const Value& fact) {
        if (isSeat(p_.turn.target)) readNumber(fact, p_.turn.pool[p_.turn.target].any, kMostPool);
    }
    void readChosen(const Value& fact) {
        if (fact.kind != Value::Kind::Nothing)
            p_.chosen = static_cast<std::uint8_t>(number(fact, kMostCastles) - 1);
    }
    void readLastDiscarded(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        const auto face = faceFromName(fact.text);
        const CardId card = face ? p_.discards().cardOf(static_cast<unsigned>(*face)) : kNoCard;
        if (card == kNoCard) return wrong(fact.line, "last-discarded-elsewhere"_mistake);
        p_.table.closeUpAbove(card);
        p_.table.move(card, kDiscardPile, p_.table.size(kDiscardPile) - 1);
    }

    static constexpr int kMostPool = 2000;

    /// Whether it is the default of a seat that does not play here; reports a mistake otherwise.
    bool isOfNoSeat(const Value& fact) {
        const std::string name = plainName(fact.name);
        for (const std::string_view what : {"realm ", "hand "}) {
            if (!name.starts_with(what)) continue;
            const std::string number = name.substr(what.size());
            if (indexFrom(number, seats_)) return false;
            wrong(fact.line, "no-such-seat"_mistake, {fact.name, number, seats_});
            return true;
        }
        return false;
    }

    void findLiving();
    void findPools();
    void rankSixes();
    Seat usualActor() const {
        switch (p_.phase) {
        case Phase::Deal:
        case Phase::Comes: return p_.drawer;
        case Phase::First:
        case Phase::Over: return kNobody;
        case Phase::Assault: return p_.turn.leader;
        case Phase::BlockWindow: return clockwise(p_.turn.polled, p_.turn.target);
        case Phase::Spoils: return p_.turn.taker;
        case Phase::SpecialTarget:
        case Phase::AssaultStart:
        case Phase::GuestFloor: return p_.floor;
        case Phase::Asked:
        case Phase::Invited: return kNobody;
        default: return p_.host;
        }
    }

    void checkSeats();
    void checkTurn();
    void checkDrawing();
    void checkAssault();
};

Value mastersOf(const Position& p, Seat) {
    return eachSeat(p.seats(),
                    [&](Seat seat) { return seatValue(p.isLiving(seat) ? p.master[seat] : kNobody); });
}
Value guestsOfTurn(const Position& p, Seat) {
    return listOf(std::span(p.turn.guest).first(p.turn.guests), seatValue);
}
Value bannedOf(const Position& p, Seat) {
    return eachSeat(p.seats(), [&](Seat seat) { return seatsValue(p.turn.banned[seat]); });
}
Value poolOfTarget(const Position& p, Seat) {
    return numberValue(isSeat(p.turn.target) ? p.turn.pool[p.turn.target].any : 0);
}
/// In whose turn the count of each seat began, by `since`.
template <class Since>
Value sixValue(const Position& p, Since since) {
    return eachSeat(p.seats(), [&](Seat seat) {
        return since(seat) == kWaiting ? textValue("waiting") : seatValue(since(seat));
    });
}
Value sixNowOf(const Position& p, Seat) {
    return sixValue(p, [&](Seat seat) { return sixNow(p, seat); });
}
Value sixBeforeOf(const Position& p, Seat) {
    return sixValue(p, [&](Seat seat) { return p.six[seat]; });
}
Value lastDiscarded(const Position& p, Seat) {
    return p.table.empty(kDiscardPile) ? Value() : textValue(faceName(p.kindOf(p.table.top(kDiscardPile))));
}

std::span<const CastlesReader::Fact> CastlesReader::facts() {
    using R = CastlesReader;
    static constexpr auto kFacts = std::to_array<Fact>({
        wordFact<&Position::phase, kPhaseNames>("phase"),
        seatFact<&Position::host>("turn"),
        seatFact<&Position::floor>("floor"),
        seatFact<&Position::actor>("actor"),
        seatFact<&Position::starter>("starter"),
        realmFact<0>("realm 1"),
        realmFact<1>("realm 2"),
        realmFact<2>("realm 3"),
        realmFact<3>("realm 4"),
        realmFact<4>("realm 5"),
        realmFact<5>("realm 6"),
        realmFact<6>("realm 7"),
        realmFact<7>("realm 8"),
        ownFact<&R::readMasters>("masters", mastersOf),
        ownFact<&R::readGuests>("guests", guestsOfTurn),
        numberFact<&Position::round, 0xFF>("round"),
        numberFact<&Position::turns, 0xFFFF>("turns"),
        numberFact<ofTurn<&Turn::defences>, 0xFF>("defenses"),
        numberFact<ofTurn<&Turn::limit>, 0xFF>("limit"),
        numberFact<ofTurn<&Turn::called>, 0xFF>("called"),
        numberFact<ofTurn<&Turn::assaults>, kMostCards>("assaults"),
        numberFact<&Position::toDraw, 0xFF>("to draw"),
        numberFact<&Position::drawStep, 0xFF>("draw step"),
        numberFact<&Position::sixes, 0xFFFF>("sixes"),
        numberFact<&Position::eliminations, 0xFF>("eliminations"),
        flagFact<ofTurn<&Turn::rushed>>("rushed"),
        flagFact<ofTurn<&Turn::ended>>("ended"),
        flagFact<ofTurn<&Turn::finishing>>("finishing"),
        seatsFact<ofTurn<&Turn::used>>("used"),
        seatsFact<ofTurn<&Turn::welcome>>("welcome"),
        seatsFact<ofTurn<&Turn::refused>>("refusers"),
        seatsFact<ofTurn<&Turn::blockers>>("blockers"),
        seatsFact<ofTurn<&Turn::barred>>("barred"),
        seatsFact<ofTurn<&Turn::declined>>("declined"),
        seatsFact<ofTurn<&Turn::polled>>("polled"),
        seatsFact<ofTurn<&Turn::resigning>>("resigning"),
        seatsFact<ofTurn<&Turn::spoils>>("spoils"),
        seatsFact<ofTurn<&Turn::lookers>>("lookers"),
        seatsFact<&Position::winners>("winners"),
        numbersFact<ofSeat<&Position::fell>, 0xFF>("fell"),
        numbersFact<ofSeat<&Position::eliminationRound>, 0xFF>("fell in"),
        numbersFact<ofSeat<&Position::sixRank>, 0xFFFF>("six ranks"),
        numbersFact<ofSeat<&Position::reached>, 0xFFFF>("reached"),
        numbersFact<ofSeat<&Position::lowest>, 0xFF>("lowest"),
        numbersFact<ofSeat<&Position::lost>, 0xFF>("lost"),
        ownFact<&R::readSixNow>("six", sixNowOf),
        ownFact<&R::readSix>("six before", sixBeforeOf),
        ownFact<&R::readBanned>("banned", bannedOf),
        seatFact<ofTurn<&Turn::target>>("target"),
        seatFact<ofTurn<&Turn::leader>>("leader"),
        ownFact<&R::readPool>("pool", poolOfTarget),
        numbersFact<poolOf<&Pool::any>, kMostPool>("pools"),
        numbersFact<poolOf<&Pool::defencesOnly>, kMostPool>("pools for defenses"),
        {"laid", readElsewhere, [](const Position& p, Seat) { return laidOf(p); }},
        {"removed", readElsewhere, [](const Position& p, Seat) { return fallenOf(p); }},
        ownFact<&R::readChosen>("chosen", [](const Position& p, Seat) { return numberValue(p.chosen + 1); })
            .onlyIf([](const Position& p) { return p.chosen != kNoCastle; }),
        seatFact<ofTurn<&Turn::taker>>("taker"),
        wordFact<&Position::drawing, kDrawingNames>("drawing"),
        seatFact<&Position::drawer>("drawer"),
        ownFact<&R::readLastDiscarded>("last discarded", lastDiscarded),
        wordFact<&Position::ending, kEndingNames>("ending").onlyIf(
            [](const Position& p) { return p.phase == Phase::Over; }),
    });
    return kFacts;
}

void CastlesReader::readFirst() {
    std::vector<std::string> told;
    for (const Value* fact : written_.facts)
        if (isOfNoSeat(*fact)) told.push_back(plainName(fact->name));
    checkNames(told);
    p_.phase = Phase::Main;
    read({"phase"});
    p_.host = isSetup(p_.phase) ? kNobody : Seat{0};
    p_.starter = p_.host;
    read({"turn", "starter"});
    p_.floor = p_.host;
    read({"floor"});
    if (ofAssault(p_.phase)) p_.turn.leader = p_.floor;
    read({"leader", "target"});
    const bool fought = written_.find("laid") != nullptr || written_.find("removed") != nullptr;
    p_.turn.assaults = isSeat(p_.turn.target) || fought ? 1 : 0;
    read({"assaults"});
}

void CastlesReader::readOthers() {
    // By default after the quiet rounds.
    p_.round = isSetup(p_.phase) ? std::uint8_t{0}
                                 : static_cast<std::uint8_t>(std::max(3, p_.options.quietRounds() + 1));
    if (p_.phase == Phase::Comes) p_.drawer = p_.host;
    if (p_.phase == Phase::Deal) p_.drawer = 0;
    read({"drawing", "drawer"});
    findLiving();
    read({"masters"});
    for (Seat seat = 0; seat < seats_; ++seat) {
        if (p_.isLiving(seat) && p_.master[seat] == seat)
            p_.masters = static_cast<SeatSet>(p_.masters | only(seat));
        p_.lowest[seat] = static_cast<std::uint8_t>(p_.castles(seat));
        p_.lost[seat] = static_cast<std::uint8_t>(std::ranges::count_if(
            p_.fallen, [&](const Fallen& fallen) { return fallen.isCastle() && fallen.seat == seat; }));
    }
    read({"rushed"});
    p_.turn.limit = p_.turn.rushed ? 2 : 1;
    findPools();
    readRest();
    const bool isLimitSaid = written_.find("rushed") != nullptr || written_.find("limit") != nullptr;
    if (p_.turn.defences > 1 && !isLimitSaid) { // CASTLES-DEF-3
        p_.turn.rushed = true;
        p_.turn.limit = p_.options.on(Option::Rushed) ? 3 : 2;
    }
    rankSixes();
    if (written_.find("actor") == nullptr) p_.actor = usualActor();
    p_.decider = isSetup(p_.phase) || p_.phase == Phase::Comes ? kChance
                 : isSeat(p_.actor) && p_.isLiving(p_.actor)   ? willOf(p_, p_.actor)
                                                               : kNobody;
}

/// Who lives: seats that have a castle, or had one until it fell in the running assault. A seat is its own
/// master unless specified otherwise.
void CastlesReader::findLiving() {
    p_.master.fill(kNobody);
    for (Seat seat = 0; seat < seats_; ++seat) {
        const bool fallen = seat == p_.turn.target && std::ranges::any_of(p_.fallen, [&](const Fallen& one) {
                                return one.isCastle() && one.seat == seat;
                            });
        // A puppet that is being revived gets its castle after its cards.
        const bool revived = p_.phase == Phase::Comes && p_.drawing == Drawing::Revival && seat == p_.drawer;
        if (p_.standing[seat] == 0 && !fallen && !revived) continue;
        p_.living = static_cast<SeatSet>(p_.living | only(seat));
        p_.master[seat] = seat;
    }
}

/// The default of the value left in the running assault.
void CastlesReader::findPools() {
    if (!isSeat(p_.turn.target)) return;
    Pool& pool = p_.turn.pool[p_.turn.target];
    for (const Laid& laid : p_.laid)
        if (laid.counts && laid.assault == p_.turn.assaults - 1) steps::addTo(p_, pool, p_.kindOf(laid.card));
    for (const Fallen& fallen : p_.fallen)
        if (fallen.seat == p_.turn.target && fallen.assault == p_.turn.assaults - 1)
            pool.spend(fallen.value, fallen.isCastle());
}

/// Running counts began before this turn: in seat order, after those with a specified rank. What is reached
/// from now on comes after all of them.
void CastlesReader::rankSixes() {
    p_.sixes = std::max({p_.sixes, std::ranges::max(p_.sixRank), std::ranges::max(p_.reached)});
    for (Seat seat = 0; seat < seats_; ++seat)
        if (p_.six[seat] != kNobody && p_.sixRank[seat] == 0) p_.sixRank[seat] = ++p_.sixes;
}

/// Impossible positions.
void CastlesReader::check() {
    if (!checkEnding(p_.phase == Phase::Over, p_.ending != Ending::None, p_.winners != 0)) return;
    checkSeats();
    if (p_.phase == Phase::Deal && (!isSeat(p_.drawer) || p_.drawer >= p_.options.dealt()))
        wrong("drawer-of-deal-missing"_mistake);
    if (isSetup(p_.phase)) return;
    checkTurn();
    checkAssault();
}

void CastlesReader::checkSeats() {
    for (Seat seat = 0; seat < p_.seats(); ++seat) {
        if (!p_.isLiving(seat)) {
            if (!p_.hand(seat).empty() && !contains(p_.turn.spoils, seat))
                wrong("hand-of-dead"_mistake, {seatInMistake(seat)}); // CASTLES-ELIM-4
        } else if (!contains(p_.masters, p_.master[seat])) {
            wrong(p_.isLiving(p_.master[seat]) ? "master-is-puppet"_mistake : "master-is-dead"_mistake,
                  {seatInMistake(seat), seatInMistake(p_.master[seat])}); // CASTLES-RULING-95
        }
        // CASTLES-HAND-2, CASTLES-RULING-102: there is room for any card drawn or taken, at any time.
        const int inPlay = seat == p_.floor && p_.inPlay() != kNoKind ? 1 : 0; // it came from this hand
        if (p_.isLiving(seat)) checkHand(seat, p_.hand(seat).size(), handLimit(p_, seat) - inPlay);
    }
    const int masters = bitCount(p_.masters);
    if (masters < 2) wrong("one-realm-left"_mistake); // CASTLES-WIN-2
}

void CastlesReader::checkTurn() {
    if (!isSeat(p_.host) || !isSeat(p_.floor)) return wrong("turn-missing"_mistake);
    const bool dying = p_.phase == Phase::Comes || p_.phase == Phase::Spoils; // CASTLES-ELIM-5
    if (!p_.isLiving(p_.host) && !dying) return wrong("turn-of-eliminated"_mistake);
    if (!isSeat(p_.starter)) return wrong("starter-missing"_mistake);
    if (p_.round == 0) return wrong("round-from-1"_mistake);
    if (p_.options.roundLimit() > 0 && p_.round > p_.options.roundLimit())
        wrong("too-many-turns"_mistake); // CASTLES-RULING-116
    if (p_.turn.defences > p_.turn.limit)
        wrong("defenses-over-limit"_mistake, {p_.turn.limit}); // CASTLES-DEF-3
    if (p_.floor != p_.host && !contains(guestsOf(p_), p_.floor)) wrong("floor-of-other"_mistake);
    if (p_.phase == Phase::GuestFloor && p_.floor == p_.host) wrong("floor-of-guest-missing"_mistake);
    if ((p_.phase == Phase::Main || p_.phase == Phase::HandDiscard) && p_.floor != p_.host)
        wrong("floor-of-host"_mistake);
    if (hasCardInPlay(p_.phase) && p_.inPlay() == kNoKind) wrong("card-in-play-missing"_mistake);
    if (p_.phase != Phase::Comes && !hasCardInPlay(p_.phase) && p_.inPlay() != kNoKind)
        wrong("card-in-play-in-phase"_mistake);
    else if (p_.inPlay() != kNoKind && !fits(p_.phase, p_.inPlay()))
        wrong("other-card-in-play"_mistake);
    for (std::size_t i = 0; i < p_.turn.guests; ++i) {
        const Seat guest = p_.turn.guest[i];
        const auto end = p_.turn.guest.begin() + static_cast<std::ptrdiff_t>(i);
        if (guest == p_.host || !p_.isLiving(guest) || std::find(p_.turn.guest.begin(), end, guest) != end)
            wrong("guests-wrong"_mistake);
    }
    if (p_.turn.guests > 0 && (p_.turn.welcome & ~guestsOf(p_)) != 0)
        wrong("welcome-no-guest"_mistake); // CASTLES-FLOOR-2
    checkDrawing();
    if (p_.phase == Phase::Spoils && (!p_.isLiving(p_.turn.taker) || plundered(p_) == kNobody ||
                                      p_.isLiving(plundered(p_)) || p_.hand(plundered(p_)).empty()))
        wrong("taker-missing"_mistake);
    if (p_.phase == Phase::Invited && contains(alliesOf(p_), p_.actor))
        wrong("actor-invited"_mistake); // CASTLES-RULING-78
    if (p_.phase == Phase::Replace &&
        (p_.chosen == kNoCastle || !isSeat(ownerOf(p_, p_.chosen)) || !p_.castle(p_.chosen).isFull()))
        wrong("chosen-castle-missing"_mistake);
    if (p_.decider != kChance && p_.phase != Phase::BlockWindow && !p_.isLiving(p_.actor))
        wrong("actor-missing"_mistake);
}

void CastlesReader::checkDrawing() {
    if (p_.phase != Phase::Comes) return;
    if (!isSeat(p_.drawer) || !p_.isLiving(p_.drawer)) return wrong("drawer-missing"_mistake);
    const bool revival = p_.drawing == Drawing::Revival;
    if (revival != (p_.inPlay() == kPuppet)) wrong("puppet-of-revival"_mistake);
    if (revival && p_.standing[p_.drawer] != 0) wrong("revived-with-castle"_mistake);
}

void CastlesReader::checkAssault() {
    const bool running = ofAssault(p_.phase);
    if (!running) {
        if (isSeat(p_.turn.target)) wrong("target-in-phase"_mistake);
        return;
    }
    if (!isSeat(p_.turn.target) || !p_.isLiving(p_.turn.target) || !isSeat(p_.turn.leader))
        return wrong("target-and-leader-missing"_mistake);
    if (contains(realmOf(p_, p_.turn.leader), p_.turn.target))
        return wrong("own-realm-attacked"_mistake); // CASTLES-ATK-19
    const bool counts = std::ranges::any_of(
        p_.laid, [&](const Laid& laid) { return laid.counts && laid.assault == p_.turn.assaults - 1; });
    if (!counts) wrong("assault-without-card"_mistake); // CASTLES-ATK-10
    if (!p_.isLiving(p_.turn.leader)) wrong("leader-dead"_mistake);
    if ((p_.turn.polled & ~p_.living) != 0) wrong("polled-dead"_mistake); // CASTLES-BLOCK-22
    if (p_.phase == Phase::Asked && !contains(alliesOf(p_), p_.actor))
        wrong("actor-no-ally"_mistake); // CASTLES-FLOOR-4
    const Pool& pool = p_.turn.pool[p_.turn.target];
    if (pool.any < 0 || pool.defencesOnly < 0) wrong("too-much-removed"_mistake);
}

// ---- positions set up by hand -----------------------------------------------------------------------------

const Piece* pieceOn(std::span<const Piece> pieces, PileId pile, int place) {
    const auto found = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return piece.pile == pile && piece.place == place; });
    return found == pieces.end() ? nullptr : &*found;
}

/// A castle gets a free number; an upgrade or a DEFENSE goes to the castle it is dropped on, or to the first
/// one of the realm with room.
std::optional<Piece> landing(std::span<const Piece> pieces, PileId pile, int place, Face face) {
    Piece landed{0, pile, 0, face, true};
    if (!isRealm(pile)) return landed;
    const auto kind = static_cast<unsigned>(face);
    for (int number = 0; number < kMostCastles; ++number) {
        const auto base = static_cast<std::uint8_t>(number);
        if (face == kCastle || face == kPuppet) {
            const bool taken = std::ranges::any_of(pieces, [&](const Piece& piece) {
                return isRealm(piece.pile) && castleOfPlace(piece.place) == number;
            });
            if (taken) continue;
            landed.place = placeOf(base, kBasePlace);
            landed.look = face == kPuppet ? kAsCastle : std::uint8_t{0};
            return landed;
        }
        if (place >= 0 && castleOfPlace(static_cast<std::uint8_t>(place)) != number) continue;
        if (pieceOn(pieces, pile, placeOf(base, kBasePlace)) == nullptr) continue;
        const bool defence = isDefence(kind) || kind == kRushed;
        const int first = defence ? kFirstDefencePlace : kUpgradePlace;
        const int last = defence ? int{kPlacesOfCastle} : kUpgradePlace + 1;
        for (int within = first; within < last && (defence || isUpgrade(kind)); ++within)
            if (pieceOn(pieces, pile, placeOf(base, within)) == nullptr) {
                landed.place = placeOf(base, within);
                return landed;
            }
    }
    return {};
}

/// All cards of a castle move with its CASTLE card.
std::vector<Piece> loadOf(std::span<const Piece> pieces, const Piece& piece) {
    std::vector<Piece> load;
    if (isRealm(piece.pile) && withinCastle(piece.place) == kBasePlace)
        for (const Piece& other : pieces)
            if (other.pile == piece.pile && other.place != piece.place &&
                castleOfPlace(other.place) == castleOfPlace(piece.place))
                load.push_back(other);
    return load;
}

/// The castles of a realm by their numbers.
Value pileValue(std::span<const Piece> pieces) {
    Value realm = Value::ofKind(Value::Kind::Map);
    for (const Piece& base : pieces) {
        if (withinCastle(base.place) != kBasePlace) continue;
        const std::uint8_t number = castleOfPlace(base.place);
        std::string text = faceName(base.face);
        std::string defences;
        for (const Piece& piece : loadOf(pieces, base))
            if (withinCastle(piece.place) == kUpgradePlace)
                text += "+" + faceName(piece.face);
            else
                defences += " " + faceName(piece.face);
        if (!defences.empty()) text += ":" + defences;
        realm.add(std::to_string(number + 1), Value::ofText(text));
    }
    return realm;
}

std::vector<Piece> piecesOf(const Value& value, PileId pile) {
    std::vector<Piece> pieces;
    Mistakes untold; // reported when the position as a whole is read
    std::uint8_t next = 0;
    for (const WrittenCastle& castle : realmFrom(value, untold)) {
        const std::uint8_t number = castle.number == kNoCastle ? next : castle.number;
        next = static_cast<std::uint8_t>(number + 1);
        const auto add = [&](int within, unsigned kind) {
            pieces.push_back({0, pile, placeOf(number, within), static_cast<Face>(kind), true});
        };
        add(kBasePlace, castle.base);
        if (castle.base == kPuppet) pieces.back().look = kAsCastle;
        if (castle.upgrade != kNoKind) add(kUpgradePlace, castle.upgrade);
        int within = kFirstDefencePlace;
        for (const WrittenCastle::Defence& defence : castle.defences)
            if (within < kPlacesOfCastle) add(within++, defence.kind);
    }
    return pieces;
}

} // namespace

TableWords words(const Options& options) {
    TableWords words;
    for (PileInfo pile : piles(options)) {
        if (isRealm(pile.id)) continue;
        if (pile.kind == PileKind::Stack && pile.id != kInPlayPile) pile.kind = PileKind::Hand;
        words.piles.push_back(pile);
    }
    const Counts inGame = cardsInGame(options);
    const Counts leftOut = cardsLeftOut(options);
    words.cards = AnyCardSet::range(0, std::min(inGame.size() + leftOut.size(), kMostCards));
    words.drawPiles = {kDeckPile};
    words.outPile = kOutPile;
    words.faceName = faceName;
    words.faceFromName = faceFromName;
    words.agrees = agrees;
    using enum FactSpec::Kind;
    words.facts = {{"turn", OneSeat},
                   {"phase", Choice, {"main", "table-discard", "hand-discard"}},
                   {"round", Number, {}, 1, 99},
                   {"masters", LordOfSeat},
                   {"starter", OneSeat},
                   {"defenses", Number, {}, 0, 2}};
    words.history = {"lowest", "lost", "six",     "six before", "six ranks",
                     "sixes",  "fell", "fell in", "reached",    "last discarded"};
    words.passing = {kInPlayPile, kAssaultRow, kFallenRow};
    words.landing = landing;
    words.load = loadOf;
    words.pileValue = pileValue;
    words.piecesOf = piecesOf;
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    Position p;
    p.options = options;
    p.numbering = numberingOf(options);
    return CastlesReader::readPosition(p, words(options), written, seed, mistakes);
}

Value factsFor(const Position& p, Seat viewer) {
    Value facts = CastlesReader::tell(p, viewer);
    for (Seat seat = static_cast<Seat>(p.seats()); seat < kMaxSeats; ++seat)
        std::erase_if(facts.items, [&](const Value& fact) { return fact.name == realmName(seat); });
    return facts;
}

Description describe(const Position& p) {
    Description description = descriptionOf(factsFor(p, kAllHands), p.table, words(p.options).piles,
                                            [&](CardId card) { return Face{p.kindOf(card)}; });
    // The contents of the deck are not secret: only their order.
    const auto deck = std::ranges::find(description.piles, PileId{kDeckPile},
                                        [](const PileContent& content) { return content.info.id; });
    deck->cards.clear();
    p.deck().forEach([&](unsigned kind) { deck->cards.emplace_back().face = static_cast<Face>(kind); });
    return description;
}

} // namespace drawbridge::castles
