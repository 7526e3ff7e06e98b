// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistakewords.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
  public:
    static constexpr MistakeWords kAll[] = {
        // Mistakes in positions of any game, and in their expected results.
        //: %1 is a word of the file, %2 how many play
        {"seat-wanted", QT_TR_NOOP("“%1”: a seat is a number from 1 to %2.")},
        //: %1 is a word of the file, %2 the number of a seat, %3 how many play
        {"no-such-seat", QT_TR_NOOP("“%1”: there is no seat %2; so many play: %3. The number of “seats” is "
                                    "said beside the position.")},
        //: %1 is a word of the file, %2 and %3 are the least and the most
        {"number-wanted", QT_TR_NOOP("“%1”: a number from %2 to %3 is wanted.")},
        //: %1 is a word of the file
        {"whole-number-wanted", QT_TR_NOOP("“%1”: a number is wanted.")},
        //: %1 is a word of the file, %2 what stands there instead of one that is known
        {"no-such-value", QT_TR_NOOP("“%1” cannot be “%2”.")},
        //: %1 is a word of the file
        {"no-such-fact", QT_TR_NOOP("A position of this game has no “%1”.")},
        //: %1 is a word of the file
        {"no-such-key", QT_TR_NOOP("“%1” is unknown here.")},
        //: %1 is a word of the file
        {"one-for-each-seat", QT_TR_NOOP("“%1”: write a value for each seat it is about, as in {\"2\": 1}, "
                                         "or a list of one for every seat.")},
        //: %1 is a word of the file
        {"list-wanted", QT_TR_NOOP("“%1”: write a list, in [ ].")},
        //: %1 is a word of the file
        {"braces-wanted", QT_TR_NOOP("“%1” is written in braces: {…}")},
        //: %1 is a word of the file
        {"text-wanted", QT_TR_NOOP("“%1”: a text in quotes is wanted.")},
        {"turn-missing", QT_TR_NOOP("“turn”: whose turn is it?"), QT_TR_NOOP("Choose whose turn it is.")},
        {"turn-of-eliminated", QT_TR_NOOP("The seat on turn is out of the game."),
         QT_TR_NOOP("It is the turn of a player who is out of the game.")},
        {"nobody-can-move", QT_TR_NOOP("Nobody could do anything in this position.")},
        {"ending-missing", QT_TR_NOOP("“ending” says how the game ended.")},
        {"ending-before-over", QT_TR_NOOP("A game with an “ending” or a winner has the phase “over”.")},
        {"too-many-turns", QT_TR_NOOP("After that many turns the game is over.")},
        {"too-few-cards", QT_TR_NOOP("There are not that many cards."),
         QT_TR_NOOP("There are more cards on the table than in the game.")},
        //: %1 and %2 are numbers
        {"too-many-cards", QT_TR_NOOP("Cards asked for: %1. Cards in the game: %2.")},
        {"too-many-of-card",
         //: %1 is a kind of card or tile, %2 how many of it are in the game
         QT_TR_NOOP("%1: one too many. In this game, on the table and in all hands together: %2."),
         //: %1 is a kind of card or tile, %2 how many of it are in the game
         QT_TR_NOOP("There are more of these on the table than in the game: %1.")},
        {"hand-over-limit",
         //: %1 is a player, %2 how many cards or tiles the hand holds, %3 how many it can hold at this moment
         QT_TR_NOOP("%1: too many in the hand: %2. In this step at most: %3.")},
        {"two-cards-in-play", QT_TR_NOOP("One card is in play at a time."),
         QT_TR_NOOP("Only one card can be in play at a time.")},
        {"card-in-play-in-phase", QT_TR_NOOP("A card in play asks for another “phase”."),
         QT_TR_NOOP("No card can be in play in this step.")},
        // Piles. %1 is always the pile.
        //: %1 is a pile, %2 how many places it has
        {"too-few-places", QT_TR_NOOP("%1: there are only so many places: %2.")},
        //: %1 is a pile
        {"count-in-grid", QT_TR_NOOP("%1: a number of cards does not say what lies here.")},
        //: %1 is a pile, %2 two cards in notation
        {"cards-as-text", QT_TR_NOOP("%1: write the cards as a text: “%2”.")},
        //: %1 is a pile
        {"card-names-wanted", QT_TR_NOOP("%1: each item of the list is the name of a card.")},
        //: %1 is a pile
        {"card-in-quotes", QT_TR_NOOP("%1: write the name of a card, in quotes.")},
        //: %1 is a pile, %2 the name of a place
        {"no-card-after", QT_TR_NOOP("%1: there is no card after “%2”.")},
        //: %1 is a pile, %2 what is no place of it
        {"no-such-place", QT_TR_NOOP("%1: there is no place “%2”.")},
        //: %1 is a pile, %2 what is no card
        {"no-such-card", QT_TR_NOOP("%1: there is no card “%2”.")},
        //: %1 is a pile
        {"one-card-to-a-place", QT_TR_NOOP("%1: one card to a place.")},
        //: %1 is a pile, %2 a place of it
        {"two-cards-at", QT_TR_NOOP("%1: there are two cards at one place: %2.")},
        //: %1 is a pile
        {"dots-not-first", QT_TR_NOOP("%1: “...” stands at the beginning, where the bottom is.")},
        //: %1 is a pile
        {"dots-not-last", QT_TR_NOOP("%1: “...” stands at the end.")},
        //: %1 is a pile
        {"dots-in-places", QT_TR_NOOP("%1: “...” does not say what lies where.")},
        //: %1 is a pile, %2 a card as it is written
        {"number-after-star", QT_TR_NOOP("%1: in “%2” a number belongs after the star.")},
        //: %1 is a pile
        {"seen-by",
         QT_TR_NOOP("%1: after “!” stand the numbers of the seats that have seen the card, as in “!13”.")},
        //: %1 is a pile
        {"described-twice", QT_TR_NOOP("%1: this is described twice.")},
        {"rest-is-a-pile", QT_TR_NOOP("“rest” names the pile where all other cards are.")},
        //: %1 is a pile, %2 a word of the file
        {"count-wanted", QT_TR_NOOP("%1: “%2” is a number.")},
        //: %1 is a pile, %2 a word of the file
        {"others-empty", QT_TR_NOOP("%1: “%2” can only be “empty”.")},
        //: %1 is a pile, %2 a word of the file
        {"what-of-pile", QT_TR_NOOP("%1: what is “%2”?")},
        //: %1 is a pile
        {"pile-not-on-table", QT_TR_NOOP("%1: this is not on the table.")},
        // An expectation that is not met.
        //: %1 is a word of the file, %2 what was expected of it, %3 what it is
        {"other-fact", QT_TR_NOOP("%1: expected %2, but it is %3.")},
        //: %1 is a pile, %2 and %3 are how many cards were expected and are there, %4 is what lies there
        {"other-count", QT_TR_NOOP("%1: expected cards: %2, but there are %3: %4")},
        //: %1 is a pile, %2 and %3 are cards in notation
        {"other-cards", QT_TR_NOOP("%1: expected %2, but it is: %3")},
        //: %1 is a pile, %2 and %3 are cards in notation
        {"other-bottom", QT_TR_NOOP("%1: expected %2 at the bottom, but it is: %3")},
        //: %1 is a pile, %2 a place of it, %3 and %4 are cards in notation
        {"other-card-at", QT_TR_NOOP("%1: %2: expected %3, but it is %4.")},
        //: %1 is a pile, %2 and %4 are cards in notation, %3 one of the first
        {"card-missing", QT_TR_NOOP("%1: expected %2, of which %3 is missing; it is: %4")},
        //: %1 is a pile, %2 a card in notation, %3 what lies there
        {"card-not-lacking", QT_TR_NOOP("%1: should not be there: %2. It is: %3")},
        // Files that are not JSON.
        {"file-too-large", QT_TR_NOOP("The file is too large.")},
        {"not-utf8", QT_TR_NOOP("This is no text in UTF-8.")},
        {"not-json",
         QT_TR_NOOP("This is no JSON: a comma, a quotation mark or a bracket is missing, or one too many.")},
        {"file-ends-early", QT_TR_NOOP("The file ends before its last bracket is closed.")},
        {"brackets-too-deep", QT_TR_NOOP("Too many brackets within brackets.")},
        //: %1 is a word of the file
        {"key-twice", QT_TR_NOOP("“%1” is given twice here.")},
        // Saved matches.
        {"record-too-large", QT_TR_NOOP("This file is too large for a saved match.")},
        {"record-not-utf8", QT_TR_NOOP("This is not a text file in UTF-8.")},
        {"record-not-json",
         QT_TR_NOOP("This is not JSON: something is missing here, or there is one character too many.")},
        {"record-ends-early", QT_TR_NOOP("The file is cut off: it ends before the game does.")},
        {"not-a-record", QT_TR_NOOP("This is not a saved match of Drawbridge.")},
        //: %1 and %2 are numbers
        {"newer-version", QT_TR_NOOP("This match was saved in version %1 of the format; this program reads "
                                     "version %2. Open it with the Drawbridge that wrote it.")},
        //: %1 is a word of the file
        {"key-missing", QT_TR_NOOP("“%1” is missing.")},
        //: %1 is a word of the file
        {"badly-written", QT_TR_NOOP("“%1” is not written as it should be.")},
        {"no-such-game", QT_TR_NOOP("There is no game “%1”.")},
        //: %1 is the name of an option, %2 a value it does not have.
        {"no-such-option-value", QT_TR_NOOP("The option “%1” has no value “%2”.")},
        //: %1 is a rule: its name and what it says.
        {"options-clash", QT_TR_NOOP("These options and players do not go together (%1)")},
        //: %1 is how many there are, and never one
        {"other-number-of-seats", QT_TR_NOOP("This game is for exactly %2 players, not for %1.")},
        //: %1 is how many there are; the last of the other numbers is never one.
        {"number-of-seats-outside", QT_TR_NOOP("This game is for %2 to %3 players, not for %1.")},
        {"player-without-name", QT_TR_NOOP("A player needs a name.")},
        {"no-such-bot", QT_TR_NOOP("There is no bot “%1”.")},
        //: %1 says what is wrong with it.
        {"position-of-record", QT_TR_NOOP("The game begins with an impossible position (%1)")},
        //: %1 says what is wrong with it.
        {"deck-of-record", QT_TR_NOOP("There is a mistake in the cards of this game (%1)")},
        {"not-a-move", QT_TR_NOOP("“%1” is not a move of this game.")},
        //: %1 is a move in notation, %2 a rule: its name and what it says.
        {"illegal-move", QT_TR_NOOP("The move “%1” is against the rules (%2)")},
        {"move-after-end-of-record", QT_TR_NOOP("The game is over before the move “%1”.")},
        {"result-not-of-moves", QT_TR_NOOP("The result is not what the moves lead to.")},
        // Files that are too expensive to read.
        {"file-too-costly",
         QT_TR_NOOP(
             "It takes too much work to read this file; what is left was not read. Divide it into several.")},
        {"no-memory", QT_TR_NOOP("There is not enough memory to read this file. Close other programs, or "
                                 "divide it into several.")},
        {"reading-stopped", QT_TR_NOOP("Reading was stopped. Open the file again to read all.")},
        //: After a list of what is wrong. %1 is a number
        {"more-mistakes", QT_TR_NOOP("More that is wrong: %1. Put right what is told first.")},
        // Scenarios.
        {"scenario-in-braces", QT_TR_NOOP("A scenario is written in braces: {\"game\": …}")},
        {"game-missing", QT_TR_NOOP("“game” is missing: which game is it?")},
        {"bad-id", QT_TR_NOOP("“id”: lower-case words with hyphens, as in “place-a-wall”.")},
        //: %1 is the name of a scenario, or of a step in one
        {"id-twice", QT_TR_NOOP("The id “%1” is given twice.")},
        //: %1 is a word of the file
        {"key-of-one-scenario", QT_TR_NOOP("“%1” cannot be said of all scenarios at once.")},
        //: %1 is what is no rule, %2 how the rules of the game begin
        {"no-such-clause", QT_TR_NOOP("“%1” is no clause of this game: they begin with %2-")},
        //: %1 and %2 are the fewest and the most players
        {"number-of-seats-wanted",
         QT_TR_NOOP(
             "“seats”: this game is for %1 to %2 players; write how many play, or a list of their names.")},
        //: %1 is the name of a rule
        {"setup-refused", QT_TR_NOOP("These options, or this number of seats, do not go together: %1")},
        {"setup-form", QT_TR_NOOP("“setup”: “refused” says that the game cannot be played like this.")},
        //: %1 is what is no option
        {"no-such-option", QT_TR_NOOP("The game has no option “%1”.")},
        {"no-own-decks", QT_TR_NOOP("This game has no decks of one's own.")},
        {"steps-of-impossible", QT_TR_NOOP("Nothing comes of a position that is “impossible”.")},
        {"impossible-without-position", QT_TR_NOOP("“impossible” is said of a “position” in braces.")},
        {"step-form", QT_TR_NOOP("A step is a move in quotes, or a check in braces.")},
        {"two-moves-in-step", QT_TR_NOOP("One move to a step.")},
        {"step-without-move", QT_TR_NOOP("“id”, “tell” and “or” go with a move.")},
        {"empty-step", QT_TR_NOOP("This step does nothing and asks nothing.")},
        {"clause-missing", QT_TR_NOOP("Which “clause” refuses it? (“any” if it does not matter)")},
        {"undo-form", QT_TR_NOOP("“undo”: write {\"1\": 2}, how many moves seat 1 may take back.")},
        {"sees-form", QT_TR_NOOP("“sees”: write {\"1\": {…}}, what seat 1 sees.")},
        {"outcome-form", QT_TR_NOOP("“outcome”: write {\"winner\": 1}, “draw”, “lost”, “won” or “goes on”.")},
        //: %1 is the name of a rule that is none
        {"clause-unknown", QT_TR_NOOP("The rules have no clause “%1”.")},
        // Results that differ from the scenario's.
        {"empty-scenario", QT_TR_NOOP("This scenario has no steps and expects nothing.")},
        {"setup-possible", QT_TR_NOOP("The game can be played like this.")},
        //: %1 and %2 are names of rules
        {"setup-refused-by-other", QT_TR_NOOP("The setup is refused by %1, expected: %2")},
        {"position-possible", QT_TR_NOOP("The position is possible.")},
        //: %1 is a part of what was expected, %2 what it is
        {"impossible-by-other", QT_TR_NOOP("Expected to be impossible by “%1”, but it is by: %2")},
        //: %1 is what is no move
        {"no-such-move", QT_TR_NOOP("“%1” is no move in this game's notation.")},
        //: %1 is what is no move, %2 and %3 are the two moves in it
        {"two-moves-in-one",
         QT_TR_NOOP("“%1” is no move in this game's notation: write each move by itself, “%2”, “%3”.")},
        //: %1 is a move in notation
        {"move-after-end", QT_TR_NOOP("“%1”: the game is over.")},
        //: %1 is a move in notation, %2 what may come of chance
        {"chance-decides",
         QT_TR_NOOP(
             "“%1”: chance decides here; say what comes of it, as “%2”, or give the scenario a “seed”.")},
        //: %1 is a move in notation, %2 and %3 are seats
        {"other-decider", QT_TR_NOOP("“%1”: whoever decides here is not %2, but %3.")},
        //: %1 is a move in notation, %2 the names of rules
        {"move-refused", QT_TR_NOOP("“%1” is refused: %2")},
        //: %1 is a move in notation
        {"move-not-legal", QT_TR_NOOP("“%1” should be legal, but is not.")},
        //: %1 is a move in notation, %2 the names of rules
        {"legal-move-refused", QT_TR_NOOP("“%1” should be legal, but is refused: %2")},
        //: %1 is a move in notation
        {"refused-move-legal", QT_TR_NOOP("“%1” should be refused, but is legal.")},
        //: %1 is a move in notation, %2 and %3 are names of rules
        {"refused-by-other", QT_TR_NOOP("“%1” is refused by %2, expected: %3")},
        //: %1 and %2 are how many moves there are and were expected, %3 lists them
        {"other-number-of-moves", QT_TR_NOOP("Legal moves: %1, expected %2: %3")},
        //: %1 are moves in notation
        {"more-moves-legal", QT_TR_NOOP("Legal as well: %1")},
        //: %1 is a move in notation, %2 are moves
        {"move-not-among-legal", QT_TR_NOOP("“%1” should be among the legal moves: %2")},
        //: %1 is a move in notation, %2 are moves
        {"move-among-legal", QT_TR_NOOP("“%1” should not be among the legal moves: %2")},
        //: %1 and %3 are how many moves were expected and may be taken back, %2 is a seat
        {"other-undo", QT_TR_NOOP("undo: expected %1, but %2 may take back %3.")},
        {"outcome-goes-on", QT_TR_NOOP("outcome: the game goes on.")},
        //: %1 is the name of a rule
        {"outcome-drawn", QT_TR_NOOP("outcome: it is a draw (%1).")},
        //: %1 is the name of a rule
        {"outcome-lost", QT_TR_NOOP("outcome: it is lost (%1).")},
        //: %1 are the numbers of seats, %2 is the name of a rule
        {"outcome-won", QT_TR_NOOP("outcome: won by seat %1 (%2).")},
        //: %1 is the name of a rule
        {"outcome-by-other", QT_TR_NOOP("outcome: the game ended by %1.")},
    };
};

} // namespace

std::span<const MistakeWords> positionMistakes() { return Words::kAll; }

} // namespace drawbridge
