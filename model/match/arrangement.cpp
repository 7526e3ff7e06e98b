// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/arrangement.h"

#include "match/setup.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace drawbridge {

namespace {

bool isNamed(const Value& fact, std::string_view name) { return plainName(fact.name) == plainName(name); }

int cardsIn(const std::vector<BoxedKind>& box) {
    return std::accumulate(box.begin(), box.end(), 0,
                           [](int sum, const BoxedKind& kind) { return sum + kind.count; });
}

} // namespace

Arrangement::Arrangement(const GameInfo& game, Setup setup)
    : game_(&game)
    , setup_(std::move(setup))
    , words_(game.words(setup_))
    , piles_(game.piles(setup_))
    , total_(cardsIn(game.box(setup_)))
    , last_(game.start(setup_))
    , lot_(static_cast<Seed>(total_)) {
    look();
}

Arrangement::Arrangement(const GameState& state)
    : Arrangement(state.game(), state.setup()) {
    draft_ = draftOf(state);
    look();
}

Arrangement::Arrangement(const GameInfo& game, Setup setup, const Value& position)
    : Arrangement(game, std::move(setup)) {
    Mistakes mistakes;
    if (const auto state = game_->readPosition(setup_, position, 0, mistakes))
        draft_ = draftOf(*state);
    else
        layWritten(position);
    look();
}

Arrangement::Arrangement(const Arrangement& before, const GameState& opening)
    : Arrangement(opening.game(), opening.setup()) {
    const int seats = std::min(before.setup_.seats, setup_.seats);
    const auto add = [&](const Card& card, std::string_view pile) {
        const auto here = std::ranges::find(piles_, pile, &PileInfo::name);
        if (here == piles_.end()) return;
        Card moved = card;
        moved.piece.pile = here->id;
        // For a hand any other card will do.
        if (moved.piece.face != kHidden && !isLeft(moved.piece.face)) {
            const std::vector<BoxedKind> box = game_->box(setup_);
            const auto other =
                std::ranges::find_if(box, [this](const BoxedKind& kind) { return left(kind) > 0; });
            if (here->kind != PileKind::Hand || other == box.end()) return;
            moved.piece.face = other->prints.front().face;
        }
        insert(std::move(moved));
    };
    for (const Card& card : before.draft_.cards) add(card, before.infoOf(card.piece.pile)->name);
    const Draft dealt = draftOf(opening);
    for (const Card& card : dealt.cards)
        if (const PileInfo* pile = infoOf(card.piece.pile);
            isSeat(pile->owner) && pile->owner >= before.setup_.seats)
            add(card, pile->name);
    // Facts must not name seats that no longer exist.
    const auto isGone = [seats](const Value& seat) {
        return seat.isNumber() && seat.number > static_cast<std::uint64_t>(seats);
    };
    for (Value fact : before.withoutMoment(before.draft_).facts.items) {
        const FactSpec* spec = specOf(fact.name);
        if (spec == nullptr || (spec->kind == FactSpec::Kind::OneSeat && isGone(fact))) continue;
        std::erase_if(fact.items, [&](const Value& one) {
            return isGone(one) || (fact.isMap() && one.name > std::to_string(seats));
        });
        draft_.facts.items.push_back(std::move(fact));
    }
    look();
}

// ---- what lies where -------------------------------------------------------------------------------------

bool Arrangement::isPassing(PileId pile) const {
    return std::ranges::find(words_.passing, pile) != words_.passing.end();
}

const FactSpec* Arrangement::specOf(std::string_view name) const {
    const auto found = std::ranges::find_if(
        words_.facts, [&](const FactSpec& spec) { return plainName(spec.name) == plainName(name); });
    return found == words_.facts.end() ? nullptr : &*found;
}

const PileInfo* Arrangement::infoOf(PileId pile) const {
    const auto found = std::ranges::find(piles_, pile, &PileInfo::id);
    return found == piles_.end() ? nullptr : &*found;
}

int Arrangement::countIn(PileId pile) const {
    return static_cast<int>(
        std::ranges::count_if(draft_.cards, [pile](const Card& card) { return card.piece.pile == pile; }));
}

