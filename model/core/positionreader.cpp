// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positionreader.h"

#include "core/words.h"

#include <charconv>

namespace drawbridge {

namespace {

/// How a card of a row is marked as face up or face down.
constexpr std::pair<std::string_view, bool> kFacings[] = {
    {"↑", true}, {"^", true}, {":up", true}, {"↓", false}, {":down", false}};

bool isFromBottom(const PileInfo& info) { return info.kind == PileKind::Stack && info.faced; }

bool isEmptyWord(std::string_view word) {
    return word == "empty" || word == "none" || word == "-" || word == "nothing";
}

/// What parts the cards of a pile.
std::vector<std::string_view> splitCards(std::string_view text) { return splitWords(text, " \t\r\n,;{}"); }

std::optional<int> numberFrom(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0) return {};
    return number;
}

/// Reads what is written about one pile.
class PileReader {
  public:
    PileReader(const PileInfo& info, const TableWords& words, Mistakes& mistakes)
        : info_(info)
        , words_(words)
        , mistakes_(mistakes) {}

    WrittenPile read(const Value& value) {
        pile_.pile = info_.id;
        pile_.line = value.line;
        readValue(value);
        if (isGrid() && !pile_.cards.empty() && !named_) {
            // Cards without places fill them in order.
            for (std::size_t i = 0; i < pile_.cards.size(); ++i)
                pile_.cards[i].place = static_cast<std::uint8_t>(i);
            if (pile_.cards.size() > static_cast<std::size_t>(info_.places))
                wrong(value.line, "too-few-places"_mistake, {info_.places});
        }
        if (isFromBottom(info_)) std::ranges::reverse(pile_.cards);
        return std::move(pile_);
    }

  private:
    bool isGrid() const { return info_.kind == PileKind::Grid; }
    bool isRow() const { return info_.kind == PileKind::Row; }
    /// The pile is the first of the values.
    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {},
               std::vector<std::string> meant = {}) {
        values.insert(values.begin(), pileInMistake(info_.name));
        mistakes_.push_back({line, code, std::move(values), std::move(meant)});
    }

    void readValue(const Value& value) {
        switch (value.kind) {
        case Value::Kind::Nothing: return;
        case Value::Kind::Number:
            if (isGrid() || value.number > kAllCards)
                wrong(value.line, "count-in-grid"_mistake);
            else
                addHidden(static_cast<int>(value.number), value.line);
            return;
        case Value::Kind::Text:
            if (isGrid())
                readGrid(value.text, value.line);
            else
                for (const std::string_view word : splitCards(value.text)) readWord(word, value.line);
            return;
        case Value::Kind::List: return readList(value);
        case Value::Kind::Map:
            if (!isGrid()) return wrong(value.line, "cards-as-text"_mistake, {example()});
            for (const Value& item : value.items) readPlace(item);
            return;
        default: return wrong(value.line, "cards-as-text"_mistake, {example()});
        }
    }

    std::string example() const { return words_.faceName(0) + " " + words_.faceName(1); }

    void readList(const Value& list) {
        for (const Value& item : list.items) {
            if (item.isText() && (!isGrid() || splitCards(item.text).size() > 1))
                readValue(item);
            else if (item.isText())
                readWord(item.text, item.line);
            else
                wrong(item.line, "card-names-wanted"_mistake);
        }
    }

