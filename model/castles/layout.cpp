// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/layout.h"

#include "castles/steps.h"
#include "castles/table.h"
#include "core/words.h"
#include "positions/positionreader.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>

namespace drawbridge::castles {

namespace {

// ---- castles in words ------------------------------------------------------------------------------------

/// The names of castles beside those of their cards; the letters are the ledger's.
constexpr std::array<std::pair<std::string_view, Kind>, 8> kHomeNames{{{"c", kCastle},
                                                                       {"p", kPuppet},
                                                                       {"g", kGate},
                                                                       {"w", kThickWalls},
                                                                       {"m", kMoat},
                                                                       {"t", kArcherTowers},
                                                                       {"walls", kThickWalls},
                                                                       {"towers", kArcherTowers}}};

/// Reads "castle", "M", "puppet+gate".
bool readHome(std::string_view text, std::uint8_t& base, std::uint8_t& upgrade) {
    base = kCastle;
    upgrade = kNoKind;
    const auto words = splitWords(text, "+");
    for (const std::string_view word : words) {
        auto face = faceFromName(word);
        for (const auto& [name, kind] : kHomeNames)
            if (plainName(word) == name) face = Face{kind};
        if (face == Face{kPuppet})
            base = kPuppet;
        else if (face && isUpgrade(static_cast<unsigned>(*face)))
            upgrade = static_cast<std::uint8_t>(*face);
        else if (face != Face{kCastle})
            return false;
    }
    return !words.empty();
}
std::string homeName(std::uint8_t base, std::uint8_t upgrade) {
    if (upgrade == kNoKind) return faceName(base);
    return (base == kPuppet ? faceName(base) + "+" : std::string()) + faceName(upgrade);
}

/// A DEFENSE by its value, which is unique, or by its name.
std::optional<std::uint8_t> defenceFrom(std::string_view word) {
    for (unsigned kind = kPeasantsDefence; kind <= kRushed; ++kind)
        if (word == std::to_string(valueOf(kind))) return static_cast<std::uint8_t>(kind);
    if (plainName(word) == "rushed") return std::uint8_t{kRushed};
    const auto face = faceFromName(word);
    if (!face || !(isDefence(static_cast<unsigned>(*face)) || *face == kRushed)) return {};
    return static_cast<std::uint8_t>(*face);
}
std::string defenceName(std::uint8_t kind) { return std::to_string(valueOf(kind)); }

bool saysNothing(const Value& value) {
    if (!value.isText()) return value.kind == Value::Kind::Nothing;
    const std::string text = plainName(value.text);
    return text.empty() || text == "empty" || text == "none" || text == "dead";
}

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t[");
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(" \t]") - from + 1);
}

class RealmReader {
  public:
    RealmReader(std::string name, Mistakes& mistakes)
        : name_(std::move(name))
        , mistakes_(mistakes) {}

    std::vector<WrittenCastle> read(const Value& value) {
        if (saysNothing(value)) return {};
        if (value.isNumber() && value.number <= kMostHomes) {
            castles_.resize(value.number);
            for (WrittenCastle& castle : castles_) castle.line = value.line;
        } else if (value.isText()) {
            readText(value);
        } else if (value.isList()) {
            for (const Value& item : value.items) readText(item);
        } else if (value.isMap()) {
            for (const Value& item : value.items) readMember(item);
        } else {
            wrong(value.line);
        }
        return std::move(castles_);
    }

  private:
    void wrong(int line, std::string_view text = {}) {
        mistakes_.push_back({line, "no-such-castle"_mistake, {name_, text}});
    }

    void readMember(const Value& item) {
        const auto number = indexFrom(item.name, kMostCastles);
        if (!number)
            return mistakes_.push_back({item.line, "number-wanted"_mistake, {name_, 1, kMostCastles}});
        const std::size_t before = castles_.size();
        readText(item);
        for (std::size_t i = before; i < castles_.size(); ++i) castles_[i].number = *number;
    }