std::size_t Arrangement::drawIndex(PileId pile) const {
    return static_cast<std::size_t>(std::ranges::find(words_.drawPiles, pile) - words_.drawPiles.begin());
}

/// How many undetermined cards lie in a draw pile.
int Arrangement::looseIn(PileId pile) const {
    if (!words_.isDrawPile(pile)) return 0;
    if (state_) {
        const std::vector<Piece> all = state_->viewFor(kNobody).pieces;
        return static_cast<int>(std::ranges::count(all, pile, &Piece::pile)) - countIn(pile);
    }
    const auto index = static_cast<int>(drawIndex(pile));
    if (draft_.loose) return (*draft_.loose)[static_cast<std::size_t>(index)];
    const auto piles = static_cast<int>(words_.drawPiles.size());
    const int rest = std::max(0, total_ - static_cast<int>(draft_.cards.size()));
    return rest / piles + (index < rest % piles ? 1 : 0);
}

std::vector<int> Arrangement::looseNow() const {
    std::vector<int> loose;
    for (const PileId pile : words_.drawPiles) loose.push_back(looseIn(pile));
    return loose;
}

/// How many unplaced cards are in no draw pile.
int Arrangement::inBox() const {
    const std::vector<int> loose = looseNow();
    return std::max(0, total_ - static_cast<int>(draft_.cards.size()) -
                           std::accumulate(loose.begin(), loose.end(), 0));
}

int Arrangement::height(PileId pile) const { return countIn(pile) + looseIn(pile); }

int Arrangement::mostHeight(PileId pile) const { return height(pile) + inBox(); }

int Arrangement::placeInView(const Card& card) const {
    const PileInfo* info = infoOf(card.piece.pile);
    if (info == nullptr || hasPlaces(info->kind)) return card.piece.place;
    const auto first = std::ranges::find_if(
        draft_.cards, [&](const Card& other) { return other.piece.pile == card.piece.pile; });
    return looseIn(card.piece.pile) + static_cast<int>(&card - &*first);
}

Piece Arrangement::pieceOf(const Card& card) const {
    Piece piece = card.piece;
    piece.place = static_cast<std::uint8_t>(placeInView(card));
    return piece;
}

/// All pieces on the table, unhidden.
std::vector<Piece> Arrangement::pieces() const {
    std::vector<Piece> all;
    for (const PileInfo& pile : piles_) {
        for (int place = 0; place < looseIn(pile.id); ++place)
            all.push_back({0, pile.id, static_cast<std::uint8_t>(place)});
        for (const Card& card : draft_.cards)
            if (card.piece.pile == pile.id) all.push_back(pieceOf(card));
    }
    return all;
}

View Arrangement::view(Seat viewer) const {
    if (state_) return viewOf(*state_, viewer);
    View view = viewOf(*last_, viewer);
    view.pieces = pieces();
    view.shown.reset();
    if (viewer == kAllHands) return view;
    for (Piece& piece : view.pieces) {
        const PileInfo& pile = *infoOf(piece.pile);
        const bool isOwn = isSeat(viewer) && pile.owner == viewer && pile.kind == PileKind::Hand;
        if (!piece.faceUp && !isOwn) piece = {0, piece.pile, piece.place};
    }
    return view;
}

/// The card behind a piece of the view; none for unplaced ones.
std::optional<std::size_t> Arrangement::find(const Piece& piece) const {
    const PileInfo* words = words_.pile(piece.pile);
    const PileInfo* info = infoOf(piece.pile);
    if (info == nullptr) return {};
    // In an unordered pile any card of that face will do.
    const bool isHeap = info->kind == PileKind::Hand || (words != nullptr && words->kind == PileKind::Hand);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < draft_.cards.size(); ++i) {
        const Card& card = draft_.cards[i];
        if (card.piece.pile != piece.pile) continue;
        if (isHeap && piece.face != kHidden ? card.piece.face == piece.face
                                            : placeInView(card) == piece.place)
            found = i;
    }
    return found;
}

