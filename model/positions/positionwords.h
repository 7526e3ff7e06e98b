// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"
#include "core/mistake.h"
#include "core/rng.h"
#include "core/table.h"
#include "core/value.h"
#include "core/view.h"
#include "core/words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Positions in words: the text of a position becomes cards in places, and back. tests/scenarios/README.md is
// the specification. Each game adds its own facts (whose turn, which phase).
namespace drawbridge {

/// Piles that people regard as one, a hand for instance: scenarios may write them together.
struct PileUnion {
    PileInfo info; ///< with an ID that no pile has
    std::vector<PileId> parts;
};

/// A fact that can be chosen when a position is set up by hand, beside what lies where. All other facts are
/// transient: they only make sense in the middle of a move.
struct FactSpec {
    enum class Kind : std::uint8_t {
        OneSeat,      ///< one of the players
        Seats,        ///< any set of players
        Choice,       ///< one of `values`; if two of them mean yes and no, the first is yes
        Number,       ///< from `least` to `most`
        ChoiceOfSeat, ///< for each seat one of `values`
        LordOfSeat,   ///< for each seat the one it serves: usually itself
    };

    std::string name;
    Kind kind = Kind::OneSeat;
    std::vector<std::string> values{};
    int least = 0;
    int most = 0;
};

/// The names of the cards and places of a game, and other data for reading positions.
struct TableWords {
    AnyCardSet cards; ///< those in the game
    std::vector<PileInfo> piles;
    std::vector<PileUnion> unions;
    /// Where unmentioned cards go, divided evenly; the first piles take any remainder.
    std::vector<PileId> drawPiles;
    /// Where they go if all draw piles are described: a pile out of play.
    PileId outPile = 0;
    /// Whether cards are ever shuffled during play. If not, unseen cards stay undetermined even out of play.
    bool shuffles = true;
    std::function<std::string(Face)> faceName;
    std::function<std::optional<Face>(std::string_view)> faceFromName;
    /// The marks that a card of a faced pile may carry beside its facing: a letter each.
    std::string_view marks;
    /// The name of a place of a grid: "nw".
    std::string (*placeName)(PileId, int) = nullptr;
    std::optional<int> (*placeFromName)(PileId, std::string_view) = nullptr;
    /// Whether a fact agrees with the expected value, in a game with fact formats of its own; nothing for
    /// others.
    std::optional<bool> (*agrees)(const Value& expected, const Value& actual) = nullptr;

    // For positions that are set up by hand:
    std::vector<FactSpec> facts;
    /// Facts about the past, which are unknown once a card has been moved by hand.
    std::vector<std::string_view> history;
    /// Piles that hold cards only in the middle of a move.
    std::vector<PileId> passing;
    /// Where a card dropped on a place of a pile (-1: the pile as a whole) comes to lie, in a game whose
    /// places are not just those of its piles; nothing where it cannot lie. `pieces` are all that lie there
    /// already.
    std::optional<Piece> (*landing)(std::span<const Piece> pieces, PileId pile, int place,
                                    Face face) = nullptr;
    /// The pieces that lie on one and move along with it.
    std::vector<Piece> (*load)(std::span<const Piece> pieces, const Piece& piece) = nullptr;
    /// The written value of a pile that is not in `piles`, from its pieces.
    Value (*pileValue)(std::span<const Piece> pieces) = nullptr;
    /// The inverse: the pieces of such a pile.
    std::vector<Piece> (*piecesOf)(const Value& value, PileId pile) = nullptr;

    /// One of `piles`, or nullptr.
    const PileInfo* pile(PileId id) const;
    bool isDrawPile(PileId id) const;
    /// The pile or union of that name. Also accepts colloquial names: "draw A", "discard pile", and "hand"
    /// where there is only one hand.
    const PileInfo* pileNamed(std::string_view name) const;
    std::vector<std::string> pileNames() const;
};

/// A card as written.
struct WrittenCard {
    Face face = kHidden;       ///< kHidden: any card, "?"
    SeatSet shownTo = 0;       ///< "RcT!": everybody has seen it; "RcT!13": seats 1 and 3 have
    std::optional<bool> isUp;  ///< in a row: "Spire↓", "Moat↑"; in a faced pile: "8d", "8u"
    std::string marks;         ///< in a faced pile: those of TableWords::marks
    bool noOtherMarks = false; ///< "8u=": exactly these marks
    std::uint8_t place{};      ///< in a grid or row
    int line = 0;
};

/// The text of one pile, parsed.
struct WrittenPile {
    PileId pile = 0;
    int line = 0;
    std::vector<WrittenCard> cards; ///< in a stack from the top, in a row from the left
    bool more = false;              ///< "...": and others, in a stack below these
};

/// A written position, parsed: its piles, and the game's own facts.
struct WrittenPosition {
    int line = 0;
    std::vector<WrittenPile> piles;
    std::optional<PileId> rest;      ///< where unmentioned cards go
    std::vector<const Value*> facts; ///< the other members

