// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The front edge of the table: what to do now, always in this place, and the buttons that do it.
Rectangle {
    id: bar

    required property string prompt
    required property QtObject choices
    property string shield: ""
    property bool over: false
    /// What the buttons say when the game is over; there may be no second.
    property string againText: ""
    property string otherText: ""
    /// There is a summary of the end that has been put aside.
    property bool hasResult: false
    property int news: 0
    property bool newsOpen: false
    /// There may be a moment to wait for yet in this match, and one can be waited for now.
    property bool offersHold: mayHold
    property bool mayHold: false
    property bool holding: false
    property bool paused: false
    /// What is asked.
    readonly property alias question: words
    /// For how long buttons take no press when they have come; see KeyedButton.
    property int guard: 0
    /// How many times larger than usual words are.
    property real textScale: 1
    /// Smaller letters cannot be read.
    readonly property int least: Math.round(Theme.small * 0.85 / textScale)
    /// There is room for two rows of buttons.
    readonly property bool high: height >= 4.3 * Theme.unit
    /// How little buttons say, so that a long prompt has room beside them.
    property int curt: 0
    /// What is there, from the left: whatever changes about it is reckoned with.
    readonly property var shownAside: shownIn(asideRow)
    readonly property var shown: shownIn(buttonRow)
    function shownIn(row: Item): var {
        const found = [];
        for (const child of Array.from(row.children)) {
            const button = child as PlankButton;
            if (button?.visible)
                found.push({
                    button: button,
                    widths: button.widths
                });
        }
        return found;
    }
    onShownChanged: reckoning.restart()
    onShownAsideChanged: reckoning.restart()
    onWidthChanged: reckoning.restart()
    onHeightChanged: reckoning.restart()
    onShieldChanged: reckoning.restart()
    onLeastChanged: reckoning.restart()
    Component.onCompleted: reckon()
    Timer {
        id: reckoning
        interval: 0
        onTriggered: bar.reckon()
    }

    /// Between the arms and what comes next; without them it is clear of the nail in the rail's corner.
    readonly property int lead: Math.round(Theme.unit * (arms.visible ? 0.8 : 1.6))
    /// How wide buttons are beside each other.
    function breadth(shown: var, curt: int): real {
        return shown.reduce((sum, each) => sum + (sum > 0 ? buttonRow.spacing : 0) + each.widths[curt], 0);
    }
    /// How wide two rows are of which the upper one has so many.
    function rowsBreadth(upper: int, curt: int): real {
        return Math.max(breadth(shown.slice(0, upper), curt), breadth(shown.slice(upper), curt));
    }
    /// In how many of the first the upper of two rows is not wider than it must be, nor the lower one.
    function half(curt: int): int {
        let best = 0;
        for (let count = 1; count < shown.length; ++count)
            if (rowsBreadth(count, curt) < rowsBreadth(best, curt))
                best = count;
        return best;
    }
    /// Whether words of such a size have their room beside buttons of such a width, with those that say so little before
    /// them.
    function fits(buttons: real, size: int, curt: int): bool {
        const before = shownAside.length > 0 ? breadth(shownAside, curt) + Theme.unit : 0;
        beside.font.pixelSize = size;
        beside.width = bar.width - Theme.unit * (arms.visible ? 3 : 2) - lead - (arms.visible ? arms.width : 0) - before - buttons - 1;
        return beside.contentHeight <= words.height && beside.contentWidth <= beside.width;
    }
    /// Before words become small, buttons take a second row where there is one, say what they do in brief, and go without
    /// their keys.
    function reckon() {
        const usual = Theme.normal / bar.textScale;
        let upper = 0;
        const enough = [0, 1, 2].findIndex(curt => {
            upper = 0;
            if (fits(breadth(shown, curt), usual, curt))
                return true;
            upper = bar.high ? half(curt) : 0;
            return upper > 0 && fits(rowsBreadth(upper, curt), usual, curt);
        });
        curt = enough < 0 ? 2 : enough;
        const rows = [shown.slice(0, upper), shown.slice(upper)].filter(row => row.length > 0);
        buttonRow.width = Math.max(0, ...rows.map(row => breadth(row, curt)));
        // Large as they are wanted, words had rather be smaller than cut. (Of two lines Qt's own fitting finds less than
        // the largest size.)
        let size = Theme.large;
        while (size > least && !fits(buttonRow.width, size, curt))
            --size;
        words.font.pixelSize = size;
        rows.forEach((row, index) => {
            let end = 0;
            for (const each of row.reverse()) {
                const wide = each.widths[curt];
                each.button.x = Theme.mirrored ? end : buttonRow.width - end - wide;
                each.button.y = (buttonRow.high + buttonRow.apart) * index;
                each.button.spot = Qt.point(end, each.button.y);
                end += wide + buttonRow.spacing;
            }
        });
        let begin = 0;
        for (const each of shownAside) {
            const wide = each.widths[curt];
            each.button.x = Theme.mirrored ? asideRow.width - begin - wide : begin;
            each.button.spot = Qt.point(begin, 0);
            begin += wide + buttonRow.spacing;
        }
        buttonRow.height = rows.length * (buttonRow.high + buttonRow.apart) - buttonRow.apart;
    }

    /// The buttons that can be pressed now, from the left.
    function buttons(): var {
        const found = [];
        for (const child of [...Array.from(asideRow.children), ...Array.from(buttonRow.children)]) {
            const button = child as PlankButton;
            if (button?.visible && button.enabled)
                found.push(button);
        }
        return found;
    }

    /// Those of them that stand for a choice.
    function choiceButtons(): var {
        return buttons().filter(button => button.index !== undefined);
    }

    signal chosen(int index)
    signal rematch
    signal newGame
    signal resultRequested
    signal newsRequested
    signal holdRequested(bool wanted)
    signal goOnRequested

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    // The rail itself is part of the ground.
    color: Theme.onPaper ? Theme.wood : "transparent"
    Rectangle {
        visible: Theme.onPaper
        width: parent.width
        height: Math.max(2, Math.round(Theme.unit * 0.2))
        color: Theme.woodLight
    }

    Image {
        id: arms
        visible: bar.shield !== ""
        anchors {
            left: parent.left
            leftMargin: Theme.unit
            verticalCenter: parent.verticalCenter
        }
        width: Math.round(bar.height * 0.66)
        height: width
        source: bar.shield === "" ? "" : "image://faces/" + bar.shield
        sourceSize {
            width: width
        }
    }
    PlainText {
        id: words
        objectName: "prompt"
        anchors {
            left: asideRow.width > 0 ? asideRow.right : arms.visible ? arms.right : parent.left
            leftMargin: asideRow.width > 0 ? Theme.unit : bar.lead
            right: buttonRow.left
            rightMargin: Theme.unit
            verticalCenter: parent.verticalCenter
        }
        text: bar.prompt
        color: Theme.woodInk
        font.family: Theme.nameFamily
        height: bar.height - 5
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        // Two lines of the usual size have room so, and three of the smallest.
        lineHeight: 0.85
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.focusable: true
        // The keys are here while nothing is to be chosen by them unless one means it.
        FocusRing {
            anchors.fill: parent
            visible: words.activeFocus
        }
    }
    // The same, to try how large it may be.
    PlainText {
        id: beside
        visible: false
        text: words.text
        onTextChanged: bar.reckon()
        font.family: Theme.nameFamily
        wrapMode: Text.WordWrap
        lineHeight: words.lineHeight
        Accessible.ignored: true
    }
    // What may be wanted at any time stands before the words, where nothing ever comes that the game goes on with; and what
    // is there all through the match stands first, so that what comes and goes pushes nothing about.
    Item {
        id: asideRow
        width: bar.breadth(bar.shownAside, bar.curt)
        height: buttonRow.high
        anchors {
            left: arms.visible ? arms.right : parent.left
            leftMargin: bar.lead
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: 1
        }

        PlankButton {
            tabs: false
            atStart: true
            curt: bar.curt
            guard: bar.guard
            visible: bar.offersHold
            enabled: bar.mayHold
            text: qsTr("Wait for me", "button: stop the game as soon as I may act out of turn")
            brief: qsTr("Wait", "short for: Wait for me")
            help: bar.holding ? qsTr("The game stops and asks you the next time you may act in somebody else's turn. Press again to let it go on.") : qsTr("Stops the game once and asks you the next time you may act in somebody else's turn, even where it would pass for you.")
            key: "F4" // the window's own key does the same
            checked: bar.holding
            onTaken: bar.holdRequested(!bar.holding)
        }
        PlankButton {
            tabs: false
            atStart: true
            curt: bar.curt
            guard: bar.guard
            visible: bar.news > 0
            text: qsTr("Since your turn (%1)", "button; %1 is a number of events").arg(bar.news)
            brief: qsTr("%1 new", "short for: Since your turn").arg(bar.news)
            checked: bar.newsOpen
            onTaken: bar.newsRequested()
        }
        PlankButton {
            tabs: false
            atStart: true
            curt: bar.curt
            guard: bar.guard
            visible: bar.paused
            text: qsTr("Paused: go on", "button: the bots wait; let them act again")
            brief: qsTr("Paused", "short for: Paused: go on")
            help: qsTr("The bots wait until you let them go on.")
            checked: true
            onTaken: bar.goOnRequested()
        }
    }
    // What the game goes on with stands last, always in the corner. The table's own walk leads from button to button and on
    // (tabs: false): left to itself Tab would go round them for ever.
    Item {
        id: buttonRow
        readonly property real spacing: Math.round(Theme.unit * 0.7)
        readonly property real apart: Math.round(Theme.unit * 0.25)
        /// Of one row.
        readonly property real high: Math.round(Theme.unit * 2.1)
        anchors {
            right: parent.right
            rightMargin: Theme.unit
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: 1
        }

        Repeater {
            model: bar.choices
            PlankButton {
                tabs: false
                curt: bar.curt
                guard: bar.guard
                id: button
                required property int index
                required text
                required key
                required mark
                required property string face
                required property bool atPlace
                required help
                visible: face === "" && !atPlace
                onTaken: bar.chosen(button.index)
            }
        }
        PlankButton {
            tabs: false
            curt: bar.curt
            guard: bar.guard
            visible: bar.over && text !== ""
            main: true
            text: bar.againText
            onTaken: bar.rematch()
        }
        PlankButton {
            tabs: false
            curt: bar.curt
            guard: bar.guard
            visible: bar.over && text !== ""
            text: bar.otherText
            onTaken: bar.newGame()
        }
        PlankButton {
            tabs: false
            curt: bar.curt
            guard: bar.guard
            visible: bar.over && bar.hasResult
            //: A button: shows the summary of the end again
            text: qsTr("The result")
            onTaken: bar.resultRequested()
        }
    }
}
