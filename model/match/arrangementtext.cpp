// SPDX-License-Identifier: GPL-3.0-or-later
// An arrangement in words: what a person reads and writes of it, and the scenario it is kept as.
#include "match/arrangement.h"

#include "match/deckfile.h"
#include "match/json.h"
#include "match/setup.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

/// Who decides once all has happened that can happen only in one way.
Seat deciderOf(const GameState& state) {
    const auto after = state.clone();
    for (MoveList list; after->decider() == kChance; after->apply(list.front())) {
        after->legalMoves(list);
        if (list.size() != 1) break;
    }
    return after->decider();
}

} // namespace

std::string Arrangement::cardText(const Card& card, const PileInfo& info) const {
    PileContent one;
    one.info = info;
    if (info.kind == PileKind::Grid) {
        one.faces.assign(card.piece.place + std::size_t{1}, PileContent::kNone);
        one.faces.back() = card.piece.face;
        one.shownTo.assign(one.faces.size(), 0);
    } else {
        one.faces = {card.piece.face};
        one.shownTo = {card.shownTo};
        if (info.kind == PileKind::Row || info.faced) one.isUp = {card.piece.faceUp};
        one.marks = {card.marks};
    }
    return toText(one, words_);
}

/// A list of cards, each with its line; or, for people, a text.
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
    // Stacks are written from the top, but those whose cards lie up or down.
    if (info.kind == PileKind::Stack && !info.faced) std::ranges::reverse(items);
    if (isDraw(info.id)) {
        if (!draft.loose)
            add("...", 0);
        else if (const int loose = (*draft.loose)[static_cast<std::size_t>(
                     std::ranges::find(words_.drawPiles, info.id) - words_.drawPiles.begin())];
                 loose > 0)
            add("?*" + std::to_string(loose), 0);
    }
    Value value = Value::ofKind(Value::Kind::List);
    value.items = items;
    if (withLines) return value;
    value = Value::ofText({});
    for (const Value& item : items) joinTo(value.text, item.text, info.kind == PileKind::Grid ? ", " : " ");
    if (items.empty()) value.text = "empty";
    return value;
}

Value Arrangement::writtenBy(const Draft& draft, bool withLines) const {
    Value written = draft.facts;
    for (std::size_t i = 0; i < written.items.size(); ++i)
        written.items[i].line = withLines ? kFactLines + static_cast<int>(i) : 0;
    const bool drawsNamed = draft.loose || std::ranges::any_of(draft.cards, [this](const Card& card) {
                                return isDraw(card.piece.pile);
                            });
    for (const PileInfo& info : piles_) {
        const auto words = std::ranges::find(words_.piles, info.id, &PileInfo::id);
        Value value;
        if (words != words_.piles.end()) {
            if (isDraw(info.id) && !drawsNamed) continue; // the others lie there
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

std::string writeScenario(const Arrangement& arrangement, std::string_view title,
                          const std::vector<std::string>& clauses, const std::vector<std::string>& drawing) {
    const GameInfo& game = arrangement.game();
    const Setup& setup = arrangement.setup();
    const auto listed = [](const std::vector<std::string>& texts) {
        Value list = Value::ofKind(Value::Kind::List);
        for (const std::string& text : texts) list.items.push_back(Value::ofText(text));
        return writeJson(list);
    };
    std::string text = "{\n  \"game\": " + jsonText(game.id());
    if (!title.empty()) text += ",\n  \"title\": " + jsonText(title);
    if (!clauses.empty()) text += ",\n  \"clause\": " + listed(clauses);
    text += ",\n  \"seats\": " + std::to_string(setup.seats);
    std::string options;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const OptionSpec& option = game.options()[i];
        if (const OptionValue value = optionOf(setup, i); value != 0)
            joinTo(options, jsonText(option.name) + ": " + jsonText(option.values[value]), ", ");
    }
    if (!options.empty()) text += ",\n  \"options\": {" + options + "}";
    if (setup.deck != nullptr) text += ",\n  \"deck\": " + writeDeck(*setup.deck, "  ");
    text += ",\n  \"position\": {\n";
    const Value position = arrangement.value();
    for (std::size_t i = 0; i < position.items.size(); ++i)
        text += "    " + jsonText(position.items[i].name) + ": " + writeJson(position.items[i]) +
                (i + 1 < position.items.size() ? ",\n" : "\n");
    text += "  }";
    if (!drawing.empty()) text += ",\n  \"drawing\": " + listed(drawing);
    const Seat decider = deciderOf(*arrangement.state());
    text += ",\n  \"expect\": {\"decider\": " +
            (isSeat(decider)      ? std::to_string(decider + 1)
             : decider == kChance ? std::string("\"chance\"")
                                  : std::string("\"nobody\"")) +
            "}\n}\n";
    return text;
}

} // namespace drawbridge
