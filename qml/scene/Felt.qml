// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Everything on the cloth, in one coordinate space: mats, seats, pieces; with hit tests.
Item {
    id: felt

    required property TableController table
    required property Stage stage

    /// Hides the pieces, for a picture of the empty table.
    property bool bare: false
    /// What a picture of a part of the table leaves out: see Excerpt.
    property list<string> leftOut
    readonly property alias mats: mats
    readonly property alias badges: badges
    readonly property alias banners: banners
    readonly property alias tags: tags
    /// All pieces. (A cache: querying a Repeater item by item, with casts, is slow.)
    property var laid: []

    property var occupied: ({})
    property var squaresOf: ({})
    /// Pieces of a stack are open to the viewer for a choice.
    property bool offering: false
    /// Input of the layout besides the size of the table.
    property string shape: ""
    /// Whose turn it was at the last gather(): pieces that leave during a turn may leave their places empty.
    property int gatheredTurn: -2
    property int turnSeat: -1
    property string deciderShield: ""
    /// The viewer may end the turn.
    property bool mayEnd: false
    /// The piles whose faces can be looked through.
    property list<int> openPiles

    /// Piles or seats have been added, removed or changed in kind: a new layout is needed.
    signal reshaped
    /// The same set of piles needs more or less room for its contents.
    signal regrown
    signal placePressed(int pile, int place)
    signal placeFocused(Item slot)
    /// A card beside a seat is pointed at, or no longer.
    signal cardLooked(bool at, string picture, string words, rect about)
    signal browseRequested(int pile)
    /// A player's name was pressed, with its rectangle.
    signal seatPressed(int seat, rect about)
    /// The last step of the turn overview was pressed.
    signal endPressed
    /// The focused piece has been moved.
    signal focusLeft

    // Coalesces changes of the models.
    Timer {
        id: gathering
        interval: 0
        onTriggered: felt.gather()
    }

    function isLeftOut(what: string, number: int): bool {
        return leftOut.length > 0 && Array.from(leftOut).includes(what + number);
    }

    /// The items of a Repeater that exist by now.
    function itemsOf(repeater: Repeater): var {
        return Array.from({
            length: repeater.count
        }, (none, index) => repeater.itemAt(index)).filter(item => item);
    }
    function rectOf(item: Item): rect {
        return Qt.rect(item.x, item.y, item.width, item.height);
    }

    /// All piles as input for the layout.
    function pileList(): var {
        const down = {}; // number of face-down pieces per pile
        for (const piece of laid)
            down[piece.pile] = (down[piece.pile] ?? 0) + (piece.faceUp ? 0 : 1);
        return itemsOf(mats).map(mat => ({
                    pile: mat.pile,
                    kind: mat.kind,
                    owner: mat.owner,
                    role: mat.role,
                    use: mat.use,
                    name: mat.name,
                    contents: stage.heapOf(mat.pile).contents,
                    down: down[mat.pile] ?? 0
                }));
    }

    /// The seats that are out of the game.
    function seatsOut(): list<int> {
        return itemsOf(badges).filter(badge => badge.isOut).map(badge => badge.seat);
    }

    /// What lies before each of these seats: one rectangle for a seat.
    function areasOf(seats: list<int>): list<rect> {
        const layout = stage.layout;
        if (!layout)
            return [];
        return Array.from(seats).map(seat => {
            const parts = pileList().filter(pile => pile.owner === seat).map(pile => layout.pile(pile.pile)).concat([layout.seat(seat)]).filter(part => part.width > 0);
            return boundsOf(parts);
        }).filter(area => area.width > 0 && area.height > 0);
    }

    function boundsOf(parts: var): rect {
        const x = Math.min(...parts.map(part => part.x));
        const y = Math.min(...parts.map(part => part.y));
        return Qt.rect(x, y, Math.max(...parts.map(part => part.x + part.width)) - x, Math.max(...parts.map(part => part.y + part.height)) - y);
    }

    /// Bounding rectangles of the pieces of each pile.
    function pilePlaces(): var {
        return Array.from(pileBoxes().values());
    }
    /// The same by pile; empty piles are left out.
    function pileBoxes(): var {
        const places = new Map();
        for (const piece of laid.filter(piece => piece.visible)) {
            const boxes = places.get(piece.pile) ?? [];
            boxes.push(piece.box());
            places.set(piece.pile, boxes);
        }
        places.forEach((boxes, pile) => places.set(pile, boundsOf(boxes)));
        return places;
    }

    /// Castles, play areas and the like, which must be fully visible.
    function drawnPlaces(): list<rect> {
        return itemsOf(mats).filter(mat => mat.visible && (mat.drawn || mat.area.ground === Areas.Ground.Spot)).map(rectOf);
    }

    /// Where notes lie on the cloth itself.
    property list<rect> notes
    /// Where words stand: the names of the seats, and those of the piles with their numbers, the steps of a turn, and
    /// notes.
    function wordPlaces(): var {
        const places = Array.from(notes).concat([...itemsOf(badges), ...itemsOf(tags)].filter(item => item.visible).map(rectOf));
        for (const mat of itemsOf(mats)) {
            if (mat.visible && mat.named.width > 0)
                places.push(mat.named);
        }
        for (const court of itemsOf(courts)) {
            if (court.visible && court.told.width > 0)
                places.push(court.told);
        }
        return places;
    }

    /// Rectangles of pieces that would fall, or that can be chosen.
    function askedPlaces(): list<rect> {
        return boxes(piece => piece.threatened || piece.asked);
    }

    /// In turn order.
    function seatList(): list<int> {
        return itemsOf(badges).map(badge => badge.seat);
    }

    /// Repaints all pictures at their current size.
    function sharpen() {
        for (const piece of laid)
            piece.sharpen();
    }

    /// Pieces that are gone leave no empty places from now on: it was not in this turn.
    function forgetGrounds() {
        gatheredTurn = -2;
    }

    /// Collects which places are taken, and how many squares each seat has.
    function gather() {
        const taken = {};
        const ranks = {};
        const lies = {};
        let offers = false;
        for (const piece of laid) {
            taken[piece.pile * 256 + piece.place] = true;
            ranks[piece.pile * 256 + piece.place] = piece.rank;
            lies[piece.pile] = lies[piece.pile] ?? [];
            lies[piece.pile][piece.place] = {
                up: piece.faceUp,
                kind: piece.kind,
                worth: piece.worth
            };
            offers = offers || piece.offered;
        }
        offering = offers;
        stage.ranks = ranks;
        const piles = pileList();
        // Empty places are not kept across positions.
        const keeps = turnSeat === gatheredTurn && !stage.arranging;
        gatheredTurn = turnSeat;
        let changed = false;
        for (const pile of piles) {
            const now = lies[pile.pile] ?? [];
            const contents = keeps ? stage.arrangement.keptContents(pile, now) : stage.arrangement.contentsOf(now);
            if (contents.isLike(pile.contents))
                continue;
            changed = true;
            stage.heapOf(pile.pile).contents = contents;
            pile.contents = contents;
        }
        if (changed) {
            const now = stage.arrangement.shapeOf(piles);
            if (now !== shape)
                regrown();
            shape = now;
        }
        openPiles = piles.map(pile => pile.pile).filter(pile => canBrowse(pile));
        occupied = taken;
        const squares = {};
        for (const mat of itemsOf(mats)) {
            if (mat.kind === "grid")
                squares[mat.owner] = (squares[mat.owner] ?? 0) + mat.places;
        }
        squaresOf = squares;
    }

    /// Whose turn it is, and the shield of the deciding player, or of the player to move during a chance event.
    function gatherSeats() {
        const all = itemsOf(badges);
        const onTurn = all.find(badge => badge.isTurn);
        turnSeat = onTurn?.seat ?? turnSeat;
        deciderShield = (all.find(badge => badge.isDecider) ?? onTurn)?.shield ?? "";
    }

    function pieceOf(handle: int): Piece {
        return laid.find(piece => piece.handle === handle) ?? null;
    }

    /// The piece at a place of a grid or row.
    function pieceOn(pile: int, place: int): Piece {
        return laid.find(piece => piece.pile === pile && piece.place === place) ?? null;
    }

    /// All pieces of the castle that this one belongs to, from the bottom; else only itself.
    function wholeOf(piece: Piece): var {
        const castle = part => stage.arrangement.wholeOf(stage.layout, part.pile, part.place);
        const whole = castle(piece);
        const found = whole < 0 ? [] : laid.filter(other => other.pile === piece.pile && castle(other) === whole);
        return found.length > 0 ? found.sort((a, b) => a.place - b.place) : [piece];
    }

    /// Hit test: the topmost piece at a point, except a held one.
    function pieceAt(x: real, y: real): Piece {
        let found = null;
        let highest = -Infinity;
        for (const piece of laid) {
            if (!piece.visible || piece.held || piece.z <= highest)
                continue;
            const box = piece.box();
            if (x < box.x || y < box.y || x >= box.x + box.width || y >= box.y + box.height)
                continue;
            found = piece;
            highest = piece.z;
        }
        return found;
    }

    /// Rectangles of visible pieces for which the predicate `are` holds.
    function boxes(are: var): var {
        return laid.filter(piece => piece.visible && are(piece)).map(piece => piece.box());
    }

    /// Bounding rectangle of the pieces that the last move has brought to other players or to shared piles; empty if
    /// there are none.
    function broughtToOthers(): rect {
        const boxes = laid.filter(piece => piece.lastMoved && piece.shown && piece.owner !== stage.viewer).map(piece => stage.boxOf(piece.home.x, piece.home.y, piece.home.size, piece.home.turn));
        return boxes.length > 0 ? boundsOf(boxes) : Qt.rect(0, 0, 0, 0);
    }

    /// Rectangles of everything the current decision is about: picked piece, targets, options, attackers and defenders.
    function engaged(): var {
        const attacked = felt.table.fight.attacked;
        const fought = pile => attacked >= 0 && (pile === attacked || pile === felt.stage.layout?.attackFrom);
        const found = boxes(piece => piece.picked || piece.asked || piece.target || piece.acting || piece.threatened || piece.joining || fought(piece.pile));
        for (const mat of itemsOf(mats)) {
            for (const place of mat.targets)
                found.push(felt.stage.placeRect(mat.pile, place));
        }
        const battle = felt.table.battle;
        for (const pile of battle.attackers.length > 0 ? [...battle.attackers, battle.target] : [])
            if (pile >= 0) {
                const box = felt.stage.placeRect(pile, -1);
                // From the card's place to where it steps forward.
                const by = felt.stage.areaOf(pile).forward;
                found.push(Qt.rect(box.x, box.y + Math.min(0, by), box.width, box.height + Math.abs(by)));
            }
        if (attacked >= 0 && felt.stage.layout?.trail)
            found.push(...felt.stage.layout.trail);
        return found;
    }

    /// Rectangles relevant to a user looking at a piece, or at something else (null): their own hand, and the most
    /// likely target of the piece.
    function inMind(piece: Piece): var {
        const hand = boxes(other => other.owner === stage.viewer && matOf(other.pile)?.kind === "hand");
        const found = hand.length === 0 ? [] : [boundsOf(hand)];
        const goal = table.likeliest(piece?.handle ?? 0);
        if (goal.pile >= 0)
            found.push(stage.placeRect(goal.pile, goal.place));
        return found;
    }

    function topOf(pile: int): Piece {
        return laid.filter(piece => piece.pile === pile).sort((a, b) => b.place - a.place)[0] ?? null;
    }

    function matOf(pile: int): PileMat {
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i) as PileMat;
            if (mat && mat.pile === pile)
                return mat;
        }
        return null;
    }

    /// Players' names that can be pressed now.
    function names(): var {
        return itemsOf(badges).filter(badge => badge.visible && badge.live).map(badge => badge.button);
    }

    /// The cards beside seats, which open the rules.
    function cards(): var {
        return itemsOf(banners).map(banner => banner.button).filter(card => card.visible);
    }

    /// Whether a pile can be browsed: it is face up, or the viewer's own and known to them.
    function canBrowse(pile: int): bool {
        const mat = matOf(pile);
        if (!mat || mat.count < 2)
            return false;
        // An army pile can be browsed in place.
        return mat.form === Areas.Form.Army || mat.form === Areas.Form.Stack && !laid.some(piece => piece.pile === pile && !piece.faceUp && !(mat.own && piece.known));
    }

    // Shared piles have a mat of their own.
    Mat {
        readonly property rect area: felt.stage.layout?.shared ?? Qt.rect(0, 0, 0, 0)
        visible: area.width > 0 && !felt.stage.isExcerpt
        x: area.x
        y: area.y
        width: area.width
        height: area.height
        radius: Math.round(Theme.unit * 0.5)
        color: Theme.mat
    }

    // Piles that only the viewer sees, marked by an eye.
    Mat {
        readonly property rect area: felt.stage.layout?.tray ?? Qt.rect(0, 0, 0, 0)
        visible: area.width > 0 && felt.offering
        x: area.x
        y: area.y
        width: area.width
        height: area.height
        radius: Math.round(Theme.unit * 0.4)
        Icon {
            x: parent.width - Math.round(width * 0.6)
            y: -Math.round(height * 0.4)
            z: 1
            width: Math.round(Theme.unit * 2)
            source: Theme.mark("eye")
        }
    }

    Repeater {
        id: courts
        model: felt.table.seats
        SeatCourt {
            stage: felt.stage
            opacity: felt.isLeftOut("court", seat) ? 0 : 1
            overviewLeftOut: felt.isLeftOut("overview", seat)
            mayEnd: seat === felt.stage.viewer && felt.mayEnd
            onEndPressed: felt.endPressed()
        }
    }
    Repeater {
        id: mats
        model: felt.table.piles
        PileMat {
            stage: felt.stage
            opacity: felt.isLeftOut("pile", pile) ? 0 : 1
            active: owner >= 0 && felt.turnSeat === owner
            occupied: felt.occupied
            table: felt.table
            onOwnerChanged: felt.reshaped()
            onRoleChanged: felt.reshaped()
            onPlacePressed: (pile, place) => felt.placePressed(pile, place)
            onPlaceFocused: slot => felt.placeFocused(slot)
        }
        onItemAdded: felt.reshaped()
        onItemRemoved: felt.reshaped()
    }
    AccessibleItem {
        level: AccessibleItem.Seat
        number: -1
        Accessible.role: Accessible.Section
        //: Spoken, above the piles that belong to nobody: draw piles, discard pile
        spoken: qsTr("In the middle")
    }
    Repeater {
        id: badges
        model: felt.table.seats
        SeatBadge {
            stage: felt.stage
            opacity: felt.isLeftOut("seat", seat) ? 0 : 1
            squares: felt.squaresOf[seat] ?? 0
            onPressed: felt.seatPressed(seat, Qt.rect(x, y, width, height))
            onIsTurnChanged: {
                felt.gatherSeats();
                gathering.start();
            }
            onIsDeciderChanged: felt.gatherSeats()
            onWinnerChanged: felt.gatherSeats()
            onIsOutChanged: felt.reshaped()
            Component.onCompleted: felt.gatherSeats()
        }
        onItemAdded: felt.reshaped()
        onItemRemoved: felt.reshaped()
    }
    Repeater {
        id: banners
        model: felt.table.seats
        SeatBanner {
            opacity: felt.isLeftOut("seat", seat) ? 0 : 1
            stage: felt.stage
            onClauseOpened: clause => felt.table.openClause(clause)
            onLooked: (at, picture, words, about) => felt.cardLooked(at, picture, words, about)
        }
    }
    Repeater {
        model: felt.table.pieces
        Piece {
            id: piece
            stage: felt.stage
            opacity: felt.bare || felt.isLeftOut("pile", pile) ? 0 : 1
            onPileChanged: {
                gathering.start();
                if (activeFocus)
                    felt.focusLeft();
            }
            onPlaceChanged: gathering.start()
            onWorthChanged: gathering.start()
            onRankChanged: gathering.start()
            onFaceChanged: gathering.start()
            onFaceUpChanged: gathering.start()
            onKnownChanged: gathering.start()
            onOfferedChanged: gathering.start()
        }
        onItemAdded: (index, item) => {
            felt.laid = felt.laid.concat([item]);
            gathering.start();
        }
        onItemRemoved: (index, item) => {
            felt.laid = felt.laid.filter(piece => piece !== item);
            gathering.start();
        }
    }

    /// The mat of a seat's castle; null if there is none.
    function castleOf(seat: int): PileMat {
        return itemsOf(mats).find(mat => mat.owner === seat && [Areas.Form.Row, Areas.Form.Grid, Areas.Form.Realm].includes(mat.form)) ?? null;
    }

    Repeater {
        model: felt.table.seats
        SeatOut {
            readonly property PileMat castle: isOut && felt.stage.layout ? felt.castleOf(seat) : null
            stage: felt.stage
            area: castle ? Qt.rect(castle.x, castle.y, castle.width, castle.height) : Qt.rect(0, 0, 0, 0)
            pile: castle?.pile ?? -1
        }
    }
    Repeater {
        id: tags
        model: felt.table.piles
        PileTag {
            required property string kind
            opacity: felt.isLeftOut("pile", pile) ? 0 : 1
            stage: felt.stage
            quiet: felt.table.fight.clashing && felt.table.fight.attacked === pile
            open: kind === "stack" && Array.from(felt.openPiles).includes(pile)
            onClicked: felt.browseRequested(pile)
        }
    }
}
