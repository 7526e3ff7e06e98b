// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"

#include "castles/cards.h"

#include <QCoreApplication>
#include <array>

// The words on the cards of CASTLES: for what paints them and for what tells of them.
namespace drawbridge::castleswords {

struct CardWords {
    Text name;
    Text effect;
};

/// What is in the words of this game in the language of the program.
inline QString translated(Text text) {
    return QCoreApplication::translate("drawbridge::CastlesText", text.words);
}

inline constexpr Text kDefenseEffect{QT_TRANSLATE_NOOP(
    "drawbridge::CastlesText", "Lay it on a castle, which holds no more than three. One in a turn.")};
inline constexpr Text kAttackEffect{QT_TRANSLATE_NOOP(
    "drawbridge::CastlesText",
    "Lay it on one opponent: alone or together with more it fells defenses and castles of no greater sum.")};

// In the order of castles::Kind.
inline constexpr std::array kCardWords{
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Castle")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Holds up to three defenses. Without a castle you are out of the game.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Gate")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Lay it on a castle, below its defenses: the castle is worth 8, not 5.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Thick Walls")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Lay it on a castle, below its defenses: the castle is worth 8, not 5.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Moat")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Lay it on a castle, below its defenses: the castle is worth 10, not 5.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Archer Towers")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Lay it on a castle, below its defenses: the castle is worth 10, not 5.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Peasants")}, kDefenseEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Archers")}, kDefenseEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Spearmen")}, kDefenseEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Swordsmen")}, kDefenseEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Knights")}, kDefenseEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Ballistas")}, kDefenseEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Trebuchet")}, kDefenseEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Rushed Defenses")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Discard it to lay two defenses this turn; or lay it on a castle as one of "
                                 "the two, worth 3.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Peasants")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Archers")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Spearmen")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Swordsmen")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Knights")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Ballistas")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Trebuchet")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Horsemen")}, kAttackEffect},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Alliance")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Ask a player to join you this turn with attacks and specials. Beware: "
                                 "they may hit you too.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Sabotage")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Removes the top defense of one castle of an opponent. No block helps.")}},
    CardWords{
        {QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Cannon Fire")},
        {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                           "Removes the top defense of every castle of every opponent. No block helps.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Jester")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Destroys every castle without defenses, yours too; or steals one castle, "
                                 "not the last. No block helps.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Block")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "At any time: stops all attacks of one attacker on one player, and what "
                                 "fell stands again.")}},
    CardWords{{QT_TRANSLATE_NOOP("drawbridge::CastlesText", "Puppet")},
              {QT_TRANSLATE_NOOP("drawbridge::CastlesText",
                                 "Brings a player who is out back into the game: as your puppet, who plays "
                                 "for you.")}},
};
static_assert(kCardWords.size() == castles::kKinds);

} // namespace drawbridge::castleswords