    void readText(const Value& item) {
        if (!item.isText()) return wrong(item.line);
        if (saysNothing(item)) return;
        for (const std::string_view one : splitWords(item.text, ";]"))
            if (const std::string_view castle = trimmed(one); !castle.empty()) readCastle(castle, item.line);
    }

    void readCastle(std::string_view text, int line) {
        WrittenCastle castle;
        castle.line = line;
        const auto colon = text.find(':');
        if (!readHome(trimmed(text.substr(0, colon)), castle.base, castle.upgrade)) return wrong(line, text);
        if (colon != std::string_view::npos)
            for (std::string_view word : splitWords(text.substr(colon + 1), " \t,")) {
                WrittenCastle::Defence defence;
                if (const auto at = word.find('@'); at != std::string_view::npos) {
                    defence.rank = indexFrom(word.substr(at + 1), kMostCards);
                    if (!defence.rank) return wrong(line, text);
                    word = word.substr(0, at);
                }
                const auto kind = defenceFrom(word);
                if (!kind) return wrong(line, text);
                defence.kind = *kind;
                castle.defences.push_back(defence);
            }
        if (castle.defences.size() > kMostDefences)
            mistakes_.push_back({line, "too-many-defenses"_mistake, {name_}});
        castles_.push_back(std::move(castle));
    }

    std::string name_;
    Mistakes& mistakes_;
    std::vector<WrittenCastle> castles_;
};

/// The ranks of the DEFENSES of a castle that are in the fallen row.
std::set<std::uint8_t> fallenRanks(const Position& p, std::uint8_t number) {
    std::set<std::uint8_t> ranks;
    for (const Fallen& fallen : p.fallen)
        if (fallen.castle == number && !fallen.isCastle()) ranks.insert(fallen.order);
    return ranks;
}
/// The default ranks of those that stand: the remaining ones, from the lowest.
std::array<std::uint8_t, kMostDefences> usualRanks(const Position& p, std::uint8_t number) {
    const std::set<std::uint8_t> taken = fallenRanks(p, number);
    std::array<std::uint8_t, kMostDefences> ranks{};
    std::uint8_t next = 0;
    for (std::size_t place = 0; place < static_cast<std::size_t>(p.castle(number).defences());
         ++place, ++next) {
        while (taken.contains(next)) ++next;
        ranks[place] = next;
    }
    return ranks;
}

// ---- what was played and removed -------------------------------------------------------------------------

/// An entry that begins with a card, followed by pairs: "9 of 2.1 from 2 in 1".
struct Entry {
    int line = 0;
    std::string_view card;
    std::map<std::string_view, std::string_view> said;
    bool blocked = false;

    /// Empty if it is not said.
    std::string_view find(std::string_view word) const {
        const auto found = said.find(word);
        return found == said.end() ? std::string_view() : found->second;
    }
};

class EntryReader {
  public:
    EntryReader(MistakeCode form, std::vector<std::string_view> words, Mistakes& mistakes)
        : form_(form)
        , words_(std::move(words))
        , mistakes_(mistakes) {}

    std::vector<Entry> read(const Value& value) {
        std::vector<Entry> entries;
        if (saysNothing(value)) return entries;
        if (!value.isList() && !value.isText()) return wrong(value.line), entries;
        for (const Value& item : value.isText() ? std::span(&value, 1) : std::span(value.items)) {
            const auto words = splitWords(item.text, " \t,");
            if (!item.isText() || words.empty()) {
                wrong(item.line);
                continue;
            }
            Entry& entry = entries.emplace_back();
            entry.line = item.line;
            entry.card = words[0];
            for (std::size_t i = 1; i < words.size(); ++i) {
                if (words[i] == "blocked") {
                    entry.blocked = true;
                    continue;
                }
                if (std::ranges::find(words_, words[i]) == words_.end() || i + 1 == words.size()) {
                    wrong(item.line, item.text);
                    break;
                }
                entry.said[words[i]] = words[i + 1];
                ++i;
            }
        }
        return entries;
    }

