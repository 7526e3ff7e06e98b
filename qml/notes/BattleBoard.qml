// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// A battle of several attackers against one defender: an arrow from each attacker to the defender, the sum of each
// side, and the result.
Item {
    id: board

    required property TableController table
    required property Stage stage

    readonly property battle battle: table.battle
    readonly property bool fought: battle.attackers.length > 0
    readonly property int target: fought ? battle.target : -1
    /// The viewer's own army is attacked.
    readonly property bool mine: {
        const pile = target >= 0 ? target : fought ? battle.attackers[0] : -1;
        return stage.areaOf(pile).own === (target >= 0);
    }
    readonly property rect area: (mine ? stage.layout?.ownBattle : stage.layout?.theirBattle) ?? Qt.rect(0, 0, 0, 0)

    visible: area.width > 0 && (fought || breaking.length > 0)

    function tip(pile: int): point {
        const box = stage.placeRect(pile, -1);
        const down = stage.areaOf(pile).forward > 0;
        return Qt.point(box.x + box.width / 2, down ? box.y + box.height : box.y);
    }
    /// A sum that does not wrap.
    function unbroken(sum: string): string {
        return sum.replace(/ /g, "\u00a0");
    }
    /// Start of the arrow at an attacker that has stepped forward.
    function tail(pile: int): point {
        const area = stage.areaOf(pile);
        if (area.row)
            return tailOf(area, stage.heapOf(pile).count);
        const at = tip(pile);
        return Qt.point(at.x, at.y + area.forward * 0.4);
    }
    /// Start of the arrow at a row of cards: centred above the row if the defender is above; if it is below, beside the
    /// first or last card, whichever is nearer, since the owner's name is below the row.
    function tailOf(area: pileArea, count: int): point {
        const wide = Math.min(area.width, count * area.tile * 1.05);
        if (tip(target).y < area.y)
            return Qt.point(area.x + wide / 2, area.y);
        const y = area.y + area.height * 0.3;
        return tip(target).x < area.x ? Qt.point(area.x - Math.round(Theme.unit * 0.8), y) : Qt.point(Math.min(area.x + wide + Theme.unit, area.x + area.width), y);
    }
    /// End of the arrow: straight down, if that hits the defender.
    function goal(pile: int): point {
        const at = tip(target);
        const from = tail(pile);
        const area = stage.areaOf(target);
        return from.y < at.y && from.x >= area.x && from.x < area.x + area.width ? Qt.point(from.x, at.y) : at;
    }

    /// Arrows of the current attack: {from, to}.
    readonly property var arrows: visible && target >= 0 && !battle.over && stage.areaOf(target).there ? Array.from(battle.attackers).filter(pile => stage.heapOf(pile).count > 0).map(pile => ({
                from: tail(pile),
                to: goal(pile)
            })) : []
    /// Arrows that have just been removed; a slam animation breaks them.
    property var gone: []
    property var breaking: []
    onArrowsChanged: {
        if (arrows.length > 0) {
            gone = arrows;
            forgetting.stop();
        } else {
            forgetting.restart();
        }
        stage.crossing = gone.length > 0 ? Qt.point((gone[0].from.x + gone[0].to.x) / 2, (gone[0].from.y + gone[0].to.y) / 2) : null;
    }
    // They are removed shortly before the slam.
    Timer {
        id: forgetting
        interval: 60
        onTriggered: {
            board.gone = [];
            board.stage.crossing = null;
        }
    }
    Connections {
        target: board.stage
        function onSlammed() {
            board.breaking = board.gone;
        }
        function onHurried() {
            board.breaking = [];
        }
        function onAtRestChanged() {
            if (board.stage.atRest)
                board.breaking = [];
        }
    }
    Repeater {
        model: board.breaking
        BrokenArrow {
            required property var modelData
            from: modelData.from
            to: modelData.to
            wait: board.stage.slamHits
            takes: 3 * board.stage.motion
        }
    }

    /// Rectangle of the sums; empty while there are none.
    readonly property rect told: slip.visible ? Qt.rect(slip.x, slip.y, slip.width, slip.height) : Qt.rect(0, 0, 0, 0)

    /// Whether a point is on the sums.
    function covers(x: real, y: real): bool {
        return x >= told.x && y >= told.y && x < told.x + told.width && y < told.y + told.height;
    }

    Repeater {
        model: board.arrows
        EffectArrow {
            required property var modelData
            anchors.fill: parent
            past: false
            from: modelData.from
            to: modelData.to
        }
    }
    // Hidden at the end, when the winners' pieces are framed.
    Parchment {
        id: slip
        visible: board.visible && board.fought && !board.stage.over
        x: board.area.x
        y: Math.round(board.area.y + (board.area.height - height) / 2)
        width: board.area.width
        height: Math.min(words.implicitHeight + Math.round(Theme.unit * 0.7), board.area.height)
        Accessible.role: Accessible.StaticText
        Accessible.name: attack.text + ", " + defence.text + (outcome.visible ? ", " + outcome.text : "")
        Column {
            id: words
            /// Both sums fit on one line.
            readonly property bool wide: defence.visible && width >= Theme.unit * 15
            anchors.centerIn: parent
            width: parent.width - Math.round(Theme.unit * 0.8)
            // Scaled down rather than cut off.
            scale: Math.min(1, (slip.height - 4) / Math.max(1, implicitHeight))
            component Line: PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Grid {
                width: parent.width
                columns: words.wide ? 2 : 1
                Line {
                    id: attack
                    width: words.width / parent.columns
                    //: Of a battle: %1 is a number or a sum.
                    text: qsTr("Attack: %1").arg(board.unbroken(board.battle.attack))
                }
                Line {
                    id: defence
                    width: words.width / parent.columns
                    visible: board.target >= 0
                    //: Of a battle: %1 is a number, or "?" while it is not known.
                    text: qsTr("Defence: %1").arg(board.unbroken(board.battle.defence))
                }
            }
            Line {
                id: outcome
                visible: text !== ""
                text: board.battle.outcome
                font.family: Theme.nameFamily
                font.pixelSize: Theme.large
            }
        }
    }
}
