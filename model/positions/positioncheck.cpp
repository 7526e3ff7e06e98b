// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/readbudget.h"
#include "positions/pilewords.h"

// Comparing positions with expectations.
namespace drawbridge {

using namespace written;

namespace {

/// Compares one pile.
class PileJudge {
  public:
    PileJudge(const PileContent& actual, const TableWords& words, Unnamed unnamed, Mistakes& mistakes,
              Mistakes& failures)
        : actual_(actual)
        , words_(words)
        , unnamed_(unnamed)
        , mistakes_(mistakes)
        , failures_(failures) {}

    void judge(const Value& expected) {
        spend(actual_.cards.size());
        if (saysEmpty(expected)) return count(0, expected.line);
        if (expected.isNumber()) return count(expected.number, expected.line);
        if (expected.isMap()) {
            for (const Value& item : expected.items) judgeMember(item);
            return;
        }
        const WrittenPile pile = PileReader(actual_.info, words_, mistakes_).read(expected);
        if (actual_.info.kind == PileKind::Stack || actual_.info.kind == PileKind::Row)
            stack(pile);
        else if (actual_.info.kind == PileKind::Hand)
            hand(pile);
        else
            grid(pile, expected);
    }

  private:
    /// The pile is the first of the mistake's values.
    void fail(int line, MistakeCode code, std::vector<MistakeValue> values) {
        values.insert(values.begin(), pileInMistake(actual_.info.name));
        failures_.push_back({line, code, std::move(values)});
    }
    std::string is() const { return toText(actual_, words_); }

    static bool saysEmpty(const Value& value) {
        if (value.kind == Value::Kind::Nothing) return true;
        if (value.isText()) return splitCards(value.text).empty() || isEmptyWord(value.text);
        return (value.isList() || value.isMap()) && value.items.empty();
    }

    void count(std::uint64_t expected, int line) {
        if (actual_.cards.size() != expected)
            fail(line, "other-count"_mistake, {expected, actual_.cards.size(), is()});
    }

    void judgeMember(const Value& item) {
        const bool isGrid = actual_.info.kind == PileKind::Grid;
        if (isGrid) {
            if (const auto place = words_.placeFromName(actual_.info.id, item.name)) {
                Face face = kNoFace;
                if (!saysEmpty(item)) {
                    const WrittenPile one = PileReader(actual_.info, words_, mistakes_).read(asText(item));
                    if (one.cards.size() != 1) {
                        if (mistakes_.empty()) wrong(item, "one-card-to-a-place"_mistake);
                        return;
                    }
                    face = one.cards.front().face;
                }
                named_.push_back(*place);
                return placeIs(*place, face, item.line);
            }
        }
        const std::string name = plainName(item.name);
        if (name == "count" || name == "size") {
            if (!item.isNumber()) return wrong(item, "count-wanted"_mistake);
            return count(item.number, item.line);
        }
        if (isGrid && (name == "others" || name == "rest")) {
            if (!saysEmpty(item)) return wrong(item, "others-empty"_mistake);
            return othersEmpty_(item.line);
        }
        if (!isGrid && (name == "contains" || name == "lacks" || name == "top" || name == "bottom")) {
            WrittenPile pile = PileReader(actual_.info, words_, mistakes_).read(item);
            if (name == "contains") return contains(pile);
            if (name == "bottom") return bottom(pile);
            if (name == "lacks") return lacks(pile);
            pile.more = true;
            return stack(pile);
        }
        std::vector<std::string> names{"count"};
        if (isGrid) {
            for (int i = 0; i < actual_.info.places; ++i)
                names.push_back(words_.placeName(actual_.info.id, i));
            names.emplace_back("others");
        } else {
            names.insert(names.end(), {"contains", "lacks", "top", "bottom"});
        }
        wrong(item, "what-of-pile"_mistake, likely(item.name, names));
    }

    void wrong(const Value& item, MistakeCode code, std::vector<std::string> meant = {}) {
        mistakes_.push_back(
            {item.line, code, {pileInMistake(actual_.info.name), item.name}, std::move(meant)});
    }

    /// The face alone, without the place.
    static Value asText(const Value& item) {
        Value copy = item;
        copy.name.clear();
        return copy;
    }

    void placeIs(int place, Face expected, int line) {
        const auto lying = std::ranges::find(actual_.cards, place, &WrittenCard::place);
        const Face is = lying == actual_.cards.end() ? kNoFace : lying->face;
        if (!same(expected, is))
            fail(line, "other-card-at"_mistake,
                 {placeInMistake(words_.placeName(actual_.info.id, place)), faceText(expected, words_),
                  faceText(is, words_)});
    }

