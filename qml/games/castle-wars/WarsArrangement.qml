// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Castle Wars on the table.
Arrangement {
    game: "castle-wars"
    ground: "tavern"
    // Pips and pictures say all that there is on a card.
    worded: false
    faces: true
}
