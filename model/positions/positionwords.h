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

// Positions in words: what a person writes down about a table becomes cards in places, and back again.
// tests/scenarios/README.md is the contract. Each game adds its own numbers (whose turn, which phase).
namespace drawbridge {

/// Piles that people think of as one, a hand for instance: scenarios may write them together.
struct PileUnion {
    PileInfo info; ///< with an id that no pile has
    std::vector<PileId> parts;
};

/// A fact that somebody who sets a position up may want to choose, beside what lies where. All other facts
/// are of the moment: they go with the midst of a move.
struct FactSpec {
    enum class Kind : std::uint8_t {
        OneSeat,      ///< one of those who play
        Seats,        ///< any of them
        Choice,       ///< one of `values`; of two that say yes and no the first says yes
        Number,       ///< from `least` to `most`
        ChoiceOfSeat, ///< for each seat one of `values`
        LordOfSeat,   ///< for each seat whom it serves: mostly itself
    };

    std::string name;
    Kind kind = Kind::OneSeat;
    std::vector<std::string> values{};
    int least = 0;
    int most = 0;
};

/// What the cards and places of a game are called.
struct TableWords {
    AnyCardSet cards; ///< those in the game
    std::vector<PileInfo> piles;
    std::vector<PileUnion> unions;
    /// Where cards go that nobody mentions, divided evenly, the first pile taking the odd one.
    std::vector<PileId> drawPiles;
    /// Where they go if all draw piles are described; out of play.
    PileId outPile = 0;
    /// Whether cards are shuffled in the course of play. If not, what nobody has seen stays open even if it
    /// lies out of play.
    bool shuffles = true;
    std::function<std::string(Face)> faceName;
    std::function<std::optional<Face>(std::string_view)> faceFromName;
    /// What may be marked on a card of a faced pile beside its facing: a letter each.
    std::string_view marks;
    /// The places of a grid: "nw".
    std::string (*placeName)(PileId, int) = nullptr;
    std::optional<int> (*placeFromName)(PileId, std::string_view) = nullptr;
    /// Whether a fact is as it is expected to be, in a game that writes some in a form of its own; nothing
    /// for others.
    std::optional<bool> (*agrees)(const Value& expected, const Value& actual) = nullptr;

    // Of positions that are set up by hand:
    std::vector<FactSpec> facts;
    /// Facts that tell of what has been, and are no longer known once a card has been moved by hand.
    std::vector<std::string_view> history;
    /// Piles in which cards lie only in the midst of a move.
    std::vector<PileId> passing;
    /// Where a card comes to lie that is put down at a place of a pile (-1: the pile as a whole), in a game
    /// whose places are not just those of its piles; nothing where it cannot lie. `pieces` are all that lie
    /// there already.
    std::optional<Piece> (*landing)(std::span<const Piece> pieces, PileId pile, int place,
                                    Face face) = nullptr;
    /// The pieces that go with one which is moved, if any lie on it.
    std::vector<Piece> (*load)(std::span<const Piece> pieces, const Piece& piece) = nullptr;
    /// How a pile is written that is none of `piles`, from its pieces.
    Value (*pileValue)(std::span<const Piece> pieces) = nullptr;
    /// And back again: the pieces of such a pile.
    std::vector<Piece> (*piecesOf)(const Value& value, PileId pile) = nullptr;

    /// One of `piles`, or nullptr.
    const PileInfo* pile(PileId id) const;
    bool isDrawPile(PileId id) const;
    /// The pile or union of that name. Also takes what people say instead: "draw A", "discard pile", and
    /// "hand" where there is only one hand.
    const PileInfo* pileNamed(std::string_view name) const;
    std::vector<std::string> pileNames() const;
};

/// A card as somebody wrote it down, or as it is told.
struct WrittenCard {
    Face face = kHidden;       ///< kHidden: any card, "?"
    SeatSet shownTo = 0;       ///< "RcT!": everybody has seen it; "RcT!13": seats 1 and 3 have
    std::optional<bool> isUp;  ///< in a row: "Spire↓", "Moat↑"; in a faced pile: "8d", "8u"
    std::string marks;         ///< in a faced pile: those of TableWords::marks
    bool noOtherMarks = false; ///< "8u=": and none but these
    std::uint8_t place{};      ///< in a grid or row
    int line = 0;
};

/// What is written about one pile.
struct WrittenPile {
    PileId pile = 0;
    int line = 0;
    std::vector<WrittenCard> cards; ///< of a stack the top first, of a row from the left
    bool more = false;              ///< "...": and others, of a stack below these
};

/// What is written about a position: its piles, and the game's own words.
struct WrittenPosition {
    int line = 0;
    std::vector<WrittenPile> piles;
    std::optional<PileId> rest;      ///< where cards go that nobody mentions
    std::vector<const Value*> facts; ///< the other members