    /// "nw RcT, n RsW" or, where places need no names, "RcT RsW".
    void readGrid(std::string_view text, int line) {
        const auto words = splitCards(text);
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::string_view word = words[i];
            if (!word.empty() && (word.back() == ':' || word.back() == '=')) word.remove_suffix(1);
            const auto place = words_.placeFromName(info_.id, word);
            if (!place) {
                // "others empty" says so of all other places.
                if (word == "others" && i + 1 < words.size() && isEmptyWord(words[i + 1]))
                    ++i;
                else
                    readWord(words[i], line);
                continue;
            }
            if (i + 1 == words.size()) return wrong(line, "no-card-after"_mistake, {word});
            putAt(*place, words[++i], line);
        }
    }

    void readPlace(const Value& item) {
        const auto place = words_.placeFromName(info_.id, item.name);
        if (!place) {
            std::vector<std::string> names;
            for (int i = 0; i < info_.places; ++i) names.push_back(words_.placeName(info_.id, i));
            return wrong(item.line, "no-such-place"_mistake, {item.name}, likely(item.name, names));
        }
        if (item.kind == Value::Kind::Nothing) return;
        if (!item.isText()) return wrong(item.line, "card-in-quotes"_mistake);
        putAt(*place, item.text, item.line);
    }

    void putAt(int place, std::string_view word, int line) {
        named_ = true;
        if (isEmptyWord(word)) return;
        const std::size_t before = pile_.cards.size();
        readWord(word, line);
        if (pile_.cards.size() > before + 1) return wrong(line, "one-card-to-a-place"_mistake);
        if (pile_.cards.size() == before) return;
        for (std::size_t i = 0; i < before; ++i)
            if (pile_.cards[i].place == place)
                return wrong(line, "two-cards-at"_mistake,
                             {placeInMistake(words_.placeName(info_.id, place))});
        pile_.cards.back().place = static_cast<std::uint8_t>(place);
    }

    /// "RcT", "RcT!", "RcT*3", "?", "?*12", "12", "...".
    void readWord(std::string_view word, int line) {
        if (word == "..." || word == "…") {
            if (isFromBottom(info_) && !pile_.cards.empty()) return wrong(line, "dots-not-first"_mistake);
            pile_.more = true;
            return;
        }
        if (isRow() && word == "-") ++rowPlace_; // a place that has fallen empty
        if (isEmptyWord(word)) return;
        if (pile_.more && !isFromBottom(info_)) return wrong(line, "dots-not-last"_mistake);
        if (const auto count = numberFrom(word); count && !words_.faceFromName(word)) {
            if (*count > kAllCards) return wrong(line, "too-few-cards"_mistake);
            return addHidden(*count, line);
        }
        WrittenCard card;
        card.line = line;
        int count = 1;
        std::string_view name = word;
        if (const auto star = name.find('*'); star != std::string_view::npos) {
            const auto times = numberFrom(name.substr(star + 1));
            if (!times || *times > kAllCards) return wrong(line, "number-after-star"_mistake, {word});
            count = *times;
            name = name.substr(0, star);
        }
        if (const auto mark = name.find('!'); mark != std::string_view::npos) {
            card.shownTo = seatsFrom(name.substr(mark + 1), line);
            name = name.substr(0, mark);
        }
        if (isRow() || info_.faced) card.isUp = takeFacing(name);
        if (info_.faced) takeMarks(name, card);
        if (name != "?") {
            const auto face = words_.faceFromName(name);
            if (!face) return wrong(line, "no-such-card"_mistake, {name}, likely(name, faceNames()));
            card.face = *face;
        }
        add(card, count);
    }

    void addHidden(int count, int line) {
        WrittenCard card;
        card.line = line;
        add(card, count);
    }

    void add(WrittenCard card, int count) {
        for (int i = 0; i < count && static_cast<int>(pile_.cards.size()) <= kAllCards; ++i) {
            if (isRow()) card.place = rowPlace_++;
            pile_.cards.push_back(card);
        }
    }

    /// "13": seats 1 and 3; no digit: all.
    SeatSet seatsFrom(std::string_view digits, int line) {
        SeatSet seats = digits.empty() ? kAllSeats : SeatSet{0};
        for (const char digit : digits) {
            if (digit < '1' || digit > '0' + kMaxSeats) {
                wrong(line, "seen-by"_mistake);
                return 0;
            }
            seats = static_cast<SeatSet>(seats | only(static_cast<Seat>(digit - '1')));
        }
        return seats;
    }

    /// Takes "↑", "^" or ":up" off the end of a card, or "↓" or ":down".
    static std::optional<bool> takeFacing(std::string_view& name) {
        for (const auto& [mark, up] : kFacings) {
            if (!name.ends_with(mark)) continue;
            name.remove_suffix(mark.size());
            return up;
        }
        return {};
    }

    /// Takes "u" or "d" and the marks off the end of a card, and "=" for no other marks.
    void takeMarks(std::string_view& name, WrittenCard& card) const {
        card.noOtherMarks = name.ends_with('=');
        if (card.noOtherMarks) name.remove_suffix(1);
        while (!name.empty() && name != "?" && !words_.faceFromName(name)) {
            const char letter = name.back();
            if (letter == 'u' || letter == 'd')
                card.isUp = letter == 'u';
            else if (words_.marks.find(letter) != std::string_view::npos)
                card.marks += letter;
            else
                return;
            name.remove_suffix(1);
        }
    }

    std::vector<std::string> faceNames() const {
        std::vector<std::string> names;
        for (Face face = 0; words_.faceFromName(words_.faceName(face)) == face; ++face)
            names.push_back(words_.faceName(face));
        return names;
    }

    const PileInfo& info_;
    const TableWords& words_;
    Mistakes& mistakes_;
    WrittenPile pile_;
    bool named_ = false;        ///< places have been named
    std::uint8_t rowPlace_ = 0; ///< of a row: the next
};

