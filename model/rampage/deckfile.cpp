// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/deckfile.h"

#include "core/json.h"
#include "core/readbudget.h"
#include "core/words.h"

#include <algorithm>
#include <array>

namespace drawbridge::rampage {

namespace {

constexpr std::string_view kFormat = "drawbridge-deck";
constexpr std::string_view kGame = "castle-rampage";
constexpr std::array<std::string_view, 3> kRouteNames{"gate-first", "castle-only", "choose"};
constexpr std::array<std::string_view, 4> kWhereNames{"", "gate", "castle", "both"};
constexpr std::string_view kBlanks = " ,\t"; // between words

std::vector<std::string> unitNames() { return {"knight", "archer", "axe"}; }

bool isOfAttack(const Effect& effect) {
    return effect.when == Trigger::AfterAttack || effect.when == Trigger::OnRepelled ||
           effect.op == Op::PayForStrength || effect.op == Op::SacrificeTopForStrength;
}

bool isSlug(std::string_view slug) {
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    const bool fits =
        !slug.empty() && slug.size() <= 40 && isLower(slug.front()) &&
        std::ranges::all_of(slug, [&](char c) { return isLower(c) || (c >= '0' && c <= '9') || c == '-'; });
    // Reserved words wherever cards are written.
    constexpr std::array<std::string_view, 5> taken{"empty", "none", "nothing", "others", "rest"};
    return fits && std::ranges::find(taken, slug) == taken.end();
}

bool needsPermanent(Trigger when) {
    return when == Trigger::WhileInPlay || when == Trigger::StartOfTurn || when == Trigger::OncePerTurn;
}

class Reader {
  public:
    Reader(Mistakes& mistakes, Mistakes& remarks)
        : mistakes_(mistakes)
        , remarks_(remarks) {}

    void read(const Value& file) {
        if (!file.isMap()) return wrong(file.line, "deck-in-braces"_mistake);
        if (!readHead(file)) return;
        const Value* cards = file.find("cards");
        if (cards == nullptr || !cards->isList() || cards->items.empty())
            return wrong(cards == nullptr ? file.line : cards->line, "list-wanted"_mistake, {"cards"});
        if (cards->items.size() > kMaxKinds)
            return wrong(cards->line, "too-many-kinds"_mistake, {cards->items.size(), kMaxKinds});
        for (const Value& card : cards->items) readCard(card);
    }

    /// Reports what makes the deck unplayable, and warnings.
    void check(const Value& file) {
        const Value* cards = file.find("cards");
        if (cards == nullptr) return;
        for (const Flaw& flaw : flawsOf(deck))
            if (flaw.kind >= 0 || mistakes_.empty()) tell(flaw, *cards);
        if (!mistakes_.empty()) return;
        const int total = countsOf(deck).all;
        if (total != kUsualCards)
            remarks_.push_back({cards->line, "other-total"_mistake, {total, kUsualCards}});
    }

    Deck deck;

  private:
    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {},
               std::vector<std::string> meant = {}) {
        mistakes_.push_back({line, code, std::move(values), std::move(meant), card_});
    }

    /// Unknown keys are mistakes: a misspelled word is never silently ignored.
    void checkKeys(const Value& map, const std::vector<std::string>& keys) {
        for (const Value& item : map.items)
            if (item.name != "note" && std::ranges::find(keys, item.name) == keys.end())
                wrong(item.line, "no-such-key"_mistake, {item.name}, likely(item.name, keys));
    }

    /// False for a file of another type or version: nothing more is reported then.
    bool readHead(const Value& file) {
        const Value* format = file.find("format");
        if (format == nullptr || format->text != kFormat) {
            wrong(format == nullptr ? file.line : format->line, "no-deck-file"_mistake, {kFormat});
            return false;
        }
        const Value* version = file.find("version");
        if (version == nullptr || !version->isNumber() || version->number != kDeckVersion) {
            wrong(version == nullptr ? file.line : version->line, "deck-version"_mistake, {kDeckVersion});
            return false;
        }
        checkKeys(file, {"format", "version", "game", "name", "unit_names", "cards"});
        const Value* game = file.find("game");
        if (game != nullptr && game->text != kGame)
            wrong(game->line, "no-such-value"_mistake, {game->name, game->text}, {std::string(kGame)});
        if (const Value* name = file.find("name")) deck.name = translated(*name, kLongestCardName);
        if (const Value* names = file.find("unit_names")) {
            if (!names->isMap()) wrong(names->line, "unit-names-form"_mistake);
            for (const Value& item : names->items) {
                if (const auto unit = unitFromName(item.name))
                    deck.unitNames[static_cast<std::size_t>(*unit)] = translated(item, kLongestCardName);
                else
                    wrong(item.line, "no-such-unit"_mistake, {item.name},
                          likely(item.name, unitNames(), unitNames()));
            }
        }
        return true;
    }

