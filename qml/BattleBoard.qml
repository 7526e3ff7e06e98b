// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Table

// A battle of several against one: an arrow from each attacker to what it attacks, the sum of each side, and
// what comes of it.
Item {
    id: board

    required property TableController table
    required property Stage stage

    readonly property var battle: table.battle
    readonly property bool fought: battle.attackers !== undefined
    readonly property int target: fought ? battle.target : -1
    /// One's own army is attacked.
    readonly property bool mine: {
        const pile = target >= 0 ? target : fought ? battle.attackers[0] : -1;
        return (stage.layout?.piles[pile]?.own === true) === (target >= 0);
    }
    readonly property var area: stage.layout && stage.layout.battle ? mine ? stage.layout.battle.own : stage.layout.battle.their : null

    visible: area !== null && fought

    function tip(pile: int): point {
        const box = stage.placeRect(pile, -1);
        const down = (stage.layout.piles[pile]?.forward ?? 0) > 0;
        return Qt.point(box.x + box.width / 2, down ? box.y + box.height : box.y);
    }
    /// A sum in one line.
    function unbroken(sum: string): string {
        return sum.replace(/ /g, "\u00a0");
    }
    /// Where the attacker that has stepped forward ends.
    function tail(pile: int): point {
        const at = tip(pile);
        return Qt.point(at.x, at.y + (stage.layout.piles[pile]?.forward ?? 0) * 0.4);
    }

    /// Whether a point lies on the sums.
    function covers(x: real, y: real): bool {
        return visible && slip.visible && x >= slip.x && y >= slip.y && x < slip.x + slip.width && y < slip.y + slip.height;
    }

    Repeater {
        model: board.visible && board.target >= 0 && !board.battle.over && board.stage.layout.piles[board.target] ? board.battle.attackers : []
        EffectArrow {
            required property int modelData
            anchors.fill: parent
            past: false
            from: board.tail(modelData)
            to: board.tip(board.target)
        }
    }
    Rectangle {
        id: slip
        visible: board.visible
        x: board.area ? board.area.x : 0
        y: board.area ? Math.round(board.area.y + (board.area.height - height) / 2) : 0
        width: board.area ? board.area.width : 0
        height: Math.min(words.implicitHeight + Math.round(Theme.unit * 0.7), board.area ? board.area.height : 0)
        radius: 4
        color: Theme.parchment
        border.width: 1
        border.color: Theme.sable
        Accessible.role: Accessible.StaticText
        Accessible.name: attack.text + ", " + defence.text + (outcome.visible ? ", " + outcome.text : "")
        Column {
            id: words
            anchors.centerIn: parent
            width: parent.width - Math.round(Theme.unit * 0.8)
            component Line: Text {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                color: Theme.sable
                font.family: Theme.textFamily
                font.pixelSize: Theme.normal
                Accessible.ignored: true
            }
            Line {
                id: attack
                //: Of a battle: %1 is a number or a sum.
                text: qsTr("Attack: %1").arg(board.unbroken(board.battle.attack ?? ""))
            }
            Line {
                id: defence
                visible: board.target >= 0
                //: Of a battle: %1 is a number, or "?" while it is not known.
                text: qsTr("Defence: %1").arg(board.unbroken(board.battle.defence ?? ""))
            }
            Line {
                id: outcome
                visible: text !== ""
                text: board.battle.outcome ?? ""
                font.family: Theme.nameFamily
                font.pixelSize: Theme.large
            }
        }
    }
}
