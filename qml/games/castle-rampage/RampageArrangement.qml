// SPDX-License-Identifier: GPL-3.0-or-later
import Drawbridge.Scene

Arrangement {
    game: "castle-rampage"
    ground: "courtyards"
    faces: true
    //: Below a card that is seen large: what the three numbers on it stand for. Gate and Castle are the two stacks that
    //: a card may defend.
    legend: qsTr("Shield: attack. Left: defence at the Gate. Right: defence in the Castle.")
}