    /// "text", or {"en": "text", "de": "Text"}.
    Translated translated(const Value& value, std::size_t longest) {
        Translated texts;
        const auto add = [&](const std::string& language, const Value& text) {
            if (text.text.size() > longest) wrong(text.line, "too-long"_mistake, {value.name, longest});
            spend(1, sizeof(texts.front()) + language.size() + text.text.size());
            texts.emplace_back(language, text.text);
        };
        if (value.isText()) {
            add({}, value);
            return texts;
        }
        if (!value.isMap() && value.kind != Value::Kind::Nothing)
            wrong(value.line, "text-of-language"_mistake, {value.name});
        for (const Value& item : value.items) {
            if (!item.isText() || item.name.size() > kLongestLanguage)
                wrong(item.line, "text-of-language"_mistake, {value.name});
            else
                add(item.name, item);
        }
        return texts;
    }

    std::uint8_t number(const Value& map, std::string_view key, int least, int most, int standard,
                        bool needed = false) {
        const Value* value = map.find(key);
        if (value == nullptr) {
            if (needed) wrong(map.line, "number-missing"_mistake, {key, least, most});
            return static_cast<std::uint8_t>(standard);
        }
        if (value->isNumber() && value->number >= static_cast<std::uint64_t>(least) &&
            value->number <= static_cast<std::uint64_t>(most))
            return static_cast<std::uint8_t>(value->number);
        wrong(value->line, "number-wanted"_mistake, {key, least, most});
        return static_cast<std::uint8_t>(standard);
    }

    bool flag(const Value& map, std::string_view key, bool standard) {
        const Value* value = map.find(key);
        if (value == nullptr) return standard;
        if (value->isFlag()) return value->flag;
        if (value->isText() && (value->text == "yes" || value->text == "no")) return value->text == "yes";
        wrong(value->line, "no-such-value"_mistake, {key, value->text}, {"yes", "no"});
        return standard;
    }

    std::optional<Unit> unit(std::string_view text, int line) {
        if (const auto found = unitFromName(text)) return found;
        constexpr std::string_view letters = "KAX";
        if (text.size() == 1 && letters.find(text[0]) != letters.npos)
            return static_cast<Unit>(letters.find(text[0]));
        wrong(line, "no-such-unit"_mistake, {text}, likely(text, unitNames(), unitNames()));
        return {};
    }

    /// The index of a word in a list of them.
    template <class Names>
    std::optional<std::size_t> word(const Value& value, const Names& names) {
        const auto found = std::ranges::find(names, std::string_view(value.text));
        if (value.isText() && !value.text.empty() && found != names.end())
            return static_cast<std::size_t>(found - names.begin());
        std::vector<std::string> all(names.begin(), names.end());
        std::erase(all, std::string());
        wrong(value.line, "no-such-value"_mistake, {value.name, value.text}, likely(value.text, all, all));
        return {};
    }

    void readCard(const Value& value) {
        constexpr int kPerCard = 200;
        spend(kPerCard, sizeof(CardKind) + sizeof(CardWords));
        card_.clear();
        if (!value.isMap()) return wrong(value.line, "card-in-braces"_mistake);
        CardWords words;
        const Value* slug = value.find("slug");
        if (slug == nullptr || !slug->isText())
            return wrong(slug == nullptr ? value.line : slug->line, "slug-missing"_mistake);
        words.slug = slug->text;
        written_.push_back(&value);
        card_ = words.slug;
        checkKeys(value, {"slug", "name", "text", "picture", "count", "colour", "units", "attack", "star",
                          "gate", "castle", "playable", "permanent", "cost", "defend_cost", "scheme_bonus",
                          "route", "effects"});
        if (const Value* name = value.find("name")) words.name = translated(*name, kLongestCardName);
        if (const Value* text = value.find("text")) words.text = translated(*text, kLongestCardText);
        if (const Value* picture = value.find("picture"))
            if (const auto which = word(*picture, kPictures)) words.picture = kPictures[*which];
        deck.words.push_back(std::move(words));
        deck.kinds.push_back(readKind(value));
        card_.clear();
    }

