// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

Arrangement {
    game: "castle-keep"
    ground: "stone"
    worded: false

    function slotFace(pile: int, place: int): string {
        return place === 8 ? "castle-keep/slot-centre" : place % 2 === 0 ? "castle-keep/slot-corner" : "castle-keep/slot-side";
    }
}
