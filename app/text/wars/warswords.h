// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"
#include "wars/cards.h"
#include "wars/options.h"

#include <QCoreApplication>
#include <array>

// The tables of words of Castle Wars: for warstext.cpp, which says the rest.
namespace drawbridge::warswords {

struct CardWords {
    Text name;
    Text effect; ///< of a card that is used, or of a special soldier
};

// In the order of wars::Kind.
inline constexpr CardWords kCardWords[] = {
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Two")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Three")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Four")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Five")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Six")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Seven")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Eight")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Nine")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Ten")}, {}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Dragon")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "A soldier worth 20 that serves Dragon-Tamers only.")}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Jack")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "Turns all enemy tops face up and your own tops face down; then you may move your tops.")}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Queen")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Each of your soldiers is worth 3 more until the turn ends.")}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "King")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Is laid on a pile of yours at any time and is a soldier worth 10 from then on.")}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Ace")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Discards the top soldier of any pile, however strong.")}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Joker")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Is used as a Jack, a Queen, a King or an Ace, or to shuffle "
                                                "your used resources back into a deck.")}},
};
static_assert(std::size(kCardWords) == wars::kKinds);

struct FactionWords {
    Text name;
    Text story;
    Clause clause; ///< the first of its own
};

// In the order of wars::Faction.
inline constexpr FactionWords kFactionWords[] = {
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Undead")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "What your soldiers kill, in attack or defence and even when they die with it, goes "
                        "face down to the top or the bottom of your soldier deck; once drawn and recruited "
                        "it fights for you. Kings are not captured, and Aces capture nothing.")},
     "WARS-UND-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Royal Kingdom")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Your army starts in four piles of two soldiers; in the Epic game in one pile of "
                        "four and three of three. A fourth pile is a fourth attack in every turn, and the "
                        "enemy has to empty all four. But each pile is thin.")},
     "WARS-ROY-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Dragon-Tamers")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "A dragon is an ordinary soldier worth 20; as a rule only a big group, an Ace or an "
                        "infection brings it down. It is shuffled into your soldier deck before the deal, so "
                        "it may lie in your first piles or come late. In any hand but yours it flies off.")},
     "WARS-DRG-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Blood-Mages")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whenever you could use a resource you may give up two of your tops, one after the "
                        "other, and take the resource of your choice into your hand, ready for use. It is "
                        "never too late for an Ace or a King; but soldiers are what keeps you in the game.")},
     "WARS-BLD-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Mages")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "Your joker is a Jack, a Queen, a King or an Ace, whichever you need most; or it shuffles the "
         "resources you have used back into your resource deck. Each joker works only once.")},
     "WARS-MAG-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Seers")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Before the game you put both your decks in the order you want, and your first piles "
                        "are dealt from them, so you decide on those too. During the game you may look "
                        "through both decks at any time, but no longer change them.")},
     "WARS-SEE-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Ninjas")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "When a turn ends all your soldiers in play lie face down again, buried ones too. The enemy has to "
         "remember what was seen, and can never be sure of it once you have moved.")},
     "WARS-NIN-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Assassins")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "Attack! In your own turn each of your soldiers is worth 2 more, and in a group every single one. "
         "But in the enemy's turn each is worth 2 less, so what you leave standing is easy prey.")},
     "WARS-ASN-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Berserkers")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "One pile that has attacked may attack a second time in the same turn, with whatever "
                        "soldier is on top by then. Either attack may be part of a group, but no pile sends "
                        "two soldiers into the same battle.")},
     "WARS-BRK-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Shape-Shifters")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "Exchange a top of yours for a soldier from your hand whenever you could use a resource, even when "
         "the cards of a battle lie open: so a lost battle is won after all. The soldier taken back is "
         "healed and can return. Each pile may be swapped once at each such moment.")},
     "WARS-SHP-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Mechas")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "In your Attack Phase, before the first attack, all your tops turn face up and are "
                        "worth as much as the highest of them until the turn ends; Queens are added on top. "
                        "Afterwards they lie there face up, with their own values again.")},
     "WARS-MEC-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Outcasts")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Draw, attack, move and recruit in whatever order suits you, each once: recruit "
                        "first and attack with fresh soldiers, or attack first and see what you draw. At "
                        "some point of the turn you still have to draw.")},
     "WARS-OUT-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Golems")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "Stand firm: in the enemy's turn each of your soldiers is worth 2 more. But in your own turn each "
         "is worth 2 less, so attack with your strongest or in groups with care.")},
     "WARS-GOL-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Fateweavers")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "When a soldier of yours dies, in battle, by an Ace or by infection, you may keep it "
                        "and lose the top of another pile of yours instead. It stays where it is and as it "
                        "is; but it does not win the battle by that.")},
     "WARS-FAT-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Infected")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Instead of attacking you turn all enemy tops crosswise: they are infected, and lost "
                        "as soon as they attack or are attacked, however strong they are. Covering them only "
                        "puts that off; an infection ends when its card leaves play.")},
     "WARS-INF-1"},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "War-Mongers")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "All your 18 soldiers, 36 in the Epic game, stand in three piles that you build as "
                        "you please, none of them empty. You never draw and you have no resources: what "
                        "stands on the table is all you have.")},
     "WARS-WMG-1"},
};
static_assert(std::size(kFactionWords) == wars::kFactions);