    CardKind readKind(const Value& value) {
        CardKind kind;
        kind.count = number(value, "count", 1, kUsualCards, 1);
        if (const Value* colour = value.find("colour"))
            kind.purple =
                word(*colour, std::array<std::string_view, 2>{"normal", "purple"}) == std::size_t{1};
        if (const Value* units = value.find("units")) readUnits(*units, kind);
        if (const Value* attack = value.find("attack");
            attack != nullptr && attack->kind != Value::Kind::Nothing && attack->text != "none")
            kind.attack = number(value, "attack", 0, kMostOfAValue, 0);
        kind.star = flag(value, "star", false);
        kind.value = {number(value, "gate", 0, kMostOfAValue, 0, true),
                      number(value, "castle", 0, kMostOfAValue, 0, true)};
        kind.playable = flag(value, "playable", !kind.purple);
        kind.permanent = flag(value, "permanent", false);
        if (const Value* cost = value.find("cost")) readCost(*cost, kind);
        if (const Value* cost = value.find("defend_cost")) readDefendCost(*cost, kind);
        if (const Value* bonus = value.find("scheme_bonus");
            bonus != nullptr && bonus->kind != Value::Kind::Nothing)
            readBonus(*bonus, kind);
        if (const Value* route = value.find("route"))
            kind.route = static_cast<Route>(word(*route, kRouteNames).value_or(0));
        if (const Value* effects = value.find("effects")) readEffects(*effects, kind);
        return kind;
    }

    void readUnits(const Value& value, CardKind& kind) {
        const auto add = [&](std::string_view text, int line) {
            if (const auto one = unit(text, line))
                kind.units = static_cast<std::uint8_t>(kind.units | 1u << static_cast<int>(*one));
        };
        if (value.isText())
            for (const std::string_view text : splitWords(value.text, kBlanks)) add(text, value.line);
        else if (value.isList())
            for (const Value& item : value.items) add(item.text, item.line);
        else if (value.kind != Value::Kind::Nothing)
            wrong(value.line, "list-wanted"_mistake, {value.name});
    }

    /// "discard 2" or {"discard": 2}: the number.
    std::optional<int> discards(const Value& value) {
        const auto most = static_cast<std::uint64_t>(kMaxCost);
        const Value* number = value.isMap() && value.items.size() == 1 ? value.find("discard") : nullptr;
        if (number != nullptr && number->isNumber() && number->number >= 1 && number->number <= most)
            return static_cast<int>(number->number);
        const auto words = splitWords(value.text, kBlanks);
        if (words.size() == 2 && words[0] == "discard" && words[1].size() <= 2 &&
            std::ranges::all_of(words[1], [](char c) { return c >= '0' && c <= '9'; })) {
            const int count = std::stoi(std::string(words[1]));
            if (count >= 1 && count <= kMaxCost) return count;
        }
        return {};
    }

    void readCost(const Value& value, CardKind& kind) {
        const auto add = [&](CostSlot slot, int line) {
            if (kind.costs == kMaxCost)
                wrong(line, "too-high-cost"_mistake, {kMaxCost});
            else
                kind.addCost(slot);
            return kind.costs < kMaxCost;
        };
        const auto readItem = [&](const Value& item) {
            if (const auto count = discards(item)) {
                for (int i = 0; i < *count; ++i)
                    if (!add(kAnyCard, item.line) && i + 1 < *count)
                        return wrong(item.line, "too-high-cost"_mistake, {kMaxCost});
                return;
            }
            std::vector<std::string_view> units;
            if (item.isText()) {
                units = splitWords(item.text, kBlanks);
                if (!units.empty() && units.front() == "discard-units")
                    units.erase(units.begin());
                else
                    units.clear();
            } else if (const Value* list = item.find("discard-units"); list != nullptr && list->isList()) {
                for (const Value& one : list->items) units.push_back(one.text);
            }
            if (units.empty()) return wrong(item.line, "cost-form"_mistake);
            for (const std::string_view text : units) {
                const auto one = unit(text, item.line);
                if (!one) return;
                add(static_cast<CostSlot>(*one), item.line);
            }
        };
        if (value.isList())
            for (const Value& item : value.items) readItem(item);
        else if (value.kind != Value::Kind::Nothing && value.text != "none")
            readItem(value);
    }