    /// The member of that name, in lower case with blanks for hyphens; nullptr if absent.
    const Value* find(std::string_view name) const;
    /// The same, but nullptr also if it is "nothing".
    const Value* something(std::string_view name) const;
    /// The written pile; nullptr if absent.
    const WrittenPile* pile(PileId id) const;
};

/// Reads the piles of a position to be set up; members that are not piles are left to the game as facts.
WrittenPosition readPiles(const Value& position, const TableWords& words, Mistakes& mistakes);

/// Lays cards out as written on an empty table. `cardsOf(face)` are the cards of a face. Cards written as "?"
/// are drawn at random; those at the bottom of a draw pile stay loose, as do all unmentioned ones. Nobody
/// knows a card and none is face up, except as marked; the game decides what else is seen. Returns false,
/// with mistakes reported, if there are not as many cards as written.
template <class T, class CardsOf>
bool layOut(T& table, const WrittenPosition& position, const TableWords& words, CardsOf cardsOf, Seed seed,
            Mistakes& mistakes);

/// The contents of one pile: of a stack from the top, of a hand in the order of the faces, of a grid or row
/// by place. Marks a face-down card with those who know it, beside the owner of the pile.
struct PileContent {
    PileInfo info;
    std::vector<WrittenCard> cards;
};

/// A position in words.
struct Description {
    std::vector<PileContent> piles;
    Value facts = Value::ofKind(Value::Kind::Map);
};

/// The contents of the piles in a view, with the cards hidden that the viewer may not see.
std::vector<PileContent> contentsOf(const View& view, const std::vector<PileInfo>& piles);

inline constexpr auto kNoMarks = [](CardId) { return std::string(); };
/// The facts, and the contents of all these piles; `marksOf(card)` are the marks on a card of a faced pile.
template <class T, class FaceOf, class MarksOf = decltype(kNoMarks)>
Description descriptionOf(Value facts, const T& table, const std::vector<PileInfo>& piles, FaceOf faceOf,
                          MarksOf marksOf = kNoMarks) {
    Description description;
    description.facts = std::move(facts);
    for (const PileInfo& pile : piles) description.piles.push_back(contentOf(table, pile, faceOf, marksOf));
    return description;
}

/// "RcT YsW ?*35"; of a grid "nw RcT, n RsW"; of a faced stack "3d 8u"; "empty".
std::string toText(const PileContent& content, const TableWords& words);

/// The whole description as members of a map that readPiles() accepts.
Value toValue(const Description& description, const TableWords& words);

/// The meaning of "?" in an expectation.
enum class Unnamed : std::uint8_t {
    Any,    ///< any card
    Hidden, ///< a card that the viewer cannot see
};

/// Compares the expected with the actual position. Only what is mentioned has to agree. Differences are added
/// to `failures`, syntax errors to `mistakes`.
void compare(const Value& expected, const Description& actual, const TableWords& words, Unnamed unnamed,
             Mistakes& mistakes, Mistakes& failures);

/// A value as one would write it, for messages.
std::string inWords(const Value& value);

// ---- templates -----------------------------------------------------------------------------------------

/// A card reserved for a name in the text.
struct TakenCard {
    const WrittenPile* pile;
    std::size_t index; ///< among the written cards of the pile
    CardId card;
};

/// Reserves the named cards among the free ones.
template <class Cards, class CardsOf>
std::vector<TakenCard> takeNamed(const WrittenPosition& position, const TableWords& words, CardsOf cardsOf,
                                 Cards& free, Mistakes& mistakes) {
    const Cards all = free;
    std::vector<TakenCard> taken;
    for (const WrittenPile& pile : position.piles)
        for (std::size_t i = 0; i < pile.cards.size(); ++i) {
            const WrittenCard& card = pile.cards[i];
            if (card.face == kHidden) continue;
            const Cards copies = cardsOf(card.face) & all;
            if ((copies & free).empty()) {
                mistakes.push_back({card.line,
                                    "too-many-of-card"_mistake,
                                    {cardInMistake(words.faceName(card.face)), copies.size()}});
                continue;
            }
            const CardId id = (copies & free).first();
            free.remove(id);
            taken.push_back({&pile, i, id});
        }
    return taken;
}

/// How many of the `rest` unmentioned cards each pile gets: the `rest` pile if specified, else the piles that
/// end in "..." and the draw piles that are not described, else out of play.
std::vector<int> sharesOfRest(const WrittenPosition& position, const TableWords& words, int rest);

template <class T, class CardsOf>
bool layOut(T& table, const WrittenPosition& position, const TableWords& words, CardsOf cardsOf, Seed seed,
            Mistakes& mistakes) {
    struct Slot {
        PileId pile;
        int place;
        SeatSet shownTo;
        bool isUp;
    };
    using Cards = typename T::CardSet;
    const Cards all(words.cards);
    const int cards = all.size();
    Cards free = all;
    std::vector<std::pair<CardId, Slot>> named;
    std::vector<Slot> byLot;
    std::array<int, static_cast<std::size_t>(T::kPiles)> loose{};
    std::array<const WrittenPile*, static_cast<std::size_t>(T::kPiles)> writtenOf{};
    const std::size_t before = mistakes.size();

    // The named cards are reserved first, so that it is known which are left.
    const std::vector<TakenCard> taken = takeNamed(position, words, cardsOf, free, mistakes);
    int rest = free.size();
    for (const WrittenPile& pile : position.piles) {
        writtenOf[pile.pile] = &pile;
        rest -= static_cast<int>(std::ranges::count(pile.cards, kHidden, &WrittenCard::face));
    }
    if (rest < 0) mistakes.push_back({position.line, "too-many-cards"_mistake, {cards - rest, cards}});
    if (mistakes.size() != before) return false;
    const std::vector<int> extra = sharesOfRest(position, words, rest);

    // Now the height of every pile is known.
    const auto slotsOf = [&](PileId pile) {
        const WrittenPile* written = writtenOf[pile];
        const int count = written == nullptr ? 0 : static_cast<int>(written->cards.size());
        int bottom = extra[pile]; // cards below the written ones
        int settled = count;
        if (pile == words.outPile || words.isDrawPile(pile)) {
            while (settled > 0 && written->cards[static_cast<std::size_t>(settled - 1)].face == kHidden)
                --settled;
            bottom += count - settled;
            loose[pile] = bottom;
        } else {
            for (int i = 0; i < bottom; ++i) byLot.push_back({pile, i, 0, false});
        }
        for (int i = 0; i < settled; ++i) {
            const WrittenCard& card = written->cards[static_cast<std::size_t>(i)];
            const PileInfo* info = words.pile(pile);
            const bool isPlaced = info != nullptr && hasPlaces(info->kind);
            const int place = isPlaced ? card.place : bottom + settled - 1 - i;
            const Slot slot{pile, place, card.shownTo, card.isUp.value_or(false)};
            if (card.face == kHidden) {
                byLot.push_back(slot);
                continue;
            }
            const auto found = std::ranges::find_if(taken, [&](const TakenCard& one) {
                return one.pile == written && one.index == static_cast<std::size_t>(i);
            });
            named.push_back({found->card, slot});
        }
    };
    for (int pile = 0; pile < T::kPiles; ++pile) slotsOf(static_cast<PileId>(pile));
    // If no draw pile keeps its cards undetermined, those in the box are not undetermined either: a later
    // shuffle must not mix them in.
    if (words.shuffles &&
        std::ranges::all_of(words.drawPiles, [&](PileId pile) { return loose[pile] == 0; })) {
        for (int i = 0; i < loose[words.outPile]; ++i) byLot.push_back({words.outPile, i, 0, false});
        loose[words.outPile] = 0;
    }

    const auto put = [&](CardId card, const Slot& slot) {
        table.move(card, slot.pile, slot.place);
        table.show(card, slot.shownTo);
        if (slot.isUp) table.turnUp(card);
    };
    for (const auto& [card, slot] : named) put(card, slot);
    Rng lot(seed);
    for (const Slot& slot : byLot) {
        const CardId card = randomCard(free, lot);
        free.remove(card);
        put(card, slot);
    }
    PileId heap = words.drawPiles.front();
    table.shuffleInto(free, heap);
    for (int pile = 0; pile < T::kPiles; ++pile)
        if (pile != heap)
            table.moveLoose(heap, static_cast<PileId>(pile), loose[static_cast<std::size_t>(pile)]);
    return true;
}

template <class T, class FaceOf, class MarksOf>
PileContent contentOf(const T& table, const PileInfo& info, FaceOf faceOf, MarksOf marksOf) {
    std::vector<CardId> cards;
    for (const CardId card : table.cards(info.id)) cards.push_back(card);
    if (info.kind == PileKind::Stack) {
        // Loose cards lie between the others.
        cards.clear();
        for (int place = table.size(info.id) - 1; place >= 0; --place)
            cards.push_back(table.at(info.id, place));
    } else if (info.kind == PileKind::Hand) {
        std::ranges::sort(cards, std::less(), [&](CardId card) {
            return std::pair(faceOf(card), static_cast<SeatSet>(~table.knownTo(card)));
        });
    } else {
        std::ranges::sort(cards, std::less(), [&](CardId card) { return table.placeOf(card); });
    }
    PileContent content{info, {}};
    for (const CardId card : cards) {
        WrittenCard& told = content.cards.emplace_back();
        if (card == kNoCard) continue;
        const SeatSet known = table.knownTo(card);
        told.face = faceOf(card);
        if (hasPlaces(info.kind)) told.place = static_cast<std::uint8_t>(table.placeOf(card));
        if (info.kind == PileKind::Grid) {
            // Knowledge of all seats, as usual in a grid, is not marked.
            if (known != kAllSeats) told.shownTo = known;
            continue;
        }
        if (!table.isFaceUp(card)) {
            const bool isOwn = isSeat(info.owner) && known != kAllSeats;
            told.shownTo = isOwn ? static_cast<SeatSet>(known & ~only(info.owner)) : known;
        }
        if (info.kind == PileKind::Row || info.faced) told.isUp = table.isFaceUp(card);
        if (info.faced) told.marks = marksOf(card);
    }
    if (info.kind != PileKind::Stack)
        for (int loose = 0; loose < table.looseIn(info.id); ++loose) content.cards.emplace_back();
    return content;
}

} // namespace drawbridge
