// SPDX-License-Identifier: GPL-3.0-or-later
import Drawbridge.Scene

Arrangement {
    game: "castle-keep"
    ground: "stone"
    worded: false
}