int Arrangement::left(const BoxedKind& kind) const {
    const auto laid = std::ranges::count_if(draft_.cards, [&](const Card& card) {
        return std::ranges::find(kind.prints, card.piece.face, &Print::face) != kind.prints.end();
    });
    return std::max(0, kind.count - static_cast<int>(laid));
}

bool Arrangement::isLeft(Face face) const {
    const std::vector<BoxedKind> box = game_->box(setup_);
    const auto kind = std::ranges::find_if(box, [&](const BoxedKind& one) {
        return std::ranges::find(one.prints, face, &Print::face) != one.prints.end();
    });
    return kind != box.end() && left(*kind) > 0;
}

bool Arrangement::takesCards(PileId pile) const { return infoOf(pile) != nullptr && !isPassing(pile); }

bool Arrangement::canTurnOver(const Piece& piece) const {
    const PileInfo* info = infoOf(piece.pile);
    return info != nullptr && (info->kind == PileKind::Row || info->faced) && takesCards(piece.pile) &&
           find(piece).has_value();
}

// ---- changes ---------------------------------------------------------------------------------------------

/// Moving a card by hand clears the facts about the past.
void Arrangement::begin() {
    std::erase_if(draft_.facts.items, [this](const Value& fact) {
        return std::ranges::any_of(words_.history,
                                   [&](std::string_view name) { return isNamed(fact, name); });
    });
}

/// Takes an unplaced card from the box, or if that is empty from the highest draw pile.
void Arrangement::takeLoose() {
    if (!draft_.loose || inBox() > 0) return;
    const auto highest = std::ranges::max_element(*draft_.loose);
    if (highest != draft_.loose->end() && *highest > 0) --*highest;
}

/// Cards become unplaced: they go to the lowest draw piles, or to the box if there are others in it.
void Arrangement::giveLoose(int cards) {
    if (!draft_.loose || draft_.loose->empty() || inBox() > cards) return;
    for (; cards > 0; --cards) ++*std::ranges::min_element(*draft_.loose);
}

/// Whether cards in a pile are face up by default.
bool Arrangement::showsFaces(const PileInfo& pile) const {
    return pile.kind == PileKind::Grid || (pile.kind == PileKind::Stack && !pile.faced &&
                                           !words_.isDrawPile(pile.id) && !isSeat(pile.owner));
}

/// Cards of a hand are sorted by face.
void Arrangement::insert(Card card) {
    const PileInfo* info = infoOf(card.piece.pile);
    const auto key = [&](const Card& one) {
        const int within = info->kind == PileKind::Hand ? one.piece.face
                           : hasPlaces(info->kind)      ? one.piece.place
                                                        : 0;
        return std::pair(int{one.piece.pile}, within);
    };
    const auto behind = std::ranges::upper_bound(draft_.cards, key(card), {}, [&](const Card& one) {
        return one.piece.pile == card.piece.pile ? key(one) : std::pair(int{one.piece.pile}, 0);
    });
    draft_.cards.insert(behind, std::move(card));
}

Arrangement::Card Arrangement::take(std::size_t index) {
    Card card = draft_.cards[index];
    draft_.cards.erase(draft_.cards.begin() + static_cast<std::ptrdiff_t>(index));
    return card;
}

/// Removes a piece, and returns those that lie on it.
std::vector<Arrangement::Card> Arrangement::takeWithLoad(const Piece& piece) {
    std::vector<Card> load;
    if (words_.load != nullptr)
        for (const Piece& one : words_.load(pieces(), piece))
            if (const auto at = find(one)) load.push_back(take(*at));
    take(*find(piece));
    return load;
}

