// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import "cover.js" as Cover

// Zoomed view of a piece with its name; a piece of a castle is shown with the whole castle.
Item {
    id: zoom

    required property Felt felt
    /// What is told on the table of what goes on: it is to be read beside the card.
    required property list<rect> told
    property string face: ""
    /// The pictures of all that is seen, from the back.
    property list<string> faces
    property string name: ""
    property rect about
    property rect within
    /// The piece, or null.
    property Piece piece: null
    /// While one of the shown pieces is to be chosen, these from back to front: {part, isMeant (the piece itself can be
    /// acted on)}; else empty.
    property var asked: []
    /// What the players are at, or have in mind: the view keeps clear of that, and where it can of all other
    /// pieces.
    property list<rect> engaged
    property list<rect> lying

    /// Aspect ratio of a piece: height / width.
    property real aspect: 1
    /// Text scale.
    required property real times
    /// Large text goes beside the picture, so that the picture can use the full height.
    readonly property bool beside: times > 1 && within.width > within.height
    readonly property int wordsWidth: Math.round(Math.min(12 * Theme.unit, within.width / 3))
    readonly property int besideWidth: beside ? wordsWidth + pad : 0
    readonly property int belowHeight: beside ? 0 : caption.height + key.height + page.height + Math.round(pad / 2)
    /// Width at which a card's text is legible, if there is room.
    readonly property int legible: Math.round(224 * times)
    readonly property int wished: {
        // A stack of cards is no higher than needed for legibility.
        const share = Math.min(Math.min(within.width, within.height) * (aspect > 1 ? 0.46 : 0.4), faces.length > 1 ? within.height * 0.6 / spread : Infinity);
        const room = Math.min(within.width - 2 * pad - besideWidth, (within.height - 2 * pad - belowHeight - 8) / spread);
        return Math.floor(Math.max(96, Math.min(Math.max(share, legible), room)) / 8) * 8;
    }
    /// Smaller where it would cover what the decision is about, as long as it is legible from near.
    readonly property int picture: {
        for (let size = wished; size >= Math.min(wished, legible * 7 / 8); size -= 8)
            if (visible && placeOf(size).covered === 0)
                return size;
        return wished;
    }
    readonly property int tall: Math.round(picture * aspect)
    /// Visible part of a card above the next, in card widths.
    readonly property real strip: 0.42
    /// Total height in card widths.
    readonly property real spread: aspect + strip * Math.max(0, faces.length - 1)
    readonly property int high: Math.round(picture * spread)
    /// Height of everything except the picture.
    readonly property int others: 2 * pad + belowHeight
    readonly property int pad: Math.round(Theme.unit * 0.65)
    /// Whether there is a page about the piece, and it is not face down.
    property bool offersPage: false
    property bool isFace: false
    /// Meaning of the numbers on a face; empty: self-explanatory.
    required property string legend

    signal pageRequested
    /// A piece of the castle was chosen.
    signal chosen(piece: Piece)
    readonly property var corner: placeOf(picture)

    function placeOf(size: int): var {
        return place(about, Cover.plain(engaged), Cover.plain(lying), within, size + 2 * pad + besideWidth, Math.round(size * spread) + others);
    }

    function show(piece: Piece) {
        asked = [];
        if (!piece || piece.shownFace === "") {
            close();
            return;
        }
        about = piece.box();
        zoom.piece = piece;
        isFace = piece.faceUp || piece.known;
        name = piece.spokenName;
        look();
        face = piece.held ? piece.shownFace : piece.face;
        const all = felt.wholeOf(piece);
        faces = all.length > 1 ? all.map(part => part.face) : [face];
        if (all.length > 1)
            name = all[0].spokenName;
    }

    /// Shows a piece's whole castle for a choice among `parts`.
    function ask(piece: Piece, parts: var) {
        show(piece);
        //: Over the cards of a castle, shown large: one of them is to be pressed
        name = qsTr("Which one do you mean?");
        asked = parts;
    }

    /// Shows a card that is no piece.
    function showCard(picture: string, words: string, box: rect) {
        about = box;
        piece = null;
        asked = [];
        isFace = true;
        name = words;
        look();
        face = picture;
        faces = [picture];
    }

    function close() {
        face = "";
        asked = [];
    }

    /// Updates the rectangles to avoid.
    function look() {
        // Pieces that are gone cannot be chosen any more.
        if (asked.some(each => each.part?.pile !== piece?.pile))
            return close();
        engaged = [...felt.engaged(), ...felt.inMind(piece), ...told];
        lying = felt.boxes(piece => true);
    }

    /// Position beside the piece that covers nothing relevant to the decision; within limits also avoids other pieces.
    function place(about: rect, engaged: var, lying: var, within: rect, width: real, height: real): var {
        const clear = [about, ...engaged];
        const over = (x, y, boxes) => Cover.hides(x, y, width, height, boxes);
        const xs = [about.x + (about.width - width) / 2, within.x, within.x + within.width];
        const ys = [about.y + (about.height - height) / 2, within.y, within.y + within.height];
        for (const box of clear) {
            xs.push(box.x + box.width + pad, box.x - width - pad);
            ys.push(box.y + box.height + pad, box.y - height - pad);
        }
        const inside = (at, size, from, room) => Math.max(from, Math.min(at, from + room - size));
        let best = null;
        for (const wantedX of xs)
            for (const wantedY of ys) {
                const x = inside(wantedX, width, within.x, within.width);
                const y = inside(wantedY, height, within.y + 4, within.height - 8);
                const covered = over(x, y, clear);
                if (best && covered > best.covered)
                    continue;
                const away = Math.hypot(x + width / 2 - about.x - about.width / 2, y + height / 2 - about.y - about.height / 2);
                const cost = away + 2 * over(x, y, lying) / Math.max(1, about.width);
                if (!best || covered < best.covered || cost < best.cost)
                    best = {
                        x: Math.round(x),
                        y: Math.round(y),
                        covered: covered,
                        cost: cost
                    };
            }
        return best;
    }

    visible: face !== ""
    width: picture + 2 * pad + besideWidth
    height: high + others
    x: corner.x
    y: corner.y

    Repeater {
        model: 4
        Rectangle {
            required property int index
            x: -index * 3
            y: 5 - index * 2
            width: zoom.width + index * 6
            height: zoom.height + index * 5
            radius: 6 + index * 3
            color: "#28100a06"
        }
    }
    Parchment {
        anchors.fill: parent
        radius: 5
    }
    Repeater {
        model: zoom.faces
        Picture {
            required property string modelData
            required property int index
            x: zoom.pad
            y: zoom.pad + Math.round(index * zoom.picture * zoom.strip)
            width: zoom.picture
            height: zoom.tall
            source: modelData === "" ? "" : Theme.face(modelData, "whole")
        }
    }
    // Blocks presses beside the card.
    MouseArea {
        anchors.fill: parent
        enabled: zoom.asked.length > 0
    }
    Repeater {
        model: zoom.asked
        T.Button {
            id: part
            required property var modelData
            required property int index
            readonly property Piece piece: modelData.part
            x: zoom.pad
            y: zoom.pad + Math.round(index * zoom.picture * zoom.strip)
            width: zoom.picture
            height: index + 1 < zoom.asked.length ? Math.round(zoom.picture * zoom.strip) : zoom.tall
            focusPolicy: Qt.NoFocus
            Accessible.name: part.piece?.spokenName ?? ""
            onClicked: zoom.chosen(part.piece)
            TargetRing {
                anchors.fill: parent
                visible: part.modelData.isMeant
                hot: part.hovered || part.down
                aim: -1
                front: part.width
            }
        }
    }
    NameText {
        id: caption
        x: zoom.beside ? zoom.picture + 2 * zoom.pad : zoom.pad / 2
        y: zoom.pad + (zoom.beside ? 0 : zoom.high + Math.round(zoom.pad / 2))
        width: zoom.beside ? zoom.wordsWidth : zoom.width - zoom.pad
        height: Math.round(Theme.large * (zoom.beside ? 3.8 : 2.5))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.small
        text: zoom.name
    }
    PlainText {
        id: key
        anchors.top: caption.bottom
        x: caption.x
        width: caption.width
        height: visible ? Math.round(Theme.small * 2.8) : 0
        visible: zoom.legend !== "" && zoom.isFace
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.7)
        text: zoom.legend
        font.pixelSize: Theme.small
    }
    PlankLink {
        id: page
        anchors {
            top: key.bottom
            horizontalCenter: caption.horizontalCenter
        }
        visible: zoom.offersPage && zoom.isFace
        height: visible ? implicitHeight : 0
        //: Link below a card or tile that is seen large: it opens the page on what it is for
        text: qsTr("About it…")
        onClicked: zoom.pageRequested()
    }
}
