// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "caleiralayout.js" as Layout

// Castles of Caleira on the table.
Arrangement {
    ground: "wine"
    aspect: Layout.ASPECT

    function arrange(room: var): var {
        return Layout.arrange(room);
    }
    function shapeOf(lies: var, piles: var): string {
        return Layout.shapeOf(lies, piles);
    }
    function spot(layout: var, pile: int, place: int, count: int, rank: int): var {
        return Layout.spot(layout, pile, place, count, rank);
    }
    function traySpot(layout: var, index: int, count: int): var {
        return Layout.traySpot(layout, index, count);
    }
    function dropRect(layout: var, pile: int, place: int, count: int, lie: var): var {
        const r = Layout.dropRect(layout, pile, place, count);
        return r ? Qt.rect(r.x, r.y, r.width, r.height) : null;
    }
    function spotAt(layout: var, x: real, y: real): var {
        return Layout.spotAt(layout, x, y);
    }
    function sides(layout: var, pile: int): var {
        return layout.piles[pile]?.own ? [Layout.OPEN, Layout.HIDDEN] : [];
    }
    function landing(layout: var, pile: int, place: int, count: int): var {
        const area = layout.piles[pile];
        if (!area || place !== Layout.OPEN && place !== Layout.HIDDEN)
            return null;
        const r = Layout.landing(area, count);
        return {
            rect: Qt.rect(r.x, r.y, r.width, r.height),
            faceUp: place === Layout.OPEN
        };
    }
    function sideName(place: int): string {
        //: A part of a castle on the table: cards played here lie face up.
        return place === Layout.OPEN ? qsTr("Open") : qsTr("Hidden", "a part of a castle on the table: cards played here lie face down");
    }
    function sideHint(place: int): string {
        return place === Layout.OPEN ? qsTr("face up, takes effect now") : qsTr("face down, keeps its effect");
    }
    function effectMark(face: string): string {
        switch (face.split("/").pop()) {
        case "Trebuchet":
            return "swords";
        case "Observatory":
            return "eye";
        case "Barracks":
            return "turn-down";
        case "ThroneRoom":
        case "Watchtower":
            return "turn-up";
        }
        return "here";
    }
}