/// One member of a position: a pile, or something of the game's own.
struct Entry {
    const PileInfo* pile = nullptr;
    const Value* value = nullptr;
};

/// The members of a position, with groups such as "hands": {"1": …} taken apart.
std::vector<Entry> entriesOf(const Value& position, const TableWords& words, Mistakes& mistakes) {
    std::vector<Entry> entries;
    const auto add = [&](const PileInfo* pile, const Value& value) {
        if (pile != nullptr && std::ranges::any_of(entries, [&](const Entry& e) { return e.pile == pile; }))
            mistakes.push_back({value.line, "described-twice"_mistake, {pileInMistake(pile->name)}});
        else
            entries.push_back({pile, &value});
    };
    for (const Value& item : position.items) {
        if (const PileInfo* pile = words.pileNamed(item.name)) {
            add(pile, item);
            continue;
        }
        const std::string name = plainName(item.name);
        if (item.isMap() && name.size() > 1 && name.back() == 's') {
            const std::string one = name.substr(0, name.size() - 1);
            const bool group = std::ranges::any_of(words.piles, [&](const PileInfo& info) {
                return info.name == one || info.name.starts_with(one + " ");
            });
            if (group) {
                for (const Value& member : item.items) {
                    const PileInfo* pile = words.pileNamed(one + " " + member.name);
                    if (pile == nullptr) pile = words.pileNamed(member.name);
                    if (pile == nullptr)
                        mistakes.push_back({member.line, "no-such-value"_mistake, {item.name, member.name}});
                    else
                        add(pile, member);
                }
                continue;
            }
        }
        add(nullptr, item);
    }
    return entries;
}

std::string faceText(Face face, const TableWords& words) {
    return face == PileContent::kNone ? "empty" : face == kHidden ? "?" : words.faceName(face);
}

