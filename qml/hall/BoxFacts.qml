// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// How many can play a game, and how long it takes: on the shelf's edge below its box. One picture, in the middle of it.
Image {
    id: facts

    required property var game

    height: Math.round(Theme.unit * 1.5)
    source: `image://hall/facts?unit=${Theme.unit}&letters=${HallTheme.size(0.95)}&rtl=${HallTheme.mirrored ? 1 : 0}` + `&players=${encodeURIComponent(game.players)}&lasts=${encodeURIComponent(game.lasts)}`
    sourceSize {
        width: facts.width
        height: facts.height
    }
    Accessible.ignored: true // the box says it
}
