// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/readbudget.h"
#include "core/words.h"
#include "positions/positionwords.h"

#include <charconv>

// Internal to the reader of positions: the text of one pile, for setting up, describing and comparing
// positions.
namespace drawbridge::written {

/// How a card of a row is marked as face up or face down.
inline constexpr std::pair<std::string_view, bool> kFacings[] = {
    {"↑", true}, {"^", true}, {":up", true}, {"↓", false}, {":down", false}};

inline bool isFromBottom(const PileInfo& info) { return info.kind == PileKind::Stack && info.faced; }

inline bool isEmptyWord(std::string_view word) {
    return word == "empty" || word == "none" || word == "-" || word == "nothing";
}

/// Splits the text of a pile into cards.
inline std::vector<std::string_view> splitCards(std::string_view text) {
    return splitWords(text, " \t\r\n,;{}");
}

inline std::optional<int> numberFrom(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0) return {};
    return number;
}

/// Parses the text of one pile.
class PileReader {
  public:
    PileReader(const PileInfo& info, const TableWords& words, Mistakes& mistakes)
        : info_(info)
        , words_(words)
        , mistakes_(mistakes) {}

    WrittenPile read(const Value& value) {
        spend(kPerPile);
        pile_.pile = info_.id;
        pile_.line = value.line;
        readValue(value);
        if (isGrid() && !pile_.cards.empty() && !named_) {
            // Cards without named places fill them in order.
            const auto places = static_cast<std::size_t>(info_.places);
            if (pile_.cards.size() > places) {
                wrong(value.line, "too-few-places"_mistake, {info_.places});
                pile_.cards.resize(places);
            }
            for (std::size_t i = 0; i < pile_.cards.size(); ++i)
                pile_.cards[i].place = static_cast<std::uint8_t>(i);
        }
        if (isFromBottom(info_)) std::ranges::reverse(pile_.cards);
        return std::move(pile_);
    }

  private:
    // The cost of a pile and of each of its words: all card names are searched.
    static constexpr int kPerPile = 20;
    static constexpr int kPerWord = 40;

    bool isGrid() const { return info_.kind == PileKind::Grid; }
    bool isRow() const { return info_.kind == PileKind::Row; }
    /// The pile is the first of the mistake's values.
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

    /// "nw RcT, n RsW" or, for places without names, "RcT RsW".
    void readGrid(std::string_view text, int line) {
        const auto words = splitCards(text);
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::string_view word = words[i];
            if (!word.empty() && (word.back() == ':' || word.back() == '=')) word.remove_suffix(1);
            const auto place = words_.placeFromName(info_.id, word);
            if (!place) {
                // "others empty" applies to all other places.
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
        spend(kPerWord + word.size());
        if (word == "..." || word == "…") {
            if (isFromBottom(info_) && !pile_.cards.empty()) return wrong(line, "dots-not-first"_mistake);
            pile_.more = true;
            return;
        }
        if (isRow() && rowPlace_ > kAllCards) return wrong(line, "too-few-cards"_mistake);
        if (isRow() && word == "-") ++rowPlace_; // an empty place
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
            if (isRow()) card.place = static_cast<std::uint8_t>(std::min(rowPlace_++, 0xFF));
            pile_.cards.push_back(card);
        }
    }

    /// "13": seats 1 and 3; no digit: all seats.
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

    /// Removes "↑", "^" or ":up", or "↓" or ":down", from the end of a card.
    static std::optional<bool> takeFacing(std::string_view& name) {
        for (const auto& [mark, up] : kFacings) {
            if (!name.ends_with(mark)) continue;
            name.remove_suffix(mark.size());
            return up;
        }
        return {};
    }

    /// Removes "u" or "d" and the marks, and "=" for no other marks, from the end of a card.
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
    bool named_ = false; ///< places were named
    int rowPlace_ = 0;   ///< in a row: the next place
};

/// One member of a position: a pile, or a fact of the game's own.
struct Entry {
    const PileInfo* pile = nullptr;
    const Value* value = nullptr;
};

/// The members of a position, with groups such as "hands": {"1": …} flattened.
std::vector<Entry> entriesOf(const Value& position, const TableWords& words, Mistakes& mistakes);

inline constexpr Face kNoFace = -2; ///< of an empty place

/// "RcT"; "?" for an unknown card.
std::string faceText(Face face, const TableWords& words);
/// The same with the attributes of a card in this pile: its facing, its marks, and to whom it has been shown.
std::string cardText(const WrittenCard& card, const PileInfo& pile, const TableWords& words);

} // namespace drawbridge::written