std::string cardText(Face face, std::optional<bool> isUp, SeatSet shownTo, const TableWords& words,
                     std::string_view marks = {}, bool faced = false) {
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

/// A row without the places that have fallen empty, as people see it; other piles as they are.
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

/// Compares one pile.
class PileJudge {
  public:
    PileJudge(const PileContent& actual, const TableWords& words, Unnamed unnamed, Mistakes& mistakes,
              Mistakes& failures)
        : actual_(closedUp(actual))
        , words_(words)
        , unnamed_(unnamed)
        , mistakes_(mistakes)
        , failures_(failures) {}

    void judge(const Value& expected) {
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
    /// The pile is the first of the values.
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
        if (actual_.size() != expected) fail(line, "other-count"_mistake, {expected, actual_.size(), is()});
    }

    void judgeMember(const Value& item) {
        const bool isGrid = actual_.info.kind == PileKind::Grid;
        if (isGrid) {
            if (const auto place = words_.placeFromName(actual_.info.id, item.name)) {
                Face face = PileContent::kNone;
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
            const WrittenPile pile = PileReader(actual_.info, words_, mistakes_).read(item);
            if (name == "contains") return contains(pile);
            if (name == "bottom") return bottom(pile);
            if (name == "top") return top(pile);
            return lacks(pile);
        }
        std::vector<std::string> names{"count"};
        if (isGrid) {
            for (int i = 0; i < actual_.info.places; ++i)
                names.push_back(words_.placeName(actual_.info.id, i));
            names.push_back("others");
        } else {
            names.insert(names.end(), {"contains", "lacks", "top", "bottom"});
        }
        wrong(item, "what-of-pile"_mistake, likely(item.name, names));
    }

    void wrong(const Value& item, MistakeCode code, std::vector<std::string> meant = {}) {
        mistakes_.push_back(
            {item.line, code, {pileInMistake(actual_.info.name), item.name}, std::move(meant)});
    }

    /// A face alone, not "place face".
    static Value asText(const Value& item) {
        Value copy = item;
        copy.name.clear();
        return copy;
    }

    void placeIs(int place, Face expected, int line) {
        const Face is = actual_.faces[static_cast<std::size_t>(place)];
        if (!same(expected, is))
            fail(line, "other-card-at"_mistake,
                 {placeInMistake(words_.placeName(actual_.info.id, place)), faceText(expected, words_),
                  faceText(is, words_)});
    }

    void othersEmpty_(int line) {
        for (int place = 0; place < actual_.info.places; ++place)
            if (std::ranges::find(named_, place) == named_.end()) placeIs(place, PileContent::kNone, line);
    }

    void grid(const WrittenPile& pile, const Value& expected) {
        for (const WrittenCard& card : pile.cards) placeIs(card.place, card.face, card.line);
        // "n empty" names a place without a card.
        if (!expected.isText()) return;
        const auto tokens = splitCards(expected.text);
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            const auto place = words_.placeFromName(actual_.info.id, tokens[i]);
            if (place && isEmptyWord(tokens[i + 1])) placeIs(*place, PileContent::kNone, expected.line);
            if (plainName(tokens[i]) == "others" && isEmptyWord(tokens[i + 1])) {
                for (const WrittenCard& card : pile.cards) named_.push_back(card.place);
                othersEmpty_(expected.line);
            }
        }
    }

    bool same(Face expected, Face actual) const {
        const bool any = expected == kHidden && unnamed_ == Unnamed::Any;
        return expected == actual || (any && actual != PileContent::kNone);
    }
    bool same(const WrittenCard& expected, std::size_t index) const {
        const SeatSet shownTo = index < actual_.shownTo.size() ? actual_.shownTo[index] : SeatSet{0};
        const std::string_view marks =
            index < actual_.marks.size() ? actual_.marks[index] : std::string_view();
        const auto isMarked = [&](char mark) { return marks.find(mark) != std::string_view::npos; };
        if (expected.noOtherMarks && !std::ranges::all_of(marks, [&](char mark) {
                return expected.marks.find(mark) != std::string::npos;
            }))
            return false;
        return same(expected.face, actual_.faces[index]) && (expected.shownTo & ~shownTo) == 0 &&
               (!expected.isUp || index >= actual_.isUp.size() || *expected.isUp == actual_.isUp[index]) &&
               std::ranges::all_of(expected.marks, isMarked);
    }

    void stack(const WrittenPile& pile) {
        const auto& faces = actual_.faces;
        const bool sizes = pile.more ? pile.cards.size() <= faces.size() : pile.cards.size() == faces.size();
        bool agrees = sizes;
        for (std::size_t i = 0; agrees && i < pile.cards.size(); ++i) agrees = same(pile.cards[i], i);
        if (!agrees) fail(pile.line, "other-cards"_mistake, {written(pile), is()});
    }

    void top(const WrittenPile& pile) {
        WrittenPile upper = pile;
        upper.more = true;
        stack(upper);
    }

    /// The lowest cards, as they lie: the last of them at the very bottom.
    void bottom(const WrittenPile& pile) {
        const std::size_t all = actual_.faces.size();
        const std::size_t above = all - std::min(all, pile.cards.size());
        bool agrees = pile.cards.size() <= all;
        for (std::size_t i = 0; agrees && i < pile.cards.size(); ++i) agrees = same(pile.cards[i], above + i);
        if (!agrees) fail(pile.line, "other-bottom"_mistake, {written(pile), is()});
    }

    void hand(const WrittenPile& pile) {
        if (!pile.more && pile.cards.size() != actual_.size())
            return fail(pile.line, "other-cards"_mistake, {written(pile), is()});
        contains(pile);
    }

    /// Each card written down stands for one that is there.
    void contains(const WrittenPile& pile) {
        std::vector<bool> used(actual_.faces.size());
        const auto find = [&](const WrittenCard& card) {
            for (std::size_t i = 0; i < used.size(); ++i) {
                if (used[i] || !same(card, i)) continue;
                used[i] = true;
                return true;
            }
            return false;
        };
        // The pickiest first: shown cards, then named ones, then any.
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
            if (std::ranges::find(actual_.faces, card.face) != actual_.faces.end())
                return fail(pile.line, "card-not-lacking"_mistake, {faceText(card.face, words_), is()});
    }

    std::string cardText(const WrittenCard& card) const {
        return drawbridge::cardText(card.face, card.isUp, card.shownTo, words_, card.marks,
                                    actual_.info.faced) +
               (card.noOtherMarks ? "=" : "");
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
    std::vector<int> named_; ///< places that have been compared
};

bool isYes(std::string_view word) {
    return word == "yes" || word == "on" || word == "open" || word == "true";
}
bool isNo(std::string_view word) {
    return word == "no" || word == "off" || word == "closed" || word == "false";
}

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
    if (actual.isMap() && expected.isList()) { // by seat, from the first
        if (expected.items.size() != actual.items.size()) return false;
        for (std::size_t i = 0; i < expected.items.size(); ++i)
            if (!agree(expected.items[i], actual.items[i])) return false;
        return true;
    }
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
            if (value.isText() && isYes(plainName(value.text))) return true;
            if (value.isText() && isNo(plainName(value.text))) return false;
            return {};
        };
        const auto wanted = asFlag(expected);
        return wanted && wanted == asFlag(actual);
    }
    if (expected.kind == Value::Kind::Nothing || actual.kind == Value::Kind::Nothing) return false;
    return plainName(inWords(expected)) == plainName(inWords(actual));
}

} // namespace

