// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/table.h"

#include "caleira/notation.h"
#include "caleira/rules.h"
#include "core/bits.h"
#include "core/words.h"
#include "positions/positionreader.h"

#include <array>
#include <bit>
#include <span>

namespace drawbridge::caleira {

namespace {

constexpr std::array<std::string_view, 5> kEndingNames{"none", "spire-lost", "destroyer-wins",
                                                       "scored-at-once", "hands-empty"};
constexpr std::string_view kResolve = "resolve";
constexpr std::string_view kInDiscard = "discard";

/// The single place of the offer has no real name.
std::string placeName(PileId, int) { return "there"; }
std::optional<int> placeFromName(PileId, std::string_view name) {
    if (name != "there") return {};
    return 0;
}

/// The card whose effect a phase belongs to; kHidden for phases outside of effects.
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
    return std::to_string(ownerOf(p, card) + 1) + "." + std::to_string(rankOf(p, card) + 1);
}

/// "Watchtower 2.3", or "Trebuchet 2 discard" of a card that lies there.
std::string effectText(const Position& p, Effect effect) {
    const std::string name = faceName(kindOf(effect.card)) + " ";
    if (isPiece(p, effect.card)) return name + pieceText(p, effect.card);
    return name + std::to_string(effect.owner + 1) + " " + std::string(kInDiscard);
}

/// Derives knowledge from where the cards lie.
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

/// The same for what is being looked at.
void readSights(Position& p) {
    if (p.phase == Phase::Order || p.phase == Phase::OrderAgain || p.phase == Phase::Look)
        for (int i = 0; i < cardsShown(p); ++i)
            if (const CardId card = p.table.at(kDeck, p.table.size(kDeck) - 1 - i); card != kNoCard)
                p.table.show(card, only(p.acting.owner));
    if (const CardId card = pickedPiece(p); card != kNoCard && p.phase == Phase::ObserveTurn)
        p.table.show(card, only(p.acting.owner));
    for (const CardId card : p.table.cards(kOffer)) p.table.show(card, only(p.acting.owner));
}

class CaleiraReader : public PositionReader<Position, CaleiraReader> {
  public:
    using PositionReader::PositionReader;

    static std::span<const Fact> facts();

    void readFirst();
    void lay() {
        layCards([](Face face) { return CardSetOf<kCards>(kCardsOf[static_cast<std::size_t>(face)]); });
    }
    void readOthers();
    void check();
    void settle() { settlePhase(p_, resolves_); }

  private:
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
        const auto card = bitsOf(picked).first();
        p_.pickedPile = p_.table.pileOf(card);
        p_.pickedPlace = static_cast<std::uint8_t>(p_.table.placeOf(card));
    }

    template <Cards Position::* Member>
    void readPieces(const Value& fact) {
        p_.*Member = pieces(fact);
    }
    template <Cards Position::* Member>
    static Value tellPieces(const Position& p, Seat) {
        return listOf(bitsOf(p.*Member & allPieces(p)),
                      [&](CardId card) { return textValue(pieceText(p, card)); });
    }

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

