// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// What mouse and finger do on the table, told to the hand. Its children lie on the table; those that take
// presses themselves are asked first.
Item {
    id: pointer

    required property Hand hand
    required property Felt felt
    required property FocusWalk walk
    /// Which part of the table the window shows.
    required property ViewPan pan
    property bool active: true
    /// Whether resting on a piece with the pointer shows it large; where its face alone says nothing more so, only if
    /// something else does.
    property bool hoverZoom: true
    property bool worded: true

    property Piece over: null
    property bool overMovable: false
    /// The piece shown large is so because the pointer rested on it.
    property bool shownByRest: false
    /// Where a card has just been put down or pressed: nothing is shown large before the pointer has left that.
    property var done: null
    /// Where the last press was, and when. TapHandler's own count goes on at one spot however late the next one comes:
    /// events that reach a scene in a QQuickWidget bear no time with Qt 6.4.
    property point tapped
    property real tappedAt: 0

    signal pressed

    /// Whether a press comes as soon after another, and as near to it, as the second of a double click.
    function isTwice(at: point): bool {
        const hints = Application.styleHints;
        const now = Date.now();
        const twice = now - tappedAt < hints.mouseDoubleClickInterval && Math.hypot(at.x - tapped.x, at.y - tapped.y) < hints.startDragDistance;
        tapped = at;
        tappedAt = twice ? 0 : now; // a third press begins anew
        return twice;
    }

    /// The piece under the pointer.
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

    /// Where the table was when a drag began, and whether it is the table that is dragged.
    property point panFrom
    property bool panning: false

    /// What is carried follows the pointer, though the table may move beneath both.
    function carry() {
        const at = pointer.mapFromItem(null, drag.centroid.scenePosition);
        hand.carry(Qt.vector2d(drag.activeTranslation.x + pan.at.x - panFrom.x, drag.activeTranslation.y + pan.at.y - panFrom.y), at.x, at.y);
        look(felt.pieceAt(at.x, at.y));
    }

    /// The hand has done something there.
    function act(at: point) {
        done = at;
        rest.stop();
    }

    /// What the other button or a long press asks for: to see what lies there.
    function hold(at: point) {
        const piece = felt.pieceAt(at.x, at.y);
        if (piece && hand.stage.browsed < 0 && felt.canBrowse(piece.pile))
            hand.browse(piece.pile);
        else
            hand.zoom.show(piece);
    }

    DragHandler {
        id: drag
        target: null
        acceptedButtons: Qt.LeftButton
        enabled: pointer.active
        onActiveChanged: {
            pointer.walk.byKeyboard = false;
            pointer.panFrom = pointer.pan.at;
            if (active)
                pointer.hand.takeUp(centroid.pressPosition.x, centroid.pressPosition.y);
            else if (pointer.hand.dragged || pointer.hand.aiming)
                pointer.hand.putDown(centroid.position.x, centroid.position.y);
            pointer.panning = active && !drag.carries;
            if (!active)
                pointer.act(centroid.position);
        }
        readonly property bool carries: pointer.hand.dragged !== null || pointer.hand.aiming !== null
        onActiveTranslationChanged: if (active && carries)
            pointer.carry()
        else if (pointer.panning)
            pointer.pan.moveTo(pointer.panFrom.x - activeTranslation.x, pointer.panFrom.y - activeTranslation.y)
        onCanceled: if (pointer.hand.dragged || pointer.hand.aiming)
            pointer.hand.cancel()
    }
    // What is held at the edge of the window goes on to what lies beyond it.
    Timer {
        interval: 16
        repeat: true
        running: pointer.pan.moves && drag.active && drag.carries
        onTriggered: {
            const at = pointer.pan.mapFromItem(null, drag.centroid.scenePosition);
            if (pointer.pan.pull(at.x, at.y))
                pointer.carry();
        }
    }
    TapHandler {
        acceptedButtons: Qt.LeftButton
        enabled: pointer.active
        onTapped: point => {
            pointer.walk.byKeyboard = false;
            pointer.pressed();
            pointer.act(point.position);
            pointer.hand.press(point.position.x, point.position.y, pointer.isTwice(point.position) && tapCount > 1);
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
        // No point comes any more once the pointer has left.
        onHoveredChanged: if (!hovered)
            pointer.look(null)
        onPointChanged: {
            const at = point.position;
            const piece = hovered ? pointer.hand.pieceUnder(at.x, at.y) : null;
            if (!pointer.hand.dragged && pointer.hand.table.picked !== 0 && !pointer.walk.byKeyboard)
                pointer.hand.hoverAt(at.x, at.y);
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
