// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A piece seen large, with its name.
Item {
    id: zoom

    property string face: ""
    property string name: ""
    property rect about
    property rect within

    /// How high a piece is for its width.
    property real aspect: 1
    readonly property int picture: Math.round(Math.max(160, Math.min(within.width, within.height) * (aspect > 1 ? 0.46 : 0.4)) / 8) * 8
    readonly property int tall: Math.round(picture * aspect)
    readonly property int pad: Theme.unit

    function show(piece: Piece) {
        if (!piece || piece.shownFace === "") {
            close();
            return;
        }
        about = piece.box();
        name = piece.spokenName;
        face = piece.held ? piece.shownFace : piece.face;
    }

    function close() {
        face = "";
    }

    visible: face !== ""
    width: picture + 2 * pad
    height: tall + 2 * pad + caption.height + Math.round(pad / 2)
    // Beside the piece, on the side with more room.
    x: Math.round(about.x + about.width / 2 < within.x + within.width / 2 ? Math.min(about.x + about.width + pad, within.x + within.width - width) : Math.max(about.x - width - pad, within.x))
    y: Math.round(Math.max(within.y + 4, Math.min(about.y + about.height / 2 - height / 2, within.y + within.height - height - 4)))

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
        sourceSize {
            width: zoom.picture
            height: zoom.tall
        }
    }
    Text {
        id: caption
        x: zoom.pad / 2
        y: zoom.pad + zoom.tall + Math.round(zoom.pad / 2)
        width: zoom.width - zoom.pad
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: zoom.name
        color: Theme.sable
        font.family: Theme.nameFamily
        font.pixelSize: Theme.large
    }
}
