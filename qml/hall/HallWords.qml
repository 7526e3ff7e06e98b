// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A name or a label, which shrinks somewhat before it is elided.
PlainText {
    /// Maximum width.
    property real most: Infinity

    width: Math.min(implicitWidth, most)
    height: implicitHeight
    color: HallTheme.ink
    elide: Text.ElideRight
    font.family: Theme.nameFamily
    font.pixelSize: HallTheme.name
    fontSizeMode: wrapMode === Text.NoWrap ? Text.HorizontalFit : Text.Fit
    minimumPixelSize: Math.round(font.pixelSize * 0.7)
    Accessible.ignored: true
}
