// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// At the end of the game dims the table except for the winners' areas, which get a gold frame.
Item {
    id: veil

    /// Areas that are not dimmed.
    required property list<rect> areas
    readonly property int margin: Math.round(Theme.unit * 0.4)
    readonly property list<rect> lit: Array.from(areas).map(area => {
        const x = Math.max(0, area.x - margin);
        const y = Math.max(0, area.y - margin);
        return Qt.rect(x, y, Math.min(width, area.x + area.width + margin) - x, Math.min(height, area.y + area.height + margin) - y);
    })
    /// The rest, as rectangles.
    readonly property list<rect> shade: {
        let shade = [Qt.rect(0, 0, width, height)];
        for (const hole of lit) {
            const left = [];
            for (const part of shade)
                for (const rest of veil.around(part, hole))
                    if (rest.width > 0 && rest.height > 0)
                        left.push(rest);
            shade = left;
        }
        return shade;
    }

    /// What is left of a rectangle without another one.
    function around(rect: rect, hole: rect): list<rect> {
        const left = Math.max(rect.x, hole.x);
        const right = Math.min(rect.x + rect.width, hole.x + hole.width);
        const top = Math.max(rect.y, hole.y);
        const bottom = Math.min(rect.y + rect.height, hole.y + hole.height);
        if (right <= left || bottom <= top)
            return [rect];
        return [Qt.rect(rect.x, rect.y, rect.width, top - rect.y), Qt.rect(rect.x, bottom, rect.width, rect.y + rect.height - bottom), Qt.rect(rect.x, top, left - rect.x, bottom - top), Qt.rect(right, top, rect.x + rect.width - right, bottom - top)];
    }

    component Area: Rectangle {
        required property rect modelData
        x: modelData.x
        y: modelData.y
        width: modelData.width
        height: modelData.height
    }
    Repeater {
        model: veil.shade
        Area {
            color: "#66161210"
        }
    }
    Repeater {
        model: veil.lit
        Area {
            color: "transparent"
            radius: 3
            border.width: Math.max(2, Math.round(Theme.unit / 5))
            border.color: Theme.gold
            Outline {
                anchors.margins: -1
                radius: 4
                border.color: Theme.sable
            }
        }
    }
}
