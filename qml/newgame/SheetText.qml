// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// Words on parchment. They begin where lines do, whatever language they fall back to.
PlainText {
    color: HallTheme.ink
    font.family: Theme.textFamily
    font.pixelSize: Theme.normal
    horizontalAlignment: Text.AlignLeft
    wrapMode: Text.WordWrap
}
