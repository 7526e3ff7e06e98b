// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Plain text, by default in dark letters of the usual size. Text would auto-detect a name that looks like markup and load
// pictures it refers to; so every text on the table is one of these.
Text {
    textFormat: Text.PlainText
    color: Theme.sable
    font.family: Theme.textFamily
    font.pixelSize: Theme.normal
}
