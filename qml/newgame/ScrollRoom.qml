// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A column that scrolls if it is too tall, with a scroll bar; keeps the focused item visible.
Flickable {
    id: room

    contentWidth: width
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    clip: interactive

    readonly property Item keys: Window.activeFocusItem

    function reveal(item: Item) {
        let inside = item;
        while (inside && inside !== room.contentItem)
            inside = inside.parent;
        if (!inside || !room.interactive)
            return;
        const top = item.mapToItem(room.contentItem, 0, 0).y - Theme.unit;
        const bottom = top + item.height + 2 * Theme.unit;
        if (top < room.contentY)
            room.contentY = Math.max(0, top);
        else if (bottom > room.contentY + room.height)
            room.contentY = Math.min(room.contentHeight - room.height, bottom - room.height);
    }
    onKeysChanged: {
        arriving.restart();
        reveal(keys);
    }
    onHeightChanged: {
        returnToBounds();
        reveal(keys);
    }
    onContentHeightChanged: {
        returnToBounds();
        if (arriving.running)
            reveal(keys);
    }
    // An item that has just appeared with focus gets its position only after layout.
    Timer {
        id: arriving
        interval: 150
    }

    Rectangle {
        parent: room
        visible: room.interactive
        x: room.LayoutMirroring.enabled ? 0 : parent.width - width
        y: room.visibleArea.yPosition * room.height
        width: Math.round(Theme.unit * 0.35)
        height: Math.max(Theme.unit, room.visibleArea.heightRatio * room.height)
        radius: width / 2
        color: HallTheme.gold
        border.width: 1
        border.color: HallTheme.ink
    }
}
