// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene
import "halllayout.js" as HallLayout

// The hall: boxes on the shelf, the matches that wait on the table, and all else there is to do. HallView tells it what
// there is and hears what is wanted.
FocusScope {
    id: hall

    property bool dark: false
    /// Black, white and strong edges.
    property bool stark: false
    property real textScale: 1
    property bool motion: true
    /// Somebody has done something in the last while.
    property bool awake: true
    /// What moves by itself does.
    readonly property bool lively: motion && awake
    /// Said to whoever comes back, before their name.
    property string greeting
    /// The picture of the arms they have earned, and what these are in words; empty if there are none yet.
    property string arms
    property string armsWords
    property list<shelfGame> games
    /// The matches that lie on the table.
    property list<tableMatch> kept
    /// How many there are besides those.
    property int more: 0
    /// There may be some that nobody has found yet: of so many records to read, so many have been.
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
    /// What a place shows for the moment in which it has lost its match and is not gone yet.
    property tableMatch nothing

    /// The game whose box has been taken from the shelf; empty: none has.
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

    /// What finds no place on the table lies in the chest.
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
    /// Before anything is laid out, so that it is but once: what is bound to the theme below would come too late.
    function dress() {
        Theme.dark = dark;
        Theme.unit = unit();
        HallTheme.motion = motion;
    }
    /// Where the box of a game stands; empty if there is none.
    function boxPlace(game: string): rect {
        const box = shelf.boxOf(game);
        return box ? box.standing() : Qt.rect(0, 0, 0, 0);
    }
    /// How high the wall is, down to the table.
    function wallHeight(): real {
        return Math.max(0, plan.floor - scroll.contentY);
    }
    /// Where the keyboard goes first.
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
    /// The keyboard comes from outside.
    function showFocus() {
        HallTheme.byKey = true;
        if (!(hall.Window.activeFocusItem as HallPress))
            focusFirst();
    }
    /// All that arrows lead to.
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
    /// Somebody who is here for the first time has said who they are.
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
    /// The size of the window is being changed.
    function settle() {
        if (back.stands)
            HallEasel.wait();
    }
    /// Brings what has the keyboard into the window, where the hall is higher than that.
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
        property: "stark"
        value: hall.stark
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
                visible: hall.stark
                color: HallTheme.wood
            }
            HallPicture {
                id: back
                anchors.fill: parent
                cache: false
                visible: !hall.stark
                wanted: HallLayout.roomPicture(hall.plan, hall.dark)
            }
            CatTail {
                pane: hall.plan.window
                visible: pane.width > 0 && !hall.stark
                lively: hall.lively
            }
            HallFlames {
                plan: hall.plan
                lively: hall.lively
                visible: hall.dark && !hall.stark
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
                        /// How many lie beside or below each other.
                        readonly property int across: !main && hall.plan.narrow ? 2 : 1
                        readonly property int down: !main && !hall.plan.narrow ? 2 : 1
                        readonly property int chestHeight: chest.visible && chest.place === place ? chest.height : 0
                        // The chest finds room below the tray, or else takes it from all of it.
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
                        family: Theme.textFamily
                        letters: HallTheme.normal
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
            // There only when needed. (A Loader cannot load a bound component in Qt 6.4; a Repeater can.)
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
            // What is looked at says what it is; it stays while the pointer goes there from the box.
            Repeater {
                id: slips
                readonly property GameBox wanted: shelf.hotBox
                property GameBox box: null
                property bool shown: false
                model: shown ? 1 : 0
                onWantedChanged: {
                    if (wanted)
                        box = wanted;
                    else
                        leave.restart();
                    shown = shown || wanted !== null;
                    if (wanted)
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