    void wrong(int line, std::string_view text = {}) { mistakes_.push_back({line, form_, {text}}); }

    /// A number of an entry, from 0; `usual` if missing.
    int number(const Entry& entry, std::string_view word, int usual, int most) {
        const std::string_view text = entry.find(word);
        if (text == "0") return 0;
        if (const auto index = indexFrom(text, most)) return *index + 1;
        if (!text.empty()) wrong(entry.line, std::string(word) + " " + std::string(text));
        return usual;
    }
    Seat seat(const Entry& entry, std::string_view word, Seat usual, int seats) {
        const std::string_view text = entry.find(word);
        if (text == "nobody") return kNobody;
        if (const auto index = indexFrom(text, seats)) return *index;
        if (!text.empty()) wrong(entry.line, std::string(word) + " " + std::string(text));
        return usual;
    }

  private:
    MistakeCode form_;
    std::vector<std::string_view> words_;
    Mistakes& mistakes_;
};

std::string seatText(Seat seat) { return isSeat(seat) ? std::to_string(seat + 1) : std::string("nobody"); }

// ---- laying out ------------------------------------------------------------------------------------------

class Layout {
  public:
    Layout(Position& position, const WrittenPosition& written, Seed seed, Mistakes& mistakes)
        : p_(position)
        , written_(written)
        , lot_(seed)
        , mistakes_(mistakes)
        , aside_(cardsOf(position.numbering, cardsLeftOut(position.options))) {
        free_ = Cards::range(0, position.numbering.first[kKinds]) - aside_;
    }

    bool lay() {
        const std::size_t before = mistakes_.size();
        for (const auto step : {&Layout::readRealms, &Layout::layTable, &Layout::rankDefences,
                                &Layout::takeNamed, &Layout::drawUnnamed, &Layout::layRest}) {
            (this->*step)();
            if (mistakes_.size() != before) return false;
        }
        return true;
    }

  private:
    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {}) {
        mistakes_.push_back({line, code, std::move(values)});
    }

    /// Takes a card of a kind from the unmentioned ones; kNoCard, with the mistake reported, if none is left.
    CardId take(unsigned kind, int line) {
        const CardId card = Heap(p_.numbering, free_).cardOf(kind);
        if (card == kNoCard)
            tellTooMany(kind, line);
        else
            free_.remove(card);
        return card;
    }
    /// Takes it and puts it somewhere.
    bool takeTo(PileId pile, int place, unsigned kind, int line) {
        const CardId card = take(kind, line);
        if (card != kNoCard) steps::layOpen(p_, card, pile, place);
        return card != kNoCard;
    }

    /// Reports it once per kind.
    void tellTooMany(unsigned kind, int line) {
        const Options& options = p_.options;
        const MistakeValue card = cardInMistake(faceName(static_cast<Face>(kind)));
        const int count = cardsInGame(options).count[kind];
        const MistakeCode code = count > 0                         ? "too-many-of-card"_mistake
                                 : cardsLeftOut(options).has(kind) ? "card-left-out"_mistake
                                                                   : "card-of-no-option"_mistake;
        const bool told = std::ranges::any_of(mistakes_, [&](const Mistake& mistake) {
            return mistake.code == code && mistake.values.front() == card;
        });
        if (!told) wrong(line, code, {card, count});
    }

    // ---- castles ----

    /// An unmentioned seat has a plain castle; a late joiner none.
    void readRealms() {
        for (Seat seat = 0; seat < p_.seats(); ++seat) {
            if (const Value* realm = written_.find(realmName(seat)))
                realms_[seat] = RealmReader(realmName(seat), mistakes_).read(*realm);
            else if (seat < p_.options.dealt())
                realms_[seat] = {WrittenCastle()};
        }
    }

