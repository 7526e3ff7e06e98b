// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene
import "halllayout.js" as HallLayout

// The hall: game boxes on the shelf, unfinished matches on the table, and everything else. HallView sets the properties
// and connects the signals.
FocusScope {
    id: hall

    property bool dark: false
    property bool highContrast: false
    property real textScale: 1
    property bool motion: true
    /// There has been user input recently.
    property bool awake: true
    readonly property bool lively: motion && awake
    /// Greeting for a returning user, before their name.
    property string greeting
    /// Picture of the coat of arms they have earned, and its description; empty if there is none yet.
    property string arms
    property string armsWords
    property list<shelfGame> games
    /// Matches shown on the table.
    property list<shownMatch> kept
    /// Number of further matches.
    property int more: 0
    /// The search for matches is still running: records read, out of how many.
    property bool looking: false
    property int recordsRead: 0
    property int recordsToRead: 0
    property bool known: false
    property string personName
    property int personShield: 0
    property int lessonsDone: 0
    property int lessonsAll: 0
    property int matchesWon: 0
    property int matchesPlayed: 0
    property list<string> shieldNames
    /// Placeholder for a delegate whose match is gone while it is being destroyed.
    property shownMatch nothing

    /// The game whose box has been taken from the shelf; empty: none.
    property alias away: shelf.away

    signal boxLifted
    signal gameChosen(string gameId)
    signal learnRequested(string gameId)
    signal matchChosen(string id)
    signal chestRequested
    signal lessonsRequested
    signal bookRequested
    signal cardsRequested
    signal sheetsRequested
    signal teacherRequested
    signal chronicleRequested
    signal personEntered(string name, int shield)
    signal personRequested

    /// Matches that do not fit on the table are in the chest.
    readonly property int inChest: more + kept.length - plan.kept
    readonly property bool firstVisit: !known && !looking && kept.length === 0
    readonly property var plan: HallLayout.plan({
        width: width,
        height: height,
        unit: Theme.unit,
        first: firstVisit,
        kept: kept.length,
        games: games,
        mirrored: Theme.mirrored
    })

    function unit(): int {
        return HallLayout.unit(width, height, textScale);
    }
    /// Set before layout, so that it happens only once: bindings to the theme below are evaluated too late.
    function dress() {
        Theme.dark = dark;
        Theme.unit = unit();
        HallTheme.motion = motion;
    }
    /// Rectangle of a game's box; empty if there is none.
    function boxPlace(game: string): rect {
        const box = shelf.boxOf(game);
        return box ? box.standing() : Qt.rect(0, 0, 0, 0);
    }
    /// Height of the visible part of the wall, down to the table.
    function wallHeight(): real {
        return Math.max(0, plan.floor - scroll.contentY);
    }
    function focusFirst() {
        const sheet = visit.itemAt(0) as FirstVisit;
        const match = waiting.itemAt(0) as KeptMatch;
        if (sheet)
            sheet.first.forceActiveFocus();
        else if (match)
            match.forceActiveFocus();
        else if (shelf.boxAt(0))
            shelf.boxAt(shelf.current).forceActiveFocus();
    }
    /// Called when keyboard focus enters the scene.
    function showFocus() {
        HallTheme.byKey = true;
        if (!(hall.Window.activeFocusItem as HallPress))
            focusFirst();
    }
    /// All items that arrow keys can reach.
    function stops(item: Item): var {
        const found = [];
        const waiting = [item];
        while (waiting.length > 0) {
            const children = waiting.shift().children;
            for (let i = 0; i < children.length; ++i) {
                const child = children[i];
                if (!child.visible)
                    continue;
                if (child.walkable === true && child.enabled)
                    found.push(child);
                waiting.push(child);
            }
        }
        return found;
    }
    function walk(dx: int, dy: int) {
        HallTheme.byKey = true;
        const all = stops(room);
        const here = all.find(item => item.activeFocus);
        if (!here) {
            focusFirst();
            return;
        }
        const place = item => item.mapToItem(room, 0, 0, item.width, item.height);
        const others = all.filter(item => item !== here);
        const next = HallLayout.nextPlace(place(here), others.map(place), dx, dy);
        if (next >= 0)
            others[next].forceActiveFocus();
    }
    /// Applies name and shield from the welcome sheet, if it is shown.
    function introduce() {
        const sheet = visit.itemAt(0) as FirstVisit;
        if (sheet)
            personEntered(sheet.name, sheet.shield);
    }
    function choose(id: string) {
        introduce();
        gameChosen(id);
    }
    function learn(id: string) {
        introduce();
        learnRequested(id);
    }
    /// Called while the window is being resized.
    function settle() {
        if (back.stands)
            RepaintQueue.wait();
    }
    /// Scrolls the focused item into view, if the hall is higher than the window.
    function reveal(item: Item) {
        if (!item || !scroll.interactive || !HallTheme.byKey)
            return;
        const top = item.mapToItem(room, 0, 0).y;
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - height, Math.max(top + item.height + Theme.unit - height, Math.min(scroll.contentY, top - Theme.unit))));
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The hall")
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true
    onWidthChanged: settle()
    onHeightChanged: settle()
    Window.onActiveFocusItemChanged: reveal(Window.activeFocusItem)
    Keys.onPressed: event => {
        const steps = {};
        steps[Qt.Key_Left] = [-1, 0];
        steps[Qt.Key_Right] = [1, 0];
        steps[Qt.Key_Up] = [0, -1];
        steps[Qt.Key_Down] = [0, 1];
        const step = steps[event.key];
        const number = event.key - Qt.Key_1;
        if (step)
            walk(step[0], step[1]);
        else if (number >= 0 && number < games.length && !(event.modifiers & ~Qt.KeypadModifier))
            choose(games[number].id);
        else
            return;
        event.accepted = true;
    }

    Binding {
        target: Theme
        property: "dark"
        value: hall.dark
    }
    Binding {
        target: Theme
        property: "highContrast"
        value: hall.highContrast
    }
    Binding {
        target: Theme
        property: "unit"
        value: hall.unit()
    }
    Binding {
        target: HallTheme
        property: "motion"
        value: hall.motion
    }

    Flickable {
        id: scroll
        anchors.fill: parent
        contentWidth: width
        contentHeight: hall.plan.height
        interactive: contentHeight > height
        flickableDirection: Flickable.VerticalFlick
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: room
            width: hall.width
            height: hall.plan.height

            Rectangle {
                anchors.fill: parent
                visible: hall.highContrast
                color: HallTheme.wood
            }
            HallPicture {
                id: back
                anchors.fill: parent
                cache: false
                visible: !hall.highContrast
                wanted: HallLayout.roomPicture(hall.plan, hall.dark)
            }
            CatTail {
                pane: hall.plan.window
                visible: pane.width > 0 && !hall.highContrast
                lively: hall.lively
            }
            HallFlames {
                plan: hall.plan
                lively: hall.lively
                visible: hall.dark && !hall.highContrast
            }
            HallShelf {
                id: shelf
                x: hall.plan.from
                y: hall.plan.beam
                width: hall.width - x
                height: hall.plan.floor - y
                games: hall.games
                kept: hall.kept
                plan: hall.plan
                firstVisit: hall.firstVisit
                onGameChosen: id => hall.choose(id)
                onLearnRequested: id => hall.learn(id)
            }
            Repeater {
                model: shelf.interactive ? 2 : 0
                ShelfEnd {
                    required property int index
                    boxes: shelf
                    atRight: index > 0
                    x: atRight ? shelf.x + shelf.width - width : shelf.x
                    y: shelf.y + Math.round((shelf.height - height) / 2)
                }
            }
            HallBeam {
                id: beam
                width: parent.width
                height: hall.plan.beam
                known: hall.known
                personName: hall.personName
                personShield: hall.personShield
                greeting: hall.greeting
                arms: hall.arms
                armsWords: hall.armsWords
                onPersonRequested: hall.personRequested()
                onArmsRequested: hall.chronicleRequested()
            }
            Item {
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Kept matches")
                anchors.fill: parent
                Repeater {
                    id: waiting
                    model: hall.plan.kept
                    KeptMatch {
                        required property int index
                        objectName: "match-" + index
                        readonly property rect place: main ? hall.plan.first : hall.plan.more
                        readonly property int gap: Math.round(Theme.unit * 0.8)
                        /// Columns and rows of matches.
                        readonly property int across: !main && hall.plan.narrow ? 2 : 1
                        readonly property int down: !main && !hall.plan.narrow ? 2 : 1
                        readonly property int chestHeight: chest.visible && chest.place === place ? chest.height : 0
                        // The chest goes below the tray if it fits there; otherwise the whole height is reduced.
                        foot: main && hasTray && chest.width < trayWidth ? chestHeight : 0
                        main: index === 0
                        match: hall.kept[index] ?? hall.nothing
                        width: Math.floor((place.width - (across - 1) * gap) / across)
                        height: Math.min(Math.floor((place.height - (foot > 0 ? 0 : chestHeight) - (down - 1) * gap) / down), (main ? 24 : 9.5) * Theme.unit)
                        x: place.x + (across > 1 ? (index - 1) * (width + gap) : 0)
                        y: place.y + (down > 1 ? (index - 1) * (height + gap) : 0)
                        onChosen: hall.matchChosen(match.id)
                    }
                }
                HallPress {
                    id: chest
                    objectName: "chest"
                    readonly property rect place: hall.plan.kept > 1 && !hall.plan.narrow ? hall.plan.more : hall.plan.first
                    visible: hall.inChest > 0
                    label: qsTr("In the chest: %n more match(es)", "", hall.inChest)
                    width: Math.min(place.width, chestWords.implicitWidth + Math.round(Theme.unit * 3))
                    height: Math.round(Theme.unit * 1.9)
                    x: Theme.mirrored ? place.x + place.width - width : place.x
                    y: place.y + place.height - height + Math.round(Theme.unit * 0.3)
                    onChosen: hall.chestRequested()
                    HallPicture {
                        id: chestSign
                        height: Math.round(Theme.unit * 1.6)
                        width: Math.round(height * 124 / 96)
                        x: Theme.mirrored ? chest.width - width : 0
                        anchors.verticalCenter: parent.verticalCenter
                        wanted: visible ? HallTheme.face("thing-chest") : ""
                    }
                    HallWords {
                        id: chestWords
                        x: Theme.mirrored ? chest.width - chestSign.width - Math.round(Theme.unit * 0.5) - width : chestSign.width + Math.round(Theme.unit * 0.5)
                        anchors.verticalCenter: parent.verticalCenter
                        text: chest.label
                        most: chest.place.width - chestSign.width - Math.round(Theme.unit * 0.5)
                        color: "#fdf0d8"
                        font.family: Theme.textFamily
                        font.pixelSize: HallTheme.normal
                        Rectangle {
                            visible: chest.pointed
                            y: parent.height - Math.round(Theme.unit * 0.2)
                            width: parent.width
                            height: 1
                            color: chestWords.color
                        }
                    }
                }
            }
            // Created on demand. (A Loader cannot load a bound component in Qt 6.4; a Repeater can.)
            Repeater {
                id: visit
                model: hall.firstVisit ? 1 : 0
                FirstVisit {
                    shieldNames: hall.shieldNames
                    x: hall.plan.first.x
                    y: hall.plan.first.y
                    width: hall.plan.first.width
                    height: hall.plan.first.height
                    onShowMeHow: hall.learn(hall.games[0].id)
                    onKnowIt: hall.choose(hall.games[0].id)
                }
            }
            Repeater {
                model: !hall.firstVisit && hall.kept.length === 0 ? 1 : 0
                ClearTable {
                    looking: hall.looking
                    recordsRead: hall.recordsRead
                    recordsToRead: hall.recordsToRead
                    x: hall.plan.first.x
                    y: hall.plan.first.y
                    width: hall.plan.first.width
                    height: hall.plan.first.height
                    onPlayRequested: hall.choose(hall.games[0].id)
                }
            }
            HallRunner {
                x: hall.plan.runner.x
                y: hall.plan.runner.y
                width: hall.plan.runner.width
                height: hall.plan.runner.height
                scene: hall
            }
            // Shows a slip for the hovered or focused box; stays while the pointer moves there from the box.
            Repeater {
                id: slips
                readonly property GameBox wanted: shelf.hotBox
                property GameBox box: null
                property bool shown: false
                model: shown ? 1 : 0
                onWantedChanged: {
                    if (!wanted)
                        return leave.restart();
                    box = wanted;
                    shown = true;
                    hall.boxLifted();
                }
                BoxSlip {
                    readonly property GameBox box: slips.box
                    game: box.game
                    x: Math.round(Math.max(Theme.unit, Math.min(room.width - width - Theme.unit, shelf.x + box.x - shelf.contentX + (box.width - width) / 2)))
                    y: Math.max(Math.round(Theme.unit * 0.3), shelf.y + box.y - box.lift - height + 4)
                    z: 2
                    onHotChanged: leave.restart()
                    onLearnRequested: hall.learn(game.id)
                }
            }
            Timer {
                id: leave
                interval: 200
                onTriggered: {
                    if (!slips.wanted && (slips.itemAt(0) as BoxSlip)?.hot !== true)
                        slips.shown = false;
                }
            }
        }
    }
}
