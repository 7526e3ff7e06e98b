// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// A tile or card. Exists for the whole game, and is animated to whichever pile it moves to.
AccessibleItem {
    id: piece

    required property Stage stage
    required property int handle
    required property int pile
    required property int place
    required property int kind
    required property string face
    required property string back
    required property bool faceUp
    required property bool known
    required property int owner
    required property bool movable
    required property bool picked
    required property bool threatened
    required property bool joining
    required property bool lastMoved
    required property bool target
    required property int rank
    required property bool acting
    required property bool silenced
    required property bool vain
    required property bool offered
    required property bool asked
    required property string spokenName
    /// The same, including its pile.
    required property string heardName
    /// What can be done with it or to it: "can be moved".
    required property string stateWords

    required property string worth
    required property list<string> marks
    required property string tag
    required property bool sideways
    required property bool forward

    readonly property pieceSpot home: stage.stanceOf(stage.homeOf(pile, place, rank, offered, faceUp), sideways, forward)
    readonly property bool shown: home.there && (home.shown || onTheWay || held)
    /// Can be reached by keyboard to be picked or targeted.
    readonly property bool reachable: shown && (!home.buried || home.open || home.apart && (target || movable))
    /// Face down for the viewer too, although they know it: its face is shown as a small picture.
    readonly property bool covered: known && !faceUp && !turnedUp && home.covered
    /// Turned up at the end of the game, although it counts as face down.
    readonly property bool turnedUp: stage.over && stage.turned[handle] === true
    /// Known to the viewer but not to everybody, though it is face down or in a hand.
    readonly property bool peeked: known && !faceUp && !stage.over && !offered && (owner !== stage.viewer || covered && !home.familiar)
    readonly property bool faded: home.faded
    /// Source of the visible side.
    readonly property string look: covered ? back : face

    property real size: 64
    property real angle: 0
    property bool onTheWay: false
    /// Picked up by the viewer: drawn above everything on the table.
    property bool held: false
    property string shownFace: ""
    property real squeeze: 1
    property int lastPile: -1
    property pieceSpot goal
    property bool complete: false
    /// Width the picture was painted at; 0: not painted yet.
    property int painted: 0
    /// Width it is being painted at; 0: it is not.
    property int painting: 0

    /// Rotated by 90 or 270 degrees.
    readonly property bool across: Math.round(angle / 90) % 2 !== 0

    width: size
    height: stage.heightOf(size)
    visible: shown
    z: held ? 5000 : !home.there ? 0 : (onTheWay && !home.under ? 4000 : 10) + home.z

    onHomeChanged: {
        if (!home.there || !complete)
            return;
        const from = pile !== lastPile && goal.there ? lastPile : -1;
        // Re-evaluated after every change of the table, usually with the same result.
        const stays = goal.x === home.x && goal.y === home.y && goal.size === home.size && goal.turn === home.turn;
        goal = home;
        lastPile = pile;
        if (held || stays)
            return;
        stage.send(piece, from);
    }
    onLookChanged: if (complete)
        stage.send(piece, -1)
    Component.onCompleted: {
        complete = true;
        goal = home;
        lastPile = pile;
        arrive();
    }
    Component.onDestruction: stage.forget(piece)

    /// Animation step; `eased` runs from 0 to 1.
    function glide(way: var, eased: real) {
        x = way.x + (home.x - way.x) * eased;
        y = way.y + (home.y - way.y) * eased;
        size = way.size + (home.size - way.size) * eased;
        angle = way.angle + way.turn * eased;
        turnOver(eased);
    }

    function turnOver(eased: real) {
        if (shownFace !== look) {
            // Flipped on the way: squeezed, then widened again with the other side up.
            squeeze = Math.max(0.05, 1 - 2 * eased);
            if (eased >= 0.5)
                shownFace = look;
        } else if (squeeze < 1) {
            squeeze = Math.min(1, 2 * eased - 1);
        }
    }

    function box(): rect {
        return stage.boxOf(x, y, size, across ? 1 : 0);
    }

    function arrive() {
        onTheWay = false;
        squeeze = 1;
        shownFace = look;
        if (!home.there)
            return;
        x = home.x;
        y = home.y;
        size = home.size;
        angle = home.turn * 90;
        if (painted === 0 || stage.jumping || stage.motion <= 0)
            sharpen();
        else if (stage.settled && painted !== fitting())
            painting = fitting();
    }

    /// Repaints the picture at its current size.
    function sharpen() {
        painting = 0;
        if (stage.settled && home.there)
            painted = fitting();
    }
    function fitting(): int {
        return Math.round(home.size * 5 / 4);
    }
    /// Source width of a rotated picture of this upright width. The height follows from the width: setting both in
    /// sequence would paint it twice.
    function lyingWidth(width: int): int {
        return picture.across ? stage.heightOf(width * 0.8) + Math.round(width * 0.2) : width;
    }

    /// Picked up; moved by the hand from now on.
    function lift() {
        stage.forget(piece);
        arrive();
        held = true;
    }
    /// Put down, but still where the hand left it.
    function release() {
        held = false;
    }

    level: AccessibleItem.Spot
    within: pile
    number: place
    //: Spoken of a piece: %1 is its name and place, %2 what can be done with it
    spoken: stateWords === "" ? heardName : Theme.filled(qsTr("%1, %2"), [heardName, stateWords])
    audible: reachable
    onInvoked: stage.pieceActivated(handle)

    onActiveFocusChanged: if (activeFocus)
        stage.pieceFocused(piece)

    Image {
        id: picture

        // The shadow extends by an eighth of the piece's width on each side.
        readonly property real margin: piece.size / 4
        readonly property bool square: piece.angle % 90 === 0
        // At rest the picture is painted rotated; during the animation an upright one is rotated.
        readonly property bool across: square && piece.across

        x: Math.round((piece.width - width) / 2)
        y: Math.round((piece.height - height) / 2) - (piece.held ? 4 : 0)
        width: ((across ? piece.height : piece.width) + margin) * piece.squeeze
        height: (across ? piece.width : piece.height) + margin
        rotation: square ? 0 : piece.angle
        source: piece.painted === 0 ? "" : Theme.face(piece.shownFace, (piece.held ? "lifted" : "shadow") + (square && piece.angle > 0 ? "&turn=" + Math.round(piece.angle / 90) % 4 : ""))
        sourceSize {
            width: piece.lyingWidth(piece.painted)
        }
    }
    // After a change of size the picture is repainted asynchronously, and then shown.
    Repeater {
        model: piece.painting > 0 ? 1 : 0
        Image {
            id: coming
            visible: false
            asynchronous: true
            source: picture.source
            sourceSize {
                width: piece.lyingWidth(piece.painting)
            }
            Timer {
                interval: 0
                running: coming.status === Image.Ready
                onTriggered: {
                    piece.painted = piece.painting;
                    piece.painting = 0;
                }
            }
        }
    }

    // A known piece that is face down: its face in a small frame, surrounded by its back.
    Repeater {
        model: piece.covered && (!piece.stage.over || piece.owner === piece.stage.viewer) && piece.shownFace === piece.look && piece.squeeze === 1 && piece.painted > 0 ? 1 : 0
        Parchment {
            readonly property int rim: Math.max(1, Math.round(piece.size / 40))
            // On a small piece only a rim of the back remains, so that the picture is legible.
            readonly property real share: Math.max(0.52, Math.min(0.84, 44 / (piece.painted * 0.8)))
            // Fixed during animations, so that the picture is not repainted.
            readonly property int inner: Math.round(piece.painted * 0.8 * share)
            readonly property real scaling: piece.size / (piece.painted * 0.8)

            x: Math.round((piece.width - width) / 2)
            y: Math.round(piece.height * 0.9 - height)
            width: Math.round(inner * scaling) + 2 * rim
            height: Math.round(inner * piece.stage.aspect * scaling) + 2 * rim
            radius: 2 * rim
            border.width: Math.max(1, rim / 2)
            Image {
                anchors.fill: parent
                anchors.margins: parent.rim
                source: Theme.face(piece.face, "")
                sourceSize {
                    width: parent.inner
                    height: Math.round(parent.inner * piece.stage.aspect)
                }
            }
        }
    }

    Repeater {
        model: !piece.onTheWay && piece.home.there && !piece.home.told && (piece.worth !== "" || piece.marks.length > 0 || piece.tag !== "") ? 1 : 0
        PieceSigns {
            anchors.centerIn: piece
            width: piece.across ? piece.height : piece.width
            height: piece.across ? piece.width : piece.height
            tile: piece.size
            worth: piece.worth
            marks: piece.marks
            tag: piece.tag
            caption: piece.home.caption
            buried: piece.home.buried
        }
    }

    // A piece that was face down keeps its back in a corner, with the 1 that it counts.
    Repeater {
        model: piece.turnedUp && !piece.onTheWay && piece.shownFace === piece.look ? 1 : 0
        TurnedCorner {
            anchors.fill: parent
            back: piece.back
        }
    }

    // Created on demand. (A Loader cannot load a bound component in Qt 6.4; a Repeater can.)
    Repeater {
        model: piece.picked || piece.lastMoved || piece.threatened || piece.joining || piece.peeked || piece.acting || piece.silenced || piece.vain || piece.faded || piece.asked ? 1 : 0
        PieceMarks {
            anchors.centerIn: piece
            width: piece.across ? piece.height : piece.width
            height: piece.across ? piece.width : piece.height
            picked: (piece.picked || piece.joining || piece.acting) && !piece.held
            // Pieces revealed at the end have not moved.
            lastMoved: piece.lastMoved && (piece.faceUp || !piece.stage.over) && !piece.held && !piece.onTheWay
            threatened: piece.threatened && !piece.stage.arranging
            wrong: piece.threatened && piece.stage.arranging
            peeked: piece.peeked
            valued: piece.worth !== ""
            figure: Qt.size(piece.stage.arrangement.figure.width * piece.size, piece.stage.arrangement.figure.height * piece.size)
            acting: piece.acting
            silenced: piece.silenced
            dimmed: piece.vain && !piece.acting || piece.faded
            asked: piece.asked && !piece.picked && !piece.held && !piece.onTheWay
        }
    }
}
