// SPDX-License-Identifier: GPL-3.0-or-later
import Drawbridge.Scene

// The table of Castles of Caleira.
TableScene {
    arrangement: CaleiraArrangement {}
}
