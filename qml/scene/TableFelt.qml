// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The felt with overlays between and above the pieces: targets, attacks, focus.
Felt {
    id: felt

    required property Hand hand
    required property FocusWalk walk
    /// The curtain covers the table.
    required property bool covered
    readonly property alias battle: battle
    readonly property alias veil: veil
    readonly property alias trail: trail

    notes: round.visible ? [Qt.rect(round.x, round.y, round.width, round.height)] : []

    RoundNote {
        id: round
        clock: felt.table.match.clock
        isExcerpt: felt.stage.isExcerpt
        area: felt.stage.layout?.clock ?? Qt.rect(0, 0, 0, 0)
    }
    PlayedNote {
        seats: felt.table.seats
        played: felt.stage.layout?.played ?? -1
        area: felt.stage.layout?.handNote ?? Qt.rect(0, 0, 0, 0)
    }
    AttackTrail {
        id: trail
        felt: felt
    }
    StrengthShield {
        strength: felt.table.fight.strength
        area: felt.stage.layout?.strength ?? Qt.rect(0, 0, 0, 0)
    }
    AttackArrow {
        anchors.fill: parent
        z: 2500
        table: felt.table
        stage: felt.stage
        from: felt.stage.layout?.attackFrom ?? -1
        past: felt.stage.layout?.attackPast(to) ?? -1
    }
    DefenderRevealNote {
        z: 2600
        table: felt.table
        stage: felt.stage
    }
    BattleBoard {
        id: battle
        anchors.fill: parent
        z: 2500
        table: felt.table
        stage: felt.stage
    }
    TargetLights {
        z: 2390
        felt: felt
        hand: felt.hand
    }

    AimArrow {
        z: 2395
        anchors.fill: parent
        felt: felt
        hand: felt.hand
    }
    BrowsedVeil {
        id: veil
        z: 2990
        anchors.fill: parent
        felt: felt
    }
    TopTag {
        z: 3900
        felt: felt
    }

    Repeater {
        model: felt.stage.falling
        Rubble {
            required property var modelData
            z: 4100
            way: modelData
            aspect: felt.stage.aspect
        }
    }

    FocusRing {
        readonly property Piece piece: felt.walk.focusItem as Piece
        visible: felt.walk.byKeyboard && felt.walk.focusItem !== null && felt.walk.focusItem.activeFocus && !felt.covered
        // Below the number on a stack, but above pieces that are spread out.
        z: felt.walk.focusItem && felt.walk.focusItem.z < 2300 ? 2398 : 4900
        readonly property rect at: piece ? piece.box() : felt.walk.focusItem && felt.stage.layout ? felt.walk.rectOf(felt.walk.focusItem) : Qt.rect(0, 0, 0, 0)
        x: at.x
        y: at.y
        width: at.width
        height: at.height
    }
}
