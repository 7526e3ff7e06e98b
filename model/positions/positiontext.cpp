// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions/pilewords.h"

// Positions in words.
namespace drawbridge {

namespace written {

std::string faceText(Face face, const TableWords& words) {
    return face == kNoFace ? "empty" : face == kHidden ? "?" : words.faceName(face);
}

std::string cardText(const WrittenCard& card, const PileInfo& pile, const TableWords& words) {
    std::string text = faceText(card.face, words);
    if (card.isUp && pile.faced)
        text += *card.isUp ? 'u' : 'd';
    else if (card.isUp)
        text += *card.isUp ? "↑" : "↓";
    text += card.marks;
    if (card.shownTo != 0) text += '!';
    for (Seat seat = 0; seat < kMaxSeats && card.shownTo != kAllSeats; ++seat)
        if (drawbridge::contains(card.shownTo, seat)) text += static_cast<char>('1' + seat);
    if (card.noOtherMarks) text += '=';
    return text;
}

} // namespace written

using namespace written;

std::vector<PileContent> contentsOf(const View& view, const std::vector<PileInfo>& piles) {
    std::vector<PileContent> contents;
    for (const PileInfo& info : piles) {
        auto& cards = contents.emplace_back(PileContent{info, {}}).cards;
        for (const Piece& piece : view.pieces) {
            if (piece.pile != info.id) continue;
            WrittenCard& card = cards.emplace_back();
            card.face = piece.face;
            if (hasPlaces(info.kind)) card.place = piece.place;
            if (info.kind == PileKind::Row || info.faced) card.isUp = piece.faceUp;
        }
        if (info.kind == PileKind::Stack)
            std::ranges::reverse(cards);
        else
            std::ranges::stable_sort(cards, {}, &WrittenCard::place);
    }
    return contents;
}

namespace {

/// `isClosedUp`: without the empty places of a row, for display.
std::string textOf(const PileContent& content, const TableWords& words, bool isClosedUp) {
    const bool isGrid = content.info.kind == PileKind::Grid;
    const bool hasGaps = content.info.kind == PileKind::Row && !isClosedUp;
    std::vector<std::string> names;
    for (const WrittenCard& card : content.cards) {
        while (hasGaps && names.size() < card.place) names.emplace_back("-");
        names.push_back((isGrid ? words.placeName(content.info.id, card.place) + " " : std::string()) +
                        cardText(card, content.info, words));
    }
    if (isFromBottom(content.info)) std::ranges::reverse(names);
    std::string text;
    for (std::size_t i = 0; i < names.size();) {
        std::size_t next = i + 1;
        while (next < names.size() && names[next] == names[i]) ++next;
        // Only unknown cards come in long runs; others read better one by one.
        const bool isRun = names[i].starts_with('?') && next - i > 1;
        if (!isRun) next = i + 1;
        joinTo(text, isRun ? names[i] + "*" + std::to_string(next - i) : names[i], isGrid ? ", " : " ");
        i = next;
    }
    return text.empty() ? "empty" : text;
}

} // namespace

std::string toText(const PileContent& content, const TableWords& words) {
    return textOf(content, words, true);
}

Value toValue(const Description& description, const TableWords& words) {
    Value map = description.facts;
    for (const PileContent& content : description.piles)
        map.add(content.info.name, Value::ofText(textOf(content, words, false)));
    return map;
}

std::string inWords(const Value& value) {
    switch (value.kind) {
    case Value::Kind::Nothing: return "nobody";
    case Value::Kind::Flag: return value.flag ? "yes" : "no";
    case Value::Kind::Number: return std::to_string(value.number);
    case Value::Kind::Odd: return "a number";
    case Value::Kind::Text: return value.text;
    case Value::Kind::List:
    case Value::Kind::Map: break;
    }
    std::string text;
    for (const Value& item : value.items)
        joinTo(text, value.isMap() ? item.name + " " + inWords(item) : inWords(item), ", ");
    return text.empty() ? "none" : text;
}

} // namespace drawbridge
