// SPDX-License-Identifier: GPL-3.0-or-later
import Drawbridge.Scene

Arrangement {
    game: "castle-wars"
    ground: "tavern"
    // Everything on a card is visible from its pips and pictures.
    worded: false
    faces: true
}
