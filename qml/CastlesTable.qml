// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The table of CASTLES.
TableScene {
    arrangement: CastlesArrangement {}
}
