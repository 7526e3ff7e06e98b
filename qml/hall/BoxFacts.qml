// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene
import "halllayout.js" as HallLayout

// Player count and duration of a game, on the shelf's edge below its box. A single, centred picture.
HallPicture {
    required property shelfGame game
    /// Available width.
    required property int room
    /// Use the shortest form for minutes.
    required property bool terse
    /// The facts fit only in the short form.
    readonly property bool tight: HallLayout.breadthOf(game.players + game.lasts) * letters + 2.9 * Theme.unit > room
    readonly property int letters: HallTheme.size(0.95)

    height: Math.round(Theme.unit * 1.5)
    wanted: `image://hall/facts?unit=${Theme.unit}&letters=${letters}&rtl=${Theme.mirrored ? 1 : 0}` + `&players=${encodeURIComponent(game.players)}&lasts=${encodeURIComponent(terse ? game.lastsShort : game.lasts)}`
    Accessible.ignored: true // the box says it
}
