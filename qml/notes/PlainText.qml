// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Words as they are written. A plain Text takes a name that looks like markup for markup, and fetches the pictures
// that it asks for; so every text on the table is one of these.
Text {
    textFormat: Text.PlainText
}
