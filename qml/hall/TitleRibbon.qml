// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A ribbon of parchment with a title on it, which takes two lines where it is long.
Image {
    id: ribbon

    required property string title
    /// Of its letters, in pixels.
    required property int largest

    readonly property real room: width - 2 * Math.round(largest * 0.45)
    readonly property bool twoLines: metrics.advanceWidth * 0.62 > room && title.includes(" ")

    height: Math.round(twoLines ? largest * 2.1 : largest * 1.5)
    source: "image://hall/ribbon"
    sourceSize {
        width: width
        height: height
    }

    TextMetrics {
        id: metrics
        text: ribbon.title
        font.family: Theme.nameFamily
        font.pixelSize: ribbon.largest
    }
    PlainText {
        anchors.centerIn: parent
        width: ribbon.room
        height: parent.height
        text: ribbon.title
        color: HallTheme.ink
        font.family: Theme.nameFamily
        font.pixelSize: ribbon.twoLines ? Math.round(ribbon.largest * 0.8) : ribbon.largest
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        wrapMode: ribbon.twoLines ? Text.WordWrap : Text.NoWrap
        lineHeight: 0.9
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
