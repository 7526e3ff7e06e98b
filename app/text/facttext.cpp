// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/facttext.h"

#include "text/gametext.h"

#include <QCoreApplication>

#include <span>

namespace drawbridge {

namespace {

struct Word {
    std::string_view name;
    const char* words;
};

constexpr Word kNames[] = {
    {"turn", QT_TRANSLATE_NOOP("Facts", "Whose turn")},
    {"phase", QT_TRANSLATE_NOOP("Facts", "Step")},
    {"attacks", QT_TRANSLATE_NOOP("Facts", "Attacks")},
    {"dealer", QT_TRANSLATE_NOOP("Facts", "Dealer")},
    {"turns", QT_TRANSLATE_NOOP("Facts", "Turns finished")},
    {"eliminated", QT_TRANSLATE_NOOP("Facts", "Out of the game")},
    {"starter", QT_TRANSLATE_NOOP("Facts", "Who began")},
    {"strengthened", QT_TRANSLATE_NOOP("Facts", "Strengthened")},
    {"plays", QT_TRANSLATE_NOOP("Facts", "Cards played")},
    {"factions", QT_TRANSLATE_NOOP("Facts", "Faction")},
    {"round", QT_TRANSLATE_NOOP("Facts", "Round")},
    {"masters", QT_TRANSLATE_NOOP("Facts", "Serves")},
    {"defenses", QT_TRANSLATE_NOOP("Facts", "Defenses played")},
};

constexpr Word kFactValues[] = {
    //: Of attacks: they are possible, or not yet
    {"open", QT_TRANSLATE_NOOP("Facts", "possible")},
    {"closed", QT_TRANSLATE_NOOP("Facts", "not yet possible")},
    {"yes", QT_TRANSLATE_NOOP("Facts", "yes")},
    {"no", QT_TRANSLATE_NOOP("Facts", "no")},
    {"action", QT_TRANSLATE_NOOP("Facts", "build, attack or pass")},
    {"build", QT_TRANSLATE_NOOP("Facts", "build on")},
    {"discard", QT_TRANSLATE_NOOP("Facts", "discard down to four")},
    {"draw-first", QT_TRANSLATE_NOOP("Facts", "draw the first tile")},
    {"draw-second", QT_TRANSLATE_NOOP("Facts", "draw the second tile")},
    {"siege-turn", QT_TRANSLATE_NOOP("Facts", "turn a tile of the siege over")},
    {"play", QT_TRANSLATE_NOOP("Facts", "play a card")},
    {"main", QT_TRANSLATE_NOOP("Facts", "play cards")},
    {"draw", QT_TRANSLATE_NOOP("Facts", "draw")},
    {"attack", QT_TRANSLATE_NOOP("Facts", "attack")},
    {"move", QT_TRANSLATE_NOOP("Facts", "move")},
    {"recruit", QT_TRANSLATE_NOOP("Facts", "recruit")},
    {"table-discard", QT_TRANSLATE_NOOP("Facts", "discard from the table")},
    {"hand-discard", QT_TRANSLATE_NOOP("Facts", "discard from the hand")},
};

QString inWords(const char* words) { return QCoreApplication::translate("Facts", words); }

QString wordFor(std::span<const Word> words, std::string_view name) {
    for (const Word& word : words)
        if (word.name == name) return inWords(word.words);
    return {};
}

} // namespace

QString factName(const FactSpec& fact) {
    const QString name = wordFor(kNames, fact.name);
    return name.isEmpty() ? toQString(fact.name) : name;
}

QString factValue(std::string_view gameId, const FactSpec& fact, std::string_view value) {
    if (const QString words = wordFor(kFactValues, value); !words.isEmpty()) return words;
    // A faction, or a card whose effect is being resolved.
    const GameInfo& game = *findGame(gameId);
    std::string_view card = value;
    if (card == "marketplace-with") card = "marketplace";
    if (fact.name == "phase")
        if (const auto face = game.faceFromName({}, card))
            //: What is to be done: the effect of a card is to be carried out
            return inWords(QT_TRANSLATE_NOOP("Facts", "effect of %1")).arg(textFor(gameId).faceName(*face));
    for (const OptionSpec& option : game.options())
        for (std::size_t index = 0; index < option.values.size(); ++index)
            if (option.values[index] == value)
                return textFor(gameId).optionValue(option, static_cast<int>(index));
    return toQString(value);
}

} // namespace drawbridge