    /// The most likely card of a kind for a seat's effect written without a place: face up in its castle, in
    /// the discard pile, face down in its castle; each card once.
    CardId likeliest(Kind kind, Seat owner, bool fromDiscard = false) const {
        Cards used = p_.acting.card == kNoCard ? 0 : bit(p_.acting.card);
        for (int i = 0; i < p_.waiting; ++i) used |= bit(p_.queue[static_cast<std::size_t>(i)].card);
        const Cards castle = fromDiscard ? 0 : cardsIn(p_, castleOf(owner)) & kCardsOf[kind] & ~used;
        const Cards discarded = cardsIn(p_, kDiscardPile) & kCardsOf[kind] & ~used;
        for (const Cards cards : {castle & faceUp(p_), discarded, castle})
            if (cards != 0) return bitsOf(cards).first();
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

    /// The card whose effect the phase belongs to, if not specified.
    void findActing() {
        const Face kind = kindInPhase();
        if (p_.acting.card == kNoCard && written_.something("acting") == nullptr && kind != kHidden &&
            isSeat(p_.turn))
            p_.acting = {likeliest(static_cast<Kind>(kind), p_.turn), p_.turn};
        if (p_.acting.card != kNoCard)
            p_.activated |= bit(p_.acting.card);
        else if (kind != kHidden)
            wrong("acting-missing"_mistake, {cardInMistake(faceName(kind))});
    }
    Face kindInPhase() const { return resolves_ ? kHidden : kindActing(p_.phase); }

    /// The only possible partner, if not specified.
    void findPartner() {
        const SeatSet partners = partnersOf(p_, p_.acting.owner);
        if (written_.find("partner") == nullptr && std::has_single_bit(partners))
            p_.partner = static_cast<Seat>(std::countr_zero(partners));
        if (!isSeat(p_.partner) || !contains(partners, p_.partner)) wrong("partner-missing"_mistake);
    }

    void takeOut();

    bool resolves_ = false; ///< the next effect is due to be taken from the queue
};

Value actingOf(const Position& p, Seat) {
    return p.acting.card == kNoCard ? Value() : textValue(effectText(p, p.acting));
}
Value queueOf(const Position& p, Seat) {
    return listOf(std::span(p.queue).first(p.waiting),
                  [&](Effect effect) { return textValue(effectText(p, effect)); });
}
Value pickedOf(const Position& p, Seat) {
    const CardId picked = pickedPiece(p);
    return picked == kNoCard ? Value() : textValue(pieceText(p, picked));
}

std::span<const CaleiraReader::Fact> CaleiraReader::facts() {
    using R = CaleiraReader;
    static constexpr auto kFacts = std::to_array<Fact>({
        seatFact<&Position::turn>("turn"),
        ownFact<&R::readPhase>("phase",
                               [](const Position& p, Seat) { return textValue(phaseName(p.phase)); }),
        seatFact<&Position::starter>("starter"),
        ownFact<&R::readActing>("acting", actingOf),
        ownFact<&R::readQueue>("queue", queueOf),
        ownFact<&R::readPieces<&Position::throned>>("silenced", tellPieces<&Position::throned>),
        ownFact<&R::readPieces<&Position::activated>>("activated", tellPieces<&Position::activated>),
        ownFact<&R::readPicked>("picked", pickedOf),
        seatFact<&Position::partner>("partner"),
        seatsFact<&Position::out>("eliminated"),
        numberFact<&Position::turns, 100>("turns"),
        wordFact<&Position::ending, kEndingNames>("ending"),
        seatsFact<&Position::winners>("winners"),
    });
    return kFacts;
}

void CaleiraReader::readFirst() {
    takeOut();
    for (const WrittenPile& pile : written_.piles)
        for (const WrittenCard& card : pile.cards)
            if (pile.pile >= kFirstCastle && !card.isUp && card.face != kHidden)
                wrong(card.line, "facing-missing"_mistake, {cardInMistake(faceName(card.face))});
    checkNames();
    p_.phase = Phase::Play;
    p_.turn = 0;
    read({"phase"});
    if (p_.phase == Phase::Lot) p_.turn = kNobody;
}

/// CALEIRA-SETUP-7, -9: if the deck is not described in full, two unmentioned cards of it are out.
void CaleiraReader::takeOut() {
    const WrittenPile* deck = written_.pile(kDeck);
    if (deck != nullptr && !deck->more) return;
    auto out = std::ranges::find(written_.piles, PileId{kOut}, &WrittenPile::pile);
    if (out == written_.piles.end()) out = written_.piles.insert(out, {kOut, written_.line, {}});
    WrittenCard any;
    any.line = written_.line;
    while (static_cast<int>(out->cards.size()) < cardsTakenOut(p_.options)) out->cards.push_back(any);
}

void CaleiraReader::readOthers() {
    const int inGame = p_.options.on(Option::Moats) ? kCards : kCardsWithoutMoats;
    const int inPlay = inGame - cardsTakenOut(p_.options);
    if (const int laid = inGame - p_.table.size(kOut); laid > inPlay)
        wrong("too-many-cards"_mistake, {laid, inPlay});
    readKnowledge(p_);
    read({"turn", "acting"});
    findActing();
    p_.starter = p_.phase == Phase::Lot ? kNobody : p_.phase == Phase::Deal ? p_.turn : Seat{0};
    readRest();
    if (p_.phase == Phase::Give || p_.phase == Phase::GiveBack) findPartner();
}

/// Consistency of the phase with the table.
void CaleiraReader::check() {
    readSights(p_);
    if (p_.phase != Phase::Lot && p_.phase != Phase::Over && !isSeat(p_.turn))
        return wrong("turn-missing"_mistake);
    if (p_.phase != Phase::Over && p_.out != 0 && p_.turn != kNobody && !p_.isIn(p_.turn) &&
        p_.acting.card == kNoCard && p_.waiting == 0)
        return wrong("turn-of-eliminated"_mistake);
    for (Seat seat = 0; seat < p_.seats(); ++seat) {
        if (p_.isIn(seat) || p_.phase == Phase::Over) continue;
        if (!p_.table.empty(handOf(seat)) || !p_.table.empty(castleOf(seat)))
            return wrong("cards-of-eliminated"_mistake); // CALEIRA-END-5
    }
    for (Seat seat = 0; seat < p_.seats() && p_.phase != Phase::Over; ++seat) {
        const bool hasDrawn = p_.phase == Phase::Play && seat == p_.turn;
        checkHand(seat, p_.table.size(handOf(seat)), kHandSize + (hasDrawn ? 1 : 0)); // CALEIRA-RULING-33
    }
    if (p_.table.cards(kOffer).empty() != (p_.phase != Phase::GiveBack))
        return wrong("offer-of-exchange"_mistake);
    switch (p_.phase) {
    case Phase::Lot:
    case Phase::Deal:
        if (p_.table.empty(kDeck)) wrong("deck-empty"_mistake);
        if (p_.phase == Phase::Deal && p_.table.size(handOf(p_.turn)) >= kHandSize)
            wrong("hand-dealt"_mistake);
        break;
    case Phase::ObserveTurn:
        if (pickedPiece(p_) == kNoCard || p_.table.isFaceUp(pickedPiece(p_)))
            wrong("picked-looked-at"_mistake);
        break;
    case Phase::WatchAgain:
        if (pickedPiece(p_) == kNoCard) wrong("picked-first"_mistake);
        break;
    case Phase::Order:
    case Phase::OrderAgain:
        if (p_.table.size(kDeck) - p_.table.looseIn(kDeck) < cardsShown(p_))
            wrong("top-cards-hidden"_mistake);
        if (cardsShown(p_) < (p_.phase == Phase::Order ? 2 : kCardsSeen)) wrong("nothing-to-order"_mistake);
        break;
    default: break;
    }
    checkEnding(p_.phase == Phase::Over, p_.ending != Ending::None, p_.winners != 0);
    // Seats that have seen a card of the deck have seen all above it.
    SeatSet above = kAllSeats;
    for (int place = p_.table.size(kDeck) - 1; place >= p_.table.looseIn(kDeck); --place) {
        const SeatSet known = p_.table.knownTo(p_.table.at(kDeck, place));
        if ((known & ~above) != 0) wrong("deck-seen-from-top"_mistake);
        above = known;
    }
}

/// A card put into a castle goes to its end, up or down by the strip it is dropped on; dropped on another
/// card it lies face down.
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
        {"turn", OneSeat},
        {"phase",
         Choice,
         {"play", "barracks", "throne-room", "trebuchet", "observatory", "watchtower", "marketplace-with"}},
        {"starter", OneSeat},
        {"turns", Number, {}, 0, 100}};
    if (options.seats > 2) words.facts.push_back({"eliminated", Seats});
    words.history = {"queue", "silenced", "activated", "picked", "acting"};
    words.passing = {kOffer};
    words.landing = landing;
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    Position p;
    p.options = options;
    return CaleiraReader::readPosition(p, words(options), written, seed, mistakes);
}

Value factsFor(const Position& p, Seat viewer) { return CaleiraReader::tell(p, viewer); }

Description describe(const Position& p) {
    return descriptionOf(factsFor(p, kAllHands), p.table, piles(p.options),
                         [](CardId card) { return static_cast<Face>(kindOf(card)); });
}

} // namespace drawbridge::caleira
