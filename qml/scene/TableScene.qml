// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The table: everything that all games share. Shows the state of the controller and sends it user input: drag and drop,
// clicks, keys, screen reader — one input path for all (pick, look, commit or cancel).
FocusScope {
    id: scene

    required property TableController table
    required property Arrangement arrangement
    property bool dark: false
    property bool highContrast: false
    /// Style for pictures in printed books.
    property bool onPaper: false
    /// User's choice of table ground and card backs; empty for the game's own.
    property string chosenGround: ""
    property string chosenBacks: ""
    /// Show the name of each pile, even if cards get smaller.
    property bool named: false
    /// Text scale. If above 1 everything else grows with it: the table gets larger than the window, which shows a part
    /// of it.
    property real textScale: 1
    /// Extra text scale in pictures that will be reduced.
    property real words: 1
    /// Whether hovering a piece zooms it.
    readonly property bool hoverZoom: table.rest > 0
    /// Whether pageRequested() is connected.
    property bool offersPages: false
    /// Guard time in milliseconds: buttons that have just appeared or changed ignore presses, which were meant for the
    /// previous ones.
    property int guard: 300
    /// Labels of the buttons after a game, for rematchRequested() and, if not empty, newGameRequested().
    property string againText: qsTr("Rematch")
    property string otherText: qsTr("New game…")
    /// Which buttons to offer after a game: replay, look back, and return to the hall.
    property bool offersWatching: false
    property bool offersLookBack: false
    property bool offersHall: false
    /// A seat's winning chances over a finished match.
    property shownChances chances
    /// The user has paused the bots.
    property bool paused: false
    /// An announcement of events to screen readers is pending.
    property bool telling: false
    /// Another control outside the table shows the events since the viewer's turn.
    property bool newsBeside: false

    property alias bare: felt.bare
    readonly property alias stage: stage
    readonly property LaidTable layout: stage.layout
    /// Top of the rail, below everything on the table.
    readonly property real railTop: bar.y - pan.at.y
    /// Which part of the table is visible.
    readonly property alias pan: pan
    /// Visible part of the cloth, in table and in window coordinates.
    readonly property rect cloth: Qt.rect(pan.at.x + ground.rim, pan.at.y + ground.rim, width - 2 * ground.rim, bar.y - pan.at.y - ground.rim)
    readonly property rect clothInWindow: inWindow(cloth)

    function inWindow(place: rect): rect {
        return Qt.rect(place.x - pan.at.x, place.y - pan.at.y, place.width, place.height);
    }

    signal rematchRequested
    signal newGameRequested
    signal watchRequested(int moment)
    signal lookBackRequested
    signal hallRequested
    signal goOnRequested
    signal pageRequested(string picture)

    // For observers: state of the hand and the focus.
    readonly property alias hand: hand
    readonly property alias walk: walk
    readonly property alias hoverPile: hand.hoverPile
    readonly property alias hoverPlace: hand.hoverPlace
    readonly property alias focusItem: walk.focusItem

    property int shownViewer: -2
    /// The viewer's own hand is or has been in view.
    property bool home: false
    /// Events since the viewer's turn, oldest first.
    property list<logRow> news
    property bool complete: false

    implicitWidth: 1024
    implicitHeight: 700

    Accessible.role: Accessible.Pane
    //: Name of the whole playing area for a screen reader.
    Accessible.name: qsTr("Table")

    Binding {
        target: Theme
        property: "dark"
        value: scene.dark && !scene.onPaper
    }
    Binding {
        target: Theme
        property: "highContrast"
        value: scene.highContrast && !scene.onPaper
    }
    Binding {
        target: Theme
        property: "ground"
        value: scene.chosenGround || scene.arrangement.ground
    }
    Binding {
        target: Theme
        property: "backs"
        value: scene.onPaper ? "" : scene.chosenBacks
    }
    Binding {
        target: Theme
        property: "onPaper"
        value: scene.onPaper
    }
    Binding {
        target: Theme
        property: "unit"
        value: plan.unit
    }

    Stage {
        id: stage
        arrangement: scene.arrangement
        viewer: scene.table.match.viewer
        isExcerpt: excerpt.taken
        arranging: scene.table.arranging
        motion: scene.table.motion
        blow: scene.table.fight.blow
        browseArea: Qt.rect(pan.at.x + 2 * Theme.unit, pan.at.y + 4 * Theme.unit, scene.width - 4 * Theme.unit, bar.y - pan.at.y - 6 * Theme.unit)
        onPieceActivated: handle => hand.activate(handle)
        onPieceFocused: piece => walk.focusMoved(piece)
        onAtRestChanged: scene.table.setMoving(!atRest)
    }
    Hand {
        id: hand
        felt: felt
        zoom: notes.zoom
        battle: felt.battle
        onActed: before => walk.follow(before)
    }
    FocusWalk {
        id: walk
        hand: hand
        bar: bar
        board: notes.board
        tags: notes.tags
        slip: notes.slip
        statusNotice: notes.statusNotice
        bottomSeat: plan.bottomSeat
        covered: curtain.visible || end.visible && !end.aside
        onFocusItemChanged: if (byKeyboard && focusItem)
            pan.reveal(rectOf(focusItem))
    }
    DeferredPress {
        id: late
        table: scene.table
        covered: walk.covered
    }
    KeyInput {
        id: keyHand
        walk: walk
        late: late
        whereabouts: whereabouts
        newsNote: notes.newsNote
        end: end
        onAnimationsSkipped: {
            pan.comeBack();
            scene.endReading();
        }
        guards: scene.guard > 0
    }
    LayoutPlan {
        id: plan
        arrangement: scene.arrangement
        felt: felt
        wanted: Math.round(Math.max(12, Math.min(scene.height / 52, scene.width / 78)) * scene.textScale * scene.words)
        least: Math.max(7, Math.round(10 / Screen.devicePixelRatio))
        width: pan.wholeWidth
        height: pan.wholeHeight
        named: scene.named
        right: end.visible && !end.aside ? end.takesRight : 0
        below: end.visible && !end.aside ? end.takesBelow : 0
        onLaidOut: {
            held.lieAnew();
            scene.goHome();
        }
    }
    Excerpt {
        id: excerpt
        felt: felt
        battle: felt.battle
        most: 0.03 * scene.width
    }
    ChoicePress {
        id: press
        table: scene.table
        guard: scene.guard
        onCardChoicesChanged: call.toChoices()
        onPlaceChoicesChanged: call.toChoices()
    }
    TableHitTest {
        id: whereabouts
        pointer: pointer
    }

    Connections {
        target: scene.table
        function onShownAgain(handles, pile) {
            for (const handle of handles)
                stage.showAgain(felt.pieceOf(handle), pile);
        }
        function onStateChanged() {
            // No change before the curtain is down.
            if (scene.shownViewer !== scene.table.match.viewer && !scene.table.match.curtain.down) {
                scene.shownViewer = scene.table.match.viewer;
                scene.home = false;
                plan.layOut();
            }
            // Another hand is shown to the viewer.
            if (plan.front !== scene.table.match.front)
                plan.beginGliding();
            scene.look();
            if (notes.zoom.visible)
                notes.zoom.look();
            // Scrolls the current question into view.
            if (scene.table.decision.place.pile >= 0)
                pan.reveal(whereabouts.rectOfSpot(scene.table.decision.place.pile, scene.table.decision.place.place));
            shown.restart();
        }
        function onTableChanged() {
            scene.home = false;
            answer.putAway();
            felt.forgetGrounds();
            plan.layOut();
        }
        function onCalled(ownTurn) {
            // With the curtain down, the next player reads it there.
            if (!scene.table.match.curtain.down)
                notes.turnBanner.call(ownTurn ? qsTr("Your turn") : qsTr("You are asked"));
        }
        function onShown(pile, place) {
            hand.hover(-1, -1);
            hand.hover(pile, place);
        }
        function onLeapt() {
            felt.forgetGrounds();
        }
        function onPickedChanged() {
            if (scene.table.picked === 0)
                hand.hover(-1, -1);
            hand.follow();
        }
    }
    Component.onCompleted: {
        complete = true;
        plan.layOut();
        look();
    }

    /// Updates from the controller.
    function look() {
        gatherNews();
        course.look();
        press.look();
        call.look();
        held.look();
    }
    function gatherNews() {
        const log = table.match.log;
        const found = [];
        for (let row = log.rowCount() - 1; row >= 0; --row) {
            const line = log.row(row);
            if (line.eventIndex < table.match.newsFrom)
                break;
            if (line.isNew)
                found.unshift(line);
        }
        news = found;
    }

    RevealedCards {
        id: held
        felt: felt
        zoom: notes.zoom
    }
    FocusCall {
        id: call
        scene: scene
        walk: walk
        curtain: curtain
    }
    // Delays the curtain until the player who made an attack has seen its result.
    Timer {
        id: beholding
        readonly property bool curtainDown: scene.table.match.curtain.down
        interval: scene.table.reading
        onCurtainDownChanged: if (curtainDown && scene.table.fight.blow !== "" && scene.table.motion > 0 && scene.table.reading > 0)
            start()
        else
            stop()
    }
    EndCourse {
        id: course
        table: scene.table
        stage: stage
        told: scene.againText !== ""
    }

    /// If not everything is visible, starts at the viewer's own hand.
    function goHome() {
        if (home || !pan.moves)
            return;
        const own = felt.inMind(null);
        // With an empty hand at the current decision.
        const begin = own.length > 0 ? own : felt.engaged();
        if (begin.length > 0)
            pan.center(begin[0]);
        home = begin.length > 0;
    }

    /// Other players' actions outside the visible part are scrolled into view until they have been read.
    property string brought
    function showBrought() {
        if (table.match.curtain.down || table.picked !== 0 || end.visible || table.reading === 0)
            return;
        const here = felt.broughtToOthers();
        if (String(here) !== brought)
            pan.glance(here);
        brought = String(here);
    }

    /// A press skips animations.
    function endReading() {
        pan.stay();
        beholding.stop();
        answer.putAway();
        stage.endReading();
        notes.turnBanner.away();
        table.endReading();
    }
    // Whatever has the focus, this key only skips animations.
    Shortcut {
        sequence: "Space"
        enabled: scene.activeFocus && !curtain.visible && !end.visible && (scene.table.canSkip || stage.striking || beholding.running || notes.turnBanner.visible)
        autoRepeat: false
        onActivated: {
            scene.endReading();
            scene.table.skip();
        }
    }

    /// Nothing, while the curtain hangs before them.
    function pilePlaces(): list<rect> {
        return curtain.visible ? [] : felt.pilePlaces().map(inWindow);
    }

    /// Lays out the table immediately, for a picture; `last`: the size is final.
    function settle(last: bool) {
        plan.layOut();
        if (last)
            plan.sharpen();
    }

    /// Leaves nothing on the table but what has to do with these piles, and tells where that lies and how large its
    /// pieces are; row by row, which stretches of it are empty across, and which are of all of it, down.
    function excerptOf(piles: var): var {
        const about = Array.from(piles);
        const place = inWindow(excerpt.take(about));
        return {
            place: place,
            size: excerpt.sizeOf(about),
            cloth: Theme.cloth,
            rows: excerpt.rows().map(row => ({
                        place: inWindow(row.place),
                        across: row.across.map(x => x - pan.at.x)
                    })),
            down: Array.from(excerpt.down()).map(y => y - pan.at.y)
        };
    }

    Keys.onPressed: event => {
        if (beholding.running) {
            endReading();
            event.accepted = true;
        } else {
            keyHand.pressed(event);
        }
    }
    Keys.onReleased: event => keyHand.released(event)

    /// Shows the answer to a user's request.
    function tell(words: string) {
        answer.tell(words);
    }

    function toggleNews() {
        notes.newsNote.wanted = !notes.newsNote.visible;
    }

    /// The focus was set by keyboard: shows it.
    function showFocus() {
        walk.byKeyboard = true;
        if (!walk.currentFocus() && !curtain.visible && !end.visible)
            walk.focusNear(-1, 0);
    }

    // What lies where in the window: see TableHitTest.
    function spotUnder(x: real, y: real): tableSpot {
        return whereabouts.spotUnder(x + pan.at.x, y + pan.at.y);
    }
    function focusedSpot(): tableSpot {
        return whereabouts.focusedSpot();
    }
    function hoverOver(x: real, y: real) {
        whereabouts.hoverOver(x + pan.at.x, y + pan.at.y);
    }
    function rectOfSpot(pile: int, place: int): rect {
        return inWindow(whereabouts.rectOfSpot(pile, place));
    }
    function pointedHandle(): int {
        return whereabouts.pointedHandle();
    }
    function lookedAt(): string {
        return whereabouts.lookedAt();
    }

    onActiveFocusChanged: if (activeFocus && complete && !walk.currentFocus() && !curtain.visible && !end.visible)
        walk.focusWork()

    ViewPan {
        id: pan
        anchors.fill: parent
        times: Math.max(1, scene.textScale)
        foot: scene.height - scene.railTop
        onTimesChanged: scene.home = false
    }
    Timer {
        id: shown
        interval: 0
        onTriggered: scene.showBrought()
    }
    Timer {
        interval: scene.table.reading
        running: pan.glancing && scene.table.decision.mine && stage.atRest
        onTriggered: pan.comeBack()
    }

    Item {
        x: -pan.at.x
        y: -pan.at.y
        width: pan.wholeWidth
        height: pan.wholeHeight

        TableGround {
            id: ground
            anchors.fill: parent
            stage: stage
            rail: stage.layout?.rail.y ?? height
        }

        // Only where nothing else covers the table: Qt delivers quick taps to items below, too.
        QtObject {
            id: bareTable
            function hides(note: Item, at: point): bool {
                return note.visible && note.contains(note.mapFromItem(pointer, at));
            }
            function contains(at: point): bool {
                const seen = scene.inWindow(Qt.rect(at.x, at.y, 0, 0));
                if (seen.x < 0 || seen.y < 0 || seen.x >= scene.width || seen.y >= scene.railTop || pan.moves && (seen.x >= scene.width - panBar.thick || seen.y >= scene.railTop - panBar.thick))
                    return false;
                return !hides(notes.slip, at) && !hides(notes.taskSlip, at) && !hides(notes.statusNotice, at) && !hides(notes.board, at);
            }
        }
        PointerInput {
            id: pointer
            anchors.fill: parent
            walk: walk
            late: late
            active: !walk.covered
            containmentMask: bareTable
            hoverZoom: scene.hoverZoom
            worded: scene.arrangement.worded
            pan: pan
            onPressed: {
                scene.endReading();
                scene.forceActiveFocus();
            }

            SinceMyTurn {
                readonly property rect area: stage.layout?.note ?? Qt.rect(0, 0, 0, 0)
                visible: area.width > 0 && scene.news.length > 0 && !strip.visible && !end.visible
                quiet: true
                news: visible ? scene.news : []
                heading: scene.table.match.newsTitle
                x: area.x
                y: area.y
                width: area.width
                most: area.height
            }
            EffectStrip {
                id: strip
                readonly property rect area: stage.layout?.queue ?? Qt.rect(0, 0, 0, 0)
                effects: scene.table.effects
                aspect: stage.aspect
                motion: scene.table.motion
                visible: area.width > 0 && cards > 0
                x: area.x
                y: area.y
                width: area.width
                height: area.height
            }
            TableFelt {
                id: felt
                anchors.fill: parent
                table: scene.table
                stage: stage
                hand: hand
                walk: walk
                covered: curtain.visible
                onReshaped: plan.begin()
                onRegrown: plan.beginGliding()
                onPlacePressed: (pile, place) => hand.activatePlace(pile, place)
                onPlaceFocused: slot => walk.focusMoved(slot)
                onBrowseRequested: pile => hand.browse(pile)
                onEndPressed: if (press.takes())
                    press.choose(press.endChoice)
                onSeatPressed: (seat, about) => {
                    if (press.takes())
                        hand.pressSeat(seat, about);
                }
                onCardLooked: (at, picture, words, about) => {
                    if (at && picture !== "" && scene.hoverZoom)
                        notes.zoom.showCard(picture, words, about);
                    else
                        notes.zoom.close();
                }
                mayEnd: press.endChoice >= 0
                onFocusLeft: walk.refocus()
            }
        }

        // Background of the rail where the table extends below the window, with its own rail out of view.
        Rectangle {
            visible: pan.moves
            x: pan.at.x
            y: bar.y
            width: scene.width
            height: bar.height + ground.rim
            color: Theme.wood
            MouseArea {
                anchors.fill: parent
                hoverEnabled: true // blocks hover from items below
            }
            Rectangle {
                width: parent.width
                height: Math.max(2, Math.round(Theme.unit * 0.2))
                color: Theme.woodLight
            }
        }
        PromptBar {
            id: bar
            readonly property var area: stage.layout ? stage.layout.rail : null
            // At the bottom of the window, whatever part of the table is visible.
            x: pan.at.x + (area ? area.x : 0)
            y: pan.at.y + scene.height - (area ? pan.wholeHeight - area.y : 0)
            width: area ? area.width - pan.wholeWidth + scene.width : scene.width
            height: area ? area.height : 0
            textScale: pan.times
            prompt: scene.table.decision.prompt
            choices: scene.table.decision.choices
            shield: felt.deciderShield
            // Without room on the cloth a button opens it.
            news: stage.layout && stage.layout.note.width > 0 || scene.newsBeside ? 0 : scene.news.length
            newsOpen: notes.newsNote.visible
            // While the summary covers the table, it has the only buttons.
            over: scene.table.match.over && (end.aside || !end.visible)
            againText: scene.againText
            otherText: scene.otherText
            hasResult: end.aside
            onResultRequested: end.show()
            guard: press.pause
            offersHold: scene.table.decision.offersHold
            mayHold: scene.table.decision.mayHold
            holding: scene.table.decision.holding
            paused: scene.paused && !scene.table.match.over
            onGoOnRequested: scene.goOnRequested()
            onHoldRequested: wanted => scene.table.decision.holding = wanted
            onChosen: index => press.choose(index)
            onRematch: scene.rematchRequested()
            onNewGame: scene.newGameRequested()
            onNewsRequested: scene.toggleNews()
        }

        TableNotes {
            id: notes
            anchors.fill: parent
            felt: felt
            hand: hand
            walk: walk
            whereabouts: whereabouts
            press: press
            bar: bar
            strip: strip
            pan: pan
            within: scene.cloth
            news: scene.news
            offersPages: scene.offersPages
            covered: curtain.visible || end.visible
            hasKeys: scene.activeFocus
            onPageRequested: picture => scene.pageRequested(picture)
        }
    }
    PanBar {
        id: panBar
        anchors.right: parent.right
        height: scene.railTop
        pan: pan
    }
    PanBar {
        across: true
        y: scene.railTop - height
        width: parent.width - thick
        pan: pan
    }

    EndBanner {
        id: end
        anchors.fill: parent
        visible: due && heard
        // Screen-reader users hear the preceding events first.
        readonly property bool due: course.ended && !curtain.visible && scene.againText !== ""
        property bool heard: false
        onDueChanged: heard = due && !scene.telling
        Connections {
            target: scene
            function onTellingChanged() {
                if (end.due && !scene.telling)
                    end.heard = true;
            }
        }
        focus: visible && !aside
        onAsideChanged: if (aside)
            walk.refocus()
        course: course
        cloth: scene.clothInWindow
        areas: visible && !aside ? Array.from(felt.areasOf(Array.from(course.result.seats).filter(row => row.winner).map(row => row.seat))).map(scene.inWindow) : []
        series: scene.table.match.series
        aspect: stage.aspect
        againText: scene.againText
        otherText: scene.otherText
        offersWatching: scene.offersWatching
        offersLookBack: scene.offersLookBack
        offersHall: scene.offersHall
        chances: scene.chances
        guard: 2 * scene.guard
        onRematch: scene.rematchRequested()
        onNewGame: scene.newGameRequested()
        onWatch: moment => scene.watchRequested(moment)
        onLookBack: scene.lookBackRequested()
        onHall: scene.hallRequested()
    }

    MouseArea {
        anchors.fill: parent
        visible: beholding.running
        onPressed: scene.endReading()
    }
    Curtain {
        id: curtain
        anchors.fill: parent
        visible: beholding.curtainDown && !beholding.running
        table: scene.table
        shield: felt.deciderShield
        focus: visible
        onLifted: byKey => {
            walk.byKeyboard = byKey;
            scene.table.liftCurtain();
            hand.pickedFrom = -1;
            walk.refocus();
        }
        onDeclined: {
            scene.table.declineAtCurtain();
            walk.refocus();
        }
    }
    AnswerSlip {
        id: answer
        reader: scene.table.match.curtain.down ? -2 : scene.table.match.viewer
        dear: visible && !curtain.visible ? felt.boxes(piece => piece.owner === scene.table.match.viewer).map(scene.inWindow) : []
        things: visible && !curtain.visible ? felt.pilePlaces().concat(felt.wordPlaces()).map(scene.inWindow) : []
        within: scene.clothInWindow
    }
}
