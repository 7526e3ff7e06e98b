// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene

// What keys do on the table: they walk, press, call off, show large and spread out. Letters press buttons.
QtObject {
    id: keys

    required property Hand hand
    required property FocusWalk walk
    required property LatePress late
    required property Stage stage
    required property Whereabouts whereabouts
    required property ZoomView zoom
    required property StatusNotice statusNotice
    required property SinceMyTurn newsNote
    required property EndBanner end
    /// Ends what is held before everybody's eyes.
    required property var hurry
    /// Whether a key that comes again at once is held down.
    required property bool guards

    /// The key let go last, and when.
    property int releasedKey: 0
    property real releasedAt: 0

    /// Whether a key is held down. Not every system says so: then it is let go and comes back at once.
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
            // One hand at a time. What it holds is called off by Escape (see Grip).
            event.accepted = true;
            return;
        }
        if (end.visible && !end.aside) {
            // What lies under the summary is out of reach until it is put aside.
            if (event.key === Qt.Key_Escape && !event.isAutoRepeat)
                end.putAside();
            event.accepted = event.key === Qt.Key_Escape;
            return;
        }
        // A key that is held down goes on walking, but does nothing twice.
        const walks = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Backspace];
        if (isHeld(event.key, event.isAutoRepeat) && !walks.includes(event.key)) {
            event.accepted = true;
            return;
        }
        // Whoever presses a key has seen the blow before their eyes. What had the focus only till then is meant no more.
        const focused = walk.currentFocus();
        hurry();
        const isThere = () => walk.currentFocus() === focused;
        const before = walk.byKeyboard;
        walk.byKeyboard = true;
        event.accepted = !before && followPointer(event.key) || walk.typeOn(event.text) || act(event.key, isThere) || walk.pressLetter(event.text) || walk.typeAhead(event.text);
        if (!event.accepted)
            walk.byKeyboard = before;
    }

    /// What the pointer has picked goes on from there, not from where the keys were before.
    function followPointer(key: int): bool {
        const presses = key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Space;
        return presses && !walk.table.decision.grave && walk.focusGoal();
    }

    /// Does what a key that is no letter of a button stands for; false for any other key. `isThere`: what had the focus
    /// when it was pressed has it.
    function act(key: int, isThere: var): bool {
        switch (key) {
        case Qt.Key_Left:
            walk.step(-1, 0);
            return true;
        case Qt.Key_Right:
            walk.step(1, 0);
            return true;
        case Qt.Key_Up:
            walk.step(0, -1);
            return true;
        case Qt.Key_Down:
            walk.step(0, 1);
            return true;
        case Qt.Key_Tab:
            walk.tab(1);
            return true;
        case Qt.Key_Backtab:
            walk.tab(-1);
            return true;
        case Qt.Key_Backspace:
            walk.nextWork();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            press(isThere);
            return true;
        case Qt.Key_Escape:
            return putAway();
        case Qt.Key_Z:
            if (zoom.visible)
                zoom.close();
            else
                zoom.show(whereabouts.pointedAt());
            return true;
        case Qt.Key_B:
            walk.browseFirst();
            return true;
        case Qt.Key_PageUp:
        case Qt.Key_PageDown:
            return leafNews(key);
        case Qt.Key_Home:
        case Qt.Key_End:
            if (!leafNews(key))
                walk.toEdge(key === Qt.Key_Home ? -1 : 1);
            return true;
        }
        return false;
    }

    /// A button says whether it has been pressed; what lies on the table can be meant a moment later.
    function press(isThere: var) {
        const isButton = (walk.currentFocus() as T.Button) !== null;
        const stood = isThere();
        hand.early = false;
        if (stood)
            walk.pressFocused();
        if (!stood || !isButton && hand.early)
            late.keep(() => isThere() && !(walk.currentFocus() as T.Button), () => walk.pressFocused());
    }

    /// What has happened since the viewer's turn is read page by page, while it lies open.
    function leafNews(key: int): bool {
        if (newsNote.visible)
            newsNote.leaf(key === Qt.Key_PageUp ? -1 : key === Qt.Key_PageDown ? 1 : key === Qt.Key_Home ? -Infinity : Infinity);
        return newsNote.visible;
    }

    /// Puts away what lies uppermost, or else calls off what has been begun; false if there is neither.
    function putAway(): bool {
        if (zoom.visible)
            zoom.close();
        else if (statusNotice.visible)
            statusNotice.closed();
        else if (stage.browsed >= 0)
            hand.browse(stage.browsed);
        else if (newsNote.visible)
            newsNote.wanted = false;
        else
            return walk.cancelAndReturn();
        return true;
    }
}
