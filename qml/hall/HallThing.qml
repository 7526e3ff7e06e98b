// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// A thing on the runner: what it looks like is what it does; its name is written below it, or beside it where it is low.
HallPress {
    id: thing

    required property string picture
    property string second: ""
    readonly property bool low: height < 5.2 * Theme.unit
    readonly property bool roomy: !low && height > 6.4 * Theme.unit && second !== ""
    readonly property int wordsHeight: low ? 0 : name.height + (roomy ? more.height : 0)
    readonly property int lowHeight: Math.round(Math.min(height * 0.86, width * 0.26))
    readonly property int lowWidth: Math.round(lowHeight * 124 / 96 + 0.8 * Theme.unit)
    readonly property int pictureHeight: low ? lowHeight : Math.round(Math.min(height - wordsHeight - 0.3 * Theme.unit, width * 0.62, 7 * Theme.unit))

    help: second
    ring.anchors.margins: Math.round(Theme.unit * 0.3)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.round(Theme.unit * 0.2)
        visible: thing.pointed
        radius: 6
        color: "#26ffffff"
    }
    Image {
        id: image
        height: thing.pictureHeight
        width: Math.round(height * 124 / 96)
        x: thing.low ? (HallTheme.mirrored ? thing.width - width - Math.round(Theme.unit * 0.4) : Math.round(Theme.unit * 0.4)) : Math.round((thing.width - width) / 2)
        y: Math.round(thing.low ? (thing.height - height) / 2 : (thing.height - height - thing.wordsHeight) / 2)
        source: HallTheme.face("thing-" + thing.picture)
        sourceSize {
            width: width
            height: height
        }
    }
    // Long words are written smaller, rather than over the edge or at the cost of the picture.
    PlainText {
        id: name
        readonly property bool wraps: thing.low || 0.75 * implicitWidth > width
        x: thing.low && !HallTheme.mirrored ? thing.lowWidth : 0
        y: thing.low ? 0 : image.y + image.height
        width: thing.width - (thing.low ? thing.lowWidth + Math.round(Theme.unit * 0.2) : 0)
        height: thing.low ? thing.height : implicitHeight
        horizontalAlignment: thing.low ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: thing.low ? Text.AlignVCenter : Text.AlignTop
        text: thing.label
        color: HallTheme.woodInk
        wrapMode: wraps ? Text.WordWrap : Text.NoWrap
        lineHeight: 0.9
        font.family: Theme.nameFamily
        font.pixelSize: HallTheme.size(1.2)
        fontSizeMode: thing.low ? Text.Fit : wraps ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: 11
        Accessible.ignored: true
    }
    PlainText {
        id: more
        visible: thing.roomy
        y: name.y + name.height
        width: thing.width
        horizontalAlignment: Text.AlignHCenter
        text: thing.second
        color: "#ecd9c0"
        wrapMode: Text.WordWrap
        font.family: Theme.textFamily
        font.pixelSize: HallTheme.size(0.9)
        Accessible.ignored: true
    }
}
