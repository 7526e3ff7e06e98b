// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/houserules.h"

#include "match/setup.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace drawbridge {

namespace {

struct HouseRulesWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::HouseRules)
};

} // namespace

bool isHouseRule(const OptionSpec& option) {
    return option.role == OptionRole::HouseRule || option.role == OptionRole::Count;
}

bool isSwitch(const OptionSpec& option) {
    return option.values.size() == 2 && option.values[0] == "off" && option.values[1] == "on";
}

bool isUsual(const OptionSpec& option, OptionValue value) { return value == 0 || value == option.proposed; }

std::vector<std::size_t> seatOptions(const GameInfo& game) {
    std::vector<std::size_t> options;
    for (std::size_t option = 0; option < game.options().size(); ++option)
        if (game.options()[option].role == OptionRole::OfSeat) options.push_back(option);
    return options;
}

std::optional<std::size_t> seriesOption(const GameInfo& game) {
    const auto option = std::ranges::find_if(game.options(), [](const OptionSpec& spec) {
        return spec.role == OptionRole::LastWinner || spec.role == OptionRole::LastLoser;
    });
    if (option == game.options().end()) return {};
    return static_cast<std::size_t>(option - game.options().begin());
}

std::vector<std::size_t> choices(const GameInfo& game, const Setup& setup) {
    std::vector<std::size_t> found;
    for (std::size_t option = 0; option < game.options().size(); ++option)
        if (!isUsual(game.options()[option], optionOf(setup, option)) && game.applies(setup, option) &&
            option != seriesOption(game))
            found.push_back(option);
    return found;
}

std::vector<std::size_t> differences(const GameInfo& game, const Setup& setup) {
    std::vector<std::size_t> found = choices(game, setup);
    std::erase_if(found, [&](std::size_t option) { return !isHouseRule(game.options()[option]); });
    return found;
}

QString optionAsSet(const GameInfo& game, const Setup& setup, std::size_t option) {
    const OptionSpec& spec = game.options()[option];
    const GameText& text = textFor(game.id());
    //: An option or house rule and how it is set: "Cards in hand: 7"
    return HouseRulesWords::tr("%1: %2").arg(text.optionName(spec),
                                             text.optionValue(spec, optionOf(setup, option)));
}

std::optional<std::size_t> broughtInBy(const GameInfo& game, std::size_t option) {
    Setup usual;
    usual.seats = game.minSeats();
    if (game.applies(usual, option)) return {};
    for (std::size_t other = 0; other < game.options().size(); ++other) {
        const OptionSpec& spec = game.options()[other];
        if (other == option || spec.role != OptionRole::HouseRule) continue;
        for (std::size_t value = 1; value < spec.values.size(); ++value) {
            Setup changed = usual;
            setOption(changed, other, static_cast<OptionValue>(value));
            if (game.applies(changed, option)) return other;
        }
    }
    return {};
}

void setUsual(const GameInfo& game, Setup& setup) {
    for (std::size_t option = 0; option < game.options().size(); ++option)
        if (const OptionSpec& spec = game.options()[option];
            isHouseRule(spec) && !isUsual(spec, optionOf(setup, option)))
            setOption(setup, option, 0);
}

void usePreset(const GameInfo& game, const RulePreset& preset, Setup& setup) {
    setUsual(game, setup);
    for (const RulePreset::Value& chosen : preset.values) {
        const auto option = findOption(game, chosen.option);
        const auto value = option ? findValue(game.options()[*option], chosen.value) : std::nullopt;
        Q_ASSERT(value);
        if (value) setOption(setup, *option, *value);
    }
}

bool usePreset(const GameInfo& game, std::string_view id, Setup& setup) {
    if (id == kUsualRules) {
        setUsual(game, setup);
        return true;
    }
    const auto presets = textFor(game.id()).presets();
    const auto found = std::ranges::find(presets, id, &RulePreset::id);
    if (found == presets.end()) return false;
    usePreset(game, *found, setup);
    return true;
}

std::vector<std::string> presetNames(const GameInfo& game) {
    std::vector<std::string> names{std::string(kUsualRules)};
    for (const RulePreset& preset : textFor(game.id()).presets()) names.emplace_back(preset.id);
    return names;
}

const RulePreset* presetOf(const GameInfo& game, const Setup& setup) {
    const std::vector<std::size_t> rules = differences(game, setup);
    for (const RulePreset& preset : textFor(game.id()).presets()) {
        Setup wanted = setup;
        usePreset(game, preset, wanted);
        if (rules == differences(game, wanted) && std::ranges::all_of(rules, [&](std::size_t rule) {
                return optionOf(setup, rule) == optionOf(wanted, rule);
            }))
            return &preset;
    }
    return nullptr;
}

QString houseRulesLine(const GameInfo& game, const Setup& setup) {
    QStringList rules;
    for (const std::size_t option : differences(game, setup)) rules.append(optionAsSet(game, setup, option));
    if (rules.isEmpty()) return {};
    const QString list = QLocale().createSeparatedList(rules);
    if (const RulePreset* preset = presetOf(game, setup))
        //: The first line of a log: %1 is a set of house rules, "Party", %2 what it consists of
        return HouseRulesWords::tr("House rules “%1”: %2.").arg(textFor(game.id()).presetName(*preset), list);
    //: The first line of a log: %1 is "Cards in hand: 7, Packs: 2"
    return HouseRulesWords::tr("House rules: %1.").arg(list);
}

} // namespace drawbridge
