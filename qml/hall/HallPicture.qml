// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby

// A picture of the hall, painted at the size it is shown. RepaintQueue repaints it after changes; until then it is
// stretched.
Image {
    id: picture

    /// Image source; empty: nothing to show.
    required property string wanted
    /// Size it is painted at; 0: follows from the other dimension.
    property size pixels: Qt.size(Math.round(width), Math.round(height))
    property bool stands: false

    function paint() {
        source = ""; // otherwise it would be painted twice, first with the old source at the new size
        sourceSize = pixels;
        source = pixels.height > 0 ? wanted : "";
    }

    onWantedChanged: {
        if (stands)
            RepaintQueue.ask(picture);
    }
    onPixelsChanged: {
        if (stands)
            RepaintQueue.ask(picture);
    }
    Component.onCompleted: {
        stands = true;
        paint();
    }
    Component.onDestruction: {
        stands = false;
        RepaintQueue.forget(picture);
    }
}