std::string plainName(std::string_view name) {
    std::string plain;
    for (const char c : name)
        plain += c == '-' || c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return plain;
}

const PileInfo* TableWords::pileNamed(std::string_view name) const {
    const auto exact = [&](std::string_view wanted) -> const PileInfo* {
        for (const PileInfo& pile : piles)
            if (plainName(pile.name) == wanted) return &pile;
        for (const PileUnion& one : unions)
            if (plainName(one.info.name) == wanted) return &one.info;
        return nullptr;
    };
    std::string plain = plainName(name);
    if (const PileInfo* pile = exact(plain)) return pile;
    for (const std::string_view prefix : {"draw pile ", "draw ", "pile "}) {
        if (plain.starts_with(prefix)) {
            plain.erase(0, prefix.size());
            break;
        }
    }
    if (plain.ends_with(" pile")) plain.resize(plain.size() - 5);
    if (const PileInfo* pile = exact(plain)) return pile;
    // A number may be left out, or given, where there is only one such pile.
    if (exact(plain + " 2") == nullptr)
        if (const PileInfo* pile = exact(plain + " 1")) return pile;
    if (plain.ends_with(" 1")) return exact(std::string_view(plain).substr(0, plain.size() - 2));
    return nullptr;
}

std::vector<std::string> TableWords::pileNames() const {
    std::vector<std::string> names;
    for (const PileInfo& pile : piles) names.push_back(pile.name);
    for (const PileUnion& one : unions) names.push_back(one.info.name);
    return names;
}

const Value* WrittenPosition::find(std::string_view name) const {
    for (const Value* fact : facts)
        if (plainName(fact->name) == name) return fact;
    return nullptr;
}

const Value* WrittenPosition::something(std::string_view name) const {
    const Value* fact = find(name);
    return fact != nullptr && fact->kind != Value::Kind::Nothing ? fact : nullptr;
}

WrittenPosition readPiles(const Value& position, const TableWords& words, Mistakes& mistakes) {
    WrittenPosition written;
    written.line = position.line;
    for (const Entry& entry : entriesOf(position, words, mistakes)) {
        const Value& value = *entry.value;
        if (entry.pile != nullptr) {
            written.piles.push_back(PileReader(*entry.pile, words, mistakes).read(value));
            if (written.piles.back().more && hasPlaces(entry.pile->kind))
                mistakes.push_back({value.line, "dots-in-places"_mistake, {pileInMistake(entry.pile->name)}});
        } else if (plainName(value.name) == "rest") {
            const PileInfo* pile = value.isText() ? words.pileNamed(value.text) : nullptr;
            if (pile != nullptr && !hasPlaces(pile->kind))
                written.rest = pile->id;
            else if (!value.isText() || plainName(value.text) != "draw")
                mistakes.push_back(
                    {value.line, "rest-is-a-pile"_mistake, {}, likely(value.text, words.pileNames())});
        } else {
            written.facts.push_back(&value);
        }
    }
    return written;
}

std::vector<int> sharesOfRest(const WrittenPosition& position, const TableWords& words, int rest) {
    std::vector<PileId> takers;
    if (position.rest) {
        takers = {*position.rest};
    } else {
        for (const WrittenPile& pile : position.piles)
            if (pile.more) takers.push_back(pile.pile);
        for (const PileId pile : words.drawPiles)
            if (std::ranges::find(position.piles, pile, &WrittenPile::pile) == position.piles.end())
                takers.push_back(pile);
        if (takers.empty()) takers = {words.outPile};
    }
    std::vector<int> shares(std::size_t{1} << 8 * sizeof(PileId));
    for (std::size_t i = 0; i < takers.size(); ++i) {
        const auto left = static_cast<int>(takers.size() - i);
        shares[takers[i]] = (rest + left - 1) / left;
        rest -= shares[takers[i]];
    }
    return shares;
}

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

namespace {

/// All cards of the piles of a union.
PileContent unitedContent(const PileUnion& together, const std::vector<PileContent>& piles) {
    PileContent content;
    content.info = together.info;
    for (const PileContent& one : piles) {
        if (std::ranges::find(together.parts, one.info.id) == together.parts.end()) continue;
        content.shownTo.resize(content.faces.size());
        content.faces.insert(content.faces.end(), one.faces.begin(), one.faces.end());
        content.shownTo.insert(content.shownTo.end(), one.shownTo.begin(), one.shownTo.end());
    }
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
