// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The front edge of the table: what to do now, always in this place, and the buttons that do it.
Rectangle {
    id: bar

    required property string prompt
    required property var choices
    property string shield: ""
    property bool over: false
    /// What the buttons say when the game is over; there may be no second.
    property string againText: ""
    property string otherText: ""
    /// There is a summary of the end that has been put aside.
    property bool hasResult: false
    property int news: 0
    property bool newsOpen: false
    property bool mayHold: false
    property bool holding: false
    property bool paused: false
    /// How many times larger than usual words are.
    property real textScale: 1
    /// There is little room: what is not the next step says less.
    readonly property bool cramped: width < 64 * Theme.unit
    /// There is room for two rows of buttons.
    readonly property bool high: height >= 4.3 * Theme.unit
    /// Whether keys stand on the buttons: not where what to do would be cut beside them.
    property bool keyed: true
    /// What is there, from the left: whatever changes about it is reckoned with.
    readonly property var shown: {
        const found = [];
        for (const child of Array.from(buttonRow.children)) {
            const button = child as PlankButton;
            if (button?.visible)
                found.push({
                    button: button,
                    keyed: button.keyedWidth,
                    bare: button.bareWidth
                });
        }
        return found;
    }
    onShownChanged: reckoning.restart()
    onWidthChanged: reckoning.restart()
    onHeightChanged: reckoning.restart()
    Component.onCompleted: reckon()
    Timer {
        id: reckoning
        interval: 0
        onTriggered: bar.reckon()
    }

    /// How wide buttons are beside each other.
    function breadth(shown: var, keyed: bool): real {
        return shown.reduce((sum, each) => sum + (sum > 0 ? buttonRow.spacing : 0) + (keyed ? each.keyed : each.bare), 0);
    }
    /// In how many of the first the upper of two rows is not wider than it must be, nor the lower one.
    function half(keyed: bool): int {
        const wider = count => Math.max(breadth(shown.slice(0, count), keyed), breadth(shown.slice(count), keyed));
        let best = 0;
        for (let count = 1; count < shown.length; ++count)
            if (wider(count) < wider(best))
                best = count;
        return best;
    }
    /// Whether the words have their room beside buttons of such a width.
    function fits(buttons: real, size: int): bool {
        beside.font.pixelSize = size;
        beside.width = bar.width - Theme.unit * (arms.visible ? 3.8 : 3.6) - (arms.visible ? arms.width : 0) - buttons;
        return beside.contentHeight <= words.height;
    }
    /// Keys give way to the words, and a second row, where there is one, to larger words.
    function reckon() {
        const size = bar.high ? Theme.normal / bar.textScale : words.minimumPixelSize;
        let upper = 0;
        keyed = fits(breadth(shown, true), size);
        if (!keyed && bar.high && shown.length > 1) {
            upper = half(true);
            keyed = fits(Math.max(breadth(shown.slice(0, upper), true), breadth(shown.slice(upper), true)), size);
            if (!keyed)
                upper = half(false);
        }
        const rows = [shown.slice(0, upper), shown.slice(upper)].filter(row => row.length > 0);
        buttonRow.width = Math.max(0, ...rows.map(row => breadth(row, keyed)));
        rows.forEach((row, index) => {
            let end = 0;
            for (const each of row.reverse()) {
                const wide = keyed ? each.keyed : each.bare;
                each.button.x = Theme.mirrored ? end : buttonRow.width - end - wide;
                each.button.y = (buttonRow.high + buttonRow.apart) * index;
                end += wide + buttonRow.spacing;
            }
        });
        buttonRow.height = rows.length * (buttonRow.high + buttonRow.apart) - buttonRow.apart;
    }

    /// The buttons that can be pressed now, from the left.
    function buttons(): var {
        const found = [];
        for (const child of Array.from(buttonRow.children)) {
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
        anchors {
            left: arms.visible ? arms.right : parent.left
            // Clear of the nail in the rail's corner.
            leftMargin: Math.round(Theme.unit * (arms.visible ? 0.8 : 1.6))
            right: buttonRow.left
            rightMargin: Theme.unit
            verticalCenter: parent.verticalCenter
        }
        text: bar.prompt
        color: Theme.woodInk
        font.family: Theme.nameFamily
        font.pixelSize: Theme.large
        fontSizeMode: Text.Fit
        // Large as they are wanted, words had rather be smaller than cut.
        minimumPixelSize: Math.round(Theme.small * (bar.cramped ? 0.85 : 1) / bar.textScale)
        height: bar.height - (bar.cramped ? 5 : 8)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        // A third line has room so.
        lineHeight: bar.cramped ? 0.85 : 1
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
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
    // What the game goes on with stands last, always in the corner: what comes and goes beside it does not push it
    // about. The table's own walk leads from button to button and on (tabs: false): left to itself Tab would go round
    // them for ever.
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

        PlankButton {
            tabs: false
            keyed: bar.keyed
            visible: bar.news > 0
            readonly property string whole: qsTr("Since your turn (%1)", "button; %1 is a number of events").arg(bar.news)
            text: bar.cramped ? qsTr("%1 new", "short for: Since your turn").arg(bar.news) : whole
            Accessible.name: whole
            checked: bar.newsOpen
            onClicked: bar.newsRequested()
        }
        PlankButton {
            tabs: false
            keyed: bar.keyed
            visible: bar.mayHold
            readonly property string whole: qsTr("Wait for me", "button: stop the game as soon as I may act out of turn")
            text: bar.cramped ? qsTr("Wait", "short for: Wait for me") : whole
            help: bar.holding ? qsTr("The game stops and asks you the next time you may act in somebody else's turn. Press again to let it go on.") : qsTr("Stops the game once and asks you the next time you may act in somebody else's turn, even where it would pass for you.")
            Accessible.name: whole
            key: "F4" // the window's own key does the same
            checked: bar.holding
            onClicked: bar.holdRequested(!bar.holding)
        }
        PlankButton {
            tabs: false
            keyed: bar.keyed
            visible: bar.paused
            readonly property string whole: qsTr("Paused: go on", "button: the bots wait; let them act again")
            text: bar.cramped ? qsTr("Paused", "short for: Paused: go on") : whole
            help: qsTr("The bots wait until you let them go on.")
            Accessible.name: whole
            checked: true
            onClicked: bar.goOnRequested()
        }
        Repeater {
            model: bar.choices
            PlankButton {
                tabs: false
                keyed: bar.keyed
                id: button
                required property int index
                required text
                required key
                required mark
                required property string face
                required property bool atPlace
                required help
                visible: face === "" && !atPlace
                onClicked: bar.chosen(button.index)
            }
        }
        PlankButton {
            tabs: false
            keyed: bar.keyed
            visible: bar.over && text !== ""
            main: true
            text: bar.againText
            onClicked: bar.rematch()
        }
        PlankButton {
            tabs: false
            keyed: bar.keyed
            visible: bar.over && text !== ""
            text: bar.otherText
            onClicked: bar.newGame()
        }
        PlankButton {
            tabs: false
            keyed: bar.keyed
            visible: bar.over && bar.hasResult
            //: A button: shows the summary of the end again
            text: qsTr("The result")
            onClicked: bar.resultRequested()
        }
    }
}
