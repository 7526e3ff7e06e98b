// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene

// Keyboard input on the table: navigate, press, cancel, zoom and spread out. Letters press buttons.
QtObject {
    readonly property Hand hand: walk.hand
    required property FocusWalk walk
    required property DeferredPress late
    required property TableHitTest whereabouts
    readonly property ZoomView zoom: hand.zoom
    required property SinceMyTurn newsNote
    required property EndBanner end
    /// Whether an immediate repeat of a key counts as holding it down.
    required property bool guards

    /// A key has been pressed: running animations are to be skipped.
    signal animationsSkipped

    /// The last released key, and when.
    property int releasedKey: 0
    property real releasedAt: 0

    /// Whether a key is held down. Not every system sets isAutoRepeat: some send a release and a press instead.
    function isHeld(key: int, again: bool): bool {
        return again || guards && key === releasedKey && Date.now() - releasedAt < 30;
    }

    function released(event: KeyEvent) {
        releasedKey = event.key;
        releasedAt = Date.now();
        event.accepted = false;
    }

    function pressed(event: KeyEvent) {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) {
            event.accepted = false;
            return;
        }
        if (hand.carries) {
            // One input device at a time; Escape cancels what the other holds (see DragTracker).
            event.accepted = true;
            return;
        }
        if (end.visible && !end.aside) {
            // The table is not reachable below the summary.
            if (event.key === Qt.Key_Escape && !event.isAutoRepeat)
                end.putAside();
            event.accepted = event.key === Qt.Key_Escape;
            return;
        }
        // A held key repeats navigation, but no action.
        const walks = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Backspace];
        if (isHeld(event.key, event.isAutoRepeat) && !walks.includes(event.key)) {
            event.accepted = true;
            return;
        }
        // A key press skips the attack animation. An item that has lost the focus meanwhile is no longer meant.
        const focused = walk.currentFocus();
        animationsSkipped();
        const isThere = () => walk.currentFocus() === focused;
        const before = walk.byKeyboard;
        walk.byKeyboard = true;
        event.accepted = !before && followPointer(event.key) || walk.typeOn(event.text) || act(event.key, isThere) || walk.pressLetter(event.text) || walk.typeAhead(event.text);
        if (!event.accepted)
            walk.byKeyboard = before;
    }

    /// Navigation continues from the piece picked by pointer, not from the previous focus.
    function followPointer(key: int): bool {
        const presses = key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Space;
        return presses && !walk.table.decision.grave && walk.focusGoal();
    }

    /// Handles keys other than the buttons' letters; returns false if unknown. `isThere`: the item focused at the key
    /// press still has the focus.
    function act(key: int, isThere: var): bool {
        const acts = ({
                [Qt.Key_Left]: () => walk.step(-1, 0),
                [Qt.Key_Right]: () => walk.step(1, 0),
                [Qt.Key_Up]: () => walk.step(0, -1),
                [Qt.Key_Down]: () => walk.step(0, 1),
                [Qt.Key_Tab]: () => walk.tab(1),
                [Qt.Key_Backtab]: () => walk.tab(-1),
                [Qt.Key_Backspace]: () => walk.nextWork(),
                [Qt.Key_Return]: () => press(isThere),
                [Qt.Key_Enter]: () => press(isThere),
                [Qt.Key_Space]: () => press(isThere),
                [Qt.Key_Escape]: () => putAway(),
                [Qt.Key_Z]: () => zoom.visible ? zoom.close() : zoom.show(whereabouts.pointedAt()),
                [Qt.Key_B]: () => walk.browseFirst(),
                [Qt.Key_PageUp]: () => leafNews(-1),
                [Qt.Key_PageDown]: () => leafNews(1),
                [Qt.Key_Home]: () => leafNews(-Infinity) || walk.toEdge(-1),
                [Qt.Key_End]: () => leafNews(Infinity) || walk.toEdge(1)
            });
        return acts[key] !== undefined && acts[key]() !== false;
    }

    /// Buttons report whether they were pressed; an item on the table may be pressed a moment later.
    function press(isThere: var) {
        const isButton = (walk.currentFocus() as T.Button) !== null;
        const stood = isThere();
        hand.early = false;
        if (stood)
            walk.pressFocused();
        if (!stood || !isButton && hand.early)
            late.keep(() => isThere() && !(walk.currentFocus() as T.Button), () => walk.pressFocused());
    }

    /// Scrolls the news while they are open.
    function leafNews(pages: real): bool {
        if (newsNote.visible)
            newsNote.leaf(pages);
        return newsNote.visible;
    }

    /// Closes the topmost overlay, or else cancels the current action; false if there is neither.
    function putAway(): bool {
        if (zoom.visible)
            zoom.close();
        else if (walk.statusNotice.visible)
            walk.statusNotice.closed();
        else if (hand.stage.browsed >= 0)
            hand.browse(hand.stage.browsed);
        else if (newsNote.visible)
            newsNote.wanted = false;
        else
            return walk.cancelAndReturn();
        return true;
    }
}
