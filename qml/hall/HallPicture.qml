// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Foyer

// A picture of the hall, as large as it is shown. Whatever changes about it, HallEasel has it painted anew; until then it is
// stretched.
Image {
    id: picture

    /// Its name; empty: there is nothing to show.
    required property string wanted
    /// How large it is painted; 0: as follows from the other side.
    property size pixels: Qt.size(Math.round(width), Math.round(height))
    property bool stands: false

    function paint() {
        source = ""; // else it would be painted twice, the first time as large as this but as what it was
        sourceSize = pixels;
        source = pixels.height > 0 ? wanted : "";
    }

    onWantedChanged: {
        if (stands)
            HallEasel.ask(picture);
    }
    onPixelsChanged: {
        if (stands)
            HallEasel.ask(picture);
    }
    Component.onCompleted: {
        stands = true;
        paint();
    }
    Component.onDestruction: HallEasel.forget(picture)
}