    /// The member of that name, in lower case with blanks for hyphens; nullptr if it is not written.
    const Value* find(std::string_view name) const;
    /// The same, but nullptr too if it is written to be nothing.
    const Value* something(std::string_view name) const;
    /// What is written about a pile; nullptr if nothing is.
    const WrittenPile* pile(PileId id) const;
};

/// Reads the piles of a position that is to be laid out; what is no pile is left for the game as a fact.
WrittenPosition readPiles(const Value& position, const TableWords& words, Mistakes& mistakes);

/// Lays cards out as written on an empty table. `cardsOf(face)` are the cards of a face. Cards written as "?"
/// are drawn by lot; those at the bottom of a draw pile stay loose, as do all that nobody mentions.
/// Nobody knows a card and none is face up, but for those marked so; the game says what else is seen.
/// Returns false, with mistakes told, if there are not as many cards as were written down.
template <class T, class CardsOf>
bool layOut(T& table, const WrittenPosition& position, const TableWords& words, CardsOf cardsOf, Seed seed,
            Mistakes& mistakes);

/// What lies in one pile: of a stack the top first, of a hand in the order of the faces, of a grid or row by
/// place. A card is shown to those who know it though it lies face down, beside the owner of the pile.
struct PileContent {
    PileInfo info;
    std::vector<WrittenCard> cards;
};

/// A position in words.
struct Description {
    std::vector<PileContent> piles;
    Value facts = Value::ofKind(Value::Kind::Map);
};

/// What a view shows, in the same form: cards the viewer may not see are hidden.
std::vector<PileContent> contentsOf(const View& view, const std::vector<PileInfo>& piles);

/// `marksOf(card)` are the marks on a card of a faced pile.
template <class T, class FaceOf, class MarksOf>
PileContent contentOf(const T& table, const PileInfo& info, FaceOf faceOf, MarksOf marksOf);
template <class T, class FaceOf>
PileContent contentOf(const T& table, const PileInfo& info, FaceOf faceOf) {
    return contentOf(table, info, faceOf, [](CardId) { return std::string(); });
}

/// The facts, and what lies in all these piles; `marksOf` may be left out.
template <class T, class FaceOf, class... MarksOf>
Description descriptionOf(Value facts, const T& table, const std::vector<PileInfo>& piles, FaceOf faceOf,
                          MarksOf... marksOf) {
    Description description;
    description.facts = std::move(facts);
    for (const PileInfo& pile : piles)
        description.piles.push_back(contentOf(table, pile, faceOf, marksOf...));
    return description;
}

/// "RcT YsW ?*35"; of a grid "nw RcT, n RsW"; of a faced stack "3d 8u"; "empty".
std::string toText(const PileContent& content, const TableWords& words);

/// The whole description as members of a map, fit for readPiles().
Value toValue(const Description& description, const TableWords& words);

/// What "?" stands for in an expectation.
enum class Unnamed : std::uint8_t {
    Any,    ///< any card
    Hidden, ///< a card that whoever looks cannot see
};

/// Compares what is expected of a position with how it is. Only what is named has to agree. What does not is
/// told in `failures`, what cannot be understood in `mistakes`.
void compare(const Value& expected, const Description& actual, const TableWords& words, Unnamed unnamed,
             Mistakes& mistakes, Mistakes& failures);

/// A value as one would write it, for messages.
std::string inWords(const Value& value);

// ---- templates -----------------------------------------------------------------------------------------

/// A card that has been taken for a name.
struct TakenCard {
    const WrittenPile* pile;
    std::size_t index; ///< among what is written of the pile
    CardId card;
};

/// Takes the cards that are named out of those that are free.
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

/// How many of the `rest` cards that nobody mentions each pile gets: where it is said, else the piles that
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

    // First the named cards are set aside, then it is known which are left.
    const std::vector<TakenCard> taken = takeNamed(position, words, cardsOf, free, mistakes);
    int rest = free.size();
    for (const WrittenPile& pile : position.piles) {
        writtenOf[pile.pile] = &pile;
        rest -= static_cast<int>(std::ranges::count(pile.cards, kHidden, &WrittenCard::face));
    }
    if (rest < 0) mistakes.push_back({position.line, "too-many-cards"_mistake, {cards - rest, cards}});
    if (mistakes.size() != before) return false;
    const std::vector<int> extra = sharesOfRest(position, words, rest);

    // Now every pile knows how high it is.
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
    // If no draw pile keeps anything open, the cards in the box are not open either: a shuffle to come must
    // not mix with them.
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
            // What all know, as mostly in a grid, goes without saying.
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
