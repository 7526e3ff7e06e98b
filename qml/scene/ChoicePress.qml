// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// State of the buttons: which of the current choices are between cards or at a place, and which ends the turn. Presses
// are ignored for a guard time after the buttons appear or change, since they were meant for the previous ones; for
// twice as long where something may be lost for good.
QtObject {
    id: press

    required property TableController table
    /// Guard time in milliseconds.
    required property int guard

    /// Guard time of the current decision.
    readonly property int pause: table.decision.grave ? 2 * guard : guard

    /// Index of the choice that ends the turn; -1: none.
    property int endChoice: -1
    /// The choices that are between cards, and those that hang at a place.
    property list<choiceRow> cardChoices
    property list<choiceRow> placeChoices
    /// What the buttons say.
    property string words: ""

    readonly property bool guarded: guarding.running
    readonly property Timer guarding: Timer {
        interval: press.guard
    }

    function look() {
        const choices = table.decision.choices;
        const all = Array.from({
            length: choices.rowCount()
        }, (none, row) => choices.row(row));
        endChoice = all.map(choice => choice.mark).lastIndexOf("turn");
        // What stays as it is keeps its buttons.
        const cards = all.filter(choice => choice.face !== "");
        if (spelled(cards) !== spelled(Array.from(cardChoices)))
            cardChoices = cards;
        const tags = all.filter(choice => choice.atPlace);
        if (spelled(tags) !== spelled(Array.from(placeChoices)))
            placeChoices = tags;
        const said = [table.match.over, table.decision.grave, ...all.map(choice => choice.text)].join("\n");
        if (said !== words)
            hold();
        words = said;
    }

    function spelled(choices: var): string {
        return choices.map(choice => [choice.index, choice.text, choice.key, choice.mark, choice.face, choice.help].join("\t")).join("\n");
    }

    /// Takes no press for a while.
    function hold() {
        if (guard === 0)
            return;
        guarding.interval = pause;
        guarding.restart();
    }

    /// Whether a press counts now. Each ignored press restarts the guard time.
    function takes(): bool {
        if (!guarded)
            return true;
        guarding.restart();
        return false;
    }

    /// No check here: buttons do it themselves.
    function choose(row: int) {
        if (row >= 0)
            table.choose(row);
    }
}
