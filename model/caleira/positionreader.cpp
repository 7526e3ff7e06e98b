// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/positionreader.h"

#include "caleira/notation.h"
#include "caleira/rules.h"
#include "caleira/table.h"
#include "core/bits.h"
#include "core/words.h"
#include "positions/factreader.h"

#include <array>

namespace drawbridge::caleira {

namespace {

constexpr std::array<std::string_view, 5> kEndingNames{"none", "spire-lost", "destroyer-wins",
                                                       "scored-at-once", "hands-empty"};
constexpr std::string_view kResolve = "resolve";
constexpr std::string_view kInDiscard = "discard";

/// The one place of the offer needs no name.
std::string placeName(PileId, int) { return "there"; }
std::optional<int> placeFromName(PileId, std::string_view name) {
    if (name != "there") return {};
    return 0;
}

/// The card whose effect a phase carries out; kHidden for phases outside of effects.
Face kindActing(Phase phase) {
    switch (phase) {
    case Phase::Barracks: return kBarracks;
    case Phase::ThroneRoom: return kThroneRoom;
    case Phase::Trebuchet: return kTrebuchet;
    case Phase::Observe:
    case Phase::ObserveTurn: return kObservatory;
    case Phase::Watch:
    case Phase::WatchAgain: return kWatchtower;
    case Phase::Look:
    case Phase::Order:
    case Phase::OrderAgain: return kWizardTower;
    case Phase::Partner:
    case Phase::Give:
    case Phase::GiveBack: return kMarketplace;
    default: return kHidden;
    }
}

/// "2.3": the third piece of castle 2.
std::string pieceText(const Position& p, CardId card) {
    const Seat owner = ownerOf(p, card);
    const Row row = rowOf(p, owner);
    const auto rank = std::find(row.piece.begin(), row.piece.begin() + row.size, card) - row.piece.begin();
    return std::to_string(owner + 1) + "." + std::to_string(rank + 1);
}

/// "Watchtower 2.3", or "Trebuchet 2 discard" of a card that lies there.
std::string effectText(const Position& p, Effect effect) {
    const std::string name = faceName(kindOf(effect.card)) + " ";
    if (isPiece(p, effect.card)) return name + pieceText(p, effect.card);
    return name + std::to_string(effect.owner + 1) + " " + std::string(kInDiscard);
}

/// Reads the members of a position that are no piles.
class CaleiraFacts : public FactsOf<Position, CaleiraFacts> {
  public:
    CaleiraFacts(Position& position, const WrittenPosition& written, Mistakes& mistakes)
        : FactsOf(position, position.options.seats, written, mistakes) {}

    /// What follows from the phase where nothing else is said.
    void readFirst();
    /// The rest, the cards being in their places.
    void readOthers();

    /// Whether the next effect is to be taken from the queue.
    bool resolves() const { return resolves_; }

    void readPhase(const Value& fact) {
        std::vector<std::string_view> phases = namesOf(static_cast<int>(Phase::Over) + 1, phaseName);
        phases.push_back(kResolve);
        const std::size_t index = oneOf(fact, phases);
        resolves_ = index + 1 == phases.size();
        if (!resolves_) p_.phase = static_cast<Phase>(index);
    }

    void readActing(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        p_.acting = effectFrom(fact);
        if (p_.acting.card != kNoCard && kindInPhase() != kindOf(p_.acting.card))
            wrong(fact.line, "phase-of-other-card"_mistake);
    }

    void readQueue(const Value& fact) {
        for (const Value& one : listed(fact)) {
            const Effect effect = effectFrom(one);
            if (effect.card == kNoCard) return;
            if (p_.waiting >= kMostPending / 2) return wrong(one.line, "too-many-effects"_mistake);
            p_.queue[p_.waiting++] = effect;
            p_.activated |= bit(effect.card);
        }
    }

    void readPicked(const Value& fact) {
        const Cards picked = pieces(fact);
        if (bitCount(picked) > 1) wrong(fact.line, "one-piece-picked"_mistake);
        if (!std::has_single_bit(picked)) return;
        const auto card = static_cast<CardId>(std::countr_zero(picked));
        p_.pickedPile = p_.table.pileOf(card);
        p_.pickedPlace = static_cast<std::uint8_t>(p_.table.placeOf(card));
    }

