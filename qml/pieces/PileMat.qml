// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The ground of a pile: a castle's mat with its nine squares, the place of a stack, a rack, an open tray.
AccessibleItem {
    id: mat

    required property Stage stage
    required property int pile
    required property string name
    /// Displayed name.
    required property string label
    required property string kind
    required property int owner
    required property int count
    required property int places
    required property list<int> targets
    required property string role
    required property string spokenName
    required property list<string> marks
    required property string heardName
    required property int use

    level: AccessibleItem.Pile
    number: pile
    within: owner
    // Hand first, then castles.
    order: kind === "hand" ? 0 : kind === "grid" || kind === "row" ? 1 : 2
    // Castle by castle, each followed by what is built on it.
    counted: form === Areas.Form.Realm
    spoken: heardName

    /// It is this seat's turn.
    property bool active: false
    property var occupied: ({})
    required property TableController table
    readonly property battle battle: table.battle

    readonly property pileArea area: stage.areaOf(pile)
    readonly property int form: area.form
    /// A stack of which each piece is a target, not just the top.
    readonly property bool deep: kind === "stack" && Array.from(targets).some(place => place >= 0)
    function isTarget(place: int): bool {
        return Array.from(targets).includes(place);
    }
    readonly property bool own: owner >= 0 && owner === stage.viewer
    /// Must be fully visible, not only where pieces are.
    readonly property bool drawn: area.drawn
    readonly property alias slots: slotItems
    /// Rectangle of its name; empty: not shown.
    readonly property rect named: {
        const name = (stacks.count > 0 ? (stacks.itemAt(0) as StackGround)?.named : cards.count > 0 ? (cards.itemAt(0) as CardGround)?.words : null) ?? Qt.rect(0, 0, 0, 0);
        return Qt.rect(x + name.x, y + name.y, name.width, name.height);
    }
    /// Rectangle of the attack mark on it; empty: none.
    readonly property rect signed: {
        const sign = (realms.count > 0 ? (realms.itemAt(0) as RealmGround)?.signed : null) ?? Qt.rect(0, 0, 0, 0);
        return Qt.rect(x + sign.x, y + sign.y, sign.width, sign.height);
    }

    signal placePressed(int pile, int place)
    signal placeFocused(Item slot)

    x: area.x
    y: area.y
    width: area.width
    height: area.height
    // A transient pile is hidden while it is empty.
    visible: area.there && (!area.fleeting || count > 0 || area.tag.there && targets.length > 0)

    property bool complete: false
    onCountChanged: if (complete)
        stage.heapOf(pile).count = count
    Component.onCompleted: {
        complete = true;
        stage.heapOf(pile).count = count;
    }

    /// Rectangle of a place on the mat. Delegates use `mat?.`: for a moment they outlive the mat and still receive
    /// changes, with `mat` null.
    function rectOf(place: int): rect {
        const found = stage.placeRect(pile, place);
        return Qt.rect(found.x - x, found.y - y, found.width, found.height);
    }

    // One of the following. (A Loader cannot load a bound component in Qt 6.4; a Repeater can.)
    Repeater {
        model: mat.form === Areas.Form.Grid ? 1 : 0
        GridGround {
            anchors.fill: mat
            stage: mat.stage
            pile: mat.pile
            places: mat.places
            pad: mat?.area.pad ?? 0
            tile: mat?.area.tile ?? 0
            lit: mat.active
        }
    }
    Repeater {
        id: realms
        model: mat.form === Areas.Form.Realm ? 1 : 0
        RealmGround {
            anchors.fill: mat
            stage: mat.stage
            pile: mat.pile
            lit: mat.active
            attacked: mat?.battle.target === pile
        }
    }
    Repeater {
        id: stacks
        model: mat.form === Areas.Form.Stack ? 1 : 0
        StackGround {
            anchors.fill: mat
            name: mat.name
            labelWidth: mat?.area.labelWidth ?? 0
            labelBeside: mat?.area.labelBeside ?? false
            face: mat?.count === 0 ? mat.area.slot : ""
            marks: mat.marks
        }
    }
    Repeater {
        model: mat.form === Areas.Form.Rack ? 1 : 0
        RackGround {
            anchors.fill: mat
            lines: mat?.area.lines ?? 0
            tile: mat?.stage.heightOf(mat.area.tile) ?? 0
            pitch: mat?.area.pitch ?? 0
            pad: mat?.area.pad ?? 0
        }
    }
    Repeater {
        model: mat.form === Areas.Form.Open ? 1 : 0
        TrayGround {
            anchors.fill: mat
            name: mat.name
            vacant: mat.count === 0
        }
    }

    Repeater {
        model: mat.form === Areas.Form.Fan ? 1 : 0
        FanGround {
            anchors.fill: mat
            stage: mat.stage
            vacant: mat.count === 0
            tile: mat?.area.tile ?? 0
            face: mat?.area.slot ?? ""
            gate: (mat?.area.before ?? -1) >= 0
            // An outwork has fallen if what is behind it still stands.
            fallen: !mat ? false : mat.area.before >= 0 ? mat.stage.heapOf(mat.area.before).count > 0 : mat.table.match.over
        }
    }
    Repeater {
        model: mat.form === Areas.Form.Army ? 1 : 0
        ArmyGround {
            anchors.fill: mat
            vacant: mat.count === 0
            tile: mat?.area.tile ?? 0
            face: mat?.area.slot ?? ""
            marks: mat.marks
            above: mat?.area.own === false
            tight: mat?.area.tight ?? false
        }
    }
    Repeater {
        model: mat.form === Areas.Form.Cards && mat.area.ground === Areas.Ground.Line ? 1 : 0
        LineGround {
            anchors.fill: mat
        }
    }
    Repeater {
        id: cards
        model: mat.form === Areas.Form.Cards && (mat.area.ground === Areas.Ground.Spot || mat.area.ground === Areas.Ground.Tray) ? 1 : 0
        CardGround {
            anchors.fill: mat
            name: mat.label
            // Two piles that share an area do so while either has pieces.
            vacant: mat.count === 0 && (mat.area.shares < 0 || mat.stage.heapOf(mat.area.shares).count === 0)
            spot: mat?.area.ground === Areas.Ground.Spot
            tile: mat?.area.tile ?? 0
            face: mat?.area.slot ?? ""
        }
    }
    Repeater {
        model: mat.form === Areas.Form.Row ? 1 : 0
        RowGround {
            anchors.fill: mat
            stage: mat.stage
            pile: mat.pile
            count: mat.count
            lit: mat.active
        }
    }

    readonly property list<int> sides: form === Areas.Form.Row ? stage.arrangement.sides(stage.layout, pile) : []

    Repeater {
        id: slotItems
        model: mat.form === Areas.Form.Grid ? mat.places : !mat.area.there ? 0 : Math.max(1, mat.sides.length)
        Slot {
            id: slot
            required property int index
            readonly property rect at: mat?.rectOf(place) ?? Qt.rect(0, 0, 0, 0)
            pile: mat.pile
            place: mat.form === Areas.Form.Grid ? index : mat.sides.length > 0 ? mat.sides[index] : -1
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            isTarget: mat.isTarget(place)
            taken: mat.sides.length > 0 ? true : place >= 0 ? mat.occupied[mat.pile * 256 + place] === true : mat.count > 0
            spokenName: {
                mat.occupied; // dependency: the name includes the contents
                mat.targets;
                return place < 0 ? mat.spokenName : mat.table.spokenPile(mat.pile, place);
            }
            onInvoked: mat.placePressed(mat.pile, slot.place)
            onFocused: s => mat.placeFocused(s)
        }
    }
}