/// Refusals that need no values: said to the person who has just tried.
inline constexpr PlainSentence kPlain[] = {
    {"WARS-WIN-2", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The game is over.")}},
    {"WARS-FAC-1", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "This game is played without factions.")}},
    {"WARS-RULING-67",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First it is settled who leads which faction.")}},
    {"WARS-SETUP-3", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First the coin settles the colours.")}},
    {"WARS-WMG-2", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First the War-Mongers build their piles.")}},
    {"WARS-OUT-1", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First choose the next phase of your turn.")}},
    {"WARS-OUT-2",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "You have had that phase this turn: no phase comes twice.")}},
    {"WARS-OUT-3",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First finish the phase that you have begun.")}},
    {"WARS-OUT-4",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First take the Draw Phase: there are cards to draw.")}},
    {"WARS-TURN-2",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That does not belong to this phase of the turn.")}},
    {"WARS-TURN-3",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "The turn ends with its last phase: end the one that is running.")}},
    {"WARS-TURN-6", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That phase is over for this turn.")}},
    {"WARS-REACT-1",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Resources and abilities have to wait until this choice is made.")}},
    {"WARS-REACT-2",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "In your opponent's turn you are asked between the phases, and in battles.")}},
    {"WARS-REACT-3",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Now only your opponent may act: go on when that is done.")}},
    {"WARS-REACT-5",
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "In a battle the defender acts first, then both in turn: now it is up to your opponent.")}},
    {"WARS-REACT-12",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That card is fighting: nothing moves or covers it.")}},
    {"WARS-REACT-18",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Now you may only use resources and abilities, or pass.")}},
    {"WARS-EPIC-2",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "In the Epic game each of you has a whole pack: there is no colour to pick.")}},
    {"WARS-SEE-3",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Only Seers put their decks in order, and only before the game.")}},
    {"WARS-SETUP-13", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The piles are not built by hand now.")}},
    {"WARS-PILE-3", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "You have no such pile.")}},
    {"WARS-WMG-4", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "War-Mongers have no decks and never draw.")}},
    {"WARS-WMG-5",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "No pile may start empty: the last cards go to the piles that have none.")}},
    {"WARS-WMG-7", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "War-Mongers have no resources.")}},
    {"WARS-RULING-103",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "In this game the War-Mongers' piles are equal, and that one is full.")}},
    {"WARS-DRAW-3", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "You have drawn your two cards.")}},
    {"WARS-DRAW-4",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "You have to draw two cards while there are any.")}},
    {"WARS-DRAW-6",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "There are too few cards in that deck: draw from the other one.")}},
    {"WARS-DRAW-7",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Both your decks are empty: there is nothing to draw.")}},
    {"WARS-RULING-15",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Name the soldier first, then the resource.")}},
    {"WARS-ATK-2", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That pile has attacked this turn.")}},
    {"WARS-ATK-6",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First choose the pile of yours that attacks.")}},
    {"WARS-ATK-8", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "First choose the pile that you attack.")}},
    {"WARS-ATK-18", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That pile is empty and cannot attack.")}},
    {"WARS-ATK-19",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That pile is empty: there is nothing to attack.")}},
    {"WARS-GRP-1",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "First choose a pile that attacks; then others may join it.")}},
    {"WARS-GRP-2",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That pile takes part already: each sends one card.")}},
    {"WARS-GRP-9",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That pile has attacked this turn and cannot join in.")}},
    {"WARS-BRK-3",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "That pile has attacked, and no second attack is left this turn.")}},
    {"WARS-MEC-1", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Only Mechas mechanise, in their own turn.")}},
    {"WARS-MEC-5",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "You mechanise once in a turn, before any of your piles has attacked.")}},
    {"WARS-INF-1",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Only the Infected spread the plague, in their own turn.")}},
    {"WARS-MOVE-1", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "There is no card to lift there.")}},
    {"WARS-MOVE-6",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "You have no such pile: moving opens no new one.")}},
    {"WARS-MOVE-7", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "No card has been lifted from that pile.")}},
    {"WARS-MOVE-9",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That pile has given up its top: what lies below stays.")}},
    {"WARS-KING-8",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The top of that pile is fighting: no King can cover it.")}},
    {"WARS-KING-9",
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "In your hand a King is a resource: lay it on a pile at any time, but not as a recruit.")}},
    {"WARS-RES-8", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Only soldiers and Kings lie in piles.")}},
    {"WARS-REC-7",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "You have no such pile: recruiting opens no new one.")}},
    {"WARS-RULING-43",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "In this game no resource is used once the fighters lie open.")}},
    {"WARS-MAG-3", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "There is no Joker in your hand.")}},
    {"WARS-MAG-9",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "You have used no resource yet that could be shuffled back.")}},
    {"WARS-BLD-5",
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "The rite needs two soldiers in play, and a card in your resource deck or discard.")}},
    {"WARS-SHP-6",
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "The top of that pile has been exchanged: that can be done once at each such moment.")}},
    {"WARS-FAT-1", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "There is nobody to be saved now.")}},
    {"WARS-FAT-2",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "It has to be the top of another of your piles.")}},
    {"WARS-FAT-6",
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "That soldier is dying as well, or has just been saved.")}},
    {"WARS-UND-1", {QT_TRANSLATE_NOOP("drawbridge::WarsText", "There is no such captive now.")}},
};