Arrangement::Attempt Arrangement::put(Card card, PileId pile, int place, const Piece* from) {
    if (!takesCards(pile)) return Attempt::NotThere;
    const PileInfo& info = *infoOf(pile);
    const PileInfo* before = from != nullptr ? infoOf(from->pile) : nullptr;
    const bool keepsFacing = before != nullptr && before->faced && info.faced;
    card.piece.handle = 0;
    card.piece.pile = pile;
    card.piece.place = 0;
    if (!keepsFacing) card.piece.faceUp = showsFaces(info);
    card.shownTo = 0;
    card.marks.clear();
    if (!hasPlaces(info.kind)) {
        insert(std::move(card));
        return Attempt::Done;
    }
    if (words_.landing != nullptr) {
        const auto landed = words_.landing(pieces(), pile, place, card.piece.face);
        if (!landed) return Attempt::NotThere;
        card.piece = *landed;
        insert(std::move(card));
        return Attempt::Done;
    }
    const auto isTaken = [&](int at) {
        return std::ranges::any_of(draft_.cards, [&](const Card& other) {
            return other.piece.pile == pile && other.piece.place == at;
        });
    };
    for (int at = 0; place < 0 && at < info.places; ++at)
        if (!isTaken(at)) place = at;
    if (place < 0 || place >= info.places) return Attempt::NotThere;
    std::optional<Card> other;
    for (std::size_t i = 0; i < draft_.cards.size() && !other; ++i)
        if (draft_.cards[i].piece.pile == pile && draft_.cards[i].piece.place == place) other = take(i);
    card.piece.place = static_cast<std::uint8_t>(place);
    insert(std::move(card));
    if (other && before != nullptr) {
        const Piece there = other->piece;
        put(std::move(*other), from->pile, hasPlaces(before->kind) ? from->place : -1, &there);
    }
    return Attempt::Done;
}

Arrangement::Attempt Arrangement::add(Face face, PileId pile, int place) {
    if (!isLeft(face)) return Attempt::NoneLeft;
    Draft before = draft_;
    begin();
    takeLoose();
    Card card;
    card.piece.face = face;
    if (const Attempt result = put(card, pile, place, nullptr); result != Attempt::Done) {
        draft_ = std::move(before);
        return result;
    }
    look();
    return Attempt::Done;
}

Arrangement::Attempt Arrangement::addAny(PileId pile, int place) {
    std::vector<Face> faces;
    for (const BoxedKind& kind : game_->box(setup_))
        faces.insert(faces.end(), static_cast<std::size_t>(left(kind)), kind.prints.front().face);
    // A face that cannot lie there is not the next one.
    while (!faces.empty()) {
        const std::uint32_t index = lot_.below(static_cast<std::uint32_t>(faces.size()));
        const Face face = faces[index];
        if (const Attempt result = add(face, pile, place); result == Attempt::Done) return result;
        std::erase(faces, face);
    }
    return takesCards(pile) ? Attempt::NoneLeft : Attempt::NotThere;
}

Arrangement::Attempt Arrangement::move(const Piece& piece, PileId pile, int place) {
    const auto index = find(piece);
    if (!index) return piece.face == kHidden ? addAny(pile, place) : add(piece.face, pile, place);
    const PileInfo* info = infoOf(pile);
    if (info == nullptr) return Attempt::NotThere;
    if (piece.pile == pile && !hasPlaces(info->kind)) return Attempt::Done;
    Draft before = draft_;
    begin();
    const Card card = draft_.cards[*index];
    std::vector<Card> carried = takeWithLoad(piece);
    const Attempt result = put(card, pile, place, &piece);
    if (result != Attempt::Done) {
        draft_ = std::move(before);
        return result;
    }
    // The pieces on it move along where they can; else they become unplaced.
    if (!carried.empty() && hasPlaces(info->kind)) {
        int home = -1;
        for (const Card& one : draft_.cards)
            if (one.piece.pile == pile && one.piece.face == card.piece.face)
                home = std::max(home, int{one.piece.place});
        for (Card& one : carried) put(std::move(one), pile, home, nullptr);
    }
    look();
    return Attempt::Done;
}

void Arrangement::remove(const Piece& piece) {
    if (!find(piece)) return;
    begin();
    giveLoose(static_cast<int>(takeWithLoad(piece).size()) + 1);
    look();
}

void Arrangement::turnOver(const Piece& piece) {
    if (!canTurnOver(piece)) return;
    begin();
    Piece& turned = draft_.cards[*find(piece)].piece;
    turned.faceUp = !turned.faceUp;
    look();
}

void Arrangement::setHeight(PileId pile, int cards) {
    if (!words_.isDrawPile(pile) || height(pile) == cards) return;
    std::vector<int> loose = looseNow();
    loose[drawIndex(pile)] = std::clamp(cards, countIn(pile), mostHeight(pile)) - countIn(pile);
    begin();
    draft_.loose = std::move(loose);
    look();
}

