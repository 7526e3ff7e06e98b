// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene
import "halllayout.js" as HallLayout

// How many can play a game, and how long it takes: on the shelf's edge below its box. One picture, in the middle of it.
HallPicture {
    id: facts

    required property shelfGame game
    /// What it may take.
    required property int room
    /// Minutes are written as short as can be.
    required property bool terse
    /// It needs that.
    readonly property bool tight: HallLayout.breadthOf(game.players + game.lasts) * letters + 2.9 * Theme.unit > room
    readonly property int letters: HallTheme.size(0.95)

    height: Math.round(Theme.unit * 1.5)
    wanted: `image://hall/facts?unit=${Theme.unit}&letters=${letters}&rtl=${Theme.mirrored ? 1 : 0}` + `&players=${encodeURIComponent(game.players)}&lasts=${encodeURIComponent(terse ? game.lastsShort : game.lasts)}`
    Accessible.ignored: true // the box says it
}
