// SPDX-License-Identifier: GPL-3.0-or-later

// The table of CASTLES.
TableScene {
    arrangement: CastlesArrangement {}
}