    void readDefendCost(const Value& value, CardKind& kind) {
        if (value.kind == Value::Kind::Nothing || value.text == "none") return;
        if (value.isNumber() && value.number <= kMaxCost)
            kind.defendCost = static_cast<std::uint8_t>(value.number);
        else if (const auto count = discards(value))
            kind.defendCost = static_cast<std::uint8_t>(*count);
        else
            wrong(value.line, "defend-cost-form"_mistake);
    }

    void readBonus(const Value& value, CardKind& kind) {
        if (!value.isMap()) return wrong(value.line, "bonus-form"_mistake);
        checkKeys(value, {"unit", "amount", "max"});
        const Value* which = value.find("unit");
        if (which == nullptr)
            wrong(value.line, "bonus-form"_mistake);
        else if (const auto one = unit(which->text, which->line))
            kind.bonusUnit = *one;
        kind.bonusAmount = number(value, "amount", 1, kMostOfAValue, 1, true);
        kind.bonusMost = number(value, "max", 1, kUsualCards, 1);
    }

    void readEffects(const Value& value, CardKind& kind) {
        if (!value.isList()) return wrong(value.line, "list-wanted"_mistake, {value.name});
        for (const Value& item : value.items) {
            if (!item.isMap()) {
                wrong(item.line, "effect-form"_mistake);
                continue;
            }
            if (kind.effects == kMaxEffects) {
                wrong(item.line, "too-many-effects-of-card"_mistake, {kMaxEffects});
                return;
            }
            if (const auto effect = readEffect(item)) kind.addEffect(*effect);
        }
    }

    std::optional<Effect> readEffect(const Value& item) {
        checkKeys(item, {"when", "op", "n", "cards", "where"});
        Effect effect;
        const Value* when = item.find("when");
        const Value* op = item.find("op");
        if (when == nullptr || op == nullptr) {
            wrong(item.line, "effect-form"_mistake);
            return {};
        }
        const auto whenIndex = word(*when, kTriggerNames);
        const auto opIndex = word(*op, kOpNames);
        if (!whenIndex || !opIndex) return {};
        effect.when = static_cast<Trigger>(*whenIndex);
        effect.op = static_cast<Op>(*opIndex);
        effect.n = number(item, "n", 1, kMostOfAValue, 1);
        effect.cards = number(item, "cards", 1, kMaxCost, 1);
        if (const Value* where = item.find("where"))
            effect.where = static_cast<std::uint8_t>(word(*where, kWhereNames).value_or(kAtGate | kAtCastle));
        if (const Value* cards = item.find("cards"); cards != nullptr && effect.op != Op::PayForStrength)
            wrong(cards->line, "key-of-other-operation"_mistake, {"cards", opName(Op::PayForStrength)});
        if (const Value* where = item.find("where"); where != nullptr && effect.op != Op::ValueBonus)
            wrong(where->line, "key-of-other-operation"_mistake, {"where", opName(Op::ValueBonus)});
        return effect;
    }

    void tell(const Flaw& flaw, const Value& cards) {
        if (flaw.kind < 0) return tellOfDeck(flaw.what, cards.line);
        const auto index = static_cast<std::size_t>(flaw.kind);
        const Value& card = *written_[index];
        const auto lineOf = [&](std::string_view key) {
            const Value* item = card.find(key);
            if (item == nullptr) return card.line;
            const bool all = flaw.effect >= 0 && item->items.size() == deck.kinds[index].effects;
            return all ? item->items[static_cast<std::size_t>(flaw.effect)].line : item->line;
        };
        card_ = deck.words[index].slug;
        tellOfCard(flaw, lineOf(keyOf(flaw.what)));
        card_.clear();
    }

    static std::string_view keyOf(FlawKind what) {
        switch (what) {
        case FlawKind::BadSlug:
        case FlawKind::SlugTwice: return "slug";
        case FlawKind::PermanentAttack: return "permanent";
        case FlawKind::RouteWithoutAttack: return "route";
        case FlawKind::BonusWithoutAttack: return "scheme_bonus";
        default: return "effects";
        }
    }

