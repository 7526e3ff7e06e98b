// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A piece seen large, with its name.
Item {
    id: zoom

    required property Felt felt
    property string face: ""
    property string name: ""
    property rect about
    property rect within
    /// What the players are at: the view keeps clear of that.
    property var engaged: []

    /// How high a piece is for its width.
    property real aspect: 1
    /// So wide that the text of a card can be read, where there is room for that.
    readonly property int legible: 224
    readonly property int picture: {
        const share = Math.min(within.width, within.height) * (aspect > 1 ? 0.46 : 0.4);
        const room = Math.min(within.width - 2 * pad, (within.height - 2.5 * pad - caption.height - 8) / aspect);
        return Math.round(Math.max(160, Math.min(Math.max(share, legible), room)) / 8) * 8;
    }
    readonly property int tall: Math.round(picture * aspect)
    readonly property int pad: Math.round(Theme.unit * 0.65)
    readonly property point corner: place(about, engaged, within, width, height)

    function show(piece: Piece) {
        if (!piece || piece.shownFace === "") {
            close();
            return;
        }
        about = piece.box();
        name = piece.spokenName;
        look();
        face = piece.held ? piece.shownFace : piece.face;
    }

    function close() {
        face = "";
    }

    /// Asks anew what is to be kept clear of.
    function look() {
        engaged = felt.engaged();
    }

    /// Beside the piece, as near as can be, where it covers nothing that somebody is about.
    function place(about: rect, engaged: var, within: rect, width: real, height: real): point {
        const clear = [about].concat(engaged);
        const xs = [about.x + (about.width - width) / 2];
        const ys = [about.y + (about.height - height) / 2];
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
                let covered = 0;
                for (const box of clear)
                    covered += Math.max(0, Math.min(x + width, box.x + box.width) - Math.max(x, box.x)) * Math.max(0, Math.min(y + height, box.y + box.height) - Math.max(y, box.y));
                const away = Math.hypot(x + width / 2 - about.x - about.width / 2, y + height / 2 - about.y - about.height / 2);
                if (!best || covered < best.covered || covered === best.covered && away < best.away)
                    best = {
                        x: x,
                        y: y,
                        covered: covered,
                        away: away
                    };
            }
        return Qt.point(Math.round(best.x), Math.round(best.y));
    }

    visible: face !== ""
    width: picture + 2 * pad
    height: tall + 2 * pad + caption.height + Math.round(pad / 2)
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
    Rectangle {
        anchors.fill: parent
        color: Theme.parchment
        radius: 5
        border.width: 1
        border.color: Theme.sable
    }
    Image {
        x: zoom.pad
        y: zoom.pad
        width: zoom.picture
        height: zoom.tall
        source: zoom.face === "" ? "" : Theme.face(zoom.face, "")
        // Painted large enough for the text, and made smaller where it must be.
        sourceSize {
            width: Math.max(zoom.picture, zoom.legible)
            height: Math.round(Math.max(zoom.picture, zoom.legible) * zoom.aspect)
        }
    }
    Text {
        id: caption
        x: zoom.pad / 2
        y: zoom.pad + zoom.tall + Math.round(zoom.pad / 2)
        width: zoom.width - zoom.pad
        height: Math.round(Theme.large * 2.5)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.small
        text: zoom.name
        color: Theme.sable
        font.family: Theme.nameFamily
        font.pixelSize: Theme.large
    }
}