    template <Cards Position::* Member>
    static constexpr Fact piecesFact(std::string_view name) {
        return {name, [](CaleiraFacts& r, const Value& fact) { r.p_.*Member = r.pieces(fact); },
                [](const Position& p, Seat) {
                    Value names = Value::ofKind(Value::Kind::List);
                    for (Cards rest = p.*Member & allPieces(p); rest != 0; rest &= rest - 1)
                        names.items.push_back(
                            textValue(pieceText(p, static_cast<CardId>(std::countr_zero(rest)))));
                    return names;
                }};
    }

  private:
    /// "2.3".
    std::optional<CardId> pieceFrom(std::string_view text) {
        const auto aimed = fromText(p_, "aim " + std::string(text));
        if (!aimed) return {};
        const CardId card = pieceAt(p_, aimed->operand[0], aimed->operand[1]);
        if (card == kNoCard) return {};
        return card;
    }

    Cards pieces(const Value& fact) {
        Cards cards = 0;
        for (const Value& one : listed(fact)) {
            if (const auto card = one.isText() ? pieceFrom(one.text) : std::nullopt)
                cards |= bit(*card);
            else
                wrong(one.line, "pieces-by-place"_mistake, {fact.name});
        }
        return cards;
    }

    /// The likeliest card of a kind for an effect of a seat that is said without a place: face up in its
    /// castle, in the discard pile, face down in its castle; each card once.
    CardId likeliest(Kind kind, Seat owner, bool fromDiscard = false) const {
        Cards used = p_.acting.card == kNoCard ? 0 : bit(p_.acting.card);
        for (int i = 0; i < p_.waiting; ++i) used |= bit(p_.queue[static_cast<std::size_t>(i)].card);
        const Cards castle = fromDiscard ? 0 : cardsIn(p_, castleOf(owner)) & kCardsOf[kind] & ~used;
        const Cards discarded = cardsIn(p_, kDiscardPile) & kCardsOf[kind] & ~used;
        for (const Cards cards : {castle & faceUp(p_), discarded, castle})
            if (cards != 0) return static_cast<CardId>(std::countr_zero(cards));
        return kNoCard;
    }

    /// "Watchtower 2.3", "Watchtower 2", "Trebuchet 2 discard"; no card if it is none of them.
    Effect effectIn(std::string_view text) {
        const auto word = splitWords(text);
        if (word.size() < 2) return {};
        const Face face = faceFromName(word[0]).value_or(kHidden);
        if (face == kHidden || !hasEffect(static_cast<Kind>(face))) return {};
        if (const auto piece = pieceFrom(word[1]))
            return kindOf(*piece) == face ? Effect{*piece, ownerOf(p_, *piece)} : Effect{};
        const bool fromDiscard = word.size() == 3 && word[2] == kInDiscard;
        const int number = word[1].size() == 1 ? word[1][0] - '0' : 0;
        if (number < 1 || number > seats_ || (word.size() > 2 && !fromDiscard)) return {};
        const auto owner = static_cast<Seat>(number - 1);
        return {likeliest(static_cast<Kind>(face), owner, fromDiscard), owner};
    }

    Effect effectFrom(const Value& fact) {
        const Effect effect = effectIn(fact.text);
        if (effect.card == kNoCard) wrong(fact.line, "no-such-effect"_mistake, {fact.text});
        return effect;
    }

    /// The card whose effect the phase carries out, if nobody says which.
    void findActing() {
        const Face kind = kindInPhase();
        if (p_.acting.card == kNoCard && written_.something("acting") == nullptr && kind != kHidden &&
            isSeat(p_.turn))
            p_.acting = {likeliest(static_cast<Kind>(kind), p_.turn), p_.turn};
        if (p_.acting.card != kNoCard)
            p_.activated |= bit(p_.acting.card);
        else if (kind != kHidden)
            wrong(written_.line, "acting-missing"_mistake, {cardInMistake(faceName(kind))});
    }
    Face kindInPhase() const { return resolves_ ? kHidden : kindActing(p_.phase); }