void Arrangement::setFact(std::string_view name, Value value) {
    // Transient facts do not survive a change of phase or turn.
    if (name == "phase" || name == "turn") draft_ = withoutMoment(draft_);
    std::erase_if(draft_.facts.items, [&](const Value& fact) { return isNamed(fact, name); });
    if (value.kind != Value::Kind::Nothing) draft_.facts.add(std::string(name), std::move(value));
    look();
}

const Value* Arrangement::fact(std::string_view name) const {
    for (const Value* facts : {&draft_.facts, &told_})
        for (const Value& fact : facts->items)
            if (isNamed(fact, name)) return &fact;
    return nullptr;
}

void Arrangement::clear() {
    Draft empty;
    for (const Value& fact : draft_.facts.items)
        if (const FactSpec* spec = specOf(fact.name);
            spec != nullptr && spec->kind == FactSpec::Kind::ChoiceOfSeat)
            empty.facts.items.push_back(fact);
    draft_ = std::move(empty);
    look();
}

void Arrangement::lay(const GameState& state) {
    draft_ = draftOf(state);
    look();
}

// ---- from a position --------------------------------------------------------------------------------------

Arrangement::Draft Arrangement::draftOf(const GameState& state) const {
    Draft draft;
    const Description description = state.describe();
    const View view = viewOf(state, kAllHands);
    draft.loose.emplace(words_.drawPiles.size(), 0);
    for (const Value& fact : description.facts.items) {
        const bool isPile = std::ranges::find(piles_, fact.name, &PileInfo::name) != piles_.end();
        if (isPile || fact.kind == Value::Kind::Nothing) continue;
        Value kept = fact;
        // Serving oneself is the default and is omitted.
        if (const FactSpec* spec = specOf(fact.name);
            spec != nullptr && spec->kind == FactSpec::Kind::LordOfSeat)
            std::erase_if(kept.items, [](const Value& one) {
                return !one.isNumber() || std::to_string(one.number) == one.name;
            });
        if (!(fact.isMap() && !fact.items.empty() && kept.items.empty())) draft.facts.items.push_back(kept);
    }
    std::vector<PileInfo> piles = piles_; // in the order of cards in a draft
    std::ranges::sort(piles, {}, &PileInfo::id);
    for (const PileInfo& pile : piles) {
        const auto content =
            std::ranges::find(description.piles, pile.id, [](const PileContent& one) { return one.info.id; });
        if (content == description.piles.end()) {
            for (const Piece& piece : view.pieces)
                if (piece.pile == pile.id) draft.cards.push_back({piece, 0, {}});
            continue;
        }
        const std::vector<WrittenCard>& cards = content->cards;
        std::size_t settled = cards.size(); // those below are loose
        if (words_.isDrawPile(pile.id)) {
            const bool heap = content->info.kind == PileKind::Hand; // unordered
            while (settled > 0 && (heap || cards[settled - 1].face == kHidden)) --settled;
            (*draft.loose)[drawIndex(pile.id)] = static_cast<int>(cards.size() - settled);
        }
        for (std::size_t rank = 0; rank < settled; ++rank) {
            const bool fromTop = content->info.kind == PileKind::Stack;
            const WrittenCard& card = cards[fromTop ? settled - 1 - rank : rank];
            draft.cards.push_back(
                {{0, pile.id, card.place, card.face, card.isUp.value_or(false)}, card.shownTo, card.marks});
        }
    }
    return draft;
}

