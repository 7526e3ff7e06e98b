// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// The background: the game's ground, the frame around it and the rail in front.
Item {
    id: ground

    required property Stage stage
    /// Top of the rail, below the ground.
    required property real rail
    /// No painted picture.
    readonly property bool bare: Theme.onPaper || Theme.highContrast || stage.isExcerpt
    readonly property int rim: stage.layout?.rim ?? 0

    Rectangle {
        anchors.fill: parent
        color: Theme.cloth
    }
    // Edge of the rail, which is painted elsewhere.
    Rectangle {
        visible: Theme.highContrast
        y: ground.rail
        width: parent.width
        height: 2
        color: Theme.matEdge
    }
    // A single picture, painted once at this size; stretched while the window is being resized.
    Image {
        id: picture
        property string wanted
        property int wantedWidth
        property int wantedHeight
        readonly property bool ready: ground.stage.settled && ground.stage.layout !== null && ground.width > 0

        function describe(): string {
            const layout = ground.stage.layout;
            const options = {
                w: ground.width,
                h: ground.height,
                rim: ground.rim,
                rail: ground.rail,
                candle: Theme.dark ? 1 : 0
            };
            const courts = Array.from(layout.seats).map(seat => layout.court(seat)).filter(court => court.there);
            const own = courts.find(court => court.own);
            const their = courts.find(court => !court.own);
            if (own && their) {
                options.from = their.y + their.height;
                options.to = own.y;
            }
            if (layout.middle.width > 0) {
                options.mx = layout.middle.x;
                options.my = layout.middle.y;
                options.mw = layout.middle.width;
                options.mh = layout.middle.height;
            }
            return Object.entries(options).map(([name, value]) => name + "=" + Math.round(value)).join("&");
        }

        anchors.fill: parent
        visible: !ground.bare
        Binding on wantedWidth {
            value: ground.width
            when: picture.ready
            restoreMode: Binding.RestoreNone
        }
        Binding on wantedHeight {
            value: ground.height
            when: picture.ready
            restoreMode: Binding.RestoreNone
        }
        Binding on wanted {
            value: picture.ready ? "image://grounds/" + Theme.ground + "?" + picture.describe() : ""
            when: picture.ready
            restoreMode: Binding.RestoreNone
        }
        source: ground.bare ? "" : wanted
        // On a table larger than the window the resolution is limited where more would not be visible.
        readonly property real finer: Math.min(1, Math.sqrt(9e6 / Math.max(1, wantedWidth * wantedHeight)))
        sourceSize {
            width: picture.wantedWidth * picture.finer
            height: picture.wantedHeight * picture.finer
        }
    }
}
