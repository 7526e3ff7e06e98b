// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Text on parchment. Aligned to the start of the layout direction, even if the text falls back to another language.
PlainText {
    color: HallTheme.ink
    font.family: Theme.textFamily
    font.pixelSize: Theme.normal
    horizontalAlignment: Text.AlignLeft
    wrapMode: Text.WordWrap
}
