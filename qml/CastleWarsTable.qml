// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The table of Castle Wars.
TableScene {
    arrangement: WarsArrangement {}
}
