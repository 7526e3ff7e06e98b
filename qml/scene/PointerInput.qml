// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Mouse and touch input on the table, passed on to Hand. Child items on the table that handle presses themselves come
// first.
Item {
    id: pointer

    readonly property Hand hand: walk.hand
    readonly property Felt felt: walk.felt
    required property FocusWalk walk
    required property DeferredPress late
    /// Which part of the table is visible.
    required property ViewPan pan
    property bool active: true
    /// Zoom a piece on hover. Faces without further text are zoomed only if something else calls for it.
    property bool hoverZoom: true
    property bool worded: true

    property Piece over: null
    property bool overMovable: false
    /// The zoomed piece is shown because of hovering.
    property bool shownByRest: false
    /// Where a card was just placed or pressed: no zoom until the pointer has left it.
    property var done: null
    /// Position and time of the last press. TapHandler.tapCount keeps counting at one position however late the next
    /// tap is: in a QQuickWidget, events have no timestamps in Qt 6.4.
    property point tapped
    property real tappedAt: 0

    signal pressed

    /// Whether a press follows another one as a double click.
    function isTwice(at: point): bool {
        const hints = Application.styleHints;
        const now = Date.now();
        const twice = now - tappedAt < hints.mouseDoubleClickInterval && Math.hypot(at.x - tapped.x, at.y - tapped.y) < hints.startDragDistance;
        tapped = at;
        tappedAt = twice ? 0 : now; // a third press starts over
        return twice;
    }

    function piece(): Piece {
        const at = hovering.point.position;
        return hovering.hovered ? felt.pieceAt(at.x, at.y) : null;
    }

    /// The pointer has come to rest on a piece, or on none.
    function look(piece: Piece) {
        overMovable = piece !== null && piece.movable;
        if (piece !== over) {
            over = piece;
            if (shownByRest)
                hand.zoom.close();
            shownByRest = false;
        }
        if (hoverZoom && piece && (worded || piece.worth !== "") && done === null)
            rest.restart();
        else
            rest.stop();
    }

    /// Pan position at the start of a drag, and whether the table is being dragged.
    property point panFrom
    property bool panning: false

    /// The dragged piece follows the pointer, even if the table pans.
    function carry() {
        const at = pointer.mapFromItem(null, drag.centroid.scenePosition);
        hand.carry(Qt.vector2d(drag.activeTranslation.x + pan.at.x - panFrom.x, drag.activeTranslation.y + pan.at.y - panFrom.y), at.x, at.y, pointer.contains(at));
        look(felt.pieceAt(at.x, at.y));
    }

    /// Starts a drag: of a piece, of an arrow, or else of the table.
    function lift() {
        if (!tracker.holds)
            return;
        panFrom = pan.at;
        hand.takeUp(drag.centroid.pressPosition.x, drag.centroid.pressPosition.y);
        panning = !hand.carries;
    }

    /// Ends it: a piece is dropped if the pointer is over the table.
    function end() {
        const at = drag.centroid.position;
        if (!tracker.hasLetGo)
            putBack();
        else if (hand.carries)
            hand.putDown(at.x, at.y, pointer.contains(at));
        panning = false;
        act(at);
    }

    function putBack() {
        hand.putBack();
        if (panning)
            pan.moveTo(panFrom.x, panFrom.y);
        panning = false;
    }

    /// The hand has acted there.
    function act(at: point) {
        done = at;
        rest.stop();
    }

    /// Right button or long press: zooms what is there.
    function hold(at: point) {
        const piece = felt.pieceAt(at.x, at.y);
        if (piece && hand.stage.browsed < 0 && felt.canBrowse(piece.pile))
            hand.browse(piece.pile);
        else
            hand.zoom.show(piece);
    }

    DragTracker {
        id: tracker
        onLost: pointer.putBack()
    }
    DragHandler {
        id: drag
        target: null
        acceptedButtons: Qt.LeftButton
        enabled: pointer.active
        onActiveChanged: {
            pointer.walk.byKeyboard = false;
            if (active)
                pointer.lift();
            else
                pointer.end();
        }
        onActiveTranslationChanged: if (active && pointer.hand.carries)
            pointer.carry()
        else if (pointer.panning)
            pointer.pan.moveTo(pointer.panFrom.x - activeTranslation.x, pointer.panFrom.y - activeTranslation.y)
    }
    // Pans while something is held near the edge of the window.
    Timer {
        interval: 16
        repeat: true
        running: pointer.pan.moves && drag.active && pointer.hand.carries
        onTriggered: {
            const at = pointer.pan.mapFromItem(null, drag.centroid.scenePosition);
            if (pointer.pan.pull(at.x, at.y))
                pointer.carry();
        }
    }
    TapHandler {
        acceptedButtons: Qt.LeftButton
        enabled: pointer.active
        onPressedChanged: if (pressed)
            tracker.take(point.pressedButtons)
        onTapped: point => {
            if (!tracker.hasLetGo)
                return;
            pointer.walk.byKeyboard = false;
            const [x, y] = [point.position.x, point.position.y];
            const before = pointer.hand.standing(x, y);
            const stands = () => pointer.hand.standing(x, y) === before;
            pointer.pressed();
            pointer.act(point.position);
            // The press ends animations; what was shown only during them is no longer meant.
            const stood = stands();
            if (stood)
                pointer.hand.press(x, y, pointer.isTwice(point.position) && tapCount > 1);
            if (!stood || pointer.hand.early)
                pointer.late.keep(stands, () => pointer.hand.press(x, y, false));
        }
        onLongPressed: pointer.hold(point.position)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => pointer.hold(point.position)
    }
    HoverHandler {
        id: hovering
        enabled: pointer.active
        cursorShape: pointer.hand.dragged ? Qt.ClosedHandCursor : pointer.overMovable ? Qt.OpenHandCursor : Qt.ArrowCursor
        // No position updates after the pointer has left.
        onHoveredChanged: if (!hovered)
            pointer.look(null)
        onPointChanged: {
            const at = point.position;
            const piece = hovered ? pointer.hand.pieceUnder(at.x, at.y) : null;
            if (!pointer.hand.dragged && pointer.hand.table.picked !== 0 && !pointer.walk.byKeyboard)
                pointer.hand.hoverOver(pointer.hand.aim(at.x, at.y));
            if (pointer.done !== null && Math.hypot(at.x - pointer.done.x, at.y - pointer.done.y) > Theme.unit)
                pointer.done = null;
            pointer.look(piece);
        }
    }
    Timer {
        id: rest
        interval: pointer.hand.table.rest
        onTriggered: if (pointer.over && !pointer.hand.zoom.visible && (pointer.over.faceUp || pointer.over.known)) {
            pointer.hand.zoom.show(pointer.over);
            pointer.shownByRest = true;
        }
    }
}
