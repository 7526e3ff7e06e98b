// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagewords.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace drawbridge {

namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::HandsPage)
};

struct Label {
    const char* key;
    const char* words;
};

/// Of a number there are two: "seats.one" and "seats.many". What is in braces is filled in by the page.
constexpr std::array kLabels = std::to_array<Label>({
    //: A button: try to connect once more
    {"again", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Try again")},
    {"aim.attack", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Strike")},
    {"aim.destroy", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Destroy")},
    {"aim.gift", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Give")},
    {"aim.look", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Look at")},
    {"aim.place", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Play")},
    {"aim.turnDown", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Turn down")},
    {"aim.turnUp", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Turn up")},
    //: An attack, spelled out: "9 against 7"
    {"against", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "against")},
    {"alreadyHere", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Already here")},
    //: A heading, for screen readers: what one is asked
    {"asked", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Asked")},
    //: Of a question to a class: how everybody has answered
    {"answersShown", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The answers are shown.")},
    {"attackSoFar", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The attack so far")},
    //: Of a player whose phone does not answer
    {"away", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "away")},
    //: A button: one step back
    {"back", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Back")},
    {"backToHand", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Back to my hand")},
    {"backToTable", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Back to the table")},
    //: Below "Take my seat": a bot plays it meanwhile
    {"botGetsUp", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "the bot gets up")},
    {"canBeDone", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "What you can do")},
    //: Which card of how many is looked at
    {"cardOf", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{at} of {all}")},
    {"chooseCard", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Choose a card")},
    {"chooseOne", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Choose one")},
    {"chooseShield", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Choose your shield")},
    {"chooseTarget", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Choose where")},
    //: For screen readers: a code that phones scan
    {"codeToScan", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Code to scan")},
    //: A button below the four words
    {"comeIn", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Come in")},
    //: On a screen in the room, above the code to scan
    {"comeToTable", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Come to the table")},
    {"concede", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Concede the match")},
    {"concedeFirm", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Press once more: your match is lost.")},
    {"connecting", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Knocking at the gate")},
    {"connectionLost", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Connection lost")},
    {"connectionLostText",
     QT_TRANSLATE_NOOP("drawbridge::HandsPage",
                       "The page tries again by itself. Is the phone in the same network as the table?")},
    //: A button: one's hand is shown as backs
    {"cover", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Cover")},
    {"coverHand", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Cover my hand")},
    {"doorClosed", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The bridge is up")},
    {"doorClosedText",
     QT_TRANSLATE_NOOP("drawbridge::HandsPage",
                       "The door of this table is closed. Whoever sits at it can open it again.")},
    {"elsewhere", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Your hand is elsewhere")},
    {"elsewhereText", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Another browser shows this seat.")},
    {"emptyHand", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Your hand is empty")},
    {"farewell", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Goodbye")},
    {"fourOfFive", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "four words of five letters")},
    {"fourWords", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Which table?")},
    {"fourWordsWhere", QT_TRANSLATE_NOOP("drawbridge::HandsPage",
                                         "The four words stand below the code on the screen in the room.")},
    //: A button
    {"goOn", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Go on")},
    //: Since one was away
    {"happened.many", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} things happened.")},
    {"happened.one", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "One thing happened.")},
    //: Of a player, for screen readers
    {"hasTurn", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "on turn")},
    //: A button: what a strong player would do; only in matches for practice
    {"hint", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Hint")},
    //: Beside the place to which a hint would move the card
    {"hinted", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "the hint")},
    //: A question to a class: {n} of {all} pages
    {"haveAnswered.many", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} of {all} have answered")},
    {"haveAnswered.one", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} of {all} has answered")},
    {"hold", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Ask me before others go on")},
    //: Cards of a player
    {"inHand.many", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} in hand")},
    {"inHand.one", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} in hand")},
    //: A player is attacked
    {"isStruck", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{name} is struck")},
    //: Told to screen readers, when a player says so
    {"isThinking", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{name} is thinking")},
    {"itCalls", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The page calls you when you are asked.")},
    {"keys",
     QT_TRANSLATE_NOOP("drawbridge::HandsPage",
                       "Keys: arrows and Enter; Esc back; 1 to 9 the targets; H hand, T table, L log.")},
    {"lastDeeds", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The last deeds")},
    {"leave", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Leave this seat")},
    {"leaveFirm",
     QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Press once more: the seat is free for others.")},
    //: The list of what has happened
    {"log", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Log")},
    //: A button: the card is shown large
    {"look", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Look")},
    {"lookOn", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Only look on")},
    {"mayNotHold", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "You are being asked now.")},
    {"menu", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Menu")},
    //: An answer
    {"no", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "No")},
    {"noFreeSeat", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "No seat is free.")},
    {"noHurry", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "no hurry")},
    {"noNameYet", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "your name is missing")},
    {"noShieldYet", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "choose a shield first")},
    {"noTableYet", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The table is being laid.")},
    {"noWake", QT_TRANSLATE_NOOP(
                   "drawbridge::HandsPage",
                   "The browser cannot keep the screen awake on this page: the phone’s own settings can.")},
    //: On a screen in the room
    {"nobodyWatches", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Nobody may look on at the moment.")},
    {"notYourTurn", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Not your turn")},
    //: Above what is going on
    {"now", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Now")},
    //: To somebody who sits down: the page is asked for over a network, in the room or from far away
    {"onlyHere",
     QT_TRANSLATE_NOOP("drawbridge::HandsPage",
                       "Nothing is installed. What you do goes to this table, and nowhere else.")},
    //: Beside what the others do not see
    {"onlyYou", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "only you")},
    {"openTable", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Open the whole table")},
    //: Of a player who is out of the game
    {"out", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "out")},
    {"passTurn", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Do not ask me again this turn")},
    {"passTurnFirm",
     QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Press once more: you decline whatever comes.")},
    //: A question to a class, with two buttons
    {"pressAnswer", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Press your answer")},
    //: A question to a class, answered by a place of the table
    {"pressPlace", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Press the place in the picture")},
    //: A button: the card goes back into the hand
    {"putBack", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Put back")},
    //: A heading: effects that are still to come
    {"queue", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "What comes next")},
    {"reading", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Looking it up")},
    //: A button: undo the undoing
    {"redo", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Do it again")},
    //: A button after a match: play another one
    {"rematch", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Rematch")},
    //: Below it: how many of those in seats want one; {all} is a number
    {"rematchCount.many", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} of {all} want one")},
    {"rematchCount.one", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} of {all} wants one")},
    //: The button after one has pressed it; pressing it again takes that back
    {"rematchWanted", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "I am in: waiting for the table")},
    //: {number} is "6.8"
    {"rule", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Rule {number}")},
    {"ruleTitle", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{number} {title}")},
    {"seats.many", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} seats")},
    {"seats.one", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} seat")},
    //: Of a player who serves another one
    {"serves", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "serves {name}")},
    {"sitDown", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Sit down")},
    {"sitDownAs", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Sit down as {name}")},
    {"sitDownAt", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "You sit down at {table}")},
    //: A button: ends a pause
    {"skip", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Go on")},
    {"skipLink", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "To what is asked")},
    {"sound", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Sound when I am asked")},
    {"stayAwake", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Keep the screen awake")},
    //: A heading
    {"table", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Table")},
    {"takeMySeat", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Take my seat")},
    {"takeOver", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Take it over here")},
    {"targets.many", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} targets.")},
    {"targets.one", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{n} target.")},
    //: A heading
    {"theTable", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The table")},
    {"theWords", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The four words")},
    //: Of a bot, or of a person who says so
    {"thinking", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "thinking")},
    //: A button: tells the others that one is there, and thinks
    {"think", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Thinking")},
    //: A heading: a teacher asks the whole class
    {"toAll", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "A question to all")},
    //: In the menu of somebody who looks on
    {"toTheDoor", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Look on no longer")},
    //: Above a number: strength left
    {"toSpend", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "to spend")},
    //: Whose turn it is
    {"turnOf", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "{name}’s turn")},
    {"uncover", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Show my hand again")},
    //: A button: one's hand is shown again
    {"uncoverButton", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Show")},
    {"understood", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Understood")},
    //: Of one's answer to a question to a class
    {"untilShown", QT_TRANSLATE_NOOP("drawbridge::HandsPage",
                                     "You may change it until the answers are shown. No name is sent.")},
    {"vibration", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Hum when I am asked")},
    {"wholeTable", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The whole table")},
    //: A button: the rule behind a refusal
    {"whyRule", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "The rule behind it")},
    {"wrongWords", QT_TRANSLATE_NOOP("drawbridge::HandsPage",
                                     "These words open no table. Are they the ones on the screen?")},
    //: An answer
    {"yes", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Yes")},
    //: Instead of one's own name
    {"you", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "You")},
    //: The order of play
    {"youComeAfter", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "You come after {name}")},
    {"youWatch", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "You look on")},
    {"youWereAway", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "You were away")},
    {"yourAnswer", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Your answer: {answer}")},
    {"yourHand", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Your hand")},
    {"yourName", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "Your name")},
    {"yourTurn", QT_TRANSLATE_NOOP("drawbridge::HandsPage", "your turn")},
});

} // namespace

QByteArray pageWords() {
    QJsonObject words;
    for (const Label& label : kLabels) words[QLatin1String(label.key)] = PageWords::tr(label.words);
    return QJsonDocument(words).toJson(QJsonDocument::Compact);
}

} // namespace drawbridge
