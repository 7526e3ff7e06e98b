// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Highlights targets of the picked piece and pieces that can be taken; previews how the piece would lie there.
Item {
    id: lights

    readonly property TableController table: felt.table
    readonly property Stage stage: felt.stage
    required property Felt felt
    required property Hand hand

    readonly property Piece picked: lights.table.picked !== 0 ? lights.felt.pieceOf(lights.table.picked) : null

    /// The picked card has stepped forward; others may join it.
    readonly property bool stepped: lights.picked?.forward === true
    readonly property battle battle: lights.table.battle
    readonly property list<int> forward: battle.attackers

    // Preview of the piece in a row, face down where it would be.
    Picture {
        readonly property landing landing: lights.stage.landingOf(lights.hand.hoverPile, lights.hand.hoverPlace)
        readonly property Piece piece: landing.there ? lights.felt.pieceOf(lights.table.picked) : null
        visible: piece !== null
        z: 2
        x: landing.rect.x
        y: landing.rect.y
        width: landing.rect.width
        height: landing.rect.height
        opacity: 0.85
        source: piece ? Theme.face(landing.faceUp ? piece.face : piece.back, "") : ""
    }

    // Preview of the dragged piece on the empty square below it.
    Picture {
        readonly property rect at: lights.hand.hoverPlace >= 0 ? lights.stage.placeRect(lights.hand.hoverPile, lights.hand.hoverPlace) : Qt.rect(0, 0, 0, 0)
        readonly property Piece piece: lights.hand.hoverPlace >= 0 && !lights.hand.dragged && lights.felt.matOf(lights.hand.hoverPile)?.form === Areas.Form.Grid ? lights.felt.pieceOf(lights.table.picked) : null
        visible: piece !== null && at.width > 0 && lights.felt.occupied[lights.hand.hoverPile * 256 + lights.hand.hoverPlace] !== true
        x: at.x
        y: at.y
        width: at.width
        height: at.height
        opacity: 0.7
        source: visible ? Theme.face(piece.shownFace, "turn=" + lights.stage.arrangement.slotTurn(lights.hand.hoverPile, lights.hand.hoverPlace)) : ""
    }

    Repeater {
        model: lights.table.piles
        Item {
            id: light
            required property int pile
            required property string kind
            required property list<int> targets
            required property list<int> aims
            required property int count
            required property bool movable
            /// What its top would be used for, if unusual.
            required property string topMark
            readonly property bool realm: lights.stage.areaOf(pile).form === Areas.Form.Realm
            /// A transient pile is hidden while it is empty.
            readonly property bool absent: count === 0 && lights.stage.areaOf(pile).fleeting
            opacity: lights.felt.isLeftOut("pile", pile) ? 0 : 1

            // A pile that can be drawn from is marked by corners around its top piece.
            Picture {
                readonly property pieceSpot upper: light.kind === "stack" ? lights.stage.homeOf(light.pile, light.count - 1, light.count - 1, false, false) : lights.stage.nowhere
                readonly property int out: Math.round(upper.size * 0.05)
                visible: light.movable && upper.there && !lights.felt.offering && (lights.table.picked === 0 || lights.stepped && !Array.from(lights.forward).includes(light.pile)) && lights.stage.browsed < 0
                readonly property rect box: lights.stage.boxOf(upper.x, upper.y, upper.size, upper.turn)
                x: box.x - out
                y: box.y - out
                width: box.width + 2 * out
                height: box.height + 2 * out
                source: visible && light.topMark === "" ? Theme.mark("corners") : ""
                Icon {
                    visible: light.topMark !== ""
                    x: -Math.round(width * 0.4)
                    y: -Math.round(height * 0.3)
                    width: Math.round(Theme.unit * 1.8)
                    source: visible ? Theme.mark(light.topMark) : ""
                }
            }
            Repeater {
                model: lights.stage.layout && lights.stage.browsed < 0 && !light.absent ? light.targets : []
                TargetRing {
                    id: ring
                    required property int modelData
                    required property int index
                    readonly property int place: modelData
                    readonly property Piece piece: {
                        lights.felt.occupied; // dependency: pieces have moved
                        return light.kind === "row" || light.kind === "stack" && place >= 0 ? lights.felt.pieceOn(light.pile, place) : null;
                    }
                    readonly property rect at: {
                        light.count; // dependency: a row grows
                        return piece ? piece.box() : lights.stage.placeRect(light.pile, place);
                    }
                    readonly property bool buried: piece !== null && piece.home.buried
                    x: at.x
                    y: at.y
                    width: at.width
                    height: at.height
                    faint: piece !== null && piece.vain || buried
                    aim: light.aims[index] ?? PileModel.Place
                    side: light.kind === "row" && piece === null && place >= 0
                    wide: place < 0
                    front: light.realm && place >= 0 ? width : 0
                    // While editing, nearly everything is a target: only the hovered one is shown, and those that would
                    // be invisible otherwise.
                    visible: lights.stage.isExcerpt ? !side : !lights.table.arranging || at.width > 0 && (hot || light.count === 0 && light.kind === "hand")
                    hot: lights.hand.hoverPile === light.pile && lights.hand.hoverPlace === place
                    // A covered card that is the target comes to the front.
                    Picture {
                        anchors.fill: parent
                        z: -1
                        visible: ring.buried && ring.hot
                        source: visible ? Theme.face(ring.piece.face, "") : ""
                    }
                }
            }
        }
    }
}
