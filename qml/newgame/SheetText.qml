// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Text on parchment. Aligned to the start of the layout direction, even if the text falls back to another language.
PlainText {
    horizontalAlignment: Text.AlignLeft
    wrapMode: Text.WordWrap
}