    void raise(Seat seat, std::uint8_t number, const WrittenCastle& written) {
        if (p_.castle(number).stands()) return wrong(written.line, "castle-twice"_mistake, {number + 1});
        const auto lay = [&](int within, unsigned kind) {
            takeTo(realmPileOf(seat), placeOf(number, within), kind, written.line);
        };
        lay(kBasePlace, written.base);
        if (written.upgrade != kNoKind) lay(kUpgradePlace, written.upgrade);
        for (std::size_t place = 0; place < written.defences.size(); ++place) {
            lay(defencePlace(static_cast<int>(place)), written.defences[place].kind);
            p_.stack[number].order[place] = written.defences[place].rank.value_or(kNoCastle);
        }
        p_.standing[seat] |= castleBit(number);
    }

    bool exists(std::uint8_t number) const {
        return p_.castle(number).stands() || (p_.lying & castleBit(number)) != 0;
    }
    std::uint8_t nextFree(int line) {
        for (std::uint8_t number = 0; number < kMostCastles; ++number)
            if (!exists(number)) return number;
        wrong(line, "too-few-castles"_mistake);
        return kNoCastle;
    }
    void layTable() {
        for (const bool numbered : {true, false})
            for (Seat seat = 0; seat < p_.seats(); ++seat)
                for (const WrittenCastle& castle : realms_[seat]) {
                    if ((castle.number != kNoCastle) != numbered) continue;
                    const std::uint8_t number = numbered ? castle.number : nextFree(castle.line);
                    if (number != kNoCastle) raise(seat, number, castle);
                }
        readFallen();
        readLaid();
    }

    // ---- assaults ----

    void readFallen() {
        const Value* fact = written_.find("removed");
        if (fact == nullptr) return;
        EntryReader reader("removed-form"_mistake, {"of", "from", "in", "worth", "least"}, mistakes_);
        for (const Entry& entry : reader.read(*fact)) readRemoved(reader, entry);
        // The castles of a seat before the first of them fell.
        std::array<int, kMaxSeats> more{};
        for (std::size_t i = p_.fallen.size(); i-- > 0;) {
            Fallen& fallen = p_.fallen[i];
            if (!fallen.isCastle() || !isSeat(fallen.seat)) continue;
            const int castles = p_.castles(fallen.seat) + ++more[fallen.seat];
            if (fallen.lowest == kNoCastle) fallen.lowest = static_cast<std::uint8_t>(castles);
        }
    }

    void readRemoved(EntryReader& reader, const Entry& entry) {
        Fallen fallen;
        const std::string_view where = entry.find("of");
        const auto dot = where.find('.');
        const std::string_view castle = where.substr(0, dot);
        if (!castle.empty() && castle != "none") {
            const auto number = indexFrom(castle, kMostCastles);
            if (!number) return reader.wrong(entry.line, entry.card);
            fallen.castle = *number;
        }
        if (dot != std::string_view::npos) {
            const auto rank = indexFrom(where.substr(dot + 1), kMostCards);
            if (!rank) return reader.wrong(entry.line, entry.card);
            fallen.order = *rank;
        }
        fallen.seat = p_.turn.target;
        if (fallen.castle != kNoCastle && isSeat(ownerOf(p_, fallen.castle)))
            fallen.seat = ownerOf(p_, fallen.castle);
        fallen.seat = reader.seat(entry, "from", fallen.seat, p_.seats());
        if (!isSeat(fallen.seat)) return wrong(entry.line, "removed-from-missing"_mistake);
        fallen.assault = static_cast<std::uint8_t>(
            reader.number(entry, "in", std::max<int>(p_.turn.assaults, 1), kMostCards) - 1);
        if (!readRemovedCard(reader, entry, fallen)) return;
        if (p_.fallen.size() == p_.fallen.capacity()) return wrong(entry.line, "too-few-cards"_mistake);
        fallen.value = static_cast<std::uint8_t>(reader.number(entry, "worth", fallen.value, 10));
        if (fallen.isCastle())
            fallen.lowest = static_cast<std::uint8_t>(reader.number(entry, "least", kNoCastle, kMostCastles));
        p_.fallen.push(fallen);
    }

