// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Plain text. Text would auto-detect a name that looks like markup and load pictures it refers to; so every text on the
// table is one of these.
Text {
    textFormat: Text.PlainText
}