/// Reads an impossible position as well; what cannot be parsed is dropped.
void Arrangement::layWritten(const Value& position) {
    Mistakes untold; // look() reports what is impossible
    const WrittenPosition written = readPiles(position, words_, untold);
    std::vector<int> loose(words_.drawPiles.size(), 0);
    bool isDescribed = false;
    for (const WrittenPile& pile : written.piles) {
        const PileInfo* info = infoOf(pile.pile);
        if (info == nullptr) continue;
        std::vector<WrittenCard> cards = pile.cards;
        if (words_.isDrawPile(pile.pile)) {
            isDescribed = isDescribed || !pile.more;
            for (; !cards.empty() && cards.back().face == kHidden; cards.pop_back())
                ++loose[drawIndex(pile.pile)];
        }
        // From the bottom, except unordered piles, which are written in no order.
        if (words_.pile(pile.pile)->kind == PileKind::Stack) std::ranges::reverse(cards);
        for (const WrittenCard& card : cards)
            if (card.face != kHidden)
                insert({{0, pile.pile, card.place, card.face, card.isUp.value_or(showsFaces(*info))},
                        card.shownTo,
                        card.marks});
    }
    if (isDescribed) draft_.loose = std::move(loose);
    for (const Value* fact : written.facts) {
        const auto pile = std::ranges::find(piles_, fact->name, &PileInfo::name);
        if (pile == piles_.end())
            draft_.facts.items.push_back(*fact);
        else if (words_.piecesOf != nullptr)
            for (const Piece& piece : words_.piecesOf(*fact, pile->id)) insert({piece, 0, {}});
    }
}

/// The same draft without transient facts.
Arrangement::Draft Arrangement::withoutMoment(const Draft& draft) const {
    Draft rest = draft;
    std::erase_if(rest.facts.items, [this](const Value& fact) {
        const FactSpec* spec = specOf(fact.name);
        return spec == nullptr || (spec->kind == FactSpec::Kind::Choice && fact.isText() &&
                                   std::ranges::find(spec->values, fact.text) == spec->values.end());
    });
    if (std::erase_if(rest.cards, [this](const Card& card) { return isPassing(card.piece.pile); }) > 0)
        rest.loose.reset();
    return rest;
}

// ---- whether it is possible ------------------------------------------------------------------------------

bool Arrangement::read(const Draft& draft, Mistakes& mistakes) {
    state_ = game_->readPosition(setup_, writtenBy(draft, true), 0, mistakes);
    return state_ != nullptr;
}

Arrangement::Fault Arrangement::faultOf(const Draft& draft, const Mistake& mistake) const {
    Fault fault{mistake};
    if (mistake.line >= kPileLines) {
        fault.where = Spot{static_cast<PileId>(mistake.line - kPileLines)};
    } else if (mistake.line >= kFactLines) {
        fault.fact = draft.facts.items[static_cast<std::size_t>(mistake.line - kFactLines)].name;
    } else if (mistake.line > 0) {
        const Piece& piece = draft.cards[static_cast<std::size_t>(mistake.line - 1)].piece;
        fault.where = Spot{piece.pile, kAnyPlace};
        for (const Card& card : draft_.cards)
            if (card.piece == piece) fault.where->place = static_cast<std::uint8_t>(placeInView(card));
    }
    return fault;
}

/// Validates the position; if only transient facts make it impossible, they are dropped.
void Arrangement::look() {
    ++changes_;
    Mistakes mistakes;
    faults_.clear();
    if (!read(draft_, mistakes)) {
        Mistakes others;
        Draft rest = withoutMoment(draft_);
        if (read(rest, others))
            draft_ = std::move(rest);
        else
            for (const Mistake& mistake : others) faults_.push_back(faultOf(rest, mistake));
    }
    if (!state_) return;
    last_ = state_;
    told_ = state_->describe().facts;
    follow();
}

/// Takes over what the game derives from the position: facing and looks of cards, and the places of pieces in
/// piles that scenarios do not write.
void Arrangement::follow() {
    const std::vector<Piece> seen = viewOf(*state_, kAllHands).pieces;
    for (const Piece& piece : seen)
        if (const auto index = find(piece); index && piece.face != kHidden) {
            Piece& own = draft_.cards[*index].piece;
            own.faceUp = piece.faceUp;
            own.look = piece.look;
        }
    if (words_.pileValue == nullptr) return;
    std::erase_if(draft_.cards, [this](const Card& card) { return words_.pile(card.piece.pile) == nullptr; });
    for (const Piece& piece : seen)
        if (words_.pile(piece.pile) == nullptr) insert({piece, 0, {}});
}

} // namespace drawbridge