    bool readRemovedCard(EntryReader& reader, const Entry& entry, Fallen& fallen) {
        if (entry.card == "taken") {
            if (!fallen.isCastle() || fallen.castle != kNoCastle)
                return reader.wrong(entry.line, std::string(entry.card) + " of none"), false;
            return true;
        }
        if (!fallen.isCastle()) {
            const auto kind = defenceFrom(entry.card);
            if (!kind) return reader.wrong(entry.line, entry.card), false;
            fallen.value = static_cast<std::uint8_t>(valueOf(*kind));
            return takeFallen(fallen, *kind, entry.line);
        }
        std::uint8_t base = kNoKind;
        std::uint8_t upgrade = kNoKind;
        if (!readHome(entry.card, base, upgrade)) return reader.wrong(entry.line, entry.card), false;
        if (fallen.castle == kNoCastle) fallen.castle = nextFree(entry.line);
        if (fallen.castle == kNoCastle) return false;
        if (exists(fallen.castle)) {
            wrong(entry.line, "removed-castle-stands"_mistake, {fallen.castle + 1});
            return false;
        }
        p_.lying |= castleBit(fallen.castle);
        fallen.value = static_cast<std::uint8_t>(valueOf(upgrade == kNoKind ? unsigned{kCastle} : upgrade));
        return takeFallen(fallen, base, entry.line) &&
               (upgrade == kNoKind || takeTo(kFallenRow, p_.table.size(kFallenRow), upgrade, entry.line));
    }
    bool takeFallen(Fallen& fallen, unsigned kind, int line) {
        fallen.card = take(kind, line);
        if (fallen.card != kNoCard) steps::layFallen(p_, fallen.card);
        return fallen.card != kNoCard;
    }

    /// What was played; the cards of earlier assaults are in the discard pile, and so are those that do not
    /// count.
    void readLaid() {
        const int current = std::max<int>(p_.turn.assaults, 1);
        if (const Value* fact = written_.find("laid")) {
            EntryReader reader("laid-form"_mistake, {"by", "on", "in"}, mistakes_);
            for (const Entry& entry : reader.read(*fact)) {
                const auto face = faceFromName(entry.card);
                if (!face || !isAttack(static_cast<unsigned>(*face)) || entry.find("by") == "nobody") {
                    reader.wrong(entry.line, entry.card);
                    continue;
                }
                push(static_cast<std::uint8_t>(*face),
                     {kNoCard,
                      reader.seat(entry, "by", isSeat(p_.turn.leader) ? p_.turn.leader : p_.host, p_.seats()),
                      reader.seat(entry, "on", p_.turn.target, p_.seats()),
                      static_cast<std::uint8_t>(reader.number(entry, "in", current, kMostCards) - 1),
                      !entry.blocked},
                     entry.line);
            }
        } else if (const WrittenPile* row = written_.pile(kAssaultRow)) {
            for (const WrittenCard& card : row->cards) {
                if (card.face == kHidden || !isAttack(static_cast<unsigned>(card.face)))
                    wrong(card.line, "assault-cards"_mistake);
                else
                    push(static_cast<std::uint8_t>(card.face),
                         {kNoCard, p_.turn.leader, p_.turn.target, static_cast<std::uint8_t>(current - 1),
                          true},
                         card.line);
            }
        }
        if (const WrittenPile* row = written_.pile(kFallenRow);
            row != nullptr && !row->cards.empty() && p_.fallen.empty())
            wrong(row->line, "removed-missing"_mistake);
    }
    void push(std::uint8_t kind, Laid laid, int line) {
        if (p_.laid.size() == p_.laid.capacity()) return wrong(line, "too-few-cards"_mistake);
        if (laid.counts && p_.turn.target != kNobody && laid.assault == p_.turn.assaults - 1) {
            laid.card = take(kind, line);
            if (laid.card == kNoCard) return;
            const auto before = std::ranges::count(p_.laid, laid.assault, &Laid::assault);
            steps::layOpen(p_, laid.card, kAssaultRow, static_cast<int>(before));
        } else if (p_.numbering.first[kind] < p_.numbering.first[kind + 1u]) {
            laid.card = p_.numbering.first[kind]; // any copy
        } else {
            return tellTooMany(kind, line);
        }
        p_.laid.push(laid);
    }

