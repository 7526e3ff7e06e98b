// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing an arrangement as text.
#include "match/arrangement.h"

#include "core/value.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

std::string Arrangement::cardText(const Card& card, const PileInfo& info) const {
    WrittenCard one;
    one.face = card.piece.face;
    one.place = card.piece.place;
    if (info.kind != PileKind::Grid) {
        one.shownTo = card.shownTo;
        if (info.kind == PileKind::Row || info.faced) one.isUp = card.piece.faceUp;
        one.marks = card.marks;
    }
    return toText(PileContent{info, {one}}, words_);
}

/// A list of cards, each with its line; or a text for display.
Value Arrangement::pileValue(const Draft& draft, const PileInfo& info, bool withLines) const {
    std::vector<Value> items;
    const auto add = [&](std::string text, int line) {
        Value& item = items.emplace_back(Value::ofText(std::move(text)));
        item.line = line;
    };
    int next = 0;
    for (std::size_t i = 0; i < draft.cards.size(); ++i) {
        const Card& card = draft.cards[i];
        if (card.piece.pile != info.id) continue;
        for (; info.kind == PileKind::Row && next < card.piece.place; ++next) add("-", 0);
        ++next;
        add(cardText(card, info), static_cast<int>(i) + 1);
    }
    // Stacks are written from the top, except faced ones.
    if (info.kind == PileKind::Stack && !info.faced) std::ranges::reverse(items);
    if (words_.isDrawPile(info.id)) {
        if (!draft.loose)
            add("...", 0);
        else if (const int loose = (*draft.loose)[drawIndex(info.id)]; loose > 0)
            add("?*" + std::to_string(loose), 0);
    }
    Value value = Value::ofKind(Value::Kind::List);
    value.items = items;
    if (withLines) return value;
    value = Value::ofText({});
    for (auto item = items.begin(); item != items.end();) {
        // Equal cards next to each other are written together.
        const auto behind =
            hasPlaces(info.kind)
                ? item + 1
                : std::find_if(item, items.end(), [&](const Value& one) { return one.text != item->text; });
        const std::string times = behind - item > 1 ? "*" + std::to_string(behind - item) : "";
        joinTo(value.text, item->text + times, info.kind == PileKind::Grid ? ", " : " ");
        item = behind;
    }
    if (items.empty()) value.text = "empty";
    return value;
}

namespace {

/// Sets the line of a value and of everything in it.
void setLine(Value& value, int line) {
    value.line = line;
    for (Value& item : value.items) setLine(item, line);
}

} // namespace

Value Arrangement::writtenBy(const Draft& draft, bool withLines) const {
    Value written = draft.facts;
    for (std::size_t i = 0; i < written.items.size(); ++i)
        setLine(written.items[i], withLines ? kFactLines + static_cast<int>(i) : 0);
    const bool drawsNamed = draft.loose || std::ranges::any_of(draft.cards, [this](const Card& card) {
                                return words_.isDrawPile(card.piece.pile);
                            });
    for (const PileInfo& info : piles_) {
        Value value;
        if (const PileInfo* words = words_.pile(info.id)) {
            if (words_.isDrawPile(info.id) && !drawsNamed) continue; // implied by the draw piles
            value = pileValue(draft, *words, withLines);
        } else if (words_.pileValue != nullptr) {
            std::vector<Piece> lying;
            for (const Card& card : draft.cards)
                if (card.piece.pile == info.id) lying.push_back(card.piece);
            value = words_.pileValue(lying);
        } else {
            continue;
        }
        written.add(info.name, std::move(value)).line = withLines ? kPileLines + info.id : 0;
    }
    return written;
}

Value Arrangement::value() const { return writtenBy(draft_, false); }

} // namespace drawbridge
