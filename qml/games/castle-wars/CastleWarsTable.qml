// SPDX-License-Identifier: GPL-3.0-or-later
import Drawbridge.Scene

// The table of Castle Wars.
TableScene {
    arrangement: WarsArrangement {}
}