/// The words for the faction of a seat: chosen in the game, or one of the sixteen.
constexpr OptionWords factionOption(Text name, Text help) {
    OptionWords words{name, help, {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Chosen in the game")}}}};
    for (std::size_t faction = 0; faction < std::size(kFactionWords); ++faction)
        words.values[faction + 1] = kFactionWords[faction].name;
    return words;
}

// In the order of wars::Option.
inline constexpr std::array<OptionWords, wars::kOptions> kOptionWords{{
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Size of the game")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "A pack shared between you with nine soldiers each to begin "
                                                "with, or a pack each and armies twice as big.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Standard")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Epic")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Factions")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether each of you leads one of sixteen factions, each of which bends one rule.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Off")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "On")}}}},
    factionOption({QT_TRANSLATE_NOOP("drawbridge::WarsText", "First player's faction")},
                  {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                                     "What the first player leads, if it is settled before the game.")}),
    factionOption({QT_TRANSLATE_NOOP("drawbridge::WarsText", "Second player's faction")},
                  {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                                     "What the second player leads, if it is settled before the game.")}),
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Who lost the last game")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "For the rules that favour the loser; a rematch fills it in.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Nobody")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The first player")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The second player")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "The first piles")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "Whether your first piles are dealt blind, or you build them from the cards dealt to you.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Dealt blind")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Built by their owner")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Who begins")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Who has the first turn.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "A coin decides")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Red")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Black")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The loser of the last game")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Buried face-up cards")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether the enemy can still read a face-up card that others lie on.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Both may read them")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Only their owner")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Following moved cards")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether the enemy can see which of several face-down cards was moved where.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "No, only the heights")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Yes, every card")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "The Jack's look")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Whether the enemy's tops stay face up after a Jack.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "They stay face up")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "They are turned face down again")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "How many cards to draw")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether you must draw two cards in the Draw Phase while there are any.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Exactly two")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Up to two")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Choosing the decks")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether you see the first card drawn before you choose the deck for the second.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "One card at a time")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Both decks named first")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Both armies destroyed")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Who wins if one battle takes the last soldiers of both.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Nobody: a draw")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The attacker")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The defender")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Stalemate")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "How a game ends in which nothing happens any more.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "A draw")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "More soldiers in play win")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "After the reveal")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether resources may still be used when the cards of a battle lie open.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Resources may be used")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Only Blood-Mages and Shape-Shifters may act")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Withdrawing an attack")},
     {QT_TRANSLATE_NOOP(
         "drawbridge::WarsText",
         "Whether the attacker may withdraw when the defender has answered before the reveal.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Yes, after an answer")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "No, the attack goes on")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Several Queens")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Whether two Queens used in the same turn add up.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "They add up")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Only one counts")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "How a King enters")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "How a King lies that is put into play.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Shown, then face down")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Face up")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Reach of Aces and blood rites")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Whether they take only tops or buried cards too.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Tops only")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Buried cards too")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Aces of the Undead")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether the Undead capture a soldier that their own Ace kills.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Only kills in battle")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Kills by Ace too")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Reach of the Fateweavers")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Which deaths Fateweavers can turn to another soldier.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Every death")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Deaths in battle only")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Picking factions")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "How factions are picked that were not settled before the game.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "In secret")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "By lot")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Openly, the loser first")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "The same faction twice")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Whether both of you may lead the same faction.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Allowed")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Not allowed")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Kings and the Undead")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Whether the Undead capture Kings.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Not captured")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Captured as soldiers worth 10")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Captured dragons")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "When a dragon captured by the Undead flies off.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "When it is drawn")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "At once")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "When Seers arrange")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether Seers put their soldiers in order before their piles are dealt from them.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Before the deal")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "After the deal")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "How a swapped soldier lies")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Which way up a soldier lies that Shape-Shifters swap in.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Face down")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "As the one it replaces")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Reach of mechanising")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Which soldiers of the Mechas take the highest value.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Those turned up")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "The whole army")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Price of the plague")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "What spreading the plague costs the Infected.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "The whole Attack Phase")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "One attack")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "How the infected fight")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText",
                        "Whether an infected soldier's value still counts in its last battle.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "They just lose")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "They fight, then die")}}}},
    {{QT_TRANSLATE_NOOP("drawbridge::WarsText", "The War-Mongers' piles")},
     {QT_TRANSLATE_NOOP("drawbridge::WarsText", "Whether War-Mongers may make piles of different sizes.")},
     {{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Of any size")},
       {QT_TRANSLATE_NOOP("drawbridge::WarsText", "All equal")}}}},
}};

