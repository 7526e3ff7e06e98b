// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A line of text as a cached picture: after the first time it needs no font to be loaded.
HallPicture {
    required property string text
    property color color: HallTheme.ink
    property string family: Theme.nameFamily
    property int letters: HallTheme.name
    /// Maximum width before it is elided; 0: unlimited.
    property int most: 0
    readonly property int line: Math.round(letters * 1.5)

    pixels: Qt.size(0, line)
    wanted: text === "" ? "" : `image://hall/words?height=${line}&letters=${letters}&color=${encodeURIComponent(color)}&most=${most}` + `&family=${encodeURIComponent(family)}&text=${encodeURIComponent(text)}`
    Accessible.ignored: true
}