    void rankDefences() {
        for (const Fallen& fallen : p_.fallen)
            if (!fallen.isCastle() && fallen.castle != kNoCastle) {
                if (!exists(fallen.castle))
                    wrong(written_.line, "removed-of-no-castle"_mistake, {fallen.castle + 1});
                ++p_.stack[fallen.castle].fallen;
            }
        for (std::uint8_t number = 0; number < kMostCastles; ++number) {
            auto& order = p_.stack[number].order;
            const auto usual = usualRanks(p_, number);
            for (std::size_t place = 0; place < order.size(); ++place)
                if (order[place] == kNoCastle) order[place] = usual[place];
        }
    }

    // ---- cards ----

    static bool isHeap(PileId pile) { return pile != kAssaultRow && pile != kFallenRow; }

    void put(PileId pile, CardId card, SeatSet shownTo) {
        if (isHand(pile)) {
            steps::takeUp(p_, ownerOfPile(pile), card);
            p_.table.show(card, shownTo);
        } else if (pile == kDeckPile) {
            deck_.add(card);
        } else {
            steps::layOpen(p_, card, pile, pile == kDiscardPile ? p_.table.size(pile) : 0);
        }
    }

    void takeNamed() {
        for (const CardId card : aside_) put(kOutPile, card, 0);
        for (const WrittenPile& pile : written_.piles) {
            if (!isHeap(pile.pile)) continue;
            if (pile.more && pile.pile != kDeckPile && pile.pile != kDiscardPile)
                wrong(pile.line, "dots-in-deck"_mistake);
            if (pile.pile == kInPlayPile && pile.cards.size() > 1)
                wrong(pile.line, "two-cards-in-play"_mistake);
            Counts aside = cardsLeftOut(p_.options);
            for (const WrittenCard& card : pile.cards) {
                if (card.face == kHidden) continue;
                const auto kind = static_cast<std::uint8_t>(card.face);
                if (pile.pile == kOutPile && aside.has(kind))
                    --aside.count[kind];
                else if (const CardId taken = take(kind, card.line); taken != kNoCard)
                    put(pile.pile, taken, card.shownTo);
            }
        }
    }

    void drawUnnamed() {
        for (const WrittenPile& pile : written_.piles) {
            if (!isHeap(pile.pile)) continue;
            for (const WrittenCard& card : pile.cards) {
                if (card.face != kHidden) continue;
                if (free_.empty()) return wrong(card.line, "too-few-cards"_mistake);
                const CardId drawn = randomCard(free_, lot_);
                free_.remove(drawn);
                put(pile.pile, drawn, card.shownTo);
            }
        }
    }

    /// Unmentioned cards: in the specified pile, else in the deck unless that is described in full.
    void layRest() {
        PileId goal = kDeckPile;
        if (written_.rest)
            goal = *written_.rest;
        else if (const WrittenPile* discards = written_.pile(kDiscardPile);
                 discards != nullptr && discards->more)
            goal = kDiscardPile;
        else if (const WrittenPile* deck = written_.pile(kDeckPile); deck != nullptr && !deck->more)
            goal = kOutPile;
        if (!isHeap(goal) || goal == kInPlayPile || isHand(goal))
            return wrong(written_.line, "rest-in-heap"_mistake);
        for (const CardId card : free_) put(goal, card, 0);
        p_.table.shuffleInto(deck_, kDeckPile);
    }