inline constexpr std::string_view kBeginningRules[] = {"house.setup-arrange", "house.first-player"};
inline constexpr std::string_view kDrawRules[] = {"house.draw", "house.draw-commit", "house.buried-faceup",
                                                  "house.move-visibility", "house.jack-reveal"};
inline constexpr std::string_view kBattleRules[] = {
    "house.battle-window", "house.withdraw", "house.queen-stack", "house.king-entry", "house.discard-depth"};
inline constexpr std::string_view kFactionRules[] = {
    "house.faction-pick",  "house.mirror-factions", "house.undead-kings", "house.undead-ace",
    "house.dragon-escape", "house.seers-arrange",   "house.fate-scope",   "house.swap-facing",
    "house.mecha-scope",   "house.plague-cost",     "house.infection",    "house.warmonger-piles"};
inline constexpr std::string_view kEndRules[] = {"house.double-destruction", "house.stalemate"};

// The house rules by what they are about.
inline constexpr std::array kRuleGroups{
    //: A heading over house rules
    RuleGroup{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Beginning")}, kBeginningRules},
    RuleGroup{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Drawing and seeing cards")}, kDrawRules},
    RuleGroup{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Battles")}, kBattleRules},
    RuleGroup{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "Factions")}, kFactionRules},
    RuleGroup{{QT_TRANSLATE_NOOP("drawbridge::WarsText", "The end")}, kEndRules},
};

} // namespace drawbridge::warswords
