// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions/pilewords.h"

// Positions in words.
namespace drawbridge {

namespace written {

std::string faceText(Face face, const TableWords& words) {
    return face == PileContent::kNone ? "empty" : face == kHidden ? "?" : words.faceName(face);
}

std::string cardText(Face face, std::optional<bool> isUp, SeatSet shownTo, const TableWords& words,
                     std::string_view marks, bool faced) {
    std::string text = faceText(face, words);
    if (isUp && faced)
        text += *isUp ? 'u' : 'd';
    else if (isUp)
        text += *isUp ? "↑" : "↓";
    text += marks;
    if (shownTo != 0) text += '!';
    for (Seat seat = 0; seat < kMaxSeats && shownTo != kAllSeats; ++seat)
        if (drawbridge::contains(shownTo, seat)) text += static_cast<char>('1' + seat);
    return text;
}

PileContent closedUp(const PileContent& content) {
    if (content.info.kind != PileKind::Row) return content;
    PileContent closed{content.info, {}, {}, {}, {}};
    for (std::size_t i = 0; i < content.faces.size(); ++i) {
        if (content.faces[i] == PileContent::kNone) continue;
        closed.faces.push_back(content.faces[i]);
        closed.isUp.push_back(content.isUp[i]);
        if (i < content.marks.size()) closed.marks.push_back(content.marks[i]);
        if (i < content.shownTo.size()) closed.shownTo.push_back(content.shownTo[i]);
    }
    return closed;
}

} // namespace written

using namespace written;

std::size_t PileContent::size() const {
    return faces.size() - static_cast<std::size_t>(std::ranges::count(faces, kNone));
}

std::vector<PileContent> contentsOf(const View& view, const std::vector<PileInfo>& piles) {
    std::vector<PileContent> contents;
    for (const PileInfo& info : piles) {
        PileContent content;
        content.info = info;
        if (info.kind == PileKind::Grid)
            content.faces.assign(static_cast<std::size_t>(info.places), PileContent::kNone);
        for (const Piece& piece : view.pieces) {
            if (piece.pile != info.id) continue;
            if (info.kind == PileKind::Row) content.fillTo(piece.place);
            if (info.kind == PileKind::Grid)
                content.faces[piece.place] = piece.face;
            else
                content.faces.push_back(piece.face);
            if (info.kind == PileKind::Row || info.faced) content.isUp.push_back(piece.faceUp);
        }
        if (info.kind == PileKind::Stack) {
            std::ranges::reverse(content.faces);
            std::reverse(content.isUp.begin(), content.isUp.end());
        }
        contents.push_back(std::move(content));
    }
    return contents;
}

namespace {

std::string textOf(const PileContent& content, const TableWords& words) {
    std::string text;
    if (content.info.kind == PileKind::Grid) {
        for (std::size_t place = 0; place < content.faces.size(); ++place) {
            if (content.faces[place] == PileContent::kNone) continue;
            joinTo(text, words.placeName(content.info.id, static_cast<int>(place)), ", ");
            const SeatSet shown = place < content.shownTo.size() ? content.shownTo[place] : SeatSet{0};
            joinTo(text, cardText(content.faces[place], {}, shown, words), " ");
        }
        return text.empty() ? "empty" : text;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < content.faces.size(); ++i) {
        if (content.faces[i] == PileContent::kNone)
            names.emplace_back("-");
        else
            names.push_back(
                cardText(content.faces[i],
                         i < content.isUp.size() ? std::optional<bool>(content.isUp[i]) : std::nullopt,
                         i < content.shownTo.size() ? content.shownTo[i] : SeatSet{0}, words,
                         i < content.marks.size() ? content.marks[i] : std::string(), content.info.faced));
    }
    if (isFromBottom(content.info)) std::ranges::reverse(names);
    for (std::size_t i = 0; i < names.size();) {
        std::size_t next = i + 1;
        while (next < names.size() && names[next] == names[i]) ++next;
        // Long runs only occur of cards nobody knows; others read better one by one.
        if (names[i].starts_with('?') && next - i > 1) {
            joinTo(text, names[i] + "*" + std::to_string(next - i), " ");
        } else {
            for (std::size_t at = i; at < next; ++at) joinTo(text, names[at], " ");
        }
        i = next;
    }
    return text.empty() ? "empty" : text;
}

} // namespace

std::string toText(const PileContent& content, const TableWords& words) {
    return textOf(closedUp(content), words);
}

Value toValue(const Description& description, const TableWords& words) {
    Value map = description.facts;
    for (const PileContent& content : description.piles)
        map.add(content.info.name, Value::ofText(textOf(content, words)));
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
