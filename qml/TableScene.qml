// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Table

// The table: everything that is the same for all games. It shows what the controller says and sends it what
// hands do: drag and drop, click and click, keys, screen reader — one path for all (pick, look, commit or
// cancel).
FocusScope {
    id: scene

    required property TableController table
    required property Arrangement arrangement
    property bool dark: false
    /// Larger or smaller words and marks.
    property real textScale: 1
    /// Whether resting on a piece with the pointer shows it large.
    property bool hoverZoom: true

    readonly property alias stage: stage
    readonly property var layout: stage.layout

    signal rematchRequested
    signal newGameRequested

    // ---- what the hand is doing
    property Piece dragged: null
    property point dragFrom
    /// The place under the piece or the focus while one is picked; pile -1: none.
    property int hoverPile: -1
    property int hoverPlace: -1
    /// What a refusal is about.
    property rect lastTried
    readonly property bool fromGrid: {
        const piece = scene.table.picked !== 0 ? pieceOf(scene.table.picked) : null;
        const mat = piece ? matOf(piece.pile) : null;
        return mat !== null && mat.form === "grid";
    }
    property int pickedFrom: -1
    property int pickedPlace: -1

    // ---- the keyboard
    property Item focusItem: null
    property bool byKeyboard: false
    property var remembered: ({})

    // ---- what is known of the table, gathered from its models
    property var occupied: ({})
    property int bottomSeat: 0
    property int shownViewer: -2
    /// What has happened since the viewer's turn: {text, seat}.
    property var news: []
    property var squaresOf: ({})
    property string deciderShield: ""
    property string winnerShield: ""

    implicitWidth: 1024
    implicitHeight: 700

    Accessible.role: Accessible.Pane
    //: Name of the whole playing area for a screen reader.
    Accessible.name: qsTr("Table")

    Binding {
        target: Theme
        property: "dark"
        value: scene.dark
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
        motion: scene.table.motion
        browseArea: Qt.rect(felt.x + 2 * Theme.unit, felt.y + 4 * Theme.unit, felt.width - 4 * Theme.unit, bar.y - felt.y - 6 * Theme.unit)
        onPieceActivated: handle => scene.activate(handle)
        onPieceFocused: piece => scene.focusMoved(piece)
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
            scene.gatherNews();
            scene.watchEnd();
        }
        function onSessionChanged() {
            scene.layOut();
        }
        function onPickedChanged() {
            if (scene.table.picked === 0)
                scene.hover(-1, -1);
        }
    }
    Component.onCompleted: {
        complete = true;
        scene.layOut();
        scene.gatherNews();
        scene.watchEnd();
    }

    property bool complete: false
    // Both wait for the end of whatever changes the models or the size just now.
    Timer {
        id: planning
        interval: 0
        onTriggered: scene.layOut()
    }
    Timer {
        id: gathering
        interval: 0
        onTriggered: scene.gather()
    }
    Timer {
        id: refocusing
        interval: 0
        onTriggered: scene.focusNear(scene.pickedFrom, scene.pickedPlace)
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
            for (let i = 0; i < pieces.count; ++i)
                (pieces.itemAt(i) as Piece)?.sharpen();
        }
    }

    function layOut() {
        if (width < 1 || height < 1)
            return;
        const piles = [];
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i) as PileMat;
            if (mat)
                piles.push({
                    pile: mat.pile,
                    kind: mat.kind,
                    owner: mat.owner,
                    role: mat.role
                });
        }
        const squares = {};
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i) as PileMat;
            if (mat && mat.kind === "grid")
                squares[mat.owner] = (squares[mat.owner] ?? 0) + mat.places;
        }
        squaresOf = squares;
        const order = [];
        for (let i = 0; i < badges.count; ++i) {
            const badge = badges.itemAt(i) as SeatBadge;
            if (badge)
                order.push(badge.seat);
        }
        if (piles.length === 0 || order.length === 0)
            return;
        if (scene.table.viewer >= 0)
            bottomSeat = scene.table.viewer;
        if (!order.includes(bottomSeat))
            bottomSeat = order[0];
        stage.jumping = true;
        stage.browsed = -1;
        stage.layout = scene.arrangement.arrange({
            width: width,
            height: height,
            unit: Theme.unit,
            piles: piles,
            seats: order,
            bottom: bottomSeat
        });
        stage.jumping = false;
        scene.gather();
    }

    /// Which places are taken.
    function gather() {
        const taken = {};
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (piece)
                taken[piece.pile * 64 + piece.place] = true;
        }
        occupied = taken;
    }

    /// Whose shields are shown: of who decides (of whose turn it is while chance does), and of the winner.
    function gatherSeats() {
        let deciding = "";
        let won = "";
        for (let i = 0; i < badges.count; ++i) {
            const badge = badges.itemAt(i) as SeatBadge;
            if (!badge)
                continue;
            if (badge.isDecider || badge.isTurn && deciding === "")
                deciding = badge.shield;
            if (badge.winner)
                won = badge.shield;
        }
        deciderShield = deciding;
        winnerShield = won;
    }

    function gatherNews() {
        const log = table.log;
        const found = [];
        for (let row = log.rowCount() - 1; row >= 0; --row) {
            const at = log.index(row, 0);
            if (log.data(at, LogModel.IsNewRole))
                found.unshift({
                    text: log.data(at, LogModel.TextRole),
                    seat: log.data(at, LogModel.SeatRole)
                });
            else if (found.length > 0)
                break;
        }
        news = found;
    }

    function toggleNews() {
        newsNote.wanted = !newsNote.visible;
    }

    // ---- finding things

    function pieceOf(handle: int): Piece {
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (piece && piece.handle === handle)
                return piece;
        }
        return null;
    }

    function pieceAt(x: real, y: real): Piece {
        let found = null;
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (piece && piece.visible && x >= piece.x && y >= piece.y && x < piece.x + piece.size && y < piece.y + piece.size && (!found || piece.z > found.z))
                found = piece;
        }
        return found;
    }

    function matOf(pile: int): PileMat {
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i) as PileMat;
            if (mat && mat.pile === pile)
                return mat;
        }
        return null;
    }

    /// The target that a place belongs to: its square, the whole pile, or null.
    function targetAt(spot: var): var {
        const mat = spot ? matOf(spot.pile) : null;
        if (!mat || scene.table.picked === 0)
            return null;
        if (mat.targets.indexOf(spot.place) >= 0)
            return spot;
        return mat.targets.indexOf(-1) >= 0 ? {
            pile: spot.pile,
            place: -1
        } : null;
    }

    function spotAt(x: real, y: real): var {
        return stage.layout ? scene.arrangement.spotAt(stage.layout, x, y) : null;
    }

    /// Whether the faces of a pile can be looked through: it lies open.
    function canBrowse(pile: int): bool {
        const mat = matOf(pile);
        if (!mat || mat.form !== "stack" || mat.count < 2)
            return false;
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (piece && piece.pile === pile && !piece.faceUp)
                return false;
        }
        return true;
    }

    function browse(pile: int) {
        stage.browsed = stage.browsed === pile ? -1 : pile;
        zoom.face = "";
    }

    // ---- the one path of every hand

    function pick(piece: Piece): bool {
        remember(piece, 0);
        return scene.table.picked === piece.handle || scene.table.pick(piece.handle);
    }

    /// A piece is clicked, or pressed by key or screen reader.
    function activate(handle: int) {
        const piece = pieceOf(handle);
        if (!piece)
            return;
        zoom.face = "";
        if (scene.table.picked === 0 && !piece.movable && canBrowse(piece.pile)) {
            browse(piece.pile);
            return;
        }
        const before = scene.table.picked;
        remember(piece, before);
        scene.table.click(handle);
        afterwards(before);
    }

    /// The same for a place where no piece lies.
    function activatePlace(pile: int, place: int) {
        const before = scene.table.picked;
        lastTried = stage.placeRect(pile, place);
        scene.table.clickSpot(pile, place);
        afterwards(before);
    }

    /// Twice on a piece: where it can only go to one place, it goes there.
    function hurry(piece: Piece) {
        const targets = scene.table.targets();
        if (targets.length === 1)
            commit(targets[0].pile, targets[0].place);
        else
            activate(piece.handle);
    }

    function remember(piece: Piece, picked: int) {
        lastTried = Qt.rect(piece.x, piece.y, piece.size, piece.size);
        if (picked !== 0)
            return;
        pickedFrom = piece.pile;
        pickedPlace = piece.place;
    }

    /// The focus follows what the keyboard has done.
    function afterwards(before: int) {
        if (!byKeyboard)
            return;
        if (scene.table.asking) {
            takeFocus(bar.buttons()[0]);
            return;
        }
        const now = scene.table.picked;
        if (now !== 0 && now !== before) {
            const targets = scene.table.targets();
            if (targets.length > 0)
                focusSpot(targets[0].pile, targets[0].place);
        } else if (now === 0) {
            refocusing.start();
        }
    }

    function commit(pile: int, place: int) {
        const before = scene.table.picked;
        lastTried = stage.placeRect(pile, place);
        scene.table.drop(pile, place);
        afterwards(before);
    }

    function cancel() {
        if (dragged)
            letGo();
        scene.table.cancel();
    }

    function hover(pile: int, place: int) {
        if (pile === hoverPile && place === hoverPlace)
            return;
        hoverPile = pile;
        hoverPlace = place;
        scene.table.preview(pile, place);
    }

    function hoverAt(x: real, y: real) {
        const target = targetAt(spotAt(x, y));
        if (target)
            hover(target.pile, target.place);
        else
            hover(-1, -1);
    }

    function press(x: real, y: real, twice: bool) {
        const piece = pieceAt(x, y);
        if (stage.browsed >= 0) {
            if (piece && piece.pile === stage.browsed)
                showLarge(piece);
            else
                browse(stage.browsed);
            return;
        }
        const spot = spotAt(x, y);
        if (piece && twice && piece.handle === scene.table.picked)
            hurry(piece);
        else if (piece)
            activate(piece.handle);
        else if (spot)
            activatePlace(spot.pile, spot.place);
        else
            scene.table.cancel();
    }

    function takeUp(x: real, y: real) {
        zoom.face = "";
        const piece = pieceAt(x, y);
        if (!piece || stage.browsed >= 0)
            return;
        if (!pick(piece))
            return;
        piece.lift();
        dragFrom = Qt.point(piece.x, piece.y);
        dragged = piece;
    }

    function carry(by: vector2d, x: real, y: real) {
        dragged.x = dragFrom.x + by.x;
        dragged.y = dragFrom.y + by.y;
        // The pointer says where to; failing that, the middle of the piece.
        const target = targetAt(spotAt(x, y)) ?? targetAt(spotAt(dragged.x + dragged.size / 2, dragged.y + dragged.size / 2));
        if (target)
            hover(target.pile, target.place);
        else
            hover(-1, -1);
        // Over a square it turns as it would lie there.
        dragged.angle = (hoverPlace >= 0 ? scene.arrangement.slotTurn(hoverPile, hoverPlace) : dragged.home.turn) * 90;
    }

    function putDown(x: real, y: real) {
        const spot = spotAt(x, y);
        const piece = layDown();
        if (hoverPile >= 0)
            commit(hoverPile, hoverPlace);
        else if (spot && spot.pile !== piece.pile)
            commit(spot.pile, spot.place);
        else
            scene.table.cancel();
        if (piece)
            stage.send(piece, false);
    }

    /// The dragged piece is in the hand no longer, though still where the hand left it.
    function layDown(): Piece {
        const piece = pieceOf(dragged.handle);
        dragged.release();
        dragged = null;
        return piece;
    }

    function letGo() {
        stage.send(layDown(), false);
    }

    function showLarge(piece: Piece) {
        if (!piece || piece.shownFace === "") {
            zoom.face = "";
            return;
        }
        zoom.about = Qt.rect(piece.x, piece.y, piece.size, piece.size);
        zoom.name = piece.spokenName;
        zoom.face = piece.shownFace;
    }

    // ---- focus: pieces, places and buttons, found by where they are

    function rectOf(item: Item): rect {
        return item.mapToItem(scene, 0, 0, item.width, item.height);
    }

    function focusables(): var {
        const found = [];
        const picking = scene.table.picked !== 0;
        const add = (item, group) => found.push({
                item: item,
                rect: scene.rectOf(item),
                group: group
            });
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i) as PileMat;
            if (!mat || !mat.visible || stage.browsed >= 0)
                continue;
            for (let j = 0; j < mat.slots.count; ++j) {
                const slot = mat.slots.itemAt(j) as Slot;
                if (slot && (picking ? slot.isTarget : !slot.taken))
                    add(slot, groupOf(mat));
            }
        }
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (!piece || !piece.reachable)
                continue;
            if (stage.browsed >= 0) {
                if (piece.pile === stage.browsed)
                    add(piece, "browse");
                continue;
            }
            if (picking && piece.handle !== scene.table.picked)
                continue;
            const mat = matOf(piece.pile);
            if (mat)
                add(piece, groupOf(mat));
        }
        for (const button of bar.buttons())
            add(button, "buttons");
        return found;
    }

    function groupOf(mat: PileMat): string {
        if (mat.form === "stack")
            return "1 piles";
        const mine = mat.owner === bottomSeat;
        if (mat.form === "rack")
            return "0 hand";
        if (mat.owner < 0)
            return mat.kind === "grid" ? "2 castle" : "1 piles";
        if (mine)
            return mat.kind === "grid" ? "2 castle" : "3 pool";
        return "4 seat " + mat.owner;
    }

    function takeFocus(item: Item) {
        item.forceActiveFocus(Qt.TabFocusReason);
    }

    function focusMoved(item: Item) {
        focusItem = item;
        const slot = item as Slot;
        if (slot && slot.isTarget)
            hover(slot.pile, slot.place);
        else if (scene.table.picked !== 0 && byKeyboard)
            hover(-1, -1);
    }

    function focusSpot(pile: int, place: int) {
        const mat = matOf(pile);
        for (let j = 0; mat && j < mat.slots.count; ++j) {
            const slot = mat.slots.itemAt(j) as Slot;
            if (slot && (slot.place === place || slot.place < 0)) {
                takeFocus(slot);
                return;
            }
        }
    }

    /// Back to where a piece was taken from, or to what can be moved now.
    function focusNear(pile: int, place: int) {
        const all = focusables();
        let bestItem = null;
        let bestDistance = 1e9;
        for (const f of all) {
            const piece = f.item as Piece;
            if (!piece)
                continue;
            const distance = (piece.pile === pile ? 0 : 1000) + (piece.movable ? 0 : 3000) + Math.abs(piece.place - place);
            if (distance < bestDistance) {
                bestDistance = distance;
                bestItem = f.item;
            }
        }
        if (bestItem)
            takeFocus(bestItem);
    }

    function step(dx: int, dy: int) {
        const all = focusables();
        const current = scene.currentFocus();
        if (!current) {
            focusNear(-1, 0);
            return;
        }
        const from = rectOf(current);
        const cx = from.x + from.width / 2;
        const cy = from.y + from.height / 2;
        let bestItem = null;
        let bestScore = 1e9;
        for (const f of all) {
            if (f.item === current)
                continue;
            const x = f.rect.x + f.rect.width / 2 - cx;
            const y = f.rect.y + f.rect.height / 2 - cy;
            const along = x * dx + y * dy;
            const across = Math.abs(x * dy) + Math.abs(y * dx);
            if (along < 4 || across > along * 2.5)
                continue;
            const score = along + across * 2;
            if (score < bestScore) {
                bestScore = score;
                bestItem = f.item;
            }
        }
        if (bestItem)
            takeFocus(bestItem);
    }

    function currentFocus(): var {
        for (const button of bar.buttons())
            if (button.activeFocus)
                return button;
        return focusItem && focusItem.activeFocus ? focusItem : null;
    }

    function tab(by: int) {
        const all = focusables();
        if (all.length === 0)
            return;
        const current = currentFocus();
        const here = all.find(f => f.item === current);
        const groups = [...new Set(all.map(f => f.group))].sort();
        if (scene.table.picked !== 0) {
            // Through the targets one by one, then the buttons.
            const list = all.slice().sort((a, b) => a.group === "buttons" !== (b.group === "buttons") ? (a.group === "buttons" ? 1 : -1) : a.rect.y - b.rect.y || a.rect.x - b.rect.x);
            const at = list.findIndex(f => f.item === current);
            takeFocus(list[(at + by + list.length) % list.length].item);
            return;
        }
        if (here) {
            remembered[here.group] = here.item;
            // Buttons one by one, all else group by group.
            if (here.group === "buttons") {
                const row = all.filter(f => f.group === "buttons").sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
                const next = row.findIndex(f => f.item === current) + by;
                if (next >= 0 && next < row.length) {
                    takeFocus(row[next].item);
                    return;
                }
            }
        }
        const at = here ? groups.indexOf(here.group) : by > 0 ? -1 : groups.length;
        const group = groups[(at + by + groups.length) % groups.length];
        const inGroup = all.filter(f => f.group === group).sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
        const before = inGroup.find(f => f.item === remembered[group]);
        if (before && group !== "buttons")
            takeFocus(before.item);
        else
            takeFocus(by < 0 && group === "buttons" ? inGroup[inGroup.length - 1].item : inGroup[0].item);
    }

    onActiveFocusChanged: if (activeFocus && complete && !currentFocus() && !curtain.visible && !end.visible)
        scene.focusNear(-1, 0)

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
        const before = byKeyboard;
        byKeyboard = true;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            step(-1, 0);
            return;
        case Qt.Key_Right:
            step(1, 0);
            return;
        case Qt.Key_Up:
            step(0, -1);
            return;
        case Qt.Key_Down:
            step(0, 1);
            return;
        case Qt.Key_Tab:
            tab(1);
            return;
        case Qt.Key_Backtab:
            tab(-1);
            return;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            pressFocused();
            return;
        case Qt.Key_Escape:
            if (zoom.visible)
                zoom.face = "";
            else if (stage.browsed >= 0)
                browse(stage.browsed);
            else if (newsNote.visible)
                newsNote.wanted = false;
            else
                cancelAndReturn();
            return;
        case Qt.Key_Z:
            if (zoom.visible)
                zoom.face = "";
            else
                showLarge(byPointerOrFocus());
            return;
        case Qt.Key_B:
            browseFirst();
            return;
        }
        event.accepted = pressLetter(event.text);
        if (!event.accepted)
            byKeyboard = before;
    }

    function cancelAndReturn() {
        const picked = scene.table.picked !== 0;
        cancel();
        if (picked && byKeyboard)
            focusNear(pickedFrom, pickedPlace);
    }

    function pressFocused() {
        const current = currentFocus();
        const button = current as T.Button;
        if (button) {
            button.clicked();
            return;
        }
        const piece = current as Piece;
        const slot = current as Slot;
        if (piece && stage.browsed >= 0)
            showLarge(piece);
        else if (piece)
            activate(piece.handle);
        else if (slot)
            activatePlace(slot.pile, slot.place);
        else
            tab(1);
    }

    function pressLetter(letter: string): bool {
        if (letter === "")
            return false;
        for (const button of bar.buttons()) {
            if (button.key !== "" && button.key.toLowerCase() === letter.toLowerCase()) {
                button.clicked();
                return true;
            }
        }
        return false;
    }

    function browseFirst() {
        if (stage.browsed >= 0) {
            browse(stage.browsed);
            return;
        }
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i) as PileMat;
            if (mat && canBrowse(mat.pile)) {
                browse(mat.pile);
                tab(1);
                return;
            }
        }
    }

    function byPointerOrFocus(): Piece {
        const at = pointer.point.position;
        return focusItem && focusItem.activeFocus && byKeyboard ? focusItem as Piece : pointer.hovered ? pieceAt(at.x, at.y) : null;
    }

    // ---- the table itself

    Rectangle {
        anchors.fill: parent
        color: Theme.wood
    }
    Rectangle {
        x: cloth.x - 1
        y: cloth.y - 1
        width: cloth.width + 2
        height: cloth.height + 2
        color: Theme.woodDark
        radius: Math.round(Theme.unit * 0.5)
    }
    Rectangle {
        id: cloth
        readonly property int rim: Math.max(5, Math.round(Theme.unit * 0.5))
        x: rim
        y: rim
        width: scene.width - 2 * rim
        height: bar.y - rim
        radius: Math.round(Theme.unit * 0.45)
        color: Theme.cloth
        // The threads.
        Image {
            anchors.fill: parent
            anchors.margins: 2
            source: "pictures/weave.png"
            fillMode: Image.Tile
            horizontalAlignment: Image.AlignLeft
            verticalAlignment: Image.AlignTop
            smooth: false
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.round(Theme.unit * 0.35)
            color: "transparent"
            radius: parent.radius
            border.width: 1
            border.color: Theme.seam
        }
    }

    Item {
        id: felt
        anchors.fill: parent

        // What all share lies on a mat of its own.
        Rectangle {
            readonly property var area: stage.layout ? stage.layout.shared : null
            visible: area !== null
            x: area ? area.x : 0
            y: area ? area.y : 0
            width: area ? area.width : 0
            height: area ? area.height : 0
            radius: Math.round(Theme.unit * 0.5)
            color: Theme.mat
            border.width: 1
            border.color: Theme.matEdge
        }
        SinceMyTurn {
            readonly property var area: stage.layout ? stage.layout.note : null
            visible: area !== null && scene.news.length > 0
            quiet: true
            news: visible ? scene.news : []
            x: area ? area.x : 0
            y: area ? area.y : 0
            width: area ? area.width : 0
            most: area ? area.height : 0
        }

        Repeater {
            id: mats
            model: scene.table.piles
            PileMat {
                stage: scene.stage
                active: owner >= 0 && scene.turnSeat === owner
                occupied: scene.occupied
                table: scene.table
                onOwnerChanged: scene.plan()
                onRoleChanged: scene.plan()
                onPlacePressed: (pile, place) => scene.activatePlace(pile, place)
                onPlaceFocused: slot => scene.focusMoved(slot)
            }
            onItemAdded: scene.plan()
            onItemRemoved: scene.plan()
        }
        Repeater {
            id: badges
            model: scene.table.seats
            SeatBadge {
                stage: scene.stage
                squares: scene.squaresOf[seat] ?? 0
                onIsTurnChanged: {
                    if (isTurn)
                        scene.turnSeat = seat;
                    scene.gatherSeats();
                }
                onIsDeciderChanged: scene.gatherSeats()
                onWinnerChanged: scene.gatherSeats()
                Component.onCompleted: {
                    if (isTurn)
                        scene.turnSeat = seat;
                    scene.gatherSeats();
                }
            }
            onItemAdded: scene.plan()
            onItemRemoved: scene.plan()
        }
        Repeater {
            id: pieces
            model: scene.table.pieces
            Piece {
                id: piece
                stage: scene.stage
                onPileChanged: {
                    gathering.start();
                    if (activeFocus)
                        refocusing.start();
                }
                onPlaceChanged: gathering.start()
            }
            onItemAdded: gathering.start()
            onItemRemoved: gathering.start()
        }

        // How many pieces lie in a stack; on one that lies open it spreads them out.
        Repeater {
            model: scene.table.piles
            T.Button {
                id: plaque
                required property int pile
                required property int count
                required property string name
                required property string kind
                readonly property var area: stage.layout ? stage.layout.piles[pile] ?? null : null
                readonly property bool open: kind === "stack" && scene.openPiles.includes(pile)
                visible: area !== null && area.form === "stack" && count > 0
                enabled: open
                z: 2400
                x: area ? area.x + area.width - width + Math.round(Theme.unit * 0.4) : 0
                y: area ? area.y + area.height - height + Math.round(Theme.unit * 0.3) : 0
                width: implicitContentWidth + leftPadding + rightPadding
                height: Math.round(Theme.unit * 1.6)
                focusPolicy: Qt.NoFocus
                Accessible.ignored: !open
                //: %1 is the name of a pile.
                Accessible.name: qsTr("Look through the %1").arg(name)
                onClicked: scene.browse(pile)
                background: Rectangle {
                    radius: height / 2
                    color: plaque.open && plaque.hovered ? Theme.gold : Theme.parchment
                    border.width: 1
                    border.color: Theme.sable
                }
                padding: 0
                leftPadding: Math.round(Theme.unit * 0.5)
                rightPadding: leftPadding
                contentItem: Row {
                    spacing: 2
                    Image {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: plaque.open
                        width: Math.round(Theme.unit * 1.3)
                        height: width
                        source: "marks/fan.svg"
                        sourceSize {
                            width: width
                        }
                    }
                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        text: plaque.count
                        color: Theme.sable
                        font.family: Theme.textFamily
                        font.bold: true
                        font.pixelSize: Theme.small
                    }
                }
            }
        }

        // Where the picked piece may go.
        Repeater {
            model: scene.table.piles
            Item {
                id: lights
                required property int pile
                required property string kind
                required property var targets
                required property int count
                required property bool movable
                z: 2390
                // A pile to take from now is held out by corners round its top piece.
                Image {
                    readonly property var upper: stage.layout && lights.kind === "stack" ? stage.homeOf(lights.pile, lights.count - 1) : null
                    readonly property int out: upper ? Math.round(upper.size * 0.05) : 0
                    visible: lights.movable && upper !== null && scene.table.picked === 0 && stage.browsed < 0
                    x: upper ? upper.x - out : 0
                    y: upper ? upper.y - out : 0
                    width: upper ? upper.size + 2 * out : 0
                    height: width
                    source: visible ? "marks/corners.svg" : ""
                    sourceSize {
                        width: width
                    }
                }
                Repeater {
                    model: stage.layout && stage.browsed < 0 ? lights.targets : []
                    TargetRing {
                        required property var modelData
                        readonly property int place: modelData
                        readonly property rect at: stage.placeRect(lights.pile, place)
                        x: at.x
                        y: at.y
                        width: at.width
                        height: at.height
                        wide: place < 0
                        // On an empty square a piece is laid down, and pieces of castles change places; else one falls.
                        attack: place >= 0 && scene.occupied[lights.pile * 64 + place] === true && !scene.fromGrid
                        hot: scene.hoverPile === lights.pile && scene.hoverPlace === place
                    }
                }
            }
        }

        // The dragged piece as it would lie on the empty square below it.
        Image {
            id: ghost
            readonly property rect at: scene.hoverPlace >= 0 ? stage.placeRect(scene.hoverPile, scene.hoverPlace) : Qt.rect(0, 0, 0, 0)
            readonly property Piece piece: scene.hoverPlace >= 0 && !scene.dragged ? scene.pieceOf(scene.table.picked) : null
            visible: piece !== null && at.width > 0 && scene.occupied[scene.hoverPile * 64 + scene.hoverPlace] !== true
            z: 2380
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            opacity: 0.7
            source: visible ? "image://faces/" + piece.shownFace + "?turn=" + scene.arrangement.slotTurn(scene.hoverPile, scene.hoverPlace) : ""
            sourceSize {
                width: at.width
            }
        }

        Rectangle {
            visible: stage.browsed >= 0
            z: 2990
            anchors.fill: parent
            color: Theme.scrim
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.unit * 1.2
                text: Theme.heading(scene.browsedName)
                color: Theme.woodInk
                font.family: Theme.nameFamily
                font.pixelSize: Theme.title
            }
        }

        FocusRing {
            readonly property Piece piece: scene.focusItem as Piece
            visible: scene.byKeyboard && scene.focusItem !== null && scene.focusItem.activeFocus && !curtain.visible
            z: 4900
            readonly property rect at: piece ? Qt.rect(piece.x, piece.y, piece.size, piece.size) : scene.focusItem && stage.layout ? scene.rectOf(scene.focusItem) : Qt.rect(0, 0, 0, 0)
            x: at.x
            y: at.y
            width: at.width
            height: at.height
        }

        DragHandler {
            id: drag
            target: null
            acceptedButtons: Qt.LeftButton
            enabled: !curtain.visible
            onActiveChanged: {
                scene.byKeyboard = false;
                if (active)
                    scene.takeUp(centroid.pressPosition.x, centroid.pressPosition.y);
                else if (scene.dragged)
                    scene.putDown(centroid.position.x, centroid.position.y);
            }
            onActiveTranslationChanged: if (active && scene.dragged)
                scene.carry(activeTranslation, centroid.position.x, centroid.position.y)
            onCanceled: if (scene.dragged)
                scene.cancel()
        }
        TapHandler {
            acceptedButtons: Qt.LeftButton
            enabled: !curtain.visible
            onTapped: point => {
                scene.byKeyboard = false;
                scene.forceActiveFocus();
                scene.press(point.position.x, point.position.y, tapCount === 2);
            }
            onLongPressed: scene.showLarge(scene.pieceAt(point.position.x, point.position.y))
        }
        TapHandler {
            acceptedButtons: Qt.RightButton
            onTapped: point => {
                const piece = scene.pieceAt(point.position.x, point.position.y);
                if (piece && stage.browsed < 0 && scene.canBrowse(piece.pile))
                    scene.browse(piece.pile);
                else
                    scene.showLarge(piece);
            }
        }
        HoverHandler {
            id: pointer
            enabled: !curtain.visible
            cursorShape: scene.dragged ? Qt.ClosedHandCursor : scene.overMovable ? Qt.OpenHandCursor : Qt.ArrowCursor
            onPointChanged: {
                const at = point.position;
                const piece = hovered ? scene.pieceAt(at.x, at.y) : null;
                scene.overMovable = piece !== null && piece.movable;
                if (!scene.dragged && scene.table.picked !== 0 && !scene.byKeyboard)
                    scene.hoverAt(at.x, at.y);
                if (piece !== scene.over) {
                    scene.over = piece;
                    if (scene.hovering)
                        zoom.face = "";
                    scene.hovering = false;
                }
                if (scene.hoverZoom && piece && !scene.dragged && scene.table.picked === 0)
                    rest.restart();
                else
                    rest.stop();
            }
        }
        Timer {
            id: rest
            interval: 1100
            onTriggered: if (scene.over && !zoom.visible && !scene.dragged && (scene.over.faceUp || scene.over.known)) {
                scene.showLarge(scene.over);
                scene.hovering = true;
            }
        }
    }

    property int turnSeat: -1
    property bool overMovable: false
    property Piece over: null
    property bool hovering: false
    readonly property string browsedName: {
        const mat = stage.browsed >= 0 ? matOf(stage.browsed) : null;
        return mat ? mat.name : "";
    }
    readonly property var openPiles: {
        occupied; // asks again when pieces have moved
        const open = [];
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i) as PileMat;
            if (mat && canBrowse(mat.pile))
                open.push(mat.pile);
        }
        return open;
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
        shield: scene.deciderShield
        // Where there is no room on the cloth, a button shows it.
        news: stage.layout && stage.layout.note ? 0 : scene.news.length
        newsOpen: newsNote.visible
        over: scene.table.over
        onChosen: index => scene.table.choose(index)
        onRematch: scene.rematchRequested()
        onNewGame: scene.newGameRequested()
        onNewsRequested: scene.toggleNews()
    }

    SinceMyTurn {
        id: newsNote
        property bool wanted: false
        visible: wanted && scene.news.length > 0
        news: scene.news
        width: Math.min(scene.width - 4 * Theme.unit, Theme.unit * 26)
        x: scene.width - width - 2 * Theme.unit
        y: bar.y - height - Theme.unit
    }

    RefusalSlip {
        text: scene.table.refusal
        clause: scene.table.refusalClause
        about: scene.lastTried
        within: Qt.rect(cloth.x, cloth.y, cloth.width, cloth.height)
        onClauseOpened: clause => scene.table.openClause(clause)
        onClosed: scene.table.cancel()
    }

    ZoomView {
        id: zoom
        within: Qt.rect(cloth.x, cloth.y, cloth.width, cloth.height)
    }

    EndBanner {
        id: end
        anchors.fill: parent
        visible: scene.ended && !curtain.visible
        focus: visible && !aside
        onAsideChanged: if (aside)
            refocusing.start()
        text: scene.table.ending
        shield: scene.winnerShield
        onRematch: scene.rematchRequested()
        onNewGame: scene.newGameRequested()
    }

    Curtain {
        id: curtain
        anchors.fill: parent
        visible: scene.table.curtainDown
        name: scene.table.curtainName
        shield: scene.deciderShield
        focus: visible
        onLifted: {
            scene.table.liftCurtain();
            scene.pickedFrom = -1;
            refocusing.start();
        }
    }
}