    void tellOfCard(const Flaw& flaw, int line) {
        const auto effect = [&]() -> const Effect& {
            return deck.kinds[static_cast<std::size_t>(flaw.kind)]
                .effect[static_cast<std::size_t>(flaw.effect)];
        };
        switch (flaw.what) {
        case FlawKind::BadSlug: return wrong(line, "bad-slug"_mistake);
        case FlawKind::SlugTwice: return wrong(line, "slug-twice"_mistake);
        case FlawKind::PermanentAttack: return wrong(line, "permanent-with-attack"_mistake);
        case FlawKind::RouteWithoutAttack: return wrong(line, "needs-attack"_mistake, {"route"});
        case FlawKind::BonusWithoutAttack: return wrong(line, "needs-attack"_mistake, {"scheme_bonus"});
        case FlawKind::EffectWithoutAttack:
            return wrong(line, "needs-attack"_mistake,
                         {effect().op == Op::None ? triggerName(effect().when) : opName(effect().op)});
        case FlawKind::EffectWithoutPermanent:
            return wrong(line, "needs-permanent"_mistake, {triggerName(effect().when)});
        case FlawKind::WrongMoment: {
            std::vector<std::string> fitting;
            for (int i = 0; i < kTriggers; ++i)
                if (goTogether(static_cast<Trigger>(i), effect().op))
                    fitting.emplace_back(triggerName(static_cast<Trigger>(i)));
            return wrong(line, "wrong-moment"_mistake, {opName(effect().op), triggerName(effect().when)},
                         std::move(fitting));
        }
        case FlawKind::TooManyKinds:
        case FlawKind::TooManyCards:
        case FlawKind::TooFewNormal: return;
        }
    }

    void tellOfDeck(FlawKind what, int line) {
        const DeckCounts counts = countsOf(deck);
        if (what == FlawKind::TooManyKinds)
            wrong(line, "too-many-kinds"_mistake, {deck.kinds.size(), kMaxKinds});
        else if (what == FlawKind::TooManyCards)
            wrong(line, "too-many-cards-of-deck"_mistake, {counts.all, kMaxCards});
        else
            wrong(line, "too-few-normal"_mistake, {counts.all - counts.purple, kFewestNormal});
    }

