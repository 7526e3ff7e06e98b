// SPDX-License-Identifier: GPL-3.0-or-later

// The table of Castle Keep.
TableScene {
    arrangement: KeepArrangement {}
}
