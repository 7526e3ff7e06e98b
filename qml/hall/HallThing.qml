// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// An item on the runner whose picture shows what it does, with its name below it, or beside it where it is low, and a
// description if there is room.
HallPress {
    id: thing

    required property string picture
    property string second: ""
    readonly property bool low: height < 5.2 * Theme.unit

    help: second
    ring.anchors.margins: Math.round(Theme.unit * 0.3)

    HallPicture {
        id: sign
        height: Math.round(thing.low ? Math.min(thing.height * 0.86, thing.width * 0.26) : Math.min(thing.height - words.height - 0.3 * Theme.unit, thing.width * 0.62, 7 * Theme.unit))
        width: Math.round(height * 124 / 96)
        x: Math.round(!thing.low ? (thing.width - width) / 2 : Theme.mirrored ? thing.width - width - 0.4 * Theme.unit : 0.4 * Theme.unit)
        y: Math.round((thing.height - height - (thing.low ? 0 : words.height)) / 2)
        wanted: HallTheme.face("thing-" + thing.picture)
    }
    Column {
        id: words
        width: thing.low ? thing.width - sign.width - Theme.unit : thing.width
        x: !thing.low ? 0 : Theme.mirrored ? 0.2 * Theme.unit : sign.width + 0.8 * Theme.unit
        y: Math.round(thing.low ? (thing.height - height) / 2 : sign.y + sign.height)
        HallWords {
            width: parent.width
            text: thing.label
            color: HallTheme.woodInk
            horizontalAlignment: thing.low ? Text.AlignLeft : Text.AlignHCenter
            wrapMode: Text.WordWrap
            maximumLineCount: thing.low ? 3 : 2
            lineHeight: 0.9
        }
        HallWords {
            width: parent.width
            visible: text !== "" && thing.height > 6.4 * Theme.unit
            text: thing.second
            color: "#ecd9c0"
            font.family: Theme.textFamily
            font.pixelSize: HallTheme.small
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
        }
    }
}