    Mistakes& mistakes_;
    Mistakes& remarks_;
    std::vector<const Value*> written_; ///< the kinds of the deck, in file order
    std::string card_;                  ///< the card being read
};

Value textOf(std::string_view text) { return Value::ofText(std::string(text)); }

Value valueOf(const Translated& texts) {
    if (texts.size() == 1 && texts.front().first.empty()) return textOf(texts.front().second);
    Value map = Value::ofKind(Value::Kind::Map);
    for (const auto& [language, text] : texts) map.add(language, textOf(text));
    return map;
}

Value costOf(const CardKind& kind) {
    Value list = Value::ofKind(Value::Kind::List);
    for (std::size_t slot = 0; slot < kind.costs;) {
        std::size_t end = slot;
        const bool any = kind.cost[slot] == kAnyCard;
        std::string units = "discard-units";
        for (; end < kind.costs && (kind.cost[end] == kAnyCard) == any; ++end)
            if (!any) joinTo(units, unitName(static_cast<Unit>(kind.cost[end])), " ");
        list.items.push_back(textOf(any ? "discard " + std::to_string(end - slot) : units));
        slot = end;
    }
    return list;
}

Value effectOf(const Effect& effect) {
    Value map = Value::ofKind(Value::Kind::Map);
    map.add("when", textOf(triggerName(effect.when)));
    map.add("op", textOf(opName(effect.op)));
    map.add("n", Value::ofNumber(effect.n));
    if (effect.op == Op::PayForStrength) map.add("cards", Value::ofNumber(effect.cards));
    if (effect.op == Op::ValueBonus) map.add("where", textOf(kWhereNames[effect.where]));
    return map;
}

Value cardOf(const CardWords& words, const CardKind& kind) {
    Value map = Value::ofKind(Value::Kind::Map);
    map.add("slug", textOf(words.slug));
    if (!words.name.empty()) map.add("name", valueOf(words.name));
    if (!words.text.empty()) map.add("text", valueOf(words.text));
    if (!words.picture.empty()) map.add("picture", textOf(words.picture));
    map.add("count", Value::ofNumber(kind.count));
    map.add("colour", textOf(kind.purple ? "purple" : "normal"));
    Value& units = map.add("units", Value::ofKind(Value::Kind::List));
    for (int unit = 0; unit < kUnits; ++unit)
        if (kind.isUnit(static_cast<Unit>(unit)))
            units.items.push_back(textOf(unitName(static_cast<Unit>(unit))));
    if (kind.attacks()) map.add("attack", Value::ofNumber(kind.attack));
    if (kind.star) map.add("star", Value::ofFlag(true));
    map.add("gate", Value::ofNumber(kind.value[0]));
    map.add("castle", Value::ofNumber(kind.value[1]));
    if (kind.playable == kind.purple) map.add("playable", Value::ofFlag(kind.playable));
    if (kind.permanent) map.add("permanent", Value::ofFlag(true));
    if (kind.costs > 0) map.add("cost", costOf(kind));
    if (kind.defendCost > 0) map.add("defend_cost", textOf("discard " + std::to_string(kind.defendCost)));
    if (kind.bonusUnit != kNoUnit) {
        Value& bonus = map.add("scheme_bonus", Value::ofKind(Value::Kind::Map));
        bonus.add("unit", textOf(unitName(kind.bonusUnit)));
        bonus.add("amount", Value::ofNumber(kind.bonusAmount));
        bonus.add("max", Value::ofNumber(kind.bonusMost));
    }
    if (kind.route != Route::GateFirst)
        map.add("route", textOf(kRouteNames[static_cast<std::size_t>(kind.route)]));
    if (kind.effects > 0) {
        Value& effects = map.add("effects", Value::ofKind(Value::Kind::List));
        for (const Effect& effect : kind.allEffects()) effects.items.push_back(effectOf(effect));
    }
    return map;
}

/// The members of a card that begin a new line; short ones share a line.
bool beginsLine(std::string_view key) {
    constexpr std::array<std::string_view, 9> keys{"slug",        "name",         "text",  "count",  "cost",
                                                   "defend_cost", "scheme_bonus", "route", "effects"};
    return std::ranges::find(keys, key) != keys.end();
}

std::string memberText(const Value& member) { return jsonText(member.name) + ": " + writeJson(member); }

std::string cardText(const Value& card, const std::string& indent) {
    std::string text = indent + "{";
    for (std::size_t i = 0; i < card.items.size(); ++i) {
        if (i > 0) text += beginsLine(card.items[i].name) ? ",\n" + indent + " " : ", ";
        text += memberText(card.items[i]);
    }
    return text + "}";
}

template <class From>
ReadDeck readFile(std::string_view text, From from) {
    const ReadBudget spending(text.size());
    const Json json = readJson(text);
    ReadDeck result;
    if (json.error)
        result.mistakes = {mistakeOf(*json.error)};
    else if (auto over = withinBudget([&] { result.deck = from(json.root, result); }))
        result.mistakes = {std::move(*over)};
    return result;
}

} // namespace

DeckCounts countsOf(const Deck& deck) {
    DeckCounts counts;
    for (const CardKind& kind : deck.kinds) {
        counts.all += kind.count;
        counts.purple += kind.purple ? kind.count : 0;
        counts.permanent += kind.permanent ? kind.count : 0;
        counts.attacking += kind.attacks() ? kind.count : 0;
    }
    return counts;
}

std::vector<Flaw> flawsOf(const Deck& deck) {
    std::vector<Flaw> flaws;
    for (int index = 0; index < deck.kindCount(); ++index) {
        const auto at = static_cast<std::size_t>(index);
        const CardKind& kind = deck.kinds[at];
        const std::string& slug = deck.words[at].slug;
        const auto add = [&](FlawKind what, int effect = -1) { flaws.push_back({what, index, effect}); };
        if (!isSlug(slug))
            add(FlawKind::BadSlug);
        else if (std::ranges::count(deck.words, slug, &CardWords::slug) > 1)
            add(FlawKind::SlugTwice);
        if (kind.permanent && kind.attacks()) add(FlawKind::PermanentAttack);
        if (!kind.attacks() && kind.route != Route::GateFirst) add(FlawKind::RouteWithoutAttack);
        if (!kind.attacks() && kind.bonusUnit != kNoUnit) add(FlawKind::BonusWithoutAttack);
        for (int i = 0; i < kind.effects; ++i) {
            const Effect& effect = kind.effect[static_cast<std::size_t>(i)];
            if (!goTogether(effect.when, effect.op)) add(FlawKind::WrongMoment, i);
            if (isOfAttack(effect) && !kind.attacks()) add(FlawKind::EffectWithoutAttack, i);
            if (needsPermanent(effect.when) && !kind.permanent) add(FlawKind::EffectWithoutPermanent, i);
        }
    }
    const DeckCounts counts = countsOf(deck);
    if (deck.kindCount() > kMaxKinds) flaws.push_back({FlawKind::TooManyKinds});
    if (counts.all > kMaxCards) flaws.push_back({FlawKind::TooManyCards});
    if (counts.all - counts.purple < kFewestNormal) flaws.push_back({FlawKind::TooFewNormal});
    return flaws;
}