    void othersEmpty_(int line) {
        for (int place = 0; place < actual_.info.places; ++place)
            if (std::ranges::find(named_, place) == named_.end()) placeIs(place, kNoFace, line);
    }

    void grid(const WrittenPile& pile, const Value& expected) {
        for (const WrittenCard& card : pile.cards) placeIs(card.place, card.face, card.line);
        // "n empty" names an empty place.
        if (!expected.isText()) return;
        const auto tokens = splitCards(expected.text);
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            const auto place = words_.placeFromName(actual_.info.id, tokens[i]);
            if (place && isEmptyWord(tokens[i + 1])) placeIs(*place, kNoFace, expected.line);
            if (plainName(tokens[i]) == "others" && isEmptyWord(tokens[i + 1])) {
                for (const WrittenCard& card : pile.cards) named_.push_back(card.place);
                othersEmpty_(expected.line);
            }
        }
    }

    bool same(Face expected, Face actual) const {
        const bool any = expected == kHidden && unnamed_ == Unnamed::Any;
        return expected == actual || (any && actual != kNoFace);
    }
    bool same(const WrittenCard& expected, const WrittenCard& actual) const {
        const auto areIn = [](const std::string& marks, const std::string& others) {
            return std::ranges::all_of(marks, [&](char mark) { return others.find(mark) != others.npos; });
        };
        return same(expected.face, actual.face) && (expected.shownTo & ~actual.shownTo) == 0 &&
               (!expected.isUp || !actual.isUp || expected.isUp == actual.isUp) &&
               areIn(expected.marks, actual.marks) &&
               (!expected.noOtherMarks || areIn(actual.marks, expected.marks));
    }

    void stack(const WrittenPile& pile) {
        const bool sizes = pile.more || pile.cards.size() == actual_.cards.size();
        if (!sizes || !startsWith(pile, 0)) fail(pile.line, "other-cards"_mistake, {written(pile), is()});
    }

    /// The lowest cards in order: the last of them at the very bottom.
    void bottom(const WrittenPile& pile) {
        const std::size_t all = actual_.cards.size();
        if (!startsWith(pile, all - std::min(all, pile.cards.size())))
            fail(pile.line, "other-bottom"_mistake, {written(pile), is()});
    }

    /// Whether the cards from that one on are those written.
    bool startsWith(const WrittenPile& pile, std::size_t first) const {
        const std::span<const WrittenCard> cards = std::span(actual_.cards).subspan(first);
        return pile.cards.size() <= cards.size() &&
               std::equal(pile.cards.begin(), pile.cards.end(), cards.begin(),
                          [&](const WrittenCard& one, const WrittenCard& other) { return same(one, other); });
    }

    void hand(const WrittenPile& pile) {
        if (!pile.more && pile.cards.size() != actual_.cards.size())
            return fail(pile.line, "other-cards"_mistake, {written(pile), is()});
        contains(pile);
    }

    /// Each written card matches one that is there.
    void contains(const WrittenPile& pile) {
        std::vector<bool> used(actual_.cards.size());
        const auto find = [&](const WrittenCard& card) {
            for (std::size_t i = 0; i < used.size(); ++i) {
                if (used[i] || !same(card, actual_.cards[i])) continue;
                used[i] = true;
                return true;
            }
            return false;
        };
        // The most specific first: shown cards, then named ones, then any.
        const auto rank = [](const WrittenCard& card) {
            return card.face == kHidden ? 2 : card.shownTo != 0 || card.isUp || card.noOtherMarks ? 0 : 1;
        };
        for (const int turn : {0, 1, 2})
            for (const WrittenCard& card : pile.cards)
                if (rank(card) == turn && !find(card))
                    return fail(pile.line, "card-missing"_mistake, {written(pile), cardText(card), is()});
    }

    void lacks(const WrittenPile& pile) {
        for (const WrittenCard& card : pile.cards)
            if (std::ranges::find(actual_.cards, card.face, &WrittenCard::face) != actual_.cards.end())
                return fail(pile.line, "card-not-lacking"_mistake, {faceText(card.face, words_), is()});
    }

    std::string cardText(const WrittenCard& card) const {
        return drawbridge::cardText(card, actual_.info, words_);
    }
    std::string written(const WrittenPile& pile) const {
        std::vector<std::string> cards;
        for (const WrittenCard& card : pile.cards) cards.push_back(cardText(card));
        if (pile.more) cards.emplace_back("...");
        if (isFromBottom(actual_.info)) std::ranges::reverse(cards);
        std::string text;
        for (const std::string& card : cards) joinTo(text, card, " ");
        return text;
    }

