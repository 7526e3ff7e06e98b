// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The table: everything that is the same for all games. It shows what the controller says and sends it what
// hands do: drag and drop, click and click, keys, screen reader — one path for all (pick, look, commit or
// cancel).
FocusScope {
    id: scene

    required property TableController table
    required property Arrangement arrangement
    property bool dark: false
    /// As a picture in a printed book.
    property bool onPaper: false
    /// Larger or smaller words and marks.
    property real textScale: 1
    /// Whether resting on a piece with the pointer shows it large.
    property bool hoverZoom: true
    /// Whether somebody opens the pages of cards that are asked for.
    property bool offersPages: false
    /// For how long buttons that have just come or changed take no press, in milliseconds: what is pressed in
    /// haste was meant for those that were there before.
    property int guard: 250
    /// The buttons at the end of a game: that of rematchRequested(), and that of newGameRequested() if any.
    property string againText: qsTr("Rematch")
    property string otherText: qsTr("New game…")

    readonly property alias stage: stage
    readonly property var layout: stage.layout

    signal rematchRequested
    signal newGameRequested
    /// Somebody wants to read about the card in that picture.
    signal pageRequested(string picture)

    // For whoever looks on: where the hand is and where the keyboard.
    readonly property alias hand: hand
    readonly property alias walk: walk
    readonly property alias hoverPile: hand.hoverPile
    readonly property alias hoverPlace: hand.hoverPlace
    readonly property alias focusItem: walk.focusItem

    property int bottomSeat: 0
    property int shownViewer: -2
    /// The seat whose hand the table was laid out for.
    property int front: -1
    /// Pieces glide to where the next layout has them.
    property bool gliding: false
    /// What has happened since the viewer's turn: {text, shield}.
    property var news: []
    property bool complete: false

    /// The button that ends the turn, -1: there is none now.
    property int endChoice: -1
    /// The choices that are between cards: {row, text, face}.
    property var cardChoices: []
    /// What the buttons say.
    property string buttonWords: ""

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
        property: "onPaper"
        value: scene.onPaper
    }
    Binding {
        target: Theme
        property: "unit"
        value: Math.round(Math.max(12, Math.min(scene.height / 52, scene.width / 78)) * scene.textScale)
    }

    Stage {
        id: stage
        arrangement: scene.arrangement
        viewer: scene.table.viewer
        arranging: scene.table.arranging
        motion: scene.table.motion
        browseArea: Qt.rect(felt.x + 2 * Theme.unit, felt.y + 4 * Theme.unit, felt.width - 4 * Theme.unit, bar.y - felt.y - 6 * Theme.unit)
        onPieceActivated: handle => hand.activate(handle)
        onPieceFocused: piece => walk.focusMoved(piece)
    }
    Hand {
        id: hand
        table: scene.table
        stage: stage
        felt: felt
        zoom: zoom
        battle: battle
        onActed: before => walk.follow(before)
    }
    FocusWalk {
        id: walk
        table: scene.table
        stage: stage
        felt: felt
        hand: hand
        bar: bar
        board: board
        meanings: meanings
        slip: slip
        statusNotice: statusNotice
        bottomSeat: scene.bottomSeat
    }

    onWidthChanged: scene.resize()
    onHeightChanged: scene.resize()
    Connections {
        target: Theme
        function onUnitChanged() {
            scene.plan();
        }
    }
    Connections {
        target: scene.table
        function onStateChanged() {
            if (scene.shownViewer !== scene.table.viewer) {
                scene.shownViewer = scene.table.viewer;
                scene.layOut();
            }
            // Another hand comes before the viewer.
            if (scene.front !== scene.table.front)
                scene.planAnew();
            scene.gatherNews();
            scene.watchEnd();
            scene.findEnd();
            scene.watchShown();
            if (zoom.visible)
                zoom.look();
        }
        function onSessionChanged() {
            felt.gatheredTurn = -1;
            scene.layOut();
        }
        function onPickedChanged() {
            if (scene.table.picked === 0)
                hand.hover(-1, -1);
        }
    }
    Component.onCompleted: {
        complete = true;
        scene.layOut();
        scene.gatherNews();
        scene.watchEnd();
        scene.findEnd();
        scene.watchShown();
    }

    // Waits for the end of whatever changes the models or the size just now.
    Timer {
        id: planning
        interval: 0
        onTriggered: scene.layOut()
    }

    // The last move is seen before the summary covers it.
    property bool ended: false
    Timer {
        id: endWait
        interval: scene.table.motion > 0 ? 1200 : 0
        onTriggered: scene.ended = scene.table.over
    }
    function watchEnd() {
        if (!scene.table.over) {
            endWait.stop();
            scene.ended = false;
        } else if (!scene.ended && !endWait.running) {
            endWait.start();
        }
    }

    function plan() {
        gliding = false;
        planning.start();
    }

    /// The same when the table is what it was: pieces glide to where they lie now.
    function planAnew() {
        gliding = gliding || !planning.running;
        planning.start();
    }

    function resize() {
        if (stage.layout) {
            stage.settled = false;
            settling.restart();
        }
        plan();
    }

    Timer {
        id: settling
        interval: 150
        onTriggered: {
            stage.settled = true;
            felt.sharpen();
        }
    }

    function layOut() {
        if (width < 1 || height < 1)
            return;
        const piles = felt.pileList();
        const order = felt.seatList();
        if (piles.length === 0 || order.length === 0)
            return;
        if (scene.table.viewer >= 0)
            bottomSeat = scene.table.viewer;
        if (!order.includes(bottomSeat))
            bottomSeat = order[0];
        stage.jumping = !gliding || !stage.layout;
        gliding = false;
        if (stage.jumping)
            stage.browsed = -1;
        front = scene.table.front;
        felt.gather();
        stage.layout = scene.arrangement.arrange({
            width: width,
            height: height,
            unit: Theme.unit,
            piles: piles,
            seats: order,
            out: felt.seatsOut(),
            bottom: bottomSeat,
            front: front
        });
        stage.jumping = false;
        felt.gather();
        if (scene.shownPile >= 0)
            showing.restart();
    }

    function gatherNews() {
        const log = table.log;
        const found = [];
        for (let row = log.rowCount() - 1; row >= 0; --row) {
            const at = log.index(row, 0);
            if (log.data(at, LogModel.EventIndexRole) < table.newsFrom)
                break;
            if (log.data(at, LogModel.IsNewRole))
                found.unshift({
                    text: log.data(at, LogModel.TextRole),
                    shield: log.data(at, LogModel.ShieldRole)
                });
            else if (found.length > 0)
                break;
        }
        news = found;
    }

    function findEnd() {
        const choices = table.choices;
        let found = -1;
        const cards = [];
        const words = [table.over];
        for (let row = 0; row < choices.rowCount(); ++row) {
            const at = choices.index(row, 0);
            words.push(choices.data(at, ChoiceModel.TextRole));
            if (choices.data(at, ChoiceModel.MarkRole) === "turn")
                found = row;
            if (choices.data(at, ChoiceModel.FaceRole) !== "")
                cards.push({
                    row: row,
                    text: choices.data(at, ChoiceModel.TextRole),
                    key: choices.data(at, ChoiceModel.KeyRole),
                    face: choices.data(at, ChoiceModel.FaceRole),
                    help: choices.data(at, ChoiceModel.HelpRole)
                });
        }
        endChoice = found;
        if (JSON.stringify(cards) !== JSON.stringify(cardChoices)) {
            cardChoices = cards;
            if (activeFocus && !curtain.visible)
                boarding.restart();
        }
        if (words.join("\n") !== buttonWords && guard > 0)
            guarding.restart();
        buttonWords = words.join("\n");
    }

    // Waits until the cards lie on their tray.
    Timer {
        id: boarding
        interval: 0
        onTriggered: walk.focusBoard()
    }

    Timer {
        id: guarding
        interval: scene.guard
    }

    function choose(row: int) {
        // As long as presses keep coming it goes on.
        if (guarding.running)
            guarding.restart();
        else if (row >= 0)
            table.choose(row);
    }

    function pressSeat(seat: int, about: rect) {
        if (guarding.running)
            guarding.restart();
        else
            hand.pressSeat(seat, about);
    }

    /// The key let go last, and when.
    property int releasedKey: 0
    property real releasedAt: 0

    /// Whether a key is held down. Not every system says so: then it is let go and comes back at once.
    function isHeld(key: int, again: bool): bool {
        return again || guard > 0 && key === releasedKey && Date.now() - releasedAt < 30;
    }

    Keys.onReleased: event => {
        releasedKey = event.key;
        releasedAt = Date.now();
        event.accepted = false;
    }

    /// What is held open to the viewer is spread out, or one card of it shown large, until it is put away.
    property int shownPile: -1
    function watchShown() {
        const now = scene.table.shownPile;
        if (now === shownPile)
            return;
        if (stage.browsed === shownPile)
            stage.browsed = -1;
        zoom.close();
        shownPile = now;
        showing.restart();
    }
    // Waits for the end of whatever changes the models just now.
    Timer {
        id: showing
        interval: 0
        onTriggered: {
            const mat = felt.matOf(scene.shownPile);
            if (mat && mat.kind === "hand")
                stage.browsed = scene.shownPile;
            else if (mat)
                zoom.show(felt.topOf(scene.shownPile));
        }
    }

    function lookAt(at: bool, picture: string, words: string, about: rect) {
        if (at && picture !== "" && scene.hoverZoom)
            zoom.showCard(picture, words, about);
        else
            zoom.close();
    }

    function toggleNews() {
        newsNote.wanted = !newsNote.visible;
    }

    /// The focus has come by key: it is to be seen where it is.
    function showFocus() {
        walk.byKeyboard = true;
        if (!walk.currentFocus() && !curtain.visible && !end.visible)
            walk.focusNear(-1, 0);
    }

    /// The piece that keys are about: under the focus, or else under the pointer.
    function pointedAt(): Piece {
        return walk.focusItem && walk.focusItem.activeFocus && walk.byKeyboard ? walk.focusItem as Piece : pointer.piece();
    }

    /// What lies under a point, for whoever draws on the table or brings something to it: {pile, place, handle,
    /// rect}; null where there is only cloth.
    function spotUnder(x: real, y: real): var {
        const piece = felt.pieceAt(x, y);
        const spot = hand.spotAt(x, y) ?? (piece ? {
                    pile: piece.pile,
                    place: -1
                } : null);
        if (!spot)
            return null;
        const own = piece !== null && piece.pile === spot.pile;
        return {
            pile: spot.pile,
            place: spot.place,
            mark: own ? piece.place : spot.place,
            handle: own ? piece.handle : 0,
            rect: own ? piece.box() : stage.placeRect(spot.pile, spot.place)
        };
    }
    /// Something is carried over the table from outside: shows where it would come to lie.
    function hoverOver(x: real, y: real) {
        const spot = hand.spotAt(x, y);
        const mat = spot ? felt.matOf(spot.pile) : null;
        const place = mat ? [spot.place, -1].find(at => mat.targets.includes(at)) : undefined;
        hand.hover(place === undefined ? -1 : spot.pile, place ?? -1);
    }
    /// Where a piece of a pile lies, or one would lie; the pile itself with place -1.
    function rectOfSpot(pile: int, place: int): rect {
        const piece = place >= 0 ? felt.pieceOn(pile, place) : null;
        if (piece)
            return piece.box();
        return stage.layout && felt.matOf(pile)?.area ? stage.placeRect(pile, felt.matOf(pile).kind === "grid" ? place : -1) : Qt.rect(0, 0, 0, 0);
    }
    /// The piece that keys are about, by its handle; 0: none.
    function pointedHandle(): int {
        return scene.table.picked !== 0 ? scene.table.picked : pointedAt()?.handle ?? 0;
    }
    /// What the keyboard is at, as spotUnder() tells it.
    function focusedSpot(): var {
        const piece = walk.focusItem as Piece;
        const slot = walk.focusItem as Slot;
        if (piece)
            return {
                pile: piece.pile,
                place: piece.place,
                mark: piece.place,
                handle: piece.handle,
                rect: piece.box()
            };
        return slot ? {
            pile: slot.pile,
            place: slot.place,
            mark: slot.place,
            handle: 0,
            rect: walk.rectOf(slot)
        } : null;
    }

    /// The picture of the card that is seen large or pointed at, as the viewer may see it; empty for none.
    function lookedAt(): string {
        if (zoom.visible)
            return zoom.face;
        const piece = pointedAt();
        return !piece ? "" : piece.held ? piece.shownFace : piece.face;
    }

    onActiveFocusChanged: if (activeFocus && complete && !walk.currentFocus() && !curtain.visible && !end.visible)
        walk.focusNear(-1, 0)

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        if (end.visible && !end.aside) {
            // What lies under the summary is out of reach until it is put aside.
            if (event.key === Qt.Key_Escape)
                end.aside = true;
            event.accepted = event.key === Qt.Key_Escape;
            return;
        }
        // A key that is held down goes on walking, but does nothing twice.
        const walks = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab, Qt.Key_Backtab];
        if (scene.isHeld(event.key, event.isAutoRepeat) && !walks.includes(event.key)) {
            event.accepted = true;
            return;
        }
        const before = walk.byKeyboard;
        walk.byKeyboard = true;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            walk.step(-1, 0);
            return;
        case Qt.Key_Right:
            walk.step(1, 0);
            return;
        case Qt.Key_Up:
            walk.step(0, -1);
            return;
        case Qt.Key_Down:
            walk.step(0, 1);
            return;
        case Qt.Key_Tab:
            walk.tab(1);
            return;
        case Qt.Key_Backtab:
            walk.tab(-1);
            return;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            walk.pressFocused();
            return;
        case Qt.Key_Escape:
            if (zoom.visible)
                zoom.close();
            else if (statusNotice.visible)
                statusNotice.closed();
            else if (stage.browsed >= 0)
                hand.browse(stage.browsed);
            else if (newsNote.visible)
                newsNote.wanted = false;
            else
                walk.cancelAndReturn();
            return;
        case Qt.Key_Z:
            if (zoom.visible)
                zoom.close();
            else
                zoom.show(scene.pointedAt());
            return;
        case Qt.Key_B:
            walk.browseFirst();
            return;
        }
        event.accepted = walk.pressLetter(event.text);
        if (!event.accepted)
            walk.byKeyboard = before;
    }

    TableGround {
        id: ground
        anchors.fill: parent
        rail: bar.y
    }

    PointerHand {
        id: pointer
        anchors.fill: parent
        hand: hand
        felt: felt
        walk: walk
        active: !curtain.visible
        hoverZoom: scene.hoverZoom
        onPressed: scene.forceActiveFocus()

        SinceMyTurn {
            readonly property var area: stage.layout ? stage.layout.note : null
            visible: area !== null && scene.news.length > 0 && !strip.visible
            quiet: true
            news: visible ? scene.news : []
            x: area ? area.x : 0
            y: area ? area.y : 0
            width: area ? area.width : 0
            most: area ? area.height : 0
        }
        EffectStrip {
            id: strip
            readonly property var area: stage.layout ? stage.layout.queue ?? null : null
            effects: scene.table.effects
            aspect: stage.aspect
            motion: scene.table.motion
            visible: area !== null && cards > 0
            x: area ? area.x : 0
            y: area ? area.y : 0
            width: area ? area.width : 0
            height: area ? area.height : 0
        }
        Felt {
            id: felt
            anchors.fill: parent
            table: scene.table
            stage: stage
            onReshaped: scene.plan()
            onRegrown: scene.planAnew()
            onPlacePressed: (pile, place) => hand.activatePlace(pile, place)
            onPlaceFocused: slot => walk.focusMoved(slot)
            onBrowseRequested: pile => hand.browse(pile)
            onEndPressed: scene.choose(scene.endChoice)
            onSeatPressed: (seat, about) => scene.pressSeat(seat, about)
            onCardLooked: (at, picture, words, about) => scene.lookAt(at, picture, words, about)
            mayEnd: scene.endChoice >= 0
            onFocusLeft: walk.refocus()

            RoundNote {
                clock: scene.table.clock
                area: stage.layout ? stage.layout.clock ?? null : null
            }
            PlayedNote {
                seats: scene.table.seats
                played: stage.layout?.played ?? -1
                area: stage.layout ? stage.layout.handNote ?? null : null
            }
            AttackTrail {
                table: scene.table
                stage: stage
                felt: felt
            }
            StrengthShield {
                strength: scene.table.strength
                area: stage.layout ? stage.layout.strength ?? null : null
            }
            AttackArrow {
                anchors.fill: parent
                z: 2500
                table: scene.table
                stage: stage
                from: stage.layout ? stage.layout.attack?.from ?? -1 : -1
                past: stage.layout ? stage.layout.attack?.past[to] ?? -1 : -1
            }
            DefenderRevealNote {
                z: 2600
                table: scene.table
                stage: stage
            }
            BattleBoard {
                id: battle
                anchors.fill: parent
                z: 2500
                table: scene.table
                stage: stage
            }
            TargetLights {
                z: 2390
                table: scene.table
                stage: stage
                felt: felt
                hand: hand
            }

            EffectArrow {
                // From the card that acts to what it is aimed at, or has just acted upon.
                readonly property Piece actor: scene.table.picked !== 0 ? felt.pieceOf(scene.table.picked) : null
                readonly property bool aims: actor !== null && hand.isAimed(actor) && (hand.aiming !== null || hand.hoverPile >= 0)
                readonly property Piece source: aims ? actor : scene.table.actedFrom !== 0 ? felt.pieceOf(scene.table.actedFrom) : null
                readonly property Piece goal: aims ? null : scene.table.actedOn !== 0 ? felt.pieceOf(scene.table.actedOn) : null
                readonly property rect aimed: hand.hoverPile >= 0 ? stage.placeRect(hand.hoverPile, hand.hoverPlace) : Qt.rect(hand.aimedAt.x, hand.aimedAt.y, 0, 0)

                function middle(piece: Piece): point {
                    return Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2);
                }

                z: 2395
                anchors.fill: parent
                past: !aims
                opacity: source !== null && (aims || goal !== null) && stage.browsed < 0 ? 1 : 0
                from: source ? middle(source) : Qt.point(0, 0)
                to: aims ? Qt.point(aimed.x + aimed.width / 2, aimed.y + aimed.height / 2) : goal ? middle(goal) : from
            }

            Rectangle {
                id: veil
                readonly property PileMat mat: stage.browsed >= 0 ? felt.matOf(stage.browsed) : null
                visible: stage.browsed >= 0
                z: 2990
                anchors.fill: parent
                color: Theme.scrim
                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.unit * 1.2
                    text: Theme.heading(veil.mat ? veil.mat.name : "")
                    color: Theme.woodInk
                    font.family: Theme.nameFamily
                    font.pixelSize: Theme.title
                }
            }
            // Which of the cards spread out lies on top.
            Rectangle {
                readonly property int count: veil.mat ? veil.mat.count : 0
                readonly property var spot: stage.layout && count > 1 && veil.mat.kind === "stack" ? stage.fanSpot(count - 1, count) : null
                visible: veil.visible && spot !== null
                z: 3900
                x: spot ? Math.round(spot.x + (spot.size - width) / 2) : 0
                y: spot ? spot.y - Math.round(height * 0.6) : 0
                width: topWord.implicitWidth + Theme.unit
                height: Math.round(Theme.unit * 1.5)
                radius: 4
                color: Theme.parchment
                border.width: 1
                border.color: Theme.sable
                PlainText {
                    id: topWord
                    anchors.centerIn: parent
                    text: qsTr("Top", "on the uppermost card of a pile that is spread out")
                    color: Theme.sable
                    font.family: Theme.textFamily
                    font.bold: true
                    font.pixelSize: Theme.small
                }
            }

            FocusRing {
                readonly property Piece piece: walk.focusItem as Piece
                visible: walk.byKeyboard && walk.focusItem !== null && walk.focusItem.activeFocus && !curtain.visible
                z: 4900
                readonly property rect at: piece ? piece.box() : walk.focusItem && stage.layout ? walk.rectOf(walk.focusItem) : Qt.rect(0, 0, 0, 0)
                x: at.x
                y: at.y
                width: at.width
                height: at.height
            }
        }
    }

    PromptBar {
        id: bar
        readonly property var area: stage.layout ? stage.layout.rail : null
        x: area ? area.x : 0
        y: area ? area.y : scene.height
        width: area ? area.width : scene.width
        height: area ? area.height : 0
        prompt: scene.table.prompt
        choices: scene.table.choices
        shield: felt.deciderShield
        // Where there is no room on the cloth, a button shows it.
        news: stage.layout && stage.layout.note ? 0 : scene.news.length
        newsOpen: newsNote.visible
        over: scene.table.over
        againText: scene.againText
        otherText: scene.otherText
        mayHold: scene.table.hasWindows && !scene.table.arranging && !scene.table.curtainDown
        holding: scene.table.holding
        choicesElsewhere: meanings.visible
        onHoldRequested: wanted => scene.table.holding = wanted
        onChosen: index => scene.choose(index)
        onRematch: {
            if (!guarding.running)
                scene.rematchRequested();
        }
        onNewGame: {
            if (!guarding.running)
                scene.newGameRequested();
        }
        onNewsRequested: scene.toggleNews()
    }

    ChoiceBoard {
        id: board
        choices: scene.cardChoices
        aspect: stage.aspect
        within: {
            const cloth = ground.clothRect;
            return Qt.rect(cloth.x + Theme.unit, cloth.y + Theme.unit, cloth.width - 2 * Theme.unit, cloth.height - 2 * Theme.unit);
        }
        onChosen: row => scene.choose(row)
    }

    SinceMyTurn {
        id: newsNote
        property bool wanted: false
        visible: wanted && scene.news.length > 0
        news: visible ? scene.news : []
        width: Math.min(scene.width - 4 * Theme.unit, Theme.unit * 26)
        x: scene.width - width - 2 * Theme.unit
        y: bar.y - height - Theme.unit
    }

    MeaningNote {
        id: meanings
        question: scene.table.prompt
        choices: scene.table.choices
        asking: scene.table.asking && scene.table.askPile >= 0
        about: asking && stage.layout ? scene.rectOfSpot(scene.table.askPile, scene.table.askPlace) : Qt.rect(0, 0, 0, 0)
        within: ground.clothRect
        onChosen: row => scene.choose(row)
    }

    RefusalSlip {
        id: slip
        text: scene.table.refusal
        clause: scene.table.refusalClause
        about: hand.lastTried
        within: ground.clothRect
        onClauseOpened: clause => scene.table.openClause(clause)
        onClosed: scene.table.cancel()
    }

    ZoomView {
        id: zoom
        felt: felt
        aspect: stage.aspect
        within: ground.clothRect
        offersPage: scene.offersPages
        onPageRequested: scene.pageRequested(zoom.face)
    }

    StatusNotice {
        id: statusNotice
        status: scene.table.statusNotice
        within: ground.clothRect
        onClauseOpened: clause => scene.table.openClause(clause)
        onClosed: {
            if (guarding.running)
                return;
            scene.table.readStatusNotice();
            walk.refocus();
        }
        onVisibleChanged: if (visible) {
            if (scene.guard > 0)
                guarding.restart();
            if (scene.activeFocus)
                telling.restart();
        }
        // Waits for the end of whatever else looks where the keys belong.
        Timer {
            id: telling
            interval: 0
            onTriggered: if (statusNotice.visible)
                walk.takeFocus(statusNotice.links()[0])
        }
    }

    EndBanner {
        id: end
        anchors.fill: parent
        visible: scene.ended && !curtain.visible
        focus: visible && !aside
        onAsideChanged: if (aside)
            walk.refocus()
        text: scene.table.ending
        shield: felt.winnerShield
        seats: scene.table.seats
        againText: scene.againText
        otherText: scene.otherText
        onRematch: scene.rematchRequested()
        onNewGame: scene.newGameRequested()
    }

    Curtain {
        id: curtain
        anchors.fill: parent
        visible: scene.table.curtainDown
        name: scene.table.curtainName
        asks: scene.table.curtainAsks
        shield: felt.deciderShield
        focus: visible
        // Whatever happens behind it, its button has the keys.
        Connections {
            target: scene.table
            enabled: curtain.visible
            function onStateChanged() {
                keys.restart();
            }
        }
        Timer {
            id: keys
            interval: 0 // after all others have looked where the keys belong
            onTriggered: {
                if (curtain.visible)
                    curtain.forceActiveFocus();
            }
        }
        onLifted: byKey => {
            walk.byKeyboard = byKey;
            scene.table.liftCurtain();
            hand.pickedFrom = -1;
            walk.refocus();
        }
    }
}
