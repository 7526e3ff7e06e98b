// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The front edge of the table: the prompt, always in this place, and its buttons.
Rectangle {
    id: bar

    required property string prompt
    required property var choices
    property string shield: ""
    property bool over: false
    /// Labels of the buttons after the game; the second may be empty.
    property string againText: ""
    property string otherText: ""
    /// The summary of the end has been dismissed.
    property bool hasResult: false
    property int news: 0
    property bool newsOpen: false
    /// This match may have moments when the bots can be held; and one can be now.
    property bool offersHold: mayHold
    property bool mayHold: false
    property bool holding: false
    property bool paused: false
    readonly property alias question: words
    /// Guard time in milliseconds after buttons appear; see KeyedButton.
    property int guard: 0
    /// Text scale, 1 being normal.
    property real textScale: 1
    /// Smallest legible font size.
    readonly property int least: Math.round(Theme.small * 0.85 / textScale)
    /// There is room for two rows of buttons.
    readonly property bool high: height >= 4.3 * Theme.unit
    /// Level of abbreviation of the buttons (see PlankButton), for long prompts.
    property int curt: 0
    /// The visible buttons, from the left: any change to them triggers a new layout.
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
    // Whatever the layout depends on.
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

    /// After the arms; without them the margin clears the nail in the corner of the rail.
    readonly property int lead: Math.round(Theme.unit * (arms.visible ? 0.8 : 1.6))
    /// Total width of buttons in a row.
    function breadth(shown: var, curt: int): real {
        return shown.reduce((sum, each) => sum + (sum > 0 ? buttonRow.spacing : 0) + each.widths[curt], 0);
    }
    /// Width of two rows with `upper` buttons in the first.
    function rowsBreadth(upper: int, curt: int): real {
        return Math.max(breadth(shown.slice(0, upper), curt), breadth(shown.slice(upper), curt));
    }
    /// Number of buttons in the upper row that minimizes the width of both.
    function half(curt: int): int {
        let best = 0;
        for (let count = 1; count < shown.length; ++count)
            if (rowsBreadth(count, curt) < rowsBreadth(best, curt))
                best = count;
        return best;
    }
    /// Whether text of a font size fits beside buttons of a total width, with the leading buttons at this level of
    /// abbreviation.
    function fits(buttons: real, size: int, curt: int): bool {
        const before = shownAside.length > 0 ? breadth(shownAside, curt) + Theme.unit : 0;
        beside.font.pixelSize = size;
        beside.width = bar.width - Theme.unit * (arms.visible ? 3 : 2) - lead - (arms.visible ? arms.width : 0) - before - buttons - 1;
        return beside.contentHeight <= words.height && beside.contentWidth <= beside.width;
    }
    /// Layout: before the text gets smaller, buttons wrap into a second row if there is one, use their short text, and
    /// drop their keys.
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
        // The largest font size that does not cut the text. (For two lines Text.Fit does not find the largest size.)
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

    /// Enabled buttons, from the left.
    function buttons(): var {
        const found = [];
        for (const child of [...Array.from(asideRow.children), ...Array.from(buttonRow.children)]) {
            const button = child as PlankButton;
            if (button?.visible && button.enabled)
                found.push(button);
        }
        return found;
    }

    /// Those of them that are choices.
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

    Icon {
        id: arms
        visible: bar.shield !== ""
        anchors {
            left: parent.left
            leftMargin: Theme.unit
            verticalCenter: parent.verticalCenter
        }
        width: Math.round(bar.height * 0.66)
        source: bar.shield === "" ? "" : "image://faces/" + bar.shield
    }
    NameText {
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
        height: bar.height - 5
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        // Fits two lines of the normal size, and three of the smallest.
        lineHeight: 0.85
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.focusable: true
        // The prompt has the focus while no choice should be made by accident.
        FocusRing {
            anchors.fill: parent
            visible: words.activeFocus
        }
    }
    // Invisible copy for measuring font sizes.
    NameText {
        id: beside
        visible: false
        text: words.text
        onTextChanged: bar.reckon()
        wrapMode: Text.WordWrap
        lineHeight: words.lineHeight
        Accessible.ignored: true
    }
    component Plank: PlankButton {
        tabs: false
        curt: bar.curt
        guard: bar.guard
    }

    // Buttons that are available at any time come before the text, apart from those that advance the game; permanent
    // ones come first, so that those that come and go do not move the others.
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

        Plank {
            atStart: true
            visible: bar.offersHold
            enabled: bar.mayHold
            text: qsTr("Wait for me", "button: stop the game as soon as I may act out of turn")
            brief: qsTr("Wait", "short for: Wait for me")
            help: bar.holding ? qsTr("The game stops and asks you the next time you may act in somebody else's turn. Press again to let it go on.") : qsTr("Stops the game once and asks you the next time you may act in somebody else's turn, even where it would pass for you.")
            key: "F4" // same as the window's shortcut
            checked: bar.holding
            onTaken: bar.holdRequested(!bar.holding)
        }
        Plank {
            atStart: true
            visible: bar.news > 0
            text: qsTr("Since your turn (%1)", "button; %1 is a number of events").arg(bar.news)
            brief: qsTr("%1 new", "short for: Since your turn").arg(bar.news)
            checked: bar.newsOpen
            onTaken: bar.newsRequested()
        }
        Plank {
            atStart: true
            visible: bar.paused
            text: qsTr("Paused: go on", "button: the bots wait; let them act again")
            brief: qsTr("Paused", "short for: Paused: go on")
            help: qsTr("The bots wait until you let them go on.")
            checked: true
            onTaken: bar.goOnRequested()
        }
    }
    // Buttons that advance the game come last, always in the corner. FocusWalk moves between them (tabs: false): Qt's
    // own focus chain would cycle among them.
    Item {
        id: buttonRow
        readonly property real spacing: Math.round(Theme.unit * 0.7)
        readonly property real apart: Math.round(Theme.unit * 0.25)
        /// Height of one row.
        readonly property real high: Math.round(Theme.unit * 2.1)
        anchors {
            right: parent.right
            rightMargin: Theme.unit
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: 1
        }

        Repeater {
            model: bar.choices
            Plank {
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
        Plank {
            visible: bar.over && text !== ""
            main: true
            text: bar.againText
            onTaken: bar.rematch()
        }
        Plank {
            visible: bar.over && text !== ""
            text: bar.otherText
            onTaken: bar.newGame()
        }
        Plank {
            visible: bar.over && bar.hasResult
            //: A button: shows the summary of the end again
            text: qsTr("The result")
            onTaken: bar.resultRequested()
        }
    }
}
