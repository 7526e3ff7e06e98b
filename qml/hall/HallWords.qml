// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// A line of words as a picture: painted once, it is there at once the next time, without a font.
HallPicture {
    required property string text
    property color color: HallTheme.ink
    property string family: Theme.nameFamily
    property int letters: HallTheme.name
    /// How broad they may be before they are cut off; 0: as they like.
    property int most: 0
    readonly property int line: Math.round(letters * 1.5)

    pixels: Qt.size(0, line)
    wanted: text === "" ? "" : `image://hall/words?height=${line}&letters=${letters}&color=${encodeURIComponent(color)}&most=${most}` + `&family=${encodeURIComponent(family)}&text=${encodeURIComponent(text)}`
    Accessible.ignored: true
}