    /// The only one there is, if nobody says which.
    void findPartner() {
        const SeatSet partners = partnersOf(p_, p_.acting.owner);
        if (written_.find("partner") == nullptr && std::has_single_bit(partners))
            p_.partner = static_cast<Seat>(std::countr_zero(partners));
        if (!isSeat(p_.partner) || !contains(partners, p_.partner))
            wrong(written_.line, "partner-missing"_mistake);
    }

    bool resolves_ = false;
};

Value queueOf(const Position& p) {
    Value queue = Value::ofKind(Value::Kind::List);
    for (int i = 0; i < p.waiting; ++i)
        queue.items.push_back(textValue(effectText(p, p.queue[static_cast<std::size_t>(i)])));
    return queue;
}

constexpr auto kFactTable = std::to_array<CaleiraFacts::Fact>({
    CaleiraFacts::seatFact<&Position::turn>("turn"),
    {"phase", [](CaleiraFacts& r, const Value& fact) { r.readPhase(fact); },
     [](const Position& p, Seat) { return textValue(phaseName(p.phase)); }},
    CaleiraFacts::seatFact<&Position::starter>("starter"),
    {"acting", [](CaleiraFacts& r, const Value& fact) { r.readActing(fact); },
     [](const Position& p, Seat) {
         return p.acting.card == kNoCard ? Value() : textValue(effectText(p, p.acting));
     }},
    {"queue", [](CaleiraFacts& r, const Value& fact) { r.readQueue(fact); },
     [](const Position& p, Seat) { return queueOf(p); }},
    CaleiraFacts::piecesFact<&Position::throned>("silenced"),
    CaleiraFacts::piecesFact<&Position::activated>("activated"),
    {"picked", [](CaleiraFacts& r, const Value& fact) { r.readPicked(fact); },
     [](const Position& p, Seat) {
         const CardId picked = pickedPiece(p);
         return picked == kNoCard ? Value() : textValue(pieceText(p, picked));
     }},
    CaleiraFacts::seatFact<&Position::partner>("partner"),
    CaleiraFacts::seatsFact<&Position::out>("eliminated"),
    CaleiraFacts::numberFact<&Position::turns, 100>("turns"),
    CaleiraFacts::wordFact<&Position::ending, kEndingNames>("ending"),
    CaleiraFacts::seatsFact<&Position::winners>("winners"),
});

void CaleiraFacts::readFirst() {
    checkAll(kFactTable, words(p_.options));
    p_.phase = Phase::Play;
    p_.turn = 0;
    read(kFactTable, {"phase"});
    if (p_.phase == Phase::Lot) p_.turn = kNobody;
}

void CaleiraFacts::readOthers() {
    read(kFactTable, {"turn", "acting"});
    findActing();
    p_.starter = p_.phase == Phase::Lot ? kNobody : p_.phase == Phase::Deal ? p_.turn : Seat{0};
    readRest(kFactTable);
    if (p_.phase == Phase::Give || p_.phase == Phase::GiveBack) findPartner();
}

/// CALEIRA-SETUP-7, -9: where the deck is not described in full, two cards of it are out that nobody
/// mentions.
void takeOut(WrittenPosition& written, const Options& options) {
    const auto deck = std::ranges::find(written.piles, PileId{kDeck}, &WrittenPile::pile);
    if (deck != written.piles.end() && !deck->more) return;
    auto out = std::ranges::find(written.piles, PileId{kOut}, &WrittenPile::pile);
    if (out == written.piles.end()) out = written.piles.insert(out, {kOut, written.line, {}});
    WrittenCard any;
    any.line = written.line;
    while (static_cast<int>(out->cards.size()) < cardsTakenOut(options)) out->cards.push_back(any);
}

void checkOut(const Position& p, int line, Mistakes& mistakes) {
    const int missing = cardsTakenOut(p.options) - p.table.size(kOut);
    const int inGame = (p.options.on(Option::Moats) ? kCards : kCardsWithoutMoats) - cardsTakenOut(p.options);
    if (missing > 0) mistakes.push_back({line, "too-many-cards"_mistake, {inGame + missing, inGame}});
}

/// Who sees what follows from where the cards lie.
void readKnowledge(Position& p) {
    for (Seat seat = 0; seat < p.seats(); ++seat)
        for (const PileId pile : {handOf(seat), castleOf(seat)})
            for (const CardId card : p.table.cards(pile)) {
                p.table.show(card, only(seat));
                if (pile == handOf(seat)) p.table.move(card, pile, 0);
            }
    for (const CardId card : p.table.cards(kDiscardPile)) p.table.turnUp(card); // CALEIRA-INFO-3
    for (const CardId card : p.table.cards(kOut))
        if (p.phase != Phase::Over || p.table.knownTo(card) != kAllSeats) p.table.turnUp(card);
}

/// The same, for what is being looked at.
void readSights(Position& p) {
    if (p.phase == Phase::Order || p.phase == Phase::OrderAgain || p.phase == Phase::Look)
        for (int i = 0; i < cardsShown(p); ++i)
            if (const CardId card = p.table.at(kDeck, p.table.size(kDeck) - 1 - i); card != kNoCard)
                p.table.show(card, only(p.acting.owner));
    if (const CardId card = pickedPiece(p); card != kNoCard && p.phase == Phase::ObserveTurn)
        p.table.show(card, only(p.acting.owner));
    for (const CardId card : p.table.cards(kOffer)) p.table.show(card, only(p.acting.owner));
}

/// CALEIRA-RULING-33: every turn leaves two cards in the hand, or fewer, and begins with drawing one.
void checkHands(const Position& p, int line, Mistakes& mistakes) {
    for (Seat seat = 0; seat < p.seats() && p.phase != Phase::Over; ++seat) {
        const int held = p.table.size(handOf(seat));
        const int most = kHandSize + (p.phase == Phase::Play && seat == p.turn ? 1 : 0);
        if (held > most)
            mistakes.push_back({line, "hand-over-limit"_mistake, {seatInMistake(seat), held, most}});
    }
}

/// What the phase asks of the table.
void checkPhase(const Position& p, int line, Mistakes& mistakes) {
    const auto wrong = [&](MistakeCode code) { mistakes.push_back({line, code}); };
    if (p.phase != Phase::Lot && p.phase != Phase::Over && !isSeat(p.turn))
        return wrong("turn-missing"_mistake);
    if (p.phase != Phase::Over && p.out != 0 && p.turn != kNobody && !p.isIn(p.turn) &&
        p.acting.card == kNoCard && p.waiting == 0)
        return wrong("turn-of-eliminated"_mistake);
    for (Seat seat = 0; seat < p.seats(); ++seat) {
        if (p.isIn(seat) || p.phase == Phase::Over) continue;
        if (!p.table.empty(handOf(seat)) || !p.table.empty(castleOf(seat)))
            return wrong("cards-of-eliminated"_mistake); // CALEIRA-END-5
    }
    checkHands(p, line, mistakes);
    if (p.table.cards(kOffer).empty() != (p.phase != Phase::GiveBack))
        return wrong("offer-of-exchange"_mistake);
    switch (p.phase) {
    case Phase::Lot:
    case Phase::Deal:
        if (p.table.empty(kDeck)) wrong("deck-empty"_mistake);
        if (p.phase == Phase::Deal && p.table.size(handOf(p.turn)) >= kHandSize) wrong("hand-dealt"_mistake);
        break;
    case Phase::ObserveTurn:
        if (pickedPiece(p) == kNoCard || p.table.isFaceUp(pickedPiece(p))) wrong("picked-looked-at"_mistake);
        break;
    case Phase::WatchAgain:
        if (pickedPiece(p) == kNoCard) wrong("picked-first"_mistake);
        break;
    case Phase::Order:
    case Phase::OrderAgain:
        if (p.table.size(kDeck) - p.table.looseIn(kDeck) < cardsShown(p)) wrong("top-cards-hidden"_mistake);
        if (cardsShown(p) < (p.phase == Phase::Order ? 2 : kCardsSeen)) wrong("nothing-to-order"_mistake);
        break;
    case Phase::Over:
        if (p.ending == Ending::None) wrong("ending-missing"_mistake);
        break;
    default: break;
    }
    if (p.phase != Phase::Over && (p.ending != Ending::None || p.winners != 0))
        wrong("ending-before-over"_mistake);
    // Who has seen a card of the deck has seen all above it.
    SeatSet above = kAllSeats;
    for (int place = p.table.size(kDeck) - 1; place >= p.table.looseIn(kDeck); --place) {
        const SeatSet known = p.table.knownTo(p.table.at(kDeck, place));
        if ((known & ~above) != 0) wrong("deck-seen-from-top"_mistake);
        above = known;
    }
}

/// A card of a castle comes to its end, up or down by the strip it is put on; one put on another card lies
/// down like a card that is played so.
std::optional<Piece> landing(std::span<const Piece> pieces, PileId pile, int place, Face face) {
    if (pile == kOffer) return {};
    Piece landed{0, pile, 0, face, place == kOpenStrip};
    for (const Piece& piece : pieces)
        if (piece.pile == pile && piece.place >= landed.place)
            landed.place = static_cast<std::uint8_t>(piece.place + 1);
    return landed;
}

} // namespace

TableWords words(const Options& options) {
    TableWords words;
    words.cards = CardSet::range(0, options.on(Option::Moats) ? kCards : kCardsWithoutMoats);
    words.piles = piles(options);
    words.drawPiles = {kDeck};
    words.outPile = kOut;
    words.shuffles = false; // CALEIRA-DRAW-5
    words.faceName = faceName;
    words.faceFromName = faceFromName;
    words.placeName = placeName;
    words.placeFromName = placeFromName;
    using enum FactSpec::Kind;
    words.facts = {
        {"turn", OneSeat, {}, 0, 0},
        {"phase",
         Choice,
         {"play", "barracks", "throne-room", "trebuchet", "observatory", "watchtower", "marketplace-with"},
         0,
         0},
        {"starter", OneSeat, {}, 0, 0},
        {"turns", Number, {}, 0, 100}};
    if (options.seats > 2) words.facts.push_back({"eliminated", Seats, {}, 0, 0});
    words.history = {"queue", "silenced", "activated", "picked", "acting"};
    words.passing = {kOffer};
    words.landing = landing;
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    const std::size_t before = mistakes.size();
    Position p;
    p.options = options;
    const TableWords names = words(options);
    WrittenPosition position = readPiles(written, names, mistakes);
    takeOut(position, options);
    for (const WrittenPile& pile : position.piles)
        for (const WrittenCard& card : pile.cards)
            if (pile.pile >= kFirstCastle && !card.isUp && card.face != kHidden)
                mistakes.push_back(
                    {card.line, "facing-missing"_mistake, {cardInMistake(faceName(card.face))}});
    CaleiraFacts facts(p, position, mistakes);
    facts.readFirst();
    if (mistakes.size() != before) return {};
    const auto cardsOf = [](Face face) {
        return CardSetOf<kCards>(kCardsOf[static_cast<std::size_t>(face)]);
    };
    if (!layOut(p.table, position, names, cardsOf, seed, mistakes)) return {};
    checkOut(p, position.line, mistakes);
    readKnowledge(p);
    facts.readOthers();
    if (mistakes.size() != before) return {};
    readSights(p);
    checkPhase(p, position.line, mistakes);
    if (mistakes.size() != before) return {};
    settlePhase(p, facts.resolves());
    return p;
}

Value factsFor(const Position& p, Seat viewer) { return CaleiraFacts::tell(kFactTable, p, viewer); }

Description describe(const Position& p) {
    return descriptionOf(factsFor(p, kAllHands), p.table, piles(p.options),
                         [](CardId card) { return static_cast<Face>(kindOf(card)); });
}

} // namespace drawbridge::caleira
