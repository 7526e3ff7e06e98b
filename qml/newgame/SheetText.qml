// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Words on parchment.
PlainText {
    color: HallTheme.ink
    font.family: Theme.textFamily
    font.pixelSize: Theme.normal
    wrapMode: Text.WordWrap
}
