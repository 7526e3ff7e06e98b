// SPDX-License-Identifier: GPL-3.0-or-later
import Drawbridge.Scene

// A name or a heading.
PlainText {
    font.family: Theme.nameFamily
    font.pixelSize: Theme.large
}