    PileContent actual_;
    const TableWords& words_;
    Unnamed unnamed_;
    Mistakes& mistakes_;
    Mistakes& failures_;
    std::vector<int> named_; ///< places already compared
};

bool saysNobody(const Value& value) {
    if (value.kind == Value::Kind::Nothing) return true;
    if (value.isText()) {
        const std::string text = plainName(value.text);
        return text == "nobody" || text == "none" || text.empty();
    }
    return value.isList() && value.items.empty();
}

bool agree(const Value& expected, const Value& actual) {
    if (saysNobody(expected)) return saysNobody(actual) || (actual.isFlag() && !actual.flag);
    if (expected.isMap() && actual.isMap()) {
        return std::ranges::all_of(expected.items, [&](const Value& item) {
            const Value* is = actual.find(item.name);
            return is != nullptr && agree(item, *is);
        });
    }
    if (actual.isMap() && expected.isList()) // by seat, from seat 1
        return std::ranges::equal(expected.items, actual.items, agree);
    if (actual.isList()) {
        const auto& wanted = expected.isList() ? expected.items : std::vector<Value>{expected};
        const auto isIn = [](const std::vector<Value>& list) {
            return [&list](const Value& one) {
                return std::ranges::any_of(list, [&](const Value& other) { return agree(one, other); });
            };
        };
        return wanted.size() == actual.items.size() && std::ranges::all_of(wanted, isIn(actual.items)) &&
               std::ranges::all_of(actual.items, isIn(wanted));
    }
    if (expected.isFlag() || actual.isFlag()) {
        const auto asFlag = [](const Value& value) -> std::optional<bool> {
            if (value.isFlag()) return value.flag;
            const std::string text = value.isText() ? plainName(value.text) : std::string();
            if (text == "yes" || text == "on" || text == "open" || text == "true") return true;
            if (text == "no" || text == "off" || text == "closed" || text == "false") return false;
            return {};
        };
        const auto wanted = asFlag(expected);
        return wanted && wanted == asFlag(actual);
    }
    if (expected.kind == Value::Kind::Nothing || actual.kind == Value::Kind::Nothing) return false;
    return plainName(inWords(expected)) == plainName(inWords(actual));
}

/// All cards of the piles of a union.
PileContent unitedContent(const PileUnion& together, const std::vector<PileContent>& piles) {
    PileContent content{together.info, {}};
    for (const PileContent& one : piles)
        if (std::ranges::find(together.parts, one.info.id) != together.parts.end())
            content.cards.insert(content.cards.end(), one.cards.begin(), one.cards.end());
    return content;
}

} // namespace

void compare(const Value& expected, const Description& actual, const TableWords& words, Unnamed unnamed,
             Mistakes& mistakes, Mistakes& failures) {
    const auto agreesHere = [&](const Value& wanted, const Value& is) {
        const auto own = words.agrees != nullptr ? words.agrees(wanted, is) : std::nullopt;
        return own ? *own : agree(wanted, is);
    };
    for (const Entry& entry : entriesOf(expected, words, mistakes)) {
        const Value& value = *entry.value;
        if (entry.pile != nullptr) {
            const auto together = std::ranges::find_if(
                words.unions, [&](const PileUnion& one) { return one.info.id == entry.pile->id; });
            if (together != words.unions.end()) {
                PileJudge(unitedContent(*together, actual.piles), words, unnamed, mistakes, failures)
                    .judge(value);
                continue;
            }
            const auto content = std::ranges::find_if(
                actual.piles, [&](const PileContent& one) { return one.info.id == entry.pile->id; });
            if (content == actual.piles.end())
                mistakes.push_back(
                    {value.line, "pile-not-on-table"_mistake, {pileInMistake(entry.pile->name)}});
            else
                PileJudge(*content, words, unnamed, mistakes, failures).judge(value);
            continue;
        }
        const auto fact = std::ranges::find_if(actual.facts.items, [&](const Value& one) {
            return plainName(one.name) == plainName(value.name);
        });
        if (fact == actual.facts.items.end()) {
            auto names = words.pileNames();
            for (const Value& one : actual.facts.items) names.push_back(one.name);
            mistakes.push_back({value.line, "no-such-fact"_mistake, {value.name}, likely(value.name, names)});
        } else if (!agreesHere(value, *fact)) {
            failures.push_back(
                {value.line, "other-fact"_mistake, {value.name, inWords(value), inWords(*fact)}});
        }
    }
}

} // namespace drawbridge