bool goTogether(Trigger when, Op op) {
    switch (op) {
    case Op::None: return true;
    case Op::PayForStrength:
    case Op::SacrificeTopForStrength: return when == Trigger::OnPlay;
    case Op::RestUntilEndOfTurn: return when == Trigger::OnRepelled;
    case Op::AttackBonus:
    case Op::ValueBonus: return when == Trigger::WhileInPlay;
    case Op::EndAttackDestroyAttacker:
    case Op::HalveStrength:
    case Op::ReduceStrength:
    case Op::OwnerDiscardsFromAttackerHand: return when == Trigger::OnDestroyed;
    default: return when != Trigger::WhileInPlay;
    }
}

bool usesAmount(Op op) {
    switch (op) {
    case Op::Draw:
    case Op::OpponentDiscardsRandom:
    case Op::PayForStrength:
    case Op::DestroyOpponentPermanent:
    case Op::AttackBonus:
    case Op::ValueBonus:
    case Op::OwnerDiscardsFromAttackerHand:
    case Op::OpponentDiscardsChoice:
    case Op::TakeFromOpponentHand:
    case Op::DestroyOwnPermanent:
    case Op::ReduceStrength:
    case Op::TakeFromDiscard: return true;
    default: return false;
    }
}

std::optional<Deck> deckFrom(const Value& file, Mistakes& mistakes, Mistakes& remarks) {
    Mistakes found;
    Reader reader(found, remarks);
    reader.read(file);
    reader.check(file);
    mistakes.append(found);
    if (!found.empty()) return {};
    reader.deck.number();
    return std::move(reader.deck);
}

Value toValue(const Deck& deck) {
    Value file = Value::ofKind(Value::Kind::Map);
    file.add("format", textOf(kFormat));
    file.add("version", Value::ofNumber(kDeckVersion));
    file.add("game", textOf(kGame));
    if (!deck.name.empty()) file.add("name", valueOf(deck.name));
    Value units = Value::ofKind(Value::Kind::Map);
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        if (!deck.unitNames[unit].empty())
            units.add(std::string(unitName(static_cast<Unit>(unit))), valueOf(deck.unitNames[unit]));
    if (!units.items.empty()) file.add("unit_names", std::move(units));
    Value& cards = file.add("cards", Value::ofKind(Value::Kind::List));
    for (std::size_t kind = 0; kind < deck.kinds.size(); ++kind)
        cards.items.push_back(cardOf(deck.words[kind], deck.kinds[kind]));
    return file;
}

ReadDeck readDeck(std::string_view text) {
    return readFile(text, [](const Value& file, ReadDeck& result) {
        return deckFrom(file, result.mistakes, result.remarks);
    });
}

ReadDeck readDraft(std::string_view text) {
    return readFile(text, [](const Value& file, ReadDeck& result) -> std::optional<Deck> {
        Reader reader(result.mistakes, result.remarks);
        reader.read(file);
        if (!result.mistakes.empty()) return {};
        return std::move(reader.deck);
    });
}

std::string writeDeck(const Deck& deck, std::string_view indent) {
    const Value file = toValue(deck);
    const std::string inner = std::string(indent) + "  ";
    std::string members;
    for (const Value& member : file.items) {
        std::string text = memberText(member);
        if (member.name == "cards") {
            std::string cards;
            for (const Value& card : member.items) joinTo(cards, cardText(card, inner + "  "), ",\n");
            text = "\"cards\": [\n" + cards + (cards.empty() ? "" : "\n") + inner + "]";
        }
        joinTo(members, inner + text, ",\n");
    }
    return "{\n" + members + "\n" + std::string(indent) + "}";
}

} // namespace drawbridge::rampage