    Position& p_;
    const WrittenPosition& written_;
    Rng lot_;
    Mistakes& mistakes_;
    Cards aside_;
    Cards free_;
    Cards deck_;
    std::array<std::vector<WrittenCastle>, kMaxSeats> realms_;
};

} // namespace

std::vector<WrittenCastle> realmFrom(const Value& value, Mistakes& mistakes) {
    return RealmReader(value.name, mistakes).read(value);
}

Value realmValue(const Position& p, Castles castles) {
    Value map = Value::ofKind(Value::Kind::Map);
    forEachCastle(castles, [&](std::uint8_t number) {
        const Castle castle = p.castle(number);
        std::string text = homeName(castle.base(), castle.upgrade());
        const auto usual = usualRanks(p, number);
        for (int place = 0; place < castle.defences(); ++place) {
            text += (place == 0 ? ": " : " ") + defenceName(castle.defence(place));
            if (castle.order(place) != usual[static_cast<std::size_t>(place)])
                text += "@" + std::to_string(castle.order(place) + 1);
        }
        map.add(std::to_string(number + 1), Value::ofText(text));
    });
    return map;
}

std::optional<bool> agrees(const Value& expected, const Value& actual) {
    if (!actual.name.starts_with("realm ") || !actual.isMap()) return {};
    Mistakes mistakes;
    const std::vector<WrittenCastle> wanted = realmFrom(expected, mistakes);
    std::vector<WrittenCastle> standing = realmFrom(actual, mistakes);
    if (!mistakes.empty()) return false;
    if (expected.isNumber()) return wanted.size() == standing.size();
    if (!expected.isMap() && wanted.size() != standing.size()) return false;
    return std::ranges::all_of(wanted, [&](const WrittenCastle& castle) {
        const auto found = std::ranges::find_if(standing, [&](const WrittenCastle& one) {
            return one.base == castle.base && one.upgrade == castle.upgrade &&
                   std::ranges::equal(one.defences, castle.defences, {}, &WrittenCastle::Defence::kind,
                                      &WrittenCastle::Defence::kind) &&
                   (castle.number == kNoCastle || castle.number == one.number);
        });
        if (found == standing.end()) return false;
        standing.erase(found);
        return true;
    });
}

Value fallenOf(const Position& p) {
    Value list = Value::ofKind(Value::Kind::List);
    for (const Fallen& fallen : p.fallen) {
        const bool named = fallen.castle != kNoCastle;
        std::string text = "taken";
        if (fallen.card != kNoCard && fallen.isCastle()) {
            const CardId upgrade = fallenUpgrade(p, fallen);
            text = homeName(p.kindOf(fallen.card), upgrade == kNoCard ? kNoKind : p.kindOf(upgrade));
        } else if (fallen.card != kNoCard) {
            text = defenceName(p.kindOf(fallen.card));
        }
        text += " of " + (named ? std::to_string(fallen.castle + 1) : std::string("none"));
        if (!fallen.isCastle()) text += "." + std::to_string(fallen.order + 1);
        text += " from " + seatText(fallen.seat) + " in " + std::to_string(fallen.assault + 1) + " worth " +
                std::to_string(fallen.value);
        if (fallen.isCastle()) text += " least " + std::to_string(fallen.lowest);
        list.items.push_back(Value::ofText(text));
    }
    return list;
}

Value laidOf(const Position& p) {
    Value list = Value::ofKind(Value::Kind::List);
    for (const Laid& laid : p.laid)
        list.items.push_back(Value::ofText(
            faceName(p.kindOf(laid.card)) + " by " + seatText(laid.owner) + " on " + seatText(laid.target) +
            " in " + std::to_string(laid.assault + 1) + (laid.counts ? "" : " blocked")));
    return list;
}

bool layOut(Position& p, const WrittenPosition& written, Seed seed, Mistakes& mistakes) {
    return Layout(p, written, seed, mistakes).lay();
}

} // namespace drawbridge::castles
